"""Why the coach would make a move: a reason code of the bots in, a sentence for a hint out."""

from collections.abc import Callable, Mapping
from typing import Final

from ai.bot import Reason
from wonders_gui.language import N_, _
from wonders_gui.texts import reasons_dice, reasons_others, words
from wonders_gui.texts.names import (
    CARDS,
    DICE,
    DUEL,
    RESOURCE_GROUPS,
    SEVEN,
    card_name,
    resource_group,
    resource_name,
    token_name,
    wonder_name,
)
from wonders_gui.texts.names_dice import building_name, dice_of_colour, die_name

Detail = int | str
Table = Mapping[str, str]

SENTENCES: Final[Mapping[str, Table]] = {
    SEVEN: {
        "points": N_("Brings {points}."),
        "guild": N_("This guild is worth {points} as the table stands: {card}."),
        "stage": N_("Builds stage {stage} of your wonder ({points})."),
        "last_stage": N_("Completes your wonder ({points})."),
        "power": N_("The stage brings a special ability."),
        "shields": N_("More shields: {shields}. Your neighbours have {left} (left) and {right} (right)."),
        "shields_level": N_("With {shields} you catch up. Your neighbours: {left} (left), {right} (right)."),
        "shields_ahead_of_left": N_("With {shields} you pass your left neighbour, who has {left}."),
        "shields_ahead_of_right": N_("With {shields} you pass your right neighbour, who has {right}."),
        "shields_ahead_of_both": N_("With {shields} you pass both neighbours ({left} and {right})."),
        "science": N_("One more science symbol, worth {points} now."),
        "science_set": N_("Completes a set of three different symbols, worth {points} now."),
        "new_resource": N_("A resource that you do not produce yet: {resources}."),
        "more_resources": N_("More of what you need: {resources}."),
        "cheaper_trade": N_("From now on these cost only 1 coin each: {resources}."),
        "coins": N_("Brings {coins}."),
        "free_by_chain": N_("Free thanks to {by}."),
        "free_by_power": N_("Free thanks to your wonder."),
        "chain_for": N_("Makes a later building free: {card}."),
        "free_city_pays": N_("The Free City pays you {coins}."),
        "free_city_arms": N_("The Free City gets shields that trouble your rival more than you."),
        "free_city_harmless": N_("The Free City gets what matters least."),
        "denies": N_("Keeps this card from the next player, who could make {points} of it: {card}."),
        "diplomacy": N_("Keeps you out of the conflicts of an Age."),
        "diplomacy_when_behind": N_(
            "Keeps you out of conflicts while you have only {shields}. Your neighbours: {left} (left), {right} (right)."
        ),
        "raid": N_("A victory token of {points}, and debt for both neighbours."),
        "inflicts_loss": N_("Your opponents lose {coins} in all, or take debt."),
        "copied_science": N_("Copies a science symbol of a neighbour, worth {points} now."),
        "rebate_left": N_("Once per turn your left neighbour sells to you for 1 coin less."),
        "rebate_right": N_("Once per turn your right neighbour sells to you for 1 coin less."),
        "rebate_boards": N_("What the boards of your neighbours produce costs you 1 coin less."),
        "extra_resource": N_("One more of a resource that you produce already."),
        "missing_resource": N_("One of the resources that you do not produce."),
        "stages_without_resources": N_("The stages of your wonder need no resources any more."),
        "takes_a_discard": N_("Builds a card of the discard pile for free."),
        "clears_defeats": N_("Discards your defeat tokens, which would cost {points}."),
        "pays_loss": N_("Paying {coins} costs less than debt would."),
        "pays_a_part": N_("Pays {coins} and takes debt for the rest."),
        "takes_debt": N_("Your coins are worth more to you than the debt costs."),
        "pays_partner": N_("Goes to your partner and stays in the team: {coins}."),
    },
    DUEL: {
        "wins_by_military": N_("The conflict pawn reaches the capital: you win at once!"),
        "wins_by_science": N_("The sixth different symbol: you win at once!"),
        "wins_on_points": N_("Wins the game on points: {points} against {theirs}."),
        "stops_military": N_("Stops a military victory of your opponent in the next turn, with {with}."),
        "stops_science": N_("Stops a scientific victory of your opponent in the next turn, with {with}."),
        "extra_turn": N_("You take another turn at once."),
        "points": N_("Brings {points}."),
        "wonder": N_("Builds a wonder for {points}: {wonder}."),
        "guild": N_("This guild is worth {points} as the cities stand, and brings {coins}: {card}."),
        "coins": N_("Brings {coins}."),
        "opponent_loses_coins": N_("Your opponent loses {coins}."),
        "military_lead": N_("The conflict pawn moves {steps}. Your lead is then {lead}."),
        "military_threat": N_("The conflict pawn moves {steps}. Missing for military supremacy: {left}."),
        "military_defence": N_("The conflict pawn moves back {steps}. Lead of your opponent: {behind}."),
        "science": N_("A new symbol. You then have {symbols}."),
        "science_threat": N_("A new symbol. You then have {symbols}, and one more wins the game."),
        "pair_to_come": N_("Cards that may still make a pair with this symbol: {cards}."),
        "progress_token": N_("Progress token: {token}."),
        "production": N_("No longer to be bought: {resources}. Coins saved on your wonders: {saves}."),
        "choice_of_resources": N_(
            "One of these for every construction: {resources}. Coins saved on your wonders: {saves}."
        ),
        "cheap_trade": N_("From now on only 1 coin each: {resources}. Coins saved on your wonders: {saves}."),
        "wonders_get_cheaper": N_("Your wonders get cheaper. Coins saved: {saves}."),
        "free_by_chain": N_("Free by its chain. That saves {coins}."),
        "chain_for": N_("Makes a later building free: {card}."),
        "builds_from_discard": N_("Builds a card of the discard pile for free: {card}."),
        "destroys": N_("Your opponent loses this card: {card}."),
        "denies": N_("Keeps this card from your opponent: {card}."),
        "blocks_wonders": N_("Seven wonders stand. Wonders that your opponent can no longer build: {wonders}."),
        "extra_turn_to_come": N_("This wonder will bring another turn: {wonder}."),
        "points_to_come": N_("This wonder will bring {points}: {wonder}."),
        "begins": N_("You have the first choice of the new Age."),
        "lets_begin": N_("Your opponent has to open the new Age."),
    },
    DICE: reasons_dice.SENTENCES,
}

# The sentences of Duel about resources that save nothing on wonders: a count of 0 would be no reason.
NOTHING_SAVED: Final[Table] = {
    "production": N_("No longer to be bought: {resources}."),
    "choice_of_resources": N_("One of these for every construction: {resources}."),
    "cheap_trade": N_("From now on only 1 coin each: {resources}."),
}


def reason_text(game: str, reason: Reason) -> str:
    """The sentence of a reason."""
    sentences = _fitting(SENTENCES[game], NOTHING_SAVED, reason)
    return _filled(game, sentences[reason.code], reason)


def reason_of_other(game: str, reason: Reason) -> str:
    """The sentence of a reason as one tells it of another player."""
    sentences = {**SENTENCES[game], **reasons_others.SENTENCES[game]}
    return _filled(game, _fitting(sentences, reasons_others.NOTHING_SAVED, reason)[reason.code], reason)


def _fitting(sentences: Table, saving_nothing: Table, reason: Reason) -> Table:
    return {**sentences, **saving_nothing} if reason.details.get("saves") == 0 else sentences


def _filled(game: str, sentence: str, reason: Reason) -> str:
    fields = {name: _told(game, name, value) for name, value in reason.details.items()}
    return _(sentence).format(**fields)


def _told(game: str, name: str, value: Detail) -> Detail:
    if isinstance(value, int):
        speak = AMOUNTS.get(name)
        return value if speak is None else speak(value)
    speak_of = NAMED.get(name)
    return value if speak_of is None else speak_of(game, value)


def _card_or_wonder(game: str, thing: str) -> str:
    return card_name(game, thing) if thing in CARDS[game] else wonder_name(game, thing)


def _resources(_game: str, told: str) -> str:
    """Either a group of resources, or resources with strokes between them."""
    if told in RESOURCE_GROUPS:
        return resource_group(told)
    return words.either(resource_name(resource) for resource in told.split("/"))


AMOUNTS: Final[Mapping[str, Callable[[int], str]]] = {
    "points": words.points,
    "coins": words.coins,
    "shields": words.shields,
    "steps": words.spaces,
    "left": words.shields,
    "right": words.shields,
    "symbols": words.symbols,
}
NAMED: Final[Mapping[str, Callable[[str, str], str]]] = {
    "card": card_name,
    "by": card_name,
    "wonder": wonder_name,
    "with": _card_or_wonder,
    "token": lambda _game, token: token_name(token),
    "resources": _resources,
    "building": lambda _game, building: building_name(building),
    "die": lambda _game, die: die_name(die),
    "dice": lambda _game, colour: dice_of_colour(colour),
}
