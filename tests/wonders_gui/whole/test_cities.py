"""Whole games of Cities and of teams, from the first page to the score sheet, with another language on the way."""

import pytest
from PySide6.QtCore import Qt

from tests.wonders_gui.whole.begin import (
    BLACK,
    OLD_BLACK,
    TEAMS,
    Kind,
    at_once,
    by_keys,
    by_mouse,
    keys_player,
    mouse_player,
)
from tests.wonders_gui.whole.fingers import Keys, Mouse
from tests.wonders_gui.whole.house import House
from tests.wonders_gui.whole.players import tools
from wonders_gui.dialogs.scoresheet import ScorePage
from wonders_gui.games.seven.page import TablePage
from wonders_gui.pages.told import summary_line

KINDS = (BLACK, OLD_BLACK, TEAMS)
TURNS = 21
Key = Qt.Key


def _check_table(house: House, kind: Kind) -> None:
    config = house.table.config_json
    assert config["expansions"] == ["cities"]
    assert config.get("teams", False) is ("teams" in kind.extras)
    assert house.table.players == kind.players


def _scores(house: House) -> ScorePage:
    shown = house.window.page()
    assert isinstance(shown, ScorePage)
    return shown


def _check_scores(house: House, kind: Kind) -> None:
    score = _scores(house).model.score
    categories = [line.category for line in score.lines]
    assert {"debt", "black", "treasury"} <= set(categories)
    assert score.totals() == tuple(sum(house.table.scores()[person.seat].values()) for person in score.people)
    assert score.in_teams is ("teams" in kind.extras)
    winners = score.winners()
    if score.in_teams:
        assert {house.table.view().table.table.partner[person.seat] for person in winners} == {
            person.seat for person in winners
        }


def _change_language(house: House) -> None:
    house.settings.language = "nl"
    page = house.window.table_page
    assert isinstance(page, TablePage)
    assert page.hand.accessibleName() == "Jouw hand"


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_game_of_cities_is_played_by_mouse_alone(house: House, kind: Kind) -> None:
    house.open()
    player = by_mouse(house, kind, seed=31)
    _check_table(house, kind)
    player.play(9)
    _change_language(house)
    player.play()
    assert player.made >= TURNS
    page = house.window.table_page
    assert isinstance(page, TablePage)
    Mouse().click(page.banner.button)
    _check_scores(house, kind)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_game_of_cities_is_played_by_keys_alone(house: House, kind: Kind) -> None:
    house.open()
    player = by_keys(house, kind, seed=32)
    _check_table(house, kind)
    player.play(9)
    _change_language(house)
    player.play()
    assert player.made >= TURNS
    Keys(house.window).press(Key.Key_Space)
    _check_scores(house, kind)


@pytest.mark.parametrize("kind", [OLD_BLACK, TEAMS], ids=str)
def test_a_killed_game_of_cities_goes_on_where_it_was(house: House, kind: Kind) -> None:
    house.open()
    at_once(house, kind, seed=33).play(8)
    house.wait_for_bots()
    before = house.table.view()
    saved = house.games.unfinished()
    assert saved is not None
    assert "Cities" in summary_line(saved)
    assert ("teams" in summary_line(saved)) is ("teams" in kind.extras)
    house.kill()
    house.open()
    Mouse().click(house.window.start.waiting.button)
    house.wait_for_bots()
    assert house.table.view() == before
    mouse_player(house).play(2)
    keys_player(house).play()
    assert house.table.is_over()


@pytest.mark.parametrize("kind", [OLD_BLACK, TEAMS], ids=str)
def test_undo_and_redo_lead_to_the_same_positions_of_cities(house: House, kind: Kind) -> None:
    house.open()
    player = at_once(house, kind, seed=34)
    views = []
    for _ in range(8):
        house.wait_for_bots()
        views.append(house.table.view())
        player.play(1)
    bar = tools(house)
    for number in range(7, -1, -1):
        Mouse().click(bar.undo)
        assert house.table.view() == views[number]
    for number in range(1, 8):
        Keys(house.window).press("r")
        house.wait_for_bots()
        assert house.table.view() == views[number]


def test_what_was_chosen_is_offered_again(house: House) -> None:
    house.open()
    by_mouse(house, TEAMS, seed=35)
    house.close()
    house.open()
    choices = house.window.new_game.choices
    assert (choices.players, choices.expansions, choices.teams) == (4, ("cities",), True)
