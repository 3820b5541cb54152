"""What is told of a card before it is played: where its price goes and what it brings, as rows of a model."""

from collections.abc import Iterator, Sequence
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
from engine.seven.forecast import LEFT, RIGHT, Forecast, wares
from engine.seven.legality import city_to_decide
from engine.seven.state import State
from wonders_gui.art.faces import Sign
from wonders_gui.games.seven.faces import band, card_face
from wonders_gui.games.seven.offers import Action, CardOffers, Means, Offer
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.words import card_of, card_title, stage_of, why_not
from wonders_gui.language import _, ngettext
from wonders_gui.models.records import RecordsModel
from wonders_gui.models.roles import Role
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


def fact_rows(state: State, people: People, found: CardOffers, way: int) -> list[FactRow]:
    """All that is told of a card when its building is paid in this way."""
    main = found.offers[0] if found.offers else None
    if main is None:
        return [FactRow(Shape.TEXT, card_text(card_of(state, found.card)))]
    whose = [FactRow(Shape.BOX, _("For the Free City"), tone="warm")] if _is_foreign(state, people) else []
    if not main.is_open:
        return [*whose, *_refused(state, main), *_explained(state, found.card)]
    told = main.forecasts[min(way, len(main.forecasts) - 1)]
    rows = [*whose, FactRow(Shape.HEADING, _("Price")), *_price(state, people, found, main, told)]
    brought = list(_brought(state, people, main, told))
    heading = [FactRow(Shape.HEADING, _("What it brings"))] if brought else []
    return [*rows, *heading, *brought, *_explained(state, found.card)]


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


def _refused(state: State, offer: Offer) -> Iterator[FactRow]:
    yield FactRow(Shape.HEADING, _("Not possible now"))
    yield FactRow(Shape.TEXT, why_not(state, offer.refusal), (Sign("cross"),), tone="bad")


# -- price --------------------------------------------------------------------------------------------------------


def _price(state: State, people: People, found: CardOffers, offer: Offer, told: Forecast) -> Iterator[FactRow]:
    yield from _sources(state, people, found, offer, told)
    if told.payment.total:
        yield _kept(state, people, told)


def _sources(state: State, people: People, found: CardOffers, offer: Offer, told: Forecast) -> Iterator[FactRow]:
    bought = told.purchase
    if offer.action is Action.BUILD and found.means is Means.CHAIN:
        yield _chained(state, told.city, found.card)
        return
    if offer.action is Action.BUILD and found.means is Means.WAIVED:
        own = told.city == people.seat
        text = _("free thanks to your wonder") if own else _("free thanks to its wonder")
        yield FactRow(Shape.LINE, text, (Sign("wonder"),), tone="good")
        return
    if bought.own:
        whose = _("your own") if told.city == people.seat else _("its own")
        yield FactRow(Shape.LINE, whose, _pips(bought.own), lesser=True)
    for side, units, share, city, arrow in (
        (LEFT, bought.left, told.payment.left, state.table.left[told.city], "pass_left"),
        (RIGHT, bought.right, told.payment.right, state.table.right[told.city], "pass_right"),
    ):
        if units:
            text = _("from {name}").format(name=people.called(city))
            yield FactRow(Shape.LINE, text, _pips(units), end_signs=(Sign(arrow), Sign("coin", share)))
            yield from _rebate(state, told.city, side, units, share)
    if told.payment.bank:
        yield FactRow(Shape.LINE, _("to the bank"), (Sign("coin", told.payment.bank),))
    if not told.payment.total and not bought.own:
        yield FactRow(Shape.LINE, _("costs nothing"), (Sign("check"),), tone="good")


def _rebate(state: State, city: int, side: int, units: Sequence[str], share: int) -> Iterator[FactRow]:
    """What black cards take off the prices of one purchase."""
    offered = wares(state, city, side)
    full = sum(next(ware.price for ware in offered if unit in ware.resources) for unit in units)
    if share < full:
        sign = Sign("coin", share - full)
        yield FactRow(
            Shape.LINE, _("rebate of your black cards"), (Sign("symbol_black"), sign), tone="good", lesser=True
        )


def _chained(state: State, city: int, number: int) -> FactRow:
    marks = tuple(Sign(mark) for mark in card_face(state.book.edition, number).chain_from[:1])
    return FactRow(Shape.LINE, _("free by chain"), (Sign("link"), *marks), tone="good")


def _pips(units: Sequence[str]) -> Signs:
    """Up to three of a kind as pips, more as a number and one pip."""
    kinds = dict.fromkeys(units)
    row: list[Sign] = []
    for kind in kinds:
        number = units.count(kind)
        row += [Sign(kind)] * number if len(units) <= 4 else [Sign("", text=str(number)), Sign(kind)]
    return tuple(row)


def _kept(state: State, people: People, told: Forecast) -> FactRow:
    """What is left after paying; what the card itself brings comes later."""
    have = told.before.coins
    text = ngettext("You keep {kept} of {number} coin", "You keep {kept} of {number} coins", have)
    if told.city != people.seat:
        text = ngettext("It keeps {kept} of {number} coin", "It keeps {kept} of {number} coins", have)
    gained = []
    for share, city in (
        (told.payment.left, state.table.left[told.city]),
        (told.payment.right, state.table.right[told.city]),
    ):
        if share:
            gained.append(f"{people.called(city)} {state.coins[city]} {ARROW} {state.coins[city] + share}")
    return FactRow(Shape.BOX, text.format(kept=have - told.payment.total, number=have), end=", ".join(gained))


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
            alone = _("every turn, for you alone") if told.city == people.seat else _("every turn, for it alone")
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
    rivals = " · ".join(f"{people.called(city)} {state.shields[city]}" for city in beside)
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
        (paid.left, people.called(state.table.left[command.city])),
        (paid.right, people.called(state.table.right[command.city])),
    )
    return " · ".join(f"{name} {share}" for share, name in shares if share) or _("nobody")
