"""Why the coach would make a move of 7 Wonders Dice: the sentences of its reasons."""

from collections.abc import Mapping
from typing import Final

from wonders_gui.language import N_

SENTENCES: Final[Mapping[str, str]] = {
    "points": N_("Brings {points}."),
    "attack": N_("An attack that brings {points}."),
    "defends_left": N_("A defence against your left neighbour. Attacks that can still come from there: {attacks}."),
    "defends_right": N_("A defence against your right neighbour. Attacks that can still come from there: {attacks}."),
    "resource": N_("One more resource for every payment. You then have: {owned}."),
    "cheaper_dice": N_("Every die costs you {coins} less."),
    "free_dice": N_("These cost you nothing: {dice}."),
    "coins_on_die": N_("{coins} whenever you choose one of these: {dice}."),
    "unlocks": N_("You unlock a special die: {die}."),
    "towards_special_die": N_("A step towards the special dice."),
    "completes": N_("Completes a building: {building}. It brings your bonus field number {bonus}."),
    "completes_without_bonus": N_("Completes a building: {building}."),
    "first": N_("You are the first to complete this building, for {points}: {building}."),
    "race": N_("You lead in the race for this building: {building}. Fields ahead: {fields}."),
    "one_field_left": N_("Then only one field is missing here: {building}."),
    "progress": N_("Closer to completing this building: {building}. Fields still missing: {fields}."),
    "coins": N_("Brings {coins}."),
    "keeps_coins": N_("You keep {coins}, which are worth more to you than what is offered."),
    "more_fields": N_("More fields that you may cross off at once: {fields}."),
    "another_action": N_("Take another action at once."),
    "court_open": N_("Keeps up with your neighbours, so that you can use the purple die."),
    "ends_ahead": N_("Sets off the end while you lead with {points}. The best opponent has {theirs}."),
    "removes": N_("You can spare this die: {die}. Its faces that still help you: {faces}."),
}
