"""Finds sentences that treat the player without a name as if "You" were one."""

import re
from collections.abc import Iterable
from typing import Final

DEFAULTS: Final = ("You", "Jij", "Dig")
WRONG: Final = (
    re.compile(r"\bYou (?!pass\b|cross\b)\w+s\b"),  # You pays
    re.compile(r"\w (?:You|Jij|Dig)\b(?!:)"),  # coins to You, Hand of You, voor Jij, til Dig; "You:" begins a line
    re.compile(r"\b(?:You|Jij|Dig) \("),  # Dig (dig)
    re.compile(r"\bDig \w"),  # Dig betaler: the form of an object
    re.compile(r"\b(?:You|Jij|Dig)'s\b"),
)


def misnamed(texts: Iterable[str]) -> list[str]:
    """Those of the texts in which the bare word stands for a name."""
    return sorted({text for text in texts if any(wrong.search(text) for wrong in WRONG)})
