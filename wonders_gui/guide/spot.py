"""Where the guide's panel lies over a page so that it hides least of what matters. Pure arithmetic, and quick."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize

TOLD: Final = 100
NEEDED: Final = 10
SOON: Final = 5
OTHER: Final = 1
"""What a hidden pixel costs: of what the step speaks of, of what the player needs in order to decide, of what the other
steps of this moment speak of or need, of the rest."""
AWAY: Final = 40
"""What a pixel of distance to what the step speaks of costs, or to where the panel was before."""


class Box(NamedTuple):
    """A rectangle by its edges: many thousands are looked at, too many for Qt's own."""

    left: int
    top: int
    right: int
    bottom: int

    def common(self, other: "Box") -> int:
        """How many pixels both have."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0

    def distance(self, other: "Box") -> int:
        """Between the nearest edges, and a little of that between the middles, so that equals do not tie."""
        across = max(0, other.left - self.right, self.left - other.right)
        down = max(0, other.top - self.bottom, self.top - other.bottom)
        apart = abs(self.left + self.right - other.left - other.right)
        apart += abs(self.top + self.bottom - other.top - other.bottom)
        return across + down + apart // 32


def box(rect: QRect) -> Box:
    """A rectangle of Qt by its edges."""
    return Box(rect.left(), rect.top(), rect.left() + rect.width(), rect.top() + rect.height())


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies on a page: what a step speaks of, what the player needs in order to decide, and what else there is."""

    told: Sequence[Box]
    needed: Sequence[Box]
    others: Sequence[Box]
    soon: Sequence[Box] = ()
    """What the other steps of this moment speak of and need: whoever goes on finds the button where it was."""
    before: Box | None = None
    """Where the panel was."""

    def cost(self, spot: Box) -> int:
        """How bad it would be to lie there."""
        return self.hidden(spot) + OTHER * sum(map(spot.common, self.others)) + AWAY * self._away(spot)

    def _away(self, spot: Box) -> int:
        if self.before is not None:
            return abs(spot.right - self.before.right) + abs(spot.bottom - self.before.bottom)
        return spot.distance(self.told[0]) if self.told else 0

    def hidden(self, spot: Box) -> int:
        """How much of what matters would be hidden."""
        return self.hidden_now(spot) + SOON * sum(map(spot.common, self.soon))

    def hidden_now(self, spot: Box) -> int:
        """How much of what matters in this step would be hidden."""
        return TOLD * sum(map(spot.common, self.told)) + NEEDED * sum(map(spot.common, self.needed))


def steady_spot(sizes: Sequence[QSize], own: Sequence[QSize], room: QRect, ground: Ground) -> QRect:
    """Where the panel was, as long as it hides nothing there; otherwise the best place.

    `sizes` have room for everything that is said at this moment, `own` for what is said now.
    """
    if ground.before is not None:
        for kept in _kept(own, box(room), ground.before):
            if not ground.hidden_now(kept):
                return _rect(kept)
    best = best_spot(sizes, room, ground)
    return best_spot([*sizes, *own], room, ground) if ground.hidden_now(box(best)) else best


def _kept(own: Sequence[QSize], room: Box, before: Box) -> Iterator[Box]:
    """The place of before, higher if it must be, or as low as it may be: the button below the text stays there."""
    for size in own:
        if size.width() == before.right - before.left:
            least = before.bottom - size.height()
            tops = (min(before.top, least), least)
            yield from (before._replace(top=top) for top in tops if top >= room.top)


def best_spot(sizes: Sequence[QSize], room: QRect, ground: Ground) -> QRect:
    """The place of the panel: near what is told, without lying on it, and on the rest as little as can be.

    Of its sizes the first is taken that hides nothing of what matters, or the one that hides least of it.
    """
    best: Box | None = None
    for size in sizes:
        spot = min(_spots(size, box(room), ground), key=ground.cost)
        if best is None or ground.hidden(spot) < ground.hidden(best):
            best = spot
        if not ground.hidden(best):
            break
    assert best is not None, "there is at least one size"
    return _rect(best)


def _rect(spot: Box) -> QRect:
    return QRect(spot.left, spot.top, spot.right - spot.left, spot.bottom - spot.top)


def _spots(size: QSize, room: Box, ground: Ground) -> Iterator[Box]:
    """Every place at an edge of the room, or at one of something that matters."""
    parts = (*ground.told, *ground.needed, *ground.soon)
    parts = (*parts, ground.before) if ground.before is not None else parts
    wide, high = size.width(), size.height()
    across = _starts(room.left, room.right, wide, [edge for part in parts for edge in (part.left, part.right)])
    down = _starts(room.top, room.bottom, high, [edge for part in parts for edge in (part.top, part.bottom)])
    for left in across:
        for top in down:
            yield Box(left, top, left + wide, top + high)


def _starts(first: int, end: int, length: int, edges: Sequence[int]) -> Sequence[int]:
    """Where something of this length can begin so that it touches an edge, inside the room."""
    last = max(first, end - length)
    wished = {first, last, *edges, *(edge - length for edge in edges)}
    return sorted(start for start in wished if first <= start <= last)
