"""The self-test: it plays through the window, leaves nothing behind, and fails when something does not work."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from wonders_gui import language, selftest
from wonders_gui.selftest import SAMPLES, Failed, Sample, Trouble
from wonders_gui.startoptions import read

QUICK = (Sample("duel", 2, ("novice",)),)


@pytest.fixture(autouse=True)
def _same_language() -> Iterator[None]:
    yield
    language.set_language("en")


@pytest.fixture(autouse=True)
def _no_measuring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "_search", lambda: "not measured")


def test_it_plays_a_game_in_spawned_processes_and_says_so_in_a_file(qapp: object, tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    assert selftest.run(report, QUICK) == 0
    told = report.read_text(encoding="utf-8")
    assert told.splitlines()[-1].startswith("PASSED")
    assert "spawned" in told
    assert "duel, 2 players" in told
    assert list(tmp_path.iterdir()) == [report]


def test_it_fails_at_the_step_that_fails(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_arguments: object) -> None:
        raise Failed("the languages do not differ")

    monkeypatch.setattr(selftest, "_speak_all", broken)
    report = tmp_path / "report.txt"
    assert selftest.run(report, QUICK) == 1
    assert report.read_text(encoding="utf-8").splitlines()[-1] == (
        "FAILED at duel, 2 players: the languages do not differ"
    )


def test_it_fails_when_something_takes_too_long(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "PATIENCE", 0.01)
    monkeypatch.setattr(selftest, "active_children", list)
    report = tmp_path / "report.txt"
    assert selftest.run(report, ()) == 1
    assert "FAILED at" in report.read_text(encoding="utf-8")


def test_trouble_of_bots_counts_though_the_game_goes_on() -> None:
    trouble = Trouble()
    trouble.emit(logging.makeLogRecord({"name": "qt.fonts", "levelno": logging.WARNING, "msg": "a font"}))
    trouble.demand_none()
    trouble.emit(logging.makeLogRecord({"name": "wonders_gui.workers", "levelno": logging.WARNING, "msg": "no worker"}))
    with pytest.raises(Failed, match="no worker"):
        trouble.demand_none()


def test_a_report_that_cannot_be_written_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert selftest.run(tmp_path / "nowhere" / "report.txt", ()) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_every_kind_of_game_is_played() -> None:
    assert {(sample.title, sample.players, *sample.extras) for sample in SAMPLES} == {
        ("seven_1", 3),
        ("seven_1", 2),
        ("seven_2", 3),
        ("seven_2", 4, "cities", "teams"),
        ("duel", 2),
        ("dice", 3),
    }


def test_the_option_takes_a_file_or_none() -> None:
    assert read([]).self_test is None
    assert read(["--self-test"]).self_test == ""
    assert read(["--self-test=report.txt"]).self_test == "report.txt"
