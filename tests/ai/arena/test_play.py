"""One game between bots."""

import gc
from collections.abc import Sequence
from random import Random

import pytest

from ai.arena.entrant import Allowance
from ai.arena.lineups import Fixture
from ai.arena.play import Played, StoppedError, decision_rng, play
from tests.ai.arena.toys import TOY, never, outcome, player, plays_anything, plays_its_card, toy_game, won_by
from tests.engine.core.toy import NUMBERS, ROUNDS, Choose, Config, State, ToyGame, View


def timeless(played: Played) -> object:
    return played.places, played.points, played.outcome, [list(thoughts.positions) for thoughts in played.thoughts]


def test_a_game_is_played_to_its_end() -> None:
    played = toy_game(Fixture(3, (0, 1, 1)))
    assert sorted(played.places)[0] == 1
    assert played.outcome["results"] == ("alone" if played.places.count(1) == 1 else "shared")
    assert [len(thoughts.microseconds) for thoughts in played.thoughts] == [ROUNDS] * 3
    assert [list(thoughts.positions) for thoughts in played.thoughts] == [[len(NUMBERS)] * ROUNDS] * 3


def test_places_and_points_are_those_of_the_seats() -> None:
    asked: list[State] = []

    def remember(state: State) -> dict[str, str]:
        asked.append(state)
        return {}

    played = play(TOY, Config(3, 5), 5, [player(plays_anything)] * 3, remember, never)
    (state,) = asked
    assert played.points == tuple(state.points)
    assert {standing.seat: standing.place for standing in TOY.standings(state)} == dict(enumerate(played.places))


def test_the_same_seed_and_seats_give_the_same_game() -> None:
    assert timeless(toy_game(Fixture(4, (1, 1)))) == timeless(toy_game(Fixture(4, (1, 1))))
    assert len({toy_game(Fixture(seed, (1, 1))).points for seed in range(9)}) > 1


def test_chance_is_another_for_every_seed_seat_and_decision() -> None:
    draws = {decision_rng(seed, seat, number).random() for seed in (1, 11) for seat in (0, 1) for number in (0, 1)}
    assert len(draws) == 8
    assert decision_rng(1, 0, 0).random() == decision_rng(1, 0, 0).random()


def test_bots_see_the_view_of_their_own_seat_and_nothing_else() -> None:
    seen: list[tuple[int, View]] = []

    def watcher(seat: int, view: View, legal: Sequence[Choose], rng: Random) -> Choose:
        seen.append((seat, view))
        return plays_its_card(view, legal, rng)

    def watching(seat: int) -> object:
        return lambda view, legal, rng: watcher(seat, view, legal, rng)

    players = [player(watching(seat)) for seat in range(2)]  # type: ignore[arg-type]
    play(TOY, Config(2, 1), 1, players, outcome, never)
    assert [(seat, view.seat) for seat, view in seen] == [(0, 0), (1, 1)] * ROUNDS
    assert all(isinstance(view, View) for _, view in seen)


class OneMoveGame(ToyGame):
    """Nobody ever has a choice."""

    def legal(self, state: State, seat: int) -> list[Choose]:
        return super().legal(state, seat)[:1]


def test_a_move_without_a_choice_is_made_without_asking() -> None:
    played = play(OneMoveGame(), Config(2, 1), 1, [player(plays_anything)] * 2, outcome, never)
    assert all(not thoughts.microseconds for thoughts in played.thoughts)


def test_a_game_that_nobody_waits_for_ends() -> None:
    with pytest.raises(StoppedError):
        play(TOY, Config(2, 1), 1, [player(plays_anything)] * 2, outcome, lambda: True)


def test_the_time_of_a_decision_is_noted() -> None:
    def dawdles(view: View, legal: Sequence[Choose], rng: Random) -> Choose:
        deadline = Allowance(milliseconds=3).budget(never)
        while not deadline.is_spent(0):
            pass
        return legal[0]

    played = play(TOY, Config(2, 1), 1, [player(dawdles), player(plays_anything)], outcome, never)
    assert min(played.thoughts[0].microseconds) >= 2900


def test_a_shared_victory_is_shared_out() -> None:
    assert [won_by(1).share(seat) for seat in (0, 1)] == [0, 1]
    assert [won_by(0, 2, seats=3).share(seat) for seat in (0, 1, 2)] == [0.5, 0, 0.5]


def test_the_garbage_collector_stays_out_while_a_bot_thinks_and_comes_back_even_when_it_fails() -> None:
    allowed: set[bool] = set()

    def fails(view: View, legal: Sequence[Choose], rng: Random) -> Choose:
        allowed.add(gc.isenabled())
        raise RuntimeError

    with pytest.raises(RuntimeError):
        play(TOY, Config(2, 1), 1, [player(fails)] * 2, outcome, never)
    assert allowed == {False}
    assert gc.isenabled()
