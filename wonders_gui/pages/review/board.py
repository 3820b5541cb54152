"""A finished review: the curve with the decisions below it on the left, one of them in full on the right."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from wonders_gui.language import _
from wonders_gui.lookback import Judged, Lookback
from wonders_gui.pages.review.curves import chance_figures, point_figures
from wonders_gui.pages.review.detail import Detail
from wonders_gui.pages.review.strip import Legend, Strip
from wonders_gui.pages.review.summary import Summary
from wonders_gui.texts.aftermath import fact_lines
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.chart import Chart
from wonders_gui.widgets.charttable import Charted
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.text import Text

DETAIL: Final = 372
WIDEST: Final = 500
BESIDE: Final = 1120
"""Below this width the detail goes under the curve."""


class Facts(QWidget):
    """Sentences below each other."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[Text] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, px(8), 0)
        self._column.setSpacing(px(10))
        self._column.addStretch(1)

    def show_lines(self, lines: list[str]) -> None:
        """Show these."""
        for old in self._lines:
            self._column.removeWidget(old)
            old.deleteLater()
        self._lines = [Text("body", self).wrapped() for _line in lines]
        for number, (part, text) in enumerate(zip(self._lines, lines, strict=True)):
            part.setText(text)
            self._column.insertWidget(number, part)


class Board(QWidget):
    """`look_asked(judged)` and `practise_asked(judged)`: the player wants more of one decision."""

    look_asked = Signal(object)
    practise_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lookback: Lookback | None = None
        self.what, self.way, self.side = Segments(), Segments(), Segments()
        self.charted = Charted(Chart())
        self._meant = Text("body", scale=0.85, tone="soft").wrapped()
        self._yours = Text("strong")
        self.legend, self.strip = Legend(), Strip()
        self.summary = Summary()
        self.detail = Detail()
        self.facts = Facts()
        self._sides = QStackedWidget()
        self._panels = [Panel(padding=12), Panel(padding=12), Panel(padding=16)]
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._connect()
        self._lay_out()
        self.retranslate()
        self.dress()

    def _connect(self) -> None:
        self.what.chosen.connect(lambda _key: self._show_figures())
        self.way.chosen.connect(self._show_way)
        self.side.chosen.connect(self._show_side)
        self.charted.picked.connect(self._pick_moment)
        self.summary.asked.connect(self._pick_moment)
        self.strip.selectionModel().currentChanged.connect(lambda now, _before: self._pick_decision(now.row()))
        self.detail.look_asked.connect(lambda: self.look_asked.emit(self._judged()))
        self.detail.practise_asked.connect(lambda: self.practise_asked.emit(self._judged()))

    # -- layout -----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        inner = QWidget()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        left = QVBoxLayout()
        left.setSpacing(px(4))
        left.addWidget(self._curve_panel(), 1)
        left.addWidget(self._moves_panel())
        left.addWidget(self.summary)
        self._body.addLayout(left, 1)
        self._body.addWidget(self._side_panel())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scroll(inner, self))

    def _curve_panel(self) -> Panel:
        column = QVBoxLayout(self._panels[0])
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(self.what)
        head.addSpacing(px(12))
        head.addWidget(self._meant, 1)
        head.addSpacing(px(12))
        head.addWidget(self.way)
        column.addLayout(head)
        column.addWidget(self.charted, 1)
        return self._panels[0]

    def _moves_panel(self) -> Panel:
        column = QVBoxLayout(self._panels[1])
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        head = QHBoxLayout()
        head.setSpacing(px(18))
        head.addWidget(self._yours)
        head.addWidget(self.legend, 1)
        column.addLayout(head)
        column.addWidget(self.strip)
        return self._panels[1]

    def _side_panel(self) -> Panel:
        self._sides.addWidget(self.detail)
        self._sides.addWidget(Scroll(self.facts))
        column = QVBoxLayout(self._panels[2])
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addWidget(self.side)
        column.addWidget(self._sides, 1)
        return self._panels[2]

    def dress(self) -> None:
        """Take measures of the current theme, and lie beside or below each other."""
        margin = px(10)
        self._body.setContentsMargins(margin, margin, margin, margin)
        self._body.setSpacing(px(6))
        for panel in self._panels:
            panel.pad()
        is_wide = self.width() >= px(BESIDE)
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        if is_wide:
            self._panels[2].setFixedWidth(min(max(px(DETAIL), self.width() * 27 // 100), px(WIDEST)))
        else:
            self._panels[2].setMinimumWidth(0)
            self._panels[2].setMaximumWidth(16_777_215)
        self._panels[2].setMinimumHeight(0 if is_wide else px(560))
        self.strip.fit()

    # -- showing ----------------------------------------------------------------------------------------------

    def show_lookback(self, lookback: Lookback) -> None:
        """Show this game, at the decision that cost most."""
        self.lookback = lookback
        self.strip.show_decisions(lookback)
        self.legend.show_decisions(lookback)
        self.summary.show_lookback(lookback)
        self.facts.show_lines(fact_lines(lookback.game, lookback.review.facts, lookback.people, lookback.seat))
        self._show_figures()
        self.side.setVisible(bool(lookback.review.facts))
        self._show_side(self.side.value())
        self._pick_decision(self.current() if 0 <= self.current() < len(lookback.decisions) else self._worst())

    def _worst(self) -> int:
        assert self.lookback is not None
        worst = self.lookback.review.worst()
        nodes = [judged.grade.node for judged in self.lookback.decisions]
        return nodes.index(worst[0].node) if worst else 0

    def forget(self) -> None:
        """Another game comes: begin at its worst decision."""
        self.strip.select_row(-1)

    def current(self) -> int:
        """The number of the decision that is shown in full."""
        return self.strip.currentIndex().row()

    def _judged(self) -> Judged | None:
        return self.detail.judged

    def _pick_moment(self, moment: int) -> None:
        assert self.lookback is not None
        number = self.lookback.at_moment(moment)
        if number >= 0:
            self._pick_decision(number)
        self.charted.set_current(moment)

    def _pick_decision(self, number: int) -> None:
        if self.lookback is None or not 0 <= number < len(self.lookback.decisions):
            return
        judged = self.lookback.decisions[number]
        if self.current() != number:
            self.strip.select_row(number)
        self.charted.set_current(judged.moment)
        self.detail.show_decision(judged)

    def _show_figures(self) -> None:
        if self.lookback is not None:
            figures = point_figures if self.what.value() == "points" else chance_figures
            self.charted.show_figures(figures(self.lookback))

    def _show_way(self, way: str) -> None:
        if way == "table":
            self.charted.show_table()
        else:
            self.charted.show_chart()

    def _show_side(self, side: str) -> None:
        self._sides.setCurrentIndex(1 if side == "facts" and not self.side.isHidden() else 0)

    def take_focus(self) -> None:
        """The keyboard starts at the decisions."""
        self.strip.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- texts ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.what.set_options([Option("chances", _("Chance to win")), Option("points", _("Points to expect"))])
        self.way.set_options([Option("curve", _("Curve"), icon="curve"), Option("table", _("Table"), icon="log")])
        self.side.set_options([Option("move", _("This move")), Option("facts", _("Worth knowing"))])
        for segments, first in ((self.what, "chances"), (self.way, "curve"), (self.side, "move")):
            if not segments.value():
                segments.set_value(first)
        self._meant.setText(
            _(
                "Your curve: your prospects with the best move; between your turns, with the move you made. "
                "The rest is luck and the other players."
            )
        )
        self._yours.setText(_("Your decisions"))
        self.strip.retranslate()
        if self.lookback is not None:
            self.show_lookback(self.lookback)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)
