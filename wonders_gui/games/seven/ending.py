"""The end of a game, where the hand lay: who has won, everybody's place and points, and the ways to look closer."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.core.game import Standing
from engine.seven.scoring import team_total
from engine.seven.state import State
from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.art.landscapes import Room
from wonders_gui.games.seven.people import People, board_of, city_name, is_night
from wonders_gui.games.seven.scenery import RADIUS, Scene, draw_scene, draw_surface
from wonders_gui.games.seven.strokes import CENTRE, LEFT, RIGHT, px
from wonders_gui.games.seven.teams import NO_TEAM, draw_badge, team_name, team_of
from wonders_gui.language import _
from wonders_gui.models.records import RecordsModel
from wonders_gui.models.roles import Role
from wonders_gui.texts.victories import team_victory, victory
from wonders_gui.texts.words import points, signed
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.button import Role as Loud
from wonders_gui.widgets.paint import area_of, draw_box, draw_focus, draw_text, is_in, painting

Index = QModelIndex | QPersistentModelIndex
ROW = 52
LOW = 26  # where rows would be lower, they stand in two columns
NARROW = 210  # below this width a row has room for name and points only
SHALLOW = 160  # a lower picture has its heading beside the wonder, not above it
HEADING = 84  # height of the two lines of the heading
BROAD = 620  # from this width on the winner's city stands beside the places
FIRST = 1


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """One player's place; `share` compares the points with the winner's."""

    seat: int
    place: int
    who: str
    city: str
    own: bool
    points: int
    share: float
    invitation: str
    team: int = NO_TEAM

    def role(self, role: int) -> object:
        """What a model says of this row."""
        if role == Role.RECORD:
            return self
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            team = f", {team_name(self.team)}" if self.team != NO_TEAM else ""
            return f"{self.place}. {self.who}, {self.city}{team}: {points(self.points)}"
        return self.invitation if role == Qt.ItemDataRole.ToolTipRole else None


class PlacesModel(RecordsModel[PlaceRow]):
    """Everybody who has competed, best first."""


def place_rows(state: State, people: People, standings: Sequence[Standing]) -> list[PlaceRow]:
    """The final places."""
    most = max((standing.points for standing in standings), default=1)
    return [
        PlaceRow(
            standing.seat,
            standing.place,
            people.name(standing.seat),
            city_name(state, standing.seat),
            standing.seat == people.seat,
            standing.points,
            max(standing.points, 0) / max(most, 1),
            people.says(standing.seat, _("Look at your city"), _("Look at {player}'s city")),
            team_of(state, standing.seat),
        )
        for standing in standings
    ]


class PlaceDelegate(QStyledItemDelegate):
    """Place, name and city, a bar, points."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(Role.RECORD)
        if not isinstance(row, PlaceRow):
            return
        rect, colours = QRectF(area_of(option)), theme.current()
        hovered = is_in(option, QStyle.StateFlag.State_MouseOver)
        if hovered or index.row() % 2 == 0:
            draw_box(painter, rect.adjusted(0, 1, 0, -1), px(8), colours.inset, colours.line if hovered else None)
        self._medal(painter, QRectF(rect.left() + px(6), rect.top(), px(30), rect.height()), row)
        inner = rect.adjusted(px(44), 0, -px(12), 0)
        number = QRectF(inner.right() - px(40), inner.top(), px(40), inner.height())
        draw_text(painter, number, signed(row.points), theme.font("number", 0.95), colours.ink, RIGHT)
        share = 0.32 if inner.width() > px(NARROW) else 1.0
        if row.team != NO_TEAM:
            size = min(px(22), inner.height() - px(4))
            draw_badge(painter, row.team, QRectF(inner.left(), inner.center().y() - size / 2, size, size))
            inner.setLeft(inner.left() + size + px(7))
        name = QRectF(inner.left(), inner.top(), (inner.width() - px(52)) * share, inner.height())
        draw_text(painter, name, row.who, theme.font("strong"), colours.accent if row.own else colours.ink, LEFT)
        if share < 1.0:
            self._rest(
                painter, QRectF(name.right() + px(6), inner.top(), number.left() - name.right(), rect.height()), row
            )
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            draw_focus(painter, rect, px(8))

    def _medal(self, painter: QPainter, room: QRectF, row: PlaceRow) -> None:
        size = min(px(28), room.height() - px(4))
        disc = QRectF(room.center().x() - size / 2, room.center().y() - size / 2, size, size)
        if row.place == FIRST:
            icons.draw(painter, "trophy", disc.adjusted(px(2), px(2), -px(2), -px(2)), theme.current().gold)
        else:
            draw_text(painter, disc, str(row.place), theme.font("strong"), theme.current().ink_soft, CENTRE)

    def _rest(self, painter: QPainter, room: QRectF, row: PlaceRow) -> None:
        """The city and the bar."""
        city = QRectF(room.left(), room.top(), room.width() * 0.42, room.height())
        draw_text(painter, city, row.city, theme.font("label"), theme.current().ink_soft, LEFT)
        self._bar(painter, room.adjusted(city.width() + px(8), 0, 0, 0), row)

    def _bar(self, painter: QPainter, room: QRectF, row: PlaceRow) -> None:
        colours = theme.current()
        bar = QRectF(room.left(), room.center().y() - px(5), room.width() - px(16), px(10))
        if bar.width() < px(30):
            return
        draw_box(painter, bar, px(5), colours.inset, colours.line)
        bar.setWidth(max(bar.width() * row.share, px(10)))
        draw_box(painter, bar, px(5), colours.accent if row.own else theme.RIM)


class PlacesView(PlacedView):
    """The rows below each other; a click or Enter on one asks to see that city."""

    opened = Signal(int)

    def __init__(self, model: PlacesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(PlaceDelegate(self))
        self.setSelectionMode(PlacedView.SelectionMode.NoSelection)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._open)
        self.chosen.connect(lambda row: self._open(model.index(row)))

    def _open(self, index: Index) -> None:
        row = index.data(Role.RECORD)
        if isinstance(row, PlaceRow):
            self.opened.emit(row.seat)

    def arranged(self, count: int) -> list[QRect]:
        room, width = self.viewport().height(), self.viewport().width()
        columns = 1 if room >= count * px(LOW) else 2
        lines = max(-(-count // columns), 1)
        high = min(px(ROW), room // lines)
        top = (room - high * lines) // 2
        return [
            QRect(row // lines * width // columns, top + row % lines * high, width // columns - 2, high)
            for row in range(count)
        ]


class EndPanel(QWidget):
    """The winner's city with the result on it, the places beside it, and what to look at next."""

    scores_asked = Signal()
    opened = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._state: State | None = None
        self._people: People | None = None
        self._standings: Sequence[Standing] = ()
        self.model = PlacesModel(self)
        self.places = PlacesView(self.model, self)
        self.places.opened.connect(self.opened)
        self.scores = Button(Loud.WARM, "trophy", self)
        self.scores.clicked.connect(self.scores_asked)
        self.boards = Button(Loud.PLAIN, "wonder", self)
        self.boards.clicked.connect(lambda: self.opened.emit(self._winners()[0].seat))
        self.hide()
        self.retranslate()

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_end(self, state: State, people: People, standings: Sequence[Standing]) -> None:
        """Show how the game ended; without standings it has not, and there is nothing to show."""
        self._state, self._people, self._standings = state, people, standings
        self.model.show_rows(place_rows(state, people, standings))
        self.setAccessibleName(self._heading() if standings else "")
        self._lay_out()
        self.update()

    def is_empty(self) -> bool:
        """Whether the game still goes on."""
        return not self._standings

    def _winners(self) -> list[Standing]:
        return [standing for standing in self._standings if standing.place == FIRST]

    def _heading(self) -> str:
        assert self._people is not None
        cast, winners = self._people.cast, [standing.seat for standing in self._winners()]
        names, yours = [cast.label(seat) for seat in winners], cast.you in winners
        if self._state is not None and self._state.table.teams:
            return team_victory(names, team_total(self._state, winners[0]), yours=yours)
        return victory(names, self._winners()[0].points, yours=yours)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.places.setAccessibleName(_("Final places"))
        self.scores.set_texts(_("Score sheet"))
        self.boards.set_texts(_("All boards"))
        self._lay_out()
        self.update()

    # -- places -----------------------------------------------------------------------------------------------

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2, 1, -2, -5)

    def _picture(self) -> QRectF:
        """Where the winner's city is painted: beside the places, or above them where the panel is narrow."""
        box = self._box()
        if box.width() >= px(BROAD):
            return QRectF(box.left(), box.top(), box.width() * 0.42, box.height())
        return QRectF(box.left(), box.top(), box.width(), min(px(80), max(box.height() * 0.22, px(46))))

    def _lay_out(self) -> None:
        picture, box = self._picture(), self._box()
        beside = picture.height() >= box.height()
        room = box.adjusted(picture.width(), 0, 0, 0) if beside else box.adjusted(0, picture.height(), 0, 0)
        room = room.adjusted(px(14), px(8), -px(14), -px(8))
        high = self.scores.sizeHint().height()
        width = room.width() / 2
        top = round(room.bottom()) - high
        self.scores.setGeometry(round(room.left()), top, round(width), high)
        self.boards.setGeometry(round(room.left() + width), top, round(width), high)
        self.places.setGeometry(QRectF(room.left(), room.top(), room.width(), top - room.top() - px(4)).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._lay_out()

    # -- paint ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_empty():
            return
        box = self._box()
        with painting(self) as painter:
            draw_surface(painter, box)
            self._paint_city(painter, self._picture())
            self._paint_heading(painter, self._picture())

    def _paint_city(self, painter: QPainter, frame: QRectF) -> None:
        assert self._state is not None
        state, city = self._state, self._winners()[0].seat
        frame = frame.adjusted(1, 1, -1, -1)
        height = state.book.sides[state.side[city]].height
        board, built = board_of(state, city), state.stages[city]
        scene = Scene(board, is_night(state, city), built, height, 0.62, 1.0, self._wonder_room(frame))
        draw_scene(painter, frame, scene, self._box().adjusted(1, 1, -1, -1), px(RADIUS - 1))

    def _wonder_room(self, frame: QRectF) -> Room:
        """The heading stands above the wonder, or left of it where the picture is low."""
        if frame.height() < px(SHALLOW):
            return Room(left=0.55)
        return Room(head=px(HEADING) / frame.height())

    def _paint_heading(self, painter: QPainter, frame: QRectF) -> None:
        inner = frame.adjusted(px(20), px(10), -px(16), -px(8))
        if inner.height() < px(56):
            draw_text(painter, inner, self._heading(), theme.font("number"), theme.COIN, LEFT)
            return
        high = min(px(38), inner.height() * 0.55)
        title = QRectF(inner.left(), inner.top(), inner.width(), high)
        draw_text(painter, title, _("The game is over"), theme.font("title", 0.95), theme.IVORY, LEFT)
        told = QRectF(inner.left(), title.bottom(), inner.width(), min(px(28), inner.height() * 0.45))
        draw_text(painter, told, self._heading(), theme.font("number", 0.92), theme.COIN, LEFT)
