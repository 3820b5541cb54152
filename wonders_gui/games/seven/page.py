"""The table of 7 Wonders. It asks and shows; every decision goes to the controller."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.seven import events
from engine.seven.commands import Command, LeaveDiscard
from engine.seven.events import Event
from engine.seven.legality import legal
from engine.seven.state import OVER, SIDES, State
from engine.seven.view import View
from wonders_gui.controller import Hint, Kind
from wonders_gui.games.seven import asking, keys, layout
from wonders_gui.games.seven.arranging import Arranger
from wonders_gui.games.seven.chronicle import Chronicle
from wonders_gui.games.seven.models import HandRow, city_rows, hand_rows
from wonders_gui.games.seven.news import News
from wonders_gui.games.seven.offers import Action
from wonders_gui.games.seven.people import People, far_cities
from wonders_gui.games.seven.pieces import Pieces, SevenTable, SevenUpdate
from wonders_gui.games.seven.seats import seat_facts
from wonders_gui.games.seven.seatviews import Sight
from wonders_gui.games.seven.sheets import city_columns
from wonders_gui.games.seven.standing import standing_rows
from wonders_gui.games.seven.story import Story
from wonders_gui.games.seven.words import why_not
from wonders_gui.language import _
from wonders_gui.settings import Settings
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.segments import Option


class TablePage(Pieces):
    """One game of 7 Wonders being played. The window connects to the signals by name."""

    def __init__(self, table: SevenTable, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(table, settings, parent)
        self.view: View | None = None
        self.people = People(table.seat, tuple(table.names))
        self.story = Story()
        self._chronicle: Chronicle | None = None
        self._untold: list[Event] = []
        self._news = News(self, self.people)
        self._arranger = Arranger(self)
        self._bind_keys()
        self._connect()
        self._connect_parts()
        self.retranslate()

    # -- wiring -----------------------------------------------------------------------------------------------

    def _bind_keys(self) -> None:
        letters = {
            "B": lambda: self._press(Action.BUILD, Action.TAKE, Action.COPY),
            "W": lambda: self._press(Action.STAGE),
            "S": lambda: self._press(Action.SELL),
            "F": lambda: self._press(Action.FREE_BUILD),
            "U": self.undo,
            "R": self.redo,
            "H": self.ask_hint,
            "L": self.toggle_log,
            "C": self.ask_cards,
            "T": self.chains_asked.emit,
            "Esc": self.step_back,
        }
        numbers = {str(place): lambda place=place: self.enlarge_place(place) for place in range(1, 8)}
        keys.bind(self, {**letters, **numbers})

    def _connect(self) -> None:
        self.bar.left_asked.connect(self.menu_asked)
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        self.hint_button.clicked.connect(self.ask_hint)
        self.log_button.clicked.connect(self.toggle_log)
        self.scores_button.clicked.connect(self.scores_asked)
        self.keys_button.clicked.connect(self.keys_asked)
        self.table.hinted.connect(self._show_hint)
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
        self.ending.scores_asked.connect(self.scores_asked)
        self.ending.opened.connect(self.enlarge)
        self.tabs.chosen.connect(lambda _tab: self._arranger.arrange())
        self.hint_panel.closed.connect(self._drop_hint)
        self.city_sheet.stepped.connect(self._enlarge_next)
        for sheet in (self.city_sheet, self.log_sheet):
            sheet.closed.connect(self._focus_hand)

    # -- texts and places -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.bar.name_tools(self.width())
        self.hand.setAccessibleName(_("Your hand"))
        self.city.view.setAccessibleName(_("Your city"))
        self.far.setAccessibleName(_("Other players"))
        self.left.setAccessibleName(_("Left neighbour"))
        self.right.setAccessibleName(_("Right neighbour"))
        self.city.view.set_columns(city_columns())
        self.tabs.setAccessibleName(_("Part of the table"))
        chosen = self.tabs.value() or layout.Tab.HAND.value
        self.tabs.set_options(
            [
                Option(layout.Tab.HAND.value, _("Hand")),
                Option(layout.Tab.CITY.value, _("Your city")),
                Option(layout.Tab.NEIGHBOURS.value, _("Neighbours")),
                Option(layout.Tab.LAST_TURN.value, _("Last turn")),
            ]
        )
        self.tabs.set_value(chosen)
        if self.view is not None:
            self._show_table(self.view)
            self._begin_log()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arranger.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bar.name_tools(self.width())
        self._arranger.arrange()

    def _setting_changed(self, name: str) -> None:
        if name in ("animation", "reduced_motion"):
            self.overlay.set_speed(self.settings.animation, self.settings.reduced_motion)
        elif name == "bot_speed":
            self.table.set_speed(self.settings.bot_speed)
        self.hint_button.setVisible(self.settings.hints)

    # -- updates ----------------------------------------------------------------------------------------------

    def show_update(self, update: SevenUpdate) -> None:
        """Show the table as it is now, and what has happened."""
        if update.decider == self.people.seat:
            self._news.keep_place()
        self.view = update.view
        if self._is_sealing(update):
            self._follow(update)
            self._show_sealing(update)
            return
        if update.kind is Kind.PLAYED and self.story.is_begun:
            self._follow(update)
        else:
            self._begin_story()
        if any(isinstance(event, events.ChoicesRevealed) for event in update.events) or update.kind is Kind.MOVED:
            self.hint_panel.clear()
        self._show_table(update.view)
        self._news.tell(update, self.story)
        if update.kind is Kind.STARTED or (update.kind is Kind.PLAYED and self.table.owes_decision()):
            self._focus_hand()

    def _is_sealing(self, update: SevenUpdate) -> bool:
        """Somebody has sealed a choice: no city changes, only whom the table waits for."""
        sealed = all(isinstance(event, events.ChoiceSealed) for event in update.events)
        return update.kind is Kind.PLAYED and bool(update.events) and sealed

    def _show_sealing(self, update: SevenUpdate) -> None:
        if update.decider == self.people.seat:
            self._show_hand(update.view)
            self._show_tools(update.view.table)
        else:
            self._show_choice()

    def _follow(self, update: SevenUpdate) -> None:
        self.story.follow(update.events)
        self._untold += update.events
        if not self.log_sheet.isHidden():
            self._write_log()

    def _begin_story(self) -> None:
        """Tell everything from the beginning: a game was opened or taken back."""
        self.story = Story()
        self.story.follow(self.table.history())
        self._begin_log()

    def _begin_log(self) -> None:
        """The log tells everything anew, in the language of now."""
        assert self.view is not None
        self._chronicle = Chronicle(self.view.table, self.people)
        self._untold = list(self.table.history())
        self.log_model.show_entries(())
        if not self.log_sheet.isHidden():
            self._write_log()

    def _write_log(self) -> None:
        """Write down what the log does not tell yet: only when somebody reads it, for that takes time."""
        if self._chronicle is not None and self._untold:
            self.log_model.add(self._chronicle.entries(self._untold))
            self._untold = []

    def _show_table(self, view: View) -> None:
        state, seat = view.table, view.seat
        self._show_seats(state)
        self.board.show_city(state, seat_facts(state, self.people, self.story, seat))
        self.city_model.show_rows(city_rows(state, seat))
        self.recap.show_turn(state, self.people, self.story)
        self.race.show_state(state, self.people)
        self.plate.show_state(state)
        self.ending.show_end(state, self.people, self.table.standings() if state.phase == OVER else ())
        self._show_hand(view)
        self._show_tools(state)
        if not self.city_sheet.isHidden():
            facts = seat_facts(state, self.people, self.story, self.city_sheet.shown_city)
            self.city_sheet.show_city(state, facts)
        self._arranger.arrange()

    def _show_tools(self, state: State) -> None:
        self.undo_button.setEnabled(self.table.can_undo())
        self.redo_button.setEnabled(self.table.can_redo())
        self.hint_button.setEnabled(self.table.owes_decision())
        self.scores_button.setVisible(state.phase == OVER)

    def _show_seats(self, state: State) -> None:
        sight, seat = Sight(state, self.people), self.people.seat
        for view, cities in (
            (self.far, far_cities(state, seat)),
            (self.left, (state.table.left[seat],)),
            (self.right, (state.table.right[seat],)),
        ):
            view.show_seats(sight, [seat_facts(state, self.people, self.story, city) for city in cities])

    def _show_hand(self, view: View) -> None:
        kept = self._row()
        rows = hand_rows(view, self.people)
        self.hand_model.show_rows(rows)
        same = [number for number, row in enumerate(rows) if kept is not None and row.offers.card == kept.offers.card]
        self.hand.select_row(same[0] if same and self.table.owes_decision() else -1)
        self.hand.setEnabled(self.table.owes_decision())
        state = view.table
        choosing = state.phase == SIDES and bool(legal(state, view.seat))
        self.sides.setVisible(choosing)
        if choosing:
            self.sides.show_choice(state, view.seat)
        self.hand_head.tell(*asking.asked(state, self.people))
        self._show_choice()

    def _row(self) -> HandRow | None:
        return self.hand_model.record(self.hand.currentIndex())

    def _show_choice(self) -> None:
        """The detail of the selected card, or what the table waits for."""
        if self.view is None:
            return
        state, row = self.view.table, self._row()
        if not self.table.owes_decision():
            told = asking.waiting(state, self.people, self.table.to_move())
            self.detail.show_sealed(*told, standing_rows(state, self.people.seat))
            return
        leaving = next((move for move in legal(state, self.view.seat) if isinstance(move, LeaveDiscard)), None)
        standing = standing_rows(state, self.people.seat) if row is None else ()
        self.detail.show_card(row, state, self.people, leaving, standing)

    # -- what the player does ---------------------------------------------------------------------------------

    def act(self, command: object) -> None:
        """Pass a decision on; a refusal is said, and nothing else happens."""
        assert isinstance(command, Command)
        self.overlay.finish()
        refusal = self.table.submit(command)
        if refusal is not None and self.view is not None:
            self.banner.show_message(_("Not possible now"), [why_not(self.view.table, refusal)], "warning")

    def _press(self, *actions: Action) -> None:
        if any(self.detail.act(action) for action in actions if self.detail.offer(action) is not None):
            return
        offer = next((found for action in actions if (found := self.detail.offer(action)) is not None), None)
        if offer is not None and self.view is not None:
            announce(self, why_not(self.view.table, offer.refusal))

    def _choose_row(self, row: int) -> None:
        """A double click or Enter: do what the card is best for."""
        self.hand.select_row(row)
        record = self._row()
        if record is not None and record.offers.main is not None:
            self.detail.act(record.offers.main.action)

    def undo(self) -> None:
        """Back to the player's own last decision."""
        if self.table.can_undo():
            self.banner.close_message()
            self.table.undo()

    def redo(self) -> None:
        """Forward to the player's own next decision."""
        if self.table.can_redo():
            self.table.redo()

    def ask_hint(self) -> None:
        """Let the master think for the player."""
        if self.settings.hints and self.table.owes_decision():
            self.hint_panel.show_thinking()
            self._arranger.arrange_hint()
            self.table.ask_hint()

    def _show_hint(self, hint: Hint[Command]) -> None:
        if self.view is None:
            return
        self.hint_panel.show_hint(hint, self.view.table.book.edition)
        self._arranger.arrange_hint()
        wanted = getattr(hint.command, "card", None)
        rows = [number for number, row in enumerate(self.hand_model.rows()) if row.offers.card == wanted]
        if rows:
            self.hand.select_row(rows[0])
        announce(self, self.hint_panel.text())

    def _drop_hint(self) -> None:
        self.hint_panel.clear()
        self._arranger.arrange_hint()

    def enlarge(self, city: int) -> None:
        """Show a whole city over the table."""
        if self.view is None:
            return
        state = self.view.table
        self.log_sheet.put_away()
        self.city_sheet.show_city(state, seat_facts(state, self.people, self.story, city))
        self.city_sheet.present(self.felt.rect())

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
        self._write_log()
        self.log_sheet.present(self.felt.rect())

    def step_back(self) -> None:
        """Esc: put away what lies over the table, otherwise ask for the menu."""
        if not self.banner.isHidden():
            self.banner.close_message()
        elif not self.city_sheet.isHidden():
            self.city_sheet.put_away()
        elif not self.log_sheet.isHidden():
            self.log_sheet.put_away()
        elif not self.hint_panel.is_empty():
            self._drop_hint()
        else:
            self.menu_asked.emit()

    def ask_cards(self) -> None:
        """The cards of the age that is played now."""
        if self.view is not None:
            self.cards_asked.emit(self.view.table.age + 1)

    def take_focus(self) -> None:
        """The page has come to the front."""
        self._focus_hand()

    def _focus_hand(self) -> None:
        """The keyboard goes to what is asked next: a card, or at the end the way to the score."""
        if not self.isVisible() or any(not part.isHidden() for part in (self.sides, self.city_sheet, self.log_sheet)):
            return
        target = self.hand if self.ending.is_empty() else self.ending.scores
        if not target.isVisible():
            self.tabs.set_value(layout.Tab.HAND.value)
            self._arranger.arrange()
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        self.frame.ensureWidgetVisible(target)  # where large text makes the table larger than the window
