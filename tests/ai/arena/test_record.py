"""What the games of an arena add up to, and the figures made of them."""

from collections.abc import Sequence

import pytest

from ai.arena.entrant import Allowance
from ai.arena.figures import bot_figures, match_figures, sprt_figures
from ai.arena.lineups import LineUp
from ai.arena.play import Played, Thoughts
from ai.arena.rating import Rating
from ai.arena.record import Record
from ai.arena.sprt import Sprt
from tests.ai.arena.toys import entrant, toy_games, won_by

PAIR = [(0, 1), (1, 0)]
TWO = [entrant("strong"), entrant("weak")]
KINDS = {"results": ("alone", "shared")}


def toy_record(line_ups: Sequence[LineUp], rounds: int, *names: str) -> Record:
    record = Record([entrant(name) for name in names], line_ups, None)
    games = toy_games(line_ups, rounds)
    for begun in range(0, len(games), len(line_ups)):
        record.add(games[begun : begun + len(line_ups)])
    return record


def test_a_match_counts_victories_draws_and_defeats_of_the_first_bot() -> None:
    record = Record(TWO, PAIR, None)
    record.add([won_by(0), won_by(1)])  # both games of a pair
    record.add([won_by(0, 1), won_by(1)])
    record.add([won_by(1), won_by(0)])
    match = match_figures(record)
    assert match is not None
    assert (match.wins, match.draws, match.losses) == (3, 1, 2)
    assert match.score == pytest.approx(3.5 / 6)
    assert match.rounds == {0.0: 1, 0.75: 1, 1.0: 1}
    assert match.elo == pytest.approx(58.45, abs=0.01)
    assert match.score_interval.low < 0.5 < match.score_interval.high


def test_who_always_wins_is_better_by_no_finite_number() -> None:
    record = Record(TWO, PAIR, None)
    record.add([won_by(0), won_by(1)])
    match = match_figures(record)
    assert match is not None
    assert (match.elo, match.elo_high) == (None, None)
    assert match.elo_low is not None


def test_at_a_larger_table_equals_are_equal_when_each_seat_wins_as_often() -> None:
    line_ups = [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    record = Record(TWO, line_ups, None)
    record.add([won_by(0, seats=3), won_by(0, seats=3), won_by(0, seats=3)])
    match = match_figures(record)
    assert match is not None
    assert match.score == pytest.approx(1 / 3)
    assert match.elo == pytest.approx(0, abs=1e-9)
    assert [figures.win_share for figures in bot_figures(record, {})] == pytest.approx([1 / 3, 1 / 3])
    assert [figures.results for figures in bot_figures(record, {})] == [3, 6]


def test_the_victory_of_a_team_counts_once_in_the_match_and_is_that_of_both_seats() -> None:
    record = Record(TWO, [(0, 0, 1, 1), (1, 1, 0, 0)], None, together=2)
    record.add([won_by(0, 1, seats=4), won_by(0, 1, seats=4)])
    record.add([won_by(0, 1, seats=4), won_by(2, 3, seats=4)])
    match = match_figures(record)
    assert match is not None
    assert match.score == pytest.approx(3 / 4)
    assert (match.wins, match.losses) == (3, 1)
    assert [figures.win_share for figures in bot_figures(record, {})] == pytest.approx([3 / 4, 1 / 4])


def test_points_have_a_mean_a_spread_and_an_interval() -> None:
    record = Record(TWO, PAIR, None)
    record.add([won_by(0, points=(60, 40)), won_by(1, points=(44, 50))])
    record.add([won_by(0, points=(52, 40)), won_by(1, points=(44, 54))])
    strong, weak = bot_figures(record, {})
    assert (strong.mean_points, weak.mean_points) == (54, 42)
    assert strong.points_spread == pytest.approx(3.742, abs=0.001)
    assert strong.mean_points_interval is not None
    assert strong.mean_points_interval.low < 54 < strong.mean_points_interval.high


def test_victories_are_counted_by_kind_for_whoever_won() -> None:
    record = Record(TWO, PAIR, None)
    alone, shared = {"results": "alone"}, {"results": "shared"}
    nothing = (Thoughts(), Thoughts())
    record.add([Played((1, 2), (3, 2), alone, nothing), Played((1, 1), (3, 3), shared, nothing)])
    strong, weak = bot_figures(record, KINDS)
    assert strong.victories == {"results": {"alone": 1, "shared": 1}}
    assert weak.victories == {"results": {"alone": 0, "shared": 1}}


def test_a_bot_that_plays_itself_counts_every_game_once() -> None:
    record = toy_record([(1, 1)], 12, "unused", "any")
    _, figures = bot_figures(record, KINDS)
    assert sum(figures.victories["results"].values()) == 12
    assert figures.results == 24
    assert figures.win_share == pytest.approx(0.5)
    assert record.ratings == [Rating(), Rating()]


def test_there_is_no_match_between_one_bot_or_three() -> None:
    assert match_figures(toy_record([(0, 0)], 1, "one")) is None
    assert match_figures(toy_record([(0, 1), (1, 0)], 1, "a", "b", "c")) is None


def test_a_bot_that_plays_its_card_is_better_than_one_that_plays_anything() -> None:
    record = toy_record(PAIR, 40, "card", "any")
    match = match_figures(record)
    assert match is not None
    assert match.score_interval.low > 0.5
    assert record.ratings[0].mu > record.ratings[1].mu
    assert record.games == 80


def test_times_are_told_by_quantiles_and_late_decisions_counted() -> None:
    record = Record([entrant("slow", Allowance(milliseconds=100)), entrant("quick")], PAIR, None)
    thoughts = Thoughts()
    thoughts.microseconds.extend([1000] * 98 + [150_000, 150_001])
    thoughts.positions.extend([10] * 100)
    games = [Played((1, 2), (0, 0), {}, (thoughts, Thoughts())), Played((1, 2), (0, 0), {}, (Thoughts(), Thoughts()))]
    record.add(games)
    slow, quick = (figures.times for figures in bot_figures(record, {}))
    assert (slow.decisions, slow.p50_ms, slow.p99_ms, slow.max_ms) == (100, 1.0, 150.0, 150.001)
    assert slow.late == 1, "50 ms after the deadline are still in time"
    assert (slow.positions, round(slow.positions_per_second)) == (10, 2513)
    assert (quick.decisions, quick.p50_ms, quick.late, quick.positions_per_second) == (0, 0, 0, 0)


def test_without_games_there_are_figures_and_no_intervals() -> None:
    record = Record(TWO, PAIR, Sprt(0, 30))
    strong, _ = bot_figures(record, KINDS)
    assert (strong.results, strong.win_share, strong.win_share_interval, strong.mean_points_interval) == (
        *(0, 0.0),
        *(None, None),
    )
    assert match_figures(record) is None
    test = sprt_figures(record)
    assert test is not None
    assert (test.ratio, test.accepted) == (0.0, None)
    assert sprt_figures(Record(TWO, PAIR, None)) is None


def test_a_test_is_decided_when_its_ratio_passes_a_bound() -> None:
    record = Record(TWO, PAIR, Sprt(0, 200))
    rounds = 0
    while not record.is_decided:
        record.add([won_by(0), won_by(1)])
        rounds += 1
    assert 3 < rounds < 12
    test = sprt_figures(record)
    assert test is not None
    assert test.accepted == 200
    assert test.ratio >= test.upper
