"""The moments that pictures are taken of: they exist, and the games that stand there can be opened."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pathlib import Path

import pytest

from tests.tools.gallery import LOOKS
from tests.tools.moments import SEAT, Moment, moments
from tests.tools.scenes import scenes
from wonders_gui.language import LANGUAGES
from wonders_gui.saves import Games

QUICK = [moment for moment in moments() if "7p" not in moment.name and moment.name != "seven-choice-guild"]


@pytest.mark.parametrize("moment", QUICK, ids=lambda moment: moment.name)
def test_a_game_stands_at_its_moment(moment: Moment, tmp_path: Path) -> None:
    path = tmp_path / "moment.wonders"
    moment.write(path)
    opened = Games(tmp_path / "games").open(path)
    is_over = "-over-" in moment.name
    assert is_over is not (SEAT in opened.session.to_move())
    assert opened.seating.names[SEAT] == "Ada"


def test_every_picture_has_a_name_of_its_own(tmp_path: Path) -> None:
    names = [f"{name}--{look.name}" for name, _ in scenes(tmp_path) for look in LOOKS]
    assert len(names) == len(set(names))


def test_all_languages_looks_and_sizes_are_shown() -> None:
    assert {look.language for look in LOOKS} == set(LANGUAGES)
    assert {look.theme for look in LOOKS} == {"light", "dark", "contrast"}
    assert {(look.width, look.height) for look in LOOKS} == {(1280, 720), (1920, 1080)}
    assert max(look.scale for look in LOOKS) == 2.0
