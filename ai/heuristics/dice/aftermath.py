"""What is worth telling after a game of 7 Wonders Dice: how the rolls fell for everybody, and what the dice cost."""

from collections.abc import Sequence
from typing import Final

from ai.review.line import Step
from ai.review.report import Fact
from engine.core.seats import Seat
from engine.dice.commands import Build, Command, Pass
from engine.dice.legality import die_price, legal, rolled_die
from engine.dice.state import ACTIONS, State

CODES: Final = {
    "dice": "In `free` of so many `turns` the seat could have built with a die for nothing; it chose so many `dice`, "
    "paid so many `coins` for them, and passed so many times (`passes`).",
}

Steps = Sequence[Step[State, Command]]


def told(steps: Steps, end: State, _seat: Seat) -> list[Fact]:
    """A line for every seat."""
    return [_dice_of([step for step in steps if step.seat == seat], end, seat) for seat in end.table.seats]


def _dice_of(steps: Steps, end: State, seat: Seat) -> Fact:
    turns = [step for step in steps if step.before.phase == ACTIONS]
    paid = [_price(step.before, step.command) for step in turns if isinstance(step.command, Build)]
    details = {
        "turns": len(turns),
        "free": sum(_has_free_die(step.before, seat) for step in turns),
        "dice": len(paid),
        "coins": sum(paid),
        "passes": sum(isinstance(step.command, Pass) for step in turns),
    }
    return Fact("dice", seat, 1, end.turn, details)


def _has_free_die(state: State, seat: Seat) -> bool:
    return any(_price(state, move) == 0 for move in legal(state, seat) if isinstance(move, Build))


def _price(state: State, build: Build) -> int:
    rolled = rolled_die(state, build.die)
    assert rolled is not None
    return die_price(state.cities[build.seat], rolled)
