"""The middle of the top bar: which age it is, whose turn, and how many cards are left."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.core.seats import NOBODY
from engine.duel.facts import slots_in
from engine.duel.state import BEGINNER, CHOOSE_FROM_BOX, CHOOSE_TOKEN, DESTROY, DRAFT, FROM_DISCARD, OVER, PLAY
from engine.duel.view import View
from wonders_gui import theme
from wonders_gui.language import _, ngettext
from wonders_gui.texts.words import roman
from wonders_gui.widgets.paint import draw_text, painting, px

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def age_title(view: View) -> str:
    """The age in capitals, as the catalogs spell it."""
    if view.table.phase == DRAFT:
        return _("WONDERS")
    return _("AGE {age}").format(age=roman(view.table.age + 1))


def status_text(view: View, names: Sequence[str]) -> str:
    """What the table waits for."""
    table = view.table
    if table.phase == OVER or table.decider == NOBODY:
        return _("The game is over")
    mine = table.decider == view.seat
    name = names[table.decider]
    if table.phase == PLAY:
        left = len(slots_in(table.present))
        cards = ngettext("{number} card left", "{number} cards left", left).format(number=left)
        whose = _("Your turn") if mine else _("{name} is thinking").format(name=name)
        return f"{whose} · {cards}"
    if not mine:
        return _("{name} is choosing").format(name=name)
    return {
        DRAFT: _("Choose a wonder"),
        CHOOSE_TOKEN: _("Choose a progress token"),
        CHOOSE_FROM_BOX: _("Keep one progress token"),
        DESTROY: _("Choose a card to destroy"),
        FROM_DISCARD: _("Choose a card of the discard pile"),
        BEGINNER: _("Choose who begins"),
    }[table.phase]


class Moment(QWidget):
    """Painted; its accessible name is what it says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._age = self._status = ""
        self._stacked = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_view(self, view: View, names: Sequence[str]) -> None:
        """Say where the game is."""
        self._age, self._status = age_title(view), status_text(view, names)
        self.setAccessibleName(f"{self._age}. {self._status}")
        self.updateGeometry()
        self.update()

    def stack(self, stacked: bool) -> None:
        """The age above the rest, where the bar is narrow."""
        if stacked != self._stacked:
            self._stacked = stacked
            self.updateGeometry()
            self.update()

    def text(self) -> str:
        """What it says."""
        return self.accessibleName()

    def _age_font(self) -> QFont:
        return theme.font("title", 0.68 if self._stacked else 0.88)

    def _status_font(self) -> QFont:
        return theme.font("label" if self._stacked else "strong")

    def sizeHint(self) -> QSize:
        age = QFontMetricsF(self._age_font()).horizontalAdvance(self._age)
        status = QFontMetricsF(self._status_font()).horizontalAdvance(self._status)
        if self._stacked:
            return QSize(round(max(age, status)) + px(4), px(44))
        return QSize(round(age + status) + px(30), px(44))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.sizeHint().width() * 0.74), px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect())
            if self._stacked:
                upper = QRectF(0, box.center().y() - px(21), box.width(), px(23))
                lower = QRectF(0, upper.bottom(), box.width(), px(19))
                draw_text(painter, upper, self._age, self._age_font(), theme.COIN, _LEFT)
                draw_text(painter, lower, self._status, self._status_font(), theme.current().on_bar, _LEFT)
                return
            age = QFontMetricsF(self._age_font()).horizontalAdvance(self._age) + 2
            draw_text(painter, QRectF(0, 0, age, box.height()), self._age, self._age_font(), theme.COIN, _LEFT)
            rest = box.adjusted(age + px(16), 0, 0, 0)
            draw_text(painter, rest, self._status, self._status_font(), theme.current().on_bar, _LEFT)
