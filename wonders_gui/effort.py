"""Counts what bots have looked at with each engine, for the log: the proof of which engine they think with."""

import logging
from collections import Counter

from ai.workers.question import Answer

log = logging.getLogger(__name__)


class Efforts:
    """Positions and seconds of the answers that came out of a search, by engine."""

    def __init__(self) -> None:
        self._answers: Counter[str] = Counter()
        self._positions: Counter[str] = Counter()
        self._milliseconds: Counter[str] = Counter()

    def add(self, answer: Answer) -> None:
        """Count an answer; one that was found without a search says nothing of the speed."""
        if answer.effort is None or answer.decision is None or not answer.decision.positions:
            return
        engine = answer.effort.engine
        self._answers[engine] += 1
        self._positions[engine] += answer.decision.positions
        self._milliseconds[engine] += round(answer.effort.seconds * 1000)

    def log(self) -> None:
        """Write down what was counted since the last time."""
        for line in self.lines():
            log.info("%s", line)
        for counted in (self._answers, self._positions, self._milliseconds):
            counted.clear()

    def lines(self) -> list[str]:
        """One line for each engine."""
        return [self._line(engine) for engine in self._answers]

    def _line(self, engine: str) -> str:
        seconds = max(self._milliseconds[engine], 1) / 1000
        positions = self._positions[engine]
        told = f"{positions} positions in {seconds:.1f} s, {positions / seconds:.0f} a second"
        return f"the {engine} engine answered {self._answers[engine]} searches: {told}"
