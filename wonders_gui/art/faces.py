"""What the face of a card, stage, wonder or token shows. Has all that painters need, so that they know no game."""

from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["seven", "duel"]
TagKind = Literal["own", "trade", "chain", "dear", "missing", "built", "hint"]


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign in a row: an icon, with a number in it where it has one, or a short text such as +1."""

    icon: str
    number: int | None = None
    text: str = ""


Signs = tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class Scenery:
    """A landscape, and how many stages of its wonder stand."""

    wonder: str
    night: bool = False
    built: int = 1
    stages: int = 1


UNKNOWN: Final = "random"
NO_SCENERY: Final = Scenery(UNKNOWN)
"""A riddle, for what nobody knows."""


SLASH: Final = Sign("slash")


@dataclass(frozen=True, slots=True)
class CardFace:
    """Everything a card shows."""

    key: str
    name: str
    colour: str
    age: int
    band: Signs
    small: Signs
    """The band where there is little room: a choice of all raw materials becomes one disc, five shields a number."""
    cost: Signs
    chain_from: tuple[str, ...]
    """Icons of the marks that make it free."""
    chain_to: tuple[str, ...]
    """Icons of the marks it gives."""
    picture: str
    kind: Kind
    free: str = ""
    """What a card of Duel says in place of a cost."""


@dataclass(frozen=True, slots=True)
class StageFace:
    """A stage of a wonder: what it costs and brings."""

    key: str
    number: int
    cost: Signs
    signs: Signs


@dataclass(frozen=True, slots=True)
class WonderFace:
    """A wonder of Duel."""

    key: str
    name: str
    picture: str
    cost: Signs
    signs: Signs


@dataclass(frozen=True, slots=True)
class TokenFace:
    """A progress token."""

    key: str
    name: str
    signs: Signs


@dataclass(frozen=True, slots=True)
class Tag:
    """The price tag at the corner of a card: what stands between the player and the card."""

    kind: TagKind
    coins: int = 0
    left: bool = False
    """Coins go to the left neighbour."""
    right: bool = False
    icons: tuple[str, ...] = ()
    """The chain mark that makes it free, or the resources that are missing; `coins` then counts them, if need be."""
