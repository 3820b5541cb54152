"""What is worth telling after a game of Duel: the cards under the wonders, and the cards that were destroyed."""

from collections.abc import Iterator, Sequence
from typing import Final

from ai.heuristics.duel.sight import taken_in
from ai.review.line import Step
from ai.review.report import Fact
from engine.core.seats import Seat
from engine.duel.book import words
from engine.duel.commands import BuildWonder, Command, DestroyCard
from engine.duel.state import State

CODES: Final = {
    "under_wonder": "The seat built the `wonder` with the `card`.",
    "destroyed": "The seat destroyed the `card` of its opponent.",
}


def told(steps: Sequence[Step[State, Command]], _end: State, _seat: Seat) -> list[Fact]:
    """Everything of both seats, in the order of the game."""
    return list(_found(steps))


def _found(steps: Sequence[Step[State, Command]]) -> Iterator[Fact]:
    for step in steps:
        command, ids = step.command, words()
        age, turn = step.before.age + 1, taken_in(step.before)
        if isinstance(command, BuildWonder):
            details = {"wonder": ids.wonder_ids[command.wonder], "card": ids.card_ids[command.card]}
            yield Fact("under_wonder", step.seat, age, turn + 1, details)
        elif isinstance(command, DestroyCard):
            yield Fact("destroyed", step.seat, age, turn, {"card": ids.card_ids[command.card]})
