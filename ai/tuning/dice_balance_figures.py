"""What games of 7 Wonders Dice between equals say of its balance: figures, how sure they are, and a verdict."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from engine.dice.book import words

MOST_SPREAD: Final = 0.15
LEAST_COMPLETED: Final = 0.05
MOST_COMPLETED: Final = 0.95
ERRORS: Final = 2.0  # standard errors beyond a limit: chance does that once in forty times
RANGE_OF_SEVEN: Final = 2.704  # of seven normal numbers, in standard deviations, on average

HOLDS: Final = "holds"
OPEN: Final = "open"
FAILS: Final = "FAILS"


@dataclass(frozen=True, slots=True)
class Campaign:
    """Games that belong together: a table, who plays, the seed, and with which data."""

    players: int
    level: str
    seed: int
    data: str


@dataclass(frozen=True, slots=True)
class Game:
    """One finished game, seat by seat."""

    campaign: Campaign
    number: int
    boards: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    completed: tuple[tuple[str, ...], ...]
    turns: int

    def share(self, seat: int) -> float:
        """Which part of the victory is the seat's, in shares of what an equal would get."""
        return len(self.places) / self.places.count(1) if self.places[seat] == 1 else 0.0


def game_to_json(game: Game) -> str:
    """A game as one line."""
    return json.dumps(asdict(game))


def game_from_json(line: str) -> Game:
    """The game of a line."""
    told = json.loads(line)
    seats = [tuple(told[name]) for name in ("boards", "points", "places")]
    completed = tuple(tuple(buildings) for buildings in told["completed"])
    return Game(Campaign(**told["campaign"]), told["number"], seats[0], seats[1], seats[2], completed, told["turns"])


# -- figures --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its standard error."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class BoardFigures:
    """How one board fared."""

    board: str
    games: int
    wins: Mean
    """Victories, in shares of an equal's: 1 is even."""
    points: Mean
    lead: Mean
    """Points above the mean of the table: what the luck of a game does to everybody is no part of it."""


@dataclass(frozen=True, slots=True)
class BuildingFigures:
    """How often a building was completed: of all sheets, and in how many games by anybody."""

    building: str
    sheets: Mean
    games: Mean


@dataclass(frozen=True, slots=True)
class Verdict:
    """A measured number against its limit: it holds, fails by more than chance would explain, or is open."""

    what: str
    measured: Mean
    found: str


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values."""
    return Mean(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0)


def share_of(happened: Sequence[float]) -> Mean:
    """A share, game by game; however alike the games were, one more could be different."""
    mean = mean_of(happened)
    return Mean(mean.value, max(mean.error, 1 / len(happened)))


def board_figures(games: Sequence[Game]) -> list[BoardFigures]:
    """The figures of every board that was played."""
    found = []
    for board in words().board_ids:
        seats = [(game, game.boards.index(board)) for game in games if board in game.boards]
        if seats:
            wins = mean_of([game.share(seat) for game, seat in seats])
            points = mean_of([game.points[seat] for game, seat in seats])
            lead = mean_of([game.points[seat] - fmean(game.points) for game, seat in seats])
            found.append(BoardFigures(board, len(seats), wins, points, lead))
    return found


def building_figures(games: Sequence[Game]) -> list[BuildingFigures]:
    """The figures of every building. The sheets of one game go together: errors are those of the games."""
    found = []
    for building in words().building_ids:
        sheets = [[building in seat for seat in game.completed] for game in games]
        by_sheets, by_games = [fmean(seats) for seats in sheets], [float(any(seats)) for seats in sheets]
        found.append(BuildingFigures(building, share_of(by_sheets), share_of(by_games)))
    return found


def spread(figures: Sequence[Mean]) -> Mean:
    """How far the highest is above the lowest, as a part of the mean."""
    ordered = sorted(figures, key=lambda figure: figure.value)
    low, high, middle = ordered[0], ordered[-1], fmean(figure.value for figure in figures)
    return Mean((high.value - low.value) / middle, sqrt(high.error**2 + low.error**2) / middle)


def spread_of_equals(figures: Sequence[Mean]) -> float:
    """The spread to be expected of so few games if all boards were equal."""
    return RANGE_OF_SEVEN * fmean(figure.error for figure in figures) / fmean(figure.value for figure in figures)


def at_most(what: str, measured: Mean, limit: float) -> Verdict:
    """Whether a number keeps below a limit."""
    return Verdict(what, measured, _found(measured.value - limit, measured.error))


def between(what: str, measured: Mean, low: float, high: float) -> Verdict:
    """Whether a number keeps between two limits."""
    return Verdict(what, measured, _found(max(low - measured.value, measured.value - high), measured.error))


def _found(beyond: float, error: float) -> str:
    if beyond <= 0:
        return HOLDS
    return FAILS if beyond > ERRORS * error else OPEN


def spread_verdicts(games: Sequence[Game]) -> list[tuple[Verdict, float]]:
    """What the requirement asks of the boards; each spread with the one that equal boards would show."""
    boards = board_figures(games)
    measured = {"wins": [board.wins for board in boards], "points": [board.points for board in boards]}
    return [
        (at_most(what, spread(figures), MOST_SPREAD), spread_of_equals(figures)) for what, figures in measured.items()
    ]


def building_verdicts(games: Sequence[Game]) -> list[Verdict]:
    """What the requirement asks of the buildings.

    They are counted by sheets: a sheet is one player's game, and what a player does there means the same at every
    table. Whether anybody completes a building says more about the number of players than about the building.
    """
    return [
        between(building.building, building.sheets, LEAST_COMPLETED, MOST_COMPLETED)
        for building in building_figures(games)
    ]


# -- for people -----------------------------------------------------------------------------------------------------


def report_lines(games: Iterable[Game]) -> Iterator[str]:
    """The whole report: a chapter for each table, level and state of the data, one for all tables, and a summary."""
    groups: dict[tuple[str, str, int], list[Game]] = {}
    everywhere: dict[tuple[str, str], list[Game]] = {}
    for game in games:
        groups.setdefault((game.campaign.data, game.campaign.level, game.campaign.players), []).append(game)
        everywhere.setdefault((game.campaign.data, game.campaign.level), []).append(game)
    chapters = sorted(groups.items())
    for (data, level, players), group in chapters:
        yield f"{players} players, {level}, data {data}: {len(group)} games"
        yield from _chapter(group)
        yield ""
    for (data, level), group in sorted(everywhere.items()):
        yield f"All tables, {level}, data {data}: {len(group)} games"
        yield from _boards(board_figures(group))
        yield from _spreads(group)
        yield ""
    yield "Summary (spread of wins, of points, and what equals would show; buildings out of bounds)"
    for (data, level, players), group in chapters:
        yield f"  {players} players, {level}, data {data}, {len(group)} games: {_summary(group)}"


def _chapter(games: Sequence[Game]) -> Iterator[str]:
    turns = sorted(game.turns for game in games)
    yield f"  turns: {fmean(turns):.1f} on average, {turns[0]} to {turns[-1]}, half of them at most {_median(turns)}"
    yield from _boards(board_figures(games))
    yield "  completed        of sheets        in games, by anybody"
    for building in building_figures(games):
        yield f"  {building.building:15s}  {_percent(building.sheets)}  {_percent(building.games)}"
    yield "  verdict (a spread of at most 15 %; buildings completed on 5 to 95 % of the sheets)"
    yield from _spreads(games)
    buildings = building_verdicts(games)
    for verdict in buildings:
        if verdict.found != HOLDS:
            yield f"  {verdict.what:15s}  {_percent(verdict.measured)}  {verdict.found}"
    yield f"  {'buildings':15s}  {_buildings(buildings)}"


def _boards(boards: Sequence[BoardFigures]) -> Iterator[str]:
    yield "  board            games  wins (even: 1)   points          above the table"
    for board in boards:
        yield (
            f"  {board.board:15s} {board.games:6d}  {_plain(board.wins)}  {_plain(board.points)}  {_signed(board.lead)}"
        )


def _spreads(games: Sequence[Game]) -> Iterator[str]:
    for verdict, by_chance in spread_verdicts(games):
        yield (
            f"  {verdict.what:15s}  {_percent(verdict.measured)}  {verdict.found}; equals would show {by_chance:.1%}"
        )


def _summary(games: Sequence[Game]) -> str:
    told = [
        f"{_percent(verdict.measured).strip()} ({by_chance:.1%}) {verdict.found}"
        for verdict, by_chance in spread_verdicts(games)
    ]
    return "; ".join([*told, _buildings(building_verdicts(games))])


def _buildings(found: Sequence[Verdict]) -> str:
    """Buildings out of bounds."""
    beyond = [f"{verdict.what} {verdict.found}" for verdict in found if verdict.found != HOLDS]
    return ", ".join(beyond) if beyond else f"all {len(found)} buildings hold"


def _median(ordered: Sequence[int]) -> int:
    return ordered[(len(ordered) - 1) // 2]


def _plain(mean: Mean) -> str:
    return f"{mean.value:6.2f} +- {mean.error:4.2f}"


def _signed(mean: Mean) -> str:
    return f"{mean.value:+6.2f} +- {mean.error:4.2f}"


def _percent(mean: Mean) -> str:
    return f"{mean.value:6.1%} +- {mean.error:5.1%}"
