"""The sentences of 7 Wonders Dice: what is wrong with a move or a position, and which law was broken."""

from collections.abc import Mapping
from typing import Final

from wonders_gui.texts.refusals import REFUSALS

Table = Mapping[str, str]

USAGE: Final[Table] = {
    "unknown_name": "there is no board {name!r} in this game.",
}

CONFIG: Final[Table] = {
    "wrong_number_of_players": "{players} cannot play this game. It is for {lowest} to {highest} players.",
    "wrong_length": "{field}: one entry per seat is needed. Given: {given}, needed: {needed}.",
    "unknown_board": "there is no board {board!r} in this game.",
    "board_twice": "two seats cannot have the same board: {board}.",
}

COMMAND: Final[Table] = {
    "missing_word": "a move ended where its {expected} should be; write for example `0 build blue agora.r1.1`.",
    "unknown_dice_field": "there is no field {word!r} in this game.",
    "unknown_die": "there is no die {word!r} in this game.",
    "unknown_verb": "no move is called {word!r}; there are build, wonder, pass, cross, decline and remove.",
}

POSITION: Final[Table] = {
    "board_twice": "two seats cannot have the same board: {board}.",
    "choice_of_another_seat": "it is a choice of seat {seat}.",
    "die_is_unlocked": "{value} was unlocked in an earlier turn and should lie in the Forum.",
    "everybody_has_chosen": "everybody has chosen, so the actions would be open.",
    "field_twice": "{value} is named a second time.",
    "game_is_not_over": "the last turn has not been played.",
    "illegal_choice": "this choice is against the rules: {reason}.",
    "not_a_choice": "it does not describe a choice.",
    "not_in_this_phase": "nothing like it is there in this phase.",
    "not_unlocked": "nobody can have unlocked {value} in time.",
    "nothing_to_choose": "there is nothing to choose from.",
    "too_few_attack_points": "{value} has brought at least {least} points.",
    "unknown_board": "there is no board {value!r} in this game.",
    "unknown_dice_field": "there is no field {value!r} in this game.",
    "unknown_die": "there is no die {value!r} in this game.",
    "unknown_roll": "no die can lie like {value!r}.",
    "unknown_step": "no field does {value!r}.",
    "unknown_task": "there is no task {value!r}.",
    "wrong_bonus_fields": "{crossed} bonus fields are crossed, and by the completed buildings it should be {expected}.",
    "wrong_dice": "these cannot be the dice of the Forum.",
    "wrong_last_turn": "by the bonus fields that are crossed, the last turn cannot be {value}.",
    "wrong_number_of_players": "{players} cannot play this game. It is for {lowest} to {highest} players.",
    "wrong_order": "{value} is crossed before the field that its arrow comes from.",
    "wrong_step": "nothing that was crossed in this turn asks for it.",
}

VIOLATION: Final[Table] = {
    "court_not_met": "seat {seat} built in the Court without the fields for it.",
    "die_not_in_forum": "seat {seat} used a die that is not in the Forum.",
    "die_not_unlocked": "seat {seat} used a special die, or one lies in the Forum, that was not unlocked.",
    "field_crossed_twice": "seat {seat} crossed a field twice.",
    "negative_coins": "seat {seat} has {found} coins.",
    "no_more_turns": "a turn began after the last one.",
    "sealed_twice": "seat {seat} chose twice in a turn.",
    "wrong_aside": "{die} is neither aside nor in the Forum, or both.",
    "wrong_attack": "an attack of seat {seat} is worth {found} points instead of {expected}.",
    "wrong_bonus_fields": "seat {seat} has crossed {found} bonus fields instead of {expected}.",
    "wrong_coins": "seat {seat} has {found} coins, and the events say {expected}.",
    "wrong_crosses": "seat {seat} has other fields crossed than the events say.",
    "wrong_decider": "the table waits for {found} instead of {expected}.",
    "wrong_dice": "in the Forum are {found} instead of {expected}.",
    "wrong_die_coins": "a die brings seat {seat} {found} coins instead of {expected}.",
    "wrong_die_price": "a die costs seat {seat} {found} coins instead of {expected}.",
    "wrong_discount": "dice cost seat {seat} {found} coins less instead of {expected}.",
    "wrong_end": "the game ends after turn {found} instead of {expected}.",
    "wrong_first_points": "seat {seat} has {found} points for being first instead of {expected}.",
    "wrong_forum": "other dice were rolled than lie in the Forum.",
    "wrong_free_dice": "a die is free for seat {seat}, or not, against its fields.",
    "wrong_last_turn": "the last turn is {found} instead of {expected}.",
    "wrong_old_crosses": "seat {seat} had other fields crossed before the turn than the events say.",
    "wrong_open_fields": "at seat {seat} other fields are open than the arrows say.",
    "wrong_order": "seat {seat} crossed a field before the one that its arrow comes from.",
    "wrong_pass_coins": "seat {seat} passed for {found} coins instead of {expected}.",
    "wrong_payment": "seat {seat} paid {found} coins for a field instead of {expected}.",
    "wrong_points": "seat {seat} has {found} points, and a second count gives {expected}.",
    "wrong_removal": "a die left the game that had to stay.",
    "wrong_resources": "seat {seat} has {found} resources instead of {expected}.",
    "wrong_symbol": "seat {seat} crossed a field that its die does not open.",
    "wrong_turn": "it is turn {found} instead of {expected}.",
    "wrong_unlocked_dice": "seat {seat} may use a special die, or not, against its fields.",
    "wrong_unlocker": "seat {found} chose the die that leaves instead of seat {expected}.",
}

FAMILIES: Final[Mapping[str, Table]] = {
    "CommandError": COMMAND,
    "ConfigError": CONFIG,
    "PositionError": POSITION,
    "Refusal": REFUSALS["dice"],
    "UsageError": USAGE,
    "Violation": VIOLATION,
}
