"""One of several words, as a field that opens a list: where a row of segments would take too much room."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.widgets.paint import painting, px
from wonders_gui.widgets.segments import Option

ARROW = 16


class Picker(QComboBox):
    """`picked(key)` is emitted when the player chooses, not when the program sets a value."""

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(7)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMaxVisibleItems(14)
        self.activated.connect(lambda _row: self.picked.emit(self.value()))
        self._dress()

    def set_options(self, options: Sequence[Option]) -> None:
        """Offer these; the choice stays if it is still offered."""
        kept = self.value()
        self.clear()
        for option in options:
            self.addItem(option.label, option.key)
        self.set_value(kept)

    def value(self) -> str:
        """What is chosen now; empty when nothing is offered."""
        return str(self.currentData() or "")

    def set_value(self, key: str) -> None:
        """Choose without telling anybody; a key that is not offered means the first."""
        self.setCurrentIndex(max(0, self.findData(key)))

    def _dress(self) -> None:
        self.setFont(theme.font("body"))

    # -- Qt ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self) as painter:
            size = px(ARROW)
            place = QRectF(self.width() - size - px(10), (self.height() - size) / 2, size, size)
            icons.draw(painter, "chevron_down", place, theme.current().ink_soft)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Whoever scrolls the page does not want to choose something else on the way."""
        event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()
