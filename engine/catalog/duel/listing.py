"""The whole catalog of Duel as plain data that JSON can hold, for people and tools that want to read all of it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict

from engine.catalog.duel.model import (
    RESOURCES,
    Card,
    Cost,
    DuelCatalog,
    Effect,
    Production,
    Slot,
    Structure,
    Token,
    Wonder,
)
from engine.catalog.listed import Plain, listed_cost, listed_effect


def listing(catalog: DuelCatalog) -> Plain:
    """Every card, wonder, token and slot of the catalog, and the numbers of the game."""
    return {
        "digest": catalog.digest,
        "numbers": asdict(catalog.numbers),
        "draft": [list(picks) for picks in catalog.draft],
        "first_game": {player: list(wonders) for player, wonders in catalog.first_game.items()},
        "zones": [asdict(zone) for zone in catalog.zones],
        "cards": [_card(card) for card in catalog.cards],
        "wonders": [_wonder(wonder) for wonder in catalog.wonders],
        "tokens": [_token(token) for token in catalog.tokens],
        "structures": [_structure(structure) for structure in catalog.structures],
    }


def _card(card: Card) -> Plain:
    return {
        "id": card.id,
        "name": card.name,
        "age": card.age,
        "guild": card.guild,
        "colour": card.colour,
        "cost": _cost(card.cost),
        "free_with": card.free_with,
        "symbol_needed": card.symbol_needed,
        "symbol_given": card.symbol_given,
        "chains_to": card.chains_to,
        "effects": _effects(card.effects),
    }


def _wonder(wonder: Wonder) -> Plain:
    return {
        "id": wonder.id,
        "name": wonder.name,
        "cost": _cost(wonder.cost),
        "effects": _effects(wonder.effects),
    }


def _token(token: Token) -> Plain:
    return {"id": token.id, "name": token.name, "effects": _effects(token.effects)}


def _cost(cost: Cost) -> dict[str, int]:
    return listed_cost(cost.coins, RESOURCES, cost.resources)


def _effects(effects: Iterable[Effect]) -> list[Plain]:
    return [_effect(effect) for effect in effects]


def _effect(effect: Effect) -> Plain:
    if isinstance(effect, Production):
        return {"kind": effect.kind, "units": listed_cost(0, RESOURCES, effect.units)}
    return listed_effect(effect.kind, asdict(effect))


def _structure(structure: Structure) -> Plain:
    rows = Counter(slot.row for slot in structure.slots)
    return {
        "age": structure.age,
        "rows": [rows[row] for row in sorted(rows)],
        "accessible_at_start": [number for number, slot in enumerate(structure.slots) if not slot.covered_by],
        "slots": [_slot(number, slot) for number, slot in enumerate(structure.slots)],
    }


def _slot(number: int, slot: Slot) -> Plain:
    return {
        "slot": number,
        "row": slot.row,
        "x": slot.x,
        "face_up": slot.face_up,
        "covered_by": list(slot.covered_by),
        "covers": list(slot.covers),
    }
