"""The cities around the table as views, and the neighbours in full; `farseats` paints those further away."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.seven.forecast import LEFT as LEFT_SIDE
from engine.seven.state import State
from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.art.frames import draw_selection, draw_symbol
from wonders_gui.games.seven import strokes
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.scenery import RADIUS, Scene, draw_scene, draw_surface
from wonders_gui.games.seven.seats import Bond, SeatFacts, SeatsModel, partner_text
from wonders_gui.games.seven.story import Act, Deed
from wonders_gui.games.seven.strokes import LEFT, RIGHT, px
from wonders_gui.games.seven.teams import NO_TEAM, draw_badge
from wonders_gui.games.seven.words import card_of, deed_title
from wonders_gui.language import _, ngettext, pgettext
from wonders_gui.models.roles import Role
from wonders_gui.texts.words import signed
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import draw_focus, draw_text
from wonders_gui.widgets.pressable import ENTER

Index = QModelIndex | QPersistentModelIndex
WIDEST = 470  # a seat is never wider
LOW = 230  # below this height a neighbour has no line for what he did last
LINES = 100  # below this height a neighbour is two lines
READABLE = 0.78  # to which chips may shrink before science goes to a line of its own


@dataclass(slots=True)
class Sight:
    """What painters look names up in: the table of the last view and its people."""

    state: State
    people: People


class SeatsView(PlacedView):
    """Some seats side by side; Enter or a click on one asks to see the whole city."""

    opened = Signal(int)

    def __init__(self, model: SeatsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setSelectionMode(PlacedView.SelectionMode.NoSelection)
        self.clicked.connect(lambda index: self._open(index))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_seats(self, sight: Sight, seats: Sequence[SeatFacts]) -> None:
        """Show these cities; names of cards are looked up in `sight`."""
        delegate, model = self.itemDelegate(), self.model()
        assert isinstance(delegate, SeatDelegate)
        assert isinstance(model, SeatsModel)
        delegate.sight = sight
        model.show_rows(seats)

    def arranged(self, count: int) -> list[QRect]:
        gap = theme.metrics().gap
        width = (self.viewport().width() - gap * (count - 1)) / max(count, 1)
        if count > 1 or self.viewport().width() > px(WIDEST):
            width = min(width, px(WIDEST))
        left = (self.viewport().width() - count * (width + gap) + gap) / 2
        height = self.viewport().height()
        return [QRect(round(left + row * (width + gap)), 0, round(width), height) for row in range(count)]

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        self._paint_borders(painter)
        painter.end()

    def _paint_borders(self, painter: QPainter) -> None:
        """Between seats side by side that belong to different teams."""
        rows = [self.model().index(row, 0).data(Role.RECORD) for row in range(self.model().rowCount())]
        places, size = self.places(), px(20)
        for number in range(1, len(rows)):
            if rows[number - 1].team != rows[number].team:
                x = (places[number - 1].right() + places[number].left()) / 2
                middle = places[number].center().y() - px(2)
                icons.draw(painter, "border", QRectF(x - size / 2, middle - size / 2, size, size))

    def _open(self, index: Index) -> None:
        facts = index.data(Role.RECORD)
        if isinstance(facts, SeatFacts):
            self.opened.emit(facts.city)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


class SeatDelegate(QStyledItemDelegate):
    """Paints the ground of a seat; what stands on it is told by the subclass."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sight: Sight | None = None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        facts = index.data(Role.RECORD)
        if not isinstance(facts, SeatFacts) or self.sight is None:
            return
        rect = QRectF(option.rect).adjusted(2, 1, -2, -5)
        state: QStyle.StateFlag = option.state
        colours = theme.current()
        hovered = state & QStyle.StateFlag.State_MouseOver
        draw_surface(painter, rect, colours.accent if hovered else colours.line)
        self.fill(painter, rect, facts)
        if facts.lit:
            draw_selection(painter, rect.adjusted(3, 3, -3, -3), px(RADIUS - 3), px(4))
        if state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, rect.adjusted(-2, -1, 2, 2), px(15))

    def fill(self, painter: QPainter, rect: QRectF, facts: SeatFacts) -> None:
        """Paint the seat."""
        raise NotImplementedError

    def deed(self, painter: QPainter, rect: QRectF, deed: Deed | None) -> None:
        """What the city did last: a symbol and a word or two."""
        if deed is None or self.sight is None:
            return
        size = px(19)
        draw_deed_icon(painter, self.sight.state, deed, QRectF(rect.left(), rect.center().y() - size / 2, size, size))
        place = rect.adjusted(size + px(6), 0, 0, 0)
        draw_text(painter, place, self.deed_text(deed), theme.font("strong", 0.92), theme.current().ink, LEFT)

    def deed_text(self, deed: Deed | None) -> str:
        """What a city did, in a word or two."""
        return "" if deed is None or self.sight is None else deed_title(self.sight.state, deed)


def draw_deed_icon(painter: QPainter, state: State, deed: Deed, rect: QRectF) -> None:
    """The colour of what was built, or the sign of what was done instead."""
    if deed.act in (Act.BUILT, Act.TAKEN, Act.COPIED) and deed.card >= 0:
        draw_symbol(painter, card_of(state, deed.card).colour, rect)
    else:
        icons.draw(painter, "sell" if deed.act is Act.SOLD else "wonder", rect)


class NeighbourDelegate(SeatDelegate):
    """A neighbour in full: what he has, what he sells and for how much, and who is stronger."""

    def fill(self, painter: QPainter, rect: QRectF, facts: SeatFacts) -> None:
        if rect.height() < px(LINES):
            self._strip(painter, rect, facts)
        else:
            self._panel(painter, rect, facts)

    def _panel(self, painter: QPainter, rect: QRectF, facts: SeatFacts) -> None:
        roomy, low = rect.height() > px(300), rect.height() < px(LOW)
        row = px(38 if roomy else 29)
        foot_high = 0 if low else px(26)
        prices = len({ware.price for ware in facts.wares})
        needed = px(48) + prices * row + px(36) + foot_high
        head = max(min(rect.height() * 0.37, rect.height() - needed), px(46))
        self._head(painter, QRectF(rect.left(), rect.top(), rect.width(), head), rect, facts)
        side = px(14)
        body = rect.adjusted(side, head + px(20 if roomy else 17), -side, -px(6))
        label = QRectF(body.left(), body.top(), body.width(), px(18))
        if facts.wares:
            self._label(painter, label, facts)
        strokes.draw_pieces(painter, label.right(), label.center().y(), facts.pieces, px(19))
        wares = QRectF(body.left(), label.bottom() + px(3), body.width(), row)
        self._wares(painter, wares, facts)
        foot = QRectF(body.left(), body.bottom() - foot_high, body.width(), foot_high)
        chips = QRectF(body.left(), foot.top() - px(29), body.width(), px(25))
        if roomy:
            painter.fillRect(QRectF(body.left(), chips.top() - px(9), body.width(), 1), theme.current().line)
        self._possessions(painter, chips, facts, wares.top())
        if not low:
            self._foot(painter, foot, facts)

    def _head(self, painter: QPainter, head: QRectF, rect: QRectF, facts: SeatFacts) -> None:
        frame = head.adjusted(1, 1, -1, 0)
        built = 0 if facts.open_side else facts.stages
        scene = Scene(facts.board, facts.night, built, facts.height, 0.68, 0.75)
        draw_scene(painter, frame, scene, rect.adjusted(1, 1, -1, -1), px(RADIUS - 1))
        size = px(28)
        arrow = "pass_left" if facts.where == LEFT_SIDE else "pass_right"
        icons.draw(painter, arrow, QRectF(head.left() + px(9), head.top() + px(9), size, size))
        name = QRectF(head.left() + px(44), head.top() + px(6), head.width() - px(52), px(20))
        if facts.team != NO_TEAM:
            middle = name.center().y() + px(3)
            name.setRight(self._badge(painter, head.right() - px(9), middle, facts) - px(6))
        draw_text(painter, name, facts.name, theme.font("button"), theme.IVORY, LEFT)
        place = QRectF(name.left(), name.bottom() - px(1), name.width(), px(17))
        if head.height() > px(66):
            draw_text(painter, place, facts.place, theme.font("label"), theme.IVORY, LEFT)
        self._plaques(painter, head, facts)

    def _badge(self, painter: QPainter, right: float, middle: float, facts: SeatFacts) -> float:
        """The team, and whether it is the player's own; returns where that begins."""
        size = px(24)
        badge = QRectF(right - size, middle - size / 2, size, size)
        draw_badge(painter, facts.team, badge)
        if facts.bond is not Bond.PARTNER:
            return badge.left()
        icons.draw(painter, "partner", badge.translated(-size - px(5), 0), theme.IVORY)
        return badge.left() - size - px(5)

    def _label(self, painter: QPainter, row: QRectF, facts: SeatFacts) -> None:
        """What the wares below are, and what makes buying cheaper beside their prices."""
        font, size = theme.font("label"), px(18)
        text = _("Sells you") if facts.own_eyes else pgettext("neighbour", "Sells")
        draw_text(painter, row, text, font, theme.current().ink_soft, LEFT)
        x = row.left() + strokes.advance(font, text) + px(8)
        for icon in facts.rebates:
            icons.draw(painter, icon, QRectF(x, row.center().y() - size / 2, size, size))
            coin = QRectF(x + size + px(2), row.center().y() - size / 2, size, size)
            icons.draw_number(painter, "coin", -1, coin)
            x = coin.right() + px(7)

    def _plaques(self, painter: QPainter, head: QRectF, facts: SeatFacts) -> None:
        colours, size = theme.current(), px(22)
        height = px(34)
        width = strokes.count_width(facts.coins, size) + strokes.count_width(facts.shields, size) + px(36)
        box = QRectF(head.left() + px(10), head.bottom() - height * 0.62, width, height)
        strokes.draw_plaque(painter, box)
        x = strokes.draw_count(painter, box.left() + px(11), box.center().y(), "coin", facts.coins, size, colours.ink)
        strokes.draw_count(painter, x + px(14), box.center().y(), "shield", facts.shields, size, colours.ink)
        stage = px(17)
        wide = facts.height * (stage + px(3)) + px(15)
        right = QRectF(head.right() - px(8) - wide, box.top(), wide, height)
        strokes.draw_plaque(painter, right)
        strokes.draw_stages(painter, right.right() - px(9), right.center().y(), facts.stages, facts.height, stage)
        room = right.left() - box.right() - px(6)
        strokes.draw_tokens(painter, box.right() + px(3), box.center().y(), facts.tokens, px(20), room)

    def _wares(self, painter: QPainter, row: QRectF, facts: SeatFacts) -> None:
        """A line for each price, the cheaper ones first."""
        size = px(27 if row.height() > px(32) else 24)
        for price in sorted({ware.price for ware in facts.wares}):
            slots = [ware.resources for ware in facts.wares if ware.price == price]
            icons.draw_number(painter, "coin", price, QRectF(row.left(), row.center().y() - size / 2, size, size))
            strokes.draw_slots(painter, row.adjusted(size + px(12), 0, 0, 0), slots, size)
            row.translate(0, row.height())

    def _possessions(self, painter: QPainter, row: QRectF, facts: SeatFacts, top: float) -> None:
        """Cards by colour and science beside each other, or above each other where that leaves both readable."""
        science = strokes.science_width(facts.symbols, px(22))
        chips = strokes.chips_width(facts.colours, row.height())
        line = row.adjusted(0, -row.height() - px(4), 0, -row.height() - px(4))
        if science and (chips + px(8) + science) * READABLE > row.width() and line.top() >= top:
            strokes.draw_science(painter, line.left(), line.center().y(), facts.symbols, px(22))
            strokes.draw_chips(painter, row.left(), row.top(), facts.colours, row.height(), row.width())
            return
        scale = min(1.0, row.width() / max(chips + px(8) + science, 1))
        high = row.height() * scale
        top = row.center().y() - high / 2
        end = strokes.draw_chips(painter, row.left(), top, facts.colours, high, chips * scale)
        strokes.draw_science(painter, end + px(8) * scale, row.center().y(), facts.symbols, px(22) * scale)

    def _foot(self, painter: QPainter, row: QRectF, facts: SeatFacts) -> None:
        """What the neighbour did last and who is stronger; where the words are too many, a shield and a number."""
        text, font = foot_text(facts), theme.font("strong", 0.92)
        deed = px(25) + strokes.advance(font, self.deed_text(facts.last)) if facts.last is not None else 0
        if facts.bond is Bond.RIVAL:
            row = row.adjusted(0, 0, -self._border(painter, row), 0)
        if deed + px(10) + strokes.advance(font, text) <= row.width():
            ink = _lead_ink(facts.lead) if facts.border else theme.current().ink_soft
            draw_text(painter, row, text, font, ink, RIGHT)
            width = strokes.advance(font, text)
        elif facts.border:
            width = self._short_strength(painter, row, facts.lead)
        else:
            width = 0.0
        self.deed(painter, row.adjusted(0, 0, -width - px(8), 0), facts.last)

    def _border(self, painter: QPainter, row: QRectF) -> float:
        """The sign of a border between teams at the right end; returns how much of the row it takes."""
        size = px(20)
        icons.draw(painter, "border", QRectF(row.right() - size, row.center().y() - size / 2, size, size))
        return size + px(6)

    def _short_strength(self, painter: QPainter, row: QRectF, lead: int) -> float:
        text, font, size = signed(lead) if lead else "=", theme.font("strong"), px(20)
        width = strokes.advance(font, text) + 1
        draw_text(painter, row.adjusted(row.width() - width, 0, 0, 0), text, font, _lead_ink(lead), RIGHT)
        icons.draw(
            painter, "shield", QRectF(row.right() - width - px(4) - size, row.center().y() - size / 2, size, size)
        )
        return width + px(4) + size

    def _strip(self, painter: QPainter, rect: QRectF, facts: SeatFacts) -> None:
        """Two lines: what never goes away, however little room there is."""
        inner = rect.adjusted(px(8), px(4), -px(8), -px(4))
        half, size = inner.height() / 2, px(18)
        upper = QRectF(inner.left(), inner.top(), inner.width(), half)
        sign = QRectF(upper.left(), upper.center().y() - size / 2, size, size)
        if facts.team != NO_TEAM:
            draw_badge(painter, facts.team, sign)
        else:
            icons.draw(painter, "pass_left" if facts.where == LEFT_SIDE else "pass_right", sign)
        counts = (("coin", facts.coins), ("shield", facts.shields))
        x = strokes.draw_pieces(painter, upper.right(), upper.center().y(), counts, size)
        name = QRectF(upper.left() + size + px(6), upper.top(), x - upper.left() - size - px(12), half)
        draw_text(painter, name, facts.name, theme.font("strong", 1.02), theme.current().ink, LEFT)
        lower = QRectF(inner.left(), inner.top() + half, inner.width(), half)
        if facts.pieces:
            x = strokes.draw_pieces(painter, lower.right(), lower.center().y(), facts.pieces, px(17))
            lower.setRight(x - px(8))
        self._ware_line(painter, lower, facts)

    def _ware_line(self, painter: QPainter, row: QRectF, facts: SeatFacts) -> None:
        """All that the neighbour sells in one line, each price before what it buys."""
        size, prices = px(18), sorted({ware.price for ware in facts.wares})
        x = row.left()
        for number, price in enumerate(prices):
            slots = [ware.resources for ware in facts.wares if ware.price == price]
            icons.draw_number(painter, "coin", price, QRectF(x, row.center().y() - size / 2, size, size))
            share = (row.right() - x - size - px(6)) / (len(prices) - number)
            place = QRectF(x + size + px(6), row.top(), share, row.height())
            x = strokes.draw_slots(painter, place, slots, size) + px(12)


def _lead_ink(lead: int) -> QColor:
    colours = theme.current()
    if not lead:
        return colours.ink_soft
    return colours.good if lead < 0 else colours.bad


def foot_text(facts: SeatFacts) -> str:
    """Who is stronger, or that nothing will be fought out here."""
    return strength_text(facts) if facts.border else partner_text(facts)


def strength_text(facts: SeatFacts) -> str:
    """How strong a neighbour is, compared with the seat from which it is seen."""
    lead = facts.lead
    if lead == 0:
        return _("equally strong")
    if lead > 0:
        return ngettext("{number} shield ahead", "{number} shields ahead", lead).format(number=lead)
    if not facts.own_eyes:
        return ngettext("{number} shield behind", "{number} shields behind", -lead).format(number=-lead)
    return ngettext("you lead by {number}", "you lead by {number}", -lead).format(number=-lead)
