"""The middle of the top bar: which turn it is, and what the table waits for."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.dice.facts import numbers_in
from engine.dice.state import OVER
from engine.dice.view import View
from wonders_gui import theme
from wonders_gui.games.dice.offers import Asked, asked
from wonders_gui.language import _
from wonders_gui.widgets.paint import draw_text, painting, px

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def turn_title(view: View) -> str:
    """The turn in capitals, as the catalogs spell it."""
    table = view.table
    if table.last_turn and table.turn >= table.last_turn:
        return _("FINAL TURN")
    return _("TURN {turn}").format(turn=table.turn)


def status_text(view: View, names: Sequence[str]) -> str:
    """What the table waits for."""
    match asked(view):
        case Asked.OVER:
            return _("The game is over")
        case Asked.ACTION | Asked.FREE_BUILD:
            return _("Choose a die")
        case Asked.CROSS:
            return _("Choose a field")
        case Asked.BONUS:
            return _("Choose a bonus field")
        case Asked.REMOVAL:
            return _("Choose the die that leaves")
        case _:
            waiting = numbers_in(view.table.waiting)
            if len(waiting) == 1:
                return _("{name} is thinking").format(name=names[waiting[0]])
            return _("The others are thinking") if waiting else ""


class Moment(QWidget):
    """Painted; its accessible name is what it says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turn = self._status = ""
        self._stacked = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_view(self, view: View, names: Sequence[str]) -> None:
        """Say where the game is."""
        self._turn = "" if view.table.phase == OVER else turn_title(view)
        self._status = status_text(view, names)
        self.setAccessibleName(". ".join(part for part in (self._turn, self._status) if part))
        self.updateGeometry()
        self.update()

    def stack(self, stacked: bool) -> None:
        """The turn above the rest, where the bar is narrow."""
        if stacked != self._stacked:
            self._stacked = stacked
            self.updateGeometry()
            self.update()

    def _turn_font(self) -> QFont:
        return theme.font("title", 0.68 if self._stacked else 0.88)

    def _status_font(self) -> QFont:
        return theme.font("label" if self._stacked else "strong")

    def sizeHint(self) -> QSize:
        turn = QFontMetricsF(self._turn_font()).horizontalAdvance(self._turn)
        status = QFontMetricsF(self._status_font()).horizontalAdvance(self._status)
        if self._stacked:
            return QSize(round(max(turn, status)) + px(4), px(44))
        return QSize(round(turn + status) + px(30), px(44))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.sizeHint().width() * 0.74), px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box, ink = QRectF(self.rect()), theme.current().on_bar
            if self._stacked:
                upper = QRectF(0, box.center().y() - px(21), box.width(), px(23))
                lower = QRectF(0, upper.bottom(), box.width(), px(19))
                draw_text(painter, upper, self._turn, self._turn_font(), theme.COIN, _LEFT)
                draw_text(painter, lower, self._status, self._status_font(), ink, _LEFT)
                return
            turn = QFontMetricsF(self._turn_font()).horizontalAdvance(self._turn) + 2
            draw_text(painter, QRectF(0, 0, turn, box.height()), self._turn, self._turn_font(), theme.COIN, _LEFT)
            rest = box.adjusted(turn + px(16) if self._turn else 0, 0, 0, 0)
            draw_text(painter, rest, self._status, self._status_font(), ink, _LEFT)
