"""Checks that a position keeps the laws of the game, whatever the rules did: says what is broken, as codes.

It compares the state with the catalog and with what a `Witness` heard, and shares no code with rules and ledger. It
is for simulations and tests; no game needs it.
"""

from collections.abc import Callable, Iterator
from typing import Final

from engine.core.audit import Violation
from engine.dice.audit import course, sheets
from engine.dice.audit.witness import Witness
from engine.dice.state import State

Check = Callable[[State, Witness], Iterator[Violation]]

CHECKS: Final[tuple[Check, ...]] = (
    sheets.everything_told_was_allowed,
    sheets.fields_are_crossed_as_told,
    sheets.what_was_new_this_turn_is_known,
    sheets.arrows_are_followed,
    sheets.coins_are_what_was_told,
    sheets.sheets_add_up_to_their_fields,
    sheets.attacks_are_noted_as_told,
    sheets.points_are_what_a_second_count_gives,
    course.seven_dice_lie_in_the_forum,
    course.special_dice_lie_there_when_unlocked,
    course.bonus_fields_follow_completed_buildings,
    course.the_end_follows_the_last_bonus_field,
    course.the_table_waits_for_the_right_seats,
)


def audit(state: State, witness: Witness) -> list[Violation]:
    """Every law that the position breaks, between two decisions."""
    return [violation for check in CHECKS for violation in check(state, witness)]
