"""A decision of Duel as a text and as a picture, for whoever looks back at it."""

from engine.duel import commands
from engine.duel.view import View
from wonders_gui.art.moves import MoveFace
from wonders_gui.games.duel.faces import card_face, token_face, wonder_face
from wonders_gui.texts.commands import duel_command


def move_text(command: commands.Command, view: View) -> str:
    """The decision as an imperative."""
    return duel_command(command)


def move_face(command: commands.Command, view: View) -> MoveFace:
    """What the decision is about."""
    match command:
        case commands.TakeWonder(wonder=wonder):
            return MoveFace("wonder", wonder=wonder_face(wonder))
        case commands.BuildWonder(wonder=wonder, card=card):
            return MoveFace("stage", card_face(card), wonder_face(wonder))
        case commands.DiscardCard(card=card):
            return MoveFace("sell", card_face(card))
        case commands.BuildCard(card=card) | commands.TakeFromDiscard(card=card):
            return MoveFace("", card_face(card))
        case commands.DestroyCard(card=card):
            return MoveFace("discard", card_face(card))
        case commands.ChooseToken(token=token):
            return MoveFace("token_ring", token=token_face(token))
        case _:
            return MoveFace("skip")
