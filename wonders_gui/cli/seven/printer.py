"""A game of 7 Wonders as readable text: set-up, every turn and conflicts. It tells events and knows no rules.

The table is folded from the true events; what is told are the events as the reader may see them, and only what lies
open on the table is looked up beside them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from engine.core.seats import Seat
from engine.seven import events
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.state import COPY_GUILD, FROM_DISCARD, FROM_THE_DISCARD, LAST_CARD, LOSSES, PLAY, State
from wonders_gui.cli.seven.names import Names
from wonders_gui.cli.seven.printer_cities import told_of_cities
from wonders_gui.cli.words import AGES, coins, counted, listed, shields

Deeds = (
    events.CoinsPaid
    | events.CardBuilt
    | events.StageBuilt
    | events.CardSold
    | events.CoinsGained
    | events.FreeBuildUsed
)
# What black cards do besides: told when all deeds of the turn are.
Asides = (
    events.DebtTaken
    | events.DiplomacyGained
    | events.VictoryTokenGained
    | events.DefeatsDiscarded
    | events.LossInflicted
)
Dealing = events.BoardDealt | events.SideChosen | events.AgeBegan | events.TurnBegan | events.CardDrawn

OPENED: Final = {
    LAST_CARD: "{city} may play its last card.",
    FROM_DISCARD: "{city} may build from the discard pile.",
    COPY_GUILD: "{city} may copy a guild of a neighbour.",
}


@dataclass(slots=True)
class Deed:
    """What one city did in a turn, in the order in which it is told."""

    action: str = ""
    paid: list[str] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)
    for_nothing: bool = False

    def told(self) -> str:
        """The deed without its city."""
        parts = [self.action + (" by its right to build one card for nothing" if self.for_nothing else "")]
        if self.paid:
            parts.append(f"paying {listed(self.paid)}")
        if self.gained:
            parts.append(f"gaining {coins(sum(self.gained))}")
        return ", ".join(part for part in parts if part)


class SevenTeller:
    """Tells events to one reader: to a seat, or to somebody who may know everything. `state` is folded on the way."""

    def __init__(self, state: State, seat: Seat | None) -> None:
        self.state = state
        self.seat = seat
        self.names = Names(state.book.edition)
        self._ledger = SEVEN.ledger(state, None)
        self._deeds: dict[int, Deed] = {}
        self._asides: list[str] = []
        self._turn_is_open = self._age_is_open = state.phase in (PLAY, LAST_CARD, FROM_DISCARD, LOSSES)

    def tell(self, happened: Iterable[Event]) -> Iterator[str]:
        """All that happened; deeds of a turn are told when the turn goes on to something else, or by `rest`."""
        for event in happened:
            yield from self._tell(event)

    def rest(self) -> Iterator[str]:
        """The deeds that are not told yet."""
        yield from self._flush()

    def _city(self, city: int) -> str:
        return self.names.city(self.state, city)

    def _each_city(self, values: Iterable[object]) -> str:
        return ", ".join(f"{self._city(city)} {value}" for city, value in enumerate(values))

    # -- one event --------------------------------------------------------------------------------------------

    def _tell(self, event: Event) -> Iterator[str]:
        """Close what the event ends, let it happen, and say what the reader may know of it."""
        yield from self._close_before(event)
        self._ledger.emit(event)
        shown = event if self.seat is None else SEVEN.seen(event, self.seat)
        if isinstance(shown, Deeds):
            self._note(shown)
        elif isinstance(shown, Asides):
            self._asides += self._tell_cities(shown)
        elif isinstance(shown, Dealing):
            yield from self._tell_dealing(shown)
        else:
            yield from self._tell_rest(shown)

    def _close_before(self, event: Event) -> Iterator[str]:
        """A turn ends when hands are passed, an age when its conflicts are fought."""
        if isinstance(event, Deeds | Asides | events.ChoiceSealed | events.ChoicesRevealed):
            return
        yield from self._flush()
        if ends_age(event):
            yield from self._close_turn()
            yield from self._close_age()
        elif isinstance(event, events.HandsPassed):
            yield from self._close_turn()

    def _close_turn(self) -> Iterator[str]:
        if self._turn_is_open:
            self._turn_is_open = False
            yield f"    Coins: {self._each_city(self.state.coins)}."

    def _close_age(self) -> Iterator[str]:
        if self._age_is_open:
            self._age_is_open = False
            yield ""
            yield f"  Conflicts of age {AGES[self.state.age]}"
            yield f"    Shields: {self._each_city(self.state.shields)}."

    def _tell_dealing(self, event: Dealing) -> Iterator[str]:
        match event:
            case events.BoardDealt(city):
                owner = f"Seat {city}" if city < self.state.table.players else "Free City"
                yield f"  {owner}: {self.names.board(self.state, city)}"
            case events.SideChosen(city):
                yield f"  {self._city(city)} chooses the side {self.names.side(self.state, city)}."
            case events.AgeBegan():
                yield from self._tell_age(event)
            case events.TurnBegan():
                yield from self._tell_turn(event)
            case events.CardDrawn(seat, card):
                yield f"    {self._city(seat)} decides for the Free City and draws {self.names.card(card)}."

    def _tell_age(self, event: events.AgeBegan) -> Iterator[str]:
        self._age_is_open = True
        yield ""
        yield f"Age {AGES[event.age]}"
        for seat, hand in enumerate(event.hands):
            yield f"  {self._city(seat)} is dealt {self.names.hand(hand)}."
        if event.pile:
            yield f"  The pile has {self.names.hand(event.pile)}."

    def _tell_turn(self, event: events.TurnBegan) -> Iterator[str]:
        self._turn_is_open = True
        yield ""
        yield f"  Age {AGES[self.state.age]}, turn {event.turn}"
        if self.seat is not None and event.turn > 1:
            yield f"    {self._city(self.seat)} holds {self.names.hand(self.state.hands[self.seat])}."

    def _tell_rest(self, event: Event) -> Iterator[str]:
        match event:
            case events.DecisionOpened(phase, city, seat):
                yield "    " + OPENED[phase].format(city=self._city(city)) + self._for_another(city, seat)
            case events.DiscardLeft(city):
                yield f"    {self._city(city)} takes nothing from the discard pile."
            case events.LeftoversDiscarded():
                yield from self._tell_leftovers(event)
            case events.ConflictWon(winner, loser):
                yield self._tell_conflict(winner, loser) + "."
            case events.BorderWon(winner, loser, tokens):
                yield f"{self._tell_conflict(winner, loser)} for {counted(tokens, 'token', 'tokens')} each."
            case events.GuildCopied(city, card):
                yield f"    {self._city(city)} copies {self.names.card(card)}."
            case _:
                yield from self._tell_cities(event)

    def _tell_cities(self, event: Event) -> Iterator[str]:
        for line in told_of_cities(event, self._city, self.names):
            yield f"    {line}"

    def _for_another(self, city: int, seat: Seat) -> str:
        return "" if city == seat else f" {self._city(seat)} decides."

    def _tell_leftovers(self, event: events.LeftoversDiscarded) -> Iterator[str]:
        left = [f"{self._city(seat)} {self.names.hand(hand)}" for seat, hand in enumerate(event.hands) if hand]
        left += [f"the pile {self.names.hand(event.pile)}"] if event.pile else []
        yield f"    Left over and discarded: {'; '.join(left) or 'nothing'}."

    def _tell_conflict(self, winner: int, loser: int) -> str:
        strengths = self.state.shields
        won, lost = f"{shields(strengths[winner])}", f"{shields(strengths[loser])}"
        return f"    {self._city(winner)} ({won}) defeats {self._city(loser)} ({lost})"

    # -- deeds ------------------------------------------------------------------------------------------------

    def _note(self, event: Deeds) -> None:
        """Put the event to the other things that its city does in this turn."""
        if isinstance(event, events.CoinsGained) and event.cause == events.START:
            return
        deed = self._deeds.setdefault(event.city, Deed())
        match event:
            case events.CoinsPaid():
                deed.paid = self._paid(event)
            case events.CoinsGained():
                deed.gained.append(event.amount)
            case events.FreeBuildUsed():
                deed.for_nothing = True
            case _:
                deed.action = self._action(event)
                self._deeds[event.city] = self._deeds.pop(event.city)  # told in the order of the placing

    def _action(self, event: events.CardBuilt | events.StageBuilt | events.CardSold) -> str:
        card = self.names.card(event.card)
        match event:
            case events.CardBuilt(source=source):
                return f"builds {card} from the discard pile" if source == FROM_THE_DISCARD else f"builds {card}"
            case events.StageBuilt():
                return f"builds stage {self.state.stages[event.city]} over {card}"
            case events.CardSold():
                return f"sells {card}"

    def _paid(self, event: events.CoinsPaid) -> list[str]:
        table = self.state.table
        shares = (
            (event.bank, "the bank"),
            (event.left, self._city(table.left[event.city])),
            (event.right, self._city(table.right[event.city])),
        )
        return [f"{coins(amount)} to {receiver}" for amount, receiver in shares if amount]

    def _flush(self) -> Iterator[str]:
        deeds, self._deeds = self._deeds, {}
        for city, deed in deeds.items():
            yield f"    {self._city(city)} {deed.told()}."
        asides, self._asides = self._asides, []
        yield from asides


def ends_age(event: Event) -> bool:
    """Whether the conflicts of an age come before this event, or are this event."""
    if isinstance(event, events.DecisionOpened):
        return event.phase == COPY_GUILD
    conflicts = events.ConflictWon | events.BorderWon | events.DiplomacySpent
    return isinstance(event, conflicts | events.AgeBegan | events.GameEnded)
