"""A structure of 7 Wonders Duel drawn in rows of words, each where its card lies; face-down cards stand in brackets."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.catalog.duel.loader import load_duel
from engine.catalog.duel.model import Structure
from engine.duel.facts import NO_CARD, UNKNOWN, UNKNOWN_GUILD
from engine.duel.state import State
from wonders_gui.texts.names import duel_card

BLANKS: Final = {NO_CARD: "-", UNKNOWN: "?", UNKNOWN_GUILD: "?guild"}
GAP: Final = 2


def dealt(age: int, cards: Sequence[int]) -> Iterator[str]:
    """A structure as it is laid out, as far as the reader may know its cards."""
    structure = load_duel().structures[age]
    return drawing(structure, in_brackets(words_of(cards), (slot.face_up for slot in structure.slots)))


def lying(state: State) -> Iterator[str]:
    """What is left of the structure, with everything open; rows of which nothing is left are left out."""
    face_up = (bool(state.face_up >> slot & 1) for slot in range(len(state.slots)))
    rows = drawing(load_duel().structures[state.age], in_brackets(words_of(state.slots), face_up))
    return (row for row in rows if row.strip(f" {BLANKS[NO_CARD]}"))


def numbered(structure: Structure) -> Iterator[str]:
    """The slots by their numbers, as they are laid out."""
    numbers = [str(number) for number in range(len(structure.slots))]
    return drawing(structure, in_brackets(numbers, (slot.face_up for slot in structure.slots)))


def words_of(cards: Iterable[int]) -> list[str]:
    """Cards by their names, or what is seen in their place."""
    return [BLANKS[card] if card in BLANKS else duel_card(card) for card in cards]


def in_brackets(words: Iterable[str], face_up: Iterable[bool]) -> list[str]:
    """Names that no seat may know, since their cards lie face down, stand in brackets."""
    blanks = BLANKS.values()
    return [word if up or word in blanks else f"({word})" for word, up in zip(words, face_up, strict=True)]


def drawing(structure: Structure, words: Sequence[str]) -> Iterator[str]:
    """A word for each slot, in the middle of its card; each row lies on the row above it."""
    rows = list(_rows(structure, words))
    margin = min(len(row) - len(row.lstrip()) for row in rows)
    return (row[margin:] for row in rows)


def _rows(structure: Structure, words: Sequence[str]) -> Iterator[str]:
    half = (max(len(word) for word in words) + GAP + 1) // 2
    for number in range(1, structure.slots[-1].row + 1):
        row = ""
        for slot, word in zip(structure.slots, words, strict=True):
            if slot.row == number:
                row = row.ljust(half * slot.x - len(word) // 2) + word
        yield row
