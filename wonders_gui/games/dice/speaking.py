"""What is said to screen readers, and the log of a game: both are told by the same lines."""

from collections.abc import Iterable

from engine.core.seats import NOBODY
from engine.dice import events
from wonders_gui.texts.log import Cast
from wonders_gui.texts.log_dice import DiceLog
from wonders_gui.widgets.log import LogEntry

_HEADINGS = (events.ForumRolled, events.GameEnded)
_ICONS: dict[type, str] = {
    events.FieldCrossed: "build",
    events.Passed: "take_coins",
    events.CoinsGained: "coin",
    events.FirstCompleted: "points",
    events.DieReplaced: "die",
    events.EndSetOff: "hourglass",
    events.ChoiceDeclined: "skip",
}


def log_entries(history: Iterable[events.Event], people: Cast) -> list[LogEntry]:
    """The whole log in the current language."""
    teller = DiceLog(people)
    entries = []
    for event in history:
        text = teller.line(event)
        if text:
            own = getattr(event, "seat", NOBODY) == people.you
            entries.append(LogEntry(text, _ICONS.get(type(event), ""), isinstance(event, _HEADINGS), own))
    return entries


def lines(happened: Iterable[events.Event], people: Cast) -> list[str]:
    """What happened, sentence by sentence."""
    teller = DiceLog(people)
    return [line for line in map(teller.line, happened) if line]
