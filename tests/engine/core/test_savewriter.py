"""When the disk is full, the folder gone or the file changed, the game goes on and the file catches up."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

import pytest

from engine.core.errors import SaveError
from engine.core.savefile import Durability, Limits, Trust, load, resume, save_as
from tests.engine.core.table import GAMES, ToySession, branching_session, choose, everything, new_session


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def autosaved(path: Path, durability: Durability = Durability.FLUSH) -> ToySession:
    session = new_session(3)
    session.attach(save_as(session, path, "test", durability))
    return session


@contextmanager
def disk_full_at(size: int) -> Iterator[None]:
    """No file of this process may grow beyond `size`; a write that would is cut short, as on a full disk."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def reason(error: SaveError | None) -> object:
    assert error is not None
    assert error.code == "cannot_write"
    return error.details["reason"]


def assert_file_holds(path: Path, session: ToySession) -> None:
    loaded = load(path, GAMES, Trust.UNTRUSTED)
    assert not loaded.report.dropped_tail
    assert everything(loaded.session) == everything(session)


def test_when_the_disk_is_full_the_game_goes_on_and_the_next_write_brings_the_missing_lines(path: Path) -> None:
    session = autosaved(path)
    with disk_full_at(path.stat().st_size + 20):
        choose(session, 1)
        assert reason(session.save_error) == "ENOSPC"
        choose(session, 2)
        session.undo()
    choose(session, 3)
    assert session.save_error is None
    assert_file_holds(path, session)


def test_a_full_disk_costs_the_file_nothing_that_was_in_it(path: Path) -> None:
    session = autosaved(path)
    choose(session, 1)
    with disk_full_at(path.stat().st_size + 20):
        choose(session, 2)
    loaded = load(path, GAMES, Trust.TRUSTED)
    assert loaded.session.path() == [0, 1]
    assert loaded.report.dropped_tail


def test_flush_says_whether_the_disk_has_room_again(path: Path) -> None:
    session = autosaved(path)
    with disk_full_at(path.stat().st_size):
        choose(session, 1)
        with pytest.raises(SaveError):
            session.flush()
    session.flush()
    assert_file_holds(path, session)


def test_a_file_that_was_taken_away_can_be_saved_elsewhere(path: Path, tmp_path: Path) -> None:
    session = autosaved(path)
    path.unlink()
    choose(session, 1)
    assert reason(session.save_error) == "ENOENT"
    session.attach(save_as(session, tmp_path / "elsewhere.jsonl", "test"))
    choose(session, 2)
    assert session.save_error is None
    assert_file_holds(tmp_path / "elsewhere.jsonl", session)


@pytest.mark.parametrize("change", ["longer", "shorter"])
def test_a_file_that_somebody_else_has_changed_is_left_alone(path: Path, change: str) -> None:
    session = autosaved(path)
    choose(session, 1)
    data = path.read_bytes() + b"more" if change == "longer" else path.read_bytes()[:-1]
    path.write_bytes(data)
    choose(session, 2)
    assert reason(session.save_error) == "changed_by_another"
    assert path.read_bytes() == data


def test_two_sessions_on_one_file_do_not_write_into_each_other(path: Path) -> None:
    autosaved(path)
    first, second = (resume(path, GAMES, "test").session for _ in range(2))
    choose(first, 1)
    choose(second, 2)
    assert reason(second.save_error) == "changed_by_another"
    assert_file_holds(path, first)


def test_every_line_is_one_write(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[bytes] = []

    class Watched(FileIO):
        def write(self, data: bytes) -> int:  # type: ignore[override]
            written.append(data)
            return super().write(data)

    session = new_session()
    writer = save_as(session, path, "test")
    choose(session, 1, 2)
    monkeypatch.setattr("engine.core.savewriter.FileIO", Watched)
    session.attach(writer)
    choose(session, 3)
    assert len(written) == 3
    assert all(line.count(b"\n") == 1 and line.endswith(b"\n") for line in written)


@pytest.mark.parametrize(("durability", "syncs"), [(Durability.FLUSH, 0), (Durability.SYNC, 2)])
def test_only_a_synced_writer_waits_for_the_disk(
    path: Path, durability: Durability, syncs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = autosaved(path, durability)
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    choose(session, 1, 2)
    assert len(synced) == syncs


def test_a_new_file_is_on_the_disk_before_it_takes_the_place_of_the_old_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda _: calls.append("sync"))
    monkeypatch.setattr(os, "replace", lambda *_: calls.append("replace"))
    save_as(new_session(), path, "test")
    assert calls == ["sync", "replace"]


def test_lines_whose_sync_failed_are_written_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = autosaved(path, Durability.SYNC)

    def fail(_: int) -> None:
        raise OSError(5, "the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        choose(session, 1)
        assert reason(session.save_error) == "EIO"
    choose(session, 2)
    assert_file_holds(path, session)


def test_a_save_that_fails_leaves_the_old_file_and_no_rubbish(path: Path) -> None:
    save_as(new_session(), path, "test")
    before = path.read_bytes()
    with disk_full_at(100), pytest.raises(SaveError) as caught:
        save_as(branching_session(), path, "test")
    assert reason(caught.value) == "ENOSPC"
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(("name", "why"), [("nowhere/game.jsonl", "ENOENT"), ("a\0b", "EINVAL")])
def test_a_save_to_an_impossible_place_says_why(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(SaveError) as caught:
        save_as(new_session(), tmp_path / name, "test")
    assert reason(caught.value) == why


def test_a_save_over_a_folder_leaves_no_rubbish(path: Path) -> None:
    path.mkdir()
    with pytest.raises(SaveError) as caught:
        save_as(new_session(), path, "test")
    assert reason(caught.value) in {"EISDIR", "EACCES"}
    assert list(path.parent.iterdir()) == [path]


def test_a_save_never_grows_beyond_what_can_be_read_again(path: Path) -> None:
    session = new_session()
    session.attach(save_as(session, path, "test", limits=Limits(file=600)))
    choose(session, 1)
    choose(session, 2, 3)
    assert reason(session.save_error) == "too_large"
    load(path, GAMES, Trust.TRUSTED, Limits(file=600))


def test_a_line_never_grows_beyond_what_can_be_read_again(path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        save_as(new_session(), path, "x" * 1000, limits=Limits(line=1000))
    assert reason(caught.value) == "line_too_long"
    assert not path.exists()
