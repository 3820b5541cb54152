"""`wonders arena`: bots against bots, with a report that does not depend on who played the games."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib import import_module
from typing import Any

import pytest

from ai.arena.play import Played
from tests.wonders_gui.cli.terminal import ROOT, Terminal, environment, heeding_ctrl_c
from tests.wonders_gui.cli.test_sentences import called, calls, codes_in
from tests.wonders_gui.cli.toy_desk import ToyDesk
from wonders_gui.cli import arena
from wonders_gui.cli.bouts import Bout
from wonders_gui.cli.clerk import GameClerk
from wonders_gui.cli.games import GAMES
from wonders_gui.cli.progress import Progress
from wonders_gui.cli.sentences import template_of

TOY = ("arena", "--game", "toy", "--jobs", "1")
DUEL = ("arena", "--game", "duel", "--json", "--positions", "20")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", lambda: GameClerk(ToyDesk()))


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what the clock says, and without who did the work."""
    del report["seconds"], report["asked"]
    for bot in report["bots"]:
        times = bot["times"]
        bot["times"] = {name: times[name] for name in ("decisions", "positions")}
    return report


# -- two bots -------------------------------------------------------------------------------------------------


def test_two_bots_play_every_seed_once_from_each_seat(terminal: Terminal) -> None:
    report = terminal.do(*TOY, "--bots", "citizen,novice", "--games", "40", "--seed", "3", "--json").json
    assert (report["game"], report["seats"], report["seed"], report["engine"]) == ("toy", 2, 3, "plain")
    assert report["asked"] == {"games": 40, "budget_ms": None, "positions": None, "jobs": 1, "scheduler": None}
    assert (report["games"], report["rounds"], report["interrupted"]) == (40, 20, False)
    assert report["line_ups"] == [["citizen", "novice"], ["novice", "citizen"]]
    match = report["match"]
    assert match["wins"] + match["draws"] + match["losses"] == 40
    assert sum(match["rounds"].values()) == 20
    assert match["score_interval"]["low"] <= match["score"] <= match["score_interval"]["high"]
    assert match["elo_low"] <= match["elo"] <= match["elo_high"]
    assert report["sprt"] is None


def test_every_bot_has_its_figures(terminal: Terminal) -> None:
    report = terminal.do(*TOY, "--bots", "master/warlord@30p,novice", "--games", "6", "--budget-ms", "9", "--json").json
    first, second = report["bots"]
    assert (first["bot"], first["level"], first["character"]) == ("master/warlord@30p", "master", "warlord")
    assert (first["budget_ms"], first["budget_positions"]) == (None, 30)
    assert (second["budget_ms"], second["budget_positions"]) == (9, None)
    assert first["results"] == second["results"] == 6
    assert first["win_share"] + second["win_share"] == pytest.approx(1)
    assert set(first["victories"]["results"]) == {"alone", "shared"}
    assert first["rating"]["mu"] + second["rating"]["mu"] == pytest.approx(50, abs=0.001)
    assert first["times"]["decisions"] == 18
    assert first["times"]["p50_ms"] <= first["times"]["p99_ms"] <= first["times"]["max_ms"]
    assert first["times"]["positions"] >= 30
    assert second["times"]["positions"] == 0


def test_games_come_in_whole_rounds(terminal: Terminal) -> None:
    assert terminal.do(*TOY, "--bots", "novice,apprentice", "--games", "3", "--json").json["games"] == 4
    assert terminal.do(*TOY, "--bots", "novice", "--games", "3", "--json").json["games"] == 3


def test_a_test_stops_as_soon_as_it_is_decided(terminal: Terminal) -> None:
    order = (*TOY, "--bots", "citizen,novice", "--games", "2000", "--json")
    report = terminal.do(*order, "--sprt=-400,-390").json
    assert report["sprt"]["elo0"] == -400
    assert report["sprt"]["accepted"] == -390
    assert report["sprt"]["ratio"] >= report["sprt"]["upper"]
    assert report["games"] < 2000
    usual = terminal.do(*TOY, "--bots", "novice,citizen", "--games", "4", "--stop-early", "--json").json
    assert (usual["sprt"]["elo0"], usual["sprt"]["elo1"], usual["sprt"]["accepted"]) == (0, 30, None)


# -- other tables ---------------------------------------------------------------------------------------------


def test_at_a_larger_table_the_first_bot_sits_against_copies_of_the_other(terminal: Terminal) -> None:
    report = terminal.do(*TOY, "--seats", "3", "--bots", "citizen,novice", "--games", "30", "--json").json
    assert report["line_ups"][1] == ["novice", "citizen", "novice"]
    first, second = report["bots"]
    assert (first["results"], second["results"]) == (30, 60)
    assert first["win_share"] + 2 * second["win_share"] == pytest.approx(1, abs=0.001)
    assert report["match"]["score"] == first["win_share"]


def test_a_bot_for_every_seat_is_rated_with_all_others(terminal: Terminal) -> None:
    report = terminal.do(*TOY, "--seats", "3", "--bots", "novice,citizen,strategist", "--games", "30", "--json").json
    assert [bot["results"] for bot in report["bots"]] == [30] * 3
    assert report["match"] is None
    assert all(bot["rating"]["sigma"] < 25 / 3 for bot in report["bots"])


def test_more_bots_than_seats_meet_in_every_choice(terminal: Terminal) -> None:
    report = terminal.do(*TOY, "--bots", "novice,apprentice,citizen", "--games", "12", "--json").json
    assert len(report["line_ups"]) == 6
    assert [bot["results"] for bot in report["bots"]] == [8] * 3


def test_one_bot_plays_itself(terminal: Terminal) -> None:
    report = terminal.do(*TOY, "--bots", "citizen", "--games", "5", "--json").json
    (bot,) = report["bots"]
    assert (report["games"], bot["results"], bot["win_share"]) == (5, 10, 0.5)
    assert sum(bot["victories"]["results"].values()) == 5


@pytest.mark.parametrize(("table", "rounds"), [(("--players", "3"), 3), (("--edition", "1", "--players", "2"), 2)])
def test_the_table_has_the_options_of_its_game(terminal: Terminal, table: tuple[str, ...], rounds: int) -> None:
    order = ("arena", "--game", "seven", "--jobs", "1", *table, "--bots", "apprentice,novice", "--games", "2")
    report = terminal.do(*order, "--json").json
    assert (report["game"], report["games"]) == ("seven", rounds)
    assert report["players"] == rounds
    assert all(bot["mean_points"] > 10 for bot in report["bots"])


# -- for people -----------------------------------------------------------------------------------------------


def test_the_report_can_be_read_by_people(terminal: Terminal) -> None:
    lines = terminal.do(*TOY, "--bots", "citizen,novice", "--games", "20", "--stop-early").out.splitlines()
    assert lines[0] == "20 games of Toy, 2 seats, from seed 0 on"
    assert lines[1].startswith("  each seed in 2 orders of seats; ")
    assert [line.split()[0] for line in lines[3:6]] == ["bot", "citizen", "novice"]
    assert any(line.startswith("citizen won ") and line.endswith(" shared") for line in lines)
    assert any(line.startswith("citizen against novice: ") for line in lines)
    assert "  sequential test of Elo +0 against +30: " in "\n".join(lines)


def test_a_victory_in_every_game_is_told_as_infinite(terminal: Terminal) -> None:
    out = terminal.do("arena", "--game", "duel", "--jobs", "1", "--bots", "citizen,novice", "--games", "2").out
    assert "score 100.0 % (" in out
    assert "Elo +inf (" in out


def test_the_line_of_progress_says_how_the_match_stands(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    notes: list[str] = []
    monkeypatch.setattr(Progress, "done", lambda _, games, note: notes.append(note()))
    terminal.do(*TOY, "--bots", "citizen,novice", "--games", "4", "--stop-early")
    assert len(notes) == 4
    assert notes[0] == ""
    assert notes[1].startswith("citizen ")
    assert " %, test at " in notes[1]


# -- Duel, by any number of processes -------------------------------------------------------------------------


@pytest.mark.compiled
def test_one_process_and_two_give_the_same_result(terminal: Terminal) -> None:
    order = (*DUEL, "--bots", "master,apprentice", "--games", "6", "--seed", "40")
    alone = terminal.do(*order, "--jobs", "1").json
    assert timeless(terminal.do(*order, "--jobs", "2").json) == timeless(alone)
    counts = [bot["victories"]["results"] for bot in alone["bots"]]
    assert all(kinds.keys() == {"civilian", "military", "scientific", "shared"} for kinds in counts)
    assert sum(sum(kinds.values()) for kinds in counts) == 6 + counts[0]["shared"]


def test_a_cluster_of_two_workers_gives_the_same_result_as_the_processes_here(terminal: Terminal) -> None:
    order = (*DUEL, "--bots", "apprentice,novice", "--games", "4")
    local: Callable[..., AbstractContextManager[Any]] = import_module("distributed").LocalCluster
    with local(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0") as cluster:
        far = terminal.do(*order, "--scheduler", cluster.scheduler_address).json
    assert timeless(far) == timeless(terminal.do(*order, "--jobs", "2").json)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_the_arena_with_a_report_on_what_was_done(jobs: str) -> None:
    order = ["arena", "--game", "duel", "--bots", "novice,apprentice", "--games", "1000000", "--json", "--jobs", jobs]
    command = [sys.executable, "-m", "wonders_gui", *order]
    options: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "start_new_session": True}
    with heeding_ctrl_c(), subprocess.Popen(command, cwd=ROOT, env=environment(), **options) as process:
        assert process.stderr is not None
        process.stderr.readline()  # the first line of progress: games are being played
        time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
    report = json.loads(out)
    assert report["interrupted"]
    assert report["games"] == 2 * report["rounds"]


def test_a_report_before_the_first_round_says_that_nothing_was_done(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(bout: Bout) -> Played:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play", interrupted)
    result = terminal.run(*TOY, "--bots", "citizen,novice", "--stop-early", "--json")
    assert (result.code, result.json["games"], result.json["match"]) == (130, 0, None)
    assert terminal.run(*TOY, "--bots", "citizen,novice").out.splitlines()[:2] == [
        "0 games of Toy, 2 seats, from seed 0 on",
        "stopped before the end; this is what was done so far",
    ]


# -- what cannot be -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "say with --bots who plays"),
        (["--bots", ","], "say with --bots who plays"),
        (["--bots", "citizen@"], "No bot is called citizen@. Write LEVEL, LEVEL/CHARACTER or LEVEL@MILLISECONDS."),
        (["--bots", "wizard"], "No bot has the level wizard. There are novice, apprentice, citizen, strategist and"),
        (["--bots", "citizen/mad"], "No bot has the character mad. There are balanced, warlord, scholar, merchant"),
        (
            ["--bots", "novice,citizen,master", "--seats", "4"],
            "The number of bots (3) does not fit the number of seats (4)",
        ),
        (["--bots", "novice", "--jobs", "1000"], "1000 processes are too many; at most 61 can work side by side."),
        (["--bots", "novice", "--games", "0"], "argument --games: '0' is not a number from 1 on"),
        (["--bots", "novice", "--positions", "9", "--budget-ms", "9"], "not allowed with argument --positions"),
        (["--bots", "novice", "--stop-early"], "a sequential test compares two bots, and 1 are named."),
        (["--bots", "novice,master", "--sprt", "30,0"], "'30,0' are not two Elo differences, the lower one first"),
        (["--bots", "novice,master", "--sprt", "nan,5"], "'nan,5' are not two Elo differences"),
        (["--bots", "novice,master", "--sprt", "5"], "'5' are not two Elo differences"),
    ],
)
def test_orders_that_cannot_be_are_refused(terminal: Terminal, arguments: list[str], sentence: str) -> None:
    assert sentence in terminal.complaint(2, "arena", "--game", "toy", *arguments)


def test_the_last_seed_must_be_one_too(terminal: Terminal) -> None:
    order = ("arena", "--game", "duel", "--bots", "novice,apprentice", "--games", "6", "--seed", str(2**63 - 2))
    assert f"The seed {2**63} is out of range" in terminal.complaint(2, *order)


def test_a_game_without_bots_has_no_arena(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyDesk, "opponents", lambda _: None)
    assert terminal.complaint(2, *TOY, "--bots", "novice") == "wonders arena: No bot plays this game yet: toy."


def test_without_the_extra_a_cluster_is_refused_in_a_sentence(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    complaint = terminal.complaint(1, "arena", "--game", "toy", "--bots", "novice", "--scheduler", "127.0.0.1:8786")
    assert complaint.endswith("a cluster needs Dask, which is not installed: pip install 'wonders[cluster]'.")


def test_every_code_of_arena_and_registry_has_a_sentence() -> None:
    said = {
        (called(call), code)
        for path in (*(ROOT / "ai/arena").rglob("*.py"), ROOT / "ai/registry.py")
        for call in calls(path)
        if called(call).endswith("Error")
        for code in codes_in(call)
    }
    assert len(said) >= 7
    assert not {(family, code) for family, code in said if template_of(family, code, "") is None}
