"""Positions of Duel in which somebody can win at once, found in games of players who like arms or science."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, islice
from random import Random

from engine.core.seats import NOBODY
from engine.duel.apply import DuelLedger
from engine.duel.commands import Command, Play
from engine.duel.config import table
from engine.duel.facts import GREEN, RED
from engine.duel.legality import legal
from engine.duel.rules import resolve, set_up
from engine.duel.science import symbols_in
from engine.duel.state import OVER, PLAY, State
from engine.duel.tables import new_state
from tests.tools.inclined import chosen


def after(state: State, move: Command) -> State:
    """The position that a move leads to."""
    result = state.copy()
    resolve(DuelLedger(result, None), move)
    return result


def wins_at_once(state: State, move: Command) -> bool:
    """Whether the move ends the game in favour of whoever makes it."""
    ended = after(state, move)
    return ended.phase == OVER and ended.winner == state.decider


def allows_a_win(state: State, move: Command) -> bool:
    """Whether the opponent can win with his next move, by a card that lay open before this one."""
    there = after(state, move)
    if there.phase == OVER or there.decider in (NOBODY, state.decider):
        return False
    replies = [reply for reply in legal(there, there.decider) if not _is_turned_up(state, reply)]
    return any(wins_at_once(there, reply) for reply in replies)


def _is_turned_up(state: State, reply: Command) -> bool:
    """Whether the reply uses a card that nobody could know before."""
    return isinstance(reply, Play) and not state.face_up >> state.slots.index(reply.card) & 1


def is_a_chance(state: State) -> bool:
    """Some moves win at once, others do not."""
    wins = [wins_at_once(state, move) for move in legal(state, state.decider)]
    return any(wins) and not all(wins)


def is_a_danger(state: State) -> bool:
    """No move wins at once; some allow a win, and some prevent it, whatever turns up."""
    moves = legal(state, state.decider)
    if any(wins_at_once(state, move) for move in moves):
        return False
    allowed = [allows_a_win(state, move) for move in moves]
    return any(allowed) and not all(allowed)


@cache
def positions(kind: Callable[[State], bool], number: int) -> tuple[State, ...]:
    """So many positions of a kind, from one game at most three."""
    return tuple(islice(_found(kind), number))


def _found(kind: Callable[[State], bool]) -> Iterator[State]:
    for seed in count():
        yield from islice((state.copy() for state in _tense_positions(seed) if kind(state)), 3)


def _tense_positions(seed: int) -> Iterator[State]:
    """A game between one who likes arms or science and one who likes the other, where it gets tense."""
    state = new_state(table(seed))
    ledger = DuelLedger(state, None)
    set_up(ledger)
    rng = Random(seed)
    likes = (RED, GREEN) if seed % 2 else (RED, RED)
    while state.phase != OVER:
        if state.phase == PLAY and _is_tense(state):
            yield state
        move = chosen(state, legal(state, state.decider), likes[state.decider], rng)
        resolve(ledger, move)


def _is_tense(state: State) -> bool:
    return not -5 < state.pawn < 5 or max(symbols_in(city.symbols) for city in state.cities) >= 5
