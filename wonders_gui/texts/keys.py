"""The keys of the program, in the groups and the order in which the help lists them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wonders_gui.language import N_, NP_, _, pgettext


@dataclass(frozen=True, slots=True)
class Key:
    """A key as it is written on the keyboard, and what it does."""

    key: str
    meaning: str


KEYS: Final[Sequence[tuple[str, Sequence[tuple[str, str]]]]] = (
    (
        N_("At the table"),
        (
            (NP_("key", "Arrow keys"), N_("Move between cards, dice or fields")),
            (NP_("key", "Enter"), N_("Choose")),
            (NP_("key", "B"), N_("Build")),
            (NP_("key", "W"), N_("Build a stage or a wonder")),
            (NP_("key", "S"), N_("Discard for coins")),
            (NP_("key", "P"), N_("Pay a loss in coins; in Dice: pass")),
            (NP_("key", "D"), N_("Take debt instead; in Dice: choose nothing")),
            (NP_("key", "Space"), N_("Continue")),
            (NP_("key", "1 to 7"), N_("Look at a city")),
        ),
    ),
    (
        N_("Help and overview"),
        (
            (NP_("key", "H"), N_("Hint; again: the next best move")),
            (NP_("key", "Y"), N_("Why did the others do that?")),
            (NP_("key", "U, Ctrl+Z"), N_("Undo")),
            (NP_("key", "R, Ctrl+Y"), N_("Redo")),
            (NP_("key", "L"), N_("Game log")),
            (NP_("key", "C"), N_("Cards of this Age; in Dice: rules in short")),
            (NP_("key", "T"), N_("Chains")),
            (NP_("key", "?"), N_("These keys")),
        ),
    ),
    (
        N_("Looking back"),
        (
            (NP_("key", "Left, Right"), N_("One step back or forward")),
            (NP_("key", "Page Up, Page Down"), N_("The turn before, the next turn")),
            (NP_("key", "Ctrl+Page Up, Down"), N_("The Age before, the next Age")),
            (NP_("key", "Home, End"), N_("To the beginning, to the end")),
            (NP_("key", "Space"), N_("Play or pause")),
            (NP_("key", "V"), N_("Through the eyes of the next player")),
            (NP_("key", "O"), N_("Open all cards, or cover the hidden ones")),
            (NP_("key", "G"), N_("Play on from here")),
        ),
    ),
    (
        N_("Program"),
        (
            (NP_("key", "Ctrl+S"), N_("Save the game")),
            (NP_("key", "Ctrl+Plus, Ctrl+Minus"), N_("Larger or smaller")),
            (NP_("key", "Ctrl+0"), N_("Normal size")),
            (NP_("key", "F11"), N_("Full screen")),
            (NP_("key", "Esc"), N_("Back, or the menu")),
        ),
    ),
)


def key_groups() -> list[tuple[str, list[Key]]]:
    """Every group of keys with its title."""
    return [(_(title), [Key(pgettext("key", key), _(meaning)) for key, meaning in keys]) for title, keys in KEYS]
