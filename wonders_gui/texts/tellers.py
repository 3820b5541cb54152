"""A game told step by step, by the lines of its log."""

from collections.abc import Iterable
from typing import Protocol, TypeVar, cast

from wonders_gui.games.chapters import Chapter
from wonders_gui.language import _
from wonders_gui.texts.log import Cast
from wonders_gui.texts.log_dice import DiceLog
from wonders_gui.texts.log_duel import DuelLog
from wonders_gui.texts.log_seven import SevenLog
from wonders_gui.texts.names import DICE, DUEL, age_name

E_contra = TypeVar("E_contra", contravariant=True)


class Log(Protocol[E_contra]):
    """What tells the events of one game, in their order."""

    def line(self, event: E_contra) -> str:
        """What an event means; empty for what goes without saying."""


class Teller:
    """Tells one game from its beginning."""

    def __init__(self, game: str, edition: object, people: Cast) -> None:
        """`edition` is that of 7 Wonders, which has several."""
        self._log = _log(game, edition, people)

    def lines(self, happened: Iterable[object]) -> list[str]:
        """What happened next, sentence by sentence."""
        return [_ended(line) for event in happened if (line := self._log.line(event))]


def _log(game: str, edition: object, people: Cast) -> Log[object]:
    if game == DUEL:
        return cast(Log[object], DuelLog(people))
    if game == DICE:
        return cast(Log[object], DiceLog(people))
    assert isinstance(edition, int)
    return cast(Log[object], SevenLog(edition, people))


def _ended(line: str) -> str:
    return line if line[-1] in ".!?:" else f"{line}."


def chapter_name(game: str, chapter: Chapter) -> str:
    """Where in a game we are."""
    if game == DICE:
        return _("Turn {turn}").format(turn=chapter.turn)
    if chapter.age == 0:
        return _("Before the first Age")
    age = age_name(chapter.age)
    return age if chapter.turn == 0 else _("{age}, turn {turn}").format(age=age, turn=chapter.turn)
