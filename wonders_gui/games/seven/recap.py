"""What everybody did in the last turn: a list where there is room, one line where there is not."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.seven.state import State
from wonders_gui import theme
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.scenery import draw_surface
from wonders_gui.games.seven.seatviews import draw_deed_icon
from wonders_gui.games.seven.story import Deed, Story, Turn
from wonders_gui.games.seven.strokes import LEFT, RIGHT, advance, px, shared
from wonders_gui.games.seven.words import deed_detail, deed_sentence, deed_title, loss_detail
from wonders_gui.language import _
from wonders_gui.models.records import RecordsModel
from wonders_gui.models.roles import Role
from wonders_gui.texts.words import roman
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_text, painting, reads

Index = QModelIndex | QPersistentModelIndex
ROW = 38
LOW = 20
HEAD = 40


@dataclass(frozen=True, slots=True)
class DeedRow:
    """One line of the recap."""

    deed: Deed
    state: State
    who: str
    own: bool
    title: str
    detail: str
    spoken: str

    def role(self, role: int) -> object:
        """What a model says of this row."""
        if role == Role.RECORD:
            return self
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.spoken
        return None


class RecapModel(RecordsModel[DeedRow]):
    """The deeds of the last turn, the player's own first."""


def deed_rows(state: State, people: People, turn: Turn | None) -> list[DeedRow]:
    """The deeds of a turn from the player's seat on, clockwise."""
    deeds = turn.deeds if turn is not None else []
    order = sorted(deeds, key=lambda deed: (deed.city - people.seat) % state.cities)
    first = {deed.city: deed for deed in reversed(deeds)}
    return [_deed_row(state, people, deed, turn if first[deed.city] is deed else None) for deed in order]


def _deed_row(state: State, people: People, deed: Deed, turn: Turn | None) -> DeedRow:
    """A deed; with its turn, also what the city lost in it."""
    loss = turn.lost_by(deed.city) if turn is not None else None
    details = (deed_detail(state, people, deed), loss_detail(loss))
    return DeedRow(
        deed,
        state,
        people.name(deed.city),
        deed.city == people.seat,
        deed_title(state, deed),
        ", ".join(part for part in details if part),
        deed_sentence(state, people, deed, loss),
    )


def _shorter(detail: str) -> tuple[str, ...]:
    """All of what a deed cost and brought, or its beginning where there is no room for more."""
    return (detail, detail.partition(", ")[0])


class DeedDelegate(QStyledItemDelegate):
    """Name, symbol, what was done, and at the right what it cost or brought."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(Role.RECORD)
        if not isinstance(row, DeedRow):
            return
        rect = QRectF(option.rect)
        colours = theme.current()
        if index.row() % 2 == 0:
            draw_box(painter, rect, px(8), colours.inset)
        name = QRectF(rect.left() + px(9), rect.top(), self._name_width(rect), rect.height())
        draw_text(painter, name, row.who, theme.font("strong"), colours.accent if row.own else colours.ink, LEFT)
        size = px(19)
        icon = QRectF(name.right() + px(6), rect.center().y() - size / 2, size, size)
        draw_deed_icon(painter, row.state, row.deed, icon)
        rest = QRectF(icon.right() + px(6), rect.top(), rect.right() - icon.right() - px(14), rect.height())
        title, detail = theme.font("body"), theme.font("label")
        place = rest.adjusted(advance(title, row.title) + px(8), 0, 0, 0)
        shown = next((text for text in _shorter(row.detail) if reads(detail, text, place.width())), "")
        draw_text(painter, place, shown, detail, colours.ink_soft, RIGHT)
        draw_text(painter, rest, row.title, title, colours.ink, LEFT)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, rect, px(8))

    def _name_width(self, rect: QRectF) -> float:
        return min(px(76), rect.width() * 0.27)


class RecapView(PlacedView):
    """The lines below each other, as high as there is room for."""

    def arranged(self, count: int) -> list[QRect]:
        high = min(px(ROW), max(self.viewport().height() // max(count, 1), px(LOW)))
        return [QRect(0, row * high, self.viewport().width(), high) for row in range(count)]


class RecapPanel(QWidget):
    """The last turn. Low places show only the neighbours, or a single line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turn: Turn | None = None
        self._rows: list[DeedRow] = []
        self.model = RecapModel(self)
        self.view = RecapView(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(DeedDelegate(self.view))
        self.view.setSelectionMode(PlacedView.SelectionMode.NoSelection)
        self.retranslate()

    def show_turn(self, state: State, people: People, story: Story) -> None:
        """Show the last turn of the story."""
        self._turn = story.last
        self._rows = deed_rows(state, people, story.last)
        self._neighbours = (state.table.left[people.seat], state.table.right[people.seat])
        self._lay_out()
        self.update()

    def wanted_height(self) -> int:
        """How high the panel is when everybody has a line."""
        return px(HEAD + 14) + max(len(self._rows), 2) * px(30)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.view.setAccessibleName(_("Last turn"))
        self.update()

    def _is_line(self) -> bool:
        return self.height() < px(66)

    def _lay_out(self) -> None:
        head = px(HEAD if self.height() > px(150) else 30)
        room = self.rect().adjusted(px(10), head, -px(10), -px(8))
        self.view.setVisible(not self._is_line() and bool(self._rows))
        self.view.setGeometry(room)
        fits = max(room.height() // px(LOW), 1)
        shown = self._rows
        if len(shown) > fits:
            shown = [row for row in self._rows if row.deed.city in self._neighbours][:fits]
        self.model.show_rows(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            if self._is_line():
                self._paint_line(painter)
            else:
                self._paint_panel(painter)

    def _paint_line(self, painter: QPainter) -> None:
        """The neighbours alone, one line each."""
        beside = [row for row in self._rows if row.deed.city in self._neighbours][:2]
        high = self.height() / max(len(beside), 1)
        for number, entry in enumerate(beside):
            row = QRectF(px(4), number * high, self.width() - px(6), high)
            name = QRectF(row.left(), row.top(), px(70), high)
            draw_text(painter, name, entry.who, theme.font("strong", 0.92), theme.current().ink, LEFT)
            size = min(px(17), high - 1)
            icon = QRectF(name.right() + px(4), row.center().y() - size / 2, size, size)
            draw_deed_icon(painter, entry.state, entry.deed, icon)
            rest = row.adjusted(icon.right() - row.left() + px(6), 0, 0, 0)
            draw_text(painter, rest, entry.title, theme.font("body", 0.94), theme.current().ink, LEFT)

    def _paint_panel(self, painter: QPainter) -> None:
        colours = theme.current()
        box = QRectF(self.rect()).adjusted(2, 1, -2, -5)
        draw_surface(painter, box)
        high = px(HEAD if self.height() > px(150) else 30)
        head = QRectF(box.left() + px(16), box.top() + px(2), box.width() - px(32), high)
        title, font = _("LAST TURN"), theme.font("section", 0.95)
        if self._turn is not None:
            soft = theme.font("label")
            when = _("Age {age}, turn {turn}").format(age=roman(self._turn.age + 1), turn=self._turn.turn)
            if advance(font, title) + advance(soft, when) + px(8) > head.width():
                when = f"{roman(self._turn.age + 1)} · {self._turn.turn}"
            head, end = shared(head, font, title, soft, when)
            draw_text(painter, end, when, soft, colours.ink_soft, RIGHT)
        draw_text(painter, head, title, font, colours.ink, LEFT)
        if not self._rows:
            room = QRectF(box.left() + px(16), head.bottom(), box.width() - px(32), px(30))
            draw_text(painter, room, _("Nobody has played yet."), theme.font("body"), colours.ink_soft, LEFT)
