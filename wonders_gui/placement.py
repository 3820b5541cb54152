"""Where the window stood last time: put back there, but never where no screen is any more.

On its first day it has its usual size, or the whole screen where that one is too small for it and its frame.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from wonders_gui.settings import Settings

MAXIMIZED: Final = "maximized"
FRAME: Final = QSize(16, 48)  # what the frame of a window takes at most; no system tells before it is shown


def remember(window: QWidget, settings: Settings) -> None:
    """Note where the window stands."""
    place = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    word = f" {MAXIMIZED}" if window.isMaximized() else ""
    settings.place = f"{place.x()} {place.y()} {place.width()} {place.height()}{word}"


def restore(window: QWidget, settings: Settings) -> None:
    """Put the window where it stood, or wherever it can be seen."""
    place = read(settings.place)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if place is not None and screens:
        window.setGeometry(on_screen(place, screens))
    crowded = place is None and bool(screens) and not has_room(screens[0].size(), window.size())
    if crowded or settings.place.endswith(MAXIMIZED):
        window.setWindowState(window.windowState() | window.windowState().WindowMaximized)


def has_room(screen: QSize, window: QSize) -> bool:
    """Whether a window and its frame can be seen wholly."""
    needed = window + FRAME
    return needed.width() <= screen.width() and needed.height() <= screen.height()


def read(text: str) -> QRect | None:
    """The place that a text describes, if it describes one."""
    numbers = text.removesuffix(MAXIMIZED).split()
    try:
        x, y, width, height = (int(number) for number in numbers)
    except ValueError:
        return None
    return (
        QRect(x, y, width, height)
        if width > 0 and height > 0 and max(map(abs, (x, y, width, height))) < 1 << 16
        else None
    )


def on_screen(place: QRect, screens: Sequence[QRect]) -> QRect:
    """The nearest place that lies wholly on one screen: the one that shows most of it now, else the first."""
    screen = max(screens, key=lambda area: _area(area.intersected(place)))
    width, height = min(place.width(), screen.width()), min(place.height(), screen.height())
    x = min(max(place.x(), screen.x()), screen.x() + screen.width() - width)
    y = min(max(place.y(), screen.y()), screen.y() + screen.height() - height)
    return QRect(x, y, width, height)


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
