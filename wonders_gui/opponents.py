"""Who sits at the table beside the player: names, levels, characters, and how long each may think."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ai.registry import BALANCED
from ai.workers.question import Brief
from engine.core.seats import Seat

NAMES: Final = (
    "Kallias",
    "Dione",
    "Naram",
    "Iris",
    "Theron",
    "Amat",
    "Lysis",
    "Neith",
    "Zeno",
    "Myrine",
    "Sennu",
    "Phila",
)
"""First names of the ancient world; every bot at a table has another."""

MASTER_SECONDS: Final = 0.8
LEAST_SECONDS: Final = 0.15
USUAL_SECONDS: Final = 2.0
HINT_SECONDS: Final = 0.4
TUTOR_SECONDS: Final = 0.7
EXPLAINED: Final = 8  # of the best moves, some of which differ only in how they are paid
HINT_LEVEL: Final = "master"
MASTER: Final = "master"
NOVICE: Final = "novice"


@dataclass(frozen=True, slots=True)
class Opponent:
    """How the bot in one seat plays."""

    level: str = "citizen"
    character: str = BALANCED


Bots = Mapping[Seat, Opponent]


def brief_for(bot: Opponent, seed: int, bots: int, crew: int) -> Brief:
    """What a bot is told; masters share the second in which a turn should be over."""
    rounds = -(-bots // max(1, crew))
    seconds = max(LEAST_SECONDS, MASTER_SECONDS / max(1, rounds)) if bot.level == MASTER else USUAL_SECONDS
    return Brief(bot.level, bot.character, seed, seconds)


def hint_brief(seed: int) -> Brief:
    """What the master is told who thinks for the player."""
    return Brief(HINT_LEVEL, BALANCED, seed, HINT_SECONDS, explained=EXPLAINED)


def tutor_brief(seed: int) -> Brief:
    """What the master is told who thinks before he is asked."""
    return Brief(HINT_LEVEL, BALANCED, seed, TUTOR_SECONDS, explained=EXPLAINED)


def reasons_brief(bot: Opponent, seed: int, move: int) -> Brief:
    """What a bot is told that shall say why it made a move of the past, by its number among the legal ones."""
    return Brief(bot.level, bot.character, seed, USUAL_SECONDS, about=move)


def seed_for(seed: int, seat: Seat, turn: int) -> int:
    """The chance of one decision: the same table and the same decisions before it give the same again."""
    return Random(f"bot {seed} {seat} {turn}").getrandbits(31)


def masters(bots: Bots, seats: Iterable[Seat]) -> Sequence[Seat]:
    """Those of the seats whose bots think as long as they may."""
    return [seat for seat in seats if bots[seat].level == MASTER]
