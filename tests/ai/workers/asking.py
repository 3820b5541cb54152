"""Questions about the toy game, and ways to wait for what comes of them."""

from pathlib import Path
from time import monotonic

from ai.workers.pool import Pool
from ai.workers.question import Answer, Brief, Key, Question, question
from engine.core.session import Session
from tests.engine.core.toy import Config, ToyGame

LONG = 60.0  # seconds: a busy machine is not a bug


def toy_question(
    level: str, seat: int = 0, turn: int = 0, mark: Path | None = None, seconds: float | None = None, seed: int = 0
) -> Question:
    """A seat of a new toy game is asked; the moves are the numbers 1 to 3."""
    session = Session.start(ToyGame(), Config(seats=4))
    brief = Brief(level, "balanced" if mark is None else str(mark), seed, seconds)
    return question(ToyGame(), Key("game", seat, turn), session.view(seat), session.legal(seat), brief)


def answers_of(pool: Pool, wanted: int = 1) -> list[Answer]:
    """So many answers, in the order in which they come."""
    answers: list[Answer] = []
    end = monotonic() + LONG
    while len(answers) < wanted:
        assert monotonic() < end, "no answer"
        answers += pool.wait(end - monotonic())
    return answers


def answer_of(pool: Pool) -> Answer:
    """The only answer."""
    (answer,) = answers_of(pool)
    return answer


def choice_of(answer: Answer) -> int:
    """The number of the move."""
    assert answer.decision is not None
    return answer.decision.command


def pid_in(mark: Path, pool: Pool) -> int:
    """The process of the bot that leaves this mark when it begins to think."""
    end = monotonic() + LONG
    while not mark.exists():
        assert monotonic() < end, "nobody began to think"
        assert pool.wait(0.005) == []
    return int(mark.read_text())
