"""What the quick paths look up agrees with what is printed."""

from random import Random

import pytest

from engine.dice.apply import DiceLedger
from engine.dice.book import book
from engine.dice.facts import NO_DIE, NUMBERS, PRIME, count_in
from engine.dice.legality import removable_dice
from engine.dice.prices import coins_with, price_beside, price_with, terms_of
from engine.dice.view import public_key
from tests.engine.dice.random_games import positions

pytestmark = pytest.mark.compiled


def test_a_simple_face_never_opens_two_fields_at_once() -> None:
    simple = [rolled for rolled in book().rolled if rolled.simple]
    assert {rolled.die for rolled in simple} > set(book().start_dice) - {5}
    for seed in range(6):
        for state in positions(seed):
            for city in state.cities:
                assert all(count_in(rolled.fields & city.open) <= 1 for rolled in simple)


def test_a_face_with_a_condition_or_with_several_rows_is_not_simple() -> None:
    for board in book().boards:
        for rolled in book().rolled:
            if rolled.compare or count_in(rolled.fields & board.open_at_start) > 1:
                assert not rolled.simple


def test_the_table_of_prices_says_what_each_field_costs() -> None:
    for board in book().boards:
        assert len(board.prices) == 1 + sum(field.resources for field in board.fields)
        for resources, prices in enumerate(board.prices):
            for field in board.fields:
                assert prices[field.bit % PRIME] == price_beside(resources, field.cost)


def test_each_bit_has_a_remainder_of_its_own() -> None:
    assert all(NUMBERS[(1 << number) % PRIME] == number for number in range(62))


def test_rates_are_those_of_their_terms_and_of_no_others() -> None:
    rng = Random(0)
    priced = book().priced
    for _ in range(300):
        discount, free, coins = rng.randrange(4), rng.getrandbits(10), rng.getrandbits(40) & 0x2222222222
        rates = terms_of(priced, discount, free, coins, 0).rates
        assert rates == [price_with(die, discount, free) - coins_with(die, coins) for die in priced]


def test_what_happens_to_a_copy_leaves_the_original_alone() -> None:
    state = next(positions(3))
    before = public_key(state)
    copy = state.copy()
    DiceLedger(copy, None).die_replaced(0, removable_dice(copy)[0], book().special_dice[0])
    DiceLedger(copy, None).forum_rolled(2, copy.forum[::-1])
    DiceLedger(copy, None).field_crossed(0, copy.cities[0].board.fields[0], NO_DIE, 0, 0, 0, 0)
    assert public_key(state) == before
    assert book().special_dice[0] not in book().start_dice
