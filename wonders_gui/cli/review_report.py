"""A review as lines of text: the curve in numbers, the decisions that cost most, accuracy, luck, what lay hidden."""

from collections.abc import Iterator
from typing import Final

from ai.review.report import Grade, Review
from engine.core.game import C, E, Json, M, S, V
from wonders_gui.cli.columns import Row, table
from wonders_gui.cli.desk import Desk
from wonders_gui.language import _
from wonders_gui.texts.aftermath import fact_lines
from wonders_gui.texts.opponents import level_name
from wonders_gui.texts.reasons import reason_text
from wonders_gui.texts.review import (
    accuracy_by_age,
    accuracy_text,
    loss_text,
    luck_text,
    moment_name,
    overall_accuracy,
    skill_text,
    turning_text,
    verdict_name,
)
from wonders_gui.texts.words import percent, sentences

MOST: Final = 5  # decisions that are told


def review_lines(desk: Desk[C, S, M, E, V], state: S, review: Review) -> Iterator[str]:
    """The whole review; `state` is any position of the game, for its names."""
    names = [desk.seat_name(state, seat) for seat in range(desk.players(state))]
    yield _("Looked back at for {player}; judged by: {judge}.").format(
        player=names[review.seat], judge=level_name(review.judge)
    )
    yield from _part(_("Chance to win and expected points"), table(list(_curve(review, names))))
    yield from _part(_("Turning points"), _turning_points(review))
    yield from _part(_("Decisions that cost most"), _decisions(desk, state, review))
    yield from _part(_("In all"), _summary(review))
    yield from _part(_("What else there is to tell"), iter(fact_lines(review.game, review.facts, names, review.seat)))


def _part(heading: str, lines: Iterator[str]) -> Iterator[str]:
    """A heading and what belongs under it; nothing at all where nothing does."""
    told = list(lines)
    if told:
        yield ""
        yield heading
        yield from (f"  {line}" for line in told)


def _curve(review: Review, names: list[str]) -> Iterator[Row]:
    yield "", *names
    for moment in review.moments:
        is_end = moment is review.moments[-1]
        name = _("End") if is_end else moment_name(review.game, moment.age, moment.turn)
        pairs = zip(moment.chances, moment.points, strict=True)
        yield name, *(f"{percent(chance)}  {round(points)}" for chance, points in pairs)


def _turning_points(review: Review) -> Iterator[str]:
    for number in review.turning_points:
        before, after = review.moments[number], review.moments[number + 1]
        yield turning_text(review.game, before, after, review.seat)


def _decisions(desk: Desk[C, S, M, E, V], state: S, review: Review) -> Iterator[str]:
    def words(command: Json) -> str:
        return desk.move_in_words(state, desk.game.command_from_json(state, command))

    for grade in review.worst()[:MOST]:
        moment = moment_name(review.game, grade.age, grade.turn)
        yield _("{moment}, {verdict}: {move}.").format(
            moment=moment, verdict=verdict_name(grade.verdict), move=words(grade.made)
        )
        yield "  " + sentences((_("Better: {move}.").format(move=words(grade.choices[0].command)), loss_text(grade)))
        yield from (f"  {line}" for line in _reasons(review.game, grade))


def _reasons(game: str, grade: Grade) -> Iterator[str]:
    told = sentences(reason_text(game, reason) for reason in grade.reasons)
    if told:
        yield told


def _summary(review: Review) -> Iterator[str]:
    yield _("Accuracy per decision: {percent}").format(percent=accuracy_text(overall_accuracy(review)))
    by_age = accuracy_by_age(review)
    if by_age:
        yield by_age
    yield skill_text(review)
    yield luck_text(review)
