"""The weights of 7 Wonders Dice, bent by a character.

Most know what foretells a victory, as `ai.tuning.dice` learned it; masters know what leads to one, which
`ai.tuning.dice_climb` found.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, cast

from ai.heuristics.dice.evaluation import GROUP_NAMES, STAGE_NAMES, Evaluation
from ai.heuristics.dice.features import NAMES

Groups = Mapping[str, Mapping[str, Mapping[str, float]]]  # by group of tables, stage and name
WEIGHTS: Final = "weights.json"
WEIGHTS_OF_MASTERS: Final = "weights_of_masters.json"
# What may be bent beside the weights: how much others count, and whether to judge as masters do.
RIVALRY: Final = "rivalry"
MASTERY: Final = "mastery"


@cache
def learned(name: str = WEIGHTS) -> Groups:
    """What a file says."""
    data = json.loads(files("ai.heuristics.dice").joinpath(name).read_text(encoding="utf-8"))
    return cast(Groups, data["groups"])


def known(bends: Mapping[str, float]) -> Groups:
    """The weights that are bent."""
    return learned(WEIGHTS_OF_MASTERS) if bends.get(MASTERY) else learned()


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
