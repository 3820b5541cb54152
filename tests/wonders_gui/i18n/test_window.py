"""The whole window in the pseudo-language: whatever stands outside brackets never went through gettext."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QAbstractItemView, QWidget

from tests.tools.scenes import scenes, settle
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.speech import escaped, in_brackets
from wonders_gui.language import LANGUAGES
from wonders_gui.opponents import NAMES
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.window import MainWindow

SCENES = (
    "start",
    "newgame-seven_1",
    "newgame-seven_2",
    "newgame-duel",
    "settings",
    "keys",
    "seven-3p-age2",
    "duel-age2",
    "cards-seven-3p-age2",
    "chains-duel-age2",
    "newgame-dice",
    "dice-3p-later",
    "city-dice-3p-later",
    "help-dice-3p-later",
)
TEXTS = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText")
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
GAMES = ("Wonders", "WONDERS", "Duel", "DUEL", "Cities", "Dice", "DICE")
OWN_NAMES = frozenset({*NAMES, *LANGUAGES.values(), *GAMES, "Ada", "II", "III"})


def texts_of(widget: QWidget) -> Iterator[str]:
    """Everything that a widget says by itself, and the items that it shows."""
    told = [ask() for name in TEXTS if callable(ask := getattr(widget, name, None))]
    yield from (text for text in told if isinstance(text, str))
    model = widget.model() if isinstance(widget, QAbstractItemView) else None
    if model is not None:
        for row in range(model.rowCount()):
            items = [model.index(row, 0).data(role) for role in ROLES]
            yield from (text for text in items if isinstance(text, str))


@pytest.mark.parametrize("scene", SCENES)
def test_no_text_of_the_window_goes_past_gettext(
    scene: str, thinkers: QuickThinkers, settings: Settings, tmp_path: Path
) -> None:
    show = dict(scenes(tmp_path))[scene]
    with in_brackets():
        window = MainWindow(settings, Games(tmp_path / "games"), thinkers)
        window.resize(1280, 720)
        window.show()
        show(window)
        settle()
        widgets = [window, *window.findChildren(QWidget)]
        found = {word for widget in widgets for text in texts_of(widget) for word in escaped(text, OWN_NAMES)}
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert found == set()
