"""Shares the games of a simulation out to processes; the sums are the same whatever their number."""

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from multiprocessing import get_context
from typing import Final

from engine.core.errors import CodedError
from wonders_gui.cli.games import clerk_of
from wonders_gui.cli.simulation import Order, Tally

MOST_JOBS: Final = 61  # more than that Windows cannot wait for
CHUNK: Final = 10


class WorkerError(CodedError):
    """A process that played for us is gone."""


def shares_of(order: Order, size: int) -> Iterator[Order]:
    """An order in small pieces, made as they are needed."""
    for begun in range(0, order.games, size):
        yield replace(order, seed=order.seed + begun, games=min(size, order.games - begun))


def play(order: Order) -> Tally:
    """Play all games of an order, in whichever process this is."""
    return clerk_of(order.game).play(order)


def carry_out(order: Order, jobs: int, done: Callable[[int], None]) -> tuple[Tally, bool]:
    """Play all games, telling `done` how many more are finished; says too whether Ctrl-C cut it short."""
    shares = shares_of(order, 1 if jobs == 1 else CHUNK)
    total = Tally()
    early: dict[int, Tally] = {}
    due = 0
    interrupted = False
    try:
        for place, tally in _one_by_one(shares) if jobs == 1 else _side_by_side(shares, jobs):
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


def _one_by_one(shares: Iterator[Order]) -> Iterator[tuple[int, Tally]]:
    for place, share in enumerate(shares):
        yield place, play(share)


def _side_by_side(shares: Iterator[Order], jobs: int) -> Iterator[tuple[int, Tally]]:
    """What a process has begun it finishes, also after Ctrl-C; what waits is dropped then."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
    waiting = enumerate(shares)
    places: dict[Future[Tally], int] = {}

    def hand_out(orders: int) -> None:
        for place, share in islice(waiting, orders):
            places[pool.submit(play, share)] = place

    try:
        with _interrupts_ignored():  # processes that start now inherit it
            hand_out(jobs)
        hand_out(jobs)
        while places:
            for future in wait(places, return_when=FIRST_COMPLETED).done:
                yield places.pop(future), future.result()
                hand_out(1)
    except BrokenProcessPool as error:
        raise WorkerError("worker_died") from error
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
