"""Halikarnassos builds from the discard pile: when, what from, what it may refuse, and what it brings."""

import pytest

from engine.seven.config import Switches
from engine.seven.events import DiscardLeft
from engine.seven.state import FROM_DISCARD, PLAY
from tests.engine.seven.builder import Table, beside, table
from tests.engine.seven.wishes import build, bury, leave, sell, take

pytestmark = pytest.mark.compiled

# The sides, and how many stages come before each one that opens the discard pile.
OPENING = [
    (1, "A", 1, "ore ore ore"),
    (1, "B", 0, "ore ore"),
    (1, "B", 1, "clay clay clay"),
    (1, "B", 2, "glass cloth papyrus"),
    (2, "day", 1, "glass papyrus"),
    (2, "night", 0, "clay clay"),
    (2, "night", 1, "glass papyrus"),
    (2, "night", 2, "wood wood wood"),
]
every_opening_stage = pytest.mark.parametrize(("edition", "side", "before", "cost"), OPENING)


def mausoleum(age: int = 1, turn: int = 1, switches: Switches | None = None) -> Table:
    """Side B of the first edition, two ore for its first stage, nothing built yet."""
    boards = ["halikarnassos:B", "gizah:A", "ephesos:A"]
    return table(1, boards, age, turn, switches=switches).producing(0, "ore ore")


@every_opening_stage
def test_each_such_stage_opens_the_discard_pile_once(edition: int, side: str, before: int, cost: str) -> None:
    t = table(edition, beside(f"halikarnassos:{side}"), 2).city(0, stages=before).producing(0, cost)
    t.discarded("tavern").play(0, bury("walls"))
    assert (t.phase, t.to_move()) == (FROM_DISCARD, [0])
    t.choose(0, take("tavern"))
    assert "tavern" in t.cards(0)
    assert (t.phase, t.turn) == (PLAY, 2)
    assert t.skip().phase == PLAY


@pytest.mark.parametrize(("edition", "side"), [(1, "A"), (2, "day")])
@pytest.mark.parametrize("stage", [1, 3])
def test_the_other_stages_leave_the_pile_alone(edition: int, side: str, stage: int) -> None:
    cost = {(1, 1): "clay clay", (1, 3): "cloth cloth", (2, 1): "ore ore", (2, 3): "stone stone stone"}[edition, stage]
    t = table(edition, beside(f"halikarnassos:{side}"), 2).city(0, stages=stage - 1).producing(0, cost)
    assert t.discarded("tavern").play(0, bury("walls")).phase == PLAY


def test_a_card_of_the_pile_is_built_at_no_cost() -> None:
    t = mausoleum(3).discarded("palace").city(0, coins=0).play(0, bury("gardens")).choose(0, take("palace"))
    assert t.coins(0) == 0
    assert t.points(0, "civilian") == 8


def test_it_brings_its_normal_effects() -> None:
    t = mausoleum().discarded("tavern").play(0, bury("altar")).choose(0, take("tavern"))
    assert t.coins(0) == 3 + 5
    t = mausoleum().discarded("workshop").play(0, bury("altar")).choose(0, take("workshop"))
    assert t.points(0, "science") == 1
    t = mausoleum().discarded("quarry").play(0, bury("altar")).choose(0, take("quarry"))
    assert t.makes(0, "stone stone")
    t = mausoleum().discarded("baths").play(0, bury("altar")).choose(0, take("baths")).end_age()
    t.give(0, "aqueduct")
    assert t.may(0, build("aqueduct"))


def test_the_card_leaves_the_pile() -> None:
    t = mausoleum().discarded("tavern", "loom_1").play(0, bury("altar")).choose(0, take("tavern"))
    assert "tavern" not in t.discard
    assert "loom_1" in t.discard


def test_cards_discarded_in_this_very_turn_may_be_taken() -> None:
    t = mausoleum().hand(1, "tavern").hand(2, "loom_1").choose(1, sell("tavern")).choose(2, sell("loom_1"))
    t.choose(0, bury("altar"))
    assert t.legal(0) == ["TakeFromDiscard loom_1", "TakeFromDiscard tavern", "LeaveDiscard"]


def test_on_turn_six_the_leftover_cards_may_be_taken() -> None:
    t = mausoleum(turn=6).hand(0, "altar", "theater").hand(1, "tavern", "baths").hand(2, "loom_1", "press_1")
    t.choose(1, build("tavern")).choose(2, build("loom_1")).choose(0, bury("altar"))
    assert {move.split()[1] for move in t.legal(0)[:-1]} == {"theater", "baths", "press_1"}


def test_cards_of_earlier_ages_may_be_taken() -> None:
    t = mausoleum(3).discarded("tavern", "walls").play(0, bury("gardens"))
    assert t.may(0, take("tavern"))
    assert t.may(0, take("walls"))


def test_the_buried_card_is_not_in_the_pile() -> None:
    t = mausoleum().hand(0, "tavern").discarded("loom_1").play(0, bury("tavern"))
    assert t.refusal(0, take("tavern")) == "card_not_in_discard"


def test_a_building_of_the_own_city_is_not_taken_again() -> None:
    t = mausoleum().city(0, ["tavern"]).discarded("tavern", "loom_1").play(0, bury("altar"))
    assert t.refusal(0, take("tavern")) == "already_built"


def test_it_may_decline() -> None:
    t = mausoleum().discarded("tavern").play(0, bury("altar")).choose(0, leave())
    assert t.cards(0) == {"foundry"}
    assert "tavern" in t.discard
    assert (t.phase, t.turn) == (PLAY, 2)
    assert DiscardLeft(0) in t.log


def test_with_the_switch_it_must_build() -> None:
    t = mausoleum(switches=Switches(halikarnassos_must_build=True)).discarded("tavern").play(0, bury("altar"))
    assert t.refusal(0, leave()) == "must_take_a_card"
    assert t.may(0, take("tavern"))


def test_with_an_empty_pile_there_is_nothing_to_decide() -> None:
    t = mausoleum().hand(0, "tavern").hand(1, "altar").hand(2, "altar")
    t.choose(1, build("altar")).choose(2, build("altar")).choose(0, bury("tavern"))
    assert (t.phase, t.turn, t.stages(0)) == (PLAY, 2, 1)


@pytest.mark.parametrize("must_build", [False, True])
def test_with_no_legal_card_in_the_pile_there_is_nothing_to_decide(must_build: bool) -> None:
    t = mausoleum(2, switches=Switches(halikarnassos_must_build=must_build)).city(0, ["tavern", "loom_1"])
    t.discarded("tavern", "loom_2").hand(1, "vineyard").hand(2, "vineyard")
    t.choose(1, build("vineyard")).choose(2, build("vineyard")).choose(0, bury("walls"))
    assert (t.phase, t.turn) == (PLAY, 2)


def test_a_red_card_taken_on_turn_six_counts_in_the_conflict() -> None:
    t = mausoleum(turn=6).discarded("stockade").play(0, bury("altar")).choose(0, take("stockade"))
    assert t.points(0, "military") == 2


def test_the_power_is_not_kept_for_a_later_turn() -> None:
    t = mausoleum().discarded("tavern").play(0, bury("altar")).choose(0, leave())
    assert t.skip().phase == PLAY
    assert t.turn == 3


def test_nobody_else_decides_about_the_pile() -> None:
    t = mausoleum().discarded("tavern").play(0, bury("altar"))
    assert t.refusal(1, take("tavern")) == "not_your_decision"
    assert t.refusal(0, sell("altar")) == "wrong_kind_of_decision"


def test_a_producer_from_the_pile_serves_from_the_next_turn_on() -> None:
    t = mausoleum().discarded("lumber_yard").hand(2, "stockade").play(0, bury("altar")).choose(0, take("lumber_yard"))
    assert t.may(0, build("stockade"))


def test_equal_cards_in_the_pile_are_one_choice_and_one_is_taken() -> None:
    t = mausoleum().discarded("tavern", "tavern").hand(1, "altar").hand(2, "altar")
    t.choose(1, build("altar")).choose(2, build("altar")).choose(0, bury("theater"))
    assert t.legal(0) == ["TakeFromDiscard tavern", "LeaveDiscard"]
    assert t.choose(0, take("tavern")).discard == ["tavern"]
