"""Tab reaches everything that can have the keyboard, in an order that follows the eye, and shows where it is."""

from itertools import pairwise
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.wonders_gui.screens import DUEL, SEVEN, Studio
from wonders_gui.widgets.trap import stops
from wonders_gui.window import MainWindow

SCREENS: Final = (
    "start",
    "newgame-seven_2",
    "newgame-duel",
    "newgame-bot-seat",
    "newgame-rules",
    "settings",
    "about",
    "keys",
    "games",
    "seven-3p-age3",
    "seven-choice-side",
    "seven-over-3p-scores",
    "duel-age3",
    "duel-choice-discard",
    "duel-log",
    "newgame-dice",
    "dice-3p-begin",
    "dice-7p-later",
    "dice-choice-bonus",
    "dice-city",
    "dice-help",
    "history-games",
    "history-statistics",
    "daily",
)
MOST: Final = 80
SEEN: Final = 30  # pixels that change at least where a ring appears


def _walk(window: MainWindow) -> list[QWidget]:
    """What Tab leads through, once round."""
    window.activateWindow()
    first = QApplication.focusWidget()
    assert first is not None
    visited = [first]
    for _step in range(MOST):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus is first or focus in visited:
            break
        visited.append(focus)
    return visited


def _layer(window: MainWindow) -> QWidget:
    """The part of the window in which the keyboard is kept: a sheet or popover, or the page."""
    at = QApplication.focusWidget()
    while at is not None and at.parentWidget() is not None and at.parentWidget() is not window.stack:
        if type(at).focusNextPrevChild is not QWidget.focusNextPrevChild:
            return at
        at = at.parentWidget()
    return at or window.page()


def _told(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()[:40]!r}"


def _place(window: MainWindow, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("screen", SCREENS)
def test_tab_leads_to_everything_that_can_have_the_keyboard_and_follows_the_eye(stage: Studio, screen: str) -> None:
    window = stage.visit(screen)
    visited = _walk(window)
    expected = [stop for stop in stops(_layer(window)) if stop.isVisible()]
    assert {_told(widget) for widget in expected} <= {_told(widget) for widget in visited}
    back = _steps_back(window, visited)
    assert len(back) <= 2, back  # once round, and once from a column to the next


def _steps_back(window: MainWindow, visited: list[QWidget]) -> list[str]:
    """Steps to the left or up between neighbours that share a parent."""
    back = []
    for one, other in pairwise(visited):
        if one.parentWidget() is other.parentWidget():
            here, there = _place(window, one), _place(window, other)
            same_row = there.top() < here.bottom() and here.top() < there.bottom()
            if (same_row and there.right() < here.left()) or there.bottom() <= here.top():
                back.append(f"{_told(one)} to {_told(other)}")
    return back


@pytest.mark.parametrize(
    ("screen", "theme"),
    [("settings", "light"), ("settings", "contrast"), (SEVEN, "dark"), (SEVEN, "light"), (DUEL, "contrast")],
)
def test_the_keyboard_shows_where_it_is(stage: Studio, screen: str, theme: str) -> None:
    stage.look(theme=theme)
    window = stage.visit(screen)
    walked = _walk(window)
    with stage.painting():
        unseen = [_told(widget) for widget in walked if _ring(window, widget) < SEEN]
    stage.look()
    assert not unseen


def _ring(window: MainWindow, widget: QWidget) -> int:
    """How much the picture changes when the widget gets the keyboard."""
    area = _place(window, widget).adjusted(-6, -6, 6, 6)
    widget.clearFocus()
    before = window.grab(area).toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return _changed(before, window.grab(area).toImage())


def _changed(before: QImage, after: QImage) -> int:
    """How many of the pixels differ; every fourth is looked at."""
    across, down = range(0, before.width(), 2), range(0, before.height(), 2)
    return sum(before.pixel(x, y) != after.pixel(x, y) for y in down for x in across)
