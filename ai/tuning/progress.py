"""A line now and then on how far a long run is."""

import sys
from time import monotonic
from typing import Final

_SAID_EVERY: Final = 10.0  # seconds


class Progress:
    """Says how many things are done, and how long the others will take."""

    def __init__(self, total: int, things: str) -> None:
        self._total = total
        self._things = things
        self._began = self._said = monotonic()

    def tell(self, done: int) -> None:
        """So many are done; most of the time nothing is said."""
        now = monotonic()
        if now - self._said < _SAID_EVERY and done < self._total:
            return
        self._said = now
        left = (now - self._began) / done * (self._total - done) / 60
        print(f"{done} of {self._total} {self._things}, {left:.1f} minutes to go", file=sys.stderr, flush=True)
