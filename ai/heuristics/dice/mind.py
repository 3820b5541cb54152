"""How a bot thinks about 7 Wonders Dice: it imagines rolls and sealed actions, and says what a move brings."""

from collections.abc import Mapping, Sequence
from random import Random

from ai.bot import Reason
from ai.heuristics.dice.evaluation import Evaluation
from ai.heuristics.dice.policy import Policy
from ai.heuristics.dice.reasons import reasons
from ai.heuristics.dice.weights import evaluation, known
from ai.heuristics.dice.world import DiceWorld
from ai.mind import WARY, Temper
from ai.search.world import World
from engine.dice.commands import Build, BuildWonder, Command, Cross
from engine.dice.imagine import imagine
from engine.dice.view import View


class DiceMind:
    """One way to judge positions of 7 Wonders Dice; the others are thought to play by plain weights."""

    def __init__(self, own: Evaluation, others: Evaluation) -> None:
        self._own = Policy(own)
        self._others = Policy(others)

    def imagine(self, view: View, rng: Random) -> World:
        world = DiceWorld(imagine(view, rng), view.seat, self._own, self._others, rng)
        world.forget_choices()
        return world

    def seat(self, view: View) -> int:
        return view.seat

    def rivals(self, view: View) -> int:
        return view.table.table.players - 1

    def temper(self) -> Temper:
        return WARY

    def is_building(self, command: Command) -> bool:
        return isinstance(command, Build | BuildWonder | Cross)

    def reasons(self, view: View, command: Command, others: Sequence[Command], rng: Random) -> Sequence[Reason]:
        return reasons(imagine(view, rng), command, others, self._own.evaluation)


def mind(bends: Mapping[str, float]) -> DiceMind:
    """The learned weights, some of them multiplied by a character; others are thought to know as much."""
    groups = known(bends)
    return DiceMind(evaluation(groups, bends), evaluation(groups, {}))
