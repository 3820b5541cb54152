"""The bots of Duel: how characters bend the learned weights, and what an apprentice does not see."""

from typing import Final

from ai.heuristics.duel.features import NAMES
from ai.heuristics.duel.mind import mind
from ai.registry import Bends, Opponents

SEEN_BY_AN_APPRENTICE: Final = ("to_move", "points", "guild_points", "coins", "spare_coins", "lead_points")
SHORT_SIGHTED: Final[Bends] = {name: 0.0 for name in NAMES if name not in SEEN_BY_AN_APPRENTICE}

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
STRATEGIST_POSITIONS: Final = 1_500

DUEL_OPPONENTS: Final = Opponents(mind, CHARACTERS, SHORT_SIGHTED, STRATEGIST_POSITIONS)
