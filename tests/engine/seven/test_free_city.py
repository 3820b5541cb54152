"""Two players and the Free City: who holds its card, what it may do, whom it pays, and how the game ends.

Seats 0 and 1 are the players, 2 is the Free City; seat 0 sits on its left, seat 1 on its right.
"""

import pytest

from engine.core.seats import NOBODY
from engine.seven import legality
from engine.seven.commands import SellCard
from engine.seven.config import Switches
from engine.seven.config import table as config_of
from engine.seven.events import CardBuilt, CardSold
from engine.seven.tables import new_state
from tests.engine.seven.builder import Table, new_game, table
from tests.engine.seven.wishes import build, bury, pay, sell

pytestmark = pytest.mark.compiled

FREE_CITY = 2
BOARDS = ["halikarnassos:A", "alexandria:A", "ephesos:A"]


def two(age: int = 1, turn: int = 1, boards: list[str] | None = None) -> Table:
    """Seat 0 holds the Free City card in odd turns of ages I and III; all boards make goods."""
    return table(1, boards or BOARDS, age, turn, players=2)


# -- setting up ---------------------------------------------------------------------------------------------------


def test_each_player_gets_seven_cards_and_the_other_seven_form_the_draw_pile() -> None:
    t = new_game(1, 2)
    assert [len(t.hand_of(0)), len(t.hand_of(1)), len(t.draw_pile)] == [7 + 1, 7, 7 - 1], "the holder has drawn one"


def test_each_of_the_three_cities_starts_with_three_coins() -> None:
    t = new_game(1, 2)
    assert [t.coins(city) for city in range(3)] == [3, 3, 3]


def test_three_boards_lie_on_the_table_all_different() -> None:
    t = new_game(1, 2)
    assert len({t.side(city).split(":")[0] for city in range(3)}) == 3


def test_everyone_neighbours_everyone() -> None:
    t = two().city(0, ["lumber_yard"]).city(1, ["stone_pit"]).city(2, ["clay_pool"])
    assert t.ways_to_pay(0, "stone clay") == [pay(left=2, right=2)]
    assert t.ways_to_pay(1, "clay wood") == [pay(left=2, right=2)]
    assert t.ways_to_pay(2, "wood stone") == [pay(left=2, right=2)]


# -- who holds the card -------------------------------------------------------------------------------------------


def holders(t: Table) -> list[list[int]]:
    """The holder in each turn of each age."""
    found: list[list[int]] = [[], [], []]
    while t.to_move():
        found[t.age - 1].append(t.state.holder)
        t.skip()
    return found


def test_the_player_on_the_left_holds_the_card_first_in_ages_one_and_three_and_it_alternates() -> None:
    assert holders(new_game(1, 2)) == [[0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0], [0, 1, 0, 1, 0, 1]]


def test_with_the_switch_the_player_on_the_right_holds_the_card_first() -> None:
    switches = Switches(first_holder_sits_right_of_the_free_city=True)
    t = table(1, BOARDS, players=2, switches=switches)
    assert holders(t) == [[1, 0, 1, 0, 1, 0], [0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0]]


def test_with_three_players_nobody_holds_a_free_city_card() -> None:
    t = new_game(1, 3)
    assert t.state.holder == NOBODY
    assert new_state(config_of(1, 3, 1)).table.free_city == NOBODY


def test_the_holder_draws_the_top_card_of_the_pile_into_the_hand() -> None:
    t = two().pile("tavern", "loom_1", "press_1", "baths", "marketplace", "apothecary").skip()
    assert "apothecary" in t.hand_of(1)
    assert t.draw_pile == ["tavern", "loom_1", "press_1", "baths", "marketplace"]
    t.skip()
    assert "marketplace" in t.hand_of(0)


# -- choosing -----------------------------------------------------------------------------------------------------


def test_the_holder_chooses_for_the_own_city_first_and_only_then_for_the_free_city() -> None:
    t = two().hand(0, "altar", "theater")
    assert t.to_move() == [0, 1]
    t.choose(0, build("altar")).choose(1, sell("altar"))
    assert t.to_move() == [0]
    t.choose(0, build("theater"))
    assert (t.cards(0), t.cards(FREE_CITY)) == ({"altar"}, {"theater"})


def test_the_holder_may_not_choose_for_the_free_city_first() -> None:
    t = two()
    refused = legality.refusal(t.state, SellCard(0, FREE_CITY, t.number("altar")))
    assert refused is not None
    assert refused.code == "wrong_city"


def test_the_holder_may_choose_for_both_cities_before_the_other_player_chooses() -> None:
    t = two().hand(0, "altar", "theater").choose(0, build("altar")).choose(0, build("theater"))
    assert t.to_move() == [1]
    assert t.cards(FREE_CITY) == set()


def test_the_other_player_chooses_one_card_and_never_for_the_free_city() -> None:
    t = two().choose(1, sell("altar"))
    assert t.refusal(1, build("theater")) == "already_chosen"
    assert t.legal(1) == []


def test_the_card_chosen_for_the_own_city_is_not_there_for_the_free_city() -> None:
    t = two().hand(0, "altar", "theater").choose(0, build("altar"))
    assert t.refusal(0, build("altar")) == "card_not_in_hand"


def test_of_two_copies_one_may_go_to_each_city() -> None:
    t = two().hand(0, "altar", "altar").choose(0, build("altar")).choose(0, build("altar")).choose(1, sell("altar"))
    assert t.cards(0) == t.cards(FREE_CITY) == {"altar"}


def test_the_free_city_acts_first_then_the_holder_then_the_other_player() -> None:
    t = two(turn=2).hand(1, "altar", "theater").hand(0, "tavern")
    t.choose(0, build("tavern")).choose(1, build("altar")).choose(1, build("theater"))
    placed = [event for event in t.log if isinstance(event, CardBuilt | CardSold)]
    assert [event.city for event in placed] == [FREE_CITY, 1, 0]


# -- what it may do -----------------------------------------------------------------------------------------------


def holding(t: Table, own: str, *rest: str) -> Table:
    """On turn six seat 1 holds the Free City card, and three cards: it sells the first for the own city."""
    return t.hand(1, own, *rest).choose(1, sell(own))


def test_the_free_city_may_not_sell_while_a_card_can_be_constructed() -> None:
    t = holding(two(3, 6).city(2, ["baths", "walls"], coins=0), "palace", "pantheon", "fortifications")
    assert t.legal(1) == ["BuildCard fortifications"]
    assert t.refusal(1, sell("pantheon")) == "free_city_must_build"


def test_the_free_city_may_not_sell_while_a_card_can_be_buried() -> None:
    t = two(3, 6).city(2, coins=0).producing(2, "stone stone")
    t = holding(t, "palace", "pantheon", "senate")
    assert t.legal(1) == ["BuildStage pantheon", "BuildStage senate"]


def test_the_free_city_sells_any_card_when_it_can_do_nothing_else() -> None:
    t = holding(two(3, 6).city(2, coins=0), "palace", "pantheon", "senate")
    assert sorted(t.legal(1)) == ["SellCard pantheon", "SellCard senate"]
    t.choose(1, sell("senate")).finish()
    assert t.coins(FREE_CITY) == 3


def test_a_duplicate_is_no_card_that_the_free_city_can_construct() -> None:
    t = holding(two(1, 6).city(2, ["altar", "theater"], coins=0), "tavern", "altar", "theater")
    assert sorted(t.legal(1)) == ["SellCard altar", "SellCard theater"]


def test_the_free_city_constructs_and_buries_like_any_city() -> None:
    t = holding(two(1, 6).producing(2, "stone stone"), "altar", "theater", "tavern")
    assert set(t.legal(1)) == {"BuildCard theater", "BuildStage theater", "BuildCard tavern", "BuildStage tavern"}
    t.play(1, bury("theater"))
    assert t.stages(FREE_CITY) == 1


def test_a_card_that_can_be_had_by_a_chain_must_be_built_free() -> None:
    t = two(2, 6).city(2, ["baths"], coins=9).producing(0, "stone stone stone").hand(0, "walls", "aqueduct", "temple")
    t.choose(0, sell("walls"))
    assert t.prices(0, "aqueduct") == [pay()]
    assert t.refusal(0, build("aqueduct", pay(left=6))) == "payment_not_offered"


# -- whom it pays -------------------------------------------------------------------------------------------------


def test_the_free_city_trades_by_the_normal_rules_with_both_players() -> None:
    t = two().city(0, ["lumber_yard"]).hand(0, "altar", "stockade").choose(0, build("altar"))
    t.play(0, build("stockade", pay(left=2)))
    assert t.coins(FREE_CITY) == 3 - 2
    assert t.coins(0) == 3 + 2


def test_players_pay_the_free_city_for_what_it_sells() -> None:
    t = two().city(2, ["lumber_yard"]).hand(1, "stockade").choose(1, build("stockade", pay(left=2)))
    t.choose(0, sell("altar")).choose(0, build("theater"))
    assert t.coins(FREE_CITY) == 3 + 2


def test_the_holder_picks_the_seller_whatever_the_price() -> None:
    t = two(2).city(2, ["west_trading_post"], coins=9).city(0, ["ore_vein"]).city(1, ["ore_vein"])
    assert t.ways_to_pay(FREE_CITY, "ore") == [pay(left=1), pay(right=2)]


def test_the_holder_may_even_pay_more_to_both() -> None:
    t = two(2).city(2, ["west_trading_post"], coins=9)
    t.city(0, ["ore_vein", "glassworks_1"]).city(1, ["ore_vein"])
    assert pay(left=2, right=2) in t.ways_to_pay(FREE_CITY, "ore glass"), "glass from the left, ore from the right"


def test_the_free_city_makes_itself_what_it_can() -> None:
    t = two(2).city(2, ["ore_vein"], coins=9).city(0, ["ore_vein"]).city(1, ["ore_vein"])
    assert t.ways_to_pay(FREE_CITY, "ore") == [pay()]


def test_the_free_city_may_spend_only_the_coins_it_held_at_the_start_of_the_turn() -> None:
    t = two().city(2, ["lumber_yard"], coins=0).city(0, ["ore_vein"]).hand(1, "stockade").hand(0, "altar", "barracks")
    t.choose(1, build("stockade", pay(left=2))).choose(0, build("altar"))
    assert t.refusal(0, build("barracks", pay(left=2))) == "too_few_coins"


# -- the end of a turn, an age, the game --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("age", "mine", "yours"), [(1, "tavern", "press_1"), (2, "forum", "press_2"), (3, "haven", "arena")]
)
def test_hands_change_sides_after_each_turn_in_every_age(age: int, mine: str, yours: str) -> None:
    t = two(age).hand(0, mine).hand(1, yours).finish()
    assert mine in t.hand_of(1)
    assert yours in t.hand_of(0)
    assert sorted(len(t.hand_of(seat)) for seat in (0, 1)) == [6, 7], "the next holder has drawn a card"


def test_on_turn_six_the_last_card_of_the_pile_is_discarded_with_the_two_leftover_cards() -> None:
    t = two(turn=6).pile("apothecary").hand(1, "altar", "theater", "baths").hand(0, "tavern", "loom_1")
    t.choose(0, build("tavern")).choose(1, build("altar")).choose(1, build("theater"))
    assert sorted(t.discard) == ["apothecary", "baths", "loom_1"]
    assert (t.age, t.coins(0)) == (2, 3 + 5)


def test_conflicts_are_fought_among_the_three_cities() -> None:
    t = two(turn=6).city(2, ["walls"]).city(0, ["stockade"]).skip()
    assert [t.points(city, "military") for city in range(3)] == [1 - 1, -1 - 1, 1 + 1]


def test_only_the_two_players_compete() -> None:
    t = two().city(2, ["palace", "pantheon"]).city(1, ["altar"])
    assert t.total(FREE_CITY) == 15 + 1
    assert t.ranking() == [[1], [0]]


def test_a_tie_goes_to_the_player_with_more_coins() -> None:
    assert two().city(0, coins=3).city(1, coins=5).ranking() == [[1], [0]]
    assert two().city(0, coins=4).city(1, coins=4).ranking() == [[0, 1]]
