"""What happened, told from events: each deed with what it cost and brought. Sentences are made when a deed is shown."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from engine.catalog.duel.loader import load_duel
from engine.core.seats import NOBODY, Seat
from engine.duel import events
from engine.duel.facts import NO_CARD
from engine.duel.state import FROM_THE_DISCARD, NO_VICTORY


class Act(Enum):
    """What was done; the value is the icon."""

    BUILT = "build"
    DUG = "power_build_from_discard"
    WONDER = "wonder"
    DISCARDED = "sell"
    TOKEN = "token"
    DESTROYED = "cross"
    TOOK_WONDER = "stage"
    DECLINED = "skip"
    BEGINS = "play"
    AGE = "cards"
    END = "trophy"


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that somebody did, or that began or ended; `thing` is a card, a wonder, a token or an age."""

    seat: Seat
    act: Act
    thing: int = NO_CARD
    under: int = NO_CARD
    """The card under a wonder."""
    slot: int = -1
    """Where the card lay."""
    paid: int = 0
    gained: int = 0
    steps: int = 0
    """Of the pawn towards the opponent."""
    taken: int = 0
    """Coins that the opponent lost."""
    by_chain: bool = False
    again: bool = False
    victory: int = NO_VICTORY


class Story:
    """Follows the events of a game; holds every deed, oldest first."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.taken: tuple[list[int], list[int]] = ([], [])
        """The wonders of both seats as they were taken: also those that went out of the game."""
        self._cards = load_duel().cards
        self._built: tuple[set[str], set[str]] = (set(), set())
        self._paid = 0
        self._pawn = 0

    def follow(self, happened: Iterable[events.Event]) -> list[Deed]:
        """Take what happened since the last time; gives the deeds that are new."""
        before = len(self.deeds)
        for event in happened:
            self._follow(event)
        return self.deeds[before:]

    def _follow(self, event: events.Event) -> None:
        match event:
            case events.CoinsPaid(bank=bank, opponent=opponent):
                self._paid = bank + opponent
            case events.CardBuilt() | events.CardDiscarded() | events.WonderBuilt():
                self._use(event)
            case events.CoinsGained() | events.CoinsLost() | events.LootTaken() | events.PawnMoved():
                self._bring(event)
            case events.ExtraTurnWon():
                self._amend(again=True)
            case _:
                self._choose(event)

    def _use(self, event: events.CardBuilt | events.CardDiscarded | events.WonderBuilt) -> None:
        match event:
            case events.CardBuilt(seat, card, slot):
                dug = slot == FROM_THE_DISCARD
                chain = not dug and self._cards[card].free_with in self._built[seat]
                self._add(Deed(seat, Act.DUG if dug else Act.BUILT, card, slot=slot, paid=self._paid, by_chain=chain))
                self._built[seat].add(self._cards[card].id)
            case events.CardDiscarded(seat, card, slot):
                self._add(Deed(seat, Act.DISCARDED, card, slot=slot))
            case events.WonderBuilt(seat, wonder, card, slot):
                self._add(Deed(seat, Act.WONDER, wonder, card, slot, self._paid))
        self._paid = 0

    def _bring(self, event: events.CoinsGained | events.CoinsLost | events.LootTaken | events.PawnMoved) -> None:
        if not self.deeds:
            return
        last = self.deeds[-1]
        match event:
            case events.CoinsGained(amount=amount):
                self._amend(gained=last.gained + amount)
            case events.CoinsLost(amount=amount) | events.LootTaken(amount=amount):
                self._amend(taken=last.taken + amount)
            case events.PawnMoved(to):
                self._amend(steps=last.steps + abs(to - self._pawn))
                self._pawn = to

    def _choose(self, event: events.Event) -> None:
        match event:
            case events.WonderTaken(seat, wonder):
                self.taken[seat].append(wonder)
                self._add(Deed(seat, Act.TOOK_WONDER, wonder))
            case events.AgeBegan(age):
                self._add(Deed(NOBODY, Act.AGE, age))
            case events.BeginnerChosen(beginner=beginner):
                self._add(Deed(beginner, Act.BEGINS))
            case events.TokenTaken(seat, token):
                self._add(Deed(seat, Act.TOKEN, token))
            case events.CardDestroyed(seat, card):
                self._built[seat].discard(self._cards[card].id)
                self._add(Deed(1 - seat, Act.DESTROYED, card))
            case events.ChoiceDeclined(seat):
                self._add(Deed(seat, Act.DECLINED))
            case events.GameEnded(victory, winner):
                self._add(Deed(winner, Act.END, victory=victory))
            case _:
                pass

    def _add(self, deed: Deed) -> None:
        self.deeds.append(deed)

    def _amend(self, **changes: int) -> None:
        if self.deeds:
            self.deeds[-1] = replace(self.deeds[-1], **changes)  # type: ignore[arg-type]
