"""How far a faster engine for the bots is, and what the environment says of it."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

COMMAND: Final = "WONDERS_COMPILER"
"""The variable by which a checkout tells how to compile: a command as JSON, or that there is no compiler."""
NO_COMPILER: Final = "none"


class EngineState(Enum):
    """Whether bots will get a faster engine, and if not, why."""

    SETTLED = "settled"
    POSSIBLE = "possible"
    PREPARING = "preparing"
    READY = "ready"
    STOPPED = "stopped"
    FAILED = "failed"
    NO_COMPILER = "no compiler"


def state_in(environment: Mapping[str, str]) -> EngineState:
    """What can be said before anything was tried."""
    told = environment.get(COMMAND, "")
    if not told:
        return EngineState.SETTLED
    return EngineState.NO_COMPILER if told == NO_COMPILER else EngineState.POSSIBLE
