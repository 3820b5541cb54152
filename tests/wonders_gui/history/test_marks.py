"""What notes say beside the seating, and how it comes to stand in a save."""

from datetime import date, datetime

import pytest
from pytestqt.qtbot import QtBot

from engine.core.game import Json
from tests.wonders_gui.history.past import keep_duel
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import duel, wait_for_turn
from wonders_gui.marks import BRANCHED, HINTED, IMPORTED, Marks, marked, marks_from
from wonders_gui.opponents import Opponent
from wonders_gui.saves import Games
from wonders_gui.savesummary import summary_of
from wonders_gui.seating import Seating


def test_marks_come_back_from_json() -> None:
    marks = Marks(datetime(2026, 1, 2, 3, 4, 5), date(2026, 1, 2), (HINTED,))
    assert marks_from(marks.to_json()) == marks


def test_no_marks_leave_no_trace() -> None:
    assert Marks().to_json() == {}


@pytest.mark.parametrize(
    "notes",
    [
        {"began": 5, "daily": [], "marks": "hinted"},
        {"began": "yesterday", "daily": "2026-13-01", "marks": [3, None, "rich"]},
        {"began": None, "daily": {}, "marks": {}},
        {"began": "", "daily": "9999-12-31", "marks": []},
        {"daily": "0001-01-01"},
    ],
)
def test_notes_that_make_no_sense_are_left_out(notes: Json) -> None:
    assert marks_from(notes) == Marks()


def test_the_same_mark_twice_is_one() -> None:
    notes = marked(marked(marked({"seat": 0}, HINTED), IMPORTED), HINTED)
    assert marks_from(notes).kinds == (IMPORTED, HINTED)
    assert notes["seat"] == 0


def test_a_new_game_says_when_it_began(games: Games) -> None:
    keeping = games.keeping("duel", Seating(0, ("A", "B"), {1: Opponent()}), Marks(daily=date(2026, 5, 4)))
    assert keeping._marks.began is not None
    assert keeping._marks.daily == date(2026, 5, 4)


def test_asking_for_a_hint_is_written_down_for_good(qtbot: QtBot, thinkers: QuickThinkers, games: Games) -> None:
    keeping = games.keeping("duel", Seating(0, ("A", "B"), {1: Opponent("novice")}))
    table = duel(thinkers, save=keeping)
    table.begin()
    wait_for_turn(table, qtbot)
    assert summary_of(keeping.path).marks.kinds == ()
    with qtbot.waitSignal(table.hinted):
        table.ask_hint()
    assert summary_of(keeping.path).marks.kinds == (HINTED,)
    assert table.submit(table.legal()[0]) is None
    wait_for_turn(table, qtbot)
    opened = games.open(keeping.path)
    assert marks_from(opened.session.notes).kinds == (HINTED,)
    assert len(opened.session.path()) > 1
    table.close()


def test_a_mark_survives_that_the_game_goes_on_in_another_session(games: Games) -> None:
    path = keep_duel(games, decisions=10)
    opened = games.open(path)
    opened.session.notes = marked(opened.session.notes, BRANCHED)
    opened.session.flush()
    seat = opened.session.to_move()[0]
    opened.session.submit(opened.session.legal(seat)[0])
    told = summary_of(path)
    assert told.marks.kinds == (BRANCHED,)
    assert told.decisions == 11


def test_a_game_from_elsewhere_is_marked_and_keeps_its_day(
    games: Games, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = Games(tmp_path_factory.mktemp("elsewhere"))
    path = keep_duel(elsewhere, marks=Marks(daily=date(2026, 2, 3)))
    fetched = games.take_in(path)
    assert fetched.parent == games.folder
    marks = summary_of(fetched).marks
    assert marks.kinds == (IMPORTED,)
    assert marks.daily == date(2026, 2, 3)
    assert games.take_in(fetched) == fetched
