"""The analysis of a position: plain data that says what the rules say, for every city and every move."""

import json

import pytest

from engine.catalog.loader import load_seven
from engine.seven.analysis import analysis, city_analysis, slot_names
from engine.seven.book import words_of
from engine.seven.codec import Codec
from engine.seven.legality import legal, to_move
from engine.seven.moves import move_from_text
from engine.seven.scoring import total
from engine.seven.wares import slot_of
from tests.engine.seven.described import described
from tests.engine.seven.random_games import positions


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(12))
def test_every_position_of_a_game_has_an_analysis_that_json_can_hold(seed: int) -> None:
    for state in positions(seed):
        report = analysis(state)
        assert json.loads(json.dumps(report)) == report


def test_the_moves_are_all_legal_moves_with_all_payments() -> None:
    for state in positions(4):
        codec = Codec(words_of(state.book))
        listed = analysis(state)["moves"]
        assert isinstance(listed, list)
        assert [entry["seat"] for entry in listed] == to_move(state)
        for entry in listed:
            read = [codec.command_from_json(move["command"]) for move in entry["moves"]]
            assert read == legal(state, entry["seat"])
            assert read == [move_from_text(state, move["text"]) for move in entry["moves"]]


def test_the_moment_is_told_in_the_words_of_the_rulebook() -> None:
    report = analysis(described("babylon_last_card_budget"))
    assert [report[name] for name in ("game", "edition", "players", "age", "turn", "phase", "to_move")] == [
        *("seven", 1, 3, 2, 6, "last_card", [0]),
    ]


def test_before_the_first_deal_there_is_no_age() -> None:
    report = analysis(described("sides_still_to_be_chosen"))
    assert (report["age"], report["turn"], report["phase"]) == (0, 0, "sides")
    assert city_analysis(described("sides_still_to_be_chosen"), 0)["side"] == "open"


def test_production_lists_the_choices_of_every_unit() -> None:
    state = described("yellow_and_stage_production_is_not_sold")
    assert city_analysis(state, 1)["production"] == [
        ["clay"],
        ["papyrus"],
        ["wood", "stone", "clay", "ore"],
        ["glass", "cloth", "papyrus"],
    ]
    assert slot_names(2 * slot_of(0b11)) == [["wood", "stone"], ["wood", "stone"]]


def test_neighbours_are_named_with_what_they_sell_and_the_discounts_that_hold_there() -> None:
    state = described("trading_post_halves_raw_materials")
    city = city_analysis(state, 0)
    sold = [["wood"], ["wood"], ["stone"], ["wood", "stone"]]
    assert city["left"] == {"city": 1, "sells": sold, "discounts": ["raw"]}
    assert city["right"] == {
        "city": 2,
        "sells": [["wood"], ["stone"], ["clay"], ["clay"], ["ore"]],
        "discounts": [],
    }


def test_a_marketplace_is_a_discount_with_both_neighbours() -> None:
    city = city_analysis(described("marketplace_halves_goods_of_both"), 0)
    assert isinstance(city["left"], dict)
    assert isinstance(city["right"], dict)
    assert (city["left"]["discounts"], city["right"]["discounts"]) == (["goods"], ["goods"])


@pytest.mark.parametrize("name", ["science_of_choice_is_worth_the_most", "science_squares_and_sets"])
def test_points_stand_in_the_order_of_the_editions_score_sheet(name: str) -> None:
    state = described(name)
    for city in range(state.cities):
        report = city_analysis(state, city)
        points = report["points"]
        assert isinstance(points, dict)
        assert tuple(points) == load_seven(state.book.edition).score_order
        assert sum(points.values()) == report["total"] == total(state, city)


def test_a_city_shows_its_stages_strength_science_and_powers() -> None:
    city = city_analysis(described("complete_wonder_has_no_next_stage"), 0)
    assert (city["stages"], city["strength"], city["powers"]) == ({"built": 2, "of": 2}, 2, [])
    science = city_analysis(described("science_of_choice_is_worth_the_most"), 0)["science"]
    assert science == {"compass": 2, "gear": 1, "tablet": 0, "any": 2}
    assert city_analysis(described("olympia_builds_for_nothing"), 0)["powers"] == ["free_build_once_per_age"]


def test_the_free_city_is_a_city_too() -> None:
    state = described("free_city_babylon_plays_the_pile")
    assert [city_analysis(state, city)["free_city"] for city in range(3)] == [False, False, True]
    assert analysis(state)["moves"] == [
        {
            "seat": 1,
            "city": 2,
            "moves": [
                {
                    "text": "1 for city 2 build theater",
                    "command": {
                        "do": "build",
                        "seat": 1,
                        "city": 2,
                        "card": "theater",
                        "payment": {"bank": 0, "left": 0, "right": 0},
                    },
                }
            ],
        }
    ]
