"""A finished game as the score sheet shows it: who sat where, the lines of the sheet, and how the places came about."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.catalog.loader import load_seven
from engine.core.seats import NOBODY
from engine.duel.codec import VICTORY_NAMES
from engine.duel.state import State as DuelState
from engine.seven.state import State as SevenState
from wonders_gui.controller import Table
from wonders_gui.language import _
from wonders_gui.texts import names, words

ICONS: Final[Mapping[str, str]] = {
    "military": "shield",
    "treasury": "coin",
    "wonder": "stage",
    "wonders": "stage",
    "civilian": "symbol_blue",
    "science": "symbol_green",
    "commerce": "symbol_yellow",
    "guilds": "symbol_purple",
    "progress": "token",
}
PAINT: Final[Mapping[str, str]] = {
    "military": "red",
    "treasury": "coin",
    "wonder": "brown",
    "wonders": "brown",
    "civilian": "blue",
    "science": "green",
    "commerce": "yellow",
    "guilds": "purple",
    "progress": "black",
}
"""The colour of cards in which a bar of the race is painted; coins have their own."""


@dataclass(frozen=True, slots=True)
class Person:
    """A column of the sheet."""

    seat: int
    name: str
    city: str
    wonder: str
    night: bool
    own: bool
    place: int


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the sheet: one category, with the points of every person in it."""

    category: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoreData:
    """All of it; texts are asked for when they are shown, so that the language may change."""

    game: str
    people: tuple[Person, ...]
    lines: tuple[Line, ...]
    victory: str
    """How a game of Duel was won; empty in 7 Wonders."""
    tie_breakers: tuple[int, ...]
    """What decides between equal points: coins, or points on blue cards; by column."""

    def total(self, column: int, counted: int) -> int:
        """The points of a person in the lines that have been counted."""
        return sum(line.points[column] for line in self.lines[:counted])

    def totals(self) -> tuple[int, ...]:
        """The final points of everybody."""
        return tuple(self.total(column, len(self.lines)) for column in range(len(self.people)))

    def winners(self) -> list[Person]:
        """Whoever has the first place."""
        return [person for person in self.people if person.place == 1]


def score_data(table: Table[Any, Any, Any, Any, Any]) -> ScoreData:
    """The score sheet of a finished game, the player's own column first."""
    state = table.revealed()
    scores = table.scores()
    order = [(table.seat + step) % table.players for step in range(table.players)]
    places = {standing.seat: standing.place for standing in table.standings()}
    people = tuple(_person(table, state, seat, places[seat]) for seat in order)
    lines = tuple(Line(category, tuple(scores[seat][category] for seat in order)) for category in scores[0])
    return ScoreData(
        table.game.name, people, lines, _victory(state), tuple(_tie_breaker(state, seat) for seat in order)
    )


def _person(table: Table[Any, Any, Any, Any, Any], state: object, seat: int, place: int) -> Person:
    own = seat == table.seat
    if isinstance(state, SevenState):
        catalog = load_seven(state.book.edition)
        sides = len(catalog.sides)
        board = catalog.boards[state.side[seat] // sides].id
        night = state.side[seat] % sides == 1
        return Person(seat, table.names[seat], board, board, night, own, place)
    return Person(seat, table.names[seat], "", "rhodos" if own else "babylon", False, own, place)


def _tie_breaker(state: object, seat: int) -> int:
    if isinstance(state, SevenState):
        return int(state.coins[seat])
    assert isinstance(state, DuelState)
    return int(state.cities[seat].blue_points)


def _victory(state: object) -> str:
    if not isinstance(state, DuelState):
        return ""
    return "shared" if state.winner == NOBODY else VICTORY_NAMES[state.victory]


# -- in words -----------------------------------------------------------------------------------------------------


def category_label(data: ScoreData, line: Line) -> str:
    """A line of the sheet, named."""
    return names.category_name(data.game, line.category)


def city_label(person: Person) -> str:
    """The city of a person; Duel has none."""
    return names.city_name(person.city) if person.city else ""


def result_text(data: ScoreData) -> str:
    """Who has won, in a sentence."""
    winners = data.winners()
    who = words.listed(person.name for person in winners)
    if len(winners) > 1:
        return _("Shared victory: {players}").format(players=who)
    if data.victory in ("military", "scientific"):
        return _("{victory}: {player}").format(victory=names.victory_name(data.victory), player=who)
    points = words.points(data.totals()[data.people.index(winners[0])])
    return _("Victory: {player}, {points}").format(player=who, points=points)


def tie_text(data: ScoreData) -> str:
    """How equal points were told apart, when there were some; empty otherwise."""
    if data.victory in ("military", "scientific"):
        return _("A supremacy ends the game at once; the points do not decide.")
    tied = _tied(data)
    if not tied:
        return ""
    told = words.listed(_("{player} ({number})").format(player=name, number=number) for name, number in tied)
    if data.game == "seven":
        return _("Equal points: coins decide. {players}").format(players=told)
    return _("Equal points: points on blue cards decide. {players}").format(players=told)


def _tied(data: ScoreData) -> Sequence[tuple[str, int]]:
    totals = data.totals()
    return [
        (person.name, data.tie_breakers[column])
        for column, person in enumerate(data.people)
        if totals.count(totals[column]) > 1
    ]
