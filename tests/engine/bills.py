"""How many random positions prices are checked at, and small sums that the checks of all games share."""

import os
from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.bill import Bill, Units

POSITIONS = int(os.environ.get("WONDERS_BILLS", "300"))
"""For a longer run: WONDERS_BILLS=20000."""


def amounts(*lists: Iterable[Units]) -> Counter[str]:
    """All units added up by resource."""
    total: Counter[str] = Counter()
    for units in lists:
        for unit in units:
            total[unit.resource] += unit.count
    return total


def paid_for(bill: Bill) -> Counter[str]:
    """Every resource that a bill accounts for, what is short left out."""
    return amounts(bill.own, bill.spared, (item.units for item in bill.bought))


def can_yield(slots: Sequence[Sequence[str]], wanted: Counter[str]) -> bool:
    """Whether production, each unit of which is one of some resources, yields all of this: by trying."""
    units = sorted(wanted.elements())
    return _matched(units, [set(slot) for slot in slots])


def _matched(units: list[str], slots: list[set[str]]) -> bool:
    if not units:
        return True
    for place, slot in enumerate(slots):
        if units[0] in slot and _matched(units[1:], slots[:place] + slots[place + 1 :]):
            return True
    return False
