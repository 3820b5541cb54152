"""The rule switches of both games: a name and one line of explanation each."""

from collections.abc import Mapping
from typing import Final

from wonders_gui.language import N_, _
from wonders_gui.texts.names import DUEL, SEVEN

SWITCHES: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    SEVEN: {
        "babylon_extra_card_is_a_turn_of_its_own": (
            N_("The last card of Babylon is a turn of its own"),
            N_("Babylon may already use the coins and cards of the sixth turn for its last card."),
        ),
        "copied_shipowners_guild_counts_itself": (
            N_("A copied Shipowners Guild counts itself"),
            N_("Whoever copies this guild counts the copy as a purple card too."),
        ),
        "halikarnassos_must_build": (
            N_("Halicarnassus must build"),
            N_("A card of the discard pile must be built if there is one that can be."),
        ),
        "free_city_uses_its_powers": (
            N_("The Free City uses its abilities"),
            N_("With two players, the special abilities of the wonder of the Free City count."),
        ),
        "first_holder_sits_right_of_the_free_city": (
            N_("The player to the right of the Free City begins with its card"),
            N_("With two players, this says who decides for the Free City in the first turn."),
        ),
        "coin_losses_come_before_the_discard_pile": (
            N_("Coins are lost before anybody builds from the discard pile"),
            N_("With Cities, losses of coins come before the abilities of Halicarnassus and the Forging Agency."),
        ),
        "choice_cards_produce_both_for_black_cards": (
            N_("A card with a choice produces everything it can for black cards"),
            N_("For Secret Warehouse and Black Market, a brown card with a choice produces each of its resources."),
        ),
        "tied_teams_keep_their_diplomacy": (
            N_("Teams keep their diplomacy tokens after a tie"),
            N_("In the team game, no diplomacy token is spent between opponents with equally many shields."),
        ),
    },
    DUEL: {
        "last_player_chooses_when_the_pawn_is_level": (
            N_("With the pawn in the middle, the last player chooses who begins"),
            N_("Otherwise the last player of the Age begins the next one without a choice."),
        ),
        "weaker_player_must_begin": (
            N_("The weaker player must begin"),
            N_("The player with the weaker military position begins the next Age and cannot choose."),
        ),
        "token_for_a_pair_may_be_declined": (
            N_("A progress token may be declined"),
            N_("Whoever has a pair of symbols need not take a progress token."),
        ),
        "wonder_choices_may_be_declined": (
            N_("Effects of wonders may be declined"),
            N_("Destroying a card, building from the discard pile and keeping a token are voluntary."),
        ),
        "cards_turn_up_before_choices": (
            N_("Cards turn up before choices"),
            N_("Uncovered cards are turned up before a choice is made that belongs to the same turn."),
        ),
        "library_tokens_are_shown": (
            N_("The tokens of the Great Library are shown"),
            N_("Both players see the three tokens that are drawn out of the box."),
        ),
        "only_the_last_loot_counts": (
            N_("Only the last military token counts"),
            N_("If the pawn passes two tokens in one move, only the farther one costs coins."),
        ),
        "destroyed_cards_leave_the_game": (
            N_("Destroyed cards leave the game"),
            N_("They do not go to the discard pile, so that nobody can build them again."),
        ),
        "strategy_counts_for_wonders": (
            N_("Strategy counts for wonders"),
            N_("With the token Strategy, wonders with shields have one shield more too."),
        ),
        "strategy_counts_for_the_mausoleum": (
            N_("Strategy counts for the Mausoleum"),
            N_("With the token Strategy, a red card of the discard pile has one shield more too."),
        ),
        "guild_backs_are_secret": (
            N_("Guilds have the same back"),
            N_("Face-down guilds cannot be told from other cards of the third Age."),
        ),
        "coins_are_limited": (
            N_("Coins are limited"),
            N_("The bank pays only as long as it has coins."),
        ),
        "second_player_wins_a_full_tie": (
            N_("The second player wins a full tie"),
            N_("With equal points, on blue cards too, the victory is not shared."),
        ),
    },
}


def switch_name(game: str, switch: str) -> str:
    """A rule switch as a label."""
    return _(SWITCHES[game][switch][0])


def switch_explanation(game: str, switch: str) -> str:
    """What it changes when it is on."""
    return _(SWITCHES[game][switch][1])
