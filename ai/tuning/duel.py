"""Learns the weights of Duel from games that bots play against themselves.

    python -m ai.tuning.duel --rounds 10 --games 5000 --seed 1 --out weights.json
    python -m ai.tuning.duel --rounds 5 --games 300 --positions 300 --start weights.json --out weights.json

Every round plays with the weights of the last one: by one-ply bots with some noise, or with `--positions` by searching
ones, which play better and cost more. Then the weights are fitted to who won (and, where there was a search, to what it
thought), and measured against the weights of the round before. Without `--start` it goes on from the weights in use.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from ai.bot import Bot, Budget
from ai.heuristics.duel.evaluation import Evaluation, result
from ai.heuristics.duel.features import NAMES, features
from ai.heuristics.duel.mind import DuelMind, learned
from ai.levels import OnePly, Searcher
from ai.tuning.regression import Sample, fitted, mean_error
from engine.duel.commands import Command
from engine.duel.config import table
from engine.duel.game import DUEL
from engine.duel.legality import legal
from engine.duel.state import PLAY, State
from engine.duel.view import View, view

AGES: Final = 3
KEPT: Final = 250_000  # samples of earlier rounds are used again, the newest first
SAMPLED: Final = 0.3  # of the turns
NOISE: Final = 0.3
AT_RANDOM: Final = 0.02
TRUST: Final = 0.4  # in what a search thought, against what happened
RIDGE: Final = 3.0
STEPS: Final = 4
PAIRS: Final = 200

Weights = list[list[float]]
DuelBot = Bot[View, Command]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position of a game, and what a search thought of it, both as seat 0 sees them."""

    age: int
    features: list[float]
    thought: float | None


def main(arguments: Sequence[str]) -> int:
    """Round after round; every round's weights are written, so it may be stopped at any time."""
    options = _options(arguments)
    weights = _read(options.start) if options.start else [list(age) for age in learned()]
    rng = Random(options.seed)
    samples: list[list[Sample]] = [[] for _ in range(AGES)]
    for number in range(options.rounds):
        began = monotonic()
        _add_samples(samples, weights, options.games, options.positions, rng)
        better = [fitted(samples[age], weights[age], RIDGE, STEPS) for age in range(AGES)]
        share = match(better, weights, rng)
        error = mean_error(samples[AGES - 1], better[AGES - 1])
        print(
            f"round {number + 1}: {share:.1%} against the last, error {error:.4f}, {monotonic() - began:.0f} s",
            flush=True,
        )
        weights = better
        _write(weights, options.out, ["python -m ai.tuning.duel", *arguments])
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m ai.tuning.duel", description="Learn the weights of Duel by self-play.")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=5000, help="in each round")
    parser.add_argument("--positions", type=int, help="let searching bots play, with so many positions a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--out", type=Path, required=True, help="where the weights are written")
    return parser.parse_args(arguments)


# -- playing --------------------------------------------------------------------------------------------------------


def _add_samples(samples: list[list[Sample]], weights: Weights, games: int, positions: int | None, rng: Random) -> None:
    bot = learner(weights, positions)
    for _ in range(games):
        lessons, state = played(bot, rng)
        won = result(state, 0)
        for lesson in lessons:
            target = won if lesson.thought is None else (1 - TRUST) * won + TRUST * lesson.thought
            samples[lesson.age].append(Sample(lesson.features, target))
    for age in range(AGES):
        del samples[age][: -KEPT // AGES]


def learner(weights: Weights, positions: int | None) -> DuelBot:
    """The bot that plays to learn."""
    mind = DuelMind(Evaluation(weights))
    return OnePly(mind, NOISE) if positions is None else Searcher(mind, positions)


def played(bot: DuelBot, rng: Random) -> tuple[list[Lesson], State]:
    """A game of a bot against itself, with a move at random now and then."""
    lessons: list[Lesson] = []
    state = DUEL.new_state(table(rng.getrandbits(60)))
    ledger = DUEL.ledger(state, None)
    DUEL.set_up(ledger)
    while state.decider >= 0:
        moves = legal(state, state.decider)
        decision = bot.choose(view(state, state.decider), moves, rng, Budget())
        if state.phase == PLAY and rng.random() < SAMPLED:
            thought = decision.options[0].value if isinstance(bot, Searcher) else None
            lessons.append(Lesson(state.age, features(state, 0), _as_seat_0(thought, state.decider)))
        is_random = rng.random() < AT_RANDOM
        DUEL.resolve(ledger, rng.choice(moves) if is_random else decision.command)
    return lessons, state


def _as_seat_0(thought: float | None, seat: int) -> float | None:
    return thought if thought is None or seat == 0 else 1 - thought


def match(better: Weights, worse: Weights, rng: Random) -> float:
    """The share of victories of one-ply bots with some weights over those with others, on the same deals."""
    bots = [OnePly(DuelMind(Evaluation(weights)), 0.0) for weights in (better, worse)]
    results = [share for seed in range(PAIRS) for share in _pair(bots, rng.getrandbits(60))]
    return sum(results) / len(results)


def _pair(bots: Sequence[DuelBot], seed: int) -> Iterator[float]:
    for first in (0, 1):
        state = DUEL.new_state(table(seed))
        ledger = DUEL.ledger(state, None)
        DUEL.set_up(ledger)
        rng = Random(seed)
        while state.decider >= 0:
            bot = bots[state.decider ^ first]
            moves = legal(state, state.decider)
            DUEL.resolve(ledger, bot.choose(view(state, state.decider), moves, rng, Budget()).command)
        yield result(state, first)


# -- files ----------------------------------------------------------------------------------------------------------


def _read(path: Path) -> Weights:
    data = json.loads(path.read_text(encoding="utf-8"))
    return [[float(age[name]) for name in NAMES] for age in data["ages"]]


def _write(weights: Weights, path: Path, command: Sequence[str]) -> None:
    ages = [{name: round(weight, 5) for name, weight in zip(NAMES, age, strict=True)} for age in weights]
    path.write_text(json.dumps({"made_by": " ".join(command), "ages": ages}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
