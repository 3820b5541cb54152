"""The rule that each position under tests/positions/duel was written for, and the whole analysis as it was kept."""

import json

import pytest

from engine.core.seats import NOBODY
from engine.duel.analysis import analysis, city_analysis
from engine.duel.book import words
from engine.duel.facts import NO_CARD, slots_in
from engine.duel.game import DUEL as GAME
from engine.duel.legality import to_move
from engine.duel.state import (
    BEGINNER,
    CHOOSE_TOKEN,
    DRAFT,
    MILITARY,
    OVER,
    PLAY,
    SCIENTIFIC,
    State,
)
from tests.engine.duel.described import described, moves, play
from tests.positions import DUEL


@pytest.mark.parametrize("name", DUEL.names)
def test_the_analysis_of_a_described_position_is_as_it_was_kept(name: str) -> None:
    """When a change is wanted: ``python -m tests.positions`` writes all of them anew; read the diff."""
    assert json.loads(json.dumps(analysis(described(name)))) == DUEL.expected_of(name)


def test_every_described_position_has_an_expectation_and_says_what_it_shows() -> None:
    assert sorted(file.stem for file in DUEL.expected.glob("*.json")) == DUEL.names
    assert len(DUEL.names) >= 20
    for name in DUEL.names:
        assert DUEL.text_of(name).startswith("# "), name


def cards(state: State, numbers: list[int]) -> list[str]:
    return [words().card_ids[number] for number in numbers]


# -- the draft ----------------------------------------------------------------------------------------------------


def test_the_first_player_picks_one_of_four_wonders() -> None:
    state = described("draft_begins")
    assert to_move(state) == [state.first] == [1]
    assert moves(state) == ["take circus_maximus", "take great_library", "take mausoleum", "take sphinx"]


def test_the_last_wonder_of_a_round_is_nobodys_choice() -> None:
    state = play(described("draft_second_player_picks_twice"), "1 take mausoleum")
    assert state.cities[0].plans == [words().wonder_numbers[name] for name in ("sphinx", "great_library")]
    assert (state.phase, state.picked, len(state.shown), state.decider) == (DRAFT, 4, 4, 1)


def test_the_second_player_picks_first_in_the_second_round() -> None:
    state = play(described("draft_second_round"), "1 take piraeus", "0 take colossus", "0 take appian_way")
    assert (state.phase, state.age, state.decider) == (PLAY, 0, 0)
    assert [len(city.plans) for city in state.cities] == [4, 4]


# -- ages ---------------------------------------------------------------------------------------------------------


def test_the_lowest_row_is_accessible_when_an_age_begins() -> None:
    assert analysis(described("first_age_begins"))["accessible"] == [
        *("lumber_yard", "stable", "scriptorium", "stone_reserve", "palisade", "glassworks"),
    ]


def test_the_weaker_player_chooses_who_begins() -> None:
    state = described("weaker_player_chooses_who_begins")
    assert (state.phase, to_move(state), moves(state)) == (BEGINNER, [1], ["begin 0", "begin 1"])
    assert to_move(play(state, "1 begin 0")) == [0]


def test_an_age_begins_without_a_choice_when_the_pawn_is_level() -> None:
    state = described("third_age_begins")
    assert (state.phase, state.active, state.pawn) == (PLAY, 1, 0)


# -- choices ------------------------------------------------------------------------------------------------------


def test_a_pair_brings_a_token_of_the_board() -> None:
    state = described("pair_brings_a_token")
    assert moves(state) == [f"token {name}" for name in ("economy", "law", "masonry", "philosophy", "theology")]
    freed = play(state, "0 token philosophy")
    assert (freed.phase, freed.active) == (PLAY, 1)
    assert "customs_house" in cards(freed, [freed.slots[slot] for slot in slots_in(freed.accessible)])


def test_the_great_library_keeps_one_of_three_tokens() -> None:
    state = described("library_draws_three_tokens")
    assert moves(state) == ["token agriculture", "token mathematics", "token urbanism"]
    assert (len(play(state, "1 token agriculture").box), state.cities[1].coins) == (4, 7)


def test_circus_maximus_ends_the_production_of_a_grey_card_for_both_sides() -> None:
    state = described("circus_maximus_destroys_a_grey_card")
    assert moves(state) == ["destroy press", "destroy glassworks"]
    play(state, "1 destroy press")
    assert cards(state, state.discard) == ["press"]
    assert city_analysis(state, 0)["production"] == {"wood": 1, "stone": 0, "clay": 0, "glass": 1, "papyrus": 0}
    assert city_analysis(state, 1)["prices"] == {"wood": 3, "stone": 2, "clay": 2, "glass": 3, "papyrus": 2}


def test_by_a_switch_destroyed_cards_leave_the_game() -> None:
    state = described("statue_of_zeus_takes_cards_out_of_the_game")
    assert moves(state) == ["destroy quarry", "destroy stone_pit"]
    play(state, "0 destroy quarry")
    assert (cards(state, state.gone), cards(state, state.discard)) == (["press", "quarry"], ["altar"])


def test_the_mausoleum_builds_any_card_of_the_discard_pile_for_nothing() -> None:
    state = described("mausoleum_digs_in_the_discard_pile")
    assert moves(state) == ["dig stable", "dig scriptorium"]
    play(state, "0 dig stable")
    assert (state.pawn, state.cities[0].coins, cards(state, state.discard)) == (1, 0, ["scriptorium"])


def test_mausoleum_pair_token_and_law_win_in_one_turn() -> None:
    state = described("mausoleum_pair_token_law")
    assert state.phase == CHOOSE_TOKEN
    won = play(state.copy(), "0 token law")
    assert (won.phase, won.victory, won.winner) == (OVER, SCIENTIFIC, 0)
    assert play(state, "0 token economy").active == 0, "Theology brings another turn"


# -- victories ----------------------------------------------------------------------------------------------------


def test_the_sixth_symbol_wins_at_once() -> None:
    state = play(described("sixth_symbol_is_near"), "0 build academy")
    assert (state.victory, state.winner) == (SCIENTIFIC, 0)


def test_a_single_shield_wins_one_step_before_the_capital() -> None:
    state = described("pawn_before_the_capital")
    assert "build siege_workshop" in moves(state)
    play(state, "0 build siege_workshop")
    assert (state.victory, state.winner, state.pawn) == (MILITARY, 0, 9)


def test_with_the_seventh_wonder_the_last_one_goes() -> None:
    state = play(described("seventh_wonder_is_the_last"), "0 wonder pyramids over gardens")
    assert (state.wonders_built, state.cities[1].plans) == (7, [])


def test_more_points_on_blue_cards_break_a_tie() -> None:
    state = described("over_civilian_by_blue_cards")
    standings = GAME.standings(state)
    assert [(standing.seat, standing.place) for standing in standings] == [(1, 1), (0, 2)]
    assert standings[0].points == standings[1].points


def test_equal_points_and_blue_points_share_the_victory() -> None:
    state = described("over_shared")
    assert state.winner == NOBODY
    assert [standing.place for standing in GAME.standings(state)] == [1, 1]


def test_reaching_the_capital_ends_the_game_before_cards_are_turned_up() -> None:
    state = described("over_military")
    assert (state.victory, state.winner) == (MILITARY, 1)
    assert state.accessible & ~state.face_up


def test_law_can_be_the_sixth_symbol() -> None:
    assert described("over_scientific").victory == SCIENTIFIC


# -- prices and loot ----------------------------------------------------------------------------------------------


def test_chains_fixed_prices_and_discounts_make_things_cheap() -> None:
    state = described("what_things_cost")
    play(state, "0 build courthouse")
    assert [city.coins for city in state.cities] == [5, 7], "Economy gets what is paid for wares"


def test_by_a_switch_a_long_move_takes_only_the_last_loot() -> None:
    state = described("loot_skipped_by_a_switch")
    assert [city_analysis(state, seat)["loot"] for seat in range(2)] == [[2, 5], [2]]


def test_a_few_lines_are_the_start_of_a_game() -> None:
    state = described("in_a_few_lines")
    assert (state.age, state.slots.count(NO_CARD), moves(state)[1][:7]) == (0, 0, "discard")
