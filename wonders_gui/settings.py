"""What the player has chosen, kept in one INI file. A value that makes no sense counts as not chosen."""

import json
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Generic, TypeVar, overload

from PySide6.QtCore import QObject, QSettings, Signal

from engine.core.errors import SaveError
from engine.core.game import Json
from engine.core.savelines import Limits, file_bytes
from engine.core.schema import parsed
from wonders_gui.naming import own_name

log = logging.getLogger(__name__)

T = TypeVar("T")

SYSTEM: Final = "system"
THEMES: Final = (SYSTEM, "light", "dark", "contrast")
SPEEDS: Final = ("off", "fast", "normal", "slow")
TUTORS: Final = ("off", "blunders", "mistakes")
SMALLEST: Final = 0.75
LARGEST: Final = 2.0
SIZES: Final = (SMALLEST, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, LARGEST)
"""The steps in which letters and cards grow together."""
NAME_LENGTH: Final = 40
_LIMITS: Final = Limits()


class Setting(Generic[T]):
    """One value of the settings: read with a default, written at once, told to whoever listens."""

    def __init__(self, key: str, default: T, read: Callable[[str], T], write: Callable[[T], str]) -> None:
        """`read` raises ValueError for what is no such value."""
        self._key = key
        self._default = default
        self._read = read
        self._write = write

    def __set_name__(self, owner: type[object], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type[object]) -> "Setting[T]": ...

    @overload
    def __get__(self, instance: "Settings", owner: type[object]) -> T: ...

    def __get__(self, instance: "Settings | None", owner: type[object]) -> "Setting[T] | T":
        if instance is None:
            return self
        told = instance.told(self._key)
        if told is None:
            return self._default
        try:
            return self._read(told)
        except ValueError:
            log.warning("settings: %s cannot be %r", self._key, told)
            return self._default

    def __set__(self, instance: "Settings", value: T) -> None:
        written = self._write(value)
        self._read(written)
        if instance.told(self._key) != written:
            instance.tell(self._key, written)
            instance.changed.emit(self._name)


def _same(text: str) -> str:
    return text


def _word(key: str, words: Sequence[str], default: str) -> Setting[str]:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError(text)
        return text

    return Setting(key, default, read, _same)


def _switch(key: str, default: bool) -> Setting[bool]:
    words = {"true": True, "false": False}

    def read(text: str) -> bool:
        if text not in words:
            raise ValueError(text)
        return words[text]

    return Setting(key, default, read, lambda value: "true" if value else "false")


def _scale(key: str) -> Setting[float]:
    def read(text: str) -> float:
        number = float(text)
        if not SMALLEST <= number <= LARGEST:  # no number is outside too
            raise ValueError(text)
        return number

    return Setting(key, 1.0, read, lambda value: f"{min(LARGEST, max(SMALLEST, value)):g}")


def _text(key: str, longest: int) -> Setting[str]:
    return Setting(key, "", lambda text: text[:longest], lambda text: text[:longest])


class Settings(QObject):
    """All that is remembered from one start to the next; `changed` names the property that was."""

    changed = Signal(str)

    language = _word("look/language", ("", "en", "nl", "da"), "")
    """Empty: whatever the system speaks."""
    theme = _word("look/theme", THEMES, SYSTEM)
    text_scale = _scale("look/text_scale")
    animation = _word("look/animation", SPEEDS, "normal")
    reduced_motion = _switch("look/reduced_motion", False)
    hints = _switch("play/hints", True)
    tutor = _word("play/tutor", TUTORS, "off")
    """Before which moves the tutor warns; see `wonders_gui.advice.TUTORS`."""
    bot_speed = _word("play/bot_speed", SPEEDS, "normal")
    player_name = _text("play/name", NAME_LENGTH)
    """As it was typed; games take `own_name`."""
    last_game = _text("play/last_game", NAME_LENGTH)
    """The tile of the start page that was played last."""
    place = _text("window/place", 100)
    """See `wonders_gui.placement`."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path if is_sound(path) else _put_aside(path)
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat, self)

    @property
    def own_name(self) -> str:
        """What the player's seat is called in new games; empty for a player without a name."""
        return own_name(self.player_name)

    def choices(self, game: str) -> Json:
        """What was last chosen on the new-game page of `game`; empty at first. Check what you take from it."""
        told = self.told(f"choices/{game}")
        try:
            data = parsed(told or "{}")
        except ValueError:
            log.warning("settings: the choices for %s cannot be read", game)
            return {}
        return data if isinstance(data, dict) else {}

    def set_choices(self, game: str, chosen: Json) -> None:
        """Remember what was chosen on the new-game page: plain data."""
        self.tell(f"choices/{game}", json.dumps(chosen))

    def sync(self) -> bool:
        """Write to the disk now; false when that is not possible."""
        self._store.sync()
        if self._store.status() == QSettings.Status.NoError:
            return True
        log.warning("settings cannot be written to %s", self.path)
        return False

    def told(self, key: str) -> str | None:
        """What stands in the file, for `Setting`."""
        value = self._store.value(key)
        return value if isinstance(value, str) else None

    def tell(self, key: str, value: str) -> None:
        """Put something into the file, for `Setting`."""
        self._store.setValue(key, value)


def is_sound(path: Path) -> bool:
    """Whether the file is not there, or looks like one of ours."""
    try:
        lines = file_bytes(path, _LIMITS).decode("utf-8").splitlines()
    except SaveError as error:
        return error.code == "empty_file" or error.details.get("reason") == "ENOENT"
    except ValueError:
        return False
    return all(not line or line[0] in ";#" or _is_ini(line) for line in map(str.strip, lines))


def _is_ini(line: str) -> bool:
    is_section = line.startswith("[") and line.endswith("]")
    return "\0" not in line and (is_section or "=" in line)


def _put_aside(path: Path) -> Path:
    """Start with empty settings, but keep what was there for whoever wants to look; gives the file to use now."""
    log.warning("settings: %s cannot be read; starting with empty settings", path)
    try:
        path.replace(path.with_name(path.name + ".bak"))
    except OSError as error:
        log.warning("settings: %s", error)
        return path.with_name(path.name + ".new")  # whatever lies there, Qt shall not wait for it
    return path
