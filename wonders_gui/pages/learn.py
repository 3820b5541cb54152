"""How to play: a guided first game for each game, with how far the player is in it."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.core.errors import CodedError
from wonders_gui.guide.keeping import Guides
from wonders_gui.guide.lessons import LESSONS, lesson
from wonders_gui.guide.page import GuidedPage
from wonders_gui.host import Host
from wonders_gui.language import _
from wonders_gui.pages.told import progress_line
from wonders_gui.savesummary import Summary
from wonders_gui.texts.names import game_name
from wonders_gui.widgets.bar import BACK, TopBar
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.ground import Ground
from wonders_gui.widgets.paint import painting, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.pressable import Pressable
from wonders_gui.widgets.scene import draw_scene
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text

WIDEST: Final = 1180
NARROW: Final = 860
"""Of the design: below that the lessons stand below each other."""


class Picture(Pressable):
    """The landscape of a lesson, as wide as there is room. A click does what the button below it does."""

    def __init__(self, wonder: str, night: bool) -> None:
        super().__init__()
        self._wonder, self._night = wonder, night
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has the button
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(px(300), px(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(120), px(90))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw_scene(painter, QRectF(self.rect()), self._wonder, self._night, px(10))


class LessonCard(Panel):
    """One lesson: what it teaches, how far the player is, and the way into it."""

    asked = Signal(str)
    again_asked = Signal(str)

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self.lesson = lesson(key)
        self._kept: Summary | None = None
        self._done = False
        self.picture = Picture(self.lesson.wonder, self.lesson.night)
        self._title = Text("section", self, 1.15).wrapped()
        self._summary = Text("body", self).wrapped()
        self._state = Text("strong", self, tone="soft").wrapped()
        self.button = Button(Role.PLAIN, "play", self)
        for way_in in (self.picture, self.button):
            way_in.clicked.connect(lambda: self.asked.emit(key))
        self.again = Button(Role.LINK, "", self)
        self.again.clicked.connect(lambda: self.again_asked.emit(key))
        self._lay_out()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        layout.addWidget(self.picture, 1)
        for text in (self._title, self._summary):
            layout.addWidget(text)
        layout.addStretch(0)
        layout.addWidget(self._state)
        layout.addWidget(self.button)
        layout.addWidget(self.again, 0, Qt.AlignmentFlag.AlignHCenter)

    def show_progress(self, kept: Summary | None, done: bool) -> None:
        """How far the player is."""
        self._kept, self._done = kept, done
        self.retranslate()

    def is_open(self) -> bool:
        """Whether there is a game to go on with."""
        return self._kept is not None and not self._kept.over

    def retranslate(self) -> None:
        """Set every text in the current language."""
        title = game_name(self.lesson.game)
        self._title.setText(title)
        self._summary.setText(_(self.lesson.summary))
        self._state.setText(self._told())
        label = _("Go on") if self.is_open() else _("Play once more") if self._done else _("Begin")
        self.button.set_texts(label, spoken=_("{what}: {title}").format(what=label, title=title))
        self.picture.setAccessibleName(self.button.accessibleName())
        again = _("Begin again")
        self.again.set_texts(again, spoken=_("{what}: {title}").format(what=again, title=title))
        self.again.setVisible(self.is_open())
        self.setAccessibleName(title)

    def _told(self) -> str:
        if self.is_open():
            assert self._kept is not None
            return _("Begun: {progress}").format(progress=progress_line(self._kept))
        return _("Done") if self._done else _("About ten minutes")

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.pad()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)


class AgainSheet(Sheet):
    """Asks before a lesson that was begun is forgotten; `agreed` says that the player wants that."""

    agreed = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(520, 250))
        self._text = Text("body", self.panel, 1.06).wrapped()
        self.again = Button(Role.PLAIN, "replay", self.panel)
        self.again.clicked.connect(self._agree)
        self.keep = Button(Role.WARM, "undo", self.panel)
        self.keep.clicked.connect(self.close_sheet)
        buttons = QHBoxLayout()
        buttons.addWidget(self.again)
        buttons.addStretch(1)
        buttons.addWidget(self.keep)
        self.content.addWidget(self._text, 1)
        self.content.addLayout(buttons)
        self.retranslate()

    def _agree(self) -> None:
        self.close_sheet()
        self.agreed.emit()

    def first_focus(self) -> QWidget:
        return self.keep

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.set_title(_("BEGIN AGAIN?"))
        self._text.setText(_("You have begun this guided game. If you begin again, you lose your place in it."))
        self.again.set_texts(_("Begin again"))
        self.keep.set_texts(_("Keep my place"))


class LearnPage(Ground):
    """The lessons beside each other; see `wonders_gui.shelves`."""

    left_asked = Signal()

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._guides = Guides(host.games, host.settings)
        self.bar = TopBar("", BACK, self)
        self.bar.left_asked.connect(self.left_asked)
        self._lead = Text("body", None, 1.08).wrapped()
        self.cards = [LessonCard(key) for key in LESSONS]
        for card in self.cards:
            card.asked.connect(self.take_up)
            card.again_asked.connect(self._ask_again)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self.dress()
        self.retranslate()

    def _lay_out(self) -> None:
        for card in self.cards:
            self._row.addWidget(card, 1)
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._body.addWidget(self._lead)
        self._body.addLayout(self._row, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(Scroll(body, self), 1)

    # -- what the window says -----------------------------------------------------------------------------------------

    def visit(self, *_what: object) -> None:
        """Show how far the player is in each lesson; the one to take next has the warm button."""
        for card in self.cards:
            card.show_progress(self._guides.kept(card.lesson.key), self._guides.is_done(card.lesson.key))
        next_one = self._next()
        for card in self.cards:
            card.button.set_role(Role.WARM if card is next_one else Role.PLAIN)

    def _next(self) -> LessonCard:
        """A lesson that was begun, otherwise the first that is not done."""
        begun = [card for card in self.cards if card.is_open()]
        left = [card for card in self.cards if not self._guides.is_done(card.lesson.key)]
        return next(iter((*begun, *left)), self.cards[0])

    def take_focus(self) -> None:
        """The keyboard starts at the lesson to take next."""
        self._next().button.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- what the player does -----------------------------------------------------------------------------------------

    def take_up(self, key: str) -> None:
        """Sit down at a lesson, where it was left or at its beginning."""
        kept = self._guides.kept(key)
        if kept is not None and kept.over:
            self.begin_again(key)
            return
        begun = self._guides.sit_down(lesson(key), self._host.thinkers)
        page = GuidedPage(
            begun.table, begun.course, self._host.settings, lambda: self._guides.remember(begun.course, begun.table)
        )
        self._host.sit_down(begun.table, page, self._guides.path(key))
        if begun.was_unusable:
            told = _("What was kept of it cannot be used any more. Nothing else is lost.")
            self._host.tell(_("This lesson starts over"), [told], "info")

    def _ask_again(self, key: str) -> None:
        """To begin again is to forget how far one was: that wants a second word."""
        sheet = AgainSheet(self)
        sheet.agreed.connect(lambda: self.begin_again(key))
        self._host.open_sheet(sheet)

    def begin_again(self, key: str) -> None:
        """Forget how far the player was, and begin."""
        try:
            self._guides.forget(key)
        except CodedError as error:
            self._host.tell_trouble(_("This lesson cannot start over"), error)
            return
        self.take_up(key)

    # -- looks --------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.set_title(_("HOW TO PLAY"))
        self._lead.setText(
            _(
                "A first game with a guide that says why, not only how. Cards and dice are always the same, you can "
                "stop at any time, and nothing you try out can go wrong."
            )
        )

    def dress(self) -> None:
        """Take measures of the current theme."""
        widest = max(px(WIDEST), round(self.width() * 0.74))
        side = max(px(16), (self.width() - widest) // 2)
        self._body.setContentsMargins(side, px(16), side, px(14))
        self._body.setSpacing(px(12))
        self._row.setSpacing(px(12))
        wide = self.width() >= px(NARROW)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        for card in self.cards:
            card.picture.setMaximumHeight(px(460) if wide else px(120))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)
