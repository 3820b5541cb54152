"""One game of the history: its picture, how it ended, who sat there, and what can be done with it."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHeaderView, QSizePolicy, QVBoxLayout, QWidget

from wonders_gui import theme
from wonders_gui.history.queries import Entry
from wonders_gui.language import _
from wonders_gui.pages.history.gamelist import scenery
from wonders_gui.saves import RULES
from wonders_gui.texts import played, words
from wonders_gui.texts.log import Cast
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.chart import BarChart
from wonders_gui.widgets.chartdata import Axis, Figures, Series, axis_for
from wonders_gui.widgets.charttable import FiguresTable
from wonders_gui.widgets.paint import draw_text, painting, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scene import draw_scenery, draw_scrim
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.text import Text

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
WIDEST: Final = 520
REPLAY: Final = "replay"
REVIEW: Final = "review"


class Picture(QWidget):
    """The landscape of a game with its name and city on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry: Entry | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMaximumWidth(px(WIDEST))

    def show_entry(self, entry: Entry | None) -> None:
        """Show this game."""
        self._entry = entry
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(300), px(118))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(200), px(84))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._entry is None:
            return
        with painting(self) as painter:
            box = QRectF(self.rect())
            draw_scenery(painter, box, scenery(self._entry), px(10), 0.7)
            draw_scrim(painter, box, px(10))
            left, wide = px(14), box.width() - px(28)
            texts = (
                (played.title_of(self._entry), theme.font("button", 1.15), 62),
                (played.board_of(self._entry) or words.players(self._entry.players), theme.font("body"), 36),
            )
            for text, font, above in texts:
                line = QRectF(left, box.bottom() - px(above), wide, px(28))
                draw_text(painter, line, text, font, theme.IVORY, LEFT)


class Detail(Panel):
    """Signals say what the player wants to do with the game that is shown."""

    opened = Signal(object)
    replayed = Signal(object)
    reviewed = Signal(object)
    copied = Signal(object)
    deleted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self.entry: Entry | None = None
        self._doomed = False
        self._picture = Picture(self)
        self._result = Text("button", self, 1.1).wrapped()
        self._when = Text("body", self, 0.94, "soft").wrapped()
        self._rating = Text("body", self).wrapped()
        self.table = FiguresTable()
        self.bars = BarChart()
        self._own = Text("label", tone="soft")
        self.open = Button(Role.WARM, "play", self)
        self.replay = Button(Role.PLAIN, "replay", self)
        self.review = Button(Role.PLAIN, "eye", self)
        self.copy = Button(Role.PLAIN, "save", self)
        self.delete = Button(Role.PLAIN, "discard", self)
        self._connect()
        self._lay_out()
        self.retranslate()

    def _connect(self) -> None:
        for button, signal in (
            (self.open, self.opened),
            (self.replay, self.replayed),
            (self.review, self.reviewed),
            (self.copy, self.copied),
        ):
            button.clicked.connect(lambda _on=False, signal=signal: signal.emit(self.entry))
        self.delete.clicked.connect(self._delete)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        column.addWidget(self._picture)
        for text in (self._result, self._when, self._rating):
            column.addWidget(text)
        inner = QWidget()
        figures = QVBoxLayout(inner)
        figures.setContentsMargins(0, 0, 0, 0)
        for part in (self.table, self._own, self.bars):
            figures.addWidget(part)
        figures.addStretch(1)
        column.addWidget(Scroll(inner), 1)
        grid = QGridLayout()
        grid.setSpacing(px(8))
        grid.addWidget(self.replay, 0, 0)
        grid.addWidget(self.review, 0, 1)
        grid.addWidget(self.copy, 1, 0)
        grid.addWidget(self.delete, 1, 1)
        column.addLayout(grid)
        column.addWidget(self.open)

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_entry(self, entry: Entry | None) -> None:
        """Show this game, or nothing."""
        self.entry = entry
        self._doomed = False
        self.retranslate()

    def _delete(self) -> None:
        """The first click asks, the second one deletes."""
        if self._doomed:
            self._doomed = False
            self.deleted.emit(self.entry)
        else:
            self._doomed = True
        self._name_buttons()

    def _fill(self) -> None:
        entry = self.entry
        for widget in self._parts():
            widget.setVisible(entry is not None)
        if entry is None:
            return
        self._picture.show_entry(entry)
        self._result.setText(played.result_of(entry))
        self._when.setText(_when(entry))
        self._rating.setText(played.rating_line(entry))
        self._rating.setVisible(bool(self._rating.text()))
        show_names_in_full(self.table, _people(entry))
        self.table.setFixedHeight(px(32) * (len(entry.seats) + 1) + px(2))
        self.bars.show_figures(_sheet(entry))
        for part in (self.bars, self._own):
            part.setVisible(bool(entry.scores))
        has_rules = entry.game in RULES  # a game of a newer version can only be copied or deleted
        self.open.setVisible(has_rules and not entry.is_finished)
        self.replay.setVisible(has_rules)
        self.review.setVisible(has_rules and entry.is_finished)

    def _parts(self) -> Iterator[QWidget]:
        yield from (self._picture, self._result, self._when, self._rating)
        yield from (self.table, self.bars, self._own)
        yield from (self.open, self.replay, self.review, self.copy, self.delete)

    # -- looks ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._name_buttons()
        self._fill()

    def _name_buttons(self) -> None:
        self._own.setText(_("Your points"))
        self.open.set_texts(_("Play on"))
        self.replay.set_texts(_("Look at it again"))
        self.review.set_texts(_("Review"))
        self.copy.set_texts(_("Save a copy"))
        self.delete.set_texts(_("Really delete?") if self._doomed else _("Delete"))

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.pad()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)


def show_names_in_full(table: FiguresTable, figures: Figures) -> None:
    """Show figures whose first column takes what the others leave."""
    table.show_figures(figures)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    if table.figures.columnCount():
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)


def _when(entry: Entry) -> str:
    told = [played.moment(entry.began)]
    if entry.daily:
        told.append(_("daily deal of {date}").format(date=played.short_day(entry.daily)))
    return played.DOT.join(told)


def _sheet(entry: Entry) -> Figures:
    """The player's own points, line by line."""
    lines = [played.strategy_name(entry.game, line) for line in entry.scores]
    points = [float(number) for number in entry.scores.values()]
    return Figures(_("Your points"), lines, [Series(_("Points"), points, emphasised=True)], axis_for(points))


def _people(entry: Entry) -> Figures:
    """Everybody at the table with points and places, best first; before the end only who sat where."""
    seats = sorted(enumerate(entry.seats), key=lambda seated: (seated[1].place or 0, seated[0]))
    people = [person for _seat, person in seats]
    marks = [Cast((person.name,), 0)[0] if seat == entry.seat else played.opponent(person) for seat, person in seats]
    columns = []
    if entry.is_finished:
        columns = [
            Series(_("Points"), [person.points for person in people], emphasised=True),
            Series(_("Place"), [person.place for person in people]),
        ]
    return Figures(_("Players"), marks, columns, Axis(0.0, 1.0, 1.0), along=_("Players"))
