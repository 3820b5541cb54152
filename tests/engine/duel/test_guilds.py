"""The seven guilds: coins now and points at the end, each by the city that has more."""

import pytest

from tests.engine.duel.builder import Table, table
from tests.engine.duel.printed import CARDS, GUILDS
from tests.engine.duel.wishes import dig

pytestmark = pytest.mark.compiled

FOUR = {
    "merchants_guild": "tavern forum brewery stone_reserve",
    "shipowners_guild": "quarry clay_pool glassworks press",
    "magistrates_guild": "altar theater baths rostrum",
    "scientists_guild": "workshop apothecary scriptorium pharmacist",
    "tacticians_guild": "guard_tower stable garrison palisade",
}
TWO = {
    "merchants_guild": "clay_reserve wood_reserve",
    "shipowners_guild": "stone_pit drying_room",
    "magistrates_guild": "statue temple",
    "scientists_guild": "university academy",
    "tacticians_guild": "barracks walls",
}
PURSE = 30


def with_guild(guild: str, mine: str, theirs: str) -> Table:
    """Seat 0 has just built the guild."""
    return table(3).city(0, mine, coins=PURSE).city(1, theirs).builds(guild)


def earned(t: Table, guild: str, mine: str, theirs: str) -> int:
    """What the guild has brought in, beyond its price."""
    price = table(3).city(0, mine).city(1, theirs).price(0, guild)
    return t.coins(0) - PURSE + price


def test_there_are_seven_guilds() -> None:
    assert len(GUILDS) == 7


@pytest.mark.parametrize("guild", FOUR)
def test_a_guild_brings_a_coin_for_each_card_of_the_own_city_if_that_has_more(guild: str) -> None:
    t = with_guild(guild, FOUR[guild], TWO[guild])
    assert earned(t, guild, FOUR[guild], TWO[guild]) == 4


@pytest.mark.parametrize("guild", FOUR)
def test_a_guild_brings_a_coin_for_each_card_of_the_opponent_if_he_has_more(guild: str) -> None:
    t = with_guild(guild, TWO[guild], FOUR[guild])
    assert earned(t, guild, TWO[guild], FOUR[guild]) == 4
    assert t.coins(1) == 7, "the coins come from the bank"


@pytest.mark.parametrize("guild", FOUR)
def test_the_cards_of_both_cities_are_not_added_up(guild: str) -> None:
    t = with_guild(guild, TWO[guild], FOUR[guild])
    assert t.points(0, "guilds") == 4


@pytest.mark.parametrize("guild", FOUR)
def test_the_points_are_counted_at_the_end_in_the_city_that_has_more_then(guild: str) -> None:
    t = with_guild(guild, TWO[guild], "")
    assert t.points(0, "guilds") == 2
    coins = t.coins(0)
    t.city(1, FOUR[guild])
    assert t.points(0, "guilds") == 4
    assert t.coins(0) == coins, "coins come once"


@pytest.mark.parametrize("guild", GUILDS)
def test_only_the_owner_of_a_guild_has_its_points(guild: str) -> None:
    t = table(3).city(0, guild, wonders="sphinx").city(1, FOUR.get(guild, "altar"), coins=9)
    assert t.points(0, "guilds") > 0
    assert t.points(1, "guilds") == 0


@pytest.mark.parametrize("guild", FOUR)
def test_a_guild_from_the_discard_pile_brings_its_coins(guild: str) -> None:
    t = table(3).city(0, "", coins=20, plans="mausoleum").city(1, FOUR[guild]).discarded(guild).raises("mausoleum")
    before = t.coins(0)
    assert t.play(dig(guild)).coins(0) == before + 4
    assert t.points(0, "guilds") == 4


def test_shipowners_add_brown_and_grey_within_one_city_before_comparing() -> None:
    brown, grey = "quarry clay_pool lumber_yard", "glassworks press"
    t = with_guild("shipowners_guild", brown, grey)
    assert t.points(0, "guilds") == 3, "not three brown and two grey of different cities"
    t.city(1, "stone_pit clay_pit")
    assert t.points(0, "guilds") == 4


def test_builders_give_no_coins_but_two_points_for_each_wonder_of_the_city_with_more() -> None:
    t = table(3).city(0, coins=PURSE, wonders="sphinx").city(1, wonders="pyramids colossus piraeus")
    price = t.price(0, "builders_guild")
    t.builds("builders_guild")
    assert t.coins(0) == PURSE - price
    assert t.points(0, "guilds") == 2 * 3


def test_builders_count_built_wonders_only() -> None:
    t = table(3).city(0, "builders_guild", plans="pyramids colossus piraeus", wonders="sphinx")
    assert t.points(0, "guilds") == 2 * 1


@pytest.mark.parametrize(("mine", "theirs", "points"), [(9, 2, 3), (2, 9, 3), (8, 8, 2), (2, 2, 0), (0, 20, 6)])
def test_moneylenders_give_a_point_for_each_three_coins_of_the_richer_city(mine: int, theirs: int, points: int) -> None:
    t = table(3).city(0, "moneylenders_guild", coins=mine).city(1, coins=theirs)
    assert t.points(0, "guilds") == points
    assert t.points(0, "treasury") == mine // 3, "on top of the own treasury"


def test_moneylenders_give_no_coins() -> None:
    t = table(3).city(0, coins=PURSE)
    price = t.price(0, "moneylenders_guild")
    assert t.builds("moneylenders_guild").coins(0) == PURSE - price


@pytest.mark.parametrize("guild", GUILDS)
def test_a_guild_is_purple_and_counts_for_no_other_guild(guild: str) -> None:
    t = table(3).city(0, guild)
    others = [card for card in GUILDS if card != guild]
    t.city(1, " ".join(others), coins=0)
    assert t.city(0, coins=0).points(1, "guilds") == 0
    assert CARDS[guild].colour == "purple"


def test_several_guilds_add_up() -> None:
    t = table(3).city(0, "merchants_guild scientists_guild tavern workshop apothecary").city(1, "tacticians_guild")
    assert t.points(0, "guilds") == 1 + 2
    assert t.points(1, "guilds") == 0
