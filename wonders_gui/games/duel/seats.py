"""One player's side of the table: name, coins, shields, points, science, then tokens, wonders and city."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.catalog.duel.model import SYMBOLS
from engine.core.seats import Seat
from engine.duel.forecast import shields_in, symbol_counts
from engine.duel.scoring import total
from engine.duel.state import DRAFT
from engine.duel.view import View
from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.games.duel.lanes import TilesView, TokensView, WondersView
from wonders_gui.games.duel.models import CityModel, TokensModel, WondersModel
from wonders_gui.language import _
from wonders_gui.models.roles import Role
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names import DUEL, symbol_name
from wonders_gui.texts.words import coins, listed, points, shields
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import draw_text, faded, painting, px
from wonders_gui.widgets.panel import Panel

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
FACTS: Final = 168
LOW: Final = 110  # height that the facts need without the line on who it is
TALL: Final = 138  # and with it
STRIPE: Final = 5
SIGN: Final = 27  # the icons of coins, shields and points


@dataclass(frozen=True, slots=True)
class Facts:
    """What a seat has, in numbers."""

    name: str
    role: str
    coins: int
    shields: int
    points: int
    symbols: tuple[int, ...]
    needed: int
    own: bool
    to_move: bool

    def spoken(self) -> str:
        """Everything, for screen readers."""
        held = [symbol_name(DUEL, symbol) for symbol, count in zip(SYMBOLS, self.symbols, strict=True) if count]
        science = _("science: {symbols}").format(symbols=listed(held)) if held else _("no science symbols")
        amounts = (coins(self.coins), shields(self.shields), points(self.points))
        return ", ".join((self.name, self.role, *amounts, science))


def facts_of(view: View, seat: Seat, name: str, role: str) -> Facts:
    """What the engine says of a seat."""
    table = view.table
    return Facts(
        name=name,
        role=role,
        coins=table.cities[seat].coins,
        shields=shields_in(table, seat),
        points=total(table, seat),
        symbols=tuple(symbol_counts(table, seat)),
        needed=table.book.numbers.symbols_to_win,
        own=seat == view.seat,
        to_move=table.decider == seat,
    )


class FactsView(QWidget):
    """The painted block at the left: who it is and what he has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts: Facts | None = None
        self._unit = theme.metrics().scale
        """Pixels for one of the design: follows the height, so that nothing is cut and no room is wasted."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_facts(self, facts: Facts) -> None:
        """Show these."""
        self._facts = facts
        self.setAccessibleName(facts.spoken())
        self.setToolTip("")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._facts is None:
            return
        with painting(self) as painter:
            area = self._area()
            tall = area.height() > px(TALL) * 1.05
            by_height = area.height() / (TALL if tall else LOW)
            self._unit = min(by_height, area.width() / (FACTS - 12), theme.metrics().scale * 1.3)
            top = self._paint_name(painter, area, self._facts, tall)
            top = self._paint_amounts(painter, self._facts, top)
            self._paint_science(painter, area, self._facts, top)
            if self.hasFocus():
                painter.setPen(QPen(theme.current().focus, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _px(self, pixels: float) -> float:
        return pixels * self._unit

    def _font(self, role: theme.FontRole) -> QFont:
        return theme.font(role, self._unit / theme.metrics().scale)

    def _paint_name(self, painter: QPainter, area: QRectF, facts: Facts, tall: bool) -> float:
        look = theme.current()
        line = self._px(27)
        box = QRectF(area.left(), area.top(), area.width(), line)
        if facts.to_move:
            side = self._px(18)
            icons.draw(painter, "hourglass" if not facts.own else "play", _right_square(box, side), look.selection)
            box.setRight(box.right() - side - self._px(4))
        ink = look.accent if facts.own else look.ink
        draw_text(painter, box, facts.name, self._font("number"), ink, _LEFT)
        if not tall:
            return area.top() + line
        role = QRectF(area.left(), area.top() + line, area.width(), self._px(20))
        draw_text(painter, role, facts.role, self._font("label"), look.ink_soft, _LEFT)
        return role.bottom() + self._px(4)

    def _paint_amounts(self, painter: QPainter, facts: Facts, top: float) -> float:
        amounts = (("coin", facts.coins), ("shield", facts.shields), ("points", facts.points))
        side, font, lefts = self.amount_places([amount for _icon, amount in amounts])
        line = self._px(SIGN)
        for left, (icon, amount) in zip(lefts, amounts, strict=True):
            icons.draw(painter, icon, QRectF(left, top + (line - side) / 2, side, side))
            box = QRectF(left + side + self._px(4), top, _wide(font, amount), line)
            draw_text(painter, box, str(amount), font, theme.current().ink, _LEFT)
        return top + line + self._px(4)

    def amount_places(self, amounts: Sequence[int]) -> tuple[float, QFont, list[float]]:
        """Size of the signs, font and left ends: in thirds; larger numbers move together, then become smaller."""
        area, side, font, gap = self._area(), self._px(SIGN), self._font("number"), self._px(8)
        widths = [side + self._px(4) + _wide(font, amount) for amount in amounts]
        if max(widths) + gap <= area.width() / 3:
            return side, font, [area.left() + place * area.width() / 3 for place in range(3)]
        share = min(1.0, area.width() / (sum(widths) + 2 * gap))
        smaller = theme.font("number", self._unit / theme.metrics().scale * share)
        widths = [side * share + self._px(4) + _wide(smaller, amount) for amount in amounts]
        between = (area.width() - sum(widths)) / 2
        return side * share, smaller, [area.left() + sum(widths[:place]) + place * between for place in range(3)]

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2, 0, -px(8), 0)

    def _paint_science(self, painter: QPainter, area: QRectF, facts: Facts, top: float) -> None:
        look = theme.current()
        line = self._px(20)
        head = QRectF(area.left(), top, area.width(), line)
        different = sum(1 for count in facts.symbols if count)
        draw_text(painter, head, _("Science"), self._font("label"), look.ink_soft, _LEFT)
        told = _("{number} of {needed}").format(number=different, needed=facts.needed)
        draw_text(painter, head, told, self._font("label"), look.ink, _RIGHT)
        self._paint_symbols(painter, QRectF(area.left(), head.bottom() + 1, area.width(), self._px(26)), facts)

    def _paint_symbols(self, painter: QPainter, area: QRectF, facts: Facts) -> None:
        held = [(symbol, count) for symbol, count in zip(SYMBOLS, facts.symbols, strict=True) if count]
        pitch = area.width() / max(facts.needed, len(held))
        side = min(pitch - 2, area.height())
        for place in range(max(facts.needed, len(held))):
            box = QRectF(area.left() + place * pitch, area.top(), side, side)
            if place >= len(held):
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(faded(theme.current().ink_soft, 0.5), 1, Qt.PenStyle.DashLine))
                painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5))
                continue
            icons.draw(painter, held[place][0], box)
            if held[place][1] > 1:
                self._paint_pair(painter, box)

    def _paint_pair(self, painter: QPainter, box: QRectF) -> None:
        """A small tick: this symbol has brought its token."""
        badge = QRectF(0, 0, box.width() * 0.5, box.width() * 0.5)
        badge.moveBottomRight(box.bottomRight())
        icons.draw(painter, "done", badge)

    def sizeHint(self) -> QSize:
        return QSize(px(FACTS), px(LOW))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 60)


def _wide(font: QFont, number: int) -> float:
    return QFontMetricsF(font).horizontalAdvance(str(number))


def _right_square(box: QRectF, side: float) -> QRectF:
    return QRectF(box.right() - side, box.center().y() - side / 2, side, side)


class SeatPanel(Panel):
    """A player's side; emits what the player wants to look at."""

    looked_at = Signal(object)
    """A record: a card, a wonder or a token."""
    wonder_chosen = Signal(int)
    """Enter or a double click on a wonder."""

    def __init__(self, own: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=8)
        self._own = own
        self.facts = FactsView(self)
        self.tokens = TokensView(self, upright=True, places=3)
        self.wonders = WondersView(self)
        self.city = TilesView(self)
        self._wonders_model = WondersModel(self)
        self._city_model = CityModel(self)
        self._tokens_model = TokensModel(self)
        self.wonders.setModel(self._wonders_model)
        self.city.setModel(self._city_model)
        self.tokens.setModel(self._tokens_model)
        self._order: list[int] = []
        self._connect()

    def _connect(self) -> None:
        for view in (self.wonders, self.city, self.tokens):
            view.selectionModel().selectionChanged.connect(lambda _now, _before, view=view: self._look_in(view))
            view.clicked.connect(lambda _index, view=view: self._look_in(view))
        self.wonders.chosen.connect(self._choose_wonder)

    def _look_in(self, view: PlacedView) -> None:
        if view.selectionModel().hasSelection():
            self.looked_at.emit(view.currentIndex().data(Role.RECORD))

    def clear_selection(self) -> None:
        """The player looks elsewhere."""
        for view in (self.wonders, self.city, self.tokens):
            view.clearSelection()

    def _choose_wonder(self, row: int) -> None:
        self.wonder_chosen.emit(self._wonders_model.rows()[row].wonder)

    # -- what it shows ------------------------------------------------------------------------------------------

    def show_view(
        self, view: View, seat: Seat, facts: Facts, people: Cast, wonders: Sequence[int], new: tuple[int, ...]
    ) -> None:
        """Show the side of a seat; `wonders` as they were taken, `new` are the cards that came last."""
        city = view.table.cities[seat]
        self._order = list(wonders)
        self.facts.show_facts(facts)
        self.wonders.open = view.table.phase == DRAFT
        self._wonders_model.show_view(view, seat, self._order)
        self._city_model.show_view(view, seat, new)
        self._tokens_model.show_tokens(city.tokens)
        self.name_views(people, seat)
        self.lay_out()

    def name_views(self, people: Cast, seat: Seat) -> None:
        """What screen readers call the parts."""
        says = people.says
        self.wonders.setAccessibleName(says(seat, _("Your wonders"), _("Wonders of {player}")))
        self.city.setAccessibleName(says(seat, _("Your city"), _("City of {player}")))
        self.tokens.setAccessibleName(says(seat, _("Your progress tokens"), _("Progress tokens of {player}")))

    # -- places -------------------------------------------------------------------------------------------------

    def wonder_rect(self, wonder: int) -> QRectF:
        """Where a wonder lies, in the coordinates of its view."""
        row = self._order.index(wonder) if wonder in self._order else 0
        places = self.wonders.places()
        return QRectF(places[row]) if row < len(places) else QRectF(self.wonders.rect())

    def tile_rect(self, card: int) -> QRectF:
        """Where a card of the city lies, in the coordinates of its view."""
        rows = [row for row, record in enumerate(self._city_model.rows()) if record.card == card]
        places = self.city.places()
        return QRectF(places[rows[0]]) if rows and rows[0] < len(places) else QRectF(self.city.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Facts, tokens, wonders, city from left to right; what is left belongs to the city."""
        area = self.surface().toRect().adjusted(px(STRIPE + 9), px(9), -px(9), -px(9))
        gap = px(10)
        left = area.left()
        facts = round(min(px(FACTS) * 1.3, max(px(FACTS) * 0.96, area.height() * 1.25), area.width() * 0.21))
        self.facts.setGeometry(left, area.top(), facts, area.height())
        left += facts + px(4)
        has_tokens = bool(self._tokens_model.rows())
        self.tokens.setVisible(has_tokens)
        if has_tokens:
            width = min(px(46), max(px(32), area.height() // 4))
            self.tokens.setGeometry(left, area.top(), width, area.height())
            left += width + px(4)
        room = area.right() - left
        width = min(self.wonders.wish(area.height()), round(room * 0.53))
        self.wonders.setGeometry(left, area.top(), width, area.height())
        left += width + gap
        self.city.setGeometry(left, area.top(), area.right() - left + 1, area.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self) as painter:
            box = self.surface()
            stripe = QRectF(box.left(), box.top() + px(10), px(STRIPE), box.height() - px(20))
            colour = theme.current().accent if self._own else theme.current().warm
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(stripe, 2, 2)

    def sizeHint(self) -> QSize:
        return QSize(px(800), px(150))

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 90)
