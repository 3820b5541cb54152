"""Plays random games under audit and adds up what came of them; the same games give the same sums in any process."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final, Generic, Protocol, TypeVar

from engine.core.audit import Violation, audit_choice, audit_refusals
from engine.core.errors import CodedError
from engine.core.game import C, E, Game, Json, M, S, V
from engine.core.savefile import save_as
from engine.core.session import Session
from wonders_gui.cli.desk import Desk
from wonders_gui.cli.randomly import any_of, moves_rng
from wonders_gui.cli.sentences import told
from wonders_gui.version import PROGRAM

TEXTS: Final = 20
SAMPLE: Final = 18

S_co = TypeVar("S_co", covariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
E_co = TypeVar("E_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Order:
    """So many games of one kind at `table`, with `seed` and the following ones; plain data, for any process."""

    game: str
    table: Json
    seed: int
    games: int
    save_dir: Path | None

    def tables(self) -> Iterator[tuple[int, Json]]:
        """The seed and the table of each game."""
        for seed in range(self.seed, self.seed + self.games):
            yield seed, {**self.table, "seed": seed}


@dataclass(slots=True)
class Tally:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    violations: int = 0
    texts: list[str] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)
    wins: dict[int, Fraction] = field(default_factory=dict)
    outcomes: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How many games came out in which way, by key and kind; see `Desk.outcomes`."""
    cpu_seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        """Take in what came of further games."""
        self.games += other.games
        self.decisions += other.decisions
        self.violations += other.violations
        self.texts = (self.texts + other.texts)[:TEXTS]
        self.points.update(other.points)
        for seat, share in other.wins.items():
            self.wins[seat] = self.wins.get(seat, Fraction()) + share
        self.outcomes.update(other.outcomes)
        self.cpu_seconds += other.cpu_seconds

    def count_result(
        self, scores: Sequence[Mapping[str, int]], winners: Sequence[int], outcome: Mapping[str, str]
    ) -> None:
        """Add the end of a game; winners share the victory."""
        for score in scores:
            self.points.update(score)
        for seat in winners:
            self.wins[seat] = self.wins.get(seat, Fraction()) + Fraction(1, len(winners))
        self.outcomes.update(outcome.items())


class Table(Protocol[S_co, M_contra, E_co]):
    """Where a game is played."""

    @property
    def state(self) -> S_co:
        """The position."""

    def begin(self) -> Sequence[E_co]:
        """Set the table up; says what happened."""

    def submit(self, command: M_contra) -> Sequence[E_co]:
        """Let a legal command happen; says what happened."""


class BareTable(Generic[C, S, M, E, V]):
    """Rules and state alone."""

    def __init__(self, game: Game[C, S, M, E, V], config: C) -> None:
        self.state = game.new_state(config)
        self._game = game
        self._log: list[E] = []
        self._ledger = game.ledger(self.state, self._log)

    def begin(self) -> Sequence[E]:
        """Set the table up."""
        self._game.set_up(self._ledger)
        return self._taken()

    def submit(self, command: M) -> Sequence[E]:
        """Ask no further, just play."""
        self._game.resolve(self._ledger, command)
        return self._taken()

    def _taken(self) -> Sequence[E]:
        happened = self._log[:]
        self._log.clear()
        return happened


class SavedTable(Generic[C, S, M, E, V]):
    """A session that is written to a file after every decision."""

    def __init__(self, game: Game[C, S, M, E, V], config: C, path: Path) -> None:
        self._session = Session.start(game, config)
        self._session.attach(save_as(self._session, path, PROGRAM))

    @property
    def state(self) -> S:
        """The position of the session."""
        return self._session.state

    def begin(self) -> Sequence[E]:
        """The session has set itself up."""
        return self._session.tree.setup

    def submit(self, command: M) -> Sequence[E]:
        """Play and write; raises SaveError when the file cannot be written."""
        refusal = self._session.submit(command)
        assert refusal is None, refusal
        if self._session.save_error is not None:
            raise self._session.save_error
        return self._session.tree.events(self._session.at)


class AuditedGame(Generic[C, S, M, E, V]):
    """One random game; everything that breaks a law is noted, and the game goes on as long as it can."""

    def __init__(self, desk: Desk[C, S, M, E, V], seed: int, table: Table[S, M, E]) -> None:
        self._desk = desk
        self._game = desk.game
        self._seed = seed
        self._table = table
        self._state = table.state
        self._auditor = desk.auditor(table.state)
        self._rng = moves_rng(seed)
        self._rounds = 0
        self.decisions = 0
        self.violations: list[str] = []

    def play(self) -> None:
        """To the end, or to where the engine breaks down; a file that cannot be written is no fault of the engine."""
        try:
            self._auditor.hear(self._table.begin())
            self._check()
            while self._play_round():
                self._check()
        except CodedError:
            raise
        except Exception as error:
            self._note([Violation("crash", {"kind": type(error).__name__, "text": str(error)})])

    def _play_round(self) -> bool:
        """Let everybody decide who owes a decision; says whether somebody could."""
        seats = self._game.to_move(self._state)
        is_sampled = self._rounds % SAMPLE == self._seed % SAMPLE  # these are looked at move by move
        self._rounds += 1
        for seat in seats:
            moves = self._game.legal(self._state, seat)
            self._note(audit_choice(seat, moves))
            if is_sampled:
                self._note(audit_refusals(seat, moves, partial(self._game.refusal, self._state)))
            if not moves:
                return False
            self._auditor.hear(self._table.submit(any_of(moves, self._rng)))
            self._state = self._table.state
            self.decisions += 1
        return bool(seats)

    def _check(self) -> None:
        self._note(self._auditor.audit(self._state))

    def _note(self, found: Sequence[Violation]) -> None:
        for violation in found:
            moment = f"seed {self._seed}, {self._desk.moment(self._state)}"
            self.violations.append(f"{moment}: {violation_sentence(self._desk, self._state, violation)}")

    @property
    def is_over(self) -> bool:
        """Whether the game came to its end."""
        return not self._game.to_move(self._state)

    def add_to(self, tally: Tally) -> None:
        """Count this game."""
        tally.games += 1
        tally.decisions += self.decisions
        tally.violations += len(self.violations)
        tally.texts = (tally.texts + self.violations)[:TEXTS]
        if self.is_over:
            game, state = self._game, self._state
            scores = [game.score(state, seat) for seat in range(self._desk.players(state))]
            winners = [standing.seat for standing in game.standings(state) if standing.place == 1]
            tally.count_result(scores, winners, self._desk.outcome(state))


def violation_sentence(desk: Desk[C, S, M, E, V], state: S, violation: Violation) -> str:
    """Which law was broken."""
    details = desk.named(state, violation.code, violation.details)
    return told("Violation", violation.code, details, desk.game.name)


def save_name(seed: int) -> str:
    """The file of the game with this seed."""
    return f"game-{seed}.wonders"


def play_order(desk: Desk[C, S, M, E, V], order: Order) -> Tally:
    """Play all games of an order, one after another."""
    tally = Tally()
    began = process_time()
    for seed, table in order.tables():
        game = AuditedGame(desk, seed, laid_table(desk.game, table, order.save_dir, save_name(seed)))
        game.play()
        game.add_to(tally)
    tally.cpu_seconds = process_time() - began
    return tally


def laid_table(game: Game[C, S, M, E, V], table: Json, save_dir: Path | None, name: str) -> Table[S, M, E]:
    """Where one game is played: in a file of this name, or in memory alone."""
    config = game.config_from_json(table)
    return BareTable(game, config) if save_dir is None else SavedTable(game, config, save_dir / name)
