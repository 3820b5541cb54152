"""Science: squares of equal symbols, seven points a set, and symbols of the owner's choice."""

from itertools import product

import pytest

from engine.seven.science import science_points
from tests.engine.seven.builder import table

pytestmark = pytest.mark.compiled

COMPASSES = ["apothecary", "dispensary", "lodge", "academy"]
GEARS = ["workshop", "laboratory", "observatory", "study"]
TABLETS = ["scriptorium", "library", "school", "university"]


def worth(symbols: str) -> int:
    """By the letter of the rulebook: the square of each symbol's number, and 7 for each set of three different."""
    numbers = [symbols.count(symbol) for symbol in "cgt"]
    sets = 0
    while all(number > sets for number in numbers):
        sets += 1
    return sum(number**2 for number in numbers) + 7 * sets


def best_worth(symbols: str, free: int) -> int:
    """Every way to choose the free symbols, tried out."""
    return max(worth(symbols + "".join(chosen)) for chosen in product("cgt", repeat=free))


@pytest.mark.parametrize("free", range(5))
def test_every_small_combination_is_worth_what_trying_all_choices_gives(free: int) -> None:
    for compasses, gears, tablets in product(range(6), repeat=3):
        symbols = "c" * compasses + "g" * gears + "t" * tablets
        assert science_points(compasses, gears, tablets, free) == best_worth(symbols, free), (symbols, free)


@pytest.mark.parametrize(
    ("compasses", "gears", "tablets", "points"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 1),
        (0, 2, 0, 4),
        (0, 0, 3, 9),
        (4, 0, 0, 16),
        (1, 1, 1, 10),
        (2, 2, 1, 16),
        (4, 4, 4, 76),
    ],
)
@pytest.mark.parametrize("edition", [1, 2])
def test_green_cards_score_squares_and_sets(
    edition: int, compasses: int, gears: int, tablets: int, points: int
) -> None:
    t = table(edition).city(0, COMPASSES[:compasses] + GEARS[:gears] + TABLETS[:tablets], coins=0)
    assert t.points(0, "science") == points


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("compasses", "gears", "tablets"), list(product((0, 1, 3), repeat=3)))
def test_babylon_and_the_scientists_guild_take_the_best_symbols(
    edition: int, compasses: int, gears: int, tablets: int
) -> None:
    side = {1: "A", 2: "day"}[edition]
    t = table(edition, [f"babylon:{side}", f"gizah:{side}", f"rhodos:{side}"])
    t.city(0, COMPASSES[:compasses] + GEARS[:gears] + TABLETS[:tablets], coins=0, stages=2)
    symbols = "c" * compasses + "g" * gears + "t" * tablets
    assert t.points(0, "science") == best_worth(symbols, 1)
    assert t.city(0, ["scientists_guild"]).points(0, "science") == best_worth(symbols, 2)


def test_two_symbols_of_choice_need_not_be_alike() -> None:
    t = table(2, ["babylon:night", "gizah:day", "rhodos:day"]).city(0, ["workshop", "scientists_guild"], stages=2)
    assert t.points(0, "science") == 3 + 7


def test_a_symbol_of_choice_is_chosen_anew_when_the_city_grows() -> None:
    t = table(2).city(0, ["workshop", "laboratory", "scientists_guild"])
    assert t.points(0, "science") == 9, "a third gear"
    assert t.city(0, ["apothecary"]).points(0, "science") == 4 + 1 + 1 + 7, "a tablet, to make a set"


def test_science_of_a_neighbour_does_not_count() -> None:
    assert table(2).city(1, ["workshop"]).points(0, "science") == 0
