"""The heading of a choice: as large as its line has room for, on two lines where that is not enough."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.widgets.paint import draw_lines, painting, px

SIZES: Final = (1.0, 0.86, 0.74, 0.64)
_TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_WRAP: Final = Qt.TextFlag.TextWordWrap


class Heading(QWidget):
    """A title and a word of explanation; `set_brief` leaves the explanation to the panel beside."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = self._told = ""
        self._brief = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_texts(self, title: str, told: str) -> None:
        """Say this."""
        self._title, self._told = title, told
        self.setAccessibleName(title)
        self._fit()

    def set_brief(self, brief: bool) -> None:
        """With or without the explanation."""
        if brief != self._brief:
            self._brief = brief
            self._fit()

    def _font(self, width: float) -> QFont:
        fonts = [theme.font("title", size) for size in SIZES]
        return next((font for font in fonts if QFontMetricsF(font).horizontalAdvance(self._title) <= width), fonts[-1])

    def _laid(self, width: float) -> tuple[tuple[str, QFont, QRectF], ...]:
        """The texts, their fonts and where they stand."""
        parts = [(self._title, self._font(width))]
        if self._told and not self._brief:
            parts.append((self._told, theme.font("body")))
        laid = []
        top = 0.0
        for text, font in parts:
            high = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 4000), _WRAP, text).height()
            laid.append((text, font, QRectF(0, top, width, high + 1)))
            top += high + px(3)
        return tuple(laid)

    def _fit(self) -> None:
        """As high as its texts are at this width."""
        self.setFixedHeight(round(self._laid(max(self.width(), 1))[-1][2].bottom()) + 1)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(px(60), 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        with painting(self) as painter:
            for number, (text, font, place) in enumerate(self._laid(self.width())):
                draw_lines(painter, place, text, font, look.ink_soft if number else look.ink, _TOP)
