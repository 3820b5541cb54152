"""The hint: what the master would do here and why, with the other options and what each is worth."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.seven.commands import Command
from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.controller import Hint
from wonders_gui.games.seven.scenery import draw_surface
from wonders_gui.games.seven.strokes import LEFT, RIGHT, px
from wonders_gui.language import _
from wonders_gui.texts.commands import seven_command
from wonders_gui.texts.reasons import reason_text
from wonders_gui.widgets.paint import draw_box, draw_lines, draw_text, painting

_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
MOST_REASONS = 3
MOST_OPTIONS = 3


class HintPanel(QWidget):
    """Painted, with the whole hint as its accessible text; a click puts it away."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint: Hint[Command] | None = None
        self._edition = 2
        self._thinking = False
        self.most_options = MOST_OPTIONS
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_thinking(self) -> None:
        """The master thinks."""
        self._hint, self._thinking = None, True
        self._tell()

    def show_hint(self, hint: Hint[Command], edition: int) -> None:
        """Say what the master would do."""
        self._hint, self._edition, self._thinking = hint, edition, False
        self._tell()

    def clear(self) -> None:
        """No hint any more."""
        self._hint, self._thinking = None, False
        self._tell()

    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return self._hint is None and not self._thinking

    def text(self) -> str:
        """The whole hint as plain text."""
        if self._thinking:
            return _("The master is thinking …")
        if self._hint is None:
            return ""
        return f"{seven_command(self._hint.command, self._edition)}. {' '.join(self._reasons())}"

    def _reasons(self) -> list[str]:
        assert self._hint is not None
        return [reason_text("seven", reason) for reason in list(self._hint.reasons)[:MOST_REASONS]]

    def _tell(self) -> None:
        self.setAccessibleName(self.text())
        self.update()

    def options(self) -> Sequence[tuple[str, float]]:
        """The best moves, one for each thing to do, with the chance to win that the master gives them."""
        if self._hint is None:
            return ()
        best: dict[str, float] = {}
        for option in self._hint.options:
            best.setdefault(seven_command(option.command, self._edition), option.value)
        return list(best.items())[: self.most_options]

    def mousePressEvent(self, event: QEvent) -> None:
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()

    def wanted_height(self, width: int) -> int:
        """How high the panel must be to show all of the hint."""
        body = QRectF(0, 0, width - px(36), 10_000)
        text = self._body()
        used = QFontMetricsF(theme.font("body")).boundingRect(body, int(Qt.TextFlag.TextWordWrap), text).height()
        return round(px(46) + used + px(12) + len(self.options()) * px(25) + px(14))

    def _body(self) -> str:
        if self._hint is None:
            return self.text()
        return " ".join(self._reasons())

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(2, 1, -2, -5)
            draw_surface(painter, box, colours.gold)
            icons.draw(painter, "hint", QRectF(box.left() + px(14), box.top() + px(10), px(24), px(24)), colours.gold)
            head = QRectF(box.left() + px(46), box.top() + px(6), box.width() - px(60), px(32))
            title = seven_command(self._hint.command, self._edition) if self._hint is not None else _("Hint")
            draw_text(painter, head, title, theme.font("button"), colours.gold, LEFT)
            body = QRectF(box.left() + px(16), box.top() + px(42), box.width() - px(32), box.height() - px(48))
            draw_lines(painter, body, self._body(), theme.font("body"), colours.ink, _TOP)
            self._paint_options(painter, box)

    def _paint_options(self, painter: QPainter, box: QRectF) -> None:
        options = self.options()
        top = box.bottom() - px(8) - len(options) * px(25)
        for number, (label, value) in enumerate(options):
            row = QRectF(box.left() + px(16), top + number * px(25), box.width() - px(32), px(25))
            self._paint_option(painter, row, label, value, number == 0)

    def _paint_option(self, painter: QPainter, row: QRectF, label: str, value: float, best: bool) -> None:
        colours = theme.current()
        share = _("{percent} %").format(percent=round(100 * value))
        ink = colours.good if best else colours.ink_soft
        draw_text(painter, row.adjusted(0, 0, -row.width() * 0.42, 0), label, theme.font("label"), colours.ink, LEFT)
        bar = QRectF(row.left() + row.width() * 0.6, row.center().y() - px(3), row.width() * 0.24, px(6))
        draw_box(painter, bar, px(3), colours.inset)
        filled = QRectF(bar.left(), bar.top(), bar.width() * min(max(value, 0.02), 1.0), bar.height())
        draw_box(painter, filled, px(3), ink)
        draw_text(painter, row, share, theme.font("label"), ink, RIGHT)
