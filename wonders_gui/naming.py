"""What the player is called: a name of the player's own, or none. The word "You" is a text and never a name."""

from typing import Final

OLD_DEFAULTS: Final = frozenset({"You", "Jij", "Dig"})
"""What was kept as the name of a player without one, by the language of that day."""


def clean_name(text: str) -> str:
    """A name as it may be shown: no strange characters, no blanks around it."""
    return "".join(char for char in text if char.isprintable()).strip()


def own_name(text: str) -> str:
    """The name for the player's own seat; empty for one who has none."""
    name = clean_name(text)
    return "" if name in OLD_DEFAULTS else name
