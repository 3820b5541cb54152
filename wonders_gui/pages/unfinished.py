"""The start page's list of further unfinished games: a picture, which game it is and how far it has come."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from wonders_gui import theme
from wonders_gui.accessible import current_follows_selection
from wonders_gui.dialogs.gamesmodel import GamesModel, Index, Role
from wonders_gui.language import ngettext
from wonders_gui.pages.told import progress_line, summary_line
from wonders_gui.savesummary import Summary
from wonders_gui.scenery import scenery_of
from wonders_gui.widgets.paint import area_of, draw_box, draw_text, is_in, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.pressable import ENTER
from wonders_gui.widgets.scene import draw_scenery
from wonders_gui.widgets.text import Text

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
ROW = 48
FEWEST = 2  # rows that are seen without scrolling, however small the window is
MOST = 3


class RowDelegate(QStyledItemDelegate):
    """One game on two lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(200), px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        game = index.data(Role.SUMMARY)
        assert isinstance(game, Summary)
        colours = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(area_of(option)).adjusted(2, 2, -2, -2)
        pointed_at = is_in(option, QStyle.StateFlag.State_MouseOver)
        draw_box(painter, area, px(8), colours.surface if pointed_at else colours.inset, colours.line)
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            painter.setPen(QPen(colours.focus, px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), px(8), px(8))
        _paint_game(painter, area, game)
        painter.restore()


def _paint_game(painter: QPainter, area: QRectF, game: Summary) -> None:
    colours = theme.current()
    scene = QRectF(area.left() + px(5), area.top() + px(5), px(58), area.height() - px(10))
    draw_scenery(painter, scene, scenery_of(game), px(6))
    left, width = scene.right() + px(10), area.right() - scene.right() - px(16)
    high = (area.height() - px(6)) / 2
    lines = (
        (summary_line(game), theme.font("strong", 0.94), colours.ink),
        (progress_line(game), theme.font("body", 0.94), colours.ink_soft),
    )
    for number, (text, font, ink) in enumerate(lines):
        draw_text(painter, QRectF(left, area.top() + px(3) + number * high, width, high), text, font, ink, LEFT)


class UnfinishedView(QListView):
    """One click, Enter or Space continues a game."""

    continued = Signal(object)

    def __init__(self, model: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(RowDelegate(self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._continue)
        current_follows_selection(self)

    def _continue(self, index: Index) -> None:
        game = index.data(Role.SUMMARY)
        if isinstance(game, Summary):
            self.continued.emit(game.path)

    def _height_of(self, rows: int) -> int:
        return rows * px(ROW) + 2 * self.frameWidth()

    def minimumSizeHint(self) -> QSize:
        return QSize(px(240), self._height_of(min(self.model().rowCount(), FEWEST)))

    def sizeHint(self) -> QSize:
        return QSize(px(420), self._height_of(min(self.model().rowCount(), MOST)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*ENTER, Qt.Key.Key_Space):
            self._continue(self.currentIndex())
        else:
            super().keyPressEvent(event)


class UnfinishedPanel(Panel):
    """The list with its heading; `continued(path)` says which game the player wants."""

    continued = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=8)
        self._games: list[Summary] = []
        self._model = GamesModel(self)
        self._heading = Text("strong", self)
        self._heading.setContentsMargins(px(4), 0, 0, 0)
        self.view = UnfinishedView(self._model, self)
        self.view.continued.connect(self.continued)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(4))
        layout.addWidget(self._heading)
        layout.addWidget(self.view, 1)
        self.retranslate()

    def show_games(self, games: Sequence[Summary]) -> None:
        """Offer these, in this order; the place in the list is kept while they are the same games."""
        self.setVisible(bool(games))
        if list(games) == self._games:
            return
        row = self.view.currentIndex().row()
        self._games = list(games)
        self._model.show_games(self._games)
        self.view.setCurrentIndex(self._model.index(max(row, 0), 0))
        self.view.updateGeometry()
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.pad()
        number = len(self._games)
        heading = ngettext("{number} more unfinished game", "{number} more unfinished games", number).format(
            number=number
        )
        self._heading.setText(heading)
        self.view.setAccessibleName(heading)
