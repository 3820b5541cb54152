"""The table of 7 Wonders Dice: shows updates in its parts, and turns clicks and keys into commands."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.dice.commands import Build, Command, Cross, RemoveDie
from engine.dice.config import Config
from engine.dice.events import EndSetOff, Event, ForumRolled
from engine.dice.facts import NO_DIE
from engine.dice.state import State
from engine.dice.view import View
from wonders_gui.controller import Kind, Update
from wonders_gui.games.coach import Coach, Voice
from wonders_gui.games.dice import details
from wonders_gui.games.dice.billing import refused_text
from wonders_gui.games.dice.board import Board
from wonders_gui.games.dice.forum import ROLL
from wonders_gui.games.dice.offers import NO_FIELD, Asked, asked, decline_offer, pass_offer, wonder_offer
from wonders_gui.games.dice.player import Player
from wonders_gui.games.dice.sheet import facts_of
from wonders_gui.games.dice.speaking import lines, log_entries
from wonders_gui.games.dice.story import Story
from wonders_gui.games.keys import back_and_forth, bind_keys
from wonders_gui.games.refusal import RefusalNote
from wonders_gui.language import _
from wonders_gui.settings import Settings
from wonders_gui.shown import Shown
from wonders_gui.texts.announcements import your_turn
from wonders_gui.texts.commands import dice_command
from wonders_gui.texts.deeds import dice_deed
from wonders_gui.texts.names import DICE
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.overlay import speed_of

DiceTable = Shown[Config, State, Command, Event, View]
MOST_SEATS = 7


class TablePage(Board):
    """Wires the parts together; what the player has picked is kept in `Player`."""

    menu_asked = Signal()
    scores_asked = Signal()
    keys_asked = Signal()

    def __init__(self, table: DiceTable, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._view = table.view()
        self._people = table.people
        self.player = Player(self._view, own_eyes=self._view.seat == self._people.you)
        self._story = Story()
        self._showing = False
        self.refusals = RefusalNote(self, settings)
        voice: Voice[Command] = Voice(DICE, dice_command, dice_deed, self._people)
        self.coach = Coach(self, table, settings, self.hint_panel, voice)
        self._connect()
        self.guard.hold_bots_of(table)
        self._set_keys()
        self._follow_settings()
        self._restart()
        if table.is_watched:
            self.bar.watch()
        self.retranslate()

    # -- parts ------------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.bar.left_asked.connect(self.menu_asked)
        self.bar.undo_asked.connect(self._table.undo)
        self.bar.redo_asked.connect(self._table.redo)
        self.bar.hint_asked.connect(self.ask_hint)
        self.bar.why_asked.connect(self.coach.ask_why)
        self.bar.log_asked.connect(self.show_log)
        self.bar.help_asked.connect(self.sheets.show_help)
        self.bar.keys_asked.connect(self.keys_asked)
        self.forum.selectionModel().selectionChanged.connect(self._look_at_die)
        self.forum.clicked.connect(self._look_at_die)
        self.forum.chosen.connect(lambda _row: self._confirm_die())
        self.sheet.selectionModel().selectionChanged.connect(self._look_at_field)
        self.sheet.clicked.connect(self._look_at_field)
        self.sheet.chosen.connect(lambda _row: self.do(details.BUILD))
        self.seats.clicked.connect(lambda index: self._enlarge_row(index.row()))
        self.seats.chosen.connect(self._enlarge_row)
        self.detail.asked.connect(self.do)
        self.coach.pointed.connect(self._point_at)
        self.coach.chosen.connect(self.submit)
        self.hint_panel.closed.connect(self.take_focus)
        self.hint_panel.shown.connect(self._share_room)
        self.hint_panel.closed.connect(self._share_room)
        self._table.thinking.connect(lambda _seats: self._show_seats())
        self._settings.changed.connect(self._follow_settings)

    def _set_keys(self) -> None:
        keys: dict[str, Callable[[], object]] = {
            "B": lambda: self.do(details.BUILD),
            "W": lambda: self.do(details.WONDER),
            "P": lambda: self.do(details.PASS),
            "D": lambda: self.do(details.DECLINE),
            **back_and_forth(self._table.undo, self._table.redo),
            "H": self.ask_hint,
            "Y": self.coach.ask_why,
            "L": self.show_log,
            "C": self.sheets.show_help,
        }
        seats = {str(place): partial(self.enlarge, place - 1) for place in range(1, MOST_SEATS + 1)}
        bind_keys(self, {**keys, **seats}, self._keys_act)
        bind_keys(self, {"Esc": self.go_back}, lambda: True)

    def _keys_act(self) -> bool:
        """Sheets over the table take its keys away."""
        return not self.sheets.open() and not self.coach.is_open()

    def _share_room(self) -> None:
        """A hint lies where the detail was: its moves are made from there."""
        hinted = not self.hint_panel.is_empty()
        self.hint_panel.setVisible(hinted)
        self.detail.setVisible(not hinted)

    # -- updates ----------------------------------------------------------------------------------------------------

    def show_update(self, update: Update[Event, View]) -> None:
        """Show the table as it is now, and let roll what was rolled."""
        self.forum.finish()
        self._view = update.view
        self.refusals.put_away()
        self.coach.follow(update)
        if update.decider == self._table.seat:
            self.banner.close_message()
            self.player.forget()
        if update.kind is not Kind.PLAYED:
            self.banner.close_message()
            self._restart()
            self.refresh()
            return
        self._story.follow(update.events)
        told = lines(update.events, self._people)
        rolled = any(isinstance(event, ForumRolled) for event in update.events)
        if rolled:
            self.player.forget()
        self.refresh()
        if rolled:
            self.forum.roll()
        self._tell_end(update.events)
        announce(self, " ".join([*told, your_turn()] if self._owes() else told))

    def _tell_end(self, happened: tuple[Event, ...]) -> None:
        """The last turn is told in a message that nobody can miss."""
        ending = [event for event in happened if isinstance(event, EndSetOff)]
        if ending and not self._table.is_over() and not self._table.is_watched:
            self.banner.show_message(_("The end is near"), lines(ending, self._people), "hourglass")

    def _owes(self) -> bool:
        return not self._table.is_watched and asked(self._view) not in (Asked.NOTHING, Asked.OVER)

    def _restart(self) -> None:
        """Another moment of the game: everything is told from its beginning."""
        self.player.forget()
        self._story = Story()
        self._story.follow(self._table.history())

    def refresh(self) -> None:
        """Show the current view in every part."""
        self.player.show_view(self._view)
        table = self._view.table
        legal = tuple(self._table.legal())
        is_new = self.guard.show((table.turn, asked(self._view), table.forum, legal))
        wants_keys = self.keys_are_here() or (is_new and (bool(legal) or self._table.is_over()))
        self.bar.show_view(self._view, self._people)
        self.bar.show_tools(self._table.can_undo(), self._table.can_redo(), self._table.owes_decision())
        self._show_seats()
        self.sheets.show_view(self._view, self._people)
        self.forum.setAccessibleName(_("Forum: the dice of this turn"))
        self.seats.setAccessibleName(_("Other players"))
        self.present()
        if wants_keys and self.isVisible() and self._keys_act():
            self.take_focus()

    def _show_seats(self) -> None:
        before = len(self.seats_model.rows())
        self.seats_model.show_view(self._view, self._people, self._story, self._table.thinking_seats())
        if len(self.seats_model.rows()) != before:
            self.measure()

    def present(self) -> None:
        """Show what is picked in the Forum, on the sheet and in the panel."""
        self._showing = True
        player, seat = self.player, self._table.seat
        self.forum_model.show_view(self._view, player.die)
        self.sheet_model.show_sheet(self._view, seat, player.offers(), player.field)
        self.sheet.show_facts(facts_of(self._view, seat, self._people))
        self.forum.select_row(self.forum_model.row_of(player.die) if player.die != NO_DIE else -1)
        self.sheet.select_row(player.field if player.field != NO_FIELD else -1)
        self._showing = False
        order = [standing.seat for standing in self._table.standings()]
        scene = details.Scene(self._people, self._story, order)
        tell = details.watched if self._table.is_watched else details.detail_of
        self.detail.show_detail(tell(player, scene))

    def stage(self) -> QWidget:
        """Fields that an effect offers are chosen on the sheet, everything else in the Forum; at the end, the score."""
        asks = asked(self._view)
        if asks == Asked.OVER:
            return self.detail.button(details.SCORES) or self.forum
        return self.sheet if asks in (Asked.CROSS, Asked.BONUS) else self.forum

    def take_focus(self) -> None:
        """The keyboard goes to the next decision; where nobody decides it stays where it is."""
        if not self._table.is_watched:
            super().take_focus()

    # -- what the player does ---------------------------------------------------------------------------------------

    def _look_at_die(self, *_what: object) -> None:
        if self._showing or not self.forum.selectionModel().hasSelection():
            return
        self.player.pick_die(self.forum_model.rows()[self.forum.currentIndex().row()].die)
        self.present()

    def _look_at_field(self, *_what: object) -> None:
        if self._showing or not self.sheet.selectionModel().hasSelection():
            return
        self.player.pick_field(self.sheet.currentIndex().row())
        self.present()

    def _confirm_die(self) -> None:
        """Enter on a die: build, if it is clear what; otherwise on to the fields that it opens."""
        if self.player.chosen() is not None:
            self.do(details.BUILD)
            return
        legal = [field for field, offered in self.player.offers().items() if offered.legal]
        if legal:
            self.player.pick_field(legal[0])
            self.present()
            self.sheet.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._refuse_build()

    def do(self, key: str) -> None:
        """What a button or key asks for."""
        asks = asked(self._view)
        if key == details.SCORES:
            self.scores_asked.emit()
        elif asks in (Asked.NOTHING, Asked.OVER) or self._table.is_watched or not self.guard.allows():
            return
        elif key == details.BUILD:
            chosen = self.player.chosen()
            if chosen is not None:
                self.submit(chosen.command)
            else:
                self._refuse_build()
        elif key == details.WONDER:
            self.submit(wonder_offer(self._view).command)
        elif key == details.PASS:
            self.submit(pass_offer(self._view).command)
        else:
            self.submit(decline_offer(self._view).command)

    def submit(self, command: Command) -> None:
        """Give a command, if this is the moment for one, or say why it is refused."""
        if not self.guard.allows():
            return
        refusal = self._table.refusal(command)
        if refusal is None:
            self.coach.propose(command)
            return
        self.player.refused = refusal
        self.present()
        self._say_no(refused_text(refusal))

    def _refuse_build(self) -> None:
        """Nothing can be built with what is picked: the panel knows why, or what is to be picked first."""
        picked = (self.player.die, self.player.field) != (NO_DIE, NO_FIELD)
        self._say_no(details.why_not(self.player) if picked else details.pick_first(asked(self._view)))

    def _say_no(self, words: str) -> None:
        """Beside the field or the die that is picked."""
        if self.player.field != NO_FIELD:
            self.refusals.say(words, self.sheet, self.player.field)
        else:
            self.refusals.say(words, self.forum, self.forum_model.row_of(self.player.die))

    def _enlarge_row(self, row: int) -> None:
        if 0 <= row < len(self.seats_model.rows()):
            self.enlarge(self.seats_model.rows()[row].seat)

    def enlarge(self, seat: int) -> None:
        """Open the sheet of a seat."""
        if seat < self._table.players:
            self.sheets.show_city(self._view, seat, self._people)

    def go_back(self) -> None:
        """One step back: close a sheet or a message, drop what is picked, otherwise ask for the menu."""
        if self.coach.close() or self.sheets.close():
            return
        if not self.banner.isHidden():
            self.banner.close_message()
        elif not self.hint_panel.is_empty():
            self.hint_panel.put_away()
            self.take_focus()
        elif (self.player.die, self.player.field) != (NO_DIE, NO_FIELD):
            self.player.forget()
            self.present()
        else:
            self.menu_asked.emit()

    # -- hints and sheets -------------------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Let the master think for the player, when nothing else is to be read first."""
        if self.guard.is_locked():
            self.guard.point_at_message()
        else:
            self.coach.ask_hint()

    def _point_at(self, command: Command) -> None:
        """Let the die and the field of a hint be seen."""
        self.player.forget()
        match command:
            case Build() as build:
                self.player.die, self.player.field = build.die, build.field
            case Cross() as cross:
                self.player.field = cross.field
            case RemoveDie() as removal:
                self.player.die = removal.die
        self.present()

    def show_log(self) -> None:
        """Open the log."""
        self.sheets.show_log(log_entries(self._table.history(), self._people))

    # -- look and language ------------------------------------------------------------------------------------------

    def _follow_settings(self) -> None:
        factor = 0.0 if self._settings.reduced_motion else speed_of(self._settings.animation).value
        self.forum.roll_time = round(ROLL * factor)
        self._table.set_speed(self._settings.bot_speed)
        self.bar.hint.setVisible(self._settings.hints and not self._table.is_watched)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def table_view(self) -> View:
        """What is shown now."""
        return self._view

    def finish_motion(self) -> None:
        """Everything that moves arrives at once."""
        self.forum.finish()
