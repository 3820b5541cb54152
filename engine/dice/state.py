"""The position: the forum and everybody's sheet, in small numbers and short lists, quick to copy. Knows no rules.

Fields, dice and seats are bits of masks. What can be derived is kept only where the hot paths need it, and `audit`
sees whether it agrees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from engine.core.seats import NOBODY
from engine.dice.commands import Command
from engine.dice.facts import NO_DIE, Board, Book, Rolled
from engine.dice.prices import Terms

if TYPE_CHECKING:
    from mypy_extensions import i64

# What the table waits for.
SET_UP: Final = 0
ACTIONS: Final = 1  # everybody chooses an action, sealed
CHOICES: Final = 2  # what the actions brought is decided in the open, by everybody at the same time
REMOVAL: Final = 3  # a die leaves the forum for a special one
OVER: Final = 4

# The kind of a task is that of its step, or this one.
BONUS: Final = 4  # cross a bonus field
_KIND_BITS: Final = 3
_AMOUNT_BITS: Final = 3


@final
class Table:
    """What does not change during a game: shared by all positions of one table."""

    def __init__(self, book: Book, players: i64, boards: list[int]) -> None:
        self.book: Final = book
        self.players: Final = players
        self.everybody: Final = (1 << players) - 1
        self.seats: Final[list[i64]] = list(range(players))
        self.boards: Final = boards  # the board of each seat; empty when they are dealt


@final
class City:
    """The sheet of one player."""

    def __init__(self, board: Board, terms: Terms, origin: City | None) -> None:
        self.board: Final = board
        self.terms = terms  # what dice cost and bring
        # Everything is set here and not in helpers, so that mypyc knows it is set and never looks again.
        if origin is None:
            self.coins: i64 = 0
            self.crossed: i64 = 0
            self.before: i64 = 0  # what was crossed when the turn began
            self.open: i64 = board.open_at_start  # uncrossed fields whose arrow comes from a crossed one
            self.fronts = board.fronts_at_start[:]  # the open field of each row, as the remainder of its bit, or 0
            self.resources: i64 = 0
            self.prices = board.prices[0]  # of fields, with these resources
            self.unlocked: i64 = 0  # special dice
            self.noted: i64 = 0  # points of attacks, a nibble for each attack field
            self.first: i64 = 0  # points for being the first to complete a building
            self.agenda: list[i64] = []  # tasks, the next one last
            self.choice: Command | None = None  # the sealed action
        else:
            self.coins = origin.coins
            self.crossed = origin.crossed
            self.before = origin.before
            self.open = origin.open
            self.fronts = origin.fronts[:]
            self.resources = origin.resources
            self.prices = origin.prices
            self.unlocked = origin.unlocked
            self.noted = origin.noted
            self.first = origin.first
            self.agenda = origin.agenda[:]
            self.choice = origin.choice


@final
class State:
    """One position of 7 Wonders Dice. Only the ledger in `apply.py` changes it."""

    def __init__(self, table: Table, seed: i64, origin: State | None = None) -> None:
        self.table: Final = table
        self.book: Final = table.book
        self.seed: Final = seed
        if origin is None:
            self.phase: i64 = SET_UP
            self.turn: i64 = 0  # counted from 1
            self.last_turn: i64 = 0  # 0 until the end has been set off
            self.waiting: i64 = 0  # the seats that owe a decision
            self.entering: i64 = NO_DIE  # the special die for which another one is to leave
            # The dice by place, and as they lie: nothing before the first roll. Both are replaced, never changed.
            self.dice = table.book.start_dice[:]
            self.forum: list[Rolled] = []
            self.aside: i64 = table.book.special  # special dice that wait
            self.unlocked: i64 = 0  # special dice that some city has unlocked
            self.cities: list[City] = []
            self.scores: list[list[int]] = []  # the score sheets of a game that was written down to its end
        else:
            self.phase = origin.phase
            self.turn = origin.turn
            self.last_turn = origin.last_turn
            self.waiting = origin.waiting
            self.entering = origin.entering
            self.dice = origin.dice
            self.forum = origin.forum
            self.aside = origin.aside
            self.unlocked = origin.unlocked
            self.cities = [City(city.board, city.terms, city) for city in origin.cities]
            self.scores = origin.scores

    def copy(self) -> State:
        """A position of its own, equal to this one."""
        return State(self.table, self.seed, self)


# -- tasks ----------------------------------------------------------------------------------------------------------


def task(kind: i64, amount: i64, step: i64) -> i64:
    """A task as one number: its kind, how often it may still be done, and the number of its step."""
    return kind | amount << _KIND_BITS | step << _KIND_BITS + _AMOUNT_BITS


def kind_of(number: i64) -> i64:
    """The kind of a task."""
    return number & (1 << _KIND_BITS) - 1


def amount_of(number: i64) -> i64:
    """How often a task may still be done."""
    return number >> _KIND_BITS & (1 << _AMOUNT_BITS) - 1


def step_of(number: i64) -> i64:
    """The number of the step that a task belongs to."""
    return number >> _KIND_BITS + _AMOUNT_BITS


def neighbour(state: State, seat: i64, side: i64) -> i64:
    """The seat on the left (0) or on the right (1); with two players both are the opponent."""
    players = state.table.players
    if side == 0:
        return seat + 1 if seat + 1 < players else 0
    return seat - 1 if seat > 0 else players - 1


def lowest_seat(mask: i64) -> i64:
    """The first seat that a mask names, or NOBODY."""
    seat: i64 = 0
    while mask:
        if mask & 1:
            return seat
        mask >>= 1
        seat += 1
    return NOBODY
