"""A decision in words: for hints, for the list of taken decisions, and for screen readers."""

from engine.catalog.loader import whole_box
from engine.dice import commands as dice
from engine.duel import commands as duel
from engine.seven import commands as seven
from wonders_gui.language import _
from wonders_gui.texts.names import duel_card, duel_token, duel_wonder, free_city, seven_card, side_name
from wonders_gui.texts.names_dice import dice_die, dice_field
from wonders_gui.texts.words import capital, coins


def seven_command(command: seven.Command, edition: int) -> str:
    """What a player asks for, as an imperative; with the Free City's name where it is for that."""
    told = _seven(command, edition)
    if command.seat == command.city:
        return told
    return _("{city}: {action}").format(city=free_city(), action=told)


def _seven(command: seven.Command, edition: int) -> str:
    match command:
        case seven.ChooseSide(side=side):
            sides = whole_box(edition).sides
            return _("Choose {side}").format(side=side_name(sides[side % len(sides)]))
        case seven.BuildCard(card=card):
            return _("Build {card}").format(card=seven_card(edition, card))
        case seven.BuildForNothing(card=card):
            return _("Build {card} for free").format(card=seven_card(edition, card))
        case seven.BuildStage(card=card):
            return _("Build a stage with {card}").format(card=seven_card(edition, card))
        case seven.SellCard(card=card):
            return _("Discard {card} for coins").format(card=seven_card(edition, card))
        case seven.TakeFromDiscard(card=card):
            return _("Build {card} from the discard pile").format(card=seven_card(edition, card))
        case seven.LeaveDiscard():
            return _("Take nothing from the discard pile")
        case seven.CopyGuild(card=card):
            return _("Copy {card}").format(card=seven_card(edition, card))
        case seven.PayLoss(coins=paid):
            return _("Pay {coins}").format(coins=coins(paid)) if paid else _("Pay nothing and take debt")
        case _:
            return _("Choose a card")


def duel_command(command: duel.Command) -> str:
    """What a player asks for, as an imperative."""
    match command:
        case duel.TakeWonder(wonder=wonder):
            return _("Choose {wonder}").format(wonder=duel_wonder(wonder))
        case duel.BuildCard(card=card):
            return _("Build {card}").format(card=duel_card(card))
        case duel.DiscardCard(card=card):
            return _("Discard {card} for coins").format(card=duel_card(card))
        case duel.BuildWonder(wonder=wonder, card=card):
            return _("Build {wonder} with {card}").format(wonder=duel_wonder(wonder), card=duel_card(card))
        case duel.ChooseToken(token=token):
            return _("Choose {token}").format(token=duel_token(token))
        case duel.DestroyCard(card=card):
            return _("Destroy {card}").format(card=duel_card(card))
        case duel.TakeFromDiscard(card=card):
            return _("Build {card} from the discard pile").format(card=duel_card(card))
        case duel.ChooseBeginner(seat=seat, beginner=beginner):
            return _("Begin the Age") if seat == beginner else _("Let your opponent begin the Age")
        case _:
            return _("Choose nothing")


def dice_command(command: dice.Command) -> str:
    """What a player asks for, as an imperative."""
    match command:
        case dice.Build():
            text = _("{die}: cross off {field}")
            return capital(text.format(die=dice_die(command.die), field=dice_field(command.field)))
        case dice.BuildWonder():
            return _("Build the next stage of the wonder")
        case dice.Pass():
            return _("Pass and take coins")
        case dice.Cross():
            return _("Cross off: {field}").format(field=dice_field(command.field))
        case dice.RemoveDie():
            return _("Take out: {die}").format(die=dice_die(command.die))
        case _:
            return _("Choose nothing")
