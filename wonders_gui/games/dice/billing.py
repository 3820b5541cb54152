"""Prices of Dice in words: the bill of a command with what this game calls its items."""

from typing import Final

from engine.core.bill import Short
from engine.core.refusal import Refusal
from engine.dice.bill import DISCOUNT, FREE_DIE, FREE_TURN, bill_of
from engine.dice.commands import Build, Command
from engine.dice.view import View
from wonders_gui.language import _
from wonders_gui.texts.bills import Billed, Wording, short_sentence
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names import DICE
from wonders_gui.texts.names_dice import dice_die
from wonders_gui.texts.refusals import refusal_text
from wonders_gui.texts.words import capital

TOO_DEAR: Final = "too_few_coins"


def billed(view: View, command: Command, *, own_eyes: bool = True) -> Billed:
    """The price of a command for the seat of a view, whether it can pay or not; as told to that seat's player."""
    rebates = {
        DISCOUNT: _("discount on dice"),
        FREE_DIE: _("this die is free"),
        FREE_TURN: _("this time the die is free"),
    }
    fee = capital(dice_die(command.die)) if isinstance(command, Build) else ""
    nobody = Cast(())  # all coins of Dice go to the bank
    wording = Wording(nobody, fee, rebates=rebates, income=_("choosing the die brings"), is_other=not own_eyes)
    return Billed(bill_of(view.table, command), wording)


def refused_text(refusal: Refusal) -> str:
    """Why a command is refused: the coins that are short, or what else is in the way."""
    if refusal.code == TOO_DEAR:
        return short_sentence(Short(coins=int(refusal.details["missing"])))
    return refusal_text(DICE, refusal)
