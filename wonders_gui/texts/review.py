"""What a review says: verdicts, losses, accuracy, luck and skill, and moments, from its codes and numbers."""

from collections.abc import Mapping
from typing import Final

from ai.review.report import Grade, Moment, Review
from wonders_gui.language import N_, _, ngettext
from wonders_gui.texts.names import DICE, age_name
from wonders_gui.texts.words import percent, percentage_points, sentences

BEST: Final = "best"
GOOD: Final = "good"
DOUBTFUL: Final = "doubtful"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"

VERDICTS: Final[Mapping[str, str]] = {
    BEST: N_("best move"),
    GOOD: N_("good move"),
    DOUBTFUL: N_("doubtful move"),
    MISTAKE: N_("mistake"),
    BLUNDER: N_("blunder"),
}
SHAPES: Final[Mapping[str, str]] = {
    BEST: "star",
    GOOD: "dot",
    DOUBTFUL: "triangle",
    MISTAKE: "square",
    BLUNDER: "octagon",
}
TONES: Final[Mapping[str, str]] = {BEST: "good", GOOD: "soft", DOUBTFUL: "warn", MISTAKE: "bad", BLUNDER: "bad"}


def verdict_name(verdict: str) -> str:
    """A verdict as a word."""
    return _(VERDICTS[verdict])


def verdicts_counted(verdict: str, number: int) -> str:
    """How many decisions got a verdict."""
    told = {
        BEST: ngettext("{number} best move", "{number} best moves", number),
        GOOD: ngettext("{number} good move", "{number} good moves", number),
        DOUBTFUL: ngettext("{number} doubtful move", "{number} doubtful moves", number),
        MISTAKE: ngettext("{number} mistake", "{number} mistakes", number),
        BLUNDER: ngettext("{number} blunder", "{number} blunders", number),
    }
    return told[verdict].format(number=number)


def hundredths(chance: float) -> int:
    """A chance as it is shown; what is told of two of them must follow from what is shown."""
    return round(100 * chance)


def lost_by(grade: Grade) -> int:
    """How many percentage points a decision cost."""
    return hundredths(grade.choices[0].chance) - hundredths(grade.played.chance)


def loss_text(grade: Grade) -> str:
    """What a decision cost; empty when it cost nothing worth a word."""
    points, lost = round(grade.points_lost), lost_by(grade)
    by_points = ngettext("It cost about {number} point.", "It cost about {number} points.", points)
    if not lost:
        return by_points.format(number=points) if points else ""
    fewer = ngettext("The points to expect fell by {number}.", "The points to expect fell by {number}.", points)
    return sentences((_chance_text(grade, lost), fewer.format(number=points) if points else ""))


def _chance_text(grade: Grade, lost: int) -> str:
    text = _("Your chance to win became {made} instead of {best}: {difference} less.")
    made, best = percent(grade.played.chance), percent(grade.choices[0].chance)
    return text.format(made=made, best=best, difference=percentage_points(lost))


def verdict_line(grade: Grade) -> str:
    """The verdict with what it cost, in one line."""
    name, lost = verdict_name(grade.verdict), lost_by(grade)
    if not lost or grade.verdict == BEST:
        return name
    return _("{verdict}: {difference} lost").format(verdict=name, difference=percentage_points(lost))


def moment_name(game: str, age: int, turn: int) -> str:
    """A moment of a game: its age and turn, or its turn alone."""
    if game == DICE:
        return _("Turn {turn}").format(turn=turn)
    if turn < 1:
        return _("{age}, before the first turn").format(age=age_name(age))
    return _("{age}, turn {turn}").format(age=age_name(age), turn=turn)


def accuracy_text(accuracy: float) -> str:
    """How well somebody played, of a hundred."""
    return percent(accuracy / 100)


def accuracy_by_age(review: Review) -> str:
    """The accuracy of every age, in one line; empty in a game without ages."""
    if review.game == DICE or len(review.accuracy) < 2:
        return ""
    text = _("{age}: {percent}")
    return " · ".join(
        text.format(age=age_name(number), percent=accuracy_text(value))
        for number, value in enumerate(review.accuracy, start=1)
    )


def overall_accuracy(review: Review) -> float:
    """The accuracy of the whole game: that of its ages, by how much was decided in each."""
    if not review.accuracy:
        return 0.0
    weights = [sum(grade.age == age for grade in review.grades) for age in range(1, len(review.accuracy) + 1)]
    if not sum(weights):
        return sum(review.accuracy) / len(review.accuracy)
    return sum(value * weight for value, weight in zip(review.accuracy, weights, strict=True)) / sum(weights)


def skill_text(review: Review) -> str:
    """What the player's own decisions did to the chance to win."""
    cost, number = hundredths(-review.skill), len(review.grades)
    if not cost:
        return _("Your own decisions cost you nothing: you played the best moves.")
    text = ngettext(
        "Your {number} decision cost you {difference} against the best move.",
        "Your {number} decisions cost you {difference} in all against the best moves.",
        number,
    )
    return text.format(number=number, difference=percentage_points(cost))


def luck_text(review: Review) -> str:
    """What chance and the others did to it."""
    given = hundredths(review.luck)
    if not given:
        return _("Luck and the other players neither gave nor took anything.")
    difference = percentage_points(abs(given))
    if given > 0:
        return _("Luck and the other players gave you {difference}.").format(difference=difference)
    return _("Luck and the other players took {difference} from you.").format(difference=difference)


def turning_text(game: str, before: Moment, after: Moment, seat: int) -> str:
    """A moment after which the player's chance changed much."""
    text = _("{moment}: from {before} to {after}")
    return text.format(
        moment=moment_name(game, before.age, before.turn),
        before=percent(before.chances[seat]),
        after=percent(after.chances[seat]),
    )
