"""What a position of Dice is worth: chances that add up to one, and the result at the end."""

from collections.abc import Mapping, Sequence

import pytest

from ai.heuristics.dice.evaluation import GROUP_NAMES, STAGE_NAMES, row_of, stage_of
from ai.heuristics.dice.features import FIRST_STAGE, NAMES, SIZE, city_features, count_sheet, won_points
from ai.heuristics.dice.opponents import CHARACTERS, LEVELS
from ai.heuristics.dice.reasons import TOPICS
from ai.heuristics.dice.telling import TELLING
from ai.heuristics.dice.weights import MASTERY, RIVALRY, WEIGHTS, WEIGHTS_OF_MASTERS, evaluation, known, learned
from ai.heuristics.tally import Listed
from engine.dice.book import words
from engine.dice.game import DICE
from engine.dice.scoring import total
from engine.dice.state import OVER, City, State
from tests.engine.dice.builder import AGORA, BONUS, MARKET, WEST, laid, sheet
from tests.engine.dice.random_games import positions, snapshots

pytestmark = pytest.mark.compiled

JUDGE = evaluation(learned(), {})


@pytest.mark.parametrize("seed", range(4))
def test_the_chances_of_all_seats_add_up_to_one(seed: int) -> None:
    for state in snapshots(seed, 7):
        if state.phase != OVER:
            seats = range(len(state.cities))
            assert sum(JUDGE.value(state, seat) for seat in seats) == pytest.approx(1.0, abs=1e-6)


@pytest.mark.parametrize("seed", range(10))
def test_the_value_of_a_finished_game_is_its_result_and_a_trace_of_the_points(seed: int) -> None:
    *_, state = positions(seed)
    assert state.phase == OVER
    winners = [standing.seat for standing in DICE.standings(state) if standing.place == 1]
    for seat in range(len(state.cities)):
        result = 1 / len(winners) if seat in winners else 0.0
        assert JUDGE.value(state, seat) == pytest.approx(result, abs=0.003)


@pytest.mark.parametrize("seed", range(4))
def test_the_points_of_a_city_are_those_of_the_score_sheet(seed: int) -> None:
    for state in snapshots(seed, 5):
        for seat in range(len(state.cities)):
            assert city_features(state, seat)[NAMES.index("points")] == total(state, seat)


def sheet_features(state: State, city: City) -> list[float]:
    tally = Listed(SIZE)
    count_sheet(state.book, city.board, city.crossed, tally)
    return tally.found


def weighed(found: Sequence[float], row: int) -> float:
    return sum(value * weight for value, weight in zip(found, JUDGE.row(row), strict=True))


def test_a_remembered_sheet_is_worth_what_its_features_are() -> None:
    for state in snapshots(2, 9):
        for seat, city in enumerate(state.cities):
            row = row_of(state)
            fresh = weighed(sheet_features(state, city), row)
            for _ in range(2):
                assert JUDGE.sheet(state.book, city.board, city.crossed, row) == pytest.approx(fresh)
            assert JUDGE.strength(state, seat) == pytest.approx(weighed(city_features(state, seat), row))


def test_attacks_and_first_points_do_not_follow_from_the_sheet() -> None:
    *_, state = positions(5)
    for seat, city in enumerate(state.cities):
        printed = sheet_features(state, city)[0]
        assert printed + float(won_points(city)) == total(state, seat)


@pytest.mark.parametrize("board", words().board_ids)
def test_the_first_stage_of_a_wonder_is_judged_board_by_board(board: str) -> None:
    city = laid(sheet("wonder.1", "wonder.2", board=board)).cities[0]
    found = dict(zip(NAMES, sheet_features(laid(sheet()), city), strict=True))
    assert [name for name in NAMES[FIRST_STAGE:] if found[name]] == [f"stage_{board}"]
    assert found[f"stage_{board}"] == 1


@pytest.mark.parametrize(("turn", "stage"), [(1, "opening"), (6, "early"), (12, "middle"), (30, "late")])
def test_the_stage_of_a_game_is_told_by_the_turn(turn: int, stage: str) -> None:
    for crossed in ([], [*MARKET, BONUS[2]]):
        assert STAGE_NAMES[stage_of(laid(sheet(*crossed), turn=turn))] == stage


def test_the_stage_after_the_third_bonus_field_is_the_last() -> None:
    state = laid(sheet(*MARKET, *AGORA, *WEST, *BONUS), turn=20, last_turn=20)
    assert STAGE_NAMES[stage_of(state)] == "last_turn"


def test_every_feature_has_a_name_a_weight_and_a_reason() -> None:
    assert len(NAMES) == SIZE == len(set(NAMES))
    for name in (WEIGHTS, WEIGHTS_OF_MASTERS):
        for group in GROUP_NAMES:
            assert all(set(learned(name)[group][stage]) == set(NAMES) for stage in STAGE_NAMES)
    assert set(TOPICS) == set(NAMES)
    assert set(TOPICS.values()) == set(TELLING)


@pytest.mark.parametrize("bends", [*CHARACTERS.values(), *LEVELS.values()])
def test_a_character_bends_features_that_exist(bends: Mapping[str, float]) -> None:
    assert set(bends) <= {*NAMES, RIVALRY, MASTERY}


def test_only_masters_judge_by_the_weights_of_masters() -> None:
    mastered = {level for level, bends in LEVELS.items() if known(bends) is learned(WEIGHTS_OF_MASTERS)}
    assert mastered == {"master"}
    assert all(known(bends) is learned() for bends in CHARACTERS.values())
