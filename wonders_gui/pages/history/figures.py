"""Statistics as figures for charts and tables."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from wonders_gui.history.rating import margin, shown
from wonders_gui.history.statistics import WINDOW, Moment, RatingPoint, Statistics, Tally
from wonders_gui.language import _, ngettext
from wonders_gui.texts import names, names_seven, words
from wonders_gui.texts.opponents import CHARACTERS, LEVELS, character_name, level_name
from wonders_gui.texts.played import kind_name, short_day, strategy_name
from wonders_gui.widgets.chartdata import CHANCES, Axis, Figures, Series, axis_for, percent, whole

LADDER_ORDER: Final = tuple(LEVELS)


class Columns(Figures):
    """Figures whose series are written each in its own way."""

    __slots__ = ()

    def value_text(self, series: Series, place: int) -> str:
        value = series.values[place]
        if value is None:
            return ""
        return percent(value) if series.emphasised else whole(value)


# -- tallies ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ordering:
    """One way to sort games into heaps: what it is called, where its tallies are, and how a key is named."""

    key: str
    title: Callable[[], str]
    tallies: Callable[[Statistics], Sequence[Tally]]
    named: Callable[[str, str], str]
    """The kind of game that is shown, and the key of a tally."""


def _board(_kind: str, key: str) -> str:
    return names.city_name(key) if key in names_seven.CITIES else key


def _level(_kind: str, key: str) -> str:
    return level_name(key) if key in LEVELS else key


def _character(_kind: str, key: str) -> str:
    return character_name(key) if key in CHARACTERS else key


def _played(tallies: Sequence[Tally]) -> list[Tally]:
    return [tally for tally in tallies if tally.games]


def _by_ladder(tallies: Sequence[Tally]) -> list[Tally]:
    return sorted(tallies, key=lambda tally: LADDER_ORDER.index(tally.key) if tally.key in LADDER_ORDER else -1)


def _by_number(tallies: Sequence[Tally]) -> list[Tally]:
    return sorted(tallies, key=lambda tally: tally.key)


ORDERINGS: Final = (
    Ordering("kinds", lambda: _("Games"), lambda told: _played(told.kinds), lambda _kind, key: kind_name(key)),
    Ordering("boards", lambda: _("Boards"), lambda told: told.boards, _board),
    Ordering("strategies", lambda: _("Strategies"), lambda told: told.strategies, strategy_name),
    Ordering("levels", lambda: _("Opponents"), lambda told: _by_ladder(told.levels), _level),
    Ordering("characters", lambda: _("Characters"), lambda told: told.characters, _character),
    Ordering(
        "players",
        lambda: _("Players"),
        lambda told: _by_number(told.players),
        lambda _kind, key: words.players(int(key)),
    ),
    Ordering(
        "victories",
        lambda: _("Victories in Duel"),
        lambda told: told.victories,
        lambda _kind, key: names.victory_name(key),
    ),
)


def shares(ordering: Ordering, told: Statistics, kind: str) -> Figures:
    """The share of victories of each heap, for bars."""
    tallies = ordering.tallies(told)
    places = [
        _("{name} ({number})").format(name=ordering.named(kind, tally.key), number=tally.games) for tally in tallies
    ]
    spoken = [f"{ordering.named(kind, tally.key)}, {games(tally.games)}" for tally in tallies]
    share = Series(_("Victories"), [tally.share for tally in tallies], emphasised=True)
    return Figures(ordering.title(), places, [share], CHANCES, spoken, along=ordering.title())


def table(ordering: Ordering, told: Statistics, kind: str) -> Figures:
    """Everything about each heap, for a table."""
    tallies = ordering.tallies(told)
    series = [
        Series(_("Games"), [tally.games for tally in tallies]),
        Series(_("Victories"), [tally.share for tally in tallies], emphasised=True),
        Series(_("Mean"), [tally.mean for tally in tallies]),
        Series(_("Best"), [tally.best for tally in tallies]),
    ]
    places = [ordering.named(kind, tally.key) for tally in tallies]
    return Columns(ordering.title(), places, series, CHANCES, along=ordering.title())


def games(number: int) -> str:
    """So many games."""
    return ngettext("{number} game", "{number} games", number).format(number=number)


# -- over time --------------------------------------------------------------------------------------------------------


def course_of_shares(course: Sequence[Moment]) -> Figures:
    """The share of victories, over the last games each time."""
    title = _("Victories in the last {number} games").format(number=WINDOW)
    share = Series(_("Victories"), [moment.share for moment in course], emphasised=True)
    return _along(title, course, [share], CHANCES)


def course_of_points(course: Sequence[Moment]) -> Figures:
    """Points of each game, and their mean over the last games."""
    mean = [moment.mean for moment in course]
    points = [float(moment.points) for moment in course]
    series = [
        Series(_("Mean of the last {number} games").format(number=WINDOW), mean, emphasised=True),
        Series(_("Points"), points, "ink_soft"),
    ]
    return _along(_("Points"), course, series, axis_for([*mean, *points]))


def course_of_rating(ratings: Sequence[RatingPoint]) -> Figures:
    """The rating after each rated game, between the lines that it lies between in nineteen of twenty cases."""
    middle = [float(shown(point.mu)) for point in ratings]
    reach = [margin(point.sigma) for point in ratings]
    low = [value - width for value, width in zip(middle, reach, strict=True)]
    high = [value + width for value, width in zip(middle, reach, strict=True)]
    series = [
        Series(_("Rating"), middle, emphasised=True),
        Series(_("At most"), high, "ink_soft"),
        Series(_("At least"), low, "ink_soft"),
    ]
    return _along(_("Rating"), ratings, series, _rating_axis([*low, *high]))


def _rating_axis(values: Sequence[float]) -> Axis:
    """From the hundred below to the hundred above, not from nought on."""
    step = 100.0 if max(values) - min(values) <= 800 else 400.0
    least = step * (min(values) // step)
    most = step * (max(values) // step + 1)
    return Axis(least, most, step)


def _along(
    title: str, points: Sequence[Moment] | Sequence[RatingPoint], series: Sequence[Series], axis: Axis
) -> Figures:
    """One place for each game, named by its number and spoken with its day."""
    places = [str(point.number) for point in points]
    spoken = [_("Game {number}, {date}").format(number=point.number, date=short_day(point.ended)) for point in points]
    return Figures(title, places, series, axis, spoken, along=_("Game"))
