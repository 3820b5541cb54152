"""Every numeric example of the reference notes, asked of the rules and then really played."""

import pytest

from engine.duel.events import CoinsPaid, LootTaken
from tests.engine.duel import vectors
from tests.engine.duel.builder import Table, table
from tests.engine.duel.printed import CARDS, RESOURCES, WONDERS
from tests.engine.duel.vectors import (
    NOTHING,
    BuildPrice,
    Discard,
    NeedsTrade,
    Pawn,
    PrintedCost,
    SeventhWonder,
    Side,
    UnitPrice,
)
from tests.engine.duel.wishes import Wish, build, build_wonder, discard

pytestmark = pytest.mark.compiled

# Cards to buy one unit for: by the resource, and by how much of it the city makes itself.
ONE_UNIT = {("stone", 0): "baths", ("stone", 2): "aqueduct", ("glass", 0): "apothecary"}
PURSE = 20


def seated(age: int, me: Side, opponent: Side = NOTHING) -> Table:
    """Both sides as the example describes them, with coins enough for anything."""
    t = table(age)
    for seat, side in enumerate((me, opponent)):
        t.city(seat, side.cards, PURSE, wonders=side.wonders, tokens=side.tokens).producing(seat, side.produces)
    return t


def with_item(item: str, me: Side, opponent: Side = NOTHING) -> tuple[Table, Wish]:
    """The table with the item ready to be built, and the wish to build it."""
    if item in WONDERS:
        return seated(2, me, opponent).city(0, plans=item), build_wonder(item)
    return seated(CARDS[item].age, me, opponent).offer(item), build(item)


def test_no_example_of_the_notes_is_left_out() -> None:
    ids = [e.id for e in vectors.PRINTED] + [e.id for e in vectors.PRICES] + [e.id for e in vectors.NEEDS_TRADE]
    ids += [e.id for e in vectors.UNITS] + [e.id for e in vectors.DISCARDS]
    ids += [e.id for e in vectors.PAWNS] + [e.id for e in vectors.SEVENTH]
    assert len(ids) == 47
    assert sorted(ids) == sorted(vectors.ALL_IDS)


@pytest.mark.parametrize("example", vectors.PRINTED, ids=lambda e: e.id)
def test_printed_costs(example: PrintedCost) -> None:
    t, wish = with_item(example.item, Side(produces=example.resources))
    assert t.city(0, coins=example.coins).refusal(wish) is None
    assert t.play(wish).coins(0) == 0
    assert t.needs(example.item) == [example.resources.split().count(resource) for resource in RESOURCES]


@pytest.mark.parametrize("example", vectors.PRICES, ids=lambda e: e.id)
def test_prices_are_asked_for_and_nothing_less_will_do(example: BuildPrice) -> None:
    t, wish = with_item(example.build, example.me, example.opponent)
    assert t.price(0, example.build) == example.coins
    assert t.city(0, coins=example.coins).refusal(wish) is None
    if example.coins:
        assert t.city(0, coins=example.coins - 1).refusal(wish) == "too_few_coins"


@pytest.mark.parametrize("example", vectors.PRICES, ids=lambda e: e.id)
def test_prices_are_really_paid(example: BuildPrice) -> None:
    t, wish = with_item(example.build, example.me, example.opponent)
    t.play(wish)
    assert example.build in t.cards(0) + t.wonders(0)
    assert t.coins(0) == PURSE - example.coins + example.my_bonus
    assert t.coins(1) == PURSE + example.opponent_gains
    paid = [event.bank + event.opponent for event in t.log if isinstance(event, CoinsPaid)]
    assert paid == ([example.coins] if example.coins else [])


@pytest.mark.parametrize("example", [e for e in vectors.PRICES if e.trade is not None], ids=lambda e: e.id)
def test_the_part_of_a_price_that_buys_resources_goes_to_the_owner_of_economy(example: BuildPrice) -> None:
    side = Side(example.opponent.cards, example.opponent.produces, tokens="economy")
    t, wish = with_item(example.build, example.me, side)
    assert t.play(wish).coins(1) - PURSE == example.trade


@pytest.mark.parametrize("example", [e for e in vectors.PRICES if e.by_chain], ids=lambda e: e.id)
def test_without_its_chain_the_card_would_cost_something(example: BuildPrice) -> None:
    t, _ = with_item(example.build, Side(), example.opponent)
    assert t.price(0, example.build) > 0


@pytest.mark.parametrize("example", vectors.NEEDS_TRADE, ids=lambda e: e.id)
def test_what_a_city_does_not_make_has_to_be_bought(example: NeedsTrade) -> None:
    t, wish = with_item(example.build, example.me)
    assert t.city(0, coins=0).refusal(wish) == "too_few_coins"
    assert t.price(0, example.build) > 0


@pytest.mark.parametrize("example", vectors.UNITS, ids=lambda e: e.id)
def test_unit_prices(example: UnitPrice) -> None:
    own = seated(1, example.me).makes(0)[RESOURCES.index(example.resource)]
    t, wish = with_item(ONE_UNIT[example.resource, own], example.me, example.opponent)
    assert t.unit_price(0, example.resource) == example.coins
    assert t.play(wish).coins(0) == PURSE - example.coins


@pytest.mark.parametrize("example", vectors.DISCARDS, ids=lambda e: e.id)
def test_discards(example: Discard) -> None:
    t = seated(CARDS[example.discarded].age, example.me).offer(example.discarded)
    t.play(discard(example.discarded))
    assert t.coins(0) == PURSE + example.coins
    assert t.discard_pile == [example.discarded]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("example", vectors.PAWNS, ids=lambda e: e.id)
def test_pawns(example: Pawn, seat: int) -> None:
    other, sign = 1 - seat, 1 - 2 * seat
    gone = " ".join(f"{other}:{step}" for step in example.gone.split())
    t = table(CARDS[example.by].age if example.by in CARDS else 2).turn(seat).pawn_at(sign * example.start, gone)
    t.city(seat, coins=PURSE, tokens=example.me.tokens).city(other, coins=example.opponent_coins)
    if example.by in WONDERS:
        t.city(seat, plans=example.by).raises(example.by)
        assert WONDERS[example.by].shields == example.shields
    else:
        t.builds(example.by)
        assert CARDS[example.by].shields == example.shields
    assert t.lead(seat) == example.to
    losses = [(event.seat, event.amount) for event in t.log if isinstance(event, LootTaken)]
    assert losses == [(other, coins) for coins in example.opponent_loses]
    assert t.coins(other) == example.opponent_coins - sum(example.opponent_loses)
    assert (t.phase == "over") == (example.to == 9)


@pytest.mark.parametrize("example", vectors.SEVENTH, ids=lambda e: e.id)
def test_seventh_wonders(example: SeventhWonder) -> None:
    *built, seventh = example.theirs.split()
    t = table(3).city(0, wonders=example.mine, plans=example.mine_left)
    t.city(1, coins=30, wonders=" ".join(built), plans=seventh).turn(1).raises(seventh)
    assert len(t.wonders(0) + t.wonders(1)) == 7
    assert len(example.mine_left.split()) - len(t.plans(0)) == example.wonders_removed
