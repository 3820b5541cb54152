"""Every sentence the command line says when something is wrong: a code in, a sentence with named fields out.

The engine speaks in codes; this table is where gettext will take over.
"""

from collections.abc import Mapping
from typing import Final

from engine.core.errors import CodedError

Detail = str | int
Table = Mapping[str, str]

MESSAGES: Final[Table] = {
    "bug": "this is a bug in the program ({kind}: {text}); with {variable}=1 set it shows where.",
    "interrupted": "stopped.",
    "not_a_whole_number": "{text!r} is not a whole number",
    "below_one": "{text!r} is not a number from 1 on",
    "not_a_time": "{text!r} is not a number of seconds above 0 and below a day",
}

USAGE: Final[Table] = {
    "bad_arguments": "{message} (see {command} --help).",
    "no_verb": "say what to do: {known} (see wonders --help).",
    "unknown_verb": "there is no verb {verb!r}; there are {known} (see wonders --help).",
    "unknown_game_asked": "there is no game {game!r} in this program; there is {known}.",
    "unknown_name": "there is no card and no board {name!r} in this edition.",
    "unknown_colour": "there is no colour {colour!r}; there are {known}.",
    "no_such_age": "there is no age {age}; there are 1, 2 and 3.",
    "no_such_seat_here": "there is no seat {seat} in this game; seats are numbered from 0 to {highest}.",
    "seat_without_text": "--seat says whose eyes to tell the game through, so it needs --text.",
    "json_and_yaml": "--json and --yaml cannot go together.",
    "text_and_json": "--text and --json cannot go together.",
    "too_many_jobs": "{jobs} processes are too many; at most {highest} can work side by side.",
}

CONFIG: Final[Table] = {
    "unknown_edition": "there is no edition {edition}; there are 1 and 2.",
    "wrong_number_of_players": "{players} cannot play this edition; {lowest} to {highest} players can.",
    "seed_out_of_range": "the seed {seed} is out of range; seeds go from 0 to 2^63 - 1.",
    "unknown_expansion": "the expansion {expansion!r} is not in this program.",
    "wrong_length": "{given} {field} were given, and {needed} are needed: one per city.",
    "unknown_board": "there is no board {board!r} in this edition.",
    "board_twice": "the board {board!r} was asked for twice.",
    "unknown_side": "there is no board side {side!r} in this edition.",
    "not_a_table": "this does not describe a table.",
    "unknown_field": "a table has no field {field!r}.",
    "wrong_type": "the field {field!r} of the table has a value of the wrong kind.",
    "unknown_switch": "there is no rule switch {switch!r}.",
}

SAVE: Final[Table] = {
    "unreadable": "{file} cannot be read: {reason}.",
    "empty_file": "{file} is empty.",
    "too_large": "{file} is larger than the {limit} bytes a saved game may have.",
    "not_a_save": "{file} is not a saved game.",
    "line_too_long": "{file}, line {line}: longer than the {limit} bytes a line may have.",
    "newer_version": "{file} was written by a newer version of this program; it was left untouched.",
    "not_utf8": "{file}, line {line}: damaged, for it is not text.",
    "damaged_line": "{file}, line {line}: damaged, for {reason}.",
    "bad_field": "{file}, line {line}: the field {field!r} cannot be used: {reason}.",
    "unknown_game": "{file} is a game of {game!r}, which this program does not have.",
    "catalog_differs": "{file} was played with other card data than this program has.",
    "illegal_command": "{file}, line {line}: a decision against the rules: {reason}.",
    "events_differ": "{file}, line {line}: what happened there is not what the rules say.",
    "cannot_write": "{file} cannot be written: {reason}.",
}

COMMAND: Final[Table] = {
    "bad_field": "the field {field!r} of a decision cannot be used.",
    "bad_payment": "{word!r} is no payment; write left=COINS or right=COINS, each once.",
    "missing_field": "a decision lacks the field {field!r}.",
    "missing_word": "a move ended where its {expected} should be; write for example `0 build baths left=2`.",
    "not_a_record": "this does not describe a decision.",
    "unexpected_word": "a move goes on with {word!r}, which says nothing there.",
    "unknown_card": "there is no card {word!r} in this edition.",
    "unknown_city": "there is no city {word!r} at this table.",
    "unknown_field": "a decision has no field {field!r}.",
    "unknown_seat": "there is no seat {word!r} at this table.",
    "unknown_side": "there is no board side {word!r} in this edition.",
    "unknown_verb": "no move is called {word!r}; there are build, stage, sell, free, take, copy, leave and side.",
}

MOVE: Final[Table] = {
    "move_refused": "the move {move!r} is against the rules: {why}",
}

WORKER: Final[Table] = {
    "worker_died": "one of the processes that played was ended from outside.",
}

POSITION: Final[Table] = {
    "age_not_fought": "a victory in an age whose conflicts are still to come.",
    "alias": "anchors and aliases are not allowed.",
    "board_twice": "two cities have the same board.",
    "burials_differ": "the buried cards are not those that the plays tell of.",
    "card_of_another_age": "{card} cannot be here in age {age}.",
    "conflicts_do_not_match": "there are {won} victories and {lost} defeats, and they come in pairs.",
    "discards_differ": "the discard pile is not the one that the plays tell of.",
    "draws_missing": "the plays tell too little of what was drawn in age {age}.",
    "drawn_card_is_missing": "a card drawn in age {age}, turn {turn} is nowhere.",
    "duplicate_building": "a city may not hold {value!r} twice.",
    "empty": "nothing is described here.",
    "everybody_has_chosen": "everybody has chosen, so the turn is over.",
    "illegal_choice": "the choice is against the rules: {reason}.",
    "impossible_play": "a play that cannot have happened.",
    "key_not_text": "a name is neither a word nor a number.",
    "missing_field": "it is missing.",
    "no_command": "it is no choice: {reason}.",
    "no_free_build": "the city has no right to build for nothing.",
    "no_side_is_open": "the phase waits for a side, and all sides are chosen.",
    "nobody_decides": "no city has what this phase waits for.",
    "not_built_in_this_turn": "it says more than was built in this turn.",
    "not_json": "it is not JSON.",
    "not_yaml": "it is not YAML.",
    "out_of_range": "{value} is not between {lowest} and {highest}.",
    "plays_missing": "the plays tell too little of age {age}.",
    "repeated_key": "the name {value!r} stands there twice.",
    "seed_out_of_range": "the seed is out of range.",
    "several_documents": "one position is enough.",
    "side_is_open": "the side must be chosen before the first turn.",
    "stages_out_of_range": "{stages} stages are built, and the board has {height}.",
    "tag": "tags are not allowed.",
    "too_deep": "it is nested too deeply.",
    "too_large": "it has {bytes} bytes, and a position has at most {most}.",
    "too_many_cards": "{cards} cards were used in age {age}, and {most} can be.",
    "too_many_conflicts": "at most {most} conflicts were fought.",
    "too_many_copies": "the table has fewer copies of {card!r}.",
    "too_many_guilds": "{guilds} guilds are in play, and {most} can be.",
    "unknown_board": "there is no such board in this edition.",
    "unknown_card": "there is no card {value!r} in this edition.",
    "unknown_edition": "there is no such edition.",
    "unknown_expansion": "there is no such expansion.",
    "unknown_fate": "no card can fare like {value!r}.",
    "unknown_field": "there is no such field.",
    "unknown_game": "there is no game {value!r} in this program.",
    "unknown_phase": "there is no phase {value!r}.",
    "unknown_power": "no wonder has the power {value!r}.",
    "unknown_side": "there is no such side in this edition.",
    "unknown_switch": "there is no such rule switch.",
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
    "wrong_type": "it should be of another kind: {expected}.",
}
"""What is wrong at a place in a position; `sentence_for` puts the place before it."""

REFUSAL: Final[Table] = {
    "already_built": "{card} already stands in the city.",
    "already_chosen": "seat {seat} has already chosen.",
    "card_not_in_discard": "{card} is not in the discard pile.",
    "card_not_in_hand": "{card} is not at hand.",
    "costs_nothing_anyway": "{card} costs nothing anyway.",
    "free_city_must_build": "the Free City may not sell while it can build.",
    "game_is_over": "the game is over.",
    "must_take_a_card": "a card must be taken from the discard pile.",
    "no_free_build": "there is no free building left.",
    "no_such_guild_beside_you": "{card} stands in no neighbouring city.",
    "no_such_seat": "there is no seat {seat}.",
    "no_such_side": "the board has no such side.",
    "not_your_decision": "seat {seat} has nothing to decide now.",
    "payment_not_offered": "paying {bank} to the bank, {left} to the left and {right} to the right is not on offer.",
    "resource_missing": "nobody here has the {need} it needs.",
    "too_few_coins": "it costs {price}, and the city may spend {coins}.",
    "unknown_command": "nobody can ask for that.",
    "wonder_is_complete": "the wonder is complete.",
    "wrong_city": "the decision is for {expected_city}, not for {city}.",
    "wrong_kind_of_decision": "the table waits for another kind of decision.",
}

VIOLATION: Final[Table] = {
    "building_twice": "a building stands twice in {city}.",
    "cards_lost_or_made": "{card} lies on the table {found} times instead of {expected}.",
    "coins_below_zero": "{city} has {coins} coins.",
    "coins_lost_or_made": "{found} coins are on the table instead of {expected}.",
    "crash": "the engine stopped with {kind}: {text}.",
    "income_spent": "{city} spent {spent} coins and had {coins} when the turn began.",
    "legal_move_refused": "a legal move of seat {seat} is refused: {reason}.",
    "move_listed_twice": "a move of seat {seat} is listed twice.",
    "no_legal_move": "seat {seat} must decide and has no legal move.",
    "wrong_choices": "{city} has used {found} cards instead of {expected}.",
    "wrong_coins": "{city} has {found} coins, and the events say {expected}.",
    "wrong_count": "in {city} a fresh count differs in: {field}.",
    "wrong_discard": "the discard pile has {found} cards that are not the {expected} told of.",
    "wrong_guilds": "{found} guilds are in play instead of {expected} different ones.",
    "wrong_hand": "seat {seat} holds {found} cards instead of {expected}.",
    "wrong_pile": "the pile has {found} cards instead of {expected}.",
    "wrong_stages": "{city} has {stages} stages of {height}, and {buried} buried cards.",
    "wrong_tokens": "the tokens of the conflicts are not those told of.",
    "wrong_victories": "{city} has {found} victories in the last conflict instead of {expected}.",
}

CATALOG: Final[Table] = {
    "unknown_edition": "there is no edition {edition}; there are 1 and 2.",
    "unreadable_file": "the data file {file} cannot be read; the installation is damaged.",
}

DEFAULTS: Final[Table] = {
    "CatalogError": "the data file {file} is damaged at {entry}, {field}: {code}.",
}

REASONS: Final[Table] = {
    "EACCES": "permission denied",
    "EINVAL": "no file can have such a name",
    "EIO": "the disk reports an error",
    "EISDIR": "it is a folder",
    "ELOOP": "links lead round in a circle",
    "ENAMETOOLONG": "the name is too long",
    "ENOENT": "there is no such file or folder",
    "ENOSPC": "the disk is full",
    "ENOTDIR": "its folder is not a folder",
    "EROFS": "the disk is write-protected",
    "already_built": "the building already stands in the city",
    "already_chosen": "the seat had already chosen",
    "board_twice": "a board is named twice",
    "card_not_in_discard": "the card is not in the discard pile",
    "card_not_in_hand": "the card is not at hand",
    "changed_by_another": "another program has changed it",
    "costs_nothing_anyway": "the card costs nothing anyway",
    "free_city_must_build": "the Free City may not sell while it can build",
    "game_is_over": "the game was over",
    "line_too_long": "a line would be too long",
    "missing": "it is missing",
    "must_take_a_card": "a card must be taken from the discard pile",
    "no_free_build": "there is no free building left",
    "no_newline": "it ends in the middle",
    "no_such_guild_beside_you": "the guild stands in no neighbouring city",
    "no_such_seat": "there is no such seat",
    "no_such_side": "the board has no such side",
    "not_a_file": "it is not an ordinary file",
    "not_a_list": "it is not a list",
    "not_a_text": "it is not a text",
    "not_an_integer": "it is not a whole number",
    "not_json": "it is not JSON",
    "not_your_decision": "the seat had nothing to decide",
    "out_of_order": "it does not follow from the line before",
    "payment_not_offered": "this payment is not on offer",
    "resource_missing": "a resource cannot be had",
    "seed_out_of_range": "the seed is out of range",
    "too_deep": "it is nested too deeply",
    "too_few_coins": "it costs more than the city may spend",
    "too_large": "it would be too large",
    "twice": "the same decision stands there twice",
    "unknown": "nothing like it is known",
    "unknown_board": "there is no such board",
    "unknown_edition": "there is no such edition",
    "unknown_expansion": "there is no such expansion",
    "unknown_side": "there is no such board side",
    "unknown_switch": "there is no such rule switch",
    "wonder_is_complete": "the wonder is complete",
    "wrong_city": "the decision is for another city",
    "wrong_kind_of_decision": "the table waits for another kind of decision",
    "wrong_length": "it has not one entry per city",
    "wrong_number_of_players": "so many cannot play this edition",
    "wrong_sum": "its checksum is wrong",
    "wrong_type": "it has a value of the wrong kind",
}
"""Short reasons inside a sentence; a reason without a phrase is shown as its code."""

FAMILIES: Final[Mapping[str, Table]] = {
    "CatalogError": CATALOG,
    "CommandError": COMMAND,
    "ConfigError": CONFIG,
    "MoveRefused": MOVE,
    "PositionError": POSITION,
    "Refusal": REFUSAL,
    "SaveError": SAVE,
    "UsageError": USAGE,
    "Violation": VIOLATION,
    "WorkerError": WORKER,
}


def sentence(code: str, **fields: Detail) -> str:
    """A message of the command line itself."""
    return MESSAGES[code].format(**fields)


def sentence_for(error: CodedError) -> str:
    """What is wrong with a file, a table or the command line."""
    family = type(error).__name__
    text = told(family, error.code, error.details)
    return f"{place_of(error)}{text}" if family == "PositionError" else text


def place_of(error: CodedError) -> str:
    """Where in a position the trouble is."""
    details = error.details
    places = [details.get("file"), f"line {details['line']}" if "line" in details else None, details.get("field")]
    told_places = ", ".join(str(place) for place in places if place)
    return f"{told_places}: " if told_places else ""


def told(family: str, code: str, details: Mapping[str, Detail]) -> str:
    """The sentence of a code; one without a sentence is shown as it is, so that nothing is ever hidden."""
    template = FAMILIES.get(family, {}).get(code, DEFAULTS.get(family))
    fields = {name: reason(value) if name == "reason" else value for name, value in details.items()}
    try:
        return template.format(code=code, **fields) if template else unknown(code, fields)
    except (KeyError, IndexError, TypeError):
        return unknown(code, fields)


def reason(value: Detail) -> str:
    """The phrase for a reason; a refusal of the rules is one too."""
    code = str(value)
    return REASONS.get(code) or code


def unknown(code: str, fields: Mapping[str, Detail]) -> str:
    """A code without a sentence, with all it says."""
    facts = ", ".join(f"{name} {value}" for name, value in fields.items())
    return f"{code} ({facts})." if facts else f"{code}."
