"""Teams at the table: what they are called, and the badge that marks everybody who belongs to one."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from engine.core.seats import NOBODY, Seat
from engine.seven.state import State
from wonders_gui import palette, theme
from wonders_gui.language import _
from wonders_gui.widgets.paint import draw_box, draw_text

NO_TEAM: Final = -1


def team_of(state: State, city: int) -> int:
    """The team of a city, counted from 0 in the order of the seats, or NO_TEAM."""
    if not state.table.teams:
        return NO_TEAM
    captains = [seat for seat in range(state.table.players) if seat < state.table.partner[seat]]
    return captains.index(min(city, state.table.partner[city]))


def partner_of(state: State, seat: Seat) -> Seat:
    """Who plays together with a seat, or NOBODY."""
    return state.table.partner[seat] if state.table.teams else NOBODY


def are_rivals(state: State, city: int, other: int) -> bool:
    """Whether two cities side by side have a border with conflicts between them; without teams, every one is."""
    return not state.table.teams or state.table.partner[city] != other


def team_name(team: int) -> str:
    """What a team is called."""
    return _("Team {number}").format(number=team + 1)


def draw_badge(painter: QPainter, team: int, rect: QRectF) -> None:
    """The number of a team in its colour; the number says it, the colour only repeats it."""
    radius = rect.height() * 0.3
    draw_box(painter, rect, radius, palette.TEAMS[team])
    painter.setPen(QPen(theme.IVORY, max(rect.height() * 0.07, 1.0)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)
    font = theme.sized(theme.SANS, QFont.Weight.ExtraBold, max(theme.SMALLEST, rect.height() * 0.72))
    draw_text(painter, rect, str(team + 1), font, theme.IVORY, Qt.AlignmentFlag.AlignCenter)
