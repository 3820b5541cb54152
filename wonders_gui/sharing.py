"""Saves a game elsewhere: as a file to play on with, as a text, or its score sheet as a picture or a PDF."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.core.errors import CodedError, SaveError
from engine.core.savelines import cause
from wonders_gui.dialogs.menu import Entry
from wonders_gui.dialogs.scoredata import score_data
from wonders_gui.exports.gametext import game_text
from wonders_gui.exports.scorepaper import Paper
from wonders_gui.games.registry import AnyReplay
from wonders_gui.host import Host
from wonders_gui.language import _
from wonders_gui.pages.told import file_title, game_title
from wonders_gui.paths import first_shown
from wonders_gui.saves import SUFFIX, file_name
from wonders_gui.texts.words import file_filter

Source = Callable[[], AnyReplay]
"""How to get at the game when something is chosen; raises SaveError."""


class Sharer(QObject):
    """Asks where to, writes, and says what became of it."""

    def __init__(self, page: QWidget, host: Host) -> None:
        super().__init__(page)
        self._page = page
        self._host = host

    def entries(self, source: Source, name: str) -> list[Entry]:
        """What can be made of any game; `name` is that of its file."""
        return [
            Entry(_("Save a copy of the game"), "save", lambda: self._ask(source, name, SUFFIX, self.save_game)),
            Entry(_("Save as text"), "log", lambda: self._ask(source, name, ".txt", self.save_text)),
        ]

    def score_entries(self, source: Source, name: str) -> list[Entry]:
        """What can be made of a game that is over."""
        return [
            Entry(_("Score sheet as picture"), "trophy", lambda: self._ask(source, name, ".png", self.save_picture)),
            Entry(_("Score sheet as PDF"), "trophy", lambda: self._ask(source, name, ".pdf", self.save_pdf)),
            Entry(_("Copy the score sheet"), "cards", lambda: self._guarded(lambda: self.copy_picture(source(), name))),
        ]

    # -- asking -----------------------------------------------------------------------------------------------

    def _ask(self, source: Source, name: str, suffix: str, write: Callable[[AnyReplay, str, Path], None]) -> None:
        kinds = {SUFFIX: _("Saved games"), ".txt": _("Texts"), ".png": _("Pictures"), ".pdf": _("PDF files")}
        proposed = first_shown() / (file_name(file_title(name)) + suffix)
        chosen, _filter = QFileDialog.getSaveFileName(
            self._page, _("Save and share"), str(proposed), file_filter(kinds[suffix], suffix)
        )
        if chosen:
            path = Path(chosen)
            path = path if path.suffix == suffix else path.with_name(path.name + suffix)
            self._guarded(lambda: self._written(write, source, name, path))

    def _written(self, write: Callable[[AnyReplay, str, Path], None], source: Source, name: str, path: Path) -> None:
        write(source(), name, path)
        self._host.tell(_("Saved"), [_("It is in {file}.").format(file=path)], "save")

    def _guarded(self, act: Callable[[], None]) -> None:
        try:
            act()
        except CodedError as error:
            self._host.tell_trouble(_("That could not be saved"), error)

    # -- writing ----------------------------------------------------------------------------------------------

    def save_game(self, replay: AnyReplay, name: str, path: Path) -> None:
        """The game as a file of its own; raises SaveError."""
        replay.save_copy(lambda session: self._host.games.save_copy(session, path))

    def save_text(self, replay: AnyReplay, name: str, path: Path) -> None:
        """The game to read; raises SaveError."""
        try:
            path.write_text(game_text(replay, game_title(name)), encoding="utf-8")
        except OSError as error:
            raise _unwritable(path, cause(error)) from error

    def save_picture(self, replay: AnyReplay, name: str, path: Path) -> None:
        """The score sheet as a picture; raises SaveError."""
        if not self._paper(replay, name).picture().save(str(path)):
            raise _unwritable(path, "EIO")

    def save_pdf(self, replay: AnyReplay, name: str, path: Path) -> None:
        """The score sheet on a page; raises SaveError."""
        if not self._paper(replay, name).write_pdf(path):
            raise _unwritable(path, "EIO")

    def copy_picture(self, replay: AnyReplay, name: str) -> None:
        """The score sheet for any other program to paste."""
        QGuiApplication.clipboard().setImage(self._paper(replay, name).picture())
        self._host.tell(_("Copied"), [_("The score sheet can be pasted as a picture.")], "cards")

    def _paper(self, replay: AnyReplay, name: str) -> Paper:
        return Paper(score_data(replay.at_the_end()), game_title(name))


def _unwritable(path: Path, reason: str) -> SaveError:
    return SaveError("cannot_write", file=str(path), reason=reason)
