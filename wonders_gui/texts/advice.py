"""Advice in words: the best moves with what they are worth and why, a doubt about a move, and why a bot moved."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic

from ai.bot import Reason
from engine.core.game import M
from wonders_gui.language import _
from wonders_gui.opponents import NOVICE
from wonders_gui.texts.reasons import reason_of_other, reason_text
from wonders_gui.texts.words import percentage_points, sentences
from wonders_gui.updates import Doubt, Explained, Hint

MOST: Final = 3
MOST_REASONS: Final = 3

Say = Callable[[M], str]
"""A command in words."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[M]):
    """One move that the master would think of."""

    command: M
    title: str
    chance: float
    reasons: tuple[str, ...]


def advice(game: str, hint: Hint[M], say: Say[M]) -> list[Advice[M]]:
    """The three best moves, one for each thing to do: of several ways to pay only the best is told."""
    found: dict[str, Advice[M]] = {}
    for option in hint.options:
        title = say(option.command)
        if title not in found and len(found) < MOST:
            found[title] = Advice(option.command, title, option.value, _reasons(game, option.reasons))
    return list(found.values())


def _reasons(game: str, reasons: Sequence[Reason]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(reason_text(game, reason) for reason in list(reasons)[:MOST_REASONS]))


def share(chance: float) -> str:
    """A chance as a percentage."""
    return _("{percent} %").format(percent=round(100 * chance))


def spoken_advice(place: int, told: Advice[M]) -> str:
    """One move of a hint as a screen reader says it."""
    head = _("{place}. {move}. Chance to win: {share}.")
    return sentences((head.format(place=place, move=told.title, share=share(told.chance)), *told.reasons))


def doubt_lines(game: str, doubt: Doubt[M], say: Say[M]) -> list[str]:
    """What the tutor says before a bad move: what it costs, what would be better, and why."""
    best = doubt.hint.options[0]
    cost = _("{move}: this lowers your chance to win by about {difference}.")
    better = _("Better: {move} ({share}).")
    return [
        cost.format(move=say(doubt.command), difference=percentage_points(round(100 * doubt.lost))),
        better.format(move=say(best.command), share=share(best.value)),
        *_reasons(game, doubt.hint.reasons),
    ]


def why_lines(game: str, told: Explained[M], level: str) -> list[str]:
    """Why a bot of this level made its move, in sentences."""
    if told.is_asked:
        return [_("Thinking back …")]
    if level == NOVICE:
        return [_("A novice builds whatever comes to hand, without a plan.")]
    if not told.had_choice:
        return [_("There was nothing else to do.")]
    reasons = [reason_of_other(game, reason) for reason in list(told.reasons)[:MOST_REASONS]]
    return list(dict.fromkeys(reasons)) or [_("No single reason stands out.")]
