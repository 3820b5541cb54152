"""Moves of Duel as lines of text: what is written reads back as the same move, and what is no move is refused."""

import pytest

from engine.core.errors import CommandError
from engine.core.refusal import Refusal
from engine.duel.commands import BuildWonder, ChooseBeginner, Decline
from engine.duel.legality import legal, refusal
from engine.duel.moves import VERBS, move_from_text, move_to_text
from tests.engine.duel.described import described, moves
from tests.engine.duel.random_games import positions
from tests.positions import DUEL


@pytest.mark.compiled
@pytest.mark.parametrize("batch", range(5))
def test_every_legal_move_reads_back_as_itself(batch: int) -> None:
    for seed in range(batch, 40, 5):
        for state in positions(seed):
            for move in legal(state, state.decider):
                assert move_from_text(state, move_to_text(state, move)) == move


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("draft_begins", "1 take sphinx"),
        ("what_things_cost", "0 build courthouse"),
        ("what_things_cost", "0 discard aqueduct"),
        ("what_things_cost", "0 wonder pyramids over walls"),
        ("pair_brings_a_token", "0 token law"),
        ("library_draws_three_tokens", "1 token urbanism"),
        ("circus_maximus_destroys_a_grey_card", "1 destroy press"),
        ("mausoleum_digs_in_the_discard_pile", "0 dig scriptorium"),
        ("weaker_player_chooses_who_begins", "1 begin 0"),
    ],
)
def test_a_move_is_written_as_one_short_line(name: str, text: str) -> None:
    state = described(name)
    move = move_from_text(state, text)
    assert refusal(state, move) is None
    assert move_to_text(state, move) == text


def test_two_moves_are_never_written_alike() -> None:
    for name in DUEL.names:
        texts = moves(described(name))
        assert len(set(texts)) == len(texts)


def test_every_verb_is_written_somewhere() -> None:
    written = {text.split()[0] for name in DUEL.names for text in moves(described(name))}
    assert written | {"decline"} == set(VERBS)


def test_words_may_be_far_apart() -> None:
    state = described("what_things_cost")
    assert isinstance(move_from_text(state, "  0 \t wonder  pyramids over\n walls "), BuildWonder)
    assert isinstance(move_from_text(state, "1 begin 1"), ChooseBeginner)
    assert move_to_text(state, move_from_text(state, "1  decline")) == "1 decline"
    assert move_from_text(state, "1 decline") == Decline(1)


def test_an_illegal_move_is_left_to_the_rules_to_refuse() -> None:
    state = described("what_things_cost")
    for text, code in (
        ("0 build brickyard", "card_not_accessible"),
        ("0 wonder sphinx over walls", "not_your_wonder"),
        ("1 build walls", "not_your_decision"),
        ("0 token law", "wrong_kind_of_decision"),
        ("0 begin 1", "wrong_kind_of_decision"),
        ("0 decline", "wrong_kind_of_decision"),
    ):
        reason = refusal(state, move_from_text(state, text))
        assert isinstance(reason, Refusal)
        assert reason.code == code, text


@pytest.mark.parametrize(
    ("text", "code", "word"),
    [
        ("x build baths", "unknown_seat", "x"),
        ("2 build baths", "unknown_seat", "2"),
        ("-1 build baths", "unknown_seat", "-1"),
        ("٢ build baths", "unknown_seat", "٢"),
        ("0 begin 2", "unknown_seat", "2"),
        ("0 eat baths", "unknown_verb", "eat"),
        ("0 build bath", "unknown_card", "bath"),
        ("0 build pyramids", "unknown_card", "pyramids"),
        ("0 wonder baths over baths", "unknown_wonder", "baths"),
        ("0 wonder pyramids with baths", "unexpected_word", "with"),
        ("0 wonder pyramids over law", "unknown_card", "law"),
        ("0 take law", "unknown_wonder", "law"),
        ("0 token baths", "unknown_token", "baths"),
        ("0 build baths 2", "unexpected_word", "2"),
        ("0 decline baths", "unexpected_word", "baths"),
        ("0 build " + "x" * 5000, "unknown_card", "x" * 200),
    ],
)
def test_a_line_that_is_no_move_is_refused_by_its_word(text: str, code: str, word: str) -> None:
    with pytest.raises(CommandError) as refused:
        move_from_text(described("what_things_cost"), text)
    assert (refused.value.code, refused.value.details["word"]) == (code, word)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "seat"),
        ("0", "verb"),
        ("0 build", "card"),
        ("0 wonder", "wonder"),
        ("0 wonder pyramids", "over"),
        ("0 wonder pyramids over", "card"),
        ("0 take", "wonder"),
        ("0 token", "token"),
        ("0 begin", "beginner"),
    ],
)
def test_a_line_that_breaks_off_says_what_is_missing(text: str, expected: str) -> None:
    with pytest.raises(CommandError) as refused:
        move_from_text(described("what_things_cost"), text)
    assert (refused.value.code, refused.value.details) == ("missing_word", {"expected": expected})
