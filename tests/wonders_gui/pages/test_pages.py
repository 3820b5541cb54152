"""Start, new game and settings: what they offer, what they say, and that every language reaches every text."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.wonders_gui.speech import speaking
from tests.wonders_gui.tree import look_usual, nameless, spoken_name, texts, untranslated
from wonders_gui.games.registry import title
from wonders_gui.language import LANGUAGES, PSEUDO
from wonders_gui.opponents import NAMES
from wonders_gui.pages.choices import Setup
from wonders_gui.pages.newgame import NewGamePage
from wonders_gui.pages.settings import SettingsPage
from wonders_gui.pages.start import StartPage
from wonders_gui.pages.told import saved_when, summary_line, summary_name
from wonders_gui.savesummary import Summary
from wonders_gui.seating import Seating
from wonders_gui.settings import Settings
from wonders_gui.widgets.scroll import Scroll

KNOWN = {*LANGUAGES.values(), *NAMES, "7 Wonders Duel", "7 Wonders Dice", "7 Wonders", "Cities"}
KEYS = ("seven_2", "seven_1", "duel", "dice")


@pytest.fixture(autouse=True)
def _light(qapp: QApplication) -> Iterator[None]:
    look_usual()
    yield
    look_usual()


def summary(moment: datetime | None = None, name: str = "My game") -> Summary:
    """A game that was left in age II."""
    seating = Seating(0, ("You", *NAMES[:6]), {})
    config: dict[str, object] = {"edition": 2, "sides": ["night"] * 7}
    when = moment or datetime.now()
    return Summary(Path(f"{name}.wonders"), "seven", config, seating, "alexandria", 2, 3, 40, False, when)


def switch_language(page: QWidget) -> None:
    """What the application does when the language changes."""
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))


# -- start ----------------------------------------------------------------------------------------------------


def test_the_start_page_offers_what_there_is(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    assert [tile.title.key for tile in page.tiles] == list(KEYS)
    assert not page.waiting.isVisible()
    page.show_saved(summary())
    assert page.waiting.isVisible()
    assert "Alexandria" in page.waiting.button.accessibleDescription()
    assert nameless(page) == []


def test_a_picture_leads_to_its_game(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.chosen) as told:
        QTest.mouseClick(page.tiles[2], Qt.MouseButton.LeftButton)
    assert told.args == [title("duel")]


def test_languages_are_called_by_their_own_names(qtbot: QtBot) -> None:
    with speaking("nl"):
        page = StartPage()
        qtbot.addWidget(page)
        assert [page.languages.segment(code).label() for code in LANGUAGES] == [*LANGUAGES.values()]
        assert page.languages.value() == "nl"


# -- new game -------------------------------------------------------------------------------------------------


def new_page(qtbot: QtBot, settings: Settings, key: str = "seven_2") -> NewGamePage:
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.show_title(title(key))
    return page


@pytest.mark.parametrize("key", KEYS)
def test_one_click_starts_the_game(qtbot: QtBot, settings: Settings, key: str) -> None:
    page = new_page(qtbot, settings, key)
    assert nameless(page) == []
    with qtbot.waitSignal(page.started) as told:
        QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert isinstance(told.args[0], Setup)
    assert settings.last_game == key


def test_a_new_game_of_dice_speaks_of_no_cards(qtbot: QtBot, settings: Settings) -> None:
    told = " ".join(texts(new_page(qtbot, settings, "dice"))).lower()
    assert "rolls" in told
    assert not {"card", "cards", "deal", "deals"} & set(told.split())


def test_choices_are_remembered(qtbot: QtBot, settings: Settings) -> None:
    page = new_page(qtbot, settings)
    QTest.mouseClick(page.options.players.segment("7"), Qt.MouseButton.LeftButton)
    assert len(page.ring.cards) == 7
    page.begin()
    assert new_page(qtbot, settings).choices.players == 7


def test_a_wrong_seed_is_explained_beside_the_field_and_stops_the_game(qtbot: QtBot, settings: Settings) -> None:
    page = new_page(qtbot, settings)
    QTest.keyClicks(page.options.seed, "abc")
    assert page.options.trouble.isVisible()
    assert "abc" in page.options.trouble.text()
    assert not page.start.isEnabled()
    with qtbot.assertNotEmitted(page.started):
        page.begin()
    page.options.seed.clear()
    QTest.keyClicks(page.options.seed, "7")
    assert page.start.isEnabled()
    assert not page.options.trouble.isVisible()


def test_a_seat_can_be_changed_in_its_popover(qtbot: QtBot, settings: Settings) -> None:
    page = new_page(qtbot, settings)
    QTest.mouseClick(page.ring.cards[2], Qt.MouseButton.LeftButton)
    popover = page._popover
    assert popover.isVisible()
    assert nameless(popover) == []
    QTest.mouseClick(popover.levels.segment("master"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(popover.characters.segment("warlord"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(popover.boards.button("gizah"), Qt.MouseButton.LeftButton)
    seat = page.choices.seats[2]
    assert (seat.level, seat.character, seat.board) == ("master", "warlord", "gizah")
    assert "Master" in spoken_name(page.ring.cards[2])


def test_the_popover_of_a_seat_shows_everything_below_the_bar_where_there_is_room(
    qtbot: QtBot, settings: Settings
) -> None:
    page = new_page(qtbot, settings, "duel")
    QTest.mouseClick(page.ring.cards[1], Qt.MouseButton.LeftButton)
    popover = page._popover
    scroll = popover.findChild(Scroll)
    assert isinstance(scroll, Scroll)
    qtbot.waitUntil(lambda: scroll.viewport().height() >= popover.body.minimumSizeHint().height())
    assert scroll.verticalScrollBar().maximum() == 0
    assert popover.y() >= page.bar.height()


def test_the_players_name_is_plain_text(qtbot: QtBot, settings: Settings) -> None:
    settings.player_name = "<b>Bobby & Co</b>"
    page = new_page(qtbot, settings)
    assert spoken_name(page.ring.cards[0]).startswith("<b>Bobby & Co</b>")
    assert "&lt;b&gt;Bobby" in page.ring.cards[0].toolTip()
    assert page.choices.setup(settings.own_name).seating.names[0] == "<b>Bobby & Co</b>"


def test_the_other_edition_brings_its_own_sides_and_players(qtbot: QtBot, settings: Settings) -> None:
    page = new_page(qtbot, settings)
    assert page.options.players.keys() == ("3", "4", "5", "6", "7")
    QTest.mouseClick(page.options.editions.segment("seven_1"), Qt.MouseButton.LeftButton)
    assert page.options.players.keys() == ("2", "3", "4", "5", "6", "7")
    assert page.options.sides.keys()[:2] == ("A", "B")


def test_rule_options_can_be_changed_and_set_back(qtbot: QtBot, settings: Settings) -> None:
    page = new_page(qtbot, settings, "duel")
    QTest.mouseClick(page.options.rules, Qt.MouseButton.LeftButton)
    sheet = page._sheet
    assert sheet is not None
    assert nameless(sheet) == []
    sheet.toggles["coins_are_limited"].click()
    assert page.choices.is_on("coins_are_limited")
    sheet.usual.click()
    assert not page.choices.is_on("coins_are_limited")
    assert page.choices.switches == {}


# -- settings -------------------------------------------------------------------------------------------------


def test_settings_take_effect_at_once(qtbot: QtBot, settings: Settings) -> None:
    page = SettingsPage(settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    assert nameless(page) == []
    QTest.mouseClick(page.choices["theme"].segment("dark"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.choices["text_scale"].segment("1.5"), Qt.MouseButton.LeftButton)
    page.toggles["hints"].click()
    assert (settings.theme, settings.text_scale, settings.hints) == ("dark", 1.5, False)


def test_settings_show_what_others_have_changed(qtbot: QtBot, settings: Settings) -> None:
    page = SettingsPage(settings)
    qtbot.addWidget(page)
    settings.theme = "contrast"
    assert page.choices["theme"].value() == "contrast"


# -- words ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_text_of_a_page_goes_through_gettext(qtbot: QtBot, settings: Settings, key: str) -> None:
    pages: list[QWidget] = [StartPage(), SettingsPage(settings), new_page(qtbot, settings, key)]
    for page in pages:
        qtbot.addWidget(page)
        page.show()
    with speaking(PSEUDO):
        for page in pages:
            switch_language(page)
            assert untranslated(page, KNOWN) == set()


def test_a_moment_is_told_as_one_would_say_it() -> None:
    now = datetime(2026, 11, 16, 12, 0)
    assert saved_when(now - timedelta(seconds=5), now) == "saved just now"
    assert saved_when(now - timedelta(minutes=1), now) == "saved 1 minute ago"
    assert saved_when(now - timedelta(hours=3), now) == "saved 3 hours ago"
    assert "2026" in saved_when(now - timedelta(days=200), now) or "26" in saved_when(now - timedelta(days=200), now)


def test_a_game_without_a_name_is_called_after_its_day() -> None:
    assert "2026" in summary_name(summary(name="2026-11-16 12.44.26 seven"))
    assert summary_name(summary(name="Revenge")) == "Revenge"


def test_a_saved_game_says_that_it_is_played_with_cities_and_in_teams() -> None:
    told = summary()
    for config, line in (
        ({}, "7 Wonders · "),
        ({"expansions": ["cities"]}, "7 Wonders · Cities · "),
        ({"expansions": ["cities"], "teams": True}, "7 Wonders · Cities · teams · "),
        ({"expansions": ["<b>"], "teams": 1}, "7 Wonders · "),
        ({"expansions": 5}, "7 Wonders · "),
    ):
        shown = summary_line(replace(told, config={**told.config, "edition": 2, **config}))
        assert shown.startswith(line)
        assert "<" not in shown


def test_teams_say_why_they_cannot_be_had(qtbot: QtBot, settings: Settings) -> None:
    page = new_page(qtbot, settings)
    options = page.options
    options.players.chosen.emit("5")
    options.cities.click()
    assert page.choices.expansions == ("cities",)
    assert not options.teams.isEnabled()
    assert "5" in options.teams.accessibleDescription()
    options.players.chosen.emit("4")
    assert options.teams.isEnabled()
    options.teams.click()
    assert "teams" in page.choices.extras
    assert page.ring.cards[1].accessibleName().endswith("Team 1")
    options.cities.click()
    assert not page.choices.extras
    assert not options.teams.isEnabled()


def test_two_players_of_the_first_edition_play_without_cities(qtbot: QtBot, settings: Settings) -> None:
    page = new_page(qtbot, settings, "seven_1")
    page.options.cities.click()
    page.options.players.chosen.emit("2")
    assert not page.options.cities.isEnabled()
    assert page.options.cities.accessibleDescription()
    assert page.start.isEnabled()
    page.options.players.chosen.emit("3")
    assert page.options.cities.isChecked()
