"""All rule books in the order in which they are offered, and what is found in them."""

from typing import Final

from wonders_gui.language import N_
from wonders_gui.texts.names import DUEL, SEVEN
from wonders_gui.texts.rules import cities, dice, duel, seven
from wonders_gui.texts.rules.model import Book

BOOKS: Final = (
    Book("seven", N_("7 Wonders"), "trophy", seven.CHAPTERS, SEVEN),
    Book("two", N_("Two players"), "team", seven.TWO_PLAYERS),
    Book("cities", N_("Cities and teams"), "symbol_black", cities.CHAPTERS),
    Book("duel", N_("Duel"), "pawn", duel.CHAPTERS, DUEL),
    Book("dice", N_("Dice"), "die", dice.CHAPTERS),
)


def book(key: str) -> Book:
    """The book with this key."""
    return next(known for known in BOOKS if known.key == key)
