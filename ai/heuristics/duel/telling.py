"""What a move of Duel brings, topic by topic: a code, and the numbers of the game that it speaks of. Weighs nothing.

A topic has nothing to tell where the move changes nothing that a player could see on the table.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.duel.book import unpacked, words
from engine.duel.commands import (
    BuildCard,
    BuildWonder,
    ChooseBeginner,
    ChooseToken,
    Command,
    TakeFromDiscard,
    TakeWonder,
)
from engine.duel.facts import RAW_CHOICE, Card, Wonder
from engine.duel.legality import card_price, is_chained, wonder_price
from engine.duel.military import lead_of
from engine.duel.science import symbols_in
from engine.duel.scoring import guild_points
from engine.duel.state import City, State

Details = Mapping[str, int | str]
Told = tuple[str, Details]

RESOURCES: Final = ("wood", "stone", "clay", "glass", "papyrus")
_RAW_CHOICE_WORDS: Final = "wood/stone/clay"
_GOODS_CHOICE_WORDS: Final = "glass/papyrus"
_NEAR: Final = 3  # steps that a single card can take
_ALMOST_ALL: Final = 1  # symbols still missing

MEANINGS: Final[Mapping[str, str]] = {
    # what decides the game
    "wins_by_military": "The pawn reaches the capital: the game is won at once.",
    "wins_by_science": "The sixth different symbol: the game is won at once.",
    "wins_on_points": "The game ends with `points` against `theirs`; other moves would not have won it.",
    "stops_military": "The opponent could have won by arms in the next turn, with `with` (a card or a wonder).",
    "stops_science": "The opponent could have won by science in the next turn, with `with`.",
    # what the city gets
    "extra_turn": "The wonder brings another turn.",
    "points": "So many `points` more.",
    "wonder": "The `wonder` stands, for so many `points`.",
    "guild": "The guild `card` is worth so many `points` as the cities stand, and brings `coins`.",
    "coins": "So many `coins` more, once everything is paid.",
    "opponent_loses_coins": "The opponent loses so many `coins`.",
    "military_lead": "The pawn goes so many `steps`; the lead is `lead` then.",
    "military_threat": "The pawn goes `steps` to a lead of `lead`; a card with `left` shields would win.",
    "military_defence": "The pawn goes back so many `steps`; the opponent still leads by `behind` (0: nobody leads).",
    "science": "A new symbol; there are `symbols` different ones then.",
    "science_threat": "A new symbol; there are `symbols` different ones then, and one more wins.",
    "pair_to_come": "So many `cards` may still come that make a pair with the new symbol.",
    "progress_token": "The progress token `token`.",
    "production": "`resources` that need not be bought any more; the own wonders get cheaper by `saves` coins.",
    "choice_of_resources": "One of `resources` for every construction; the own wonders get cheaper by `saves` coins.",
    "cheap_trade": "`resources` cost 1 coin each from now on; the own wonders get cheaper by `saves` coins.",
    "wonders_get_cheaper": "The own wonders get cheaper by `saves` coins.",
    "free_by_chain": "The card is free by its chain, which saves so many `coins`.",
    "chain_for": "The later `card` will be free.",
    "builds_from_discard": "The `card` is built out of the discard pile for nothing.",
    # what the opponent does not get
    "destroys": "The opponent loses the `card`.",
    "denies": "The opponent wants the `card` and does not get it.",
    "blocks_wonders": "Seven wonders stand: `wonders` of the opponent cannot be built any more.",
    # before an age
    "extra_turn_to_come": "The `wonder` will bring another turn.",
    "points_to_come": "The `wonder` will bring so many `points`.",
    "begins": "Having the first choice of the new age.",
    "lets_begin": "Letting the opponent open the new age.",
}


@dataclass(frozen=True, slots=True)
class Turn:
    """A move, the position before it, and the one right after it, choices that follow from it still open."""

    seat: int
    command: Command
    before: State
    after: State

    @property
    def had(self) -> City:
        """The own city before the move."""
        return self.before.cities[self.seat]

    @property
    def has(self) -> City:
        """The own city after the move."""
        return self.after.cities[self.seat]


def card_of(turn: Turn) -> Card | None:
    """The card that the move builds."""
    if isinstance(turn.command, BuildCard | TakeFromDiscard):
        return turn.before.book.cards[turn.command.card]
    return None


def wonder_of(turn: Turn) -> Wonder | None:
    """The wonder that the move builds."""
    if isinstance(turn.command, BuildWonder):
        return turn.before.book.wonders[turn.command.wonder]
    return None


def tell_turn(turn: Turn) -> Told | None:
    if isinstance(turn.command, ChooseBeginner):
        return ("begins" if turn.command.beginner == turn.seat else "lets_begin"), {}
    wonder = wonder_of(turn)
    if wonder is not None and (wonder.again or turn.had.wonders_again):
        return "extra_turn", {}
    return None


def tell_points(turn: Turn) -> Told | None:
    more = _points(turn.has) - _points(turn.had)
    if more <= 0:
        return None
    wonder = wonder_of(turn)
    if wonder is not None:
        return "wonder", {"wonder": words().wonder_ids[wonder.number], "points": more}
    return "points", {"points": more}


def _points(city: City) -> int:
    cards = city.blue_points + city.green_points + city.yellow_points
    return cards + city.wonder_points + city.token_points + city.points_per_token * len(city.tokens)


def tell_guild(turn: Turn) -> Told | None:
    card = card_of(turn)
    if card is None or not card.guild:
        return None
    points = guild_points(turn.after, turn.seat) - guild_points(turn.before, turn.seat)
    coins = turn.has.coins - turn.had.coins + card_price(turn.had, card)
    return "guild", {"card": words().card_ids[card.number], "points": points, "coins": coins}


def tell_coins(turn: Turn) -> Told | None:
    more = turn.has.coins - turn.had.coins
    if more > 0:
        return "coins", {"coins": more}
    lost = turn.before.cities[1 - turn.seat].coins - turn.after.cities[1 - turn.seat].coins
    return ("opponent_loses_coins", {"coins": lost}) if lost > 0 else None


def tell_military(turn: Turn) -> Told | None:
    lead = lead_of(turn.after, turn.seat)
    steps = lead - lead_of(turn.before, turn.seat)
    if steps <= 0:
        return None
    left = turn.before.book.numbers.capital - lead
    if left <= _NEAR:
        return "military_threat", {"steps": steps, "lead": lead, "left": left}
    if lead > 0:
        return "military_lead", {"steps": steps, "lead": lead}
    return "military_defence", {"steps": steps, "behind": -lead}


def tell_science(turn: Turn) -> Told | None:
    symbols = symbols_in(turn.has.symbols)
    if symbols == symbols_in(turn.had.symbols):
        return None
    missing = turn.before.book.numbers.symbols_to_win - symbols
    return ("science_threat" if missing == _ALMOST_ALL else "science"), {"symbols": symbols}


def tell_pairs(turn: Turn) -> Told | None:
    """Cards that still lie in the structure or belong to a later age, as far as they are known."""
    card = card_of(turn)
    if card is None or not card.symbol or card.symbol & turn.had.symbols:
        return None
    state = turn.before
    here = [number for slot, number in enumerate(state.slots) if number >= 0 and state.face_up >> slot & 1]
    later = [other.number for other in state.book.science_after[state.age]]
    cards = sum(state.book.cards[number].symbol == card.symbol for number in here + later) - (card.number in here)
    return ("pair_to_come", {"cards": cards}) if cards else None


def tell_token(turn: Turn) -> Told | None:
    if isinstance(turn.command, ChooseToken):
        return "progress_token", {"token": words().token_ids[turn.command.token]}
    return None


def tell_resources(turn: Turn) -> Told | None:
    saves = _prices_of_wonders(turn.before, turn.had, turn.has) - _prices_of_wonders(turn.after, turn.has, turn.has)
    card, wonder = card_of(turn), wonder_of(turn)
    thing = card or wonder
    if card is not None and card.makes:
        return "production", {"resources": _named(card.makes), "saves": saves}
    if card is not None and card.fixed:
        return "cheap_trade", {"resources": _named(card.fixed), "saves": saves}
    if thing is not None and thing.choice:
        resources = _RAW_CHOICE_WORDS if thing.choice == RAW_CHOICE else _GOODS_CHOICE_WORDS
        return "choice_of_resources", {"resources": resources, "saves": saves}
    return ("wonders_get_cheaper", {"saves": saves}) if saves > 0 and isinstance(turn.command, ChooseToken) else None


def _prices_of_wonders(state: State, city: City, later: City) -> int:
    """What the wonders that are still to be built later cost a city."""
    return sum(wonder_price(city, state.book.wonders[number]) for number in later.plans)


def _named(resources: int) -> str:
    """Packed resources in words; two units of one are named once."""
    return "/".join(name for name, units in zip(RESOURCES, unpacked(resources), strict=True) if units)


def tell_chain(turn: Turn) -> Told | None:
    card = card_of(turn)
    if card is None or not card.chains:
        return None
    opened = [child for child in turn.before.book.cards if child.chained_by == card.chains]
    return ("chain_for", {"card": words().card_ids[opened[0].number]}) if opened else None


def tell_free_build(turn: Turn) -> Told | None:
    """A chain, where the card would have cost something."""
    card = card_of(turn)
    if card is None or not isinstance(turn.command, BuildCard) or not is_chained(turn.had, card):
        return None
    saved = card_price(turn.had, card)
    return ("free_by_chain", {"coins": saved}) if saved else None


def tell_plans(turn: Turn) -> Told | None:
    if isinstance(turn.command, TakeWonder):
        wonder = turn.before.book.wonders[turn.command.wonder]
        name = words().wonder_ids[wonder.number]
        if wonder.again:
            return "extra_turn_to_come", {"wonder": name}
        return "points_to_come", {"wonder": name, "points": wonder.points}
    return None


TELLING: Final[Mapping[str, Callable[[Turn], Told | None]]] = {
    "turn": tell_turn,
    "points": tell_points,
    "guild": tell_guild,
    "coins": tell_coins,
    "military": tell_military,
    "science": tell_science,
    "pairs": tell_pairs,
    "token": tell_token,
    "resources": tell_resources,
    "chain": tell_chain,
    "plans": tell_plans,
}
