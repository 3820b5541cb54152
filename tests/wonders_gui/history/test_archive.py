"""The history as the window asks for it: answers come in the window's own thread, whatever happens to the database."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from engine.core.errors import CodedError, SaveError
from tests.wonders_gui.history.past import keep_duel
from wonders_gui.history.archive import Archive, Rebuilt
from wonders_gui.history.schema import MIGRATIONS, NAME, HistoryError, connect
from wonders_gui.history.store import Store
from wonders_gui.saves import Games


@pytest.fixture
def archive(qtbot: QtBot, games: Games) -> Iterator[Archive]:
    opened = Archive(games.folder)
    yield opened
    opened.close()


def ask_count(archive: Archive, qtbot: QtBot) -> int:
    told: list[int] = []
    archive.ask(Store.count, told.append, archive)
    qtbot.waitUntil(lambda: bool(told))
    return told[0]


def test_work_is_done_elsewhere_and_told_here(archive: Archive, qtbot: QtBot) -> None:
    threads: list[int] = []

    def work(_store: Store) -> int:
        return threading.get_ident()

    def answer(worker: int) -> None:
        threads.extend((worker, threading.get_ident()))

    archive.ask(work, answer, archive)
    qtbot.waitUntil(lambda: bool(threads))
    assert threads[0] != threads[1] == threading.get_ident()


def test_nobody_is_told_once_the_one_who_asked_is_gone(archive: Archive, qtbot: QtBot) -> None:
    owner, told = QObject(), list[int]()
    archive.ask(Store.count, told.append, owner)
    from shiboken6 import delete

    delete(owner)
    ask_count(archive, qtbot)
    assert told == []


def test_a_refresh_tells_of_progress_and_of_the_change(archive: Archive, games: Games, qtbot: QtBot) -> None:
    keep_duel(games, decisions=5)
    steps: list[tuple[int, int]] = []
    archive.progressed.connect(lambda done, number: steps.append((done, number)))
    with qtbot.waitSignal(archive.changed):
        archive.refresh()
    assert (1, 1) in steps
    assert steps[-1] == (0, 0)
    assert ask_count(archive, qtbot) == 1


def test_nothing_new_is_no_change(archive: Archive, games: Games, qtbot: QtBot) -> None:
    keep_duel(games, decisions=5)
    with qtbot.waitSignal(archive.changed):
        archive.refresh()
    with qtbot.assertNotEmitted(archive.changed):
        archive.refresh()
        ask_count(archive, qtbot)


@pytest.mark.parametrize("damage", [None, b"nonsense"])
def test_a_database_that_is_missing_or_damaged_is_made_anew_with_a_message(
    archive: Archive, games: Games, qtbot: QtBot, damage: bytes | None
) -> None:
    keep_duel(games, decisions=5)
    if damage is not None:
        (games.folder / NAME).write_bytes(damage)
    with qtbot.waitSignal(archive.rebuilt):
        archive.refresh()
    assert archive.take_news() == Rebuilt("missing" if damage is None else "damaged", 1)
    assert archive.take_news() is None


def test_an_empty_folder_needs_no_message(archive: Archive, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(archive.rebuilt):
        archive.refresh()
        ask_count(archive, qtbot)


def test_a_database_that_breaks_while_it_is_open_is_made_anew(archive: Archive, games: Games, qtbot: QtBot) -> None:
    keep_duel(games, decisions=5)
    with qtbot.waitSignal(archive.changed):
        archive.refresh()
    archive.close()
    for file in games.folder.glob(f"{NAME}*"):
        file.unlink()
    (games.folder / NAME).write_bytes(b"nonsense" * 100)
    again = Archive(games.folder)
    try:
        assert ask_count(again, qtbot) == 0  # empty until it is refreshed
        with qtbot.waitSignal(again.changed):
            again.refresh()
        assert ask_count(again, qtbot) == 1
    finally:
        again.close()


def test_a_newer_database_is_told_as_trouble(archive: Archive, games: Games, qtbot: QtBot) -> None:
    connection = connect(games.folder / NAME)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 5}")
    connection.close()
    with qtbot.waitSignal(archive.troubled) as told:
        archive.refresh()
    assert isinstance(told.args[0], HistoryError)
    assert told.args[0].code == "newer_version"


def test_errors_of_the_work_are_told_as_trouble(archive: Archive, qtbot: QtBot) -> None:
    def fail(_store: Store) -> None:
        raise CodedError("no_such_thing")

    with qtbot.waitSignal(archive.troubled) as told:
        archive.ask(fail, lambda _nothing: None, archive)
    assert told.args[0].code == "no_such_thing"
    ask_count(archive, qtbot)


def test_cancelling_stops_the_reading_and_the_next_refresh_goes_on(
    archive: Archive, games: Games, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wonders_gui.history.store.BATCH", 1)
    for seed in range(4):
        keep_duel(games, seed=seed, decisions=3)
    started, allowed = threading.Event(), threading.Event()

    def slow(path: Path) -> None:
        started.set()
        assert allowed.wait(10)
        raise SaveError("not_a_save", file=str(path))

    monkeypatch.setattr("wonders_gui.history.reading.read_game", slow)
    archive.refresh()
    assert started.wait(10)
    archive.cancel()
    allowed.set()
    read: list[int] = []
    archive.ask(lambda store: len(store._known()), read.append, archive)
    qtbot.waitUntil(lambda: bool(read))
    assert read == [1]
    archive.refresh()
    archive.ask(lambda store: len(store._known()), read.append, archive)
    qtbot.waitUntil(lambda: len(read) == 2)
    assert read == [1, 4]


def test_closing_in_the_middle_of_reading_does_not_wait_for_the_end(
    games: Games, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wonders_gui.history.store.BATCH", 1)
    for seed in range(30):
        keep_duel(games, seed=seed, decisions=3)
    archive = Archive(games.folder)
    archive.refresh()
    archive.close()
    connection = connect(games.folder / NAME)
    assert connection.execute("SELECT count(*) FROM games").fetchone()[0] < 30
    connection.close()
