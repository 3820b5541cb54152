"""Moves as lines of text: what is written reads back as the same move, and what is no move is refused by its word."""

from random import Random

import pytest

from engine.core.errors import CommandError
from engine.seven.commands import BuildCard, BuildForNothing, ChooseSide, Command, LeaveDiscard, SealedChoice
from engine.seven.legality import legal, refusal, to_move
from engine.seven.moves import move_from_text, move_to_text
from engine.seven.position import read_position
from engine.seven.state import State
from engine.seven.trade import Payment
from tests.engine.seven.random_games import positions
from tests.positions import text_of


def described(name: str) -> State:
    return read_position(text_of(name))


def number(state: State, seat: int, text: str) -> Command:
    """The legal move of a seat that is written like this."""
    return next(move for move in legal(state, seat) if move_to_text(state, move) == text)


@pytest.mark.compiled
@pytest.mark.parametrize("batch", range(10))
def test_every_legal_move_reads_back_as_itself(batch: int) -> None:
    for seed in range(batch, 60, 10):
        for state in positions(seed):
            for seat in to_move(state):
                moves = legal(state, seat)
                texts = [move_to_text(state, move) for move in moves]
                assert len(set(texts)) == len(moves)
                for move in Random(seed).sample(moves, min(len(moves), 5)):
                    assert move_from_text(state, move_to_text(state, move)) == move


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("buyer_chooses_the_neighbour", "0 build stockade right=2"),
        ("buyer_chooses_the_neighbour", "0 stage guard_tower left=2 right=2"),
        ("buyer_chooses_the_neighbour", "2 sell workshop"),
        ("olympia_builds_for_nothing", "0 free palace"),
        ("halikarnassos_on_turn_six", "0 take sawmill"),
        ("halikarnassos_on_turn_six", "0 leave"),
        ("olympia_copies_a_guild", "0 copy spies_guild"),
        ("sides_still_to_be_chosen", "2 side night"),
        ("free_city_then_its_card", "1 for city 2 build baths left=1"),
        ("free_city_sells_when_nothing_else", "0 for city 2 sell palace"),
        ("cities_losses_are_chosen_in_secret", "1 pay 0"),
        ("cities_losses_are_chosen_in_secret", "1 pay 1"),
    ],
)
def test_a_move_is_written_as_one_short_line(name: str, text: str) -> None:
    state = described(name)
    move = move_from_text(state, text)
    assert refusal(state, move) is None
    assert move_to_text(state, move) == text


def test_a_payment_left_out_is_the_cheapest() -> None:
    state = described("trading_post_halves_raw_materials")
    assert move_from_text(state, "0 build archery_range") == number(state, 0, "0 build archery_range left=2 right=2")


def test_neighbours_may_be_named_in_any_order() -> None:
    state = described("trading_post_halves_raw_materials")
    move = move_from_text(state, "0 build archery_range right=4 left=1")
    assert move == number(state, 0, "0 build archery_range left=1 right=4")


def test_coins_for_the_bank_follow_from_the_card() -> None:
    state = described("seven_players")
    move = move_from_text(state, "5 build mine")
    assert isinstance(move, BuildCard)
    assert move.payment == Payment(1, 0, 0)


def test_words_may_be_far_apart() -> None:
    state = described("halikarnassos_on_turn_six")
    assert isinstance(move_from_text(state, "  0 \t leave \n"), LeaveDiscard)


def test_an_illegal_move_is_left_to_the_rules_to_refuse() -> None:
    state = described("olympia_has_built_for_nothing")
    for text, code in (
        ("0 build palace", "resource_missing"),
        ("0 free palace", "no_free_build"),
        ("0 stage palace", "resource_missing"),
        ("0 build altar", "card_not_in_hand"),
        ("0 leave", "wrong_kind_of_decision"),
        ("0 side A", "wrong_kind_of_decision"),
    ):
        reason = refusal(state, move_from_text(state, text))
        assert reason is not None
        assert reason.code == code, text


def test_a_payment_of_a_loss_is_left_to_the_rules_to_refuse() -> None:
    for name, text, code in (
        ("cities_losses_are_chosen_in_secret", "1 pay 2", "cannot_pay_that"),
        ("cities_losses_are_chosen_in_secret", "2 pay 1", "already_chosen"),
        ("cities_losses_before_babylons_last_card", "0 pay 0", "not_your_decision"),
        ("seven_players", "0 pay 0", "wrong_kind_of_decision"),
    ):
        state = described(name)
        reason = refusal(state, move_from_text(state, text))
        assert reason is not None
        assert reason.code == code, text


def test_a_payment_nobody_offers_is_left_to_the_rules_to_refuse() -> None:
    state = described("buyer_chooses_the_neighbour")
    reason = refusal(state, move_from_text(state, "0 build stockade left=3"))
    assert reason is not None
    assert reason.code == "payment_not_offered"


@pytest.mark.parametrize(
    ("text", "code", "word"),
    [
        ("x build baths", "unknown_seat", "x"),
        ("3 build baths", "unknown_seat", "3"),
        ("-1 build baths", "unknown_seat", "-1"),
        ("٢ build baths", "unknown_seat", "٢"),
        ("0000 build baths", "unknown_seat", "0000"),
        ("0 for city 3 build baths", "unknown_city", "3"),
        ("0 for town 2 build baths", "unknown_verb", "for"),
        ("0 eat baths", "unknown_verb", "eat"),
        ("0 build bath", "unknown_card", "bath"),
        ("0 sell baths left=2", "unexpected_word", "left=2"),
        ("0 leave baths", "unexpected_word", "baths"),
        ("0 side day", "unknown_side", "day"),
        ("0 side A B", "unexpected_word", "B"),
        ("0 build stockade 2", "bad_payment", "2"),
        ("0 build stockade up=2", "bad_payment", "up=2"),
        ("0 build stockade left=", "bad_payment", "left="),
        ("0 build stockade left=-2", "bad_payment", "left=-2"),
        ("0 build stockade left=2000", "bad_payment", "left=2000"),
        ("0 build stockade left=2 left=2", "bad_payment", "left=2"),
        ("0 build stockade left=0 left=0", "bad_payment", "left=0"),
        ("0 pay two", "bad_coins", "two"),
        ("0 pay -1", "bad_coins", "-1"),
        ("0 pay 10000", "bad_coins", "10000"),
        ("0 pay 1 1", "unexpected_word", "1"),
        ("0 build militia", "unknown_card", "militia"),
    ],
)
def test_a_line_that_is_no_move_is_refused_by_its_word(text: str, code: str, word: str) -> None:
    with pytest.raises(CommandError) as refused:
        move_from_text(described("buyer_chooses_the_neighbour"), text)
    assert (refused.value.code, refused.value.details["word"]) == (code, word)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "seat"),
        ("0", "verb"),
        ("0 for city", "city"),
        ("0 build", "card"),
        ("0 copy", "card"),
        ("0 side", "side"),
        ("0 pay", "coins"),
    ],
)
def test_a_line_that_breaks_off_says_what_is_missing(text: str, expected: str) -> None:
    with pytest.raises(CommandError) as refused:
        move_from_text(described("buyer_chooses_the_neighbour"), text)
    assert (refused.value.code, refused.value.details) == ("missing_word", {"expected": expected})


def test_a_side_and_a_free_build_read_as_their_commands() -> None:
    sides = described("sides_still_to_be_chosen")
    olympia = described("olympia_builds_for_nothing")
    assert isinstance(move_from_text(sides, "0 side day"), ChooseSide)
    assert isinstance(move_from_text(olympia, "0 free palace"), BuildForNothing)


def test_a_choice_that_is_hidden_is_no_move() -> None:
    with pytest.raises(AssertionError):
        move_to_text(described("seven_players"), SealedChoice(0, 0))
