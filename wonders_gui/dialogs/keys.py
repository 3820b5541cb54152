"""The list of keys."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui import theme
from wonders_gui.language import _
from wonders_gui.texts.keys import Key, key_groups
from wonders_gui.widgets.paint import draw_box, draw_text, painting, px
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text

COLUMNS = 3
WIDE = 1100  # a page of this width has room for them beside each other


class KeyCap(QWidget):
    """A key as it looks on the keyboard."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        width = QFontMetricsF(theme.font("strong")).horizontalAdvance(key) + px(20)
        self.setFixedSize(max(round(width), px(34)), px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            draw_box(painter, box, px(6), colours.line, colours.line)
            draw_box(painter, box.adjusted(0, 0, 0, -px(3)), px(6), colours.inset, colours.line)
            words = box.adjusted(0, 0, 0, -px(3))
            draw_text(painter, words, self._key, theme.font("strong"), colours.ink, Qt.AlignmentFlag.AlignCenter)


class KeysSheet(Sheet):
    """Every key in its group."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(1180, 690))
        self._area: Scroll | None = None
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.set_title(_("KEYS"))
        if self._area is not None:
            self._area.hide()
            self._area.deleteLater()
        inner = QWidget()
        row = QHBoxLayout(inner)
        row.setContentsMargins(0, 0, px(8), 0)
        row.setSpacing(px(28))
        for groups in shared_out(COLUMNS if self.width() >= px(WIDE) else 1):
            column = QVBoxLayout()
            column.setSpacing(px(18))
            for heading, keys in groups:
                column.addLayout(self._group(heading, keys))
            column.addStretch(1)
            row.addLayout(column, 1)
        self._area = Scroll(inner, self.panel)
        self.content.addWidget(self._area, 1)

    def _group(self, heading: str, keys: list[Key]) -> QVBoxLayout:
        column = QVBoxLayout()
        title = Text("section")
        title.setText(heading)
        column.addWidget(title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setVerticalSpacing(px(7))
        grid.setColumnStretch(1, 1)
        for row, key in enumerate(keys):
            meaning = Text("body").wrapped()
            meaning.setText(key.meaning)
            grid.addWidget(KeyCap(key.key), row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(meaning, row, 1)
        column.addLayout(grid)
        return column


def shared_out(columns: int) -> list[list[tuple[str, list[Key]]]]:
    """Every group, in columns: each goes where the fewest keys are."""
    shares: list[list[tuple[str, list[Key]]]] = [[] for _column in range(columns)]
    for group in key_groups():
        min(shares, key=lambda share: sum(len(keys) for _heading, keys in share)).append(group)
    return shares
