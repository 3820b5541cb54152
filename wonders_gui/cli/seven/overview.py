"""A position of 7 Wonders as readable text: the moment, every city and the discard pile."""

from collections.abc import Iterator
from typing import Final

from engine.seven.analysis import slot_names
from engine.seven.commands import SealedChoice
from engine.seven.debt import loss_of
from engine.seven.facts import SYMBOLS
from engine.seven.legality import budget, market_of
from engine.seven.moves import move_to_text
from engine.seven.scoring import total
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, LOSSES, OVER, PLAY, SIDES, State
from engine.seven.wares import Wares
from wonders_gui.cli.seven.names import Names, headline, moment
from wonders_gui.cli.words import coins, counted, points, shields

MOMENTS: Final = {
    SIDES: "sides are to be chosen",
    PLAY: "{moment}",
    LAST_CARD: "{moment}, the last card",
    FROM_DISCARD: "{moment}, at the discard pile",
    LOSSES: "{moment}, coins to be lost",
    COPY_GUILD: "the end, a guild to be copied",
    OVER: "the game is over",
}
SCIENCE: Final = ("compass", "gear", "tablet", "of choice")


def overview(state: State) -> Iterator[str]:
    """The whole position, with everything open."""
    yield f"{headline(state)}: {MOMENTS[state.phase].format(moment=moment(state))}"
    for city in range(state.cities):
        yield ""
        yield from _city(state, city)
    yield ""
    yield f"Discard pile: {Names(state.book.edition).cards(state.discard)}"


def _city(state: State, city: int) -> Iterator[str]:
    names = Names(state.book.edition)
    owner = f"Seat {city}" if city < state.table.players else "Free City"
    yield f"{owner}: {names.board(state, city)}"
    yield f"  {_wealth(state, city)}"
    yield f"  buildings: {names.cards(buildings(state, city))}"
    market = market_of(state, city)
    yield f"  produces {_slots(market.own)}; left sells {_slots(market.left)}; right sells {_slots(market.right)}"
    if city < state.table.players:
        yield f"  hand: {names.hand(state.hands[city])}"
    choice = state.choices[city]
    if choice is not None:
        yield f"  has chosen: {'in secret' if isinstance(choice, SealedChoice) else move_to_text(state, choice)}"


def _wealth(state: State, city: int) -> str:
    symbols = state.science[SYMBOLS * city : SYMBOLS * (city + 1)]
    science = ", ".join(f"{amount} {symbol}" for amount, symbol in zip(symbols, SCIENCE, strict=True) if amount)
    parts = [
        f"{counted(state.stages[city], 'stage', 'stages')} of {state.book.sides[state.side[city]].height}",
        f"{coins(state.coins[city])} ({budget(state, city)} to spend)",
        shields(state.shields[city]),
        f"science {science or 'none'}",
        *(_tokens(state, city) if state.table.with_black else ()),
        f"{points(total(state, city))} if the game ended now",
    ]
    return ", ".join(parts)


def _tokens(state: State, city: int) -> list[str]:
    """What only Cities has, where there is any."""
    found = (
        (state.debt[city], "debt"),
        (state.diplomacy[city], "diplomacy"),
        (state.copies[city], "copied of science"),
        (loss_of(state, city), "to lose"),
    )
    return [f"{amount} {name}" for amount, name in found if amount]


def buildings(state: State, city: int) -> list[int]:
    """The numbers of the cards in a city."""
    return [card.number for card in state.book.cards if card.bit & state.built[3 * city + card.age]]


def _slots(wares: Wares) -> str:
    return ", ".join("/".join(resources) for resources in slot_names(wares.slots, wares.odd)) or "nothing"
