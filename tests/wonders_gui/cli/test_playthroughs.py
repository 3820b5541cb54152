"""Golden games: what `wonders replay --text` says of one fixed game per table, word by word.

When a rule or a sentence changes on purpose: ``python -m tests.tools.playthroughs``, and read the difference.
"""

import pytest

from tests.tools.playthroughs import FOLDER, NAMES, playthrough


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_the_game_is_told_as_it_was(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name).splitlines() == golden.splitlines()


def test_every_playthrough_is_compared() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(NAMES)
