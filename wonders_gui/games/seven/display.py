"""The table as the controller tells it: every update shown part by part, in the current language."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.seven import events
from engine.seven.commands import LeaveDiscard
from engine.seven.legality import legal
from engine.seven.state import LOSSES, OVER, SIDES, State
from engine.seven.view import View
from wonders_gui.controller import Kind
from wonders_gui.games.seven import asking, layout
from wonders_gui.games.seven.arranging import Arranger
from wonders_gui.games.seven.chronicle import Diary
from wonders_gui.games.seven.models import HandRow, city_rows, hand_rows
from wonders_gui.games.seven.news import News
from wonders_gui.games.seven.offers import decision_of
from wonders_gui.games.seven.people import People, far_cities
from wonders_gui.games.seven.pieces import Pieces, SevenTable, SevenUpdate
from wonders_gui.games.seven.seats import seat_facts
from wonders_gui.games.seven.seatviews import Sight
from wonders_gui.games.seven.sheets import city_columns
from wonders_gui.games.seven.standing import standing_rows
from wonders_gui.games.seven.story import Story
from wonders_gui.language import _
from wonders_gui.settings import Settings
from wonders_gui.widgets.segments import Option


class Display(Pieces):
    """Shows and never decides."""

    def __init__(self, table: SevenTable, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(table, settings, parent)
        self.view: View | None = None
        self.people = People(table.seat, table.people)
        self.story = Story()
        self._diary = Diary(self.log_model, self.people)
        self._news = News(self, self.people)
        self._arranger = Arranger(self)
        self.retranslate()

    # -- texts and places -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.name_tools(self.width())
        city = self._own(_("Your city"), _("City of {player}"))
        self.hand.setAccessibleName(self._own(_("Your hand"), _("Hand of {player}")))
        self.city.view.setAccessibleName(city)
        self.far.setAccessibleName(_("Other players"))
        self.left.setAccessibleName(_("Left neighbour"))
        self.right.setAccessibleName(_("Right neighbour"))
        self.tabs.setAccessibleName(_("Part of the table"))
        chosen = self.tabs.value() or layout.Tab.HAND.value
        self.tabs.set_options(
            [
                Option(layout.Tab.HAND.value, _("Hand")),
                Option(layout.Tab.CITY.value, city),
                Option(layout.Tab.NEIGHBOURS.value, _("Neighbours")),
                Option(layout.Tab.LAST_TURN.value, _("Last turn")),
            ]
        )
        self.tabs.set_value(chosen)
        if self.view is not None:
            self._show_table(self.view)
            self._begin_log()

    def _own(self, of_you: str, of_another: str) -> str:
        """A text about the seat through whose eyes the table is seen."""
        return self.people.says(self.people.seat, of_you, of_another)

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

    # -- updates ----------------------------------------------------------------------------------------------

    def show_update(self, update: SevenUpdate) -> None:
        """Show the table as it is now, and what has happened."""
        if update.decider == self.people.seat:
            self.banner.close_message()
            self._news.keep_place()
        self.view = update.view
        self.refusals.put_away()
        if self._is_sealing(update):
            self._follow(update)
            self._show_sealing(update)
            return
        if update.kind is Kind.PLAYED and self.story.is_begun:
            self._follow(update)
        else:
            self._begin_story()
            self.banner.close_message()  # it tells of another moment
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
            self._show_seats(update.view.table)  # the Free City may be next
            self._show_hand(update.view)
            self._show_tools(update.view.table)
            if update.view.table.phase == LOSSES:
                self._arranger.arrange()  # the hand comes back where the loss was decided about
            if self.table.owes_decision():
                self._focus_hand()  # for the Free City
        else:
            self._show_choice()

    def _follow(self, update: SevenUpdate) -> None:
        self.story.follow(update.events)
        self._diary.follow(update.events)
        self._write_log()

    def _begin_story(self) -> None:
        """Tell everything from the beginning: a game was opened or taken back."""
        self.story = Story()
        self.story.follow(self.table.history())
        self._begin_log()

    def _begin_log(self) -> None:
        assert self.view is not None
        self._diary.begin(self.view.table, self.table.history())
        self._write_log()

    def _write_log(self) -> None:
        if not self.log_sheet.isHidden():
            self._diary.write()

    def _show_table(self, view: View) -> None:
        state, seat = view.table, view.seat
        self.largest_hand = state.table.turns + 1 + (state.cities - state.table.players)  # with the Free City's card
        self._show_seats(state)
        self.partner.show_hand(view, self.people)
        self.board.show_city(state, seat_facts(state, self.people, self.story, seat))
        self.city.view.set_columns(city_columns(state))
        self.city_model.show_rows(city_rows(state, seat))
        self.recap.show_turn(state, self.people, self.story)
        self.race.show_state(state, self.people)
        self.plate.show_state(state)
        self.ending.show_end(state, self.people, self.table.standings() if state.phase == OVER else ())
        self._show_hand(view)
        self._show_tools(state)
        if not self.city_sheet.isHidden():
            self.enlarge(self.city_sheet.shown_city)
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
        is_new = self.guard.show(decision_of(view))
        kept = None if is_new else self._row()
        rows = hand_rows(view, self.people)
        self.hand_model.show_rows(rows)
        same = [number for number, row in enumerate(rows) if kept is not None and row.offers.card == kept.offers.card]
        can_look = self.table.owes_decision() or self.table.is_watched
        self.hand.select_row(same[0] if same and can_look else -1)
        self.hand.setEnabled(can_look)
        state = view.table
        choosing = state.phase == SIDES and self.table.owes_decision()
        self.sides.setVisible(choosing)
        if choosing:
            self.sides.show_choice(state, view.seat)
        if not self.table.is_watched:
            self.losses.show_loss(view, self.people, self.story)
        ask = asking.watched if self.table.is_watched else asking.asked
        self.hand_head.tell(*ask(state, self.people))
        self._show_choice()

    def enlarge(self, city: int) -> None:
        """Show a whole city over the table, with the hand of its player where that lies open."""
        if self.view is None:
            return
        state = self.view.table
        hand = state.hands[city] if self.table.is_watched and city < len(state.hands) else ()
        self.log_sheet.put_away()
        self.city_sheet.show_city(state, seat_facts(state, self.people, self.story, city), hand)
        self.city_sheet.present(self.felt.rect())

    def _row(self) -> HandRow | None:
        return self.hand_model.record(self.hand.currentIndex())

    def _show_choice(self) -> None:
        """The detail of the selected card, or what the table waits for."""
        if self.view is None:
            return
        state, row = self.view.table, self._row()
        if self.table.is_watched and row is not None:
            self.detail.show_card(row, state, self.people)
            return
        if not self.table.owes_decision():
            wait = asking.watching if self.table.is_watched else asking.waiting
            told = wait(state, self.people, self.table.to_move())
            self.detail.show_sealed(*told, standing_rows(state, self.people))
            return
        if not self.losses.is_empty():
            self.detail.show_sealed(*asking.bearing(state), standing_rows(state, self.people))
            return
        if row is None and asking.decides_for_free_city(state, self.people.seat):
            self.detail.show_sealed(*asking.for_free_city(state, self.people), ())  # points would read as its own
            return
        leaving = next((move for move in legal(state, self.view.seat) if isinstance(move, LeaveDiscard)), None)
        standing = standing_rows(state, self.people) if row is None else ()
        self.detail.show_card(row, state, self.people, leaving, standing)

    def _focus_hand(self) -> None:
        """The keyboard goes to what is asked next: a card, or at the end the way to the score."""
        if self.table.is_watched or not self.isVisible():
            return
        if self.guard.is_locked():
            self.guard.point_at_message()
            return
        if any(not part.isHidden() for part in (self.sides, self.city_sheet, self.log_sheet)):
            return
        target = self._asked_next()
        if not target.isVisible():
            self.tabs.set_value(layout.Tab.HAND.value)
            self._arranger.arrange()
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        self.frame.ensureWidgetVisible(target)  # where large text makes the table larger than the window

    def _asked_next(self) -> QWidget:
        if not self.ending.is_empty():
            return self.ending.scores
        return self.hand if self.losses.is_empty() else self.losses.buttons[0]
