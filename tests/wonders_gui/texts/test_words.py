"""Amounts and lists in every language."""

import pytest

from tests.wonders_gui.speech import speaking
from wonders_gui.texts import words
from wonders_gui.texts.cards import payment_text
from wonders_gui.texts.log import Cast


@pytest.mark.parametrize(
    ("items", "told"), [([], "none"), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_have_a_word_before_the_last(items: list[str], told: str) -> None:
    assert words.listed(items) == told


def test_lists_of_choices_say_or() -> None:
    with speaking("da"):
        assert words.either(["a", "b", "c"]) == "a, b eller c"


@pytest.mark.parametrize(("number", "told"), [(2, "+2"), (0, "0"), (-1, "\N{MINUS SIGN}1")])
def test_a_change_shows_its_sign(number: int, told: str) -> None:
    assert words.change(number) == told


@pytest.mark.parametrize(("code", "told"), [("en", "2nd"), ("nl", "2e"), ("da", "2.")])
def test_places_are_written_as_each_language_does(code: str, told: str) -> None:
    with speaking(code):
        assert words.place(2) == told


def test_later_places_have_their_number() -> None:
    assert words.place(7) == "7th"


@pytest.mark.parametrize(
    ("payment", "told"),
    [
        ((0, 0, 0), "free"),
        ((1, 0, 0), "1 coin"),
        ((0, 2, 1), "2 coins to Anna (left) and 1 coin to you (right)"),
    ],
)
def test_a_payment_says_who_gets_what(payment: tuple[int, int, int], told: str) -> None:
    bank, left, right = payment
    assert payment_text(bank, (left, 1), (right, 2), Cast(("Bo", "Anna", ""), 2)) == told
