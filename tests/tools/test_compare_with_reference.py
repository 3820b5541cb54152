"""The comparison finds every value that differs from a reference, and nothing else."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tools.compare_with_reference import Effects, effects, main

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


def test_without_listings_both_editions_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for edition in (1, 2):
        (tmp_path / f"base_{edition}e_cards.yaml").write_text("cards: []", encoding="utf-8")
        (tmp_path / f"base_{edition}e_wonders.yaml").write_text("wonders: []", encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    assert 'edition 1: cards.pawnshop.id: reference nothing, catalog "pawnshop"' in printed
    assert 'edition 2: cards.well.id: reference nothing, catalog "well"' in printed


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
