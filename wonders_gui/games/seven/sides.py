"""Choosing the side of the own board before the first hand: both sides in full, a click or a key takes one."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from engine.seven.book import words_of
from engine.seven.commands import ChooseSide
from engine.seven.state import State
from wonders_gui import theme
from wonders_gui.art import icons, signs
from wonders_gui.art.faces import StageFace
from wonders_gui.art.landscapes import Room
from wonders_gui.games.seven import strokes
from wonders_gui.games.seven.faces import stage_faces
from wonders_gui.games.seven.people import board_of
from wonders_gui.games.seven.scenery import RADIUS, Scene, draw_scene
from wonders_gui.games.seven.strokes import LEFT, px
from wonders_gui.games.seven.words import stage_numeral
from wonders_gui.language import _
from wonders_gui.texts import names
from wonders_gui.texts.effects_seven import cost_text, stage_text
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_shadow, draw_text, painting
from wonders_gui.widgets.pressable import Pressable

MOST_ROWS = 0.7  # of the height: the wonder keeps the rest


class SideButton(Pressable):
    """One side of a board as a picture with its stages."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._state: State | None = None
        self._board = ""
        self._side = ""
        self._night = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_side(self, state: State, board: str, number: int) -> None:
        """Show this side."""
        told = words_of(state.book)
        self._state, self._board, self._night = state, board, number == 1
        self._side = told.side_names[number]
        stages = told.catalog.boards[told.board_ids.index(board)].sides[self._side]
        spoken = [f"{cost_text(stage.cost)}: {stage_text(stage)}" for stage in stages]
        self.setAccessibleName(f"{names.side_name(self._side)}. {' '.join(spoken)}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._state is None:
            return
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(4, 4, -4, -8)
            draw_shadow(painter, box, px(RADIUS))
            faces = stage_faces(self._state.book.edition, self._board, self._side)
            rows = px(60) + len(faces) * (self._row_height(box, faces) + px(6))
            room = Room(head=min(rows / box.height(), MOST_ROWS))
            scene = Scene(self._board, self._night, len(faces), len(faces), 0.7, 0.8, room)
            draw_scene(painter, box, scene, box, px(RADIUS))
            over = self.underMouse() or self.hasFocus()
            edge = theme.current().selection if over else theme.RIM
            strokes.draw_frame(painter, box, px(14), edge, px(3 if over else 2))
            size = px(30)
            icon = QRectF(box.left() + px(18), box.top() + px(16), size, size)
            icons.draw(painter, "night" if self._night else "day", icon)
            title = QRectF(icon.right() + px(10), icon.top(), box.width() * 0.6, size)
            draw_text(painter, title, names.side_name(self._side), theme.font("title", 0.95), theme.IVORY, LEFT)
            self._stages(painter, box, faces)
            if self.hasFocus():
                draw_focus(painter, QRectF(self.rect()), px(16))

    def _row_height(self, box: QRectF, faces: Sequence[StageFace]) -> float:
        return min(px(46), (box.height() - px(74)) / max(len(faces), 1) - px(6))

    def _stages(self, painter: QPainter, box: QRectF, faces: Sequence[StageFace]) -> None:
        high = self._row_height(box, faces)
        for number, face in enumerate(faces):
            row = QRectF(box.left() + px(18), box.top() + px(60) + number * (high + px(6)), box.width() * 0.62, high)
            draw_box(painter, row, px(10), theme.current().surface, theme.current().line)
            numeral = row.adjusted(px(10), 0, 0, 0)
            draw_text(painter, numeral, stage_numeral(number), theme.font("section"), theme.current().gold, LEFT)
            inner = row.adjusted(px(40), px(7), -px(10), -px(7))
            cost = QRectF(inner.left(), inner.top(), inner.width() * 0.46, inner.height())
            signs.draw(painter, face.cost, cost, theme.current().ink, Qt.AlignmentFlag.AlignLeft)
            brings = QRectF(inner.left() + inner.width() * 0.5, inner.top(), inner.width() * 0.5, inner.height())
            signs.draw(painter, face.signs, brings, theme.current().ink, Qt.AlignmentFlag.AlignRight)


class SidePanel(QWidget):
    """Both sides beside each other; `acted` carries the command."""

    acted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat = 0
        self.heading = QLabel(self)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sides = (SideButton(self), SideButton(self))
        for number, button in enumerate(self.sides):
            button.clicked.connect(lambda _checked=False, side=number: self.choose(side))
        self.hide()

    def show_choice(self, state: State, seat: int) -> None:
        """Offer both sides of the board."""
        self._seat = seat
        board = board_of(state, seat)
        for number, button in enumerate(self.sides):
            button.show_side(state, board, number)
        self.heading.setFont(theme.font("title"))
        self.heading.setText(_("{city}: choose a side of your board").format(city=names.city_name(board)))
        self.show()
        self.raise_()
        self.sides[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, side: int) -> None:
        """Take a side."""
        self.acted.emit(ChooseSide(self._seat, self._seat, side))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = (self.width() - px(12)) // 2
        high = min(self.height() - px(60), px(520))
        top = px(56) + max((self.height() - px(60) - high) // 3, 0)
        self.heading.setGeometry(0, top - px(52), self.width(), px(44))
        for number, button in enumerate(self.sides):
            button.setGeometry(number * (width + px(12)), top, width, high)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.update()
