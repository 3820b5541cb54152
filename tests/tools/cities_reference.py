"""The reference tables of Cities in the words of our listing, translated apart from the loader."""

from pathlib import Path
from typing import Final, NotRequired, TypedDict

import yaml

Plain = dict[str, object]

# The order in which a listing has the effects of a card.
_ORDER: Final = (
    *("coins", "points", "shields", "coins_per", "points_per", "power", "gift", "coin_loss", "debt", "diplomacy"),
    *("victory_token", "discard_defeats", "copied_science", "rebate", "board_rebate"),
)
_COUNTED: Final = {"black_card": "black", "victory_token": "victory", "defeat_token": "defeat"}
_SUFFERED: Final = {"victory_token": "victory", "wonder_stage": "stage"}
_RECEIVERS: Final = {"each_neighbour": "neighbours", "each_other_player": "others"}
_POOLS: Final = {"already_produced": "produce_one_more_of_own", "not_produced": "produce_one_missing"}


class Names(TypedDict):
    en: str


class CitiesEffect(TypedDict):
    type: str
    amount: NotRequired[int]
    to: NotRequired[str]
    who: NotRequired[str]
    per: NotRequired[str]
    count: NotRequired[str | int]
    token_value: NotRequired[int]
    tokens: NotRequired[int]
    value: NotRequired[int]
    neighbour: NotRequired[str]
    per_turn: NotRequired[int]
    pool: NotRequired[str]
    cards: NotRequired[int]
    queue_order: NotRequired[int]


class Card(TypedDict):
    id: str
    names: Names
    age: int
    colour: str
    cost: dict[str, int]
    chain_from: list[str]
    chains_to: list[str]
    effects: list[CitiesEffect]


class Stage(TypedDict):
    cost: dict[str, int]
    effects: list[CitiesEffect]


class Side(TypedDict):
    stages: list[Stage]


class FirstEdition(TypedDict):
    initial: str
    sides: dict[str, Side]


class Wonder(TypedDict):
    id: str
    names: Names
    initial: str
    sides: dict[str, Side]
    first_edition: FirstEdition


def cities_reference(folder: Path, edition: object) -> dict[str, Plain]:
    """The black cards and the boards of an edition by section and id."""
    cards: list[Card] = yaml.safe_load(_text(folder, "cities_cards.yaml"))["cards"]
    wonders: list[Wonder] = yaml.safe_load(_text(folder, "cities_wonders.yaml"))["wonders"]
    return {
        "cards": {card["id"]: _card(card) for card in cards},
        "boards": {wonder["id"]: _board(wonder, edition) for wonder in wonders},
    }


def _text(folder: Path, file: str) -> str:
    return (folder / file).read_text(encoding="utf-8")


def _card(card: Card) -> Plain:
    return {
        "id": card["id"],
        "name": card["names"]["en"],
        "building": card["id"],
        "age": card["age"],
        "colour": card["colour"],
        "copies": [],
        "guild": False,
        "cost": card["cost"],
        "free_with": card["chain_from"],
        "symbol_needed": None,
        "symbols_given": [],
        "chains_to": card["chains_to"],
        "effects": cities_effects(card["effects"]),
    }


def _board(wonder: Wonder, edition: object) -> Plain:
    printed = wonder["first_edition"] if edition == 1 else wonder
    sides = {name: [_stage(stage) for stage in side["stages"]] for name, side in printed["sides"].items()}
    return {"id": wonder["id"], "name": wonder["names"]["en"], "resource": printed["initial"], "sides": sides}


def _stage(stage: Stage) -> Plain:
    return {"cost": stage["cost"], "effects": cities_effects(stage["effects"])}


def cities_effects(effects: list[CitiesEffect]) -> list[Plain]:
    """The effects of one reference entry in the order and words of our listing."""
    found = [_effect(effect) for effect in effects]
    return sorted(found, key=lambda effect: _ORDER.index(str(effect["kind"])))


def _effect(effect: CitiesEffect) -> Plain:
    match effect["type"]:
        case "vp":
            return {"kind": "points", "amount": effect["amount"]}
        case "shields":
            return {"kind": "shields", "amount": effect["amount"]}
        case "coins" if effect["to"] == "self":
            return {"kind": "coins", "amount": effect["amount"]}
        case "coins":
            return {"kind": "gift", "amount": effect["amount"], "to": _RECEIVERS[effect["to"]]}
        case "coins_per":
            return {"kind": "coins_per", "amount": effect["amount"], "counted": [_counted(effect)], "where": "own"}
        case "vp_per":
            return {"kind": "points_per", "amount": effect["amount"], "counted": [_counted(effect)], "where": "own"}
    return _token(effect)


def _counted(effect: CitiesEffect) -> str:
    counted = _COUNTED[str(effect["count"])]
    return f"{counted}_{effect['token_value']}" if "token_value" in effect else counted


def _token(effect: CitiesEffect) -> Plain:
    match effect:
        case {"type": "coin_loss", "who": "all_others"}:
            per = _SUFFERED[effect["per"]] if "per" in effect else ""
            return {"kind": "coin_loss", "amount": effect["amount"], "per": per}
        case {"type": "debt", "to": "each_neighbour"}:
            return {"kind": "debt", "amount": effect["amount"]}
        case {"type": "diplomacy"}:
            return {"kind": "diplomacy", "tokens": effect["tokens"]}
        case {"type": "military_token"}:
            return {"kind": "victory_token", "worth": effect["value"]}
        case {"type": "discard_defeat_tokens"}:
            return {"kind": "discard_defeats"}
    return _lasting(effect)


def _lasting(effect: CitiesEffect) -> Plain:
    match effect:
        case {"type": "science_copy"}:
            return {"kind": "copied_science", "symbols": effect["count"]}
        case {"type": "trade_rebate", "amount": 1, "per_turn": 1}:
            return {"kind": "rebate", "neighbour": effect["neighbour"]}
        case {"type": "starting_resource_rebate"}:
            return {"kind": "board_rebate", "amount": effect["amount"]}
        case {"type": "produce_one_of", "per_turn": 1}:
            return {"kind": "power", "name": _POOLS[effect["pool"]]}
        case {"type": "free_stage_resources"}:
            return {"kind": "power", "name": "stages_without_resources"}
        case {"type": "build_from_discard", "cards": 1}:
            return {"kind": "power", "name": "build_from_discard_last"}
    raise ValueError(f"the reference of Cities has an effect this tool does not know: {effect}")
