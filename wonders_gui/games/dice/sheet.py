"""A sheet: the wonder in its landscape, and the buildings as blocks of fields to cross off."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.catalog.dice.loader import load_dice
from engine.catalog.dice.model import Coins
from engine.core.seats import Seat
from engine.dice.book import words
from engine.dice.scoring import total
from engine.dice.view import View
from wonders_gui import theme
from wonders_gui.art import dicesheet as art
from wonders_gui.art import icons
from wonders_gui.art.dicelooks import FirstState
from wonders_gui.art.frames import draw_focus, draw_selection
from wonders_gui.art.landscapes import landscape
from wonders_gui.games.dice import faces
from wonders_gui.games.dice.plan import BONUS, FIRST, WONDER, Plan, arrows, plan, rows_of
from wonders_gui.games.dice.records import FieldRecord
from wonders_gui.language import _, ngettext
from wonders_gui.models.roles import Role
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names_dice import board_name, building_name
from wonders_gui.texts.words import coins, points, roman
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import draw_box, draw_text, faded, fits, is_in, lowered, px
from wonders_gui.widgets.scene import rounded

Index = QModelIndex | QPersistentModelIndex
_Move = QAbstractItemView.CursorAction
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
HEADER: Final = 27
LOW_HEADER: Final = 22  # where fields need the room more
STAGES: Final = 3
SCENE: Final = 0.5  # where the wonder stands in its landscape
TITLES: Final = 0.37  # how much of the banner is dark enough for words
BONUS_SIGN: Final = 1.2  # the room that the sign of a bonus field takes, by its height
SIDEWAYS: Final = 2.5  # how much a step aside counts against a step ahead


@dataclass(frozen=True, slots=True)
class SheetFacts:
    """What stands on a sheet beside its fields."""

    board: str
    owner: str
    yours: bool
    coins: int
    points: int
    resources: int
    built: int
    first: FirstState
    first_points: int

    def spoken(self) -> str:
        """Everything, for screen readers."""
        amounts = (coins(self.coins), points(self.points), resources_text(self.resources))
        whose = _("Your sheet") if self.yours else _("Sheet of {player}").format(player=self.owner)
        return ". ".join((whose, board_name(self.board), ", ".join(amounts)))


def resources_text(number: int) -> str:
    """So many resources."""
    return ngettext("{number} resource", "{number} resources", number).format(number=number)


def facts_of(view: View, seat: Seat, people: Cast) -> SheetFacts:
    """What the engine says of a sheet."""
    table = view.table
    city = table.cities[seat]
    agora = next(building for building in load_dice().buildings if building.id == FIRST)
    others = any(other.first for other in table.cities)
    return SheetFacts(
        words().board_ids[city.board.number],
        people[seat],
        seat == people.you,
        int(city.coins),
        int(total(table, seat)),
        int(city.resources),
        int(city.crossed & table.book.wonder).bit_count(),
        "won" if city.first else "gone" if others else "free",
        agora.first_points,
    )


class SheetView(PlacedView):
    """Its items are the fields; all else is painted under them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts: SheetFacts | None = None
        self._plan: Plan | None = None
        self.setItemDelegate(FieldDelegate(self))

    def show_facts(self, facts: SheetFacts) -> None:
        """Show these beside the fields."""
        self._facts = facts
        self.setAccessibleName(facts.spoken())
        self.viewport().update()

    # -- places -----------------------------------------------------------------------------------------------------

    def plan(self) -> Plan:
        """Where everything lies now."""
        if self._plan is None:
            area = QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1)
            self._plan = plan(area, px(HEADER) * self._growth(), px(LOW_HEADER))
        return self._plan

    def _growth(self) -> float:
        """How much larger the sheet is than it would like to be: its words grow with its fields."""
        liked = self.sizeHint()
        return max(1.0, min(self.viewport().width() / liked.width(), self.viewport().height() / liked.height()))

    def arranged(self, count: int) -> list[QRect]:
        return [place.toRect() for place in self.plan().places()[:count]]

    def invalidate(self) -> None:
        """Arrange again at the next chance."""
        self._plan = None
        super().invalidate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._plan = None
        super().resizeEvent(event)

    def stepped(self, row: int, action: QAbstractItemView.CursorAction) -> int:
        """The nearest field in the direction of the key."""
        ahead = {
            _Move.MoveLeft: QPointF(-1, 0),
            _Move.MoveRight: QPointF(1, 0),
            _Move.MoveUp: QPointF(0, -1),
            _Move.MoveDown: QPointF(0, 1),
        }.get(action)
        if ahead is None:
            return super().stepped(row, action)
        here = QRectF(self.places()[row]).center()
        best, found = float("inf"), row
        for other, place in enumerate(self.places()):
            way = QRectF(place).center() - here
            forward = QPointF.dotProduct(way, ahead)
            aside = abs(way.x() * ahead.y()) + abs(way.y() * ahead.x())
            if forward > 1 and forward + SIDEWAYS * aside < best:
                best, found = forward + SIDEWAYS * aside, other
        return found

    def sizeHint(self) -> QSize:
        return QSize(px(880), px(540))

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 280)

    # -- under the fields -------------------------------------------------------------------------------------------

    def paint_ground(self, painter: QPainter) -> None:
        made = self.plan()
        self._paint_banner(painter, made)
        for block in made.blocks:
            bonus = block.building == BONUS
            name = _("Bonus fields: the third one ends the game") if bonus else building_name(block.building)
            colour = faces.building_colour(block.building)
            art.draw_block(painter, block.area, colour, name, block.header)
        for mark in made.marks:
            colour = faces.building_colour(mark.building)
            art.draw_row_mark(painter, mark.area, colour, faces.symbol_icon(mark.symbol))
        for before, after in arrows():
            if before not in rows_of(WONDER)[0].fields:
                colour = self._colour(before)
                art.draw_arrow(painter, made.fields[before], made.fields[after], colour)
        if self._facts is not None:
            label = _("first")
            art.draw_first(painter, made.first, self._facts.first_points, label, self._facts.first)

    def _colour(self, field: int) -> str:
        return faces.building_colour(load_dice().boards[0].fields[field].building)

    def _paint_banner(self, painter: QPainter, made: Plan) -> None:
        if self._facts is None:
            return
        box, radius = made.banner, px(12)
        painter.save()
        painter.setClipPath(rounded(box, radius))
        ratio = painter.device().devicePixelRatio()
        size = QSizeF(round(box.width()), round(box.height()))
        picture = faces.wonder_picture(self._facts.board)
        painter.drawPixmap(box.topLeft(), landscape(picture, False, self._facts.built, STAGES, size, ratio, SCENE))
        painter.fillRect(box, _shade(box))
        painter.restore()
        draw_box(painter, made.wonder, px(9), faded(theme.PRINT, 0.62))
        self._paint_titles(painter, made)

    def _paint_titles(self, painter: QPainter, made: Plan) -> None:
        assert self._facts is not None
        box = made.banner.adjusted(px(14), px(4), 0, -px(6))
        wide = made.banner.width() * TITLES - px(22)
        high = box.height() * 0.5
        title = lowered(theme.font("title", 0.95 * self._growth()), high)
        draw_text(painter, QRectF(box.left(), box.top(), wide, high), self._heading(), title, theme.IVORY, _LEFT)
        self._paint_amounts(painter, QRectF(box.left(), box.top() + high, wide, box.height() - high))
        self._paint_numerals(painter, made)

    def _heading(self) -> str:
        assert self._facts is not None
        return f"{self._facts.owner} · {board_name(self._facts.board)}"

    def _paint_amounts(self, painter: QPainter, box: QRectF) -> None:
        assert self._facts is not None
        amounts = (("coin", self._facts.coins), ("points", self._facts.points), ("stone", self._facts.resources))
        width = box.width() / len(amounts)
        growth = self._growth()
        side = min(box.height() * 0.8, width * 0.4, px(34) * growth)
        font = lowered(theme.font("number", growth), box.height())
        for place, (icon, amount) in enumerate(amounts):
            cell = QRectF(box.left() + place * width, box.top() + 1, width - px(6), box.height() - 2)
            draw_box(painter, cell, px(8), faded(theme.IVORY, 0.94))
            icons.draw(painter, icon, QRectF(cell.left() + px(4), cell.center().y() - side / 2, side, side))
            number = cell.adjusted(side + px(8), 0, -2, 0)
            draw_text(painter, number, str(amount), font, theme.PRINT, _LEFT)

    def _paint_numerals(self, painter: QPainter, made: Plan) -> None:
        """Stages are counted above their fields."""
        font = lowered(theme.font("section", 0.8 * self._growth()), made.wonder.height() * 0.22)
        for number, field in enumerate(rows_of(WONDER)[0].fields, start=1):
            cell = made.fields[field]
            above = QRectF(cell.left(), made.wonder.top(), cell.width(), cell.top() - made.wonder.top())
            draw_text(painter, above, roman(number), font, theme.IVORY, _CENTRE)


def _shade(box: QRectF) -> QLinearGradient:
    """Dark at the left, where words stand, and gone where the wonder is."""
    shade = QLinearGradient(box.topLeft(), box.topRight())
    shade.setColorAt(0, faded(theme.PRINT, 0.72))
    shade.setColorAt(TITLES * 0.85, faded(theme.PRINT, 0.62))
    shade.setColorAt(TITLES + 0.08, faded(theme.PRINT, 0.0))
    return shade


def bonus_label(field: str) -> str:
    """What a bonus field brings, in a few words."""
    if field == "bonus.action":
        return _("another action")
    if field == "bonus.cross":
        return _("another field")
    gains = next(bonus.effects for bonus in load_dice().bonus if bonus.id == field)
    return coins(sum(effect.amount for effect in gains if isinstance(effect, Coins)))


class FieldDelegate(QStyledItemDelegate):
    """Paints a field: what it costs and brings, or its cross."""

    def __init__(self, view: SheetView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record = index.data(Role.RECORD)
        if not isinstance(record, FieldRecord):
            return
        rect = self._view.plan().fields[record.field]
        name = words().field_ids[record.field]
        if name.startswith(BONUS):
            label = bonus_label(name)
            room = rect.width() - rect.height() * BONUS_SIGN
            shown = label if fits(theme.font("strong"), label, room) else ""
            art.draw_bonus(painter, rect, record.look.face.signs, shown, record.look.state)
        else:
            art.draw_field(painter, rect, record.look)
        radius = theme.metrics().tile_radius
        if is_in(option, QStyle.StateFlag.State_Selected) and record.look.state != "chosen":
            draw_selection(painter, rect.adjusted(1, 1, -1, -1), radius, 1.5)
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            draw_focus(painter, rect.adjusted(-2, -2, 2, 2), radius, 2)
