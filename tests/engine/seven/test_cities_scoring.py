"""Scoring with Cities: the black line, copied science together with free symbols, and the winner."""

import pytest

from engine.seven.game import SEVEN
from tests.engine.seven.builder import Table, cities_table, table
from tests.engine.seven.printed_cities import BLACK

pytestmark = pytest.mark.compiled

COMPASSES = ("apothecary", "dispensary", "lodge", "academy")
GEARS = ("workshop", "laboratory", "observatory", "study")
TABLETS = ("scriptorium", "library", "school", "university")
SPIES = ("pigeonhole", "band_of_spies", "torture_chamber")


def scholars(own: tuple[str, ...], left: tuple[str, ...] = (), right: tuple[str, ...] = ()) -> Table:
    """Gizah with these cards, and green cards beside it."""
    return cities_table(age=3).city(0, own, coins=0).city(1, left, coins=0).city(2, right, coins=0)


# -- lines of the score -------------------------------------------------------------------------------------------


def test_the_black_line_is_the_last_of_the_score_with_cities_and_missing_without() -> None:
    assert list(SEVEN.score(cities_table().state, 0))[-1] == "black"
    assert "black" not in SEVEN.score(table().state, 0)


def test_the_points_of_all_black_cards_add_up_in_the_black_line() -> None:
    t = cities_table(age=3).city(0, list(BLACK), coins=0)
    printed = sum(int(e.split()[1]) for card in BLACK.values() for e in card.effects if e.startswith("points"))
    assert t.points(0, "black") == printed + 42, "and one for each black card by the Secret Network"
    assert t.score(0) == {"black": printed + 42}


def test_black_points_are_in_no_other_line() -> None:
    t = cities_table(age=3).city(0, ["capitol", "palace", "haven"], coins=0)
    assert t.score(0) == {"black": 8, "civilian": 8}


def test_debt_is_in_the_treasury_and_not_in_the_military_line() -> None:
    t = cities_table().city(0, coins=0).owing(0, 2)
    assert t.score(0) == {"treasury": -2}


def test_the_total_may_be_negative_and_still_win() -> None:
    t = cities_table(age=3, turn=7)
    for city, debt in enumerate((20, 21, 22)):
        t.city(city, coins=0).owing(city, debt)
    t.end_game()
    assert [t.total(city) for city in range(3)] == [-19, -20, -21]
    assert t.ranking() == [[0], [1], [2]]


def test_a_tie_goes_to_the_coins_although_debt_was_taken() -> None:
    t = cities_table(age=3, turn=7).city(0, coins=6).owing(0, 1).city(1, coins=3).city(2, coins=0)
    t.end_game()
    assert t.total(0) == t.total(1) == 2
    assert t.ranking() == [[0], [1], [2]]


# -- science ------------------------------------------------------------------------------------------------------


def test_equal_symbols_are_squared_without_an_upper_limit() -> None:
    assert scholars((*GEARS, *SPIES), GEARS).score(0)["science"] == 7**2
    t = cities_table(1, ["babylon:A", "gizah:A", "ephesos:A"], 3).city(
        0, (*GEARS, *SPIES, "scientists_guild"), stages=2
    )
    assert t.city(1, GEARS).points(0, "science") == 9**2


def test_each_copy_takes_one_symbol_of_a_green_card_of_either_neighbour() -> None:
    assert scholars(SPIES[:1], left=("workshop",)).points(0, "science") == 1
    assert scholars(SPIES[:1], right=("workshop",)).points(0, "science") == 1
    assert scholars(SPIES[:2], ("workshop",), ("laboratory",)).points(0, "science") == 2**2


def test_a_green_card_is_copied_once_by_the_same_player() -> None:
    assert scholars(SPIES[:2], ("workshop",)).points(0, "science") == 1
    assert scholars(SPIES, ("workshop", "laboratory")).points(0, "science") == 2**2


def test_other_players_may_copy_the_same_card_too() -> None:
    t = cities_table(age=3).city(0, ["pigeonhole"], coins=0).city(2, ["torture_chamber"], coins=0).city(1, ["workshop"])
    assert (t.points(0, "science"), t.points(2, "science")) == (1, 1)


def test_a_copy_takes_nothing_away_from_the_neighbour() -> None:
    assert scholars(SPIES[:1], ("workshop",)).points(1, "science") == 1


def test_without_a_green_card_beside_it_a_copy_is_void() -> None:
    assert scholars((*SPIES, "workshop")).points(0, "science") == 1


def test_only_neighbours_are_copied() -> None:
    boards = ["gizah:day", "rhodos:day", "ephesos:day", "olympia:day"]
    t = cities_table(2, boards, 3).city(0, ["pigeonhole"], coins=0).city(2, ["workshop"])
    assert t.points(0, "science") == 0


def test_a_copied_symbol_completes_a_set() -> None:
    assert scholars(("workshop", "school", "pigeonhole"), ("lodge", "study")).points(0, "science") == 3 + 7


def test_a_copy_takes_the_symbol_that_is_worth_most() -> None:
    t = scholars(("workshop", "study", "pigeonhole"), ("laboratory",), ("lodge",))
    assert t.points(0, "science") == 9, "a third gear before a compass"
    t = scholars(("workshop", "school", "pigeonhole"), ("laboratory",), ("lodge",))
    assert t.points(0, "science") == 3 + 7, "the set before a second gear"


@pytest.mark.parametrize(("edition", "side", "stages"), [(1, "A", 2), (2, "day", 2), (1, "B", 3), (2, "night", 2)])
def test_the_science_of_a_neighbours_stage_is_not_copied(edition: int, side: str, stages: int) -> None:
    other = {1: "A", 2: "day"}[edition]
    t = cities_table(edition, [f"gizah:{other}", f"babylon:{side}", f"ephesos:{other}"], 3).city(1, stages=stages)
    assert t.points(1, "science") == 1
    assert t.city(0, ["pigeonhole"]).points(0, "science") == 0


def test_the_science_of_a_neighbours_guild_is_not_copied() -> None:
    assert scholars(SPIES[:1], ("scientists_guild",)).points(0, "science") == 0


def test_copied_symbols_of_a_neighbour_are_not_copied_again() -> None:
    boards = ["gizah:day", "rhodos:day", "ephesos:day", "olympia:day"]
    t = cities_table(2, boards, 3).city(0, ["pigeonhole"]).city(1, ["band_of_spies"]).city(2, ["workshop"])
    assert (t.points(1, "science"), t.points(0, "science")) == (1, 0)


def test_copies_and_free_symbols_are_chosen_together_for_the_best_total() -> None:
    """A gear and a tablet of one's own, a free symbol and a copied gear: the free one is the compass."""
    t = scholars(("workshop", "school", "scientists_guild", "pigeonhole"), ("study",))
    assert t.points(0, "science") == 2**2 + 1 + 1 + 7
    t = scholars(("scientists_guild", *SPIES), ("workshop",), ("lodge",))
    assert t.points(0, "science") == 1 + 1 + 1 + 7, "the copies give two symbols, and the guild the third"


def test_a_copied_guild_of_olympia_and_copied_symbols_are_chosen_together() -> None:
    t = cities_table(1, ["olympia:B", "gizah:A", "ephesos:A"], 3, 7).city(0, ["pigeonhole", "workshop"], stages=3)
    t.city(1, ["scientists_guild", "school"]).end_game()
    assert t.points(0, "science") == 1 + 1 + 1 + 7
