"""A position of Cities that cannot be is refused, with a code and the field that is wrong."""

import pytest

from tests.engine.seven.positions_changed import GONE, expect

LOSSES = "cities_losses_are_chosen_in_secret"
LAST_CARD = "cities_losses_before_babylons_last_card"
DIPLOMATS = "cities_diplomats_at_the_end_of_an_age"
OVER = "cities_treasury_with_debt"
TEAMS = "teams_borders_with_diplomacy"


@pytest.mark.parametrize(
    ("name", "changes", "code", "field"),
    [
        (TEAMS, {"teams": "yes"}, "wrong_type", "teams"),
        (TEAMS, {"expansions": []}, "teams_without_cities", "teams"),
        (TEAMS, {"expansions": ["cities", "cities"]}, "expansion_twice", "expansions"),
        (TEAMS, {"expansions": ["leaders"]}, "unknown_expansion", "expansions"),
        (TEAMS, {"expansions": "cities"}, "wrong_type", "expansions"),
        (OVER, {"teams": True}, "teams_of_two", "teams"),
        (OVER, {"edition": 1, "players": 2}, "expansion_for_more_players", "expansions"),
        (OVER, {"cities__0__debt": -1}, "out_of_range", "cities.0.debt"),
        (OVER, {"cities__0__debt": "4"}, "wrong_type", "cities.0.debt"),
        (OVER, {"cities__0__diplomacy": -1}, "out_of_range", "cities.0.diplomacy"),
        (OVER, {"turn": 8}, "out_of_range", "turn"),
        (LOSSES, {"cities__0__inflicts": {"gold": 1}}, "unknown_field", "cities.0.inflicts.gold"),
        (LOSSES, {"cities__0__inflicts": [1]}, "wrong_type", "cities.0.inflicts"),
        (LOSSES, {"cities__0__inflicts": {"coins": -1}}, "out_of_range", "cities.0.inflicts.coins"),
    ],
)
def test_every_field_of_cities_is_known_and_of_its_type(
    name: str, changes: dict[str, object], code: str, field: str
) -> None:
    expect(name, code, field, **changes)


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"cities__0__debt": 1}, "out_of_range", "cities.0.debt"),
        ({"cities__0__diplomacy": 1}, "out_of_range", "cities.0.diplomacy"),
        ({"cities__0__cards": ["militia"]}, "unknown_card", "cities.0.cards.0"),
        ({"cities__0__board": "petra"}, "unknown_board", "cities.0.board"),
        ({"teams": True}, "teams_without_cities", "teams"),
    ],
)
def test_without_cities_nothing_of_it_lies_on_the_table(changes: dict[str, object], code: str, field: str) -> None:
    expect("chain_by_building_first_edition", code, field, **changes)


def test_no_more_black_cards_are_in_an_age_than_players() -> None:
    cards = ["raider_camp", "cells", "customs", "dive"]
    expect(OVER, "too_many_black_cards", "cities", cities__1__cards=cards)


def test_there_is_one_copy_of_each_black_card() -> None:
    expect(OVER, "too_many_copies", "cities.2.cards", cities__2__cards=["capitol"])


def test_hands_are_one_card_larger_with_cities() -> None:
    expect(DIPLOMATS, "wrong_hand_size", "cities.1.hand", cities__1__hand=["temple"])
    expect(DIPLOMATS, "wrong_hand_size", "cities.1.hand", cities__1__hand=["temple", "statue", "courthouse"])


def test_diplomacy_tokens_come_from_cards_and_stages() -> None:
    expect(DIPLOMATS, "too_much_diplomacy", "cities.1.diplomacy", cities__1__diplomacy=1)
    expect(DIPLOMATS, "too_much_diplomacy", "cities.0.diplomacy", cities__0__diplomacy=2)


def test_only_what_was_built_inflicts_a_loss() -> None:
    expect(LOSSES, "nothing_inflicts_this", "cities.1.inflicts", cities__1__inflicts={"coins": 1})
    expect(LOSSES, "nothing_inflicts_this", "cities.0.inflicts", cities__0__inflicts={"coins": 2})
    expect(LOSSES, "nothing_inflicts_this", "cities.0.inflicts", cities__0__inflicts={"per_stage": 1})


def test_losses_are_settled_in_their_own_turn() -> None:
    changes: dict[str, object] = {"cities__0__cards": ["hideout"], "cities__0__inflicts": {"coins": 1}}
    expect(DIPLOMATS, "nothing_inflicts_this", "cities.0.inflicts", **changes, cities__0__diplomacy=0)
    expect(OVER, "nothing_inflicts_this", "cities.0.inflicts", cities__0__inflicts={"coins": 1})


def test_losses_without_anybody_who_may_choose_are_no_moment_to_wait() -> None:
    expect(LAST_CARD, "nobody_decides", "phase", cities__2__coins=0)


def test_a_sealed_payment_must_be_possible() -> None:
    too_much = {"do": "pay_loss", "seat": 2, "city": 2, "coins": 3}
    expect(LOSSES, "illegal_choice", "cities.2.choice", cities__2__choice=too_much)
    expect(
        LOSSES, "illegal_choice", "cities.2.choice", cities__2__choice={**too_much, "seat": 1, "city": 1, "coins": 1}
    )
    expect(LOSSES, "no_command", "cities.2.choice", cities__2__choice={**too_much, "coins": "two"})
    expect(LOSSES, "no_command", "cities.2.choice", cities__2__choice={"do": "pay_loss", "seat": 2, "city": 2})


def test_somebody_must_still_owe_a_payment() -> None:
    expect(
        LAST_CARD,
        "everybody_has_chosen",
        "cities",
        cities__2__choice={"do": "pay_loss", "seat": 2, "city": 2, "coins": 0},
    )


def test_the_token_of_a_raider_lies_before_it() -> None:
    expect(OVER, "token_is_missing", "cities.1.victories", cities__1__victories=GONE)


def test_a_token_without_a_conflict_is_a_raiders() -> None:
    expect(OVER, "conflicts_do_not_match", "cities", cities__1__victories={"1": 3})


def test_defeats_may_be_fewer_than_victories_only_with_a_memorial() -> None:
    expect(OVER, "conflicts_do_not_match", "cities", cities__2__defeats=0)
