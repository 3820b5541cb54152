"""A player without a name on the screen: once in every list, in the language of the moment, and never in a file."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from i18n.compile import compile_stale
from tests.wonders_gui import tables
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.recorded import EVERY_GAME, file_of
from tests.wonders_gui.second_person import DEFAULTS, misnamed
from tests.wonders_gui.tree import bury, look_usual, texts
from wonders_gui import language
from wonders_gui.art.lettering import watched
from wonders_gui.games.registry import title
from wonders_gui.pages.choices import choices_for
from wonders_gui.pages.replay.page import ReplayPage
from wonders_gui.replaying import Eyes
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.texts.log import through_eyes
from wonders_gui.window import MainWindow

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
BARE = re.compile(r"[^\W_]+")


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path, thinkers: QuickThinkers) -> Iterator[MainWindow]:
    look_usual()
    compile_stale()
    opened = MainWindow(settings, Games(tmp_path / "games"), thinkers)
    opened.resize(1280, 720)
    opened.show()
    yield opened
    bury(opened)
    language.set_language("en")
    look_usual()


def begun(window: MainWindow, key: str, players: int = 3) -> None:
    """A game of a kind against novices, with the name of the settings."""
    choices = choices_for(title(key), {"players": players})
    choices.seed = "5"
    window.play(choices.setup(window.settings.own_name))


def looked_at(window: MainWindow, game: str) -> ReplayPage:
    """The page that looks back at a finished game."""
    window.look_at(file_of(game))
    page = window.page()
    assert isinstance(page, ReplayPage)
    return page


def read(root: QWidget) -> set[str]:
    """Everything that can be read or heard: widgets, models, and what is painted."""
    with watched() as painted:
        root.grab()
    told = {*texts(root), *(text.text for text in painted)}
    for model in root.findChildren(QAbstractItemModel):
        told |= {str(model.data(model.index(row, 0), role)) for row in range(model.rowCount()) for role in ROLES}
    return told


def named(texts_read: set[str], words: tuple[str, ...]) -> list[str]:
    """Those in which one of the words stands by itself, as a label does."""
    return sorted(text for text in texts_read if any(word in words for word in BARE.findall(text)))


@pytest.mark.parametrize("key", ["seven_2", "duel", "dice"])
def test_another_language_in_mid_game_leaves_no_word_of_the_old_one(window: MainWindow, qtbot: QtBot, key: str) -> None:
    window.settings.language = "nl"
    begun(window, key)
    assert window.table is not None
    tables.play_on(window.table, qtbot, 4)
    assert named(read(window.page()), ("Jij",))
    window.settings.language = "da"
    shown = read(window.page())
    assert named(shown, ("Jij", "You")) == []
    assert named(shown, ("Dig",))
    assert misnamed(shown) == []
    window.settings.language = "en"
    assert named(read(window.page()), ("Jij", "Dig")) == []


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_score_sheet_that_lies_open_follows_the_language(window: MainWindow, game: str) -> None:
    page = looked_at(window, game)
    page.walk_to(10_000)
    page.show_scores()
    assert window.page() is not page
    assert "You" in read(window.page())
    window.settings.language = "nl"
    shown = read(window.page())
    assert named(shown, ("You", "Dig")) == []
    assert "Jij" in shown
    assert misnamed(shown) == []


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_replay_has_one_you_through_whoevers_eyes(window: MainWindow, game: str) -> None:
    page = looked_at(window, game)
    assert page.replay is not None
    page.walk_to(len(page.replay.stops) // 2)
    for seat in range(page.replay.players):
        page.look_through(Eyes(seat))
        page.walk_to(page.replay.at + 1)
        shown = read(page)
        assert misnamed(shown) == []
        assert [page.replay.people[other] for other in range(page.replay.players)].count("You") == 1
        assert page.controls.eyes.accessibleName() == through_eyes(page.replay.people, seat)


def test_the_file_of_a_game_keeps_no_word_for_the_player(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.language = "da"
    window.settings.player_name = "   "
    begun(window, "seven_2")
    [saved] = window.games.list()
    assert saved.seating.names[0] == ""
    header = saved.path.read_text(encoding="utf-8").splitlines()[0]
    assert not [word for word in DEFAULTS if f'"{word}"' in header]


@pytest.mark.parametrize("name", ["<b>Bo</b>", "Å" * 300, "  Anna ", "\u202eAnna\x07"])
def test_any_name_is_shown_as_plain_text(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.settings.player_name = name
    begun(window, "duel")
    kept = window.settings.own_name
    assert kept
    assert kept == kept.strip()
    assert len(kept) <= 40
    shown = read(window.page())
    assert kept in shown
    assert not [text for text in shown if kept in text and text.startswith("<html")]
