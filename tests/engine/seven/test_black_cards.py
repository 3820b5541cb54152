"""Every black card, played in a game: what it asks, and each of its effects."""

import pytest

from engine.seven.state import FROM_DISCARD, LOSSES, PLAY
from tests.engine.seven.builder import Table, cities_table
from tests.engine.seven.printed_boards import boards_without
from tests.engine.seven.printed_cities import BLACK, coins_in, resources_in
from tests.engine.seven.wishes import build, bury, lose, pay, sell, take

pytestmark = pytest.mark.compiled

both_editions = pytest.mark.parametrize("edition", [1, 2])
FIVE = ["gizah:day", "rhodos:day", "ephesos:day", "alexandria:day", "olympia:day"]
PURSE = 20


def with_effect(kind: str) -> list[tuple[str, int]]:
    """The cards that have an effect of a kind, each with its amount: the number after the words."""
    words = [(card, effect) for card, printed in BLACK.items() for effect in printed.effects]
    return [
        (card, int(effect.removeprefix(kind))) for card, effect in words if effect.removeprefix(kind).strip().isdigit()
    ]


def amounts(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("card", "amount"), with_effect(kind))


def ready(card: str, edition: int = 2, boards: list[str] | None = None) -> Table:
    """Seat 0 may build the card and has 20 coins; everybody else has 10."""
    t = cities_table(edition, boards, BLACK[card].age).producing(0, resources_in(BLACK[card].cost))
    for city in range(t.state.cities):
        t.city(city, coins=10 if city else PURSE)
    return t.hand(0, card)


def built(card: str, edition: int = 2, boards: list[str] | None = None) -> Table:
    """The card has been built and everybody else has sold a card."""
    return ready(card, edition, boards).play(0, build(card))


def rest_of(card: str) -> int:
    """The coins that the builder has left after paying."""
    return PURSE - coins_in(BLACK[card].cost)


# -- costs --------------------------------------------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize("card", BLACK)
def test_the_printed_cost_is_all_a_black_card_asks(edition: int, card: str) -> None:
    coins = coins_in(BLACK[card].cost)
    t = ready(card, edition)
    assert t.prices(0, card) == [pay(bank=coins)]
    assert t.city(0, coins=coins).may(0, build(card))
    assert not coins or t.city(0, coins=coins - 1).refusal(0, build(card)) == "too_few_coins"


@both_editions
@pytest.mark.parametrize("card", [card for card in BLACK if resources_in(BLACK[card].cost)])
def test_a_black_card_cannot_be_built_with_one_unit_too_few(edition: int, card: str) -> None:
    cost = resources_in(BLACK[card].cost)
    for resource in set(cost.split()):
        t = cities_table(edition, boards_without(edition, resource), BLACK[card].age)
        t.city(0, coins=50).producing(0, cost.replace(resource, "", 1)).hand(0, card)
        assert t.refusal(0, build(card)) == "resource_missing", resource


@pytest.mark.parametrize("card", BLACK)
def test_a_black_card_stands_in_a_city_once_and_may_be_sold_or_buried_like_any_other(card: str) -> None:
    t = ready(card).city(0, [card]).producing(0, "wood wood")
    assert t.refusal(0, build(card)) == "already_built"
    assert t.may(0, sell(card))
    assert t.may(0, bury(card))


@pytest.mark.parametrize("card", BLACK)
def test_a_black_card_under_the_wonder_has_no_effect(card: str) -> None:
    t = ready(card).producing(0, "wood wood").play(0, bury(card))
    assert (t.phase, t.turn) == (PLAY, 2)
    assert t.score(0) == {"wonder": 3, "treasury": PURSE // 3}
    assert [t.coins(city) for city in range(3)] == [PURSE, 13, 13]
    assert t.state.debt == t.state.diplomacy == t.state.copies == t.state.shields == [0, 0, 0]


# -- points -------------------------------------------------------------------------------------------------------


@amounts("points ")
def test_the_points_of_a_black_card_are_counted_in_a_line_of_their_own(card: str, amount: int) -> None:
    assert built(card).settle().score(0)["black"] == amount
    assert ready(card).score(0).get("black", 0) == 0


@pytest.mark.parametrize("card", BLACK)
def test_a_black_card_brings_no_points_but_the_printed_ones(card: str) -> None:
    t = cities_table(age=BLACK[card].age).city(0, [card], coins=0)
    counts_itself = 1 if card == "secret_network" else 0
    points = dict(with_effect("points ")).get(card, counts_itself)
    assert t.score(0) == ({"black": points} if points else {})


@pytest.mark.parametrize(("card", "worth", "amount"), [("cells", 1, 2), ("guardhouse", 3, 3), ("prison", 5, 4)])
def test_cells_guardhouse_and_prison_count_the_victory_tokens_of_one_worth(card: str, worth: int, amount: int) -> None:
    t = built(card)
    assert t.points(0, "black") == 0
    for other in {1, 3, 5} - {worth}:
        assert t.tokens(0, other).points(0, "black") == 0
    assert t.tokens(0, worth).points(0, "black") == amount
    assert t.tokens(0, worth, worth).points(0, "black") == 3 * amount
    assert t.tokens(1, worth).points(0, "black") == 3 * amount, "tokens of a neighbour do not count"


def test_secret_network_brings_a_coin_and_a_point_for_each_own_black_card_itself_included() -> None:
    t = ready("secret_network").city(0, ["cells", "militia"]).city(1, ["dive"]).play(0, build("secret_network"))
    assert t.coins(0) == PURSE + 3
    assert t.points(0, "black") == 3


def test_secret_network_counts_black_cards_that_come_later_for_points_only() -> None:
    t = built("secret_network").city(0, ["raider_garrison"])
    assert (t.coins(0), t.points(0, "black")) == (PURSE + 1, 2)


def test_slave_market_brings_a_coin_and_a_point_for_each_victory_token_whatever_its_worth() -> None:
    t = ready("slave_market").tokens(0, 1, 3, 3, 5).tokens(1, 1).play(0, build("slave_market"))
    assert t.coins(0) == PURSE + 4
    assert t.points(0, "black") == 4
    assert t.tokens(0, 5).points(0, "black") == 5, "points are counted at the end"


def test_the_victory_tokens_of_age_three_count_for_the_points_of_black_cards() -> None:
    t = cities_table(age=3, turn=7).city(0, ["slave_market", "prison", "stockade"]).end_game()
    assert t.victories(0) == [5, 5]
    assert t.points(0, "black") == 2 + 2 * 4


def test_tokens_of_raiders_count_for_the_points_of_black_cards() -> None:
    t = cities_table(age=1).city(0, ["cells"]).hand(0, "raider_camp").play(0, build("raider_camp"))
    assert t.points(0, "black") == 2


# -- coins --------------------------------------------------------------------------------------------------------


@amounts("coins ")
def test_a_black_card_brings_its_coins_at_once(card: str, amount: int) -> None:
    t = built(card)
    assert t.coins(0) == rest_of(card) + amount


@pytest.mark.parametrize(("card", "amount"), [("dive", 1), ("gambling_den", 2)])
def test_dive_and_gambling_den_give_coins_to_both_neighbours_from_the_bank(card: str, amount: int) -> None:
    t = built(card, boards=FIVE)
    assert [t.coins(city) for city in range(1, 5)] == [13 + amount, 13, 13, 13 + amount]


@pytest.mark.parametrize(("card", "amount"), [("customs", 1), ("trade_center", 2), ("mint", 3)])
def test_customs_trade_center_and_mint_give_coins_to_all_others_from_the_bank(card: str, amount: int) -> None:
    t = built(card, boards=FIVE)
    assert [t.coins(city) for city in range(5)] == [rest_of(card)] + [13 + amount] * 4


def test_memorial_brings_two_coins_for_each_defeat_and_then_the_defeats_go() -> None:
    t = ready("memorial").conflict(1, winner=1, loser=0).conflict(2, winner=2, loser=0).conflict(2, winner=1, loser=0)
    assert t.points(0, "military") == -3
    t.play(0, build("memorial"))
    assert t.coins(0) == PURSE + 6
    assert t.points(0, "military") == 0
    assert t.points(1, "military") == 1 + 3, "the victories of others stay"


def test_memorial_without_defeats_brings_nothing() -> None:
    t = ready("memorial").tokens(0, 5).play(0, build("memorial"))
    assert (t.coins(0), t.points(0, "military")) == (PURSE, 5)


def test_defeats_after_the_memorial_count_again() -> None:
    t = (
        cities_table(age=3, turn=7)
        .city(1, ["stockade"])
        .producing(0, "wood stone cloth")
        .hand(0, "memorial", "gardens")
    )
    t.play(0, build("memorial"))
    assert t.points(0, "military") == -1


# -- losses -------------------------------------------------------------------------------------------------------


@amounts("loss ")
def test_everybody_else_loses_coins_and_the_builder_does_not(card: str, amount: int) -> None:
    t = built(card, boards=FIVE)
    gained = dict(with_effect("coins ")).get(card, 0)
    assert (t.phase, t.to_move()) == (LOSSES, [1, 2, 3, 4])
    t.finish()
    assert [t.coins(city) for city in range(5)] == [rest_of(card) + gained] + [13 - amount] * 4
    assert t.state.debt == [0] * 5


@amounts("loss ")
def test_whoever_pays_nothing_takes_debt(card: str, amount: int) -> None:
    t = built(card).choose(1, lose(0)).choose(2, lose(0))
    assert t.state.debt == [0, amount, amount]
    assert [t.coins(1), t.coins(2)] == [13, 13]


@pytest.mark.parametrize("card", ["sepulcher", "cenotaph"])
def test_sepulcher_and_cenotaph_cost_the_others_a_coin_for_each_of_their_victory_tokens(card: str) -> None:
    t = ready(card).tokens(0, 1, 1, 1).tokens(1, 1, 5).play(0, build(card))
    assert (t.phase, t.to_move()) == (LOSSES, [1])
    assert t.finish().state.coins == [PURSE, 13 - 2, 13]


def test_chamber_of_builders_costs_the_others_a_coin_for_each_of_their_stages() -> None:
    t = ready("chamber_of_builders").city(0, stages=3).city(1, stages=2).city(2, stages=1)
    t.play(0, build("chamber_of_builders")).finish()
    assert t.state.coins == [PURSE, 13 - 2, 13 - 1]


# -- debt, tokens, shields ----------------------------------------------------------------------------------------


@amounts("victory token ")
def test_raiders_bring_a_victory_token_at_once(card: str, amount: int) -> None:
    t = built(card)
    assert t.victories(0) == [amount]
    assert t.points(0, "military") == amount


@amounts("debt ")
def test_raiders_make_both_neighbours_take_debt_and_nobody_else(card: str, amount: int) -> None:
    t = built(card, boards=FIVE)
    assert t.phase == PLAY, "nobody is asked"
    assert t.state.debt == [0, amount, 0, 0, amount]
    assert [t.coins(city) for city in range(1, 5)] == [13] * 4, "coins cannot be paid instead"


@amounts("diplomacy ")
def test_a_diplomat_brings_a_diplomacy_token_at_once(card: str, amount: int) -> None:
    assert built(card).state.diplomacy == [amount, 0, 0]


@amounts("shields ")
def test_mercenaries_of_any_age_bring_their_shields(card: str, amount: int) -> None:
    t = built(card)
    assert (t.shields(0), t.shields(1)) == (amount, 0)


@amounts("shields ")
def test_black_shields_fight_in_the_conflict_of_their_age(card: str, amount: int) -> None:
    age = BLACK[card].age
    t = cities_table(age=age, turn=7).producing(0, resources_in(BLACK[card].cost)).city(0, coins=PURSE)
    t.city(1, ["walls", "arsenal"][: amount // 2]).hand(0, card).play(0, build(card))
    assert t.victories(0)[:1] == [{1: 1, 2: 3, 3: 5}[age]]


# -- science ------------------------------------------------------------------------------------------------------


@amounts("copied science ")
def test_spies_copy_a_symbol_of_a_neighbours_green_card(card: str, amount: int) -> None:
    t = built(card)
    assert t.points(0, "science") == 0, "nothing to copy yet"
    assert t.city(1, ["workshop"]).points(0, "science") == amount
    t.city(0, ["laboratory", "study"])
    assert (t.points(0, "science"), t.points(1, "science")) == (9, 1)


# -- trade, production, powers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "left", "right"), [("west", 1, 2), ("east", 2, 1)])
def test_a_wharf_makes_one_unit_of_its_neighbour_a_coin_cheaper(card: str, left: int, right: int) -> None:
    t = built(f"{card}_clandestine_wharf").city(1, ["lumber_yard"]).city(2, ["lumber_yard"])
    cheapest = pay(left=1) if left == 1 else pay(right=1)
    assert t.ways_to_pay(0, "wood")[0] == cheapest
    assert {payment.left or payment.right for payment in t.ways_to_pay(0, "wood")} <= {left, right}


def test_smugglers_cache_makes_the_resource_of_a_neighbours_board_a_coin_cheaper() -> None:
    t = built("smugglers_cache").city(1, ["lumber_yard"])
    assert t.ways_to_pay(0, "ore") == [pay(left=1)]
    assert t.ways_to_pay(0, "papyrus") == [pay(right=1)]
    assert t.ways_to_pay(0, "wood") == [pay(left=2)]


def test_secret_warehouse_makes_one_more_of_what_the_city_makes() -> None:
    t = built("secret_warehouse")
    assert t.makes(0, "stone stone")
    assert not t.makes(0, "stone stone stone")
    assert not t.makes(0, "wood")


def test_black_market_makes_one_of_what_the_city_does_not_make() -> None:
    t = built("black_market")
    assert [t.makes(0, r) for r in ("wood", "clay", "glass", "papyrus")] == [True] * 4
    assert not t.makes(0, "wood clay")
    assert not t.makes(0, "stone stone"), "stone is made by the board"


def test_architect_firm_lets_stages_be_built_without_resources() -> None:
    t = built("architect_firm")
    assert t.stage_prices(0) == [pay()]
    assert [t.play(0, bury(t.hand_of(0)[0])).stages(0) for _ in range(3)] == [1, 2, 3]


def test_forging_agency_builds_a_card_of_the_discard_pile_for_nothing() -> None:
    t = ready("forging_agency").discarded("palace").play(0, build("forging_agency"))
    assert (t.phase, t.to_move()) == (FROM_DISCARD, [0])
    t.choose(0, take("palace"))
    assert "palace" in t.cards(0)
    assert t.coins(0) == rest_of("forging_agency")
    assert (t.phase, t.turn) == (PLAY, 2)
