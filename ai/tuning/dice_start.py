"""Where learning the weights of 7 Wonders Dice starts: what a beginner would say, in points."""

from collections.abc import Mapping
from typing import Final

from ai.heuristics.dice.evaluation import GROUP_NAMES, STAGE_NAMES
from ai.heuristics.dice.features import FIRST_STAGE, NAMES
from ai.heuristics.dice.weights import Groups

# What a point is worth as a strength, stage by stage: the later, the surer it decides.
SCALE: Final = (0.1, 0.12, 0.15, 0.2, 0.4)
# What each thing is worth in points, stage by stage.
HAND_SET: Final[Mapping[str, tuple[float, float, float, float, float]]] = {
    "points": (1.0, 1.0, 1.0, 1.0, 1.0),
    "warehouse": (3.5, 2.0, 1.2, 0.5, 0.0),
    "agora": (0.3, 0.3, 0.3, 0.1, 0.0),
    "barracks_west": (0.3, 0.3, 0.3, 0.1, 0.0),
    "barracks_east": (0.3, 0.3, 0.3, 0.1, 0.0),
    "market": (1.0, 0.7, 0.5, 0.2, 0.0),
    "university": (1.2, 1.0, 0.8, 0.3, 0.0),
    "gallery": (0.5, 0.5, 0.5, 0.2, 0.0),
    "court": (0.5, 0.5, 0.5, 0.2, 0.0),
    "wonder": (0.5, 0.5, 0.5, 0.3, 0.0),
    "defences": (0.3, 0.2, 0.1, 0.0, 0.0),
    "many_resources": (-1.0, -0.5, -0.3, 0.0, 0.0),
    "cheaper_dice": (4.0, 3.0, 2.0, 1.0, 0.0),
    "free_dice": (0.8, 0.6, 0.4, 0.2, 0.0),
    "coins_on_dice": (0.6, 0.4, 0.3, 0.1, 0.0),
    "black_die": (4.0, 4.0, 3.0, 1.5, 0.0),
    "white_die": (4.0, 4.0, 3.0, 1.5, 0.0),
    "purple_die": (4.0, 4.0, 3.0, 1.5, 0.0),
    "second_steps": (1.0, 1.0, 0.7, 0.3, 0.0),
    "completed_1": (2.0, 2.0, 1.0, 0.5, 0.0),
    "completed_2": (2.0, 2.0, 1.0, 0.5, 0.0),
    "completed_3": (2.0, 2.0, 1.0, 0.5, 0.0),
    "nearly_complete": (3.0, 4.0, 4.0, 2.0, 0.0),
    "one_field_left": (1.0, 1.0, 1.0, 1.0, 0.0),
    "useful_faces": (0.15, 0.1, 0.1, 0.05, 0.0),
    "coins": (0.7, 0.6, 0.5, 0.4, 0.02),
    "spare_coins": (0.5, 0.4, 0.3, 0.2, 0.02),
    "guarded": (0.4, 0.4, 0.3, 0.2, 0.0),
    "blocked": (-0.4, -0.4, -0.3, -0.2, 0.0),
    "race": (0.1, 0.2, 0.2, 0.1, 0.0),
    "court_open": (0.3, 0.3, 0.3, 0.2, 0.0),
    "grey_faces": (0.05, 0.05, 0.03, 0.0, 0.0),
    "awaited_fields": (3.0, 3.0, 3.0, 2.5, 2.0),
    "awaited_actions": (4.0, 4.0, 4.0, 3.5, 3.0),
    "awaited_bonus": (4.0, 4.0, 4.0, 3.0, 1.0),
    **dict.fromkeys(NAMES[FIRST_STAGE:], (0.0, 0.0, 0.0, 0.0, 0.0)),  # a stage is a stage to a beginner
}


def hand_set() -> Groups:
    """The same for every table."""
    stages = {stage: hand_set_stage(stage) for stage in STAGE_NAMES}
    return dict.fromkeys(GROUP_NAMES, stages)


def hand_set_stage(stage: str) -> Mapping[str, float]:
    """The weights of one stage of the game."""
    number = STAGE_NAMES.index(stage)
    return {name: round(HAND_SET[name][number] * SCALE[number], 5) for name in NAMES}
