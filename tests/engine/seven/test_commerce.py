"""Coins and points by counting: what is counted, where, and when."""

import pytest

from tests.engine.seven.builder import Table, beside, table
from tests.engine.seven.wishes import build, bury, pay, sell, take

pytestmark = pytest.mark.compiled


def gained(t: Table, card: str) -> int:
    """The coins seat 0 gets by building a card; nobody trades."""
    before = t.coins(0)
    t.play(0, build(card, pay()))
    return t.coins(0) - before


@pytest.mark.parametrize("edition", [1, 2])
class TestVineyard:
    def test_it_brings_a_coin_for_each_brown_card_here_and_at_both_neighbours(self, edition: int) -> None:
        t = table(edition, age=2).city(0, ["lumber_yard"]).city(1, ["sawmill", "mine"]).city(2, ["ore_vein"])
        assert gained(t.hand(0, "vineyard"), "vineyard") == 4

    def test_it_counts_brown_cards_neighbours_build_in_the_same_turn(self, edition: int) -> None:
        t = table(edition, age=2).hand(0, "vineyard").hand(1, "sawmill").hand(2, "foundry")
        t.choose(1, build("sawmill")).choose(2, build("foundry"))
        assert gained(t, "vineyard") == 2

    def test_it_counts_no_board_and_no_card_further_away(self, edition: int) -> None:
        side = {1: "A", 2: "day"}[edition]
        boards = [f"{board}:{side}" for board in ("gizah", "rhodos", "olympia", "babylon")]
        t = table(edition, boards, age=2).city(2, ["lumber_yard", "sawmill"]).hand(0, "vineyard")
        assert gained(t, "vineyard") == 0

    def test_it_counts_cards_and_not_units(self, edition: int) -> None:
        t = table(edition, age=2).city(0, ["sawmill", "tree_farm"]).hand(0, "vineyard")
        assert gained(t, "vineyard") == 2

    def test_it_brings_coins_once_and_no_points(self, edition: int) -> None:
        t = table(edition, age=2).city(0, ["vineyard"], coins=0).city(1, ["sawmill"])
        assert t.score(0) == {}
        t.play(0, sell("walls"))
        assert t.coins(0) == 3

    def test_a_brown_card_that_is_sold_or_buried_in_the_same_turn_does_not_count(self, edition: int) -> None:
        t = table(edition, age=2).hand(0, "vineyard").hand(1, "sawmill").hand(2, "foundry")
        t.producing(1, "wood wood").choose(1, bury("sawmill")).choose(2, sell("foundry"))
        assert gained(t, "vineyard") == 1, "the brown card that makes the wood"


@pytest.mark.parametrize("edition", [1, 2])
class TestBazaar:
    def test_it_brings_two_coins_for_each_grey_card_here_and_at_both_neighbours(self, edition: int) -> None:
        t = table(edition, age=2).city(0, ["loom_1"]).city(1, ["press_1"]).city(2, ["glassworks_1", "loom_1"])
        assert gained(t.hand(0, "bazaar"), "bazaar") == 8

    def test_it_counts_grey_cards_neighbours_build_in_the_same_turn(self, edition: int) -> None:
        t = table(edition, age=2).hand(0, "bazaar").hand(1, "loom_2").hand(2, "press_2")
        t.choose(1, build("loom_2")).choose(2, build("press_2"))
        assert gained(t, "bazaar") == 4

    def test_a_board_that_yields_goods_is_no_grey_card(self, edition: int) -> None:
        side = {1: "A", 2: "day"}[edition]
        t = table(edition, [f"{board}:{side}" for board in ("alexandria", "ephesos", "halikarnassos")], age=2)
        assert gained(t.hand(0, "bazaar"), "bazaar") == 0


@pytest.mark.parametrize("edition", [1, 2])
class TestHaven:
    def test_it_brings_a_coin_and_a_point_for_each_own_brown_card(self, edition: int) -> None:
        t = table(edition, age=3).city(0, ["lumber_yard", "sawmill", "forum"], coins=0).city(1, ["quarry"])
        assert gained(t.hand(0, "haven"), "haven") == 2
        assert t.score(0) == {"commerce": 2}

    def test_its_points_count_brown_cards_at_the_end(self, edition: int) -> None:
        t = table(edition, age=3).city(0, ["haven"], coins=0)
        assert t.score(0) == {}
        assert t.city(0, ["sawmill"]).score(0) == {"commerce": 1}


@pytest.mark.parametrize("edition", [1, 2])
class TestLighthouse:
    def test_it_counts_itself(self, edition: int) -> None:
        t = table(edition, age=3).city(0, ["caravansery"], coins=0).hand(0, "lighthouse")
        assert gained(t, "lighthouse") == 2
        assert t.score(0) == {"commerce": 2}

    def test_it_brings_a_coin_and_a_point_for_each_own_yellow_card(self, edition: int) -> None:
        own = ["caravansery", "tavern", "vineyard", "marketplace"]
        t = table(edition, age=3).city(0, own, coins=0).city(1, ["forum"]).hand(0, "lighthouse")
        assert gained(t, "lighthouse") == 5
        assert t.points(0, "commerce") == 5


@pytest.mark.parametrize("edition", [1, 2])
def test_the_chamber_of_commerce_brings_two_coins_and_two_points_for_each_own_grey_card(edition: int) -> None:
    t = table(edition, age=3).city(0, ["loom_1", "press_2"], coins=0).producing(0, "clay clay").city(1, ["loom_1"])
    assert gained(t.hand(0, "chamber_of_commerce"), "chamber_of_commerce") == 4
    assert t.points(0, "commerce") == 4


def test_the_ludus_brings_three_coins_and_a_point_for_each_own_red_card() -> None:
    t = table(2, age=3).city(0, ["ore_vein", "walls", "stockade"], coins=0).city(1, ["stables"])
    assert gained(t.hand(0, "ludus"), "ludus") == 6
    assert t.points(0, "commerce") == 2


@pytest.mark.parametrize("edition", [1, 2])
class TestArena:
    def test_it_brings_three_coins_and_a_point_for_each_own_stage(self, edition: int) -> None:
        t = table(edition, age=3).city(0, ["dispensary"], coins=0, stages=2).city(1, stages=3)
        assert gained(t.hand(0, "arena"), "arena") == 6
        assert t.points(0, "commerce") == 2

    def test_its_coins_count_stages_built_so_far_and_its_points_those_at_the_end(self, edition: int) -> None:
        t = table(edition, age=3).city(0, ["dispensary"], coins=0, stages=1).hand(0, "arena")
        assert gained(t, "arena") == 3
        assert t.city(0, stages=2).points(0, "commerce") == 3


@pytest.mark.parametrize(("edition", "board"), [(1, "babylon:B"), (2, "babylon:night")])
def test_the_arena_as_an_extra_card_counts_the_stage_built_in_the_same_turn(edition: int, board: str) -> None:
    t = table(edition, beside(board), 3, 6)
    t.city(0, ["dispensary"], coins=0, stages=1).producing(0, "clay clay clay glass wood wood")
    t.hand(0, "arena", "lodge").play(0, bury("lodge")).choose(0, build("arena"))
    assert t.coins(0) == 3 * 2


@pytest.mark.parametrize(("edition", "board"), [(1, "halikarnassos:B"), (2, "halikarnassos:night")])
def test_a_counting_card_from_the_discard_pile_pays_at_once(edition: int, board: str) -> None:
    t = table(edition, beside(board), 2)
    t.producing(0, {1: "ore ore", 2: "clay clay"}[edition]).city(1, ["sawmill"]).discarded("vineyard")
    t.hand(1, "foundry").choose(1, build("foundry")).play(0, bury("walls")).choose(0, take("vineyard"))
    assert t.coins(0) == 3 + 3, "the own brown card, the neighbour's, and the one of this turn"
