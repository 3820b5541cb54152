"""Somebody who clicks and presses anything, anywhere, at random; the same number gives the same deeds."""

from collections import deque
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.wonders_gui.whole.audit import violations
from tests.wonders_gui.whole.begin import EVERY_KIND, at_once
from tests.wonders_gui.whole.fingers import press
from tests.wonders_gui.whole.house import House, let_go

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
WALK = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Tab, Key.Key_Home, Key.Key_End)
DO = (Key.Key_Return, Key.Key_Space, *"bwsfurhlctpd1234567?")
LEAVE = (Key.Key_Escape, Key.Key_Escape, Key.Key_F1, Key.Key_F11, Key.Key_Backspace, Key.Key_Backtab)
SCALE = (Key.Key_Plus, Key.Key_Minus, Key.Key_0, Key.Key_0)
SIZES = ((960, 600), (1280, 720), (1100, 800))
TRAIL = 15
AUDIT_EVERY = 25


class Monkey:
    """Plays on whatever lies there; a window it has closed is opened again."""

    def __init__(self, house: House, seed: int, deeds: int) -> None:
        self.house = house
        self.trail: deque[str] = deque(maxlen=TRAIL)
        self._rng = Random(seed)
        self._seed = seed
        self._deeds = deeds

    def play(self, look: Callable[[], None]) -> None:
        """Do everything; `look` is asked after each deed whether all is well."""
        for number in range(self._deeds):
            if number % max(self._deeds // len(EVERY_KIND), 1) == 0:
                self._sit_down(number)
            self._act()
            look()
            self._open_again()
            if number % AUDIT_EVERY == 0:
                self.audit()
        self.audit()

    def audit(self) -> None:
        """Whether the game is still one that the rules allow."""
        table = self.house.window.table
        if table is not None:
            assert violations(table) == [], self.trail
            assert table.is_over() or table.to_move()

    def _sit_down(self, number: int) -> None:
        kind = EVERY_KIND[(self._seed + number * len(EVERY_KIND) // self._deeds) % len(EVERY_KIND)]
        at_once(self.house, kind, self._seed + number)
        self.trail.append(f"begin {kind}")

    def _open_again(self) -> None:
        if not self.house.window.isVisible():
            self.house.leave()
            self.house.open().go_on()
            self.trail.append("open")

    # -- deeds ------------------------------------------------------------------------------------------------

    def _act(self) -> None:
        deeds = ((self._click, 50), (self._press, 38), (self._click_twice, 6), (self._scale, 2), (self._resize, 1))
        (deed,) = self._rng.choices([deed for deed, _ in deeds], [weight for _, weight in deeds])
        deed()
        QCoreApplication.processEvents()
        if self._rng.random() < 0.2:
            let_go()

    def _target(self) -> QWidget:
        return QApplication.activePopupWidget() or self.house.window

    def _place(self, target: QWidget) -> QPoint:
        room = target.windowHandle().size()  # a screen may be smaller than the window thinks
        return QPoint(self._rng.randrange(room.width()), self._rng.randrange(room.height()))

    def _click(self) -> None:
        target = self._target()
        place = self._place(target)
        self.trail.append(f"click {place.x()} {place.y()} on {target.childAt(place)}")
        QTest.mouseClick(target.windowHandle(), LEFT, NONE, place)

    def _click_twice(self) -> None:
        target = self._target()
        place = self._place(target)
        self.trail.append(f"double click {place.x()} {place.y()} on {target.childAt(place)}")
        QTest.mouseDClick(target.windowHandle(), LEFT, NONE, place)

    def _press(self) -> None:
        (keys,) = self._rng.choices((WALK, DO, LEAVE), (3, 5, 2))
        key = self._rng.choice(keys)
        self.trail.append(f"press {key} in {QApplication.focusWidget()}")
        press(self._target().windowHandle(), key)

    def _scale(self) -> None:
        key = self._rng.choice(SCALE)
        self.trail.append(f"press Ctrl and {key}")
        QTest.keyClick(self._target().windowHandle(), key, CONTROL)

    def _resize(self) -> None:
        size = self._rng.choice(SIZES)
        self.trail.append(f"resize {size}")
        self.house.window.resize(QSize(*size))
