"""What each of the 73 cards costs and does when it is built, by the printed table of these tests."""

import pytest

from engine.catalog.duel.model import COUNTED
from engine.duel.counting import has
from tests.engine.duel.builder import Table, table
from tests.engine.duel.printed import CARDS, RESOURCES
from tests.engine.duel.wishes import build

pytestmark = pytest.mark.compiled

CATEGORY = {"blue": "civilian", "green": "science", "yellow": "commerce"}
PURSE = 40


def units(resources: str) -> list[int]:
    return [resources.split().count(resource) for resource in RESOURCES]


def built(card: str) -> Table:
    """A city that had nothing but coins has just built the card."""
    return table(CARDS[card].age).city(0, coins=PURSE).builds(card)


def test_there_are_73_cards() -> None:
    assert [sum(card.age == age for card in CARDS.values()) for age in (1, 2, 3)] == [23, 23, 27]
    assert set(table().words.card_ids) == set(CARDS)


# -- costs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_the_printed_cost_is_all_a_card_asks(card: str) -> None:
    printed = CARDS[card]
    t = table(printed.age).producing(0, printed.needs).offer(card).city(0, coins=printed.price)
    assert t.refusal(build(card)) is None
    assert f"BuildCard {card}" in t.legal()
    assert not printed.price or t.city(0, coins=printed.price - 1).refusal(build(card)) == "too_few_coins"


@pytest.mark.parametrize("card", CARDS)
def test_every_unit_that_is_missing_costs_two_coins(card: str) -> None:
    price = CARDS[card].price + 2 * len(CARDS[card].needs.split())
    t = table(CARDS[card].age).offer(card).city(0, coins=price)
    assert t.price(0, card) == price
    assert t.refusal(build(card)) is None
    if price:
        assert t.city(0, coins=price - 1).refusal(build(card)) == "too_few_coins"
        assert f"BuildCard {card}" not in t.legal()


# -- what a card brings: each test looks at every card ------------------------------------------------------------


def test_coins_come_once_when_the_card_is_built() -> None:
    for card, printed in CARDS.items():
        # In an empty city the lighthouse is the only card that finds something to count: itself.
        earned = 0 if printed.per and card != "lighthouse" else printed.coins
        t = built(card)
        assert t.coins(0) == PURSE - printed.price - 2 * len(printed.needs.split()) + earned, card
        before = t.coins(0)
        assert t.idle(1).coins(0) == before, card


def test_the_card_leaves_the_structure_and_stands_in_the_city() -> None:
    for card, printed in CARDS.items():
        t = table(printed.age).city(0, coins=PURSE).offer(card)
        slot = t.accessible[0]
        t.play(build(card))
        assert t.cards(0) == [card]
        assert t.cards(1) == t.discard_pile == [], card
        assert t.card_in(slot) == "", card
        assert not t.state.present >> slot & 1, card


def test_the_card_counts_for_its_colour_and_for_no_other() -> None:
    for card, printed in CARDS.items():
        t = built(card)
        counts = {kind: has(t.state, 0, number) for number, kind in enumerate(COUNTED) if kind != "three_coins"}
        assert {kind: count for kind, count in counts.items() if count} == {printed.colour: 1}, card


def test_brown_and_grey_cards_make_what_they_show() -> None:
    for card, printed in CARDS.items():
        t = built(card)
        assert (t.makes(0), t.makes(1)) == (units(printed.makes), units("")), card


def test_the_opponent_pays_one_coin_more_for_each_unit_shown_on_brown_and_grey_cards() -> None:
    for card, printed in CARDS.items():
        t = built(card)
        expected = [2 + made for made in units(printed.makes)]
        assert [t.unit_price(1, resource) for resource in RESOURCES] == expected, card


def test_a_trade_card_fixes_the_price_of_what_it_shows_at_one_coin() -> None:
    for card, printed in CARDS.items():
        t = built(card)
        expected = [1 if resource in printed.fixes.split() else 2 for resource in RESOURCES]
        assert [t.unit_price(0, resource) for resource in RESOURCES] == expected, card


def test_a_choice_is_one_unit_of_one_of_its_resources() -> None:
    for card, printed in CARDS.items():
        t = built(card)
        for resource in printed.one_of.split():
            assert t.price_of(0, resource) == 0, card
            assert t.price_of(0, f"{resource} {resource}") == 2, card
        assert not printed.one_of or t.price_of(0, printed.one_of) == 2 * len(printed.one_of.split()) - 2, card
        others = [resource for resource in RESOURCES if resource not in (printed.one_of + printed.makes).split()]
        assert all(t.price_of(0, resource) == t.unit_price(0, resource) for resource in others), card


def test_the_points_count_in_the_line_of_the_colour() -> None:
    for card, printed in CARDS.items():
        score = built(card).score(0)
        points = {line: amount for line, amount in score.items() if line not in ("treasury", "military", "guilds")}
        expected = printed.points if printed.colour in CATEGORY else 0
        assert points == ({CATEGORY[printed.colour]: expected} if expected else {}), card


@pytest.mark.parametrize("seat", [0, 1])
def test_each_shield_moves_the_pawn_a_step_towards_the_opponent(seat: int) -> None:
    for card, printed in CARDS.items():
        t = table(printed.age).turn(seat).city(seat, coins=PURSE).builds(card)
        assert t.lead(seat) == printed.shields, card


def test_a_green_card_gives_its_symbol() -> None:
    for card, printed in CARDS.items():
        t = built(card)
        assert t.symbols(0) == ({printed.symbol} if printed.symbol else set()), card
        assert t.symbols(1) == set(), card


def test_after_an_ordinary_card_it_is_the_opponents_turn() -> None:
    for card in CARDS:
        t = built(card)
        assert (t.phase, t.decider) == ("play", 1), card
