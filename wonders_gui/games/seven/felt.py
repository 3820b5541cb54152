"""The table itself, below the bar."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from wonders_gui.art.table import draw_table


class Felt(QWidget):
    """What all parts of the page lie on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing under it has to be painted first

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_table(painter, QRectF(self.rect()))
        painter.end()
