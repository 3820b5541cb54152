"""How the file of Dice becomes a catalog: loaded once, complete, refused by file, entry and field."""

import json
from functools import cache
from pathlib import Path

import pytest
import yaml

from engine.catalog import plain
from engine.catalog.dice import loader
from engine.catalog.dice.listing import listing
from engine.catalog.dice.loader import load_dice, parse_dice
from engine.catalog.dice.model import UnlockDie
from engine.core.errors import CatalogError
from tests.engine.catalog.changes import Change, drop, move_to_end, put, where

FILE = "dice_box.yaml"


@cache
def shipped() -> str:
    return (Path(plain.__file__).parent / "data" / loader.FILE).read_text(encoding="utf-8")


def changed(change: Change) -> str:
    """The shipped file with a change; JSON is YAML too."""
    data = yaml.load(shipped(), Loader=yaml.CSafeLoader)
    change(data)
    return json.dumps(data)


def refused(change: Change) -> CatalogError:
    with pytest.raises(CatalogError) as error:
        parse_dice(changed(change), FILE)
    assert error.value.details["file"] == FILE
    return error.value


def test_the_catalog_is_loaded_once() -> None:
    assert load_dice() is load_dice()


def test_the_box_has_ten_dice_and_seven_boards_with_58_fields() -> None:
    catalog = load_dice()
    assert [die.id for die in catalog.dice if die.special] == ["black", "white", "purple"]
    assert len(catalog.dice) == 10
    assert [len(board.fields) for board in catalog.boards] == [58] * 7
    assert catalog.sections == (0, 1, 2, 3)


def test_what_the_rulebook_prints_is_kept() -> None:
    catalog = load_dice()
    numbers = catalog.numbers
    assert (numbers.start_coins, numbers.pass_coins) == (7, 3)
    assert (numbers.bonus_fields_to_end, numbers.turns_after_the_end) == (3, 1)
    fields = {field.id: field for field in catalog.boards[0].fields}
    for side in ("west", "east"):
        assert fields[f"barracks_{side}.attack.1"].attack == 3
        assert sum(field.defence for field in fields.values() if field.building == f"barracks_{side}") == 2
    assert all(len(field.symbols) == 2 for field in fields.values() if field.building == "agora")
    assert {building.id: building.first_points for building in catalog.buildings}["agora"] == 3
    assert max(field.cost for board in catalog.boards for field in board.fields) <= 6
    assert all(sum(field.building == "wonder" for field in board.fields) == 3 for board in catalog.boards)
    free = [f.id for f in fields.values() if f.building == "market" and f.after is None]
    assert {name.split(".")[1] for name in free} == {"camel", "chest", "coin"}
    assert fields["market.coin.2"].after == "market.coin.1"


@pytest.mark.parametrize("board", load_dice().boards, ids=lambda board: board.id)
def test_every_board_unlocks_every_special_die_once(board: object) -> None:
    fields = next(one for one in load_dice().boards if one == board).fields
    dice = [effect.die for field in fields for effect in field.effects if isinstance(effect, UnlockDie)]
    assert sorted(dice) == ["black", "purple", "white"]


def test_the_order_of_fields_is_part_of_the_digest() -> None:
    again = parse_dice(changed(move_to_end("boards/giza")), FILE)
    assert again.digest != load_dice().digest
    assert parse_dice(shipped(), FILE).digest == load_dice().digest


def test_the_listing_is_plain_data() -> None:
    assert json.loads(json.dumps(listing(load_dice()))) == listing(load_dice())


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (put("weather", 1), ("unknown_field", "header", "weather")),
        (drop("numbers"), ("missing_field", "header", "numbers")),
        (put("sections", [0, -1]), ("unclear_value", "header", "sections.2")),
        (put("dice/blue/faces", ["mask"]), ("wrong_face_count", "blue", "faces")),
        (put("dice/blue/faces", ["mask"] * 5 + ["moon"]), ("unknown_face", "blue", "faces.6")),
        (put("dice/grey_1/leaves", False), ("too_few_dice_leave", "header", "dice")),
        (put("faces/mask", {}), ("symbol_or_cross", "mask", "")),
        (put("faces/mask", {"symbol": "moon"}), ("unknown_symbol", "mask", "symbol")),
        (put("faces/spy_red", {"cross": ["moon"]}), ("unknown_building", "spy_red", "cross")),
        (put("buildings/market/attacks", "up"), ("unknown_side", "market", "attacks")),
        (put("buildings/market/on_boards", True), ("fields_or_boards", "market", "fields")),
        (put("buildings/court/fields/court.2/after", "court.9"), ("unknown_dice_field", "alexandria", "court.2.after")),
        (put("buildings/court/fields/court.2/cost", 0), ("too_small", "court", "fields.court.2.cost")),
        (
            put("boards/giza/effects/court.9", [{"kind": "free_build"}]),
            ("unknown_dice_field", "giza", "effects.court.9"),
        ),
        (put("boards/rhodes/points/court.9", 3), ("unknown_dice_field", "rhodes", "points.court.9")),
        (put("boards/rhodes/points/court.1", "3"), ("wrong_type", "rhodes", "points.court.1")),
        (put("boards/giza/effects/court.1", [{"kind": "fly"}]), ("unknown_effect", "giza", "effects.court.1.1.kind")),
        (
            put("boards/giza/effects/court.1", [{"kind": "free_dice", "colour": "pink"}]),
            ("unknown_colour", "giza", "court.1.effects"),
        ),
        (
            put("boards/giza/effects/court.1", [{"kind": "unlock_die", "die": "blue"}]),
            ("unknown_die", "giza", "court.1.effects"),
        ),
        (put("boards/giza/wonder", {"wonder.9": {}}), ("other_fields", "giza", "")),
        (put("bonus", {}), ("empty", "header", "bonus")),
    ],
)
def test_a_broken_file_is_refused_by_entry_and_field(change: Change, place: tuple[str, str, str]) -> None:
    assert where(refused(change)) == place
