"""Every building by its rules: symbols, order, what crossing and completing it brings."""

import pytest

from engine.dice.scoring import points
from engine.dice.state import CHOICES
from tests.engine.dice.builder import (
    AGORA,
    BLACK,
    BONUS,
    BUILDINGS,
    COURT,
    EAST,
    GALLERY,
    MARKET,
    PURPLE,
    UNIVERSITY,
    WAREHOUSE,
    WEST,
    WHITE,
    WONDER,
    crossed,
    forum,
    laid,
    moves,
    play,
    sheet,
    why_not,
)

pytestmark = pytest.mark.compiled


def fields_of(die: str, state_moves: list[str]) -> set[str]:
    return {move.split()[2] for move in state_moves if move.startswith(f"build {die} ")}


# -- warehouse and wonder -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["stone", "wood", "clay", "cloth", "glass", "papyrus"])
def test_each_resource_has_one_field_and_counts_as_one_resource(kind: str) -> None:
    die = "grey_3" if kind in ("papyrus", "cloth") else "grey_1"
    state = laid(sheet(), forum=forum(**{die: f"{kind} 0"}))
    assert fields_of(die, moves(state)) == {f"warehouse.{kind}"}
    play(state, f"0 build {die} warehouse.{kind}")
    assert state.cities[0].resources == 1
    assert state.cities[0].coins == (7 if kind in ("stone", "wood", "clay") else 6)


def test_a_warehouse_field_does_not_pay_for_itself() -> None:
    state = laid(sheet(coins=0), forum=forum(grey_1="glass 0"))
    assert not fields_of("grey_1", moves(state))


def test_the_stages_of_the_wonder_come_in_order_without_a_die() -> None:
    state = laid(sheet(*WAREHOUSE))
    for stage in (1, 2, 3):
        play(state, "0 wonder")
        assert f"wonder.{stage}" in crossed(state.cities[0])
        if state.phase == CHOICES:
            break
    assert "wonder" not in moves(state)


# -- agora ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "row"),
    [("mask", "r1"), ("scales", "r1"), ("fountain", "r2"), ("temple", "r2"), ("owl", "r3"), ("caduceus", "r3")],
)
def test_each_field_of_the_agora_accepts_two_symbols(face: str, row: str) -> None:
    assert fields_of("blue", moves(laid(sheet(), forum=forum(blue=f"{face} 0")))) == {f"agora.{row}.1"}


def test_fields_of_a_row_of_the_agora_come_in_order() -> None:
    state = laid(sheet("agora.r2.1"), forum=forum(blue="temple 0"))
    assert fields_of("blue", moves(state)) == {"agora.r2.2"}
    no = why_not(state, "0 build blue agora.r2.3")
    assert (no.code, no.details["missing"]) == ("wrong_order", 1)


def test_several_who_complete_the_agora_in_the_same_turn_all_score_for_being_first() -> None:
    done = [*WAREHOUSE, *AGORA[:-1]]
    state = laid(sheet(*done), sheet(*done, board="rhodes"), forum=forum(blue="owl 0"))
    play(state, "0 build blue agora.r3.3", "1 build blue agora.r3.3")
    assert [city.first for city in state.cities] == [3, 3]


def test_who_completes_the_agora_in_a_later_turn_scores_nothing_for_it() -> None:
    done = [*WAREHOUSE, *AGORA[:-1]]
    state = laid(sheet(*done), sheet(*AGORA, "bonus.coins", board="rhodes", first=3), forum=forum(blue="owl 0"))
    play(state, "0 build blue agora.r3.3")
    assert state.cities[0].first == 0


# -- barracks -------------------------------------------------------------------------------------------------------


def test_an_axe_attacks_to_the_west_and_a_sword_to_the_east() -> None:
    assert fields_of("red", moves(laid(sheet(), forum=forum(red="axe 0")))) == {"barracks_west.attack.1"}
    assert fields_of("red", moves(laid(sheet(), forum=forum(red="sword 0")))) == {"barracks_east.attack.1"}


def test_a_shield_defends_on_the_side_of_the_players_choice() -> None:
    state = laid(sheet(), forum=forum(red="shield 0"))
    assert fields_of("red", moves(state)) == {"barracks_west.defence.1", "barracks_east.defence.1"}


def test_attacks_are_worth_3_4_5_6_and_7_points() -> None:
    values: list[int] = []
    for place in range(5):
        state = laid(sheet(*WAREHOUSE, *WEST[:place], attacks={}))
        play(state, f"0 build red {WEST[place]}")
        values.append(points(state, 0)[2] - sum(values))
    assert values == [3, 4, 5, 6, 7]


def test_the_west_attack_meets_the_east_defences_of_the_left_city_only() -> None:
    defended = ["barracks_west.defence.1", "barracks_west.defence.2"]
    state = laid(sheet(), sheet(*defended, board="rhodes"), sheet(*defended, board="olympia"))
    play(state, "0 build red barracks_west.attack.1")
    assert points(state, 0)[2] == 3


def test_with_two_players_each_attack_meets_the_other_side_of_the_opponent() -> None:
    for face, attack, facing in (
        ("axe", "barracks_west", "barracks_east"),
        ("sword", "barracks_east", "barracks_west"),
    ):
        state = laid(sheet(), sheet(f"{facing}.defence.1", board="rhodes"), forum=forum(red=f"{face} 0"))
        play(state, f"0 build red {attack}.attack.1")
        assert sum(points(state, 0)) == 2


def test_a_later_defence_does_not_change_points_already_noted() -> None:
    before = laid(sheet("barracks_west.attack.1"), sheet(board="rhodes"), players=3, forum=forum(red="shield 0"))
    play(before, "1 build red barracks_east.defence.1")
    assert points(before, 0)[2] == 3


# -- market and university ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("symbol", ["camel", "chest"])
def test_camel_and_chest_fields_may_be_crossed_in_any_order(symbol: str) -> None:
    state = laid(sheet(), forum=forum(yellow=f"{symbol} 0"))
    assert fields_of("yellow", moves(state)) == {f"market.{symbol}.1", f"market.{symbol}.2"}


def test_coin_fields_of_the_market_have_a_fixed_order() -> None:
    state = laid(sheet(), forum=forum(yellow="coin 0"))
    assert fields_of("yellow", moves(state)) == {"market.coin.1"}
    assert why_not(state, "0 build yellow market.coin.2").code == "wrong_order"


@pytest.mark.parametrize(("symbol", "costs"), [("compass", (2, 3, 4)), ("tablet", (3, 4, 5)), ("wheel", (0, 3, 6))])
def test_each_lane_of_the_university_costs_more_and_more(symbol: str, costs: tuple[int, ...]) -> None:
    for number, cost in enumerate(costs, 1):
        done = [f"university.{symbol}.{n}" for n in range(1, number)]
        state = laid(sheet(*done, board="halicarnassus", coins=20), forum=forum(green=f"{symbol} 0"))
        log = play(state, f"0 build green university.{symbol}.{number}")
        assert [event.paid for event in log if hasattr(event, "paid")] == [cost]


@pytest.mark.parametrize(("lane", "die"), [(BLACK, 7), (WHITE, 8), (PURPLE, 9)])
def test_the_last_field_of_a_lane_unlocks_a_special_die(lane: list[str], die: int) -> None:
    symbol = lane[0].split(".")[1]
    state = laid(sheet(*WAREHOUSE, *lane[:2]), forum=forum(green=f"{symbol} 0"))
    play(state, f"0 build green {lane[2]}")
    assert state.cities[0].unlocked == 1 << die


# -- gallery and court ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_each_leader_has_a_field_of_its_colour(colour: str) -> None:
    state = laid(sheet(*WAREHOUSE, *WHITE), forum=forum(white=f"leader_{colour} 0"))
    assert fields_of("white", moves(state)) == {f"gallery.{colour}"}


def test_the_first_laurel_brings_another_leader() -> None:
    state = laid(sheet(*WAREHOUSE, *WHITE), forum=forum(white="leader_laurel 0"))
    play(state, "0 build white gallery.laurel.1")
    assert moves(state) == [*(f"cross {name}" for name in (*GALLERY[:4], GALLERY[5])), "decline"]


def test_laurel_fields_come_in_order() -> None:
    state = laid(sheet(*WAREHOUSE, *WHITE), forum=forum(white="leader_laurel 0"))
    assert fields_of("white", moves(state)) == {"gallery.laurel.1"}


@pytest.mark.parametrize(
    ("face", "fields"),
    [
        ("guild_warehouse", WAREHOUSE),
        ("guild_agora", AGORA),
        ("guild_barracks", [*WEST[:1], *EAST[:1]]),
        ("guild_market", MARKET),
        ("guild_university", BLACK),
        ("guild_wonder", WONDER),
    ],
)
def test_each_purple_face_compares_its_own_building(face: str, fields: list[str]) -> None:
    rival = sheet(*fields[:2], board="rhodes")
    state = laid(sheet(*WAREHOUSE, *PURPLE, coins=9), rival, players=3, forum=forum(purple=f"{face} 0"))
    crossed_own = sum(name in (*WAREHOUSE, *PURPLE) for name in fields) if face == "guild_warehouse" else 0
    own = 3 if face == "guild_university" else crossed_own
    assert bool(fields_of("purple", moves(state))) == (own >= 2)


def test_nothing_against_nothing_is_enough_for_the_court_from_three_players_on() -> None:
    for players, allowed in ((3, True), (2, False)):
        state = laid(sheet(*WAREHOUSE, *PURPLE), players=players, forum=forum(purple="guild_agora 0"))
        assert bool(fields_of("purple", moves(state))) == allowed


def test_fields_crossed_in_this_turn_do_not_count_for_the_court() -> None:
    state = laid(
        sheet(*WAREHOUSE, *PURPLE),
        sheet(board="rhodes", new=["agora.r1.1"]),
        players=3,
        forum=forum(purple="guild_agora 0"),
    )
    assert fields_of("purple", moves(state)) == {"court.1"}


def test_fields_of_the_court_are_worth_5_6_and_7_points() -> None:
    state = laid(sheet(*WAREHOUSE, *PURPLE, *COURT, "bonus.coins"), forum=forum(purple="guild_agora 0"))
    assert points(state, 0)[7] == 18


# -- the black die --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "buildings"),
    [
        ("spy_grey", {"warehouse"}),
        ("spy_blue", {"agora"}),
        ("spy_red", {"barracks_west", "barracks_east"}),
        ("spy_yellow", {"market"}),
        ("spy_green", {"university"}),
        ("spy_four", {"agora", "barracks_west", "barracks_east", "market", "university"}),
    ],
)
def test_each_black_face_crosses_any_next_field_of_its_colour(face: str, buildings: set[str]) -> None:
    state = laid(sheet(*BLACK, coins=40), forum=forum(black=f"{face} 0"))
    open_fields = fields_of("black", moves(state))
    assert {name.split(".")[0] for name in open_fields} == buildings
    assert open_fields == {
        name
        for name in [*WAREHOUSE, *AGORA, *WEST, *EAST, *MARKET, *UNIVERSITY]
        if name.split(".")[0] in buildings and f"build black {name}" in moves(state)
    }
    assert "agora.r1.2" not in open_fields


# -- bonus fields ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", [name for name in BUILDINGS if name not in ("gallery", "court")])
def test_completing_a_building_lets_its_owner_cross_a_bonus_field(building: str) -> None:
    fields = BUILDINGS[building]
    last = {"agora": ("blue", "owl"), "barracks_west": ("red", "shield"), "barracks_east": ("red", "shield")}
    die, face = last.get(building, ("yellow", "coin") if building == "market" else ("green", "wheel"))
    special = {"black": "spy_grey 0", "white": "leader_red 0"} if building == "university" else {}
    state = laid(sheet(*WAREHOUSE, *fields[:-1], coins=9), forum=forum(**{die: f"{face} 0"}, **special))
    play(state, "0 wonder" if building == "wonder" else f"0 build {die} {fields[-1]}")
    assert moves(state) == [f"cross {name}" for name in BONUS]


def test_completing_the_gallery_or_the_court_lets_its_owner_cross_a_bonus_field() -> None:
    state = laid(sheet(*WAREHOUSE, *WHITE, *GALLERY[:-1]), forum=forum(white="leader_laurel 0"))
    play(state, "0 build white gallery.laurel.2")
    assert moves(state) == [f"cross {name}" for name in BONUS]
    state = laid(sheet(*WAREHOUSE, *PURPLE, *COURT[:-1]), players=3, forum=forum(purple="guild_agora 0"))
    play(state, "0 build purple court.3")
    assert moves(state) == [f"cross {name}" for name in BONUS]


def test_without_a_bonus_field_left_completing_a_building_brings_nothing() -> None:
    done = [*WAREHOUSE, *AGORA, *MARKET, *WONDER, *BONUS, *EAST[:-1]]
    state = laid(sheet(*done), last_turn=5, forum=forum(red="shield 0"))
    play(state, f"0 build red {EAST[-1]}")
    assert state.phase not in (CHOICES,)


def test_the_last_bonus_field_is_crossed_without_asking() -> None:
    done = [*WAREHOUSE, *AGORA, *MARKET, "bonus.action", "bonus.cross", *WONDER[:-1]]
    state = laid(sheet(*done, board="babylon", coins=0))
    play(state, "0 wonder")
    assert "bonus.coins" in crossed(state.cities[0])
    assert state.cities[0].coins == 7
