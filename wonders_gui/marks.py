"""What the notes of a save say beside who sat where: when a game began, whether it is a daily deal, what was special.

Like all notes they decide nothing at the table; a file may say anything, and what makes no sense is left out.
"""

from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Final

from engine.core.game import Json

HINTED: Final = "hinted"
"""A hint was asked for."""
IMPORTED: Final = "imported"
"""The file came from elsewhere: who played it, nobody knows."""
BRANCHED: Final = "branched"
"""Played on from a moment of another game."""
GUIDED: Final = "guided"
"""A lesson."""
KINDS: Final = (IMPORTED, GUIDED, BRANCHED, HINTED)
"""All that may be special about a game, the strongest reason first."""

YEARS: Final = range(2000, 3000)
"""Days outside are nonsense, and near the end of what a calendar can hold."""
_BEGAN: Final = "began"
_DAILY: Final = "daily"
_MARKS: Final = "marks"


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of one game."""

    began: datetime | None = None
    """By the clock on the wall."""
    daily: date | None = None
    """The day whose deal this is."""
    kinds: tuple[str, ...] = ()

    def with_kind(self, kind: str) -> "Marks":
        """The same with one more thing that is special."""
        assert kind in KINDS, kind
        return replace(self, kinds=tuple(known for known in KINDS if known in (*self.kinds, kind)))

    def to_json(self) -> Json:
        """The marks as plain data; nothing where there are none."""
        told: Json = {}
        if self.began is not None:
            told[_BEGAN] = self.began.isoformat(timespec="seconds")
        if self.daily is not None:
            told[_DAILY] = self.daily.isoformat()
        if self.kinds:
            told[_MARKS] = list(self.kinds)
        return told


def marks_from(notes: Json) -> Marks:
    """The marks in the notes of a save."""
    kinds = notes.get(_MARKS)
    told = kinds if isinstance(kinds, list) else []
    return Marks(_moment(notes.get(_BEGAN)), _day(notes.get(_DAILY)), tuple(kind for kind in KINDS if kind in told))


def marked(notes: Json, kind: str) -> Json:
    """The notes with one more thing that is special."""
    return {**notes, **marks_from(notes).with_kind(kind).to_json()}


def _moment(told: object) -> datetime | None:
    try:
        moment = datetime.fromisoformat(told) if isinstance(told, str) else None
    except ValueError:
        return None
    return None if moment is None else moment.replace(tzinfo=None)


def _day(told: object) -> date | None:
    try:
        day = date.fromisoformat(told) if isinstance(told, str) else None
    except ValueError:
        return None
    return day if day is not None and day.year in YEARS else None
