"""What the player does at the table of Duel: looks at things, chooses, builds, goes back. Commands go to the table."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.core.seats import Seat
from engine.duel.commands import DISCARDS, TAKES, Command
from engine.duel.config import Config
from engine.duel.events import Event
from engine.duel.state import DRAFT, OVER, PLAY, State
from engine.duel.view import View
from wonders_gui.games.coach import Coach, Voice
from wonders_gui.games.duel import details
from wonders_gui.games.duel.board import Board
from wonders_gui.games.duel.choices import CHOICES
from wonders_gui.games.duel.ending import Ending, ending
from wonders_gui.games.duel.player import BEGIN, CHOICE, DECLINE, SCORES, Player, Thing
from wonders_gui.games.duel.records import PickRecord, SlotRecord
from wonders_gui.games.duel.side import DETAIL
from wonders_gui.games.refusal import RefusalNote
from wonders_gui.language import _
from wonders_gui.models.roles import Role
from wonders_gui.settings import Settings
from wonders_gui.shown import Shown
from wonders_gui.texts.commands import duel_command
from wonders_gui.texts.deeds import duel_deed
from wonders_gui.texts.names import DUEL
from wonders_gui.texts.refusals import refusal_text
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.button import Button

DuelTable = Shown[Config, State, Command, Event, View]
_USES: Final = (details.BUILD, details.WONDER, details.DISCARD)


class Desk(Board):
    """The board with a player before it; what he looks at is kept in `Player`."""

    menu_asked = Signal()
    scores_asked = Signal()

    def __init__(self, table: DuelTable, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._seat: Seat = table.seat
        self._view = table.view()
        self._people = table.people
        self.player = Player(self._view, self._people)
        self.player.is_watching = table.is_watched
        voice: Voice[Command] = Voice(DUEL, duel_command, duel_deed, self._people)
        self.coach = Coach(self, table, settings, self.side.hint, voice)
        self.refusals = RefusalNote(self, settings)
        self._connect_views()

    def _connect_views(self) -> None:
        structure = self.middle.structure
        for view in (structure, self.middle.tokens.view):
            view.selectionModel().selectionChanged.connect(lambda _now, _before, view=view: self._look_in(view))
        structure.clicked.connect(lambda index: self._look(index.data(Role.RECORD)))
        structure.chosen.connect(lambda _row: self.do(details.BUILD))
        for panel in (self.own, self.opponent):
            panel.looked_at.connect(self._look)
        self.own.wonder_chosen.connect(lambda wonder: self.do(f"{details.RAISE}{wonder}"))
        choice = self.middle.choice
        choice.looked_at.connect(self._look)
        choice.chosen.connect(self._pick)
        choice.put_aside.connect(self._put_choice_aside)
        self.side.detail.asked.connect(self.do)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def show_choice(self) -> None:
        """A choice lies over the structure as long as it is open; the draft is seen while the other one picks too."""
        table = self._view.table
        mine = table.decider == self._seat
        if table.phase == DRAFT:
            commands: list[Command] = [TAKES[self._seat][wonder] for wonder in table.shown]
        else:
            commands = list(self._table.legal())
        if table.phase in CHOICES and (mine or table.phase == DRAFT):
            self.middle.choice.show_choice(self._view, commands, self._people)
            self.middle.show_choice()
        elif table.phase == OVER:
            self.middle.end.show_ending(self._ending())
            self.middle.show_end()
        else:
            self.middle.show_structure()

    def _ending(self) -> Ending:
        title, kinds = details.end_title(self._view, self._people), details.victory_forms(self._view)
        return ending(title, kinds, self._people, self._table.scores(), self._seat, self._view.table.winner)

    def present(self) -> None:
        """Show what the player looks at."""
        detail, actions = self.player.shown()
        offered = [action for action in actions if not self._table.is_watched or action.key in (SCORES, CHOICE)]
        self.side.detail.show_detail(detail, offered)

    # -- what the player does ---------------------------------------------------------------------------------------

    def _look_in(self, view: PlacedView) -> None:
        if view.selectionModel().hasSelection():
            self._look(view.currentIndex().data(Role.RECORD))

    def _look(self, thing: object) -> None:
        if isinstance(thing, Thing):
            if isinstance(thing, SlotRecord | PickRecord):
                self._look_nowhere_else()
            self.player.look(thing)
            self.present()
            self.side.show_tab(DETAIL)

    def _look_nowhere_else(self) -> None:
        """One thing at a time is outlined beside the chosen card."""
        for panel in (self.own, self.opponent):
            panel.clear_selection()
        self.middle.tokens.view.clearSelection()

    def _pick(self, record: object) -> None:
        if not isinstance(record, PickRecord):
            return
        self.player.look(record)
        if self._table.is_watched:
            self.present()
        else:
            self.submit(record.command)

    def do(self, key: str) -> None:
        """What a button or key asks for."""
        if key in _USES:
            self._use_card(key)
        elif key == details.BACK:
            self._close_wonders()
        elif key == SCORES:
            self.scores_asked.emit()
        elif key == CHOICE:
            self._return_to_choice()
        else:
            command = self.player.command(key)
            if command is not None and not self._table.is_watched:
                self.submit(command)

    def _use_card(self, key: str) -> None:
        """Build the chosen card, open the list of wonders or discard it; where that is not possible, say why."""
        if self._table.is_watched or not self.guard.allows():
            return
        command = self.player.command(key)
        if key == details.WONDER and self.player.open_wonders():
            self.present()
        elif command is not None:
            self.submit(command)
        elif self._table.owes_decision():
            self._say_no(self._why_no_use(key))

    def _why_no_use(self, key: str) -> str:
        """Why nothing can be done with what the player looks at."""
        table, card = self._view.table, self.player.card
        if table.phase != PLAY:
            return _("Not possible now")
        if card < 0 or card not in table.slots:
            return _("Choose one of the cards on which nothing lies.")
        if key == details.WONDER and self.player.offers() is not None:
            return _("You have no wonder left to build.")
        refusal = self._table.refusal(DISCARDS[self._seat][card])
        return refusal_text(DUEL, refusal) if refusal is not None else _("Not possible now")

    def submit(self, command: Command) -> None:
        """Give a command, if this is the moment for one, or say why it is refused."""
        if not self.guard.allows():
            return
        refusal = self._table.refusal(command)
        if refusal is None:
            self.coach.propose(command)
        else:
            self._say_no(details.why_refused(self._view, command, refusal))

    def _say_no(self, words: str) -> None:
        """Beside the chosen card, or the thing that was picked."""
        if self.middle.choosing():
            picks = self.middle.choice.picks
            self.refusals.say(words, picks, picks.currentIndex().row())
        else:
            structure = self.middle.structure
            self.refusals.say(words, structure, self.middle.model.row_of(self.player.card))

    def raise_wonder(self, place: int) -> None:
        """The number keys build a wonder while the list of wonders is open."""
        offers = self.player.offers()
        if self._table.is_watched:
            return
        if offers is not None and self.player.raising >= 0 and place <= len(offers.wonders):
            self.submit(offers.wonders[place - 1].command)

    def take_focus(self) -> None:
        """The keyboard goes to the next decision, at the end to the score; where nobody decides it stays."""
        if self._table.is_watched:
            return
        if self.guard.is_locked():
            self.guard.point_at_message()
            return
        button = self._button_to_press()
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().take_focus()

    def _button_to_press(self) -> Button | None:
        """The button that is the next decision, where none is made in the middle of the table."""
        buttons = self.side.detail.buttons
        asked = [SCORES, f"{BEGIN}{self._seat}"]
        if self.middle.choosing() and not self.middle.choice.picks.model().rowCount():
            asked.append(DECLINE)
        return next((found for key in asked if (found := buttons.button(key)) is not None), None)

    def go_back(self) -> None:
        """One step back: close a sheet or the list of wonders, otherwise ask for the menu."""
        if self.coach.close() or self.sheets.close():
            return
        if not self.banner.isHidden():
            self.banner.close_message()
            return
        if self.player.raising >= 0:
            self._close_wonders()
        elif not self.side.hint.is_empty():
            self.side.hint.put_away()
            self.take_focus()
        else:
            self.menu_asked.emit()

    def _close_wonders(self) -> None:
        self.player.raising = -1
        self.present()

    def _put_choice_aside(self) -> None:
        self.middle.show_structure()
        self.player.forget()
        detail, actions = self.player.shown()
        self.side.detail.show_detail(detail, [*actions, *self.player.standing_actions()])
        self.middle.structure.setFocus(Qt.FocusReason.OtherFocusReason)

    def _return_to_choice(self) -> None:
        self.player.forget()
        self.show_choice()
        self.present()
        self.take_focus()
