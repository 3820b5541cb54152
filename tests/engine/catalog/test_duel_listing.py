"""The listing of Duel says everything the catalog holds, in words and numbers that JSON can hold."""

import json
from typing import cast

import pytest

from engine.catalog.duel.listing import listing
from engine.catalog.duel.loader import load_duel
from engine.catalog.listed import Plain


def section_of(section: str) -> list[Plain]:
    return cast(list[Plain], listing(load_duel())[section])


def entry_of(section: str, entry_id: str) -> Plain:
    return next(entry for entry in section_of(section) if entry["id"] == entry_id)


def test_a_listing_survives_json_unchanged() -> None:
    found = listing(load_duel())
    assert json.loads(json.dumps(found)) == found


def test_a_listing_holds_every_card_wonder_and_token_in_the_order_of_the_catalog() -> None:
    catalog = load_duel()
    assert [entry["id"] for entry in section_of("cards")] == [card.id for card in catalog.cards]
    assert [entry["id"] for entry in section_of("wonders")] == [wonder.id for wonder in catalog.wonders]
    assert [entry["id"] for entry in section_of("tokens")] == [token.id for token in catalog.tokens]
    assert listing(catalog)["digest"] == catalog.digest


def test_a_listed_card_says_what_it_costs_what_frees_it_and_what_it_does() -> None:
    assert entry_of("cards", "statue") == {
        "id": "statue",
        "name": "Statue",
        "age": 2,
        "guild": False,
        "colour": "blue",
        "cost": {"clay": 2},
        "free_with": "theater",
        "symbol_needed": "mask",
        "symbol_given": "column",
        "chains_to": "gardens",
        "effects": [{"kind": "points", "amount": 4}],
    }


def test_a_listed_card_without_chain_or_cost_says_so() -> None:
    card = entry_of("cards", "lumber_yard")
    assert card["cost"] == {}
    assert {card[name] for name in ("free_with", "symbol_needed", "symbol_given", "chains_to")} == {None}


@pytest.mark.parametrize(
    ("section", "entry_id", "effects"),
    [
        ("cards", "sawmill", [{"kind": "production", "units": {"wood": 2}}]),
        ("cards", "forum", [{"kind": "choice", "resources": ["glass", "papyrus"]}]),
        ("cards", "builders_guild", [{"kind": "guild", "counted": ["wonder"], "coins": 0, "points": 2}]),
        ("cards", "port", [{"kind": "coins_per", "amount": 2, "counted": "brown"}, {"kind": "points", "amount": 3}]),
        ("tokens", "masonry", [{"kind": "discount", "on": "blue", "units": 2}]),
        ("tokens", "theology", [{"kind": "wonders_play_again"}]),
    ],
)
def test_a_listed_effect_names_its_kind_and_its_fields(section: str, entry_id: str, effects: list[Plain]) -> None:
    assert entry_of(section, entry_id)["effects"] == effects


def test_a_listed_wonder_says_what_it_costs_and_does() -> None:
    assert entry_of("wonders", "circus_maximus") == {
        "id": "circus_maximus",
        "name": "Circus Maximus",
        "cost": {"wood": 1, "stone": 2, "glass": 1},
        "effects": [
            {"kind": "points", "amount": 3},
            {"kind": "shields", "amount": 1},
            {"kind": "destroy", "colour": "grey"},
        ],
    }


def test_a_listed_structure_says_where_each_card_lies_and_what_lies_on_it() -> None:
    third = section_of("structures")[2]
    assert (third["age"], third["rows"]) == (3, [2, 3, 4, 2, 4, 3, 2])
    assert third["accessible_at_start"] == [18, 19]
    slots = cast(list[Plain], third["slots"])
    assert slots[9] == {"slot": 9, "row": 4, "x": 4, "face_up": False, "covered_by": [11, 12], "covers": [5, 6]}
    assert len(slots) == 20


def test_a_listing_tells_the_numbers_the_draft_the_first_game_and_the_track() -> None:
    found, catalog = listing(load_duel()), load_duel()
    assert cast(Plain, found["numbers"])["start_coins"] == 7
    assert found["draft"] == [list(picks) for picks in catalog.draft]
    assert found["first_game"] == {player: list(wonders) for player, wonders in catalog.first_game.items()}
    assert cast(list[Plain], found["zones"])[1] == {"first": 3, "last": 5, "points": 5, "loot": 2}
