"""The middle of the bar: age, turn, which way the hands go, and how many cards were discarded."""

from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.seven.draft import PASSING
from engine.seven.state import SIDES, State
from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.games.seven.strokes import LEFT, px
from wonders_gui.language import _
from wonders_gui.texts.words import cards, roman
from wonders_gui.widgets.paint import draw_text, faded, painting


class Shown(Enum):
    """How much of the plate there is room for."""

    ALL = "all"
    NO_DOTS = "no dots"
    LEAST = "least"


class AgePlate(QWidget):
    """Painted on the dark bar; says everything to a screen reader as well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: State | None = None
        self._end = 0.0  # of the texts
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_state(self, state: State) -> None:
        """Show where the game stands."""
        self._state = state
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        told = (self._age(), self._turn(), self._direction(), self._discarded())
        self.setAccessibleName(", ".join(text for text in told if text))
        self.setToolTip(self._discarded())
        self.updateGeometry()
        self.update()

    def _age(self) -> str:
        if self._state is None or self._state.phase == SIDES:
            return _("BEFORE THE GAME")
        return _("AGE {age}").format(age=roman(self._state.age + 1))

    def _turn(self) -> str:
        if self._state is None or self._state.phase == SIDES:
            return ""
        return _("turn {turn} of {turns}").format(turn=self._state.turn, turns=self._state.table.turns)

    def _short_turn(self) -> str:
        assert self._state is not None
        return f"{self._state.turn}/{self._state.table.turns}"

    def _direction(self) -> str:
        if self._state is None or self._state.phase == SIDES:
            return ""
        if self._state.table.players == 2:
            return _("Hands are swapped")
        return _("Hands go left") if PASSING[self._state.age] > 0 else _("Hands go right")

    def _discarded(self) -> str:
        if self._state is None:
            return ""
        return _("Discard pile: {cards}").format(cards=cards(len(self._state.discard)))

    def discard_place(self) -> QRectF:
        """Where the sign of the discard pile stands: sold cards fly there."""
        return QRectF(self._end + px(20), self.height() / 2 - px(12), px(24), px(24))

    def _needed(self, shown: Shown) -> float:
        """How wide the plate is when it shows so much."""
        if self._state is None:
            return px(100)
        body = QFontMetricsF(theme.font("strong"))
        wide = QFontMetricsF(theme.font("title", 0.92)).horizontalAdvance(self._age()) + px(80)
        if self._turn():
            turn = self._turn() if shown is not Shown.LEAST else self._short_turn()
            wide += body.horizontalAdvance(turn) + px(80 if self._state.table.players > 2 else 106)
            wide += self._state.table.turns * px(15) if shown is Shown.ALL else 0
            wide += body.horizontalAdvance(self._direction()) if shown is not Shown.LEAST else 0
        return wide

    def _shown(self) -> Shown:
        """As much as there is room for: first the dots go, then the words beside the arrow."""
        return next((shown for shown in Shown if self._needed(shown) <= self.width()), Shown.LEAST)

    def sizeHint(self) -> QSize:
        return QSize(round(self._needed(Shown.ALL)) + px(4), px(44))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._needed(Shown.LEAST)), px(44))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._state is None:
            return
        with painting(self) as painter:
            x = self._text(painter, 0, self._age(), "title", 0.92, gold=True)
            if self._turn():
                shown = self._shown()
                if shown is Shown.ALL:
                    x = self._dots(painter, x + px(14), self._state)
                turn = self._turn() if shown is not Shown.LEAST else self._short_turn()
                x = self._text(painter, x + px(10), turn, "strong", 1.0)
                x = self._arrows(painter, x + px(22), self._state)
                if shown is not Shown.LEAST:
                    x = self._text(painter, x + px(8), self._direction(), "strong", 1.0)
            self._end = x
            self._pile(painter, self._state)

    def _text(
        self, painter: QPainter, x: float, text: str, role: theme.FontRole, scale: float, gold: bool = False
    ) -> float:
        font = theme.font(role, scale)
        width = QFontMetricsF(font).horizontalAdvance(text)
        ink = theme.COIN if gold else theme.current().on_bar
        draw_text(painter, QRectF(x, 0, width + 2, self.height()), text, font, ink, LEFT)
        return x + width

    def _arrows(self, painter: QPainter, x: float, state: State) -> float:
        """Which way the hands go; both ways where two players swap them."""
        size, one = px(26), "pass_left" if PASSING[state.age] > 0 else "pass_right"
        for arrow in ("pass_left", "pass_right") if state.table.players == 2 else (one,):
            icons.draw(painter, arrow, QRectF(x, (self.height() - size) / 2, size, size))
            x += size
        return x

    def _dots(self, painter: QPainter, x: float, state: State) -> float:
        size, pitch = px(11), px(15)
        for turn in range(1, state.table.turns + 1):
            dot = QRectF(x + (turn - 1) * pitch, (self.height() - size) / 2, size, size)
            painter.setPen(theme.COIN)
            filled = theme.COIN if turn < state.turn else theme.current().selection
            painter.setBrush(filled if turn <= state.turn else faded(theme.COIN, 0.0))
            painter.drawEllipse(dot.adjusted(0.5, 0.5, -0.5, -0.5))
        return x + state.table.turns * pitch

    def _pile(self, painter: QPainter, state: State) -> None:
        place = self.discard_place()
        icons.draw(painter, "discard", place, theme.current().on_bar)
        text = QRectF(place.right() + px(4), 0, px(30), self.height())
        draw_text(painter, text, str(len(state.discard)), theme.font("strong"), theme.current().on_bar, LEFT)
