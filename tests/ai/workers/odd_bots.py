"""Bots of the toy game with one bad habit each, found by workers through a function of this module."""

import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing import parent_process
from pathlib import Path
from random import Random

import engine.duel.state
from ai.bot import Bot, Budget, Decision, Option, Reason
from ai.games import thinker_of
from ai.mind import Mind
from ai.workers.thinking import GameThinker, Thinker
from engine.core.errors import ConfigError
from tests.engine.core.toy import Choose, ToyGame, View

Habit = Callable[[Sequence[Choose], Random, Budget], Decision[Choose]]


class HabitualBot:
    """Leaves its process number in a file, if it is given one, and then follows its habit."""

    def __init__(self, habit: Habit, character: str) -> None:
        self._habit = habit
        self._mark = None if character == "balanced" else Path(character)

    def choose(self, view: View, legal: Sequence[Choose], rng: Random, budget: Budget) -> Decision[Choose]:
        if self._mark is not None:
            written = self._mark.with_suffix(".part")
            written.write_text(str(os.getpid()))
            written.replace(self._mark)
        return self._habit(legal, rng, budget)


def decided(move: Choose, *reasons: Reason, positions: int = 0) -> Decision[Choose]:
    return Decision(move, reasons, (Option(move, 1.0),), positions)


def takes_the_first(legal: Sequence[Choose], rng: Random, budget: Budget) -> Decision[Choose]:
    return decided(legal[0])


def takes_the_last(legal: Sequence[Choose], rng: Random, budget: Budget) -> Decision[Choose]:
    return decided(legal[-1])


def takes_any(legal: Sequence[Choose], rng: Random, budget: Budget) -> Decision[Choose]:
    return decided(rng.choice(legal))


def thinks_until_its_budget_is_spent(legal: Sequence[Choose], rng: Random, budget: Budget) -> Decision[Choose]:
    positions = 1
    while not budget.is_spent(positions):
        positions += 1
        time.sleep(0.001)
    return decided(legal[-1], positions=positions)


def never_looks_up(legal: Sequence[Choose], rng: Random, budget: Budget) -> Decision[Choose]:
    while True:
        time.sleep(0.001)


def divides_by_nothing(legal: Sequence[Choose], rng: Random, budget: Budget) -> Decision[Choose]:
    return decided(legal[len(legal) // 0])


def takes_what_nobody_offers(legal: Sequence[Choose], rng: Random, budget: Budget) -> Decision[Choose]:
    return decided(Choose(legal[0].seat, 99))


def leaves_the_house(legal: Sequence[Choose], rng: Random, budget: Budget) -> Decision[Choose]:
    os._exit(7)


def looks_around(legal: Sequence[Choose], rng: Random, budget: Budget) -> Decision[Choose]:
    """Says what kind of process it lives in."""
    windows = [name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6", "wonders_gui")]
    nice = 0 if sys.platform == "win32" else os.nice(0)
    kind = Path(str(engine.duel.state.__file__)).suffix
    details: dict[str, int | str] = {
        "windows": " ".join(windows),
        "nice": nice,
        "engine": kind,
        "place": str(engine.duel.state.__file__),
        "collects": int(gc.isenabled()),
    }
    return decided(legal[0], Reason("found", 0.0, details))


HABITS: dict[str, Habit] = {
    "citizen": takes_the_first,
    "quick": takes_the_last,
    "moody": takes_any,
    "patient": thinks_until_its_budget_is_spent,
    "deaf": never_looks_up,
    "broken": divides_by_nothing,
    "cheat": takes_what_nobody_offers,
    "deserter": leaves_the_house,
    "scout": looks_around,
}


class OddLadder:
    """A level is a habit, a character is the file for the mark."""

    def bot(self, level: str, character: str) -> Bot[View, Choose]:
        if level not in HABITS:
            raise ConfigError("unknown_level", level=level)
        return HabitualBot(HABITS[level], character)

    def mind(self, level: str, character: str) -> Mind[View, Choose]:
        """Odd bots give their reasons themselves, and have none for other moves."""
        raise ConfigError("no_mind", level=level)


def find(rules: str) -> Thinker:
    """The odd bots of the toy game, and the bots of the real games."""
    return GameThinker(ToyGame(), OddLadder()) if rules == "toy" else thinker_of(rules)


def find_only_here(rules: str) -> Thinker:
    """As if every worker died before it could say a word."""
    if parent_process() is not None:
        os._exit(3)
    return find(rules)


def find_never(rules: str) -> Thinker:
    """As if a worker never got ready."""
    if parent_process() is not None:
        time.sleep(1000)
    return find(rules)
