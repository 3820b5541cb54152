"""Tab reaches everything that can have the keyboard, in an order that follows the eye, and shows where it is."""

from itertools import pairwise
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.wonders_gui.screens import DUEL, SEVEN, Studio, settle
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
def test_tab_leads_to_everything_that_can_have_the_keyboard(stage: Studio, screen: str) -> None:
    window = stage.visit(screen)
    visited = _walk(window)
    expected = [stop for stop in stops(_layer(window)) if stop.isVisible()]
    assert {_told(widget) for widget in expected} <= {_told(widget) for widget in visited}


@pytest.mark.parametrize("screen", SCREENS)
def test_tab_follows_the_eye(stage: Studio, screen: str) -> None:
    """Among neighbours that share a parent, Tab goes on to the right or down, not back."""
    window = stage.visit(screen)
    visited = _walk(window)
    back = []
    for one, other in pairwise(visited):
        if one.parentWidget() is other.parentWidget():
            here, there = _place(window, one), _place(window, other)
            same_row = there.top() < here.bottom() and here.top() < there.bottom()
            if (same_row and there.right() < here.left()) or there.bottom() <= here.top():
                back.append((_told(one), _told(other)))
    assert len(back) <= 2, back  # once round, and once from a column to the next


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("screen", ["settings", SEVEN, DUEL])
def test_the_keyboard_shows_where_it_is(stage: Studio, screen: str, theme: str) -> None:
    window = stage.visit(screen)
    stage.look(theme=theme)
    unseen = []
    for widget in _walk(window):
        widget.clearFocus()
        settle()
        area = _place(window, widget).adjusted(-6, -6, 6, 6)
        before = window.grab(area).toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        after = window.grab(area).toImage()
        changed = sum(
            before.pixel(x, y) != after.pixel(x, y)
            for y in range(0, before.height(), 2)
            for x in range(0, before.width(), 2)
        )
        if changed < SEEN:
            unseen.append(_told(widget))
    stage.look()
    assert not unseen
