"""How a bot thinks about Duel: it imagines what lies hidden, and says what a move brings."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

from ai.bot import Reason
from ai.heuristics.duel.evaluation import Evaluation
from ai.heuristics.duel.features import NAMES
from ai.heuristics.duel.reasons import reasons
from ai.heuristics.duel.world import DuelWorld
from ai.mind import KEEN, Temper
from ai.search.world import World
from engine.duel.commands import BuildCard, BuildWonder, Command, TakeFromDiscard
from engine.duel.imagine import imagine
from engine.duel.view import View

WEIGHTS: Final = "weights.json"


@cache
def learned() -> tuple[tuple[float, ...], ...]:
    """The weights of the features, age by age, as `ai.tuning.duel` left them."""
    data = json.loads(files("ai.heuristics.duel").joinpath(WEIGHTS).read_text(encoding="utf-8"))
    return tuple(tuple(float(age[name]) for name in NAMES) for age in data["ages"])


class DuelMind:
    """One way to judge positions of Duel."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation

    def imagine(self, view: View, rng: Random) -> World:
        return DuelWorld(imagine(view, rng), self._evaluation)

    def seat(self, view: View) -> int:
        return view.seat

    def rivals(self, view: View) -> int:
        return 1

    def temper(self) -> Temper:
        return KEEN

    def is_building(self, command: Command) -> bool:
        return isinstance(command, BuildCard | BuildWonder | TakeFromDiscard)

    def reasons(self, view: View, command: Command, others: Sequence[Command], rng: Random) -> Sequence[Reason]:
        return reasons(imagine(view, rng), view.seat, command, self._evaluation)


def mind(bends: Mapping[str, float]) -> DuelMind:
    """The learned weights, some of them multiplied by a character."""
    factors = [bends.get(name, 1.0) for name in NAMES]
    ages = [[weight * factor for weight, factor in zip(age, factors, strict=True)] for age in learned()]
    return DuelMind(Evaluation(ages))
