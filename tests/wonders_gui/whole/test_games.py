"""Whole games, from the first page to the score sheet, with nothing but a mouse or nothing but keys."""

import pytest
from PySide6.QtCore import Qt

from tests.wonders_gui.whole.begin import (
    DICE_THREE,
    DICES,
    DUEL,
    FULL,
    KINDS,
    PAIR,
    THREE,
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
from wonders_gui.games.dice import details as dice_details
from wonders_gui.games.dice.page import TablePage as DicePage
from wonders_gui.games.duel import player as duel_player
from wonders_gui.games.duel.page import TablePage as DuelPage
from wonders_gui.games.seven.page import TablePage as SevenPage
from wonders_gui.widgets.button import Button

Key = Qt.Key


def _scores_button(page: object) -> Button:
    """The button that leads to the score sheet of Duel or Dice."""
    if isinstance(page, DicePage):
        button = page.detail.button(dice_details.SCORES)
    else:
        assert isinstance(page, DuelPage)
        button = page.side.detail.buttons.button(duel_player.SCORES)
    assert button is not None
    return button


def to_the_scores_by_mouse(house: House) -> ScorePage:
    """From the end of a game to its score sheet."""
    page = house.window.table_page
    if isinstance(page, SevenPage):
        Mouse().click(page.banner.button)
    else:
        Mouse().click(_scores_button(page))
    shown = house.window.page()
    assert isinstance(shown, ScorePage)
    return shown


@pytest.mark.parametrize("kind", [*KINDS, *DICES], ids=str)
def test_a_game_is_played_by_mouse_alone(house: House, kind: Kind) -> None:
    house.paints = kind == THREE
    house.open()
    player = by_mouse(house, kind, seed=11)
    assert (house.table.players, house.table.config_json["seed"]) == (kind.players, 11)
    assert {bot.level for bot in house.table.bots.values()} == {"novice"}
    made = player.play()
    assert made > 15
    assert house.table.is_over()
    scores = to_the_scores_by_mouse(house)
    assert scores.model.is_finished
    Mouse().click(scores.boards)
    assert house.window.page() is house.window.table_page
    assert house.games.unfinished() is None


@pytest.mark.parametrize("kind", [*KINDS, *DICES], ids=str)
def test_a_game_is_played_by_keys_alone(house: House, kind: Kind) -> None:
    house.open()
    player = by_keys(house, kind, seed=12)
    assert (house.table.players, house.table.config_json["seed"]) == (kind.players, 12)
    assert player.play() > 15
    keys = Keys(house.window)
    page = house.window.table_page
    if isinstance(page, SevenPage):
        keys.press(Key.Key_Space)
    else:
        keys.tab_to(_scores_button(page))
        keys.press(Key.Key_Space)
    scores = house.window.page()
    assert isinstance(scores, ScorePage)
    keys.tab_to(scores.home)
    keys.press(Key.Key_Space)
    assert house.window.page() is house.window.start


@pytest.mark.parametrize("kind", [THREE, PAIR, DUEL, DICE_THREE], ids=str)
def test_a_killed_game_goes_on_where_it_was(house: House, kind: Kind) -> None:
    house.open()
    at_once(house, kind, seed=21).play(7)
    house.wait_for_bots()
    before = house.table.view()
    house.kill()
    house.open()
    Mouse().click(house.window.start.waiting.button)
    house.wait_for_bots()
    assert house.table.view() == before
    mouse_player(house).play(2)
    house.kill()
    house.open()
    Keys(house.window).press(Key.Key_Space)
    keys_player(house).play()
    assert house.table.is_over()


def test_a_closed_window_is_opened_again_where_it_was(house: House) -> None:
    window = house.open(1100, 700)
    at_once(house, THREE, seed=22).play(3)
    house.wait_for_bots()
    before, place = house.table.view(), window.geometry()
    house.close()
    assert house.settings.told("window/place") != ""
    house.open(place.width(), place.height())
    house.window.go_on()
    house.wait_for_bots()
    assert house.table.view() == before


@pytest.mark.parametrize("kind", [FULL, PAIR, DUEL, DICE_THREE], ids=str)
def test_undo_and_redo_lead_to_the_same_positions(house: House, kind: Kind) -> None:
    """By button and by key in turn, back to the first decision and forth again."""
    house.open()
    player = at_once(house, kind, seed=23)
    views = []
    for _ in range(6):
        house.wait_for_bots()
        views.append(house.table.view())
        player.play(1)
    house.wait_for_bots()
    views.append(house.table.view())
    bar = tools(house)
    for number in range(5, -1, -1):
        if number % 2:
            Mouse().click(bar.undo)
        else:
            Keys(house.window).press("u")
        assert house.table.view() == views[number]
    assert not bar.undo.isEnabled()
    for number in range(1, 7):
        if number % 2:
            Mouse().click(bar.redo)
        else:
            Keys(house.window).press("r")
        house.wait_for_bots()
        assert house.table.view() == views[number]
    assert not bar.redo.isEnabled()


def test_what_was_taken_back_is_still_there_after_a_kill(house: House) -> None:
    house.open()
    player = at_once(house, DUEL, seed=24)
    player.play(6)
    house.wait_for_bots()
    last = house.table.view()
    for _ in range(3):
        Keys(house.window).press("u")
    there = house.table.view()
    house.kill()
    house.open().go_on()
    assert house.table.view() == there
    for _ in range(3):
        Keys(house.window).press("r")
    assert house.table.view() == last


@pytest.mark.parametrize("kind", [THREE, DUEL, DICE_THREE], ids=str)
def test_the_same_table_plays_again_with_other_cards_or_the_same(house: House, kind: Kind) -> None:
    house.open()
    at_once(house, kind, seed=25).play()
    names, deal = house.table.names, house.table.config_json
    scores = to_the_scores_by_mouse(house)
    Mouse().click(scores.again)
    assert (house.table.names, house.table.config_json) == (names, deal)
    mouse_player(house).play(2)
    assert not house.table.is_over()
    house.window.rematch()
    assert house.table.names == names
    assert house.table.config_json["seed"] != deal["seed"]
    assert len(house.games.list()) == 3
