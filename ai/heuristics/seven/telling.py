"""What a move of 7 Wonders brings, topic by topic: a code, and the numbers of the game that it speaks of.

Weighs nothing, and tells only what can be seen on the table before the cards of the turn are turned over.
"""

from collections.abc import Callable, Mapping
from typing import Final

from ai.heuristics.seven.built import Told, card_id, card_of, thing_of
from ai.heuristics.seven.intrigue import is_partner
from ai.heuristics.seven.symbols import science_gain
from ai.heuristics.seven.telling_cities import MEANINGS_OF_CITIES, TELLING_OF_CITIES
from engine.seven.commands import (
    BuildForNothing,
    BuildStage,
    Command,
    CopyGuild,
    SellCard,
    TakeFromDiscard,
)
from engine.seven.counting import amount_of
from engine.seven.facts import AGES, ANY_SYMBOL, NO_SYMBOL, PURPLE, SYMBOLS, Card, Count
from engine.seven.legality import market_of
from engine.seven.powers import powers_of, waives_cost
from engine.seven.rules import SALE_COINS
from engine.seven.scoring import card_points
from engine.seven.state import State
from engine.seven.trade import GOODS_BOTH, RAW_LEFT, RAW_RIGHT

_DISCOUNTS: Final = RAW_LEFT | RAW_RIGHT | GOODS_BOTH
RESOURCES: Final = ("wood", "stone", "clay", "ore", "glass", "cloth", "papyrus")

MEANINGS: Final[Mapping[str, str]] = {
    "points": "The card is worth so many `points` as the table stands.",
    "guild": "The guild `card` is worth so many `points` as the table stands.",
    "stage": "Stage number `stage` of the wonder stands, for so many `points` (0: it does something else).",
    "last_stage": "Stage number `stage` completes the wonder, for so many `points`.",
    "power": "The stage brings a power of its own.",
    "shields": "More shields, `shields` against `left` and `right`, that pass no neighbour.",
    "shields_level": "With `shields` against `left` and `right` the city is no longer behind one neighbour at least.",
    "shields_ahead_of_left": "With `shields` against `left` and `right` the city passes the left neighbour.",
    "shields_ahead_of_right": "With `shields` against `left` and `right` the city passes the right neighbour.",
    "shields_ahead_of_both": "With `shields` against `left` and `right` the city passes both neighbours.",
    "science": "One more symbol, worth so many `points` now.",
    "science_set": "One more symbol, which completes a set of three different ones; worth so many `points` now.",
    "new_resource": "`resources` that the city could not produce yet, a choice separated by strokes.",
    "more_resources": "More of `resources` that the city produces already.",
    "cheaper_trade": "`resources` (raw or goods) cost 1 coin each from neighbours.",
    "coins": "So many `coins` from the bank.",
    "free_by_chain": "The card is free `by` an earlier one; it would have cost so many `coins` (left out: it could "
    "not have been paid at all).",
    "free_by_power": "The wonder lets the card be built for nothing; it would have cost so many `coins` (left out: the "
    "same).",
    "chain_for": "The later `card` will be free.",
    "free_city_pays": "The Free City pays so many `coins` to this city.",
    "free_city_arms": "The Free City gets shields that trouble the rival more than this city.",
    "free_city_harmless": "The Free City gets what matters least.",
    "denies": "The next player could have made so many `points` of the `card` and does not get it.",
    **MEANINGS_OF_CITIES,
}


def tell_points(state: State, command: Command) -> Told | None:
    card = card_of(state, command)
    if card is None or card.colour == PURPLE or not card.scores():
        return None
    return "points", {"points": _points(state, command.city, card)}


def tell_guild(state: State, command: Command) -> Told | None:
    card = state.book.cards[command.card] if isinstance(command, CopyGuild) else card_of(state, command)
    if card is None or card.colour != PURPLE or not card.scores():
        return None
    return "guild", {"card": card_id(state, card.number), "points": _points(state, command.city, card)}


def _points(state: State, city: int, card: Card) -> int:
    return card_points(state, city, card) + _itself(card, card.points_per)


def _itself(card: Card, count: Count | None) -> int:
    """What a card adds to its own count."""
    return count.amount if count is not None and count.own and count.colours >> card.colour & 1 else 0


def tell_stage(state: State, command: Command) -> Told | None:
    if not isinstance(command, BuildStage):
        return None
    side = state.book.sides[state.side[command.city]]
    stage = state.stages[command.city] + 1
    code = "last_stage" if stage == side.height else "stage"
    return code, {"stage": stage, "points": side.stages[stage - 1].points}


def tell_shields(state: State, command: Command) -> Told | None:
    """Named after the neighbours that the new shields leave behind."""
    more = thing_of(state, command).shields
    if not more:
        return None
    city = command.city
    has = state.shields[city] + more
    sides = {"left": state.table.left[city], "right": state.table.right[city]}
    shields = {side: state.shields[other] for side, other in sides.items()}
    against = {side: shields[side] for side, other in sides.items() if not is_partner(state, city, other)}
    return _shields_code(state.shields[city], has, against), {"shields": has, **shields}


def _shields_code(had: int, has: int, against: Mapping[str, int]) -> str:
    passed = [side for side, theirs in against.items() if had <= theirs < has]
    if passed:
        return "shields_ahead_of_both" if len(passed) > 1 else f"shields_ahead_of_{passed[0]}"
    return "shields_level" if any(had < theirs <= has for theirs in against.values()) else "shields"


def tell_science(state: State, command: Command) -> Told | None:
    symbol = thing_of(state, command).symbol
    if isinstance(command, CopyGuild):
        symbol = state.book.cards[command.card].symbol
    if symbol == NO_SYMBOL:
        return None
    code = "science_set" if _completes_set(state, command.city, symbol) else "science"
    return code, {"points": science_gain(state, command.city, symbol)}


def _completes_set(state: State, city: int, symbol: int) -> bool:
    """Whether there are more whole sets with the symbol than without; a symbol of choice fills any gap."""
    place = SYMBOLS * city
    printed = state.science[place : place + ANY_SYMBOL]
    free = state.science[place + ANY_SYMBOL]
    more = [count + (kind == symbol) for kind, count in enumerate(printed)]
    return _sets(more, free + (symbol == ANY_SYMBOL)) > _sets(printed, free)


def _sets(printed: list[int], free: int) -> int:
    sets = 0
    while sum(max(0, sets + 1 - count) for count in printed) <= free:
        sets += 1
    return sets


def tell_resources(state: State, command: Command) -> Told | None:
    own, more = state.own[command.city].reach, thing_of(state, command).own.reach
    brought = [name for number, name in enumerate(RESOURCES) if more >> 8 * number & 127]
    new = [name for name in brought if not own >> 8 * RESOURCES.index(name) & 127]
    if not brought:
        return None
    return ("new_resource" if new else "more_resources"), {"resources": "/".join(new or brought)}


def tell_discount(state: State, command: Command) -> Told | None:
    new = thing_of(state, command).discounts & ~state.discounts[command.city] & _DISCOUNTS
    return ("cheaper_trade", {"resources": "goods" if new & GOODS_BOTH else "raw"}) if new else None


def tell_coins(state: State, command: Command) -> Told | None:
    if isinstance(command, SellCard):
        return "coins", {"coins": SALE_COINS}
    thing = thing_of(state, command)
    coins = thing.coins
    if thing.coins_per is not None:
        coins += amount_of(state, command.city, thing.coins_per)
        coins += _itself(thing, thing.coins_per) if isinstance(thing, Card) else 0
    return ("coins", {"coins": coins}) if coins else None


def tell_free_build(state: State, command: Command) -> Told | None:
    """A card that would have cost something, and that a chain or a power of the wonder makes free."""
    card = card_of(state, command)
    if card is None or card.cost.nothing or isinstance(command, TakeFromDiscard):
        return None
    prices = market_of(state, command.city).payments(card.cost)
    cost = {"coins": prices[0].total} if prices else {}
    if prices and not prices[0].total:
        return None  # the own production would have been enough
    if state.free[AGES * command.city + card.age] & card.bit:
        return "free_by_chain", {"by": _opener(state, command.city, card), **cost}
    waived = waives_cost(state, command.city, powers_of(state, command.city), card)
    return ("free_by_power", cost) if isinstance(command, BuildForNothing) or waived else None


def _opener(state: State, city: int, card: Card) -> str:
    """The built card that makes this one free."""
    for earlier in state.book.cards:
        if card.number in earlier.opens and state.built[AGES * city + earlier.age] & earlier.bit:
            return card_id(state, earlier.number)
    raise AssertionError("a chain begins with a card")


def tell_chain(state: State, command: Command) -> Told | None:
    """The first card that gets free by this one and is neither built nor free already."""
    card = card_of(state, command)
    for opened in card.opens if card is not None else ():
        child = state.book.cards[opened]
        place = AGES * command.city + child.age
        if not (state.barred[place] | state.free[place]) & child.bit:
            return "chain_for", {"card": card_id(state, opened)}
    return None


def tell_power(state: State, command: Command) -> Told | None:
    return ("power", {}) if isinstance(command, BuildStage) and thing_of(state, command).power else None


TELLING: Final[Mapping[str, Callable[[State, Command], Told | None]]] = {
    "points": tell_points,
    "guild": tell_guild,
    "stage": tell_stage,
    "shields": tell_shields,
    "science": tell_science,
    "resources": tell_resources,
    "cheaper_trade": tell_discount,
    "coins": tell_coins,
    "chain_for": tell_chain,
    "power": tell_power,
    **TELLING_OF_CITIES,
}
