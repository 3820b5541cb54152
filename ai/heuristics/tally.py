"""Where features are counted into: a list for whoever looks at them one by one, or a weighted sum.

A search asks for the sum all the time. Counted at once, it needs no list, and compiled no object for each number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64


class Tally:
    """Takes features in, one amount after the other."""

    def add(self, place: i64, amount: float) -> None:
        """So much more of the feature at a place."""
        raise NotImplementedError


@final
class Listed(Tally):
    """All features side by side."""

    def __init__(self, size: i64) -> None:
        self.found: Final = [0.0] * size

    def add(self, place: i64, amount: float) -> None:
        self.found[place] = self.found[place] + amount


@final
class Weighed(Tally):
    """The sum of all features, each by its weight."""

    def __init__(self, weights: list[float]) -> None:
        self._weights: Final = weights
        self.total = 0.0

    def add(self, place: i64, amount: float) -> None:
        self.total += self._weights[place] * amount
