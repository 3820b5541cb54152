"""A position of Duel that is badly written or cannot be is refused, with a code and the field that is wrong."""

import re
from pathlib import Path

import pytest

import engine.duel.position as positions
from engine.duel.position import state_from_json
from tests.engine.duel.bad_positions import ALL_CASES
from tests.engine.duel.described import GONE, changed, expect, refusal_of

SOURCES = Path(positions.__file__).parent
# Said by the shared reader of fields.
OF_FIELDS = {"wrong_type", "unknown_field", "missing_field", "out_of_range"}


@pytest.mark.parametrize("data", [None, 7, "position", [], [{}]])
def test_a_position_is_a_mapping(data: object) -> None:
    error = refusal_of(data)
    assert (error.code, error.details["field"]) == ("wrong_type", "")


@pytest.mark.parametrize(("name", "changes", "code", "field"), ALL_CASES)
def test_what_cannot_be_is_refused_by_its_code_and_field(
    name: str, changes: dict[str, object], code: str, field: str
) -> None:
    expect(name, code, field, **changes)


def test_every_code_has_a_position_that_is_refused_with_it() -> None:
    texts = [file.read_text(encoding="utf-8") for file in SOURCES.glob("*.py")]
    said = {code for text in texts for code in re.findall(r'(?:refused|PositionError)\(\s*"(\w+)"', text)}
    said |= {code for text in texts for code in re.findall(r'\.word\([^"]*"(\w+)"', text)}
    assert len(said) > 40
    assert said | OF_FIELDS == {code for _, _, code, _ in ALL_CASES}


def test_what_was_written_is_shown_shortened() -> None:
    error = refusal_of(changed("what_things_cost", cities__0__plans=["x" * 5000]))
    assert len(str(error.details["value"])) == 200


def test_a_refusal_says_what_it_speaks_of() -> None:
    covered = refusal_of(changed("what_things_cost", structure__1__0="taken"))
    assert covered.details == {"field": "structure.1.0", "by": "structure.2.0"}
    face = refusal_of(changed("what_things_cost", structure__1__0="barracks"))
    assert face.details == {"field": "structure.1.0", "expected": "down"}
    pawn = refusal_of(changed("loot_skipped_by_a_switch", pawn=8))
    assert pawn.details == {"field": "pawn", "value": 8, "lowest": 5, "highest": 7}


# -- what may be after all ----------------------------------------------------------------------------------------


def test_strategy_leaves_open_how_far_the_pawn_went() -> None:
    for pawn in (5, 6, 7):
        state_from_json(changed("loot_skipped_by_a_switch", pawn=pawn, cities__1__loot=[] if pawn > 5 else [5]))


def test_a_pair_may_go_without_its_token_where_a_switch_lets_it_be_declined() -> None:
    switch = {"token_for_a_pair_may_be_declined": True}
    board = ["law", "philosophy", "economy"]
    state_from_json(changed("what_things_cost", switches=switch, board=board, cities__1__tokens=[]))


def test_the_box_stays_full_where_a_switch_lets_the_library_be_declined() -> None:
    name, switch = "library_draws_three_tokens", {"wonder_choices_may_be_declined": True}
    state_from_json(changed(name, switches=switch, phase="play", active=0, drawn=GONE))


def test_the_library_has_taken_one_token_out_of_the_box() -> None:
    name = "library_draws_three_tokens"
    state = state_from_json(changed(name, phase="play", active=0, drawn=GONE, cities__1__tokens=["urbanism"]))
    assert (len(state.board), len(state.box)) == (5, 4)


def test_no_token_is_due_when_the_board_is_empty() -> None:
    pairs = ["scriptorium", "library", "apothecary", "school", "workshop", "laboratory"]
    others = ["pharmacist", "dispensary", "university", "observatory", "academy", "study"]
    tokens = ["economy", "masonry", "urbanism"]
    data = changed("over_shared", cities__0__cards=pairs, cities__1__cards=others, cities__0__tokens=tokens)
    data["cities"][1]["tokens"] = ["strategy", "philosophy"]
    data["board"] = []
    assert state_from_json(data).board == []


def test_with_level_pawn_the_last_player_chooses_where_a_switch_says_so() -> None:
    name, switch = "weaker_player_chooses_who_begins", {"last_player_chooses_when_the_pawn_is_level": True}
    state = state_from_json(changed(name, switches=switch, pawn=0, cities__0__cards=[], deciding=0))
    assert state.decider == state.active == 0


def test_a_wonder_that_brings_another_turn_breaks_the_order_of_the_first_age() -> None:
    for active in (0, 1):
        data = changed("first_age_begins", structure__4__0="taken", active=active)
        data["cities"][0]["plans"] = []
        data["cities"][0]["wonders"] = ["sphinx over lumber_yard"]
        state_from_json(data)
