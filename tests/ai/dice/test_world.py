"""Worlds of Dice: nobody foresees a choice, and what an action leads to is counted with it."""

from random import Random

import pytest

from ai.heuristics.dice.evaluation import purse
from ai.heuristics.dice.features import NAMES, POINTS, city_features, won_points
from ai.heuristics.dice.policy import Policy
from ai.heuristics.dice.weights import evaluation, learned
from ai.heuristics.dice.world import DiceWorld
from engine.dice.apply import DiceLedger
from engine.dice.commands import Build, BuildWonder, Cross, Pass, RemoveDie
from engine.dice.legality import legal
from engine.dice.rules import act
from engine.dice.state import ACTIONS, CHOICES, OVER, State
from engine.dice.view import public_key
from tests.engine.dice.builder import AGORA, BLACK, BONUS, MARKET, WAREHOUSE, WEST, forum, give, laid, sheet, wish
from tests.engine.dice.random_games import snapshots

pytestmark = pytest.mark.compiled

POLICY = Policy(evaluation(learned(), {}))


def world(state: State, seat: int = 0) -> DiceWorld:
    return DiceWorld(state.copy(), seat, POLICY, POLICY, Random(1))


def test_all_moves_are_compared_against_the_same_choices_of_the_others() -> None:
    start = world(laid(sheet(), players=4))
    first, second = start.copy(), start.copy()
    assert isinstance(first, DiceWorld)
    assert isinstance(second, DiceWorld)
    sealed = [city.choice for city in first.state.cities[1:]]
    assert None not in sealed
    assert [city.choice for city in second.state.cities[1:]] == sealed


def test_sealed_actions_that_were_made_up_are_forgotten() -> None:
    state = laid(sheet(), players=3)
    give(state, "1 pass", "2 pass")
    before = public_key(laid(sheet(), players=3))
    imagined = world(state)
    imagined.forget_choices()
    assert public_key(imagined.state) == before


def test_after_a_move_it_is_up_to_the_seat_again_or_the_game_is_over() -> None:
    for state in snapshots(3, 6):
        for seat in range(len(state.cities)):
            if state.phase == ACTIONS and state.waiting >> seat & 1:
                after = world(state, seat)
                after.forget_choices()
                after.play(Pass(seat))
                assert after.state.phase == OVER or after.moves()


def test_the_choices_of_an_action_are_made_before_it_is_valued() -> None:
    state = laid(sheet("wonder.1", coins=20, board="alexandria"), players=2)
    after = world(state)
    after.play(wish(state, "0 wonder"))
    assert after.state.phase == CHOICES
    before = public_key(after.state)
    lazy = after.copy()
    lazy.play(wish(after.state, "0 decline"))
    assert after.value(0) > lazy.value(0), "two resources for nothing are worth taking"
    assert public_key(after.state) == before, "looking changes nothing"


def test_a_first_sight_of_a_field_is_what_it_adds_to_the_strength() -> None:
    state = laid(sheet(*WAREHOUSE[:2], coins=9), players=3, forum=forum(blue="mask 1", yellow="coin 2"))
    for move in legal(state, 0):
        if isinstance(move, Build | BuildWonder | Pass):
            after = state.copy()
            act(DiceLedger(after, None), move)
            if not after.cities[0].agenda:
                own = _own_strength(after) - _own_strength(state)
                assert POLICY.gains(state, 0, [move])[0] == pytest.approx(own), move


def _own_strength(state: State) -> float:
    """Without what depends on the neighbours."""
    city, judge = state.cities[0], POLICY.evaluation
    row = 5
    points = judge.row(row)[POINTS] * float(won_points(city))
    return judge.sheet(state.book, city.board, city.crossed, row) + purse(judge.row(row), city.coins) + points


def test_others_prefer_what_looks_better() -> None:
    ended = sheet(*MARKET, *AGORA, *WEST, *BONUS, board="rhodes")
    state = laid(sheet(*WAREHOUSE, coins=9), ended, turn=30, last_turn=30, forum=forum(blue="owl 0"))
    best = POLICY.best(state, 0, legal(state, 0))
    assert best == wish(state, "0 build blue agora.r3.1"), "four points, and nothing else counts in the last turn"


def test_taking_out_a_die_that_one_needs_costs_something() -> None:
    crossed = [field for field in WAREHOUSE if field != "warehouse.papyrus"]
    state = laid(sheet(*BLACK[:2], *crossed, coins=20), players=2, forum=forum(green="compass 0"))
    give(state, "0 build green university.compass.3", "1 pass")
    faces = NAMES.index("grey_faces")
    left = {}
    for move in legal(state, 0):
        assert isinstance(move, RemoveDie)
        after = world(state)
        after.play(move)
        left[move.die] = city_features(after.state, 0)[faces]
    assert left == {0: 2.0, 1: 1.0, 2: 1.0}, "the first grey die has no papyrus"


def test_a_bonus_field_is_free_to_first_sight_too() -> None:
    state = laid(sheet(*MARKET, *AGORA[:-1], BONUS[0], coins=20), players=2, forum=forum(blue="owl 0"))
    give(state, "0 build blue agora.r3.3", "1 pass")
    moves = legal(state, 0)
    assert all(isinstance(move, Cross) for move in moves)
    assert len(POLICY.gains(state, 0, moves)) == 2
