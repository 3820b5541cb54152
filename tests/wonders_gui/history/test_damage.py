"""A history that is damaged is made of the saves again, with a message; its thread goes on whatever it finds.

WONDERS_DAMAGED=240 damages so many databases instead of the usual ones.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from pytestqt.qtbot import QtBot

from tests.wonders_gui.history.past import keep_duel, keep_seven
from tests.wonders_gui.tables import PATIENCE
from wonders_gui.__main__ import main
from wonders_gui.history.archive import Archive, Rebuilt
from wonders_gui.history.content import has_sound_content
from wonders_gui.history.export import as_csv, as_json
from wonders_gui.history.queries import Filter, entries, found
from wonders_gui.history.schema import NAME, HistoryError, connect, is_sound, put_aside
from wonders_gui.history.statistics import statistics
from wonders_gui.history.store import Store, open_store
from wonders_gui.saves import Games

MANY = int(os.environ.get("WONDERS_DAMAGED", "64"))


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games and their history."""
    games = Games(tmp_path_factory.mktemp("past") / "games")
    keep_duel(games)
    keep_duel(games, seed=2, decisions=9)
    keep_seven(games)
    store = open_store(games.folder).store
    store.sync()
    store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    return games.folder


@pytest.fixture
def folder(past: Path, tmp_path: Path) -> Path:
    return copytree(past, tmp_path / "games")


@pytest.fixture
def archive(qtbot: QtBot, folder: Path) -> Iterator[Archive]:
    opened = Archive(folder)
    yield opened
    opened.close()


def everything(store: Store) -> tuple[str, ...]:
    """All that pages, statistics and exports read, as text."""
    listed = entries(store.connection, store.folder, found(store, Filter()))
    order = sorted((entry.path.name, entry.points, entry.mu, entry.scores) for entry in listed)
    told = statistics(store)
    as_csv(store)
    as_json(store)
    return repr(order), repr(told.total)


def asked(archive: Archive, qtbot: QtBot) -> object:
    """What comes of asking for everything: the answer, or the error that was told instead."""
    told: list[object] = []
    archive.troubled.connect(told.append)
    archive.ask(everything, told.append, archive)
    qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE)
    archive.troubled.disconnect(told.append)
    return told[0]


def is_alive(archive: Archive) -> bool:
    return archive._thread is not None and archive._thread.is_alive()


def truth(past: Path, tmp_path: Path) -> tuple[str, ...]:
    store = open_store(copytree(past, tmp_path / "sound")).store
    told = everything(store)
    store.close()
    return told


def changed(folder: Path, *statements: str) -> None:
    connection = sqlite3.connect(folder / NAME)
    connection.execute("PRAGMA foreign_keys = OFF")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def flip(folder: Path, text: bytes) -> None:
    """One bit of a text, as a bad disk would."""
    path = folder / NAME
    data = bytearray(path.read_bytes())
    assert text in data
    data[data.index(text)] ^= 0x80
    path.write_bytes(data)


def cut(folder: Path) -> None:
    path = folder / NAME
    path.write_bytes(path.read_bytes()[:9_000])


DAMAGES: dict[str, Callable[[Path], None]] = {
    "a bit of a text": lambda folder: flip(folder, b"citizen"),
    "a bit of a score sheet": lambda folder: flip(folder, b'"military":'),
    "no score sheet": lambda folder: changed(folder, "UPDATE seats SET scores = 'nonsense'"),
    "a score sheet of lists": lambda folder: changed(folder, "UPDATE seats SET scores = '[1]'"),
    "a deep score sheet": lambda folder: changed(folder, f"UPDATE seats SET scores = '{'[' * 5000}'"),
    "a word for a rating": lambda folder: changed(folder, "UPDATE games SET mu = 'much'"),
    "no number for a rating": lambda folder: changed(folder, "UPDATE games SET sigma = 9e999"),
    "a word for points": lambda folder: changed(folder, "UPDATE games SET points = 'many'"),
    "a word for a date": lambda folder: changed(folder, "UPDATE games SET began = 'yesterday'"),
    "an unknown victory": lambda folder: changed(folder, "UPDATE games SET victory = 'miitary'"),
    "bytes for a name": lambda folder: changed(folder, "UPDATE seats SET name = x'ff00ee'"),
    "no place": lambda folder: changed(folder, "UPDATE games SET seat = 99"),
    "no games": lambda folder: changed(folder, "DROP TABLE games"),
    "no seats": lambda folder: changed(folder, "DROP TABLE seats"),
    "no files": lambda folder: changed(folder, "DROP TABLE files"),
    "no facts": lambda folder: changed(folder, "DROP TABLE facts"),
    "no column": lambda folder: changed(folder, "ALTER TABLE games DROP COLUMN strategy"),
    "no version": lambda folder: changed(folder, "PRAGMA user_version = 0"),
    "an odd version": lambda folder: changed(folder, "PRAGMA user_version = -7"),
    "half of it": lambda folder: cut(folder),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_history_is_made_of_the_saves_again_with_one_message(
    archive: Archive, folder: Path, past: Path, tmp_path: Path, qtbot: QtBot, damage: Callable[[Path], None]
) -> None:
    damage(folder)
    asked(archive, qtbot)
    with qtbot.waitSignal(archive.rebuilt, timeout=PATIENCE):
        archive.refresh()
    assert archive.take_news() == Rebuilt("damaged", 3)
    assert asked(archive, qtbot) == truth(past, tmp_path)
    assert archive.take_news() is None
    assert is_alive(archive)
    assert (folder / f"{NAME}.damaged").exists()


@pytest.mark.parametrize(
    "damage", ["UPDATE seats SET scores = '{'", "UPDATE games SET mu = 'much'", "DROP TABLE seats"]
)
def test_damage_that_appears_while_it_is_open_is_mended_in_the_answer(
    archive: Archive, folder: Path, past: Path, tmp_path: Path, qtbot: QtBot, damage: str
) -> None:
    right = asked(archive, qtbot)
    changed(folder, damage)
    with qtbot.waitSignals([archive.changed, archive.rebuilt], timeout=PATIENCE):
        assert asked(archive, qtbot) == right == truth(past, tmp_path)


def test_a_database_that_is_damaged_again_is_told_and_mended_by_the_next_refresh(
    archive: Archive, folder: Path, past: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    for _twice in range(2):
        asked(archive, qtbot)
        changed(folder, "DROP TABLE seats")
    told = asked(archive, qtbot)
    assert isinstance(told, HistoryError)
    assert told.code == "database"
    with qtbot.waitSignal(archive.changed, timeout=PATIENCE):
        archive.refresh()
    assert asked(archive, qtbot) == truth(past, tmp_path)


@pytest.mark.parametrize(
    "error", [RecursionError, KeyError("points"), TypeError, UnicodeDecodeError("a", b"", 0, 1, "")]
)
def test_a_question_that_goes_wrong_again_on_a_new_database_is_told_and_nothing_is_made_without_end(
    archive: Archive, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    made: list[Path] = []

    def aside(path: Path) -> None:
        made.append(path)
        put_aside(path)

    def fail(_store: Store) -> None:
        raise error

    monkeypatch.setattr("wonders_gui.history.store.put_aside", aside)
    for _again in range(3):
        with qtbot.waitSignal(archive.troubled, timeout=PATIENCE):
            archive.ask(fail, lambda _nothing: None, archive)
    assert len(made) == 1
    assert is_alive(archive)
    assert isinstance(asked(archive, qtbot), tuple)


def test_a_question_after_the_end_is_answered_and_no_reason_to_distrust_the_database(
    archive: Archive, folder: Path, past: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    asked(archive, qtbot)
    archive.close()
    assert asked(archive, qtbot) == truth(past, tmp_path)
    assert not (folder / f"{NAME}.damaged").exists()


@pytest.mark.parametrize("error", [sqlite3.ProgrammingError("closed"), sqlite3.InterfaceError(), OSError(28, "full")])
def test_errors_that_say_nothing_of_the_content_leave_the_database_alone(
    archive: Archive, folder: Path, qtbot: QtBot, error: Exception
) -> None:
    def fail(_store: Store) -> None:
        raise error

    with qtbot.waitSignal(archive.troubled, timeout=PATIENCE):
        archive.ask(fail, lambda _nothing: None, archive)
    assert isinstance(asked(archive, qtbot), tuple)
    assert not (folder / f"{NAME}.damaged").exists()


def test_a_database_that_cannot_be_put_aside_is_left_alone(
    archive: Archive, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_path: Path) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr("wonders_gui.history.store.put_aside", refused)
    changed(folder, "DROP TABLE seats")
    archive.refresh()
    assert isinstance(asked(archive, qtbot), tuple)
    assert is_alive(archive)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, lambda path: path.symlink_to(path)])
def test_what_is_no_database_is_left_alone_and_the_history_lives_in_memory(
    archive: Archive, folder: Path, qtbot: QtBot, make: Callable[[Path], None]
) -> None:
    for path in folder.glob(f"{NAME}*"):
        path.unlink()
    make(folder / NAME)
    archive.refresh()
    assert isinstance(asked(archive, qtbot), tuple)
    assert archive.take_news() == Rebuilt("unwritable", 3)


def test_a_database_of_a_newer_version_stays_as_it_is(archive: Archive, folder: Path, qtbot: QtBot) -> None:
    changed(folder, "UPDATE games SET mu = 'much'", "PRAGMA user_version = 99")
    before = (folder / NAME).read_bytes()
    told = asked(archive, qtbot)
    assert isinstance(told, HistoryError)
    assert told.code == "newer_version"
    assert (folder / NAME).read_bytes() == before


def damaged(path: Path, seed: int) -> None:
    """Damage of one of several kinds, always the same for a seed."""
    rng, data = Random(seed), bytearray(path.read_bytes())
    match seed % 4:
        case 0:
            data[rng.randrange(100, len(data))] ^= 1 << rng.randrange(8)
        case 1:
            for _bit in range(60):
                data[rng.randrange(100, len(data))] ^= 1 << rng.randrange(8)
        case 2:
            start = rng.randrange(len(data) - 600)
            data[start : start + 500] = rng.randbytes(500)
        case _:
            del data[rng.randrange(1, len(data)) :]
    path.write_bytes(data)


@pytest.mark.parametrize("seeds", [range(start, MANY, 8) for start in range(8)])
def test_no_damage_ends_the_thread_and_all_of_it_ends_sound_or_made_again(
    past: Path, tmp_path: Path, qtbot: QtBot, seeds: range
) -> None:
    for seed in seeds:
        folder = copytree(past, tmp_path / str(seed))
        damaged(folder / NAME, seed)
        archive = Archive(folder)
        asked(archive, qtbot)
        archive.refresh()
        told = asked(archive, qtbot)
        assert is_alive(archive), seed
        archive.close()
        if isinstance(told, HistoryError):
            assert told.code == "newer_version", seed
            continue
        connection = connect(folder / NAME)
        assert is_sound(connection), seed
        assert has_sound_content(connection), seed
        connection.close()


def test_the_command_line_makes_a_damaged_history_again(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(folder, "UPDATE seats SET scores = 'nonsense'")
    assert main(["history", "--data-dir", str(folder.parent), "--json", "-"]) == 0
    told = capsys.readouterr()
    assert "damaged" in told.err
    assert '"military"' in told.out
