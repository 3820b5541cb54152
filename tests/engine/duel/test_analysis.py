"""The analysis of a position of Duel: plain data that says what the rules say, for both cities and every move."""

import json
from typing import Any

import pytest

from engine.duel.analysis import analysis, city_analysis
from engine.duel.apply import DuelLedger
from engine.duel.codec import codec
from engine.duel.events import CoinsPaid, Event
from engine.duel.legality import legal, refusal, to_move
from engine.duel.moves import move_from_text
from engine.duel.rules import resolve
from engine.duel.scoring import total
from engine.duel.state import State
from tests.engine.duel.described import described
from tests.engine.duel.random_games import positions


def asked(name: str) -> Any:
    return analysis(described(name))


def offers(name: str, kind: str) -> Any:
    """What the analysis says of the cards or wonders of the seat to move, by their ids."""
    return {entry[kind.removesuffix("s")]: entry for entry in asked(name)["moves"][0][kind]}


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(8))
def test_every_position_of_a_game_has_an_analysis_that_json_can_hold(seed: int) -> None:
    for state in positions(seed):
        before = state.copy()
        report = analysis(state)
        assert json.loads(json.dumps(report)) == report
        assert [city.coins for city in state.cities] == [city.coins for city in before.cities]


def test_the_moves_are_all_legal_moves() -> None:
    for state in positions(4):
        listed: Any = analysis(state)["moves"]
        assert [entry["seat"] for entry in listed] == to_move(state)
        for entry in listed:
            read = [codec().command_from_json(move["command"]) for move in entry["moves"]]
            assert read == legal(state, entry["seat"])
            assert read == [move_from_text(state, move["text"]) for move in entry["moves"]]


def paid_for(state: State, text: str) -> tuple[int, int]:
    """What a move really pays to the bank and to the opponent."""
    log: list[Event] = []
    resolve(DuelLedger(state.copy(), log), move_from_text(state, text))
    paid = [event for event in log if isinstance(event, CoinsPaid)]
    return sum(event.bank for event in paid), sum(event.opponent for event in paid)


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(6))
def test_the_price_of_a_move_is_what_is_paid(seed: int) -> None:
    for number, state in enumerate(positions(seed)):
        if number % 5 == seed % 5 and to_move(state):
            listed: Any = analysis(state)["moves"]
            for move in listed[0]["moves"]:
                price = move.get("price", {"coins": 0, "bank": 0, "opponent": 0})
                assert (price["bank"], price["opponent"]) == paid_for(state, move["text"])
                assert price["coins"] == price["bank"] + price["opponent"]


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(6))
def test_what_is_refused_is_just_what_is_no_move(seed: int) -> None:
    for state in positions(seed):
        listed: Any = analysis(state)["moves"]
        for entry in listed:
            built = {move["command"]["card"] for move in entry["moves"] if move["command"]["do"] == "build"}
            raised = {move["command"]["wonder"] for move in entry["moves"] if move["command"]["do"] == "build_wonder"}
            assert built == {offer["card"] for offer in entry["cards"] if offer["refusal"] is None}
            assert raised == {offer["wonder"] for offer in entry["wonders"] if offer["refusal"] is None}


def test_the_moment_is_told_in_the_words_of_the_rulebook() -> None:
    report = asked("mausoleum_pair_token_law")
    names = ("game", "age", "phase", "first", "active", "again", "victory", "winner", "to_move")
    assert [report[name] for name in names] == ["duel", 3, "choose_token", 0, 0, True, "none", None, [0]]
    assert report["tokens"] == {
        "board": ["economy", "law", "masonry"],
        "box": ["agriculture", "architecture", "mathematics", "strategy", "urbanism"],
        "drawn": [],
    }


def test_before_the_first_age_there_are_wonders_to_choose_from() -> None:
    report = asked("draft_begins")
    assert (report["age"], report["active"], report["structure"], report["accessible"]) == (0, None, [], [])
    assert report["shown"] == ["circus_maximus", "great_library", "mausoleum", "sphinx"]


def test_the_end_names_the_victory_and_the_winner() -> None:
    assert [asked("over_military")[name] for name in ("victory", "winner", "moves")] == ["military", 1, []]
    assert [asked("over_shared")[name] for name in ("victory", "winner", "moves")] == ["civilian", None, []]


def test_a_card_that_is_still_to_be_turned_up_is_not_accessible_yet() -> None:
    report = asked("mausoleum_pair_token_law")
    assert report["structure"][3] == ["down pantheon", "taken"]
    assert "pantheon" not in report["accessible"]


def test_a_city_says_what_it_makes_and_what_wares_cost_it() -> None:
    city = city_analysis(described("what_things_cost"), 0)
    assert city["prices"] == {"wood": 3, "stone": 1, "clay": 2, "glass": 1, "papyrus": 1}
    assert city["discounts"] == {"wonder": 2, "blue": 2}
    other = city_analysis(described("what_things_cost"), 1)
    assert other["production"] == {"wood": 1, "stone": 3, "clay": 0, "glass": 1, "papyrus": 0}
    assert city_analysis(described("third_age_begins"), 0)["choices"] == [["glass", "papyrus"]]


def test_a_city_says_what_it_has_and_scores() -> None:
    state = described("mausoleum_pair_token_law")
    city = city_analysis(state, 0)
    assert (city["symbols"], city["pairs"]) == (
        ["quill", "mortar", "wheel", "pendulum", "gyroscope"],
        ["quill", "wheel"],
    )
    assert (city["wonders"], city["tokens"]) == ({"built": ["mausoleum"], "plans": []}, ["theology"])
    assert city["cards"] == {"brown": 0, "grey": 0, "blue": 0, "green": 7, "yellow": 0, "red": 0, "purple": 0}
    assert city["total"] == total(state, 0)


def test_lead_and_loot_are_seen_from_each_side() -> None:
    state = described("pawn_before_the_capital")
    sides = [(city_analysis(state, seat)["lead"], city_analysis(state, seat)["loot"]) for seat in range(2)]
    assert sides == [(8, [2, 5]), (-8, [])]


def test_a_price_says_who_gets_the_coins() -> None:
    cards, wonders = offers("what_things_cost", "cards"), offers("what_things_cost", "wonders")
    assert cards["walls"]["price"] == {"coins": 2, "trade": 2, "bank": 0, "opponent": 2, "by_chain": False}
    assert cards["aqueduct"]["price"] == {"coins": 0, "trade": 0, "bank": 0, "opponent": 0, "by_chain": True}
    assert wonders["pyramids"]["price"] == {"coins": 2, "trade": 2, "bank": 0, "opponent": 2}
    printed = offers("third_age_begins", "cards")["pretorium"]
    assert printed["price"] == {"coins": 8, "trade": 0, "bank": 8, "opponent": 0, "by_chain": False}


def test_what_cannot_be_paid_has_a_price_and_the_reason() -> None:
    offer = offers("third_age_begins", "cards")["pretorium"]
    assert (offer["price"]["coins"], offer["refusal"]) == (8, "too_few_coins")
    state = described("third_age_begins")
    reason = refusal(state, move_from_text(state, "1 build pretorium"))
    assert reason is not None
    assert reason.code == offer["refusal"]
