"""The wonder powers in a two-player game: the holder of that turn uses those of the Free City, or a switch forbids it.

Seats 0 and 1 are the players, 2 is the Free City. Seat 1 holds its card on turn six of ages I and III.
"""

import pytest

from engine.seven.config import Switches
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, OVER, PLAY
from tests.engine.seven.builder import Table, table
from tests.engine.seven.wishes import build, build_for_nothing, bury, copy_guild, sell, take

pytestmark = pytest.mark.compiled

FREE_CITY = 2
NO_POWERS = Switches(free_city_uses_its_powers=False)


def free_city(board: str, stages: int, age: int = 1, turn: int = 6, switches: Switches | None = None) -> Table:
    t = table(1, ["gizah:A", "alexandria:A", board], age, turn, players=2, switches=switches)
    return t.city(FREE_CITY, coins=0, stages=stages)


# -- Babylon ------------------------------------------------------------------------------------------------------


def babylon(switches: Switches | None = None) -> Table:
    t = free_city("babylon:B", 2, switches=switches).pile("apothecary").hand(1, "altar", "theater", "baths")
    return t.choose(1, build("altar")).choose(1, build("theater")).finish()


def test_the_extra_card_of_the_free_city_is_the_last_card_of_the_pile() -> None:
    t = babylon()
    assert (t.phase, t.to_move()) == (LAST_CARD, [1])
    assert t.legal(1) == ["SellCard apothecary"], "it cannot pay the cloth"
    t.choose(1, sell("apothecary"))
    assert t.coins(FREE_CITY) == 3
    assert t.discard.count("apothecary") == 1


def test_the_free_city_builds_its_extra_card_if_it_can() -> None:
    t = free_city("babylon:B", 2).pile("tavern").hand(1, "altar", "theater", "baths")
    t.choose(1, build("altar")).choose(1, build("theater")).finish()
    assert t.refusal(1, sell("tavern")) == "free_city_must_build"
    t.choose(1, build("tavern"))
    assert t.cards(FREE_CITY) == {"theater", "tavern"}
    assert t.coins(FREE_CITY) == 5


def test_with_the_switch_the_free_city_has_no_extra_card() -> None:
    t = babylon(NO_POWERS)
    assert (t.phase, t.age) == (PLAY, 2)
    assert "apothecary" in t.discard


def test_a_player_with_babylon_plays_the_card_left_in_the_own_hand() -> None:
    t = table(1, ["babylon:B", "alexandria:A", "gizah:A"], 1, 6, players=2).city(0, stages=2).pile("apothecary")
    t.hand(0, "altar", "theater").choose(0, build("altar")).finish()
    assert (t.phase, t.to_move()) == (LAST_CARD, [0])
    t.choose(0, build("theater"))
    assert t.cards(0) == {"altar", "theater"}
    assert "apothecary" in t.discard


# -- Olympia ------------------------------------------------------------------------------------------------------


def test_the_holder_may_build_for_nothing_for_the_free_city() -> None:
    t = free_city("olympia:A", 2).hand(1, "altar", "barracks", "loom_1").choose(1, sell("altar"))
    t.choose(1, build_for_nothing("barracks")).finish()
    assert t.cards(FREE_CITY) == {"barracks"}


def test_the_free_build_of_the_free_city_is_used_up_whoever_holds_its_card() -> None:
    t = free_city("olympia:A", 2, turn=1).hand(0, "altar", "barracks").hand(1, "workshop").choose(0, sell("altar"))
    t.choose(0, build_for_nothing("barracks")).choose(1, sell("altar"))
    assert t.state.holder == 1
    t.choose(1, sell(t.hand_of(1)[0]))
    assert not [move for move in t.legal(1) if move.startswith("BuildForNothing")]


def test_with_the_switch_the_free_city_builds_nothing_for_nothing() -> None:
    t = free_city("olympia:A", 2, switches=NO_POWERS).hand(1, "altar", "barracks", "loom_1").choose(1, sell("altar"))
    assert t.refusal(1, build_for_nothing("barracks")) == "no_free_build"


def test_the_holder_of_the_last_turn_copies_a_guild_for_the_free_city() -> None:
    t = free_city("olympia:B", 3, age=3).city(0, ["spies_guild", "walls"]).city(1, ["stables"]).finish()
    assert (t.phase, t.to_move()) == (COPY_GUILD, [1])
    t.choose(1, copy_guild("spies_guild"))
    assert t.points(FREE_CITY, "guilds") == 2


def test_with_the_switch_the_free_city_copies_no_guild() -> None:
    t = free_city("olympia:B", 3, age=3, switches=NO_POWERS).city(0, ["spies_guild"]).finish()
    assert t.phase == OVER


# -- Halikarnassos ------------------------------------------------------------------------------------------------


def test_the_holder_builds_from_the_discard_pile_for_the_free_city() -> None:
    t = free_city("halikarnassos:B", 0, turn=2).producing(FREE_CITY, "ore ore").discarded("tavern")
    t.hand(1, "altar", "theater").choose(1, build("altar")).choose(1, bury("theater")).finish()
    assert (t.phase, t.to_move()) == (FROM_DISCARD, [1])
    t.choose(1, take("tavern"))
    assert "tavern" in t.cards(FREE_CITY)
    assert t.coins(FREE_CITY) == 5


def test_on_turn_six_the_last_card_of_the_pile_is_there_to_be_taken() -> None:
    t = free_city("halikarnassos:B", 0).producing(FREE_CITY, "ore ore").pile("tavern")
    t.hand(1, "altar", "theater", "baths").choose(1, build("altar")).choose(1, bury("theater")).finish()
    assert t.may(1, take("tavern"))


def test_with_the_switch_the_free_city_leaves_the_discard_pile_alone() -> None:
    t = free_city("halikarnassos:B", 0, turn=2, switches=NO_POWERS).producing(FREE_CITY, "ore ore").discarded("tavern")
    t.hand(1, "altar", "theater").choose(1, build("altar")).choose(1, bury("theater")).finish()
    assert (t.phase, t.turn) == (PLAY, 3)
    assert t.stages(FREE_CITY) == 1


def test_the_switch_does_not_touch_what_is_no_power() -> None:
    t = free_city("rhodos:B", 0, turn=2, switches=NO_POWERS).producing(FREE_CITY, "stone stone stone")
    t.hand(1, "altar", "theater").choose(1, build("altar")).choose(1, bury("theater")).finish()
    assert (t.shields(FREE_CITY), t.coins(FREE_CITY), t.points(FREE_CITY, "wonder")) == (1, 3, 3)


def test_players_keep_their_powers_whatever_the_switch() -> None:
    t = table(1, ["olympia:A", "alexandria:A", "gizah:A"], players=2, switches=NO_POWERS).city(0, coins=0, stages=2)
    assert t.hand(0, "barracks").may(0, build_for_nothing("barracks"))
