"""Small words that the texts of all games share; English only, until gettext takes over."""

from collections.abc import Iterable, Sequence
from typing import Final

AGES: Final = ("I", "II", "III")
NOTHING: Final = "none"


def counted(amount: int, one: str, many: str) -> str:
    """So many of something."""
    return f"{amount} {one if amount == 1 else many}"


def coins(amount: int) -> str:
    """So many coins."""
    return counted(amount, "coin", "coins")


def points(amount: int) -> str:
    """So many points."""
    return counted(amount, "point", "points")


def shields(amount: int) -> str:
    """So many shields."""
    return counted(amount, "shield", "shields")


def cost(coins_paid: int, resources: Sequence[str], units: Sequence[int]) -> str:
    """What is paid; `free` when nothing is."""
    parts = [coins(coins_paid)] if coins_paid else []
    parts += [f"{amount} {resource}" for resource, amount in zip(resources, units, strict=True) if amount]
    return ", ".join(parts) or "free"


def listed(words: Iterable[str]) -> str:
    """Words with commas between them, and an "and" before the last."""
    items = list(words)
    if len(items) < 2:
        return items[0] if items else NOTHING
    return f"{', '.join(items[:-1])} and {items[-1]}"
