"""A described position of any game, laid out, with moves made in it and what can be said of it."""

from collections.abc import Iterator, Sequence
from typing import Generic, Protocol

from engine.core.errors import CodedError
from engine.core.game import C, E, Json, M, S, V
from engine.core.position.text import text_of
from engine.core.refusal import Refusal
from wonders_gui.cli.desk import Desk
from wonders_gui.cli.sentences import told as sentence_of
from wonders_gui.cli.story import told


class MoveRefused(CodedError):  # noqa: N818 - a refusal is no error of the program
    """A move that the rules do not allow."""


class Laid(Protocol):
    """A position on the table, whichever game it is of."""

    @property
    def players(self) -> int:
        """How many seats the table has."""

    def play(self, moves: Sequence[str]) -> None:
        """Make moves one after another; raises CommandError and MoveRefused."""

    def lines(self) -> Iterator[str]:
        """What happened, the position after it, and every legal move of the seats that owe a decision."""

    def report(self) -> Json:
        """Analysis, events and position as plain data."""

    def text(self) -> str:
        """The position as a file like the one it came from."""


class LaidPosition(Generic[C, S, M, E, V]):
    """A position of the desk's game; see `Laid` for what each method promises."""

    def __init__(self, desk: Desk[C, S, M, E, V], data: object) -> None:
        self._desk = desk
        self._state = desk.game.state_from_json(data)
        self._before = desk.game.copy(self._state)
        self._events: list[E] = []

    @property
    def players(self) -> int:
        return self._desk.players(self._state)

    def play(self, moves: Sequence[str]) -> None:
        game = self._desk.game
        ledger = game.ledger(self._state, self._events)
        for text in moves:
            command = self._desk.move_from_text(self._state, text)
            refusal = game.refusal(self._state, command)
            if refusal is not None:
                raise MoveRefused("move_refused", move=text, why=refusal_sentence(self._desk, self._state, refusal))
            game.resolve(ledger, command)

    def lines(self) -> Iterator[str]:
        if self._events:
            yield "What happened"
            yield from told(self._desk, self._before, self._events)
            yield ""
        yield from self._desk.overview(self._state)
        yield from self._moves()

    def _moves(self) -> Iterator[str]:
        desk, state = self._desk, self._state
        for seat in desk.game.to_move(state):
            yield ""
            yield f"Seat {seat} may:"
            yield from (f"  {desk.move_to_text(state, move)}" for move in desk.game.legal(state, seat))

    def report(self) -> Json:
        game, state = self._desk.game, self._state
        return {
            "analysis": self._desk.analysis(state),
            "events": [game.event_to_json(state, event) for event in self._events],
            "position": game.state_to_json(state),
        }

    def text(self) -> str:
        return text_of(self._desk.game.state_to_json(self._state))


def refusal_sentence(desk: Desk[C, S, M, E, V], state: S, refusal: Refusal) -> str:
    """Why not."""
    details = desk.named(state, refusal.code, refusal.details)
    return sentence_of("Refusal", refusal.code, details, desk.game.name)
