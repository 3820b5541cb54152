"""The table of 7 Wonders: what the player's hands do. It asks; every decision goes to the controller."""

from typing import Any

from PySide6.QtWidgets import QWidget

from engine.seven.commands import Command
from engine.seven.events import Event
from engine.seven.state import OVER, State
from engine.seven.view import View
from wonders_gui.games.coach import Coach, Voice
from wonders_gui.games.keys import back_and_forth, bind_keys
from wonders_gui.games.seven.display import Display
from wonders_gui.games.seven.offers import Action
from wonders_gui.games.seven.pieces import SevenTable, SevenUpdate
from wonders_gui.games.seven.words import why_no_offer, why_not
from wonders_gui.language import _
from wonders_gui.settings import Settings
from wonders_gui.texts.commands import seven_command
from wonders_gui.texts.deeds import seven_deed
from wonders_gui.texts.names import SEVEN

SevenCoach = Coach[Any, State, Command, Event, View]


class TablePage(Display):
    """One game of 7 Wonders being played. The window connects to the signals by name."""

    def __init__(self, table: SevenTable, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(table, settings, parent)
        self.coach = self._coach()
        self._bind_keys()
        self._connect()
        self._connect_parts()
        self.guard.hold_bots_of(table)
        if table.is_watched:
            self.bar.watch()
            self.detail.watch()

    # -- wiring -----------------------------------------------------------------------------------------------

    def _coach(self) -> "SevenCoach":
        voice: Voice[Command] = Voice(SEVEN, self._say, self._tell, self.people.cast)
        return Coach(self, self.table, self.settings, self.hint_panel, voice)

    def _say(self, command: Command) -> str:
        return seven_command(command, self.table.view().table.book.edition)

    def _tell(self, command: Command) -> str:
        return seven_deed(command, self.table.view().table.book.edition)

    def _bind_keys(self) -> None:
        letters = {
            "B": lambda: self._press(Action.BUILD, Action.TAKE, Action.COPY),
            "W": lambda: self._press(Action.STAGE),
            "S": lambda: self._press(Action.SELL),
            "F": lambda: self._press(Action.FREE_BUILD),
            "P": lambda: self.losses.choose(0),
            "D": lambda: self.losses.choose(-1),
            **back_and_forth(self.undo, self.redo),
            "H": self.ask_hint,
            "Y": self.coach.ask_why,
            "L": self.toggle_log,
            "C": self.ask_cards,
            "T": self.chains_asked.emit,
        }
        numbers = {str(place): lambda place=place: self.enlarge_place(place) for place in range(1, 8)}
        bind_keys(self, {**letters, **numbers}, lambda: not self.coach.is_open())
        bind_keys(self, {"Esc": self.step_back}, lambda: True)

    def _connect(self) -> None:
        self.bar.left_asked.connect(self.menu_asked)
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        self.hint_button.clicked.connect(self.ask_hint)
        self.log_button.clicked.connect(self.toggle_log)
        self.scores_button.clicked.connect(self.scores_asked)
        self.keys_button.clicked.connect(self.keys_asked)
        self.why_button.clicked.connect(self.coach.ask_why)
        self.coach.pointed.connect(self._point_at)
        self.coach.chosen.connect(self.act)
        self.banner.closed.connect(self._go_on)
        self.table.thinking.connect(lambda _seats: self._show_choice())
        self.settings.changed.connect(self._setting_changed)
        self._setting_changed("animation")

    def _connect_parts(self) -> None:
        for seats in (self.far, self.left, self.right):
            seats.opened.connect(self.enlarge)
        self.hand.selectionModel().currentChanged.connect(lambda *_: self._show_choice())
        self.hand.chosen.connect(self._choose_row)
        self.detail.acted.connect(self.act)
        self.detail.asked_undo.connect(self.undo)
        self.sides.acted.connect(self.act)
        self.losses.acted.connect(self.act)
        self.ending.scores_asked.connect(self.scores_asked)
        self.ending.opened.connect(self.enlarge)
        self.tabs.chosen.connect(lambda _tab: self._arranger.arrange())
        self.hint_panel.shown.connect(self._arranger.arrange_hint)
        self.hint_panel.pointed.connect(lambda _move: self._arranger.arrange_hint())
        self.hint_panel.closed.connect(self._close_hint)
        self.city_sheet.stepped.connect(self._enlarge_next)
        for sheet in (self.city_sheet, self.log_sheet):
            sheet.closed.connect(self._focus_hand)

    def _setting_changed(self, name: str) -> None:
        if name in ("animation", "reduced_motion"):
            self.overlay.set_speed(self.settings.animation, self.settings.reduced_motion)
        elif name == "bot_speed":
            self.table.set_speed(self.settings.bot_speed)
        self.hint_button.setVisible(self.settings.hints and not self.table.is_watched)

    # -- what the player does ---------------------------------------------------------------------------------

    def act(self, command: object) -> None:
        """Pass a decision on, if this is the moment for one; a refusal is said, and nothing else happens."""
        assert isinstance(command, Command)
        if not self.guard.allows():
            return
        self.overlay.finish()
        refusal = self.coach.propose(command)
        if refusal is not None:
            self._say_no(why_not(self.table.view().table, refusal))

    def _say_no(self, words: str) -> None:
        """Let the chosen card say why not."""
        self.refusals.say(words, self.hand, self.hand.currentIndex().row())

    def _press(self, *actions: Action) -> None:
        """A key: do the first of these that exists now, or say why not."""
        if self.table.is_watched or not self.table.owes_decision() or not self.guard.allows():
            return
        offer = next((found for action in actions if (found := self.detail.offer(action)) is not None), None)
        if offer is None:
            asks_for_card = self.hand.isVisible() and self._row() is None
            self._say_no(_("Choose a card first.") if asks_for_card else _("Not possible now"))
        elif not self.detail.act(offer.action):
            self._say_no(why_no_offer(self.table.view().table, self.people, offer))

    def _choose_row(self, row: int) -> None:
        """A double click or Enter: build the card, or what else is asked for; never anything but that."""
        self.hand.select_row(row)
        record = self._row()
        if record is not None and record.offers.main is not None:
            self._press(record.offers.main.action)

    def _go_on(self) -> None:
        """A message has been read; after that of the last conflicts the score follows."""
        if self.view is not None and self.view.table.phase == OVER and not self.table.is_watched:
            self.scores_asked.emit()
        else:
            self._focus_hand()

    def undo(self) -> None:
        """Back to the player's own last decision."""
        if self.table.can_undo():
            self.table.undo()

    def redo(self) -> None:
        """Forward to the player's own next decision."""
        if self.table.can_redo():
            self.table.redo()

    def ask_hint(self) -> None:
        """Let the master think for the player, when nothing else is to be read first."""
        if self.guard.is_locked():
            self.guard.point_at_message()
        else:
            self.coach.ask_hint()

    def _point_at(self, command: Command) -> None:
        """Let the card of a hint be seen in the hand."""
        wanted = getattr(command, "card", None)
        rows = [number for number, row in enumerate(self.hand_model.rows()) if row.offers.card == wanted]
        self.hand.select_row(rows[0] if rows else -1)

    def _close_hint(self) -> None:
        self._arranger.arrange_hint()
        self._focus_hand()

    def show_update(self, update: SevenUpdate) -> None:
        """Show the table as it is now; what the coach said of another moment is put away."""
        self.coach.follow(update)
        super().show_update(update)

    def enlarge_place(self, place: int) -> None:
        """Show the city at a place of the table: 1 is the player, 2 the left neighbour, and so on round."""
        if self.view is not None and place <= self.view.table.cities:
            self.enlarge((self.people.seat + place - 1) % self.view.table.cities)

    def _enlarge_next(self, step: int) -> None:
        """From the city that is shown to the next one round the table, or back."""
        if self.view is not None:
            self.enlarge((self.city_sheet.shown_city + step) % self.view.table.cities)

    def toggle_log(self) -> None:
        """Show the log, or put it away."""
        if not self.log_sheet.isHidden():
            self.log_sheet.put_away()
            return
        self.city_sheet.put_away()
        self._diary.write()
        self.log_sheet.present(self.felt.rect())

    def step_back(self) -> None:
        """Esc: put away what lies over the table, otherwise ask for the menu."""
        if self.coach.close():
            return
        if not self.banner.isHidden():
            self.banner.close_message()
        elif not self.city_sheet.isHidden():
            self.city_sheet.put_away()
        elif not self.log_sheet.isHidden():
            self.log_sheet.put_away()
        elif not self.hint_panel.is_empty():
            self.hint_panel.put_away()
        else:
            self.menu_asked.emit()

    def ask_cards(self) -> None:
        """The cards of the age that is played now."""
        if self.view is not None:
            self.cards_asked.emit(self.view.table.age + 1)

    def take_focus(self) -> None:
        """The page has come to the front."""
        self._focus_hand()
