"""The reference tables of Duel in the words of our listing, translated apart from the loader."""

from itertools import groupby
from pathlib import Path
from typing import Final, TypedDict

import yaml

Plain = dict[str, object]

SECTIONS: Final = ("cards", "wonders", "tokens")
# What the catalog leaves to the rules, because nothing in the box varies it.
_FIXED_PRICE: Final = 1
_KEPT: Final = 1
_STRENGTHENED: Final = "red"
_AGAIN_WITH: Final = "wonder"


class Names(TypedDict):
    en: str


class Chain(TypedDict):
    gives: str | None
    makes_free: str | None
    needs: str | None
    free_with: str | None


class CoinsPer(TypedDict):
    count: str
    each: int


class Guild(TypedDict):
    count: list[str]
    coins_each: int
    vp_each: int


class Draw(TypedDict):
    draw: int
    keep: int


class Discount(TypedDict):
    applies_to: str
    resources: int


class ExtraShields(TypedDict):
    applies_to: str
    each: int


class DuelEffects(TypedDict, total=False):
    produces: dict[str, int]
    one_of: list[str]
    trade_price: dict[str, int]
    coins: int
    coins_per: CoinsPer
    vp: int
    shields: int
    science: str
    guild: Guild
    opponent_loses_coins: int
    extra_turn: bool
    destroy: str
    build_from_discard: bool
    progress_from_box: Draw
    discount: Discount
    receive_opponent_trade_coins: bool
    vp_per_progress_token: int
    extra_shields: ExtraShields
    extra_turn_on: str
    coins_per_chain_build: int


class Card(TypedDict):
    id: str
    names: Names
    age: int
    deck: str
    colour: str
    cost: dict[str, int]
    chain: Chain
    effect: DuelEffects


class Cards(TypedDict):
    deal: dict[str, int]
    cards: list[Card]


class Wonder(TypedDict):
    id: str
    names: Names
    cost: dict[str, int]
    effect: DuelEffects


class Wonders(TypedDict):
    limits: dict[str, int]
    draft: dict[str, list[str]]
    first_game_preset: dict[str, list[str]]
    wonders: list[Wonder]


class Token(TypedDict):
    id: str
    names: Names
    effect: DuelEffects


Zone = TypedDict("Zone", {"from": int, "to": int, "vp": int, "loot": int}, total=False)


class Military(TypedDict):
    positions: dict[str, int]
    zones: list[Zone]


class Money(TypedDict):
    start_coins: int
    discard: dict[str, int]
    trade: dict[str, int]
    coins_per_vp_at_end: int


class Tokens(TypedDict):
    progress_tokens: list[Token]
    progress_setup: dict[str, int]
    military: Military
    science: dict[str, int]
    money: Money


class Structure(TypedDict):
    age: int
    rows: list[int]
    accessible_at_start: list[int]
    slots: list[Plain]


def duel_reference(folder: Path) -> Plain:
    """All reference tables of Duel; `order` holds the ids of each section as they stand in the file."""
    cards: Cards = yaml.safe_load(_text(folder, "duel_cards.yaml"))
    wonders: Wonders = yaml.safe_load(_text(folder, "duel_wonders.yaml"))
    tokens: Tokens = yaml.safe_load(_text(folder, "duel_tokens.yaml"))
    layouts: dict[str, list[Structure]] = yaml.safe_load(_text(folder, "duel_layouts.yaml"))
    sections: dict[str, dict[str, Plain]] = {
        "cards": {card["id"]: _card(card) for card in cards["cards"]},
        "wonders": {wonder["id"]: _wonder(wonder) for wonder in wonders["wonders"]},
        "tokens": {token["id"]: _token(token) for token in tokens["progress_tokens"]},
    }
    return {
        "numbers": _numbers(cards, wonders, tokens),
        "draft": [wonders["draft"]["round_1"], wonders["draft"]["round_2"]],
        "first_game": wonders["first_game_preset"],
        "zones": _zones(tokens["military"]),
        "structures": [_structure(structure) for structure in layouts["ages"]],
        "order": {section: list(entries) for section, entries in sections.items()},
        **sections,
    }


def _text(folder: Path, file: str) -> str:
    return (folder / file).read_text(encoding="utf-8")


def _numbers(cards: Cards, wonders: Wonders, tokens: Tokens) -> Plain:
    money = tokens["money"]
    return {
        "start_coins": money["start_coins"],
        "cards_removed": _cards_removed(cards),
        "guilds_in_play": cards["deal"]["guild"],
        "tokens_on_board": tokens["progress_setup"]["on_board"],
        "wonders_shown": wonders["limits"]["shown_per_round"],
        "most_wonders": wonders["limits"]["built_in_total"],
        "discard_coins": money["discard"]["base"],
        "trade_price": money["trade"]["base"],
        "capital": tokens["military"]["positions"]["max"],
        "symbols_to_win": tokens["science"]["different_symbols_to_win"],
        "coins_per_point": money["coins_per_vp_at_end"],
    }


def _cards_removed(cards: Cards) -> int:
    decks = [card["deck"] for card in cards["cards"]]
    removed = {decks.count(deck) - dealt for deck, dealt in cards["deal"].items() if deck != "guild"}
    return _only(removed, "cards removed")


def _zones(military: Military) -> list[Plain]:
    """The zones of both sides of the track, which must be alike."""
    zones = [zone for zone in military["zones"] if "vp" in zone]
    one_side = [_zone(zone, zone["from"], zone["to"]) for zone in zones if zone["from"] > 0]
    other_side = [_zone(zone, -zone["to"], -zone["from"]) for zone in reversed(zones) if zone["to"] < 0]
    if one_side != other_side:
        raise ValueError("the reference has a track that this tool does not know: its sides differ")
    return one_side


def _zone(zone: Zone, first: int, last: int) -> Plain:
    return {"first": first, "last": last, "points": zone["vp"], "loot": zone.get("loot", 0)}


def _structure(structure: Structure) -> Plain:
    """The structure with its rows counted, not only told."""
    rows = [len(list(slots)) for _, slots in groupby(structure["slots"], key=lambda slot: slot["row"])]
    if rows != structure["rows"]:
        raise ValueError(f"the reference has rows of age {structure['age']} that this tool does not know: {rows}")
    return {
        "age": structure["age"],
        "rows": rows,
        "accessible_at_start": structure["accessible_at_start"],
        "slots": structure["slots"],
    }


def _card(card: Card) -> Plain:
    return {
        "id": card["id"],
        "name": card["names"]["en"],
        "age": card["age"],
        "guild": card["deck"] == "guild",
        "colour": card["colour"],
        "cost": card["cost"],
        "free_with": card["chain"]["free_with"],
        "symbol_needed": card["chain"]["needs"],
        "symbol_given": card["chain"]["gives"],
        "chains_to": card["chain"]["makes_free"],
        "effects": duel_effects(card["effect"]),
    }


def _wonder(wonder: Wonder) -> Plain:
    effects = duel_effects(wonder["effect"])
    return {"id": wonder["id"], "name": wonder["names"]["en"], "cost": wonder["cost"], "effects": effects}


def _token(token: Token) -> Plain:
    return {"id": token["id"], "name": token["names"]["en"], "effects": duel_effects(token["effect"])}


def duel_effects(effect: DuelEffects) -> list[Plain]:
    """The effects of one reference entry in the order and words of our listing."""
    unknown = effect.keys() - DuelEffects.__annotations__.keys()
    if unknown:
        raise ValueError(f"the reference has effects this tool does not know: {sorted(unknown)}")
    return [*_resources(effect), *_fixed(effect), *_at_once(effect), *_later(effect)]


def _resources(effect: DuelEffects) -> list[Plain]:
    found: list[Plain] = []
    if "produces" in effect:
        found.append({"kind": "production", "units": effect["produces"]})
    if "one_of" in effect:
        found.append({"kind": "choice", "resources": effect["one_of"]})
    if "trade_price" in effect:
        prices = effect["trade_price"]
        _expect(_only(set(prices.values()), "price"), _FIXED_PRICE)
        found.append({"kind": "fixed_price", "resources": list(prices)})
    return found


def _fixed(effect: DuelEffects) -> list[Plain]:
    found: list[Plain] = []
    if "coins" in effect:
        found.append({"kind": "coins", "amount": effect["coins"]})
    if "coins_per" in effect:
        per = effect["coins_per"]
        found.append({"kind": "coins_per", "amount": per["each"], "counted": per["count"]})
    if "vp" in effect:
        found.append({"kind": "points", "amount": effect["vp"]})
    if "shields" in effect:
        found.append({"kind": "shields", "amount": effect["shields"]})
    if "science" in effect:
        found.append({"kind": "science", "symbol": effect["science"]})
    return found


def _at_once(effect: DuelEffects) -> list[Plain]:
    found: list[Plain] = []
    if "guild" in effect:
        guild = effect["guild"]
        each = {"coins": guild["coins_each"], "points": guild["vp_each"]}
        found.append({"kind": "guild", "counted": guild["count"], **each})
    if "opponent_loses_coins" in effect:
        found.append({"kind": "opponent_loses", "amount": effect["opponent_loses_coins"]})
    if effect.get("extra_turn"):
        found.append({"kind": "play_again"})
    if "destroy" in effect:
        found.append({"kind": "destroy", "colour": effect["destroy"]})
    if effect.get("build_from_discard"):
        found.append({"kind": "build_from_discard"})
    if "progress_from_box" in effect:
        _expect(effect["progress_from_box"]["keep"], _KEPT)
        found.append({"kind": "draw_tokens", "amount": effect["progress_from_box"]["draw"]})
    return found


def _later(effect: DuelEffects) -> list[Plain]:
    found: list[Plain] = []
    if "discount" in effect:
        discount = effect["discount"]
        found.append({"kind": "discount", "on": discount["applies_to"], "units": discount["resources"]})
    if effect.get("receive_opponent_trade_coins"):
        found.append({"kind": "take_trade_coins"})
    if "vp_per_progress_token" in effect:
        found.append({"kind": "points_per_token", "amount": effect["vp_per_progress_token"]})
    if "extra_shields" in effect:
        _expect(effect["extra_shields"]["applies_to"], _STRENGTHENED)
        found.append({"kind": "extra_shields", "amount": effect["extra_shields"]["each"]})
    if "extra_turn_on" in effect:
        _expect(effect["extra_turn_on"], _AGAIN_WITH)
        found.append({"kind": "wonders_play_again"})
    if "coins_per_chain_build" in effect:
        found.append({"kind": "coins_per_chain", "amount": effect["coins_per_chain_build"]})
    return found


def _only(values: set[int], what: str) -> int:
    if len(values) != 1:
        raise ValueError(f"the reference has a {what} this tool does not know: {sorted(values)}")
    return values.pop()


def _expect(value: str | int, expected: str | int) -> None:
    if value != expected:
        raise ValueError(f"the reference has an effect this tool does not know: {value}, not {expected}")
