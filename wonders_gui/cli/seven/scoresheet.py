"""The end of a game as text: the score sheet in the order of the rulebook, and the standings."""

from collections.abc import Iterator

from engine.seven.game import SEVEN
from engine.seven.state import State
from wonders_gui.cli.names import CATEGORIES, Names, coins, counted, listed


def score_sheet(state: State) -> Iterator[str]:
    """One row per category, one column per city, the Free City last."""
    names = Names(state.book.edition)
    scores = [SEVEN.score(state, city) for city in range(state.cities)]
    heads = [names.city(state, city) for city in range(state.cities)]
    yield _row("", heads, heads)
    for category in scores[0]:
        yield _row(CATEGORIES[category], [score[category] for score in scores], heads)
    yield _row("Total", [sum(score.values()) for score in scores], heads)


def _row(title: str, values: list[str] | list[int], heads: list[str]) -> str:
    cells = [f"{value:>{len(head)}}" for value, head in zip(values, heads, strict=True)]
    return "  ".join([f"{title:<10}", *cells])


def standings(state: State) -> Iterator[str]:
    """The places, shared ones together; coins break ties."""
    names = Names(state.book.edition)
    places: dict[int, list[str]] = {}
    for standing in SEVEN.standings(state):
        points = counted(standing.points, "point", "points")
        told = f"{names.city(state, standing.seat)} with {points} and {coins(state.coins[standing.seat])}"
        places.setdefault(standing.place, []).append(told)
    for place, told_seats in places.items():
        yield f"{place}. {listed(told_seats)}"
