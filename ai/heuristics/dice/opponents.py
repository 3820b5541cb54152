"""The bots of 7 Wonders Dice: how characters bend the weights, and what an apprentice does not see."""

from typing import Final

from ai.heuristics.dice.features import NAMES
from ai.heuristics.dice.mind import mind
from ai.heuristics.dice.weights import MASTERY
from ai.registry import Bends, Opponents

_ARMS: Final = ("barracks_west", "barracks_east", "defences", "guarded")
_LEARNING: Final = ("university", "black_die", "white_die", "purple_die", "second_steps", "gallery", "court_open")
_TRADE: Final = ("market", "cheaper_dice", "free_dice", "coins_on_dice", "coins", "spare_coins")
_STONE: Final = ("wonder", "agora", "warehouse", "race")
_SEEN_AT_ONCE: Final = ("points", "coins", "warehouse", "completed_1", "completed_2", "completed_3")

CHARACTERS: Final[dict[str, Bends]] = {
    "warlord": dict.fromkeys(_ARMS, 1.8),
    "scholar": dict.fromkeys(_LEARNING, 1.8),
    "merchant": dict.fromkeys(_TRADE, 1.6),
    "architect": dict.fromkeys(_STONE, 1.6),
}
LEVELS: Final[dict[str, Bends]] = {
    "apprentice": {"rivalry": 0.0, **{name: 0.3 for name in NAMES if name not in _SEEN_AT_ONCE}},  # sees little ahead
    "citizen": {"rivalry": 0.3},  # sees to its own city first
    "master": {MASTERY: 1.0},
}
CHANCE: Final = 1  # the dice decide as much as a rival more
DICE_OPPONENTS: Final = Opponents(mind, CHARACTERS, LEVELS, CHANCE)
