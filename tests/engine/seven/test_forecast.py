"""A forecast says what a command would bring, without changing anything and without knowing more than the seat."""

import pytest

from engine.seven.commands import BuildCard, BuildStage, Command, PayLoss, SellCard
from engine.seven.forecast import LEFT, RIGHT, Forecast, Ware, forecast, production, wares
from engine.seven.legality import legal, to_move
from engine.seven.view import view
from tests.engine.seven.builder import Table, cities_table, table
from tests.engine.seven.random_games import positions
from tests.engine.seven.wishes import build


def _moves(t: Table, kind: type[Command], card: str) -> list[Forecast]:
    seen = view(t.state, 0)
    wanted = [move for move in legal(seen.table, 0) if isinstance(move, kind)]
    return [forecast(seen, move) for move in wanted if getattr(move, "card", None) == t.number(card)]


def test_a_building_brings_its_points_and_costs_its_coins() -> None:
    t = table(1).city(0, coins=3).hand(0, "altar", "tree_farm")
    altar, farm = _moves(t, BuildCard, "altar")[0], _moves(t, BuildCard, "tree_farm")[0]
    assert altar.after.points - altar.before.points == 2
    assert (farm.before.coins, farm.after.coins, farm.payment.bank) == (3, 2, 1)


def test_a_sale_brings_three_coins_and_opens_nothing() -> None:
    told = _moves(table(1).city(0, coins=2).hand(0, "baths"), SellCard, "baths")[0]
    assert (told.before.coins, told.after.coins, told.opens) == (2, 5, ())


def test_a_building_tells_which_later_cards_it_makes_free() -> None:
    t = table(1, age=2).producing(0, "stone stone cloth").hand(0, "library")
    told = _moves(t, BuildCard, "library")[0]
    assert set(told.opens) == {t.number("senate"), t.number("university")}


def test_each_way_to_pay_says_who_sells_what() -> None:
    t = table(1).city(0, coins=9).producing(1, "clay").producing(2, "clay").hand(0, "guard_tower")
    ways = {(told.purchase.left, told.purchase.right): told.payment for told in _moves(t, BuildCard, "guard_tower")}
    assert set(ways) == {(("clay",), ()), ((), ("clay",))}
    assert [payment.total for payment in ways.values()] == [2, 2]


def test_what_the_city_makes_itself_is_not_bought() -> None:
    t = table(1, age=2).city(0, coins=9).producing(0, "stone").producing(1, "stone cloth").hand(0, "library")
    told = _moves(t, BuildCard, "library")[0]
    assert told.purchase.own == ("stone",)
    assert sorted(told.purchase.left + told.purchase.right) == ["cloth", "stone"]


def test_wares_of_a_neighbour_have_the_price_that_holds_for_the_buyer() -> None:
    t = table(1).city(0, ["east_trading_post"]).producing(1, "clay ore").producing(2, "wood papyrus")
    seen = view(t.state, 0).table
    assert wares(seen, 0, LEFT) == (Ware(("clay",), 2), Ware(("ore",), 2))
    assert wares(seen, 0, RIGHT) == (Ware(("wood",), 1), Ware(("papyrus",), 2))


def test_production_names_the_choice_of_each_unit() -> None:
    t = table(1).city(0, ["clay_pit"])
    assert ("clay", "ore") in production(view(t.state, 0).table, 0)


def test_a_stage_is_forecast_with_its_points() -> None:
    t = table(1).producing(0, "stone stone").hand(0, "altar")
    told = _moves(t, BuildStage, "altar")[0]
    assert (told.before.stages, told.after.stages) == (0, 1)
    assert told.after.points - told.before.points == 3


# -- Cities -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "points", "coins"),
    [("hideout", 2, 0), ("dive", 2, 6), ("raider_camp", 1, 0), ("customs", 4, 0), ("secret_warehouse", -1, -2)],
)
def test_a_black_card_is_forecast_with_its_points_and_coins(card: str, points: int, coins: int) -> None:
    """Three coins are a point: six more are two, and two less are one less."""
    told = _moves(cities_table(1).city(0, coins=3).hand(0, card), BuildCard, card)[0]
    assert (told.after.points - told.before.points, told.after.coins - told.before.coins) == (points, coins)


def test_a_purchase_that_a_rebate_makes_free_is_still_a_purchase() -> None:
    t = (
        cities_table(1)
        .city(0, ["west_clandestine_wharf", "west_trading_post"])
        .producing(1, "clay")
        .hand(0, "guard_tower")
    )
    told = _moves(t, BuildCard, "guard_tower")[0]
    assert (told.payment.total, told.purchase.left) == (0, ("clay",))


def test_the_loss_of_coins_is_forecast_with_the_debt_for_the_rest() -> None:
    t = cities_table(1, age=2).producing(1, "papyrus").hand(1, "opium_den").city(0, coins=0).play(1, build("opium_den"))
    seen = view(t.state, 0)
    told = {move.coins: forecast(seen, move) for move in legal(seen.table, 0) if isinstance(move, PayLoss)}
    assert {coins: (f.after.coins, f.after.points - f.before.points) for coins, f in told.items()} == {
        3: (0, -1),
        2: (1, -2),
        1: (2, -3),
        0: (3, -3),
    }


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_command_of_a_game_can_be_forecast_and_nothing_is_changed(seed: int) -> None:
    for state in positions(seed):
        for seat in to_move(state):
            seen = view(state, seat)
            before = seen.key()
            for command in legal(seen.table, seat):
                told = forecast(seen, command)
                bought = told.purchase
                rebates = state.table.with_black  # what is bought may then cost nothing
                assert (told.payment.left > 0) == bool(bought.left) or (rebates and bought.left)
                assert (told.payment.right > 0) == bool(bought.right) or (rebates and bought.right)
            assert seen.key() == before
