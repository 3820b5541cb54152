"""`wonders bench --game duel`: the figures are there; how good they are is not a matter for a test."""

import pytest

from engine.duel import legality
from tests.wonders_gui.cli.terminal import Terminal
from wonders_gui.cli import measuring, searching

QUICK = ("bench", "--game", "duel", "--seconds", "0.01")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "WARM_UP", 2)
    monkeypatch.setattr(measuring, "COPIES", 10)
    monkeypatch.setattr(measuring, "BATCH", 2)
    monkeypatch.setattr(searching, "WARM_UP", 1)
    monkeypatch.setattr(searching, "POSITIONS", 20)


@pytest.mark.compiled
def test_both_ways_to_share_wonders_out_are_measured(terminal: Terminal) -> None:
    report = terminal.do(*QUICK, "--json").json
    assert report["game"] == "duel"
    assert report["engine"] == ("plain" if str(legality.__file__).endswith(".py") else "compiled")
    assert [result["wonders"] for result in report["results"]] == ["draft", "first_game"]
    assert all(result["games_per_cpu_second"] > 0 for result in report["results"])
    assert all(20 < result["decisions_per_game"] < 100 for result in report["results"])
    assert [search["wonders"] for search in report["searches"]] == ["draft", "first_game"]
    assert all(search["positions_per_cpu_second"] > 0 for search in report["searches"])


def test_one_of_them_can_be_asked_for(terminal: Terminal) -> None:
    lines = terminal.do(*QUICK, "--wonders", "first_game").out.splitlines()
    assert lines[0].startswith("7 Wonders Duel, random games, ")
    assert [line[:23] for line in lines[3:4]] == ["wonders of a first game"]
    assert lines[5].startswith("7 Wonders Duel, search of a master, ")
    assert [line[:23] for line in lines[7:]] == ["wonders of a first game"]


def test_a_way_that_does_not_exist_is_refused(terminal: Terminal) -> None:
    complaint = terminal.complaint(2, *QUICK, "--wonders", "all")
    assert complaint == "wonders bench: Wonders are not shared out by all. There are draft and first_game."
