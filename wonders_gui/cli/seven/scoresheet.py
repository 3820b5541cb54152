"""The end of a game of 7 Wonders as text: the score sheet in the order of the rulebook, and the standings."""

from collections.abc import Iterator

from engine.core.game import Standing
from engine.seven.game import SEVEN
from engine.seven.state import State
from wonders_gui.cli.columns import places, score_table
from wonders_gui.cli.seven.names import Names, categories
from wonders_gui.cli.words import coins, points


def score_sheet(state: State) -> Iterator[str]:
    """One row per category, one column per city, the Free City last."""
    names = Names(state.book.edition)
    cities = range(state.cities)
    heads = [names.city(state, city) for city in cities]
    return score_table(heads, categories(state), [SEVEN.score(state, city) for city in cities])


def standings(state: State) -> Iterator[str]:
    """The places, shared ones together; coins break ties."""
    names = Names(state.book.edition)

    def told(standing: Standing) -> str:
        city, wealth = names.city(state, standing.seat), coins(state.coins[standing.seat])
        return f"{city} with {points(standing.points)} and {wealth}"

    return places(SEVEN.standings(state), told)
