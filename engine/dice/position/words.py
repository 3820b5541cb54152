"""The words of a described position: its fields, and what they are when they are left out."""

from typing import Final

from engine.core.game import Json

GAME: Final = "dice"
MOST_COINS: Final = 999

POSITION_FIELDS: Final = (
    "game",
    "seed",
    "phase",
    "turn",
    "last_turn",
    "dice",
    "forum",
    "entering",
    "boards_are_named",
    "cities",
)
POSITION_DEFAULTS: Final[Json] = {
    "game": GAME,
    "seed": 0,
    "phase": "actions",
    "turn": 1,
    "last_turn": 0,
    "boards_are_named": False,
}
CITY_FIELDS: Final = ("board", "coins", "crossed", "new", "attacks", "first", "agenda", "choice")
CITY_DEFAULTS: Final[Json] = {"crossed": [], "new": [], "attacks": {}, "first": 0, "agenda": []}
TASK_FIELDS: Final = ("do", "times", "step")
TASK_DEFAULTS: Final[Json] = {"times": 1, "step": "none"}
