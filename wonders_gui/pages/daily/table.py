"""One table of a day: its picture, who sits there, what became of it, and one button."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.seven.config import Config as SevenConfig
from wonders_gui.games.registry import title_of
from wonders_gui.history.daily import Deal
from wonders_gui.history.queries import Entry, Person
from wonders_gui.language import _, pgettext
from wonders_gui.texts import names, played, words
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import painting, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scene import draw_scene
from wonders_gui.widgets.text import Text


class Scene(QWidget):
    """The landscape of a game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wonder = ""
        self._night = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_wonder(self, wonder: str, night: bool) -> None:
        """Show this one."""
        self._wonder, self._night = wonder, night
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(190), px(120))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._wonder:
            with painting(self) as painter:
                draw_scene(painter, QRectF(self.rect()), self._wonder, self._night, px(10))


class DealPanel(Panel):
    """`began(deal)`, `continued(entry)` and `shown(entry)` say what the button does at the moment."""

    began = Signal(object)
    continued = Signal(object)
    shown = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=10)
        self.deal: Deal | None = None
        self.entry: Entry | None = None
        self._is_today = True
        self._scene = Scene(self)
        self._name = Text("button", self, 1.25)
        self._which = Text("body", self).wrapped()
        self._who = Text("body", self, 0.94, "soft").wrapped()
        self._state = Text("strong", self).wrapped()
        self.button = Button(Role.PLAIN, "play", self)
        self.button.clicked.connect(self._act)
        self._lay_out()

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(px(2))
        texts.addStretch(1)
        for text in (self._name, self._which, self._who, self._state):
            texts.addWidget(text)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, px(6), 0)
        row.setSpacing(px(14))
        row.addWidget(self._scene)
        row.addLayout(texts, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_deal(self, deal: Deal, entry: Entry | None, *, is_today: bool) -> None:
        """A table, and what became of it."""
        self.deal, self.entry = deal, entry
        self._is_today = is_today
        self.retranslate()

    def _act(self) -> None:
        if self.entry is None:
            self.began.emit(self.deal)
        elif self.entry.is_finished:
            self.shown.emit(self.entry)
        else:
            self.continued.emit(self.entry)

    def set_loud(self, is_loud: bool) -> None:
        """Whether this is the one main button of the page."""
        self.button.set_role(Role.WARM if is_loud else Role.PLAIN)

    def wants_player(self) -> bool:
        """Whether the table is still to be played."""
        return self.entry is None or not self.entry.is_finished

    # -- looks ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.pad()
        if self.deal is None:
            return
        deal = self.deal
        config = deal.config
        edition = config.edition if isinstance(config, SevenConfig) else 0
        title = title_of(deal.game, edition)
        self._scene.show_wonder(title.wonder, title.night)
        self._name.setText(names.game_name(deal.game))
        extras = config.expansions if isinstance(config, SevenConfig) else ()
        which = [names.edition_name(edition)] if edition else []
        which += [names.expansion_name(kind) for kind in extras]
        self._which.setText(played.DOT.join([*which, words.players(deal.players)]))
        bots = [
            Person(name, bot.level, bot.character, None, None) for name, bot in zip(deal.names, deal.bots, strict=True)
        ]
        self._who.setText(_("against {names}").format(names=words.listed(played.opponent(bot) for bot in bots)))
        self._tell_state()

    def _tell_state(self) -> None:
        entry = self.entry
        self._state.setVisible(entry is not None)
        if entry is not None:
            self._state.setText(played.result_of(entry))
            self._state.set_tone("good" if entry.place == 1 else "" if entry.is_finished else "warn")
        if entry is None:
            self.button.set_icon("play")
            late = "" if self._is_today else _("does not count for the streak")
            play = pgettext("a game", "Play")
            self.button.set_texts(play, late, spoken=f"{play}: {self._name.text()}")
        elif entry.is_finished:
            self.button.set_icon("replay")
            self._offer(_("Look at it again"))
        else:
            self.button.set_icon("play")
            self._offer(_("Continue"))

    def _offer(self, what: str) -> None:
        self.button.set_texts(what, spoken=f"{what}: {self._name.text()}")

    def dress(self) -> None:
        """Take measures of the current theme; a high panel has a wider picture."""
        self.pad()
        self._scene.setFixedWidth(min(max(px(150), round(self.height() * 1.25)), px(340), self.width() // 3))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)
