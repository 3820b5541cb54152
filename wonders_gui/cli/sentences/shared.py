"""The sentences that hold for every game: what is wrong with a command line, a table, a file or a position."""

from collections.abc import Mapping
from typing import Final

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
    "unknown_game_asked": "there is no game {game!r} in this program; the games are {known}.",
    "unknown_switch_asked": "there is no rule switch {switch!r}; there are {known}.",
    "option_of_another_game": "{option} is an option of the game {owner}, not of {asked} (see {command} --help).",
    "unknown_colour": "there is no colour {colour!r}; there are {known}.",
    "no_such_age": "there is no age {age}; there are 1, 2 and 3.",
    "no_such_seat_here": "there is no seat {seat} in this game; seats are numbered from 0 to {highest}.",
    "seat_without_text": "--seat says whose eyes to tell the game through, so it needs --text.",
    "json_and_yaml": "--json and --yaml cannot go together.",
    "text_and_json": "--text and --json cannot go together.",
    "no_bots_named": "say with --bots who plays, with commas between them.",
    "not_two_bots": "a sequential test compares two bots, and {bots} are named.",
    "wrong_sprt": "{text!r} are not two Elo differences, the lower one first: write for example 0,30.",
    "too_many_jobs": "{jobs} processes are too many; at most {highest} can work side by side.",
}

CONFIG: Final[Table] = {
    "seed_out_of_range": "the seed {seed} is out of range; seeds go from 0 to 2^63 - 1.",
    "unknown_expansion": "the expansion {expansion!r} is not in this program.",
    "not_a_table": "this does not describe a table.",
    "unknown_field": "a table has no field {field!r}.",
    "wrong_type": "the field {field!r} of the table has a value of the wrong kind.",
    "unknown_switch": "there is no rule switch {switch!r}.",
    "bad_bot": "{bot!r} is no bot; write a level, with /CHARACTER and @MILLISECONDS or @POSITIONSp after it.",
    "no_bots": "no bot plays {game} yet.",
    "unknown_character": (
        "no bot has the character {character!r}; there are balanced, warlord, scholar, merchant and architect."
    ),
    "unknown_level": ("no bot has the level {level!r}; there are novice, apprentice, citizen, strategist and master."),
    "wrong_number_of_bots": "{bots} bots are too few for {seats} seats: name one, two, or one for each seat.",
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
    "missing_field": "a decision lacks the field {field!r}.",
    "missing_word": "a move ended where its {expected} should be.",
    "not_a_record": "this does not describe a decision.",
    "unexpected_word": "a move goes on with {word!r}, which says nothing there.",
    "unknown_field": "a decision has no field {field!r}.",
    "unknown_seat": "there is no seat {word!r} at this table.",
}

MOVE: Final[Table] = {
    "move_refused": "the move {move!r} is against the rules: {why}",
}

CREW: Final[Table] = {
    "no_cluster_extra": "a cluster needs Dask, which is not installed: pip install 'wonders[cluster]'.",
    "no_scheduler": "no Dask scheduler answers at {address}.",
    "worker_died": "one of the processes that played was ended from outside.",
}

POSITION: Final[Table] = {
    "alias": "anchors and aliases are not allowed.",
    "empty": "nothing is described here.",
    "key_not_text": "a name is neither a word nor a number.",
    "missing_field": "it is missing.",
    "not_json": "it is not JSON.",
    "not_yaml": "it is not YAML.",
    "out_of_range": "{value} is not between {lowest} and {highest}.",
    "repeated_key": "the name {value!r} stands there twice.",
    "seed_out_of_range": "the seed is out of range.",
    "several_documents": "one position is enough.",
    "tag": "tags are not allowed.",
    "too_deep": "it is nested too deeply.",
    "too_large": "it has {bytes} bytes, and a position has at most {most}.",
    "unknown_expansion": "there is no such expansion.",
    "unknown_field": "there is no such field.",
    "unknown_game": "there is no game {value!r} in this program.",
    "unknown_phase": "there is no phase {value!r}.",
    "unknown_switch": "there is no such rule switch.",
    "wrong_type": "it should be of another kind: {expected}.",
}
"""What is wrong at a place in a position; `sentence_for` puts the place before it."""

REFUSAL: Final[Table] = {
    "game_is_over": "the game is over.",
    "no_such_seat": "there is no seat {seat}.",
    "not_your_decision": "seat {seat} has nothing to decide now.",
    "unknown_command": "nobody can ask for that.",
    "wrong_kind_of_decision": "the table waits for another kind of decision.",
}

VIOLATION: Final[Table] = {
    "crash": "the engine stopped with {kind}: {text}.",
    "legal_move_refused": "a legal move of seat {seat} is refused: {reason}.",
    "move_listed_twice": "a move of seat {seat} is listed twice.",
    "no_legal_move": "seat {seat} must decide and has no legal move.",
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
    "changed_by_another": "another program has changed it",
    "game_is_over": "the game was over",
    "line_too_long": "a line would be too long",
    "missing": "it is missing",
    "no_newline": "it ends in the middle",
    "no_such_seat": "there is no such seat",
    "not_a_file": "it is not an ordinary file",
    "not_a_list": "it is not a list",
    "not_a_text": "it is not a text",
    "not_an_integer": "it is not a whole number",
    "not_json": "it is not JSON",
    "not_your_decision": "the seat had nothing to decide",
    "out_of_order": "it does not follow from the line before",
    "seed_out_of_range": "the seed is out of range",
    "too_deep": "it is nested too deeply",
    "too_large": "it would be too large",
    "twice": "the same decision stands there twice",
    "unknown": "nothing like it is known",
    "unknown_expansion": "there is no such expansion",
    "unknown_switch": "there is no such rule switch",
    "wrong_kind_of_decision": "the table waits for another kind of decision",
    "wrong_sum": "its checksum is wrong",
    "wrong_type": "it has a value of the wrong kind",
}
"""Short reasons inside a sentence; a reason without a phrase is shown as its code."""

FAMILIES: Final[Mapping[str, Table]] = {
    "CatalogError": CATALOG,
    "CommandError": COMMAND,
    "ConfigError": CONFIG,
    "CrewError": CREW,
    "MoveRefused": MOVE,
    "PositionError": POSITION,
    "reason": REASONS,
    "Refusal": REFUSAL,
    "SaveError": SAVE,
    "UsageError": USAGE,
    "Violation": VIOLATION,
}
