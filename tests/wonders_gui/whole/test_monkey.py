"""Random clicks and keys on running games, in every language and look: no exception, no warning, a sound game.

    WONDERS_MONKEY=2000 pytest tests/wonders_gui/whole/test_monkey.py

makes the long campaign, with so many deeds for each language and theme.
"""

import os

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.wonders_gui.whole.house import House
from tests.wonders_gui.whole.monkey import Monkey
from wonders_gui.language import LANGUAGES

DEEDS = int(os.environ.get("WONDERS_MONKEY", "0"))
A_FEW = 60
THEMES = ("light", "dark", "contrast")
EVERY = [(code, look) for code in LANGUAGES for look in THEMES]
SOME = list(zip(LANGUAGES, THEMES, strict=True))


@pytest.mark.parametrize(("code", "look"), EVERY if DEEDS else SOME)
def test_no_click_and_no_key_can_break_the_window(
    qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch, code: str, look: str
) -> None:
    copy = str(house.folder / "copy.wonders")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (copy, ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (copy, ""))
    house.settings.language = code
    house.settings.theme = look
    house.settings.animation = "fast"
    house.paints = True
    house.open()
    monkey = Monkey(house, EVERY.index((code, look)), DEEDS or A_FEW)
    with qtbot.captureExceptions() as caught:

        def look_about() -> None:
            assert caught == [], "\n".join(monkey.trail)

        monkey.play(look_about)
