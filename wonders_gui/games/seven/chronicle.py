"""The log of a game of 7 Wonders: events in, lines of the log widget out."""

from collections.abc import Iterable

from engine.seven import events
from engine.seven.events import Event
from engine.seven.state import State
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.words import card_of
from wonders_gui.language import _
from wonders_gui.texts.log_seven import SevenLog
from wonders_gui.texts.words import roman
from wonders_gui.widgets.log import LogEntry, LogModel


class Chronicle:
    """Follows a game from its beginning and tells it line by line."""

    def __init__(self, state: State, people: People) -> None:
        self._state = state
        self._people = people
        self._log = SevenLog(state.book.edition, people.cast)
        self._age = 0

    def entries(self, happened: Iterable[Event]) -> list[LogEntry]:
        """The lines of these events."""
        return [entry for event in happened for entry in self._entry(event)]

    def _entry(self, event: Event) -> list[LogEntry]:
        if isinstance(event, events.TurnBegan):
            title = _("Age {age}, turn {turn}").format(age=roman(self._age + 1), turn=event.turn)
            return [LogEntry(title, heading=True)]
        if isinstance(event, events.AgeBegan):
            self._age = event.age
        text = self._log.line(event)
        own = getattr(event, "city", None) == self._people.seat
        return [LogEntry(text, self._icon(event), own=own)] if text else []

    def _icon(self, event: Event) -> str:
        match event:
            case events.CardBuilt(_city, card):
                return f"symbol_{card_of(self._state, card).colour}"
            case events.StageBuilt():
                return "wonder"
            case events.CardSold():
                return "sell"
            case events.CoinsPaid() | events.CoinsGained():
                return "coin"
            case events.ConflictWon() | events.BorderWon():
                return "shield"
            case _:
                return self._icon_of_cities(event)

    def _icon_of_cities(self, event: Event) -> str:
        match event:
            case events.CoinsLost():
                return "coin_lost" if event.coins else "debt"
            case events.DebtTaken():
                return "debt"
            case events.DiplomacyGained() | events.DiplomacySpent():
                return "diplomacy"
            case events.VictoryTokenGained():
                return "victory"
            case events.DefeatsDiscarded():
                return "defeats_discarded"
            case _:
                return ""


class Diary:
    """Gives a game to the model of the log, but only while somebody reads it: writing a whole game takes time."""

    def __init__(self, model: LogModel, people: People) -> None:
        self._model = model
        self._people = people
        self._chronicle: Chronicle | None = None
        self._untold: list[Event] = []

    def begin(self, state: State, history: Iterable[Event]) -> None:
        """Tell everything anew: a game was opened, taken back, or the language has changed."""
        self._chronicle = Chronicle(state, self._people)
        self._untold = list(history)
        self._model.show_entries(())

    def follow(self, happened: Iterable[Event]) -> None:
        """Take what happened since the last time."""
        self._untold += happened

    def write(self) -> None:
        """Write down what the log does not tell yet."""
        if self._chronicle is not None and self._untold:
            self._model.add(self._chronicle.entries(self._untold))
            self._untold = []
