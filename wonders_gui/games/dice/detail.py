"""The panel under the Forum: a heading, lines, and the buttons of the moment."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from wonders_gui import theme
from wonders_gui.art.dicesheet import draw_header
from wonders_gui.games.dice.details import Action, Detail, Line
from wonders_gui.texts.bills import BillLine
from wonders_gui.widgets.billrow import draw_bill_line, line_height
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.paint import draw_text, fits, painting, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.text import Text
from wonders_gui.widgets.tips import tip

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

LOW: Final = 270  # a panel of less height has its buttons side by side
AIR: Final = 36  # around the words of a button
ENDLESS: Final = 10_000
BAR: Final = 24  # room for a scroll bar beside the lines


class Head(QWidget):
    """What the panel is about, on a band in the colour of its building or die."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = self._colour = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_title(self, title: str, colour: str) -> None:
        """Say this; without a colour there is no band."""
        self._title, self._colour = title, colour
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(100, px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect())
            if self._colour:
                draw_header(painter, box, self._colour, self._title)
            else:
                draw_text(painter, box, self._title, theme.font("number"), theme.current().ink, _LEFT)


class LineText(Text):
    """A line of the panel: words, or an item of a price, painted as in every game."""

    item: BillLine | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.item is None:
            super().paintEvent(event)
            return
        with painting(self) as painter:
            draw_bill_line(painter, QRectF(self.rect()), self.item)


def _height(text: LineText, width: int) -> int:
    """How high a text is on lines of this width; a label that was high once would never say less."""
    if text.item is not None:
        return line_height(text.item, width)
    room = QRectF(0, 0, width, ENDLESS)
    return ceil(QFontMetricsF(text.font()).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text.text()).height()) + 1


class DetailPanel(Panel):
    """Shows a `Detail`; `asked` gives the key of the button that was pressed."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=10)
        self._head = Head(self)
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, px(4), 0)
        self._column.setSpacing(px(4))
        self._column.addStretch(1)
        self._lines: list[LineText] = []
        self._scroll = Scroll(self._inner, self)
        self._inner.installEventFilter(self)
        self._grid = QGridLayout()
        self._grid.setSpacing(px(5))
        self._actions: tuple[Action, ...] = ()
        self._buttons: list[Button] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(5))
        layout.addWidget(self._head)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(self._grid)

    def show_detail(self, detail: Detail) -> None:
        """Show this, with exactly these buttons."""
        self._head.show_title(detail.title, detail.colour)
        self._show_lines(detail.lines)
        self._show_actions(detail.actions)
        self.setAccessibleName(detail.spoken())
        self._scroll.verticalScrollBar().setValue(0)

    def _show_lines(self, lines: Sequence[Line]) -> None:
        while len(self._lines) < len(lines):
            text = LineText("body", self._inner)
            text.wrapped()
            text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self._column.insertWidget(len(self._lines), text)
            self._lines.append(text)
        for number, text in enumerate(self._lines):
            text.setVisible(number < len(lines))
            if number < len(lines):
                text.item = lines[number].bill
                text.set_role(lines[number].role)
                text.setText(lines[number].text)
                text.set_tone(lines[number].tone.value)
        self._widen()

    def _widen(self) -> None:
        """A scroll area makes room for a text at its narrowest: so each is told how wide and high it is."""
        width = max(1, self.contentsRect().width() - px(BAR))
        for text in self._lines:
            text.setFixedSize(width, _height(text, width))
        # Lines must not lie on each other until Qt has a moment to make room for them.
        self._inner.resize(self._inner.width(), max(self._inner.height(), self._column.minimumSize().height()))
        self._column.activate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Letters of another size need another height."""
        if watched is self._inner and event.type() == QEvent.Type.LayoutRequest:
            self._widen()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._widen()
        self._show_actions(self._actions)

    def _show_actions(self, actions: tuple[Action, ...]) -> None:
        """Buttons are used again, so that the keyboard stays where it is."""
        while len(self._buttons) < len(actions):
            self._buttons.append(self._new_button(len(self._buttons)))
        self._actions = actions
        for number, button in enumerate(self._buttons):
            self._grid.removeWidget(button)
            button.setVisible(number < len(actions))
            if number < len(actions):
                self._fill(button, actions[number])
                self._put(button, number)

    def _new_button(self, number: int) -> Button:
        button = Button(Role.PLAIN, "", self)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self._ask(number))
        return button

    def _put(self, button: Button, number: int) -> None:
        """The main button above the others; where the panel is low, all side by side."""
        if self._is_low() and self._fits_in_a_row():
            self._grid.addWidget(button, 0, number)
            return
        wide = 1 if len(self._actions) > 2 and number else 2
        self._grid.addWidget(button, min(number, 1), max(0, number - 1), 1, wide)

    def _fits_in_a_row(self) -> bool:
        room = self.contentsRect().width() / max(1, len(self._actions)) - px(AIR)
        return all(fits(theme.font("button"), action.label, room) for action in self._actions)

    def _is_low(self) -> bool:
        return self.height() < px(LOW)

    def _fill(self, button: Button, action: Action) -> None:
        """Where the panel is low, buttons have their label alone."""
        low = self._is_low()
        button.set_role(Role.WARM if action.main else Role.PLAIN)
        button.set_icon("" if low else action.icon)
        button.set_key("" if low else action.shortcut)
        spoken = ", ".join(part for part in (action.label, action.sub, action.told) if part)
        button.set_signs(() if low else action.signs)
        button.setToolTip(tip(action.label, action.told) if action.told else "")
        button.set_texts(action.label, "" if low else action.sub, spoken)
        button.setEnabled(action.enabled)

    def _ask(self, number: int) -> None:
        if number < len(self._actions):
            self.asked.emit(self._actions[number].key)

    def button(self, key: str) -> Button | None:
        """The button of an action that is shown."""
        return next((self._buttons[n] for n, action in enumerate(self._actions) if action.key == key), None)
