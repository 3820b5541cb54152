"""The folder of games: every game is written down from its first moment, and can be found, opened and renamed there."""

import logging
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final, Generic, TypeAlias, cast

from engine.core.errors import SaveError
from engine.core.game import C, E, Game, M, S, V
from engine.core.savefile import Limits, Trust, load, resume, save_as
from engine.core.savelines import cause, file_bytes
from engine.core.session import Recorder, Session
from wonders_gui.marks import BRANCHED, IMPORTED, Marks, marks_from
from wonders_gui.savesummary import Summary, Unreadable, summary_of
from wonders_gui.seating import Seating, players_at, seating_from
from wonders_gui.version import PROGRAM

__all__ = ["SUFFIX", "Games", "Keeping", "Opened", "Summary"]

log = logging.getLogger(__name__)

SUFFIX: Final = ".wonders"
STRANGERS: Final = Limits(file=4 * 1024 * 1024)
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)\s*(\.|$)", re.IGNORECASE)
"""Names that Windows keeps for devices, whatever follows the first dot."""
"""What is read of other people's files, so that the window need not wait for long."""

AnyGame: TypeAlias = Game[object, object, object, object, object]
AnySession: TypeAlias = Session[object, object, object, object, object]


def _seven() -> AnyGame:
    from engine.seven.game import SEVEN

    return cast(AnyGame, SEVEN)


def _duel() -> AnyGame:
    from engine.duel.game import DUEL

    return cast(AnyGame, DUEL)


def _dice() -> AnyGame:
    from engine.dice.game import DICE

    return cast(AnyGame, DICE)


RULES: Final[Mapping[str, Callable[[], AnyGame]]] = {"seven": _seven, "duel": _duel, "dice": _dice}
"""The rules of every game, each imported only when it is asked for."""


def rules_of(name: str) -> AnyGame:
    """The rules of a game by its name in files; raises SaveError."""
    if name not in RULES:
        raise SaveError("unknown_game", game=name[:80])
    return RULES[name]()


@dataclass(frozen=True, slots=True)
class Opened:
    """A game from a file, with who sits where; its session goes on writing to `path`."""

    session: AnySession
    seating: Seating
    path: Path
    dropped_tail: bool
    """The last line was torn and is lost: the program was killed while it wrote."""


class Keeping:
    """Keeps one game in one file of the folder; see `controller.Recording`."""

    def __init__(self, path: Path, seating: Seating, marks: Marks | None = None) -> None:
        self.path = path
        self._seating = seating
        self._marks = marks or Marks()

    def attach(self, session: Session[C, S, M, E, V]) -> None:
        """Write the game down now and after every decision; raises SaveError, and tries again each time."""
        from wonders_gui.built import stages_note  # whoever plays has all rules by now

        stages = stages_note(session.state, self._seating.seat)
        session.notes = {**self._seating.to_json(), **self._marks.to_json(), **stages}
        session.attach(_Clerk(session, self.path))


class _Clerk(Generic[C, S, M, E, V]):
    """Begins the file at the first chance and continues it; it begins again when the file is taken away, or has other
    notes than the game.
    """

    def __init__(self, session: Session[C, S, M, E, V], path: Path, recorder: Recorder | None = None) -> None:
        self._session = session
        self._path = path
        self._recorder = recorder
        self._notes = session.notes

    def catch_up(self) -> None:
        """Write all that is not yet written."""
        try:
            self._continue()
        except SaveError as error:
            if error.details.get("reason") != "ENOENT":
                raise
            self._recorder = None
            self._continue()

    def _continue(self) -> None:
        if self._recorder is None or self._notes != self._session.notes:
            _make_room(self._path)
            self._recorder = save_as(self._session, self._path, PROGRAM)
            self._notes = self._session.notes
        self._recorder.catch_up()


class Games:
    """All games of this player, one file each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[Path, tuple[tuple[int, int] | None, Summary | Unreadable]] = {}

    # -- finding ----------------------------------------------------------------------------------------------

    def list(self) -> "list[Summary]":
        """Every game that can be recognised, the one played last first."""
        return [summary for path in self.newest_first() if (summary := self.summary(path)) is not None]

    def unreadable(self) -> Sequence[Unreadable]:
        """The files that look like games and cannot be read, with the reason; they are left alone."""
        return [found for path in self.newest_first() if isinstance(found := self._found(path), Unreadable)]

    def unfinished(self) -> Summary | None:
        """The game to continue: the one played last of those that are not over."""
        found = map(self.summary, self.newest_first())
        return next((summary for summary in found if summary is not None and is_waiting(summary)), None)

    def newest_first(self) -> Sequence[Path]:
        """The files of the folder, the one written last first."""
        return sorted(self._files(), key=_modified, reverse=True)

    def summary(self, path: Path) -> Summary | None:
        """The game in a file, or None."""
        found = self._found(path)
        return found if isinstance(found, Summary) else None

    def _found(self, path: Path) -> Summary | Unreadable:
        """What is in a file, which is read again only when it has changed."""
        stamp = _stamp(path)
        if stamp is None or path not in self._known or self._known[path][0] != stamp:
            self._known[path] = stamp, _read(path)
        return self._known[path][1]

    def is_new(self) -> bool:
        """Whether nothing was ever played here."""
        return not self.folder.exists()

    def is_over(self, path: Path) -> bool:
        """Whether a game has come to its end, as far as one can tell without rules."""
        summary = self.summary(path)
        return summary is not None and summary.over

    def _files(self) -> Iterable[Path]:
        with suppress(OSError):
            return sorted(self.folder.glob(f"*{SUFFIX}"))
        return ()

    # -- keeping ----------------------------------------------------------------------------------------------

    def keeping(self, game: str, seating: Seating, marks: Marks | None = None) -> Keeping:
        """Where a new game will be written down."""
        now = datetime.now()
        stamp = now.strftime("%Y-%m-%d %H.%M.%S")
        return Keeping(self._free_path(f"{stamp} {game}"), seating, replace(marks or Marks(), began=now))

    def branching(self, title: str, seating: Seating) -> Keeping:
        """Where a game will be written down that goes on from a moment of another one; its notes say so."""
        return Keeping(self._free_path(title), seating, Marks(began=datetime.now(), kinds=(BRANCHED,)))

    def save_copy(self, session: Session[C, S, M, E, V], path: Path) -> None:
        """Write the whole game to another file as well; raises SaveError."""
        _make_room(path)
        save_as(session, path, PROGRAM)

    def export(self, path: Path, copy: Path) -> None:
        """Copy a file as it is to another place; raises SaveError."""
        data = file_bytes(path, Limits())
        with _blamed_on(copy):
            if os.path.realpath(copy) != os.path.realpath(path):
                copy.write_bytes(data)

    # -- opening ----------------------------------------------------------------------------------------------

    def open(self, path: Path) -> Opened:
        """A game to play on; raises SaveError. Files from elsewhere are checked by the rules, and copied here."""
        return self._resumed(path) if self.is_ours(path) else self._taken_in(path)

    def look(self, path: Path) -> Opened:
        """A game to look at: nothing is written, whatever is tried out with it; raises SaveError."""
        trust = Trust.TRUSTED if self.is_ours(path) else Trust.UNTRUSTED
        loaded = load(path, _games_in(path), trust, STRANGERS)
        return Opened(loaded.session, _seating(loaded.session), path, loaded.report.dropped_tail)

    def take_in(self, path: Path) -> Path:
        """Copy a game from elsewhere into our folder, if the rules confirm it; raises SaveError."""
        return path if self.is_ours(path) else self._taken_in(path).path

    def _resumed(self, path: Path) -> Opened:
        loaded = resume(path, _games_in(path), PROGRAM)
        loaded.session.attach(_Clerk(loaded.session, path, loaded.session.recorder))
        return Opened(loaded.session, _seating(loaded.session), path, loaded.report.dropped_tail)

    def _taken_in(self, path: Path) -> Opened:
        loaded = load(path, _games_in(path), Trust.UNTRUSTED, STRANGERS)
        seating = _seating(loaded.session)
        keeping = Keeping(self._free_path(path.stem), seating, marks_from(loaded.session.notes).with_kind(IMPORTED))
        try:
            keeping.attach(loaded.session)
        except SaveError as error:  # it can be played all the same; the table will say that it is not saved
            log.warning("cannot save: %s", error)
        return Opened(loaded.session, seating, keeping.path, loaded.report.dropped_tail)

    def is_ours(self, path: Path) -> bool:
        """Whether a file lies in our folder."""
        return os.path.dirname(os.path.realpath(path)) == os.path.realpath(self.folder)  # links may lead in a circle

    # -- tidying ----------------------------------------------------------------------------------------------

    def rename(self, path: Path, title: str) -> Path:
        """Give a game another name, and say where it lies now; raises SaveError. No other game is overwritten."""
        new = self._free_path(title, path)
        with _blamed_on(path):
            path.rename(new)
        return new

    def delete(self, path: Path) -> None:
        """Throw a game away; raises SaveError."""
        with _blamed_on(path):
            path.unlink(missing_ok=True)

    def _free_path(self, title: str, own: Path | None = None) -> Path:
        """A file in our folder that is not taken, named as closely to `title` as files can be."""
        name = file_name(title)
        path, number = self.folder / f"{name}{SUFFIX}", 2
        while path.exists() and path != own:
            path, number = self.folder / f"{name} ({number}){SUFFIX}", number + 1
        return path


def is_waiting(summary: Summary) -> bool:
    """Whether a game can be continued: it is not over, and we have its rules."""
    return not summary.over and summary.game in RULES


def file_name(title: str) -> str:
    """A title as every system takes it for the name of a file."""
    clean = re.sub(r'[<>:"/\\|?*]', "-", "".join(char for char in title if char.isprintable()))
    name = clean.strip(" .").encode()[:120].decode(errors="ignore").strip(" .") or "game"
    return f"_{name}" if _DEVICE.match(name) else name


def _games_in(path: Path) -> "dict[str, AnyGame]":
    """The rules that a file needs, and no others: their cards take a while to read."""
    summary = _read(path)
    if isinstance(summary, Unreadable) or summary.game not in RULES:
        return {}
    return {summary.game: rules_of(summary.game)}


def _seating(session: AnySession) -> Seating:
    return seating_from(session.notes, players_at(session.config))


def _modified(path: Path) -> float:
    """When a file was written last; one that is gone by now comes last."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _stamp(path: Path) -> tuple[int, int] | None:
    """What tells that a file has changed."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return facts.st_size, facts.st_mtime_ns


def _read(path: Path) -> Summary | Unreadable:
    try:
        return summary_of(path)
    except SaveError as error:
        return Unreadable(path, error)


def _make_room(path: Path) -> None:
    """Make the folder, which somebody may have taken away in the middle of a game."""
    with _blamed_on(path):
        path.parent.mkdir(parents=True, exist_ok=True)


@contextmanager
def _blamed_on(path: Path) -> Iterator[None]:
    """System errors come out as SaveError."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise SaveError("cannot_write", file=os.fspath(path), reason=cause(error)) from error
