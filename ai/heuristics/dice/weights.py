"""The weights of 7 Wonders Dice as `ai.tuning.dice` left them, bent by a character."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, cast

from ai.heuristics.dice.evaluation import GROUP_NAMES, STAGE_NAMES, Evaluation
from ai.heuristics.dice.features import NAMES

Groups = Mapping[str, Mapping[str, Mapping[str, float]]]  # by group of tables, stage and name
WEIGHTS: Final = "weights.json"
RIVALRY: Final = "rivalry"


@cache
def learned() -> Groups:
    """What the file says."""
    data = json.loads(files("ai.heuristics.dice").joinpath(WEIGHTS).read_text(encoding="utf-8"))
    return cast(Groups, data["groups"])


def evaluation(groups: Groups, bends: Mapping[str, float]) -> Evaluation:
    """A judge of positions, some of the weights multiplied; `rivalry` is bent too."""
    factors = [bends.get(name, 1.0) for name in NAMES]
    rows = [
        [
            [factor * float(groups[group][stage][name]) for name, factor in zip(NAMES, factors, strict=True)]
            for stage in STAGE_NAMES
        ]
        for group in GROUP_NAMES
    ]
    return Evaluation(rows, bends.get(RIVALRY, 1.0))
