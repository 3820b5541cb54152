"""One decision in full: what was done, what was best, why, and what else there was."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui.language import _, pgettext
from wonders_gui.lookback import Judged
from wonders_gui.texts.reasons import reason_text
from wonders_gui.texts.review import BEST, SHAPES, TONES, loss_text, moment_name, verdict_line
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.chart import BarChart
from wonders_gui.widgets.chartdata import CHANCES, Figures, Mark, Series
from wonders_gui.widgets.chartmarks import draw_mark
from wonders_gui.widgets.movepair import MovePair, Pictured
from wonders_gui.widgets.paint import painting, px
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.text import Text

MOST_REASONS: Final = 3
MOST_CHOICES: Final = 4
LOWEST: Final = 222
HIGHEST: Final = 320


class Sign(QWidget):
    """The sign of a verdict, in its own size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shape = "dot"
        self.dress()

    def show_shape(self, shape: str) -> None:
        """Another sign."""
        self._shape = shape
        self.update()

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.setFixedSize(px(36), px(36))

    def sizeHint(self) -> QSize:
        return QSize(px(36), px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw_mark(painter, self._shape, QRectF(self.rect()).adjusted(3, 3, -3, -3))


def pictured(judged: Judged) -> tuple[Pictured, ...]:
    """The move that was made, and the best one where that is another."""
    shape = SHAPES[BEST] if judged.is_best else SHAPES[judged.grade.verdict]
    made = Pictured(pgettext("player", "You"), judged.face(judged.made), shape, judged.text(judged.made))
    if judged.is_best:
        return (made,)
    return made, Pictured(_("Better"), judged.face(judged.best), SHAPES[BEST], judged.text(judged.best))


def reasons(judged: Judged) -> str:
    """Why the best move is best."""
    return " ".join(reason_text(judged.game, reason) for reason in judged.grade.reasons[:MOST_REASONS])


def choice_figures(judged: Judged) -> Figures:
    """The best moves there were, and the chance to win that each would have left."""
    made = judged.text(judged.made)
    shown = list(judged.weighed[:MOST_CHOICES])
    shown += [weighed for weighed in judged.weighed[MOST_CHOICES:] if judged.text(weighed.command) == made]
    names = [judged.text(weighed.command) for weighed in shown]
    marks = [Mark(0, SHAPES[BEST])] if shown else []
    if made in names[1:]:
        marks.append(Mark(names.index(made), SHAPES[judged.grade.verdict], _("your move")))
    values = [weighed.choice.chance for weighed in shown]
    title = _("What your moves were worth")
    return Figures(title, names, (Series(_("Chance to win"), values),), CHANCES, marks=marks)


class Detail(QWidget):
    """Signals say that the player wants to see the moment, or to try it again."""

    look_asked = Signal()
    practise_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.judged: Judged | None = None
        self._sign = Sign(self)
        self._when = Text("strong", self, 1.2)
        self._verdict = Text("strong", self).wrapped()
        self.pair = MovePair()
        self._moves = Text("body").wrapped()
        self._loss = Text("body").wrapped()
        self._why = Text("strong", tone="soft")
        self._reasons = Text("body").wrapped()
        self._others = Text("strong", tone="soft")
        self.choices = BarChart()
        self.look = Button(Role.PLAIN, "eye", self)
        self.practise = Button(Role.WARM, "puzzle", self)
        self._inner = QWidget()
        self.body = Scroll(self._inner, self)
        self.look.clicked.connect(self.look_asked)
        self.practise.clicked.connect(self.practise_asked)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._when)
        words.addWidget(self._verdict)
        head.addWidget(self._sign)
        head.addLayout(words, 1)
        inner = QVBoxLayout(self._inner)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(px(6))
        for part in (self.pair, self._moves, self._loss, self._why, self._reasons, self._others, self.choices):
            inner.addWidget(part)
        inner.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.look)
        foot.addWidget(self.practise, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        layout.addLayout(head)
        layout.addWidget(self.body, 1)
        layout.addLayout(foot)

    def show_decision(self, judged: Judged) -> None:
        """Show this one."""
        self.judged = judged
        grade = judged.grade
        self._sign.show_shape(SHAPES[grade.verdict])
        self._when.setText(moment_name(judged.game, grade.age, grade.turn))
        self._verdict.setText(verdict_line(grade))
        self._verdict.set_tone(TONES[grade.verdict])
        self.pair.show_moves(*pictured(judged))
        self._moves.setText(self._told(judged))
        self._tell(self._loss, "" if judged.is_best else loss_text(grade))
        self._tell(self._reasons, reasons(judged))
        self._why.setText(_("Why it was best") if judged.is_best else _("Why the other move is better"))
        self._why.setVisible(bool(self._reasons.text()))
        self.choices.show_figures(choice_figures(judged))
        self._others.setVisible(bool(judged.weighed))
        self.choices.setVisible(bool(judged.weighed))
        self.practise.setVisible(not judged.is_best)

    def _told(self, judged: Judged) -> str:
        if judged.is_best:
            return _("Your move was the best one: {move}.").format(move=judged.text(judged.made))
        text = _("Your move: {made}. Better: {best}.")
        return text.format(made=judged.text(judged.made), best=judged.text(judged.best))

    def _tell(self, part: Text, text: str) -> None:
        part.setText(text)
        part.setVisible(bool(text))

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._others.setText(_("Your chance to win after each move"))
        self.look.set_texts(_("Look at this moment"))
        self.practise.set_texts(_("Practise this"))
        if self.judged is not None:
            self.show_decision(self.judged)

    def dress(self) -> None:
        """Take measures of the current theme."""
        self._sign.dress()
        self.pair.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.pair.setFixedHeight(min(max(px(LOWEST), self.width() * 2 // 3), px(HIGHEST)))

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)
