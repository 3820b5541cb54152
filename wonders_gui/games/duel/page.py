"""The table of 7 Wonders Duel: opponent above, player below, the structure between, detail and prices on the right."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from engine.core.seats import Seat
from engine.duel.commands import TAKES, Command, Play
from engine.duel.config import Config
from engine.duel.events import Event
from engine.duel.facts import NO_CARD
from engine.duel.state import DRAFT, OVER, State
from engine.duel.view import View
from wonders_gui.controller import Hint, Kind, Table, Update
from wonders_gui.games.duel import details
from wonders_gui.games.duel.choices import CHOICES
from wonders_gui.games.duel.ending import Ending, ending
from wonders_gui.games.duel.headbar import HeadBar
from wonders_gui.games.duel.keys import bind_keys
from wonders_gui.games.duel.middle import Middle
from wonders_gui.games.duel.motion import Motion
from wonders_gui.games.duel.player import CHOICE, SCORES, Player, Thing
from wonders_gui.games.duel.records import PickRecord, SlotRecord
from wonders_gui.games.duel.seats import SeatPanel, facts_of
from wonders_gui.games.duel.sheets import Sheets
from wonders_gui.games.duel.side import Side
from wonders_gui.games.duel.speaking import Speaker, log_entries
from wonders_gui.games.duel.story import Act, Story
from wonders_gui.games.duel.telling import warnings
from wonders_gui.language import _
from wonders_gui.models.roles import Role
from wonders_gui.settings import Settings
from wonders_gui.texts.names import DUEL
from wonders_gui.texts.opponents import level_name
from wonders_gui.texts.refusals import refusal_text
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.ground import Ground
from wonders_gui.widgets.overlay import Overlay
from wonders_gui.widgets.paint import px

DuelTable = Table[Config, State, Command, Event, View]
WONDER_KEYS: Final = 4


class TablePage(Ground):
    """Wires the parts together; what the player looks at is kept in `Player`."""

    menu_asked = Signal()
    scores_asked = Signal()
    cards_asked = Signal(int)
    chains_asked = Signal()
    keys_asked = Signal()

    def __init__(self, table: DuelTable, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._seat: Seat = table.seat
        self._view = table.view()
        self._names = _names(table)
        self._story = Story()
        self._speaker = Speaker(self._names, self._seat)
        self.player = Player(self._view, self._names)
        self._new: dict[Seat, tuple[int, ...]] = {}
        self._make_parts()
        self._lay_out()
        self._overlay = Overlay(self)
        sides = (self.own, self.opponent) if self._seat == 0 else (self.opponent, self.own)
        self._motion = Motion(self._overlay, self.middle, sides, self.bar.discard)
        self._connect()
        self._set_keys()
        self._follow_settings()
        self._restart()
        self.retranslate()

    # -- parts ----------------------------------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.bar = HeadBar(self)
        self.opponent = SeatPanel(own=False, parent=self)
        self.own = SeatPanel(own=True, parent=self)
        self.middle = Middle(self)
        self.side = Side(self)
        self.sheets = Sheets(self)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(px(2))
        left.addWidget(self.opponent)
        left.addWidget(self.middle, 1)
        left.addWidget(self.own)
        self._body = QHBoxLayout()
        self._body.addLayout(left, 1)
        self._body.addWidget(self.side)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addLayout(self._body, 1)

    def _connect(self) -> None:
        self._connect_bar()
        structure = self.middle.structure
        for view in (structure, self.middle.tokens.view):
            view.selectionModel().selectionChanged.connect(lambda _now, _before, view=view: self._look_in(view))
        structure.clicked.connect(lambda index: self._look(index.data(Role.RECORD)))
        structure.chosen.connect(lambda _row: self.do(details.BUILD))
        structure.activated.connect(lambda _index: self.do(details.BUILD))
        for panel in (self.own, self.opponent):
            panel.looked_at.connect(self._look)
        self.own.wonder_chosen.connect(lambda wonder: self.do(f"{details.RAISE}{wonder}"))
        choice = self.middle.choice
        choice.looked_at.connect(self._look)
        choice.chosen.connect(self._pick)
        choice.put_aside.connect(self._put_choice_aside)
        self.side.detail.asked.connect(self.do)
        self._table.hinted.connect(self._show_hint)
        self._settings.changed.connect(self._follow_settings)

    def _connect_bar(self) -> None:
        self.bar.left_asked.connect(self.menu_asked)
        self.bar.undo_asked.connect(self._table.undo)
        self.bar.redo_asked.connect(self._table.redo)
        self.bar.hint_asked.connect(self.ask_hint)
        self.bar.discard_asked.connect(self.show_discard)
        self.bar.log_asked.connect(self.show_log)
        self.bar.cards_asked.connect(self._ask_for_cards)
        self.bar.chains_asked.connect(self.chains_asked)
        self.bar.keys_asked.connect(self.keys_asked)

    def _ask_for_cards(self) -> None:
        self.cards_asked.emit(self._view.table.age + 1)

    def _set_keys(self) -> None:
        keys: dict[str, Callable[[], object]] = {
            "B": lambda: self.do(details.BUILD),
            "W": lambda: self.do(details.WONDER),
            "S": lambda: self.do(details.DISCARD),
            "U": self._table.undo,
            "R": self._table.redo,
            "H": self.ask_hint,
            "D": self.show_discard,
            "L": self.show_log,
            "C": self._ask_for_cards,
            "T": self.chains_asked.emit,
        }
        wonders = {str(place): partial(self._raise, place) for place in range(1, WONDER_KEYS + 1)}
        bind_keys(self, {**keys, **wonders}, lambda: not self.sheets.open())
        bind_keys(self, {"Esc": self._go_back}, lambda: True)

    # -- updates --------------------------------------------------------------------------------------------------

    def show_update(self, update: Update[Event, View]) -> None:
        """Show the table as it is now, and let move what has happened."""
        self._motion.finish()
        self._motion.remember()
        self._view = update.view
        self.side.hint.put_away()
        if update.kind is not Kind.PLAYED:
            self._restart()
            self.refresh()
            self._say([])
            return
        lines = self._speaker.lines(update.events)
        self.player.news = [] if update.decider == self._seat else [*self.player.news, *lines]
        deeds = self._story.follow(update.events)
        self._new = {
            seat: tuple(d.thing for d in deeds if d.seat == seat and d.act in (Act.BUILT, Act.DUG)) for seat in (0, 1)
        }
        self.refresh()
        self._motion.play(deeds, update.events)
        self._say(lines)

    def _restart(self) -> None:
        """Another moment of the game: everything is told from its beginning."""
        self.player.forget()
        self.player.news = []
        self.middle.structure.select_row(-1)
        self._new = {}
        self._story = Story()
        self._story.follow(self._table.history())
        self._speaker.begin(self._table.history())
        for panel in (self.own, self.opponent):
            panel.forget_order()

    def _say(self, lines: list[str]) -> None:
        announce(self, self._speaker.said(lines, self._view))

    def refresh(self) -> None:
        """Show the view of now in every part."""
        view, names = self._view, self._names
        keys_are_here = self._keys_are_here()
        self.player.show_view(view, self._table.legal())
        self.bar.show_view(view, names)
        self.bar.show_tools(self._table.can_undo(), self._table.can_redo(), self._table.owes_decision())
        for panel, seat in ((self.opponent, 1 - self._seat), (self.own, self._seat)):
            panel.show_view(view, seat, facts_of(view, seat, names[seat], self._role(seat)), self._new.get(seat, ()))
        self.middle.show_view(view, names)
        if self.player.card == NO_CARD:
            self.middle.structure.select_row(-1)
        self.middle.warnings.show_lines(warnings(view, names))
        self.side.show_view(view, names)
        self.side.show_deeds(self._story.deeds, names, self._seat)
        self._show_choice()
        self._present()
        if keys_are_here and self.isVisible():
            self.take_focus()

    def _role(self, seat: Seat) -> str:
        if seat == self._seat:
            return _("Your city")
        bot = self._table.bots.get(seat)
        return _("Opponent · {level}").format(level=level_name(bot.level)) if bot is not None else _("Opponent")

    def _show_choice(self) -> None:
        """A choice lies over the structure as long as it is open; the draft is seen while the other one picks too."""
        table = self._view.table
        mine = table.decider == self._seat
        if table.phase == DRAFT:
            commands: list[Command] = [TAKES[self._seat][wonder] for wonder in table.shown]
        else:
            commands = list(self._table.legal())
        if table.phase in CHOICES and (mine or table.phase == DRAFT):
            self.middle.choice.show_choice(self._view, commands, self._names)
            self.middle.show_choice()
        elif table.phase == OVER:
            self.middle.end.show_ending(self._ending())
            self.middle.show_end()
        else:
            self.middle.show_structure()

    def _ending(self) -> Ending:
        title, kind = details.end_texts(self._view, self._names)
        return ending(title, kind, self._names, self._table.scores(), self._seat, self._view.table.winner)

    def _present(self) -> None:
        """Show what the player looks at."""
        detail, actions = self.player.shown()
        self.side.detail.show_detail(detail, actions)

    def _keys_are_here(self) -> bool:
        """Whether the keyboard is where decisions are made, so that it follows to the next one."""
        focus = QApplication.focusWidget()
        if focus is None or not focus.isVisible() or isinstance(focus, Button):
            return True
        return focus in (self, self.middle.structure, self.middle.choice.picks, self.middle.end)

    # -- what the player does ---------------------------------------------------------------------------------------

    def _look_in(self, view: PlacedView) -> None:
        if view.selectionModel().hasSelection():
            self._look(view.currentIndex().data(Role.RECORD))

    def _look(self, thing: object) -> None:
        if isinstance(thing, Thing):
            if isinstance(thing, SlotRecord | PickRecord):
                self._look_nowhere_else()
            self.player.look(thing)
            self._present()

    def _look_nowhere_else(self) -> None:
        """One thing at a time is outlined beside the chosen card."""
        for panel in (self.own, self.opponent):
            panel.clear_selection()
        self.middle.tokens.view.clearSelection()

    def _pick(self, record: object) -> None:
        if isinstance(record, PickRecord):
            self.player.look(record)
            self.submit(record.command)

    def do(self, key: str) -> None:
        """What a button or key asks for."""
        if key == details.WONDER:
            self._open_wonders()
        elif key == details.BACK:
            self._go_back()
        elif key == SCORES:
            self.scores_asked.emit()
        elif key == CHOICE:
            self._return_to_choice()
        else:
            command = self.player.command(key)
            if command is not None:
                self.submit(command)

    def submit(self, command: Command) -> None:
        """Give a command, or say why it is refused."""
        refusal = self._table.refusal(command)
        if refusal is not None:
            announce(self, refusal_text(DUEL, refusal))
            return
        self.player.forget()
        self.middle.structure.select_row(-1)
        self._table.submit(command)

    def _open_wonders(self) -> None:
        if self.player.open_wonders():
            self._present()

    def _raise(self, place: int) -> None:
        """The number keys build a wonder while the list of wonders is open."""
        offers = self.player.offers()
        if offers is not None and self.player.raising >= 0 and place <= len(offers.wonders):
            self.submit(offers.wonders[place - 1].command)

    def take_focus(self) -> None:
        """Give the keyboard to where the next decision is made."""
        self.middle.stage().setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_back(self) -> None:
        """One step back: close a sheet or the list of wonders, otherwise ask for the menu."""
        if self.sheets.close():
            return
        if self.player.raising >= 0:
            self.player.raising = -1
            self._present()
        else:
            self.menu_asked.emit()

    def _put_choice_aside(self) -> None:
        self.middle.show_structure()
        self.player.forget()
        detail, actions = self.player.shown()
        self.side.detail.show_detail(detail, [*actions, *self.player.standing_actions()])
        self.middle.structure.setFocus(Qt.FocusReason.OtherFocusReason)

    def _return_to_choice(self) -> None:
        self.player.forget()
        self._show_choice()
        self._present()
        self.take_focus()

    # -- hints and sheets -------------------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Let the master think for the player."""
        if self._settings.hints and self._table.owes_decision():
            self.side.hint.show_thinking()
            self._table.ask_hint()

    def _show_hint(self, hint: Hint[Command]) -> None:
        announce(self, self.side.hint.show_hint(hint))
        if isinstance(hint.command, Play):
            self.middle.structure.select_row(self.middle.model.row_of(hint.command.card))

    def show_discard(self) -> None:
        """Open the discard pile."""
        self.sheets.show_discard(self._view)

    def show_log(self) -> None:
        """Open the log."""
        self.sheets.show_log(log_entries(self._table.history(), self._names, self._seat))

    # -- look and language ------------------------------------------------------------------------------------------

    def _follow_settings(self) -> None:
        self._motion.follow(self._settings)
        self._table.set_speed(self._settings.bot_speed)
        self.bar.hint.setVisible(self._settings.hints)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._names = _names(self._table)
        self.player.names = self._names
        self._speaker = Speaker(self._names, self._seat)
        self._speaker.begin(self._table.history())
        self.side.retranslate()
        self.refresh()

    def measure(self) -> None:
        """Share the room of the page between its parts."""
        self._body.setContentsMargins(px(8), px(6), px(8), px(6))
        self._body.setSpacing(px(6))
        height = self.height() - self.bar.height()
        seat = round(min(max(height * 0.19, px(132)), height * 0.27))
        self.opponent.setFixedHeight(seat)
        self.own.setFixedHeight(seat + px(6))
        side = round(min(max(self.width() * 0.2, px(284)), self.width() * 0.36))
        self.side.setFixedWidth(side)
        self.side.measure(height)
        self.middle.measure(self.width() - side)
        self.bar.label(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.measure()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.take_focus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.measure()

    def table_view(self) -> View:
        """What is shown now."""
        return self._view

    def finish_motion(self) -> None:
        """Everything that moves arrives at once."""
        self._motion.finish()


def _names(table: DuelTable) -> tuple[str, ...]:
    """Plain texts; a player without a name is called what he is to himself."""
    return tuple(name or (_("You") if seat == table.seat else _("Opponent")) for seat, name in enumerate(table.names))
