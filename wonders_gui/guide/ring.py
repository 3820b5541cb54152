"""A soft ring around what a step speaks of. It lies over the page and lets everything through."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from wonders_gui import theme
from wonders_gui.widgets.paint import faded, painting, px

REACH: Final = 14
GLOW: Final = ((12, 0.12), (8, 0.2), (5, 0.34))
"""Widths of the strokes under the ring, and how much of the colour each has."""


class Ring(QWidget):
    """Painted live, so that it follows every theme; nothing of it moves."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._areas: tuple[QRect, ...] = ()
        self.hide()

    def areas(self) -> tuple[QRect, ...]:
        """What is ringed now."""
        return self._areas

    def show_areas(self, areas: Sequence[QRect], room: QRect) -> None:
        """Ring these places, as far as they lie in the room."""
        before = self._reach()
        self._areas = tuple(found for area in areas if not (found := area.intersected(room)).isEmpty())
        self.setGeometry(room)
        self.setVisible(bool(self._areas))
        self.update(before.united(self._reach()))

    def _reach(self) -> QRegion:
        """What must be painted again: not the whole page."""
        touched = QRegion()
        for area in self._areas:
            reach = px(REACH)
            touched += area.adjusted(-reach, -reach, reach, reach)
        return touched

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for area in self._areas:
                box = self._box(area)
                for width, share in GLOW:
                    painter.setPen(QPen(faded(theme.current().selection, share), px(width)))
                    painter.drawRoundedRect(box, px(12), px(12))
                painter.setPen(QPen(theme.current().selection, px(3)))
                painter.drawRoundedRect(box, px(12), px(12))

    def _box(self, area: QRect) -> QRectF:
        """A little outside, but never off the page."""
        box = QRectF(area).adjusted(-px(3), -px(3), px(3), px(3))
        half = px(2)
        return box.intersected(QRectF(self.rect()).adjusted(half, half, -half, -half))
