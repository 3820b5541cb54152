"""Every sheet, menu and page is opened and left again, on the way through a game."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from tests.wonders_gui.whole.begin import DUEL, FULL, THREE, Kind, at_once
from tests.wonders_gui.whole.fingers import Keys, Mouse
from tests.wonders_gui.whole.house import House
from tests.wonders_gui.whole.lying import lying_over, the_one_over
from tests.wonders_gui.whole.players import tools
from wonders_gui import language, theme
from wonders_gui.dialogs.about import AboutSheet
from wonders_gui.dialogs.cards import CardsSheet
from wonders_gui.dialogs.chains import ChainsSheet
from wonders_gui.dialogs.games import GamesSheet
from wonders_gui.dialogs.keys import KeysSheet
from wonders_gui.dialogs.rules import RulesSheet
from wonders_gui.games.duel import sheets as duel
from wonders_gui.games.seven import sheets as seven
from wonders_gui.pages.seatpopover import SeatPopover
from wonders_gui.widgets.sheet import Sheet

Key = Qt.Key
SHARED: dict[str | Key, type[QWidget]] = {"c": CardsSheet, "t": ChainsSheet, "?": KeysSheet, Key.Key_F1: KeysSheet}
SEVEN: dict[str | Key, type[QWidget]] = {"l": seven.LogSheet, **{str(place): seven.CitySheet for place in range(1, 8)}}
DUELS: dict[str | Key, type[QWidget]] = {"l": duel.LogSheet, "d": duel.DiscardSheet}


@pytest.mark.parametrize(("kind", "more"), [(FULL, SEVEN), (DUEL, DUELS)], ids=["seven", "duel"])
def test_every_key_opens_its_sheet_and_escape_puts_it_away(
    house: House, kind: Kind, more: dict[str | Key, type[QWidget]]
) -> None:
    house.paints = kind == DUEL
    house.open()
    at_once(house, kind, seed=31).play(4)
    keys = Keys(house.window)
    house.wait_for_bots()
    before = house.table.view()
    for key, sheet in {**SHARED, **more}.items():
        keys.press(key)
        assert isinstance(the_one_over(house.window), sheet), key
        keys.press(Key.Key_Down, Key.Key_Tab, Key.Key_Tab, Key.Key_Escape)
        assert lying_over(house.window) == [], key
    assert house.table.view() == before
    keys.press(Key.Key_Escape)
    assert the_one_over(house.window) is house.window.menu
    keys.press(Key.Key_Escape)
    assert lying_over(house.window) == []


@pytest.mark.parametrize("kind", [THREE, DUEL], ids=str)
def test_keys_of_the_table_do_nothing_under_a_sheet(house: House, kind: Kind) -> None:
    house.open()
    at_once(house, kind, seed=32).play(5)
    house.wait_for_bots()
    before = house.table.view()
    keys = Keys(house.window)
    for opener in ("?", "c", "t"):
        keys.press(opener, "b", "s", "u", "r", Key.Key_Escape)
        assert lying_over(house.window) == []
        assert house.table.view() == before


@pytest.mark.parametrize("kind", [THREE, DUEL], ids=str)
def test_every_button_of_the_bar_does_what_it_shows(house: House, kind: Kind) -> None:
    house.open()
    at_once(house, kind, seed=33).play(5)
    mouse, keys = Mouse(), Keys(house.window)
    for button in tools(house).sheets:
        mouse.click(button)
        over = the_one_over(house.window)
        closer = over.close_button if isinstance(over, Sheet) else over.findChildren(type(button))[0]
        mouse.click(closer)
        assert lying_over(house.window) == []
    mouse.click(tools(house).hint)
    house.wait_for_bots()
    keys.press(Key.Key_Escape)
    assert house.table.owes_decision()


def test_every_line_of_the_menu_leads_somewhere_and_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.open()
    at_once(house, THREE, seed=34).play(2)
    window, mouse, keys = house.window, Mouse(), Keys(house.window)
    copy = house.folder / "elsewhere" / "copy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    window.open_menu()
    lines = [line.label() for line in window.menu.lines]
    assert lines[-1] == "Quit"
    keys.press(Key.Key_Escape)
    for number in range(len(lines) - 1):
        window.open_menu()
        mouse.click(window.menu.lines[number])
        for _ in range(3):
            if lying_over(window) or window.page() is not window.table_page:
                keys.press(Key.Key_Escape)
        if window.page() is not window.table_page:
            window.go_on()
        assert lying_over(window) == []
        assert window.page() is window.table_page
    assert copy.with_suffix(".wonders").exists()
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.open_menu()
    mouse.click(window.menu.lines[-1])
    assert not window.isVisible()


def test_control_s_saves_a_copy_that_is_opened_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.open()
    at_once(house, THREE, seed=38).play(3)
    house.wait_for_bots()
    before, copy = house.table.view(), str(house.folder / "copy.wonders")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (copy, ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (copy, ""))
    keys = Keys(house.window)
    keys.press(Key.Key_S, modifier=Qt.KeyboardModifier.ControlModifier)
    assert the_one_over(house.window) is house.window.banner
    keys.press(Key.Key_Escape)
    house.window.show_games()
    sheet = the_one_over(house.window)
    assert isinstance(sheet, GamesSheet)
    Mouse().click(sheet.fetch)
    house.wait_for_bots()
    assert house.table.view() == before
    assert len(house.games.list()) == 2


def test_the_links_of_the_first_page_open_and_close(house: House) -> None:
    window, mouse, keys = house.open(), Mouse(), Keys(house.window)
    load, settings, list_of_keys, about = window.start._links
    for link, sheet in ((load, GamesSheet), (list_of_keys, KeysSheet), (about, AboutSheet)):
        mouse.click(link)
        assert isinstance(the_one_over(window), sheet)
        mouse.click_place(window, QPoint(5, window.height() - 5))
        assert lying_over(window) == []
    mouse.click(settings)
    assert window.page() is window.settings_page
    keys.press(Key.Key_Escape)
    assert window.page() is window.start


def test_every_seat_is_opened_and_changed_and_rules_are_looked_at(house: House) -> None:
    window, mouse, keys = house.open(), Mouse(), Keys(house.window)
    mouse.click(window.start.tiles[0])
    page = window.new_game
    mouse.click(page.options.players.segment("7"))
    for place, card in enumerate(page.ring.cards):
        mouse.click(card)
        popover = the_one_over(window)
        assert isinstance(popover, SeatPopover)
        if place:
            mouse.click(popover.levels.segment("master"))
        mouse.click(popover.boards.button(page.choices.all_boards()[place]))
        keys.press(Key.Key_Escape)
        assert lying_over(window) == []
    assert [seat.level for seat in page.choices.seats[1:7]] == ["master"] * 6
    mouse.click(page.options.rules)
    assert isinstance(the_one_over(window), RulesSheet)
    keys.press(Key.Key_Escape)
    mouse.click(page.start)
    assert [bot.level for bot in house.table.bots.values()] == ["master"] * 6


def test_saved_games_are_renamed_opened_and_thrown_away(house: House) -> None:
    house.open()
    at_once(house, DUEL, seed=35).play(2)
    at_once(house, THREE, seed=36).play(1)
    window, mouse, keys = house.window, Mouse(), Keys(house.window)
    window.show_games()
    sheet = the_one_over(window)
    assert isinstance(sheet, GamesSheet)
    mouse.click(sheet.rename)
    keys.press(*"<b>mine", Key.Key_Return)
    assert "-b-mine" in [game.title for game in house.games.list()]
    keys.press(Key.Key_Down)
    mouse.click(sheet.delete)
    assert len(house.games.list()) == 2
    mouse.click(sheet.delete)
    (left,) = house.games.list()
    mouse.click(sheet.open)
    assert house.table.config_json["seed"] == left.config["seed"]
    assert window.page() is window.table_page


@pytest.mark.parametrize("kind", [THREE, DUEL], ids=str)
def test_language_and_look_change_in_the_middle_of_a_game(house: House, kind: Kind) -> None:
    """Through all languages, themes and sizes that can be chosen, with the mouse, and the game goes on in between."""
    house.open()
    player = at_once(house, kind, seed=37)
    player.play(3)
    window, mouse = house.window, Mouse()
    said = set()
    for code, look, size in (("nl", "dark", "1.3"), ("da", "contrast", "0.75"), ("en", "light", "1")):
        house.wait_for_bots()
        before = house.table.view()
        window.open_menu()
        mouse.click(next(line for line in window.menu.lines if line._icon == "settings"))
        choices = window.settings_page.choices
        mouse.click(choices["language"].segment(code))
        mouse.click(choices["theme"].segment(look))
        mouse.click(choices["text_scale"].segment(size))
        assert (language.language(), theme.current().name) == (code, look)
        mouse.click(window.settings_page.bar.first)
        assert window.page() is window.table_page
        assert house.table.view() == before
        said.add(tools(house).undo.accessibleName())
        player.play(2)
    assert len(said) == 3
