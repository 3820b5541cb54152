"""Moves the weights of 7 Wonders Dice to where one-ply players with them end with more points.

    python -m ai.tuning.dice_climb --steps 5000 --seed 1 --out weights.json

What foretells a victory need not be what leads to it: `ai.tuning.dice` learns the first, so its weights are a start.
Each step here shifts all weights at once, each up or down by chance, lets players with these weights and with the
opposite ones play each other, every game twice with changed seats, and goes a little towards the better ones
(simultaneous perturbation). In the end the mean of the last steps counts, for all tables. Without `--start` it goes on
from the weights in use.
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from ai.heuristics.dice.evaluation import GROUP_NAMES, STAGE_NAMES
from ai.heuristics.dice.features import FIRST_STAGE, NAMES
from ai.heuristics.dice.weights import evaluation
from ai.tuning.dice import HAND, Stages, start_from, write
from ai.tuning.dice_games import Player, play
from ai.tuning.progress import Progress
from engine.dice.scoring import total

# Stages that are shifted as one, as the first turns are few.
BLOCKS: Final = (("opening", "early"), ("middle",), ("late",), ("last_turn",))
# What is shifted together, and by how many points at first. Points are the measure; they stay.
FAMILIES: Final[Mapping[tuple[str, ...], float]] = {
    ("warehouse",): 0.4,
    ("many_resources",): 0.4,
    ("agora",): 0.4,
    ("race",): 0.2,
    ("barracks_west", "barracks_east"): 0.4,
    ("defences",): 0.4,
    ("guarded",): 0.1,
    ("market",): 0.4,
    ("university",): 0.4,
    ("second_steps",): 0.4,
    ("gallery",): 0.4,
    ("court",): 0.4,
    ("court_open",): 0.4,
    ("wonder",): 0.4,
    ("cheaper_dice",): 0.8,
    ("free_dice", "coins_on_dice"): 0.15,
    ("black_die",): 1.0,
    ("white_die",): 1.0,
    ("purple_die",): 1.0,
    ("completed_1", "completed_2"): 0.8,
    ("completed_3",): 0.8,
    ("nearly_complete",): 0.8,
    ("one_field_left",): 0.4,
    ("coins",): 0.2,
    ("spare_coins",): 0.1,
    ("useful_faces",): 0.05,
    ("awaited_fields",): 0.4,
    ("awaited_actions",): 0.8,
    ("awaited_bonus",): 0.8,
    **{(name,): 1.5 for name in NAMES[FIRST_STAGE:]},  # each is seen by one board of seven only
}
TABLES: Final = (2, 2, 3, 4, 6)  # one of them for each step
_PAIRS: Final = {2: 6, 3: 6, 4: 3, 6: 3}  # games of a step, each played twice
_PACE: Final = 0.012  # how far a step goes for a point of lead, at first
_SLOWER: Final = 0.8  # of the pace is gone in the end
_NARROWER: Final = 0.4  # the same for how far weights are shifted to try
_COUNTED: Final = 0.4  # of all steps, the last ones
_FARTHEST: Final = 12.0  # a lead beyond that is luck


class Shift(NamedTuple):
    """Weights that move together: those of some features in some stages, by so many points at a time."""

    stages: Sequence[str]
    names: Sequence[str]
    points: float


SHIFTS: Final = [Shift(block, names, points) for block in BLOCKS for names, points in FAMILIES.items()]


def main(arguments: Sequence[str]) -> int:
    """Climb, and write where it led."""
    options = _options(arguments)
    start = start_from(options.start)[GROUP_NAMES[0]]
    found = climbed(start, options.steps, Random(options.seed), Progress(options.steps, "steps").tell)
    write(dict.fromkeys(GROUP_NAMES, found), options.out, ["python -m ai.tuning.dice_climb", *arguments])
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m ai.tuning.dice_climb", description="Climb to better weights of Dice.")
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help=f"weights to begin with: a file, or `{HAND}` for those set by hand")
    parser.add_argument("--out", type=Path, required=True, help="where the weights are written")
    return parser.parse_args(arguments)


def climbed(start: Stages, steps: int, rng: Random, tell: Callable[[int], None]) -> Stages:
    """The weights that so many steps lead to."""
    place = [0.0] * len(SHIFTS)
    counted = []
    for step in range(steps):
        gone = step / steps
        reach = 1 - _NARROWER * gone
        tried = [rng.choice((-reach, reach)) for _ in SHIFTS]
        up, down = ([at + sign * way for at, way in zip(place, tried, strict=True)] for sign in (1, -1))
        players = rng.choice(TABLES)
        won = lead(shifted(start, up), shifted(start, down), players, _PAIRS[players], rng)
        pace = _PACE * (1 - _SLOWER * gone) * max(-_FARTHEST, min(_FARTHEST, won))
        place = [at + pace * way / reach**2 for at, way in zip(place, tried, strict=True)]
        if gone >= 1 - _COUNTED:
            counted.append(place)
        tell(step + 1)
    return shifted(start, [fmean(column) for column in zip(*counted, strict=True)])


def shifted(stages: Stages, place: Sequence[float]) -> Stages:
    """The weights after so many shifts of each kind; what a point is worth says how much that is."""
    moved = {stage: dict(stages[stage]) for stage in STAGE_NAMES}
    for shift, times in zip(SHIFTS, place, strict=True):
        for stage in shift.stages:
            for name in shift.names:
                moved[stage][name] += times * shift.points * stages[stage]["points"]
    return moved


def lead(one: Stages, other: Stages, players: int, games: int, rng: Random) -> float:
    """By how many points players with some weights end above those with other ones, who sit between them."""
    first, second = (Player(evaluation(dict.fromkeys(GROUP_NAMES, stages), {}), 0.0) for stages in (one, other))
    found = []
    for _ in range(games):
        seed = rng.getrandbits(60)
        for start in (0, 1):
            seats = [first if (seat + start) % 2 == 0 else second for seat in range(players)]
            state = play(seats, seed, rng).state
            points = [float(total(state, seat)) for seat in range(players)]
            mine = [points[seat] for seat in range(players) if seats[seat] is first]
            theirs = [points[seat] for seat in range(players) if seats[seat] is second]
            found.append(fmean(mine) - fmean(theirs))
    return fmean(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
