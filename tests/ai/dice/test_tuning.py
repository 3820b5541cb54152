"""Where learning Dice starts, and what it sees of a game."""

from random import Random

import pytest

from ai.heuristics.dice.evaluation import GROUP_NAMES, STAGE_NAMES
from ai.heuristics.dice.features import NAMES
from ai.heuristics.dice.weights import evaluation, learned
from ai.tuning import dice
from ai.tuning.dice import GUESSED, PLAYERS, learned_stages, pooled
from ai.tuning.dice_climb import SHIFTS, climbed, lead, shifted
from ai.tuning.dice_games import TWINS, Player, Record, play, sight
from ai.tuning.dice_start import hand_set, hand_set_stage
from engine.dice.scoring import total
from tests.engine.dice.builder import EAST, WEST, laid, sheet


def test_the_start_has_a_weight_for_every_feature_of_every_stage_and_table() -> None:
    start = hand_set()
    assert set(start) == set(GROUP_NAMES) == set(PLAYERS)
    assert all(set(start[group][stage]) == set(NAMES) for group in GROUP_NAMES for stage in STAGE_NAMES)
    assert sorted(number for players in PLAYERS.values() for number in players) == [2, 3, 4, 5, 6, 7]


def test_a_position_is_kept_with_how_the_game_ended_for_each_seat() -> None:
    record = Record([[] for _ in STAGE_NAMES])
    game = play([Player(evaluation(learned(), {}), 0.0)] * 3, 5, Random(2))
    game.put_into(record)
    seen = record.stages[0][0]
    assert len(seen.rows) == 3
    assert sum(seen.shares) == 1.0
    assert seen.points[0] - seen.points[1] == total(game.state, 0) - total(game.state, 1)


def test_a_stage_that_was_hardly_seen_keeps_its_weights() -> None:
    few = learned_stages(hand_set(), "2", 1, Random(1))
    assert few == hand_set()["2"]


def test_what_games_cannot_tell_stays_as_it_was_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "LEAST_POSITIONS", 1)
    for stage, weights in learned_stages(hand_set(), "2", 3, Random(1)).items():
        assert {name: weights[name] for name in GUESSED} == {name: hand_set_stage(stage)[name] for name in GUESSED}


def test_both_sides_of_a_city_look_the_same_to_learning() -> None:
    assert sight(laid(sheet(*WEST[:3])), 0) == sight(laid(sheet(*EAST[:3])), 0)


def test_one_number_is_learned_for_both_sides_of_a_city(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "LEAST_POSITIONS", 1)
    for stages in (learned_stages(hand_set(), "2", 3, Random(1)), *learned().values()):
        for weights in stages.values():
            assert all(weights[twin] == weights[name] for twin, name in TWINS.items())


def test_pooled_weights_are_the_mean_of_all_tables_at_every_table() -> None:
    weights = pooled({**hand_set(), "2": {stage: dict.fromkeys(NAMES, 0.0) for stage in STAGE_NAMES}})
    assert weights["2"] == weights["5-7"]
    assert weights["3-4"]["late"]["points"] == pytest.approx(hand_set()["2"]["late"]["points"] * 2 / 3)


def test_a_climb_shifts_weights_by_points_and_leaves_those_of_points_alone() -> None:
    start = hand_set()["2"]
    place = [1.0 if "wonder" in shift.names and "late" in shift.stages else 0.0 for shift in SHIFTS]
    moved = shifted(start, place)
    assert moved["late"]["wonder"] == pytest.approx(start["late"]["wonder"] + 0.4 * start["late"]["points"])
    assert moved["middle"] == start["middle"]
    assert not any("points" in shift.names for shift in SHIFTS)


def test_every_feature_but_points_and_what_only_enemies_change_is_climbed() -> None:
    assert set(NAMES) - {name for shift in SHIFTS for name in shift.names} == {"points", "blocked", "grey_faces"}
    assert {stage for shift in SHIFTS for stage in shift.stages} == set(STAGE_NAMES)


def test_who_only_ever_passes_is_led_by_who_does_not() -> None:
    idle = {stage: {**dict.fromkeys(NAMES, 0.0), "coins": 1.0, "spare_coins": 1.0} for stage in STAGE_NAMES}
    assert lead(learned()["2"], idle, 2, 2, Random(1)) > 10
    assert lead(idle, learned()["2"], 3, 1, Random(1)) < -10


def test_a_climb_from_the_same_seed_leads_to_the_same_weights() -> None:
    told: list[int] = []
    one, other = (climbed(learned()["2"], 3, Random(5), told.append) for _ in range(2))
    assert one == other != learned()["2"]
    assert told == [1, 2, 3] * 2
