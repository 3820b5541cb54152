"""The end of a game: points counted one row at a time, the race beside them, the winner, and what to do next."""

from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from wonders_gui.dialogs.scoredata import ScoreData, category_label, result_text, score_data, tie_text
from wonders_gui.dialogs.scoremodels import RaceModel, ScoreModel
from wonders_gui.dialogs.scoreviews import RaceView, ScoreView
from wonders_gui.history.queries import Entry
from wonders_gui.language import _
from wonders_gui.settings import Settings
from wonders_gui.shown import Shown
from wonders_gui.texts import words
from wonders_gui.texts.names import DICE
from wonders_gui.texts.played import rating_line
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.bar import BACK, TopBar
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.ground import Ground
from wonders_gui.widgets.overlay import Speed, speed_of
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.text import BAR, Text

PER_NUMBER = 120
PER_BAR = 200
RACE_WIDTH = 372


class ScorePage(Ground):
    """Counts by itself; Space, Enter or a click shows the end at once. Signals say what the player wants next."""

    rematch_asked = Signal()
    same_deal_asked = Signal()
    boards_asked = Signal()
    new_game_asked = Signal()
    start_asked = Signal()
    watch_asked = Signal()
    share_asked = Signal()
    review_asked = Signal()

    def __init__(
        self, table: "Shown[Any, Any, Any, Any, Any]", settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.model = ScoreModel(score_data(table), self)
        self.bar = TopBar("", BACK, self)
        self.bar.left_asked.connect(self.boards_asked)
        self._progress = Text("strong", self.bar, 1.1, BAR)
        self.bar.set_centre(self._progress)
        self.skip = self.bar.add_button("skip", self.show_end)
        self.sheet = ScoreView(self.model)
        self.race = RaceView(RaceModel(self.model))
        self._race_title = Text("section")
        self._note = Text("body", tone="soft").wrapped()
        self._rating = Text("strong").wrapped()
        self._rating.hide()
        self._played: Entry | None = None
        self.rematch = Button(Role.WARM, "replay")
        self.starts_at: QWidget = self.rematch
        self.review = Button(Role.PLAIN, "curve")
        self.again, self.boards, self.other, self.home, self.watch, self.share = (
            Button(Role.PLAIN, name) for name in _ICONS
        )
        self._panels = [Panel(self, padding=12), Panel(self, padding=16)]
        self._beside = Scroll(QWidget(), self._panels[1])
        self._timer = QTimer(self)
        self._timer.setInterval(self._pace(settings))
        self._timer.timeout.connect(self._count)
        self._speed = Speed.OFF if settings.reduced_motion else speed_of(settings.animation)
        self._connect()
        self._lay_out()
        self.retranslate()
        self._begin()

    def _pace(self, settings: Settings) -> int:
        people = len(self.model.score.people)
        return round((PER_NUMBER * people + PER_BAR) * (speed_of(settings.animation).value or 1))

    def _connect(self) -> None:
        self.rematch.clicked.connect(self.rematch_asked)
        self.again.clicked.connect(self.same_deal_asked)
        self.boards.clicked.connect(self.boards_asked)
        self.other.clicked.connect(self.new_game_asked)
        self.home.clicked.connect(self.start_asked)
        self.review.clicked.connect(self.review_asked)
        self.watch.clicked.connect(self.watch_asked)
        self.share.clicked.connect(self.share_asked)
        self._beside.fitted.connect(self.dress)

    # -- layout -----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        left = QVBoxLayout(self._panels[0])
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.sheet)
        around = QVBoxLayout(self._panels[1])
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._beside)
        beside = self._beside.widget()
        assert beside is not None
        right = QVBoxLayout(beside)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(px(8))
        right.addWidget(self._race_title)
        right.addWidget(self.race, 1)
        right.addWidget(self._note)
        right.addWidget(self.review)
        right.addWidget(self._rating)
        right.addLayout(self._buttons())
        right.addWidget(self.rematch)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addStretch(1)
        self._body.addWidget(self._panels[0], 1000)
        self._body.addWidget(self._panels[1])
        self._body.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addLayout(self._body, 1)
        self.dress()

    def _buttons(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(px(2))
        for number, button in enumerate((self.watch, self.share, self.boards, self.again, self.other, self.home)):
            grid.addWidget(button, number // 2, number % 2)
        return grid

    def dress(self) -> None:
        """Take measures of the current theme."""
        margin = px(14)
        self._body.setContentsMargins(margin, margin, margin, margin)
        self._body.setSpacing(px(10))
        for panel in self._panels:
            panel.pad()
        wish = min(px(RACE_WIDTH), max(self.width() // 2, px(200)))
        self._panels[1].setFixedWidth(max(wish, self._beside.fitting_width() + 2 * px(20)))
        self._panels[0].setMaximumWidth(self.sheet.widest() + px(32))
        self.sheet.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def take_focus(self) -> None:
        """The keyboard starts at the button that plays again, unless somebody has something to say first."""
        self.starts_at.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- counting ---------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        if self._speed is Speed.OFF:
            self.show_end()
        else:
            self._count()
            self._timer.start()

    def _count(self) -> None:
        if not self.model.count_next():
            self._finish()
        self._tell_progress()

    def show_end(self) -> None:
        """Count the rest at once."""
        if not self.model.is_finished:
            self.model.count_all()
            self._finish()
            self._tell_progress()

    def _finish(self) -> None:
        self._timer.stop()
        announce(self, words.sentences((result_text(self.model.score), tie_text(self.model.score))))

    def _data(self) -> ScoreData:
        return self.model.score

    def _tell_progress(self) -> None:
        data, counted = self._data(), self.model.counted
        self.skip.setVisible(not self.model.is_finished)
        if self.model.is_finished:
            self._progress.setText(result_text(data))
            self._note.setText(tie_text(data))
            self._note.setHidden(not self._note.text())
        else:
            label = category_label(data, data.lines[counted - 1])
            told = _("Counting: {category} ({number} of {all})")
            self._progress.setText(told.format(category=label, number=counted, all=len(data.lines)))
            coming = [category_label(data, line) for line in data.lines[counted:]]
            self._note.setText(
                _("Still to come: {categories}").format(categories=words.listed(coming)) if coming else ""
            )

    def show_rating(self, played: Entry) -> None:
        """What the game has done to the player's rating."""
        self._played = played
        self._rating.setText(rating_line(played))
        self._rating.setVisible(bool(self._rating.text()))

    # -- texts ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.set_title(_("SCORE SHEET"))
        self._race_title.setText(_("THE RACE"))
        self.sheet.setAccessibleName(_("Score sheet"))
        self.race.setAccessibleName(_("The race"))
        self.skip.set_texts(_("Show the end"))
        self.skip.set_key(_("Space"))
        rolls = self.model.score.game == DICE
        self.rematch.set_texts(_("Play again"), _("same table, new rolls") if rolls else _("same table, new cards"))
        self.again.set_texts(_("Same rolls again") if rolls else _("Same deal again"))
        self.review.set_texts(_("Review this game"), _("your decisions, one by one"))
        self.boards.set_texts(_("All boards"))
        self.other.set_texts(_("New game"))
        self.home.set_texts(_("To the start"))
        self.watch.set_texts(_("Watch again"))
        self.share.set_texts(_("Save and share"))
        self.model.retranslate()
        self.dress()
        if self.model.counted:
            self._tell_progress()
        if self._played is not None:
            self.show_rating(self._played)

    # -- keys and clicks --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.show_end()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.show_end()
        super().mousePressEvent(event)


_ICONS = ("die", "eye", "plus", "home", "replay", "save")
