"""What a review says: verdicts, losses, accuracy, luck and skill, and moments, from its codes and numbers."""

from collections.abc import Mapping
from typing import Final

from ai.review.report import Grade, Moment, Review
from wonders_gui.language import N_, _, ngettext
from wonders_gui.texts.names import DICE, age_name
from wonders_gui.texts.words import percent

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
_LEAST: Final = 0.005
"""A chance below half a hundredth is not worth a word."""


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


def loss_text(grade: Grade) -> str:
    """What a decision cost; empty when it cost nothing worth a word."""
    points = round(grade.points_lost)
    if grade.chance_lost >= _LEAST:
        if points:
            text = ngettext(
                "Your chance to win fell by {percent}, the points to expect by {number}.",
                "Your chance to win fell by {percent}, the points to expect by {number}.",
                points,
            )
            return text.format(percent=percent(grade.chance_lost), number=points)
        return _("Your chance to win fell by {percent}.").format(percent=percent(grade.chance_lost))
    if points:
        return ngettext("It cost about {number} point.", "It cost about {number} points.", points).format(number=points)
    return ""


def verdict_line(grade: Grade) -> str:
    """The verdict with what it cost, in one line."""
    name = verdict_name(grade.verdict)
    lost = percent(grade.chance_lost)
    if grade.chance_lost < _LEAST or grade.verdict == BEST:
        return name
    return _("{verdict}: {percent} lost").format(verdict=name, percent=lost)


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
    if -review.skill < _LEAST:
        return _("Your own decisions cost you nothing: you played the best moves.")
    return _("Added up, your own decisions cost you {percent} against the best moves.").format(
        percent=percent(-review.skill)
    )


def luck_text(review: Review) -> str:
    """What chance and the others did to it."""
    if abs(review.luck) < _LEAST:
        return _("Luck and the other players neither gave nor took anything.")
    if review.luck > 0:
        return _("Luck and the other players gave you {percent}.").format(percent=percent(review.luck))
    return _("Luck and the other players took {percent} from you.").format(percent=percent(-review.luck))


def turning_text(game: str, before: Moment, after: Moment, seat: int) -> str:
    """A moment after which the player's chance changed much."""
    text = _("{moment}: from {before} to {after}")
    return text.format(
        moment=moment_name(game, before.age, before.turn),
        before=percent(before.chances[seat]),
        after=percent(after.chances[seat]),
    )
