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
        self.leftovers_gone = False
        self.debt = [0] * cities
        self.diplomacy = [0] * cities
        self.fought = [[0] * AGES for _ in range(cities)]  # victory tokens won in conflicts
        self.withdrawn: list[set[int]] = [set() for _ in range(AGES)]  # who spent diplomacy, by age
        self.inflicted: list[events.LossInflicted] = []  # and not settled yet
        self.lost = [0] * cities  # coins and debt, while losses are settled
        self.wrong_losses: list[tuple[int, int, int]] = []  # city, what it lost, what it should have lost

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
                self.leftovers_gone = False
            case events.DecisionOpened(phase, city) if phase == LAST_CARD:
                self.extra_choices[city] += 1
            case events.ConflictWon(winner, loser):
                self._hear_of_conflict(winner, loser, 1)
            case _:
                self._hear_of_cities(event)

    def _hear_of_cities(self, event: Event) -> None:
        """What only the Cities expansion tells."""
        match event:
            case events.BorderWon(winner, loser, tokens):
                self._hear_of_conflict(winner, loser, tokens)
            case events.VictoryTokenGained(city, age):
                self.victories[city][age] += 1
            case events.DefeatsDiscarded(city):
                self.defeats[city] = 0
            case events.DebtTaken(city, amount):
                self.debt[city] += amount
            case events.DiplomacyGained(city, tokens):
                self.diplomacy[city] += tokens
            case events.DiplomacySpent(city):
                self.diplomacy[city] -= 1
                self.withdrawn[self.age].add(city)
            case events.LossInflicted() | events.CoinsLost() | events.LossesSettled():
                self._hear_of_losses(event)
            case _:
                pass

    def _hear_of_conflict(self, winner: int, loser: int, tokens: int) -> None:
        self.victories[winner][self.age] += tokens
        self.fought[winner][self.age] += tokens
        self.defeats[loser] += tokens

    def _hear_of_losses(self, event: events.LossInflicted | events.CoinsLost | events.LossesSettled) -> None:
        match event:
            case events.LossInflicted():
                self.inflicted.append(event)
            case events.CoinsLost(city, coins, debt):
                self.coins[city] -= coins
                self.to_bank += coins
                self.debt[city] += debt
                self.lost[city] += coins + debt
            case events.LossesSettled():
                self._compare_losses()

    def _compare_losses(self) -> None:
        """Everybody has lost what all others inflicted, by the tokens and stages at the end of the turn."""
        for city, lost in enumerate(self.lost):
            expected = sum(
                told.coins + told.per_victory * sum(self.victories[city]) + told.per_stage * len(self.buried[city])
                for told in self.inflicted
                if told.city != city
            )
            if lost != expected:
                self.wrong_losses.append((city, lost, expected))
        self.inflicted = []
        self.lost = [0] * len(self.lost)

    def _hear_of_cards(
        self, event: events.CardBuilt | events.StageBuilt | events.CardSold | events.LeftoversDiscarded
    ) -> None:
        match event:
            case events.LeftoversDiscarded(hands, pile):
                self.leftovers_gone = True
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
