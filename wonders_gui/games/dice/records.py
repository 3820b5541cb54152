"""Rows of Dice as its models show them: a die of the Forum, a field of a sheet, a seat. They know their roles."""

from dataclasses import dataclass

from PySide6.QtCore import Qt

from wonders_gui.art.dicelooks import DieFace, DieState, FieldLook
from wonders_gui.models.roles import Role

_Item = Qt.ItemDataRole


@dataclass(frozen=True, slots=True)
class DieRecord:
    """A die as it lies in the Forum."""

    die: int
    turn: int
    section: int
    face: DieFace
    state: DieState
    price: int
    """What it costs the player."""
    name: str
    spoken: str

    def role(self, role: int) -> object:
        """The value of a role."""
        match role:
            case _Item.DisplayRole:
                return self.name
            case _Item.AccessibleTextRole | _Item.ToolTipRole:
                return self.spoken
            case Role.RECORD:
                return self
            case _:
                return None


@dataclass(frozen=True, slots=True)
class FieldRecord:
    """A field of a sheet."""

    field: int
    look: FieldLook
    name: str
    spoken: str

    def role(self, role: int) -> object:
        """The value of a role."""
        match role:
            case _Item.DisplayRole:
                return self.name
            case _Item.AccessibleTextRole | _Item.ToolTipRole:
                return self.spoken
            case Role.RECORD:
                return self
            case _:
                return None


@dataclass(frozen=True, slots=True)
class Group:
    """The fields of a building on a small sheet: bits of those that are crossed, and of those crossed last."""

    building: str
    colour: str
    fields: int
    crossed: int
    fresh: int

    @property
    def done(self) -> int:
        """How many are crossed."""
        return self.crossed.bit_count()


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Another player: what there is to know beside one's own sheet."""

    seat: int
    name: str
    city: str
    coins: int
    points: int
    groups: tuple[Group, ...]
    side: str
    """`left`, `right`, `both`, or empty for those who sit farther away."""
    defence: int
    own_eyes: bool
    """Whether the player looks from the player's own seat, and is meant by "you"."""
    """How much it weakens the player's attacks."""
    deed: str
    spoken: str
    thinking: bool = False

    def role(self, role: int) -> object:
        """The value of a role."""
        match role:
            case _Item.DisplayRole:
                return self.name
            case _Item.AccessibleTextRole | _Item.ToolTipRole:
                return self.spoken
            case Role.RECORD:
                return self
            case _:
                return None
