"""The score sheet: the printed order, one row at a time, the winner and how a tie was broken."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from tests.wonders_gui import tables
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.speech import speaking
from tests.wonders_gui.tree import look_usual, nameless, untranslated
from wonders_gui.art.faces import Scenery
from wonders_gui.dialogs.scoredata import Line, Person, ScoreData, result_text, score_data, tie_text
from wonders_gui.dialogs.scoremodels import Cell, Count, RaceModel, ScoreModel
from wonders_gui.dialogs.scoresheet import ScorePage
from wonders_gui.language import PSEUDO
from wonders_gui.opponents import NAMES
from wonders_gui.settings import Settings
from wonders_gui.widgets.announcer import heard


def data(
    points: tuple[tuple[int, ...], ...], places: tuple[int, ...], ties: tuple[int, ...] = (), victory: str = ""
) -> ScoreData:
    """A sheet with these points by line, for people who reached these places."""
    people = tuple(
        Person(seat, NAMES[seat], "", Scenery("gizah"), seat == 0, place) for seat, place in enumerate(places)
    )
    categories = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds")
    lines = tuple(Line(category, row) for category, row in zip(categories, points, strict=False))
    return ScoreData("duel" if victory else "seven", people, lines, victory, ties or (0,) * len(places))


def page_of(table: "tables.SevenTable | tables.DuelTable", settings: Settings, qtbot: QtBot) -> ScorePage:
    look_usual()
    page = ScorePage(table, settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


# -- the whole page -------------------------------------------------------------------------------------------


def test_the_sheet_has_the_order_of_the_rulebook(thinkers: QuickThinkers, settings: Settings, qtbot: QtBot) -> None:
    table = tables.seven(thinkers, players=4)
    table.begin()
    tables.play_on(table, qtbot)
    page = page_of(table, settings, qtbot)
    assert [line.category for line in page.model.score.lines] == list(table.scores()[0])
    assert page.model.score.totals()[0] == sum(table.scores()[table.seat].values())
    assert page.model.is_finished
    assert nameless(page) == []


def test_duel_has_a_sheet_of_its_own(thinkers: QuickThinkers, settings: Settings, qtbot: QtBot) -> None:
    table = tables.duel(thinkers)
    table.begin()
    tables.play_on(table, qtbot)
    score = score_data(table)
    assert score.game == "duel"
    assert score.victory in ("military", "scientific", "civilian", "shared")
    page = page_of(table, settings, qtbot)
    assert page.model.columnCount() == 3
    with speaking(PSEUDO):
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        assert untranslated(page, {*NAMES}) == set()


def test_the_count_is_animated_and_space_shows_the_end(
    thinkers: QuickThinkers, settings: Settings, qtbot: QtBot
) -> None:
    table = tables.seven(thinkers)
    table.begin()
    tables.play_on(table, qtbot)
    settings.animation = "slow"
    page = page_of(table, settings, qtbot)
    assert page.model.counted == 1
    assert page.skip.isVisible()
    with heard() as said:
        QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.model.is_finished
    assert not page.skip.isVisible()
    assert len(said) == 1


def test_the_race_shows_seven_players_in_a_small_window(
    thinkers: QuickThinkers, settings: Settings, qtbot: QtBot
) -> None:
    table = tables.seven(thinkers, players=7)
    table.begin()
    tables.play_on(table, qtbot)
    race = page_of(table, settings, qtbot).race
    last = race.model().index(6, 0)
    qtbot.waitUntil(lambda: race.viewport().rect().contains(race.visualRect(last)))


def test_the_buttons_say_what_the_player_wants(thinkers: QuickThinkers, settings: Settings, qtbot: QtBot) -> None:
    table = tables.seven(thinkers)
    table.begin()
    tables.play_on(table, qtbot)
    page = page_of(table, settings, qtbot)
    for button, signal in (
        (page.rematch, page.rematch_asked),
        (page.again, page.same_deal_asked),
        (page.boards, page.boards_asked),
        (page.other, page.new_game_asked),
        (page.home, page.start_asked),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)


# -- the models -----------------------------------------------------------------------------------------------


def test_rows_are_counted_one_after_another() -> None:
    model = ScoreModel(data(((3, -2), (1, 4), (5, 5)), (1, 2)))
    model.count_next()
    assert [model.state(row) for row in range(1, 4)] == [Count.NOW, Count.COMING, Count.COMING]
    assert model.index(1, 2).data() == "−2"  # noqa: RUF001 (a true minus)
    assert model.index(2, 1).data() == ""
    assert model.index(model.total_row, 1).data() == "3"
    model.count_all()
    assert model.index(model.total_row, 2).data() == "7"
    assert "Kallias" in model.index(2, 1).data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_models_are_sound(qtmodeltester: ModelTester) -> None:
    model = ScoreModel(data(((3, -2), (1, 4)), (1, 2)))
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    qtmodeltester.check(RaceModel(model))  # type: ignore[no-untyped-call]


def test_the_race_is_led_by_points_until_places_are_known() -> None:
    model = ScoreModel(data(((1, 9), (2, 0)), (1, 2)))
    race = RaceModel(model)
    model.count_next()
    leader = race.index(0, 0).data(Cell.PERSON)
    assert isinstance(leader, Person)
    assert leader.seat == 1
    model.count_all()
    winner = race.index(0, 0).data(Cell.PERSON)
    assert isinstance(winner, Person)
    assert winner.seat == 0


# -- in words -------------------------------------------------------------------------------------------------


def test_the_winner_is_named() -> None:
    assert result_text(data(((9, 3),), (1, 2))) == "Victory: Kallias, 9 points"


def test_a_shared_victory_is_said() -> None:
    assert result_text(data(((3, 3),), (1, 1))) == "Shared victory: Kallias and Dione"


def test_a_tie_says_what_decided_it() -> None:
    assert tie_text(data(((9, 3),), (1, 2))) == ""
    assert "coins decide" in tie_text(data(((3, 3),), (1, 2), (5, 2)))
    assert "blue" in tie_text(data(((3, 3),), (1, 2), (5, 2), "civilian"))


@pytest.mark.parametrize("victory", ["military", "scientific"])
def test_a_supremacy_is_said_and_points_do_not_count(victory: str) -> None:
    sheet = data(((3, 9),), (1, 2), (), victory)
    assert result_text(sheet).endswith("supremacy: Kallias")
    assert tie_text(sheet)


# -- teams ----------------------------------------------------------------------------------------------------


def teams(points: tuple[int, ...], places: tuple[int, ...], coins: tuple[int, ...] = ()) -> ScoreData:
    """A sheet of one line for two teams."""
    people = tuple(
        Person(seat, NAMES[seat], "", Scenery("gizah"), seat == 0, place, seat // 2)
        for seat, place in enumerate(places)
    )
    return ScoreData("seven", people, (Line("civilian", points),), "", coins or (0,) * len(places))


def test_the_points_of_partners_are_added_up(qtmodeltester: ModelTester) -> None:
    model = ScoreModel(teams((10, 20, 15, 14), (1, 1, 2, 2)))
    model.count_all()
    qtmodeltester.check(model, force_py=True)  # type: ignore[no-untyped-call]
    assert model.rowCount() == model.team_row + 1
    assert [model.index(model.team_row, column).data() for column in range(1, 5)] == ["30", "30", "29", "29"]
    spoken = model.index(model.team_row, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "30" in spoken


def test_a_team_wins_together() -> None:
    told = result_text(teams((10, 20, 15, 14), (1, 1, 2, 2)))
    assert all(word in told for word in (NAMES[0], NAMES[1], "30"))
    assert NAMES[2] not in told


def test_equal_teams_are_told_apart_by_the_coins_of_both() -> None:
    told = tie_text(teams((10, 20, 15, 15), (1, 1, 2, 2), (9, 9, 4, 4)))
    assert "Team 1: 9" in told
    assert "Team 2: 4" in told
    assert tie_text(teams((10, 20, 15, 14), (1, 1, 2, 2))) == ""


def test_partners_stay_together_in_the_race() -> None:
    sheet = ScoreModel(teams((30, 1, 15, 14), (1, 1, 2, 2)))
    sheet.count_next()
    race = RaceModel(sheet)
    order = [race.index(row, 0).data(Cell.PERSON).seat for row in range(4)]
    assert order == [0, 1, 2, 3]


def test_nobody_has_a_row_for_teams_without_them() -> None:
    model = ScoreModel(data(((1, 2, 3),), (3, 2, 1)))
    assert model.team_row == -1
    assert model.rowCount() == model.total_row + 1
