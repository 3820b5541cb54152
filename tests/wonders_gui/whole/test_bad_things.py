"""Bad things: each is said in a sentence, nothing is lost, and the game goes on.

Tested elsewhere: bots' processes that are killed or cannot be started (test_workers), a second start (test_instance,
test_app), settings that make no sense (test_settings), bugs in slots and threads (test_crash), torn saves (test_saves).
"""

import errno
import os
import shutil
import signal
import sys
from multiprocessing import active_children
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.wonders_gui.tables import NOVICE
from tests.wonders_gui.whole.audit import violations
from tests.wonders_gui.whole.begin import DUEL, FULL, THREE, Kind, at_once, mouse_player
from tests.wonders_gui.whole.fingers import Keys, Mouse
from tests.wonders_gui.whole.house import House, wait_until
from wonders_gui import app, paths
from wonders_gui.games.registry import title
from wonders_gui.opponents import Opponent
from wonders_gui.pages.choices import Setup, choices_for
from wonders_gui.saves import Games
from wonders_gui.seating import Seating
from wonders_gui.settings import Settings
from wonders_gui.startoptions import StartOptions
from wonders_gui.widgets.text import Text
from wonders_gui.window import MainWindow
from wonders_gui.workers import Thinkers

SPECIMENS = Path(__file__).parents[2] / "engine"


def said(window: MainWindow) -> str:
    """What the message over the page says; it is then put away by a click."""
    assert window.banner.isVisible()
    texts = [text.text() for text in window.banner.findChildren(Text) if text.isVisible()]
    Mouse().click(window.banner.button)
    assert not window.banner.isVisible()
    return " ".join(texts)


# -- files ------------------------------------------------------------------------------------------------------------

STRANGE = {
    "empty": (b"", "empty"),
    "picture": (b"\x89PNG\r\n\x1a\n\x00\x00", "not a saved game"),
    "future": (b'{"format":"wonders-save","version":99,"x":1}\n', "newer"),
    "zeros": (b"\x00" * 10_000, "not a saved game"),
}


@pytest.mark.parametrize("name", STRANGE)
def test_a_file_that_is_no_game_leaves_the_game_alone(house: House, name: str) -> None:
    content, word = STRANGE[name]
    file = house.folder / f"{name}.wonders"
    file.write_bytes(content)
    house.open()
    at_once(house, DUEL, seed=41)
    house.wait_for_turn()
    table, before = house.table, house.table.view()
    assert not house.window.open_game(file)
    told = said(house.window)
    assert word in told, told
    assert file.name in told
    assert house.table is table
    assert table.view() == before
    assert file.read_bytes() == content


@pytest.mark.parametrize("what", ["a folder", "nothing", "a forged game", "half a game"])
def test_what_cannot_be_opened_is_said(house: House, what: str) -> None:
    file = house.folder / "x.wonders"
    specimen = (SPECIMENS / "duel" / "specimens" / "duel_v1.wonders").read_bytes()
    if what == "a folder":
        file.mkdir()
    elif what == "a forged game":
        file.write_bytes(specimen.replace(b"coins", b"conis", 40))
    elif what == "half a game":
        file.write_bytes(specimen[: specimen.index(b"\n") // 2])
    window = house.open()
    assert not window.open_game(file)
    assert "x.wonders" in said(window)
    assert window.page() is window.start


def test_a_game_from_elsewhere_is_played_on_in_a_copy(house: House) -> None:
    gift = house.folder / "gift.wonders"
    shutil.copy(SPECIMENS / "duel" / "specimens" / "duel_v1.wonders", gift)
    before = gift.read_bytes()
    window = house.open()
    app.come_forward(window, gift)
    assert window.page() is window.table_page
    if not house.table.is_over():
        mouse_player(house).play(2)
    assert gift.read_bytes() == before
    assert [game.title for game in house.games.list()] == ["gift"]


class Disk:
    """Writes, unless it is full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from engine.core import savewriter

        self.is_full = False
        self._write = savewriter.write_whole
        monkeypatch.setattr(savewriter, "write_whole", self.write)

    def write(self, stream: object, data: bytes) -> None:
        if self.is_full:
            stream.write(data[: len(data) // 2])  # type: ignore[attr-defined]
            raise OSError(errno.ENOSPC, "no room")
        self._write(stream, data)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [THREE, DUEL], ids=str)
def test_a_full_disk_is_said_and_the_game_is_whole_when_there_is_room_again(
    house: House, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    window = house.open()
    player = at_once(house, kind, seed=42)
    player.play(2)
    disk.is_full = True
    player.play(1)
    assert "the disk is full" in said(window)
    player.play(2)
    assert not window.banner.isVisible(), "said twice"
    copy = house.folder / "copy.wonders"
    window.save_to(copy)
    assert "the disk is full" in said(window)
    assert not copy.exists()
    disk.is_full = False
    player.play(1)
    house.wait_for_bots()
    last = house.table.view()
    house.kill()
    house.open().go_on()
    house.wait_for_bots()
    assert house.table.view() == last


def test_a_game_that_could_never_be_written_is_played_all_the_same(house: House) -> None:
    (house.folder / "games").write_text("in the way")
    window = house.open()
    player = at_once(house, DUEL, seed=43)
    assert "not being saved" in said(window)
    player.play(3)
    (house.folder / "games").unlink()
    player.play(1)
    assert len(house.games.list()) == 1


def test_a_folder_of_games_that_is_taken_away_is_made_again(house: House) -> None:
    house.open()
    player = at_once(house, DUEL, seed=44)
    player.play(3)
    shutil.rmtree(house.games.folder)
    player.play(2)
    house.wait_for_bots()
    last = house.table.view()
    house.kill()
    house.open().go_on()
    assert house.table.view() == last


# -- the program ------------------------------------------------------------------------------------------------------


def test_missing_pictures_end_the_start_with_a_sentence(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda parent, heading, text: told.append(text))
    monkeypatch.setattr(paths, "root", lambda: tmp_path / "gone")
    monkeypatch.setattr(app, "load_fonts", paths.assets)  # fonts are there already, and would not be looked for again
    options = StartOptions(data_dir=tmp_path / "data")
    assert app._run(app.application(), options) == 1
    assert "install it again" in told[0].lower()
    assert str(tmp_path / "gone") in told[0]


@pytest.mark.parametrize("content", [b"\x00\xff" * 99, b"[look]\ntheme=pink\ntext_scale=1e9\n[choices]\nduel={\n"])
def test_broken_settings_are_no_reason_not_to_play(house: House, content: bytes) -> None:
    (house.folder / "settings.ini").write_bytes(content)
    house.settings = Settings(house.folder / "settings.ini")
    house.settings.animation = house.settings.bot_speed = "off"
    house.open()
    at_once(house, DUEL, seed=45).play(1)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_bots_that_are_killed_while_they_think_cost_nothing(qtbot: QtBot, house: House) -> None:
    """Real processes, really killed, in a game on the screen."""
    thinkers = Thinkers(workers=1)
    window = MainWindow(house.settings, house.games, thinkers)
    qtbot.addWidget(window)
    window.show()
    choices = choices_for(title("duel"), {})
    choices.seats[1].level = "master"
    window.play(choices.setup("Eve"))
    table = window.table
    assert table is not None

    def is_our_turn() -> bool:
        table.release_bots()  # nobody reads the message of a new age, for which they wait
        return table.owes_decision()

    for _ in range(2):
        wait_until(is_our_turn)
        while table.owes_decision():
            assert table.submit(table.legal()[0]) is None
        wait_until(lambda: bool(active_children()))
        for child in active_children():
            if child.pid is not None:
                os.kill(child.pid, signal.SIGKILL)
    wait_until(is_our_turn)
    assert violations(table) == []
    window.close()
    thinkers.close()


# -- impatience -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [FULL, DUEL], ids=str)
def test_clicks_and_keys_in_the_middle_of_motion_are_not_lost(house: House, kind: Kind) -> None:
    house.settings.animation = "slow"
    house.paints = True
    house.open()
    player = at_once(house, kind, seed=46)
    assert player.play(4) == 4
    keys = Keys(house.window)
    for key in ("u", "u", "r", "u", "r", "r"):
        keys.press(key)
    assert player.play(2) == 2
    assert violations(house.table) == []


# -- names ------------------------------------------------------------------------------------------------------------

MARKED = "<img src='x'><b>Eve</b> & Co"
NAMES = {"marked": MARKED, "long": "W" * 200, "odd": "{name} %s \U0001f3db\u202e\u0000\n"}


def plain_setup(kind: Kind, name: str) -> Setup:
    """A table at which everybody has a name like this."""
    choices = choices_for(title(kind.key), {"players": kind.players})
    choices.seed = "47"
    setup = choices.setup(name)
    bots: dict[int, Opponent] = {seat: NOVICE for seat in setup.seating.bots}
    return Setup(setup.game, setup.config, Seating(0, (name,) * kind.players, bots))


def tips(view: QAbstractItemView) -> list[str]:
    """The tool tips of all items."""
    model = view.model()
    rows = range(model.rowCount()) if isValid(model) else ()
    return [str(model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) or "") for row in rows]


def taken_for_markup(window: QWidget, name: str) -> list[str]:
    """Texts in which Qt would read a name as mark-up."""
    labels = [
        label.text()
        for label in window.findChildren(QLabel)
        if name in label.text() and label.textFormat() != Qt.TextFormat.PlainText
    ]
    shown = [widget.toolTip() for widget in window.findChildren(QWidget)]
    shown += [text for view in window.findChildren(QAbstractItemView) for text in tips(view)]
    return labels + [text for text in shown if "<" in name and name in text]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", [FULL, DUEL], ids=str)
def test_any_name_is_plain_text_everywhere(house: House, kind: Kind, name: str) -> None:
    house.paints = True
    window = house.open()
    window.play(plain_setup(kind, NAMES[name]))
    mouse_player(house).play(3)
    keys = Keys(window)
    for key in ("l", "1"):
        keys.press(key)
        assert taken_for_markup(window, NAMES[name]) == []
        keys.press(Qt.Key.Key_Escape)
    assert window.minimumSizeHint().width() <= 1280
    house.close()
    window = house.open()
    assert taken_for_markup(window, NAMES[name]) == []
    assert window.minimumSizeHint().width() <= 1280
    window.show_games()
    assert taken_for_markup(window, NAMES[name]) == []
    window.go_on()
    assert house.table.names[0].startswith(NAMES[name][:5])


def test_games_are_listed_even_when_a_stranger_lies_among_them(house: House) -> None:
    house.open()
    at_once(house, DUEL, seed=48).play(1)
    (house.games.folder / "broken.wonders").write_bytes(b"\xff\xfe")
    (house.games.folder / "folder.wonders").mkdir()
    assert len(Games(house.games.folder).list()) == 1
    house.window.show_games()
    house.window.go_start()
    assert house.window.start.waiting.isVisible()
