"""The whole catalog of Dice as plain data that JSON can hold, for people and tools that want to read all of it."""

from dataclasses import asdict

from engine.catalog.dice.model import Board, Building, DiceCatalog, Die, Face, Field
from engine.catalog.listed import Plain, listed_effect


def listing(catalog: DiceCatalog) -> Plain:
    """Every die, face, building, field and board, and the numbers of the game."""
    return {
        "digest": catalog.digest,
        "numbers": asdict(catalog.numbers),
        "sections": list(catalog.sections),
        "dice": [_die(die) for die in catalog.dice],
        "faces": [_face(face) for face in catalog.faces.values()],
        "buildings": [_building(building) for building in catalog.buildings],
        "boards": [_board(board) for board in catalog.boards],
    }


def _die(die: Die) -> Plain:
    return {**asdict(die), "faces": list(die.faces)}


def _face(face: Face) -> Plain:
    return {"id": face.id, "symbol": face.symbol, "cross": list(face.cross), "compare": list(face.compare)}


def _building(building: Building) -> Plain:
    return {
        "id": building.id,
        "colour": building.colour,
        "bonus": building.bonus,
        "resources": building.resources,
        "first_points": building.first_points,
        "attacks": building.attacks,
        "on_boards": building.on_boards,
    }


def _board(board: Board) -> Plain:
    return {"id": board.id, "name": board.name, "fields": [_field(field) for field in board.fields]}


def _field(field: Field) -> Plain:
    return {
        "id": field.id,
        "building": field.building,
        "symbols": list(field.symbols),
        "after": field.after,
        "cost": field.cost,
        "points": field.points,
        "attack": field.attack,
        "defence": field.defence,
        "effects": [listed_effect(effect.kind, asdict(effect)) for effect in field.effects],
    }
