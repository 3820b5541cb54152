"""The rule that each position under tests/positions was written down for, and the whole analysis as it was kept."""

import json

import pytest

from engine.seven.analysis import analysis, city_analysis
from engine.seven.game import SEVEN
from engine.seven.legality import city_to_decide, to_move
from engine.seven.moves import move_from_text
from engine.seven.state import COPY_GUILD, LAST_CARD, PLAY, State
from tests.engine.seven.described import described, moves, play
from tests.positions import EXPECTED, NAMES, expected_of, text_of


@pytest.mark.parametrize("name", NAMES)
def test_the_analysis_of_a_described_position_is_as_it_was_kept(name: str) -> None:
    """When a change is wanted: ``python -m tests.positions`` writes all of them anew; read the diff."""
    assert json.loads(json.dumps(analysis(described(name)))) == expected_of(name)


def test_every_described_position_has_an_expectation_and_says_what_it_shows() -> None:
    assert sorted(file.stem for file in EXPECTED.glob("*.json")) == NAMES
    assert len(NAMES) >= 30
    for name in NAMES:
        assert text_of(name).startswith("# "), name


def points(state: State, city: int, category: str) -> int:
    return SEVEN.score(state, city)[category]


# -- chains and duplicates ----------------------------------------------------------------------------------------


def test_baths_make_aqueduct_free_and_walls_still_cost_stone() -> None:
    state = described("chain_by_building_first_edition")
    assert moves(state, 0) == ["build aqueduct", "sell aqueduct", "sell walls"]


def test_a_symbol_on_a_card_of_age_one_makes_a_card_of_age_three_free() -> None:
    state = described("chain_by_symbol_second_edition")
    assert "build gardens" in moves(state, 0)
    assert "build pantheon" in moves(state, 1)
    assert "build gardens" not in moves(state, 1)


def test_either_trading_post_makes_forum_free() -> None:
    state = described("forum_by_either_trading_post")
    for seat, free in ((0, "build forum"), (1, "build forum"), (2, "build caravansery")):
        assert [move for move in moves(state, seat) if move.startswith("build")] == [free]


def test_a_chain_pays_the_whole_cost() -> None:
    state = described("chain_is_a_right_without_resources")
    built = [move for move in moves(state, 0) if move.startswith("build")]
    assert built == ["build observatory", "build siege_workshop"]


def test_the_loom_of_age_two_is_the_loom_of_age_one_and_may_only_be_buried_or_sold() -> None:
    state = described("same_building_only_once")
    assert [move for move in moves(state, 0) if "loom" in move] == ["stage loom_2", "sell loom_2"]
    assert "build loom_2" in moves(state, 1)
    assert "build sawmill" not in moves(state, 2)


# -- trade --------------------------------------------------------------------------------------------------------


def test_west_trading_post_makes_raw_materials_of_the_left_neighbour_cost_one() -> None:
    state = described("trading_post_halves_raw_materials")
    bought = [move for move in moves(state, 0) if move.startswith("build archery_range")]
    assert bought == ["build archery_range left=2 right=2", "build archery_range left=1 right=4"]
    assert "build aqueduct left=2 right=2" in moves(state, 0)


def test_marketplace_makes_goods_of_both_neighbours_cost_one() -> None:
    state = described("marketplace_halves_goods_of_both")
    assert [move for move in moves(state, 0) if move.startswith("build traders_guild")] == [
        "build traders_guild right=3",
        "build traders_guild left=1 right=2",
        "build traders_guild left=2 right=1",
    ]
    assert "build haven left=2 right=3" in moves(state, 0)


def test_discounts_do_not_add_up() -> None:
    state = described("olympia_discounts_do_not_add_up")
    bought = [move for move in moves(state, 0) if move.startswith("build courthouse")]
    assert bought == ["build courthouse left=1 right=3", "build courthouse left=2 right=2"]


def test_the_buyer_chooses_between_the_neighbours() -> None:
    state = described("buyer_chooses_the_neighbour")
    assert {"build stockade left=2", "build stockade right=2"} < set(moves(state, 0))
    assert {"stage stockade left=2 right=2", "stage stockade right=4"} < set(moves(state, 0))


def test_yellow_cards_and_stages_sell_nothing() -> None:
    state = described("yellow_and_stage_production_is_not_sold")
    city = city_analysis(state, 0)
    assert city["left"] == {"city": 1, "sells": [["clay"], ["papyrus"]], "discounts": []}
    assert city["right"] == {"city": 2, "sells": [["clay"], ["clay"], ["glass"]], "discounts": []}
    assert moves(state, 0) == ["sell pantheon", "sell lodge"]


def test_production_of_choice_serves_once_in_a_turn() -> None:
    state = described("choice_of_production_is_used_once")
    assert [move for move in moves(state, 0) if move.startswith("build")] == ["build haven left=2"]


# -- wonders ------------------------------------------------------------------------------------------------------


def test_a_complete_wonder_has_no_next_stage() -> None:
    state = described("complete_wonder_has_no_next_stage")
    assert not [move for move in moves(state, 0) if move.startswith("stage")]
    assert "stage haven" in moves(state, 1)


def test_babylon_plays_its_last_card_in_the_age_it_builds_the_stage() -> None:
    state = play(described("babylon_stage_opens_the_last_card"), "0 stage stockade", "1 sell theater", "2 sell loom_1")
    assert (state.phase, state.deciding) == (LAST_CARD, 0)
    assert moves(state, 0) == ["build marketplace", "sell marketplace"]


def test_babylon_may_not_spend_this_turns_income_on_its_last_card() -> None:
    state = described("babylon_last_card_budget")
    assert moves(state, 0) == ["sell stables"]
    assert city_analysis(state, 0)["to_spend"] == 3


def test_babylon_may_not_buy_for_its_last_card_what_was_built_in_this_turn() -> None:
    state = described("babylon_last_card_without_new_wares")
    assert moves(state, 0) == ["sell archery_range"]
    assert city_analysis(state, 0)["left"] == {"city": 1, "sells": [["ore"]], "discounts": []}


def test_by_the_other_reading_babylons_last_card_is_a_turn_of_its_own() -> None:
    state = described("babylon_last_card_as_a_turn_of_its_own")
    built = [move for move in moves(state, 0) if move.startswith("build")]
    assert built == ["build archery_range left=4 right=2", "build archery_range left=6"]


def test_babylon_by_night_plays_both_cards_of_turn_six() -> None:
    state = described("babylon_night_plays_both_last_cards")
    assert to_move(state) == [0]
    assert moves(state, 0) == ["build baths", "sell baths"]


def test_olympia_builds_any_one_card_for_nothing_but_never_a_stage() -> None:
    state = described("olympia_builds_for_nothing")
    assert set(moves(state, 0)) == {"free palace", "sell palace", "free gardens", "sell gardens"}


def test_olympia_builds_for_nothing_once_in_an_age() -> None:
    assert moves(described("olympia_has_built_for_nothing"), 0) == ["sell palace", "sell gardens"]


def test_olympia_copies_a_guild_of_a_neighbour_and_no_other() -> None:
    state = described("olympia_copies_a_guild")
    assert state.phase == COPY_GUILD
    assert moves(state, 0) == ["copy traders_guild", "copy spies_guild"]
    assert points(play(state, "0 copy traders_guild"), 0, "guilds") == 1


def test_a_copied_shipowners_guild_counts_itself() -> None:
    state = described("olympia_copied_the_shipowners_guild")
    own_cards, itself, stages = 4, 1, 3 + 1
    assert points(state, 0, "guilds") == own_cards + itself + stages


def test_olympia_by_day_builds_the_first_card_of_a_colour_free() -> None:
    state = described("olympia_by_day_first_of_each_colour")
    assert [move for move in moves(state, 0) if move.startswith("build")] == ["build sawmill", "build walls"]


def test_olympia_by_night_builds_the_first_card_of_an_age_free() -> None:
    state = described("olympia_by_night_first_card_of_an_age")
    assert len([move for move in moves(state, 0) if move.startswith("build")]) == 7


def test_olympia_by_night_builds_the_last_card_of_an_age_free() -> None:
    state = described("olympia_by_night_last_card_of_an_age")
    assert {"build walls", "build statue"} < set(moves(state, 0))


def test_halikarnassos_takes_any_discard_it_does_not_have() -> None:
    state = described("halikarnassos_on_turn_six")
    assert moves(state, 0) == ["take press_1", "take sawmill", "take walls", "leave"]


def test_a_red_card_from_the_discard_pile_counts_in_the_conflicts_of_the_same_turn() -> None:
    state = play(described("halikarnassos_on_turn_six"), "0 take walls")
    assert city_analysis(state, 0)["points"] == {**SEVEN.score(state, 0), "military": 6}


def test_halikarnassos_takes_a_card_in_mid_age_before_hands_are_passed() -> None:
    state = described("halikarnassos_in_mid_age")
    assert moves(state, 0) == ["take glassworks_1", "take baths", "leave"]
    before = state.hands[0]
    assert play(state, "0 leave").hands[1] == before


def test_by_the_stricter_reading_halikarnassos_must_take_a_card() -> None:
    assert moves(described("halikarnassos_must_take_a_card"), 0) == ["take marketplace", "take stockade"]


# -- the Free City ------------------------------------------------------------------------------------------------


def test_the_holder_chooses_for_the_own_city_first() -> None:
    state = described("free_city_own_card_first")
    assert state.holder == 1
    assert [city_to_decide(state, seat) for seat in to_move(state)] == [0, 1]


def test_then_the_holder_chooses_one_of_the_other_cards_for_the_free_city_and_picks_the_seller() -> None:
    state = described("free_city_then_its_card")
    assert moves(state, 1) == [
        "for city 2 build baths left=1",
        "for city 2 build baths right=2",
        "for city 2 stage baths left=1 right=2",
        "for city 2 build barracks right=2",
        "for city 2 stage barracks left=1 right=2",
    ]


def test_the_free_city_sells_only_when_it_can_do_nothing_else() -> None:
    state = described("free_city_sells_when_nothing_else")
    assert set(moves(state, 0)) == {f"for city 2 sell {card}" for card in ("palace", "pantheon", "university")}


def test_the_free_city_builds_by_a_chain_without_paying() -> None:
    state = described("free_city_uses_a_chain")
    built = [move for move in moves(state, 0) if move.startswith("for city 2 build")]
    assert built == ["for city 2 build aqueduct", "for city 2 build walls left=6"]


def test_the_free_city_as_babylon_plays_the_last_card_of_the_pile() -> None:
    state = described("free_city_babylon_plays_the_pile")
    assert to_move(state) == [1]
    assert moves(state, 1) == ["for city 2 build theater"]


# -- the end of an age and of the game ----------------------------------------------------------------------------


def test_conflicts_are_fought_when_the_last_card_of_an_age_is_played() -> None:
    state = play(described("end_of_an_age"), "0 sell school")
    assert (state.phase, state.age, state.turn) == (PLAY, 2, 1)
    assert [points(state, city, "military") for city in range(3)] == [1 + 3 + 3, -2, -1]


def test_vineyard_counts_brown_cards_that_neighbours_build_in_the_same_turn() -> None:
    state = play(described("vineyard_counts_what_is_built_beside_it"), "0 build vineyard")
    assert state.coins[0] == 3


def test_symbols_of_choice_are_worth_the_most_they_can_be() -> None:
    state = described("science_of_choice_is_worth_the_most")
    assert points(state, 0, "science") == 3 * 3 + 1 + 1 + 7


def test_science_scores_squares_and_sets() -> None:
    state = described("science_squares_and_sets")
    assert [points(state, city, "science") for city in range(3)] == [26, 4, 8]


def test_builders_guild_counts_the_stages_of_three_wonders() -> None:
    assert points(described("builders_guild_counts_all_three_wonders"), 0, "guilds") == 2 + 3 + 1


def test_strategists_guild_counts_the_defeats_of_the_neighbours() -> None:
    state = described("strategists_guild_counts_defeats")
    assert points(state, 0, "guilds") == 3 + 2
    assert [points(state, city, "military") for city in range(3)] == [2 + 3 + 10 - 1, -3, 3 - 2]


def test_decorators_guild_scores_for_a_complete_wonder() -> None:
    assert points(described("decorators_guild_needs_the_whole_wonder"), 0, "guilds") == 7
    incomplete = described("decorators_guild_needs_the_whole_wonder")
    incomplete.stages[0] = 1
    assert points(incomplete, 0, "guilds") == 0


def test_commerce_of_age_three_scores_what_it_counts() -> None:
    lighthouse, haven, arena = 4, 3, 2
    state = described("arena_and_lighthouse_score_what_they_count")
    assert points(state, 0, "commerce") == lighthouse + haven + arena


def test_more_coins_break_a_tie() -> None:
    assert [standing.seat for standing in SEVEN.standings(described("tie_goes_to_more_coins"))] == [1, 0, 2]


def test_equal_points_and_coins_share_the_victory() -> None:
    places = [(standing.seat, standing.place) for standing in SEVEN.standings(described("shared_victory"))]
    assert places == [(0, 1), (1, 1), (2, 3)]


# -- the table ----------------------------------------------------------------------------------------------------


def test_seven_players_have_three_taverns() -> None:
    state = described("seven_players")
    assert to_move(state) == list(range(7))
    assert "build tavern" not in moves(state, 0)


def test_whoever_has_chosen_a_side_waits_for_the_others() -> None:
    state = described("sides_still_to_be_chosen")
    assert to_move(state) == [0, 2]
    assert play(state, "0 side day", "2 side night").phase == PLAY


def test_whoever_has_sealed_a_choice_owes_no_decision() -> None:
    state = described("sealed_choice_owes_nothing_more")
    assert to_move(state) == [0, 2]
    assert state.choices[1] == move_from_text(state, "1 build theater")


def test_a_position_may_tell_its_past() -> None:
    assert len(described("with_its_past").plays) == 3
