"""Between the players: the conflict track, the progress tokens, and the structure or the choice that lies over it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from engine.duel.view import View
from wonders_gui import theme
from wonders_gui.art import signs
from wonders_gui.games.duel.choices import ChoicePanel
from wonders_gui.games.duel.ending import EndPanel
from wonders_gui.games.duel.lanes import TokensView
from wonders_gui.games.duel.letters import letters
from wonders_gui.games.duel.models import StructureModel, TokensModel
from wonders_gui.games.duel.structure import StructureView
from wonders_gui.games.duel.telling import Line, Tone
from wonders_gui.games.duel.track import Track, track_state
from wonders_gui.language import _
from wonders_gui.texts.log import Cast
from wonders_gui.widgets.paint import draw_box, draw_text, mixed, painting, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.text import Text

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class TokenBoard(Panel):
    """The progress tokens that can be had."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=4)
        self._title = Text("section", self, 0.82)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.view = TokensView(self)
        self._model = TokensModel(self)
        self.view.setModel(self._model)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(2))
        layout.addWidget(self._title)
        layout.addWidget(self.view, 1)

    def show_view(self, view: View) -> None:
        """Show the tokens on the board."""
        self._model.show_tokens(view.table.board)
        self._title.setText(_("PROGRESS"))
        self.view.setAccessibleName(_("Progress tokens on the board"))
        self._fit_title()

    def _fit_title(self) -> None:
        """The heading stands only where it fits; the tokens say by themselves what they are."""
        self._title.setVisible(self._title.sizeHint().width() <= self.width() - px(16))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_title()

    def sizeHint(self) -> QSize:
        return QSize(px(112), px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 120)


class Warnings(QWidget):
    """Who is near a supremacy, in a row of short messages; takes no room when there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(px(34))
        self.hide()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Say these."""
        self._lines = tuple(lines)
        self.setAccessibleName(". ".join(line.text for line in lines))
        self.setToolTip("")
        self.setVisible(bool(lines))
        self.update()

    def lines(self) -> tuple[Line, ...]:
        """What it says."""
        return self._lines

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._lines:
            return
        with painting(self) as painter:
            font = letters("strong", self.height() - 6)
            gap = px(8)
            wishes = [QFontMetricsF(font).horizontalAdvance(line.text) + px(48) for line in self._lines]
            share = min(1.0, (self.width() - gap * (len(wishes) - 1)) / sum(wishes))
            left = (self.width() - sum(wishes) * share - gap * (len(wishes) - 1)) / 2
            for line, wish in zip(self._lines, wishes, strict=True):
                box = QRectF(left, 1, wish * share, self.height() - 3)
                look = theme.current()
                ink = look.good if line.tone is Tone.GOOD else look.bad
                draw_box(painter, box, px(9), mixed(look.surface, ink, 0.12), ink)
                side = min(px(22), self.height() * 0.7)
                signs.draw_one(
                    painter, line.sign, QRectF(box.left() + px(8), box.center().y() - side / 2, side, side), ink
                )
                draw_text(painter, box.adjusted(px(36), 0, -px(8), 0), line.text, font, ink, _LEFT)
                left += wish * share + gap


class Middle(QWidget):
    """Track, tokens, and a stack of structure and choice."""

    staged = Signal()
    """Another thing lies in the middle now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.track = Track(self)
        self.tokens = TokenBoard(self)
        self.structure = StructureView(self)
        self.model = StructureModel(self)
        self.structure.setModel(self.model)
        self.choice = ChoicePanel(self)
        self.end = EndPanel(self)
        self.warnings = Warnings(self)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.structure)
        self._stack.addWidget(self.choice)
        self._stack.addWidget(self.end)
        self._stack.currentChanged.connect(self.staged)
        self._lay_out()

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(px(4))
        right.addLayout(self._stack, 1)
        right.addWidget(self.warnings)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(6))
        layout.addWidget(self.track)
        layout.addWidget(self.tokens)
        layout.addLayout(right, 1)

    def show_view(self, view: View, people: Cast) -> None:
        """Show everything between the players but the choice."""
        self.track.show_state(track_state(view, people))
        self.tokens.show_view(view)
        self.model.show_view(view)
        self.structure.setAccessibleName(_("Cards of the Age"))

    def show_choice(self) -> None:
        """The choice lies on top."""
        self._stack.setCurrentWidget(self.choice)

    def show_structure(self) -> None:
        """The structure lies open."""
        self._stack.setCurrentWidget(self.structure)

    def show_end(self) -> None:
        """The end of the game."""
        self._stack.setCurrentWidget(self.end)

    def choosing(self) -> bool:
        """Whether a choice lies on top."""
        return self._stack.currentWidget() is self.choice

    def stage(self) -> QWidget:
        """What takes the keys: the structure, the things to choose from, or the end."""
        shown = self._stack.currentWidget()
        assert shown is not None
        return self.choice.picks if shown is self.choice else shown

    def measure(self, width: int, height: int) -> None:
        """Share the width: the structure needs most of it. Warnings are low where the page is."""
        self.warnings.setFixedHeight(min(px(34), max(30, round(height * 0.055))))
        self.track.setFixedWidth(round(min(px(124), max(px(88), width * 0.085), width * 0.13)))
        self.tokens.setFixedWidth(round(min(px(132), max(px(100), width * 0.09), width * 0.13)))
