"""Offers: what may be done with each card, with the engine's own prices and reasons."""

import pytest

from engine.seven.commands import Command, LeaveDiscard
from engine.seven.legality import legal
from engine.seven.view import view
from tests.engine.seven.builder import table
from tests.wonders_gui.games.seven.tables import views
from wonders_gui.games.seven.offers import Action, CardOffers, Means, offers


def _card(hand: tuple[CardOffers, ...], number: int) -> CardOffers:
    return next(found for found in hand if found.card == number)


@pytest.mark.parametrize("seed", range(8))
def test_the_offers_are_just_the_legal_commands(seed: int) -> None:
    for seen in views(seed, 3):
        offered: set[Command] = {
            command for found in offers(seen) for offer in found.offers for command in offer.commands
        }
        assert offered == {move for move in legal(seen.table, seen.seat) if hasattr(move, "card")}


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_not_offered_has_a_reason(seed: int) -> None:
    for seen in views(seed, 3):
        assert all(offer.is_open or offer.refusal for found in offers(seen) for offer in found.offers)


def test_a_card_says_by_which_means_it_could_be_built() -> None:
    t = table(1, age=2).city(0, ["baths", "altar"], coins=4).producing(1, "wood")
    t.hand(0, "aqueduct", "sawmill", "caravansery", "statue", "library")
    numbers = {name: t.number(name) for name in ("aqueduct", "sawmill", "caravansery", "library")}
    means = {name: _card(offers(view(t.state, 0)), number).means for name, number in numbers.items()}
    assert means["aqueduct"] is Means.CHAIN
    assert means["sawmill"] is Means.OWN
    assert means["caravansery"] is Means.MISSING


def test_the_cheapest_way_to_pay_comes_first() -> None:
    for seen in views(11, 4):
        for found in offers(seen):
            for offer in found.offers:
                totals = [told.payment.total for told in offer.forecasts]
                assert totals == sorted(totals)


def test_a_double_click_builds_or_does_nothing() -> None:
    t = table(1).city(0, coins=3).hand(0, "altar", "stockade")
    for card, is_open in (("altar", True), ("stockade", False)):
        found = _card(offers(view(t.state, 0)), t.number(card))
        assert found.main is not None
        assert found.main.action is Action.BUILD
        assert found.main.is_open is is_open
        sale = found.of(Action.SELL)
        assert sale is not None
        assert sale.is_open


def test_leaving_the_discard_pile_is_no_offer_of_a_card() -> None:
    for seen in views(3, 1):
        assert not any(
            isinstance(command, LeaveDiscard)
            for found in offers(seen)
            for offer in found.offers
            for command in offer.commands
        )
