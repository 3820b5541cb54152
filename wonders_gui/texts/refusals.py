"""Why something cannot be done, and what is wrong with a table or a file: a code of the engine in, a sentence out."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.core.errors import CodedError
from engine.core.refusal import Detail, Refusal
from wonders_gui.language import N_, _
from wonders_gui.texts.names import (
    DICE,
    SEVEN,
    cards_of_colour,
    duel_card,
    duel_token,
    duel_wonder,
    expansion_name,
    resource_name,
    seven_card,
)
from wonders_gui.texts.names_dice import dice_die, dice_field
from wonders_gui.texts.words import coins, listed

Table = Mapping[str, str]

_NEED_BITS: Final = 4

SHARED: Final[Table] = {
    "game_is_over": N_("The game is over."),
    "no_such_seat": N_("There is no such seat at this table."),
    "not_your_decision": N_("It is not your turn."),
    "unknown_command": N_("That is not possible."),
    "wrong_kind_of_decision": N_("Another choice comes first."),
}
REFUSALS: Final[Mapping[str, Table]] = {
    "seven": {
        "already_built": N_("This building is already in the city: {card}."),
        "already_chosen": N_("You have already chosen."),
        "cannot_pay_that": N_("You cannot pay so many coins now. The most you can pay: {most}."),
        "card_not_in_discard": N_("This card is not in the discard pile: {card}."),
        "card_not_in_hand": N_("This card is not in your hand: {card}."),
        "costs_nothing_anyway": N_("This card is free anyway: {card}."),
        "free_city_must_build": N_("The Free City may only discard a card for coins when it cannot build anything."),
        "must_take_a_card": N_("You must take a card from the discard pile."),
        "no_free_build": N_("The free building of this Age is already used."),
        "no_such_guild_beside_you": N_("No neighbour has this guild: {card}."),
        "no_such_side": N_("Your board has no such side."),
        "payment_not_offered": N_("This payment is not possible."),
        "resource_missing": N_("Missing resources: {need}. No neighbour sells them."),
        "too_few_coins": N_("Not enough coins. Needed: {price}, available: {coins}."),
        "wonder_is_complete": N_("The wonder is already complete."),
        "wrong_city": N_("This decision is for another city."),
    },
    "duel": {
        "card_not_accessible": N_("This card is not accessible yet: {card}."),
        "card_not_in_discard": N_("This card is not in the discard pile: {card}."),
        "card_not_to_destroy": N_("Only {colour} of your opponent can be destroyed."),
        "must_choose": N_("You must choose."),
        "no_more_wonders": N_("Seven wonders have already been built."),
        "not_your_wonder": N_("This wonder is not yours: {wonder}."),
        "token_not_on_offer": N_("This progress token cannot be chosen now: {token}."),
        "too_few_coins": N_("Not enough coins. Needed: {price}, available: {coins}."),
        "wonder_already_built": N_("This wonder has already been built: {wonder}."),
        "wonder_not_shown": N_("This wonder is not on offer: {wonder}."),
    },
    "dice": {
        "already_chosen": N_("You have already chosen."),
        "already_crossed": N_("This field is already crossed off: {field}."),
        "court_not_met": N_(
            "The Court is closed. Fields needed for this face: {asked}, crossed off: {own}, missing: {missing}."
        ),
        "die_cannot_leave": N_("This die cannot leave the game: {die}."),
        "die_locked": N_("This die is not unlocked: {die}. Fields still to cross off for it: {missing}."),
        "die_not_in_forum": N_("This die is not in the Forum: {die}."),
        "field_not_opened": N_("This field cannot be crossed off now: {field}."),
        "no_such_field": N_("There is no such field on your board."),
        "too_few_coins": N_("Not enough coins. Needed: {price}, available: {coins}, missing: {missing}."),
        "wonder_is_complete": N_("The wonder is already complete."),
        "wrong_order": N_("Another field comes first: {after}. Fields still to cross off before this one: {missing}."),
    },
}

ERRORS: Final[Mapping[str, Table]] = {
    "ConfigError": {
        "no_home": N_("The system names no home folder for you. Set HOME, or name a folder with --data-dir."),
        "seed_out_of_range": N_("The seed {seed} is out of range. Seeds go from 0 to 9223372036854775807."),
        "unknown_expansion": N_("This program does not have the expansion {expansion}."),
        "expansion_twice": N_("The same expansion is named twice: {expansion}."),
        "expansion_for_more_players": N_("The expansion {expansion} is for three players or more."),
        "teams_without_cities": N_("The team game needs the expansion Cities."),
        "teams_of_two": N_("The team game is for 4 or 6 players, not for {players}."),
        "not_a_table": N_("This does not describe a table."),
        "unknown_field": N_("A table has no field {field}."),
        "wrong_type": N_("The field {field} of the table has a value of the wrong kind."),
        "unknown_switch": N_("There is no rule option {switch}."),
        "bad_bot": N_("No bot is called {bot}. Write LEVEL, LEVEL/CHARACTER or LEVEL@MILLISECONDS."),
        "no_bots": N_("No bot plays this game yet: {game}."),
        "unknown_character": N_(
            "No bot has the character {character}. There are balanced, warlord, scholar, merchant and architect."
        ),
        "unknown_level": N_(
            "No bot has the level {level}. There are novice, apprentice, citizen, strategist and master."
        ),
        "wrong_number_of_bots": N_("The number of bots ({bots}) does not fit the number of seats ({seats})."),
        "unknown_edition": N_("There is no edition {edition}. There are 1 and 2."),
        "wrong_number_of_players": N_("{players} cannot play this edition. It is for {lowest} to {highest} players."),
        "wrong_length": N_("{field}: one entry per city is needed. Given: {given}, needed: {needed}."),
        "unknown_board": N_("There is no such board in this edition: {board}."),
        "board_twice": N_("Two cities cannot have the same board: {board}."),
        "unknown_side": N_("There is no such board side in this edition: {side}."),
        "unknown_first_player": N_("Nobody is first by {first}. There are seat_0, seat_1 and random."),
        "unknown_wonders": N_("Wonders are not shared out by {wonders}. There are draft and first_game."),
    },
    "SaveError": {
        "unreadable": N_("The file {file} cannot be read: {reason}."),
        "empty_file": N_("The file {file} is empty."),
        "too_large": N_("The file {file} is too large for a saved game."),
        "not_a_save": N_("The file {file} is not a saved game."),
        "line_too_long": N_("The file {file} is damaged: line {line} is too long."),
        "newer_version": N_("The file {file} was made by a newer version of this program. It was left untouched."),
        "not_utf8": N_("The file {file} is damaged: line {line} is not text."),
        "damaged_line": N_("The file {file} is damaged in line {line}: {reason}."),
        "bad_field": N_("The file {file} is damaged in line {line}: the field {field} cannot be used ({reason})."),
        "unknown_game": N_("The file {file} holds a game that this program does not have: {game}."),
        "catalog_differs": N_("The file {file} was played with other cards than this program has."),
        "illegal_command": N_("The file {file} has a decision against the rules in line {line}: {reason}."),
        "events_differ": N_("The file {file} tells something in line {line} that the rules do not allow."),
        "cannot_write": N_("The file {file} cannot be written: {reason}."),
        "damaged_puzzle": N_("The puzzle in the file {file} is damaged."),
    },
    "ReviewError": {
        "no_worker": N_("No second process could be started. Close other programs and try again."),
        "reviewer_died": N_("The review was broken off from outside. Try again."),
    },
    "HistoryError": {
        "newer_version": N_(
            "The history in {file} was written by a newer version of this program. It is left as it is; "
            "your saved games are not affected."
        ),
        "no_games": N_("There are no saved games in {file}."),
        "cannot_export": N_("{file} cannot be written: {reason}."),
        "database": N_("The history cannot be read at the moment: {reason}. Your saved games are not affected."),
    },
    "CatalogError": {
        "unknown_edition": N_("There is no edition {edition}. There are 1 and 2."),
        "unreadable_file": N_("The data file {file} cannot be read. The installation is damaged."),
    },
}
DEFAULTS: Final[Table] = {
    "ReviewError": N_("Something went wrong while the game was looked back at ({code}). The game itself is untouched."),
    "CatalogError": N_("The data file {file} is damaged at {entry}, {field} ({code}). Install the program again."),
}

REASONS: Final[Table] = {
    "EACCES": N_("permission denied"),
    "EINVAL": N_("no file can have such a name"),
    "EIO": N_("the disk reports an error"),
    "EISDIR": N_("it is a folder"),
    "ELOOP": N_("links lead round in a circle"),
    "ENAMETOOLONG": N_("the name is too long"),
    "ENOENT": N_("there is no such file or folder"),
    "ENOSPC": N_("the disk is full"),
    "ENOTDIR": N_("its folder is not a folder"),
    "EROFS": N_("the disk is write-protected"),
    "changed_by_another": N_("another program has changed it"),
    "game_is_over": N_("the game was over"),
    "line_too_long": N_("a line would be too long"),
    "missing": N_("it is missing"),
    "no_newline": N_("it ends in the middle"),
    "no_such_seat": N_("there is no such seat"),
    "not_a_file": N_("it is not an ordinary file"),
    "not_a_list": N_("it is not a list"),
    "not_a_mapping": N_("it has no fields"),
    "not_a_text": N_("it is not a text"),
    "not_an_integer": N_("it is not a whole number"),
    "not_json": N_("it is not JSON"),
    "not_your_decision": N_("the seat had nothing to decide"),
    "out_of_order": N_("it does not follow from the line before"),
    "seed_out_of_range": N_("the seed is out of range"),
    "too_deep": N_("it is nested too deeply"),
    "too_large": N_("it would be too large"),
    "twice": N_("the same decision stands there twice"),
    "unknown": N_("nothing like it is known"),
    "unknown_expansion": N_("there is no such expansion"),
    "unknown_switch": N_("there is no such rule option"),
    "wrong_kind_of_decision": N_("another choice came first"),
    "wrong_sum": N_("its checksum is wrong"),
    "wrong_type": N_("it has a value of the wrong kind"),
    "already_built": N_("the building already stands in the city"),
    "already_chosen": N_("the seat had already chosen"),
    "board_twice": N_("a board is named twice"),
    "cannot_pay_that": N_("so many coins cannot be paid"),
    "card_not_in_discard": N_("the card is not in the discard pile"),
    "card_not_in_hand": N_("the card is not at hand"),
    "costs_nothing_anyway": N_("the card costs nothing anyway"),
    "expansion_for_more_players": N_("the expansion needs more players"),
    "expansion_twice": N_("an expansion is named twice"),
    "free_city_must_build": N_("the Free City may not discard for coins while it can build"),
    "must_take_a_card": N_("a card must be taken from the discard pile"),
    "no_free_build": N_("there is no free building left"),
    "no_such_guild_beside_you": N_("the guild stands in no neighbouring city"),
    "no_such_side": N_("the board has no such side"),
    "payment_not_offered": N_("this payment is not on offer"),
    "resource_missing": N_("a resource cannot be had"),
    "teams_of_two": N_("so many cannot play in teams of two"),
    "teams_without_cities": N_("the team game needs Cities"),
    "too_few_coins": N_("it costs more coins than the city may spend"),
    "unknown_board": N_("there is no such board"),
    "unknown_edition": N_("there is no such edition"),
    "unknown_side": N_("there is no such board side"),
    "wonder_is_complete": N_("the wonder is complete"),
    "wrong_city": N_("the decision is for another city"),
    "wrong_length": N_("it has not one entry per city"),
    "wrong_number_of_players": N_("so many cannot play this edition"),
    "card_not_accessible": N_("the card cannot be taken from the structure"),
    "card_not_to_destroy": N_("the card is none that may be destroyed"),
    "must_choose": N_("the choice must be made"),
    "no_more_wonders": N_("no more wonders may be built"),
    "not_your_wonder": N_("the wonder belongs to somebody else"),
    "token_not_on_offer": N_("the progress token is not on offer"),
    "unknown_first_player": N_("there is no such first player"),
    "unknown_wonders": N_("there is no such way to share wonders out"),
    "wonder_already_built": N_("the wonder stands already"),
    "wonder_not_shown": N_("the wonder is not among those shown"),
    "already_crossed": N_("the field is already crossed off"),
    "court_not_met": N_("too few fields are crossed off for the Court"),
    "die_cannot_leave": N_("the die cannot leave the game"),
    "die_locked": N_("the die is not unlocked"),
    "die_not_in_forum": N_("the die is not in the Forum"),
    "field_not_opened": N_("the field cannot be crossed off now"),
    "no_such_field": N_("there is no such field"),
    "wrong_order": N_("another field comes first"),
}
"""Short reasons inside a sentence; one without a phrase is shown as its code."""


def refusal_text(game: str, refusal: Refusal, edition: int = 2) -> str:
    """Why a command of this game is refused; `edition` says whose cards the numbers of 7 Wonders mean."""
    template = REFUSALS[game].get(refusal.code) or SHARED.get(refusal.code)
    fields = {name: _named(game, edition, name, value) for name, value in refusal.details.items()}
    return _filled(template, refusal.code, fields)


def error_text(error: CodedError) -> str:
    """What is wrong with a table, a file or the installation."""
    family = type(error).__name__
    code = "damaged_line" if error.details.get("field") == "" and error.code == "bad_field" else error.code
    template = ERRORS.get(family, {}).get(code) or DEFAULTS.get(family)
    fields = {name: _told(name, value) for name, value in error.details.items()}
    return _filled(template, error.code, fields)


def _told(name: str, value: Detail) -> Detail:
    """A detail of an error as it stands in a sentence."""
    match name:
        case "reason":
            return reason_phrase(str(value))
        case "expansion":
            return expansion_name(str(value))
        case _:
            return value


def reason_phrase(code: str) -> str:
    """A short reason inside a sentence."""
    return _(REASONS[code]) if code in REASONS else code


def need_text(packed: int) -> str:
    """Resources of 7 Wonders that are packed four bits each."""
    from engine.catalog.model import RESOURCES  # a good deal to import

    amounts = [(packed >> _NEED_BITS * place & 15, resource) for place, resource in enumerate(RESOURCES)]
    return listed(f"{amount} {resource_name(resource)}" for amount, resource in amounts if amount)


def _named(game: str, edition: int, name: str, value: Detail) -> Detail:
    """A detail as the player calls it."""
    if not isinstance(value, int):
        return value
    if game == DICE and name in _OF_DICE:
        return _OF_DICE[name](value)
    match name:
        case "card":
            return seven_card(edition, value) if game == SEVEN else duel_card(value)
        case "wonder":
            return duel_wonder(value)
        case "token":
            return duel_token(value)
        case "colour":
            return _cards_of(value)
        case "need":
            return need_text(value)
        case "price":
            return coins(value)
        case _:
            return value


_OF_DICE: Final[Mapping[str, Callable[[int], str]]] = {"after": dice_field, "die": dice_die, "field": dice_field}


def _cards_of(colour: int) -> str:
    from engine.catalog.duel.model import COLOURS

    return cards_of_colour(COLOURS[colour])


def _filled(template: str | None, code: str, fields: Mapping[str, Detail]) -> str:
    """The sentence; a code without one is shown as it is, so that nothing is ever hidden."""
    try:
        if template is not None:
            return _(template).format(**{"code": code, **fields})
    except (KeyError, IndexError):
        pass
    facts = ", ".join(f"{name} {value}" for name, value in fields.items())
    return f"{code} ({facts})." if facts else f"{code}."
