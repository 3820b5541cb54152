"""What a command would bring, by the rules themselves and from what one seat knows."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.seats import NOBODY
from engine.dice.apply import DiceLedger
from engine.dice.facts import CROSS
from engine.dice.forecast import Price, forecast, price_of, wonder_stage
from engine.dice.legality import legal
from engine.dice.rules import resolve
from engine.dice.state import BONUS, CHOICES, REMOVAL
from engine.dice.view import view
from tests.engine.dice.builder import AGORA, MARKET, WAREHOUSE, WHITE, WONDER, field, forum, laid, play, sheet, wish
from tests.engine.dice.builder import BONUS as BONUS_FIELDS
from tests.engine.dice.random_games import positions
from tests.engine.dice.same import differences

pytestmark = pytest.mark.compiled


def test_the_total_price_is_that_of_die_and_field() -> None:
    state = laid(sheet("warehouse.stone"), forum=forum(green="tablet 2"))
    told = forecast(state, wish(state, "0 build green university.tablet.1"))
    assert told.price == Price(2, 2, 0)
    assert (told.price.total, told.price.net) == (4, 4)
    assert (told.before.coins, told.after.coins) == (7, 3)


def test_coins_that_come_with_a_die_lower_what_the_purse_loses() -> None:
    state = laid(sheet("university.compass.1"), forum=forum(green="tablet 1"))
    assert price_of(state, wish(state, "0 build green university.tablet.1")) == Price(1, 3, 2)
    assert price_of(state, wish(state, "0 build green university.tablet.1")).net == 2


def test_an_attack_tells_the_points_it_would_bring() -> None:
    state = laid(sheet(), sheet("barracks_east.defence.1", board="rhodes"), players=3)
    told = forecast(state, wish(state, "0 build red barracks_west.attack.1"))
    assert (told.attack, told.after.points - told.before.points) == (2, 2)


def test_what_is_completed_unlocked_and_opened_is_told() -> None:
    state = laid(sheet(*WAREHOUSE, *WHITE[:2]), forum=forum(green="tablet 0"))
    assert forecast(state, wish(state, "0 build green university.tablet.3")).unlocks == (8,)
    state = laid(sheet(*WAREHOUSE, *WONDER[:2]))
    told = forecast(state, wish(state, "0 wonder"))
    assert (told.completes, told.choice) == ((8,), BONUS)


def test_a_field_whose_turn_has_come_is_told() -> None:
    state = laid(sheet())
    told = forecast(state, wish(state, "0 build blue agora.r1.1"))
    assert (told.opens, told.choice) == ((field("agora.r1.2").number,), NOBODY)


def test_a_choice_that_follows_is_told() -> None:
    state = laid(sheet(board="rhodes"))
    assert forecast(state, wish(state, "0 wonder")).choice == CROSS


def test_setting_off_the_end_is_told() -> None:
    done = [*WAREHOUSE, *AGORA, *MARKET, *BONUS_FIELDS[:2], *WONDER[:2]]
    state = laid(sheet(*done))
    told = forecast(state, wish(state, "0 wonder"))
    assert told.ends
    assert len(told.crosses) == 2


def test_removing_a_die_costs_nothing() -> None:
    state = laid(sheet(*WAREHOUSE, *WHITE[:2]), forum=forum(green="tablet 0"))
    play(state, "0 build green university.tablet.3")
    assert state.phase == REMOVAL
    assert forecast(state, wish(state, "0 remove grey_1")).price == Price(0, 0, 0)


def test_the_next_stage_of_the_wonder_is_known() -> None:
    assert wonder_stage(laid(sheet("wonder.1")), 0) == field("wonder.2").number
    assert wonder_stage(laid(sheet(*WONDER, "bonus.coins")), 0) == NOBODY


@given(st.integers(min_value=0, max_value=2**32))
@settings(max_examples=4, deadline=None)
def test_a_forecast_changes_nothing_and_comes_true(seed: int) -> None:
    rng = Random(seed)
    for number, state in enumerate(positions(seed)):
        if not state.waiting or number % 3:
            continue
        seat = rng.choice([seat for seat in range(state.table.players) if state.waiting >> seat & 1])
        known = view(state, seat).table
        before = known.copy()
        command = rng.choice(legal(state, seat))
        told = forecast(known, command)
        assert differences(known, before) == []
        if state.phase == CHOICES:
            after = state.copy()
            resolve(DiceLedger(after, None), command)
            assert after.cities[seat].coins == told.after.coins
