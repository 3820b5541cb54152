"""Looks back at a game of one kind: folds its line, lets the judge weigh the seat's decisions, and sums it all up."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final, Generic, Protocol

from ai.mind import Mind
from ai.review.agreeing import agreed
from ai.review.curve import Curve
from ai.review.judge import DEFAULT, Judge, Weighed, effort_of
from ai.review.line import Line, Step, checksum_of, line_of
from ai.review.outlook import Outlook, Sight, learned
from ai.review.report import Choice, Fact, Grade, Moment, Review
from ai.review.verdicts import accuracy_by_age, verdict_of
from engine.core.errors import ConfigError
from engine.core.game import C, E, Game, M, S, V
from engine.core.savefile import Trust, load
from engine.core.seats import Seat
from engine.core.session import Session

Tell = Callable[[int, int], None]  # how many decisions are graded, and of how many


class Reviewer(Protocol):
    """Looks back at games of one kind; need not name its types."""

    def review_file(self, path: Path, seat: Seat, judge: str, tell: Tell) -> Review:
        """The review of a saved game; raises SaveError, and ConfigError for a seat or a judge that there is not."""


class Subject(Generic[C, S, M, E, V]):
    """One game and all that a review of it needs; `told` finds facts, `positions` is how far a judge looks."""

    def __init__(
        self,
        game: Game[C, S, M, E, V],
        mind: Mind[V, M],
        sight: Sight[S],
        told: Callable[[Sequence[Step[S, M]], S, Seat], Sequence[Fact]],
        positions: int,
    ) -> None:
        self.game: Final = game
        self.mind: Final = mind
        self.outlook: Final = Outlook(sight, learned(sight.folder))
        self._told = told
        self._positions = positions

    def review_file(self, path: Path, seat: Seat, judge: str, tell: Tell) -> Review:
        return self.review(load(path, {self.game.name: self.game}, Trust.TRUSTED).session, seat, judge, tell)

    def review(
        self, session: Session[C, S, M, E, V], seat: Seat, judge: str = DEFAULT, tell: Tell | None = None
    ) -> Review:
        """The review of the line that a session stands in; the session stays where it is."""
        line = line_of(session)
        self._check_seat(line, seat)
        seed = str(self.game.config_to_json(session.config)["seed"])
        moments = tuple(self._moments(line, seat, seed))
        grades = tuple(self._grades(line, seat, judge, seed, tell or _say_nothing))
        skill = -sum(grade.chance_lost for grade in grades)
        is_over = self.outlook.sight.is_over(line.end)
        return agreed(
            Review(
                self.game.name,
                seat,
                judge,
                moments,
                grades,
                accuracy_by_age(grades, max(moment.age for moment in moments)),
                turning_points=(),
                luck=0.0,
                skill=skill,
                facts=tuple(self._told(line.steps, line.end, seat)) if is_over else (),
                checksum=checksum_of(session),
            )
        )

    def grade(self, step: Step[S, M], judge: Judge[S, M, V], rng: Random) -> Grade | None:
        """One decision against the best there was; None when there was nothing to choose."""
        game = self.game
        legal = game.legal(step.before, step.seat)
        if len(legal) < 2 or step.command not in legal:
            return None
        view = game.view(step.before, step.seat)
        weighed = judge.weighed(view, legal, step.command, rng)
        best = weighed[0]
        made = next(one for one in weighed if one.command == step.command)
        chance_lost = max(0.0, best.chance - made.chance)
        points_lost = max(0.0, best.points - made.points)
        others = [move for move in legal if move != best.command]
        age, turn = self.outlook.sight.place(step.before)
        return Grade(
            step.node,
            age,
            turn,
            game.command_to_json(step.before, step.command),
            verdict_of(chance_lost, points_lost),
            chance_lost,
            points_lost,
            tuple(self._choice(step.before, one) for one in weighed),
            tuple(self.mind.reasons(view, best.command, others, rng)),
        )

    def judge(self, name: str) -> Judge[S, M, V]:
        """The judge of this name; raises ConfigError."""
        return Judge(self.mind, self.outlook, self._positions, effort_of(name))

    def _grades(self, line: Line[S, M], seat: Seat, name: str, seed: str, tell: Tell) -> list[Grade]:
        judge = self.judge(name)
        own = [(number, step) for number, step in enumerate(line.steps) if step.seat == seat]
        found: list[Grade] = []
        for done, (number, step) in enumerate(own):
            tell(done, len(own))
            grade = self.grade(step, judge, Random(f"{seed}/review/{seat}/{number}"))
            if grade is not None:
                found.append(grade)
        tell(len(own), len(own))
        return found

    def curve_of_seat(self, seat: Seat, rng: Random) -> Curve[S]:
        """A curve that shows no more than a seat may know."""
        game = self.game
        return Curve(self.outlook, lambda state, chance: game.imagine(game.view(state, seat), chance), rng)

    def _moments(self, line: Line[S, M], seat: Seat, seed: str) -> Sequence[Moment]:
        rng = Random(f"{seed}/review/{seat}")
        is_open = self.outlook.sight.is_over(line.end)
        curve = Curve(self.outlook, None, rng) if is_open else self.curve_of_seat(seat, rng)
        return list(curve.moments(line))

    def _choice(self, state: S, weighed: Weighed[M]) -> Choice:
        return Choice(self.game.command_to_json(state, weighed.command), weighed.chance, weighed.points)

    def _check_seat(self, line: Line[S, M], seat: Seat) -> None:
        highest = len(self.outlook.sight.points(line.end)) - 1
        if not 0 <= seat <= highest:
            raise ConfigError("no_such_seat", seat=seat, highest=highest)


def _say_nothing(_done: int, _total: int) -> None:
    return None
