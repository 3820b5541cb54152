"""The keys of the table of 7 Wonders."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def bind(page: QWidget, keys: Mapping[str, Callable[[], object]], may: Callable[[], bool]) -> None:
    """Let keys act wherever the keyboard is on the page, while they `may`."""
    for key, act in keys.items():
        shortcut = QShortcut(QKeySequence(key), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(lambda act=act: act() if may() else None)
