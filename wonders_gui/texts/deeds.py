"""What another player decided, as one tells it afterwards; a card that stays hidden is not named."""

from engine.catalog.loader import whole_box
from engine.dice import commands as dice
from engine.duel import commands as duel
from engine.seven import commands as seven
from wonders_gui.language import _
from wonders_gui.texts.names import duel_card, duel_token, duel_wonder, free_city, seven_card, side_name
from wonders_gui.texts.names_dice import dice_die, dice_field
from wonders_gui.texts.words import coins


def seven_deed(command: seven.Command, edition: int) -> str:
    """What was done in 7 Wonders; with the Free City's name where it was for that."""
    told = _seven(command, edition)
    if command.seat == command.city:
        return told
    return _("{city}: {action}").format(city=free_city(), action=told)


def _seven(command: seven.Command, edition: int) -> str:
    match command:
        case seven.ChooseSide(side=side):
            sides = whole_box(edition).sides
            return _("Chose {side}").format(side=side_name(sides[side % len(sides)]))
        case seven.BuildCard(card=card) | seven.BuildForNothing(card=card):
            return _("Built {card}").format(card=seven_card(edition, card))
        case seven.BuildStage():
            return _("Built a stage of the wonder")
        case seven.SellCard():
            return _("Discarded a card for coins")
        case seven.TakeFromDiscard(card=card):
            return _("Built {card} from the discard pile").format(card=seven_card(edition, card))
        case seven.CopyGuild(card=card):
            return _("Copied {card}").format(card=seven_card(edition, card))
        case seven.PayLoss(coins=paid):
            return _("Paid {coins}").format(coins=coins(paid)) if paid else _("Paid nothing and took debt")
        case _:
            return _("Chose nothing")


def duel_deed(command: duel.Command) -> str:
    """What was done in Duel, where everything lies open."""
    match command:
        case duel.TakeWonder(wonder=wonder):
            return _("Chose {wonder}").format(wonder=duel_wonder(wonder))
        case duel.BuildCard(card=card):
            return _("Built {card}").format(card=duel_card(card))
        case duel.DiscardCard(card=card):
            return _("Discarded {card} for coins").format(card=duel_card(card))
        case duel.BuildWonder(wonder=wonder, card=card):
            return _("Built {wonder} with {card}").format(wonder=duel_wonder(wonder), card=duel_card(card))
        case duel.ChooseToken(token=token):
            return _("Chose {token}").format(token=duel_token(token))
        case duel.DestroyCard(card=card):
            return _("Destroyed {card}").format(card=duel_card(card))
        case duel.TakeFromDiscard(card=card):
            return _("Built {card} from the discard pile").format(card=duel_card(card))
        case duel.ChooseBeginner(seat=seat, beginner=beginner):
            return _("Began the Age") if seat == beginner else _("Let you begin the Age")
        case _:
            return _("Chose nothing")


def dice_deed(command: dice.Command) -> str:
    """What was done in Dice."""
    match command:
        case dice.Build():
            text = _("{die}: crossed off {field}")
            return text.format(die=dice_die(command.die), field=dice_field(command.field))
        case dice.BuildWonder():
            return _("Built a stage of the wonder")
        case dice.Pass():
            return _("Passed and took coins")
        case dice.Cross():
            return _("Crossed off: {field}").format(field=dice_field(command.field))
        case dice.RemoveDie():
            return _("Took out: {die}").format(die=dice_die(command.die))
        case _:
            return _("Chose nothing")
