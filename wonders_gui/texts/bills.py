"""Prices in words, the same in every game: each item of a bill as a line, who gets the coins, and what is short."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from engine.core.bill import BANK, Bill, Bought, Short, Units
from engine.core.seats import Seat
from wonders_gui.art.faces import Sign, Signs
from wonders_gui.language import _, ngettext, pgettext
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names import resource_name
from wonders_gui.texts.words import capital, coins, either, listed, sentences

RESOURCE: Final = "resource"
"""A unit of any kind, in Dice."""
ARROW: Final = "\N{RIGHTWARDS ARROW}"
MOST_PIPS: Final = 4
MOST_WAYS: Final = 2


class Kind(Enum):
    """What a line of a bill is about."""

    OWN = "own"
    SPARED = "spared"
    BOUGHT = "bought"
    FEE = "fee"
    REBATE = "rebate"
    INCOME = "income"
    FREE = "free"
    TOTAL = "total"
    SHORT = "short"


@dataclass(frozen=True, slots=True)
class BillLine:
    """One line: signs, a text, and coins at its end; `spoken` says all of it in words."""

    kind: Kind
    text: str
    spoken: str
    signs: Signs = ()
    coins: int | None = None
    end: str = ""
    """What the receivers have after a total, where there is room."""


@dataclass(frozen=True, slots=True)
class Wording:
    """What one game calls things: who gets coins, what the fee is for, and what saves something."""

    people: Cast
    fee: str
    saver: str = ""
    """What spares units."""
    waived: str = ""
    """Why nothing is paid, as a line."""
    waived_sign: Sign = field(default=Sign("check"))
    rebates: Mapping[str, str] = field(default_factory=dict)
    income: str = ""
    purses: Mapping[Seat, int] = field(default_factory=dict)
    """What those have who may get coins."""
    is_other: bool = False
    """Not the player pays: the Free City, or somebody through whose eyes a game is looked back at."""


# -- lines ----------------------------------------------------------------------------------------------------------


def bill_lines(bill: Bill, wording: Wording) -> list[BillLine]:
    """Every item of a bill, then the sum and what is short."""
    if bill.is_free:
        return [_free(wording if bill.waived_by else None)]
    lines = [*_kept_units(bill, wording), *_purchases(bill, wording)]
    if bill.fee:
        spoken = _("{what}: {coins}.").format(what=capital(wording.fee), coins=coins(bill.fee))
        lines.append(BillLine(Kind.FEE, wording.fee, spoken, coins=bill.fee))
    lines += _rebates(bill, wording)
    if bill.total or bill.income or bill.rebates:
        lines.append(_total(bill, wording))
    if bill.short is not None:
        lines.append(BillLine(Kind.SHORT, short_text(bill.short), short_sentence(bill.short), (Sign("cross"),)))
    return lines


def bill_text(bill: Bill, wording: Wording) -> str:
    """The whole bill as sentences, for tooltips and for those who hear it."""
    return sentences(line.spoken for line in bill_lines(bill, wording))


def _free(waived: Wording | None) -> BillLine:
    if waived is None or not waived.waived:
        text = _("costs nothing")
        return BillLine(Kind.FREE, text, _("It costs nothing."), (Sign("check"),))
    return BillLine(Kind.FREE, waived.waived, f"{capital(waived.waived)}.", (waived.waived_sign,))


def _kept_units(bill: Bill, wording: Wording) -> list[BillLine]:
    """What is there already, and what is not needed."""
    lines = []
    if bill.own:
        whose = _("from the city itself") if wording.is_other else _("your own")
        spoken = _("From the city itself: {units}.") if wording.is_other else _("Own: {units}.")
        told = spoken.format(units=units_text(bill.own))
        lines.append(BillLine(Kind.OWN, _counted(bill.own, whose), told, pips(bill.own)))
    if bill.spared:
        text = _("covered by {what}").format(what=wording.saver)
        spoken = _("{what} covers {units}.").format(what=wording.saver, units=units_text(bill.spared))
        lines.append(BillLine(Kind.SPARED, text, spoken, pips(bill.spared)))
    return lines


def _purchases(bill: Bill, wording: Wording) -> list[BillLine]:
    """One line for each seller and price."""
    groups: dict[tuple[Seat, int], list[Bought]] = {}
    for item in bill.bought:
        groups.setdefault((item.seller, item.price), []).append(item)
    return [_purchase(items, wording) for items in groups.values()]


def _purchase(items: Sequence[Bought], wording: Wording) -> BillLine:
    seller, price = items[0].seller, items[0].price
    units = [item.units for item in items]
    paid = sum(item.coins for item in items)
    fields = {"units": units_text(units), "price": price, "coins": coins(paid)}
    if sum(unit.count for unit in units) == 1:
        text = Payee(_("from the bank"), _("from you"), _("from {player}"))
        spoken = Payee(
            _("{units} from the bank for {coins}."),
            _("{units} from you for {coins}."),
            _("{units} from {player} for {coins}."),
        )
    else:
        text = Payee(_("from the bank at {price}"), _("from you at {price}"), _("from {player} at {price}"))
        spoken = Payee(
            _("{units} from the bank at {price} each: {coins}."),
            _("{units} from you at {price} each: {coins}."),
            _("{units} from {player} at {price} each: {coins}."),
        )
    people = wording.people
    told = _counted(units, text.of(seller, people, **fields))
    return BillLine(Kind.BOUGHT, told, spoken.of(seller, people, **fields), pips(units), paid)


def _counted(units: Sequence[Units], text: str) -> str:
    """Resources without a sign of their own are counted in words."""
    if units[0].resource != RESOURCE:
        return text
    return _("{units}: {where}").format(units=units_text(units), where=text)


def _rebates(bill: Bill, wording: Wording) -> list[BillLine]:
    lines = []
    for rebate in bill.rebates:
        text = wording.rebates[rebate.by]
        spoken = _("{what}: {coins} less.").format(what=capital(text), coins=coins(rebate.coins))
        lines.append(BillLine(Kind.REBATE, text, spoken, coins=-rebate.coins))
    if bill.income:
        spoken = _("{what}: {coins} more.").format(what=capital(wording.income), coins=coins(bill.income))
        lines.append(BillLine(Kind.INCOME, wording.income, spoken, coins=bill.income))
    return lines


def _total(bill: Bill, wording: Wording) -> BillLine:
    """The sum, and what is left or there; of what can be had only, where a resource is short."""
    if bill.short is not None and bill.short.resources:
        rest = _("{coins} for the rest").format(coins=coins(bill.total))
        return BillLine(Kind.TOTAL, rest, f"{rest}.")
    if bill.kept < 0:
        text = _("Total {total}, available: {purse}") if wording.is_other else _("Total {total}, you have {purse}")
    else:
        text = _("Total {total}, {kept} left") if wording.is_other else _("Total {total}, you keep {kept}")
    told = text.format(total=bill.total, kept=bill.kept, purse=bill.purse + bill.income)
    return BillLine(Kind.TOTAL, told, f"{told}.", end=_receivers_after(bill, wording))


def _receivers_after(bill: Bill, wording: Wording) -> str:
    """How rich those become who are paid."""
    if bill.short is not None:
        return ""
    told = []
    for receiver in bill.receivers():
        if receiver in wording.purses:
            before = wording.purses[receiver]
            told.append(f"{wording.people.label(receiver)} {before} {ARROW} {before + bill.coins_to(receiver)}")
    return ", ".join(told)


def units_text(units: Sequence[Units]) -> str:
    """Resources with their numbers: 2 stone and 1 papyrus."""
    return listed(_unit_text(unit) for unit in units)


def _unit_text(unit: Units) -> str:
    if unit.resource == RESOURCE:
        return ngettext("{number} resource", "{number} resources", unit.count).format(number=unit.count)
    return f"{unit.count} {resource_name(unit.resource)}"


def pips(units: Sequence[Units]) -> Signs:
    """Resources as signs: a few of them one by one, more as a number and one sign."""
    row: list[Sign] = []
    few = sum(unit.count for unit in units) <= MOST_PIPS
    for unit in units:
        if unit.resource != RESOURCE:
            row += [Sign(unit.resource)] * unit.count if few else [Sign("", text=str(unit.count)), Sign(unit.resource)]
    return tuple(row)


# -- who gets what --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Payee:
    """One text in three forms: for the bank, for you, and for another player."""

    bank: str
    you: str
    another: str

    def of(self, payee: Seat, people: Cast, /, **fields: object) -> str:
        """The form that speaks of whoever is paid, with its fields filled in."""
        if payee == BANK:
            return self.bank.format(**fields)
        return people.says(payee, self.you, self.another, **fields)


def receiver_forms(bill: Bill, people: Cast) -> list[str]:
    """Who gets how much, from the full form to the shortest: for the line below a button."""
    if not bill.total:
        return [_("pay nothing")]
    shares = [(bill.coins_to(receiver), receiver) for receiver in bill.receivers()]
    full = Payee(_("{coins} to the bank"), _("{coins} to you"), _("{coins} to {player}"))
    brief = Payee(
        pgettext("short payment", "{number} to the bank"),
        pgettext("short payment", "{number} to you"),
        pgettext("short payment", "{number} to {player}"),
    )
    return [
        listed(full.of(receiver, people, coins=coins(share)) for share, receiver in shares),
        ", ".join(brief.of(receiver, people, number=share) for share, receiver in shares),
        coins(bill.total),
    ]


# -- what is short --------------------------------------------------------------------------------------------------


def short_forms(short: Short) -> list[str]:
    """What is lacking, from the full form to one that fits below a small button; all of them are true."""
    forms = [short_text(short)]
    if short.count:
        text = ngettext("{number} resource short", "{number} resources short", short.count)
        forms.append(text.format(number=short.count))
    return forms


def short_text(short: Short) -> str:
    """How much of what is lacking; where production leaves a choice, every way."""
    lacking = [coins(short.coins)] if short.coins else []
    if len(short.resources) <= 1:
        named = [_unit_text(unit) for way in short.resources for unit in way]
        return _("{what} short").format(what=listed([*named, *lacking]))
    text = ngettext("{number} resource short: {which}", "{number} resources short: {which}", short.count)
    told = text.format(number=short.count, which=_which(short))
    return "; ".join([told, *(_("{what} short").format(what=what) for what in lacking)])


def short_sentence(short: Short) -> str:
    """The same as a sentence: why something cannot be done."""
    return f"{capital(short_text(short))}."


def _which(short: Short) -> str:
    if short.count == 1:
        return either(resource_name(way[0].resource) for way in short.resources)
    if len(short.resources) <= MOST_WAYS:
        return pgettext("list", "{first}, or {last}").format(
            first=units_text(short.resources[0]), last=units_text(short.resources[1])
        )
    kinds = dict.fromkeys(unit.resource for way in short.resources for unit in way)
    return ", ".join(resource_name(kind) for kind in kinds)


@dataclass(frozen=True, slots=True)
class Billed:
    """A price: its bill, and how it is said."""

    bill: Bill
    wording: Wording

    def lines(self) -> list[BillLine]:
        """Item by item."""
        return bill_lines(self.bill, self.wording)

    def text(self) -> str:
        """In sentences."""
        return bill_text(self.bill, self.wording)

    def forms(self) -> list[str]:
        """What a button says, from the full form to the shortest: who is paid how much, or what is short."""
        if self.bill.short is not None:
            return short_forms(self.bill.short)
        return receiver_forms(self.bill, self.wording.people)
