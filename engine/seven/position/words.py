"""The words of a described position: its fields, what they are when left out, and the fates of cards."""

from typing import Final

from engine.core.game import Json
from engine.core.seats import NOBODY, Seat
from engine.seven.state import BUILT, BURIED, DRAWN, LEFT_OVER, SOLD, TAKEN

GAME: Final = "seven"

# Before the first deal there is nothing but a table and its boards.
SIDES_FIELDS: Final = ("game", "edition", "players", "expansions", "teams", "seed", "switches", "phase", "cities")
POSITION_FIELDS: Final = (*SIDES_FIELDS, "age", "turn", "holder", "deciding", "pile", "discard", "plays")
POSITION_DEFAULTS: Final[Json] = {
    "game": GAME,
    "expansions": [],
    "teams": False,
    "seed": 0,
    "switches": {},
    "phase": "play",
    "pile": [],
    "discard": [],
    "plays": [],
}

CITY_FIELDS: Final = (
    *("board", "side", "stages", "cards", "coins", "purse", "victories", "defeats"),
    *("free_build_used", "fresh", "fresh_powers", "copied", "choice"),
    *("debt", "diplomacy", "inflicts"),
)
INFLICTED: Final = ("coins", "per_victory", "per_stage")  # what all others lose at the end of the turn
CITY_DEFAULTS: Final[Json] = {
    "stages": [],
    "cards": [],
    "victories": {},
    "defeats": 0,
    "free_build_used": False,
    "fresh_powers": [],
    "debt": 0,
    "diplomacy": 0,
    "inflicts": {},
}
PLAYER_FIELDS: Final = (*CITY_FIELDS, "hand", "looked")
PLAYER_DEFAULTS: Final[Json] = {**CITY_DEFAULTS, "hand": []}

PLAY_FIELDS: Final = ("age", "turn", "hand", "city", "fate", "card")
FATES: Final = {
    "built": BUILT,
    "buried": BURIED,
    "sold": SOLD,
    "left_over": LEFT_OVER,
    "drawn": DRAWN,
    "taken": TAKEN,
}
FATE_NAMES: Final = {number: name for name, number in FATES.items()}


def usual_city(hand: Seat, fate: int) -> int:
    """The city of a play that names none: that of the hand. A card left over from the pile is nobody's, noted as 0."""
    return 0 if hand == NOBODY and fate == LEFT_OVER else hand
