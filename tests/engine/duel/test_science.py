"""Science: pairs bring progress tokens, six different symbols win at once."""

import pytest

from tests.engine.duel.builder import BOARD, table
from tests.engine.duel.printed import CARDS, SYMBOLS, TOKENS
from tests.engine.duel.wishes import build, choose, decline, discard

pytestmark = pytest.mark.compiled

PAIRS = {
    symbol: [card for card, printed in CARDS.items() if printed.symbol == symbol]
    for symbol in SYMBOLS
    if symbol != "law"
}
FIVE = "workshop apothecary scriptorium pharmacist university"


def test_six_symbols_are_on_two_cards_each() -> None:
    assert [len(cards) for cards in PAIRS.values()] == [2] * 6


@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("symbol", PAIRS)
def test_the_second_copy_of_a_symbol_brings_a_token_from_the_board(symbol: str, order: int) -> None:
    first, second = PAIRS[symbol][::order]
    t = table(CARDS[second].age).city(0, first, coins=20).builds(second)
    assert (t.phase, t.decider) == ("choose_token", 0)
    assert t.legal() == [f"ChooseToken {token}" for token in BOARD.split()]
    t.play(choose("philosophy"))
    assert t.tokens(0) == ["philosophy"]
    assert (t.phase, t.decider) == ("play", 1)


@pytest.mark.parametrize("symbol", PAIRS)
def test_symbols_of_both_cities_make_no_pair(symbol: str) -> None:
    first, second = PAIRS[symbol]
    t = table(CARDS[second].age).city(1, first).city(0, coins=20).builds(second)
    assert (t.phase, t.decider) == ("play", 1)


def test_different_symbols_make_no_pair() -> None:
    assert table(2).city(0, "scriptorium", coins=20).builds("dispensary").phase == "play"


def test_with_no_token_left_on_the_board_a_pair_brings_nothing() -> None:
    t = table(2, board="").city(0, "workshop", coins=20).builds("laboratory")
    assert (t.phase, t.decider) == ("play", 1)
    assert t.tokens(0) == []


def test_the_sixth_pair_finds_no_token() -> None:
    t = table(3).city(0, coins=90)
    for symbol, token in zip(PAIRS, BOARD.split(), strict=False):
        t.city(1 if symbol == "wheel" else 0, PAIRS[symbol][0])
        t.turn(1 if symbol == "wheel" else 0).city(1, coins=90).builds(PAIRS[symbol][1]).play(choose(token))
    assert t.board == []
    t.city(0, PAIRS["sundial"][0]).turn(0).builds(PAIRS["sundial"][1])
    assert (t.phase, t.decider) == ("play", 1)


def test_a_token_must_be_taken() -> None:
    t = table(2).city(0, "workshop", coins=20).builds("laboratory")
    assert t.refusal(decline()) == "must_choose"
    assert t.refusal(build("altar")) == "wrong_kind_of_decision"


@pytest.mark.parametrize("token", [token for token in TOKENS if token not in BOARD.split()])
def test_tokens_in_the_box_cannot_be_taken_for_a_pair(token: str) -> None:
    t = table(2).city(0, "workshop", coins=20).builds("laboratory")
    assert t.refusal(choose(token)) == "token_not_on_offer"


def test_a_token_that_the_opponent_has_cannot_be_taken() -> None:
    t = table(2).city(1, tokens="law").city(0, "workshop", coins=20).builds("laboratory")
    assert t.refusal(choose("law")) == "token_not_on_offer"


def test_a_token_is_taken_before_the_turn_goes_on() -> None:
    t = table(2).city(0, "workshop", coins=20).builds("laboratory")
    assert [event.name for event in t.log][-1] == "decision_opened"


def test_a_discarded_green_card_makes_no_pair() -> None:
    t = table(2).city(0, "workshop").offer("laboratory").play(discard("laboratory"))
    assert (t.phase, t.symbols(0)) == ("play", {"pendulum"})


# -- six different symbols ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("missing", PAIRS)
@pytest.mark.parametrize("seat", [0, 1])
def test_six_different_symbols_win_at_once(missing: str, seat: int) -> None:
    others = " ".join(cards[0] for symbol, cards in PAIRS.items() if symbol != missing)
    last = PAIRS[missing][0]
    t = table(CARDS[last].age).turn(seat).city(seat, others, coins=20).builds(last)
    assert (t.phase, t.victory, t.winner) == ("over", "scientific", seat)


def test_five_different_symbols_win_nothing() -> None:
    t = table(3).city(0, FIVE, coins=20)
    assert len(t.symbols(0)) == 5
    assert t.phase == "play"


def test_pairs_are_no_different_symbols() -> None:
    t = table(3).city(0, FIVE, coins=20).builds("library")
    assert t.phase == "choose_token"
    assert len(t.symbols(0)) == 5


def test_the_rest_of_the_turn_is_not_played_after_the_sixth_symbol() -> None:
    t = table(3).city(0, FIVE, coins=20).left({0: "academy"}).play(build("academy"))
    assert (t.phase, t.victory) == ("over", "scientific")
    assert [event.name for event in t.log][-2:] == ["card_built", "game_ended"]


def test_science_wins_whatever_the_points_say() -> None:
    t = table(3).city(0, FIVE, coins=20).city(1, "palace town_hall gardens", wonders="pyramids").pawn_at(-8)
    assert t.builds("study").winner == 0


# -- Law ----------------------------------------------------------------------------------------------------------


def test_law_can_be_the_sixth_symbol() -> None:
    t = table(3).city(0, FIVE, coins=20).builds("library").play(choose("law"))
    assert (t.phase, t.victory, t.winner) == ("over", "scientific", 0)


def test_a_card_can_be_the_sixth_symbol_after_law() -> None:
    t = table(3).city(0, "workshop apothecary scriptorium pharmacist", coins=20, tokens="law").builds("academy")
    assert (t.phase, t.victory) == ("over", "scientific")


def test_law_never_makes_a_pair() -> None:
    t = table(2).city(0, "workshop", coins=20).builds("laboratory").play(choose("law"))
    assert (t.phase, t.decider) == ("play", 1)
    assert t.turn(0).builds("school").phase == "play", "and no first symbol makes a pair with it"


def test_law_from_the_great_library_may_win() -> None:
    t = table(3).board_is("economy masonry strategy theology urbanism").city(0, FIVE, coins=20, plans="great_library")
    t.raises("great_library").state.drawn = [TOKENS.index("law")]
    assert t.play(choose("law")).victory == "scientific"
