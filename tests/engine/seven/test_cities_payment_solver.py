"""Every way to pay with the black cards, against brute force: rebates, hidden production, free stages, and teams.

The brute force tries every use of every slot and knows the rules of trade, and nothing of the engine. Two thousand
questions are asked; with WONDERS_SOLVER_CASES in the environment, so many.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import pytest

from engine.seven import legality
from engine.seven.config import CITIES, Config, Switches
from engine.seven.config import table as config_of
from engine.seven.trade import Payment
from tests.engine.seven.builder import Table, set_up
from tests.engine.seven.printed import CARDS, RESOURCES
from tests.engine.seven.printed_boards import BOARD_RESOURCES, SIDES, PrintedStage
from tests.engine.seven.printed_cities import BLACK, CITIES_BOARDS, CITIES_SIDES, coins_in, resources_in
from tests.engine.seven.test_payment_solver import CHAINED_BY_THESE, KEPT, NEEDED, POSTS, SOLD, UNIT, City, needed

pytestmark = pytest.mark.compiled

CASES = int(os.environ.get("WONDERS_SOLVER_CASES", "2000"))
WHARVES = {"west_clandestine_wharf": "left", "east_clandestine_wharf": "right"}
SCHEMES = [*WHARVES, "smugglers_cache", "secret_warehouse", "black_market", "architect_firm"]
# A partial purchase is one number: what is still needed, the units bought, and the coins for left and right.
BOUGHT, LEFT, RIGHT = 1 << 21, 1 << 26, 1 << 33


@dataclass
class BlackCity(City):
    """A city that may have black cards; its first slot for sale is the board."""

    schemes: set[str] = field(default_factory=set)
    choices_count: bool = True

    def build(self, card: str) -> None:
        if card in SCHEMES:
            self.schemes.add(card)
        else:
            super().build(card)

    def slots(self) -> list[list[int]]:
        """All production for the own use: yellow cards and stages too, and one slot for each of two black cards."""
        counted = [slot for slot in self.sold if self.choices_count or len(slot) == 1]
        made = {resource for slot in counted for resource in slot}
        warehouse = [sorted(made)] if "secret_warehouse" in self.schemes else []
        missing = sorted(set(range(7)) - made)
        return self.own + warehouse + ([missing] if "black_market" in self.schemes else [])

    def offers(self, seller: City, side: str) -> list[tuple[list[int], list[int]]]:
        """What a neighbour sells: each slot with the price of each of its resources, the unit of the board first."""
        board, *rest = seller.sold
        less = 1 if "smugglers_cache" in self.schemes else 0
        offers = [(board, [max(self.price(resource, side) - less, 0) for resource in board])]
        return offers + [(slot, [self.price(resource, side) for resource in slot]) for slot in rest]

    def after_wharves(self, left: int, right: int) -> tuple[int, int]:
        """A wharf takes a coin off what is left to pay on its side."""
        sides = {WHARVES[card] for card in self.schemes & set(WHARVES)}
        return max(left - ("left" in sides), 0), max(right - ("right" in sides), 0)


def purchases(cost: str, city: BlackCity, left: City, right: City) -> set[int]:
    """Every way to have all that is needed: use any own slots, buy from any slots of the neighbours."""
    partial = {needed(cost)}
    for slot in city.slots():
        partial |= {n - UNIT[r] for r in slot for n in partial if n // UNIT[r] & 7}
    for coin, offers in ((LEFT, city.offers(left, "left")), (RIGHT, city.offers(right, "right"))):
        for slot, prices in offers:
            partial |= {
                n - UNIT[r] + BOUGHT + coin * price
                for r, price in zip(slot, prices, strict=True)
                for n in partial
                if n // UNIT[r] & 7
            }
    return {n for n in partial if not n & NEEDED}


def every_payment(cost: str, city: BlackCity, left: City, right: City) -> set[Payment]:
    """Whatever can be paid and is not undercut for both neighbours by something else."""
    return undominated(city, purchases(cost, city, left, right))


def payments_of_a_team(cost: str, city: BlackCity, left: City, right: City) -> set[Payment]:
    """The same, but only with the fewest resources bought."""
    bought = purchases(cost, city, left, right)
    fewest = min((n // BOUGHT % 32 for n in bought), default=0)
    return undominated(city, {n for n in bought if n // BOUGHT % 32 == fewest})


def undominated(city: BlackCity, bought: set[int]) -> set[Payment]:
    prices = {city.after_wharves(n // LEFT % 128, n // RIGHT) for n in bought}
    return {
        Payment(0, left, right)
        for left, right in prices
        if not any(o != (left, right) and o[0] <= left and o[1] <= right for o in prices)
    }


# -- random cities ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """What kind of table the questions are asked at."""

    edition: int
    players: int
    teams: bool = False
    choices_count: bool = True

    def config(self, boards: tuple[str, ...], sides: tuple[str, ...]) -> Config:
        switches = Switches(choice_cards_produce_both_for_black_cards=self.choices_count)
        return config_of(self.edition, self.players, 1, boards, sides, (CITIES,), switches, self.teams)


class Questions:
    """A table of random cities, known to the engine and to the brute force."""

    def __init__(self, rng: Random, kind: Kind) -> None:
        self.rng, self.kind, self.edition = rng, kind, kind.edition
        resources = {**BOARD_RESOURCES[kind.edition], **CITIES_BOARDS}
        sides = {1: ("A", "B"), 2: ("day", "night")}[kind.edition]
        boards = tuple(rng.sample(sorted(resources), kind.players))
        self.table: Table = set_up(kind.config(boards, tuple(rng.choice(sides) for _ in boards)))
        self.cities = [BlackCity(self.table.side(n), choices_count=kind.choices_count) for n in range(kind.players)]
        for city in self.cities:
            city.add_slots([resources[city.board.split(":")[0]]], for_sale=True)
        self.built: list[set[str]] = [set() for _ in boards]

    def grow(self) -> None:
        """Let every city build some more."""
        for number, city in enumerate(self.cities):
            wanted = self.rng.sample(sorted(SOLD), self.rng.randrange(4))
            wanted += [card for card in (*KEPT, *POSTS, *SCHEMES) if self.rng.random() < 0.25]
            cards = [card for card in wanted if card not in self.built[number]]
            self.built[number] |= set(cards)
            for card in cards:
                city.build(card)
            self.table.city(number, cards, stages=self._stages(number, city))

    def _stages(self, number: int, city: BlackCity) -> int:
        if city.board.split(":")[0] not in ("alexandria", "petra") and city.board != "olympia:B":
            return 0
        built = self.table.stages(number)
        more = self.rng.randrange(2) if built < 2 else 0
        for stage in self._printed(city)[built : built + more]:
            city.build_stage(stage.makes, stage.power)
        return more

    def _printed(self, city: BlackCity) -> Sequence[PrintedStage]:
        of_cities = CITIES_SIDES[self.edition]
        return of_cities[city.board] if city.board in of_cities else SIDES[self.edition][city.board]

    def ask(self, number: int) -> None:
        """Compare one cost for one city: a card, the next stage, or anything."""
        kind = self.rng.randrange(3)
        stages = self._printed(self.cities[number])[self.table.stages(number) :]
        if kind == 0:
            self._ask_card(number)
        elif kind == 1 and stages:
            self._ask_stage(number, stages[0].cost)
        else:
            cost = " ".join(self.rng.choices(RESOURCES, [2, 2, 2, 2, 1, 1, 1], k=self.rng.randrange(1, 7)))
            self._compare(number, cost, self.table.ways_to_pay(number, cost))

    def _ask_card(self, number: int) -> None:
        costs = {card: printed.cost for card, printed in CARDS[self.edition].items() if card not in CHAINED_BY_THESE}
        costs |= {card: printed.cost for card, printed in BLACK.items()}
        card = self.rng.choice([card for card, cost in costs.items() if resources_in(cost)])
        state = self.table.state
        found = legality.card_payments(state, number, state.book.cards[self.table.number(card)])
        self._compare(number, costs[card], found)

    def _ask_stage(self, number: int, cost: str) -> None:
        state = self.table.state
        found = legality.stage_payments_of(state, number, legality.market_of(state, number))
        if "architect_firm" in self.cities[number].schemes:
            cost = " ".join(["coin"] * coins_in(cost))
        self._compare(number, cost, found)

    def _compare(self, number: int, cost: str, found: list[Payment]) -> None:
        city, left, right = (self.cities[(number + step) % len(self.cities)] for step in (0, 1, -1))
        expected_of = payments_of_a_team if self.kind.teams else every_payment
        expected = expected_of(resources_in(cost), city, left, right)
        bank = coins_in(cost)
        assert len(found) == len(set(found))
        assert set(found) == {Payment(bank, o.left, o.right) for o in expected}, (cost, city, left.sold, right.sold)
        assert [payment.total for payment in found] == sorted(payment.total for payment in found)


def ask_many(rng: Random, kind: Kind) -> None:
    """The share of one chunk of all questions."""
    asked = 0
    while asked < CASES / (len(KINDS) * CHUNKS):
        questions = Questions(rng, kind)
        for _ in range(3):
            questions.grow()
            for number in range(kind.players):
                questions.ask(number)
                asked += 1


CHUNKS = 2
KINDS = {
    "first edition": Kind(1, 7),
    "second edition": Kind(2, 7),
    "choices do not count": Kind(2, 7, choices_count=False),
    "two teams": Kind(2, 4, teams=True),
    "three teams": Kind(1, 6, teams=True),
}


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("kind", KINDS)
def test_all_undominated_payments_are_found_and_no_other(kind: str, chunk: int) -> None:
    ask_many(Random(f"{kind} {chunk}"), KINDS[kind])


def test_payments_for_the_fewest_resources_are_all_the_undominated_ones() -> None:
    """Whatever own production is used first, equally much is left to buy: so teams pay like everybody else."""
    rng = Random(5)
    for _ in range(10):
        questions = Questions(rng, KINDS["second edition"])
        for number in range(7):
            questions.grow()
            cost = " ".join(rng.choices(RESOURCES, k=rng.randrange(1, 7)))
            three = [questions.cities[(number + step) % 7] for step in (0, 1, -1)]
            assert payments_of_a_team(cost, *three) == every_payment(cost, *three)
