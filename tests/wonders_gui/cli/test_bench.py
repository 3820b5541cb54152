"""`wonders bench`: the figures are there; how good they are is not a matter for a test."""

import pytest

from engine.seven import legality
from tests.wonders_gui.cli.terminal import Terminal
from wonders_gui.cli import measuring, searching
from wonders_gui.cli.games import GAMES
from wonders_gui.cli.words import listed

QUICK = ("bench", "--seconds", "0.01")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "WARM_UP", 2)
    monkeypatch.setattr(measuring, "COPIES", 10)
    monkeypatch.setattr(measuring, "BATCH", 2)
    monkeypatch.setattr(searching, "WARM_UP", 1)
    monkeypatch.setattr(searching, "POSITIONS", 20)


@pytest.mark.compiled
def test_json_has_the_usual_tables_and_says_which_engine_ran(terminal: Terminal) -> None:
    report = terminal.do(*QUICK, "--json").json
    assert report["engine"] == ("plain" if str(legality.__file__).endswith(".py") else "compiled")
    tables = [(result["edition"], result["players"]) for result in report["results"]]
    assert tables == [(2, 3), (2, 5), (2, 7), (1, 2), (1, 3), (1, 7)]
    for result in report["results"]:
        assert 0 < result["games_per_cpu_second"] <= result["quickest_stretch"]
        assert result["decisions_per_game"] >= 18 * result["players"]
        assert result["microseconds_per_decision"] > 0
        assert result["microseconds_per_copy"] > 0


@pytest.mark.compiled
def test_a_master_searches_at_the_same_tables_early_in_a_game_in_its_middle_and_late(terminal: Terminal) -> None:
    report = terminal.do(*QUICK, "--json").json
    tables = [(result["edition"], result["players"]) for result in report["searches"]]
    assert tables == [(result["edition"], result["players"]) for result in report["results"]]
    for search in report["searches"]:
        assert search["level"] == "master"
        assert search["positions"] >= 3 * 20
        assert search["positions_per_cpu_second"] > 0
        assert list(search["moments"]) == ["early", "middle", "late"]
        assert min(search["moments"].values()) <= search["positions_per_cpu_second"] <= max(search["moments"].values())


def test_a_search_is_measured_from_the_same_positions_every_time(terminal: Terminal) -> None:
    once, again = (terminal.do(*QUICK, "--players", "3", "--json").json["searches"] for _ in range(2))
    assert [search["positions"] for search in once] == [search["positions"] for search in again]


def test_the_table_has_a_line_per_measurement(terminal: Terminal) -> None:
    lines = terminal.do(*QUICK, "--edition", "1", "--players", "4", "6").out.splitlines()
    names = ["first edition, 4 players", "first edition, 6 players"]
    assert [line[:24] for line in lines[3:5]] == names
    assert lines[5] == ""
    assert lines[6].startswith("7 Wonders, search of a master, ")
    assert lines[6].endswith(" engine, one thread: positions per CPU-second")
    assert lines[7].split() == ["early", "middle", "late", "all"]
    assert [line[:24] for line in lines[8:]] == names


def test_a_number_of_players_that_only_one_edition_has_is_measured_there(terminal: Terminal) -> None:
    results = terminal.do(*QUICK, "--players", "2", "--json").json["results"]
    assert [(result["edition"], result["players"]) for result in results] == [(1, 2)]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "8"], "8 cannot play this edition. It is for 3 to 7 players."),
        (["--edition", "2", "--players", "2"], "2 cannot play this edition. It is for 3 to 7 players."),
        (["--edition", "5"], "There is no edition 5. There are 1 and 2."),
        (["--game", "chess"], f"there is no game 'chess' in this program; the games are {listed(GAMES)}."),
    ],
)
def test_what_does_not_exist_is_refused_before_anything_is_measured(
    terminal: Terminal, arguments: list[str], sentence: str
) -> None:
    assert terminal.complaint(2, "bench", *arguments) == f"wonders bench: {sentence}"


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf", "soon"])
def test_the_time_must_be_one(terminal: Terminal, text: str) -> None:
    assert "is not a number of seconds above 0" in terminal.complaint(2, "bench", f"--seconds={text}")
