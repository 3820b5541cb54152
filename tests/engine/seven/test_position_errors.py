"""A position that is badly written or cannot be is refused, with a code and the field that is wrong."""

import pytest

from engine.core.errors import PositionError
from engine.seven.position import state_from_json
from tests.engine.seven.positions_changed import GONE, changed, expect, refusal_of

SELL_LOOM = {"do": "sell", "seat": 1, "city": 1, "card": "loom_1"}


# -- the form -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, 7, "position", [], [{}]])
def test_a_position_is_a_mapping(data: object) -> None:
    assert refusal_of(data) == ("wrong_type", "")


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"colour": "red"}, "unknown_field", "colour"),
        ({"cities__0__shields": 3}, "unknown_field", "cities.0.shields"),
        ({"edition": GONE}, "missing_field", "edition"),
        ({"players": GONE}, "missing_field", "players"),
        ({"cities": GONE}, "missing_field", "cities"),
        ({"age": GONE}, "missing_field", "age"),
        ({"turn": GONE}, "missing_field", "turn"),
        ({"cities__1__board": GONE}, "missing_field", "cities.1.board"),
        ({"cities__1__side": GONE}, "missing_field", "cities.1.side"),
        ({"cities__1__coins": GONE}, "missing_field", "cities.1.coins"),
        ({"edition": "1"}, "wrong_type", "edition"),
        ({"players": True}, "wrong_type", "players"),
        ({"seed": 1.5}, "wrong_type", "seed"),
        ({"cities": {}}, "wrong_type", "cities"),
        ({"cities__0": []}, "wrong_type", "cities.0"),
        ({"cities__0__hand": "walls"}, "wrong_type", "cities.0.hand"),
        ({"cities__0__hand__1": 3}, "wrong_type", "cities.0.hand.1"),
        ({"cities__0__coins": None}, "wrong_type", "cities.0.coins"),
        ({"cities__0__free_build_used": 1}, "wrong_type", "cities.0.free_build_used"),
        ({"cities__0__victories": [1]}, "wrong_type", "cities.0.victories"),
        ({"cities__0__victories": {"4": 1}}, "unknown_field", "cities.0.victories.4"),
        ({"cities__0__victories": {1: 1}}, "unknown_field", "cities.0.victories.1"),
        ({"switches": {"free_lunch": True}}, "unknown_field", "switches.free_lunch"),
        ({"switches": {"halikarnassos_must_build": "yes"}}, "wrong_type", "switches.halikarnassos_must_build"),
        ({"phase": 1}, "wrong_type", "phase"),
    ],
)
def test_every_field_is_known_and_of_its_type(changes: dict[str, object], code: str, field: str) -> None:
    expect("chain_by_building_first_edition", code, field, **changes)


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"game": "duel"}, "unknown_game", "game"),
        ({"edition": 3}, "unknown_edition", "edition"),
        ({"edition": -1}, "out_of_range", "edition"),
        ({"players": 8}, "wrong_number_of_players", "players"),
        ({"players": 1}, "wrong_number_of_players", "players"),
        ({"edition": 2, "players": 2}, "wrong_number_of_players", "players"),
        ({"seed": 2**63}, "out_of_range", "seed"),
        ({"expansions": ["leaders"]}, "unknown_expansion", "expansions"),
        ({"phase": "sleep"}, "unknown_phase", "phase"),
        ({"age": 0}, "out_of_range", "age"),
        ({"age": 4}, "out_of_range", "age"),
        ({"turn": 0}, "out_of_range", "turn"),
        ({"turn": 7}, "out_of_range", "turn"),
        ({"players": 4}, "wrong_number_of_cities", "cities"),
        ({"cities__0__board": "troy"}, "unknown_board", "cities.0.board"),
        ({"cities__0__board": "random"}, "unknown_board", "cities.0.board"),
        ({"cities__1__board": "rhodos"}, "board_twice", "cities.1.board"),
        ({"cities__1__side": "day"}, "unknown_side", "cities.1.side"),
        ({"cities__1__side": "random"}, "unknown_side", "cities.1.side"),
        ({"cities__0__coins": -1}, "out_of_range", "cities.0.coins"),
        ({"cities__0__coins": 10**30}, "out_of_range", "cities.0.coins"),
        ({"cities__0__hand__0": "atlantis"}, "unknown_card", "cities.0.hand.0"),
        ({"cities__0__stages": ["?"]}, "unknown_card", "cities.0.stages.0"),
        ({"cities__0__cards": ["well"]}, "unknown_card", "cities.0.cards.0"),
        ({"cities__0__fresh_powers": ["flying"]}, "unknown_power", "cities.0.fresh_powers.0"),
        ({"deciding": 3}, "out_of_range", "deciding"),
    ],
)
def test_every_word_and_number_means_something(changes: dict[str, object], code: str, field: str) -> None:
    expect("chain_by_building_first_edition", code, field, **changes)


def test_what_was_written_is_shown_shortened() -> None:
    with pytest.raises(PositionError) as refused:
        state_from_json(changed("seven_players", cities__0__board="x" * 5000))
    assert len(str(refused.value.details["value"])) == 200


# -- cards --------------------------------------------------------------------------------------------------------


def test_no_more_copies_lie_on_the_table_than_are_dealt() -> None:
    expect("seven_players", "too_many_copies", "cities.2.cards", cities__2__cards=["tavern"])
    expect("seven_players", "too_many_copies", "cities.1.hand", cities__1__hand=["tree_farm", "tree_farm"])
    expect("seven_players", "too_many_copies", "discard", discard=["loom_1", "loom_1"])
    expect("free_city_own_card_first", "too_many_copies", "pile", pile=["baths"])
    expect("olympia_copies_a_guild", "too_many_copies", "discard", discard=["spies_guild"])


def test_a_card_for_more_players_is_not_dealt_at_a_smaller_table() -> None:
    expect("chain_by_building_first_edition", "too_many_copies", "cities.0.cards", cities__0__cards=["tavern"])


def test_only_so_many_guilds_are_in_the_game() -> None:
    guilds = ["builders_guild", "magistrates_guild", "philosophers_guild"]
    expect("olympia_copies_a_guild", "too_many_guilds", "cities", discard=guilds)


def test_a_city_has_every_building_once() -> None:
    field = "cities.0.cards.1"
    expect("same_building_only_once", "duplicate_building", field, cities__0__cards=["loom_1", "loom_2"])
    expect("same_building_only_once", "duplicate_building", field, cities__0__cards=["loom_1", "loom_1"])


def test_a_hand_has_the_size_of_its_turn() -> None:
    hand = ["aqueduct", "walls", "school"]
    name = "chain_by_building_first_edition"
    expect(name, "wrong_hand_size", "cities.0.hand", cities__0__hand=hand)
    expect(name, "wrong_hand_size", "cities.0.hand", turn=5)
    expect(name, "wrong_hand_size", "cities.0.hand", cities__0__hand=GONE)
    expect("babylon_last_card_budget", "wrong_hand_size", "cities.0.hand", cities__0__hand=["stables", "forum"])
    expect("shared_victory", "wrong_hand_size", "cities.0.hand", cities__0__hand=["palace"])


def test_the_holder_has_a_card_more_and_the_pile_one_for_each_turn_to_come() -> None:
    name = "free_city_own_card_first"
    expect(name, "wrong_hand_size", "cities.1.hand", cities__1__hand=["baths", "barracks"])
    expect(name, "wrong_pile_size", "pile", pile=[])
    expect("seven_players", "wrong_pile_size", "pile", pile=["theater"])


def test_the_free_city_has_no_hand() -> None:
    expect("free_city_own_card_first", "unknown_field", "cities.2.hand", cities__2__hand=[])


def test_hands_are_of_the_age() -> None:
    name = "chain_by_building_first_edition"
    expect(name, "card_of_another_age", "cities.0.hand", cities__0__hand=["aqueduct", "barracks"])
    expect("free_city_own_card_first", "card_of_another_age", "pile", pile=["walls"])


def test_nothing_lies_on_the_table_before_its_age() -> None:
    name = "chain_by_building_first_edition"
    expect(name, "card_of_another_age", "cities.0.cards", cities__0__cards=["palace"])
    expect(name, "card_of_another_age", "cities.0.stages", cities__0__stages=["palace"])
    expect(name, "card_of_another_age", "discard", discard=["palace"])
    expect("sides_still_to_be_chosen", "card_of_another_age", "cities.0.cards", cities__0__cards=["altar"])


def test_a_wonder_has_no_more_stages_than_its_side() -> None:
    stages = ["stockade", "barracks", "loom_1"]
    expect("complete_wonder_has_no_next_stage", "stages_out_of_range", "cities.0.stages", cities__0__stages=stages)


def test_a_city_has_a_card_for_each_turn_at_most() -> None:
    cards = ["stone_pit", "ore_vein", "baths", "barracks", "loom_1"]
    state_from_json(changed("buyer_chooses_the_neighbour", cities__0__cards=cards))
    expect("buyer_chooses_the_neighbour", "too_many_cards", "cities.0", cities__0__cards=[*cards, "press_1"])


def test_babylon_and_halikarnassos_may_have_more() -> None:
    cards = ["altar", "stone_pit", "stockade", "barracks", "guard_tower", "workshop"]
    state_from_json(changed("babylon_night_plays_both_last_cards", cities__0__cards=cards))
    expect("babylon_night_plays_both_last_cards", "too_many_cards", "cities.0", cities__0__cards=[*cards, "apothecary"])


# -- the moment ---------------------------------------------------------------------------------------------------


def test_the_last_card_belongs_to_the_last_turn() -> None:
    expect("babylon_last_card_budget", "wrong_turn", "turn", turn=5)


def test_the_game_ends_with_the_last_turn_of_the_last_age() -> None:
    expect("shared_victory", "wrong_turn", "turn", turn=5)
    expect("shared_victory", "wrong_age", "age", age=2)
    expect("olympia_copies_a_guild", "wrong_age", "age", age=2)


def test_sides_are_open_before_the_first_deal_only() -> None:
    expect("chain_by_building_first_edition", "side_is_open", "cities.1.side", cities__1__side="open")
    expect("sides_still_to_be_chosen", "no_side_is_open", "phase", cities__0__side="day", cities__2__side="day")
    expect("sides_still_to_be_chosen", "unknown_field", "age", age=1)
    expect("sides_still_to_be_chosen", "unknown_field", "discard", discard=["altar"])


def test_nobody_chooses_a_side_for_the_free_city() -> None:
    name = "free_city_own_card_first"
    data = changed(name, phase="sides", age=GONE, turn=GONE, pile=GONE, cities__0__side="open", cities__2__side="open")
    for city in data["cities"]:
        city.pop("cards", None)
        city.pop("hand", None)
    assert refusal_of(data) == ("side_is_open", "cities.2.side")
    data["cities"][2]["side"] = "A"
    state_from_json(data)


def test_somebody_must_have_the_power_that_the_phase_waits_for() -> None:
    last = "babylon_last_card_budget"
    expect(last, "nobody_decides", "phase", cities__0__stages=["altar"])
    discard = "halikarnassos_on_turn_six"
    expect(discard, "nobody_decides", "phase", cities__0__fresh_powers=[])
    expect(discard, "nobody_decides", "phase", discard=["loom_2"])
    expect("olympia_copies_a_guild", "nobody_decides", "phase", cities__0__stages=["altar", "theater"])


def test_whoever_decides_and_holds_the_free_city_card_follows_from_the_rest() -> None:
    expect("babylon_last_card_budget", "wrong_decider", "deciding", deciding=1)
    expect("seven_players", "wrong_decider", "deciding", deciding=1)
    expect("free_city_own_card_first", "wrong_holder", "holder", holder=0)
    expect("seven_players", "wrong_holder", "holder", holder=0)
    state_from_json(changed("free_city_own_card_first", holder=1))
    state_from_json(changed("babylon_last_card_budget", deciding=0))


# -- tokens and marks ---------------------------------------------------------------------------------------------


def test_conflicts_have_a_winner_and_a_loser() -> None:
    expect("strategists_guild_counts_defeats", "conflicts_do_not_match", "cities", cities__1__defeats=2)


def test_a_city_has_two_conflicts_in_an_age() -> None:
    name = "strategists_guild_counts_defeats"
    expect(name, "too_many_conflicts", "cities.0.defeats", cities__0__defeats=2)
    expect(name, "out_of_range", "cities.0.victories.1", cities__0__victories={"1": 3})
    expect(name, "out_of_range", "cities.1.defeats", cities__1__defeats=7)


def test_tokens_are_won_in_ages_that_are_over() -> None:
    expect("end_of_an_age", "age_not_fought", "cities.0.victories", cities__0__victories={"2": 1})
    expect("seven_players", "too_many_conflicts", "cities.0.defeats", cities__0__defeats=1)


def test_the_purse_holds_all_coins_until_a_turn_brings_more() -> None:
    expect("seven_players", "wrong_purse", "cities.0.purse", cities__0__purse=2)
    expect("sides_still_to_be_chosen", "wrong_purse", "cities.0.purse", cities__0__purse=3)
    expect("babylon_last_card_budget", "wrong_purse", "cities.0.purse", cities__0__purse=9)
    expect("babylon_last_card_budget", "wrong_purse", "cities.0.purse", cities__0__purse=-1)
    state_from_json(changed("babylon_last_card_as_a_turn_of_its_own", cities__0__purse=-1))


def test_what_is_fresh_was_built_in_this_turn() -> None:
    code, card, powers = "not_built_in_this_turn", "cities.0.fresh", "cities.0.fresh_powers"
    expect("seven_players", code, card, cities__0__fresh="tavern")
    expect("babylon_last_card_budget", code, card, cities__0__fresh="altar")
    expect("olympia_builds_for_nothing", code, powers, cities__0__fresh_powers=["free_build_once_per_age"])
    expect("babylon_last_card_budget", code, powers, cities__0__fresh_powers=["build_from_discard"])


def test_only_olympia_has_built_for_nothing() -> None:
    expect("seven_players", "no_free_build", "cities.0.free_build_used", cities__0__free_build_used=True)


def test_a_guild_is_copied_at_the_end_by_whoever_may_and_must() -> None:
    code = "wrong_guild_copied"
    expect("olympia_copied_the_shipowners_guild", code, "cities.0.copied", cities__0__copied=GONE)
    expect("olympia_copied_the_shipowners_guild", code, "cities.0.copied", cities__0__copied="builders_guild")
    expect("olympia_copied_the_shipowners_guild", code, "cities.1.copied", cities__1__copied="builders_guild")
    expect("olympia_copies_a_guild", code, "cities.0.copied", cities__0__copied="spies_guild")


# -- sealed choices -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        ("sell", "no_command"),
        ({"do": "dance"}, "no_command"),
        ({**SELL_LOOM, "card": "altar"}, "illegal_choice"),
        ({**SELL_LOOM, "card": "?"}, "illegal_choice"),
        ({"do": "sealed", "seat": 1, "city": 1}, "illegal_choice"),
        ({"do": "sell", "seat": 0, "city": 0, "card": "theater"}, "illegal_choice"),
    ],
)
def test_a_sealed_choice_is_a_legal_move_of_its_city(choice: object, code: str) -> None:
    expect("free_city_then_its_card", code, "cities.1.choice", cities__1__choice=choice)


def test_nobody_seals_a_choice_while_one_city_decides() -> None:
    choice = {"do": "sell", "seat": 0, "city": 0, "card": "stables"}
    expect("babylon_last_card_budget", "illegal_choice", "cities.0.choice", cities__0__choice=choice)


def test_when_everybody_has_chosen_the_turn_is_over() -> None:
    choice = {"do": "sell", "seat": 0, "city": 0, "card": "school"}
    expect("end_of_an_age", "everybody_has_chosen", "cities", cities__0__choice=choice)


def test_the_free_city_comes_after_the_holders_own_city() -> None:
    name = "free_city_then_its_card"
    choice = {"do": "build", "seat": 1, "city": 2, "card": "barracks", "payment": {"bank": 0, "left": 0, "right": 2}}
    state_from_json(changed(name, cities__2__choice=choice))
    data = changed(name, cities__1__choice=GONE, cities__2__choice=choice)
    assert refusal_of(data) == ("illegal_choice", "cities.2.choice")
