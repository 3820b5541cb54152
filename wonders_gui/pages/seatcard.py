"""A seat at the table of the new-game page: its landscape, who sits there, how well and in which manner they play."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ai.registry import LEVELS
from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.games.seven.teams import NO_TEAM, draw_badge
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_shadow, draw_text, faded, painting, px
from wonders_gui.widgets.pressable import Pressable
from wonders_gui.widgets.scene import draw_scene
from wonders_gui.widgets.tips import tip

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class SeatFace:
    """All that a seat shows."""

    name: str
    city: str
    board: str
    night: bool
    own: bool
    level: int
    """From 1 on; 0 where nobody plays."""
    manner: str
    side_icon: str
    spoken: str
    hint: str
    team: int = NO_TEAM


def draw_level(painter: QPainter, left: float, middle: float, level: int, size: float) -> None:
    """Five squares, as many filled as the level is high."""
    colours = theme.current()
    for number in range(len(LEVELS)):
        box = QRectF(left + number * size * 1.35, middle - size / 2, size, size)
        if number < level:
            draw_box(painter, box, size * 0.25, colours.accent)
        else:
            draw_box(painter, box, size * 0.25, colours.inset, faded(colours.ink_soft, 0.6))


class SeatCard(Pressable):
    """Click it to change who sits there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._face: SeatFace | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_face(self, face: SeatFace) -> None:
        """Show this seat."""
        self._face = face
        self.setAccessibleName(face.spoken)
        self.setAccessibleDescription(face.hint)
        self.setToolTip(tip(face.spoken, face.hint))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(162), px(116))

    def _lines_height(self) -> float:
        return QFontMetricsF(theme.font("strong")).height() + QFontMetricsF(theme.font("body", 0.9)).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None:
            return
        colours = theme.current()
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(5, 4, -5, -6)
            draw_shadow(painter, box, px(11))
            draw_box(painter, box, px(11), colours.surface, colours.line)
            if self._face.own:
                painter.setPen(QPen(colours.selection, px(3)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, px(11), px(11))
            lines = self._lines_height() + px(4)
            scene = box.adjusted(px(5), px(5), -px(5), -lines - px(3))
            draw_scene(painter, scene, self._face.board, self._face.night, px(7))
            if self._face.side_icon:
                size = px(20)
                corner = QRectF(scene.right() - size - px(4), scene.top() + px(4), size, size)
                icons.draw(painter, self._face.side_icon, corner)
            if self._face.team != NO_TEAM:
                size = px(26)
                draw_badge(painter, self._face.team, QRectF(scene.left() + px(5), scene.top() + px(5), size, size))
            self._paint_lines(painter, QRectF(box.left() + px(10), scene.bottom() + px(2), box.width() - px(20), lines))
            if self.hasFocus():
                draw_focus(painter, QRectF(self.rect()), px(14))

    def _paint_lines(self, painter: QPainter, area: QRectF) -> None:
        assert self._face is not None
        colours, face = theme.current(), self._face
        strong, small = theme.font("strong"), theme.font("body", 0.9)
        upper = QRectF(area.left(), area.top(), area.width(), QFontMetricsF(strong).height())
        lower = QRectF(area.left(), upper.bottom(), area.width(), QFontMetricsF(small).height())
        name = min(QFontMetricsF(strong).horizontalAdvance(face.name) + px(6), upper.width() * 0.62)
        own = colours.accent if face.own else colours.ink
        draw_text(painter, QRectF(upper.left(), upper.top(), name, upper.height()), face.name, strong, own, LEFT)
        draw_text(painter, upper.adjusted(name, 0, 0, 0), face.city, small, colours.ink_soft, RIGHT)
        used = 0.0
        if face.level:
            square = px(9)
            draw_level(painter, lower.left(), lower.center().y(), face.level, square)
            used = square * 1.35 * len(LEVELS) + px(4)
        ink = colours.warm if face.own else colours.ink_soft
        draw_text(painter, lower.adjusted(used, 0, 0, 0), face.manner, small, ink, LEFT if face.own else RIGHT)
