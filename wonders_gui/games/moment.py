"""The middle of the bar above a table: where the game is, in gold capitals, and what the table waits for."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.widgets.paint import draw_text, painting, px

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Moment(QWidget):
    """Painted; its accessible name is what it says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._where = self._status = ""
        self._stacked = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def say(self, where: str, status: str) -> None:
        """Say where the game is, in capitals, and what it waits for; either may be empty."""
        self._where, self._status = where, status
        self.setAccessibleName(". ".join(part for part in (where, status) if part))
        self.updateGeometry()
        self.update()

    def stack(self, stacked: bool) -> None:
        """One above the other, where the bar is narrow."""
        if stacked != self._stacked:
            self._stacked = stacked
            self.updateGeometry()
            self.update()

    def _where_font(self) -> QFont:
        return theme.font("title", 0.68 if self._stacked else 0.88)

    def _status_font(self) -> QFont:
        return theme.font("label" if self._stacked else "strong")

    def sizeHint(self) -> QSize:
        where = QFontMetricsF(self._where_font()).horizontalAdvance(self._where)
        status = QFontMetricsF(self._status_font()).horizontalAdvance(self._status)
        if self._stacked:
            return QSize(round(max(where, status)) + px(4), px(44))
        return QSize(round(where + status) + px(30), px(44))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.sizeHint().width() * 0.74), px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box, ink = QRectF(self.rect()), theme.current().on_bar
            if self._stacked:
                upper = QRectF(0, box.center().y() - px(21), box.width(), px(23))
                lower = QRectF(0, upper.bottom(), box.width(), px(19))
                draw_text(painter, upper, self._where, self._where_font(), theme.COIN, _LEFT)
                draw_text(painter, lower, self._status, self._status_font(), ink, _LEFT)
                return
            where = QFontMetricsF(self._where_font()).horizontalAdvance(self._where) + 2
            draw_text(painter, QRectF(0, 0, where, box.height()), self._where, self._where_font(), theme.COIN, _LEFT)
            rest = box.adjusted(where + px(16) if self._where else 0, 0, 0, 0)
            draw_text(painter, rest, self._status, self._status_font(), ink, _LEFT)
