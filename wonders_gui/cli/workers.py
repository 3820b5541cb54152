"""Shares the games of a simulation out to processes; the sums are the same whatever their number."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from ai.arena.executors import crew, finished
from wonders_gui.cli.games import clerk_of
from wonders_gui.cli.simulation import Order, Tally

CHUNK: Final = 10


def shares_of(order: Order, size: int) -> Iterator[Order]:
    """An order in small pieces, made as they are needed."""
    for begun in range(0, order.games, size):
        yield replace(order, seed=order.seed + begun, games=min(size, order.games - begun))


def play(order: Order) -> Tally:
    """Play all games of an order, in whichever process this is."""
    return clerk_of(order.game).play(order)


def carry_out(order: Order, jobs: int, done: Callable[[int], None]) -> tuple[Tally, bool]:
    """Play all games, telling `done` how many more are finished; says too whether Ctrl-C cut it short."""
    total = Tally()
    early: dict[int, Tally] = {}
    due = 0
    interrupted = False
    try:
        with crew(jobs) as workers:
            for place, tally in finished(workers, play, shares_of(order, 1 if jobs == 1 else CHUNK)):
                done(tally.games)
                early[place] = tally
                while due in early:
                    total.add(early.pop(due))
                    due += 1
    except KeyboardInterrupt:
        interrupted = True
    for place in sorted(early):
        total.add(early[place])
    return total, interrupted
