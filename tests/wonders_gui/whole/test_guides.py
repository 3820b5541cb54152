"""Guided games through the real window, to their end, in every language, by mouse and by keys, also the wrong way."""

import os
from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import Qt

from tests.tools import guided
from tests.wonders_gui.whole.house import House
from tests.wonders_gui.whole.pupils import BY_KEYS, BY_MOUSE, Pupil, Typist
from wonders_gui.dialogs.scoresheet import ScorePage
from wonders_gui.guide.lessons import LESSONS, lesson
from wonders_gui.guide.panel import GuidePanel
from wonders_gui.guide.ring import Ring

LANGUAGES = ("en", "nl", "da")
HANDS: Mapping[str, Mapping[str, type[Pupil]]] = {"mouse": BY_MOUSE, "keys": BY_KEYS}
ALL = os.environ.get("WONDERS_GUIDES")
"""Every game by both hands in every language; otherwise the languages take turns, for which there are quicker tests."""


def courses() -> Iterator[tuple[str, str, str]]:
    """Which game, in which language, by which hand."""
    for place, key in enumerate(LESSONS):
        for number, code in enumerate(LANGUAGES):
            for turn, hand in enumerate(HANDS):
                if ALL or (place + turn) % len(LANGUAGES) == number:
                    yield key, code, hand


@pytest.mark.parametrize(("key", "code", "hand"), list(courses()))
def test_a_guided_game_is_played_to_its_end_with_the_wrong_thing_tried_at_every_step(
    house: House, key: str, code: str, hand: str
) -> None:
    house.settings.language = code
    house.open()
    guided.begin(house.window, key)
    pupil = HANDS[hand][key](house)
    assert pupil.learn() == sum(len(chapter) for chapter in lesson(key).chapters)
    pupil.play_on()
    assert house.table.is_over()
    for _step in lesson(key).ending:
        assert house.window.page() is pupil.guide
        pupil.read_on()
    scores = house.window.page()
    assert isinstance(scores, ScorePage)
    _read_the_scores(pupil, scores)
    house.window.visit("learn")
    assert house.window.games.list() == []


def _read_the_scores(pupil: Pupil, scores: ScorePage) -> None:
    """Every step of the score sheet, until it is left to the player."""
    panel, ring = scores.findChild(GuidePanel), scores.findChild(Ring)
    assert panel is not None
    assert ring is not None
    for step in pupil.guide.course.lesson.scores:
        assert panel.told().text
        assert len(ring.areas()) == len(step.at), step
        if isinstance(pupil, Typist):
            pupil.keys.press(Qt.Key.Key_Return)
        else:
            pupil.mouse.click(panel.button)
    assert panel.isHidden()
    assert scores.rematch.hasFocus()
