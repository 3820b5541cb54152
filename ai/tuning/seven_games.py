"""Quick games of 7 Wonders between one-ply players, and what was seen in them. For tuning only: players here look at
the true position, which saves imagining it; what the evaluation sees of it is open to all."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, final

from ai.heuristics.seven.evaluation import Evaluation, moment, result
from ai.heuristics.seven.features import city_features
from ai.heuristics.seven.looks import move_features
from ai.heuristics.seven.policy import Policy
from ai.heuristics.seven.world import SevenWorld
from ai.search.world import World
from ai.tuning.seven_fit import Choice
from engine.core.seats import NOBODY
from engine.seven.apply import SevenLedger
from engine.seven.commands import Command, SellCard
from engine.seven.facts import AGES
from engine.seven.legality import city_to_decide, legal
from engine.seven.rules import resolve, set_up
from engine.seven.scoring import team_total
from engine.seven.state import OVER, PLAY, State, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

_KEPT: Final = 0.5  # positions of one game tell much the same: half of them will do


@final
class Player:
    """A way to play: the moves that look best one turn ahead, or with a certain chance any move."""

    def __init__(self, evaluation: Evaluation, policy: Policy, noise: float, slip: float) -> None:
        self.evaluation = evaluation
        self.policy = policy
        self.noise = noise
        self.slip = slip

    def is_steady(self) -> bool:
        """Whether it always plays what it thinks best."""
        return self.noise == 0.0 and self.slip == 0.0

    def choose(self, state: State, seat: i64, rng: Random) -> Command:
        """The move after which the position looks best."""
        moves = legal(state, seat)
        if len(moves) == 1:
            return moves[0]
        if rng.random() < self.slip:
            return any_building(moves, rng)
        world = SevenWorld(state.copy(), seat, self.evaluation, self.policy, rng)
        world.forget_choices()
        best = moves[0]
        highest = -1.0
        for move in self.policy.promising(state, moves):
            value = value_after(world, move, seat) + self.noise * (rng.random() - 0.5)
            if value > highest:
                highest = value
                best = move
        return best


def any_building(moves: list[Command], rng: Random) -> Command:
    """Any move at random, but no sale if there is anything else."""
    building = [move for move in moves if not isinstance(move, SellCard)]
    if not building:
        building = moves
    return building[int(rng.random() * float(len(building)))]


def value_after(world: World, move: object, seat: i64) -> float:
    """What a move is worth right after it, the choices that belong to it made well."""
    after = world.copy()
    after.play(move)
    if after.is_over() or not after.is_mid_turn():
        return after.value(seat)
    highest = 0.0
    for following in after.moves():
        highest = max(highest, value_after(after, following, seat))
    return highest


@final
class Record:
    """What was seen: positions as features of all seats, and moves among which one was chosen, by age."""

    def __init__(self, rate: float) -> None:
        self.rate = rate  # how many of the decisions are kept
        self.positions: list[list[Choice]] = [[], [], []]
        self.decisions: list[list[Choice]] = [[], [], []]


@final
class Sight:
    """A position that waits for the end of its game."""

    def __init__(self, age: i64, late: float, options: list[list[float]]) -> None:
        self.age = age
        self.late = late
        self.options = options


def play(table: Table, seed: i64, players: list[Player], rng: Random, record: Record | None) -> State:
    """One game to its end."""
    state = State(table, seed)
    ledger = SevenLedger(state, None)
    set_up(ledger)
    sights: list[Sight] = []
    sides = parties(table)
    while state.phase != OVER:
        if record is not None and state.phase == PLAY and (state.turn == 1 or rng.random() < _KEPT):
            sights.append(Sight(state.age, lateness(state), [_seen_of(state, side) for side in sides]))
        _everybody_decides(ledger, players, rng, record)
    if record is not None:
        shares = [result(state, side[0]) for side in sides]
        points = [float(team_total(state, side[0])) for side in sides]
        _keep_positions(sights, shares, points, record)
    return state


def parties(table: Table) -> list[list[int]]:
    """The seats that win together: each alone, or two partners."""
    return (
        [[seat, seat + 1] for seat in range(0, table.players, 2)] if table.teams else [[seat] for seat in table.seats]
    )


def _seen_of(state: State, side: list[int]) -> list[float]:
    """The features of a city, or of both cities of a team together."""
    found = city_features(state, side[0])
    for seat in side[1:]:
        more = city_features(state, seat)
        found = [found[number] + more[number] for number in range(len(found))]
    return found


def _keep_positions(sights: list[Sight], shares: list[float], points: list[float], record: Record) -> None:
    """Write down how the game ended, and for each position how the next age began."""
    first: list[Choice | None] = [None] * (AGES + 1)
    for sight in reversed(sights):
        choice = Choice(sight.options, sight.late, shares, points)
        choice.next = first[sight.age + 1]
        first[sight.age] = choice
        record.positions[sight.age].append(choice)


def lateness(state: State) -> float:
    """How far the age has gone."""
    return float(moment(state)) / float(state.table.turns)


def _everybody_decides(ledger: SevenLedger, players: list[Player], rng: Random, record: Record | None) -> None:
    state = ledger.state
    turn = state.turn
    for seat in state.table.seats:
        while state.phase != OVER and state.turn == turn and city_to_decide(state, seat) != NOBODY:
            command = players[seat].choose(state, seat, rng)
            if record is not None and players[seat].is_steady() and rng.random() < record.rate:
                _keep_decision(state, seat, command, record)
            resolve(ledger, command)
            if state.phase == PLAY and state.turn != turn:
                return


def _keep_decision(state: State, seat: i64, command: Command, record: Record) -> None:
    moves = legal(state, seat)
    if len(moves) > 1:
        options = [move_features(state, move) for move in moves]
        shares = [1.0 if move == command else 0.0 for move in moves]
        record.decisions[state.age].append(Choice(options, lateness(state), shares, shares))
