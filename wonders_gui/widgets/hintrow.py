"""One move of a hint: its place, what to do, the chance to win with it, and why when it is looked at."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_lines, draw_text, painting, px
from wonders_gui.widgets.pressable import ENTER

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
LINE: Final = 34  # what a row needs of height before it says why
SHARE: Final = 50
BAR: Final = 56
INDENT: Final = 36  # of the words, for the place of the move
ROOMY: Final = 340  # a row of this width has room for a bar


class HintRow(QAbstractButton):
    """Painted and checkable: the checked one is looked at. `taken` says that the move shall be made."""

    looked_at = Signal()
    taken = Signal()
    folded = Signal()

    def __init__(self, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._title = self._share = ""
        self._chance = 0.0
        self._reasons: tuple[str, ...] = ()
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._fold)
        self.clicked.connect(self.looked_at)

    def show_move(self, title: str, chance: float, share: str, reasons: Sequence[str], spoken: str) -> None:
        """Say what to do, what it is worth and why."""
        self._title, self._chance, self._share, self._reasons = title, chance, share, tuple(reasons)
        self.setAccessibleName(spoken)
        self._fold()

    def _fold(self) -> None:
        """Only the row that is looked at says why: the others stay in sight below it."""
        high = self.wanted_height(self.width())
        if high != self.height():
            self.setFixedHeight(high)
            self.folded.emit()
        self.update()

    def wanted_height(self, width: int) -> int:
        """How high the row is at this width."""
        high = self._head_height(width)
        if not self.isChecked() or not self._reasons:
            return high
        return high + _height(theme.font("body"), self._why(), width - px(INDENT + 14)) + px(6)

    def _head_height(self, width: int) -> int:
        """One line, or as many as the words of the move need where the row is narrow."""
        words = width - px(INDENT + 4) - self._share_width(width)
        return max(px(LINE), _height(self._title_font(), self._title, words) + px(12))

    def _share_width(self, width: int) -> int:
        """Where there is room, the chance is a bar too."""
        return px(SHARE + BAR + 16 if width >= px(ROOMY) else SHARE + 10)

    def _title_font(self) -> QFont:
        return theme.font("strong" if self.isChecked() else "body")

    def _why(self) -> str:
        return " ".join(self._reasons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fold()

    def sizeHint(self) -> QSize:
        return QSize(px(240), self.wanted_height(self.width()))

    # -- keys and clicks --------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.look()

    def look(self) -> None:
        """Look at this move."""
        self.setChecked(True)
        self.looked_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.taken.emit()
            return
        super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.taken.emit()

    # -- paint ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            if self.isChecked():
                draw_box(painter, box, px(8), colours.inset, colours.gold)
            elif self.underMouse():
                draw_box(painter, box, px(8), colours.inset)
            high = self._head_height(self.width()) - 3
            self._paint_head(painter, QRectF(box.left(), box.top(), box.width(), high))
            if self.isChecked():
                body = box.adjusted(px(INDENT), high - px(2), -px(8), 0)
                draw_lines(painter, body, self._why(), theme.font("body"), colours.ink, _TOP)
            if self.hasFocus():
                draw_focus(painter, box, px(8))

    def _paint_head(self, painter: QPainter, head: QRectF) -> None:
        colours = theme.current()
        ink = colours.good if self._place == 1 else colours.ink_soft
        disc = QRectF(head.left() + px(7), head.center().y() - px(11), px(22), px(22))
        draw_box(painter, disc, px(11), ink)
        draw_text(painter, disc, str(self._place), theme.font("label"), colours.surface, Qt.AlignmentFlag.AlignCenter)
        taken = self._share_width(self.width())
        words = QRectF(head.left() + px(INDENT), head.top(), head.width() - px(INDENT) - taken, head.height())
        draw_lines(painter, words, self._title, self._title_font(), colours.ink, _LEFT)
        share = QRectF(head.right() - px(SHARE + 6), head.top(), px(SHARE), head.height())
        draw_text(painter, share, self._share, theme.font("strong"), ink, _RIGHT)
        if self.width() >= px(ROOMY):
            self._paint_bar(painter, share, ink)

    def _paint_bar(self, painter: QPainter, share: QRectF, ink: QColor) -> None:
        bar = QRectF(share.left() - px(BAR), share.center().y() - px(3), px(BAR), px(6))
        draw_box(painter, bar, px(3), theme.current().line)
        filled = QRectF(bar.left(), bar.top(), bar.width() * min(max(self._chance, 0.03), 1.0), bar.height())
        draw_box(painter, filled, px(3), ink)


def _height(font: QFont, text: str, width: float) -> int:
    room = QRectF(0, 0, max(px(60), width), 10_000)
    return round(QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height())
