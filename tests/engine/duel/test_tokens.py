"""The ten progress tokens: what each does, and that it looks forward only."""

import pytest

from engine.duel.events import CoinsGained
from tests.engine.duel.builder import Table, table
from tests.engine.duel.printed import TOKENS
from tests.engine.duel.wishes import choose, dig

pytestmark = pytest.mark.compiled

PURSE = 30
NOW = {"agriculture": 6, "urbanism": 6}
POINTS = {"agriculture": 4, "philosophy": 7, "mathematics": 3}


def board_with(token: str) -> str:
    """Five tokens, this one among them."""
    return " ".join([token, *[other for other in TOKENS if other != token][:4]])


def with_pair(token: str) -> Table:
    """Seat 0 has just taken the token for a pair, and it is seat 1's turn."""
    t = table(2, board=board_with(token)).city(0, "workshop", coins=PURSE).builds("laboratory")
    return t.play(choose(token))


def gains(t: Table) -> list[int]:
    return [event.amount for event in t.log if isinstance(event, CoinsGained)]


def test_there_are_ten_tokens() -> None:
    assert sorted(table().words.token_ids) == sorted(TOKENS)


@pytest.mark.parametrize("token", TOKENS)
def test_only_agriculture_and_urbanism_bring_coins_at_once(token: str) -> None:
    assert gains(with_pair(token)) == ([NOW[token]] if token in NOW else [])


@pytest.mark.parametrize("token", TOKENS)
def test_the_points_of_a_token(token: str) -> None:
    t = with_pair(token)
    assert t.points(0, "progress") == POINTS.get(token, 0)
    assert t.points(1, "progress") == 0


@pytest.mark.parametrize("token", TOKENS)
def test_a_token_stays_with_its_owner_and_leaves_the_board(token: str) -> None:
    t = with_pair(token)
    assert (t.tokens(0), t.tokens(1)) == ([token], [])
    assert token not in t.board + t.box
    assert len(t.board) == 4


@pytest.mark.parametrize("token", TOKENS)
def test_only_law_is_a_symbol(token: str) -> None:
    assert with_pair(token).symbols(0) == {"pendulum"} | ({"law"} if token == "law" else set())


# -- Mathematics --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("others", ["", "law", "law economy", "law economy strategy theology masonry"])
def test_mathematics_gives_three_points_for_each_token_itself_included(others: str) -> None:
    t = table().city(0, tokens=f"mathematics {others}")
    assert t.points(0, "progress") == 3 * (1 + len(others.split()))


def test_mathematics_counts_tokens_gained_before_and_after_from_either_source() -> None:
    t = table(2).board_is("law mathematics economy masonry strategy")
    t.city(0, "workshop", coins=PURSE, plans="great_library", tokens="masonry")
    t.builds("laboratory").play(choose("mathematics")).turn(0).raises("great_library")
    kept = next(token for token in t.drawn if token not in POINTS)
    assert t.play(choose(kept)).points(0, "progress") == 3 * 3


def test_mathematics_does_not_count_the_opponents_tokens() -> None:
    assert table().city(0, tokens="mathematics").city(1, tokens="law economy").points(0, "progress") == 3


# -- Strategy -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "steps"), [("guard_tower", 2), ("walls", 3), ("pretorium", 4)])
def test_strategy_adds_a_shield_to_a_red_card(card: str, steps: int) -> None:
    assert table(3).city(0, coins=PURSE, tokens="strategy").builds(card).lead(0) == steps


@pytest.mark.parametrize("card", ["theater", "workshop", "tavern", "quarry", "press"])
def test_strategy_adds_nothing_to_a_card_of_another_colour(card: str) -> None:
    assert table().city(0, coins=PURSE, tokens="strategy").builds(card).lead(0) == 0


@pytest.mark.parametrize(("wonder", "steps"), [("colossus", 2), ("circus_maximus", 1), ("statue_of_zeus", 1)])
def test_strategy_adds_nothing_to_a_wonder(wonder: str, steps: int) -> None:
    assert table().city(0, coins=PURSE, plans=wonder, tokens="strategy").raises(wonder).lead(0) == steps


def test_strategy_does_not_count_for_red_cards_built_before() -> None:
    t = table(2, board=board_with("strategy")).city(0, "workshop", coins=PURSE).builds("guard_tower").turn(0)
    assert t.builds("laboratory").play(choose("strategy")).lead(0) == 1


def test_strategy_counts_for_a_red_card_from_the_discard_pile() -> None:
    t = table(3).city(0, coins=PURSE, plans="mausoleum", tokens="strategy").discarded("walls").raises("mausoleum")
    assert t.play(dig("walls")).lead(0) == 3


def test_strategy_of_the_opponent_does_not_help() -> None:
    assert table().city(1, tokens="strategy").builds("guard_tower").lead(0) == 1


# -- Theology -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wonder", ["pyramids", "colossus", "great_lighthouse", "circus_maximus"])
def test_theology_gives_an_extra_turn_with_every_later_wonder(wonder: str) -> None:
    t = table(2).city(0, coins=PURSE, plans=wonder, tokens="theology").raises(wonder)
    assert (t.phase, t.decider) == ("play", 0)


def test_theology_gives_no_extra_turn_for_cards() -> None:
    assert table().city(0, tokens="theology").builds("altar").decider == 1
    assert table().city(0, tokens="theology").idle().decider == 1


def test_theology_does_not_help_a_wonder_built_before() -> None:
    t = table(2, board=board_with("theology")).city(0, "workshop", coins=PURSE, plans="pyramids").raises("pyramids")
    assert t.turn(0).builds("laboratory").play(choose("theology")).decider == 1


def test_theology_taken_through_the_great_library_does_not_help_it() -> None:
    t = table(2).city(0, coins=PURSE, plans="great_library").raises("great_library")
    t.state.drawn = [TOKENS.index("theology")]
    t.play(choose("theology"))
    assert t.tokens(0) == ["theology"]
    assert (t.phase, t.decider) == ("play", 1)


def test_theology_taken_for_a_pair_made_by_the_mausoleum_does_not_help_it() -> None:
    t = table(2, board=board_with("theology")).city(0, "workshop", coins=PURSE, plans="mausoleum")
    t.discarded("laboratory").raises("mausoleum").play(dig("laboratory"), choose("theology"))
    assert (t.phase, t.decider) == ("play", 1)


def test_theology_helps_the_next_wonder_after_the_library() -> None:
    t = table(2).city(0, coins=PURSE, plans="great_library pyramids").raises("great_library")
    t.state.drawn = [TOKENS.index("theology")]
    assert t.play(choose("theology")).turn(0).raises("pyramids").decider == 0


def test_theology_of_the_opponent_does_not_help() -> None:
    assert table().city(0, coins=PURSE, plans="pyramids").city(1, tokens="theology").raises("pyramids").decider == 1


# -- forward only -------------------------------------------------------------------------------------------------


def test_architecture_and_masonry_give_nothing_back() -> None:
    for token in ("architecture", "masonry"):
        t = table(2, board=board_with(token)).city(0, "workshop", coins=PURSE, plans="pyramids").raises("pyramids")
        before = t.turn(0).builds("laboratory").coins(0)
        assert t.play(choose(token)).coins(0) == before


def test_urbanism_gives_nothing_for_earlier_chains() -> None:
    t = table(2, board=board_with("urbanism")).city(0, "workshop baths", coins=PURSE).builds("aqueduct").turn(0)
    before = t.builds("laboratory").coins(0)
    assert t.play(choose("urbanism")).coins(0) == before + 6


def test_urbanism_gives_nothing_for_the_chain_that_made_the_pair() -> None:
    t = table(2, board=board_with("urbanism")).city(0, "scriptorium", coins=0).builds("library")
    assert t.play(choose("urbanism")).coins(0) == 6


def test_economy_gets_nothing_of_what_was_paid_before() -> None:
    t = table(2, board=board_with("economy")).city(0, "workshop", coins=PURSE).turn(1).builds("walls")
    before = t.builds("laboratory").coins(0)
    assert t.play(choose("economy")).coins(0) == before
    assert t.city(1, coins=4).turn(1).builds("rostrum").coins(0) == before + 4
