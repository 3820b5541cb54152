"""The cheapest purchase, against brute force: every use of choices and discounts, over many random cities.

The brute force knows the printed cards and the rules of trade, and nothing of the engine.
"""

from dataclasses import dataclass, field
from functools import cache
from random import Random

import pytest

from engine.duel import legality
from tests.engine.duel.builder import Table, table
from tests.engine.duel.printed import CARDS, RESOURCES, WONDERS

pytestmark = pytest.mark.compiled

CHUNKS = 20
TABLES_PER_CHUNK = 50
STEPS = 10
GOODS = ("glass", "papyrus")
MAKERS = [card for card, printed in CARDS.items() if printed.makes]
TRADERS = [card for card, printed in CARDS.items() if printed.one_of or printed.fixes]
CHOICES = [wonder for wonder, printed in WONDERS.items() if printed.one_of]
DISCOUNTS = ["architecture", "masonry"]
# Everything that costs resources, and which discount is for it.
COSTS = {card: (printed.needs, "masonry" if printed.colour == "blue" else "") for card, printed in CARDS.items()}
COSTS |= {wonder: (printed.needs, "architecture") for wonder, printed in WONDERS.items()}
ITEMS = [item for item, (needs, _) in COSTS.items() if needs]


@dataclass
class City:
    """What a city has, as the brute force needs it."""

    made: list[str] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)
    fixed: set[str] = field(default_factory=set)
    tokens: set[str] = field(default_factory=set)

    def build(self, card: str) -> None:
        self.made += CARDS[card].makes.split()
        self.fixed |= set(CARDS[card].fixes.split())
        self.choices += [CARDS[card].one_of] if CARDS[card].one_of else []

    def price(self, resource: str, opponent: "City") -> int:
        return 1 if resource in self.fixed else 2 + opponent.made.count(resource)


# -- brute force --------------------------------------------------------------------------------------------------


def without_one(rests: set[tuple[str, ...]], group: str) -> set[tuple[str, ...]]:
    """What can be left when a unit of one of these resources need not be bought, or is bought all the same."""
    after = set(rests)
    for rest in rests:
        for place, resource in enumerate(rest):
            if resource in group.split():
                after.add(rest[:place] + rest[place + 1 :])
    return after


@cache
def every_rest(missing: tuple[str, ...], choices: tuple[str, ...], discount: int) -> set[tuple[str, ...]]:
    """What can be left to buy after every use of choices and discounted units, however foolish."""
    rests = {missing}
    for group in (*choices, *[" ".join(RESOURCES)] * discount):
        rests = without_one(rests, group)
    return rests


def cheapest(item: str, city: City, opponent: City) -> int:
    needs, token = COSTS[item]
    missing = needs.split()
    for resource in city.made:
        if resource in missing:
            missing.remove(resource)
    prices = {resource: city.price(resource, opponent) for resource in RESOURCES}
    rests = every_rest(tuple(missing), tuple(sorted(city.choices)), 2 if token in city.tokens else 0)
    return min(sum(prices[resource] for resource in rest) for rest in rests)


# -- random cities ------------------------------------------------------------------------------------------------


class Cities:
    """A table of two random cities that grow, known to the engine and to the brute force."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.table = table(3)
        self.cities = [City(), City()]
        self.cards = rng.sample([*MAKERS, *TRADERS], len(MAKERS) + len(TRADERS))
        self.choices = rng.sample(CHOICES, len(CHOICES))
        self.tokens = rng.sample(DISCOUNTS, len(DISCOUNTS))
        for _ in range(rng.randrange(12)):
            self.grow()

    def grow(self) -> None:
        """Something new in one of the cities, or something destroyed."""
        seat, kind = self.rng.randrange(2), self.rng.random()
        if kind < 0.1 and self.tokens:
            self.take_token(seat, self.tokens.pop())
        elif kind < 0.2 and self.choices:
            self.raise_wonder(seat, self.choices.pop())
        elif kind < 0.27 and self.cities[seat].made:
            self.destroy(seat)
        elif self.cards:
            self.build(seat, self.cards.pop())

    def take_token(self, seat: int, token: str) -> None:
        self.table.city(seat, tokens=token)
        self.cities[seat].tokens.add(token)

    def raise_wonder(self, seat: int, wonder: str) -> None:
        self.table.city(seat, wonders=wonder)
        self.cities[seat].choices.append(WONDERS[wonder].one_of)

    def build(self, seat: int, card: str) -> None:
        self.table.city(seat, card)
        self.cities[seat].build(card)

    def destroy(self, seat: int) -> None:
        card = self.rng.choice([card for card in self.table.cards(seat) if CARDS[card].makes])
        self.table.quiet.card_destroyed(seat, self.table.card(card))
        for resource in CARDS[card].makes.split():
            self.cities[seat].made.remove(resource)

    def compare(self, seat: int, item: str) -> None:
        expected = cheapest(item, self.cities[seat], self.cities[1 - seat])
        assert trade_of(self.table, seat, item) == expected, (item, self.cities[seat], self.cities[1 - seat].made)


def trade_of(t: Table, seat: int, item: str) -> int:
    """The coins for resources, as the engine says."""
    city, book = t.in_city(seat), t.state.book
    if item in WONDERS:
        return legality.wonder_price(city, book.wonders[t.words.wonder_numbers[item]])
    return legality.card_trade(city, book.cards[t.card(item)])


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_price_is_the_cheapest_of_all_ways_to_use_choices_and_discounts(chunk: int) -> None:
    rng = Random(chunk)
    for _ in range(TABLES_PER_CHUNK):
        cities = Cities(rng)
        for _ in range(STEPS):
            cities.grow()
            for seat in (0, 1):
                for item in rng.sample(ITEMS, 3):
                    cities.compare(seat, item)


@pytest.mark.parametrize("chunk", range(4))
def test_every_price_of_a_city_is_right_after_every_change(chunk: int) -> None:
    rng = Random(1000 + chunk)
    for _ in range(4):
        cities = Cities(rng)
        for _ in range(STEPS):
            cities.grow()
            for item in ITEMS:
                cities.compare(rng.randrange(2), item)


def test_twenty_thousand_cities_are_compared() -> None:
    assert CHUNKS * TABLES_PER_CHUNK * STEPS * 2 >= 20_000
