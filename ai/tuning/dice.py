"""Learns the weights of 7 Wonders Dice from games that bots play against themselves.

    python -m ai.tuning.dice --start hand --rounds 3 --games 1500 --seed 1 --out weights.json

Every round plays with the weights of the last one, by one-ply bots that make any move now and then, some of them often.
Then the weights are fitted: to the points that each city ended with above the others, and, held near that, to who won.
A round is kept only if its weights win more than their share against the last ones. Without `--start` it goes on from
the weights in use. With `--pool` every table then gets the mean of all groups' weights: there is less chance in it, and
boards are worth the same at every table.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import Final, cast

from ai.heuristics.dice.evaluation import GROUP_NAMES, STAGE_NAMES, result
from ai.heuristics.dice.features import NAMES, SIZE
from ai.heuristics.dice.weights import Groups, evaluation, learned
from ai.tuning.dice_games import TWINS, Player, Record, play
from ai.tuning.dice_start import hand_set, hand_set_stage
from ai.tuning.seven_fit import Choice, fitted_to_points, fitted_to_shares, scaled

HAND: Final = "hand"
PLAYERS: Final[Mapping[str, Sequence[int]]] = {"2": (2,), "3-4": (3, 4), "5-7": (5, 6, 7)}
# How often players make any move: those who hardly ever do would build some things only when nothing better is left,
# and it would look as if these things were bad.
SLIPS: Final = (0.05, 0.2, 0.4)
RIDGE_OF_POINTS: Final = 60.0
RIDGE_OF_SHARES: Final = 150.0
STEPS: Final = 4
LEAST_POSITIONS: Final = 100  # with fewer a stage keeps its weights
# Nobody is worse off with more of these, whatever chance says in a few games.
NEVER_BAD: Final = (
    *("warehouse", "defences", "guarded", "race", "court_open"),
    *("completed_1", "completed_2", "completed_3", "nearly_complete", "one_field_left"),
    *("cheaper_dice", "free_dice", "coins_on_dice", "coins", "spare_coins"),
)
# Never seen between turns, or, with the faces, hardly to be told from an empty sheet.
GUESSED: Final = ("awaited_fields", "awaited_actions", "awaited_bonus", "useful_faces", "grey_faces")
MATCH_GAMES: Final = 150

Stages = Mapping[str, Mapping[str, float]]


def main(arguments: Sequence[str]) -> int:
    """Round after round; every round's weights are written, so it may be stopped at any time."""
    options = _options(arguments)
    groups = dict(start_from(options.start))
    rng = Random(options.seed)
    for number in range(options.rounds):
        for group in options.groups:
            began = monotonic()
            better = {**groups, group: learned_stages(groups, group, options.games, rng)}
            share = match(better, groups, group, rng)
            kept = share > _even_share(group)
            groups = better if kept else groups
            print(
                f"round {number + 1}, {group} players: {share:.1%} (even: {_even_share(group):.1%}), "
                f"{'kept' if kept else 'not kept'}, {monotonic() - began:.0f} s",
                flush=True,
            )
            write(groups, options.out, ["python -m ai.tuning.dice", *arguments])
    if options.pool:
        write(pooled(groups), options.out, ["python -m ai.tuning.dice", *arguments])
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m ai.tuning.dice", description="Learn the weights of Dice by self-play.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=1500, help="of each group of tables in each round")
    parser.add_argument("--groups", nargs="+", choices=GROUP_NAMES, default=GROUP_NAMES, help="only these tables")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pool", action="store_true", help="in the end, one list of weights for all tables")
    parser.add_argument("--start", help=f"weights to begin with: a file, or `{HAND}` for those set by hand")
    parser.add_argument("--out", type=Path, required=True, help="where the weights are written")
    return parser.parse_args(arguments)


# -- learning -------------------------------------------------------------------------------------------------------


def learned_stages(groups: Groups, group: str, games: int, rng: Random) -> Stages:
    """New weights for a group of tables, from games with the old ones."""
    record = Record([[] for _ in STAGE_NAMES])
    judge = evaluation(groups, {})
    learners = [Player(judge, slip) for slip in SLIPS]
    for number in range(games):
        players = PLAYERS[group][number % len(PLAYERS[group])]
        play([rng.choice(learners) for _ in range(players)], rng.getrandbits(60), rng).put_into(record)
    return {
        stage: _fitted(choices, groups[group][stage], stage)
        for stage, choices in zip(STAGE_NAMES, record.stages, strict=True)
    }


def _fitted(choices: list[Choice], old: Mapping[str, float], stage: str) -> Mapping[str, float]:
    if len(choices) < LEAST_POSITIONS:
        return old
    in_points = fitted_to_points(choices, None, SIZE, RIDGE_OF_POINTS)
    as_strengths = scaled(choices, in_points, STEPS)[:SIZE]
    # Nothing is said of the end of a stage: the second half of the double list stays unused.
    found = fitted_to_shares(choices, as_strengths + as_strengths, RIDGE_OF_SHARES, STEPS)
    new = dict(zip(NAMES, found, strict=False))
    for name in NEVER_BAD:
        new[name] = max(0.0, new[name])
    for twin, name in TWINS.items():
        new[twin] = new[name]
    guessed = hand_set_stage(stage)
    for name in GUESSED:
        new[name] = guessed[name]
    return new


def pooled(groups: Groups) -> Groups:
    """The mean of the weights of all groups, for every group."""
    stages = {
        stage: {name: fmean(groups[group][stage][name] for group in GROUP_NAMES) for name in NAMES}
        for stage in STAGE_NAMES
    }
    return dict.fromkeys(GROUP_NAMES, stages)


def match(better: Groups, worse: Groups, group: str, rng: Random) -> float:
    """The share of victories of one player with some weights against others with other ones, in every seat."""
    one, other = (Player(evaluation(groups, {}), 0.0) for groups in (better, worse))
    shares = []
    for number in range(MATCH_GAMES):
        players = PLAYERS[group][number % len(PLAYERS[group])]
        seat = number // len(PLAYERS[group]) % players
        seats = [one if place == seat else other for place in range(players)]
        shares.append(result(play(seats, rng.getrandbits(60), rng).state, seat))
    return sum(shares) / len(shares)


def _even_share(group: str) -> float:
    return sum(1 / players for players in PLAYERS[group]) / len(PLAYERS[group])


# -- files ----------------------------------------------------------------------------------------------------------


def start_from(given: str | None) -> Groups:
    """The weights of a file, those set by hand, or those in use."""
    if given == HAND:
        return hand_set()
    if given is None:
        return learned()
    return cast(Groups, json.loads(Path(given).read_text(encoding="utf-8"))["groups"])


def write(groups: Groups, path: Path, command: Sequence[str]) -> None:
    """A file of weights, with the command that made it."""
    told = {
        group: {stage: {name: round(weights[name], 5) for name in NAMES} for stage, weights in stages.items()}
        for group, stages in groups.items()
    }
    path.write_text(json.dumps({"made_by": " ".join(command), "groups": told}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
