"""Byzantium and Petra, stage by stage, on both sides and in both editions."""

import pytest

from engine.core.errors import ConfigError
from engine.seven.config import table as config_of
from engine.seven.state import LOSSES, PLAY
from tests.engine.seven.builder import Table, beside, cities_table
from tests.engine.seven.printed_boards import boards_without
from tests.engine.seven.printed_cities import (
    CITIES_BOARDS,
    CITIES_SIDES,
    CITIES_STAGES,
    CitiesStagePlace,
    coins_in,
    resources_in,
)
from tests.engine.seven.wishes import bury, pay

pytestmark = pytest.mark.compiled

every_stage = pytest.mark.parametrize("place", CITIES_STAGES, ids=str)
every_side = pytest.mark.parametrize(
    ("edition", "side"), [(e, side) for e, sides in CITIES_SIDES.items() for side in sides]
)
PURSE = 20


def before(place: CitiesStagePlace) -> Table:
    """All earlier stages are built and the city makes just what the next one asks."""
    t = cities_table(place.edition, beside(place.side), 2).city(0, stages=place.number - 1, coins=PURSE)
    return t.city(1, coins=10).city(2, coins=10).producing(0, resources_in(place.printed.cost))


@every_stage
def test_a_stage_costs_what_is_printed(place: CitiesStagePlace) -> None:
    coins = coins_in(place.printed.cost)
    t = before(place)
    assert t.stage_prices(0) == [pay(bank=coins)]
    assert t.city(0, coins=coins).may(0, bury("walls"))
    assert not coins or t.city(0, coins=coins - 1).refusal(0, bury("walls")) == "too_few_coins"


@every_stage
def test_a_stage_is_not_built_with_one_unit_too_few(place: CitiesStagePlace) -> None:
    cost = resources_in(place.printed.cost)
    for resource in set(cost.split()):
        t = cities_table(place.edition, boards_without(place.edition, resource, place.side), 2)
        t.city(0, stages=place.number - 1, coins=50)
        if CITIES_BOARDS[place.side.split(":")[0]] == resource and cost.split().count(resource) == 1:
            continue  # the board itself makes it
        t.producing(0, cost.replace(resource, "", 1))
        assert t.refusal(0, bury("walls")) == "resource_missing", resource


@every_stage
def test_a_stage_brings_what_is_printed(place: CitiesStagePlace) -> None:
    printed = place.printed
    t = before(place)
    points = t.points(0, "wonder")
    t.play(0, bury("walls"))
    assert t.phase == (LOSSES if printed.loss else PLAY)
    t.settle()
    assert t.points(0, "wonder") - points == printed.points
    assert t.points(0, "black") == 0, "points of stages belong to the wonder"
    assert t.state.diplomacy == [printed.diplomacy, 0, 0]
    assert [t.coins(1), t.coins(2)] == [13 - printed.loss] * 2
    assert t.coins(0) == PURSE - coins_in(printed.cost)


@every_side
def test_a_finished_wonder_has_no_further_stage(edition: int, side: str) -> None:
    stages = len(CITIES_SIDES[edition][side])
    t = cities_table(edition, beside(side), 2).city(0, stages=stages, coins=50)
    assert t.refusal(0, bury("walls")) == "wonder_is_complete"
    assert t.points(0, "wonder") == sum(stage.points for stage in CITIES_SIDES[edition][side])


@every_side
def test_the_board_yields_its_resource_and_neighbours_may_buy_it(edition: int, side: str) -> None:
    resource = CITIES_BOARDS[side.split(":")[0]]
    t = cities_table(edition, boards_without(edition, resource, side))
    assert t.makes(0, resource)
    assert not t.makes(0, f"{resource} {resource}")
    assert t.ways_to_pay(1, resource) == [pay(right=2)]


@pytest.mark.parametrize(("edition", "side"), [(1, "B"), (2, "night")])
def test_the_diplomacy_tokens_of_byzantium_add_up(edition: int, side: str) -> None:
    t = cities_table(edition, beside(f"byzantium:{side}"), 2).producing(0, "wood ore ore clay glass cloth papyrus")
    t.play(0, bury("walls")).play(0, bury(t.hand_of(0)[0]))
    assert t.state.diplomacy == [2, 0, 0]


@pytest.mark.parametrize(("edition", "side", "coins"), [(1, "A", 7), (1, "B", 14), (2, "day", 5), (2, "night", 10)])
def test_the_coins_for_a_stage_of_petra_go_to_the_bank(edition: int, side: str, coins: int) -> None:
    t = cities_table(edition, beside(f"petra:{side}"), 2).city(0, stages=1, coins=coins).play(0, bury("walls"))
    assert (t.coins(0), t.coins(1), t.coins(2)) == (0, 6, 6)


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("board", CITIES_BOARDS)
def test_byzantium_and_petra_join_the_wonders_only_with_cities(edition: int, board: str) -> None:
    with pytest.raises(ConfigError) as refused:
        config_of(edition, 3, 1, (board, "random", "random"))
    assert refused.value.code == "unknown_board"
