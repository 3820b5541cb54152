"""The end: the last turn, the score, ties, and the limit of turns."""

import pytest

from engine.dice.apply import DiceLedger
from engine.dice.events import EndSetOff, GameEnded
from engine.dice.game import DICE, score_order
from engine.dice.scoring import counted, points, score_sheets, total
from engine.dice.state import OVER
from tests.engine.dice.builder import AGORA, BONUS, MARKET, WAREHOUSE, WEST, WONDER, laid, moves, play, sheet, why_not
from tests.engine.dice.random_games import snapshots

pytestmark = pytest.mark.compiled

DONE = [*WAREHOUSE, *AGORA, *MARKET]


def test_everybody_finishes_the_turn_and_plays_exactly_one_more() -> None:
    state = laid(sheet(*DONE, *BONUS[:2], *WONDER[:2]), players=3, turn=9)
    log = play(state, "0 wonder")
    assert [event for event in log if isinstance(event, EndSetOff)] == [EndSetOff(0, 10)]
    assert (state.turn, state.last_turn, state.waiting) == (10, 10, 0b111)
    log = play(state)
    assert isinstance(log[-1], GameEnded)
    assert (state.phase, state.waiting, moves(state)) == (OVER, 0, [])


def test_a_second_one_with_three_bonus_fields_does_not_move_the_end() -> None:
    state = laid(
        sheet(*DONE, *WONDER, *BONUS), sheet(*DONE, *BONUS[:2], *WONDER[:2], board="babylon"), turn=10, last_turn=10
    )
    log = play(state, "1 wonder")
    assert not [event for event in log if isinstance(event, EndSetOff)]
    assert state.phase == OVER


def test_the_end_of_a_game_that_is_written_down_tells_the_score_of_every_seat() -> None:
    state = laid(sheet(*DONE, *WONDER, *BONUS), sheet(*AGORA[:3], board="babylon"), turn=10, last_turn=10)
    log = play(state)
    expected = tuple(tuple(counted(state, seat)) for seat in (0, 1))
    assert [event.scores for event in log if isinstance(event, GameEnded)] == [expected]
    assert sum(expected[1]) == total(state, 1) == 5


def test_a_score_that_was_written_down_holds_whatever_the_sheet_is_worth_now() -> None:
    state = laid(sheet(*WONDER[:2]), turn=10)
    earlier = [[0] * len(score_order()) for _ in state.cities]
    earlier[0][0] = 77
    DiceLedger(state, None).game_ended(earlier)
    assert (total(state, 0), total(state, 1)) == (77, 0)
    assert sum(counted(state, 0)) == 8


def test_an_end_without_a_score_is_counted_now() -> None:
    state = laid(sheet(*WONDER[:2]), turn=10)
    DiceLedger(state, None).emit(GameEnded())
    assert total(state, 0) == 8


def test_an_end_that_scores_some_of_the_seats_only_is_refused() -> None:
    state = laid(sheet(*WONDER[:2]), turn=10)
    some = tuple((0,) * len(score_order()) for _ in state.cities[1:])
    with pytest.raises(ValueError, match="every seat"):
        DiceLedger(state, None).emit(GameEnded(some))


def test_after_200_turns_points_are_counted() -> None:
    state = laid(sheet(), turn=200)
    play(state)
    assert state.phase == OVER


def test_nobody_decides_when_the_game_is_over() -> None:
    state = laid(sheet(), turn=200)
    play(state)
    assert why_not(state, "0 pass").code == "game_is_over"


def test_points_are_counted_building_by_building() -> None:
    state = laid(sheet(*WAREHOUSE, *AGORA, *MARKET, *WEST[:2], "wonder.1", "bonus.coins", "bonus.cross", first=3))
    score = DICE.score(state, 0)
    assert score == {
        "warehouse": 0,
        "agora": 24,
        "barracks_west": 7,
        "barracks_east": 0,
        "market": 6 + 8 + 2,
        "university": 0,
        "gallery": 0,
        "court": 0,
        "wonder": 3,
        "first": 3,
    }
    assert (sum(points(state, 0)), total(state, 0)) == (53, 53)
    assert tuple(score) == score_order()


def test_coins_are_worth_no_points() -> None:
    assert total(laid(sheet(coins=50)), 0) == 0


def test_places_are_given_by_points_then_coins() -> None:
    state = laid(
        sheet(*AGORA[:2], coins=1), sheet(board="rhodes", coins=9), sheet(*AGORA[:2], board="olympia", coins=1)
    )
    assert [(one.seat, one.place, one.points) for one in DICE.standings(state)] == [(0, 1, 3), (2, 1, 3), (1, 3, 0)]


@pytest.mark.parametrize("seed", range(3))
def test_the_total_is_the_sum_of_the_score_sheet_at_every_moment(seed: int) -> None:
    for state in snapshots(seed, 10):
        assert [total(state, seat) for seat in state.table.seats] == [sum(sheet) for sheet in score_sheets(state)]
