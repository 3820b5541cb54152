"""The end of a game of 7 Wonders Duel as text: how it was won, the score sheet by category, and the standings."""

from collections.abc import Iterator
from typing import Final

from engine.core.game import Standing
from engine.core.seats import NOBODY
from engine.duel.codec import VICTORY_NAMES
from engine.duel.game import DUEL
from engine.duel.state import CIVILIAN, MILITARY, SCIENTIFIC, State
from wonders_gui.cli.columns import places, score_table
from wonders_gui.cli.duel.names import CATEGORIES, seat_name
from wonders_gui.cli.words import points

WAYS: Final = {CIVILIAN: "by points", MILITARY: "by military supremacy", SCIENTIFIC: "by scientific supremacy"}
SHARED: Final = "shared"
RESULTS: Final = {"civilian": "by points", "military": "by arms", "scientific": "by science", SHARED: SHARED}


def result(state: State) -> str:
    """How a finished game came out, in a word for counting."""
    return SHARED if state.winner == NOBODY else VICTORY_NAMES[state.victory]


def victory(state: State) -> str:
    """How a finished game came out, in a sentence."""
    if state.winner == NOBODY:
        return "The victory is shared."
    return f"{seat_name(state.winner).capitalize()} wins {WAYS[state.victory]}."


def score_sheet(state: State) -> Iterator[str]:
    """One row per category, one column per seat."""
    heads = [seat_name(seat).capitalize() for seat in range(2)]
    return score_table(heads, CATEGORIES, [DUEL.score(state, seat) for seat in range(2)])


def standings(state: State) -> Iterator[str]:
    """The places, and what they were won by; points on blue cards break ties."""

    def told(standing: Standing) -> str:
        seat = f"{seat_name(standing.seat).capitalize()} with {points(standing.points)}"
        if state.victory == CIVILIAN:
            return f"{seat}, {state.cities[standing.seat].blue_points} of them on blue cards"
        return f"{seat}, {WAYS[state.victory]}" if standing.place == 1 else seat

    return places(DUEL.standings(state), told)
