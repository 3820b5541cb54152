"""A decision of 7 Wonders as a text and as a picture, for whoever looks back at it."""

from engine.seven import commands
from engine.seven.view import View
from wonders_gui.art.moves import MoveFace
from wonders_gui.games.seven.faces import card_face
from wonders_gui.texts.commands import seven_command


def move_text(command: commands.Command, view: View) -> str:
    """The decision as an imperative."""
    return seven_command(command, view.table.book.edition)


def move_face(command: commands.Command, view: View) -> MoveFace:
    """What the decision is about."""
    edition = view.table.book.edition
    match command:
        case commands.BuildStage(card=card):
            return MoveFace("stage", card_face(edition, card))
        case commands.SellCard(card=card):
            return MoveFace("sell", card_face(edition, card))
        case (
            commands.BuildCard(card=card)
            | commands.BuildForNothing(card=card)
            | commands.TakeFromDiscard(card=card)
            | commands.CopyGuild(card=card)
        ):
            return MoveFace("", card_face(edition, card))
        case commands.ChooseSide():
            return MoveFace("wonder")
        case commands.PayLoss(coins=coins):
            return MoveFace("coin_lost" if coins else "debt")
        case _:
            return MoveFace("skip")
