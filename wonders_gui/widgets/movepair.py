"""Two moves side by side as pictures, each with a caption above and a sign at its corner; or one alone."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.art.moves import MoveFace, draw_move
from wonders_gui.widgets.chartmarks import draw_mark
from wonders_gui.widgets.paint import draw_text, painting, px

CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Pictured:
    """One move: what is said above it, its picture, the shape of its sign, and the move in words."""

    caption: str
    face: MoveFace
    shape: str
    text: str


class MovePair(QWidget):
    """Painted; its accessible name says the moves in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves: tuple[Pictured, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_moves(self, *moves: Pictured) -> None:
        """Show one or two moves."""
        self._moves = moves
        self.setAccessibleName(". ".join(f"{move.caption}: {move.text}" for move in moves))
        self.update()

    def moves(self) -> tuple[Pictured, ...]:
        """What is shown."""
        return self._moves

    def sizeHint(self) -> QSize:
        return QSize(px(280), px(222))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(200), px(222))

    def paintEvent(self, event: QPaintEvent) -> None:
        wide = self.width() / max(len(self._moves), 1)
        with painting(self) as painter:
            for number, move in enumerate(self._moves):
                area = QRectF(number * wide, 0, wide, self.height())
                head = QRectF(area.left(), 0, wide, px(24))
                draw_text(painter, head, move.caption, theme.font("strong"), theme.current().ink_soft, CENTRE)
                picture = area.adjusted(px(10), px(30), -px(10), -px(6))
                draw_move(painter, move.face, picture)
                side = px(26)
                corner = QRectF(picture.center().x() + picture.height() * 0.28, picture.top() - side * 0.3, side, side)
                corner.moveRight(min(corner.right(), area.right() - 2))
                draw_mark(painter, move.shape, corner)
