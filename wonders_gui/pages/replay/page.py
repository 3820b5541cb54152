"""Looking back: the page of a game with a timeline below it. It shows a `Replay` and passes wishes on to it."""

from pathlib import Path
from typing import cast

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.tree import NodeId
from wonders_gui.games.registry import AnyReplay, TablePage, new_page
from wonders_gui.host import Host
from wonders_gui.language import _
from wonders_gui.pages.replay.controls import Controls
from wonders_gui.pages.replay.frame import TableFrame
from wonders_gui.pages.replay.keys import Keys
from wonders_gui.pages.replay.playing import Player
from wonders_gui.pages.replay.sights import EyesMenu, why_own_eyes
from wonders_gui.pages.replay.wayout import WaysOut
from wonders_gui.pages.told import game_title
from wonders_gui.replaying import Eyes, Replay, Rights
from wonders_gui.texts.tellers import Teller, chapter_name
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.ground import Ground


class ReplayPage(Ground):
    """`visit(path, node)` opens a game; `replay` is the game that is looked at."""

    left_asked = Signal()

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self.replay: AnyReplay | None = None
        self.table_page: QWidget | None = None
        self._path = Path()
        self._told: list[str] = []
        self.controls = Controls(self)
        self.player = Player(self)
        self.eyes_menu = EyesMenu(self, host)
        self.ways_out = WaysOut(self, host)
        self._frame = TableFrame(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._frame, 1)
        layout.addWidget(self.controls)
        self._connect()
        self._bind_keys()

    # -- wiring -----------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        controls = self.controls
        controls.first.clicked.connect(lambda: self.walk_to(0))
        controls.back.clicked.connect(lambda: self.step(-1))
        controls.next.clicked.connect(lambda: self.step(1))
        controls.last.clicked.connect(lambda: self.walk_to(self._last()))
        controls.play.clicked.connect(self.play_or_pause)
        controls.slider.scrubbed.connect(self.walk_to)
        controls.speed_chosen.connect(self.player.set_speed)
        controls.eyes.clicked.connect(self.choose_eyes)
        controls.play_on.clicked.connect(self.play_on)
        controls.more.clicked.connect(self.offer_ways_out)
        self.eyes_menu.chosen.connect(self.look_through)
        self.player.due.connect(self._play_next)
        self.player.changed.connect(lambda: controls.show_playing(self.player.is_playing()))

    def _bind_keys(self) -> None:
        self._keys = Keys(
            self,
            {
                "Left": lambda: self.step(-1),
                "Right": lambda: self.step(1),
                "Home": lambda: self.walk_to(0),
                "End": lambda: self.walk_to(self._last()),
                "Space": self.play_or_pause,
                "PgUp": lambda: self.step_turn(-1),
                "PgDown": lambda: self.step_turn(1),
                "Ctrl+PgUp": lambda: self.step_age(-1),
                "Ctrl+PgDown": lambda: self.step_age(1),
                "V": self.look_through_next,
                "O": self.open_or_close_cards,
                "G": self.play_on,
            },
            lambda widget: self.table_page is not None and self.table_page.isAncestorOf(widget),
        )

    # -- visits -----------------------------------------------------------------------------------------------

    def visit(self, *what: object) -> None:
        """Open a game at a moment: without one, a finished game at its beginning, another where it stands."""
        path, node = (*what, None)[:2]
        assert isinstance(path, Path)
        games = self._host.games
        opened = games.look(path)
        replay = Replay.of(opened.session, opened.seating, Rights.OWN if games.is_ours(path) else Rights.WARNED)
        self._path = path
        self._show(replay, node if isinstance(node, int) else None)

    def _show(self, replay: AnyReplay, node: NodeId | None) -> None:
        self.player.stop()
        self._forget()
        self.replay = replay
        replay.setParent(self)
        if node is not None:
            replay.go_to(node)
        elif replay.rights is Rights.OWN:
            replay.show(len(replay.stops) - 1)
        replay.changed.connect(self._follow)
        self.controls.slider.show_stops(replay.stops)
        self._lay_table()

    def _forget(self) -> None:
        self._frame.clear()
        if self.replay is not None:
            self.replay.deleteLater()
        self.table_page = self.replay = None

    def _lay_table(self) -> None:
        """Pages are made for one seat: other eyes get another page, at the same moment."""
        assert self.replay is not None
        old, replay = self.table_page, self.replay
        if old is not None:
            replay.changed.disconnect(cast(TablePage, old).show_update)
        page = new_page(replay, self._host.settings, self)
        self.table_page = page
        self._frame.show_table(page)
        self._connect_page(page)
        replay.changed.connect(cast(TablePage, page).show_update)
        self.tell_anew()
        replay.begin()

    def _connect_page(self, page: QWidget) -> None:
        wants = {
            "menu_asked": self.left_asked.emit,
            "scores_asked": self.show_scores,
            "cards_asked": self._show_cards,
            "chains_asked": self._show_chains,
            "keys_asked": self._host.show_keys,
        }
        for name, answer in wants.items():
            signal = getattr(page, name, None)
            if signal is not None:
                signal.connect(answer)

    def take_focus(self) -> None:
        """The keyboard starts at the timeline."""
        self.controls.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- what is told -----------------------------------------------------------------------------------------

    def tell_anew(self) -> None:
        """Put every step into words: for other eyes, or in another language."""
        replay = self.replay
        if replay is None:
            return
        teller = Teller(replay.game.name, replay.config_json.get("edition"), replay.people)
        self._told = [" ".join(teller.lines(replay.news_at(number))) for number in range(len(replay.stops))]
        opened = _("all cards open") if replay.eyes.are_open else ""
        self.controls.show_eyes(replay.people, replay.seat, opened, why_own_eyes(replay))
        self._make_room()
        self._tell()

    def _make_room(self) -> None:
        if self.replay is not None:
            names = {chapter_name(self.replay.game.name, stop.chapter) for stop in self.replay.stops}
            self.controls.make_room([*names, _("The game is over")])

    def _tell(self) -> None:
        assert self.replay is not None
        replay, controls = self.replay, self.controls
        controls.slider.show_stop(replay.at)
        controls.show_ends(replay.at, self._last())
        controls.show_step(self.moment_name(), self._told[replay.at])
        controls.play_on.setEnabled(not replay.is_over())

    def moment_name(self) -> str:
        """Where in the game we are, in words."""
        assert self.replay is not None
        if self.replay.is_over():
            return _("The game is over")
        return chapter_name(self.replay.game.name, self.replay.stop.chapter)

    def _follow(self, update: object) -> None:
        if self._told:
            self._tell()

    # -- back and forth ---------------------------------------------------------------------------------------

    def _last(self) -> int:
        return len(self.replay.stops) - 1 if self.replay is not None else 0

    def walk_to(self, stop: int) -> None:
        """To a stop that the player has asked for; whatever plays by itself stops."""
        self.player.stop()
        if self.replay is not None and stop != self.replay.at:
            jumps = stop != self.replay.at + 1
            self.replay.show(stop)
            if jumps:  # the page itself tells of a step
                announce(self.controls.slider, f"{self.moment_name()}. {self._told[self.replay.at]}")

    def step(self, steps: int) -> None:
        """So many stops forth or back."""
        if self.replay is not None:
            self.walk_to(min(max(self.replay.at + steps, 0), self._last()))

    def step_turn(self, way: int) -> None:
        """To the beginning of the next turn or of the one before."""
        self._step_among(self.controls.slider.turn_starts(), way)

    def step_age(self, way: int) -> None:
        """To the beginning of the next age or of the one before."""
        self._step_among(self.controls.slider.age_starts(), way)

    def _step_among(self, starts: list[int], way: int) -> None:
        at = self.replay.at if self.replay is not None else 0
        ahead = [start for start in starts if (start > at if way > 0 else start < at)]
        self.walk_to((min(ahead) if way > 0 else max(ahead)) if ahead else (self._last() if way > 0 else 0))

    def play_or_pause(self) -> None:
        """Let it run, or stop it; at the end it begins again."""
        if self.player.is_playing():
            self.player.stop()
        elif self.replay is not None:
            if not self.replay.can_redo():
                self.replay.show(0)
            self.player.start()

    def _play_next(self) -> None:
        assert self.replay is not None
        self.replay.redo()
        if not self.replay.can_redo():
            self.player.stop()

    # -- eyes -------------------------------------------------------------------------------------------------

    def choose_eyes(self) -> None:
        """Offer everybody's eyes."""
        if self.replay is not None:
            self.eyes_menu.offer(self.replay, self.controls.eyes)

    def look_through(self, eyes: Eyes) -> None:
        """Look through other eyes at the same moment."""
        if self.replay is not None and eyes != self.replay.eyes:
            self.replay.look(eyes)
            self._lay_table()
            announce(self.controls.slider, self.controls.eyes.accessibleName())

    def look_through_next(self) -> None:
        """The eyes of the next seat."""
        if self.replay is not None:
            eyes = self.replay.eyes
            self.eyes_menu.wish(self.replay, Eyes((eyes.seat + 1) % self.replay.players, eyes.are_open))

    def open_or_close_cards(self) -> None:
        """Lay all cards open, or cover again what the seat did not know."""
        if self.replay is not None:
            self.eyes_menu.wish(self.replay, Eyes(self.replay.seat, not self.replay.eyes.are_open))

    # -- ways out ---------------------------------------------------------------------------------------------

    def play_on(self) -> None:
        """A game of its own from this moment on."""
        if self.replay is not None and not self.replay.is_over():
            self.player.stop()
            title = _("{game}, from {moment}").format(game=game_title(self._path.stem), moment=self.moment_name())
            self.ways_out.play_on(self.replay, title)

    def offer_ways_out(self) -> None:
        """Save the game elsewhere, as a file, a text or a picture."""
        if self.replay is not None:
            self.player.stop()
            self.ways_out.offer(self.replay, self._path.stem, self.controls.more)

    def show_scores(self) -> None:
        """The score sheet of the game that is looked at."""
        if self.replay is not None and self.replay.is_over():
            self._host.show_scores_of(self.replay)

    def _show_cards(self, age: int) -> None:
        from wonders_gui.dialogs.cards import CardsSheet

        assert self.replay is not None
        self._host.open_sheet(CardsSheet(self, self.replay, age))

    def _show_chains(self) -> None:
        from wonders_gui.dialogs.chains import ChainsSheet

        assert self.replay is not None
        self._host.open_sheet(ChainsSheet(self, self.replay))

    # -- Qt ---------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.tell_anew()

    def dress(self) -> None:
        """Take measures of the current theme."""
        self._make_room()
        self._frame.measure()
        self.controls.fit(self.size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.controls.fit(event.size())
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.player.stop()
        super().hideEvent(event)
