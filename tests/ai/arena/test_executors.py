"""Tasks for this process, for others beside it, or for a cluster: every result comes back with its place."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, closing
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import dev
from ai.arena import executors
from ai.arena.executors import Crew, CrewError, crew, finished
from ai.arena.lineups import fixtures
from ai.arena.stopping import is_stopped
from engine.core.errors import ConfigError
from tests.ai.arena.toys import toy_game, toy_games

PAIR = [(0, 1), (1, 0)]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two workers on this machine."""
    local: Callable[..., AbstractContextManager[Any]] = import_module("distributed").LocalCluster
    with local(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0") as cluster:
        yield cluster.scheduler_address


def points_by(workers: AbstractContextManager[Crew]) -> list[tuple[int, ...]]:
    """The points of twelve games, in their order."""
    with workers as at_work:
        games = dict(finished(at_work, toy_game, fixtures(PAIR, 1, 6)))
    return [games[place].points for place in range(12)]


def test_one_process_two_processes_and_a_cluster_of_two_workers_give_the_same_games(address: str) -> None:
    expected = [played.points for played in toy_games(PAIR, 6)]
    assert points_by(crew(1)) == expected
    assert points_by(crew(2)) == expected
    assert points_by(crew(1, address)) == expected


def test_a_cluster_does_equal_tasks_as_often_as_they_are_given_and_says_what_goes_wrong(address: str) -> None:
    """It would remember the result of a pure function."""
    with crew(1, address) as workers:
        assert len({number for _, number in finished(workers, os.urandom, [16] * 5)}) == 5
        with pytest.raises(ConfigError, match="unknown_level"):
            list(finished(workers, fails, [1]))


def fails(number: int) -> int:
    raise ConfigError("unknown_level", level=str(number))


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_in_a_task_comes_back_whole(jobs: int) -> None:
    with pytest.raises(ConfigError) as caught, crew(jobs) as workers:
        list(finished(workers, fails, [1]))
    assert (caught.value.code, caught.value.details) == ("unknown_level", {"level": "1"})


def test_any_executor_will_do() -> None:
    with ThreadPoolExecutor(3) as threads:
        assert sorted(finished(Crew(threads, 2), abs, [-3, -2, -1])) == [(0, 3), (1, 2), (2, 1)]


def test_no_more_tasks_are_handed_out_than_are_needed_to_be_busy() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    with closing(finished(Crew(executors.Alone(), 3), abs, tasks())) as results:
        next(results)
        next(results)
    assert len(taken) <= 4


# -- stopping and losses --------------------------------------------------------------------------------------


def waits_to_be_stopped(number: int) -> int:
    while number and not is_stopped():
        pass
    return number


def test_work_that_nobody_waits_for_stops() -> None:
    with crew(2) as workers, closing(finished(workers, waits_to_be_stopped, [0, 1, 1, 1])) as results:
        assert next(results) == (0, 0)


def test_a_process_of_its_own_is_never_stopped() -> None:
    assert not is_stopped()


def dies(number: int) -> int:
    os._exit(number)


def test_a_process_that_dies_is_a_loss() -> None:
    with pytest.raises(CrewError, match="worker_died"), crew(2) as workers:
        list(finished(workers, dies, [1]))


class LostExecutor(Executor):
    """A cluster that is gone."""

    def submit(self, *_: object, **__: object) -> Future[int]:  # type: ignore[override]
        future: Future[int] = Future()
        future.cancel()
        future.set_running_or_notify_cancel()
        return future


def test_a_cluster_that_goes_away_is_a_loss() -> None:
    with pytest.raises(CrewError, match="worker_died"):
        list(finished(Crew(LostExecutor(), 1), abs, [1]))


def test_an_error_of_the_cluster_itself_is_a_loss() -> None:
    killed: type[Exception] = import_module("distributed").KilledWorker
    assert executors._is_a_loss(killed("task", None, 0))
    assert not executors._is_a_loss(ValueError())


def test_without_dask_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(executors, "import_module", missing)
    with pytest.raises(CrewError, match="no_cluster_extra"), crew(1, "127.0.0.1:1"):
        pass


@pytest.mark.parametrize("address", ["127.0.0.1:1", "tcp://127.0.0.1:1", "nonsense://x", "here", "[", "::::", ""])
def test_an_address_where_no_scheduler_answers_is_named(address: str) -> None:
    with pytest.raises(CrewError) as refused, crew(1, address):
        pass
    assert (refused.value.code, refused.value.details) == ("no_scheduler", {"address": address})


def test_what_is_tested_with_is_what_the_extra_asks_for() -> None:
    extras = tomllib.loads((dev.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    locked = (dev.ROOT / "requirements/dev.in").read_text(encoding="utf-8").splitlines()
    assert set(extras["cluster"]) <= set(locked)


ORPHANS = """
import os
from ai.arena.executors import crew, finished
from tests.ai.arena.test_executors import says_who_it_is_and_waits
if __name__ == "__main__":
    with crew(2) as workers:
        list(finished(workers, says_who_it_is_and_waits, [1, 2]))
"""


def says_who_it_is_and_waits(_: int) -> int:
    os.write(1, f"{os.getpid()}\n".encode())
    return waits_to_be_stopped(1)


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such kill")
def test_processes_do_not_outlive_whoever_started_them(tmp_path: Path) -> None:
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS, encoding="utf-8")
    options: dict[str, Any] = {"stdout": subprocess.PIPE, "cwd": dev.ROOT, "env": dev.tree_environment(dev.ROOT)}
    with subprocess.Popen([sys.executable, script], **options) as process:
        assert process.stdout is not None
        workers = [int(process.stdout.readline()) for _ in range(2)]
        process.kill()
        assert process.stdout.read() == b"", "the pipe ends when all that hold it are gone"
    assert len(set(workers)) == 2
