"""Enter and Space of a guide: they act wherever the keyboard is on the page, as the guide's panel says."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.pressable import ENTER

Key = Qt.Key


class GuideKeys(QObject):
    """Takes both keys before the page does; what is not the guide's affair is handed on to the page."""

    def __init__(self, ground: QWidget, button: QAbstractButton) -> None:
        super().__init__(ground)
        self._ground = ground
        self._button = button
        """The panel's way on."""
        self.answer: Callable[[], bool] = lambda: False
        """Enter where the panel has no way on; says whether that was all there is to do."""
        self._wanted = (False, False)
        self._enters = [self._bound(key) for key in ENTER]
        self._space = self._bound(Key.Key_Space)

    def _bound(self, key: Qt.Key) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self._ground)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)  # who keeps a key pressed wants to read all the same
        shortcut.activated.connect(lambda: self._press(key))
        shortcut.activatedAmbiguously.connect(lambda: self._press(key))
        shortcut.setEnabled(False)
        return shortcut

    def listen(self, *, enter: bool, space: bool) -> None:
        """Take these keys from now on."""
        self._wanted = (enter, space)
        self._bind(enter=enter, space=space)

    def _bind(self, *, enter: bool, space: bool) -> None:
        for shortcut in self._enters:
            shortcut.setEnabled(enter)
        self._space.setEnabled(space)

    def _press(self, key: Qt.Key) -> None:
        other, focus = QApplication.activePopupWidget(), QApplication.focusWidget()
        if other is not None:
            self._hand_on(key, other)
        elif (message := self._message()) is not None:
            message.close_message()
        elif isinstance(focus, QAbstractButton) and focus is not self._button:
            focus.click()  # somebody went there to press it
        elif not self._button.isHidden():
            self._button.click()
        elif not self.answer() and focus is not None:
            self._hand_on(key, focus)

    def _message(self) -> Banner | None:
        """A message of the page or of the window: it is read first."""
        return next((found for found in self._ground.window().findChildren(Banner) if found.isVisible()), None)

    def _hand_on(self, key: Qt.Key, receiver: QWidget) -> None:
        """To whom it would have gone; Qt looks at shortcuts for keys that are handed on, too."""
        self._bind(enter=False, space=False)
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(receiver, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))
        enter, space = self._wanted
        self._bind(enter=enter, space=space)
