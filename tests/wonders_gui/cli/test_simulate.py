"""`wonders simulate`: many random games, audited, with a report that does not depend on how they were shared out."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from engine.core.audit import Violation
from engine.core.savefile import Trust, load
from engine.seven import apply
from engine.seven.audit.witness import Witness
from engine.seven.commands import Command
from engine.seven.config import Config
from engine.seven.events import CoinsGained, Event
from engine.seven.game import SEVEN, SevenGame
from engine.seven.legality import legal
from engine.seven.state import State
from engine.seven.view import View
from tests.wonders_gui.cli.saves import GAMES
from tests.wonders_gui.cli.terminal import ROOT, Terminal, environment, heeding_ctrl_c, in_a_process
from wonders_gui.cli.progress import Progress
from wonders_gui.cli.randomly import random_session
from wonders_gui.cli.seven import desk
from wonders_gui.cli.simulation import SavedTable

SevenTable = SavedTable[Config, State, Command, Event, View]
TIMES = ("seconds", "games_per_cpu_second")


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name not in TIMES}


@pytest.mark.compiled
@pytest.mark.parametrize(("edition", "players"), [(1, 2), (1, 3), (1, 7), (2, 3), (2, 5), (2, 7)])
def test_random_games_break_no_law(terminal: Terminal, edition: int, players: int) -> None:
    report = terminal.do(
        "simulate", "--edition", str(edition), "--players", str(players), "--games", "12", "--json"
    ).json
    assert report["violations"] == 0
    assert report["violation_texts"] == []
    assert (report["game"], report["edition"], report["players"], report["games"]) == ("seven", edition, players, 12)
    assert report["decisions"] >= 12 * 18 * players
    assert sum(report["winners_share"]) == pytest.approx(1, abs=0.001)
    assert len(report["winners_share"]) == players
    points = dict(report["mean_points"])
    assert points.pop("total") == pytest.approx(sum(points.values()), abs=0.01)
    assert len(points) == 7
    assert report["games_per_cpu_second"] > 0
    assert report["seconds"] > 0


def test_one_process_and_two_give_the_same_result(terminal: Terminal) -> None:
    order = ("simulate", "--edition", "1", "--players", "2", "--games", "25", "--seed", "40", "--json")
    alone = terminal.do(*order, "--jobs", "1").json
    assert timeless(terminal.do(*order, "--jobs", "2").json) == timeless(alone)
    assert alone["games"] == 25


def test_game_by_game_the_seeds_follow_each_other(terminal: Terminal) -> None:
    order = ("simulate", "--json", "--games")
    decisions = [terminal.do(*order, "1", "--seed", str(seed)).json["decisions"] for seed in (8, 9, 10)]
    assert terminal.do(*order, "3", "--seed", "8").json["decisions"] == sum(decisions)


def test_saved_games_are_the_games_that_were_played(terminal: Terminal, tmp_path: Path) -> None:
    order = ("simulate", "--games", "3", "--seed", "20", "--json")
    saved = terminal.do(*order, "--save-dir", str(tmp_path / "new" / "folder"))
    assert timeless(saved.json) == timeless(terminal.do(*order).json)
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == ["game-20.wonders", "game-21.wonders", "game-22.wonders"]
    for file in files:
        session = load(file, GAMES, Trust.UNTRUSTED).session
        again = random_session(SEVEN, session.config)
        assert [node.events for node in session.tree.decisions] == [node.events for node in again.tree.decisions]
        assert not session.to_move()


def test_two_processes_save_the_same_files(terminal: Terminal, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        terminal.do("simulate", "--games", "12", "--jobs", jobs, "--save-dir", str(tmp_path / jobs))
    for file in (tmp_path / "1").iterdir():
        assert file.read_bytes() == (tmp_path / "2" / file.name).read_bytes()


def test_boards_and_sides_are_those_asked_for(terminal: Terminal, tmp_path: Path) -> None:
    table = ("--boards", "babylon,olympia,random", "--sides", "night,choose,random")
    report = terminal.do("simulate", *table, "--games", "2", "--json", "--save-dir", str(tmp_path)).json
    assert report["boards"] == ["babylon", "olympia", "random"]
    session = load(tmp_path / "game-0.wonders", GAMES, Trust.TRUSTED).session
    assert SEVEN.config_to_json(session.config)["sides"] == ["night", "choose", "random"]
    assert report["violations"] == 0


def test_the_report_can_be_read_by_people(terminal: Terminal) -> None:
    lines = terminal.do("simulate", "--games", "2").out.splitlines()
    assert lines[0] == "2 games of 7 Wonders, second edition, 3 players, from seed 0 on"
    assert lines[-1].split() == ["violations", "0"]
    assert sum("points on average" in line for line in lines) == 8


# -- broken laws ----------------------------------------------------------------------------------------------


def test_violations_are_told_do_not_stop_the_run_and_fail_it(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lossy(ledger: apply.SevenLedger, city: int, amount: int, cause: int) -> None:
        ledger.state.coins[city] += amount + 1
        if ledger.log is not None:
            ledger.log.append(CoinsGained(city, amount, cause))

    if not str(apply.__file__).endswith(".py"):
        pytest.skip("a compiled class cannot be patched")
    monkeypatch.setattr(apply.SevenLedger, "coins_gained", lossy)
    result = terminal.run("simulate", "--games", "2", "--json")
    assert result.code == 1
    assert result.json["games"] == 2
    assert result.json["violations"] > 20
    assert len(result.json["violation_texts"]) == 20
    assert result.json["violation_texts"][0] == "seed 0, age I, turn 1: 12 coins are on the table instead of 9."


def test_a_crash_of_the_engine_is_a_violation_too(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(_state: State, _witness: Witness) -> Sequence[Violation]:
        raise IndexError("list index out of range")

    monkeypatch.setattr(desk, "audit", crash)
    result = terminal.run("simulate", "--games", "3", "--json")
    assert result.code == 1
    assert result.json["games"] == 3
    text = "seed 1, age I, turn 1: the engine stopped with IndexError: list index out of range."
    assert result.json["violation_texts"][1] == text


def test_a_seat_that_must_move_and_cannot_ends_its_game_alone(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SevenGame, "legal", lambda _, state, seat: [] if state.turn == 3 else legal(state, seat))
    result = terminal.run("simulate", "--games", "2", "--json")
    assert result.code == 1
    assert result.json["violation_texts"] == [
        f"seed {seed}, age I, turn 3: seat 0 must decide and has no legal move." for seed in (0, 1)
    ]


# -- what cannot be -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "argument --games: '0' is not a number from 1 on"),
        (["--games", "-5"], "argument --games: '-5' is not a number from 1 on"),
        (["--jobs", "0"], "argument --jobs: '0' is not a number from 1 on"),
        (["--jobs", "1000"], "1000 processes are too many; at most 61 can work side by side."),
        (["--seed", str(2**63 - 2), "--games", "3"], f"The seed {2**63} is out of range"),
        (["--seed"], "argument --seed: expected one argument"),
    ],
)
def test_orders_that_cannot_be_are_refused(terminal: Terminal, arguments: list[str], sentence: str) -> None:
    assert sentence in terminal.complaint(2, "simulate", *arguments)


def test_a_folder_that_cannot_be_made_is_named(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = str(tmp_path / "file" / "folder")
    complaint = terminal.complaint(1, "simulate", "--save-dir", folder)
    assert complaint == f"wonders simulate: The file {folder} cannot be written: its folder is not a folder."


def test_a_folder_that_is_a_file_is_named(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "file cannot be written" in terminal.complaint(1, "simulate", "--save-dir", str(tmp_path / "file"))


def test_a_file_that_can_no_longer_be_written_stops_the_run(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit = SavedTable.submit

    def meddled(table: SevenTable, command: Command) -> Sequence[Event]:
        with (tmp_path / "game-0.wonders").open("ab") as file:
            file.write(b"x")
        return submit(table, command)

    monkeypatch.setattr(SavedTable, "submit", meddled)
    complaint = terminal.complaint(1, "simulate", "--save-dir", str(tmp_path))
    assert complaint.endswith("game-0.wonders cannot be written: another program has changed it.")


def test_a_file_that_another_process_cannot_write_is_named(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "game-3.wonders").mkdir()
    complaint = terminal.complaint(1, "simulate", "--save-dir", str(tmp_path), "--games", "20", "--jobs", "2")
    assert complaint.endswith("game-3.wonders cannot be written: it is a folder.")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for the children of a process in /proc")
def test_a_worker_that_is_ended_from_outside_is_one_line() -> None:
    command = [sys.executable, "-m", "wonders_gui", "simulate", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stderr is not None
        process.stderr.readline()
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        os.kill(int(children[-1]), signal.SIGKILL)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert err.decode().splitlines()[-1] == (
        "wonders simulate: one of the processes that played was ended from outside."
    )
    assert b"Traceback" not in err


# -- progress and Ctrl-C --------------------------------------------------------------------------------------


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr("wonders_gui.cli.progress.monotonic", lambda: now[0])
    return now


def test_progress_says_how_many_how_quickly_and_how_long(clock: list[float]) -> None:
    out = StringIO()
    progress = Progress(100, out)
    clock[0] += 0.9
    progress.done(10)
    assert out.getvalue() == ""
    clock[0] += 1.1
    progress.done(10)
    progress.done(1)
    progress.end()
    assert out.getvalue() == "20 of 100 games, 10 per second, 8 s to go\n"


def test_a_terminal_gets_its_line_at_once_and_in_place(clock: list[float]) -> None:
    screen = Screen()
    progress = Progress(10, screen)
    for _ in range(2):
        clock[0] += 0.5
        progress.done(1)
    progress.end()
    first, second = "1 of 10 games, 2 per second, 4 s to go", "2 of 10 games, 2 per second, 4 s to go"
    assert screen.getvalue() == f"\r{first}\x1b[K\r{second}\x1b[K\n"


def test_a_short_run_says_nothing_of_its_progress() -> None:
    assert in_a_process("simulate", "--games", "1").err == ""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_the_run_with_a_report_on_what_was_done(jobs: str) -> None:
    command = [sys.executable, "-m", "wonders_gui", "simulate", "--games", "1000000", "--json", "--jobs", jobs]
    options: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "start_new_session": True}
    with heeding_ctrl_c(), subprocess.Popen(command, cwd=ROOT, env=environment(), **options) as process:
        assert process.stderr is not None
        process.stderr.readline()  # the first line of progress: games are being played
        time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert b'"interrupted": true' in out
    assert b'"violations": 0,' in out
