"""What is told of a card before it is played: where its price goes and what it brings, as rows of a model."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt

from engine.catalog.model import (
    BoardRebate,
    CoinLoss,
    CopiedScience,
    Debt,
    Diplomacy,
    DiscardDefeats,
    Discount,
    Gift,
    Power,
    Production,
    Rebate,
    VictoryToken,
)
from engine.core.seats import NOBODY
from engine.seven.book import SYMBOL_NAMES
from engine.seven.commands import BuildCard, BuildStage
from engine.seven.forecast import Forecast
from engine.seven.legality import city_to_decide
from engine.seven.state import State
from wonders_gui.art.faces import Sign
from wonders_gui.games.seven.billing import billed, deciding_city
from wonders_gui.games.seven.faces import band, card_face
from wonders_gui.games.seven.offers import Action, CardOffers, Offer
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.words import card_of, card_title, stage_of, stage_title, why_not
from wonders_gui.language import _
from wonders_gui.models.records import RecordsModel
from wonders_gui.models.roles import Role
from wonders_gui.texts.bills import BillLine, Kind
from wonders_gui.texts.effects_seven import card_text, chains_text, effect_text
from wonders_gui.texts.words import coins, listed, sentences

Signs = tuple[Sign, ...]
Told = Power | Gift | CoinLoss | Debt | Diplomacy | VictoryToken | DiscardDefeats | CopiedScience
"""What is said in words, because no number of the forecast says it."""
ARROW = "\N{RIGHTWARDS ARROW}"


class Shape(Enum):
    """How a row is painted."""

    HEADING = "heading"
    LINE = "line"
    BOX = "box"
    TEXT = "text"
    BILL = "bill"


@dataclass(frozen=True, slots=True)
class FactRow:
    """One row: signs, a text, and something at the right end."""

    shape: Shape
    text: str
    signs: Signs = ()
    end: str = ""
    end_signs: Signs = ()
    tone: str = "ink"
    spare: bool = False
    """Shown only where there is room."""
    lesser: bool = False
    """Goes last of all, before rows would lie on each other."""
    bill: BillLine | None = None
    """An item of a price, which is painted as in every game."""

    def role(self, role: int) -> object:
        """What a model says of this row."""
        if role == Role.RECORD:
            return self
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            numbers = [coins(sign.number) for sign in self.end_signs if sign.icon == "coin" and sign.number is not None]
            return ", ".join(part for part in (self.text, self.end, *numbers) if part)
        return None


class FactsModel(RecordsModel[FactRow]):
    """The rows of the detail panel."""


def fact_rows(state: State, people: People, found: CardOffers, way: int, action: Action | None = None) -> list[FactRow]:
    """All that is told of one use of a card, usually of building it, when it is paid in this way."""
    offer = found.of(action) if action is not None else None
    main = offer or (found.offers[0] if found.offers else None)
    if main is None:
        return [FactRow(Shape.TEXT, card_text(card_of(state, found.card)))]
    whose = [FactRow(Shape.BOX, _("For the Free City"), tone="warm")] if _is_foreign(state, people) else []
    if not main.is_open:
        return [*whose, *_refused(state, people, main), *_explained(state, found.card)]
    told = main.forecasts[min(way, len(main.forecasts) - 1)]
    rows = [*whose, _heading(state, people, main, _("Price")), *_price(state, people, main, way)]
    brought = list(_brought(state, people, main, told))
    heading = [FactRow(Shape.HEADING, _("What it brings"))] if brought else []
    return [*rows, *heading, *brought, *_explained(state, found.card)]


def _heading(state: State, people: People, offer: Offer, text: str) -> FactRow:
    """A stage is named: the card is at the head of the panel, and this is not its price."""
    if offer.action is not Action.STAGE:
        return FactRow(Shape.HEADING, text)
    stage = stage_title(state.stages[deciding_city(state, people)])
    return FactRow(Shape.HEADING, f"{stage} · {text}")


def _is_foreign(state: State, people: People) -> bool:
    """Whether a card is chosen for another city than the player's own: the Free City."""
    return city_to_decide(state, people.seat) not in (people.seat, NOBODY)


def _explained(state: State, number: int) -> Iterator[FactRow]:
    """The whole effect in words, where there is room for it."""
    card = card_of(state, number)
    yield FactRow(Shape.HEADING, _("The card"), spare=True)
    yield FactRow(
        Shape.TEXT, sentences((card_text(card), chains_text(card, state.book.edition))), spare=True, tone="ink_soft"
    )


def _refused(state: State, people: People, offer: Offer) -> Iterator[FactRow]:
    """Why not: what is short comes first, then what there is."""
    yield _heading(state, people, offer, _("Not possible now"))
    price = billed(state, people, offer)
    if price is None:
        yield FactRow(Shape.TEXT, why_not(state, offer.refusal), (Sign("cross"),), tone="bad")
        return
    lines = price.lines()
    yield from (_item(line) for line in sorted(lines, key=lambda line: line.kind is not Kind.SHORT))


# -- price --------------------------------------------------------------------------------------------------------


def _price(state: State, people: People, offer: Offer, way: int) -> Iterator[FactRow]:
    price = billed(state, people, offer, way)
    if price is not None:
        yield from (_item(line) for line in price.lines())


def _item(line: BillLine) -> FactRow:
    return FactRow(Shape.BILL, line.spoken, bill=line, lesser=line.kind in (Kind.OWN, Kind.REBATE))


# -- what it brings -----------------------------------------------------------------------------------------------


def _brought(state: State, people: People, offer: Offer, told: Forecast) -> Iterator[FactRow]:
    yield from _effects(state, people, offer, told)
    yield from _military(state, people, told)
    yield from _science(told)
    yield from _coins(told)
    yield from _opened(state, told)
    yield from _points(people, told)


def _effects(state: State, people: People, offer: Offer, told: Forecast) -> Iterator[FactRow]:
    """What has no number of its own: production, trade, powers."""
    command = offer.commands[0]
    if isinstance(command, BuildStage):
        effects = stage_of(state, told.city, state.stages[told.city]).effects
    else:
        effects = card_of(state, offer.card).effects
    for effect in effects:
        if isinstance(effect, Production):
            alone = _("every turn, for you alone") if told.city == people.cast.you else _("every turn, not for sale")
            text = _("every turn") if effect.sold else alone
            yield FactRow(Shape.LINE, text, band((effect,), compact=True))
        elif isinstance(effect, Discount | Rebate | BoardRebate):
            yield FactRow(Shape.LINE, _("cheaper trade"), band((effect,)))
        elif isinstance(effect, Told):
            yield FactRow(Shape.TEXT, effect_text(effect), band((effect,)))


def _military(state: State, people: People, told: Forecast) -> Iterator[FactRow]:
    if told.after.shields == told.before.shields:
        return
    text = _("shields {before} {arrow} {after}").format(
        before=told.before.shields, arrow=ARROW, after=told.after.shields
    )
    beside = (state.table.left[told.city], state.table.right[told.city])
    rivals = " · ".join(f"{people.name(city)} {state.shields[city]}" for city in beside)
    yield FactRow(Shape.LINE, text, (Sign("shield"),), end=rivals)


def _science(told: Forecast) -> Iterator[FactRow]:
    for number, symbol in enumerate(SYMBOL_NAMES):
        before, after = told.before.science[number], told.after.science[number]
        if after > before:
            icon = "any_science" if symbol == "any" else symbol
            text = _("of this symbol {before} {arrow} {after}").format(before=before, arrow=ARROW, after=after)
            yield FactRow(Shape.LINE, text, (Sign(icon),))


def _coins(told: Forecast) -> Iterator[FactRow]:
    gained = told.after.coins - told.before.coins + told.payment.total
    if gained:
        yield FactRow(Shape.LINE, _("from the bank"), (Sign("coin", gained),))


def _opened(state: State, told: Forecast) -> Iterator[FactRow]:
    if told.opens:
        marks = dict.fromkeys(card_face(state.book.edition, card).chain_from[0] for card in told.opens)
        text = _("later free: {cards}").format(cards=listed(card_title(state, card) for card in told.opens))
        yield FactRow(Shape.TEXT, text, tuple(Sign(mark) for mark in list(marks)[:2]), lesser=True)


def _points(people: People, told: Forecast) -> Iterator[FactRow]:
    before, after = told.before.points, told.after.points
    if after != before:
        text = _("points now {before} {arrow} {after}")
        if told.city != people.seat:
            text = _("its points {before} {arrow} {after}")
        text = text.format(before=before, arrow=ARROW, after=after)
        tone = "good" if after > before else "bad"
        yield FactRow(Shape.BOX, text, (Sign("points", after - before),) if after > before else (), tone=tone)


def way_label(state: State, people: People, command: object) -> str:
    """One way to pay, as short as a segment needs it."""
    if not isinstance(command, BuildCard | BuildStage):
        return ""
    paid = command.payment
    shares = (
        (paid.left, people.name(state.table.left[command.city])),
        (paid.right, people.name(state.table.right[command.city])),
    )
    return " · ".join(f"{name} {share}" for share, name in shares if share) or _("nobody")
