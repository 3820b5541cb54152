"""The forum: chance, prices of sections, special dice coming in and grey dice leaving."""

from collections import Counter

import pytest

from engine.dice.apply import DiceLedger
from engine.dice.config import table
from engine.dice.events import DieReplaced, RemovalAsked
from engine.dice.facts import Rolled
from engine.dice.forum import rolled_forum
from engine.dice.rules import set_up
from engine.dice.state import ACTIONS, REMOVAL, State
from engine.dice.tables import new_state
from tests.engine.dice.builder import BLACK, PURPLE, WAREHOUSE, WHITE, forum, give, laid, moves, play, sheet, why_not

pytestmark = pytest.mark.compiled


def begun(seed: int, players: int = 3) -> State:
    state = new_state(table(seed, players))
    set_up(DiceLedger(state, None))
    return state


def lying(rolled: list[Rolled]) -> list[tuple[int, int, int]]:
    return [(one.die, one.face, one.price) for one in rolled]


def test_faces_and_sections_are_equally_likely() -> None:
    prices: Counter[int] = Counter()
    faces: Counter[int] = Counter()
    state = begun(3)
    for turn in range(1, 601):
        for rolled in rolled_forum(state, turn):
            prices[rolled.price] += 1
            if rolled.die == 3:
                faces[rolled.face] += 1
    assert sorted(prices) == [0, 1, 2, 3]
    assert all(abs(count - 1050) < 130 for count in prices.values())
    assert len(faces) == 6
    assert all(abs(count - 100) < 45 for count in faces.values())


def test_a_roll_depends_on_seed_and_turn_alone() -> None:
    one, other = begun(7), begun(7)
    play(one, "0 pass")
    play(other, "0 pass", "1 pass")
    assert lying(one.forum) == lying(other.forum)
    assert lying(rolled_forum(one, 30)) == lying(rolled_forum(other, 30))
    assert lying(rolled_forum(one, 30)) != lying(rolled_forum(one, 31))


def test_which_grey_die_leaves_does_not_change_what_the_others_roll() -> None:
    rolls = []
    for grey in ("grey_1", "grey_3"):
        state = laid(sheet(*WAREHOUSE, *WHITE[:2]), forum=forum(green="tablet 0"))
        play(state, "0 build green university.tablet.3")
        give(state, f"0 remove {grey}")
        rolls.append({rolled.die: (rolled.face, rolled.price) for rolled in state.forum})
    assert all(rolls[0][die] == rolls[1][die] for die in (1, 3, 4, 5, 6))


def test_the_lowest_seat_chooses_when_several_unlock_the_same_die() -> None:
    state = laid(
        sheet(board="rhodes"),
        sheet(*WAREHOUSE, *WHITE[:2]),
        sheet(*WAREHOUSE, *WHITE[:2], board="ephesus"),
        forum=forum(green="tablet 0"),
    )
    log = play(state, "1 build green university.tablet.3", "2 build green university.tablet.3")
    assert [event for event in log if isinstance(event, RemovalAsked)] == [RemovalAsked(1, 8)]
    assert why_not(state, "2 remove grey_1").code == "not_your_decision"


def test_new_dice_come_in_one_after_another_black_white_purple() -> None:
    state = laid(
        sheet(*WAREHOUSE, "university.tablet.1", "university.tablet.2", board="alexandria"),
        sheet(*WAREHOUSE, "university.tablet.1", "university.tablet.2", board="babylon"),
        forum=forum(green="tablet 0"),
    )
    play(state, "0 build green university.tablet.3", "1 build green university.tablet.3")
    assert (state.phase, state.entering, state.waiting) == (REMOVAL, 7, 0b10)
    give(state, "1 remove grey_1")
    assert (state.phase, state.entering, state.waiting) == (REMOVAL, 9, 0b01)
    give(state, "0 remove grey_3")
    assert state.dice == [7, 1, 9, 3, 4, 5, 6]


def test_the_last_grey_die_leaves_without_asking() -> None:
    special = {"black": "spy_grey 0", "white": "leader_red 0"}
    state = laid(sheet(*WAREHOUSE, *BLACK, *WHITE, *PURPLE[:2]), forum=forum(green="wheel 0", **special))
    play(state, "0 build green university.wheel.3")
    log = give(state, "0 cross bonus.coins")
    assert [event for event in log if isinstance(event, DieReplaced)] == [DieReplaced(0, 0, 9)]
    assert state.phase == ACTIONS


def test_a_die_that_lies_in_the_forum_asks_nobody_when_another_unlocks_it() -> None:
    state = laid(
        sheet(*WAREHOUSE, *WHITE[:2]),
        sheet(*WHITE, board="ephesus"),
        forum=forum(white="leader_red 0", green="tablet 0"),
    )
    play(state, "0 build green university.tablet.3")
    assert (state.phase, state.turn) == (ACTIONS, 6)


def test_a_die_may_be_used_in_the_turn_in_which_it_is_unlocked_if_it_lies_in_the_forum() -> None:
    """Another action of the same turn may use it."""
    babylon = ["university.compass.1", "university.compass.2", "wonder.1"]
    state = laid(
        sheet(*WAREHOUSE, *babylon, board="babylon"),
        sheet(*WHITE, board="giza"),
        forum=forum(white="leader_laurel 0"),
    )
    assert not [move for move in moves(state) if "white" in move]
    play(state, "0 build green university.compass.3")
    assert state.cities[0].unlocked == 1 << 8
    assert state.phase == ACTIONS


def test_after_the_last_turn_no_die_comes_in() -> None:
    done = [*WAREHOUSE, *(f"agora.r{r}.{n}" for r, n in ((1, 1), (1, 2)))]
    state = laid(sheet(*done), turn=200)
    play(state)
    assert state.waiting == 0
