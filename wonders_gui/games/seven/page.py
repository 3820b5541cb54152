"""The table of 7 Wonders: parts, places and keys. It asks and shows; every decision goes to the controller."""

from typing import Any

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from engine.core.seats import NOBODY
from engine.seven import events
from engine.seven.commands import Command, LeaveDiscard
from engine.seven.draft import PASSING
from engine.seven.events import Event
from engine.seven.legality import city_to_decide, legal
from engine.seven.scoring import VICTORY_WORTH
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, OVER, SIDES, State
from engine.seven.view import View
from wonders_gui import theme
from wonders_gui.controller import Hint, Kind, Table, Update
from wonders_gui.delegates.card import CardDelegate
from wonders_gui.games.seven import flights, layout
from wonders_gui.games.seven.board import BoardPanel
from wonders_gui.games.seven.chronicle import Chronicle
from wonders_gui.games.seven.detail import DetailPanel
from wonders_gui.games.seven.felt import Felt
from wonders_gui.games.seven.hints import HintPanel
from wonders_gui.games.seven.models import CityModel, HandModel, HandRow, city_rows, hand_rows
from wonders_gui.games.seven.offers import Action
from wonders_gui.games.seven.parts import CityPanel, HandHead
from wonders_gui.games.seven.people import People, far_cities
from wonders_gui.games.seven.plate import AgePlate
from wonders_gui.games.seven.race import RacePanel
from wonders_gui.games.seven.recap import RecapPanel
from wonders_gui.games.seven.seats import SeatsModel, seat_facts
from wonders_gui.games.seven.seatviews import FarDelegate, NeighbourDelegate, SeatsView, Sight
from wonders_gui.games.seven.sheets import CitySheet, LogSheet, city_columns
from wonders_gui.games.seven.sides import SidePanel
from wonders_gui.games.seven.standing import standing_rows
from wonders_gui.games.seven.story import Story
from wonders_gui.games.seven.strokes import px
from wonders_gui.games.seven.words import conflict_lines, turn_told, why_not
from wonders_gui.language import _
from wonders_gui.settings import Settings
from wonders_gui.texts.commands import seven_command
from wonders_gui.texts.names import game_name
from wonders_gui.texts.words import roman
from wonders_gui.views.row import RowView
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.bar import TopBar
from wonders_gui.widgets.log import LogModel
from wonders_gui.widgets.overlay import Overlay
from wonders_gui.widgets.segments import Option, Segments

TITLED = 1100  # from this width on the bar has a title
WORDED = 1500  # from this width on the buttons of the bar have words

SevenTable = Table[Any, State, Command, Event, View]
SevenUpdate = Update[Event, View]


class TablePage(QWidget):
    """One game of 7 Wonders being played. The window connects to the signals by name."""

    menu_asked = Signal()
    keys_asked = Signal()
    cards_asked = Signal(int)
    chains_asked = Signal()
    scores_asked = Signal()

    def __init__(self, table: SevenTable, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.settings = settings
        self.view: View | None = None
        self.people = People(table.seat, tuple(table.names))
        self.story = Story()
        self._chronicle: Chronicle | None = None
        self._started_from = QRect()
        self._make_models()
        self._make_parts()
        self._make_bar()
        self._make_keys()
        self._lay_out()
        self._connect()
        self.retranslate()

    # -- making -----------------------------------------------------------------------------------------------

    def _make_models(self) -> None:
        self.hand_model = HandModel(self)
        self.city_model = CityModel(self)
        self.far_model = SeatsModel(self)
        self.left_model = SeatsModel(self)
        self.right_model = SeatsModel(self)
        self.log_model = LogModel(self)

    def _make_parts(self) -> None:
        self.felt = Felt(self)
        self.far = self._seats(self.far_model, FarDelegate)
        self.left = self._seats(self.left_model, NeighbourDelegate)
        self.board = BoardPanel(self.felt)
        self.right = self._seats(self.right_model, NeighbourDelegate)
        self.city = CityPanel(self.city_model, self.felt)
        self.hand_head = HandHead(self.felt)
        self.hand = RowView(self.felt)
        self.hand.setModel(self.hand_model)
        self.hand.setItemDelegate(CardDelegate(self.hand))
        self.detail = DetailPanel(self.felt)
        self.tabs = Segments(self.felt)
        self.recap = RecapPanel(self.felt)
        self.race = RacePanel(self.felt)
        self.hint_panel = HintPanel(self.felt)
        self.hint_panel.hide()
        self.sides = SidePanel(self.felt)
        self.city_sheet = CitySheet(self.felt)
        self.log_sheet = LogSheet(self.felt, self.log_model)
        self.overlay = Overlay(self)
        self.banner = Banner(self)

    def _seats(self, model: SeatsModel, kind: type[FarDelegate] | type[NeighbourDelegate]) -> SeatsView:
        view = SeatsView(model, self.felt)
        view.setItemDelegate(kind(view))
        view.opened.connect(self.enlarge)
        return view

    def _make_bar(self) -> None:
        self.bar = TopBar(game_name("seven"), parent=self)
        self.plate = AgePlate(self.bar)
        self.bar.set_centre(self.plate)
        self.undo_button = self.bar.add_button("undo", self.undo)
        self.redo_button = self.bar.add_button("redo", self.redo)
        self.hint_button = self.bar.add_button("hint", self.ask_hint)
        self.log_button = self.bar.add_button("log", self.toggle_log)
        self.scores_button = self.bar.add_button("trophy", self.scores_asked.emit)
        self.keys_button = self.bar.add_button("question", self.keys_asked.emit)
        self.bar.left_asked.connect(self.menu_asked)

    def _make_keys(self) -> None:
        for key, slot in (
            ("B", lambda: self._press(Action.BUILD, Action.TAKE, Action.COPY)),
            ("W", lambda: self._press(Action.STAGE)),
            ("S", lambda: self._press(Action.SELL)),
            ("F", lambda: self._press(Action.FREE_BUILD)),
            ("U", self.undo),
            ("R", self.redo),
            ("H", self.ask_hint),
            ("L", self.toggle_log),
            ("C", self.ask_cards),
            ("T", self.chains_asked.emit),
            ("Esc", self.step_back),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)
        for number in range(1, 8):
            shortcut = QShortcut(QKeySequence(str(number)), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda place=number: self.enlarge_place(place))

    def _lay_out(self) -> None:
        self.frame = QScrollArea(self)
        self.frame.setWidget(self.felt)
        self.frame.setFrameShape(QScrollArea.Shape.NoFrame)
        self.frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.bar)
        box.addWidget(self.frame, 1)

    def _connect(self) -> None:
        self.hand.selectionModel().currentChanged.connect(lambda *_: self._show_choice())
        self.hand.chosen.connect(self._choose_row)
        self.detail.acted.connect(self.act)
        self.tabs.chosen.connect(lambda _tab: self._arrange())
        self.detail.asked_undo.connect(self.undo)
        self.sides.acted.connect(self.act)
        self.hint_panel.closed.connect(self._drop_hint)
        self.city_sheet.closed.connect(self._focus_hand)
        self.log_sheet.closed.connect(self._focus_hand)
        self.table.hinted.connect(self._show_hint)
        self.table.thinking.connect(lambda _seats: self._show_choice())
        self.settings.changed.connect(self._setting_changed)
        self._setting_changed("animation")

    # -- texts ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._name_buttons()
        self.hand.setAccessibleName(_("Your hand"))
        self.city.view.setAccessibleName(_("Your city"))
        self.far.setAccessibleName(_("Other players"))
        self.left.setAccessibleName(_("Left neighbour"))
        self.right.setAccessibleName(_("Right neighbour"))
        self.city.view.set_columns(city_columns())
        self.tabs.setAccessibleName(_("Part of the table"))
        self.tabs.set_options(
            [
                Option(layout.Tab.HAND.value, _("Hand")),
                Option(layout.Tab.CITY.value, _("Your city")),
                Option(layout.Tab.NEIGHBOURS.value, _("Neighbours")),
            ]
        )
        if self.view is not None:
            self._show_table(self.view)
            self._begin_story()

    def _name_buttons(self) -> None:
        """The buttons of the bar; on a narrow page they are icons alone, and the title gives way to the age."""
        self.bar.set_title(game_name("seven") if self.width() >= px(TITLED) else "")
        for button, text, key in (
            (self.undo_button, _("Undo"), "U"),
            (self.redo_button, _("Redo"), "R"),
            (self.hint_button, _("Hint"), "H"),
            (self.log_button, _("Log"), "L"),
            (self.scores_button, _("Scores"), ""),
            (self.keys_button, _("Keys"), "?"),
        ):
            worded = self.width() >= px(WORDED) and button in (self.undo_button, self.hint_button, self.scores_button)
            button.set_texts(text if worded else "", spoken=text)
            button.setToolTip(_("{action} (key {key})").format(action=text, key=key) if key else text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    def _setting_changed(self, name: str) -> None:
        if name in ("animation", "reduced_motion"):
            self.overlay.set_speed(self.settings.animation, self.settings.reduced_motion)
        elif name == "bot_speed":
            self.table.set_speed(self.settings.bot_speed)
        self.hint_button.setVisible(self.settings.hints)

    # -- places -----------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_buttons()
        self._arrange()

    def _arrange(self) -> None:
        size = QSize(self.width(), self.height() - self.bar.height())
        size = size.expandedTo(layout.least_size(theme.metrics()))
        self.felt.resize(size)
        tab = layout.Tab(self.tabs.value() or layout.Tab.HAND.value)
        places = layout.arrange(size, self.far_model.rowCount(), theme.metrics(), tab)
        self._places = places
        choosing = not self.sides.isHidden()
        self.tabs.setVisible(not places.tabs.isEmpty() and not choosing)
        for part, place in (
            (self.far, places.far),
            (self.left, places.left),
            (self.right, places.right),
            (self.board, places.board),
            (self.city, places.city),
            (self.hand_head, places.hand_head),
            (self.hand, places.hand),
            (self.detail, places.detail),
            (self.recap, places.recap),
            (self.tabs, places.tabs),
        ):
            part.setGeometry(place)
            part.setVisible(not place.isEmpty() and not (choosing and part in self._covered()))
        middle = QRect(places.board.left(), places.board.top(), places.board.width(), places.hand.bottom())
        self.sides.setGeometry(middle if places.tabs.isEmpty() else self.felt.rect())
        self._arrange_hint()
        self._arrange_sheets()

    def _covered(self) -> tuple[QWidget, ...]:
        """What makes room while the side of the board is chosen."""
        return (self.board, self.city, self.hand_head, self.hand, self.detail, self.recap, self.tabs)

    def _arrange_hint(self) -> None:
        """Recap, points and hint share a column where there is one; otherwise the hint lies over the city."""
        places = self._places
        self.hint_panel.setVisible(not self.hint_panel.is_empty() and self.sides.isHidden())
        if places.is_wide:
            self._arrange_column(places.recap)
            return
        self.race.hide()
        self.hint_panel.most_options = 2
        ground = places.hand if places.city.isEmpty() else places.city
        width = min(ground.width(), px(560))
        high = self.hint_panel.wanted_height(width)
        top = ground.top() if places.city.isEmpty() else ground.bottom() - high
        self.hint_panel.setGeometry(ground.left(), top, width, high)
        self.hint_panel.raise_()

    def _arrange_column(self, column: QRect) -> None:
        gap = px(4)
        bottom = column.bottom()
        self.hint_panel.most_options = 3
        least = self.recap.wanted_height()
        if not self.hint_panel.isHidden():
            high = min(self.hint_panel.wanted_height(column.width()), column.height() // 2)
            self.hint_panel.setGeometry(column.left(), bottom - high, column.width(), high)
            bottom -= high + gap
        race = self.race.wanted_height()
        self.race.setVisible(bottom - column.top() - race >= least and self.sides.isHidden())
        if not self.race.isHidden():
            self.race.setGeometry(column.left(), bottom - race, column.width(), race)
            bottom -= race + gap
        self.recap.setGeometry(column.left(), column.top(), column.width(), bottom - column.top())

    def _arrange_sheets(self) -> None:
        for sheet in (self.city_sheet, self.log_sheet):
            if not sheet.isHidden():
                sheet.setGeometry(self.felt.rect())

    # -- updates ----------------------------------------------------------------------------------------------

    def show_update(self, update: SevenUpdate) -> None:
        """Show the table as it is now, and what has happened."""
        before = self._own_card_place()
        self.view = update.view
        if self._is_quiet(update):
            self._show_choice()
            return
        if update.kind is Kind.PLAYED and self._chronicle is not None:
            self.story.follow(update.events)
            self.log_model.add(self._chronicle.entries(update.events))
        else:
            self._begin_story()
        if any(isinstance(event, events.ChoicesRevealed) for event in update.events) or update.kind is Kind.MOVED:
            self._forget_hint()
        self._show_table(update.view)
        self._tell_news(update, before)

    def _is_quiet(self, update: SevenUpdate) -> bool:
        """Somebody else has sealed a choice: nothing on the table changes but whom it waits for."""
        sealed = all(isinstance(event, events.ChoiceSealed) for event in update.events)
        return update.kind is Kind.PLAYED and bool(update.events) and sealed and update.decider != self.people.seat

    def _begin_story(self) -> None:
        """Tell everything from the beginning: a game was opened, taken back, or the language has changed."""
        assert self.view is not None
        history = self.table.history()
        self.story = Story()
        self.story.follow(history)
        self._chronicle = Chronicle(self.view.table, self.people)
        self.log_model.show_entries(self._chronicle.entries(history))

    def _show_table(self, view: View) -> None:
        state, seat = view.table, view.seat
        self._show_seats(state)
        self.board.show_city(state, seat_facts(state, self.people, self.story, seat))
        self.city_model.show_rows(city_rows(state, seat))
        self.recap.show_turn(state, self.people, self.story)
        self.race.show_state(state, self.people)
        self.plate.show_state(state)
        self._show_hand(view)
        self.undo_button.setEnabled(self.table.can_undo())
        self.redo_button.setEnabled(self.table.can_redo())
        self.hint_button.setEnabled(self.table.owes_decision())
        self.scores_button.setVisible(state.phase == OVER)
        if not self.city_sheet.isHidden():
            facts = seat_facts(state, self.people, self.story, self.city_sheet.shown_city)
            self.city_sheet.show_city(state, facts)
        self._arrange()

    def _show_seats(self, state: State) -> None:
        sight = Sight(state, self.people)
        seat = self.people.seat
        for view, cities in (
            (self.far, far_cities(state, seat)),
            (self.left, (state.table.left[seat],)),
            (self.right, (state.table.right[seat],)),
        ):
            delegate = view.itemDelegate()
            assert isinstance(delegate, FarDelegate | NeighbourDelegate)
            delegate.sight = sight
            model = view.model()
            assert isinstance(model, SeatsModel)
            model.show_rows([seat_facts(state, self.people, self.story, city) for city in cities])
            view.invalidate()

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
        self.hand_head.tell(*self._asked(view))
        self._show_choice()

    def _asked(self, view: View) -> tuple[str, str]:
        """What the player is asked for now, and what to know beside it."""
        state, seat = view.table, view.seat
        city = city_to_decide(state, seat)
        if city == NOBODY:
            return _("Your hand"), self._passing(state)
        if state.phase == FROM_DISCARD:
            return _("Discard pile"), _("Choose a card to build for free.")
        if state.phase == COPY_GUILD:
            return _("Guilds of your neighbours"), _("Choose one to copy.")
        if city != seat:
            return _("For the Free City"), _("Choose a card that the Free City plays.")
        if state.phase == LAST_CARD:
            return _("Your last card"), _("You may play it too.")
        return _("Your hand"), self._passing(state)

    def _passing(self, state: State) -> str:
        if state.phase in (SIDES, OVER):
            return ""
        table, seat = state.table, self.people.seat
        if table.players == 2:
            return _("swapped with {name} after each turn").format(name=self.people.name(1 - seat))
        ahead, behind = (table.left, table.right) if PASSING[state.age] > 0 else (table.right, table.left)
        giver, taker = self.people.name(behind[seat]), self.people.name(ahead[seat])
        if state.turn == 1:
            return _("goes on to {taker}").format(taker=taker)
        return _("from {giver} · goes on to {taker}").format(giver=giver, taker=taker)

    def _row(self) -> HandRow | None:
        return self.hand_model.record(self.hand.currentIndex())

    def _show_choice(self) -> None:
        """The detail of the selected card, or what the table waits for."""
        if self.view is None:
            return
        state = self.view.table
        if not self.table.owes_decision():
            self.detail.show_sealed(*self._waiting(state))
        else:
            leaving = next((move for move in legal(state, self.view.seat) if isinstance(move, LeaveDiscard)), None)
            self.detail.show_card(self._row(), state, self.people, leaving)
        if self._row() is None or not self.table.owes_decision():
            self.detail.model.show_rows(standing_rows(state, self.people.seat))

    def _waiting(self, state: State) -> tuple[str, str, str]:
        if state.phase == OVER:
            return _("The game is over"), "", ""
        own = state.choices[self.people.seat]
        chosen = seven_command(own, state.book.edition) if own is not None else ""
        others = [seat for seat in self.table.to_move() if seat != self.people.seat]
        waiting = _("Waiting for {names}.").format(names=self.people.listed(others)) if others else ""
        return (_("Your choice is sealed") if own is not None else _("Please wait")), chosen, waiting

    # -- news -------------------------------------------------------------------------------------------------

    def _own_card_place(self) -> tuple[int, QRect]:
        """The card the player has just played and where it lay, before the hand changes."""
        row = self._row()
        if row is None:
            return -1, self._started_from
        return row.offers.card, self.overlay.place(self.hand.viewport(), self.hand.visualRect(self.hand.currentIndex()))

    def _tell_news(self, update: SevenUpdate, before: tuple[int, QRect]) -> None:
        if update.kind is not Kind.PLAYED:
            if update.kind is Kind.STARTED:
                self._focus_hand()
            return
        happened = update.events
        if update.decider == self.people.seat:
            self._started_from = before[1]
        if any(isinstance(event, events.ChoicesRevealed) for event in happened):
            self._fly(update.view.table, happened)
            self._announce_turn(update.view.table)
        if any(isinstance(event, events.AgeBegan | events.GameEnded) for event in happened):
            self._tell_end_of_age(update)
        if self.table.owes_decision():
            self._focus_hand()

    def _announce_turn(self, state: State) -> None:
        last = self.story.last
        if last is not None:
            announce(self, turn_told(state, self.people, last.deeds))

    def _fly(self, state: State, happened: tuple[Event, ...]) -> None:
        ratio = self.devicePixelRatioF()
        deed = flights.own_deed(happened, self.people.seat)
        if isinstance(deed, events.CardBuilt | events.StageBuilt | events.CardSold):
            flights.fly_own_card(self.overlay, state, deed.card, self._started_from, self._goal(deed), ratio)
        if any(isinstance(event, events.HandsPassed) for event in happened):
            left, hand, right = (self.overlay.place(part) for part in (self.left, self.hand, self.right))
            flights.pass_hands(self.overlay, state, left, hand, right, ratio)

    def _goal(self, deed: events.CardBuilt | events.StageBuilt | events.CardSold) -> QRect:
        if isinstance(deed, events.StageBuilt):
            return self.overlay.place(self.board, self.board.wonder_place())
        if isinstance(deed, events.CardSold):
            return self.overlay.place(self.plate, self.plate.discard_place().toRect())
        rows = [number for number, row in enumerate(self.city_model.rows()) if row.card == deed.card]
        if not rows:
            return self.overlay.place(self.city)
        index = self.city_model.index(rows[0])
        return self.overlay.place(self.city.view.viewport(), self.city.view.visualRect(index))

    def _tell_end_of_age(self, update: SevenUpdate) -> None:
        """The conflicts of the age that has ended; after the last one the score follows."""
        ended = next((turn for turn in reversed(self.story.turns) if turn.ends_age), None)
        if ended is None:
            return
        state = update.view.table
        heading = _("End of Age {age}: the conflicts").format(age=roman(ended.age + 1))
        lines = conflict_lines(state, self.people, ended.conflicts, VICTORY_WORTH[ended.age])
        if update.over:
            self.banner.closed.connect(self.scores_asked, Qt.ConnectionType.SingleShotConnection)
        self.banner.show_message(heading, lines, "shield")

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
            self._arrange_hint()
            self.table.ask_hint()

    def _show_hint(self, hint: Hint[Command]) -> None:
        if self.view is None:
            return
        self.hint_panel.show_hint(hint, self.view.table.book.edition)
        self._arrange_hint()
        wanted = getattr(hint.command, "card", None)
        rows = [number for number, row in enumerate(self.hand_model.rows()) if row.offers.card == wanted]
        if rows:
            self.hand.select_row(rows[0])
        announce(self, self.hint_panel.text())

    def _forget_hint(self) -> None:
        self.hint_panel.clear()

    def _drop_hint(self) -> None:
        self._forget_hint()
        self._arrange_hint()

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

    def toggle_log(self) -> None:
        """Show the log, or put it away."""
        if not self.log_sheet.isHidden():
            self.log_sheet.put_away()
            return
        self.city_sheet.put_away()
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
        if self.isVisible() and self.sides.isHidden() and self.city_sheet.isHidden() and self.log_sheet.isHidden():
            if self.hand.isHidden():
                self.tabs.set_value(layout.Tab.HAND.value)
                self._arrange()
            self.hand.setFocus(Qt.FocusReason.OtherFocusReason)
            self.frame.ensureWidgetVisible(self.hand)  # where large text makes the table larger than the window
