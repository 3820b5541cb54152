"""Bots change over to another engine between two questions: nobody is interrupted, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from ai.workers.pool import Pool
from ai.workers.question import Answer
from ai.workers.worker import import_from
from engine.core.kind import engine_kind
from tests.ai.workers.asking import LONG, answer_of, answers_of, choice_of, pid_in, toy_question
from tests.ai.workers.odd_bots import find
from tests.ai.workers.trees import another_tree

BOT = 2


@pytest.fixture
def tree(tmp_path: Path) -> Iterator[Path]:
    with another_tree(tmp_path / "tree") as made:
        yield made


def engine_of(answer: Answer) -> Path:
    """The folder from which the scout thought."""
    assert answer.decision is not None
    return Path(str(answer.decision.reasons[0].details["place"])).parents[2]


def test_workers_think_with_the_other_tree_and_the_asker_keeps_its_own(tree: Path) -> None:
    with Pool(1, find=find, grace=LONG) as pool:
        pool.ask(toy_question("scout"))
        before = engine_of(answer_of(pool))
        import_from(tree)
        pool.renew()
        pool.ask(toy_question("scout"))
        assert engine_of(answer_of(pool)) == tree != before
    import engine.core.errors as late

    assert Path(late.__file__).is_relative_to(Path(str(engine.__file__)).parent)


def test_a_bot_that_thinks_is_heard_before_its_process_goes(tmp_path: Path) -> None:
    with Pool(1, find=find, grace=LONG) as pool:
        slow = pool.ask(toy_question("patient", mark=tmp_path / "old"))
        old = pid_in(tmp_path / "old", pool)
        pool.renew()
        waiting = pool.ask(toy_question("quick", seat=1, mark=tmp_path / "new"))
        assert pool.wait(0.05) == []
        assert not pool.is_settled
        pool.cancel(slow)
        first, second = answers_of(pool, 2)
        assert (first.ticket, choice_of(first), first.trouble) == (slow, BOT, None)
        assert (second.ticket, choice_of(second), second.trouble) == (waiting, BOT, None)
        assert int((tmp_path / "new").read_text()) != old
        assert pool.is_settled


def test_questions_that_are_asked_while_processes_start_are_all_answered() -> None:
    with Pool(2, find=find, grace=LONG) as pool:
        asked = []
        for seat in range(4):
            pool.renew()
            asked.append(pool.ask(toy_question("quick", seat)))
        answers = answers_of(pool, 4)
        assert sorted(answer.ticket for answer in answers) == asked
        assert all(answer.trouble is None for answer in answers)


def test_a_worker_says_which_engine_it_thinks_with() -> None:
    with Pool(1, find=find, grace=LONG) as pool:
        assert pool.engine == ""
        pool.ask(toy_question("quick"))
        effort = answer_of(pool).effort
        assert pool.engine == engine_kind()
        assert effort is not None
        assert effort.engine == engine_kind()
        assert 0 <= effort.seconds < LONG
        pool.renew()
        assert pool.engine == ""


def test_an_answer_that_is_not_a_workers_own_has_cost_it_nothing() -> None:
    with Pool(1, find=find, grace=LONG) as pool:
        pool.ask(toy_question("broken"))
        assert answer_of(pool).effort is None
