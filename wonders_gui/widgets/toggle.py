"""A switch that is on or off, with its name and one line that explains it."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_lines, faded, painting, px

WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
FADED = 0.45  # of the knob of a switch that cannot be used now


class Toggle(QCheckBox):
    """A painted switch. The whole row is its hit area."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = ""
        self._explanation = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, label: str, explanation: str = "") -> None:
        """The name of the switch and what it does."""
        self._label = label
        self._explanation = explanation
        self.setAccessibleName(label)
        self.setAccessibleDescription(explanation)
        self.updateGeometry()
        self.update()

    def label(self) -> str:
        """The name of the switch."""
        return self._label

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        heights = [height for _text, height in self._blocks(width)]
        return max(round(sum(heights)) + px(14), px(40))

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(theme.font("strong")).horizontalAdvance(self._label) + px(80)
        return QSize(round(width), self.heightForWidth(round(max(width, self.width()))))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(160), px(40))

    def _blocks(self, width: int) -> list[tuple[str, float]]:
        """The two texts and how high each is at this width."""
        room = QRectF(0, 0, max(width - px(74), px(60)), 10_000)
        flags = Qt.TextFlag.TextWordWrap
        texts = ((self._label, theme.font("strong")), (self._explanation, theme.font("body", 0.9)))
        return [
            (text, QFontMetricsF(font).boundingRect(room, int(flags), text).height()) for text, font in texts if text
        ]

    def _paint_knob(self, painter: QPainter) -> None:
        colours = theme.current()
        track = QRectF(self.width() - px(52), self.height() / 2 - px(11), px(40), px(22))
        fill = colours.accent if self.isChecked() else colours.inset
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        draw_box(painter, track, px(11), fill, colours.accent if self.isChecked() else colours.ink_soft)
        left = track.right() - px(20) if self.isChecked() else track.left() + px(2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.on_accent if self.isChecked() else colours.ink_soft)
        painter.drawEllipse(QRectF(left, track.top() + px(2), px(18), px(18)))
        painter.setOpacity(1.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        fonts = (theme.font("strong"), theme.font("body", 0.9))
        inks = (colours.ink if self.isEnabled() else colours.ink_soft, colours.ink_soft)
        with painting(self) as painter:
            if self.underMouse() and self.isEnabled():
                draw_box(painter, QRectF(self.rect()), px(10), faded(colours.ink, 0.05))
            blocks = self._blocks(self.width())
            top = (self.height() - sum(height for _text, height in blocks)) / 2
            for (text, height), font, ink in zip(blocks, fonts, inks, strict=False):
                draw_lines(painter, QRectF(px(12), top, self.width() - px(74), height), text, font, ink, WRAPPED)
                top += height
            self._paint_knob(painter)
            if self.hasFocus():
                draw_focus(painter, QRectF(self.rect()), px(10))
