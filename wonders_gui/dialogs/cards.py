"""The cards of an age: every kind that may be dealt at this table, and how often."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from wonders_gui import theme
from wonders_gui.accessible import current_follows_selection
from wonders_gui.art import cards
from wonders_gui.dialogs.deck import AnyTable, Entry, deck_of
from wonders_gui.language import _
from wonders_gui.models.roles import Role
from wonders_gui.texts.names import age_name
from wonders_gui.widgets.paint import area_of, draw_box, draw_text, is_in, px
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text
from wonders_gui.widgets.tips import tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
AGES = (1, 2, 3)
HEIGHT = 196


class DeckModel(QAbstractListModel):
    """The cards of one age."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []

    def show_entries(self, entries: list[Entry]) -> None:
        """These."""
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        facts: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: entry.face.name,
            Qt.ItemDataRole.AccessibleTextRole: entry.spoken,
            Qt.ItemDataRole.ToolTipRole: tip(entry.face.name, entry.spoken),
            Role.FACE: entry.face,
            Role.RECORD: entry,
        }
        return facts.get(role)


class DeckDelegate(QStyledItemDelegate):
    """A card, with a badge that says how many there are."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = cards.card_size(index.data(Role.FACE).kind, px(HEIGHT))
        return QSize(round(size.width()) + px(14), round(size.height()) + px(16))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = index.data(Role.RECORD)
        assert isinstance(entry, Entry)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = cards.card_size(entry.face.kind, px(HEIGHT))
        area = QRectF(area_of(option))
        place = QRectF(area.left() + px(7), area.top() + px(8), size.width(), size.height())
        radius = place.height() * cards.CORNER
        cards.draw_shadow(painter, place, radius)
        painter.drawPixmap(place.topLeft(), cards.card(entry.face, place.height(), painter.device().devicePixelRatio()))
        if is_in(option, QStyle.StateFlag.State_Selected):
            cards.draw_selection(painter, place, radius, place.height() * 0.022)
        if entry.copies > 1:
            self._paint_badge(painter, place, f"×{entry.copies}")  # noqa: RUF001 (times, as on a bill)
        painter.restore()

    def _paint_badge(self, painter: QPainter, place: QRectF, text: str) -> None:
        badge = QRectF(place.right() - px(32), place.top() - px(6), px(38), px(24))
        draw_box(painter, badge, px(12), theme.current().bar, theme.RIM)
        draw_text(painter, badge, text, theme.font("small"), theme.current().on_bar, Qt.AlignmentFlag.AlignCenter)


class CardsSheet(Sheet):
    """Choose an age, look at its cards; the one that is chosen is explained below."""

    def __init__(self, page: QWidget, table: AnyTable, age: int = 1) -> None:
        super().__init__(page, QSize(1180, 690))
        self._table = table
        self.ages = Segments(self.panel)
        self.ages.chosen.connect(lambda _key: self._refresh())
        self.model = DeckModel(self)
        self.view = QListView(self.panel)
        self.view.setModel(self.model)
        self.view.setItemDelegate(DeckDelegate(self.view))
        self.view.setViewMode(QListView.ViewMode.IconMode)
        self.view.setMovement(QListView.Movement.Static)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.selectionModel().currentChanged.connect(self._explain)
        current_follows_selection(self.view)
        self._words = Text("body", self.panel).wrapped()
        self._words.setMinimumHeight(px(44))
        for part in (self.ages, self.view, self._words):
            self.content.addWidget(part, 1 if part is self.view else 0)
        self.retranslate()
        self.ages.set_value(str(min(max(age, 1), 3)))
        self._refresh()

    def _refresh(self) -> None:
        age = int(self.ages.value() or 1)
        self.model.show_entries([entry for entry in deck_of(self._table) if entry.age == age])
        self.view.setCurrentIndex(self.model.index(0, 0))

    def _explain(self) -> None:
        entry = self.view.currentIndex().data(Role.RECORD)
        if isinstance(entry, Entry):
            self._words.setText(entry.spoken)

    def first_focus(self) -> QWidget:
        return self.view

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.set_title(_("CARDS OF THE AGE"))
        self.ages.setAccessibleName(_("Age"))
        self.ages.set_options([Option(str(age), age_name(age)) for age in AGES])
        self.view.setAccessibleName(_("Cards"))
        if self.ages.value():
            self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "view"):
            self.view.doItemsLayout()
