"""A line of progress on stderr for work that takes a while: in place on a terminal, now and then elsewhere."""

import sys
from collections.abc import Callable
from time import monotonic
from typing import Final, TextIO

IN_PLACE: Final = 0.1
FIRST: Final = 1.0
LATER: Final = 5.0


class Progress:
    """Counts finished games, or other things, and says how many, how quickly, and how long it will still take."""

    def __init__(self, total: int, out: TextIO | None = None, things: str = "games") -> None:
        self._total = total
        self._things = things
        self._out = sys.stderr if out is None else out
        self._in_place = self._out.isatty()
        self._began = monotonic()
        self._next = self._began + (IN_PLACE if self._in_place else FIRST)
        self._done = 0
        self._said = False

    def done(self, games: int, note: Callable[[], str] = str) -> None:
        """So many more are finished; a note goes to the end of the line, when there is one."""
        self._done += games
        now = monotonic()
        if now >= self._next:
            self._next = now + (IN_PLACE if self._in_place else LATER)
            self._say(now - self._began, note())

    def end(self) -> None:
        """Leave the line of the terminal to others."""
        if self._said and self._in_place:
            print(file=self._out, flush=True)

    def _say(self, seconds: float, note: str) -> None:
        rate = self._done / seconds
        left = (self._total - self._done) / rate if rate else 0.0
        pace = f"{rate:.0f}" if rate >= 1 else f"{rate:.2f}"
        line = f"{self._done} of {self._total} {self._things}, {pace} per second, {left:.0f} s to go"
        line += f"; {note}" if note else ""
        print(
            f"\r{line}\x1b[K" if self._in_place else line,
            end="" if self._in_place else "\n",
            file=self._out,
            flush=True,
        )
        self._said = True
