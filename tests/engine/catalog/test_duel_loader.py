"""How the file of Duel becomes a catalog: loaded once, known by what it says, refused by file, entry and field."""

import json
from functools import cache
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catalog import plain
from engine.catalog.duel import loader
from engine.catalog.duel.effects import EFFECT_FIELDS
from engine.catalog.duel.loader import load_duel, parse_duel
from engine.core.errors import CatalogError
from tests.engine.catalog.changes import Change, drop, move_to_end, put, where

FILE = "duel_cards.yaml"


@cache
def shipped() -> str:
    return (Path(plain.__file__).parent / "data" / loader.FILE).read_text(encoding="utf-8")


@cache
def shipped_json() -> str:
    return json.dumps(yaml.load(shipped(), Loader=yaml.CSafeLoader))


def changed(*changes: Change) -> str:
    """The shipped file with changes; JSON is YAML too."""
    data = json.loads(shipped_json())
    for change in changes:
        change(data)
    return json.dumps(data)


def refusal(change: Change) -> CatalogError | None:
    try:
        parse_duel(changed(change), FILE)
    except CatalogError as error:
        return error
    return None


def refused(change: Change) -> CatalogError:
    error = refusal(change)
    assert error is not None
    assert error.details["file"] == FILE
    return error


def test_the_catalog_is_loaded_once() -> None:
    assert load_duel() is load_duel()


def test_a_file_missing_from_the_bundle_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(loader, "files", lambda package: tmp_path)
    with pytest.raises(CatalogError) as caught:
        load_duel.__wrapped__()
    assert (caught.value.code, caught.value.details) == ("unreadable_file", {"file": "duel.yaml"})


def test_a_text_that_is_not_yaml_is_refused() -> None:
    with pytest.raises(CatalogError) as caught:
        parse_duel("cards: {", FILE)
    assert where(caught.value) == ("not_yaml", "header", "")


def test_the_digest_is_of_what_the_file_says_not_of_its_bytes() -> None:
    digest = load_duel().digest
    assert len(digest) == 64
    assert parse_duel(shipped().replace("\n", "\r\n"), FILE).digest == digest
    assert parse_duel(shipped_json(), FILE).digest == digest
    assert parse_duel(changed(move_to_end("structures/age_1"), move_to_end("cards/baths/name")), FILE).digest == digest


@pytest.mark.parametrize(
    "change",
    [
        put("cards/baths/points", 4),
        put("numbers/start_coins", 8),
        put("structures/age_1/0/face_up", False),
        move_to_end("cards/merchants_guild"),
        move_to_end("wonders/pyramids"),
        move_to_end("tokens/law"),
    ],
)
def test_the_digest_changes_with_a_value_and_with_the_number_of_a_card_wonder_or_token(change: Change) -> None:
    assert parse_duel(changed(change), FILE).digest != load_duel().digest


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        (put("price", 1), "unknown_field", "price"),
        *((drop(name), "missing_field", name) for name in ("numbers", "draft", "first_game", "zones")),
        *((drop(name), "missing_field", name) for name in ("cards", "wonders", "tokens", "structures")),
        (put("cards", []), "wrong_type", "cards"),
        (drop("numbers/capital"), "missing_field", "numbers.capital"),
        (put("numbers/luck", 1), "unknown_field", "numbers.luck"),
        (put("numbers/start_coins", 0), "too_small", "numbers.start_coins"),
        (put("numbers/start_coins", "7"), "wrong_type", "numbers.start_coins"),
        (put("draft", []), "empty", "draft"),
        (put("draft", [["first", "third"]]), "unknown_player", "draft.1.2"),
        (put("draft", [["first", "second", "second"]]), "wrong_pick_count", "draft.1"),
        (put("draft", [["first", "second", "first", "first"]]), "unequal_picks", "draft"),
        (put("first_game/third", ["sphinx"]), "unknown_field", "first_game.third"),
        (drop("first_game/second"), "missing_field", "first_game.second"),
        (put("first_game/first", ["sphinx"]), "wrong_wonder_count", "first_game.first"),
        (put("first_game/first", ["sphinx", "sphinx", "pyramids", "piraeus"]), "repeated", "first_game"),
        (put("first_game/first", ["sphinx", "mausoleum", "pyramids", "piraeus"]), "repeated", "first_game"),
        (put("first_game/first", ["sphinx", "mausoleum", "pyramids", "baths"]), "unknown_wonder", "first_game.first.4"),
        (put("zones/1/first", 4), "gap_in_zones", "zones.2.first"),
        (put("zones/1/last", 2), "ends_before_it_begins", "zones.2.last"),
        (put("zones/2/last", 9), "gap_in_zones", "zones.3.last"),
        (put("zones/0/loot", 0), "too_small", "zones.1.loot"),
        (drop("zones/0/points"), "missing_field", "zones.1.points"),
    ],
)
def test_a_header_that_breaks_the_schema_is_refused(change: Change, code: str, field: str) -> None:
    assert where(refused(change)) == (code, "header", field)


@pytest.mark.parametrize(
    ("change", "code", "entry", "field"),
    [
        (put("cards/Big House", {}), "wrong_id", "Big House", "id"),
        (put("cards/baths", "blue"), "wrong_type", "baths", ""),
        (put("cards/baths/copies", [3]), "unknown_field", "baths", "copies"),
        (drop("cards/baths/name"), "missing_field", "baths", "name"),
        (put("cards/baths/age", 4), "unknown_age", "baths", "age"),
        (put("cards/baths/colour", "azure"), "unknown_colour", "baths", "colour"),
        (put("cards/baths/cost", {"cloth": 1}), "unknown_resource", "baths", "cost.cloth"),
        (put("cards/baths/cost", {"stone": 0}), "too_small", "baths", "cost.stone"),
        (put("cards/baths/gives", ["drop"]), "wrong_type", "baths", "gives"),
        (put("cards/baths/guild", True), "guild_not_purple", "baths", "guild"),
        (drop("cards/merchants_guild/guild"), "guild_not_purple", "merchants_guild", "guild"),
        (put("cards/merchants_guild/age", 2), "guild_too_early", "merchants_guild", "age"),
        (drop("wonders/sphinx/cost"), "missing_field", "sphinx", "cost"),
        (put("wonders/sphinx/cost", {"ore": 1}), "unknown_resource", "sphinx", "cost.ore"),
        (put("wonders/sphinx/age", 1), "unknown_field", "sphinx", "age"),
        (put("tokens/law/cost", {"coins": 1}), "unknown_field", "law", "cost"),
        (drop("tokens/law/name"), "missing_field", "law", "name"),
        (put("tokens/law", {"name": "Law"}), "no_effect", "law", "effects"),
    ],
)
def test_an_entry_that_breaks_the_schema_is_refused(change: Change, code: str, entry: str, field: str) -> None:
    assert where(refused(change)) == (code, entry, field)


@pytest.mark.parametrize(
    ("field", "value", "code", "inner"),
    [
        ("produces", {}, "empty", ""),
        ("produces", ["wood"], "wrong_type", ""),
        ("produces", {"coins": 1}, "unknown_resource", ".coins"),
        ("produces", {"wood": 0}, "too_small", ".wood"),
        ("choice", "wood", "wrong_type", ""),
        ("choice", ["wood", "wood"], "repeated", ""),
        ("choice", ["wood", "ore"], "unknown_resource", ".2"),
        ("fixed_price", [], "empty", ""),
        ("fixed_price", ["gold"], "unknown_resource", ".1"),
        ("coins_per", {"amount": 1}, "missing_field", ".counted"),
        ("coins_per", {"amount": 1, "counted": ["red"]}, "unknown_counted", ".counted"),
        ("coins_per", {"amount": 1, "counted": "stage"}, "unknown_counted", ".counted"),
        ("coins_per", {"amount": 1, "counted": "red", "where": "own"}, "unknown_field", ".where"),
        ("science", "tablet", "unknown_symbol", ""),
        ("per_most", {"counted": ["red"]}, "missing_field", ".points"),
        ("per_most", {"counted": ["red"], "coins": 0, "points": 1}, "too_small", ".coins"),
        ("per_most", {"counted": ["red", "red"], "points": 1}, "repeated", ".counted"),
        ("per_most", {"counted": "red", "points": 1}, "wrong_type", ".counted"),
        ("destroy", "wonder", "unknown_colour", ""),
        ("discount", {"units": 2, "for": "green"}, "unknown_discount", ".for"),
        ("discount", {"for": "blue"}, "missing_field", ".units"),
        *((name, 0, "too_small", "") for name in ("coins", "points", "shields", "opponent_loses", "draw_tokens")),
        *((name, 0, "too_small", "") for name in ("points_per_token", "extra_shields", "coins_per_chain")),
        *((name, False, "not_left_out", "") for name in ("play_again", "build_from_discard")),
        *((name, False, "not_left_out", "") for name in ("take_trade_coins", "wonders_play_again")),
        ("play_again", 1, "wrong_type", ""),
    ],
)
@pytest.mark.parametrize("entry", ["cards/baths", "wonders/pyramids", "tokens/philosophy"])
def test_an_effect_that_breaks_the_schema_is_refused_wherever_it_stands(
    entry: str, field: str, value: object, code: str, inner: str
) -> None:
    assert where(refused(put(f"{entry}/{field}", value))) == (code, entry.partition("/")[2], field + inner)


@pytest.mark.parametrize(
    ("change", "code", "entry", "field"),
    [
        (put("cards/senate/free_with_symbol", "star"), "symbol_not_given", "senate", "free_with_symbol"),
        (drop("cards/senate/free_with_symbol"), "symbol_not_needed", "rostrum", "gives"),
        (put("cards/palace/free_with_symbol", "drop"), "symbol_taken", "palace", "free_with_symbol"),
        (put("cards/walls/gives", "drop"), "symbol_taken", "walls", "gives"),
        (put("cards/baths/age", 2), "chain_not_earlier", "aqueduct", "free_with_symbol"),
        (put("cards/statue/free_with_symbol", "column"), "symbol_taken", "gardens", "free_with_symbol"),
    ],
)
def test_a_chain_that_does_not_lead_from_one_card_to_one_later_card_is_refused(
    change: Change, code: str, entry: str, field: str
) -> None:
    assert where(refused(change)) == (code, entry, field)


@pytest.mark.parametrize(
    ("change", "code", "entry", "field"),
    [
        (move_to_end("cards/baths"), "out_of_order", "baths", "age"),
        (move_to_end("cards/palace"), "out_of_order", "palace", "age"),
        (put("cards/altar/name", "Theater"), "taken", "altar", "name"),
        (put("wonders/sphinx/name", "Theater"), "taken", "sphinx", "name"),
        (put("tokens/law/name", "The Sphinx"), "taken", "law", "name"),
        (put("wonders/altar", {"name": "The Altar", "cost": {}, "points": 1}), "taken", "altar", "id"),
        (put("tokens/sphinx", {"name": "Riddles", "points": 1}), "taken", "sphinx", "id"),
        (put("cards/study/science", "wheel"), "wrong_symbol_count", "header", "cards"),
        (put("cards/study/science", "law"), "wrong_symbol_count", "header", "cards"),
        (drop("cards/guard_tower"), "wrong_deck_size", "header", "cards"),
        (drop("cards/palace"), "wrong_deck_size", "header", "cards"),
        (put("numbers/cards_removed", 4), "wrong_deck_size", "header", "cards"),
        (put("numbers/guilds_in_play", 2), "wrong_deck_size", "header", "cards"),
        (put("numbers/guilds_in_play", 8), "too_few_guilds", "header", "cards"),
        (put("numbers/wonders_shown", 7), "too_few_wonders", "header", "wonders"),
        (put("numbers/tokens_on_board", 8), "too_few_tokens", "header", "tokens"),
        (put("wonders/great_library/draw_tokens", 6), "too_few_tokens", "header", "tokens"),
        (put("tokens/law/science", "wheel"), "wrong_symbol_count", "header", "tokens"),
        (put("tokens/philosophy/science", "law"), "wrong_symbol_count", "header", "tokens"),
    ],
)
def test_parts_that_do_not_fit_together_are_refused(change: Change, code: str, entry: str, field: str) -> None:
    assert where(refused(change)) == (code, entry, field)


def test_a_wrong_deck_says_which_age_and_how_many_cards() -> None:
    details = refused(drop("cards/walls")).details
    assert {key: details[key] for key in ("age", "cards", "expected")} == {"age": 2, "cards": 19, "expected": 20}


@pytest.mark.parametrize(
    ("change", "code", "entry", "field"),
    [
        (drop("structures/age_2"), "missing_field", "age_2", ""),
        (put("structures/age_4", []), "unknown_field", "age_4", ""),
        (put("structures/age_1", []), "empty", "age_1", ""),
        (put("structures/age_1", [{"x": [1, 3], "face_up": True}]), "wrong_slot_count", "age_1", ""),
        (drop("structures/age_1/0/face_up"), "missing_field", "age_1", "1.face_up"),
        (put("structures/age_1/0/face_up", 1), "wrong_type", "age_1", "1.face_up"),
        (put("structures/age_1/0/y", 1), "unknown_field", "age_1", "1.y"),
        (put("structures/age_1/0/x", []), "empty", "age_1", "1.x"),
        (put("structures/age_1/0/x", [0, 7]), "too_small", "age_1", "1.x.1"),
        (put("structures/age_1/0/x", [7, 5]), "no_room", "age_1", "1.x"),
        (put("structures/age_1/0/x", [5, 6]), "no_room", "age_1", "1.x"),
        (put("structures/age_1/0/x", [5, 7, 9]), "wrong_slot_count", "age_1", ""),
        (put("structures/age_1/0/x", [5, 11]), "not_covered", "age_1", "1.x"),
        (put("structures/age_2/4/x", [5, 11]), "not_covered", "age_2", "4.x"),
        (put("structures/age_2/4/x", [6, 8]), "not_covered", "age_2", "4.x"),
        (put("structures/age_1/4/x", [1, 3, 5, 7, 9, 13]), "covers_nothing", "age_1", "5.x"),
    ],
)
def test_a_structure_that_breaks_the_schema_or_falls_apart_is_refused(
    change: Change, code: str, entry: str, field: str
) -> None:
    assert where(refused(change)) == (code, entry, field)


@settings(max_examples=30, deadline=None)
@given(
    field=st.sampled_from(["name", "age", "colour", "guild", "cost", "free_with_symbol", "gives", *EFFECT_FIELDS]),
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
        max_leaves=5,
    ),
)
def test_whatever_stands_in_a_field_is_loaded_or_refused_by_entry(field: str, value: object) -> None:
    error = refusal(put(f"cards/arena/{field}", value))
    assert error is None or error.details["entry"] in ("arena", "brewery", "header")
