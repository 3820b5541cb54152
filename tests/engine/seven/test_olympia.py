"""Olympia: a free build once per age (A), a copied guild (B), and the free cards of the second edition."""

import pytest

from engine.seven.config import Switches
from engine.seven.state import COPY_GUILD, OVER
from tests.engine.seven.builder import Table, table
from tests.engine.seven.wishes import build, build_for_nothing, bury, copy_guild, pay, sell

pytestmark = pytest.mark.compiled


def olympia_a(age: int = 1, turn: int = 1, stages: int = 2) -> Table:
    """Olympia with so many stages, no coins, and neighbours who sell stone and papyrus."""
    return table(1, ["olympia:A", "gizah:A", "ephesos:A"], age, turn).city(0, coins=0, stages=stages)


# -- A, first edition: one card for nothing in each age -----------------------------------------------------------


def test_olympia_a_constructs_a_card_for_nothing() -> None:
    t = olympia_a(age=2).hand(0, "walls").play(0, build_for_nothing("walls"))
    assert t.cards(0) == {"walls"}
    assert t.coins(0) == 0


def test_olympia_a_waives_coins_too() -> None:
    t = olympia_a(age=2).hand(0, "sawmill")
    assert t.refusal(0, build("sawmill")) == "too_few_coins"
    assert t.play(0, build_for_nothing("sawmill")).cards(0) == {"sawmill"}


def test_olympia_a_saves_a_payment_that_could_be_made() -> None:
    t = olympia_a().city(0, coins=5).hand(0, "baths")
    assert t.may(0, build("baths", pay(left=2)))
    assert t.play(0, build_for_nothing("baths")).coins(0) == 5


def test_olympia_a_builds_for_nothing_once_in_an_age() -> None:
    t = olympia_a(age=2).hand(0, "walls").hand(1, "aqueduct").play(0, build_for_nothing("walls"))
    assert t.refusal(0, build_for_nothing("aqueduct")) == "no_free_build"
    assert not [move for move in t.legal(0) if move.startswith("BuildForNothing")]


def test_olympia_a_may_build_for_nothing_again_in_the_next_age() -> None:
    t = olympia_a(turn=5).hand(0, "baths").play(0, build_for_nothing("baths"))
    assert t.refusal(0, build_for_nothing("altar")) == "no_free_build"
    t.end_age()
    assert [move for move in t.legal(0) if move.startswith("BuildForNothing")]


def test_a_free_build_that_was_not_used_is_not_carried_over() -> None:
    t = olympia_a().end_age()
    card = next(move for move in t.legal(0) if move.startswith("BuildForNothing")).split()[1]
    t.play(0, build_for_nothing(card))
    assert not [move for move in t.legal(0) if move.startswith("BuildForNothing")]


def test_olympia_a_never_builds_a_stage_for_nothing() -> None:
    t = olympia_a().hand(0, "baths")
    assert t.refusal(0, bury("baths")) == "resource_missing"
    assert "BuildStage baths" not in t.legal(0)


def test_olympia_a_may_not_build_a_duplicate_for_nothing() -> None:
    t = olympia_a().city(0, ["baths"]).hand(0, "baths")
    assert t.refusal(0, build_for_nothing("baths")) == "already_built"


def test_a_card_that_costs_nothing_does_not_use_up_the_free_build() -> None:
    t = olympia_a().hand(0, "altar").hand(2, "baths")
    assert t.refusal(0, build_for_nothing("altar")) == "costs_nothing_anyway"
    assert t.play(0, build("altar")).may(0, build_for_nothing("baths"))


def test_the_free_build_is_available_from_the_turn_after_the_stage() -> None:
    t = olympia_a(stages=1).producing(0, "stone stone").hand(0, "baths").hand(2, "barracks")
    assert t.refusal(0, build_for_nothing("baths")) == "no_free_build"
    assert t.play(0, bury("baths")).may(0, build_for_nothing("barracks"))


def test_the_free_build_is_the_card_of_a_normal_turn_and_no_extra_card() -> None:
    t = olympia_a().hand(0, "baths").play(0, build_for_nothing("baths"))
    assert t.turn == 2
    assert len(t.hand_of(0)) == 6


def test_nobody_but_olympia_builds_for_nothing() -> None:
    assert olympia_a().hand(1, "baths").refusal(1, build_for_nothing("baths")) == "no_free_build"


# -- B, first edition: a guild of a neighbour ---------------------------------------------------------------------


def at_the_end(left: list[str], right: list[str], own: list[str], switches: Switches | None = None) -> Table:
    """Olympia B is complete, the game is over but for its choice; left, right and own are the cards of the cities."""
    t = table(1, ["olympia:B", "gizah:A", "ephesos:A"], 3, 6, switches=switches).city(0, own, coins=0, stages=3)
    return t.city(1, left).city(2, right).finish()


def test_olympia_b_copies_a_guild_of_a_neighbour_at_final_scoring() -> None:
    t = at_the_end(["magistrates_guild", "altar"], [], [])
    assert (t.phase, t.to_move()) == (COPY_GUILD, [0])
    t.choose(0, copy_guild("magistrates_guild"))
    assert t.phase == OVER
    assert t.points(0, "guilds") == 1


def test_the_copied_guild_is_scored_as_if_it_stood_in_olympia() -> None:
    t = at_the_end(["spies_guild", "stables", "stockade"], ["circus", "barracks", "arsenal"], ["walls"])
    t.choose(0, copy_guild("spies_guild"))
    assert t.points(0, "guilds") == 2 + 3
    assert t.points(1, "guilds") == 1 + 3


def test_a_copied_builders_guild_counts_the_stages_of_olympia_and_its_neighbours() -> None:
    t = table(1, ["olympia:B", "gizah:A", "ephesos:A", "rhodos:A"], 3, 6).city(0, stages=3).city(1, ["builders_guild"])
    t.city(1, stages=2).city(2, stages=3).city(3, stages=1).finish().choose(0, copy_guild("builders_guild"))
    assert t.points(0, "guilds") == 3 + 2 + 1
    assert t.points(1, "guilds") == 3 + 2 + 3


def test_a_copied_guild_without_a_symbol_adds_nothing_to_science() -> None:
    t = at_the_end(["spies_guild", "walls"], [], ["workshop"]).choose(0, copy_guild("spies_guild"))
    assert (t.points(0, "guilds"), t.points(0, "science")) == (1, 1)


def test_the_neighbour_loses_nothing() -> None:
    t = at_the_end(["builders_guild"], [], [])
    before = t.score(1)
    t.choose(0, copy_guild("builders_guild"))
    assert t.score(1) == before
    assert t.cards(1) == {"builders_guild"}
    assert t.cards(0) == set()


def test_one_guild_is_copied_and_olympia_chooses_which() -> None:
    t = at_the_end(["spies_guild", "walls"], ["traders_guild", "tavern", "forum"], [])
    assert t.legal(0) == ["CopyGuild traders_guild", "CopyGuild spies_guild"]
    t.choose(0, copy_guild("traders_guild"))
    assert t.points(0, "guilds") == 2
    assert t.phase == OVER


def test_only_a_guild_of_a_neighbour_can_be_copied() -> None:
    t = at_the_end(["spies_guild"], [], ["workers_guild"])
    assert t.refusal(0, copy_guild("workers_guild")) == "no_such_guild_beside_you"
    assert t.refusal(0, copy_guild("traders_guild")) == "no_such_guild_beside_you"


def test_a_guild_is_copied_at_the_end_and_not_before() -> None:
    t = table(1, ["olympia:B", "gizah:A", "ephesos:A"], 3, 6).city(0, stages=3).city(1, ["spies_guild"])
    assert t.refusal(0, copy_guild("spies_guild")) == "wrong_kind_of_decision"


def test_nothing_else_can_be_done_while_a_guild_is_chosen() -> None:
    t = at_the_end(["spies_guild"], [], [])
    assert t.refusal(0, sell("gardens")) == "wrong_kind_of_decision"
    assert t.refusal(1, copy_guild("spies_guild")) == "not_your_decision"


def test_a_guild_of_a_city_further_away_cannot_be_copied() -> None:
    t = table(1, ["olympia:B", "gizah:A", "ephesos:A", "rhodos:A"], 3, 6).city(0, stages=3)
    t.city(1, ["spies_guild"]).city(2, ["traders_guild"]).finish()
    assert t.legal(0) == ["CopyGuild spies_guild"]


def test_without_a_guild_beside_it_olympia_has_nothing_to_choose() -> None:
    assert at_the_end(["walls"], ["forum"], ["workers_guild"]).phase == OVER


def test_without_its_third_stage_olympia_copies_nothing() -> None:
    t = table(1, ["olympia:B", "gizah:A", "ephesos:A"], 3, 6).city(0, stages=2).city(1, ["spies_guild"]).finish()
    assert t.phase == OVER


def test_a_copied_scientists_guild_gives_one_more_free_symbol() -> None:
    t = at_the_end(["scientists_guild"], [], ["workshop", "apothecary"])
    assert t.choose(0, copy_guild("scientists_guild")).score(0)["science"] == 3 + 7


def test_a_copied_strategists_guild_counts_the_defeats_of_olympias_neighbours() -> None:
    t = at_the_end(["strategists_guild"], [], ["walls"])
    t.choose(0, copy_guild("strategists_guild"))
    assert t.points(0, "guilds") == 2, "both have just lost against Olympia"


def test_a_copied_shipowners_guild_counts_itself() -> None:
    t = at_the_end(["shipowners_guild", "sawmill"], [], ["lumber_yard", "loom_1", "spies_guild"])
    t.choose(0, copy_guild("shipowners_guild"))
    assert t.points(0, "guilds") == 1 + 1 + 1 + 1


def test_with_the_switch_off_a_copied_shipowners_guild_does_not_count_itself() -> None:
    switches = Switches(copied_shipowners_guild_counts_itself=False)
    t = at_the_end(["shipowners_guild", "sawmill"], [], ["lumber_yard", "loom_1", "spies_guild"], switches)
    t.choose(0, copy_guild("shipowners_guild"))
    assert t.points(0, "guilds") == 1 + 1 + 1
