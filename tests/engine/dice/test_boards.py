"""Every stage of every wonder and every lane of every university, board by board, as laid down in our design."""

import pytest

from engine.catalog.dice.loader import load_dice
from engine.dice.facts import ACTION, CROSS, FREE_BUILD
from engine.dice.facts import COINS as COINS_NOW
from engine.dice.forecast import forecast
from engine.dice.scoring import points
from engine.dice.state import amount_of
from tests.engine.dice.builder import WAREHOUSE, field, forum, give, laid, moves, play, sheet, wish

pytestmark = pytest.mark.compiled

# For each stage: cost, points, coins at once, and what else it does.
STAGES: dict[str, tuple[tuple[int, int, int, object], ...]] = {
    "alexandria": ((2, 1, 0, ("cross", 1)), (5, 4, 0, ("cross", 1)), (6, 6, 0, ("cross", 2))),
    "babylon": ((2, 0, 0, ("cross", 1)), (5, 6, 0, ("cross", 1)), (6, 9, 0, None)),
    "ephesus": ((4, 0, 0, ("cross", 2)), (5, 2, 5, None), (6, 3, 0, ("cross", 2))),
    "giza": ((2, 3, 0, None), (4, 5, 0, None), (6, 8, 0, None)),
    "halicarnassus": ((2, 0, 0, ("cross", 1)), (5, 3, 0, "another_action"), (6, 7, 0, ("cross", 1))),
    "olympia": ((2, 0, 0, "cheaper_dice"), (4, 3, 0, "free_build"), (6, 7, 1, None)),
    "rhodes": ((2, 0, 0, ("cross", 1)), (5, 0, 0, ("cross", 2)), (6, 7, 0, ("cross", 1))),
}
CASES = [(board, stage) for board in STAGES for stage in (1, 2, 3)]
UNLOCKS = {
    "alexandria": ("black", "purple", "white"),
    "babylon": ("white", "black", "purple"),
    "ephesus": ("purple", "white", "black"),
    "giza": ("black", "white", "purple"),
    "halicarnassus": ("white", "purple", "black"),
    "olympia": ("purple", "black", "white"),
    "rhodes": ("black", "purple", "white"),
}
# Points of the third fields, which unlock these dice.
THIRDS = {
    "alexandria": (5, 4, 5),
    "babylon": (3, 4, 5),
    "ephesus": (3, 4, 5),
    "giza": (3, 4, 5),
    "halicarnassus": (3, 4, 5),
    "olympia": (3, 4, 5),
    "rhodes": (3, 5, 4),
}
# Dice that bring coins (compass 1, wheel 1) and dice that are free (tablet 1).
COLOURS = {
    "alexandria": ("red", "green", "blue"),
    "babylon": ("blue", "yellow", "green"),
    "ephesus": ("yellow", "grey", "red"),
    "giza": ("green", "grey", "yellow"),
    "halicarnassus": ("red", "grey", "blue"),
    "olympia": ("blue", "grey", "red"),
    "rhodes": ("grey", "blue", "green"),
}
# What the second fields of compass and wheel let be crossed, and how often.
BARRACKS = {"barracks_west", "barracks_east"}
SECONDS = {
    "alexandria": (({"market"}, 1), (BARRACKS, 1)),
    "babylon": (({"agora"}, 1), (BARRACKS, 1)),
    "ephesus": (({"barracks_west"}, 2), ({"agora"}, 2)),
    "giza": (({"gallery"}, 1), ({"agora"}, 2)),
    "halicarnassus": (({"agora"}, 1), ({"agora"}, 1)),
    "olympia": (({"agora"}, 2), ({"agora"}, 1)),
    "rhodes": (({"barracks_east"}, 2), ({"agora"}, 1)),
}
# Coins that a field of the university brings beside what else it does.
FIELDS_OF_LANES = [f"university.{symbol}.{n}" for symbol in ("compass", "tablet", "wheel") for n in (1, 2, 3)]
COINS = {("giza", "tablet", 2): 1, ("olympia", "wheel", 2): 6}


@pytest.mark.parametrize(("board", "stage"), CASES)
def test_a_stage_costs_and_brings_what_it_should(board: str, stage: int) -> None:
    cost, worth, coins, does = STAGES[board][stage - 1]
    state = laid(sheet(*(f"wonder.{n}" for n in range(1, stage)), board=board, coins=9))
    before = points(state, 0)[8]
    outcome = forecast(state, wish(state, "0 wonder"))
    assert (outcome.price.field, outcome.price.die) == (cost, 0)
    play(state, "0 wonder")
    assert points(state, 0)[8] - before == worth
    assert outcome.after.coins == 9 - cost + coins
    kinds = {"another_action": ACTION, "free_build": FREE_BUILD}
    if isinstance(does, tuple) and does[0] == "cross" and board != "alexandria":
        assert outcome.choice == CROSS
    elif isinstance(does, str) and does in kinds:
        assert outcome.choice == kinds[does]


@pytest.mark.parametrize(("board", "stage"), [case for case in CASES if case[0] in ("alexandria", "ephesus", "rhodes")])
def test_a_stage_lets_as_many_fields_be_crossed_as_it_says(board: str, stage: int) -> None:
    does = STAGES[board][stage - 1][3]
    if not isinstance(does, tuple):
        return
    state = laid(sheet(*(f"wonder.{n}" for n in range(1, stage)), board=board, coins=20))
    play(state, "0 wonder")
    for _ in range(does[1]):
        chosen = moves(state)[0]
        assert chosen.startswith("cross ")
        play(state, f"0 {chosen}")
    assert state.turn == 6 or moves(state)[0].startswith("cross bonus.")


@pytest.mark.parametrize("board", STAGES)
def test_every_stage_costs_more_than_the_one_before_and_is_worth_no_less(board: str) -> None:
    costs, worths = [stage[0] for stage in STAGES[board]], [stage[1] for stage in STAGES[board]]
    assert costs == sorted(set(costs))
    assert worths == sorted(worths)


@pytest.mark.parametrize(("board", "stage"), [("alexandria", 3), ("rhodes", 2), ("rhodes", 3)])
def test_the_coin_of_a_late_stage_comes_after_its_fields(board: str, stage: int) -> None:
    state = laid(sheet(*(f"wonder.{n}" for n in range(1, stage)), board=board, coins=STAGES[board][stage - 1][0]))
    play(state, "0 wonder")
    assert state.cities[0].coins == 0
    give(state, "0 decline")
    assert state.cities[0].coins == 1


@pytest.mark.parametrize("board", UNLOCKS)
def test_each_lane_of_a_university_unlocks_its_die(board: str) -> None:
    dice = [die.id for die in load_dice().dice]
    for symbol, die in zip(("compass", "tablet", "wheel"), UNLOCKS[board], strict=True):
        assert field(f"university.{symbol}.3", board).unlocks == 1 << dice.index(die)


@pytest.mark.parametrize("board", COLOURS)
def test_each_university_favours_its_own_dice(board: str) -> None:
    compass, wheel, tablet = COLOURS[board]
    faces = {
        "grey": "grey_1 stone",
        "blue": "blue mask",
        "red": "red axe",
        "yellow": "yellow coin",
        "green": "green wheel",
    }
    targets = {
        "grey": "warehouse.stone",
        "blue": "agora.r1.1",
        "red": "barracks_west.attack.1",
        "yellow": "market.coin.1",
        "green": "university.wheel.1",
    }
    for name, colour, coins, price in (
        ("university.compass.1", compass, 2, 2),
        ("university.wheel.1", wheel, 2, 2),
        ("university.tablet.1", tablet, 0, 0),
    ):
        die, face = faces[colour].split()
        target = "university.wheel.2" if name == "university.wheel.1" and colour == "green" else targets[colour]
        state = laid(sheet(*WAREHOUSE[1:4], name, board=board), forum=forum(**{die: f"{face} 2"}))
        outcome = forecast(state, wish(state, f"0 build {die} {target}"))
        assert (outcome.price.die_coins, outcome.price.die) == (coins, price), (name, colour)


@pytest.mark.parametrize("board", SECONDS)
@pytest.mark.parametrize(("place", "symbol"), [(0, "compass"), (1, "wheel")])
def test_the_second_fields_of_compass_and_wheel_cross_other_fields(board: str, place: int, symbol: str) -> None:
    buildings, amount = SECONDS[board][place]
    state = laid(sheet(f"university.{symbol}.1", board=board, coins=20), forum=forum(green=f"{symbol} 0"))
    play(state, f"0 build green university.{symbol}.2")
    assert {move.removeprefix("cross ").split(".")[0] for move in moves(state)[:-1]} == buildings
    assert moves(state)[-1] == "decline"
    assert amount_of(state.cities[0].agenda[-1]) == amount


@pytest.mark.parametrize(("board", "symbol", "place"), COINS)
def test_some_fields_of_a_university_bring_coins_too(board: str, symbol: str, place: int) -> None:
    lane = [f"university.{symbol}.{n}" for n in range(1, place + 1)]
    cost = field(lane[-1], board).cost
    state = laid(sheet(*lane[:-1], board=board, coins=cost), forum=forum(green=f"{symbol} 0"))
    play(state, f"0 build green {lane[-1]}")
    give(state, "0 decline")
    assert state.cities[0].coins == COINS[board, symbol, place]


@pytest.mark.parametrize("board", STAGES)
def test_no_other_field_of_a_university_brings_coins(board: str) -> None:
    bringing = {name for name in FIELDS_OF_LANES for step in field(name, board).steps if step.kind == COINS_NOW}
    assert bringing == {f"university.{symbol}.{place}" for name, symbol, place in COINS if name == board}


@pytest.mark.parametrize("board", THIRDS)
def test_the_third_fields_of_a_university_are_worth_what_they_should(board: str) -> None:
    for symbol, worth in zip(("compass", "tablet", "wheel"), THIRDS[board], strict=True):
        lane = [f"university.{symbol}.{n}" for n in (1, 2)]
        state = laid(sheet(*lane, board=board, coins=9), forum=forum(green=f"{symbol} 0"))
        outcome = forecast(state, wish(state, f"0 build green university.{symbol}.3"))
        assert outcome.after.points - outcome.before.points == worth, symbol


@pytest.mark.parametrize("board", UNLOCKS)
def test_the_second_tablet_crosses_a_field_of_the_warehouse(board: str) -> None:
    state = laid(sheet("university.tablet.1", board=board, coins=20), forum=forum(green="tablet 0"))
    play(state, "0 build green university.tablet.2")
    assert moves(state) == [*(f"cross {name}" for name in WAREHOUSE), "decline"]


def test_every_board_is_described_here() -> None:
    boards = {board.id for board in load_dice().boards}
    assert boards == set(STAGES) == set(UNLOCKS) == set(THIRDS) == set(COLOURS) == set(SECONDS)
