"""Compares the catalogs, value by value, with the reference tables they were made from.

    python -m tests.tools.compare_with_reference REFERENCE_DIR [LISTING.json ...]

Without listings both editions, with and without Cities, and Duel are loaded. It prints every difference and exits with
1 if there is one. The reference is translated here, apart from the loader, so that a mistake in either shows.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, TypedDict, cast

import yaml

from engine.catalog.duel.listing import listing as duel_listing
from engine.catalog.duel.loader import load_duel
from engine.catalog.listing import listing
from engine.catalog.loader import EDITIONS, EXPANSIONS, load_seven
from tests.tools.cities_reference import cities_reference
from tests.tools.duel_reference import SECTIONS, duel_reference

Plain = dict[str, object]

_COUNTED = {"wonder_stage": "stage", "defeat_token": "defeat"}
_GROUPS = {"raw": "raw", "manufactured": "goods"}
# Lists whose order means nothing.
_SETS = ("free_with", "chains_to", "symbols_given")


class Names(TypedDict):
    en: str


class Slot(TypedDict):
    one_of: list[str]


class Discount(TypedDict):
    resources: str
    neighbours: str


class Per(TypedDict):
    amount: int
    what: list[str]
    where: str


class PointsIf(TypedDict):
    condition: str
    vp: int


class Effects(TypedDict, total=False):
    produces: list[Slot]
    tradable: bool
    coins: int
    vp: int
    shields: int
    science: str
    discount: Discount
    coins_per: Per
    vp_per: Per
    vp_if: PointsIf
    special: str


class _CardAlways(TypedDict):
    id: str
    names: Names
    age: int
    colour: str
    copies: list[int]
    cost: dict[str, int]
    chain_from: list[str]
    chains_to: list[str]
    effect: Effects


class Card(_CardAlways, total=False):
    building: str
    guild: bool
    symbol_needed: str
    symbols_given: list[str]


class Stage(TypedDict):
    cost: dict[str, int]
    effect: Effects


class Wonder(TypedDict):
    id: str
    names: Names
    initial: str
    sides: dict[str, list[Stage]]


def main(arguments: Sequence[str]) -> int:
    """Compare, report, and say by the exit code whether all is equal."""
    if not arguments:
        print("usage: python -m tests.tools.compare_with_reference REFERENCE_DIR [LISTING.json ...]")
        return 2
    folder, *files = map(Path, arguments)
    listings = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    values, differences = 0, 0
    for found in listings or loaded():
        title, expected, actual = sides(folder, found)
        values += len(expected.keys() | actual.keys())
        for line in difference_lines(expected, actual):
            differences += 1
            print(f"{title}: {line}")
    print(f"{values} values compared, {differences} differ")
    return 1 if differences else 0


def loaded() -> list[Plain]:
    """The listings of all catalogs."""
    boxes = [load_seven(edition, expansions) for edition in EDITIONS for expansions in ((), EXPANSIONS)]
    return [*map(listing, boxes), duel_listing(load_duel())]


class Sides(NamedTuple):
    title: str
    expected: Plain
    actual: Plain


def sides(folder: Path, found: Plain) -> Sides:
    """What the reference says and what the listing says, both value by value."""
    if "edition" not in found:
        return Sides("duel", leaves(duel_reference(folder)), leaves(duel_by_id(found)))
    title = " with ".join([f"edition {found['edition']}", *_expansions(found)])
    return Sides(title, leaves(seven_reference(folder, found)), leaves(seven_by_id(found)))


def _expansions(found: Plain) -> list[str]:
    return cast(list[str], found.get("expansions", []))


def seven_reference(folder: Path, found: Plain) -> Plain:
    """The reference of an edition, and of the expansions that a listing has."""
    sections = reference(folder, found["edition"])
    if "cities" in _expansions(found):
        more = cities_reference(folder, found["edition"])
        sections = {section: {**entries, **more[section]} for section, entries in sections.items()}
    return dict(sections)


def difference_lines(expected: Plain, actual: Plain) -> list[str]:
    """One line for each value that differs or is on one side only."""
    paths = [*expected, *(path for path in actual if path not in expected)]
    return [
        f"{path}: reference {_shown(expected, path)}, catalog {_shown(actual, path)}"
        for path in paths
        if _shown(expected, path) != _shown(actual, path)
    ]


def _shown(values: Plain, path: str) -> str:
    return json.dumps(values[path]) if path in values else "nothing"


def seven_by_id(found: Plain) -> Plain:
    """The cards and boards of a listing by id, so that one left out does not shift all others."""
    return {section: by_id(found[section]) for section in ("cards", "boards")}


def duel_by_id(found: Plain) -> Plain:
    """All of a listing but its digest: entries by id, and their order apart."""
    entries = {section: by_id(found[section]) for section in SECTIONS}
    order = {section: list(by_section) for section, by_section in entries.items()}
    rest = {name: value for name, value in found.items() if name not in ("digest", *SECTIONS)}
    return {**rest, **entries, "order": order}


def by_id(entries: object) -> Plain:
    """Entries of one section by their ids."""
    return {entry["id"]: entry for entry in cast(list[dict[str, str]], entries)}


def leaves(value: object, path: str = "") -> Plain:
    """Every single value by its path; an empty list or mapping is a value too."""
    if isinstance(value, list) and path.rpartition(".")[2] in _SETS:
        return {path: sorted(value)}
    if isinstance(value, list) and value:
        value = dict(enumerate(value, 1))
    if not isinstance(value, dict) or not value:
        return {path: value}
    parts = [leaves(item, f"{path}.{key}" if path else str(key)) for key, item in value.items()]
    return {inner: leaf for part in parts for inner, leaf in part.items()}


def reference(folder: Path, edition: object) -> dict[str, Plain]:
    """The reference tables of one edition in the words of our listing."""
    cards: list[Card] = yaml.safe_load(_text(folder, f"base_{edition}e_cards.yaml"))["cards"]
    wonders: list[Wonder] = yaml.safe_load(_text(folder, f"base_{edition}e_wonders.yaml"))["wonders"]
    return {
        "cards": {card["id"]: _card(card) for card in cards},
        "boards": {wonder["id"]: _board(wonder) for wonder in wonders},
    }


def _text(folder: Path, file: str) -> str:
    return (folder / file).read_text(encoding="utf-8")


def _card(card: Card) -> Plain:
    return {
        "id": card["id"],
        "name": card["names"]["en"],
        "building": card.get("building", card["id"]),
        "age": card["age"],
        "colour": card["colour"],
        "copies": card["copies"],
        "guild": card.get("guild", False),
        "cost": card["cost"],
        "free_with": card["chain_from"],
        "symbol_needed": card.get("symbol_needed"),
        "symbols_given": card.get("symbols_given", []),
        "chains_to": card["chains_to"],
        "effects": effects(card["effect"]),
    }


def _board(wonder: Wonder) -> Plain:
    sides = {side: [_stage(stage) for stage in stages] for side, stages in wonder["sides"].items()}
    return {"id": wonder["id"], "name": wonder["names"]["en"], "resource": wonder["initial"], "sides": sides}


def _stage(stage: Stage) -> Plain:
    return {"cost": stage["cost"], "effects": effects(stage["effect"])}


def effects(effect: Effects) -> list[Plain]:
    """The effects of one reference entry in the order and words of our listing."""
    unknown = effect.keys() - Effects.__annotations__.keys()
    if unknown:
        raise ValueError(f"the reference has effects this tool does not know: {sorted(unknown)}")
    return [*_production(effect), *_fixed(effect), *_dependent(effect)]


def _production(effect: Effects) -> list[Plain]:
    if "produces" not in effect:
        return []
    slots = [slot["one_of"] for slot in effect["produces"]]
    return [{"kind": "production", "slots": slots, "sold": effect["tradable"]}]


def _fixed(effect: Effects) -> list[Plain]:
    found: list[Plain] = []
    if "coins" in effect:
        found.append({"kind": "coins", "amount": effect["coins"]})
    if "vp" in effect:
        found.append({"kind": "points", "amount": effect["vp"]})
    if "shields" in effect:
        found.append({"kind": "shields", "amount": effect["shields"]})
    if "science" in effect:
        found.append({"kind": "science", "symbol": effect["science"]})
    return found


def _dependent(effect: Effects) -> list[Plain]:
    found: list[Plain] = []
    if "discount" in effect:
        discount = effect["discount"]
        group = _GROUPS[discount["resources"]]
        found.append({"kind": "discount", "resources": group, "neighbours": discount["neighbours"]})
    if "coins_per" in effect:
        found.append(_per("coins_per", effect["coins_per"]))
    if "vp_per" in effect:
        found.append(_per("points_per", effect["vp_per"]))
    if "vp_if" in effect:
        found.append(_points_if(effect["vp_if"]))
    if "special" in effect:
        found.append({"kind": "power", "name": effect["special"]})
    return found


def _per(kind: str, per: Per) -> Plain:
    counted = [_COUNTED.get(thing, thing) for thing in per["what"]]
    return {"kind": kind, "amount": per["amount"], "counted": counted, "where": per["where"]}


def _points_if(points_if: PointsIf) -> Plain:
    if points_if["condition"] != "own_wonder_complete":
        raise ValueError(f"the reference has a condition this tool does not know: {points_if['condition']}")
    return {"kind": "points_if_wonder_complete", "points": points_if["vp"]}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
