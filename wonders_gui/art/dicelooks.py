"""What dice and fields of a sheet show. Has all that painters need, so that they know no game."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF

from wonders_gui.art.faces import Signs

DieState = Literal["free", "chosen", "locked", "dimmed"]
FieldState = Literal["waiting", "open", "offered", "dear", "chosen", "crossed"]
FirstState = Literal["free", "won", "gone"]


@dataclass(frozen=True, slots=True)
class DieFace:
    """One face of a die: the colour of its body, and the icon on it."""

    key: str
    colour: str
    emblem: str


@dataclass(frozen=True, slots=True)
class FieldFace:
    """What is printed in a field: how many resources it costs, and what it brings."""

    key: str
    colour: str
    cost: int
    small: Signs
    """The first of the signs, those that are left where there is little room."""
    more: tuple[Signs, ...] = ()
    """The other signs, a row for each thing that the field brings."""

    @property
    def signs(self) -> Signs:
        """All signs in one row."""
        return self.small + tuple(sign for row in self.more for sign in row)


@dataclass(frozen=True, slots=True)
class FieldLook:
    """A field as it stands on a sheet."""

    face: FieldFace
    state: FieldState
    price: int | None = None
    """All coins that it would take, when that is known."""
    noted: int | None = None
    """The points that were written into an attack when it was crossed."""
    fresh: bool = False
    """Crossed in this turn."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Where a die lies in the forum: its body before it is turned, and by how many degrees it is."""

    rect: QRectF
    angle: float
