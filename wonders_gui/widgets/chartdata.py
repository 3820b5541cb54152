"""What a chart shows: plain numbers and names, for a curve, for bars, and for the table with the same figures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

from wonders_gui import theme
from wonders_gui.language import _
from wonders_gui.texts.words import percent, signed

__all__ = [
    "CHANCES",
    "NOWHERE",
    "NO_FIGURES",
    "OTHERS",
    "Axis",
    "Band",
    "Figures",
    "Mark",
    "Series",
    "axis_for",
    "percent",
    "whole",
]

NOWHERE: Final = -1
OTHERS: Final = ("gold", "good", "bad", "ink_soft", "warm", "warn")
"""Roles of colour for series beside the emphasised one, in this order; dashes tell them apart as well."""


def whole(value: float) -> str:
    """A number without decimals; its minus is as wide as a figure."""
    return signed(round(value))


@dataclass(frozen=True, slots=True)
class Series:
    """One line of values, or one bar in every category; None where nothing is known. `colour` is a theme role."""

    name: str
    values: Sequence[float | None]
    colour: str = "accent"
    emphasised: bool = False

    def paint(self) -> QColor:
        """The colour in the current look."""
        colour = getattr(theme.current(), self.colour)
        assert isinstance(colour, QColor)
        return colour

    def known(self) -> list[float]:
        """Every value that there is."""
        return [value for value in self.values if value is not None]


@dataclass(frozen=True, slots=True)
class Band:
    """Places that belong together, from the first to the last of them; `age` from 1 gives the ground its colour."""

    label: str
    first: int
    last: int
    age: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign on the emphasised line; `shape` is one of `chartmarks.SHAPES`."""

    place: int
    shape: str
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Axis:
    """What values lie between, where lines are drawn, and how a value is written."""

    least: float
    most: float
    step: float
    written: Callable[[float], str] = whole

    def ticks(self) -> list[float]:
        """The values with a line, from below."""
        count = round((self.most - self.least) / self.step)
        return [self.least + number * self.step for number in range(count + 1)]

    def share(self, value: float) -> float:
        """Where a value lies, from 0 at the bottom to 1 at the top."""
        return min(max((value - self.least) / (self.most - self.least), 0.0), 1.0)


CHANCES: Final = Axis(0.0, 1.0, 0.25, percent)


def axis_for(values: Sequence[float], written: Callable[[float], str] = whole) -> Axis:
    """An axis with round numbers on which all these values lie; nought is on it."""
    least, most = min((0.0, *values)), max((0.0, *values))
    step = _round_step((most - least) / 4)
    bottom = step * int(least // step)
    top = bottom + step
    while top < most:
        top += step
    return Axis(bottom, top, step, written)


def _round_step(wanted: float) -> float:
    """1, 2 or 5 with as many noughts as needed, not below what is wanted."""
    size = 1.0
    while size * 10 <= wanted:
        size *= 10
    return next((factor * size for factor in (1, 2, 5) if factor * size >= wanted), 10 * size)


@dataclass(frozen=True, slots=True)
class Figures:
    """All that a chart shows. `places` are short names along it, `spoken` the same in full, `along` what they are."""

    title: str
    places: Sequence[str]
    series: Sequence[Series]
    axis: Axis
    spoken: Sequence[str] = ()
    bands: Sequence[Band] = ()
    marks: Sequence[Mark] = ()
    along: str = ""

    def place_name(self, place: int) -> str:
        """A place along the chart, in full."""
        return self.spoken[place] if self.spoken else self.places[place]

    def value_text(self, series: Series, place: int) -> str:
        """One value in words; empty where nothing is known."""
        value = series.values[place] if place < len(series.values) else None
        return "" if value is None else self.axis.written(value)

    def mark_at(self, place: int) -> Mark | None:
        """The sign at a place, if there is one."""
        return next((mark for mark in self.marks if mark.place == place), None)

    def told(self, place: int) -> str:
        """Everything that is known of a place, as it is spoken."""
        figures = [
            _("{name}: {value}").format(name=series.name, value=text)
            for series in self.series
            if (text := self.value_text(series, place))
        ]
        mark = self.mark_at(place)
        said = [*figures, *([mark.spoken] if mark is not None and mark.spoken else [])]
        return _("{name}: {value}").format(name=self.place_name(place), value=", ".join(said))


NO_FIGURES: Final = Figures("", (), (), Axis(0.0, 1.0, 1.0))
