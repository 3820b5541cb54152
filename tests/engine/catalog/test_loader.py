"""How files become catalogs: loaded once, known by what they say, and refused by file, entry and field."""

import json
from functools import cache
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catalog import loader, plain
from engine.catalog.loader import EDITIONS, load_seven, parse_seven
from engine.core.errors import CatalogError
from tests.engine.catalog.changes import Change, drop, move_to_end, put, where

FILE = "cards.yaml"


@cache
def shipped(edition: int) -> str:
    return (Path(loader.__file__).parent / "data" / f"seven_{edition}e.yaml").read_text(encoding="utf-8")


@cache
def shipped_json(edition: int) -> str:
    return json.dumps(yaml.load(shipped(edition), Loader=yaml.CSafeLoader))


def changed(edition: int, change: Change) -> str:
    """The shipped file with a change; JSON is YAML too."""
    data = json.loads(shipped_json(edition))
    change(data)
    return json.dumps(data)


def refusal(text: str) -> CatalogError | None:
    try:
        parse_seven(text, FILE)
    except CatalogError as error:
        return error
    return None


def refused(text: str) -> CatalogError:
    error = refusal(text)
    assert error is not None
    assert error.details["file"] == FILE
    return error


def test_a_catalog_is_loaded_once() -> None:
    assert load_seven(1) is load_seven(1)


def test_an_edition_nobody_printed_is_refused() -> None:
    with pytest.raises(CatalogError) as caught:
        load_seven(3)
    assert (caught.value.code, caught.value.details) == ("unknown_edition", {"edition": 3})


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_file_of_an_edition_holds_that_edition(edition: int) -> None:
    assert load_seven(edition).edition == edition


def test_a_file_missing_from_the_bundle_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(loader, "files", lambda package: tmp_path)
    with pytest.raises(CatalogError) as caught:
        load_seven.__wrapped__(1)
    assert (caught.value.code, caught.value.details) == ("unreadable_file", {"file": "seven_1e.yaml"})


def test_the_slow_yaml_loader_reads_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "_LOADER", yaml.SafeLoader)
    assert parse_seven(shipped(2), FILE) == load_seven(2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_digest_is_of_what_a_file_says_not_of_its_bytes(edition: int) -> None:
    digest = load_seven(edition).digest
    assert len(digest) == 64
    assert parse_seven(shipped(edition).replace("\n", "\r\n"), FILE).digest == digest
    assert parse_seven(shipped_json(edition), FILE).digest == digest
    assert parse_seven(changed(edition, move_to_end("cards/baths/name")), FILE).digest == digest


@pytest.mark.parametrize(
    "change", [put("cards/baths/points", 4), move_to_end("boards/babylon"), move_to_end("cards/workers_guild")]
)
def test_the_digest_changes_with_a_value_and_with_the_number_of_a_card_or_board(change: Change) -> None:
    assert parse_seven(changed(1, change), FILE).digest != load_seven(1).digest


def test_the_digests_of_the_editions_differ() -> None:
    assert load_seven(1).digest != load_seven(2).digest


@pytest.mark.parametrize(
    ("old", "new", "code", "entry", "field"),
    [
        ("cost: {stone: 1}, points: 3", "points: 3, points: 4", "repeated_key", "baths", "points"),
        ("  altar:", "  baths:", "repeated_key", "baths", ""),
        ("edition: 1", "edition: 1\nedition: 1", "repeated_key", "header", "edition"),
        ("  altar: {name", "  altar: {no: 1, name", "key_not_text", "altar", "no"),
        ("  altar: {name", "  altar: {on: 1, name", "key_not_text", "altar", "on"),
        ("  altar: {name", "  altar: {7: 1, name", "key_not_text", "altar", "7"),
        ("  altar: {name", "  altar: {<<: {cost: {}}, name", "key_not_text", "altar", "<<"),
        ("  altar: {name", "  altar: {[a]: 1, name", "key_not_text", "altar", "?"),
        ("name: Baths", "name: no", "unclear_value", "baths", "name"),
        ("name: Baths", "name: 2010-12-01", "unclear_value", "baths", "name"),
        ("name: Baths", "name: ", "unclear_value", "baths", "name"),
        ("name: Baths", "name: ~", "unclear_value", "baths", "name"),
        ("cost: {stone: 1}", "cost: {stone: 1.5}", "unclear_value", "baths", "cost.stone"),
        ("cost: {stone: 1}", "cost: {stone: 01}", "unclear_value", "baths", "cost.stone"),
        ("cost: {stone: 1}", "cost: {stone: 1:30}", "unclear_value", "baths", "cost.stone"),
        ("cost: {stone: 1}", "cost: {stone: -1}", "unclear_value", "baths", "cost.stone"),
        ("sold: true", "sold: yes", "unclear_value", "lumber_yard", "sold"),
    ],
)
def test_what_yaml_would_guess_at_is_refused(old: str, new: str, code: str, entry: str, field: str) -> None:
    error = refused(shipped(1).replace(old, new, 1))
    assert where(error) == (code, entry, field)
    assert isinstance(error.details["line"], int)


def test_an_entry_that_contains_itself_is_refused() -> None:
    error = refused(shipped(1).replace("  altar: {name", "  altar: &own {inner: *own, name", 1))
    assert (error.code, error.details["entry"]) == ("too_deep", "altar")


def test_a_refusal_names_the_line_of_a_repeated_key() -> None:
    lines = shipped(1).splitlines()
    position = next(number for number, line in enumerate(lines, 1) if line.startswith("  altar:"))
    assert refused(shipped(1).replace("  altar:", "  baths:", 1)).details["line"] == position


@pytest.mark.parametrize(
    ("text", "line"), [("edition: 1\ncards: {", 3), ("", 1), ("# nothing", 1), ("a: \x07", 1), ("a: \ud800", 1)]
)
def test_a_text_that_is_not_yaml_is_refused(text: str, line: int) -> None:
    error = refused(text)
    assert where(error) == ("not_yaml", "header", "")
    assert error.details["line"] == line


@pytest.mark.parametrize(
    ("change", "code", "entry", "field"),
    [
        (put("price", 1), "unknown_field", "header", "price"),
        (drop("cards"), "missing_field", "header", "cards"),
        (put("edition", 3), "unknown_edition", "header", "edition"),
        (put("edition", True), "unknown_edition", "header", "edition"),
        (put("sides", "A"), "wrong_type", "header", "sides"),
        (put("sides", []), "empty", "header", "sides"),
        (put("sides", ["A", "A"]), "repeated", "header", "sides"),
        (put("sides", ["A", ""]), "empty", "header", "sides.2"),
        (put("score_order", ["military", "luck"]), "unknown_category", "header", "score_order.2"),
        (put("score_order", ["military"]), "missing_category", "header", "score_order"),
        (put("cards", []), "wrong_type", "header", "cards"),
    ],
)
def test_a_header_that_breaks_the_schema_is_refused(change: Change, code: str, entry: str, field: str) -> None:
    assert where(refused(changed(1, change))) == (code, entry, field)


@pytest.mark.parametrize(
    ("change", "code", "entry", "field"),
    [
        (put("cards/Big House", {}), "wrong_id", "Big House", "id"),
        (put("cards/baths", "blue"), "wrong_type", "baths", ""),
        (put("cards/baths/price", 1), "unknown_field", "baths", "price"),
        (put("cards/baths/gives", ["drop"]), "unknown_field", "baths", "gives"),
        (put("cards/baths/free_with_symbol", "drop"), "unknown_field", "baths", "free_with_symbol"),
        (drop("cards/baths/name"), "missing_field", "baths", "name"),
        (put("cards/baths/name", 3), "wrong_type", "baths", "name"),
        (put("cards/baths/name", " "), "empty", "baths", "name"),
        (put("cards/baths/building", "Bath house"), "wrong_id", "baths", "building"),
        (put("cards/baths/age", 4), "unknown_age", "baths", "age"),
        (put("cards/baths/age", True), "unknown_age", "baths", "age"),
        (put("cards/baths/colour", "azure"), "unknown_colour", "baths", "colour"),
        (drop("cards/baths/copies"), "missing_field", "baths", "copies"),
        (put("cards/baths/copies", 3), "wrong_type", "baths", "copies"),
        (put("cards/baths/copies", [3, 8]), "unknown_players", "baths", "copies.2"),
        (put("cards/baths/copies", [7, 3]), "copies_out_of_order", "baths", "copies"),
        (put("cards/baths/cost", 1), "wrong_type", "baths", "cost"),
        (put("cards/baths/cost", {"marble": 1}), "unknown_resource", "baths", "cost.marble"),
        (put("cards/baths/cost", {"stone": 0}), "too_small", "baths", "cost.stone"),
        (put("cards/baths/cost", {"stone": True}), "wrong_type", "baths", "cost.stone"),
        (put("cards/baths/cost", {"stone": "1"}), "wrong_type", "baths", "cost.stone"),
        (put("cards/baths/guild", True), "guild_not_purple", "baths", "guild"),
        (put("cards/baths/guild", 1), "wrong_type", "baths", "guild"),
        (drop("cards/spies_guild/guild"), "guild_not_purple", "spies_guild", "guild"),
        (put("cards/spies_guild/age", 2), "guild_too_early", "spies_guild", "age"),
        (put("cards/spies_guild/copies", [3]), "guild_with_copies", "spies_guild", "copies"),
    ],
)
def test_a_card_that_breaks_the_schema_is_refused(change: Change, code: str, entry: str, field: str) -> None:
    assert where(refused(changed(1, change))) == (code, entry, field)


@pytest.mark.parametrize(
    ("change", "code", "entry", "field"),
    [
        (drop("cards/baths/points"), "no_effect", "baths", "effects"),
        (put("cards/baths/points", 0), "too_small", "baths", "points"),
        (drop("cards/mine/sold"), "missing_field", "mine", "sold"),
        (drop("cards/mine/produces"), "missing_field", "mine", "produces"),
        (put("cards/mine/sold", "true"), "wrong_type", "mine", "sold"),
        (put("cards/mine/produces", []), "empty", "mine", "produces"),
        (put("cards/mine/produces", ["ore", "gold"]), "unknown_resource", "mine", "produces.2"),
        (put("cards/mine/produces", ["ore/ore"]), "repeated", "mine", "produces.1"),
        (put("cards/mine/produces", ["ore/"]), "unknown_resource", "mine", "produces.1"),
        (put("cards/lodge/science", "wheel"), "unknown_symbol", "lodge", "science"),
        (put("cards/marketplace/discount/resources", "all"), "unknown_resource", "marketplace", "discount.resources"),
        (
            put("cards/marketplace/discount/neighbours", "up"),
            "unknown_neighbours",
            "marketplace",
            "discount.neighbours",
        ),
        (drop("cards/marketplace/discount/neighbours"), "missing_field", "marketplace", "discount.neighbours"),
        (put("cards/marketplace/discount/price", 1), "unknown_field", "marketplace", "discount.price"),
        (put("cards/haven/coins_per/where", "here"), "unknown_where", "haven", "coins_per.where"),
        (put("cards/haven/points_per/counted", ["coins"]), "unknown_counted", "haven", "points_per.counted.1"),
        (put("cards/haven/points_per/counted", ["red", "red"]), "repeated", "haven", "points_per.counted"),
        (put("cards/baths/points_if_wonder_complete", "7"), "wrong_type", "baths", "points_if_wonder_complete"),
        (put("cards/baths/power", "fly"), "unknown_power", "baths", "power"),
    ],
)
def test_an_effect_that_breaks_the_schema_is_refused(change: Change, code: str, entry: str, field: str) -> None:
    assert where(refused(changed(1, change))) == (code, entry, field)


@pytest.mark.parametrize(
    ("edition", "change", "code", "entry", "field"),
    [
        (1, put("cards/temple/free_with", ["shrine"]), "unknown_building", "temple", "free_with"),
        (1, put("cards/temple/free_with", ["aqueduct"]), "chain_not_earlier", "temple", "free_with"),
        (1, put("cards/temple/free_with", ["palace"]), "chain_not_earlier", "temple", "free_with"),
        (1, put("cards/temple/free_with", ["altar", "altar"]), "repeated", "temple", "free_with"),
        (2, put("cards/temple/free_with", ["altar"]), "unknown_field", "temple", "free_with"),
        (2, put("cards/temple/free_with_symbol", "moon"), "symbol_not_given", "temple", "free_with_symbol"),
        (2, put("cards/temple/gives", ["moon"]), "symbol_not_needed", "temple", "gives"),
        (2, put("cards/temple/gives", ["star", "star"]), "repeated", "temple", "gives"),
        (2, put("cards/palace/gives", ["drop"]), "chain_not_earlier", "aqueduct", "free_with_symbol"),
    ],
)
def test_a_chain_from_nowhere_or_from_the_same_age_is_refused(
    edition: int, change: Change, code: str, entry: str, field: str
) -> None:
    assert where(refused(changed(edition, change))) == (code, entry, field)


@pytest.mark.parametrize(
    ("change", "code", "entry", "field"),
    [
        (move_to_end("cards/baths"), "out_of_order", "baths", "age"),
        (move_to_end("cards/palace"), "out_of_order", "palace", "age"),
        (put("cards/altar/name", "Baths"), "name_and_building_differ", "altar", "name"),
        (put("cards/loom_2/name", "Weaver"), "name_and_building_differ", "loom_2", "name"),
        (put("cards/loom_2/building", "loom_two"), "name_and_building_differ", "loom_2", "name"),
        (drop("cards/spies_guild"), "wrong_guild_count", "header", "cards"),
        (put("cards/baths/copies", [3]), "wrong_deck_size", "header", "cards"),
    ],
)
def test_decks_that_do_not_fit_together_are_refused(change: Change, code: str, entry: str, field: str) -> None:
    assert where(refused(changed(1, change))) == (code, entry, field)


def test_a_wrong_deck_says_which_age_and_how_many_players() -> None:
    details = refused(changed(1, put("cards/senate/copies", [3]))).details
    assert {key: details[key] for key in ("age", "players", "cards", "expected")} == {
        "age": 3,
        "players": 5,
        "cards": 34,
        "expected": 35,
    }


@pytest.mark.parametrize(
    ("change", "code", "entry", "field"),
    [
        (drop("boards/gizah"), "wrong_board_count", "header", "boards"),
        (put("boards/gizah/resource", "ore"), "resource_taken", "rhodos", "resource"),
        (put("boards/gizah/resource", "sand"), "unknown_resource", "gizah", "resource"),
        (drop("boards/gizah/name"), "missing_field", "gizah", "name"),
        (put("boards/gizah/stages", 3), "unknown_field", "gizah", "stages"),
        (drop("boards/gizah/sides/B"), "missing_field", "gizah", "sides.B"),
        (put("boards/gizah/sides/C", []), "unknown_field", "gizah", "sides.C"),
        (put("boards/gizah/sides/A", []), "empty", "gizah", "sides.A"),
        (put("boards/gizah/sides/A/1/power", "fly"), "unknown_power", "gizah", "sides.A.2.power"),
        (put("boards/gizah/sides/A/1/colour", "red"), "unknown_field", "gizah", "sides.A.2.colour"),
        (put("boards/gizah/sides/A/1/cost", {"marble": 1}), "unknown_resource", "gizah", "sides.A.2.cost.marble"),
        (drop("boards/gizah/sides/A/1/points"), "no_effect", "gizah", "sides.A.2.effects"),
    ],
)
def test_a_board_that_breaks_the_schema_is_refused(change: Change, code: str, entry: str, field: str) -> None:
    assert where(refused(changed(1, change))) == (code, entry, field)


@settings(max_examples=30, deadline=None)
@given(
    field=st.sampled_from(
        [
            "name",
            "building",
            "age",
            "copies",
            "guild",
            "cost",
            "free_with",
            "produces",
            "coins_per",
            "discount",
            "power",
        ]
    ),
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
        max_leaves=5,
    ),
)
def test_whatever_stands_in_a_field_is_loaded_or_refused_by_entry(field: str, value: object) -> None:
    error = refusal(changed(1, put(f"cards/arena/{field}", value)))
    assert error is None or error.details["entry"] in ("arena", "header")
