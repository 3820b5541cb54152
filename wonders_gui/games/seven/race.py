"""How everybody stands: the points of the moment, as bars. All of it lies open on the table."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.seven.scoring import team_total, total
from engine.seven.state import State
from wonders_gui import theme
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.scenery import draw_surface
from wonders_gui.games.seven.strokes import LEFT, RIGHT, px
from wonders_gui.games.seven.teams import NO_TEAM, draw_badge, team_name, team_of
from wonders_gui.language import _
from wonders_gui.models.records import RecordsModel
from wonders_gui.models.roles import Role
from wonders_gui.texts.words import points, signed
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_text, painting

Index = QModelIndex | QPersistentModelIndex
HEAD = 40
ROW = 30


@dataclass(frozen=True, slots=True)
class RaceRow:
    """One player's points; `share` compares them with the leader's."""

    who: str
    own: bool
    points: int
    share: float
    team: int = NO_TEAM

    def role(self, role: int) -> object:
        """What a model says of this row."""
        if role == Role.RECORD:
            return self
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            team = f", {team_name(self.team)}" if self.team != NO_TEAM else ""
            return f"{self.who}{team}: {points(self.points)}"
        return None


class RaceModel(RecordsModel[RaceRow]):
    """The players, from the player's own seat on."""


def race_rows(state: State, people: People) -> list[RaceRow]:
    """Everybody who competes, best first; partners stay together."""
    worth = {seat: total(state, seat) for seat in range(state.table.players)}
    most = max(1, *worth.values())
    order = sorted(worth, key=lambda seat: (-team_total(state, seat), team_of(state, seat), -worth[seat]))
    return [
        RaceRow(
            people.name(seat),
            seat == people.seat,
            worth[seat],
            max(worth[seat], 0) / most,
            team_of(state, seat),
        )
        for seat in order
    ]


class RaceDelegate(QStyledItemDelegate):
    """Name, bar, number."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(Role.RECORD)
        if not isinstance(row, RaceRow):
            return
        rect = QRectF(option.rect).adjusted(px(8), 0, -px(8), 0)
        colours = theme.current()
        name = QRectF(rect.left(), rect.top(), px(78), rect.height())
        if row.team != NO_TEAM:
            size = px(19)
            draw_badge(painter, row.team, QRectF(name.left(), rect.center().y() - size / 2, size, size))
            name.translate(size + px(6), 0)
        draw_text(painter, name, row.who, theme.font("strong"), colours.accent if row.own else colours.ink, LEFT)
        bar = QRectF(name.right() + px(8), rect.center().y() - px(5), rect.right() - name.right() - px(48), px(10))
        draw_box(painter, bar, px(5), colours.inset)
        filled = QRectF(bar.left(), bar.top(), max(bar.width() * row.share, px(10)), bar.height())
        draw_box(painter, filled, px(5), colours.accent if row.own else theme.RIM)
        draw_text(painter, rect, signed(row.points), theme.font("strong"), colours.ink, RIGHT)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, QRectF(option.rect), px(8))


class RaceView(PlacedView):
    """The rows below each other."""

    def arranged(self, count: int) -> list[QRect]:
        high = min(px(ROW), self.viewport().height() // max(count, 1))
        return [QRect(0, row * high, self.viewport().width(), high) for row in range(count)]


class RacePanel(QWidget):
    """The points of the moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = RaceModel(self)
        self.view = RaceView(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(RaceDelegate(self.view))
        self.view.setSelectionMode(PlacedView.SelectionMode.NoSelection)
        self.retranslate()

    def show_state(self, state: State, people: People) -> None:
        """Count everybody's points."""
        self.model.show_rows(race_rows(state, people))

    def wanted_height(self) -> int:
        """How high the panel is with all players."""
        return px(HEAD + 14) + self.model.rowCount() * px(ROW)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.view.setAccessibleName(_("Points now"))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.setGeometry(self.rect().adjusted(px(10), px(HEAD), -px(10), -px(12)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(2, 1, -2, -5)
            draw_surface(painter, box)
            head = QRectF(box.left() + px(16), box.top() + px(2), box.width() - px(32), px(HEAD))
            draw_text(painter, head, _("POINTS NOW"), theme.font("section", 0.95), colours.ink, LEFT)
