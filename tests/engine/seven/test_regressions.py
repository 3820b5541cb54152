"""Rule bugs that other implementations of 7 Wonders really had; each of them must never happen here."""

from collections import Counter
from random import Random

import pytest

from engine.seven import legality, rules
from engine.seven.commands import SellCard
from engine.seven.imagine import imagine
from engine.seven.state import LAST_CARD, OVER, State
from engine.seven.view import view
from tests.engine.seven.builder import Table, beside, new_game, table
from tests.engine.seven.look import Look
from tests.engine.seven.printed import CARDS, deck, guilds_among
from tests.engine.seven.wishes import build, bury, pay, sell, take

pytestmark = pytest.mark.compiled

both_editions = pytest.mark.parametrize("edition", [1, 2])


@both_editions
@pytest.mark.parametrize("amount", [3, 4])
def test_discounted_trade_is_not_limited_to_two_of_a_kind(edition: int, amount: int) -> None:
    t = table(edition).city(0, ["east_trading_post"]).city(2, ["foundry", "ore_vein", "mine"])
    assert pay(right=amount) in t.ways_to_pay(0, " ".join(["ore"] * amount))


@both_editions
def test_goods_are_bought_three_at_a_time_with_the_marketplace(edition: int) -> None:
    t = table(edition, age=3).city(0, ["marketplace"], coins=9).city(1, ["loom_1", "glassworks_1", "press_1"])
    assert pay(left=3) in t.hand(0, "traders_guild").prices(0, "traders_guild")


@both_editions
def test_doubles_combine_with_choice_cards(edition: int) -> None:
    t = table(edition).city(0, ["sawmill", "tree_farm", "timber_yard"])
    assert t.makes(0, "wood wood wood wood")
    assert t.makes(0, "wood wood wood stone")
    assert t.makes(0, "wood wood clay stone stone"), "the board makes the second stone"
    assert not t.makes(0, "wood wood wood wood clay")


@both_editions
def test_doubles_of_a_neighbour_combine_with_its_choice_cards(edition: int) -> None:
    t = table(edition).city(1, ["sawmill", "tree_farm", "timber_yard"]).city(0, coins=20)
    assert t.ways_to_pay(0, "wood wood wood wood") == [pay(left=8)]
    assert t.ways_to_pay(0, "wood wood wood wood clay") == []


@both_editions
def test_two_choice_cards_are_not_both_taken_for_the_same_unit(edition: int) -> None:
    t = table(edition).city(0, ["tree_farm", "excavation"])
    assert t.makes(0, "clay clay")
    assert t.makes(0, "wood clay")
    assert not t.makes(0, "wood clay clay")


def test_trade_coins_are_not_spent_in_the_turn_they_are_earned() -> None:
    boards = ["halikarnassos:day", "ephesos:day", "alexandria:day"]
    t = table(2, boards).city(0, ["clay_pool"], coins=0).city(1, ["lumber_yard"]).city(2, coins=9)
    t.hand(0, "stockade").hand(2, "guard_tower").choose(2, build("guard_tower", pay(left=2)))
    assert t.refusal(0, build("stockade", pay(left=2))) == "too_few_coins"
    t.play(0, sell("stockade"))
    assert t.coins(0) == 2 + 3


@pytest.mark.parametrize(
    ("edition", "board", "cost"), [(1, "babylon:B", "wood wood glass"), (2, "babylon:night", "stone stone")]
)
def test_babylons_extra_card_is_not_ignored_when_its_stage_is_built_on_turn_six(
    edition: int, board: str, cost: str
) -> None:
    t = table(edition, beside(board), 2, 6).city(0, stages=2 - edition).producing(0, cost)
    t.hand(0, "walls", "vineyard").play(0, bury("walls"))
    assert t.phase == LAST_CARD
    assert "vineyard" in t.choose(0, build("vineyard")).cards(0)


@both_editions
@pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post"])
def test_the_forum_has_two_chain_parents(edition: int, post: str) -> None:
    t = table(edition, age=2).city(0, [post], coins=0).hand(0, "forum")
    assert t.play(0, build("forum", pay())).cards(0) == {post, "forum"}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_halikarnassos_takes_its_card_on_the_last_turn_of_an_age(age: int) -> None:
    t = table(1, beside("halikarnassos:B"), age, 6).producing(0, "ore ore").discarded("stockade")
    buried = {1: "altar", 2: "sawmill", 3: "gardens"}[age]
    t.play(0, bury(buried)).choose(0, take("stockade"))
    assert "stockade" in t.cards(0)
    assert t.points(0, "military") == 2 * {1: 1, 2: 3, 3: 5}[age]
    assert t.phase == OVER if age == 3 else t.age == age + 1


@both_editions
def test_the_lighthouse_counts_itself_for_coins_and_for_points(edition: int) -> None:
    t = table(edition, age=3).city(0, ["caravansery"], coins=0).hand(0, "lighthouse").play(0, build("lighthouse"))
    assert (t.coins(0), t.score(0)["commerce"]) == (2, 2)


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("edition", [1, 2])
def test_the_decks_fit_the_number_of_players(edition: int, players: int) -> None:
    t = new_game(edition, players)
    for age in (1, 2, 3):
        dealt = Counter(card for seat in range(players) for card in t.hand_of(seat))
        guilds = guilds_among(edition, dealt)
        assert dealt - guilds == deck(edition, age, players)
        assert guilds.total() == (players + 2 if age == 3 else 0)
        t.end_age()


@both_editions
def test_a_fourth_stage_is_refused_and_the_game_goes_on(edition: int) -> None:
    t = table(edition).city(0, stages=3, coins=50).producing(0, "wood wood wood clay clay clay")
    assert t.refusal(0, bury("altar")) == "wonder_is_complete"
    assert t.to_move() == [0, 1, 2]
    assert t.play(0, sell("altar")).turn == 2


# -- hidden cards -------------------------------------------------------------------------------------------------


def cards_of_age(state: State, look: Look, age: int) -> Counter[str]:
    """Every card of an age that lies anywhere on the table."""
    lying = [card for hand in state.hands for card in hand] + state.pile + state.discard
    lying += [card for card in state.buried if card >= 0]
    found = Counter(look.words.card_ids[card] for card in lying)
    for city in range(state.cities):
        found.update(look.cards(city))
    return Counter({card: n for card, n in found.items() if CARDS[state.book.edition][card].age == age})


def play_some_turns(t: Table, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        if t.to_move():
            moves = legality.legal(t.state, t.to_move()[0])
            rules.resolve(t.ledger, rng.choice([move for move in moves if not isinstance(move, SellCard)] or moves))


@pytest.mark.parametrize("seed", range(12))
def test_imagined_hands_never_mix_ages(seed: int) -> None:
    rng = Random(seed)
    t = new_game(1 + seed % 2, 3 + seed % 5, seed)
    while t.to_move():
        play_some_turns(t, rng, 4)
        for seat in t.state.table.seats:
            state = imagine(view(t.state, seat), rng)
            assert {state.book.cards[card].age for hand in state.hands for card in hand} <= {t.age - 1}


@pytest.mark.parametrize("seed", range(12))
def test_imagining_never_moves_discarded_cards_into_hands(seed: int) -> None:
    """Every age keeps exactly its deck: a card that lies in the discard pile is not dealt a second time."""
    rng = Random(seed)
    edition, players = 1 + seed % 2, 3 + seed % 5
    t = new_game(edition, players, seed)
    while t.to_move():
        play_some_turns(t, rng, 7)
        for seat in t.state.table.seats:
            state = imagine(view(t.state, seat), rng)
            assert len(state.discard) == len(t.state.discard)
            for age in range(1, t.age + 1):
                found = cards_of_age(state, Look(state), age)
                guilds = guilds_among(edition, found)
                assert found - guilds == deck(edition, age, players)
                assert guilds.total() == (players + 2 if age == 3 else 0)
