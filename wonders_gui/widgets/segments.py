"""A segmented choice: a row of options of which one is chosen. Arrow keys move, as in any group of radio buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_text, faded, painting, px


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen; `spoken` is for screen readers when the label alone says too little."""

    key: str
    label: str
    spoken: str = ""
    icon: str = ""
    tip: str = ""


def stop_at_chosen(buttons: Sequence[QAbstractButton]) -> None:
    """Let Tab stop at what is chosen, or at the first: Qt would always stop at the first, and arrows go on there."""
    chosen = next((button for button in buttons if button.isChecked()), buttons[0] if buttons else None)
    for button in buttons:
        policy = Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus
        button.setFocusPolicy(policy)


class Segment(QRadioButton):
    """One option of the row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = ""
        self._icon = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, option: Option) -> None:
        """Show this option."""
        self._label = option.label
        self._icon = option.icon
        self.setAccessibleName(option.spoken or option.label)
        self.setToolTip(option.tip)
        self.updateGeometry()
        self.update()

    def label(self) -> str:
        """What it says."""
        return self._label

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(theme.font("strong")).horizontalAdvance(self._label) + px(28)
        if self._icon:
            width += px(26)
        return QSize(max(round(width), px(44)), px(40))

    def minimumSizeHint(self) -> QSize:
        return QSize(max(round((self.sizeHint().width() - px(28)) * 0.82 + px(14)), px(36)), px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            ink = colours.ink if self.isEnabled() else faded(colours.ink_soft, 0.7)
            if self.isChecked():
                draw_box(painter, box, px(9), colours.accent if self.isEnabled() else colours.inset)
                ink = colours.on_accent if self.isEnabled() else ink
            elif self.underMouse() and self.isEnabled():
                draw_box(painter, box, px(9), faded(colours.ink, 0.07))
            room = box.adjusted(px(6), 0, -px(6), 0)
            if self._icon:
                size = px(20)
                width = min(QFontMetricsF(theme.font("strong")).horizontalAdvance(self._label), room.width())
                left = max(room.left(), room.center().x() - (width + size + px(6)) / 2)
                icons.draw(painter, self._icon, QRectF(left, box.center().y() - size / 2, size, size), ink)
                room.setLeft(left + size + px(6))
                draw_text(painter, room, self._label, theme.font("strong"), ink, Qt.AlignmentFlag.AlignVCenter)
            else:
                draw_text(painter, room, self._label, theme.font("strong"), ink, Qt.AlignmentFlag.AlignCenter)
            if self.hasFocus():
                draw_focus(painter, QRectF(self.rect()), px(10))


class Segments(QWidget):
    """The row. `chosen(key)` is emitted when the player chooses, not when the program sets a value."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options: tuple[Option, ...] = ()
        self._segments: list[Segment] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._clicked)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_options(self, options: Sequence[Option]) -> None:
        """Offer these; the choice stays if it is still offered."""
        kept = self.value()
        self._options = tuple(options)
        self._fit(len(self._options))
        for segment, option in zip(self._segments, self._options, strict=True):
            segment.tell(option)
        self._row.setContentsMargins(px(3), px(3), px(3), px(3))
        self.set_value(kept)
        self.updateGeometry()

    def _fit(self, number: int) -> None:
        while len(self._segments) > number:
            gone = self._segments.pop()
            self._group.removeButton(gone)
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self._segments) < number:
            segment = Segment(self)
            self._group.addButton(segment, len(self._segments))
            self._segments.append(segment)
            self._row.addWidget(segment)

    def keys(self) -> tuple[str, ...]:
        """What can be chosen."""
        return tuple(option.key for option in self._options)

    def value(self) -> str:
        """What is chosen now; empty when nothing is offered."""
        number = self._group.checkedId()
        return self._options[number].key if 0 <= number < len(self._options) else ""

    def set_value(self, key: str) -> None:
        """Choose without telling anybody; a key that is not offered means that nothing is chosen."""
        if key in self.keys():
            self._segments[self.keys().index(key)].setChecked(True)
        elif (checked := self._group.checkedButton()) is not None:
            self._group.setExclusive(False)
            checked.setChecked(False)
            self._group.setExclusive(True)
        stop_at_chosen(self._segments)

    def segment(self, key: str) -> Segment:
        """The button of one option."""
        return self._segments[self.keys().index(key)]

    def _clicked(self, number: int) -> None:
        stop_at_chosen(self._segments)
        self.chosen.emit(self._options[number].key)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw_box(painter, QRectF(self.rect()), px(12), theme.current().inset, theme.current().line)
