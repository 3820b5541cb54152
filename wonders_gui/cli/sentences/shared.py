"""The sentences that hold for every game: what is wrong with a command line or a position.

What the window says too, of refusals, tables and files, comes from `wonders_gui.texts.refusals`.
"""

from collections.abc import Mapping
from typing import Final

from wonders_gui.texts.refusals import ERRORS, REASONS, SHARED

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
    "unknown_verb": "there is no verb {verb!r}; there are {known} (see {command} --help).",
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

VIOLATION: Final[Table] = {
    "crash": "the engine stopped with {kind}: {text}.",
    "legal_move_refused": "a legal move of seat {seat} is refused: {reason}.",
    "move_listed_twice": "a move of seat {seat} is listed twice.",
    "no_legal_move": "seat {seat} must decide and has no legal move.",
}

FAMILIES: Final[Mapping[str, Table]] = {
    "CatalogError": ERRORS["CatalogError"],
    "CommandError": COMMAND,
    "ConfigError": ERRORS["ConfigError"],
    "CrewError": CREW,
    "MoveRefused": MOVE,
    "PositionError": POSITION,
    "reason": REASONS,
    "ReviewError": ERRORS["ReviewError"],
    "Refusal": SHARED,
    "SaveError": ERRORS["SaveError"],
    "HistoryError": ERRORS["HistoryError"],
    "UsageError": USAGE,
    "Violation": VIOLATION,
}
