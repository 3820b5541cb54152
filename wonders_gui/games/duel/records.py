"""What lies on the table of Duel, as frozen records that Qt models show: each knows its texts and its face."""

from dataclasses import dataclass

from PySide6.QtCore import Qt

from engine.core.seats import Seat
from engine.duel.commands import Command
from wonders_gui.art.faces import CardFace, Tag, TokenFace, WonderFace
from wonders_gui.models.roles import Role

_Qt = Qt.ItemDataRole


@dataclass(frozen=True, slots=True)
class Texts:
    """How a thing is called, what a tool tip says, and what a screen reader says."""

    name: str
    tip: str
    spoken: str

    def role(self, role: int) -> str | None:
        """The text of one of Qt's roles."""
        match role:
            case _Qt.DisplayRole:
                return self.name
            case _Qt.ToolTipRole:
                return self.tip
            case _Qt.AccessibleTextRole:
                return self.spoken
            case _:
                return None


@dataclass(frozen=True, slots=True)
class SlotRecord:
    """A place of the structure; `card` is NO_CARD when it is empty and below that when it lies face down."""

    slot: int
    card: int
    age: int
    guild_back: bool
    accessible: bool
    face: CardFace | None
    tag: Tag | None
    dear: bool
    texts: Texts

    def role(self, role: int) -> object:
        """The value of a role."""
        match role:
            case Role.FACE:
                return self.face
            case Role.TAG:
                return self.tag
            case Role.VEILED:
                return not self.accessible
            case Role.RECORD:
                return self
            case _:
                return self.texts.role(role)


@dataclass(frozen=True, slots=True)
class TileRecord:
    """A card that a city has built, or a card of the discard pile."""

    card: int
    seat: Seat
    column: int
    face: CardFace
    new: bool
    texts: Texts

    def role(self, role: int) -> object:
        """The value of a role."""
        match role:
            case Role.FACE:
                return self.face
            case Role.COLUMN:
                return self.column
            case Role.NEW:
                return self.new
            case Role.RECORD:
                return self
            case _:
                return self.texts.role(role)


@dataclass(frozen=True, slots=True)
class WonderRecord:
    """A wonder of a city: built, still to be built, or out of the game."""

    wonder: int
    seat: Seat
    face: WonderFace
    built: bool
    number: int
    """The key that builds it, from 1; 0 when there is none."""
    gone: bool
    """Out of the game, as seven wonders stand."""
    tag: Tag | None
    texts: Texts

    def role(self, role: int) -> object:
        """The value of a role."""
        match role:
            case Role.FACE:
                return self.face
            case Role.TAG:
                return self.tag
            case Role.RECORD:
                return self
            case _:
                return self.texts.role(role)


@dataclass(frozen=True, slots=True)
class TokenRecord:
    """A progress token."""

    token: int
    face: TokenFace
    texts: Texts

    def role(self, role: int) -> object:
        """The value of a role."""
        match role:
            case Role.FACE:
                return self.face
            case Role.RECORD:
                return self
            case _:
                return self.texts.role(role)


@dataclass(frozen=True, slots=True)
class PickRecord:
    """One answer to a choice: a card, a wonder or a token."""

    command: Command
    face: CardFace | WonderFace | TokenFace
    texts: Texts

    def role(self, role: int) -> object:
        """The value of a role."""
        match role:
            case Role.FACE:
                return self.face
            case Role.RECORD:
                return self
            case _:
                return self.texts.role(role)
