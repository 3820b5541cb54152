"""The conflict track, upright between the players: zones, points, loot and the pawn, which walks towards a person."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.catalog.duel.loader import load_duel
from engine.core.seats import Seat
from engine.duel.inventory import loot_before
from engine.duel.military import lead_of
from engine.duel.view import View
from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.games.duel.letters import letters
from wonders_gui.language import _
from wonders_gui.texts.log import Cast
from wonders_gui.texts.words import points, sentences, spaces
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_text, faded, fits, mixed, painting, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.tips import tip

WALK: Final = 320
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class TrackState:
    """The track as one player sees it: `lead` towards the opponent, and the loot that lies before each."""

    lead: int
    capital: int
    theirs: tuple[int, ...]
    """Loot tokens, by number, that the opponent can still lose."""
    mine: tuple[int, ...]
    people: Cast
    seat: Seat


def track_state(view: View, people: Cast) -> TrackState:
    """The track of a view."""
    table = view.table
    return TrackState(
        lead_of(table, view.seat),
        table.book.numbers.capital,
        tuple(loot_before(table, 1 - view.seat)),
        tuple(loot_before(table, view.seat)),
        people,
        view.seat,
    )


class Track(Panel):
    """Painted; its accessible name says all that it shows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=8)
        self._state: TrackState | None = None
        self._pawn = 0.0
        self.walk_time = WALK
        self._walk = QVariantAnimation(self)
        self._walk.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._walk.valueChanged.connect(self._step)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_state(self, state: TrackState) -> None:
        """Show the track; the pawn walks to its place."""
        before = self._state
        self._state = state
        told = track_text(state)
        self.setAccessibleName(told)
        self.setToolTip(tip(_("Conflict track"), told))
        self._walk.stop()
        if before is None or self.walk_time <= 0 or before.lead == state.lead:
            self._pawn = float(state.lead)
        else:
            self._walk.setStartValue(self._pawn)
            self._walk.setEndValue(float(state.lead))
            self._walk.setDuration(round(self.walk_time))
            self._walk.start()
        self.update()

    def finish(self) -> None:
        """The pawn stands still."""
        self._walk.stop()
        self._pawn = float(self._state.lead) if self._state is not None else 0.0
        self.update()

    def _step(self, value: float) -> None:
        self._pawn = value
        self.update()

    # -- places -------------------------------------------------------------------------------------------------

    def _lane(self) -> QRectF:
        area = self.surface().adjusted(px(9), px(9), -px(9), -px(9))
        return QRectF(area.left(), area.top(), area.width() * 0.56, area.height())

    def _space(self, step: float) -> QRectF:
        """The space of a lead; the opponent's capital is at the top."""
        assert self._state is not None
        lane = self._lane()
        count = 2 * self._state.capital + 1
        pitch = lane.height() / count
        return QRectF(lane.left(), lane.top() + (self._state.capital - step) * pitch, lane.width(), pitch)

    # -- paint --------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._state is None:
            return
        with painting(self) as painter:
            for step in range(-self._state.capital, self._state.capital + 1):
                self._paint_space(painter, step)
            for side in (1, -1):
                self._paint_side(painter, side)
            self._paint_words(painter)
            self._paint_pawn(painter)
            if self.hasFocus():
                draw_focus(painter, self.surface(), px(14))

    def _paint_space(self, painter: QPainter, step: int) -> None:
        assert self._state is not None
        box = self._space(step).adjusted(0, 1.2, 0, -1.2)
        if abs(step) == self._state.capital:
            draw_box(painter, box, 4, theme.PRINT, theme.current().line if theme.current().dark else None)
            side = min(box.height(), px(22)) * 0.95
            place = QRectF(0, 0, side, side)
            place.moveCenter(box.center())
            icons.draw(painter, "fortress", place, theme.IVORY)
            return
        draw_box(painter, box, 3, self._colour(step), None)

    def _colour(self, step: int) -> QColor:
        """Deeper towards the capitals; the own half warm, the other one cool."""
        if step == 0:
            return theme.current().inset if not theme.current().dark else theme.current().line
        base = theme.AGES[1] if step > 0 else theme.current().card_colours["red"].base
        zone = next(number for number, zone in enumerate(load_duel().zones) if zone.first <= abs(step) <= zone.last)
        light = mixed(base, theme.IVORY, (0.55, 0.24, 0.0)[zone])
        return light.darker((100, 104, 118)[zone])

    def _paint_side(self, painter: QPainter, side: int) -> None:
        """Points of the zones and the loot at their beginnings, right of the lane."""
        assert self._state is not None
        lane = self._lane()
        left = lane.right() + px(4)
        width = self.surface().right() - px(7) - left
        lying = self._state.theirs if side > 0 else self._state.mine
        loot = 0
        for zone in load_duel().zones:
            middle = (zone.first + zone.last) / 2
            size = min(width, px(30), self._space(0).height() * 1.35)
            shift = self._space(0).height() * 0.55 * side if zone.loot else 0.0
            spot = QPointF(left + width / 2, self._space(side * middle).center().y() - shift)
            icons.draw_number(painter, "points", zone.points, _around(spot, size))
            if zone.loot:
                place = QPointF(left + width / 2, self._space(side * zone.first).center().y())
                self._paint_loot(painter, _around(place, size * 0.82), zone.loot, loot in lying)
                loot += 1

    def _paint_loot(self, painter: QPainter, box: QRectF, amount: int, lies: bool) -> None:
        if lies:
            icons.draw_number(painter, "coin_lost", -amount, box)
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(theme.current().ink_soft, 0.6), 1, Qt.PenStyle.DashLine))
        painter.drawEllipse(box.adjusted(2, 2, -2, -2))

    def _paint_words(self, painter: QPainter) -> None:
        """The middle, and at each end whose capital it is."""
        assert self._state is not None
        look, capital = theme.current(), self._state.capital
        for step, text, ink in (
            (capital, self._state.people[1 - self._state.seat], look.ink),
            (0, "0", look.ink_soft),
            (-capital, self._state.people[self._state.seat], look.accent),
        ):
            box = self._space(step)
            left = self._lane().right() + px(3)
            place = QRectF(left, box.top(), self.surface().right() - px(4) - left, box.height())
            font = letters("small", place.height())
            if fits(font, text, place.width()):  # whose side it is can be seen from the seats, too
                draw_text(painter, place, text, font, ink, _CENTRE)

    def _paint_pawn(self, painter: QPainter) -> None:
        box = self._space(self._pawn).adjusted(-px(5), -1.5, px(5), 1.5)
        middle = box.center()
        least = min(px(22), 2.2 * self._space(0).height())
        if box.height() < least:
            box.setHeight(least)
            box.moveCenter(middle)
        painter.setPen(QPen(theme.PRINT, 2))
        painter.setBrush(theme.COIN)
        painter.drawRoundedRect(box, px(7), px(7))
        icons.draw(painter, "shield", box.adjusted(0, 2, 0, -2))

    def sizeHint(self) -> QSize:
        return QSize(px(104), px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 120)


def _around(middle: QPointF, side: float) -> QRectF:
    box = QRectF(0, 0, side, side)
    box.moveCenter(middle)
    return box


def track_text(state: TrackState) -> str:
    """Where the pawn stands, who would get points for it, and what is missing to supremacy."""
    if state.lead == 0:
        return _("The conflict pawn stands in the middle.")
    mine, other, says = state.seat, 1 - state.seat, state.people.says
    leading, behind = (mine, other) if state.lead > 0 else (other, mine)
    worth = next((z.points for z in load_duel().zones if z.first <= abs(state.lead) <= z.last), 0)
    of_you = _("The conflict pawn stands {spaces} towards you.")
    of_another = _("The conflict pawn stands {spaces} towards {player}.")
    where = says(behind, of_you, of_another, spaces=spaces(abs(state.lead)))
    gain = says(leading, _("{points} for you."), _("{points} for {player}."), points=points(worth))
    left = _("{spaces} to military supremacy.").format(spaces=spaces(state.capital - abs(state.lead)))
    return sentences((where, gain, left))
