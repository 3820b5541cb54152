"""Checks that a position keeps the laws of the game, whatever the rules did: says what is broken, as codes.

It compares the state with the catalog and with what a `Witness` heard, and shares no code with rules and ledger. It
is for simulations and tests; no game needs it.
"""

from collections.abc import Callable, Iterator
from typing import Final

from engine.core.audit import Violation
from engine.duel.audit import cards, course, holdings
from engine.duel.audit.witness import Witness
from engine.duel.state import State

Check = Callable[[State, Witness], Iterator[Violation]]

CHECKS: Final[tuple[Check, ...]] = (
    cards.every_deal_has_the_right_cards,
    cards.every_card_is_in_one_place,
    cards.cards_lie_where_they_were_put,
    cards.the_structure_is_what_was_dealt_and_not_used,
    cards.what_nothing_covers_is_accessible,
    cards.what_nothing_covers_is_face_up,
    holdings.wonders_are_drafted_in_order,
    holdings.fixed_sets_are_handed_out,
    holdings.wonders_stand_as_told,
    holdings.no_more_than_seven_wonders_are_built,
    holdings.every_token_is_in_one_place,
    holdings.tokens_are_drawn_from_the_box,
    holdings.coins_come_from_the_bank_and_go_back,
    holdings.cities_add_up_to_what_they_hold,
    course.the_pawn_follows_the_shields,
    course.loot_is_taken_where_the_pawn_first_comes,
    course.the_table_waits_for_the_right_decision,
    course.turns_alternate,
    course.the_game_ends_as_the_rulebook_says,
    course.points_are_what_a_second_count_gives,
)


def audit(state: State, witness: Witness) -> list[Violation]:
    """Every law that the position breaks, between two decisions."""
    return [violation for check in CHECKS for violation in check(state, witness)]
