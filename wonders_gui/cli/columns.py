"""Columns under each other: tables, score sheets and places in plain text. Knows no game."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from engine.core.game import Standing
from wonders_gui.cli.words import listed

Row = tuple[str, ...]


def table(rows: Sequence[Row]) -> Iterator[str]:
    """Rows with their columns under each other."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for cells in rows:
        yield "  ".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()


def score_table(heads: Sequence[str], titles: Mapping[str, str], scores: Sequence[Mapping[str, int]]) -> Iterator[str]:
    """One row per category of `titles`, one column per head, and the sums below."""
    yield _score_row("", heads, heads)
    for category, title in titles.items():
        yield _score_row(title, [score[category] for score in scores], heads)
    yield _score_row("Total", [sum(score.values()) for score in scores], heads)


def _score_row(title: str, values: Sequence[object], heads: Sequence[str]) -> str:
    cells = [f"{value!s:>{len(head)}}" for value, head in zip(values, heads, strict=True)]
    return "  ".join([f"{title:<10}", *cells])


def places(standings: Iterable[Standing], told: Callable[[Standing], str]) -> Iterator[str]:
    """The places of a result, shared ones together."""
    told_by_place: dict[int, list[str]] = {}
    for standing in standings:
        told_by_place.setdefault(standing.place, []).append(told(standing))
    for place, told_seats in told_by_place.items():
        yield f"{place}. {listed(told_seats)}"
