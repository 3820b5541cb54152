"""The end of a game of 7 Wonders as text: the score sheet in the order of the rulebook, and the standings."""

from collections.abc import Iterator

from engine.core.game import Standing
from engine.seven.game import SEVEN
from engine.seven.scoring import team_coins, team_total
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
    if state.table.teams:
        return team_places(state, names)

    def told(standing: Standing) -> str:
        city, wealth = names.city(state, standing.seat), coins(state.coins[standing.seat])
        return f"{city} with {points(standing.points)} and {wealth}"

    return places(SEVEN.standings(state), told)


def team_places(state: State, names: Names) -> Iterator[str]:
    """The places of the teams, by the sums of both partners."""
    teams = [standing for standing in SEVEN.standings(state) if standing.seat % 2 == 0]

    def told(standing: Standing) -> str:
        seat = standing.seat
        team = f"{names.city(state, seat)} and {names.city(state, seat + 1)}"
        return f"{team} with {points(team_total(state, seat))} and {coins(team_coins(state, seat))}"

    return places(teams, told)
