"""Every way to pay, against brute force: all assignments of own and neighbours' slots, over many random cities.

The brute force knows the printed production of cards and boards and the rules of trade, and nothing of the engine.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import pytest

from engine.seven import legality
from engine.seven.state import LAST_CARD
from engine.seven.trade import Payment
from tests.engine.seven.builder import Table, beside, table
from tests.engine.seven.printed import CARDS, RESOURCES
from tests.engine.seven.printed_boards import BOARD_RESOURCES, SIDES
from tests.engine.seven.wishes import build

pytestmark = pytest.mark.compiled

SOLD = {
    "lumber_yard": ["wood"],
    "stone_pit": ["stone"],
    "clay_pool": ["clay"],
    "ore_vein": ["ore"],
    "tree_farm": ["wood/clay"],
    "excavation": ["stone/clay"],
    "clay_pit": ["clay/ore"],
    "timber_yard": ["wood/stone"],
    "forest_cave": ["wood/ore"],
    "mine": ["stone/ore"],
    "sawmill": ["wood", "wood"],
    "quarry": ["stone", "stone"],
    "brickyard": ["clay", "clay"],
    "foundry": ["ore", "ore"],
    "loom_1": ["cloth"],
    "glassworks_1": ["glass"],
    "press_1": ["papyrus"],
}
KEPT = {"forum": ["glass/cloth/papyrus"], "caravansery": ["wood/stone/clay/ore"]}
POSTS = ["east_trading_post", "west_trading_post", "marketplace"]
CHAINED_BY_THESE = {"forum", "caravansery", "haven", "lighthouse"}
TABLES_PER_CHUNK = 64
CHUNKS = 24


@dataclass
class City:
    """What a city makes and sells, in slots of resource numbers, and where it buys raw materials or goods for one."""

    board: str
    own: list[list[int]] = field(default_factory=list)
    sold: list[list[int]] = field(default_factory=list)
    cheap: set[str] = field(default_factory=set)

    def add_slots(self, slots: list[str], for_sale: bool) -> None:
        made = [[RESOURCES.index(resource) for resource in slot.split("/")] for slot in slots]
        self.own += made
        if for_sale:
            self.sold += made

    def build(self, card: str) -> None:
        if card in POSTS:
            self.cheap |= {
                "east_trading_post": {"raw right"},
                "west_trading_post": {"raw left"},
                "marketplace": {"goods left", "goods right"},
            }[card]
        else:
            self.add_slots(SOLD.get(card, []) + KEPT.get(card, []), card in SOLD)

    def build_stage(self, makes: str, power: str) -> None:
        if power == "raw materials for 1":
            self.cheap |= {"raw left", "raw right"}
        slots = {"": [], "any raw": ["wood/stone/clay/ore"], "any goods": ["glass/cloth/papyrus"]}[makes]
        self.add_slots(slots, for_sale=False)

    def price(self, resource: int, side: str) -> int:
        return 1 if f"{'raw' if resource < 4 else 'goods'} {side}" in self.cheap else 2


# -- brute force --------------------------------------------------------------------------------------------------

# A partial purchase is one number: three bits for each resource still needed, then the coins for left and right.
UNIT = [1 << 3 * resource for resource in range(7)]
NEEDED = UNIT[-1] * 8 - 1
LEFT, RIGHT = 1 << 21, 1 << 27


def needed(cost: str) -> int:
    return sum(UNIT[RESOURCES.index(resource)] for resource in cost.split())


def with_slot(partial: set[int], slot: list[int], price: Callable[[int], int]) -> set[int]:
    """Leave the slot unused, or let it yield one unit of any resource it can."""
    after = set(partial)
    for resource in slot:
        after.update([n - UNIT[resource] + price(resource) for n in partial if n // UNIT[resource] & 7])
    return after


def every_payment(cost: str, city: City, left: City, right: City, rests: set[int] | None = None) -> set[Payment]:
    """Whatever can be paid to left and right for a cost, however foolish; `rests` is what has to be bought."""
    partial = own_rests(cost, city) if rests is None else rests
    for slot in left.sold:
        partial = with_slot(partial, slot, lambda resource: LEFT * city.price(resource, "left"))
    for slot in right.sold:
        partial = with_slot(partial, slot, lambda resource: RIGHT * city.price(resource, "right"))
    return {Payment(0, n // LEFT % 64, n // RIGHT) for n in partial if not n & NEEDED}


def own_rests(cost: str, city: City) -> set[int]:
    """What is left to buy after every use of the own slots, of all or of a few of them."""
    rests = {needed(cost)}
    for slot in city.own:
        rests = with_slot(rests, slot, lambda resource: 0)
    return rests


def without_dominated(payments: set[Payment]) -> set[Payment]:
    return {
        payment
        for payment in payments
        if not any(o != payment and o.left <= payment.left and o.right <= payment.right for o in payments)
    }


def smallest(rests: set[int]) -> set[int]:
    """The rests from which nothing more can be made at home."""
    return {
        rest
        for rest in rests
        if not any(o != rest and all((o // u & 7) <= (rest // u & 7) for u in UNIT) for o in rests)
    }


# -- random cities ------------------------------------------------------------------------------------------------


def random_boards(rng: Random, edition: int, players: int) -> Table:
    boards = rng.sample(sorted(BOARD_RESOURCES[edition]), max(players, 3))
    sides = {1: ("A", "B"), 2: ("day", "night")}[edition]
    return table(edition, [f"{board}:{rng.choice(sides)}" for board in boards], players=players)


class Cities:
    """A table of random cities, known to the engine and to the brute force."""

    def __init__(self, rng: Random, laid_out: Table) -> None:
        self.rng, self.table = rng, laid_out
        self.edition = laid_out.state.book.edition
        self.cities = [City(laid_out.side(number)) for number in range(laid_out.state.cities)]
        for city in self.cities:
            city.add_slots([BOARD_RESOURCES[self.edition][city.board.split(":")[0]]], for_sale=True)
        self.built: list[set[str]] = [set() for _ in self.cities]

    def grow(self) -> None:
        """Let every city build some more."""
        for number, city in enumerate(self.cities):
            wanted = self.rng.sample(sorted(SOLD), self.rng.randrange(5))
            wanted += [card for card in (*KEPT, *POSTS) if self.rng.random() < 0.2]
            cards = [card for card in wanted if card not in self.built[number]]
            self.built[number] |= set(cards)
            for card in cards:
                city.build(card)
            self.table.city(number, cards, stages=self._stages(number, city))

    def _stages(self, number: int, city: City) -> int:
        if city.board.split(":")[0] != "alexandria" and city.board != "olympia:B":
            return 0
        built = self.table.stages(number)
        more = self.rng.randrange(2) if built < 3 else 0
        for stage in SIDES[self.edition][city.board][built : built + more]:
            city.build_stage(stage.makes, stage.power)
        return more

    def ask(self, number: int) -> None:
        """Compare one cost for one city: a printed card, the next stage, or anything."""
        city, state = self.cities[number], self.table.state
        kind = self.rng.randrange(3)
        stages = SIDES[self.edition][city.board][self.table.stages(number) :]
        if kind == 0:
            names = [
                c for c, p in CARDS[self.edition].items() if p.cost not in ("", "coin") and c not in CHAINED_BY_THESE
            ]
            card = self.rng.choice(names)
            cost = CARDS[self.edition][card].cost
            found = legality.card_payments(state, number, state.book.cards[self.table.number(card)])
        elif kind == 1 and stages:
            cost = stages[0].cost
            found = legality.stage_payments_of(state, number, legality.market_of(state, number))
        else:
            self.ask_anything(number)
            return
        self.compare(number, cost, found)

    def ask_anything(self, number: int) -> None:
        """Compare a cost that is printed nowhere."""
        cost = " ".join(self.rng.choices(RESOURCES, [2, 2, 2, 2, 1, 1, 1], k=self.rng.randrange(1, 7)))
        self.compare(number, cost, self.table.ways_to_pay(number, cost))

    def compare(self, number: int, cost: str, found: list[Payment]) -> None:
        city, left, right = (self.cities[(number + step) % len(self.cities)] for step in (0, 1, -1))
        if number == self.table.state.table.free_city:
            expected = every_payment(cost, city, left, right, smallest(own_rests(cost, city)))
        else:
            expected = without_dominated(every_payment(cost, city, left, right))
        assert len(found) == len(set(found))
        assert set(found) == expected, (cost, city, left.sold, right.sold)
        assert [payment.total for payment in found] == sorted(payment.total for payment in expected)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_all_undominated_payments_are_found_and_no_other(chunk: int) -> None:
    rng = Random(chunk)
    for _ in range(TABLES_PER_CHUNK):
        cities = Cities(rng, random_boards(rng, 1 + chunk % 2, 7))
        for _ in range(2):
            cities.grow()
            for number in range(7):
                cities.ask(number)


@pytest.mark.parametrize("chunk", range(4))
def test_the_free_city_is_offered_every_way_to_share_out_what_it_lacks(chunk: int) -> None:
    rng = Random(1000 + chunk)
    for _ in range(100):
        cities = Cities(rng, random_boards(rng, 1, 2))
        for _ in range(3):
            cities.grow()
            cities.ask(cities.table.state.table.free_city)


@pytest.mark.parametrize(("edition", "board"), [(1, "babylon:B"), (2, "babylon:night")])
def test_babylons_extra_card_buys_what_neighbours_had_before_the_turn_and_uses_what_it_has_now(
    edition: int, board: str
) -> None:
    rng = Random(edition)
    for _ in range(200):
        cities = Cities(rng, table(edition, beside(board), 1, 6).city(0, stages=2))
        cities.grow()
        t = cities.table
        known = [card for card in (*SOLD, *POSTS) if CARDS[edition][card].age == 1]
        new = [rng.choice([card for card in known if card not in built]) for built in cities.built]
        for seat, card in enumerate(new):
            t.city(seat, coins=9).hand(seat, card)
        for seat, card in enumerate(new):
            t.choose(seat, build(card))
        assert t.phase == LAST_CARD
        if new[0] in SOLD:
            cities.cities[0].build(new[0])
        for _ in range(4):
            cities.ask_anything(0)


def test_more_than_twenty_thousand_cities_are_compared() -> None:
    assert CHUNKS * TABLES_PER_CHUNK * 2 * 7 > 20_000
