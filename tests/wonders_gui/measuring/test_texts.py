"""No text is cut, covered or sticks out, on any screen, in any language, at any size that is promised.

By default each screen is measured in one of the nine looks, in turn; WONDERS_MEASURE=all measures all of them.
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


def _looks(number: int) -> list[tuple[str, tuple[int, int, float]]]:
    return list(LOOKS) if ALL else [LOOKS[number % len(LOOKS)]]


CASES: Final = [(screen, *look) for number, screen in enumerate(SCREENS) for look in _looks(number)]


@pytest.mark.parametrize(("screen", "language", "size"), CASES)
def test_every_text_has_the_room_it_needs(
    stage: Studio, screen: str, language: str, size: tuple[int, int, float]
) -> None:
    width, height, scale = size
    stage.resize(width, height)
    stage.look(language, scale=scale)
    stage.visit(screen)
    with stage.painting() as window:
        found = troubles(window)
    assert not found
