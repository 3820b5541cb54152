"""What happened, told from events: what every city did in each turn, and the conflicts. No sentences here."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum

from engine.seven import events
from engine.seven.events import Event
from engine.seven.facts import NO_CARD
from engine.seven.state import FROM_THE_DISCARD


class Act(Enum):
    """What a city did."""

    BUILT = "built"
    STAGE = "stage"
    SOLD = "sold"
    TAKEN = "taken"
    LEFT = "left"
    COPIED = "copied"


@dataclass(frozen=True, slots=True)
class Loss:
    """What a city lost at the end of a turn: coins it paid, and debt for the rest."""

    city: int
    coins: int
    debt: int


@dataclass(frozen=True, slots=True)
class Deed:
    """What a city did with one card: whom it paid, and what it got for it from the bank."""

    city: int
    act: Act
    card: int = NO_CARD
    stage: int = 0
    bank: int = 0
    left: int = 0
    right: int = 0
    gained: int = 0
    for_nothing: bool = False

    @property
    def paid(self) -> int:
        """All coins given away."""
        return self.bank + self.left + self.right


@dataclass(frozen=True, slots=True)
class Threat:
    """What one building makes all others lose: coins, and coins for each victory token and each stage of theirs."""

    deed: Deed
    coins: int
    per_victory: int
    per_stage: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """One conflict at the end of an age."""

    winner: int
    loser: int
    tokens: int = 1


@dataclass(slots=True)
class Turn:
    """One turn that was revealed; the last one of an age ends with its conflicts."""

    age: int
    turn: int
    deeds: list[Deed] = field(default_factory=list)
    conflicts: list[Conflict] = field(default_factory=list)
    peaceful: list[int] = field(default_factory=list)
    """Who spent diplomacy when the age ended."""
    threats: list[Threat] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    ends_age: bool = False

    def lost_by(self, city: int) -> Loss | None:
        """All that a city lost in this turn."""
        lost = [loss for loss in self.losses if loss.city == city]
        return Loss(city, sum(loss.coins for loss in lost), sum(loss.debt for loss in lost)) if lost else None

    def of(self, city: int) -> Deed | None:
        """What a city did first in this turn."""
        return next((deed for deed in self.deeds if deed.city == city), None)


def losses_in(happened: Iterable[Event]) -> list[Loss]:
    """What cities lost in these events: coins, and debt that they chose or that a neighbour made them take."""
    lost = []
    for event in happened:
        if isinstance(event, events.CoinsLost):
            lost.append(Loss(event.city, event.coins, event.debt))
        elif isinstance(event, events.DebtTaken):
            lost.append(Loss(event.city, 0, event.amount))
    return lost


class Story:
    """Follows the events of a game from its beginning; holds every revealed turn."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self.is_begun = False
        self._age = 0
        self._turn = 0
        self._stages: dict[int, int] = {}
        self._paid: dict[int, events.CoinsPaid] = {}
        self._free: set[int] = set()
        self._settles = False

    @property
    def last(self) -> Turn | None:
        """The last turn that was revealed."""
        return self.turns[-1] if self.turns else None

    def follow(self, happened: Iterable[Event]) -> None:
        """Take what happened since the last time."""
        self.is_begun = True
        for event in happened:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        match event:
            case events.AgeBegan(age):
                self._end_age()
                self._age = age
            case events.TurnBegan(turn):
                self._turn = turn
            case events.LossesOpened():
                self._settles = True
            case events.LossesSettled():
                self._settles = False
            case events.ChoicesRevealed() if not self._settles:
                self.turns.append(Turn(self._age, self._turn))
                self._paid, self._free = {}, set()
            case events.GameEnded():
                self._end_age()
            case _:
                self._follow_deed(event)

    def _follow_deed(self, event: Event) -> None:  # noqa: C901 - a table, one case per event
        match event:
            case events.CoinsPaid(city):
                self._paid[city] = event
            case events.FreeBuildUsed(city):
                self._free.add(city)
            case events.CardBuilt(city, card, source):
                self._add(Deed(city, Act.TAKEN if source == FROM_THE_DISCARD else Act.BUILT, card))
            case events.StageBuilt(city, card):
                self._stages[city] = self._stages.get(city, 0) + 1
                self._add(Deed(city, Act.STAGE, card, self._stages[city]))
            case events.CardSold(city, card):
                self._add(Deed(city, Act.SOLD, card))
            case events.DiscardLeft(city):
                self._add(Deed(city, Act.LEFT))
            case events.GuildCopied(city, card):
                self._add(Deed(city, Act.COPIED, card))
            case events.CoinsGained(city, amount, cause):
                if cause != events.START:
                    self._gain(city, amount)
            case events.ConflictWon(winner, loser):
                self.turns[-1].conflicts.append(Conflict(winner, loser))
            case _:
                self._follow_cities(event)

    def _follow_cities(self, event: Event) -> None:
        turn = self.turns[-1] if self.turns else Turn(self._age, self._turn)
        match event:
            case events.BorderWon(winner, loser, tokens):
                turn.conflicts.append(Conflict(winner, loser, tokens))
            case events.DiplomacySpent(city):
                turn.peaceful.append(city)
            case events.LossInflicted(city, coins, per_victory, per_stage):
                own = [deed for deed in turn.deeds if deed.city == city]
                turn.threats += [Threat(deed, coins, per_victory, per_stage) for deed in own[-1:]]
            case _:
                turn.losses += losses_in([event])

    def _end_age(self) -> None:
        if self.turns:
            self.turns[-1].ends_age = True

    def _add(self, deed: Deed) -> None:
        """Put a deed to its turn, with what was paid for it."""
        paid = self._paid.pop(deed.city, None)
        if paid is not None:
            deed = replace(deed, bank=paid.bank, left=paid.left, right=paid.right)
        if deed.city in self._free:
            self._free.discard(deed.city)
            deed = replace(deed, for_nothing=True)
        self.turns[-1].deeds.append(deed)

    def _gain(self, city: int, amount: int) -> None:
        """Coins of the bank, a neighbour's gift among them, belong to what the city did last."""
        deeds = self.turns[-1].deeds
        for place in reversed(range(len(deeds))):
            if deeds[place].city == city:
                deeds[place] = replace(deeds[place], gained=deeds[place].gained + amount)
                return
