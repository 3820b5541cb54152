"""The vectors of the rule notes: printed examples of the rulebook, and numbers of ours on its sentences."""

import pytest

from engine.dice.config import table
from engine.dice.events import DieReplaced, EndSetOff, FieldCrossed
from engine.dice.game import DICE
from engine.dice.legality import die_price, rolled_die
from engine.dice.prices import terms_of
from engine.dice.rules import set_up
from engine.dice.scoring import points
from engine.dice.state import OVER
from engine.dice.tables import new_state
from tests.engine.dice.builder import (
    AGORA,
    BLACK,
    COURT,
    GALLERY,
    MARKET,
    PURPLE,
    WAREHOUSE,
    WEST,
    WHITE,
    WONDER,
    crossed,
    forum,
    give,
    laid,
    moves,
    play,
    sheet,
    why_not,
)

pytestmark = pytest.mark.compiled

TWO = WAREHOUSE[:2]


def test_s1_a_field_of_cost_3_costs_1_coin_with_2_resources() -> None:
    state = laid(sheet(*TWO, coins=1), forum=forum(green="tablet 0"))
    play(state, "0 build green university.tablet.1")
    assert state.cities[0].coins == 0


@pytest.mark.parametrize(("defences", "expected"), [(1, 2), (0, 3), (2, 1)])
def test_s2_s3_s4_an_attack_loses_a_point_for_each_facing_defence_of_earlier_turns(
    defences: int, expected: int
) -> None:
    west = [f"barracks_west.defence.{n}" for n in range(1, defences + 1)]
    state = laid(sheet(), sheet(board="rhodes"), sheet(*west, board="olympia"), forum=forum(red="sword 0"))
    play(state, "0 build red barracks_east.attack.1")
    assert points(state, 0)[3] == expected


@pytest.mark.parametrize(
    ("own", "left", "right", "allowed"),
    [(2, 1, 2, True), (2, 3, 2, False), (3, 3, 2, True)],
    ids=["S5", "P1", "P2"],
)
def test_s5_p1_p2_the_court_asks_for_as_many_fields_as_each_neighbour(
    own: int, left: int, right: int, allowed: bool
) -> None:
    state = laid(
        sheet(*PURPLE, *MARKET[:own]),
        sheet(*MARKET[:left], board="rhodes"),
        sheet(*MARKET[:right], board="olympia"),
        forum=forum(purple="guild_market 0"),
    )
    assert ("build purple court.1" in moves(state)) == allowed


@pytest.mark.parametrize(("own", "allowed"), [(2, False), (3, True)], ids=["S6", "S7"])
def test_s6_s7_with_two_players_the_court_asks_for_more_fields_than_the_opponent(own: int, allowed: bool) -> None:
    state = laid(
        sheet(*PURPLE, *MARKET[:own]), sheet(*MARKET[:2], board="rhodes"), forum=forum(purple="guild_market 0")
    )
    assert ("build purple court.1" in moves(state)) == allowed


def test_s8_passing_brings_3_coins() -> None:
    state = laid(sheet(coins=7))
    play(state, "0 pass")
    assert state.cities[0].coins == 10


def test_s9_everybody_starts_with_7_coins_and_the_forum_with_seven_dice() -> None:
    state = new_state(table(1, 3))
    set_up(DICE.ledger(state, None))
    assert [city.coins for city in state.cities] == [7, 7, 7]
    assert [city.crossed for city in state.cities] == [0, 0, 0]
    assert state.dice == [0, 1, 2, 3, 4, 5, 6]
    assert state.aside == 1 << 7 | 1 << 8 | 1 << 9


def test_s10_the_first_to_complete_the_agora_scores_3_more() -> None:
    state = laid(sheet(*WAREHOUSE, *AGORA[:-1]), forum=forum(blue="owl 0"))
    play(state, "0 build blue agora.r3.3")
    assert state.cities[0].first == 3


def test_s11_the_turn_after_the_third_bonus_field_is_the_last() -> None:
    done = [*COURT, *AGORA, *PURPLE, "bonus.coins", "bonus.cross"]
    state = laid(sheet(*WAREHOUSE, *done, *WONDER[:2]), turn=20, forum=forum(purple="guild_wonder 3"))
    log = play(state, "0 wonder")
    assert [event.turn for event in log if isinstance(event, EndSetOff)] == [21]
    give(state, "0 pass")
    assert (state.last_turn, state.turn) == (21, 21)
    play(state)
    assert state.phase == OVER


def test_s12_a_first_unlocked_die_comes_in_at_the_end_of_the_turn_for_a_grey_die_of_the_unlockers_choice() -> None:
    state = laid(sheet(*WAREHOUSE, *WHITE[:2]), forum=forum(green="tablet 0"))
    play(state, "0 build green university.tablet.3")
    assert 8 not in [rolled.die for rolled in state.forum]
    assert moves(state) == ["remove grey_1", "remove grey_2", "remove grey_3"]
    log = give(state, "0 remove grey_2")
    assert log[0] == DieReplaced(0, 1, 8)
    assert [rolled.die for rolled in state.forum] == [0, 8, 2, 3, 4, 5, 6]


def test_s13_a_special_die_that_somebody_else_unlocked_may_not_be_chosen() -> None:
    state = laid(sheet(), sheet(*WHITE, board="alexandria"), forum=forum(purple="guild_market 0"))
    assert not [move for move in moves(state) if "purple" in move]
    assert why_not(state, "0 build purple court.1").code == "die_locked"


def test_s14_resources_are_never_used_up() -> None:
    state = laid(sheet(*TWO, coins=0))
    log = play(state, "0 build green university.compass.1")
    state = laid(sheet(*TWO, "university.compass.1", coins=0))
    log += play(state, "0 wonder")
    assert [event.paid for event in log if isinstance(event, FieldCrossed)] == [0, 0]


def test_s15_a_defence_of_the_same_turn_does_not_count() -> None:
    state = laid(sheet(), sheet(board="rhodes"), players=3, forum=forum(red="shield 0", yellow="coin 0"))
    play(state, "1 build red barracks_east.defence.1")
    state = laid(sheet(*WEST[:0]), sheet(board="rhodes", new=["barracks_east.defence.1"]), players=3)
    play(state, "0 build red barracks_west.attack.1")
    assert points(state, 0)[2] == 3


def test_s16_a_defence_of_the_turn_before_counts() -> None:
    state = laid(sheet(), sheet("barracks_east.defence.1", board="rhodes"), players=3)
    play(state, "0 build red barracks_west.attack.1")
    assert points(state, 0)[2] == 2


@pytest.mark.parametrize(("coins", "places"), [((4, 6), {1: 1, 0: 2}), ((4, 4), {0: 1, 1: 1})], ids=["S17", "S18"])
def test_s17_s18_more_unspent_coins_break_a_tie_and_a_full_tie_is_shared(
    coins: tuple[int, int], places: dict[int, int]
) -> None:
    state = laid(sheet(*AGORA[:2], coins=coins[0]), sheet(*AGORA[:2], board="rhodes", coins=coins[1]))
    assert {standing.seat: standing.place for standing in DICE.standings(state)} == places


def test_s19_everybody_may_choose_the_same_die_and_it_stays() -> None:
    state = laid(players=3)
    play(state, *(f"{seat} build blue agora.r1.1" for seat in range(3)))
    assert all("agora.r1.1" in crossed(city) for city in state.cities)
    assert 3 in state.dice


@pytest.mark.parametrize(("coins", "legal"), [(3, True), (2, False)], ids=["S20", "S21"])
def test_s20_s21_die_and_field_must_both_be_paid(coins: int, legal: bool) -> None:
    state = laid(sheet(*TWO, coins=coins), forum=forum(green="tablet 2"))
    assert ("build green university.tablet.1" in moves(state)) == legal
    if legal:
        play(state, "0 build green university.tablet.1")
        assert state.cities[0].coins == 0


def test_p3_free_dice_of_a_colour_cost_nothing_and_others_stay_dear() -> None:
    state = laid(sheet("university.tablet.1", board="olympia"), forum=forum(red="axe 3", blue="mask 3"))
    prices = {rolled.die: die_price(state.cities[0], rolled) for rolled in state.forum}
    assert (prices[4], prices[3]) == (0, 3)


def test_p4_a_reduction_never_makes_a_die_cheaper_than_free() -> None:
    state = laid(sheet("market.camel.2"), forum=forum(blue="mask 0", red="axe 2"))
    blue, red = rolled_die(state, 3), rolled_die(state, 4)
    assert blue is not None
    assert red is not None
    assert (die_price(state.cities[0], blue), die_price(state.cities[0], red)) == (0, 1)


def test_p5_coins_for_the_fields_of_now_and_points_for_those_at_the_end() -> None:
    """Two for each: with one stage 2 coins, with three stages 6 points."""
    state = laid(sheet(*WAREHOUSE, "market.coin.1", "wonder.1", coins=0), forum=forum(yellow="coin 0"))
    play(state, "0 build yellow market.coin.2")
    assert state.cities[0].coins == 2
    over = laid(sheet(*WAREHOUSE, "market.coin.1", "market.coin.2", *WONDER, "bonus.coins"))
    assert points(over, 0)[4] == 6


def test_p6_coins_for_choosing_dice_add_up() -> None:
    """On Rhodes compass 1 brings 2 coins with grey dice; a second such effect would bring 2 more, for 4 in all."""
    state = laid(sheet("university.compass.1", board="rhodes", coins=0))
    city = state.cities[0]
    city.terms = terms_of(state.book.priced, 0, 0, 2 * city.terms.coins, city.terms.locked)
    play(state, "0 build grey_1 warehouse.stone")
    assert state.cities[0].coins == 4


def test_b1_the_warehouse_gives_no_bonus_field() -> None:
    state = laid(sheet(*WAREHOUSE[1:]))
    play(state, "0 build grey_1 warehouse.stone")
    assert not crossed(state.cities[0]) & {"bonus.action", "bonus.cross", "bonus.coins"}
    assert state.cities[0].resources == 6


def test_the_gallery_counts_itself_for_its_laurels() -> None:
    state = laid(sheet(*WHITE, *GALLERY[:2], *GALLERY[4:], *BLACK[:0]), forum=forum(white="leader_blue 0"))
    assert points(state, 0)[6] == 2 * 4
