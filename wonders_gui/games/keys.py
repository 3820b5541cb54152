"""The keys of a table: each does one thing, wherever on the page the keyboard is."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

Deed = Callable[[], object]


def bind_keys(page: QWidget, keys: Mapping[str, Deed], may: Callable[[], bool]) -> None:
    """Let keys act while they `may`; a sheet over the page, for one, takes them away. A key held down acts once."""
    for key, act in keys.items():
        shortcut = QShortcut(QKeySequence(key), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(_guarded(act, may))


def _guarded(act: Deed, may: Callable[[], bool]) -> Callable[[], None]:
    def obey() -> None:
        if may():
            act()

    return obey


def back_and_forth(undo: Deed, redo: Deed) -> dict[str, Deed]:
    """The keys that take decisions back and bring them again: letters, and what other programs use."""
    return {"U": undo, "Ctrl+Z": undo, "R": redo, "Ctrl+Shift+Z": redo, "Ctrl+Y": redo}
