"""The comparison finds every value that differs from a reference, and nothing else."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tools.cities_reference import CitiesEffect, cities_effects, cities_reference
from tests.tools.compare_with_reference import Effects, effects, main
from tests.tools.duel_reference import DuelEffects, duel_effects

CARDS = """
cards:
  - {id: loom_1, building: loom, names: {en: Loom}, age: 1, colour: grey, copies: [3, 6], cost: {}, chain_from: [],
     chains_to: [], effect: {produces: [{one_of: [cloth]}], tradable: true}}
  - {id: arena, names: {en: Arena}, age: 3, colour: yellow, copies: [3, 5], cost: {stone: 2, ore: 1},
     chain_from: [b, a], chains_to: [], symbol_needed: bolt, symbols_given: [d, c],
     effect: {vp_per: {amount: 1, what: [wonder_stage], where: own}}}
"""
WONDERS = """
wonders:
  - {id: rhodos, names: {en: Rhodes}, initial: ore, sides: {day: [{cost: {wood: 2}, effect: {vp: 3}}]}}
"""
LOOM = {
    "id": "loom_1",
    "name": "Loom",
    "building": "loom",
    "age": 1,
    "colour": "grey",
    "copies": [3, 6],
    "guild": False,
    "cost": {},
    "free_with": [],
    "symbol_needed": None,
    "symbols_given": [],
    "chains_to": [],
    "effects": [{"kind": "production", "slots": [["cloth"]], "sold": True}],
}
ARENA = {
    "id": "arena",
    "name": "Arena",
    "building": "arena",
    "age": 3,
    "colour": "yellow",
    "copies": [3, 5],
    "guild": False,
    "cost": {"ore": 1, "stone": 2},
    "free_with": ["a", "b"],
    "symbol_needed": "bolt",
    "symbols_given": ["c", "d"],
    "chains_to": [],
    "effects": [{"kind": "points_per", "amount": 1, "counted": ["stage"], "where": "own"}],
}
RHODOS = {
    "id": "rhodos",
    "name": "Rhodes",
    "resource": "ore",
    "sides": {"day": [{"cost": {"wood": 2}, "effects": [{"kind": "points", "amount": 3}]}]},
}

DUEL = {
    "cards": """
deal: {age1: 0, guild: 0}
cards:
  - {id: stable, names: {en: Stable}, age: 1, deck: age1, colour: red, cost: {wood: 1},
     chain: {gives: horseshoe, makes_free: horse_breeders, needs: null, free_with: null}, effect: {shields: 1}}
""",
    "wonders": """
limits: {built_in_total: 7, shown_per_round: 4}
draft: {round_1: [first], round_2: [second]}
first_game_preset: {first: [sphinx], second: []}
wonders:
  - {id: sphinx, names: {en: The Sphinx}, cost: {glass: 2}, effect: {extra_turn: true, vp: 6}}
""",
    "tokens": """
progress_tokens: [{id: law, names: {en: Law}, effect: {science: law}}]
progress_setup: {on_board: 5}
military:
  positions: {max: 9}
  zones: [{from: -2, to: -1, vp: 2, loot: 5}, {from: 0, to: 0, vp: 0}, {from: 1, to: 2, vp: 2, loot: 5}]
science: {different_symbols_to_win: 6}
money: {start_coins: 7, discard: {base: 2}, trade: {base: 2}, coins_per_vp_at_end: 3}
""",
    "layouts": """
ages:
  - {age: 1, rows: [1], accessible_at_start: [0],
     slots: [{slot: 0, row: 1, x: 5, face_up: true, covered_by: [], covers: []}]}
""",
}
STABLE = {
    "id": "stable",
    "name": "Stable",
    "age": 1,
    "guild": False,
    "colour": "red",
    "cost": {"wood": 1},
    "free_with": None,
    "symbol_needed": None,
    "symbol_given": "horseshoe",
    "chains_to": "horse_breeders",
    "effects": [{"kind": "shields", "amount": 1}],
}
SPHINX = {
    "id": "sphinx",
    "name": "The Sphinx",
    "cost": {"glass": 2},
    "effects": [{"kind": "points", "amount": 6}, {"kind": "play_again"}],
}
DUEL_LISTING = {
    "digest": "0123",
    "numbers": {
        "start_coins": 7,
        "cards_removed": 1,
        "guilds_in_play": 0,
        "tokens_on_board": 5,
        "wonders_shown": 4,
        "most_wonders": 7,
        "discard_coins": 2,
        "trade_price": 2,
        "capital": 9,
        "symbols_to_win": 6,
        "coins_per_point": 3,
    },
    "draft": [["first"], ["second"]],
    "first_game": {"first": ["sphinx"], "second": []},
    "zones": [{"first": 1, "last": 2, "points": 2, "loot": 5}],
    "cards": [STABLE],
    "wonders": [SPHINX],
    "tokens": [{"id": "law", "name": "Law", "effects": [{"kind": "science", "symbol": "law"}]}],
    "structures": [
        {
            "age": 1,
            "rows": [1],
            "accessible_at_start": [0],
            "slots": [{"slot": 0, "row": 1, "x": 5, "face_up": True, "covered_by": [], "covers": []}],
        }
    ],
}

Compare = Callable[..., int]


@pytest.fixture
def compare(tmp_path: Path) -> Compare:
    """Compare a listing of these cards with the small reference above."""
    (tmp_path / "base_2e_cards.yaml").write_text(CARDS, encoding="utf-8")
    (tmp_path / "base_2e_wonders.yaml").write_text(WONDERS, encoding="utf-8")

    def run(*cards: object) -> int:
        found = tmp_path / "listing.json"
        found.write_text(json.dumps({"edition": 2, "cards": cards, "boards": [RHODOS]}), encoding="utf-8")
        return main([str(tmp_path), str(found)])

    return run


def write_duel(folder: Path) -> None:
    for name, text in DUEL.items():
        (folder / f"duel_{name}.yaml").write_text(text, encoding="utf-8")


@pytest.fixture
def compare_duel(tmp_path: Path) -> Compare:
    """Compare a listing of Duel, with these changes, with its small reference above."""
    write_duel(tmp_path)

    def run(**changes: object) -> int:
        found = tmp_path / "listing.json"
        found.write_text(json.dumps({**DUEL_LISTING, **changes}), encoding="utf-8")
        return main([str(tmp_path), str(found)])

    return run


def test_an_equal_listing_differs_in_nothing(compare: Compare, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(LOOM, ARENA) == 0
    assert capsys.readouterr().out == "40 values compared, 0 differ\n"


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"age": 2}, "cards.loom_1.age: reference 1, catalog 2"),
        ({"copies": [3, 5]}, "cards.loom_1.copies.2: reference 6, catalog 5"),
        ({"copies": [3]}, "cards.loom_1.copies.2: reference 6, catalog nothing"),
        ({"chains_to": ["arena"]}, 'cards.loom_1.chains_to: reference [], catalog ["arena"]'),
        ({"taste": "sour"}, 'cards.loom_1.taste: reference nothing, catalog "sour"'),
    ],
)
def test_a_value_that_differs_is_printed(
    compare: Compare, capsys: pytest.CaptureFixture[str], change: dict[str, object], line: str
) -> None:
    assert compare({**LOOM, **change}, ARENA) == 1
    assert capsys.readouterr().out.startswith(f"edition 2: {line}\n")


def test_a_free_card_that_costs_something_differs(compare: Compare, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare({**LOOM, "cost": {"coins": 1}}, ARENA) == 1
    assert "cards.loom_1.cost.coins: reference nothing, catalog 1" in capsys.readouterr().out


def test_a_card_left_out_differs(compare: Compare, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(ARENA) == 1
    assert 'cards.loom_1.id: reference "loom_1", catalog nothing' in capsys.readouterr().out


def test_an_equal_listing_of_duel_differs_in_nothing(compare_duel: Compare, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare_duel() == 0
    assert capsys.readouterr().out == "53 values compared, 0 differ\n"


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            {"cards": [{**STABLE, "chains_to": None}]},
            'cards.stable.chains_to: reference "horse_breeders", catalog null',
        ),
        ({"wonders": [{**SPHINX, "cost": {"glass": 1}}]}, "wonders.sphinx.cost.glass: reference 2, catalog 1"),
        ({"tokens": []}, 'tokens.law.id: reference "law", catalog nothing'),
        ({"zones": []}, "zones.1.first: reference 1, catalog nothing"),
        ({"draft": [["first"], ["first"]]}, 'draft.2.1: reference "second", catalog "first"'),
        ({"first_game": {"first": [], "second": []}}, 'first_game.first.1: reference "sphinx", catalog nothing'),
        ({"structures": []}, "structures.1.age: reference 1, catalog nothing"),
        ({"numbers": {}}, "numbers.start_coins: reference 7, catalog nothing"),
        ({"wonders": [{**SPHINX, "id": "b"}, SPHINX]}, 'order.wonders.1: reference "sphinx", catalog "b"'),
    ],
)
def test_a_value_of_duel_that_differs_is_printed(
    compare_duel: Compare, capsys: pytest.CaptureFixture[str], change: dict[str, object], line: str
) -> None:
    assert compare_duel(**change) == 1
    assert f"duel: {line}\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("table", "old", "new"),
    [
        ("cards", "age1: 0,", "age1: 0, age2: 1,"),
        ("tokens", "vp: 2, loot: 5}, {from: 0", "vp: 3, loot: 5}, {from: 0"),
        ("layouts", "rows: [1]", "rows: [2]"),
    ],
)
def test_a_reference_of_duel_that_contradicts_itself_is_not_passed_over(
    compare_duel: Compare, tmp_path: Path, table: str, old: str, new: str
) -> None:
    (tmp_path / f"duel_{table}.yaml").write_text(DUEL[table].replace(old, new), encoding="utf-8")
    with pytest.raises(ValueError, match="does not know"):
        compare_duel()


def test_without_listings_both_editions_cities_and_duel_are_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for edition in (1, 2):
        (tmp_path / f"base_{edition}e_cards.yaml").write_text("cards: []", encoding="utf-8")
        (tmp_path / f"base_{edition}e_wonders.yaml").write_text("wonders: []", encoding="utf-8")
    (tmp_path / "cities_cards.yaml").write_text("cards: []", encoding="utf-8")
    (tmp_path / "cities_wonders.yaml").write_text("wonders: []", encoding="utf-8")
    write_duel(tmp_path)
    assert main([str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    assert 'edition 1 with cities: cards.militia.id: reference nothing, catalog "militia"' in printed
    assert 'edition 2 with cities: boards.petra.id: reference nothing, catalog "petra"' in printed
    assert 'edition 1: cards.pawnshop.id: reference nothing, catalog "pawnshop"' in printed
    assert 'edition 2: cards.well.id: reference nothing, catalog "well"' in printed
    assert 'duel: cards.press.id: reference nothing, catalog "press"' in printed


def test_without_a_folder_it_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "REFERENCE_DIR" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("reference", "ours"),
    [
        ({"coins": 5}, {"kind": "coins", "amount": 5}),
        ({"vp": 5}, {"kind": "points", "amount": 5}),
        ({"shields": 2}, {"kind": "shields", "amount": 2}),
        ({"science": "gear"}, {"kind": "science", "symbol": "gear"}),
        ({"special": "play_last_card"}, {"kind": "power", "name": "play_last_card"}),
        (
            {"discount": {"resources": "manufactured", "neighbours": "both"}},
            {"kind": "discount", "resources": "goods", "neighbours": "both"},
        ),
        (
            {"coins_per": {"amount": 2, "what": ["defeat_token", "red"], "where": "all"}},
            {"kind": "coins_per", "amount": 2, "counted": ["defeat", "red"], "where": "all"},
        ),
        (
            {"vp_if": {"condition": "own_wonder_complete", "vp": 7}},
            {"kind": "points_if_wonder_complete", "points": 7},
        ),
    ],
)
def test_an_effect_is_told_in_our_words(reference: Effects, ours: dict[str, object]) -> None:
    assert effects(reference) == [ours]


@pytest.mark.parametrize("reference", [{"magic": 1}, {"vp_if": {"condition": "full_moon", "vp": 7}}])
def test_an_effect_the_tool_does_not_know_is_not_passed_over(reference: Effects) -> None:
    with pytest.raises(ValueError, match="does not know"):
        effects(reference)


@pytest.mark.parametrize(
    ("reference", "ours"),
    [
        ({"produces": {"wood": 2}}, {"kind": "production", "units": {"wood": 2}}),
        ({"one_of": ["wood", "clay"]}, {"kind": "choice", "resources": ["wood", "clay"]}),
        ({"trade_price": {"glass": 1, "papyrus": 1}}, {"kind": "fixed_price", "resources": ["glass", "papyrus"]}),
        ({"coins": 5}, {"kind": "coins", "amount": 5}),
        ({"coins_per": {"count": "red", "each": 2}}, {"kind": "coins_per", "amount": 2, "counted": "red"}),
        ({"vp": 5}, {"kind": "points", "amount": 5}),
        (
            {"guild": {"count": ["brown", "grey"], "coins_each": 0, "vp_each": 2}},
            {"kind": "guild", "counted": ["brown", "grey"], "coins": 0, "points": 2},
        ),
        ({"opponent_loses_coins": 3}, {"kind": "opponent_loses", "amount": 3}),
        ({"extra_turn": True}, {"kind": "play_again"}),
        ({"destroy": "grey"}, {"kind": "destroy", "colour": "grey"}),
        ({"build_from_discard": True}, {"kind": "build_from_discard"}),
        ({"progress_from_box": {"draw": 3, "keep": 1}}, {"kind": "draw_tokens", "amount": 3}),
        ({"discount": {"applies_to": "blue", "resources": 2}}, {"kind": "discount", "on": "blue", "units": 2}),
        ({"receive_opponent_trade_coins": True}, {"kind": "take_trade_coins"}),
        ({"vp_per_progress_token": 3}, {"kind": "points_per_token", "amount": 3}),
        ({"extra_shields": {"applies_to": "red", "each": 1}}, {"kind": "extra_shields", "amount": 1}),
        ({"extra_turn_on": "wonder"}, {"kind": "wonders_play_again"}),
        ({"coins_per_chain_build": 4}, {"kind": "coins_per_chain", "amount": 4}),
    ],
)
def test_an_effect_of_duel_is_told_in_our_words(reference: DuelEffects, ours: dict[str, object]) -> None:
    assert duel_effects(reference) == [ours]


@pytest.mark.parametrize(
    "reference",
    [
        {"magic": 1},
        {"trade_price": {"glass": 1, "papyrus": 2}},
        {"trade_price": {"glass": 2}},
        {"progress_from_box": {"draw": 3, "keep": 2}},
        {"extra_shields": {"applies_to": "green", "each": 1}},
        {"extra_turn_on": "card"},
    ],
)
def test_an_effect_of_duel_the_tool_does_not_know_is_not_passed_over(reference: DuelEffects) -> None:
    with pytest.raises(ValueError, match="does not know"):
        duel_effects(reference)


# -- Cities -------------------------------------------------------------------------------------------------------

CITIES_CARDS = """
cards:
  - {id: lair, names: {en: Lair}, age: 2, colour: black, cost: {wood: 1, glass: 1}, chain_from: [], chains_to: [],
     effects: [{type: coin_loss, who: all_others, amount: 2}, {type: vp, amount: 3}]}
"""
CITIES_WONDERS = """
wonders:
  - id: petra
    names: {en: Petra}
    initial: clay
    sides: {day: {stages: [{stage: 1, cost: {coins: 5}, effects: [{type: vp, amount: 7}]}]}}
    first_edition:
      initial: clay
      sides: {A: {stages: [{stage: 1, cost: {coins: 7}, effects: [{type: vp, amount: 7}]}]}}
"""


def test_the_reference_of_cities_has_the_boards_of_each_edition(tmp_path: Path) -> None:
    (tmp_path / "cities_cards.yaml").write_text(CITIES_CARDS, encoding="utf-8")
    (tmp_path / "cities_wonders.yaml").write_text(CITIES_WONDERS, encoding="utf-8")
    stage = {"effects": [{"kind": "points", "amount": 7}]}
    for edition, side, coins in ((1, "A", 7), (2, "day", 5)):
        told = cities_reference(tmp_path, edition)
        petra = {"id": "petra", "name": "Petra", "resource": "clay"}
        assert told["boards"] == {"petra": {**petra, "sides": {side: [{"cost": {"coins": coins}, **stage}]}}}
        lair = told["cards"]["lair"]
        assert isinstance(lair, dict)
        assert lair["effects"] == [{"kind": "points", "amount": 3}, {"kind": "coin_loss", "amount": 2, "per": ""}]


@pytest.mark.parametrize(
    ("reference", "ours"),
    [
        ({"type": "shields", "amount": 2}, {"kind": "shields", "amount": 2}),
        ({"type": "coins", "to": "self", "amount": 6}, {"kind": "coins", "amount": 6}),
        ({"type": "coins", "to": "each_neighbour", "amount": 1}, {"kind": "gift", "amount": 1, "to": "neighbours"}),
        ({"type": "coins", "to": "each_other_player", "amount": 1}, {"kind": "gift", "amount": 1, "to": "others"}),
        (
            {"type": "coins_per", "count": "black_card", "amount": 1},
            {"kind": "coins_per", "amount": 1, "counted": ["black"], "where": "own"},
        ),
        (
            {"type": "vp_per", "count": "victory_token", "token_value": 5, "amount": 4},
            {"kind": "points_per", "amount": 4, "counted": ["victory_5"], "where": "own"},
        ),
        (
            {"type": "coin_loss", "who": "all_others", "amount": 1, "per": "wonder_stage"},
            {"kind": "coin_loss", "amount": 1, "per": "stage"},
        ),
        ({"type": "debt", "to": "each_neighbour", "amount": 1}, {"kind": "debt", "amount": 1}),
        ({"type": "diplomacy", "tokens": 1}, {"kind": "diplomacy", "tokens": 1}),
        ({"type": "military_token", "value": 3}, {"kind": "victory_token", "worth": 3}),
        ({"type": "discard_defeat_tokens"}, {"kind": "discard_defeats"}),
        ({"type": "science_copy", "count": 1}, {"kind": "copied_science", "symbols": 1}),
        (
            {"type": "trade_rebate", "neighbour": "left", "amount": 1, "per_turn": 1},
            {"kind": "rebate", "neighbour": "left"},
        ),
        ({"type": "starting_resource_rebate", "amount": 1}, {"kind": "board_rebate", "amount": 1}),
        (
            {"type": "produce_one_of", "pool": "not_produced", "per_turn": 1},
            {"kind": "power", "name": "produce_one_missing"},
        ),
        ({"type": "free_stage_resources"}, {"kind": "power", "name": "stages_without_resources"}),
        (
            {"type": "build_from_discard", "cards": 1, "queue_order": 3},
            {"kind": "power", "name": "build_from_discard_last"},
        ),
    ],
)
def test_an_effect_of_cities_is_told_in_our_words(reference: CitiesEffect, ours: dict[str, object]) -> None:
    assert cities_effects([reference]) == [ours]


@pytest.mark.parametrize(
    "reference",
    [
        {"type": "magic"},
        {"type": "trade_rebate", "neighbour": "left", "amount": 2, "per_turn": 1},
        {"type": "build_from_discard", "cards": 2},
        {"type": "coin_loss", "who": "neighbours", "amount": 1},
    ],
)
def test_an_effect_of_cities_the_tool_does_not_know_is_not_passed_over(reference: CitiesEffect) -> None:
    with pytest.raises(ValueError, match="does not know"):
        cities_effects([reference])
