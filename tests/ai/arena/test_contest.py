"""Games come in as they are finished; rounds count in their order, whole."""

from collections.abc import Iterator

import pytest

from ai.arena.contest import Rounds, contest
from ai.arena.play import Played
from ai.arena.record import Record
from ai.arena.sprt import Sprt
from tests.ai.arena.toys import entrant, won_by

PAIR = [(0, 1), (1, 0)]


def new_record(sprt: Sprt | None = None) -> Record:
    return Record([entrant("first"), entrant("second")], PAIR, sprt)


def played(place: int) -> Played:
    """The points say which game it is."""
    return won_by(place % 2, points=(place, place))


def counted(record: Record) -> list[int]:
    return record.bots[0].points


@pytest.mark.parametrize("order", [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [2, 0, 5, 3, 1, 4]])
def test_rounds_count_in_their_order_whatever_is_finished_first(order: list[int]) -> None:
    record = new_record()
    told: list[None] = []
    assert not contest(((place, played(place)) for place in order), record, lambda: told.append(None))
    assert counted(record) == [0, 1, 2, 3, 4, 5]
    assert (record.rounds, record.games, len(told)) == (3, 6, 6)


def test_a_round_waits_for_its_games_and_for_the_rounds_before_it() -> None:
    rounds = Rounds(2)
    assert [list(rounds.take(place, played(place))) for place in (3, 2, 0)] == [[], [], []]
    first, second = rounds.take(1, played(1))
    assert [game.points[0] for game in (*first, *second)] == [0, 1, 2, 3]


def test_after_the_decision_nothing_counts_any_more() -> None:
    """Whatever other processes have finished by then."""
    whole, ragged = new_record(Sprt(0, 200)), new_record(Sprt(0, 200))
    order = [2 * (place // 2) + 1 - place % 2 for place in range(100)]
    later = [*range(90, 100), *(place for place in order if place < 90)]
    assert not contest(((place, played(place)) for place in range(100)), whole, lambda: None)
    assert not contest(((place, played(place)) for place in later), ragged, lambda: None)
    assert whole.is_decided
    assert counted(whole) == counted(ragged)
    assert 0 < whole.games < 50


def test_ctrl_c_leaves_the_rounds_that_are_complete() -> None:
    def interrupted() -> Iterator[tuple[int, Played]]:
        yield from ((place, played(place)) for place in (0, 1, 2, 4, 5, 7))
        raise KeyboardInterrupt

    record = new_record()
    assert contest(interrupted(), record, lambda: None)
    assert counted(record) == [0, 1, 4, 5]
