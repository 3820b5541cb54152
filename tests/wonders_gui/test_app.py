"""The program as a whole: options, exit codes, one window, and nothing left where it does not belong."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path
from time import monotonic, sleep

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QListView, QMessageBox
from pytestqt.qtbot import QtBot

from engine.core.errors import ConfigError
from wonders_gui import app, language, paths
from wonders_gui.__main__ import main, opens_window, provide_streams
from wonders_gui.cli.parser import UsageError
from wonders_gui.settings import Settings
from wonders_gui.startoptions import StartOptions, read
from wonders_gui.version import PROGRAM

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def _same_language() -> Iterator[None]:
    yield
    language.set_language("en")


# -- the command line -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["--lang", "nl"], True),
        (["--load", "x"], True),
        (["game.wonders"], True),
        (["GAME.WONDERS"], True),
        (["demo"], False),
        (["--help"], False),
        (["--version"], False),
        (["dance"], False),
    ],
)
def test_without_a_verb_the_window_opens(arguments: list[str], window: bool) -> None:
    assert opens_window(arguments) is window


def test_every_option_is_understood(tmp_path: Path) -> None:
    told = "--lang da --game seven --players 4 --seed 7 --load a.wonders --no-restore --data-dir"
    options = read([*told.split(), str(tmp_path)])
    assert options == StartOptions("da", "seven", 4, 7, Path("a.wonders"), None, False, tmp_path, False)
    assert options.folders == paths.below(tmp_path)
    assert read(["--portable"]).folders == paths.portable()
    assert read([]).folders == paths.usual()
    assert read(["b.wonders"]).load == Path("b.wonders")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "xx"],
        ["--players", "many"],
        ["--game", "chess"],
        ["--load", "a", "--replay", "b"],
        ["--portable", "--data-dir", "x"],
        ["--dance"],
        ["--game", "duel", "--cities"],
        ["--game", "duel", "--teams"],
    ],
)
def test_what_is_not_understood_is_refused(arguments: list[str]) -> None:
    with pytest.raises(UsageError):
        read(arguments)
    assert app.main(arguments) == 2


@pytest.mark.parametrize(
    ("told", "last", "key"),
    [
        (StartOptions(seed=3), "duel", "duel"),
        (StartOptions(game="seven"), "duel", "seven_2"),
        (StartOptions(game="seven", players=2), "", "seven_1"),
        (StartOptions(players=5), "duel", "seven_2"),
        (StartOptions(game="duel"), "", "duel"),
        (StartOptions(game="seven_1", players=6), "", "seven_1"),
        (StartOptions(cities=True), "seven_1", "seven_1"),
        (StartOptions(cities=True), "duel", "seven_2"),
        (StartOptions(cities=True, teams=True, players=4), "duel", "seven_2"),
    ],
)
def test_the_options_say_which_game_is_meant(told: StartOptions, last: str, key: str) -> None:
    assert told.wants_game
    assert told.title_key(last) == key


def test_a_game_that_is_asked_for_is_set_up_with_its_seed(settings: Settings) -> None:
    setup = app.setup_for(StartOptions(game="seven", players=6, seed=99), settings)
    assert setup is not None
    assert (getattr(setup.config, "players", 0), getattr(setup.config, "seed", 0)) == (6, 99)
    assert app.setup_for(StartOptions(), settings) is None
    with pytest.raises(ConfigError):
        app.setup_for(StartOptions(game="duel", players=3), settings)


def test_cities_and_teams_are_set_up_where_they_can_be_played(settings: Settings) -> None:
    setup = app.setup_for(read(["--cities", "--teams", "--players", "6"]), settings)
    assert setup is not None
    assert (getattr(setup.config, "expansions", ()), getattr(setup.config, "teams", False)) == (("cities",), True)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--cities", "--game", "seven_1", "--players", "2"], "expansion_for_more_players"),
        (["--cities", "--teams", "--players", "3"], "teams_of_two"),
        (["--cities", "--teams", "--players", "5"], "teams_of_two"),
        (["--cities", "--teams", "--players", "7"], "teams_of_two"),
        (["--teams", "--players", "4"], "teams_without_cities"),
    ],
)
def test_cities_and_teams_are_refused_where_they_cannot_be_played(
    arguments: list[str], code: str, settings: Settings
) -> None:
    with pytest.raises(ConfigError) as refused:
        app.setup_for(read(arguments), settings)
    assert refused.value.code == code


# -- processes ------------------------------------------------------------------------------------------------


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "QT_", "DISPLAY"))}
    return {**kept, "HOME": str(home), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", **more}


def start(home: Path, *arguments: object, **more: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "wonders_gui", *map(str, arguments)]
    piped = subprocess.PIPE
    return subprocess.Popen(command, env=environment(home, **more), cwd=home, stdout=piped, stderr=piped, text=True)


def until(home: Path, pattern: str) -> Path:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        for found in home.rglob(pattern):
            return found
        sleep(0.05)
    raise AssertionError(f"no {pattern} below {home}")


def end(process: "subprocess.Popen[str]") -> tuple[int, str, str]:
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def interrupt(process: "subprocess.Popen[str]") -> None:
    """Press Ctrl-C until the program ends: on a busy machine the first one may come before it listens."""
    until_when = monotonic() + PATIENCE
    while process.poll() is None and monotonic() < until_when:
        process.send_signal(signal.SIGINT)
        sleep(0.5)
    end(process)


def test_the_version_is_said_without_a_window(tmp_path: Path) -> None:
    code, told, _ = end(start(tmp_path, "--lang", "nl", "--version"))
    assert (code, told.splitlines()[0]) == (0, PROGRAM)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_without_a_screen_the_program_says_so(tmp_path: Path) -> None:
    code, _, err = end(start(tmp_path, QT_QPA_PLATFORM=""))
    assert code == 69
    assert "no screen" in err


def test_a_terminal_that_lacks_a_letter_shows_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(shown, encoding="cp1252"))
    provide_streams()
    print("since 7:01\u202fAM", end="", flush=True)
    assert shown.getvalue() == b"since 7:01\\u202fAM"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_game_survives_a_kill_and_a_second_start_calls_the_first(tmp_path: Path) -> None:
    """One long story, because every start of the program takes a while."""
    data = tmp_path / "data"
    first = start(tmp_path, "--data-dir", data, "--game", "duel", "--seed", 4)
    try:
        save = until(data, "*.wonders")
        code, out, _ = end(start(tmp_path, "--data-dir", data))
        assert (code, bool(out.strip())) == (0, True)
    finally:
        first.send_signal(signal.SIGKILL)
        end(first)
    assert save.read_text().count("\n") >= 1
    again = start(tmp_path, "--data-dir", data, "--load", save)
    try:
        until(data / "logs", "wonders.log")
        sleep(1.0)
        assert again.poll() is None
    finally:
        interrupt(again)
    fonts = tmp_path / ".cache" / "fontconfig"  # the system's own, where it has no cache of its fonts yet
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path for path in written if not {data, fonts} & set(path.parents)] == []


@pytest.mark.skipif(sys.platform == "win32", reason="paths look otherwise there")
def test_a_folder_that_cannot_be_written_to_does_not_keep_anybody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    running = start(tmp_path, "--data-dir", tmp_path / "file" / "data", "--game", "duel", "--seed", 4)
    assert running.stderr is not None
    assert "no log can be written" in running.stderr.readline()
    sleep(3.0)
    assert running.poll() is None
    interrupt(running)


QUIET = """
import sys
calls = []
sys.addaudithook(lambda name, args: calls.append((name, args)) if name in ("socket.connect", "socket.bind") else None)
from PySide6.QtCore import QCoreApplication
from tests.wonders_gui.tables import duel
from wonders_gui.workers import Thinkers

if __name__ == "__main__":
    app = QCoreApplication([])
    thinkers = Thinkers(workers=1)
    table = duel(thinkers)
    table.changed.connect(lambda _: table.submit(table.legal()[0]) if table.owes_decision() else None)
    table.changed.connect(lambda update: app.quit() if update.over else None)
    table.begin()
    app.exec()
    thinkers.close()
    assert table.is_over()
    import wonders_gui.window
    assert not calls, calls
    assert "PySide6.QtNetwork" not in sys.modules
"""


def test_no_connection_is_opened_in_a_whole_game(tmp_path: Path) -> None:
    script = tmp_path / "quiet.py"
    script.write_text(QUIET, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, script], env=environment(tmp_path), check=False, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr


# -- language and look ----------------------------------------------------------------------------------------


class Listener(QObject):
    """Counts what the application is told."""

    def __init__(self, kind: QEvent.Type) -> None:
        super().__init__()
        self.kind = kind
        self.heard = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.heard += event.type() == self.kind
        return False


def test_a_change_of_language_is_told_once_to_every_window(
    qtbot: QtBot, qapp: QApplication, settings: Settings
) -> None:
    box = QMessageBox()
    qtbot.addWidget(box)
    for code in ("nl", "da", "en"):
        listener = Listener(QEvent.Type.LanguageChange)
        box.installEventFilter(listener)
        settings.language = code
        app.apply_language(settings)
        assert language.language() == code
        assert listener.heard == 1


def test_the_desktop_is_followed_only_when_that_was_chosen(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[str] = []
    monkeypatch.setattr(app, "apply_theme", lambda chosen: used.append(chosen.theme))
    for chosen in ("system", "dark"):
        settings.theme = chosen
        app.follow_system(settings)
    assert used == ["system"]


def test_a_program_without_a_terminal_says_in_a_window_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda _parent, _title, text: told.append(text))
    monkeypatch.setattr(sys, "__stderr__", None)
    assert app.main(["--players=much"]) == 2
    assert len(told) == 1
    assert "much" in told[0]


def test_a_program_without_a_terminal_can_be_asked_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["--version"]) == 0
    sys.stdout.close()
    sys.stderr.close()


def test_missing_pictures_are_told_in_words(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda parent, heading, text: said.append(text))
    assert app.tell_missing("/nowhere/assets") == 1
    assert "/nowhere/assets" in said[0]


def test_bots_are_fetched_only_after_the_first_paint(qtbot: QtBot) -> None:
    box = QMessageBox()
    qtbot.addWidget(box)
    first = app.FirstPaint(box)
    with qtbot.waitSignal(first.painted, timeout=10_000):
        QTimer.singleShot(0, box, box.show)


def test_a_theme_reaches_item_views_that_stand_alone(qtbot: QtBot, settings: Settings) -> None:
    view = QListView()
    qtbot.addWidget(view)
    app.apply_theme(settings)
    assert view in app.application().topLevelWidgets()
