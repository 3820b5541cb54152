"""Numbers of the engine become names in refusals, violations, standings and summaries of Duel."""

import pytest

from engine.core.audit import Violation
from engine.core.refusal import Refusal
from engine.duel.position import read_position
from tests.engine.duel.builder import table
from tests.positions import DUEL
from wonders_gui.cli.duel.desk import DUEL_DESK
from wonders_gui.cli.laid import refusal_sentence
from wonders_gui.cli.simulation import violation_sentence


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("card_not_accessible", {"card": 0}), "This card is not accessible yet: Lumber Yard."),
        (
            Refusal("card_not_to_destroy", {"card": 0, "colour": 1}),
            "Only grey cards of your opponent can be destroyed.",
        ),
        (Refusal("wonder_not_shown", {"wonder": 9}), "This wonder is not on offer: The Sphinx."),
        (Refusal("token_not_on_offer", {"token": 3}), "This progress token cannot be chosen now: Law."),
        (Refusal("no_such_seat", {"seat": 5}), "There is no such seat at this table."),
    ],
)
def test_refusals_speak_in_names(refusal: Refusal, sentence: str) -> None:
    assert refusal_sentence(DUEL_DESK, table().state, refusal) == sentence


@pytest.mark.parametrize(
    ("violation", "sentence"),
    [
        (Violation("wrong_age", {"found": 0, "expected": 2}), "it is age I instead of III."),
        (Violation("wrong_coins", {"seat": 1, "found": 4, "expected": 3}), "seat 1 has 4 coins, and the events say 3."),
        (
            Violation("wrong_phase", {"found": 1, "expected": 6}),
            "the table waits in the phase play instead of beginner.",
        ),
        (Violation("wrong_phase", {"found": 99, "expected": 0}), "the table waits in the phase 99 instead of draft."),
        (Violation("wrong_victory", {"found": 0, "expected": 2}), "the victory is none instead of military."),
        (Violation("wrong_winner", {"found": -1, "expected": 0}), "nobody has won instead of seat 0."),
        (Violation("tokens_lost_or_made", {"token": 3, "found": 2}), "Law lies on the table 2 times."),
    ],
)
def test_violations_speak_in_names(violation: Violation, sentence: str) -> None:
    assert violation_sentence(DUEL_DESK, table().state, violation) == sentence


@pytest.mark.parametrize(
    ("position", "first"),
    [
        (
            "over_shared",
            "1. Seat 0 with 8 points, 3 of them on blue cards and Seat 1 with 8 points, 3 of them on blue cards",
        ),
        ("over_military", " points, by military supremacy"),
        ("over_scientific", " points, by scientific supremacy"),
    ],
)
def test_the_standings_say_what_was_won_by(position: str, first: str) -> None:
    assert next(DUEL_DESK.standings(read_position(DUEL.text_of(position)))).endswith(first)


def test_the_score_sheet_has_a_row_for_every_category() -> None:
    state = read_position(DUEL.text_of("over_shared"))
    rows = [line.split() for line in DUEL_DESK.score_sheet(state)]
    assert rows[0] == ["Seat", "0", "Seat", "1"]
    assert [row[0] for row in rows[1:]] == [*DUEL_DESK.categories(state).values(), "Total"]
    assert rows[-1] == ["Total", "8", "8"]
