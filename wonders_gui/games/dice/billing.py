"""Prices of Dice in words: the bill of a command with what this game calls its items."""

from dataclasses import dataclass
from typing import Final

from engine.core.bill import Bill, Short
from engine.core.refusal import Refusal
from engine.dice.bill import DISCOUNT, FREE_DIE, FREE_TURN, bill_of
from engine.dice.commands import Build, Command
from engine.dice.view import View
from wonders_gui.language import _
from wonders_gui.texts.bills import (
    BillLine,
    Wording,
    bill_lines,
    bill_text,
    receiver_forms,
    short_forms,
    short_sentence,
)
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names import DICE
from wonders_gui.texts.names_dice import dice_die
from wonders_gui.texts.refusals import refusal_text
from wonders_gui.texts.words import capital

TOO_DEAR: Final = "too_few_coins"


@dataclass(frozen=True, slots=True)
class Billed:
    """The price of one command: its bill, and how it is said."""

    bill: Bill
    wording: Wording

    def lines(self) -> list[BillLine]:
        """Item by item."""
        return bill_lines(self.bill, self.wording)

    def text(self) -> str:
        """In sentences."""
        return bill_text(self.bill, self.wording)

    def form(self) -> str:
        """What a button says: who is paid how much, or what is short."""
        if self.bill.short is not None:
            return short_forms(self.bill.short)[0]
        return receiver_forms(self.bill, self.wording.people)[0]


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
