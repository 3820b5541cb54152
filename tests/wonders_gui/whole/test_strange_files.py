"""Whatever lies in the folders of the program, it starts, says what it cannot read, and leaves it alone."""

import os
import socket
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.core.errors import SaveError
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.speech import speaking
from tests.wonders_gui.tables import PATIENCE, duel
from tests.wonders_gui.tree import bury
from wonders_gui.dialogs.games import GamesSheet
from wonders_gui.guide.keeping import Guides
from wonders_gui.history.queries import Filter, entries, found
from wonders_gui.history.store import open_store
from wonders_gui.opponents import NAMES, Opponent
from wonders_gui.pages.history.page import HistoryPage
from wonders_gui.puzzles import Puzzles
from wonders_gui.saves import Games
from wonders_gui.savesummary import summary_of
from wonders_gui.seating import Seating
from wonders_gui.settings import Settings
from wonders_gui.window import MainWindow

HEADER = b'{"format":"wonders-save","version":2,'
WRITTEN: dict[str, bytes] = {
    "deep": HEADER + b'"x":' + b"[" * 2_000 + b"\n",
    "deep enough to be read": HEADER + b'"x":' + b"[" * 150 + b"]" * 150 + b"}\n",
    "empty": b"",
    "newlines": b"\n" * 100_000,
    "header and newlines": HEADER + b'"game":"duel","config":{},"notes":{},"setup":[]}' + b"\n" * 1_000_000,
    "not utf8": HEADER + b'"game":"\xff\xfe"}\n',
    "huge number": HEADER + b'"game":"duel","config":{"players":' + b"9" * 5_000 + b"}}\n",
    "not a number": HEADER + b'"game":"duel","config":{"players":NaN}}\n',
    "newer": b'{"format":"wonders-save","version":99,"game":"duel","config":{},"notes":{},"setup":[]}\n',
    "no game": HEADER + b'"game":[],"config":{},"notes":{},"setup":[]}\n',
    "torn": HEADER + b'"game":"du',
    "something else": b"PK\x03\x04" + bytes(500),
}
SPECIAL: dict[str, Callable[[Path], object]] = {
    "folder": Path.mkdir,
    "circle": lambda path: path.symlink_to(path),
    "nowhere": lambda path: path.symlink_to("nothing there"),
    "zeros": lambda path: path.symlink_to("/dev/zero"),
}
if hasattr(os, "mkfifo"):
    SPECIAL["pipe"] = os.mkfifo
READABLE = ("header and newlines",)


@pytest.fixture
def games(tmp_path: Path) -> Games:
    (tmp_path / "games").mkdir()
    return Games(tmp_path / "games")


def litter(folder: Path, ending: str) -> list[Path]:
    """One of each in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in WRITTEN.items():
        (folder / f"{name}{ending}").write_bytes(content)
    if os.name == "posix":
        for name, make in SPECIAL.items():
            make(folder / f"{name}{ending}")
        Path(os.fsdecode(bytes(folder) + b"/not utf8 \xff" + ending.encode())).write_bytes(WRITTEN["newer"])
    return sorted(folder.glob(f"*{ending}"))


@pytest.fixture
def pipe_or_socket(tmp_path: Path) -> Iterator[Path]:
    """A socket has a short name, for systems allow no long one."""
    before = Path.cwd()
    os.chdir(tmp_path)
    try:
        with closing(socket.socket(socket.AF_UNIX)) as listening:
            listening.bind("socket.wonders")
            yield tmp_path / "socket.wonders"
    finally:
        os.chdir(before)


def test_the_window_opens_whatever_lies_in_its_folders(
    qtbot: QtBot, settings: Settings, games: Games, thinkers: QuickThinkers
) -> None:
    for folder in (games.folder, games.folder / "puzzles", games.folder / "guides"):
        litter(folder, ".wonders")
    litter(games.folder / "reviews", ".json")
    litter(games.folder.parent / "calls", "7")
    window = MainWindow(settings, games, thinkers)
    window.show()
    assert window.page() is window.start
    window.show_games()
    for shelf in ("history", "puzzles", "learn", "daily"):
        window.visit(shelf)
        QApplication.processEvents()
    bury(window)


def test_every_file_that_cannot_be_read_is_listed_with_a_sentence(qtbot: QtBot, games: Games) -> None:
    files = litter(games.folder, ".wonders")
    unreadable = games.unreadable()
    assert {found.title for found in unreadable} == {path.stem for path in files} - {*READABLE}
    sheet = GamesSheet(page_for(qtbot), games)
    for code in ("en", "nl", "da"):
        with speaking(code):
            told = [
                sheet.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
                for row in range(sheet.model.rowCount())
            ]
            assert len(told) == len(files)
            assert all(len(line.split(". ")) >= 3 for line in told)
            assert not any("{" in line or "[[[" in line for line in told)
    sheet.view.grab()
    assert sorted(games.folder.glob("*.wonders")) == files  # nothing was moved or deleted


def page_for(qtbot: QtBot) -> QWidget:
    """A page on which a sheet can lie."""
    host = QWidget()
    host.resize(1280, 720)
    qtbot.addWidget(host)
    return host


@pytest.mark.skipif(os.name != "posix", reason="sockets are no files there")
def test_a_socket_is_no_saved_game(pipe_or_socket: Path) -> None:
    with pytest.raises(SaveError) as caught:
        summary_of(pipe_or_socket)
    assert (caught.value.code, caught.value.details["reason"]) == ("unreadable", "not_a_file")


def test_the_newlines_of_a_large_file_are_not_kept_in_memory(games: Games) -> None:
    path = games.folder / "newlines.wonders"
    path.write_bytes(WRITTEN["header and newlines"].rstrip(b"\n") + b"\n" * 5_000_000)
    tracemalloc.start()
    summary_of(path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 20_000_000


def test_opening_a_strange_file_says_what_is_wrong(
    qtbot: QtBot, settings: Settings, games: Games, thinkers: QuickThinkers, tmp_path: Path
) -> None:
    window = MainWindow(settings, games, thinkers)
    window.show()
    for path in (*litter(tmp_path / "elsewhere", ".wonders"), *litter(games.folder, ".wonders")):
        assert not window.open_game(path), path
        assert window.table is None
        window.take_in(path)
        window.look_at(path)
        assert window.page() is window.start, path
        assert not window.banner.isHidden()
        window.banner.close_message()
    bury(window)


# -- a game of a later version -------------------------------------------------------------------------------------


@pytest.fixture
def unknown(games: Games, thinkers: QuickThinkers) -> Path:
    keeping = games.keeping("duel", Seating(0, NAMES[:2], {1: Opponent("novice")}))
    duel(thinkers, save=keeping).close()
    path = keeping.path.rename(games.folder / "later.wonders")
    path.write_bytes(path.read_bytes().replace(b'"game":"duel"', b'"game":"architects"', 1))
    return path


def test_a_game_we_do_not_know_is_called_by_its_own_id_in_the_list(qtbot: QtBot, games: Games, unknown: Path) -> None:
    sheet = GamesSheet(page_for(qtbot), games)
    told = sheet.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "architects" in told
    assert "7 Wonders" not in told
    sheet.view.grab()


def test_a_game_we_do_not_know_is_in_the_history_by_its_own_id(
    qtbot: QtBot, settings: Settings, games: Games, thinkers: QuickThinkers, unknown: Path
) -> None:
    window = MainWindow(settings, games, thinkers)
    window.resize(1280, 720)
    window.show()
    window.visit("history")
    page = window.page()
    assert isinstance(page, HistoryPage)
    view = page.games.view
    qtbot.waitUntil(lambda: view.model().rowCount() == 1, timeout=PATIENCE)
    qtbot.waitUntil(
        lambda: "architects" in view.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole), timeout=PATIENCE
    )
    window.grab()
    bury(window)


# -- the other readers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", WRITTEN.values(), ids=WRITTEN)
def test_results_of_puzzles_that_cannot_be_read_count_as_not_tried(games: Games, content: bytes) -> None:
    puzzles = Puzzles(games.folder)
    puzzles.folder.mkdir()
    (puzzles.folder / "results.json").write_bytes(content)
    assert puzzles.results("any").tries == 0
    assert puzzles.list() == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_in_the_place_of_settings_or_results_stops_nothing(games: Games, tmp_path: Path) -> None:
    (games.folder / "puzzles").mkdir()
    os.mkfifo(games.folder / "puzzles" / "results.json")
    os.mkfifo(tmp_path / "settings.ini")
    assert Puzzles(games.folder).results("any").tries == 0
    settings = Settings(tmp_path / "settings.ini")
    settings.player_name = "Ada"
    assert settings.sync()
    assert settings.player_name == "Ada"


def test_choices_that_are_nested_too_deeply_count_as_not_chosen(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text(f'[choices]\nseven_2="{"[" * 5_000}"\n')
    assert Settings(tmp_path / "settings.ini").choices("seven_2") == {}


def test_lessons_that_cannot_be_read_begin_again(games: Games, settings: Settings) -> None:
    litter(games.folder / "guides", ".wonders")
    for name in ("seven", "duel", "dice"):
        (games.folder / "guides" / f"{name}.wonders").write_bytes(WRITTEN["deep"])
    assert Guides(games, settings).kept("seven") is None


def test_the_history_leaves_out_what_cannot_be_read(games: Games, unknown: Path) -> None:
    litter(games.folder, ".wonders")
    store = open_store(games.folder).store
    assert store.sync().is_complete
    told = entries(store.connection, games.folder, found(store, Filter()))
    assert {entry.path.stem for entry in told} == {"later", *READABLE}
    store.close()
