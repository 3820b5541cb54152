"""Measures how quickly a master searches, on one thread: from the same positions, as far as so many others."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final

from ai.bot import Bot, Budget
from engine.core.game import C, E, Game, Json, M, S, V
from wonders_gui.cli.desk import BenchTable, Desk
from wonders_gui.cli.randomly import any_of

LEVEL: Final = "master"
WARM_UP: Final = 200
POSITIONS: Final = 4_000
MOMENTS: Final[Mapping[str, float]] = {"early": 1 / 6, "middle": 1 / 2, "late": 5 / 6}
"""When in a random game a search is measured, by the part of its decisions that have been made."""


@dataclass(frozen=True, slots=True)
class SearchMeasure:
    """The searches at one table, measured."""

    name: str
    about: Json
    level: str
    positions: int
    positions_per_cpu_second: float
    moments: Mapping[str, float]
    """Positions per CPU-second, moment by moment."""


@dataclass(frozen=True, slots=True)
class Effort:
    """One search: so many positions in so many seconds of processor time."""

    positions: int
    seconds: float


def searches(desk: Desk[C, S, M, E, V], tables: Sequence[BenchTable[S]]) -> Iterator[SearchMeasure]:
    """Measure the search at one table after another, if the game has bots."""
    opponents = desk.opponents()
    if opponents is not None:
        bot = opponents.bot(LEVEL)
        yield from (searched(desk.game, bot, table) for table in tables)


def searched(game: Game[C, S, M, E, V], bot: Bot[V, M], table: BenchTable[S]) -> SearchMeasure:
    """Search at every moment of the same random game."""
    choices = choices_of_a_game(game, table)
    efforts: dict[str, Effort] = {}
    for moment, share in MOMENTS.items():
        state = choices[int(share * len(choices))]
        effort(game, bot, state, WARM_UP)
        efforts[moment] = effort(game, bot, state, POSITIONS)
    return SearchMeasure(
        table.name,
        table.about,
        LEVEL,
        sum(made.positions for made in efforts.values()),
        rate(*efforts.values()),
        {moment: rate(made) for moment, made in efforts.items()},
    )


def choices_of_a_game(game: Game[C, S, M, E, V], table: BenchTable[S]) -> list[S]:
    """Every position of one random game where there is something to choose."""
    rng = Random(0)
    state = table.empty(0)
    ledger = game.ledger(state, None)
    game.set_up(ledger)
    choices: list[S] = []
    while seats := game.to_move(state):
        moves = game.legal(state, seats[0])
        if len(moves) > 1:
            choices.append(table.copy(state))
        game.resolve(ledger, any_of(moves, rng))
    return choices


def effort(game: Game[C, S, M, E, V], bot: Bot[V, M], state: S, positions: int) -> Effort:
    """Let the first seat that owes a decision search for it."""
    seat = game.to_move(state)[0]
    view, legal = game.view(state, seat), game.legal(state, seat)
    began = process_time()
    decision = bot.choose(view, legal, Random(0), Budget(positions=positions))
    return Effort(decision.positions, process_time() - began)


def rate(*efforts: Effort) -> float:
    """Positions per CPU-second."""
    return round(sum(made.positions for made in efforts) / sum(made.seconds for made in efforts), 1)
