"""Refuses a described structure that cannot lie like this: cards taken from under others, or on the wrong face."""

from engine.core.errors import PositionError
from engine.duel.facts import SLOTS, Structure, slots_in
from engine.duel.position.implied import cards_taken
from engine.duel.position.structure import field_of
from engine.duel.state import BEGINNER, PLAY, State


def check_structure(state: State) -> None:
    """Raise PositionError for the first slot that cannot be as it is told."""
    structure = state.book.structures[state.age]
    _check_taken(state, structure)
    _check_covered(state, structure)
    if state.phase in (PLAY, BEGINNER):
        _check_turned_up(state)
    else:
        _check_last_card(state, structure)


def _check_taken(state: State, structure: Structure) -> None:
    """Nothing is taken while another card lies on it."""
    for slot in range(SLOTS):
        on_it = structure.covered_by[slot] & state.present
        if not state.present >> slot & 1 and on_it:
            by = field_of(state.age, slots_in(on_it)[0])
            raise PositionError("covered_slot_taken", field=field_of(state.age, slot), by=by)


def _check_covered(state: State, structure: Structure) -> None:
    """A card dealt face down stays so while another lies on it."""
    early = state.present & state.face_up & ~structure.face_up & ~state.accessible
    for slot in slots_in(early):
        raise PositionError("wrong_face", field=field_of(state.age, slot), expected="down")


def _check_turned_up(state: State) -> None:
    """When a turn begins, every accessible card lies face up."""
    for slot in _fresh(state):
        raise PositionError("wrong_face", field=field_of(state.age, slot), expected="up")


def _fresh(state: State) -> list[int]:
    """Accessible cards that still lie face down."""
    return slots_in(state.accessible & ~state.face_up)


def _check_last_card(state: State, structure: Structure) -> None:
    """In the middle of a turn a card has just been taken, and just those that it freed still lie face down."""
    if not cards_taken(state):
        raise PositionError("nothing_was_played", field="structure")
    fresh = state.accessible & ~state.face_up
    if state.table.rulings.cards_turn_up_early:
        _check_turned_up(state)
    elif all(fresh != _freed(state, structure, slot) for slot in range(SLOTS) if _may_be_last(state, structure, slot)):
        _check_turned_up(state)
        raise PositionError("nothing_was_played", field="structure")


def _may_be_last(state: State, structure: Structure, slot: int) -> bool:
    """Whether a slot is taken, and nothing that lay under it."""
    return not state.present >> slot & 1 and all(state.present >> under & 1 for under in structure.covers[slot])


def _freed(state: State, structure: Structure, slot: int) -> int:
    """The cards dealt face down that became accessible when a slot was taken, if it was the last one."""
    under = sum(1 << found for found in structure.covers[slot])
    return under & state.accessible & ~structure.face_up
