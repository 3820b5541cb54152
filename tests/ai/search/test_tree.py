"""The search, on worlds made for it: one decision among some moves, and chance that is kinder in some worlds."""

from random import Random

import pytest

from ai.search.tree import CONTENDERS, SHARPNESS, Node, Search
from ai.search.world import World

WORTH = {"poor": 0.40, "fair": 0.45, "best": 0.50}


class OneDecision(World):
    """Whoever decides gets what the move is worth, and what chance adds to every move in this world."""

    def __init__(self, worth: dict[str, float], fortune: float, tried: list[str]) -> None:
        self.worth = worth
        self.fortune = fortune
        self.tried = tried
        self.made = ""

    def copy(self) -> World:
        twin = OneDecision(self.worth, self.fortune, self.tried)
        twin.made = self.made
        return twin

    def is_over(self) -> bool:
        return bool(self.made)

    def seat(self) -> int:
        return 0

    def is_mid_turn(self) -> bool:
        return False

    def moves(self) -> list[object]:
        return list(self.worth)

    def play(self, move: object) -> None:
        assert isinstance(move, str)
        self.made = move
        self.tried.append(move)

    def value(self, seat: int) -> float:
        return self.worth[self.made] + self.fortune


def search(worth: dict[str, float], positions: int, tried: list[str], seed: int = 0) -> Search:
    rng = Random(seed)
    found = Search(lambda: OneDecision(worth, rng.uniform(-0.3, 0.3), tried), list(worth))
    found.run(lambda looked_at: looked_at >= positions)
    return found


@pytest.mark.parametrize("seed", range(20))
def test_no_move_looks_better_for_having_been_tried_in_kinder_worlds(seed: int) -> None:
    found = search(WORTH, 60, [], seed)
    differences = {move: found.value("best") - found.value(move) for move in WORTH}
    assert differences == pytest.approx({"poor": 0.10, "fair": 0.05, "best": 0.0})


def test_the_best_move_is_tried_most() -> None:
    found = search(WORTH, 400, [])
    assert max(found.root.children, key=lambda move: found.root.children[move].visits) == "best"


@pytest.mark.parametrize(("trust", "mean"), [(0.0, 0.1), (1.0, 0.3), (3.0, 0.4)])
def test_a_first_impression_weighs_up_as_many_rounds_as_it_is_trusted(trust: float, mean: float) -> None:
    node = Node(0.5, SHARPNESS)
    node.visits, node.total = 1, 0.1
    assert node.mean(trust) == pytest.approx(mean)


def test_before_the_first_round_a_move_is_worth_its_impression() -> None:
    assert (Node(0.5, SHARPNESS).mean(0.0), Node(0.5, SHARPNESS).mean(2.0)) == (0.5, 0.5)


def test_the_value_of_a_move_is_a_chance() -> None:
    found = search({"hopeless": -0.5, "won": 1.5}, 20, [])
    assert (found.value("hopeless"), found.value("won")) == (0.0, 1.0)


def test_only_contenders_are_still_compared_after_some_worlds() -> None:
    worth = {f"move {number:02}": number / 100 for number in range(30)}
    tried: list[str] = []
    search(worth, 2000, tried)
    best = sorted(worth, reverse=True)[: min(CONTENDERS.values())]
    assert set(tried) == set(worth)
    assert set(tried[-200:]) == set(best)


def test_moves_that_were_not_asked_about_are_never_tried() -> None:
    tried: list[str] = []
    found = Search(lambda: OneDecision(WORTH, 0.0, tried), ["poor", "fair"])
    found.run(lambda looked_at: looked_at >= 50)
    assert set(tried) == {"poor", "fair"}


def test_worlds_with_moves_of_their_own_are_worth_what_the_best_of_them_bring() -> None:
    worlds = [OneDecision(WORTH, 0.2, []), OneDecision({"other": 0.3}, -0.1, [])]
    found = Search(lambda: worlds.pop())
    found.run(lambda _: not worlds)
    assert found.worth() == pytest.approx((0.2 + 0.7) / 2, abs=0.05)
