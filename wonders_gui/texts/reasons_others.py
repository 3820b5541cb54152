"""Why a bot made its move, as one tells it of another player: where the sentence of a hint would say "you"."""

from collections.abc import Mapping
from typing import Final

from wonders_gui.language import N_
from wonders_gui.texts.names import DICE, DUEL, SEVEN

SENTENCES: Final[Mapping[str, Mapping[str, str]]] = {
    SEVEN: {
        "stage": N_("Stage {stage} of the wonder ({points})."),
        "last_stage": N_("The wonder is complete ({points})."),
        "shields": N_("More shields: {shields} now, against {left} (left) and {right} (right)."),
        "shields_level": N_("With {shields} it catches up: the neighbours have {left} (left) and {right} (right)."),
        "shields_ahead_of_left": N_("With {shields} it passes the neighbour on its left, who has {left}."),
        "shields_ahead_of_right": N_("With {shields} it passes the neighbour on its right, who has {right}."),
        "shields_ahead_of_both": N_("With {shields} it passes both neighbours ({left} and {right})."),
        "new_resource": N_("A resource that it did not produce yet: {resources}."),
        "more_resources": N_("More of what it needs: {resources}."),
        "free_by_power": N_("Free thanks to its wonder."),
        "free_city_pays": N_("The Free City pays it {coins}."),
        "free_city_arms": N_("The Free City gets shields that trouble you more."),
        "denies": N_("Kept this card from the next player, who could have made {points} of it: {card}."),
        "diplomacy": N_("Stays out of the conflicts of an Age."),
        "diplomacy_when_behind": N_(
            "Stays out of conflicts while it has only {shields}. Its neighbours: {left} (left), {right} (right)."
        ),
        "inflicts_loss": N_("The others lose {coins} in all, or take debt."),
        "rebate_left": N_("Once per turn its left neighbour sells to it for 1 coin less."),
        "rebate_right": N_("Once per turn its right neighbour sells to it for 1 coin less."),
        "rebate_boards": N_("What the boards of its neighbours produce costs it 1 coin less."),
        "extra_resource": N_("One more of a resource that it produces already."),
        "missing_resource": N_("One of the resources that it does not produce."),
        "stages_without_resources": N_("The stages of its wonder need no resources any more."),
        "clears_defeats": N_("Gets rid of its defeat tokens, which would have cost {points}."),
        "takes_debt": N_("Its coins were worth more to it than the debt costs."),
        "pays_partner": N_("It went to its partner and stays in the team: {coins}."),
    },
    DUEL: {
        "wins_by_military": N_("The conflict pawn reaches your capital: it wins at once."),
        "wins_by_science": N_("The sixth different symbol: it wins at once."),
        "stops_military": N_("It stopped a military victory of yours in your next turn, with {with}."),
        "stops_science": N_("It stopped a scientific victory of yours in your next turn, with {with}."),
        "extra_turn": N_("It takes another turn at once."),
        "opponent_loses_coins": N_("You lose {coins}."),
        "military_lead": N_("The conflict pawn moves {steps}. Its lead is then {lead}."),
        "military_defence": N_("The conflict pawn moves back {steps}. Your lead is then {behind}."),
        "science": N_("A new symbol. It then has {symbols}."),
        "science_threat": N_("A new symbol. It then has {symbols}, and one more wins the game."),
        "production": N_("It need not buy these any more: {resources}. Coins saved on its wonders: {saves}."),
        "choice_of_resources": N_("One of these for each of its constructions: {resources}. Coins saved: {saves}."),
        "cheap_trade": N_("From now on it pays only 1 coin each: {resources}. Coins saved on its wonders: {saves}."),
        "wonders_get_cheaper": N_("Its wonders get cheaper. Coins saved: {saves}."),
        "destroys": N_("You lose this card: {card}."),
        "denies": N_("Kept this card from you: {card}."),
        "blocks_wonders": N_("Seven wonders stand. Wonders that you can no longer build: {wonders}."),
        "begins": N_("It wanted the first choice of the new Age."),
        "lets_begin": N_("It wanted you to open the new Age."),
    },
    DICE: {
        "defends_left": N_("A defence against its left neighbour. Attacks that can still come from there: {attacks}."),
        "defends_right": N_(
            "A defence against its right neighbour. Attacks that can still come from there: {attacks}."
        ),
        "resource": N_("One more resource for every payment. It then has: {owned}."),
        "cheaper_dice": N_("Every die costs it {coins} less."),
        "free_dice": N_("These cost it nothing: {dice}."),
        "coins_on_die": N_("{coins} whenever it chooses one of these: {dice}."),
        "unlocks": N_("It unlocks a special die: {die}."),
        "completes": N_("Completes a building: {building}. That brings its bonus field number {bonus}."),
        "first": N_("The first to complete this building, for {points}: {building}."),
        "race": N_("It leads in the race for this building: {building}. Fields ahead: {fields}."),
        "keeps_coins": N_("It kept {coins}, which were worth more to it than what was offered."),
        "more_fields": N_("More fields that it may cross off at once: {fields}."),
        "another_action": N_("Another action at once."),
        "court_open": N_("Keeps up with its neighbours, so that it can use the purple die."),
        "ends_ahead": N_("Sets off the end while it leads with {points}. The best opponent has {theirs}."),
        "removes": N_("It could spare this die: {die}. Its faces that would still have helped: {faces}."),
    },
}
NOTHING_SAVED: Final[Mapping[str, str]] = {
    "production": N_("It need not buy these any more: {resources}."),
    "choice_of_resources": N_("One of these for each of its constructions: {resources}."),
    "cheap_trade": N_("From now on it pays only 1 coin each: {resources}."),
}
