"""The guilds of both editions: what each of them counts at the end of the game."""

import pytest

from tests.engine.seven.builder import Table, table

pytestmark = pytest.mark.compiled

both_editions = pytest.mark.parametrize("edition", [1, 2])


def with_guild(edition: int, guild: str) -> Table:
    """Four cities, so that one of them is nobody's business; seat 0 holds the guild."""
    side = {1: "A", 2: "day"}[edition]
    boards = [f"{board}:{side}" for board in ("gizah", "rhodos", "ephesos", "alexandria")]
    return table(edition, boards, age=3).city(0, [guild], coins=0)


NEIGHBOURS_CARDS = [
    ("workers_guild", 1, ["lumber_yard", "sawmill"], ["quarry"]),
    ("craftsmens_guild", 2, ["loom_1", "press_2"], ["glassworks_1"]),
    ("traders_guild", 1, ["tavern", "forum"], ["arena"]),
    ("philosophers_guild", 1, ["workshop", "library"], ["academy"]),
    ("spies_guild", 1, ["stockade", "walls"], ["circus"]),
    ("magistrates_guild", 1, ["baths", "temple"], ["palace"]),
]


@both_editions
@pytest.mark.parametrize(("guild", "worth", "left", "right"), NEIGHBOURS_CARDS)
def test_a_guild_counts_the_cards_of_its_colour_in_both_neighbouring_cities(
    edition: int, guild: str, worth: int, left: list[str], right: list[str]
) -> None:
    t = with_guild(edition, guild).city(1, left).city(3, right)
    assert t.points(0, "guilds") == 3 * worth


@both_editions
@pytest.mark.parametrize(("guild", "worth", "left", "right"), NEIGHBOURS_CARDS)
def test_such_a_guild_counts_neither_the_own_city_nor_those_further_away(
    edition: int, guild: str, worth: int, left: list[str], right: list[str]
) -> None:
    t = with_guild(edition, guild).city(0, left).city(2, left + right)
    assert t.points(0, "guilds") == 0


@both_editions
@pytest.mark.parametrize(("guild", "worth", "left", "right"), NEIGHBOURS_CARDS)
def test_such_a_guild_counts_cards_of_its_colour_alone(
    edition: int, guild: str, worth: int, left: list[str], right: list[str]
) -> None:
    t = with_guild(edition, guild)
    for other, _, cards, _ in NEIGHBOURS_CARDS:
        if other != guild:
            t.city(1, cards)
    assert t.points(0, "guilds") == 0


@both_editions
def test_board_resources_are_no_cards_for_a_guild(edition: int) -> None:
    side = {1: "A", 2: "day"}[edition]
    t = table(edition, [f"{board}:{side}" for board in ("gizah", "rhodos", "ephesos")])
    t.city(0, ["workers_guild", "craftsmens_guild"])
    assert t.points(0, "guilds") == 0


@both_editions
def test_the_builders_guild_counts_own_stages_and_those_of_both_neighbours(edition: int) -> None:
    t = with_guild(edition, "builders_guild").city(0, stages=1).city(1, stages=2).city(2, stages=3).city(3, stages=3)
    assert t.points(0, "guilds") == 1 + 2 + 3


@both_editions
def test_the_shipowners_guild_counts_own_brown_grey_and_purple_cards_itself_included(edition: int) -> None:
    t = with_guild(edition, "shipowners_guild")
    assert t.points(0, "guilds") == 1
    t.city(0, ["lumber_yard", "loom_1", "spies_guild", "altar", "tavern", "workshop", "walls"])
    t.city(1, ["lumber_yard"]).city(3, ["traders_guild"])
    assert t.points(0, "guilds") == 4


@both_editions
def test_the_scientists_guild_is_a_symbol_of_choice(edition: int) -> None:
    assert with_guild(edition, "scientists_guild").score(0) == {"science": 1}
    t = with_guild(edition, "scientists_guild").city(0, ["workshop", "apothecary"])
    assert t.score(0) == {"science": 3 + 7}
    t = with_guild(edition, "scientists_guild").city(0, ["workshop", "laboratory"])
    assert t.score(0) == {"science": 9}


def test_the_strategists_guild_counts_the_defeats_of_both_neighbours() -> None:
    t = with_guild(1, "strategists_guild").conflict(1, winner=2, loser=1).conflict(2, winner=2, loser=1)
    t.conflict(3, winner=2, loser=3)
    assert t.points(0, "guilds") == 3


def test_the_strategists_guild_counts_neither_own_defeats_nor_victories() -> None:
    t = with_guild(1, "strategists_guild").conflict(3, winner=1, loser=0).conflict(3, winner=3, loser=0)
    t.conflict(1, winner=1, loser=2)
    assert t.points(0, "guilds") == 0


@pytest.mark.parametrize(
    ("board", "stages"), [("gizah:day", 3), ("gizah:night", 4), ("rhodos:night", 2), ("babylon:night", 2)]
)
def test_the_decorators_guild_brings_seven_points_only_if_the_own_wonder_is_complete(board: str, stages: int) -> None:
    t = table(2, [board, "ephesos:day", "alexandria:day"]).city(0, ["decorators_guild"], stages=stages - 1)
    t.city(1, stages=3).city(2, stages=3)
    assert t.points(0, "guilds") == 0
    assert t.city(0, stages=1).points(0, "guilds") == 7


@both_editions
def test_several_guilds_add_up(edition: int) -> None:
    t = with_guild(edition, "spies_guild").city(0, ["magistrates_guild"]).city(1, ["walls", "altar"]).city(3, ["baths"])
    assert t.points(0, "guilds") == 1 + 2


@both_editions
def test_a_guild_brings_nothing_but_points_at_the_end(edition: int) -> None:
    t = with_guild(edition, "workers_guild").city(1, ["sawmill"])
    assert (t.coins(0), t.shields(0)) == (0, 0)
    assert t.score(0) == {"guilds": 1}
