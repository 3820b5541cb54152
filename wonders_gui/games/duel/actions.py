"""The buttons under the detail: the main one over the whole width, the others in pairs as long as their words fit."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.art.faces import Signs
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.tips import tip

SQUEEZE: Final = 0.88  # how far words may be squeezed before a button takes the whole width
NARROW: Final = 310  # below this width two buttons side by side do without icons


@dataclass(frozen=True, slots=True)
class Action:
    """A button: `key` is what `asked` says, `shortcut` only a badge."""

    key: str
    label: str
    sub: str = ""
    icon: str = ""
    shortcut: str = ""
    main: bool = False
    enabled: bool = True
    wide: bool = False
    tip: str = ""
    signs: Signs = ()
    """What it brings."""
    told: str = ""
    """Price and effect in whole sentences, for the tool tip and those who hear it."""
    payees: str = ""
    """What the second line says where `sub` has no room: who is paid how much."""
    brief: str = ""
    """What the second line says where `sub` has no room."""


class Actions(QWidget):
    """Buttons: the main one over the whole width, the others in pairs."""

    asked = Signal(str)
    laid = Signal()
    """Its height may have changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(px(4))
        self._buttons: list[Button] = []
        self._actions: tuple[Action, ...] = ()
        self._stacked = False

    def show_actions(self, actions: Sequence[Action]) -> None:
        """Exactly these buttons; they are used again, so that the keyboard stays where it is."""
        while len(self._buttons) < len(actions):
            self._buttons.append(self._new_button(len(self._buttons)))
        self._actions = tuple(actions)
        self._stacked = self._must_stack()
        for button in self._buttons:
            self._grid.removeWidget(button)
        place = 0
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(actions))
            if number < len(actions):
                self._fill(button, actions[number])
                place = self._put(button, actions[number], place)
        # The column must know the new height at once, not at the next turn of the event loop.
        self._grid.invalidate()
        self.setFixedHeight(self._grid.sizeHint().height() if actions else 0)
        self.laid.emit()

    def _put(self, button: Button, action: Action, place: int) -> int:
        """Cells are counted two a row."""
        if not self._is_half(action):
            place += place % 2
            self._grid.addWidget(button, place // 2, 0, 1, 2)
            return place + 2
        self._grid.addWidget(button, place // 2, place % 2)
        return place + 1

    def _fill(self, button: Button, action: Action) -> None:
        button.set_role(Role.WARM if action.main else Role.PLAIN)
        half = self._is_half(action)
        button.set_icon("" if half and self.width() < px(NARROW) else action.icon)
        button.set_key(action.shortcut)
        full = not half or _words(action.label, action.sub) <= self._half()
        button.set_texts(action.label, action.sub if full else action.payees or action.brief, _spoken(action))
        button.set_briefs(*((action.brief,) if action.payees and not full else ()))
        if half and button.sizeHint().width() * SQUEEZE > self._half():
            button.set_key("")
        button.set_signs(action.signs)
        button.setToolTip(action.tip or (tip(action.label, action.told) if action.told else ""))
        button.setEnabled(action.enabled)

    def _half(self) -> float:
        """The width of one of two buttons side by side."""
        return (self.width() - self._grid.spacing()) / 2

    def _is_half(self, action: Action) -> bool:
        return not (action.main or action.wide or self._stacked)

    def _must_stack(self) -> bool:
        """Whether the words of a pair would be cut, so that each needs a row of its own."""
        pairs = [action for action in self._actions if not action.main and not action.wide]
        return any(_words(action.label, action.brief or action.sub) > self._half() for action in pairs)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.show_actions(self._actions)

    def _new_button(self, number: int) -> Button:
        button = Button(Role.PLAIN, "", self)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self._ask(number))
        return button

    def _ask(self, number: int) -> None:
        if number < len(self._actions):
            self.asked.emit(self._actions[number].key)

    def button(self, key: str) -> Button | None:
        """The button of an action that is shown."""
        return next((self._buttons[n] for n, action in enumerate(self._actions) if action.key == key), None)


def _words(label: str, sub: str) -> float:
    """The width that the words of a button need, squeezed as far as still reads well."""
    upper = QFontMetricsF(theme.font("button")).horizontalAdvance(label)
    lower = QFontMetricsF(theme.font("body", 0.9)).horizontalAdvance(sub)
    return max(upper, lower) * SQUEEZE + px(28) + 8


def _spoken(action: Action) -> str:
    return ", ".join(text for text in (action.label, action.sub, action.told) if text)
