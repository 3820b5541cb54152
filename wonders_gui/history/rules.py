"""Which games count: for the statistics all that were played here, for the rating those that were played straight."""

from collections.abc import Collection
from typing import Final

from wonders_gui.marks import BRANCHED, GUIDED, HINTED, IMPORTED, KINDS

TOOK_BACK: Final = "took_back"
"""A decision was made after a line that was taken back had shown something new."""
SAME_DEAL: Final = "same_deal"
"""An older game had the same cards or rolls."""
UNFINISHED: Final = "unfinished"
REASONS: Final = (UNFINISHED, *KINDS, TOOK_BACK, SAME_DEAL)
"""Why a game is not rated."""
ELSEWHERE: Final = (IMPORTED, GUIDED, BRANCHED)
"""Games that say nothing about how the player plays: no statistics, no rating."""

assert HINTED not in ELSEWHERE


def flaw_of(kinds: Collection[str], *, knew_better: bool) -> str:
    """The strongest reason against rating a game that its own file knows; empty when there is none."""
    found = [kind for kind in KINDS if kind in kinds]
    return found[0] if found else TOOK_BACK if knew_better else ""
