"""What a position tells of its past must fit the table: whole turns, from the first that is told up to now."""

import pytest

from engine.seven.position import state_from_json
from tests.engine.seven.positions_changed import GONE, changed, expect, refusal_of

THREE = "with_its_past"
TWO = "free_city_with_its_past"
LOOKED = "halikarnassos_has_looked"


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"plays": {}}, "wrong_type", "plays"),
        ({"plays__0": "altar"}, "wrong_type", "plays.0"),
        ({"plays__0__who": 1}, "unknown_field", "plays.0.who"),
        ({"plays__0__age": GONE}, "missing_field", "plays.0.age"),
        ({"plays__0__age": 2}, "out_of_range", "plays.0.age"),
        ({"plays__0__turn": 8}, "out_of_range", "plays.0.turn"),
        ({"plays__0__hand": 3}, "out_of_range", "plays.0.hand"),
        ({"plays__0__city": 3}, "out_of_range", "plays.0.city"),
        ({"plays__0__hand": GONE}, "missing_field", "plays.0.city"),
        ({"plays__0__fate": "eaten"}, "unknown_fate", "plays.0.fate"),
        ({"plays__0__card": "bath"}, "unknown_card", "plays.0.card"),
    ],
)
def test_every_field_of_a_play_is_known_and_means_something(changes: dict[str, object], code: str, field: str) -> None:
    expect(THREE, code, field, **changes)


def test_a_card_comes_from_the_hand_of_its_city() -> None:
    expect(THREE, "impossible_play", "plays.0", plays__0__city=1)
    expect(THREE, "impossible_play", "plays.0", plays__0__hand=GONE, plays__0__city=0)


def test_only_the_holder_draws_and_plays_for_the_free_city() -> None:
    expect(THREE, "impossible_play", "plays.0", plays__0__fate="drawn")
    expect(TWO, "impossible_play", "plays.0", plays__0__hand=1)
    expect(TWO, "impossible_play", "plays.1", plays__1__hand=1)
    expect(TWO, "impossible_play", "plays.1", plays__1__turn=7)
    expect(TWO, "impossible_play", "plays.0", plays__0__turn=7)


def test_cards_are_left_over_after_the_last_turn_only() -> None:
    expect(THREE, "impossible_play", "plays.2", plays__2__fate="left_over")


def test_cards_are_taken_from_the_discard_pile_and_not_from_a_hand() -> None:
    expect(LOOKED, "impossible_play", "plays.3", plays__3__hand=0)
    expect(LOOKED, "impossible_play", "plays.3", plays__3__turn=7)


def test_no_play_is_of_a_turn_to_come() -> None:
    expect(THREE, "impossible_play", "plays.2", plays__2__turn=2)
    expect(TWO, "impossible_play", "plays.4", plays__4__turn=4)


def test_plays_stand_in_the_order_of_turns() -> None:
    data = changed(TWO)
    data["plays"].insert(0, data["plays"].pop())
    assert refusal_of(data) == ("impossible_play", "plays.1")


def test_what_was_built_stands() -> None:
    expect(THREE, "impossible_play", "plays.1", plays__1__card="altar")
    expect(LOOKED, "impossible_play", "plays.3", plays__3__card="stockade")


def test_what_was_buried_lies_under_the_last_stages() -> None:
    expect(LOOKED, "burials_differ", "cities.0.stages", plays__0__card="baths")


def test_what_was_sold_and_not_taken_lies_in_the_discard_pile() -> None:
    expect(THREE, "discards_differ", "discard", plays__2__card="baths")
    expect(LOOKED, "discards_differ", "discard", discard=[])


def test_every_hand_has_given_a_card_in_every_turn() -> None:
    expect(THREE, "plays_missing", "plays", plays__0=GONE)
    expect(TWO, "plays_missing", "plays", plays__1=GONE)


def test_the_past_may_begin_at_any_turn() -> None:
    later = changed(THREE, plays=[])
    state_from_json(later)
    draw_only = changed(TWO)
    draw_only["plays"] = draw_only["plays"][-1:]
    state_from_json(draw_only)


def test_whatever_was_drawn_since_then_is_told() -> None:
    state_from_json(changed(TWO, plays__0=GONE))
    expect(TWO, "draws_missing", "plays", plays__4=GONE)


def test_a_drawn_card_was_played_or_is_still_in_the_hand() -> None:
    expect(TWO, "drawn_card_is_missing", "plays", plays__4__card="guard_tower")
    expect(TWO, "drawn_card_is_missing", "plays", plays__0__card="guard_tower")


def test_a_look_at_the_discard_pile_needs_the_power_and_a_turn_that_is_over() -> None:
    expect(LOOKED, "wrong_look", "cities.0.looked", cities__0__looked=2)
    expect(LOOKED, "wrong_look", "cities.1.looked", cities__1__looked=3)
    expect(LOOKED, "out_of_range", "cities.0.looked", cities__0__looked=5)
    expect(TWO, "wrong_look", "cities.0.looked", cities__0__looked=4)
    state_from_json(changed(LOOKED, cities__0__looked=4))


def test_whoever_chooses_from_the_discard_pile_is_looking_at_it() -> None:
    name = "halikarnassos_in_mid_age"
    plays = [
        {"age": 1, "turn": 2, "hand": 0, "fate": "buried", "card": "altar"},
        {"age": 1, "turn": 2, "hand": 1, "fate": "sold", "card": "baths"},
        {"age": 1, "turn": 2, "hand": 2, "fate": "sold", "card": "glassworks_1"},
    ]
    expect(name, "wrong_look", "cities.0.looked", plays=plays, cities__0__looked=2)
    state_from_json(changed(name, plays=plays))
    state_from_json(changed(name, plays=plays, cities__0__looked=3))


def test_a_look_between_two_turns_leaves_the_pile_as_it_was() -> None:
    """Halikarnassos looked, took nothing, and the next turn has been played since."""
    plays = [
        {"age": 1, "turn": 2, "hand": 0, "fate": "buried", "card": "altar"},
        {"age": 1, "turn": 2, "hand": 1, "fate": "sold", "card": "baths"},
        {"age": 1, "turn": 2, "hand": 2, "fate": "sold", "card": "glassworks_1"},
        {"age": 1, "turn": 3, "hand": 0, "fate": "built", "card": "ore_vein"},
        {"age": 1, "turn": 3, "hand": 1, "fate": "sold", "card": "press_1"},
        {"age": 1, "turn": 3, "hand": 2, "fate": "sold", "card": "stockade"},
    ]
    data = changed("halikarnassos_in_mid_age", phase="play", turn=4, plays=plays)
    data["discard"] += ["press_1", "stockade"]
    for city in data["cities"]:
        city["hand"] = [card for card in city["hand"] if card not in ("press_1", "stockade", "theater")][:4]
        city.pop("purse", None)
    del data["cities"][0]["fresh_powers"]
    data["cities"][0]["looked"] = 3
    state_from_json(data)
    data["cities"][0]["looked"] = 4
    assert refusal_of(data) == ("wrong_look", "cities.0.looked")
