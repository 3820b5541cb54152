"""Keys of the page: each does one thing, anywhere on it."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def bind_keys(page: QWidget, keys: Mapping[str, Callable[[], object]], may: Callable[[], bool]) -> None:
    """Let keys act while they `may`; a sheet over the page, for one, takes them away."""
    for key, act in keys.items():
        shortcut = QShortcut(QKeySequence(key), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(_guarded(act, may))


def _guarded(act: Callable[[], object], may: Callable[[], bool]) -> Callable[[], None]:
    def obey() -> None:
        if may():
            act()

    return obey
