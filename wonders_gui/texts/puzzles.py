"""What is said of puzzles: where they come from, how they went, and how good an answer was."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QDate, QLocale

from ai.review.report import Grade
from wonders_gui.language import N_, _, language, ngettext
from wonders_gui.puzzles import Answer, Results
from wonders_gui.texts.review import hundredths, moment_name, verdict_line
from wonders_gui.texts.words import percentage_points

HEADINGS: Final[Mapping[Answer, str]] = {
    Answer.RIGHT: N_("Right!"),
    Answer.ALMOST: N_("Almost"),
    Answer.NOT_YET: N_("Not yet"),
}
SHAPES: Final[Mapping[Answer, str]] = {Answer.RIGHT: "star", Answer.ALMOST: "triangle", Answer.NOT_YET: "square"}


def answer_heading(answer: Answer) -> str:
    """An answer in a word or two."""
    return _(HEADINGS[answer])


def answer_line(answer: Answer, behind: float | None) -> str:
    """What there is to say of it; `behind` is how much chance it leaves less than the best, where that is known."""
    if answer is Answer.RIGHT:
        return _("This is the best move.")
    if behind is None:
        return _("There are clearly better moves.")
    difference = percentage_points(hundredths(behind))
    if not hundredths(behind):
        return _("A good move: the best one is hardly better.")
    if answer is Answer.ALMOST:
        return _("A good move: the best one is only {difference} better.").format(difference=difference)
    return _("There is a better move: it raises your chance to win by {difference}.").format(difference=difference)


def task_line(game: str, grade: Grade) -> str:
    """The task: which moment it is."""
    return _("Find the best move: {moment}").format(moment=moment_name(game, grade.age, grade.turn))


def origin_line(game: str, grade: Grade) -> str:
    """The moment of the game, and how the player did then."""
    return f"{moment_name(game, grade.age, grade.turn)} · {verdict_line(grade)}"


def results_line(results: Results) -> str:
    """What came of it so far."""
    if not results.tries:
        return _("Not tried yet")
    tries = ngettext("{number} try", "{number} tries", results.tries).format(number=results.tries)
    if results.solved:
        return _("Solved on {date} · {tries}").format(date=_date(results.solved), tries=tries)
    return _("Not solved yet · {tries}, the last on {date}").format(date=_date(results.last), tries=tries)


def solved_line(solved: int, number: int) -> str:
    """How many of all puzzles are solved."""
    return ngettext("{solved} of {number} solved", "{solved} of {number} solved", number).format(
        solved=solved, number=number
    )


def _date(told: str) -> str:
    """A day as one would write it; what is no day is shown as it is."""
    day = QDate.fromString(told, "yyyy-MM-dd")
    return QLocale(language()).toString(day, QLocale.FormatType.ShortFormat) if day.isValid() else told[:20]
