"""Prices of Duel in words: the bill of a card or a wonder with what this game calls its items."""

from typing import Final

from engine.catalog.duel.loader import load_duel
from engine.core.bill import Bill
from engine.duel.bill import card_bill, wonder_bill
from engine.duel.view import View
from wonders_gui.art.faces import Sign
from wonders_gui.games.duel import faces
from wonders_gui.games.duel.telling import Line
from wonders_gui.language import _
from wonders_gui.texts.bills import Wording, bill_lines, bill_text, receiver_forms, short_text
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names import DUEL, card_name, token_name

NO_SIGN: Final = Sign("")


class Billing:
    """Says prices of one moment to the seat of a view."""

    def __init__(self, view: View, people: Cast) -> None:
        self._view = view
        self._people = people

    def card(self, card: int) -> Bill:
        """What a card costs the seat."""
        return card_bill(self._view.table, self._view.seat, card)

    def wonder(self, wonder: int) -> Bill:
        """What a wonder costs the seat."""
        return wonder_bill(self._view.table, self._view.seat, wonder)

    def card_lines(self, card: int) -> tuple[Line, ...]:
        """The price of a card, item by item."""
        return _lines(self.card(card), self._wording(self.card(card), card))

    def wonder_lines(self, wonder: int) -> tuple[Line, ...]:
        """The price of a wonder, item by item."""
        return _lines(self.wonder(wonder), self._wording(self.wonder(wonder)))

    def card_text(self, card: int) -> str:
        """The price of a card in sentences."""
        return bill_text(self.card(card), self._wording(self.card(card), card))

    def wonder_text(self, wonder: int) -> str:
        """The price of a wonder in sentences."""
        return bill_text(self.wonder(wonder), self._wording(self.wonder(wonder)))

    def forms(self, bill: Bill) -> list[str]:
        """What a button says of a price, from the full form to the shortest."""
        return [short_text(bill.short)] if bill.short is not None else receiver_forms(bill, self._people)

    def _wording(self, bill: Bill, card: int | None = None) -> Wording:
        rival = 1 - self._view.seat
        purses = {rival: self._view.table.cities[rival].coins}
        saver = token_name(bill.spared_by) if bill.spared_by else ""
        words = Wording(
            self._people,
            _("printed on the card"),
            saver=saver,
            purses=purses,
            is_other=self._view.seat != self._people.you,
        )
        if card is None or not bill.waived_by:
            return words
        return Wording(self._people, "", waived=_chained(card), waived_sign=_mark(card))


def _chained(card: int) -> str:
    source = load_duel().cards[card].free_with
    return _("Free thanks to {card}").format(card=card_name(DUEL, source)) if source is not None else ""


def _mark(card: int) -> Sign:
    marks = faces.card_face(card).chain_from
    return Sign(marks[0] if marks else "link")


def _lines(bill: Bill, wording: Wording) -> tuple[Line, ...]:
    return tuple(Line(NO_SIGN, line.spoken, bill=line) for line in bill_lines(bill, wording))
