"""A position as readable text: the moment, every city, and every legal move of the seats that owe a decision."""

from collections.abc import Iterator
from typing import Final

from engine.seven.analysis import slot_names
from engine.seven.commands import SealedChoice
from engine.seven.facts import SYMBOLS
from engine.seven.game import SEVEN
from engine.seven.legality import budget, market_of
from engine.seven.moves import move_to_text
from engine.seven.scoring import total
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, OVER, PLAY, SIDES, State
from engine.seven.wares import Wares
from wonders_gui.cli.names import AGES, EDITIONS, Names, coins, counted, shields

MOMENTS: Final = {
    SIDES: "sides are to be chosen",
    PLAY: "age {age}, turn {turn}",
    LAST_CARD: "age {age}, turn {turn}, the last card",
    FROM_DISCARD: "age {age}, turn {turn}, at the discard pile",
    COPY_GUILD: "the end, a guild to be copied",
    OVER: "the game is over",
}
SCIENCE: Final = ("compass", "gear", "tablet", "of choice")


def overview(state: State) -> Iterator[str]:
    """The whole position, with everything open."""
    edition, players = EDITIONS[state.book.edition], counted(state.table.players, "player", "players")
    moment = MOMENTS[state.phase].format(age=AGES[state.age], turn=state.turn)
    yield f"7 Wonders, {edition}, {players}: {moment}"
    for city in range(state.cities):
        yield ""
        yield from _city(state, city)
    yield ""
    yield f"Discard pile: {Names(state.book.edition).cards(state.discard)}"
    yield from _moves(state)


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
        f"{counted(total(state, city), 'point', 'points')} if the game ended now",
    ]
    return ", ".join(parts)


def buildings(state: State, city: int) -> list[int]:
    """The numbers of the cards in a city."""
    return [card.number for card in state.book.cards if card.bit & state.built[3 * city + card.age]]


def _slots(wares: Wares) -> str:
    return ", ".join("/".join(resources) for resources in slot_names(wares.slots)) or "nothing"


def _moves(state: State) -> Iterator[str]:
    for seat in SEVEN.to_move(state):
        yield ""
        yield f"Seat {seat} may:"
        yield from (f"  {move_to_text(state, move)}" for move in SEVEN.legal(state, seat))
