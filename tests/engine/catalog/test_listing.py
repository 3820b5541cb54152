"""The listing says everything a catalog holds, in words and numbers that JSON can hold."""

import json
from typing import cast

import pytest

from engine.catalog.listing import Plain, listing
from engine.catalog.loader import EDITIONS, load_seven


def entry_of(edition: int, section: str, entry_id: str) -> Plain:
    entries = cast(list[Plain], listing(load_seven(edition))[section])
    return next(entry for entry in entries if entry["id"] == entry_id)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_listing_survives_json_unchanged(edition: int) -> None:
    found = listing(load_seven(edition))
    assert json.loads(json.dumps(found)) == found


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_listing_holds_every_card_and_board_in_the_order_of_the_catalog(edition: int) -> None:
    catalog = load_seven(edition)
    found = listing(catalog)
    assert [card["id"] for card in cast(list[Plain], found["cards"])] == [card.id for card in catalog.cards]
    assert [board["id"] for board in cast(list[Plain], found["boards"])] == [board.id for board in catalog.boards]
    assert (found["edition"], found["digest"]) == (edition, catalog.digest)
    assert (found["sides"], found["score_order"]) == (list(catalog.sides), list(catalog.score_order))


def test_a_listed_card_says_what_it_costs_what_frees_it_and_what_it_does() -> None:
    assert entry_of(2, "cards", "forum") == {
        "id": "forum",
        "name": "Forum",
        "building": "forum",
        "age": 2,
        "colour": "yellow",
        "copies": [3, 6, 7],
        "guild": False,
        "cost": {"clay": 2},
        "free_with": ["east_trading_post", "west_trading_post"],
        "symbol_needed": "market",
        "symbols_given": ["barrel"],
        "chains_to": ["haven"],
        "effects": [{"kind": "production", "slots": [["glass", "cloth", "papyrus"]], "sold": False}],
    }


def test_a_listed_cost_leaves_out_what_is_not_paid() -> None:
    assert entry_of(1, "cards", "mine")["cost"] == {"coins": 1}
    assert entry_of(1, "cards", "altar")["cost"] == {}


def test_a_listed_effect_names_its_kind_and_its_fields() -> None:
    assert entry_of(1, "cards", "arena")["effects"] == [
        {"kind": "coins_per", "amount": 3, "counted": ["stage"], "where": "own"},
        {"kind": "points_per", "amount": 1, "counted": ["stage"], "where": "own"},
    ]


def test_a_listed_board_says_what_every_stage_costs_and_does() -> None:
    board = entry_of(1, "boards", "rhodos")
    assert (board["name"], board["resource"]) == ("The Colossus of Rhodes", "ore")
    assert cast(dict[str, object], board["sides"])["B"] == [
        {
            "cost": {"stone": 3},
            "effects": [
                {"kind": "coins", "amount": 3},
                {"kind": "points", "amount": 3},
                {"kind": "shields", "amount": 1},
            ],
        },
        {
            "cost": {"ore": 4},
            "effects": [
                {"kind": "coins", "amount": 4},
                {"kind": "points", "amount": 4},
                {"kind": "shields", "amount": 1},
            ],
        },
    ]
