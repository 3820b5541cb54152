"""The whole game in a few figures: accuracy, luck and skill, turning points."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui.language import _
from wonders_gui.lookback import Lookback
from wonders_gui.texts.review import (
    accuracy_by_age,
    accuracy_text,
    luck_text,
    overall_accuracy,
    skill_text,
    turning_text,
)
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.text import Text

MOST_TURNING: Final = 3


class Summary(QWidget):
    """Three panels beside each other; `asked(moment)` wants to see a turning point."""

    asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lookback: Lookback | None = None
        self._titles = [Text("strong", tone="soft") for _part in range(3)]
        self._accuracy = Text("number", scale=1.7, tone="good")
        self._by_age = Text("body", tone="soft").wrapped()
        self._skill = Text("body").wrapped()
        self._luck = Text("body").wrapped()
        self.turning = [Button(Role.LINK) for _place in range(MOST_TURNING)]
        self._none = Text("body", tone="soft").wrapped()
        self._panels = [Panel(self, padding=12) for _part in range(3)]
        for place, button in enumerate(self.turning):
            button.from_left().clicked.connect(lambda _checked=False, place=place: self._ask(place))
        self._lay_out()
        self.dress()
        self.retranslate()

    def _lay_out(self) -> None:
        parts: tuple[tuple[QWidget, ...], ...] = (
            (self._accuracy, self._by_age),
            (self._skill, self._luck),
            (*self.turning, self._none),
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(6))
        for panel, title, content, share in zip(self._panels, self._titles, parts, (3, 5, 4), strict=True):
            column = QVBoxLayout(panel)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(px(2))
            column.addWidget(title)
            for part in content:
                column.addWidget(
                    part, 0, Qt.AlignmentFlag.AlignLeft if isinstance(part, Button) else Qt.AlignmentFlag(0)
                )
            column.addStretch(1)
            row.addWidget(panel, share)

    def show_lookback(self, lookback: Lookback) -> None:
        """Show the figures of this game."""
        self._lookback = lookback
        review = lookback.review
        self._accuracy.setText(accuracy_text(overall_accuracy(review)))
        self._by_age.setText(accuracy_by_age(review))
        self._skill.setText(skill_text(review))
        self._luck.setText(luck_text(review))
        told = self.turning_lines()
        for place, button in enumerate(self.turning):
            button.setVisible(place < len(told))
            button.set_texts(told[place] if place < len(told) else "")
        self._none.setVisible(not told)

    def turning_lines(self) -> list[str]:
        """The turning points in words, the greatest first."""
        assert self._lookback is not None
        lookback, moments = self._lookback, self._lookback.review.moments
        return [
            turning_text(lookback.game, moments[place], moments[place + 1], lookback.seat)
            for place in lookback.review.turning_points[:MOST_TURNING]
            if place + 1 < len(moments)
        ]

    def _ask(self, place: int) -> None:
        assert self._lookback is not None
        self.asked.emit(self._lookback.review.turning_points[place])

    def retranslate(self) -> None:
        """Set every text in the current language."""
        told = (_("Accuracy per decision"), _("Luck and skill"), _("Turning points"))
        for title, text in zip(self._titles, told, strict=True):
            title.setText(text)
        self._none.setText(_("Your chance never changed much at once."))
        if self._lookback is not None:
            self.show_lookback(self._lookback)

    def dress(self) -> None:
        """Take measures of the current theme."""
        for panel in self._panels:
            panel.pad()
        for button in self.turning:
            button.setFixedHeight(px(34))

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)
