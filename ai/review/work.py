"""A review in a process of its own: whoever asks goes on at once, sees how far it is, and can cancel it at any time."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ai.review.codec import ReviewError, from_json, to_json
from ai.review.games import reviewer_of
from ai.review.judge import DEFAULT
from ai.review.report import Review
from ai.review.subject import Tell
from ai.workers.manners import Link, mind_manners
from ai.workers.thinking import trace_of
from ai.workers.worker import Child
from engine.core.errors import CodedError
from engine.core.saveformat import header_from
from engine.core.savelines import Limits, Lines
from engine.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Order:
    """What shall be looked back at: a saved game, from which seat, judged by which level."""

    path: Path
    seat: Seat
    judge: str = DEFAULT


@dataclass(frozen=True, slots=True)
class Progress:
    """So many decisions are graded, of so many in all."""

    done: int
    total: int


Outcome = Review | CodedError


class ReviewJob:
    """A review that is being made; belongs to one thread. What it came to stays for whoever asks again."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._child: Child | None = None
        self._last: Progress | Outcome = Progress(0, 0)

    def start(self) -> None:
        """Let it begin; a process that cannot be started is an outcome too."""
        assert self._child is None, "a job is started once"
        try:
            self._child = Child(serve, self._order)
        except OSError:
            self._last = ReviewError("no_worker")

    def poll(self) -> Progress | Outcome:
        """How far it is, or what it came to; returns at once."""
        if self._child is not None:
            for said in self._child.heard():
                self._last = _understood(said)
            if not isinstance(self._last, Progress):
                self._end()
            elif self._child.is_gone:
                self._last = ReviewError("reviewer_died")
                self._end()
        return self._last

    def cancel(self) -> None:
        """Make an end of it at once."""
        if self._child is not None:
            self._last = ReviewError("review_cancelled")
            self._end()

    def _end(self) -> None:
        if self._child is not None:
            self._child.end()
        self._child = None


def _understood(said: object) -> Progress | Outcome:
    if isinstance(said, Progress | CodedError):
        return said
    try:
        return from_json(said)
    except ReviewError as error:
        return error


# -- inside the process ---------------------------------------------------------------------------------------------


def serve(link: Link, order: Order) -> None:
    """Make the review, telling the asker how far it is, and at the end what it came to."""
    mind_manners()
    with suppress(OSError):  # nobody listens any more
        outcome = made(order, lambda done, total: link.send(Progress(done, total)))
        link.send(to_json(outcome) if isinstance(outcome, Review) else outcome)


def made(order: Order, tell: Tell) -> Outcome:
    """What an order comes to, made right here; whatever goes wrong becomes an error with a code."""
    try:
        return reviewer_of(game_in(order.path)).review_file(order.path, order.seat, order.judge, tell)
    except CodedError as error:
        return error
    except OSError:
        raise
    except Exception as error:  # a file that was made up, or a bug
        return ReviewError("review_failed", **trace_of(error))


def game_in(path: Path) -> str:
    """The game that the header of a file names; raises SaveError."""
    place, body = next(iter(Lines(path, Limits())))
    return header_from(body, place).game
