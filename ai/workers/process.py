"""The inside of a worker process: waits for a question, thinks, answers. Whatever is said meanwhile means stop."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from ai.bot import Budget
from ai.workers.manners import Link, mind_manners, undisturbed
from ai.workers.question import Question
from ai.workers.thinking import Find, answer
from engine.core.kind import engine_kind

STOP: Final = "stop"


@dataclass(frozen=True, slots=True)
class Ready:
    """The first word of a worker: it waits for questions, and will think with this engine."""

    engine: str


def serve(link: Link, find: Find, ahead: Sequence[str]) -> None:
    """Answer questions until the asker is gone; the bots of the games `ahead` are fetched before the first one."""
    mind_manners()
    for rules in ahead:
        with suppress(Exception):  # whoever asks for such a bot will hear what is wrong with it
            find(rules)
    with suppress(EOFError, OSError):
        link.send(Ready(engine_kind()))
        while True:
            said = link.recv()
            if isinstance(said, Question):
                with undisturbed():
                    link.send(answer(find, said, _budget(said, link)))


def _budget(question: Question, link: Link) -> Budget:
    """As long as the brief says, and no longer than the asker keeps silent: an end of the pipe is a word too."""
    return Budget(question.brief.seconds, question.brief.positions, link.poll)
