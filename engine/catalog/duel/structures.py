"""Reads how the cards of each age are laid out, and finds out which card covers which."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from engine.catalog.duel.model import AGES, Slot, Structure
from engine.catalog.fields import flag, list_of, number, record
from engine.catalog.place import Place

SLOTS: Final = 20
CARD_WIDTH: Final = 2
OVERLAP: Final = 1


@dataclass(frozen=True, slots=True)
class _Row:
    x: tuple[int, ...]
    face_up: bool


def read_structures(value: object, place: Place) -> tuple[Structure, ...]:
    """One structure for each age, in order."""
    names = {age: f"age_{age}" for age in AGES}
    ages = record(value, place, tuple(names.values()))
    return tuple(Structure(age, ages.read(name, _slots)) for age, name in names.items())


def _slots(value: object, place: Place) -> tuple[Slot, ...]:
    rows = list_of(_row)(value, place)
    bare = tuple(Slot(row, x, found.face_up, (), ()) for row, found in enumerate(rows, 1) for x in found.x)
    if len(bare) != SLOTS:
        raise place.refused("wrong_slot_count", slots=len(bare), expected=SLOTS)
    slots = tuple(Slot(slot.row, slot.x, slot.face_up, _below(slot, bare), _above(slot, bare)) for slot in bare)
    for slot in slots:
        _check_touching(slot, len(rows), place.inside(slot.row).inside("x"))
    return slots


def _row(value: object, place: Place) -> _Row:
    entry = record(value, place, ("x", "face_up"))
    return _Row(entry.read("x", _positions), entry.read("face_up", flag))


def _positions(value: object, place: Place) -> tuple[int, ...]:
    positions = list_of(number)(value, place)
    for left, right in pairwise(positions):
        if right - left < CARD_WIDTH:
            raise place.refused("no_room", value=right, after=left)
    return positions


def _below(slot: Slot, slots: tuple[Slot, ...]) -> tuple[int, ...]:
    return tuple(index for index, other in enumerate(slots) if _covers(other, slot))


def _above(slot: Slot, slots: tuple[Slot, ...]) -> tuple[int, ...]:
    return tuple(index for index, other in enumerate(slots) if _covers(slot, other))


def _covers(lower: Slot, upper: Slot) -> bool:
    return lower.row == upper.row + 1 and abs(lower.x - upper.x) == OVERLAP


def _check_touching(slot: Slot, last_row: int, place: Place) -> None:
    """Every card but those of the last row is covered, and every card but those of the first row covers one."""
    if not slot.covered_by and slot.row != last_row:
        raise place.refused("not_covered", value=slot.x)
    if not slot.covers and slot.row != 1:
        raise place.refused("covers_nothing", value=slot.x)
