"""A whole catalog as plain data that JSON can hold, for people and tools that want to read every card."""

from dataclasses import asdict

from engine.catalog.listed import Plain, listed_cost, listed_effect
from engine.catalog.model import RESOURCES, Board, Card, Cost, Effect, SevenCatalog, Stage

__all__ = ["Plain", "listing"]


def listing(catalog: SevenCatalog) -> Plain:
    """Every card, board, side and stage of the catalog."""
    return {
        "edition": catalog.edition,
        **({"expansions": list(catalog.expansions)} if catalog.expansions else {}),
        "digest": catalog.digest,
        "sides": list(catalog.sides),
        "score_order": list(catalog.score_order),
        "cards": [_card(card) for card in catalog.cards],
        "boards": [_board(board) for board in catalog.boards],
    }


def _card(card: Card) -> Plain:
    return {
        "id": card.id,
        "name": card.name,
        "building": card.building,
        "age": card.age,
        "colour": card.colour,
        "copies": list(card.copies),
        "guild": card.guild,
        "cost": _cost(card.cost),
        "free_with": list(card.free_with),
        "symbol_needed": card.symbol_needed,
        "symbols_given": list(card.symbols_given),
        "chains_to": list(card.chains_to),
        "effects": [_effect(effect) for effect in card.effects],
    }


def _board(board: Board) -> Plain:
    sides = {side: [_stage(stage) for stage in stages] for side, stages in board.sides.items()}
    return {"id": board.id, "name": board.name, "resource": board.resource, "sides": sides}


def _stage(stage: Stage) -> Plain:
    return {"cost": _cost(stage.cost), "effects": [_effect(effect) for effect in stage.effects]}


def _cost(cost: Cost) -> dict[str, int]:
    return listed_cost(cost.coins, RESOURCES, cost.resources)


def _effect(effect: Effect) -> Plain:
    return listed_effect(effect.kind, asdict(effect))
