"""What is said to screen readers, and the log of a game: both are told by the same lines."""

from collections.abc import Iterable, Sequence

from engine.core.seats import NOBODY, Seat
from engine.duel import events
from engine.duel.view import View
from wonders_gui.games.duel.telling import Line
from wonders_gui.texts.announcements import your_turn
from wonders_gui.texts.log import Cast
from wonders_gui.texts.log_duel import DuelLog
from wonders_gui.widgets.log import LogEntry

_ENDS = (".", "!", "?")
_HEADINGS = (events.AgeBegan, events.GameEnded)
_ICONS: dict[type, str] = {
    events.CardBuilt: "build",
    events.WonderBuilt: "wonder",
    events.CardDiscarded: "sell",
    events.PawnMoved: "shield",
    events.LootTaken: "coin",
    events.CoinsLost: "coin",
    events.CoinsGained: "coin",
    events.CoinsPaid: "coin",
    events.TokenTaken: "token",
    events.CardDestroyed: "cross",
    events.ExtraTurnWon: "extra_turn",
    events.WonderTaken: "stage",
}


def log_entries(history: Iterable[events.Event], people: Cast) -> list[LogEntry]:
    """The whole log in the current language."""
    teller = DuelLog(people)
    entries = []
    for event in history:
        text = teller.line(event)
        if text:
            own = getattr(event, "seat", NOBODY) == people.you
            entries.append(LogEntry(text, _ICONS.get(type(event), ""), isinstance(event, _HEADINGS), own))
    return entries


class Speaker:
    """Follows a game and says what is new."""

    def __init__(self, people: Cast, seat: Seat) -> None:
        self._people = people
        self._seat = seat
        self._warned: tuple[str, ...] = ()
        self._teller = DuelLog(people)

    def begin(self, history: Iterable[events.Event]) -> None:
        """Take over a game that has gone so far, without a word."""
        self._teller = DuelLog(self._people)
        self._warned = ()
        for event in history:
            self._teller.line(event)

    def lines(self, happened: Iterable[events.Event]) -> list[str]:
        """What happened, sentence by sentence; each event is told once."""
        return [line for line in map(self._teller.line, happened) if line]

    def said(self, lines: Sequence[str], view: View, warned: Sequence[Line]) -> str:
        """These lines, new warnings, and whether it is the reader's turn."""
        lines = list(lines)
        told = tuple(line.text for line in warned)
        lines += [warning for warning in told if warning not in self._warned]
        self._warned = told
        if view.table.decider == self._seat == self._people.you:
            lines.append(your_turn())
        return " ".join(line if line.endswith(_ENDS) else f"{line}." for line in lines)
