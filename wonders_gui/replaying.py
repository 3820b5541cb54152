"""A recorded game looked back at: the table of any moment through anybody's eyes. It takes no decision, and no bot
sees anything of it. Beside the controller and the folder of games it is the only holder of a session.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic

from PySide6.QtCore import QObject, Signal

from engine.core.game import C, E, Game, Json, M, S, Standing, V
from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.core.session import Session
from engine.core.timeline import Timeline
from engine.core.tree import NodeId
from wonders_gui.games.chapters import Chapter, chapters_of
from wonders_gui.opponents import Bots
from wonders_gui.seating import Seating
from wonders_gui.texts.log import Cast
from wonders_gui.updates import Kind, Update


class Rights(Enum):
    """What may be looked at."""

    OWN = "own"
    """The player's own game, which goes on: through the player's own eyes, up to now."""

    WARNED = "warned"
    """Somebody's game that is not over: everything, after a word of warning."""

    ALL = "all"
    """A game that is over."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose place one looks from, and whether all cards lie open."""

    seat: Seat
    are_open: bool = False


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment worth stopping at: its place on the line, and where in the game that is."""

    place: int
    chapter: Chapter


class Replay(QObject, Generic[C, S, M, E, V]):
    """Shows one stop at a time; see `shown.Shown` for what pages ask of it."""

    changed = Signal(object)
    thinking = Signal(object)
    hinted = Signal(object)
    weighing = Signal(object)
    warned = Signal(object)
    explained = Signal(object)
    is_watched = True

    def __init__(
        self, session: Session[C, S, M, E, V], seating: Seating, rights: Rights, line: Sequence[NodeId]
    ) -> None:
        super().__init__()
        self.rights = rights
        self.seating = seating
        self.names = seating.names
        self.bots: Bots = dict(seating.bots)
        self.seat = seating.seat
        self._are_open = False
        self._session = session
        self._timeline = Timeline(session, line)
        self.stops = _stops(self._timeline, session.game.name)
        self.at = 0
        self._told: dict[int, tuple[E, ...]] = {}

    @classmethod
    def of(cls, session: Session[C, S, M, E, V], seating: Seating, whose: Rights) -> "Replay[C, S, M, E, V]":
        """The game of a file; `whose` says what may be looked at as long as it is not over."""
        if not session.to_move():
            return cls(session, seating, Rights.ALL, session.path())
        line = session.path() if whose is Rights.OWN else session.line()
        return cls(session, seating, whose, line)

    # -- who and what -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[C, S, M, E, V]:
        """The rules."""
        return self._session.game

    @property
    def config(self) -> C:
        """What was played."""
        return self._session.config

    @property
    def config_json(self) -> Json:
        """The same as plain data."""
        return self.game.config_to_json(self.config)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    @property
    def people(self) -> Cast:
        """What everybody is called, and who is the player, through whoever's eyes we look."""
        return Cast(self.names, self.seating.seat)

    # -- moments ----------------------------------------------------------------------------------------------

    @property
    def stop(self) -> Stop:
        """Where we are."""
        return self.stops[self.at]

    @property
    def node(self) -> NodeId:
        """The same, as the file counts."""
        return self._timeline.nodes[self.stop.place]

    def begin(self) -> None:
        """Tell everybody how the table looks; once, when all are connected."""
        self._tell(Kind.STARTED, ())

    def show(self, stop: int) -> None:
        """Go to a stop; to the next one things move, anywhere else they lie there at once."""
        wanted = min(max(stop, 0), len(self.stops) - 1)
        before, self.at = self.at, wanted
        if wanted == before + 1:
            self._tell(Kind.PLAYED, self.news_at(wanted))
        elif wanted != before:
            self._tell(Kind.MOVED, ())

    def go_to(self, node: NodeId) -> None:
        """Go to the last stop that is not after a node; a node of another line is the end of this one."""
        nodes = self._timeline.nodes
        place = nodes.index(node) if node in nodes else len(nodes) - 1
        self.show(max(number for number, stop in enumerate(self.stops) if stop.place <= place))

    def news_at(self, stop: int) -> tuple[E, ...]:
        """What happened at a stop since the one before, as these eyes saw it."""
        first = self.stops[stop - 1].place + 1 if stop else 0
        return tuple(event for place in range(first, self.stops[stop].place + 1) for event in self._seen(place))

    # -- eyes -------------------------------------------------------------------------------------------------

    @property
    def eyes(self) -> Eyes:
        """Through whose eyes we look."""
        return Eyes(self.seat, self._are_open)

    def allows(self, eyes: Eyes) -> bool:
        """Whether one may look so without being warned."""
        return self.rights is Rights.ALL or eyes == Eyes(self.seating.seat)

    def look(self, eyes: Eyes) -> None:
        """Look through other eyes at the same moment; pages are made for one seat, so they are made again."""
        assert self.rights is not Rights.OWN or self.allows(eyes)
        self.seat, self._are_open = eyes.seat, eyes.are_open
        self._told = {}

    # -- what pages ask ---------------------------------------------------------------------------------------

    def view(self) -> V:
        """What may be seen now."""
        see = self._timeline.open_view if self._are_open else self._timeline.view
        return see(self.stop.place, self.seat)

    def legal(self) -> list[M]:
        """Every command that the seat could have given now: to be shown, for none is taken."""
        return self.game.legal(self._timeline.state(self.stop.place), self.seat)

    def is_over(self) -> bool:
        """Whether the game is over at this moment."""
        return not self.to_move()

    def to_move(self) -> Sequence[Seat]:
        """The seats that owed a decision at this moment."""
        return tuple(self._timeline.to_move(self.stop.place))

    def owes_decision(self) -> bool:
        """Nobody is asked for anything."""
        return False

    def history(self) -> tuple[E, ...]:
        """All that happened up to this moment, as it is seen now."""
        return tuple(event for place in range(self.stop.place + 1) for event in self._seen(place))

    def thinking_seats(self) -> tuple[Seat, ...]:
        """Nobody thinks."""
        return ()

    def standings(self) -> Sequence[Standing]:
        """The places, best first; empty until the game is over."""
        return self.game.standings(self._timeline.state(self.stop.place)) if self.is_over() else ()

    def scores(self) -> list[Mapping[str, int]]:
        """The score sheet of each seat by category; empty ones until the game is over."""
        if not self.is_over():
            return [{} for _seat in range(self.players)]
        state = self._timeline.state(self.stop.place)
        return [self.game.score(state, seat) for seat in range(self.players)]

    def revealed(self) -> S | None:
        """The position with everything open; None until the game is over."""
        return self.game.copy(self._timeline.state(self.stop.place)) if self.is_over() else None

    def refusal(self, command: M) -> Refusal | None:
        """No command is taken."""
        return Refusal("not_your_decision")

    def submit(self, command: M) -> Refusal | None:
        """No command is taken."""
        return self.refusal(command)

    def propose(self, command: M) -> Refusal | None:
        """No command is taken, and none is doubted."""
        return self.refusal(command)

    def can_undo(self) -> bool:
        """Whether there is a stop before this one."""
        return self.at > 0

    def can_redo(self) -> bool:
        """Whether there is a stop after this one."""
        return self.at < len(self.stops) - 1

    def undo(self) -> None:
        """One stop back."""
        self.show(self.at - 1)

    def redo(self) -> None:
        """One stop forth."""
        self.show(self.at + 1)

    def ask_hint(self) -> None:
        """Nobody thinks for anybody."""

    def ask_why(self) -> None:
        """What bots thought is not recorded."""

    def set_tutor(self, word: str) -> None:
        """There is nothing to be warned of."""

    def set_speed(self, speed: str) -> None:
        """Nobody's moves are waited for."""

    def hold_bots(self) -> None:
        """Nobody moves."""

    def release_bots(self) -> None:
        """Nobody moves."""

    def at_the_end(self) -> "Replay[C, S, M, E, V]":
        """The same line through the same eyes, at its last stop."""
        end = Replay(self._session, self.seating, self.rights, self._timeline.nodes)
        end.seat, end._are_open = self.seat, self._are_open
        end.at = len(end.stops) - 1
        return end

    # -- out of it --------------------------------------------------------------------------------------------

    def branch(self) -> Session[C, S, M, E, V]:
        """A game of its own that stands at this moment."""
        return self._timeline.branch(self.stop.place)

    def save_copy(self, save: Callable[[Session[C, S, M, E, V]], None]) -> None:
        """Let somebody write the whole game to another file; see `saves.Games.save_copy`."""
        save(self._session)

    # -- the works --------------------------------------------------------------------------------------------

    def _seen(self, place: int) -> tuple[E, ...]:
        told = self._told.get(place)
        if told is None:
            told = self._timeline.events(place) if self._are_open else self._timeline.seen(place, self.seat)
            self._told[place] = told
        return told

    def _tell(self, kind: Kind, events: tuple[E, ...]) -> None:
        decider = self._session.decider(self.node) if kind is Kind.PLAYED else NOBODY
        self.changed.emit(Update(kind, self.view(), events, self.is_over(), decider))


def _stops(timeline: Timeline[C, S, M, E, V], game: str) -> tuple[Stop, ...]:
    """Every place where something is to be seen, and the last one; who chooses in secret is passed over."""
    chapters, chapter = chapters_of(game), Chapter()
    stops: list[Stop] = []
    for place in range(len(timeline)):
        happened = timeline.events(place)
        for event in happened:
            chapter = chapters.after(chapter, event)
        is_last = place == len(timeline) - 1
        if place == 0 or is_last or not all(chapters.is_face_down(event) for event in happened):
            stops.append(Stop(place, chapter))
    return tuple(stops)
