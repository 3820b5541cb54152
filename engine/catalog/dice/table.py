"""Reads the numbers of the table, the sections of the forum, the dice and their faces."""

from engine.catalog.dice.model import FACES, Die, Face, Numbers
from engine.catalog.fields import entries, flag, identifier, list_of, number, record, set_of
from engine.catalog.place import Place

_NUMBERS = ("start_coins", "pass_coins", "bonus_fields_to_end", "turns_after_the_end", "most_turns")


def read_numbers(value: object, place: Place) -> Numbers:
    """The numbers of the table."""
    entry = record(value, place, _NUMBERS)
    return Numbers(*(entry.read(name, number) for name in _NUMBERS))


def read_sections(value: object, place: Place) -> tuple[int, ...]:
    """What a die costs in each section."""
    return list_of(amount)(value, place)


def amount(value: object, place: Place) -> int:
    """A whole number; unlike elsewhere, nothing is worth saying here."""
    return 0 if value == 0 and not isinstance(value, bool) else number(value, place)


def read_dice(value: object, place: Place) -> tuple[Die, ...]:
    """Every die, in the order of the file."""
    return entries(_die)(value, place)


def _die(die_id: str, value: object, place: Place) -> Die:
    entry = record(value, place, ("colour", "special", "leaves", "faces"))
    faces = entry.read("faces", list_of(identifier))
    if len(faces) != FACES:
        raise place.inside("faces").refused("wrong_face_count", faces=len(faces), expected=FACES)
    return Die(
        die_id,
        entry.read("colour", identifier),
        entry.read_or(False, "special", flag),
        entry.read_or(False, "leaves", flag),
        faces,
    )


def read_faces(value: object, place: Place) -> dict[str, Face]:
    """Every face, by its id."""
    return {face.id: face for face in entries(_face)(value, place)}


def _face(face_id: str, value: object, place: Place) -> Face:
    entry = record(value, place, ("symbol", "cross", "compare"))
    words = set_of(identifier)
    symbol = entry.read("symbol", identifier) if "symbol" in entry.data else None
    nothing: tuple[str, ...] = ()
    cross = entry.read_or(nothing, "cross", words)
    if (symbol is None) == (not cross):
        raise place.refused("symbol_or_cross")
    return Face(face_id, symbol, cross, entry.read_or(nothing, "compare", words))
