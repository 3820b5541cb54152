"""What the loaded catalog of 7 Wonders Dice is made of: frozen dice, faces, fields, buildings, boards and effects."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

Side = Literal["left", "right"]

SIDES: Final[tuple[Side, ...]] = ("left", "right")
FACES: Final = 6
BONUS: Final = "bonus"
"""The row of bonus fields; it is no building."""

# -- what fields do -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CrossFields:
    """Cross up to so many next fields of these buildings, each paid for, without a die."""

    buildings: tuple[str, ...]
    amount: int
    kind: ClassVar[Literal["cross"]] = "cross"


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins, once."""

    amount: int
    kind: ClassVar[Literal["coins"]] = "coins"


@dataclass(frozen=True, slots=True)
class FreeBuild:
    """Build with a die of the forum that costs nothing."""

    kind: ClassVar[Literal["free_build"]] = "free_build"


@dataclass(frozen=True, slots=True)
class AnotherAction:
    """Any action once more, with the dice as they lie."""

    kind: ClassVar[Literal["another_action"]] = "another_action"


@dataclass(frozen=True, slots=True)
class CoinsAndPointsPer:
    """For each crossed field of these buildings: coins now, points at the end."""

    buildings: tuple[str, ...]
    amount: int
    kind: ClassVar[Literal["coins_and_points_per"]] = "coins_and_points_per"


@dataclass(frozen=True, slots=True)
class PointsPer:
    """For each crossed field of these buildings: points at the end."""

    buildings: tuple[str, ...]
    amount: int
    kind: ClassVar[Literal["points_per"]] = "points_per"


@dataclass(frozen=True, slots=True)
class CheaperDice:
    """Every die costs so many coins less, but never less than nothing."""

    amount: int
    kind: ClassVar[Literal["cheaper_dice"]] = "cheaper_dice"


@dataclass(frozen=True, slots=True)
class FreeDice:
    """Dice of this colour cost nothing."""

    colour: str
    kind: ClassVar[Literal["free_dice"]] = "free_dice"


@dataclass(frozen=True, slots=True)
class CoinsOnDie:
    """Coins whenever a die of this colour is chosen."""

    colour: str
    amount: int
    kind: ClassVar[Literal["coins_on_die"]] = "coins_on_die"


@dataclass(frozen=True, slots=True)
class UnlockDie:
    """This special die may be chosen from now on."""

    die: str
    kind: ClassVar[Literal["unlock_die"]] = "unlock_die"


Effect = (
    CrossFields
    | Coins
    | FreeBuild
    | AnotherAction
    | CoinsAndPointsPer
    | PointsPer
    | CheaperDice
    | FreeDice
    | CoinsOnDie
    | UnlockDie
)

# -- dice -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Die:
    """A special die waits aside until it is unlocked; one that `leaves` may have to go when it comes."""

    id: str
    colour: str
    special: bool
    leaves: bool
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """Opens the fields with its symbol, or the fields of the buildings it may cross; `compare` is a condition."""

    id: str
    symbol: str | None
    cross: tuple[str, ...]
    compare: tuple[str, ...]


# -- boards ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Field:
    """One field to cross."""

    id: str
    building: str
    symbols: tuple[str, ...] = ()
    after: str | None = None
    cost: int = 0
    points: int = 0
    attack: int = 0
    defence: bool = False
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Building:
    """What all boards have in common of a building; the fields of one that is `on_boards` are theirs."""

    id: str
    colour: str
    bonus: bool
    resources: bool
    first_points: int
    attacks: Side | None
    on_boards: bool
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """One city: its wonder, its effects, and all fields of its sheet in the order of their numbers."""

    id: str
    name: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the table."""

    start_coins: int
    pass_coins: int
    bonus_fields_to_end: int
    turns_after_the_end: int
    most_turns: int


@dataclass(frozen=True, slots=True)
class DiceCatalog:
    """Everything in the box."""

    numbers: Numbers
    sections: tuple[int, ...]
    dice: tuple[Die, ...]
    faces: Mapping[str, Face]
    buildings: tuple[Building, ...]
    bonus: tuple[Field, ...]
    boards: tuple[Board, ...]
    digest: str
