"""Saved games, cards, chains, keys and the parts of the program."""

import platform
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QDir, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from engine.catalog.duel.loader import load_duel
from engine.catalog.loader import load_seven
from tests.wonders_gui import tables
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.speech import speaking
from tests.wonders_gui.tree import look_usual, nameless, untranslated
from wonders_gui.dialogs import licences
from wonders_gui.dialogs.about import AboutSheet, PartsModel
from wonders_gui.dialogs.cards import CardsSheet
from wonders_gui.dialogs.chains import ChainsModel, ChainsSheet
from wonders_gui.dialogs.deck import chain_paths, deck_of
from wonders_gui.dialogs.games import GamesSheet
from wonders_gui.dialogs.keys import KeysSheet
from wonders_gui.dialogs.licences import parts
from wonders_gui.language import PSEUDO
from wonders_gui.saves import Games
from wonders_gui.seating import Seating
from wonders_gui.widgets.sheet import Sheet


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    look_usual()
    shown = QWidget()
    shown.resize(1280, 720)
    qtbot.addWidget(shown)
    shown.show()
    return shown


@pytest.fixture
def games(tmp_path: Path, thinkers: QuickThinkers) -> Games:
    """A folder with two games."""
    folder = Games(tmp_path / "games")
    seating = Seating(0, ("You", "Kallias", "Demo"), {})
    tables.seven(thinkers, save=folder.keeping("seven", seating))
    tables.duel(thinkers, save=folder.keeping("duel", Seating(0, ("You", "Kallias"), {})))
    return folder


# -- saved games ----------------------------------------------------------------------------------------------


def test_an_empty_folder_says_so(page: QWidget, tmp_path: Path) -> None:
    sheet = GamesSheet(page, Games(tmp_path / "nothing"))
    sheet.open_sheet()
    assert sheet.model.rowCount() == 0
    assert not sheet.open.isEnabled()
    assert sheet._empty.isVisible()


def test_a_game_is_opened_by_enter_and_by_its_button(page: QWidget, games: Games, qtbot: QtBot) -> None:
    sheet = GamesSheet(page, games)
    sheet.open_sheet()
    assert sheet.model.rowCount() == 2
    assert nameless(sheet) == []
    with qtbot.waitSignal(sheet.opened) as told:
        QTest.mouseClick(sheet.open, Qt.MouseButton.LeftButton)
    assert told.args == [games.list()[0].path]
    assert sheet.isHidden()


def test_a_game_is_deleted_only_when_asked_twice(page: QWidget, games: Games) -> None:
    sheet = GamesSheet(page, games)
    sheet.open_sheet()
    sheet.delete.click()
    assert len(games.list()) == 2
    assert "?" in sheet.delete.label()
    sheet.delete.click()
    assert len(games.list()) == 1
    assert sheet.model.rowCount() == 1


def test_a_game_can_be_renamed(page: QWidget, games: Games, qtbot: QtBot) -> None:
    sheet = GamesSheet(page, games)
    sheet.open_sheet()
    sheet.rename.click()
    sheet.name.setText("Revenge")
    QTest.keyClick(sheet.name, Qt.Key.Key_Return)
    assert "Revenge" in [game.title for game in games.list()]


def test_the_list_of_games_is_a_sound_model(page: QWidget, games: Games, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(GamesSheet(page, games).model)  # type: ignore[no-untyped-call]


# -- cards and chains -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 7])
def test_the_cards_are_those_that_this_table_deals(thinkers: QuickThinkers, players: int) -> None:
    table = tables.seven(thinkers, players=players)
    dealt = sum(entry.copies for entry in deck_of(table) if entry.age == 1)
    assert dealt == 7 * players


def test_every_age_can_be_looked_at(page: QWidget, thinkers: QuickThinkers, qtmodeltester: ModelTester) -> None:
    table = tables.seven(thinkers)
    sheet = CardsSheet(page, table, 3)
    sheet.open_sheet()
    assert sheet.ages.value() == "3"
    assert any(entry.guild for entry in deck_of(table) if entry.age == 3)
    qtmodeltester.check(sheet.model)  # type: ignore[no-untyped-call]
    assert nameless(sheet) == []


@pytest.mark.parametrize("edition", [1, 2])
def test_every_chain_of_an_edition_is_shown(thinkers: QuickThinkers, edition: int) -> None:
    paths = chain_paths(deck_of(tables.seven(thinkers, players=7, edition=edition)))
    shown = {
        (before.building, after.building)
        for path in paths
        for before, after in zip([e for e in path if e], [e for e in path if e][1:], strict=False)
    }
    told = {(card.building, later) for card in load_seven(edition).cards for later in card.chains_to}
    assert shown == told


def test_every_chain_of_duel_is_shown(thinkers: QuickThinkers) -> None:
    paths = chain_paths(deck_of(tables.duel(thinkers)))
    links = sum(len([entry for entry in path if entry]) - 1 for path in paths)
    assert links == sum(1 for card in load_duel().cards if card.chains_to)


def test_the_chains_are_a_sound_model(page: QWidget, thinkers: QuickThinkers, qtmodeltester: ModelTester) -> None:
    sheet = ChainsSheet(page, tables.duel(thinkers))
    qtmodeltester.check(sheet.model)  # type: ignore[no-untyped-call]
    assert isinstance(sheet.model, ChainsModel)
    assert nameless(sheet) == []


# -- the program ----------------------------------------------------------------------------------------------


def test_every_bundled_part_has_a_licence() -> None:
    listed = parts()
    assert {"Wonders", "Python", "Qt", "Qt for Python", "PyYAML", "Cinzel", "Alegreya Sans"} <= {
        part.name for part in listed
    }
    assert all(part.licence and part.files for part in listed)
    assert {part.name: part.version for part in listed}["Python"] == platform.python_version()


def test_the_licence_of_every_part_can_be_read_in_place(page: QWidget) -> None:
    sheet = AboutSheet(page)
    sheet.open_sheet()
    assert "not affiliated" in sheet.reader.toPlainText()
    for row, part in enumerate(parts(), start=1):
        sheet.parts.setCurrentIndex(sheet.model.index(row))
        assert len(sheet.reader.toPlainText()) > 300, part.name


def test_whoever_wants_a_qt_of_their_own_reads_where_to_put_it(page: QWidget) -> None:
    sheet = AboutSheet(page)
    sheet.open_sheet()
    row = next(row for row, part in enumerate(parts(), start=1) if part.name == "Qt")
    with speaking("nl"):
        sheet.retranslate()
        sheet.parts.setCurrentIndex(sheet.model.index(row))
        words = sheet.reader.toPlainText()
    assert "eigen build" in words
    assert QDir.toNativeSeparators(str(Path(str(PySide6.__file__)).parent)) in words


def test_without_its_list_the_program_is_still_described(page: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "assets", lambda: Path("nowhere"))
    assert parts() == []
    sheet = AboutSheet(page)
    sheet.open_sheet()
    assert "not affiliated" in sheet.reader.toPlainText()


def test_the_parts_are_a_sound_model(qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(PartsModel(parts()))  # type: ignore[no-untyped-call]


def test_every_text_of_a_sheet_goes_through_gettext(page: QWidget, games: Games, thinkers: QuickThinkers) -> None:
    table = tables.seven(thinkers)
    sheets: list[Sheet] = [
        AboutSheet(page),
        KeysSheet(page),
        GamesSheet(page, games),
        CardsSheet(page, table, 2),
        ChainsSheet(page, table),
    ]
    with speaking(PSEUDO):
        for sheet in sheets:
            sheet.open_sheet()
            QApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
            assert untranslated(sheet, set()) == set()
            assert nameless(sheet) == []
            sheet.close_sheet()
