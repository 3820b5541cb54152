"""The sentences of 7 Wonders: what is wrong with a move or a position, and which law was broken."""

from collections.abc import Mapping
from typing import Final

from wonders_gui.texts.refusals import REFUSALS

Table = Mapping[str, str]

USAGE: Final[Table] = {
    "unknown_name": "there is no card and no board {name!r} in this edition.",
}

COMMAND: Final[Table] = {
    "bad_payment": "{word!r} is no payment; write left=COINS or right=COINS, each once.",
    "missing_word": "a move ended where its {expected} should be; write for example `0 build baths left=2`.",
    "unknown_card": "there is no card {word!r} in this edition.",
    "unknown_city": "there is no city {word!r} at this table.",
    "unknown_side": "there is no board side {word!r} in this edition.",
    "unknown_verb": "no move is called {word!r}; there are build, stage, sell, free, take, copy, leave, side and pay.",
    "bad_coins": "{word!r} is no number of coins.",
}

POSITION: Final[Table] = {
    "age_not_fought": "a victory in an age whose conflicts are still to come.",
    "board_twice": "two cities have the same board.",
    "burials_differ": "the buried cards are not those that the plays tell of.",
    "card_of_another_age": "{card} cannot be here in age {age}.",
    "conflicts_do_not_match": "there are {won} victories and {lost} defeats, and they come in pairs.",
    "discards_differ": "the discard pile is not the one that the plays tell of.",
    "draws_missing": "the plays tell too little of what was drawn in age {age}.",
    "drawn_card_is_missing": "a card drawn in age {age}, turn {turn} is nowhere.",
    "duplicate_building": "a city may not hold {value!r} twice.",
    "everybody_has_chosen": "everybody has chosen, so the turn is over.",
    "illegal_choice": "the choice is against the rules: {reason}.",
    "impossible_play": "a play that cannot have happened.",
    "expansion_for_more_players": "this expansion is for three players or more.",
    "expansion_twice": "an expansion is named twice.",
    "no_command": "it is no choice: {reason}.",
    "no_free_build": "the city has no right to build for nothing.",
    "no_side_is_open": "the phase waits for a side, and all sides are chosen.",
    "nobody_decides": "no city has what this phase waits for.",
    "not_built_in_this_turn": "it says more than was built in this turn.",
    "nothing_inflicts_this": "nothing that was built in this turn makes others lose so much.",
    "plays_missing": "the plays tell too little of age {age}.",
    "side_is_open": "the side must be chosen before the first turn.",
    "stages_out_of_range": "{stages} stages are built, and the board has {height}.",
    "teams_of_two": "teams of two need four or six players.",
    "teams_without_cities": "teams play with the Cities expansion.",
    "token_is_missing": "a victory token that a card in the city gave is missing.",
    "too_many_black_cards": "{cards} black cards of an age are in play, and {most} can be.",
    "too_many_cards": "{cards} cards were used in age {age}, and {most} can be.",
    "too_many_conflicts": "at most {most} conflicts were fought.",
    "too_many_copies": "the table has fewer copies of {card!r}.",
    "too_many_guilds": "{guilds} guilds are in play, and {most} can be.",
    "too_much_diplomacy": "cards and stages gave at most {most} diplomacy tokens.",
    "unknown_board": "there is no such board in this edition.",
    "unknown_card": "there is no card {value!r} in this edition.",
    "unknown_edition": "there is no such edition.",
    "unknown_fate": "no card can fare like {value!r}.",
    "unknown_power": "no wonder has the power {value!r}.",
    "unknown_side": "there is no such side in this edition.",
    "wrong_age": "it cannot be age {value} in this phase.",
    "wrong_decider": "it is for city {expected} to decide, not for {value}.",
    "wrong_guild_copied": "no neighbour has this guild, or the city cannot copy one.",
    "wrong_hand_size": "{cards} cards are in the hand, and {expected} should be.",
    "wrong_holder": "seat {expected} holds the Free City card in this turn.",
    "wrong_look": "the seat cannot have looked through the discard pile then.",
    "wrong_number_of_cities": "{cities} cities are described, and {expected} are at the table.",
    "wrong_number_of_players": "so many cannot play this edition.",
    "wrong_pile_size": "{cards} cards are in the pile, and {expected} should be.",
    "wrong_purse": "{value} coins cannot be left to spend, but {usual} can.",
    "wrong_turn": "it cannot be turn {value} in this phase.",
}

VIOLATION: Final[Table] = {
    "building_twice": "a building stands twice in {city}.",
    "cards_lost_or_made": "{card} lies on the table {found} times instead of {expected}.",
    "coins_below_zero": "{city} has {coins} coins.",
    "coins_lost_or_made": "{found} coins are on the table instead of {expected}.",
    "loss_not_settled": "a loss of coins was not settled in its turn.",
    "income_spent": "{city} spent {spent} coins and had {coins} when the turn began.",
    "wrong_black_cards": "{found} black cards of age {age} are in play instead of {expected} different ones.",
    "wrong_choices": "{city} has used {found} cards instead of {expected}.",
    "wrong_coins": "{city} has {found} coins, and the events say {expected}.",
    "wrong_count": "in {city} a fresh count differs in: {field}.",
    "wrong_debt_or_diplomacy": "the debt or the diplomacy of {city} is not what the events say.",
    "wrong_discard": "the discard pile has {found} cards that are not the {expected} told of.",
    "wrong_guilds": "{found} guilds are in play instead of {expected} different ones.",
    "wrong_hand": "seat {seat} holds {found} cards instead of {expected}.",
    "wrong_loss": "{city} lost {found} coins and debt instead of {expected}.",
    "wrong_pile": "the pile has {found} cards instead of {expected}.",
    "wrong_stages": "{city} has {stages} stages of {height}, and {buried} buried cards.",
    "wrong_tokens": "the tokens of the conflicts are not those told of.",
    "wrong_victories": "{city} has {found} victories in the last conflict instead of {expected}.",
}

FAMILIES: Final[Mapping[str, Table]] = {
    "CommandError": COMMAND,
    "PositionError": POSITION,
    "Refusal": REFUSALS["seven"],
    "UsageError": USAGE,
    "Violation": VIOLATION,
}
