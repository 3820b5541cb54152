"""Mouse and keyboard, as the window system sends them: nobody clicks what is covered, keys go where the focus is."""

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QWidget

from wonders_gui.views.placed import PlacedView

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
FAR = 80


def _window_of(widget: QWidget) -> QWindow:
    handle = widget.window().windowHandle()
    assert handle is not None
    return handle


def press(window: QWindow, key: Qt.Key | str, modifier: Qt.KeyboardModifier = NONE) -> None:
    """A key by its name, or the one that writes a letter."""
    if isinstance(key, str):
        QTest.keyClick(window, key, modifier)  # type: ignore[call-overload]
    else:
        QTest.keyClick(window, key, modifier)


def open_menu() -> QMenu | None:
    """The menu of Qt's own that lies over everything, if there is one."""
    popup = QApplication.activePopupWidget()
    return popup if isinstance(popup, QMenu) else None


class Mouse:
    """Clicks what can be seen."""

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click a widget, in its middle unless told otherwise; it must be there, whole and uncovered."""
        _bring_into_view(widget)
        window = widget.window()
        place = widget.mapTo(window, widget.rect().center() if at is None else at)
        assert widget.isVisible(), f"{widget} is not shown"
        assert widget.isEnabled(), f"{widget} cannot be clicked"
        found = window.childAt(place)
        assert found is not None, f"{widget} lies outside the window"
        assert found is widget or widget.isAncestorOf(found), f"{widget} is covered by {found}"
        self.click_place(window, place)

    def click_row(self, view: PlacedView, row: int) -> None:
        """Click an item of a view, where no other lies over it."""
        self.click(view.viewport(), place_of(view, row))

    def click_place(self, window: QWidget, place: QPoint) -> None:
        """Click whatever lies there."""
        QTest.mouseClick(_window_of(window), LEFT, NONE, place)
        QCoreApplication.processEvents()

    def click_menu(self, number: int) -> None:
        """Click a line of the menu that is open."""
        menu = open_menu()
        assert menu is not None
        line = menu.actionGeometry(menu.actions()[number]).center()
        QTest.mouseClick(_window_of(menu), LEFT, NONE, line)
        QCoreApplication.processEvents()


def place_of(view: PlacedView, row: int) -> QPoint:
    """A place of a view at which this item can be clicked."""
    area = view.visualRect(view.model().index(row, 0))
    steps = [QPoint(area.left() + area.width() * x // 12, area.top() + area.height() * y // 12) for y, x in _GRID]
    inside = view.viewport().rect()
    places = [step for step in steps if inside.contains(step) and view.indexAt(step).row() == row]
    assert places, f"row {row} cannot be clicked"
    return places[len(places) // 2]


_GRID = [(y, x) for y in range(1, 12) for x in range(1, 12)]


def _bring_into_view(widget: QWidget) -> None:
    """Scroll as a wheel would."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea) and (inner := above.widget()) is not None and inner.isAncestorOf(widget):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()


class Keys:
    """Presses keys of a window."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def press(self, *keys: Qt.Key | str, modifier: Qt.KeyboardModifier = NONE) -> None:
        """One key after another."""
        for key in keys:
            menu = open_menu()
            press(_window_of(menu or self._window), key, modifier)
            QCoreApplication.processEvents()

    def tab_to(self, widget: QWidget) -> None:
        """Press Tab until a widget has the keyboard."""
        for _ in range(FAR):
            if QApplication.focusWidget() is widget:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {widget}")
