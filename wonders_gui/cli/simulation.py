"""Plays random games under audit and adds up what came of them; the same games give the same sums in any process."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final, Protocol

from engine.core.audit import Violation, audit_choice, audit_refusals
from engine.core.errors import CodedError
from engine.core.savefile import save_as
from engine.core.session import Session
from engine.seven.audit import audit
from engine.seven.audit.witness import Witness
from engine.seven.commands import Command
from engine.seven.config import Config
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.state import State
from wonders_gui.cli.games import any_of, moves_rng
from wonders_gui.cli.names import AGES, violation_sentence
from wonders_gui.version import PROGRAM

TEXTS: Final = 20
TURNS: Final = 18


@dataclass(frozen=True, slots=True)
class Order:
    """So many games at the table `config`, with its seed and the following ones."""

    config: Config
    games: int
    save_dir: Path | None

    def tables(self) -> Iterator[Config]:
        """One table per game."""
        for seed in range(self.config.seed, self.config.seed + self.games):
            yield replace(self.config, seed=seed)


@dataclass(slots=True)
class Tally:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    violations: int = 0
    texts: list[str] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=dict)
    wins: dict[int, Fraction] = field(default_factory=dict)
    cpu_seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        """Take in what came of further games."""
        self.games += other.games
        self.decisions += other.decisions
        self.violations += other.violations
        self.texts = (self.texts + other.texts)[:TEXTS]
        for category, points in other.points.items():
            self.points[category] = self.points.get(category, 0) + points
        for seat, share in other.wins.items():
            self.wins[seat] = self.wins.get(seat, Fraction()) + share
        self.cpu_seconds += other.cpu_seconds

    def count_result(self, scores: Sequence[Mapping[str, int]], winners: Sequence[int]) -> None:
        """Add the end of a game; winners share the victory."""
        for score in scores:
            for category, points in score.items():
                self.points[category] = self.points.get(category, 0) + points
        for seat in winners:
            self.wins[seat] = self.wins.get(seat, Fraction()) + Fraction(1, len(winners))


class Table(Protocol):
    """Where a game is played."""

    @property
    def state(self) -> State:
        """The position."""

    def begin(self) -> Sequence[Event]:
        """Set the table up; says what happened."""

    def submit(self, command: Command) -> Sequence[Event]:
        """Let a legal command happen; says what happened."""


class BareTable:
    """Rules and state alone."""

    def __init__(self, config: Config) -> None:
        self.state = SEVEN.new_state(config)
        self._log: list[Event] = []
        self._ledger = SEVEN.ledger(self.state, self._log)

    def begin(self) -> Sequence[Event]:
        """Set the table up."""
        SEVEN.set_up(self._ledger)
        return self._taken()

    def submit(self, command: Command) -> Sequence[Event]:
        """Ask no further, just play."""
        SEVEN.resolve(self._ledger, command)
        return self._taken()

    def _taken(self) -> Sequence[Event]:
        happened = self._log[:]
        self._log.clear()
        return happened


class SavedTable:
    """A session that is written to a file after every decision."""

    def __init__(self, config: Config, path: Path) -> None:
        self._session = Session.start(SEVEN, config)
        self._session.attach(save_as(self._session, path, PROGRAM))

    @property
    def state(self) -> State:
        """The position of the session."""
        return self._session.state

    def begin(self) -> Sequence[Event]:
        """The session has set itself up."""
        return self._session.tree.setup

    def submit(self, command: Command) -> Sequence[Event]:
        """Play and write; raises SaveError when the file cannot be written."""
        refusal = self._session.submit(command)
        assert refusal is None, refusal
        if self._session.save_error is not None:
            raise self._session.save_error
        return self._session.tree.events(self._session.at)


class AuditedGame:
    """One random game; everything that breaks a law is noted, and the game goes on as long as it can."""

    def __init__(self, config: Config, table: Table) -> None:
        self._config = config
        self._table = table
        self._state = table.state
        self._witness = Witness.of(table.state)
        self._rng = moves_rng(config.seed)
        self.decisions = 0
        self.violations: list[str] = []

    def play(self) -> None:
        """To the end, or to where the engine breaks down; a file that cannot be written is no fault of the engine."""
        try:
            self._witness.hear(self._table.begin())
            self._check()
            while self._play_round():
                self._check()
        except CodedError:
            raise
        except Exception as error:
            self._note([Violation("crash", {"kind": type(error).__name__, "text": str(error)})])

    def _play_round(self) -> bool:
        """Let everybody decide who owes a decision; says whether somebody could."""
        seats = SEVEN.to_move(self._state)
        for seat in seats:
            moves = SEVEN.legal(self._state, seat)
            self._note(audit_choice(seat, moves))
            if self._is_sampled():
                self._note(audit_refusals(seat, moves, partial(SEVEN.refusal, self._state)))
            if not moves:
                return False
            self._witness.hear(self._table.submit(any_of(moves, self._rng)))
            self._state = self._table.state
            self.decisions += 1
        return bool(seats)

    def _is_sampled(self) -> bool:
        """One turn of every game is looked at move by move."""
        return self._config.seed % TURNS == self._state.age * 6 + self._state.turn - 1

    def _check(self) -> None:
        self._note(audit(self._state, self._witness))

    def _note(self, found: Sequence[Violation]) -> None:
        for violation in found:
            moment = f"seed {self._config.seed}, age {AGES[self._state.age]}, turn {self._state.turn}"
            self.violations.append(f"{moment}: {violation_sentence(violation, self._state)}")

    @property
    def is_over(self) -> bool:
        """Whether the game came to its end."""
        return not SEVEN.to_move(self._state)

    def add_to(self, tally: Tally) -> None:
        """Count this game."""
        tally.games += 1
        tally.decisions += self.decisions
        tally.violations += len(self.violations)
        tally.texts = (tally.texts + self.violations)[:TEXTS]
        if self.is_over:
            seats = range(self._config.players)
            winners = [standing.seat for standing in SEVEN.standings(self._state) if standing.place == 1]
            tally.count_result([SEVEN.score(self._state, seat) for seat in seats], winners)


def save_name(seed: int) -> str:
    """The file of the game with this seed."""
    return f"game-{seed}.wonders"


def play_order(order: Order) -> Tally:
    """Play all games of an order, one after another."""
    tally = Tally()
    began = process_time()
    for config in order.tables():
        table = (
            BareTable(config) if order.save_dir is None else SavedTable(config, order.save_dir / save_name(config.seed))
        )
        game = AuditedGame(config, table)
        game.play()
        game.add_to(tally)
    tally.cpu_seconds = process_time() - began
    return tally
