"""A position of 7 Wonders Duel as readable text: the moment, the structure, the tokens, the track and both cities."""

from collections.abc import Iterator
from typing import Final

from engine.catalog.duel.model import GOODS, RAW, RESOURCES, SYMBOLS
from engine.core.seats import Seat
from engine.duel.book import unpacked
from engine.duel.facts import GOODS_CHOICE
from engine.duel.inventory import loot_before
from engine.duel.scoring import total
from engine.duel.state import (
    BEGINNER,
    CHOOSE_FROM_BOX,
    CHOOSE_TOKEN,
    DESTROY,
    DRAFT,
    FROM_DISCARD,
    OVER,
    PLAY,
    City,
    State,
)
from engine.duel.trade import unit_price
from wonders_gui.cli.duel.drawing import lying
from wonders_gui.cli.duel.names import (
    card_names,
    headline,
    moment,
    place_on_track,
    player_name,
    seat_name,
    token_names,
    wonder_names,
)
from wonders_gui.cli.duel.scoresheet import victory
from wonders_gui.cli.words import NOTHING, coins, listed, points
from wonders_gui.texts.names import duel_card, duel_wonder

MOMENTS: Final = {
    DRAFT: "{moment}",
    PLAY: "{moment}",
    CHOOSE_TOKEN: "{moment}, a token for a pair",
    CHOOSE_FROM_BOX: "{moment}, a token from the box",
    DESTROY: "{moment}, a card to be destroyed",
    FROM_DISCARD: "{moment}, at the discard pile",
    BEGINNER: "{moment}, who begins is to be chosen",
    OVER: "the game is over",
}


def overview(state: State) -> Iterator[str]:
    """The whole position, with everything open."""
    yield f"{headline(state)}: {MOMENTS[state.phase].format(moment=moment(state))}"
    if state.phase == OVER:
        yield victory(state)
    yield ""
    yield from _draft(state) if state.phase == DRAFT else _structure(state)
    yield from _tokens(state)
    for seat in range(len(state.cities)):
        yield ""
        yield from _city(state, seat)


def _draft(state: State) -> Iterator[str]:
    yield f"Wonders shown: {wonder_names(state.shown)}"


def _structure(state: State) -> Iterator[str]:
    if state.present:
        yield from lying(state)
        yield ""
    yield f"Discard pile: {card_names(state.discard)}"
    if state.gone:
        yield f"Gone from the game: {card_names(state.gone)}"
    yield f"Pawn: {place_on_track(state, state.pawn)}"
    if state.again:
        yield f"Another turn: {seat_name(state.active)}"


def _tokens(state: State) -> Iterator[str]:
    yield f"Progress tokens: on the board {token_names(state.board)}; in the box {token_names(state.box)}"
    if state.drawn:
        yield f"Drawn from the box: {token_names(state.drawn)}"


def _city(state: State, seat: Seat) -> Iterator[str]:
    city = state.cities[seat]
    yield f"{seat_name(seat).capitalize()}, {player_name(state, seat)}"
    yield f"  {_wealth(state, seat)}"
    yield f"  cards: {card_names(city.built)}"
    built = ", ".join(f"{duel_wonder(wonder)} over {duel_card(state.under[wonder])}" for wonder in city.wonders)
    yield f"  wonders: {built or NOTHING}; still to be built: {wonder_names(city.plans)}"
    yield f"  tokens: {token_names(city.tokens)}"
    yield f"  produces {_production(city)}; buys {_prices(city)}"


def _wealth(state: State, seat: Seat) -> str:
    city = state.cities[seat]
    symbols = [symbol for number, symbol in enumerate(SYMBOLS) if city.symbols >> number & 1]
    loot = [coins(state.book.loot[number].coins) for number in loot_before(state, seat)]
    parts = [
        coins(city.coins),
        f"science {', '.join(symbols) or NOTHING}",
        f"loot on this side {listed(loot)}",
        f"{points(total(state, seat))} if the game ended now",
    ]
    return "; ".join(parts)


def _production(city: City) -> str:
    made = [f"{units} {resource}" for resource, units in zip(RESOURCES, unpacked(city.makes), strict=True) if units]
    choices = ["/".join(RAW)] * (city.choices % GOODS_CHOICE) + ["/".join(GOODS)] * (city.choices // GOODS_CHOICE)
    return ", ".join(made + choices) or "nothing"


def _prices(city: City) -> str:
    """What a unit of each resource costs this city now."""
    return ", ".join(f"{resource} for {unit_price(city.terms, number)}" for number, resource in enumerate(RESOURCES))
