"""A row of landscapes of which one is chosen: the city that a seat will play."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.language import _
from wonders_gui.pages.choices import RANDOM
from wonders_gui.texts import names
from wonders_gui.widgets.paint import draw_focus, draw_text, painting, px
from wonders_gui.widgets.scene import draw_scene
from wonders_gui.widgets.segments import stop_at_chosen


def board_label(board: str) -> str:
    """The city of a board, or that chance will decide."""
    return _("Random") if board == RANDOM else names.city_name(board)


class BoardButton(QRadioButton):
    """One landscape with its city below it."""

    def __init__(self, board: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.board = board
        self.night = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(px(150))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        spoken = board_label(self.board) if self.board == RANDOM else names.wonder_name(names.SEVEN, self.board)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def sizeHint(self) -> QSize:
        return QSize(px(96), px(58) + round(QFontMetricsF(theme.font("label")).height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(64), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        with painting(self) as painter:
            low = QFontMetricsF(theme.font("label")).height()
            scene = QRectF(self.rect()).adjusted(4, 4, -4, -low - 4)
            draw_scene(painter, scene, self.board, self.night, px(7))
            if self.isChecked():
                painter.setPen(QPen(colours.selection, px(3)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(scene.adjusted(-1, -1, 1, 1), px(8), px(8))
            words = QRectF(2, scene.bottom() + 3, self.width() - 4, low)
            font = theme.font("label") if not self.isChecked() else theme.font("strong", 0.9)
            draw_text(painter, words, board_label(self.board), font, colours.ink, Qt.AlignmentFlag.AlignCenter)
            if self.hasFocus():
                draw_focus(painter, QRectF(self.rect()), px(10))


class BoardRow(QWidget):
    """Chance first, then every city; `chosen(board)` is emitted when the player chooses."""

    chosen = Signal(str)

    def __init__(self, rows: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._buttons: dict[str, BoardButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._clicked)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(px(4))

    def show_boards(self, boards: Sequence[str], chosen: str, night: bool) -> None:
        """Offer these, with one chosen."""
        if tuple(self._buttons) != (RANDOM, *boards):
            self._build((RANDOM, *boards))
        for button in self._buttons.values():
            button.night = night
            button.update()
        self._buttons[chosen].setChecked(True)
        stop_at_chosen(tuple(self._buttons.values()))

    def _build(self, boards: Sequence[str]) -> None:
        for button in self._buttons.values():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self._buttons = {board: BoardButton(board, self) for board in boards}
        columns = self.columns()
        for number, button in enumerate(self._buttons.values()):
            self._group.addButton(button)
            self._grid.addWidget(button, number // columns, number % columns)

    def columns(self) -> int:
        """How many landscapes lie side by side."""
        return -(-len(self._buttons) // self._rows)

    def _clicked(self, button: BoardButton) -> None:
        stop_at_chosen(tuple(self._buttons.values()))
        self.chosen.emit(button.board)

    def value(self) -> str:
        """The board that is chosen now."""
        return next((board for board, button in self._buttons.items() if button.isChecked()), RANDOM)

    def button(self, board: str) -> BoardButton:
        """The landscape of one board."""
        return self._buttons[board]

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for button in self._buttons.values():
            button.retranslate()
