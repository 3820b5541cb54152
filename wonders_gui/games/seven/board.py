"""The player's own board: the landscape in which the wonder grows, what the city has, and the stages."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.seven.state import State
from wonders_gui import palette, theme
from wonders_gui.art import icons, signs
from wonders_gui.art.landscapes import EVERYWHERE, Room
from wonders_gui.games.seven import strokes
from wonders_gui.games.seven.models import StageRow, StagesModel, stage_rows
from wonders_gui.games.seven.scenery import RADIUS, Scene, draw_scene
from wonders_gui.games.seven.seats import SeatFacts
from wonders_gui.games.seven.strokes import LEFT, px
from wonders_gui.games.seven.teams import NO_TEAM, draw_badge
from wonders_gui.games.seven.words import stage_numeral
from wonders_gui.language import _, ngettext
from wonders_gui.models.roles import Role
from wonders_gui.texts import names
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_shadow, draw_text, painting
from wonders_gui.widgets.tips import tip

Index = QModelIndex | QPersistentModelIndex
LEAST = 28  # below this height there are no fields of stages: the landscape alone shows them
SLIM = 58  # below this height a stage is one line
READABLE = 0.8  # to which icons of production may shrink
MOST_FIELDS = 0.7  # of the width: the wonder keeps the rest
TALL = 250  # from this height on a board has room for large numbers


class StageDelegate(QStyledItemDelegate):
    """A stage as a small field: numeral, what it brings, what it costs or that it is built."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(Role.RECORD)
        if not isinstance(row, StageRow):
            return
        rect = QRectF(option.rect).adjusted(1, 1, -1, -1)
        colours = theme.current()
        fill = QColor(colours.surface)
        if row.built and colours.line_width == 1:
            fill = QColor(palette.BUILT_DARK if colours.dark else palette.BUILT)
        fill.setAlpha(242)
        edge = theme.RIM if row.built else colours.selection if row.is_next else colours.line
        draw_box(painter, rect, px(10), fill, colours.line)
        if row.built or row.is_next:
            strokes.draw_frame(painter, rect, px(10), edge, px(2))
        if rect.height() < px(SLIM):
            self._slim(painter, rect, row)
        else:
            self._tall(painter, rect, row)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, rect, px(10))

    def _tall(self, painter: QPainter, rect: QRectF, row: StageRow) -> None:
        numeral = QRectF(rect.left() + px(12), rect.top() + px(6), px(40), px(24))
        draw_text(painter, numeral, stage_numeral(row.face.number), theme.font("section"), theme.current().gold, LEFT)
        corner = QRectF(rect.left() + px(38), rect.top() + px(7), rect.width() - px(48), px(23))
        self._corner(painter, corner, row)
        top = corner.bottom() + px(3)
        high = min(px(40), rect.bottom() - px(6) - top)
        middle = (top + rect.bottom() - px(5)) / 2
        place = QRectF(rect.left() + px(8), middle - high / 2, rect.width() - px(16), high)
        signs.draw(painter, row.face.signs, place, theme.current().ink)

    def _slim(self, painter: QPainter, rect: QRectF, row: StageRow) -> None:
        numeral = QRectF(rect.left() + px(9), rect.top(), px(26), rect.height())
        draw_text(
            painter, numeral, stage_numeral(row.face.number), theme.font("section", 0.9), theme.current().gold, LEFT
        )
        high = min(rect.height() - px(12), px(34))
        left = rect.left() + px(30)
        width = min(signs.width(row.face.signs, high), (rect.width() - px(40)) * 0.6)
        place = QRectF(left, rect.center().y() - high / 2, width, high)
        signs.draw(painter, row.face.signs, place, theme.current().ink, LEFT)
        self._corner(
            painter,
            QRectF(
                place.right() + px(6), rect.center().y() - px(11), rect.right() - px(8) - place.right() - px(6), px(22)
            ),
            row,
        )

    def _corner(self, painter: QPainter, rect: QRectF, row: StageRow) -> None:
        if row.built:
            size = rect.height()
            icons.draw(painter, "done", QRectF(rect.right() - size, rect.top(), size, size))
            return
        cost = row.face.cost
        signs.draw(painter, cost, rect, theme.current().ink, Qt.AlignmentFlag.AlignRight)


class StagesView(PlacedView):
    """The stages of the wonder side by side."""

    def arranged(self, count: int) -> list[QRect]:
        gap = px(8)
        most = px(214 if self.viewport().height() >= px(SLIM) else 200)
        width = min((self.viewport().width() - gap * (count - 1)) / max(count, 1), most)
        return [QRect(round(row * (width + gap)), 0, round(width), self.viewport().height()) for row in range(count)]


class BoardPanel(QWidget):
    """City name, numbers and stages over the landscape."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts: SeatFacts | None = None
        self._heading = ""
        self.model = StagesModel(self)
        self.stages = StagesView(self)
        self.stages.setModel(self.model)
        self.stages.setItemDelegate(StageDelegate(self.stages))
        self.stages.setSelectionMode(PlacedView.SelectionMode.NoSelection)
        self.retranslate()

    def show_city(self, state: State, facts: SeatFacts) -> None:
        """Show the board of a city."""
        self._facts = facts
        self.retranslate()
        self._heading = facts.place
        self.model.show_rows(() if facts.open_side else stage_rows(state, facts.city))
        self.setAccessibleName(facts.spoken)
        self.setToolTip(tip(facts.name, *facts.extras()) if facts.extras() else "")
        self._lay_out()
        self.update()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        yours = self._facts is None or self._facts.yours
        self.stages.setAccessibleName(_("Stages of your wonder") if yours else _("Stages of the wonder"))

    # -- places -----------------------------------------------------------------------------------------------

    def surface(self) -> QRectF:
        """The painted board without its shadow."""
        return QRectF(self.rect()).adjusted(2, 1, -2, -5)

    def wonder_place(self) -> QRect:
        """Where the wonder stands: cards that are buried fly there."""
        box = self.surface()
        return QRectF(box.right() - box.height(), box.top(), box.height(), box.height()).toRect()

    def wonder_room(self) -> Room:
        """What the fields of the stages leave to the wonder: it stands beside them."""
        fields = self.stages.places()
        if self.stages.isHidden() or not fields:
            return EVERYWHERE
        right = self.stages.x() + fields[-1].right() + px(6)
        return Room(min((right - self.surface().left()) / self.surface().width(), MOST_FIELDS))

    def _pitch(self) -> tuple[int, int, int]:
        """Heights of the title, the numbers and the stages."""
        height = self.surface().height()
        title = px(44 if height > px(TALL) else 34)
        if height < px(170):
            return title, px(38), round(height - title - px(38) - px(24))
        chips = px(52 if height > px(TALL) else 42)
        return title, chips, round(min(height - title - chips - px(36), px(124)))

    def _lay_out(self) -> None:
        box = self.surface()
        title, chips, stage = self._pitch()
        top = box.top() + px(8) + title + chips + px(10)
        self.stages.setVisible(stage >= px(LEAST))
        self.stages.setGeometry(QRectF(box.left() + px(16), top, box.width() * 0.66, stage).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._lay_out()
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # -- paint ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._facts is None:
            return
        with painting(self) as painter:
            box = self.surface()
            draw_shadow(painter, box, px(RADIUS))
            facts = self._facts
            built = 0 if facts.open_side else facts.stages
            scene = Scene(facts.board, facts.night, built, facts.height, 0.81, 0.7, self.wonder_room())
            draw_scene(painter, box, scene, box, px(RADIUS))
            strokes.draw_frame(painter, box, px(RADIUS), theme.RIM, px(2))
            self._title(painter, box, facts)
            self._numbers(painter, box, facts)

    def _title(self, painter: QPainter, box: QRectF, facts: SeatFacts) -> None:
        title = self._pitch()[0]
        font = theme.font("title", 1.0 if title < px(40) else 1.12)
        row = QRectF(box.left() + px(18), box.top() + px(8), box.width() * 0.6, title)
        width = QFontMetricsF(font).horizontalAdvance(self._heading)
        draw_text(painter, row, self._heading, font, theme.IVORY, LEFT)
        x = row.left() + width + px(10)
        if facts.team != NO_TEAM:
            size = px(25)
            draw_badge(painter, facts.team, QRectF(x, row.center().y() - size / 2, size, size))
            x += size + px(10)
        if not facts.open_side:
            size = px(24)
            icons.draw(painter, "night" if facts.night else "day", QRectF(x, row.center().y() - size / 2, size, size))
            x += size + px(10)
        rest = QRectF(x, row.top() + px(2), box.left() + box.width() * 0.68 - x, title)
        wonder = names.wonder_name("seven", facts.board)
        if rest.width() > px(90):
            draw_text(painter, rest, f"{wonder} · {facts.side}", theme.font("label", 1.05), theme.IVORY, LEFT)

    def _numbers(self, painter: QPainter, box: QRectF, facts: SeatFacts) -> None:
        title, height, _stage = self._pitch()
        x, top = box.left() + px(16), box.top() + px(8) + title
        roomy = height >= px(40)
        coins = ngettext("coin", "coins", facts.coins)
        x = self._number(painter, x, top, height, "coin", facts.coins, coins, roomy)
        shields = ngettext("shield", "shields", facts.shields)
        x = self._number(painter, x, top, height, "shield", facts.shields, shields, roomy, facts.tokens)
        if facts.pieces:
            x = self._pieces(painter, x, top, height, facts)
        points = ngettext("point now", "points now", facts.points)
        x = self._number(painter, x, top, height, "points", facts.points, points, roomy)
        self._production(painter, x, top, height, box.left() + box.width() * 0.74, facts)

    def _pieces(self, painter: QPainter, x: float, top: float, height: float, facts: SeatFacts) -> float:
        """Debt above diplomacy, or the one that there is; returns where the next thing may begin."""
        size = px(21) if len(facts.pieces) == 1 else height / 2 - px(3)
        width = max(strokes.count_width(number, size) for _icon, number in facts.pieces) + px(18)
        box = QRectF(x, top, width, height)
        self._ground(painter, box)
        pitch = (height - px(4)) / len(facts.pieces)
        for row, (icon, number) in enumerate(facts.pieces):
            middle = top + px(2) + pitch * (row + 0.5)
            strokes.draw_count(painter, x + px(9), middle, icon, number, size, theme.current().ink)
        return x + width + px(8)

    def _number(
        self,
        painter: QPainter,
        x: float,
        top: float,
        height: float,
        icon: str,
        number: int,
        label: str,
        roomy: bool,
        tokens: tuple[int, ...] = (),
    ) -> float:
        figure, small = theme.font("number"), theme.font("small")
        size = px(30 if height >= px(50) else 25)
        text = max(QFontMetricsF(figure).horizontalAdvance(str(number)), QFontMetricsF(small).horizontalAdvance(label))
        room = min(len(tokens), 3) * px(20)
        width = size + text + px(30) + (room + px(4) if tokens else 0)
        box = QRectF(x, top, width, height)
        self._ground(painter, box)
        icons.draw(painter, icon, QRectF(x + px(9), box.center().y() - size / 2, size, size))
        left = x + size + px(16)
        colours = theme.current()
        upper = QRectF(left, top + px(2), text + 2, height * 0.56)
        draw_text(painter, upper, str(number), figure, colours.ink, LEFT)
        lower = QRectF(left, top + height * 0.53, text + 2, height * 0.4)
        draw_text(painter, lower, label, small, colours.ink_soft, LEFT)
        if tokens:
            start = left + text + px(4)
            strokes.draw_tokens(painter, start, box.center().y(), tokens, px(19), room)
        return x + width + px(8)

    def _production(self, painter: QPainter, x: float, top: float, height: float, end: float, facts: SeatFacts) -> None:
        if not facts.production:
            return
        size = px(27 if height >= px(50) else 24)
        slots = facts.production
        room = max(end - x, px(60)) - px(22)
        wide = strokes.slots_width(slots, size)
        grouped = strokes.grouped_width(slots, size)
        if wide > room and grouped * READABLE > room:
            room = min(grouped * READABLE, self.surface().right() - x - px(34))  # over the wonder, but readable
        if wide > room and grouped * READABLE > room + 1:
            self._two_rows(painter, QRectF(x, top, room + px(22), height), slots)
            return
        width = min(wide if wide <= room else grouped, room) + px(22)
        box = QRectF(x, top, width, height)
        self._ground(painter, box)
        strokes.draw_slots(painter, box.adjusted(px(11), 0, -px(11), 0), facts.production, size)

    def _two_rows(self, painter: QPainter, box: QRectF, slots: tuple[tuple[str, ...], ...]) -> None:
        """Cities that make many different things show them on two lines rather than in icons nobody can read."""
        self._ground(painter, box)
        inner = box.adjusted(px(8), px(2), -px(8), -px(2))
        half, high = -(-len(slots) // 2), inner.height() / 2
        for number, part in enumerate((slots[:half], slots[half:])):
            row = QRectF(inner.left(), inner.top() + number * high, inner.width(), high)
            strokes.draw_slots(painter, row, part, high - px(2))

    def _ground(self, painter: QPainter, box: QRectF) -> None:
        fill = QColor(theme.current().surface)
        fill.setAlpha(238)
        draw_box(painter, box, px(11), fill, theme.current().line)
