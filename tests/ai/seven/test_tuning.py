"""Where learning starts, and whose games it looks at: the base game's weights lent to Cities, teams as one side."""

from random import Random

from ai.heuristics.seven import features, looks
from ai.heuristics.seven.evaluation import GROUP_NAMES
from ai.heuristics.seven.weights import learned
from ai.tuning.seven_games import Player, Record, parties, play
from ai.tuning.seven_start import LENDERS, borrowed, hand_set
from engine.seven.config import table as config_of
from engine.seven.scoring import team_total
from engine.seven.tables import table_of
from tests.ai.seven.tables import MIND

PLAYER = Player(MIND.evaluation, MIND.policy, 0.0, 0.0)


def test_every_start_has_weights_for_every_group_and_every_number_of_cities() -> None:
    for start in (hand_set(), borrowed()):
        for kind, names in (("positions", features.NAMES), ("moves", looks.NAMES)):
            assert set(start[kind]) == set(GROUP_NAMES)
            for group in LENDERS:
                assert all(set(age[end]) == set(names) for age in start[kind][group] for end in ("begin", "end"))


def test_what_is_borrowed_is_lent_unchanged() -> None:
    start = borrowed()["positions"]
    for group, lender in LENDERS.items():
        lent = learned()["positions"][lender][2]["end"]
        assert {name: start[group][2]["end"][name] for name in lent} == lent
        assert start[lender] == learned()["positions"][lender]


def test_a_team_is_one_side_with_the_numbers_and_points_of_both() -> None:
    table = table_of(config_of(2, 4, 1, expansions=("cities",), teams=True))
    assert parties(table) == [[0, 1], [2, 3]]
    record = Record(0.0)
    state = play(table, 3, [PLAYER] * 4, Random(1), record)
    seen = record.positions[2][0]
    assert len(seen.rows) == 2
    lead = team_total(state, 0) - team_total(state, 2)
    assert seen.points[0] - seen.points[1] == lead


def test_without_teams_every_seat_is_a_side() -> None:
    assert parties(table_of(config_of(2, 3, 1))) == [[0], [1], [2]]
