"""The table: the only holder of a running game. One seat is the player's, bots sit in the others. It knows no game.

What the window sees goes through the player's seat: `view`, `legal`, masked events. Bots get the views of theirs.
"""

import logging
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final, Generic, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from ai.workers.question import Answer, Brief, Key
from engine.core.errors import SaveError
from engine.core.game import C, E, Game, Json, M, S, Standing, V
from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.core.session import Session
from engine.core.tree import ROOT, NodeId
from wonders_gui.advice import Adviser
from wonders_gui.explaining import Explainer, Thought
from wonders_gui.marks import HINTED, marked
from wonders_gui.opponents import Bots, Opponent, brief_for, masters, seed_for
from wonders_gui.texts.log import Cast
from wonders_gui.updates import Decided, Doubt, Explained, Hint, Kind, Update
from wonders_gui.workers import Asker

__all__ = ["Decided", "Doubt", "Explained", "Hint", "Kind", "Opponent", "Recording", "Table", "Update"]

log = logging.getLogger(__name__)

PAUSES: Final[Mapping[str, int]] = {"off": 0, "fast": 250, "normal": 700, "slow": 1500}
"""Milliseconds between visible moves of bots, by the setting `bot_speed`."""

_tables = count(1)


class Recording(Protocol):
    """Where a game is kept; see `wonders_gui.saves`."""

    def attach(self, session: Session[C, S, M, E, V]) -> None:
        """Keep every decision from now on; raises SaveError and tries again at the next one."""


@dataclass(frozen=True, slots=True)
class _ToAsk:
    """A bot that is to be asked, together with so many masters, and whether others decide in secret with it."""

    seat: Seat
    masters: int
    is_sealed: bool


@dataclass(frozen=True, slots=True)
class _Asked(Generic[M]):
    """A bot that thinks: about which moves, and whether others decide in secret at the same time."""

    key: Key
    legal: Sequence[M]
    is_sealed: bool


class Table(QObject, Generic[C, S, M, E, V]):
    """One game being played. Connect to it, then call `begin`."""

    changed = Signal(object)
    thinking = Signal(object)
    hinted = Signal(object)
    weighing = Signal(object)
    warned = Signal(object)
    explained = Signal(object)
    save_failed = Signal(object)
    is_watched = False

    def __init__(
        self,
        session: Session[C, S, M, E, V],
        seat: Seat,
        bots: Bots,
        names: Sequence[str],
        thinkers: Asker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.seat = seat
        self.names = tuple(names)
        self.bots = dict(bots)
        self.pause = PAUSES["normal"]
        self._session = session
        self._thinkers = thinkers
        self._name = f"table {next(_tables)}"
        self._turns = count(1)
        self._to_ask: deque[_ToAsk] = deque()
        self._asked: dict[Seat, _Asked[M]] = {}
        self._ready: list[tuple[Seat, M]] = []
        self._sealed: dict[Seat, M] = {}
        self._thoughts: dict[Seat, Thought] = {}
        self._save_error: SaveError | None = None
        self._is_waiting = False
        self._is_held = False
        self._is_closed = False
        self._since_move = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play_next)
        self._asking = QTimer(self, singleShot=True)
        self._asking.timeout.connect(self._ask_next)
        self._adviser: Adviser[M] = Adviser(f"{self._name} hint", seat, self)
        self._explainer = Explainer(session, seat, self.bots, thinkers, f"{self._name} why", self)
        self._connect_coaches()
        thinkers.answered.connect(self._take_answer)

    def _connect_coaches(self) -> None:
        self._adviser.needed.connect(self._ask_master)
        self._adviser.hinted.connect(self.hinted)
        self._adviser.weighing.connect(self.weighing)
        self._adviser.warned.connect(self.warned)
        self._adviser.passed.connect(self.submit)
        self._explainer.explained.connect(self.explained)

    @classmethod
    def start(
        cls,
        game: Game[C, S, M, E, V],
        config: C,
        seat: Seat,
        bots: Bots,
        names: Sequence[str],
        thinkers: Asker,
        save: Recording | None = None,
    ) -> "Table[C, S, M, E, V]":
        """A new game; `save` keeps it from the first moment on."""
        session = Session.start(game, config)
        table = cls(session, seat, bots, names, thinkers)
        if save is not None:
            table.keep(save)
        return table

    @classmethod
    def resume(
        cls, session: Session[C, S, M, E, V], seat: Seat, bots: Bots, names: Sequence[str], thinkers: Asker
    ) -> "Table[C, S, M, E, V]":
        """A game that was loaded, where it stands; see `wonders_gui.saves` for how to get its session."""
        return cls(session, seat, bots, names, thinkers)

    def begin(self) -> None:
        """Tell everybody how the table looks, and let bots think; once, when all are connected."""
        self._is_waiting = self._session.can_redo()
        self._since_move.start()
        self._tell(Kind.STARTED, self._session.events_seen_by(self.seat, ROOT) if self._session.at == ROOT else ())

    def close(self) -> None:
        """Play no more: answers of bots are dropped, and nothing is told."""
        self._is_closed = True
        self._thinkers.answered.disconnect(self._take_answer)
        self._timer.stop()
        self._forget_answers()
        self._explainer.forget()

    # -- who and what -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[C, S, M, E, V]:
        """The rules."""
        return self._session.game

    @property
    def config(self) -> C:
        """What is played."""
        return self._session.config

    @property
    def config_json(self) -> Json:
        """The same as plain data, for a rematch or the same deal again."""
        return self.game.config_to_json(self.config)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    @property
    def people(self) -> Cast:
        """What everybody is called, and who is the player."""
        return Cast(self.names, self.seat)

    # -- what the player may know and do ----------------------------------------------------------------------

    def view(self) -> V:
        """What the player may know now."""
        return self._session.view(self.seat)

    def legal(self) -> list[M]:
        """Every command that the player may give now."""
        return self._session.legal(self.seat)

    def refusal(self, command: M) -> Refusal | None:
        """Why the player may not give `command` now, or None."""
        return self._session.refusal(command)

    def is_over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return not self._session.to_move()

    def to_move(self) -> Sequence[Seat]:
        """The seats that owe a decision now; who has sealed a choice is public."""
        return tuple(self._session.to_move())

    def owes_decision(self) -> bool:
        """Whether the player has something to decide."""
        return self.seat in self._session.to_move()

    def made(self, seat: Seat) -> int:
        """How many decisions a seat has made up to now."""
        session = self._session
        return sum(1 for node in session.path()[1:] if session.decider(node) == seat)

    def history(self) -> tuple[E, ...]:
        """All that happened up to now, as the player saw it: for a log that is rebuilt."""
        session = self._session
        return tuple(event for node in session.path() for event in session.events_seen_by(self.seat, node))

    def propose(self, command: M) -> Refusal | None:
        """Let the player's command happen, or say why not; a tutor may doubt it first (`warned`)."""
        refusal = self._not_own(command) or self._session.refusal(command)
        if refusal is None:
            self._adviser.weigh(command, self._seed(self.seat))
        return refusal

    def _not_own(self, command: M) -> Refusal | None:
        return None if self.game.seat_of(command) == self.seat else Refusal("not_your_seat")

    def submit(self, command: M) -> Refusal | None:
        """Let the player's command happen whatever a tutor thinks of it, or say why not."""
        refusal = self._not_own(command) or self._session.submit(command)
        if refusal is None:
            self._is_waiting = False
            self._drop_hint()
            self._since_move.start()
            self._tell(Kind.PLAYED, self._session.events_seen_by(self.seat, self._session.at), self.seat)
        return refusal

    # -- back and forth ---------------------------------------------------------------------------------------

    def decisions(self) -> list[Decided[M]]:
        """The player's decisions up to now, then those that redo would bring back."""
        session = self._session
        here = len(session.path()) - 1
        line = session.line()
        found: list[Decided[M]] = []
        for place in range(1, len(line)):
            command = session.command(line[place], self.seat)
            if command is not None:
                found.append(Decided(line[place - 1], command, place > here))
        return found

    def can_undo(self) -> bool:
        """Whether the player has decided anything yet."""
        return any(not decided.is_ahead for decided in self.decisions())

    def can_redo(self) -> bool:
        """Whether there is a decision of the player's own to bring back."""
        return any(decided.is_ahead for decided in self.decisions())

    def undo(self) -> None:
        """Go back to the moment before the player's last decision."""
        before = [decided.node for decided in self.decisions() if not decided.is_ahead]
        if before:
            self.go_to(before[-1])

    def redo(self) -> None:
        """Bring the next decision of the player's own back, and all that followed up to the one after it."""
        ahead = [decided.node for decided in self.decisions() if decided.is_ahead]
        if ahead:
            self.go_to(ahead[1] if len(ahead) > 1 else self._session.line()[-1])

    def go_to(self, node: NodeId) -> None:
        """Go to a moment that `decisions` named; bots wait there until the player decides, unless it is the last."""
        self._forget_answers()
        self._session.go_to(node)
        self._is_waiting = self._session.can_redo()
        self._since_move.start()
        self._tell(Kind.MOVED, ())

    # -- the end ----------------------------------------------------------------------------------------------

    def standings(self) -> Sequence[Standing]:
        """The places, best first; empty until the game is over."""
        return self._session.standings()

    def scores(self) -> list[Mapping[str, int]]:
        """The score sheet of each seat by category; empty ones until the game is over."""
        return [self._session.score(seat) for seat in range(self.players)]

    def revealed(self) -> S | None:
        """The position with everything open; None until the game is over."""
        return self._session.revealed()

    # -- hints ------------------------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Let the master think for the player; `hinted` follows, unless the player decides before."""
        if self.legal():
            self.mark(HINTED)
            self._adviser.wish_hint(self._seed(self.seat))

    def set_tutor(self, word: str) -> None:
        """When to be warned before a bad move: a word of `wonders_gui.advice.TUTORS`."""
        self._adviser.set_tutor(word)
        self._prepare_tutor()

    def ask_why(self) -> None:
        """Let bots say why they did what they did last; `explained` follows."""
        self._explainer.explain()

    def _ask_master(self, key: Key, brief: Brief) -> None:
        legal = self.legal()
        if legal:
            self._thinkers.ask(self.game, key, self.view(), legal, brief)
            self._adviser.begin(key, legal)

    def _prepare_tutor(self) -> None:
        if self.owes_decision() and not self._is_closed:
            self._adviser.prepare(self._seed(self.seat))

    def _drop_hint(self) -> None:
        self._thinkers.forget(self._adviser.name)
        self._adviser.forget()

    # -- bots -------------------------------------------------------------------------------------------------

    def set_speed(self, speed: str) -> None:
        """How long to wait between bots' moves: a word of `PAUSES`."""
        self.pause = PAUSES.get(speed, PAUSES["normal"])

    def hold_bots(self) -> None:
        """Bots may think, but make no open move until they are released: the player is still reading."""
        self._is_held = True

    def release_bots(self) -> None:
        """Bots go on, after their usual pause."""
        if self._is_held:
            self._is_held = False
            self._since_move.start()
            self._timer.start(self.pause)

    def thinking_seats(self) -> tuple[Seat, ...]:
        """The bots whose decision is awaited; of those who have sealed a choice nothing is told until all have."""
        to_ask = (to_ask.seat for to_ask in self._to_ask)
        return tuple(sorted({*to_ask, *self._asked, *(seat for seat, _ in self._ready)}))

    def _let_bots_think(self) -> None:
        """Ask every bot that owes a decision and has not been asked; after an undo they wait for the player."""
        owing = self._session.to_move()
        if self._is_closed or (self._is_waiting and self.seat in owing):
            return
        busy = {*self.thinking_seats(), *self._sealed}
        bots = [seat for seat in owing if seat != self.seat and seat not in busy]
        if bots:
            at_once = len(masters(self.bots, bots))
            self._to_ask += [_ToAsk(seat, at_once, len(owing) > 1) for seat in bots]
            self.thinking.emit(self.thinking_seats())
            self._asking.start()

    def _ask_next(self) -> None:
        """One bot at a time: to look at the table with the eyes of six takes longer than a picture may."""
        if not self._to_ask:
            return
        wanted = self._to_ask.popleft()
        seat = wanted.seat
        key = Key(self._name, seat, next(self._turns))
        legal = self._session.legal(seat)
        self._asked[seat] = _Asked(key, legal, wanted.is_sealed)
        brief = brief_for(self.bots[seat], self._seed(seat), wanted.masters, self._thinkers.crew)
        self._thinkers.ask(self.game, key, self._session.view(seat), legal, brief)
        if self._to_ask:
            self._asking.start()

    def _take_answer(self, answer: object) -> None:
        """What a bot says; an answer that comes too late for its position is dropped."""
        assert isinstance(answer, Answer)
        self._adviser.take(answer)
        self._explainer.take(answer)
        asked = self._asked.get(answer.key.seat)
        if asked is None or asked.key != answer.key:
            return
        del self._asked[answer.key.seat]
        reasons = () if answer.decision is None else answer.decision.reasons
        self._thoughts[answer.key.seat] = Thought(reasons, len(asked.legal) > 1)
        command = self._chosen(answer, asked)
        if asked.is_sealed:
            self._seal(answer.key.seat, command)
        else:
            self._ready.append((answer.key.seat, command))
            self._timer.start(max(0, self.pause - int(self._since_move.elapsed())))

    def _chosen(self, answer: Answer, asked: _Asked[M]) -> M:
        """The bot's move; when even its stand-in failed, any move, so that the game goes on."""
        if answer.decision is not None:
            return asked.legal[answer.decision.command]
        log.error("no bot could decide: %s", answer.trouble)
        return Random(answer.key.turn).choice(asked.legal)

    def _seal(self, seat: Seat, command: M) -> None:
        """Keep a secret choice until all bots have theirs: six pictures of the same table would be five too many."""
        self._sealed[seat] = command
        self.thinking.emit(self.thinking_seats())
        if not self._to_ask and not any(asked.is_sealed for asked in self._asked.values()):
            commands, self._sealed = [*self._sealed.values()], {}
            self._play(*commands)

    def _play_next(self) -> None:
        if self._ready and not self._is_held:
            command = self._ready.pop(0)[1]
            self.thinking.emit(self.thinking_seats())
            self._play(command)

    def _play(self, *commands: M) -> None:
        """Let bots' decisions happen, and tell of them as one."""
        session = self._session
        events: list[E] = []
        for command in commands:
            refusal = session.submit(command)
            assert refusal is None, refusal
            self._explainer.keep(session.at, self._thoughts.pop(self.game.seat_of(command)))
            events += session.events_seen_by(self.seat, session.at)
        self._since_move.start()
        self._tell(Kind.PLAYED, tuple(events), session.decider(session.at))

    def _forget_answers(self) -> None:
        self._drop_hint()
        self._timer.stop()
        self._asking.stop()
        self._thinkers.forget(self._name)
        had_any = bool(self.thinking_seats())
        self._to_ask.clear()
        self._asked.clear()
        self._ready.clear()
        self._sealed.clear()
        self._thoughts.clear()
        if had_any and not self._is_closed:
            self.thinking.emit(())

    def _seed(self, seat: Seat) -> int:
        """The chance of the seat's next decision."""
        told = self.game.config_to_json(self.config).get("seed")
        return seed_for(told if isinstance(told, int) else 0, seat, self.made(seat))

    # -- telling ----------------------------------------------------------------------------------------------

    def _tell(self, kind: Kind, events: tuple[E, ...], decider: Seat = NOBODY) -> None:
        """Bots are asked first: they think while the window paints."""
        self._let_bots_think()
        self._prepare_tutor()
        self._report_saving()
        self.changed.emit(Update(kind, self.view(), events, self.is_over(), decider))

    # -- keeping ----------------------------------------------------------------------------------------------

    def keep(self, save: Recording) -> None:
        """Write the game down from now on; a failure is told like any later one."""
        try:
            save.attach(self._session)
        except SaveError as error:
            log.warning("cannot save: %s", error)

    def mark(self, kind: str) -> None:
        """Write down for good what is special about this game: a word of `wonders_gui.marks`."""
        notes = marked(self._session.notes, kind)
        if notes != self._session.notes:
            self._session.notes = notes
            with suppress(SaveError):  # told with the next update, like any other failure
                self._session.flush()

    def save_copy(self, save: Callable[[Session[C, S, M, E, V]], None]) -> None:
        """Let somebody write the whole game to another file; see `saves.Games.save_copy`."""
        save(self._session)

    def save_error(self) -> SaveError | None:
        """Why the game is not being written down at the moment, if it is not."""
        return self._session.save_error

    def _report_saving(self) -> None:
        """Say once that saving fails, and again only when it fails again or otherwise."""
        error, before = self._session.save_error, self._save_error
        self._save_error = error
        if error is not None and (before is None or before.details != error.details):
            self.save_failed.emit(error)
