"""What a rule book is made of: chapters with a heading, paragraphs and pictures. Data alone, still to be translated."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["seven", "duel", "wonder", "token", "icon"]


@dataclass(frozen=True, slots=True)
class Picture:
    """A card of 7 Wonders or Duel, a wonder or token of Duel, or an icon, by its id."""

    kind: Kind
    name: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """One subject; `title` and `paragraphs` are marked for translation. The icon stands before the title."""

    key: str
    icon: str
    title: str
    paragraphs: tuple[str, ...]
    pictures: tuple[Picture, ...] = ()

    def in_short(self) -> tuple[str, str, str]:
        """Icon, heading and the first paragraph: what a sheet of rules in short shows."""
        return self.icon, self.title, self.paragraphs[0]


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one game or expansion; `switches` names the game whose rule options belong here."""

    key: str
    title: str
    icon: str
    chapters: tuple[Chapter, ...]
    switches: str = ""


def cards(*names: str) -> tuple[Picture, ...]:
    """Cards of 7 Wonders, second edition."""
    return tuple(Picture("seven", name) for name in names)


def duel_cards(*names: str) -> tuple[Picture, ...]:
    """Cards of Duel."""
    return tuple(Picture("duel", name) for name in names)


def icons(*names: str) -> tuple[Picture, ...]:
    """Icons."""
    return tuple(Picture("icon", name) for name in names)


def wonders(*names: str) -> tuple[Picture, ...]:
    """Wonders of Duel."""
    return tuple(Picture("wonder", name) for name in names)


def tokens(*names: str) -> tuple[Picture, ...]:
    """Progress tokens of Duel."""
    return tuple(Picture("token", name) for name in names)
