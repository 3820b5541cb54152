"""A finished game as the score sheet shows it: who sat where, the lines of the sheet, and how the places came about."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.seats import NOBODY
from engine.dice.state import State as DiceState
from engine.duel.codec import VICTORY_NAMES
from engine.duel.state import State as DuelState
from engine.seven.scoring import team_coins
from engine.seven.state import State as SevenState
from wonders_gui.art.faces import Scenery
from wonders_gui.built import scenery_in
from wonders_gui.games.seven.teams import NO_TEAM, team_name, team_of
from wonders_gui.language import _
from wonders_gui.shown import Shown
from wonders_gui.texts import names, names_dice
from wonders_gui.texts.log import Cast
from wonders_gui.texts.victories import supremacy, team_victory, victory

ICONS: Final[Mapping[str, str]] = {
    "military": "shield",
    "treasury": "coin",
    "wonder": "stage",
    "wonders": "stage",
    "civilian": "symbol_blue",
    "science": "symbol_green",
    "commerce": "symbol_yellow",
    "guilds": "symbol_purple",
    "black": "symbol_black",
    "progress": "token",
    "debt": "debt",
    "warehouse": "symbol_grey",
    "agora": "symbol_blue",
    "barracks_west": "symbol_red",
    "barracks_east": "symbol_red",
    "market": "symbol_yellow",
    "university": "symbol_green",
    "gallery": "symbol_white",
    "court": "symbol_purple",
    "first": "points",
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
    "black": "black",
    "progress": "black",
    "warehouse": "grey",
    "agora": "blue",
    "barracks_west": "red",
    "barracks_east": "red",
    "market": "yellow",
    "university": "green",
    "gallery": "black",
    "court": "purple",
    "first": "blue",
}
"""The colour of cards in which a bar of the race is painted; coins have their own."""
DEBT: Final = "debt"


@dataclass(frozen=True, slots=True)
class Person:
    """A column of the sheet."""

    seat: int
    kept: str
    """The name in the file; empty for a player without one."""
    city: str
    scenery: Scenery
    own: bool
    """Whether the sheet is seen through this person's eyes."""
    place: int
    team: int = NO_TEAM
    yours: bool = False
    """Whether this is the player."""

    @property
    def name(self) -> str:
        """What the person is called in the language of the moment."""
        return Cast((self.kept,), 0 if self.yours else NOBODY)[0]


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

    @property
    def in_teams(self) -> bool:
        """Whether two and two have played together."""
        return any(person.team != NO_TEAM for person in self.people)

    def team_total(self, column: int, counted: int) -> int:
        """The points of a person and his partner in the lines that have been counted."""
        team = self.people[column].team
        return sum(self.total(place, counted) for place, person in enumerate(self.people) if person.team == team)


def score_data(table: Shown[Any, Any, Any, Any, Any]) -> ScoreData:
    """The score sheet of a finished game, the player's own column first."""
    state = table.revealed()
    scores = table.scores()
    order = [(table.seat + step) % table.players for step in range(table.players)]
    places = {standing.seat: standing.place for standing in table.standings()}
    people = tuple(_person(table, state, seat, places[seat]) for seat in order)
    lines = tuple(_lines(state, scores, order))
    return ScoreData(
        table.game.name, people, lines, _victory(state), tuple(_tie_breaker(state, seat) for seat in order)
    )


def _lines(state: object, scores: Sequence[Mapping[str, int]], order: Sequence[int]) -> Iterator[Line]:
    """The printed lines; with Cities, debt stands below the treasury that it belongs to."""
    debts = state.debt if isinstance(state, SevenState) and state.table.with_black else None
    for category in scores[0]:
        points = [scores[seat][category] for seat in order]
        if category == "treasury" and debts is not None:
            yield Line(category, tuple(worth + debts[seat] for worth, seat in zip(points, order, strict=True)))
            yield Line(DEBT, tuple(-debts[seat] for seat in order))
        else:
            yield Line(category, tuple(points))


def _person(table: Shown[Any, Any, Any, Any, Any], state: object, seat: int, place: int) -> Person:
    own, kept, yours = seat == table.seat, table.names[seat], seat == table.people.you
    scenery = scenery_in(state, seat)
    city = "" if isinstance(state, DuelState) else scenery.wonder
    team = team_of(state, seat) if isinstance(state, SevenState) else NO_TEAM
    return Person(seat, kept, city, scenery, own, place, team, yours)


def _tie_breaker(state: object, seat: int) -> int:
    if isinstance(state, SevenState):
        return int(team_coins(state, seat))
    if isinstance(state, DiceState):
        return int(state.cities[seat].coins)
    assert isinstance(state, DuelState)
    return int(state.cities[seat].blue_points)


def _victory(state: object) -> str:
    if not isinstance(state, DuelState):
        return ""
    return "shared" if state.winner == NOBODY else VICTORY_NAMES[state.victory]


# -- in words -----------------------------------------------------------------------------------------------------


def category_label(data: ScoreData, line: Line) -> str:
    """A line of the sheet, named."""
    if line.category == DEBT:
        return _("Debt")
    if data.game == names.DICE:
        return names_dice.line_name(line.category)
    return names.category_name(data.game, line.category)


def city_label(person: Person) -> str:
    """The city of a person; Duel has none."""
    return names.city_name(person.city) if person.city else ""


def result_text(data: ScoreData) -> str:
    """Who has won, in a sentence."""
    winners = data.winners()
    who, yours = [person.name for person in winners], any(person.yours for person in winners)
    first = data.people.index(winners[0])
    if data.in_teams:
        return team_victory(who, data.team_total(first, len(data.lines)), yours=yours)
    if data.victory in ("military", "scientific"):
        return supremacy(data.victory, who[0], yours=yours)
    return victory(who, data.totals()[first], yours=yours)


def tie_text(data: ScoreData) -> str:
    """How equal points were told apart, when there were some; empty otherwise."""
    if data.victory in ("military", "scientific"):
        return _("A supremacy ends the game at once; the points do not decide.")
    tied = _tied(data)
    if not tied:
        return ""
    told = ", ".join(_("{player}: {number}").format(player=name, number=number) for name, number in tied)
    if data.game in (names.SEVEN, names.DICE):
        return _("Equal points: coins decide. {players}").format(players=told)
    return _("Equal points: points on blue cards decide. {players}").format(players=told)


def _tied(data: ScoreData) -> Sequence[tuple[str, int]]:
    if data.in_teams:
        return _tied_teams(data)
    totals = data.totals()
    return [
        (person.name, data.tie_breakers[column])
        for column, person in enumerate(data.people)
        if totals.count(totals[column]) > 1
    ]


def _tied_teams(data: ScoreData) -> Sequence[tuple[str, int]]:
    """Teams with equally many points, and the coins of both partners."""
    first = {person.team: column for column, person in reversed(list(enumerate(data.people)))}
    totals = {team: data.team_total(column, len(data.lines)) for team, column in first.items()}
    return [
        (team_name(team), data.tie_breakers[first[team]])
        for team, total in sorted(totals.items())
        if list(totals.values()).count(total) > 1
    ]
