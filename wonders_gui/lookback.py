"""A reviewed game with everything that pages show of it: each decision with the view in which it was made."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ai.review.report import Choice, Grade, Moment, Review
from engine.core.errors import CommandError
from engine.core.seats import Seat
from wonders_gui.art.moves import MoveFace
from wonders_gui.games.moves import moves_of
from wonders_gui.saves import AnySession, Opened
from wonders_gui.texts.aftermath import fact_lines
from wonders_gui.texts.log import Cast
from wonders_gui.texts.reasons import reason_text
from wonders_gui.texts.review import SHAPES, loss_text, moment_name


class ForeignReviewError(Exception):
    """The review does not speak of this game: another one has taken its place, or the review is damaged."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One move that was possible, and what it was worth."""

    command: Any
    choice: Choice


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision of the player, as it looked then."""

    game: str
    grade: Grade
    moment: int
    """The number of the moment in the review at which the turn of the decision began."""
    view: Any
    made: Any
    weighed: tuple[Weighed, ...]
    """Best first; moves that differ only in who is paid count as one."""

    @property
    def best(self) -> Any:
        """The best move there was."""
        return self.weighed[0].command if self.weighed else self.made

    @property
    def is_best(self) -> bool:
        """Whether the best move was made."""
        return self.text(self.made) == self.text(self.best)

    def text(self, command: Any) -> str:
        """A move as an imperative, in the current language."""
        return moves_of(self.game).move_text(command, self.view)

    def face(self, command: Any) -> MoveFace:
        """A move as a picture."""
        return moves_of(self.game).move_face(command, self.view)


@dataclass(frozen=True, slots=True)
class Lookback:
    """A game and its review, fitted together."""

    game: str
    people: Cast
    seat: Seat
    review: Review
    decisions: tuple[Judged, ...]

    def at_moment(self, moment: int) -> int:
        """The number of the decision that belongs to a moment, or the last one before it; -1 when there is none."""
        before = [number for number, judged in enumerate(self.decisions) if judged.moment <= moment]
        exact = [number for number in before if self.decisions[number].moment == moment]
        return exact[0] if exact else (before[-1] if before else -1)


def look_back(opened: Opened, review: Review) -> Lookback:
    """Fit a review to its game; raises ForeignReviewError when it speaks of another one, or in strange words."""
    session, names = opened.session, opened.seating.names
    try:
        _check(review, session.game.name, len(names))
        decisions = tuple(_judged(session, review, grade) for grade in review.grades)
        lookback = Lookback(review.game, Cast(names, opened.seating.seat), review.seat, review, decisions)
        _say_everything(lookback)
    except (LookupError, CommandError, TypeError, ValueError) as error:
        raise ForeignReviewError from error
    return lookback


def _check(review: Review, game: str, players: int) -> None:
    last = len(review.moments) - 1
    sound = (
        review.game == game
        and 0 <= review.seat < players
        and last >= 0
        and all(len(moment.chances) == len(moment.points) == players for moment in review.moments)
        and all(0 <= place <= last for place in review.turning_points)
        and all(0 <= fact.seat < players for fact in review.facts)
        and all(grade.verdict in SHAPES for grade in review.grades)
    )
    if not sound:
        raise ForeignReviewError


def _say_everything(lookback: Lookback) -> None:
    """A name or a code that nobody knows comes out here, and not when a page is painted."""
    for moment in lookback.review.moments:
        moment_name(lookback.game, moment.age, moment.turn)
    for judged in lookback.decisions:
        judged.face(judged.made)
        loss_text(judged.grade)
        for reason in judged.grade.reasons:
            reason_text(lookback.game, reason)
    fact_lines(lookback.game, lookback.review.facts, lookback.people, lookback.seat)


def _judged(session: AnySession, review: Review, grade: Grade) -> Judged:
    session.go_to(grade.node)
    game = session.game
    codec = game.new_state(session.config)
    view = session.view(review.seat)
    made = game.command_from_json(codec, grade.made)
    weighed = [Weighed(game.command_from_json(codec, choice.command), choice) for choice in grade.choices]
    judged = Judged(game.name, grade, moment_of(review.moments, grade), view, made, tuple(weighed))
    return Judged(game.name, grade, judged.moment, view, made, _distinct(judged))


def _distinct(judged: Judged) -> tuple[Weighed, ...]:
    """One for each thing to do: the best way to pay for it, or the way that was taken."""
    found: dict[str, Weighed] = {}
    for weighed in judged.weighed:
        found.setdefault(judged.text(weighed.command), weighed)
    made = [weighed for weighed in judged.weighed if weighed.command == judged.made]
    if made and not judged.is_best:
        found[judged.text(judged.made)] = made[0]
    return tuple(sorted(found.values(), key=lambda weighed: weighed.choice.chance, reverse=True))


def moment_of(moments: Sequence[Moment], grade: Grade) -> int:
    """The number of the moment at which the turn of a decision began; the end is none."""
    turns = moments[:-1]
    before = [number for number, moment in enumerate(turns) if (moment.age, moment.turn) <= (grade.age, grade.turn)]
    return before[-1] if before else 0
