"""The bots of 7 Wonders: characters and levels as bends of the weights."""

from collections.abc import Mapping
from typing import Final

from ai.heuristics.seven.features import NAMES
from ai.heuristics.seven.mind import SevenMind
from ai.registry import Bends, Opponents
from engine.seven.commands import Command
from engine.seven.view import View

_CONFLICTS: Final = ("conflicts_won", "conflicts_lost", "awaited_victories")
_ARMS: Final = ("military", "ahead", "behind", "lead", "lag", "shields", "red_cards", "chained_shields", *_CONFLICTS)
_COPIES: Final = ("copied_symbols", "copyable_symbols")
_LEARNING: Final = ("science", "symbols", "two_kinds", "three_kinds", "next_symbol", "chained_symbols", *_COPIES)
_TRADE: Final = ("treasury", "coins", "no_coins", "commerce", "yellow_cards", "raw_discounts", "goods_discount")
_STAGES: Final = ("stages_left", "stage_points_left", "stages_affordable", "saved_for_stage")
_STONE: Final = ("wonder", *_STAGES, "civilian", "chained_points")
_POINTS: Final = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "black", "debt")
_SEEN_AT_ONCE: Final = (*_POINTS, "coins", "ahead", "conflicts_won")

CHARACTERS: Final[Mapping[str, Bends]] = {
    "warlord": dict.fromkeys(_ARMS, 1.8),
    "scholar": dict.fromkeys(_LEARNING, 1.8),
    "merchant": dict.fromkeys(_TRADE, 1.8),
    "architect": dict.fromkeys(_STONE, 1.6),
}
LEVELS: Final[Mapping[str, Bends]] = {
    "apprentice": {"rivalry": 0.0, **{name: 0.5 for name in NAMES if name not in _SEEN_AT_ONCE}},  # sees little ahead
    "citizen": {"rivalry": 0.3},  # sees to its own city first
}
SEVEN_OPPONENTS: Final[Opponents[View, Command]] = Opponents(SevenMind, CHARACTERS, LEVELS)
