"""One set of numbers for a review: the curve of the reviewed seat says what the judge says of its decisions.

The curve is first drawn from the learned numbers at a glance, and the judge thinks longer, from what the seat knew.
Both are right in their way, but a page that shows 86 % here and 73 % there for one moment reads as a mistake.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ai.review.curve import turning_points
from ai.review.report import Choice, Moment, Review
from engine.core.seats import Seat


def agreed(review: Review) -> Review:
    """The review with a curve, turning points and luck that follow from its grades."""
    moments = tuple(_moments(review))
    seat = review.seat
    luck = moments[-1].chances[seat] - moments[0].chances[seat] - review.skill
    return replace(review, moments=moments, turning_points=turning_points(moments, seat), luck=luck)


def _moments(review: Review) -> Iterator[Moment]:
    """Before a turn: what the best move promised. Until the seat decides again: what its last move left."""
    side = _side(review.moments, review.seat)
    last: Choice | None = None
    for moment in review.moments[:-1]:
        grades = [grade for grade in review.grades if (grade.age, grade.turn) == (moment.age, moment.turn)]
        yield _shifted(moment, grades[0].choices[0] if grades else last, review.seat, side)
        last = grades[-1].played if grades else last
    end = review.moments[-1]
    yield end if _is_result(end) else _shifted(end, last, review.seat, side)


def _shifted(moment: Moment, choice: Choice | None, seat: Seat, side: Sequence[Seat]) -> Moment:
    """The moment with the chance and the points of a choice; the others share what is left as they did before."""
    if choice is None:
        return moment
    before, left = moment.chances[seat], 1.0 - choice.chance
    others = len(moment.chances) // len(side) - 1
    chances = [
        choice.chance if other in side else chance * left / (1.0 - before) if before < 1.0 else left / others
        for other, chance in enumerate(moment.chances)
    ]
    points = (*moment.points[:seat], choice.points, *moment.points[seat + 1 :])
    return replace(moment, chances=tuple(chances), points=points)


def _side(moments: Sequence[Moment], seat: Seat) -> list[Seat]:
    """Whoever wins with the seat: partners have the same chance at every moment."""
    seats = range(len(moments[0].chances))
    return [other for other in seats if all(moment.chances[other] == moment.chances[seat] for moment in moments)]


def _is_result(end: Moment) -> bool:
    """Whether a game is over: whoever has won shares the victory alike, and nobody else has a chance."""
    return len({chance for chance in end.chances if chance}) == 1
