"""The rule options of a game: what the rulebooks leave open, each with its name and one line that explains it."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wonders_gui.language import _
from wonders_gui.pages.choices import Choices
from wonders_gui.texts.switches import switch_explanation, switch_name
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text
from wonders_gui.widgets.toggle import Toggle


class RulesSheet(Sheet):
    """Changes the choices it is opened with; `changed` follows each time."""

    changed = Signal()

    def __init__(self, page: QWidget, choices: Choices) -> None:
        super().__init__(page, QSize(700, 600))
        self._choices = choices
        self._intro = Text("body", self.panel, tone="soft").wrapped()
        self.toggles = {switch: self._toggle(switch) for switch in choices.all_switches()}
        self.content.addWidget(self._intro)
        self.content.addWidget(self._scroll(), 1)
        self.usual = Button(Role.PLAIN, "undo", self.panel)
        self.usual.clicked.connect(self._as_in_rulebook)
        self.content.addWidget(self.usual)
        self.retranslate()

    def _toggle(self, switch: str) -> Toggle:
        toggle = Toggle()
        toggle.setChecked(self._choices.is_on(switch))
        toggle.toggled.connect(lambda on: self._set(switch, on))
        return toggle

    def _scroll(self) -> Scroll:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, px(6), 0)
        for toggle in self.toggles.values():
            column.addWidget(toggle)
        column.addStretch(1)
        return Scroll(inner, self.panel)

    def _set(self, switch: str, on: bool) -> None:
        self._choices.switches[switch] = on
        self.changed.emit()

    def _as_in_rulebook(self) -> None:
        self._choices.switches.clear()
        for switch, toggle in self.toggles.items():
            toggle.setChecked(self._choices.is_on(switch))
        self._choices.switches.clear()
        self.changed.emit()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.set_title(_("Rule options"))
        self._intro.setText(_("What the rulebooks leave open. Without a change the game follows our reading of them."))
        self.usual.set_texts(_("As in the rulebook"))
        game = self._choices.title.game
        for switch, toggle in self.toggles.items():
            toggle.set_texts(switch_name(game, switch), switch_explanation(game, switch))
