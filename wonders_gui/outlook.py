"""What will become of the engine that bots think with."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

COMMAND: Final = "WONDERS_COMPILER"
"""The variable by which a checkout tells how to compile: a command as JSON, or that there is no compiler."""
NO_COMPILER: Final = "none"


class Outlook(Enum):
    """Whether bots will think with another engine, and if not, why."""

    SETTLED = "settled"
    POSSIBLE = "possible"
    PREPARING = "preparing"
    READY = "ready"
    STOPPED = "stopped"
    FAILED = "failed"
    NO_COMPILER = "no compiler"


def outlook_in(environment: Mapping[str, str]) -> Outlook:
    """What can be said before anything was tried."""
    told = environment.get(COMMAND, "")
    if not told:
        return Outlook.SETTLED
    return Outlook.NO_COMPILER if told == NO_COMPILER else Outlook.POSSIBLE
