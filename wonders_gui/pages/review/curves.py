"""A review as figures of a chart: the chance to win, or the points to expect, before every turn."""

from collections.abc import Sequence

from ai.review.report import Moment
from wonders_gui.language import _, pgettext
from wonders_gui.lookback import Lookback
from wonders_gui.texts.names import DICE
from wonders_gui.texts.review import SHAPES, moment_name, verdict_name
from wonders_gui.texts.words import listed, roman
from wonders_gui.widgets.chartdata import CHANCES, OTHERS, Band, Figures, Mark, Series, axis_for

_ORDER = tuple(SHAPES)
"""Verdicts from the best to the worst."""


def chance_figures(lookback: Lookback) -> Figures:
    """Everybody's chance to win."""
    rows = [moment.chances for moment in lookback.review.moments]
    return _figures(lookback, _("Chance to win"), rows, is_chance=True)


def point_figures(lookback: Lookback) -> Figures:
    """The points that everybody could expect at the end."""
    rows = [moment.points for moment in lookback.review.moments]
    return _figures(lookback, _("Points to expect"), rows, is_chance=False)


def _figures(lookback: Lookback, title: str, rows: Sequence[Sequence[float]], *, is_chance: bool) -> Figures:
    moments = lookback.review.moments
    axis = CHANCES if is_chance else axis_for([value for row in rows for value in row])
    return Figures(
        title,
        [*(str(moment.turn) for moment in moments[:-1]), pgettext("chart", "end")],
        _series(lookback, rows),
        axis,
        [*(moment_name(lookback.game, moment.age, moment.turn) for moment in moments[:-1]), _("The end")],
        () if lookback.game == DICE else bands(moments[:-1]),
        marks(lookback),
        pgettext("chart", "Moment"),
    )


def _series(lookback: Lookback, rows: Sequence[Sequence[float]]) -> list[Series]:
    """The player's own line first, then the others from the left neighbour on."""
    count = len(lookback.people)
    order = [(lookback.seat + step) % count for step in range(count)]
    others = iter(OTHERS)
    return [
        Series(
            lookback.people[seat],
            [row[seat] for row in rows],
            "accent" if seat == lookback.seat else next(others),
            seat == lookback.seat,
        )
        for seat in order
    ]


def bands(moments: Sequence[Moment]) -> list[Band]:
    """The ages, each over its turns."""
    ages = sorted({moment.age for moment in moments})
    found = []
    for age in ages:
        places = [place for place, moment in enumerate(moments) if moment.age == age]
        found.append(Band(_("AGE {age}").format(age=roman(age)), places[0], places[-1], age))
    return found


def marks(lookback: Lookback) -> list[Mark]:
    """The worst verdict of every turn, and rings around the turning points."""
    found: dict[int, list[str]] = {}
    for judged in lookback.decisions:
        found.setdefault(judged.moment, []).append(judged.grade.verdict)
    signs = [
        Mark(place, SHAPES[max(verdicts, key=_ORDER.index)], listed(verdict_name(verdict) for verdict in verdicts))
        for place, verdicts in sorted(found.items())
    ]
    turning = [Mark(place, "ring", _("turning point")) for place in lookback.review.turning_points]
    return [*signs, *turning]
