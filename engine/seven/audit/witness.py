"""Follows the events by itself, without the ledger, and remembers what an audit will compare with the state."""

from collections.abc import Iterable

from engine.seven import events
from engine.seven.events import Event
from engine.seven.facts import AGES
from engine.seven.state import FROM_THE_DISCARD, LAST_CARD, State


class Witness:
    """One table as the events tell it; lists have an entry per city."""

    def __init__(self, cities: int) -> None:
        self.cards: list[list[int]] = [[] for _ in range(cities)]
        self.buried: list[list[int]] = [[] for _ in range(cities)]
        self.discard: list[int] = []
        self.coins = [0] * cities
        self.spent = [0] * cities  # in this turn
        self.at_start = [0] * cities  # coins when this turn began
        self.choices = [0] * cities  # cards used: built, buried or sold
        self.extra_choices = [0] * cities  # last cards that Babylon played
        self.from_bank = 0
        self.to_bank = 0
        self.victories = [[0] * AGES for _ in range(cities)]
        self.defeats = [0] * cities
        self.age = 0

    @classmethod
    def of(cls, state: State) -> "Witness":
        """A witness for the empty table `state`."""
        return cls(state.cities)

    def hear(self, told: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in told:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        match event:
            case events.CardBuilt() | events.StageBuilt() | events.CardSold() | events.LeftoversDiscarded():
                self._hear_of_cards(event)
            case events.CoinsGained(city, amount):
                self.coins[city] += amount
                self.from_bank += amount
            case events.CoinsPaid():
                self._hear_of_payment(event)
            case events.TurnBegan():
                self.at_start = self.coins[:]
                self.spent = [0] * len(self.coins)
            case events.AgeBegan(age):
                self.age = age
            case events.DecisionOpened(phase, city) if phase == LAST_CARD:
                self.extra_choices[city] += 1
            case events.ConflictWon(winner, loser):
                self.victories[winner][self.age] += 1
                self.defeats[loser] += 1
            case _:
                pass

    def _hear_of_cards(
        self, event: events.CardBuilt | events.StageBuilt | events.CardSold | events.LeftoversDiscarded
    ) -> None:
        match event:
            case events.LeftoversDiscarded(hands, pile):
                self.discard += [card for hand in (*hands, pile) for card in hand]
                return
            case events.CardBuilt(city, card, source):
                self.cards[city].append(card)
                if source == FROM_THE_DISCARD:
                    self.discard.remove(card)
                    return
            case events.StageBuilt(city, card):
                self.buried[city].append(card)
            case events.CardSold(city, card):
                self.discard.append(card)
        self.choices[event.city] += 1

    def _hear_of_payment(self, paid: events.CoinsPaid) -> None:
        """The neighbour on the left has the next number, the one on the right the number before."""
        cities = len(self.coins)
        total = paid.bank + paid.left + paid.right
        self.coins[paid.city] -= total
        self.spent[paid.city] += total
        self.coins[(paid.city + 1) % cities] += paid.left
        self.coins[(paid.city - 1) % cities] += paid.right
        self.to_bank += paid.bank
