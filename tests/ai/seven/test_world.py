"""Worlds of 7 Wonders: one seat decides, the others choose by what they see, and every game comes to an end."""

from random import Random

import pytest

from ai.heuristics.seven.evaluation import result
from ai.heuristics.seven.world import SevenWorld
from engine.seven.apply import SevenLedger
from engine.seven.commands import Command, SellCard
from engine.seven.events import START
from engine.seven.legality import legal
from engine.seven.rules import resolve
from engine.seven.state import OVER, State
from engine.seven.view import view
from tests.ai.seven.tables import MIND, TABLES, dealt, positions, world_of


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_world_plays_to_the_end_at_every_table(edition: int, players: int) -> None:
    state = dealt(edition, players, seed=players)
    world = world_of(state, players - 1, seed=1)
    rng = Random(2)
    decisions = 0
    while not world.is_over():
        moves = world.moves()
        world.play(moves[int(rng.random() * len(moves))])
        decisions += 1
    assert decisions >= 18
    assert world.value(players - 1) == pytest.approx(result(world.state, players - 1), abs=0.002)


@pytest.mark.parametrize(("edition", "players"), [(1, 2), (1, 3), (2, 5), (2, 7)])
def test_the_value_is_a_chance_and_the_chances_of_all_players_sum_up_to_one(edition: int, players: int) -> None:
    world = world_of(dealt(edition, players, seed=3), 0, seed=4)
    rng = Random(5)
    while True:
        chances = [world.value(seat) for seat in range(players)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert sum(chances) == pytest.approx(1.0, abs=0.02)
        if world.is_over():
            break
        moves = world.moves()
        world.play(moves[int(rng.random() * len(moves))])
    assert [round(chance, 2) for chance in chances] == [result(world.state, seat) for seat in range(players)]


def test_a_lost_game_is_worth_more_with_more_points() -> None:
    world = world_of(dealt(2, 3, seed=20), 0, seed=21)
    while not world.is_over():
        world.play(next((move for move in world.moves() if isinstance(move, SellCard)), world.moves()[0]))
    before = MIND.evaluation.value(world.state, 0)
    SevenLedger(world.state, None).coins_gained(0, 3, START)
    assert 0.0 < before < MIND.evaluation.value(world.state, 0) < 0.01


@pytest.mark.parametrize(("edition", "players"), [(1, 2), (1, 4), (2, 3), (2, 6)])
def test_every_legal_move_is_accepted_by_the_imagined_world(edition: int, players: int) -> None:
    for number, (state, seat) in enumerate(positions(edition, players, seed=6)):
        if number % 7 == 0:
            world = world_of(state, seat, seed=number)
            moves = legal(state, seat)
            assert world.moves() == moves
            for move in moves:
                after = world.copy()
                after.play(move)
                assert after.is_over() or after.moves()


def test_a_copy_of_a_world_leaves_the_world_alone() -> None:
    world = world_of(dealt(2, 4, seed=8), 1, seed=9)
    moves = world.moves()
    value = world.value(1)
    world.copy().play(moves[0])
    assert world.moves() == moves
    assert world.value(1) == value


def test_all_moves_meet_the_same_choices_of_the_others() -> None:
    world = world_of(dealt(2, 5, seed=10), 0, seed=11)
    choices = set()
    for move in world.moves():
        after = world.copy()
        assert isinstance(after, SevenWorld)
        choices.add(tuple(after.state.choices[1:]))
        after.play(move)
    assert len(choices) == 1
    assert None not in choices.pop()


def test_the_other_player_does_not_look_at_what_the_holder_of_the_free_city_has_sealed() -> None:
    chosen = set()
    state = dealt(1, 2, seed=12)
    holder = state.holder
    for move in legal(state, holder):
        after = state.copy()
        _seal(after, move)
        world = world_of(after, holder, seed=13)
        world.copy()  # the others choose
        chosen.add(world.state.choices[1 - holder])
        assert world.is_mid_turn()
    assert len(chosen) == 1


def test_a_sealed_card_is_judged_by_what_comes_of_it_once_the_free_city_has_its_card_too() -> None:
    state = dealt(1, 2, seed=12)
    world = world_of(state, state.holder, seed=13)
    impressions = set()
    values = set()
    for move in world.moves():
        after = world.copy()
        after.play(move)
        assert after.is_mid_turn()
        impressions.add(round(after.impression(state.holder), 6))
        values.add(round(after.value(state.holder), 6))
    assert len(impressions) > len(state.hands[state.holder])
    assert len(values) > len(state.hands[state.holder])


def test_others_never_look_at_a_hand_that_is_not_theirs() -> None:
    state = dealt(2, 4, seed=14)
    choices = set()
    for turned in range(3):
        other = state.copy()
        other.hands[0] = state.hands[0][turned:] + state.hands[0][:turned] if turned < 2 else state.hands[1][:]
        world = SevenWorld(other, 0, MIND.evaluation, MIND.policy, Random(15))
        world.copy()
        choices.add(tuple(other.choices[1:]))
    assert len(choices) == 1


def test_sealed_choices_of_others_are_not_known_but_chosen_anew() -> None:
    state = dealt(2, 3, seed=16)
    unsealed = world_of(state, 0, seed=17)
    _seal(state, next(move for move in legal(state, 1) if isinstance(move, SellCard)))
    assert view(state, 0).table.choices[1] is not None
    sealed = world_of(state, 0, seed=17)
    assert sealed.state.choices == [None, None, None]
    assert unsealed.state.choices == [None, None, None]


def test_sides_may_be_chosen_in_a_world() -> None:
    state = dealt(2, 3, seed=18, sides=("choose", "choose", "choose"))
    world = world_of(state, 0, seed=19)
    assert len(world.moves()) == 2
    world.play(world.moves()[0])
    assert len(world.state.hands[0]) == 7
    assert world.state.phase != OVER


def _seal(state: State, move: Command) -> None:
    resolve(SevenLedger(state, None), move)
