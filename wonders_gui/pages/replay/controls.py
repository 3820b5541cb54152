"""The panel below the table that is looked back at: the timeline, what happened, speed, eyes, and ways out of it."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.core.seats import Seat
from wonders_gui import theme
from wonders_gui.language import _, language, pgettext
from wonders_gui.pages.replay.slider import TimeSlider
from wonders_gui.texts.log import Cast, through_eyes
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.text import Text

SPEEDS: Final = ("0.5", "1", "2", "4")
USUAL: Final = "1"
SMALL: Final = QSize(900, 480)  # of the design: on a smaller page there is one row
TIMES: Final = "\N{MULTIPLICATION SIGN}"
LINES: Final = 2  # of the words that tell a step; more are scrolled to


class Words(Text):
    """What happened, on as many lines as it takes at the width it has: a label would rather be narrow and high."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("body", parent)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(80), 0)


class Controls(Panel):
    """Says what is wished for by its buttons and signals; the page does it."""

    speed_chosen = Signal(float)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, padding=6)
        self._is_playing = False
        self._is_small = False
        self._eyes = ("", "")
        self._top, self._low = QHBoxLayout(), QHBoxLayout()
        self.first = Button(Role.QUIET, "skip_back", self)
        self.back = Button(Role.QUIET, "chevron_left", self)
        self.play = Button(Role.PLAIN, "play", self)
        self.next = Button(Role.QUIET, "chevron_right", self)
        self.last = Button(Role.QUIET, "skip", self)
        self.slider = TimeSlider(self)
        self.moment = Text("strong", self)
        self.moment.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words = Words(self)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.told = Scroll(self.words, self)
        self.speed = Segments(self)
        self.speed.chosen.connect(lambda key: self.speed_chosen.emit(float(key)))
        self.eyes = Button(Role.PLAIN, "eye", self)
        self.play_on = Button(Role.WARM, "person", self)
        self.more = Button(Role.PLAIN, "save", self)
        self._lay_out()
        self.dress()
        self.retranslate()

    def _lay_out(self) -> None:
        top = self._top
        top.setSpacing(px(2))
        for button in (self.first, self.back, self.play, self.next, self.last):
            button.set_tight(True)
            top.addWidget(button)
        top.addWidget(self.moment)
        top.addWidget(self.slider, 1)
        low = self._low
        low.setSpacing(px(8))
        low.addWidget(self.told, 1)
        low.addWidget(self.speed)
        self._place_ways(low)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(2))
        layout.addLayout(top)
        layout.addLayout(low)

    def _place_ways(self, row: QHBoxLayout) -> None:
        """The buttons that lead elsewhere, at the end of a row."""
        for button in (self.eyes, self.play_on, self.more):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def fit(self, room: QSize) -> None:
        """On a small page there is one row: what words and labels say, the table and its log say, too."""
        is_small = room.width() < px(SMALL.width()) or room.height() < px(SMALL.height())
        if is_small == self._is_small:
            return
        self._is_small = is_small
        for part in (self.moment, self.told, self.speed):
            part.setVisible(not is_small)
        before, now = (self._low, self._top) if is_small else (self._top, self._low)
        for button in (self.eyes, self.play_on, self.more):
            before.removeWidget(button)
        self._place_ways(now)
        self._label_ways()

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_step(self, moment: str, told: str) -> None:
        """Where we are, and what has just happened."""
        self.moment.setText(moment)
        self.words.setText(told)
        self.words.setAccessibleName(told or moment)
        self.slider.setAccessibleDescription(moment)
        self.told.verticalScrollBar().setValue(0)

    def show_eyes(self, people: Cast, seat: Seat, cards: str, why_not: str) -> None:
        """Whose eyes these are, what is open to them, and why there is no choice, if there is none."""
        self._eyes = (people[seat], cards)
        spoken = ", ".join(text for text in (through_eyes(people, seat), cards) if text)
        self.eyes.setAccessibleName(spoken)
        self.eyes.setEnabled(not why_not)
        self.eyes.setToolTip(why_not or spoken)
        self._label_ways()

    def _label_ways(self) -> None:
        name, cards = self._eyes
        shown = ("", "") if self._is_small else (name, cards)
        self.eyes.set_texts(*shown, spoken=self.eyes.accessibleName() or _("Look back"))
        self.eyes.set_key("" if self._is_small else "V")
        play_on = _("Play on from here")
        self.play_on.set_texts("" if self._is_small else play_on, spoken=play_on)
        self.play_on.set_key("" if self._is_small else "G")
        self.play_on.setToolTip(_("{what} (key {key})").format(what=play_on, key="G"))

    def make_room(self, moments: Iterable[str]) -> None:
        """Let the longest of these fit beside the timeline, so that it does not move with every turn."""
        measure = QFontMetricsF(theme.font("strong"))
        self.moment.setMinimumWidth(round(max(map(measure.horizontalAdvance, moments))) + px(16))

    def show_ends(self, at: int, last: int) -> None:
        """Which ways are left from here."""
        for button in (self.first, self.back):
            button.setEnabled(at > 0)
        for button in (self.play, self.next, self.last):
            button.setEnabled(at < last)

    def show_playing(self, is_playing: bool) -> None:
        """The middle button goes on, or stops."""
        self._is_playing = is_playing
        self.play.set_icon("pause" if is_playing else "play")
        self._name(self.play, _("Pause") if is_playing else _("Play"), _("Space"))

    # -- texts and measures -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._name(self.first, _("To the beginning"), pgettext("key", "Home"))
        self._name(self.back, _("One step back"), pgettext("key", "Left arrow"))
        self._name(self.next, _("One step forward"), pgettext("key", "Right arrow"))
        self._name(self.last, _("To the end"), pgettext("key", "End"))
        self._name(self.more, _("Save and share"), "")
        self.slider.setAccessibleName(_("Moment of the game"))
        self.speed.setAccessibleName(_("Speed"))
        self.speed.set_options([_speed_option(key) for key in SPEEDS])
        self.speed.set_value(self.speed.value() or USUAL)
        self._label_ways()
        self.show_playing(self._is_playing)

    def _name(self, button: Button, spoken: str, key: str) -> None:
        button.set_texts("", spoken=spoken)
        button.setToolTip(_("{what} (key {key})").format(what=spoken, key=key) if key else spoken)

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.pad()
        self.told.setFixedHeight(round(QFontMetricsF(theme.font("body")).lineSpacing() * LINES))
        self.speed.setFixedWidth(px(180))

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)


def _speed_option(key: str) -> Option:
    """A factor as the current language writes it."""
    factor = key.replace(".", QLocale(language()).decimalPoint())
    return Option(key, f"{factor}{TIMES}", _("Speed {factor}").format(factor=factor))
