"""What has just happened, told in passing: cards that fly, what a screen reader says, the conflicts of an age."""

from PySide6.QtCore import QRect

from engine.seven import events
from engine.seven.draft import PASSING
from engine.seven.events import Event
from engine.seven.state import State
from wonders_gui.controller import Kind
from wonders_gui.games.seven import flights
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.pieces import Pieces, SevenUpdate
from wonders_gui.games.seven.story import Story, losses_in
from wonders_gui.games.seven.words import end_of_age, loss_lines, turn_told
from wonders_gui.language import _
from wonders_gui.texts.words import roman, sentences
from wonders_gui.widgets.announcer import announce

Played = events.CardBuilt | events.StageBuilt | events.CardSold


class News:
    """Knows where the player's own card lay before it was played."""

    def __init__(self, pieces: Pieces, people: People) -> None:
        self._pieces = pieces
        self._people = people
        self._started_from = QRect()

    def keep_place(self) -> None:
        """Remember where the card lies that the player has just decided about, before the hand changes."""
        pieces = self._pieces
        index = pieces.hand.currentIndex()
        if index.isValid():
            self._started_from = pieces.overlay.place(pieces.hand.viewport(), pieces.hand.visualRect(index))

    def tell(self, update: SevenUpdate, story: Story) -> None:
        """Tell what an update has brought."""
        if update.kind is not Kind.PLAYED:
            return
        happened = update.events
        if any(isinstance(event, events.ChoicesRevealed) for event in happened):
            self._fly(update.view.table, happened)
            if any(isinstance(event, Played) for event in happened):  # what was paid of a loss is revealed too
                self._announce_turn(update.view.table, story)
        lost = losses_in(happened)
        if lost:
            announce(self._pieces, sentences(loss_lines(self._people, lost)))
        if any(isinstance(event, events.AgeBegan | events.GameEnded) for event in happened):
            self._tell_end_of_age(update, story)
        if any(isinstance(event, events.AgeBegan) for event in happened):
            self._announce_age(update.view.table)

    def _announce_turn(self, state: State, story: Story) -> None:
        if story.last is not None:
            announce(self._pieces, turn_told(state, self._people, story.last.deeds))

    def _announce_age(self, state: State) -> None:
        begun = _("Age {age} begins.").format(age=roman(state.age + 1))
        way = _("Hands are passed to the left.") if PASSING[state.age] > 0 else _("Hands are passed to the right.")
        if state.table.players == 2:
            way = _("Hands are swapped after each turn.")
        announce(self._pieces, f"{begun} {way}")

    def _fly(self, state: State, happened: tuple[Event, ...]) -> None:
        pieces = self._pieces
        ratio = pieces.devicePixelRatioF()
        deed = flights.own_deed(happened, self._people.seat)
        if isinstance(deed, Played):
            flights.fly_own_card(pieces.overlay, state, deed.card, self._started_from, self._goal(deed), ratio)
        if any(isinstance(event, events.HandsPassed) for event in happened):
            place = pieces.overlay.place
            areas = (place(pieces.left), place(pieces.hand), place(pieces.right))
            flights.pass_hands(pieces.overlay, state, self._people.seat, areas, ratio)

    def _goal(self, deed: Played) -> QRect:
        pieces = self._pieces
        if isinstance(deed, events.StageBuilt):
            return pieces.overlay.place(pieces.board, pieces.board.wonder_place())
        if isinstance(deed, events.CardSold):
            return pieces.overlay.place(pieces.plate, pieces.plate.discard_place().toRect())
        rows = [number for number, row in enumerate(pieces.city_model.rows()) if row.card == deed.card]
        if not rows:
            return pieces.overlay.place(pieces.city)
        city = pieces.city.view
        return pieces.overlay.place(city.viewport(), city.visualRect(pieces.city_model.index(rows[0])))

    def _tell_end_of_age(self, update: SevenUpdate, story: Story) -> None:
        """The conflicts of the age that has ended; after the last one the score follows."""
        ended = next((turn for turn in reversed(story.turns) if turn.ends_age), None)
        pieces = self._pieces
        if ended is None or pieces.table.is_watched:
            return
        heading = _("End of Age {age}: the conflicts").format(age=roman(ended.age + 1))
        lines = end_of_age(update.view.table, self._people, ended)
        pieces.banner.show_message(heading, lines, "shield")
