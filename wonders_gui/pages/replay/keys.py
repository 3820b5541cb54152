"""The keys of a replay. Where arrows or Space mean something already, they keep that meaning."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QRadioButton, QWidget

from wonders_gui.widgets.banner import Banner

ARROWS: Final = ("Left", "Right", "Home", "End")
SPACE: Final = "Space"


class Keys(QObject):
    """Binds keys to a page, and lets go of those that what has the keyboard needs itself."""

    def __init__(
        self, page: QWidget, keys: Mapping[str, Callable[[], object]], is_taken: Callable[[QWidget], bool]
    ) -> None:
        """`is_taken` says whether a widget needs arrows and Space for itself."""
        super().__init__(page)
        self._is_taken = is_taken
        self._shortcuts = {key: _shortcut(page, key, act) for key, act in keys.items()}
        self._shortcuts[SPACE].activatedAmbiguously.connect(lambda: _close_banners(page.window()))
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        is_taken = now is not None and self._is_taken(now)
        for key in ARROWS:
            self._shortcuts[key].setEnabled(not is_taken and not isinstance(now, QRadioButton))
        self._shortcuts[SPACE].setEnabled(not is_taken and not isinstance(now, QAbstractButton))


def _shortcut(page: QWidget, key: str, act: Callable[[], object]) -> QShortcut:
    shortcut = QShortcut(QKeySequence(key), page)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(act)
    return shortcut


def _close_banners(window: QWidget) -> None:
    """A message that lies over the page wants Space, too: it is meant then."""
    for banner in window.findChildren(Banner):
        banner.close_message()
