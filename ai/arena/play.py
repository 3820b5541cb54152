"""Plays one game between bots, who see views only, and notes how long they thought.

Chance for a bot comes from the seed, its seat and the number of its decision: equal games in any process.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter_ns
from typing import Generic

from ai.arena.entrant import Allowance
from ai.bot import Bot
from ai.workers.manners import undisturbed
from engine.core.game import C, E, Game, M, S, V
from engine.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Player(Generic[V, M]):
    """A bot at a seat."""

    bot: Bot[V, M]
    allowance: Allowance


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What the decisions of one seat took; moves without a choice are none."""

    microseconds: "array[int]" = field(default_factory=lambda: array("Q"))
    positions: "array[int]" = field(default_factory=lambda: array("Q"))


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one game, seat by seat; plain data, for any process."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    outcome: Mapping[str, str]
    thoughts: tuple[Thoughts, ...]

    def share(self, seat: Seat) -> float:
        """Which part of the victory is the seat's."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


class StoppedError(Exception):
    """Nobody waits for this game any more."""


def play(
    game: Game[C, S, M, E, V],
    config: C,
    seed: int,
    players: Sequence[Player[V, M]],
    outcome: Callable[[S], Mapping[str, str]],
    stopped: Callable[[], bool],
) -> Played:
    """Play a whole game; raises StoppedError when told to stop."""
    state = game.new_state(config)
    ledger = game.ledger(state, None)
    game.set_up(ledger)
    thoughts = tuple(Thoughts() for _ in players)
    while seats := game.to_move(state):
        if stopped():
            raise StoppedError
        seat = seats[0]
        moves = game.legal(state, seat)
        if len(moves) == 1:
            game.resolve(ledger, moves[0])
        else:
            rng = decision_rng(seed, seat, len(thoughts[seat].positions))
            view = game.view(state, seat)
            game.resolve(ledger, _decided(players[seat], view, moves, rng, thoughts[seat], stopped))
    standings = sorted(game.standings(state), key=lambda standing: standing.seat)
    places, points = [standing.place for standing in standings], [standing.points for standing in standings]
    return Played(tuple(places), tuple(points), outcome(state), thoughts)


def decision_rng(seed: int, seat: Seat, number: int) -> Random:
    """Where a bot's chance comes from, for one decision."""
    return Random(f"{seed}/arena/{seat}/{number}")


def _decided(
    player: Player[V, M], view: V, moves: Sequence[M], rng: Random, thoughts: Thoughts, stopped: Callable[[], bool]
) -> M:
    with undisturbed():
        began = perf_counter_ns()
        decision = player.bot.choose(view, moves, rng, player.allowance.budget(stopped))
        thoughts.microseconds.append((perf_counter_ns() - began) // 1000)
    thoughts.positions.append(decision.positions)
    return decision.command
