"""What lies over a page: sheets, popovers, menus, messages."""

from PySide6.QtWidgets import QWidget

from wonders_gui.games.seven.sheets import Sheet as TableSheet
from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.popover import Popover
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.window import MainWindow


def lying_over(window: MainWindow) -> list[QWidget]:
    """Everything that can be put away."""
    kinds = (Sheet, TableSheet, Popover, Banner)
    return [widget for widget in window.findChildren(QWidget) if isinstance(widget, kinds) and widget.isVisible()]


def the_one_over(window: MainWindow) -> QWidget:
    """The only thing that lies over the page."""
    (widget,) = lying_over(window)
    return widget
