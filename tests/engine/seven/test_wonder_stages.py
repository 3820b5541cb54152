"""Every stage of the 28 board sides: it asks its printed cost, and brings what is printed on it."""

import pytest

from engine.seven.book import POWER_NAMES
from tests.engine.seven.builder import Table, table
from tests.engine.seven.printed import RESOURCES
from tests.engine.seven.printed_boards import SIDES, STAGES, StagePlace, boards_without
from tests.engine.seven.wishes import bury, pay

pytestmark = pytest.mark.compiled

RAW = RESOURCES[:4]
GOODS = RESOURCES[4:]
every_stage = pytest.mark.parametrize("stage", STAGES, ids=str)


def before(stage: StagePlace, lacking: str = "") -> Table:
    """A table at which seat 0 may build the stage next, and makes all it costs but one unit of `lacking`."""
    boards = boards_without(stage.edition, stage.printed.cost, stage.side)
    t = table(stage.edition, boards, age=2, turn=3).city(0, coins=20, stages=stage.number - 1)
    return t.producing(0, stage.printed.cost.replace(lacking, "", 1) if lacking else stage.printed.cost)


def made_before(stage: StagePlace, resource: str) -> int:
    """Units that the board and earlier stages of choice already make of a resource."""
    earlier = SIDES[stage.edition][stage.side][: stage.number - 1]
    kind = "any raw" if resource in RAW else "any goods"
    return sum(other.makes == kind for other in earlier)


@every_stage
def test_a_stage_asks_its_printed_cost_and_no_more(stage: StagePlace) -> None:
    t = before(stage)
    assert t.stage_prices(0) == [pay()]
    t.play(0, bury("walls"))
    assert t.stages(0) == stage.number


@every_stage
def test_a_stage_cannot_be_built_with_one_unit_too_few(stage: StagePlace) -> None:
    for resource in set(stage.printed.cost.split()):
        t = before(stage, resource)
        if made_before(stage, resource):
            continue  # a stage of choice makes the unit that is lacking
        if t.makes(0, stage.printed.cost):
            assert stage.printed.cost.split().count(resource) == 1, "the unit that the board makes cannot be lacking"
            continue
        assert t.refusal(0, bury("walls")) == "resource_missing", resource


@every_stage
def test_a_stage_brings_its_points(stage: StagePlace) -> None:
    t = before(stage)
    points = t.points(0, "wonder")
    t.play(0, bury("walls"))
    assert t.points(0, "wonder") - points == stage.printed.points


@every_stage
def test_a_stage_brings_its_coins_at_once(stage: StagePlace) -> None:
    t = before(stage)
    t.play(0, bury("walls"))
    assert t.coins(0) - 20 == stage.printed.coins


@every_stage
def test_a_stage_brings_its_shields(stage: StagePlace) -> None:
    t = before(stage)
    shields = t.shields(0)
    t.play(0, bury("walls"))
    assert t.shields(0) - shields == stage.printed.shields


@pytest.mark.parametrize("stage", [stage for stage in STAGES if stage.printed.makes], ids=str)
def test_a_stage_of_alexandria_makes_one_unit_a_turn_of_the_owners_choice(stage: StagePlace) -> None:
    t = table(stage.edition, boards_without(stage.edition, "", stage.side)).city(0, stages=stage.number)
    kind = RAW if stage.printed.makes == "any raw" else ("cloth", "papyrus")
    assert all(t.makes(0, resource) for resource in kind)
    assert not any(t.makes(0, f"{one} {two}") for one in kind for two in kind)


@pytest.mark.parametrize("stage", [stage for stage in STAGES if not stage.printed.makes], ids=str)
def test_no_other_stage_makes_anything(stage: StagePlace) -> None:
    needs = [f"{one} {two}" for one in RESOURCES for two in ("", *RESOURCES)]
    t = table(stage.edition, boards_without(stage.edition, "", stage.side)).city(0, stages=stage.number - 1)
    old = [need for need in needs if t.makes(0, need)]
    t.city(0, stages=1)
    assert [need for need in needs if t.makes(0, need)] == old


@every_stage
def test_a_stage_shows_the_science_of_choice_or_none(stage: StagePlace) -> None:
    t = before(stage).city(0, ["workshop", "apothecary"], coins=0)
    science = t.points(0, "science")
    t.play(0, bury("walls"))
    gain = 3 + 7 - 2 if stage.printed.power == "science of choice" else 0
    assert t.points(0, "science") - science == gain


@every_stage
def test_only_the_first_stage_of_olympia_b_gives_a_discount(stage: StagePlace) -> None:
    t = table(stage.edition, boards_without(stage.edition, "", stage.side)).city(0, stages=stage.number - 1)
    discounts = t.state.discounts[0]
    t.city(0, stages=1)
    assert (t.state.discounts[0] != discounts) == (stage.printed.power == "raw materials for 1")


@every_stage
def test_a_stage_gives_the_printed_power(stage: StagePlace) -> None:
    t = table(stage.edition, boards_without(stage.edition, "", stage.side)).city(0, stages=stage.number)
    named = [name for number, name in enumerate(POWER_NAMES) if t.state.powers[0] >> number & 1]
    printed = {other.power.replace(" ", "_") for other in SIDES[stage.edition][stage.side][: stage.number]}
    assert set(named) == printed & set(POWER_NAMES)


@pytest.mark.parametrize(("edition", "side"), [(e, side) for e, sides in SIDES.items() for side in sides])
def test_a_complete_wonder_is_worth_the_sum_of_its_stages(edition: int, side: str) -> None:
    stages = SIDES[edition][side]
    t = table(edition, boards_without(edition, "", side)).city(0, stages=len(stages), coins=0)
    assert t.points(0, "wonder") == sum(stage.points for stage in stages)
    assert t.shields(0) == sum(stage.shields for stage in stages)
