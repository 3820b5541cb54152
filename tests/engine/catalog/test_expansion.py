"""How the file of an expansion becomes part of a catalog, and how a broken one is refused by file, entry and field."""

import json
from functools import cache
from pathlib import Path

import pytest
import yaml

from engine.catalog import loader
from engine.catalog.expansion import with_expansion
from engine.catalog.loader import EDITIONS, EXPANSIONS, load_seven, whole_box
from engine.catalog.model import SevenCatalog
from engine.core.errors import CatalogError
from tests.engine.catalog.changes import Change, drop, move_to_end, put, where

FILE = "cities.yaml"
ALTAR = {"age": 1, "colour": "blue", "copies": [3, 5], "points": 3}
both_editions = pytest.mark.parametrize("edition", EDITIONS)


@cache
def shipped() -> str:
    text = (Path(loader.__file__).parent / "data" / FILE).read_text(encoding="utf-8")
    return json.dumps(yaml.load(text, Loader=yaml.CSafeLoader))


def changed(change: Change, edition: int = 2) -> SevenCatalog:
    """The catalog with a changed file; JSON is YAML too."""
    data = json.loads(shipped())
    change(data)
    return with_expansion(load_seven(edition), json.dumps(data), FILE)


@both_editions
def test_an_expansion_is_loaded_once_and_knows_its_name(edition: int) -> None:
    assert load_seven(edition, ("cities",)) is load_seven(edition, ("cities",))
    assert load_seven(edition, ("cities",)).expansions == EXPANSIONS
    assert whole_box(edition) == load_seven(edition, EXPANSIONS)


@both_editions
def test_an_expansion_leaves_the_catalog_of_the_edition_alone(edition: int) -> None:
    whole_box(edition)
    base = load_seven(edition)
    assert (base.expansions, base.hand, "black" in base.score_order) == ((), 7, False)


@both_editions
def test_a_board_has_the_sides_of_the_edition_it_is_played_with(edition: int) -> None:
    for board in whole_box(edition).boards:
        assert tuple(board.sides) == load_seven(edition).sides


def test_everybody_is_dealt_one_card_more_for_each_that_the_expansion_adds() -> None:
    assert whole_box(2).hand == 8
    assert changed(put("cards_per_player", 2)).hand == 9


@both_editions
def test_the_digest_is_of_edition_and_expansion_together(edition: int) -> None:
    other = 3 - edition
    assert len({load_seven(edition).digest, whole_box(edition).digest, whole_box(other).digest}) == 3
    assert changed(put("cards/dive/coins", 7), edition).digest != whole_box(edition).digest
    assert changed(move_to_end("cards/dive/coins"), edition).digest == whole_box(edition).digest


@pytest.mark.parametrize(
    ("change", "code", "entry", "field"),
    [
        (drop("expansion"), "missing_field", "header", "expansion"),
        (drop("score"), "missing_field", "header", "score"),
        (put("score", "luck"), "unknown_category", "header", "score"),
        (put("colour", "black"), "unknown_field", "header", "colour"),
        (put("cards/dive", {**ALTAR, "name": "Dive"}), "not_black", "dive", "colour"),
        (put("cards/dive/colour", "pink"), "unknown_colour", "dive", "colour"),
        (put("cards/dive/copies", [3]), "black_with_copies", "dive", "copies"),
        (put("cards/dive/free_with", ["baths"]), "unknown_field", "dive", "free_with"),
        (put("cards/dive/gift/to", "friends"), "unknown_receivers", "dive", "gift.to"),
        (put("cards/dive/gift", 1), "wrong_type", "dive", "gift"),
        (drop("cards/dive/gift/amount"), "missing_field", "dive", "gift.amount"),
        (put("cards/hideout/coin_loss/per", "card"), "unknown_counted", "hideout", "coin_loss.per"),
        (put("cards/raider_camp/victory_token", 2), "unknown_worth", "raider_camp", "victory_token"),
        (put("cards/memorial/discard_defeats", False), "no_effect", "memorial", "discard_defeats"),
        (put("cards/west_clandestine_wharf/rebate", "both"), "unknown_neighbours", "west_clandestine_wharf", "rebate"),
        (put("cards/cells/points_per/counted", ["victory_2"]), "unknown_counted", "cells", "points_per.counted.1"),
        (put("boards/petra/sides/C", []), "unknown_field", "petra", "sides.C"),
        (drop("boards/petra/sides/day"), "missing_field", "petra", "sides.day"),
        (put("boards/petra/resource", "gold"), "unknown_resource", "petra", "resource"),
    ],
)
def test_a_broken_file_is_refused_by_entry_and_field(change: Change, code: str, entry: str, field: str) -> None:
    with pytest.raises(CatalogError) as refused:
        changed(change)
    assert refused.value.details["file"] == FILE
    assert where(refused.value) == (code, entry, field)


def test_every_age_has_fourteen_black_cards() -> None:
    with pytest.raises(CatalogError) as refused:
        changed(drop("cards/dive"))
    assert refused.value.code == "wrong_black_count"
    assert (refused.value.details["age"], refused.value.details["cards"]) == (1, 13)


@pytest.mark.parametrize("taken", ["baths", "gizah"])
def test_an_id_of_the_edition_is_not_used_again(taken: str) -> None:
    def rename(data: dict[str, object]) -> None:
        section = "cards" if taken == "baths" else "boards"
        entries = data[section]
        assert isinstance(entries, dict)
        data[section] = {taken if n == 0 else name: entry for n, (name, entry) in enumerate(entries.items())}

    with pytest.raises(CatalogError) as refused:
        changed(rename)
    assert (refused.value.code, refused.value.details["value"]) == ("id_taken", taken)


def test_black_cards_stand_in_the_order_of_their_ages() -> None:
    with pytest.raises(CatalogError):
        changed(move_to_end("cards/dive"))


@both_editions
def test_a_black_card_in_the_file_of_an_edition_is_refused(edition: int) -> None:
    text = (Path(loader.__file__).parent / "data" / f"seven_{edition}e.yaml").read_text(encoding="utf-8")
    with pytest.raises(CatalogError) as refused:
        loader.parse_seven(text.replace("colour: blue", "colour: black", 1), "seven.yaml")
    assert refused.value.details["field"] in ("colour", "copies")
