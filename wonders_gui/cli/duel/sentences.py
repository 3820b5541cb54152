"""The sentences of 7 Wonders Duel: what is wrong with a table, a move or a position, and which law was broken."""

from collections.abc import Mapping
from typing import Final

Table = Mapping[str, str]

USAGE: Final[Table] = {
    "unknown_name": "there is no card, no wonder and no token {name!r} in this game.",
}

CONFIG: Final[Table] = {
    "unknown_first_player": "nobody is first by {first!r}; there are seat_0, seat_1 and random.",
    "unknown_wonders": "wonders are not shared out by {wonders!r}; there are draft and first_game.",
}

COMMAND: Final[Table] = {
    "missing_word": "a move ended where its {expected} should be; write for example `0 build baths`.",
    "unknown_card": "there is no card {word!r} in this game.",
    "unknown_token": "there is no progress token {word!r} in this game.",
    "unknown_verb": (
        "no move is called {word!r}; there are take, build, discard, destroy, dig, wonder, token, begin and decline."
    ),
    "unknown_wonder": "there is no wonder {word!r} in this game.",
}

POSITION: Final[Table] = {
    "age_has_begun": "{taken} cards are taken, so the age has begun.",
    "card_of_another_age": "{card} belongs to age {age} and cannot be here.",
    "card_twice": "{card} is named a second time.",
    "covered_slot_taken": "it cannot be taken while {by} lies on it.",
    "game_is_over": "a city has won, so the game is over.",
    "no_card_under": "it should name the card under it: `{wonder} over CARD`.",
    "nobody_decides": "nothing at this table asks for that.",
    "nobody_has_won": "the game is not over.",
    "not_destroyed": "no wonder can have destroyed {card}.",
    "not_in_the_box": "it has a token that is not in the box.",
    "nothing_to_choose": "there is nothing to choose from.",
    "nothing_to_play": "no card is left to play.",
    "nothing_was_played": "it cannot be like this before a card was taken.",
    "switch_is_off": "it can have something only with the rule switch {switch}.",
    "token_twice": "{token} is named a second time.",
    "tokens_missing": "there are {tokens} progress tokens in all, and there should be {expected}.",
    "too_few_guilds": "{guilds} of the {cards} cards of age III are guilds, and there are {expected}.",
    "too_few_tokens": "the cities have {tokens} progress tokens, and should have at least {least}.",
    "too_many_cards": "{cards} cards were used in age {age}, and at most {most} can be.",
    "too_many_coins": "{coins} coins are in the cities, and the box has {most}.",
    "too_many_guilds": "{guilds} guilds are in play, and at most {most} can be.",
    "too_many_symbols": "{symbols} different symbols are there, and {most} end the game.",
    "too_many_tokens": "{tokens} progress tokens are there, and at most {most} can be.",
    "too_many_wonders": "{wonders} wonders are there, and at most {most} can be.",
    "two_victories": "only one can win.",
    "unknown_card": "there is no card {value!r} in this game.",
    "unknown_loot": "no loot token costs {value} coins, or it is named a second time.",
    "unknown_token": "there is no progress token {value!r} in this game.",
    "unknown_victory": "there is no victory {value!r}.",
    "unknown_wonder": "there is no wonder {value!r} in this game.",
    "wonder_left_over": "with {most} wonders built, no other stays in the game.",
    "wonder_twice": "{wonder} is named a second time.",
    "wrong_active": "it is the turn of seat {expected}, not of {value}.",
    "wrong_decider": "it is for seat {expected} to decide, not for {value}.",
    "wrong_extra_turn": "it should be {expected}.",
    "wrong_face": "the card should lie face {expected}.",
    "wrong_loot": "with the pawn where it is, this cannot be what is left.",
    "wrong_number_of_cities": "{cities} cities are described, and {expected} are at the table.",
    "wrong_number_of_rows": "{rows} rows are described, and the structure has {expected}.",
    "wrong_number_of_slots": "{slots} cards are described, and the row has {expected}.",
    "wrong_number_of_tokens": "{tokens} progress tokens are there, and {expected} should be.",
    "wrong_number_of_wonders": "{wonders} wonders are there, and {expected} should be.",
    "wrong_pawn": "by the shields of both cities it stands between {lowest} and {highest}, not at {value}.",
    "wrong_victory": "the victory is {expected}, not {value}.",
    "wrong_winner": "it is not seat {value} that has won.",
}

REFUSAL: Final[Table] = {
    "card_not_accessible": "{card} cannot be taken from the structure now.",
    "card_not_in_discard": "{card} is not in the discard pile.",
    "card_not_to_destroy": "{card} is no {colour} card of the opponent.",
    "must_choose": "the choice must be made.",
    "no_more_wonders": "{most} wonders stand, and no more may be built.",
    "not_your_wonder": "{wonder} belongs to somebody else, or to nobody.",
    "token_not_on_offer": "{token} cannot be chosen now.",
    "too_few_coins": "it costs {price}, and the city has {coins}.",
    "wonder_already_built": "{wonder} stands already.",
    "wonder_not_shown": "{wonder} is not among the wonders shown.",
}

VIOLATION: Final[Table] = {
    "cards_lost_or_made": "{card} lies on the table {found} times instead of {expected}.",
    "coins_below_zero": "seat {seat} has {coins} coins.",
    "coins_lost_or_made": "{found} coins are on the table instead of {expected}.",
    "played_out_of_turn": "seat {seat} played when it was the turn of the other.",
    "tokens_lost_or_made": "{token} lies on the table {found} times.",
    "too_many_coins": "{found} coins are on the table, and the box has {most}.",
    "too_many_wonders": "{found} wonders stand, and at most {most} may.",
    "wonder_not_returned": "{wonder} is still to be built, and no more wonders may be.",
    "wonder_returned_early": "{wonder} went out of the game while it could still be built.",
    "wonder_twice": "{wonder} came up twice.",
    "wrong_access": "slot {slot} is not as accessible as the cards on it make it.",
    "wrong_age": "it is age {found} instead of {expected}.",
    "wrong_board": "{found} progress tokens are on the board that are not the {expected} told of.",
    "wrong_box": "{found} progress tokens are in the box that are not the {expected} told of.",
    "wrong_card_price": "{card} costs seat {seat} {found} coins instead of {expected}.",
    "wrong_card_under": "the card under {wonder} is not the one told of.",
    "wrong_cards": "seat {seat} has {found} cards that are not the {expected} told of.",
    "wrong_coins": "seat {seat} has {found} coins, and the events say {expected}.",
    "wrong_colour": "a card of the colour {found} may be destroyed instead of {expected}.",
    "wrong_count": "at seat {seat} a fresh count differs in: {field}.",
    "wrong_deal": "{found} different cards of age {age} were dealt instead of {expected}.",
    "wrong_decider": "the table waits for {found} instead of {expected}.",
    "wrong_discard": "the discard pile has {found} cards that are not the {expected} told of.",
    "wrong_draft": "seat {seat} has drafted {found} wonders instead of {expected}.",
    "wrong_draw": "{found} progress tokens are drawn instead of {expected} from the box.",
    "wrong_extra_turn": "the number of extra turns to come is {found} instead of {expected}.",
    "wrong_face_up": "the card in slot {slot} lies on the wrong face.",
    "wrong_first_player": "{found} is the first player instead of {expected}.",
    "wrong_gone": "{found} cards are gone from the game that are not the {expected} told of.",
    "wrong_guilds": "{found} guilds were dealt in age {age} instead of {expected}.",
    "wrong_loot": "a loot token of seat {seat} is there, or gone, against the way of the pawn.",
    "wrong_loot_coins": "seat {seat} lost {found} coins as loot instead of {expected}.",
    "wrong_pawn": "the pawn stands at {found} instead of {expected}.",
    "wrong_phase": "the table waits in the phase {found} instead of {expected}.",
    "wrong_picks": "{found} wonders are picked instead of {expected}.",
    "wrong_plans": "seat {seat} may build {found} wonders that are not the {expected} told of.",
    "wrong_score": "seat {seat} scores {found} points, and a second count gives {expected}.",
    "wrong_set": "seat {seat} did not get its wonders of a first game.",
    "wrong_shown": "{found} wonders are shown instead of {expected}.",
    "wrong_slot": "slot {slot} does not hold what was dealt there and not used.",
    "wrong_token_deal": "{found} progress tokens were laid on the board instead of {expected}.",
    "wrong_tokens": "seat {seat} has {found} progress tokens that are not the {expected} told of.",
    "wrong_turn": "it is the turn of {found} instead of {expected}.",
    "wrong_turned_up": "the card in slot {slot} was not turned up when it should have been.",
    "wrong_victory": "the victory is {found} instead of {expected}.",
    "wrong_winner": "{found} has won instead of {expected}.",
    "wrong_wonder_count": "{found} wonders are counted, and {expected} stand.",
    "wrong_wonder_price": "{wonder} costs seat {seat} {found} coins instead of {expected}.",
    "wrong_wonders": "seat {seat} has built {found} wonders that are not the {expected} told of.",
}

REASONS: Final[Table] = {
    "card_not_accessible": "the card cannot be taken from the structure",
    "card_not_in_discard": "the card is not in the discard pile",
    "card_not_to_destroy": "the card is none that may be destroyed",
    "must_choose": "the choice must be made",
    "no_more_wonders": "no more wonders may be built",
    "not_your_wonder": "the wonder is not the seat's own",
    "token_not_on_offer": "the progress token is not on offer",
    "too_few_coins": "it costs more coins than the city has",
    "unknown_first_player": "there is no such first player",
    "unknown_wonders": "there is no such way to share wonders out",
    "wonder_already_built": "the wonder stands already",
    "wonder_not_shown": "the wonder is not among those shown",
}

FAMILIES: Final[Mapping[str, Table]] = {
    "CommandError": COMMAND,
    "ConfigError": CONFIG,
    "PositionError": POSITION,
    "reason": REASONS,
    "Refusal": REFUSAL,
    "UsageError": USAGE,
    "Violation": VIOLATION,
}
