"""The bots of Duel: how characters bend the learned weights, and what an apprentice does not see."""

from typing import Final

from ai.heuristics.duel.mind import mind
from ai.registry import Bends, Opponents

# An apprentice sees what lies there, not what it may lead to.
_SHORT_SIGHTED: Final[Bends] = {
    "to_move": 0.0,
    "near_capital": 0.0,
    "symbols_4": 0.0,
    "symbols_5": 0.0,
    "open_pairs": 0.0,
}

CHARACTERS: Final[dict[str, Bends]] = {
    "warlord": {"lead": 2.0, "lead_points": 1.5, "near_capital": 2.0},
    "scholar": {"symbols_2": 1.6, "symbols_3": 1.6, "symbols_4": 1.6, "symbols_5": 1.6, "open_pairs": 1.6},
    "merchant": {
        "coins": 1.6,
        "spare_coins": 1.6,
        "raw_choices": 1.5,
        "goods_choices": 1.5,
        "fixed_raw": 1.5,
        "fixed_goods": 1.5,
        "chains": 1.5,
    },
    "architect": {"wonders_to_build": 1.4, "extra_turns_to_build": 1.4, "wonder_points_to_build": 1.4, "points": 1.15},
}
LEVELS: Final[dict[str, Bends]] = {"apprentice": _SHORT_SIGHTED}
DUEL_OPPONENTS: Final = Opponents(mind, CHARACTERS, LEVELS)
