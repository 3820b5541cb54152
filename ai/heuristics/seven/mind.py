"""How a bot thinks about 7 Wonders: it imagines what lies hidden, and says what a move brings."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from ai.bot import Reason
from ai.heuristics.seven.reasons import reasons
from ai.heuristics.seven.weights import evaluation, learned, policy_of
from ai.heuristics.seven.world import SevenWorld
from ai.mind import OPEN, Temper
from ai.search.world import World
from engine.seven.commands import BuildCard, BuildForNothing, BuildStage, Command, CopyGuild, TakeFromDiscard
from engine.seven.imagine import imagine
from engine.seven.view import View

_BUILDING: Final = (BuildCard, BuildForNothing, BuildStage, TakeFromDiscard, CopyGuild)


class SevenMind:
    """One character's way to judge positions of 7 Wonders."""

    def __init__(self, bends: Mapping[str, float]) -> None:
        self.evaluation = evaluation(learned()["positions"], bends)
        self.policy = policy_of(learned()["moves"])

    def imagine(self, view: View, rng: Random) -> World:
        return self._world(view, rng)

    def seat(self, view: View) -> int:
        return view.seat

    def rivals(self, view: View) -> int:
        table = view.table.table
        return table.players - (2 if table.teams else 1)

    def temper(self) -> Temper:
        return OPEN

    def is_building(self, command: Command) -> bool:
        return isinstance(command, _BUILDING)

    def reasons(self, view: View, command: Command, others: Sequence[Command], rng: Random) -> Sequence[Reason]:
        return reasons(self._world(view, rng), command, others)

    def _world(self, view: View, rng: Random) -> SevenWorld:
        world = SevenWorld(imagine(view, rng), view.seat, self.evaluation, self.policy, rng)
        world.forget_choices()
        return world
