"""What there is to say about a saved game of any kind: the whole story, a summary, a report."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Protocol

from engine.core.game import C, E, Json, M, S, V
from engine.core.savefile import Loaded, LoadReport, Trust, load
from engine.core.seats import Seat
from wonders_gui.cli.desk import Desk
from wonders_gui.cli.parser import UsageError
from wonders_gui.cli.story import story, title
from wonders_gui.cli.words import counted

if TYPE_CHECKING:  # few verbs need bots
    from ai.review.report import Review


class Saved(Protocol):
    """A saved game, whichever game it is."""

    @property
    def about(self) -> LoadReport:
        """What there is to say about the file."""

    def story(self, seat: Seat | None) -> Iterator[str]:
        """The whole game, for everybody or for one seat; raises UsageError when there is no such seat."""

    def summary(self) -> Iterator[str]:
        """Which game it is, how far it has come, and the score when it is over."""

    def report(self) -> Json:
        """The score and the counts as plain data."""

    def checked_seat(self, seat: Seat | None) -> Seat:
        """A seat to look from, the player's own if none is given; raises UsageError when there is no such seat."""

    def review(self, review: "Review") -> Iterator[str]:
        """A review of this game in words."""


class SavedGame(Generic[C, S, M, E, V]):
    """A saved game of the desk's kind; see `Saved` for what each method promises."""

    def __init__(self, desk: Desk[C, S, M, E, V], path: Path, trust: Trust) -> None:
        self._desk = desk
        self._loaded: Loaded[C, S, M, E, V] = load(path, {desk.game.name: desk.game}, trust)
        self._session = self._loaded.session

    @property
    def about(self) -> LoadReport:
        return self._loaded.report

    def story(self, seat: Seat | None) -> Iterator[str]:
        return story(self._desk, self._session, None if seat is None else self.checked_seat(seat))

    def checked_seat(self, seat: Seat | None) -> Seat:
        players = self._desk.players(self._session.state)
        if seat is None:
            from wonders_gui.seating import seating_from

            return seating_from(self._session.notes, players).seat
        if not 0 <= seat < players:
            raise UsageError("no_such_seat_here", seat=seat, highest=players - 1)
        return seat

    def review(self, review: "Review") -> Iterator[str]:
        from wonders_gui.cli.review_report import review_lines

        yield title(self._desk, self._session)
        yield from review_lines(self._desk, self._session.state, review)

    def summary(self) -> Iterator[str]:
        desk, state = self._desk, self._session.state
        yield title(desk, self._session)
        yield from (f"  seat {seat}: {desk.seat_in_full(state, seat)}" for seat in range(desk.players(state)))
        yield from notes(self.about)
        if self._session.to_move():
            yield "the game is not over"
            return
        yield ""
        yield from desk.score_sheet(state)
        yield ""
        yield from desk.standings(state)

    def report(self) -> Json:
        session, about = self._session, self.about
        return {
            "game": session.game.name,
            "config": session.game.config_to_json(session.config),
            "program": about.program,
            "version": about.version,
            "decisions": about.decisions,
            "at": session.at,
            "depth": len(session.path()) - 1,
            "events": sum(len(session.tree.events(node)) for node in session.path()),
            "dropped_tail": about.dropped_tail,
            "catalog_differs": about.catalog_differs,
            "over": not session.to_move(),
            "to_move": list(session.to_move()),
            "score": [dict(session.score(seat)) for seat in range(self._desk.players(session.state))],
            "standings": [
                {"seat": standing.seat, "place": standing.place, "points": standing.points}
                for standing in session.standings()
            ],
        }


def notes(about: LoadReport) -> Iterator[str]:
    """What there is to say about a file."""
    yield f"begun with {about.program}, {counted(about.decisions, 'decision', 'decisions')}"
    if about.dropped_tail:
        yield "the last line was torn and was left out"
    if about.catalog_differs:
        yield "the game was played with other card data than this program has"
