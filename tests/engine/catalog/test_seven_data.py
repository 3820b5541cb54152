"""The printed facts: what every deck, chain and board of both editions must come to."""

from collections import Counter
from typing import get_args

import pytest

from engine.catalog.loader import EDITIONS, load_seven, whole_box
from engine.catalog.model import (
    AGES,
    GOODS,
    PLAYERS,
    POWERS,
    RAW,
    RESOURCES,
    Board,
    Card,
    Cost,
    Discount,
    Effect,
    Points,
    PointsIfWonderComplete,
    PointsPer,
    Power,
    Production,
    Science,
    SevenCatalog,
    Shields,
    Stage,
)


@pytest.fixture(params=EDITIONS)
def catalog(request: pytest.FixtureRequest) -> SevenCatalog:
    return load_seven(request.param)


def card_of(edition: int, card_id: str) -> Card:
    return next(card for card in load_seven(edition).cards if card.id == card_id)


def board_of(edition: int, board_id: str) -> Board:
    return next(board for board in load_seven(edition).boards if board.id == board_id)


def stages_of(catalog: SevenCatalog) -> list[Stage]:
    return [stage for board in catalog.boards for stages in board.sides.values() for stage in stages]


def effects_of(catalog: SevenCatalog) -> list[tuple[Effect, ...]]:
    return [card.effects for card in catalog.cards] + [stage.effects for stage in stages_of(catalog)]


def cost(coins: int = 0, **resources: int) -> Cost:
    return Cost(coins, tuple(resources.get(resource, 0) for resource in RESOURCES))


def test_an_edition_has_148_printed_cards(catalog: SevenCatalog) -> None:
    assert sum(len(card.copies) + card.guild for card in catalog.cards) == 148


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("age", AGES)
def test_every_age_deals_seven_cards_to_each_player(catalog: SevenCatalog, age: int, players: int) -> None:
    copies = [copy for card in catalog.cards if card.age == age for copy in card.copies if copy <= players]
    guilds = players + 2 if age == 3 else 0
    assert len(copies) + guilds == 7 * players


def test_there_are_ten_guilds_and_they_are_the_purple_cards_of_age_three(catalog: SevenCatalog) -> None:
    guilds = [card for card in catalog.cards if card.guild]
    assert guilds == [card for card in catalog.cards if card.colour == "purple"]
    assert len(guilds) == 10
    assert {(card.age, card.copies) for card in guilds} == {(3, ())}


def test_cards_stand_by_age_and_guilds_come_last(catalog: SevenCatalog) -> None:
    order = [(card.age, card.guild) for card in catalog.cards]
    assert order == sorted(order)


def test_ids_are_unique(catalog: SevenCatalog) -> None:
    assert len({card.id for card in catalog.cards}) == len(catalog.cards)


def test_a_card_is_freed_by_exactly_the_buildings_that_say_they_free_it(catalog: SevenCatalog) -> None:
    upwards = {(parent, card.building) for card in catalog.cards for parent in card.free_with}
    downwards = {(card.building, child) for card in catalog.cards for child in card.chains_to}
    assert upwards == downwards
    assert upwards


def test_the_forum_is_free_with_either_trading_post(catalog: SevenCatalog) -> None:
    assert card_of(catalog.edition, "forum").free_with == ("east_trading_post", "west_trading_post")


def test_the_theater_frees_the_statue_in_the_first_and_the_gardens_in_the_second_edition() -> None:
    assert card_of(1, "theater").chains_to == ("statue",)
    assert card_of(2, "theater").chains_to == ("gardens",)


def test_the_temple_stands_alone_in_the_second_edition() -> None:
    assert (card_of(1, "temple").free_with, card_of(1, "temple").chains_to) == (("altar",), ("pantheon",))
    assert (card_of(2, "temple").free_with, card_of(2, "temple").chains_to) == ((), ())


def test_only_the_second_edition_chains_by_symbols_and_it_has_24_of_them() -> None:
    assert {symbol for card in load_seven(1).cards for symbol in card.symbols_given} == set()
    given = {symbol for card in load_seven(2).cards for symbol in card.symbols_given}
    assert len(given) == 24
    assert given == {card.symbol_needed for card in load_seven(2).cards} - {None}


def test_no_building_gives_more_than_two_symbols() -> None:
    assert max(len(card.symbols_given) for card in load_seven(2).cards) == 2


def test_a_grey_card_of_age_two_is_the_same_building_as_that_of_age_one(catalog: SevenCatalog) -> None:
    twins = Counter(card.building for card in catalog.cards if card.colour == "grey")
    assert twins == {"loom": 2, "glassworks": 2, "press": 2}
    assert all(card.building == card.id for card in catalog.cards if card.colour != "grey")


def test_only_brown_cards_cost_coins(catalog: SevenCatalog) -> None:
    assert {card.colour for card in catalog.cards if card.cost.coins} == {"brown"}
    assert not any(stage.cost.coins for stage in stages_of(catalog))


def test_brown_and_grey_production_is_sold_and_all_other_is_not(catalog: SevenCatalog) -> None:
    for card in catalog.cards:
        for effect in card.effects:
            if isinstance(effect, Production):
                assert effect.sold == (card.colour in ("brown", "grey"))
    stages = [effect for stage in stages_of(catalog) for effect in stage.effects]
    assert not any(isinstance(effect, Production) and effect.sold for effect in stages)


def test_a_sawmill_makes_two_wood_and_a_tree_farm_wood_or_clay(catalog: SevenCatalog) -> None:
    assert card_of(catalog.edition, "sawmill").effects == (Production((("wood",), ("wood",)), True),)
    assert card_of(catalog.edition, "tree_farm").effects == (Production((("wood", "clay"),), True),)


def test_the_forum_makes_any_good_and_the_caravansery_any_raw_material(catalog: SevenCatalog) -> None:
    assert card_of(catalog.edition, "forum").effects == (Production((GOODS,), False),)
    assert card_of(catalog.edition, "caravansery").effects == (Production((RAW,), False),)


def test_the_east_post_trades_to_the_right_the_west_post_to_the_left(catalog: SevenCatalog) -> None:
    assert card_of(catalog.edition, "east_trading_post").effects == (Discount("raw", "right"),)
    assert card_of(catalog.edition, "west_trading_post").effects == (Discount("raw", "left"),)
    assert card_of(catalog.edition, "marketplace").effects == (Discount("goods", "both"),)


def test_there_are_four_green_cards_of_each_symbol(catalog: SevenCatalog) -> None:
    green = [effect for card in catalog.cards if card.colour == "green" for effect in card.effects]
    assert Counter(effect.symbol for effect in green if isinstance(effect, Science)) == {
        "compass": 4,
        "gear": 4,
        "tablet": 4,
    }
    assert len(green) == 12


def test_red_cards_are_as_strong_as_their_age(catalog: SevenCatalog) -> None:
    red = [card for card in catalog.cards if card.colour == "red"]
    assert all(card.effects == (Shields(card.age),) for card in red)


def test_blue_cards_of_age_one_are_worth_three_points_in_the_second_edition() -> None:
    blue = [card for card in load_seven(2).cards if card.colour == "blue" and card.age == 1]
    assert {card.effects for card in blue} == {(Points(3),)}


def test_stables_cost_wood_clay_and_ore(catalog: SevenCatalog) -> None:
    assert card_of(catalog.edition, "stables").cost == cost(wood=1, clay=1, ore=1)


def test_costs_that_changed_between_the_editions() -> None:
    assert card_of(1, "fortifications").cost == cost(stone=1, ore=3)
    assert card_of(2, "fortifications").cost == cost(clay=1, ore=3)
    assert card_of(1, "builders_guild").cost == cost(stone=2, clay=2, glass=1)
    assert card_of(2, "builders_guild").cost == cost(stone=3, clay=2, glass=1)


def test_cards_of_one_edition_only() -> None:
    first, second = ({card.id for card in load_seven(edition).cards} for edition in EDITIONS)
    assert first - second == {"pawnshop", "strategists_guild"}
    assert second - first == {"well", "ludus", "castrum", "decorators_guild"}


def test_the_decorators_guild_replaces_the_strategists_guild_at_the_same_cost() -> None:
    strategists, decorators = card_of(1, "strategists_guild"), card_of(2, "decorators_guild")
    assert strategists.cost == decorators.cost
    assert strategists.effects == (PointsPer(1, ("defeat",), "neighbours"),)
    assert decorators.effects == (PointsIfWonderComplete(7),)


def test_the_seven_boards_make_the_seven_resources(catalog: SevenCatalog) -> None:
    assert sorted(board.resource for board in catalog.boards) == sorted(RESOURCES)


def test_babylon_and_olympia_swap_wood_and_clay_in_the_second_edition() -> None:
    assert (board_of(1, "babylon").resource, board_of(1, "olympia").resource) == ("clay", "wood")
    assert (board_of(2, "babylon").resource, board_of(2, "olympia").resource) == ("wood", "clay")


def test_sides_are_a_and_b_in_the_first_day_and_night_in_the_second_edition() -> None:
    assert load_seven(1).sides == ("A", "B")
    assert load_seven(2).sides == ("day", "night")


def test_every_board_has_both_sides(catalog: SevenCatalog) -> None:
    assert all(tuple(board.sides) == catalog.sides for board in catalog.boards)


def test_the_first_side_of_every_board_has_three_stages(catalog: SevenCatalog) -> None:
    assert {len(board.sides[catalog.sides[0]]) for board in catalog.boards} == {3}


def test_the_second_side_has_two_to_four_stages() -> None:
    first = {board.id: len(board.sides["B"]) for board in load_seven(1).boards}
    second = {board.id: len(board.sides["night"]) for board in load_seven(2).boards}
    assert {board: stages for board, stages in first.items() if stages != 3} == {"gizah": 4, "rhodos": 2}
    assert {board: stages for board, stages in second.items() if stages != 3} == {"babylon": 2, "gizah": 4, "rhodos": 2}


def test_halikarnassos_b_builds_from_the_discard_pile_with_every_stage() -> None:
    stages = board_of(1, "halikarnassos").sides["B"]
    assert [stage.effects for stage in stages] == [
        (Points(2), Power("build_from_discard")),
        (Points(1), Power("build_from_discard")),
        (Power("build_from_discard"),),
    ]


def test_each_edition_counts_in_the_order_of_its_rulebook() -> None:
    first = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds")
    second = ("wonder", "treasury", "military", "civilian", "commerce", "science", "guilds")
    assert (load_seven(1).score_order, load_seven(2).score_order) == (first, second)


def test_the_order_of_the_score_sheet_is_no_card_data() -> None:
    """Files that were written when it was another one are files of the same cards."""
    assert load_seven(2).digest.startswith("622ab5fe33ea9758")


def test_effects_stand_in_the_order_of_the_union(catalog: SevenCatalog) -> None:
    rank = {kind: position for position, kind in enumerate(get_args(Effect))}
    for effects in effects_of(catalog):
        order = [rank[type(effect)] for effect in effects]
        assert order == sorted(set(order))


def test_every_kind_of_effect_and_every_power_is_on_some_card_or_stage() -> None:
    effects = [one for edition in EDITIONS for several in effects_of(whole_box(edition)) for one in several]
    assert {type(effect) for effect in effects} == set(get_args(Effect))
    assert {effect.name for effect in effects if isinstance(effect, Power)} == set(POWERS)
