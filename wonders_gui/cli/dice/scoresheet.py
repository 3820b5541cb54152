"""The end of a game of 7 Wonders Dice as text: the score sheet by building, and the standings."""

from collections.abc import Iterator
from typing import Final

from engine.core.game import Standing
from engine.dice.game import DICE
from engine.dice.state import State
from wonders_gui.cli.columns import places, table
from wonders_gui.cli.dice.names import categories, city_of
from wonders_gui.cli.words import coins, points

BONUS: Final = "third_bonus_field"
TURNS: Final = "turn_limit"
ENDS: Final = {BONUS: "by a third bonus field", TURNS: "at the limit of turns"}
ALONE: Final = "alone"
SHARED: Final = "shared"
VICTORIES: Final = {ALONE: "one winner", SHARED: "shared"}


def outcome(state: State) -> dict[str, str]:
    """What set off the end, and whether the victory is shared, in words for counting."""
    winners = [standing.place for standing in DICE.standings(state)].count(1)
    return {"ends": TURNS if state.last_turn == 0 else BONUS, "victories": SHARED if winners > 1 else ALONE}


def score_sheet(state: State) -> Iterator[str]:
    """One row per building, one column per seat, and the sums below."""
    seats = range(len(state.cities))
    scores = [DICE.score(state, seat) for seat in seats]
    rows = [("", *(city_of(state, seat) for seat in seats))]
    rows += [(title, *(str(score[category]) for score in scores)) for category, title in categories().items()]
    return table([*rows, ("Total", *(str(sum(score.values())) for score in scores))])


def standings(state: State) -> Iterator[str]:
    """The places, and the coins that break ties."""

    def told(standing: Standing) -> str:
        seat = f"{city_of(state, standing.seat)} (seat {standing.seat})"
        return f"{seat} with {points(standing.points)}, {coins(state.cities[standing.seat].coins)}"

    return places(DICE.standings(state), told)
