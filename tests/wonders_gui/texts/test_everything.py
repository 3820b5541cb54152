"""Whatever lies on the table has a name and an effect in every language, and none of it goes past gettext."""

import pytest

from engine.catalog.duel.loader import load_duel
from engine.catalog.loader import EDITIONS, whole_box
from tests.wonders_gui.speech import escaped, in_brackets, speaking
from tests.wonders_gui.texts.everything import all_texts
from wonders_gui.language import LANGUAGES
from wonders_gui.texts import effects_duel, effects_seven
from wonders_gui.texts.names import DUEL, SEVEN, card_name, seven_card

NUMERALS = frozenset({"II", "III"})
SAME_EVERYWHERE = {"H Hint", "side A", "side B"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_says_something_and_no_field_is_left_open(code: str) -> None:
    with speaking(code):
        for text in all_texts():
            assert text.strip()
            assert "{" not in text


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_every_longer_text_is_translated(code: str) -> None:
    english = list(all_texts())
    with speaking(code):
        same = [text for text, before in zip(all_texts(), english, strict=True) if text == before and " " in text]
    assert set(same) <= SAME_EVERYWHERE


def test_no_text_goes_past_gettext() -> None:
    with in_brackets():
        assert {word for text in all_texts() for word in escaped(text, NUMERALS)} == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_english_names_of_cards_are_those_of_the_catalog(edition: int) -> None:
    for card in whole_box(edition).cards:
        assert card_name(SEVEN, card.id) in (card.name, "Bazaar")


def test_english_names_of_duel_are_those_of_the_catalog() -> None:
    for card in load_duel().cards:
        assert card_name(DUEL, card.id) == card.name


@pytest.mark.parametrize("code", LANGUAGES)
def test_two_buildings_never_share_a_name(code: str) -> None:
    with speaking(code):
        for edition in EDITIONS:
            named = {card.building: card_name(SEVEN, card.id) for card in whole_box(edition).cards}
            assert len(set(named.values())) == len(named)
        duel = [card_name(DUEL, card.id) for card in load_duel().cards]
        assert len(set(duel)) == len(duel)


def test_a_card_that_a_seat_may_not_know_is_hidden() -> None:
    assert seven_card(2, -2) == "a hidden card"


def test_a_choice_of_production_is_one_unit() -> None:
    caravansery = next(card for card in whole_box(1).cards if card.id == "caravansery")
    told = effects_seven.card_text(caravansery)
    assert told == "Produces in every turn, for yourself alone: 1 wood, stone, clay or ore."


def test_a_guild_of_duel_tells_coins_and_points() -> None:
    shipowners = next(card for card in load_duel().cards if card.id == "shipowners_guild")
    assert effects_duel.card_text(shipowners) == (
        "At once: 1 coin for each brown card or grey card in the city that has the most. "
        "At the end of the game: 1 point for each brown card or grey card in the city that has the most."
    )
