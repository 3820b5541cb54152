"""Why a citizen of Dice makes a move: codes that have a meaning, and what a player would say in plain cases."""

import pytest

from ai.heuristics.dice.reasons import after, reasons
from ai.heuristics.dice.telling import MEANINGS, TELLING, Told, Turn
from ai.heuristics.dice.weights import evaluation, learned
from engine.dice.legality import legal, to_move
from engine.dice.state import State
from tests.engine.dice.builder import (
    AGORA,
    BLACK,
    BONUS,
    MARKET,
    WAREHOUSE,
    WEST,
    WONDER,
    forum,
    give,
    laid,
    sheet,
    wish,
)
from tests.engine.dice.random_games import positions

pytestmark = pytest.mark.compiled

JUDGE = evaluation(learned(), {})


def told(state: State, move: str, topic: str) -> Told | None:
    command = wish(state, move)
    return TELLING[topic](Turn(command, state, after(state, command)))


@pytest.mark.parametrize("seed", range(4))
def test_every_reason_has_a_meaning_that_names_its_details(seed: int) -> None:
    for state in [state.copy() for state in positions(seed) if to_move(state)][::4]:
        seat = to_move(state)[0]
        for move in legal(state, seat):
            others = [other for other in legal(state, seat) if other != move]
            for reason in reasons(state, move, others, JUDGE):
                assert set(reason.details) <= set(MEANINGS[reason.code].split("`")[1::2]), reason


def test_an_attack_is_told_with_the_points_it_brings_now() -> None:
    state = laid(sheet(), sheet("barracks_east.defence.1", board="rhodes"), players=3)
    assert told(state, "0 build red barracks_west.attack.1", "points") == ("attack", {"points": 2})


def test_a_defence_is_told_with_the_attacks_that_can_still_come() -> None:
    state = laid(
        sheet(coins=9), sheet("barracks_east.attack.1", board="rhodes"), players=3, forum=forum(red="shield 0")
    )
    assert told(state, "0 build red barracks_west.defence.1", "defence") == ("defends_left", {"attacks": 4})
    assert told(state, "0 build red barracks_east.defence.1", "defence") == ("defends_right", {"attacks": 5})


@pytest.mark.parametrize(
    ("crossed", "rolls", "move", "topic", "expected"),
    [
        ([], {}, "grey_1 warehouse.stone", "resources", ("resource", {"owned": 1})),
        ([], {}, "yellow market.camel.2", "prices", ("cheaper_dice", {"coins": 1})),
        ([], {}, "yellow market.camel.1", "prices", ("free_dice", {"dice": "grey"})),
        ([], {}, "green university.compass.1", "prices", ("coins_on_die", {"coins": 2, "dice": "green"})),
        ([], {}, "green university.compass.1", "special_dice", ("towards_special_die", {})),
        (BLACK[:2], {}, "green university.compass.3", "special_dice", ("unlocks", {"die": "black"})),
        ([], {"yellow": "coin 0"}, "yellow market.coin.1", "coins", ("coins", {"coins": 6})),
        ([], {}, "blue agora.r1.1", "race", ("race", {"building": "agora", "fields": 1})),
        (AGORA[:-1], {"blue": "owl 0"}, "blue agora.r3.3", "race", ("first", {"building": "agora", "points": 3})),
        (
            AGORA[:-1],
            {"blue": "owl 0"},
            "blue agora.r3.3",
            "completion",
            ("completes", {"building": "agora", "bonus": 1}),
        ),
        (WEST[:-1], {"red": "shield 0"}, "red barracks_west.defence.2", "progress", None),
        ([], {}, "blue agora.r1.1", "progress", ("progress", {"building": "agora", "fields": 7})),
        (AGORA[:6], {"blue": "owl 0"}, "blue agora.r3.2", "progress", ("one_field_left", {"building": "agora"})),
    ],
)
def test_what_a_field_brings_is_told(
    crossed: list[str], rolls: dict[str, str], move: str, topic: str, expected: Told | None
) -> None:
    state = laid(sheet(*crossed, coins=20), players=3, forum=forum(**rolls))
    assert told(state, f"0 build {move}", topic) == expected


def test_setting_off_the_end_while_one_leads_stands_alone() -> None:
    crossed = [*MARKET, *AGORA[:-1], *WONDER, *BONUS[:2]]
    state = laid(sheet(*crossed, coins=20), players=2, forum=forum(blue="owl 0"))
    move = wish(state, "0 build blue agora.r3.3")
    found = reasons(state, move, [other for other in legal(state, 0) if other != move], JUDGE)
    assert [reason.code for reason in found] == ["ends_ahead"]


def test_the_die_that_leaves_is_told_with_its_use() -> None:
    state = laid(sheet(*BLACK[:2], *WAREHOUSE[:3], coins=20), players=2)
    give(state, "0 build green university.compass.3", "1 pass")
    assert told(state, "0 remove grey_1", "removal") == ("removes", {"die": "grey_1", "faces": 2})
