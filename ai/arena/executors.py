"""Who does the work: this process, processes beside it, or a cluster. Whatever is done comes back with its place.

Arena, tuning and simulation hand their tasks to any executor of `concurrent.futures`. Processes ignore Ctrl-C, which
is for whoever started them, and are asked to stop when nobody waits for them any more.
"""

import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from socket import create_connection
from typing import Final, ParamSpec, Protocol, TypeVar
from urllib.parse import urlsplit

from ai.arena.stopping import begin
from engine.core.errors import CodedError

MOST_JOBS: Final = 61  # more than that Windows cannot wait for
CLUSTER_SECONDS: Final = 10

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


class CrewError(CodedError):
    """Whoever should work for us cannot, or cannot any more."""


@dataclass(frozen=True, slots=True)
class Crew:
    """An executor, and how many tasks it should have at a time to be busy."""

    executor: Executor
    ahead: int


def crew(jobs: int, scheduler: str | None = None) -> AbstractContextManager[Crew]:
    """A cluster when there is an address, else so many processes, this one when one is enough; raises CrewError."""
    if scheduler is not None:
        return cluster(scheduler)
    return alone() if jobs == 1 else processes(jobs)


def finished(crew: Crew, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[tuple[int, R], None, None]:
    """The result of each task with its place among all, as soon as it is there; raises CrewError."""
    waiting = enumerate(tasks)
    places: dict[Future[R], int] = {}

    def hand_out(number: int) -> None:
        for place, task in islice(waiting, number):
            places[crew.executor.submit(work, task)] = place

    try:
        hand_out(crew.ahead)
        while places:
            for future in wait(places, return_when=FIRST_COMPLETED).done:
                yield places.pop(future), future.result()
                hand_out(1)
    except Exception as error:
        if _is_a_loss(error):
            raise CrewError("worker_died") from error
        raise


def _is_a_loss(error: Exception) -> bool:
    """Whether it was not the task that failed; Dask's own errors are known by where they come from."""
    return isinstance(error, BrokenProcessPool | CancelledError) or type(error).__module__.startswith("distributed.")


# -- this process ---------------------------------------------------------------------------------------------


class Alone(Executor):
    """Does everything at once and by itself; Ctrl-C goes right through."""

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        future: Future[R] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def alone() -> Iterator[Crew]:
    """This process."""
    yield Crew(Alone(), 1)


# -- processes ------------------------------------------------------------------------------------------------


class Pool(ProcessPoolExecutor):
    """Fresh processes, each started by one of the first tasks."""

    def __init__(self, jobs: int) -> None:
        context = get_context("spawn")
        self.stop: Final = context.Event()
        self._to_start = jobs
        super().__init__(jobs, context, begin, (self.stop,))

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        if not self._to_start:
            return super().submit(fn, *args, **kwargs)
        self._to_start -= 1
        with _interrupts_ignored():  # a process that starts now inherits it
            return super().submit(fn, *args, **kwargs)


@contextmanager
def processes(jobs: int) -> Iterator[Crew]:
    """So many processes; what they have begun when this ends is waited for, what they have not is dropped."""
    pool = Pool(jobs)
    try:
        yield Crew(pool, 2 * jobs)
    finally:
        pool.stop.set()
        pool.shutdown(cancel_futures=True)


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


# -- a cluster ------------------------------------------------------------------------------------------------


class Client(Protocol):
    """As much of Dask's client as is needed here."""

    def get_executor(self, *, pure: bool) -> Executor:
        """Its workers, as an executor; equal tasks are done once when they are `pure`."""

    def nthreads(self) -> dict[str, int]:
        """How many tasks each worker takes at a time."""

    def close(self) -> None:
        """Part from the cluster."""


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers of a Dask cluster; they need this program too, of the same version."""
    client = _client(address)
    executor = client.get_executor(pure=False)
    try:
        yield Crew(executor, max(2, 2 * sum(client.nthreads().values())))
    finally:
        executor.shutdown(wait=False)
        client.close()


def _client(address: str) -> Client:
    try:
        connect: Callable[..., Client] = import_module("distributed").Client
    except ModuleNotFoundError as error:
        raise CrewError("no_cluster_extra") from error
    try:
        _knock(address)
        return connect(address, timeout=CLUSTER_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise CrewError("no_scheduler", address=address) from error


def _knock(address: str) -> None:
    """Raises OSError or ValueError when nobody is there: a client that has begun to connect is hard to get rid of."""
    place = urlsplit(address if "://" in address else f"tcp://{address}")
    if not place.hostname or not place.port:
        raise ValueError(address)
    create_connection((place.hostname, place.port), CLUSTER_SECONDS).close()
