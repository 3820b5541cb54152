"""A review in a process of its own: progress, the review, errors with codes, and an end at once when cancelled."""

import os
import signal
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, sleep

import pytest

from ai.review.dice import DICE_SUBJECT
from ai.review.report import Review
from ai.review.work import Order, Progress, ReviewJob
from engine.core.errors import CodedError
from engine.core.savefile import save_as
from tests.ai.review.recorded import QUICK, dice_game, seven_game

LONG = 300.0  # however busy the machine is
SOON = 2.0


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.wonders"
    save_as(dice_game(12), path, "tests")
    return path


def outcome_of(job: ReviewJob) -> tuple[list[Progress], Review | CodedError]:
    """All that is heard of a job until it is done."""
    heard: list[Progress] = []
    end = monotonic() + LONG
    while monotonic() < end:
        said = job.poll()
        if not isinstance(said, Progress):
            return heard, said
        heard.append(said)
        sleep(0.02)
    raise AssertionError("the review takes too long")


def code_of(order: Order) -> str:
    job = ReviewJob(order)
    job.start()
    outcome = outcome_of(job)[1]
    assert isinstance(outcome, CodedError)
    return outcome.code


def started(order: Order) -> ReviewJob:
    """A job that has begun to grade."""
    job = ReviewJob(order)
    job.start()
    end = monotonic() + LONG
    while job.poll() == Progress(0, 0) and monotonic() < end:
        sleep(0.01)
    return job


def test_a_job_tells_how_far_it_is_and_then_the_review(saved: Path) -> None:
    job = ReviewJob(Order(saved, 1, QUICK))
    job.start()
    heard, review = outcome_of(job)
    assert review == DICE_SUBJECT.review_file(saved, 1, QUICK, lambda done, total: None)
    assert [progress.done for progress in heard] == sorted(progress.done for progress in heard)
    assert job.poll() is review
    assert not active_children()


def test_a_cancelled_job_ends_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.wonders"
    save_as(seven_game(), path, "tests")
    job = started(Order(path, 0, "master"))
    began = monotonic()
    job.cancel()
    assert monotonic() - began < SOON
    assert not active_children()
    outcome = job.poll()
    assert isinstance(outcome, CodedError)
    assert outcome.code == "review_cancelled"


def test_a_review_whose_process_was_killed_is_an_error_and_not_a_wait(saved: Path) -> None:
    job = started(Order(saved, 0, "master"))
    for child in active_children():
        assert child.pid is not None
        os.kill(child.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    outcome = outcome_of(job)[1]
    assert isinstance(outcome, CodedError)
    assert outcome.code == "reviewer_died"


def test_a_file_that_is_not_there_a_damaged_one_and_a_wrong_seat_have_their_codes(saved: Path, tmp_path: Path) -> None:
    assert code_of(Order(tmp_path / "nothing.wonders", 0)) == "unreadable"
    assert code_of(Order(saved, 5, QUICK)) == "no_such_seat"
    lines = saved.read_bytes().splitlines(keepends=True)
    saved.write_bytes(b"".join([lines[0], lines[1].replace(b'"', b"'", 1), *lines[2:]]))
    assert code_of(Order(saved, 0, QUICK)) == "damaged_line"
