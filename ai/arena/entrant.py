"""Who plays in an arena: a bot by level and character, and how long it may think. As text: `master/warlord@200`."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ai.bot import Budget
from ai.registry import BALANCED
from engine.core.errors import ConfigError

_TEXT: Final = re.compile(r"(?P<level>[^/@]+)(/(?P<character>[^/@]+))?(@(?P<limit>[1-9][0-9]{0,8})(?P<positions>p?))?")


@dataclass(frozen=True, slots=True)
class Allowance:
    """How long a bot may think about a decision: so many milliseconds, or positions, or both."""

    milliseconds: int | None = None
    positions: int | None = None

    def budget(self, stopped: Callable[[], bool]) -> Budget:
        """The budget for one decision, from now on."""
        seconds = None if self.milliseconds is None else self.milliseconds / 1000
        return Budget(seconds, self.positions, stopped)


@dataclass(frozen=True, slots=True)
class Entrant:
    """One bot of an arena; its name is the text that described it."""

    name: str
    level: str
    character: str
    allowance: Allowance


def entrant_from_text(text: str, usual: Allowance) -> Entrant:
    """`LEVEL`, `LEVEL/CHARACTER`, and after either `@MS` or `@POSITIONSp`; raises ConfigError."""
    found = _TEXT.fullmatch(text)
    if found is None:
        raise ConfigError("bad_bot", bot=text)
    allowance = usual
    if found["limit"] is not None:
        limit = int(found["limit"])
        allowance = Allowance(positions=limit) if found["positions"] else Allowance(milliseconds=limit)
    return Entrant(text, found["level"], found["character"] or BALANCED, allowance)
