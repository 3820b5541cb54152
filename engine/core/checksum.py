"""Seals the lines of a save file with a running sum, so that a lost, changed or swapped line shows. It is no signature.

What is summed is what is written: the bytes of the line without its sum.
"""

import json
from hashlib import sha256
from typing import Final

from engine.core.game import Json

START: Final = ""

_KEY: Final = b',"sum":"'
_END: Final = b'"}'
_DIGITS: Final = 16
_TAIL: Final = len(_KEY) + _DIGITS + len(_END)


def running_sum(previous: str, body: bytes) -> str:
    """The sum of `body` and of everything before it."""
    return sha256(previous.encode("ascii") + body).hexdigest()[:_DIGITS]


def sealed(previous: str, body: Json) -> tuple[bytes, str]:
    """The finished line, newline included, and its sum."""
    plain = json.dumps(body, separators=(",", ":"), allow_nan=False).encode("ascii")
    total = running_sum(previous, plain)
    return plain[:-1] + _KEY + total.encode("ascii") + _END + b"\n", total


def sum_of(previous: str, line: bytes) -> str | None:
    """The sum that seals a line without its newline; None when the seal is broken."""
    total = running_sum(previous, line[:-_TAIL] + b"}")
    return total if line[-_TAIL:] == _KEY + total.encode("ascii") + _END else None
