"""No text is cut, covered or sticks out, on any screen, in any language, at any size that is promised.

By default each screen is measured in one of the nine looks, in turn; WONDERS_MEASURE=all measures all of them. A test
is a look, not a screen: to dress the window in another look costs more than to measure a screen.
"""

import os
from itertools import product
from typing import Final

import pytest

from tests.wonders_gui.measuring.ruler import troubles
from tests.wonders_gui.screens import SCREENS, Studio
from wonders_gui.language import LANGUAGES

SIZES: Final = ((1280, 720, 1.0), (1920, 1080, 1.0), (1280, 720, 2.0))
LOOKS: Final = tuple(product(LANGUAGES, SIZES))
ALL: Final = os.environ.get("WONDERS_MEASURE") == "all"


def _screens(look: int) -> list[str]:
    """The screens that are measured in a look."""
    return list(SCREENS) if ALL else list(SCREENS)[look :: len(LOOKS)]


def test_every_screen_is_measured_in_some_look() -> None:
    assert {screen for look in range(len(LOOKS)) for screen in _screens(look)} == set(SCREENS)


@pytest.mark.parametrize("look", range(len(LOOKS)), ids=[f"{language}-{size}" for language, size in LOOKS])
def test_every_text_has_the_room_it_needs(stage: Studio, look: int) -> None:
    language, (width, height, scale) = LOOKS[look]
    stage.resize(width, height)
    stage.look(language, scale=scale)
    found = {screen: _troubles_on(stage, screen) for screen in _screens(look)}
    assert not {screen: troubles for screen, troubles in found.items() if troubles}


def _troubles_on(stage: Studio, screen: str) -> list[str]:
    stage.visit(screen)
    with stage.painting() as window:
        return troubles(window)
