"""Workers that die, hang or fail: the citizen answers instead, another worker takes the place, nothing is lost."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, sleep

import pytest

from ai.workers.pool import Pool
from ai.workers.question import Answer
from ai.workers.worker import Worker
from tests.ai.workers.asking import LONG, answer_of, answers_of, choice_of, pid_in, toy_question
from tests.ai.workers.odd_bots import find, find_never, find_only_here

CITIZEN, BOT = 0, 2  # the numbers of the moves that they choose
SOON = 0.05
ROOT = Path(__file__).parents[3]


def code_of(answer: Answer) -> str:
    assert answer.trouble is not None
    return answer.trouble.code


def kill(pid: int) -> None:
    """End a worker from outside and see it gone."""
    for child in active_children():
        if child.pid == pid:
            os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
            child.join(LONG)


def pids() -> set[int | None]:
    return {child.pid for child in active_children()}


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let so much time pass for the workers' deadlines."""
    monkeypatch.setattr("ai.workers.place.monotonic", lambda: monotonic() + seconds)


def assert_a_bot_answers(pool: Pool) -> None:
    pool.ask(toy_question("quick"))
    answer = answer_of(pool)
    assert (choice_of(answer), answer.trouble) == (BOT, None)


# -- dead -------------------------------------------------------------------------------------------------------------


def test_the_citizen_answers_for_a_worker_that_was_killed_in_the_middle_of_a_search(tmp_path: Path) -> None:
    with Pool(1, find=find) as pool:
        ticket = pool.ask(toy_question("patient", seat=2, turn=5, mark=tmp_path / "mark"))
        killed = pid_in(tmp_path / "mark", pool)
        kill(killed)
        answer = answer_of(pool)
        assert (answer.ticket, answer.key.turn, choice_of(answer)) == (ticket, 5, CITIZEN)
        assert code_of(answer) == "worker_died"
        assert killed not in pids()
        assert_a_bot_answers(pool)


def test_questions_that_waited_for_a_killed_worker_are_answered_by_the_next_one(tmp_path: Path) -> None:
    with Pool(1, find=find) as pool:
        pool.ask(toy_question("patient", seat=0, mark=tmp_path / "mark"))
        others = [pool.ask(toy_question("quick", seat)) for seat in (1, 2, 3)]
        kill(pid_in(tmp_path / "mark", pool))
        answers = answers_of(pool, 4)
        assert [answer.ticket for answer in answers[1:]] == others
        assert [choice_of(answer) for answer in answers] == [CITIZEN, BOT, BOT, BOT]


def test_a_worker_that_was_killed_while_it_waited_is_replaced_unnoticed(tmp_path: Path) -> None:
    with Pool(1, find=find) as pool:
        for number in range(3):
            mark = tmp_path / str(number)
            pool.ask(toy_question("quick", mark=mark))
            assert choice_of(answer_of(pool)) == BOT
            kill(int(mark.read_text()))
            assert_a_bot_answers(pool)


def test_a_bot_that_takes_its_process_with_it_does_so_only_once() -> None:
    with Pool(1, find=find) as pool:
        pool.ask(toy_question("deserter"))
        answer = answer_of(pool)
        assert (choice_of(answer), code_of(answer)) == (CITIZEN, "worker_died")
        assert_a_bot_answers(pool)


def test_nobody_answers_for_a_dropped_question_of_a_killed_worker(tmp_path: Path) -> None:
    with Pool(1, find=find) as pool:
        ticket = pool.ask(toy_question("deaf", mark=tmp_path / "mark"))
        killed = pid_in(tmp_path / "mark", pool)
        pool.drop(ticket)
        kill(killed)
        assert_a_bot_answers(pool)


# -- hanging ----------------------------------------------------------------------------------------------------------


def test_the_citizen_answers_for_a_bot_that_never_looks_at_its_budget() -> None:
    with Pool(1, find=find, grace=SOON) as pool:
        before = pids()
        pool.ask(toy_question("deaf", seconds=SOON))
        answer = answer_of(pool)
        assert (choice_of(answer), code_of(answer)) == (CITIZEN, "worker_hangs")
        assert pids() != before
        assert_a_bot_answers(pool)


def test_a_bot_is_given_up_only_when_its_time_and_some_grace_are_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Pool(1, find=find, grace=1000) as pool:
        pool.ask(toy_question("deaf", mark=tmp_path / "mark", seconds=2000))
        hanging = pid_in(tmp_path / "mark", pool)
        later(monkeypatch, 2900)
        assert pool.poll() == []
        assert hanging in pids()
        later(monkeypatch, 3001)
        assert [code_of(answer) for answer in pool.poll()] == ["worker_hangs"]
        assert hanging not in pids()


def test_a_bot_that_was_stopped_and_does_not_care_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pool(1, find=find, grace=1000) as pool:
        ticket = pool.ask(toy_question("deaf", mark=tmp_path / "mark", seconds=5000))
        pid_in(tmp_path / "mark", pool)
        pool.cancel(ticket)
        later(monkeypatch, 900)
        assert pool.poll() == []
        later(monkeypatch, 1001)
        answer = answer_of(pool)
        assert (choice_of(answer), code_of(answer)) == (CITIZEN, "worker_hangs")
        assert_a_bot_answers(pool)


def test_a_bot_without_a_time_of_its_own_is_not_waited_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Pool(1, find=find, patience=1000) as pool:
        pool.ask(toy_question("deaf", mark=tmp_path / "mark"))
        pid_in(tmp_path / "mark", pool)
        later(monkeypatch, 1001)
        assert [code_of(answer) for answer in pool.poll()] == ["worker_hangs"]


def test_a_worker_that_never_gets_ready_is_given_up() -> None:
    with Pool(1, find=find_never, ahead=["toy"], patience=SOON) as pool:
        pool.ask(toy_question("quick"))
        answer = answer_of(pool)
        assert (choice_of(answer), code_of(answer)) == (CITIZEN, "no_worker")


# -- no worker at all -------------------------------------------------------------------------------------------------


def test_the_citizen_answers_everything_when_workers_die_before_they_are_ready() -> None:
    before = set(active_children())
    with Pool(2, find=find_only_here, ahead=["toy"]) as pool:
        for seat in range(3):
            pool.ask(toy_question("quick", seat))
        answers = answers_of(pool, 3)
        assert [choice_of(answer) for answer in answers] == [CITIZEN] * 3
        assert {code_of(answer) for answer in answers} == {"no_worker"}
        assert set(active_children()) == before
        pool.ask(toy_question("quick"))
        assert code_of(answer_of(pool)) == "no_worker"


def test_the_citizen_answers_everything_when_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(Worker, "__init__", refuse)
    with Pool(2, find=find) as pool:
        pool.ask(toy_question("quick"))
        answer = answer_of(pool)
        assert (choice_of(answer), code_of(answer)) == (CITIZEN, "no_worker")


def test_a_pipe_that_breaks_when_a_question_is_sent_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with Pool(1, find=find) as pool:
        assert_a_bot_answers(pool)
        tell = Worker.tell

        def break_off(worker: Worker, what: object) -> bool:
            monkeypatch.setattr(Worker, "tell", tell)
            assert worker.pid is not None
            kill(worker.pid)
            return tell(worker, what)

        monkeypatch.setattr(Worker, "tell", break_off)
        assert_a_bot_answers(pool)


# -- errors -----------------------------------------------------------------------------------------------------------


def test_a_bot_that_raises_is_reported_with_its_error_and_its_line() -> None:
    with Pool(1, find=find, grace=LONG) as pool:
        pool.ask(toy_question("broken"))
        answer = answer_of(pool)
        assert (choice_of(answer), code_of(answer)) == (CITIZEN, "bot_failed")
        assert answer.trouble is not None
        assert answer.trouble.details["error"] == "ZeroDivisionError"
        assert str(answer.trouble.details["where"]).startswith("odd_bots.py:")
        pool.ask(toy_question("cheat"))
        assert code_of(answer_of(pool)) == "bot_failed"
        pool.ask(toy_question("emperor"))
        answer = answer_of(pool)
        assert (choice_of(answer), code_of(answer)) == (CITIZEN, "unknown_level")
        assert_a_bot_answers(pool)


def test_a_question_that_nobody_can_answer_comes_back_without_a_decision() -> None:
    asked = toy_question("quick")
    unanswerable = {
        "no_bots": replace(asked, rules="chess"),
        "no_view": replace(asked, view={}),
        "wrong_fields": replace(asked, legal=[{}]),
        "nothing_to_choose": replace(asked, legal=[]),
    }
    with Pool(1, find=find, grace=LONG) as pool:
        for code, question in unanswerable.items():
            pool.ask(question)
            answer = answer_of(pool)
            assert (answer.decision, code_of(answer)) == (None, code)
        assert_a_bot_answers(pool)


# -- the asker --------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc to look into")
def test_not_even_a_deaf_bot_outlives_a_program_that_was_killed(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with subprocess.Popen([sys.executable, "-m", "tests.ai.workers.lonely", str(mark)], cwd=ROOT) as asker:
        end = monotonic() + LONG
        while not mark.exists():
            assert monotonic() < end
            assert asker.poll() is None
            sleep(0.005)
        asker.kill()
    while is_running(int(mark.read_text())):
        assert monotonic() < end
        sleep(0.005)


def is_running(pid: int) -> bool:
    """A process that has ended but was not waited for, by whoever took it over, runs no more."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
