"""Grades come from what the seat knew alone, and are fair to the move that was made."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Generic, Protocol

import pytest

from ai.heuristics.dice.opponents import DICE_OPPONENTS
from ai.review.dice import DICE_SUBJECT
from ai.review.duel import DUEL_SUBJECT
from ai.review.judge import Effort, Judge, effort_of
from ai.review.line import Step
from ai.review.report import Grade
from ai.review.seven import SEVEN_SUBJECT
from ai.review.subject import Subject
from ai.review.verdicts import BEST, VERDICTS, verdict_of
from engine.core.errors import ConfigError
from engine.core.game import C, E, M, S, V
from engine.core.seats import Seat
from engine.dice import config as dice
from engine.duel import config as duel
from engine.duel.commands import Command
from engine.duel.legality import legal
from engine.duel.state import State as DuelState
from engine.seven import config as seven
from tests.ai.duel.threats import is_a_chance, is_a_danger, positions, wins_at_once
from tests.engine.dice import random_games as dice_games
from tests.engine.duel import random_games as duel_games
from tests.engine.duel.other_world import other_world
from tests.engine.seven import random_games as seven_games

pytestmark = pytest.mark.compiled

LITTLE = Effort(0.1, 2, 2)
POSITIONS = 8  # of a game that are graded twice


class Table(Protocol):
    """A kind of table; need not name the types of its game."""

    def grade_twice(self, rng: Random) -> Iterator[tuple[Grade | None, Grade | None]]:
        """Grades of any move somewhere in a random game, and of the same move where what is hidden was dealt anew."""


class TableOf(Generic[C, S, M, E, V]):
    """A kind of table of one game."""

    def __init__(
        self,
        subject: Subject[C, S, M, E, V],
        found: Callable[[], Iterator[S]],
        dealt_anew: Callable[[S, Seat, Random], S] | None = None,
    ) -> None:
        self._subject = subject
        self._found = found
        self._dealt_anew = dealt_anew or (
            lambda state, seat, rng: subject.game.imagine(subject.game.view(state, seat), rng)
        )

    def grade_twice(self, rng: Random) -> Iterator[tuple[Grade | None, Grade | None]]:
        subject = self._subject
        judge = Judge(subject.mind, subject.outlook, 100, LITTLE)
        choices = [(subject.game.copy(state), seat) for state in self._found() for seat in subject.game.to_move(state)]
        for state, seat in rng.sample(choices, POSITIONS):
            made, chance = rng.choice(subject.game.legal(state, seat)), rng.getrandbits(60)
            twin = self._dealt_anew(state, seat, rng)
            one, other = (subject.grade(Step(0, table, seat, made), judge, Random(chance)) for table in (state, twin))
            yield one, other


TABLES: dict[str, Table] = {
    "7 Wonders": TableOf(SEVEN_SUBJECT, lambda: seven_games.positions(3, seven.table(2, 4, 3))),
    "Cities": TableOf(
        SEVEN_SUBJECT, lambda: seven_games.positions(4, seven.table(2, 3, 4, expansions=(seven.CITIES,)))
    ),
    "Duel": TableOf(DUEL_SUBJECT, lambda: duel_games.positions(3, duel.table(3)), other_world),
    "Dice": TableOf(DICE_SUBJECT, lambda: dice_games.positions(3, dice.table(3, 3))),
}


@pytest.mark.parametrize("table", TABLES)
def test_what_is_hidden_from_the_seat_does_not_change_a_grade(table: str) -> None:
    grades = list(TABLES[table].grade_twice(Random(table)))
    assert any(grade is not None for grade, _ in grades)
    for grade, again in grades:
        assert grade == again


def test_a_review_of_dice_judges_as_a_hint_does() -> None:
    game, adviser = DICE_SUBJECT.game, DICE_OPPONENTS.mind("master")
    owing = [state for state in dice_games.snapshots(3, 4, dice.table(3, 3)) if 0 in game.to_move(state)]
    assert owing
    for state in owing:
        view = game.view(state, 0)
        hinted, judged = (mind.imagine(view, Random(1)).value(0) for mind in (adviser, DICE_SUBJECT.mind))
        assert hinted == judged


def duel_grade(state: DuelState, number: int, is_meant: Callable[[DuelState, Command], bool]) -> Grade:
    """The grade of the first move of a kind."""
    made = next(move for move in legal(state, state.decider) if is_meant(state, move))
    judge = Judge(DUEL_SUBJECT.mind, DUEL_SUBJECT.outlook, 300, Effort(1.0, 4, 3))
    grade = DUEL_SUBJECT.grade(Step(0, state, state.decider, made), judge, Random(number))
    assert grade is not None
    return grade


def test_a_supremacy_at_once_is_the_best_move() -> None:
    for number, state in enumerate(positions(is_a_chance, 5)):
        won = duel_grade(state, number, wins_at_once)
        assert (won.verdict, won.chance_lost) == (BEST, 0.0)


def test_a_missed_supremacy_costs_chance() -> None:
    for number, state in enumerate(positions(is_a_chance, 5)):
        missed = duel_grade(state, number, lambda table, move: not wins_at_once(table, move))
        assert missed.chance_lost > 0.0
        assert missed.choices[0].chance > 0.9


def test_the_same_chance_gives_the_same_grade() -> None:
    state = positions(is_a_danger, 1)[0]
    assert duel_grade(state, 1, lambda table, move: True) == duel_grade(state, 1, lambda table, move: True)


def test_a_move_that_is_not_legal_any_more_is_left_out() -> None:
    state = positions(is_a_danger, 1)[0]
    other = 1 - state.decider
    judge = DUEL_SUBJECT.judge("citizen")
    made = legal(state, state.decider)[0]
    assert DUEL_SUBJECT.grade(Step(0, state, other, made), judge, Random(1)) is None


def test_an_unknown_judge_is_refused_by_name() -> None:
    with pytest.raises(ConfigError) as caught:
        effort_of("oracle")
    assert caught.value.details["judge"] == "oracle"


@pytest.mark.parametrize(
    ("chance_lost", "points_lost", "verdict"),
    [
        (0.0, 9.0, "best"),
        (0.001, 0.0, "good"),
        (0.03, 0.0, "doubtful"),
        (0.001, 2.0, "doubtful"),
        (0.08, 0.0, "mistake"),
        (0.3, 0.0, "blunder"),
        (0.001, 8.0, "blunder"),
    ],
)
def test_a_verdict_is_the_worse_of_what_chance_and_points_say(
    chance_lost: float, points_lost: float, verdict: str
) -> None:
    assert verdict_of(chance_lost, points_lost) == verdict
    assert verdict in VERDICTS
