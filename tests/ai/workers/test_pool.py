"""Asking bots in other processes: whoever asks goes on, and gets the answers that are still of use."""

from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from ai.bot import Decision, Option
from ai.workers.pool import MOST_WORKERS, Pool, usual_workers
from ai.workers.question import Key, decision_in
from tests.ai.workers.asking import LONG, answer_of, answers_of, choice_of, pid_in, toy_question
from tests.ai.workers.odd_bots import find

CITIZEN, BOT = 0, 2  # the numbers of the moves that they choose


@pytest.fixture(scope="module")
def shared() -> Iterator[Pool]:
    """Two workers for all tests that leave them as they were."""
    with Pool(2, find=find, grace=LONG) as pool:
        yield pool


@pytest.fixture
def pool(shared: Pool) -> Iterator[Pool]:
    yield shared
    shared.forget("game")
    assert shared.poll() == []


def test_a_bot_answers_for_the_decision_it_was_asked_about(pool: Pool) -> None:
    ticket = pool.ask(toy_question("quick", seat=3, turn=17))
    answer = answer_of(pool)
    assert (answer.ticket, answer.key, answer.trouble) == (ticket, Key("game", 3, 17), None)
    assert answer.decision == Decision(BOT, (), (Option(BOT, 1.0),), 0)


def test_numbers_of_moves_are_named_by_the_legal_moves_that_were_asked_about() -> None:
    decision = Decision(2, (), (Option(2, 0.7), Option(0, 0.4)), 5)
    assert decision_in(decision, "abc") == Decision("c", (), (Option("c", 0.7), Option("a", 0.4)), 5)


def test_the_seed_decides_by_which_chance_a_bot_thinks(pool: Pool) -> None:
    for seed in range(8):
        pool.ask(toy_question("moody", seed=seed))
        assert choice_of(answer_of(pool)) == Random(seed).choice(range(3))


def test_whoever_looks_gets_no_answer_before_there_is_one(pool: Pool, tmp_path: Path) -> None:
    pool.ask(toy_question("patient", mark=tmp_path / "mark"))
    pid_in(tmp_path / "mark", pool)
    assert pool.poll() == []
    assert pool.wait(0.01) == []


def test_without_a_question_nobody_waits(pool: Pool) -> None:
    assert pool.wait() == []


def test_a_bot_keeps_the_time_it_was_given(pool: Pool) -> None:
    pool.ask(toy_question("patient", seconds=0.01))
    answer = answer_of(pool)
    assert answer.trouble is None
    assert choice_of(answer) == BOT


def test_two_workers_answer_in_the_order_in_which_they_are_done(pool: Pool, tmp_path: Path) -> None:
    slow = pool.ask(toy_question("patient", seat=0, mark=tmp_path / "mark"))
    pid_in(tmp_path / "mark", pool)
    quick = pool.ask(toy_question("quick", seat=1))
    assert answer_of(pool).ticket == quick
    pool.cancel(slow)
    assert answer_of(pool).ticket == slow


def test_questions_wait_their_turn_when_all_workers_think(pool: Pool) -> None:
    asked = [pool.ask(toy_question(level, seat)) for seat, level in enumerate(["patient", "patient", "quick", "quick"])]
    pool.cancel(asked[0])
    answers = answers_of(pool, 3)
    assert {answer.ticket for answer in answers} == {asked[0], *asked[2:]}
    assert all(answer.trouble is None for answer in answers)


# -- stopping ---------------------------------------------------------------------------------------------------------


def test_a_cancelled_bot_answers_with_the_best_it_has(pool: Pool, tmp_path: Path) -> None:
    ticket = pool.ask(toy_question("patient", mark=tmp_path / "mark"))
    pid_in(tmp_path / "mark", pool)
    pool.cancel(ticket)
    answer = answer_of(pool)
    assert (answer.ticket, choice_of(answer), answer.trouble) == (ticket, BOT, None)


def test_a_question_that_is_cancelled_at_once_is_answered_all_the_same(pool: Pool) -> None:
    for _ in range(20):
        ticket = pool.ask(toy_question("patient"))
        pool.cancel(ticket)
        pool.cancel(ticket)
        assert answer_of(pool).ticket == ticket


def test_a_citizen_answers_when_a_question_is_cancelled_before_anybody_has_begun(pool: Pool) -> None:
    asked = [pool.ask(toy_question("patient", seat)) for seat in range(3)]
    pool.cancel(asked[2])
    answer = answer_of(pool)
    assert (answer.ticket, choice_of(answer), answer.trouble) == (asked[2], CITIZEN, None)


def test_to_cancel_what_has_been_answered_changes_nothing(pool: Pool) -> None:
    ticket = pool.ask(toy_question("quick"))
    answer_of(pool)
    pool.cancel(ticket)
    pool.drop(ticket)
    assert pool.wait() == []


# -- answers that come too late ---------------------------------------------------------------------------------------


def test_an_answer_for_an_earlier_turn_of_the_seat_is_dropped(pool: Pool, tmp_path: Path) -> None:
    pool.ask(toy_question("patient", turn=1, mark=tmp_path / "mark"))
    pid_in(tmp_path / "mark", pool)
    pool.ask(toy_question("quick", turn=2))
    assert answer_of(pool).key.turn == 2
    assert pool.wait() == []


def test_an_answer_that_nobody_has_fetched_is_dropped_when_the_game_goes_on(pool: Pool) -> None:
    for seat in (0, 1):
        pool.ask(toy_question("patient", seat))
    for turn in (1, 2):
        pool.cancel(pool.ask(toy_question("quick", seat=2, turn=turn)))
    assert answer_of(pool).key.turn == 2
    unwanted = pool.ask(toy_question("quick", seat=3))
    pool.cancel(unwanted)
    pool.drop(unwanted)
    assert pool.poll() == []


def test_a_question_of_another_seat_or_game_is_not_dropped(pool: Pool) -> None:
    asked = [pool.ask(toy_question("quick", seat, turn=seat)) for seat in range(4)]
    assert sorted(answer.ticket for answer in answers_of(pool, 4)) == asked


def test_a_dropped_question_gets_no_answer_and_its_worker_is_free_again(pool: Pool, tmp_path: Path) -> None:
    for number in range(4):
        mark = tmp_path / str(number)
        ticket = pool.ask(toy_question("patient", seat=number, mark=mark))
        pid_in(mark, pool)
        pool.drop(ticket)
    pool.ask(toy_question("quick"))
    assert choice_of(answer_of(pool)) == BOT
    assert pool.wait() == []


def test_a_forgotten_game_gets_no_answers(pool: Pool) -> None:
    for seat in range(4):
        pool.ask(toy_question("patient", seat))
    pool.forget("another game")
    assert pool.wait(0.01) == []
    pool.forget("game")
    assert pool.wait() == []


# -- the processes ----------------------------------------------------------------------------------------------------


def test_a_closed_pool_leaves_no_process_behind(tmp_path: Path) -> None:
    before = set(active_children())
    with Pool(3, find=find) as pool:
        assert len(active_children()) == len(before) + 3
        pool.ask(toy_question("deaf", mark=tmp_path / "mark"))
        pid_in(tmp_path / "mark", pool)
    assert set(active_children()) == before
    pool.close()
    assert pool.poll() == []


def test_workers_that_are_still_starting_are_closed_too() -> None:
    before = set(active_children())
    Pool(2, find=find).close()
    assert set(active_children()) == before


def test_one_core_is_left_to_the_window() -> None:
    assert 1 <= usual_workers() <= MOST_WORKERS
