"""The saved games as a list, with their landscapes."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from wonders_gui import theme
from wonders_gui.art.faces import NO_SCENERY
from wonders_gui.language import _
from wonders_gui.pages.told import progress_line, summary_line, summary_name
from wonders_gui.savesummary import Summary, Unreadable
from wonders_gui.scenery import scenery_of
from wonders_gui.widgets.paint import area_of, draw_box, draw_text, is_in, px
from wonders_gui.widgets.scene import draw_scenery

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Role(IntEnum):
    """What the view asks for beside texts."""

    SUMMARY = Qt.ItemDataRole.UserRole + 1


class GamesModel(QAbstractListModel):
    """Newest first; what cannot be read comes last, and says why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: Sequence[Summary | Unreadable] = ()

    def show_games(self, games: Sequence[Summary | Unreadable]) -> None:
        """These."""
        self.beginResetModel()
        self._games = games
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        game = self._games[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return summary_name(game)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ". ".join(lines_of(game))
        return game if role == Role.SUMMARY else None


def lines_of(game: Summary | Unreadable) -> tuple[str, ...]:
    """The name of the game, which game it is and how far it has come; or the name of the file, and what is wrong."""
    if isinstance(game, Unreadable):
        from wonders_gui.texts.refusals import error_text  # the start page needs none of its sentences

        return summary_name(game), _("This file cannot be read and is left alone"), error_text(game.error)
    return summary_name(game), summary_line(game), progress_line(game)


class GamesDelegate(QStyledItemDelegate):
    """A landscape, the name of the game, which game it is and how far it has come."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(300), px(78))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        game = index.data(Role.SUMMARY)
        assert isinstance(game, Summary | Unreadable)
        colours = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(area_of(option)).adjusted(4, 3, -4, -3)
        draw_box(painter, area, px(10), colours.inset, colours.line)
        if is_in(option, QStyle.StateFlag.State_Selected):
            painter.setPen(QPen(colours.selection, px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), px(10), px(10))
        self._paint_game(painter, area, game)
        painter.restore()

    def _paint_game(self, painter: QPainter, area: QRectF, game: Summary | Unreadable) -> None:
        colours = theme.current()
        scene = QRectF(area.left() + px(7), area.top() + px(7), px(96), area.height() - px(14))
        draw_scenery(painter, scene, scenery_of(game) if isinstance(game, Summary) else NO_SCENERY, px(7))
        left, width = scene.right() + px(14), area.right() - scene.right() - px(24)
        high = area.height() / 3.3
        small = theme.font("body", 0.94)
        looks = ((theme.font("strong"), colours.ink), (small, colours.ink), (small, colours.ink_soft))
        for number, (text, (font, ink)) in enumerate(zip(lines_of(game), looks, strict=True)):
            draw_text(painter, QRectF(left, area.top() + px(3) + number * high, width, high), text, font, ink, LEFT)


class GamesView(QListView):
    """Enter or a double click opens a game."""

    def __init__(self, model: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(GamesDelegate(self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
