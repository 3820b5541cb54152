"""The games that were found, as a list: only the rows that are looked at are fetched, a page at a time."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from wonders_gui import theme
from wonders_gui.accessible import current_follows_selection
from wonders_gui.art import icons
from wonders_gui.art.faces import Scenery
from wonders_gui.history.queries import Entry
from wonders_gui.history.rating import change
from wonders_gui.language import _
from wonders_gui.scenery import unknown_scenery
from wonders_gui.texts import played, words
from wonders_gui.widgets.paint import area_of, draw_box, draw_focus, draw_text, is_in, px
from wonders_gui.widgets.scene import draw_scenery

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
PAGE: Final = 60
ROW: Final = 74
BATCH: Final = 200


class Role(IntEnum):
    """What the view asks for beside texts."""

    ENTRY = Qt.ItemDataRole.UserRole + 1


class GameList(QAbstractListModel):
    """Knows the ids of all games; `wanted(ids)` asks for the games themselves when somebody looks at them."""

    wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids: Sequence[int] = ()
        self._rows: dict[int, int] = {}
        self._entries: dict[int, Entry] = {}
        self._asked: set[int] = set()

    def show_ids(self, ids: Sequence[int], first: Sequence[Entry]) -> None:
        """Show these games; the first ones are already here."""
        self.beginResetModel()
        self._ids = tuple(ids)
        self._rows = {number: row for row, number in enumerate(ids)}
        self._entries = {entry.id: entry for entry in first}
        self._asked = set()
        self.endResetModel()

    def add(self, entries: Sequence[Entry]) -> None:
        """Games that were asked for."""
        for entry in entries:
            row = self._rows.get(entry.id)
            if row is not None:
                self._entries[entry.id] = entry
                self.dataChanged.emit(self.index(row), self.index(row))

    def entry(self, index: Index) -> Entry | None:
        """The game of a row, if it is here; otherwise it is asked for, with its neighbours."""
        if not index.isValid() or index.row() >= len(self._ids):
            return None
        known = self._entries.get(self._ids[index.row()])
        if known is None:
            self._ask_for(index.row() // PAGE)
        return known

    def _ask_for(self, page: int) -> None:
        if page not in self._asked:
            self._asked.add(page)
            self.wanted.emit(self._ids[page * PAGE : (page + 1) * PAGE])

    def row_of(self, number: int) -> int:
        """Where a game stands; -1 when it is not among these."""
        return self._rows.get(number, -1)

    def retranslate(self) -> None:
        """The words of the rows have changed."""
        if self._ids:
            self.dataChanged.emit(self.index(0), self.index(len(self._ids) - 1))

    # -- Qt ---------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Role.ENTRY):
            return None
        entry = self.entry(index)
        if role == Role.ENTRY:
            return entry
        if entry is None:
            return _("Game {number}").format(number=index.row() + 1)
        return played.title_of(entry) if role == Qt.ItemDataRole.DisplayRole else spoken(entry)


def spoken(entry: Entry) -> str:
    """A game in one breath."""
    told = (
        played.title_of(entry),
        played.board_of(entry),
        played.result_of(entry),
        _("against {names}").format(names=played.opponents_of(entry)),
        played.moment(entry.began),
        played.rating_line(entry),
    )
    return ". ".join(text.rstrip(".") for text in told if text)


class GameDelegate(QStyledItemDelegate):
    """A landscape, the game with its city, who sat there; at the right the result and what the rating did."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(300), px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = index.data(Role.ENTRY)
        colours = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(area_of(option)).adjusted(px(3), px(3), -px(3), -px(3))
        draw_box(painter, area, px(10), colours.inset, colours.line)
        if isinstance(entry, Entry):
            self._paint_game(painter, area, entry)
        if is_in(option, QStyle.StateFlag.State_Selected):
            painter.setPen(QPen(colours.selection, px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), px(10), px(10))
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            draw_focus(painter, area.adjusted(-2, -2, 2, 2), px(12))
        painter.restore()

    def _paint_game(self, painter: QPainter, area: QRectF, entry: Entry) -> None:
        picture = QRectF(area.left() + px(6), area.top() + px(6), px(92), area.height() - px(12))
        draw_scenery(painter, picture, scenery(entry), px(7))
        right = area.right() - px(132)
        self._paint_result(painter, QRectF(right, area.top(), px(120), area.height()), entry)
        left, wide, high = picture.right() + px(14), right - picture.right() - px(22), area.height() / 3.3
        colours = theme.current()
        lines = (
            (" · ".join(text for text in (played.title_of(entry), played.board_of(entry)) if text), "strong"),
            (_("against {names}").format(names=played.opponents_of(entry)), "body"),
            (played.moment(entry.began), "soft"),
        )
        for number, (text, kind) in enumerate(lines):
            ink = colours.ink_soft if kind == "soft" else colours.ink
            font = theme.font("strong") if kind == "strong" else theme.font("body", 0.94)
            draw_text(painter, QRectF(left, area.top() + px(3) + number * high, wide, high), text, font, ink, LEFT)

    def _paint_result(self, painter: QPainter, area: QRectF, entry: Entry) -> None:
        """Points and place large; a game that waits says so."""
        colours = theme.current()
        upper = QRectF(area.left(), area.top() + px(6), area.width(), area.height() * 0.5)
        lower = QRectF(area.left(), upper.bottom() - px(2), area.width(), area.height() * 0.38)
        if entry.points is None or entry.place is None:
            size = px(22)
            icons.draw(painter, "hourglass", QRectF(area.right() - size, upper.center().y() - size / 2, size, size))
            draw_text(painter, lower, _("Unfinished"), theme.font("body", 0.94), colours.ink_soft, RIGHT)
            return
        won = entry.place == 1
        size = px(26)
        draw_text(painter, upper, str(entry.points), theme.font("number"), colours.ink, RIGHT)
        badge = QRectF(area.right() - px(46) - size, upper.center().y() - size / 2, size, size)
        if won:
            icons.draw(painter, "trophy", badge, colours.gold)
        else:
            beside = badge.adjusted(-px(28), 0, px(4), 0)
            draw_text(painter, beside, words.place(entry.place), theme.font("body"), colours.ink_soft, RIGHT)
        if entry.gain is not None:
            amount = change(entry.gain)
            ink = colours.good if amount > 0 else colours.bad if amount < 0 else colours.ink_soft
            draw_text(painter, lower, words.change(amount), theme.font("label"), ink, RIGHT)
        else:
            draw_text(painter, lower, _("not rated"), theme.font("body", 0.9), colours.ink_soft, RIGHT)


def scenery(entry: Entry) -> Scenery:
    """The wonder that stands for a game."""
    return entry.scenery or unknown_scenery(entry.game, entry.edition)


class GameListView(QListView):
    """Enter or a double click opens a game."""

    def __init__(self, model: GameList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(GameDelegate(self))
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)  # thousands of rows would keep the window waiting
        self.setBatchSize(BATCH)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        current_follows_selection(self)
