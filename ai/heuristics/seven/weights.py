"""The learned weights of 7 Wonders as `ai.tuning.seven` left them, made ready for every moment of a game."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, cast

from ai.heuristics.seven import features, looks
from ai.heuristics.seven.evaluation import GROUP_NAMES, MOMENTS, Evaluation
from ai.heuristics.seven.policy import Policy

Age = Mapping[str, Mapping[str, float]]  # "begin" and "end", each with a weight per name
Group = Sequence[Age]
Groups = Mapping[str, Group]  # by the name of the group of tables
KINDS: Final = ("positions", "moves")
FILES: Final = ("weights.json", "weights_of_cities.json")


@cache
def learned() -> Mapping[str, Groups]:
    """What the files say, for the base game and for Cities: weights for positions and for moves."""
    base, cities = (_read(name) for name in FILES)
    return {kind: {**base[kind], **cities[kind]} for kind in KINDS}


def _read(name: str) -> Mapping[str, Groups]:
    text = files("ai.heuristics.seven").joinpath(name).read_text(encoding="utf-8")
    return cast(Mapping[str, Groups], json.loads(text))


def evaluation(groups: Groups, bends: Mapping[str, float]) -> Evaluation:
    """A judge of positions, some of the weights multiplied; `rivalry` is bent too."""
    return Evaluation(_by_moment(groups, features.NAMES, bends), bends.get("rivalry", 1.0))


def policy_of(groups: Groups) -> Policy:
    """A judge of moves."""
    return Policy(_by_moment(groups, looks.NAMES, {}))


def _by_moment(groups: Groups, names: Sequence[str], bends: Mapping[str, float]) -> list[list[list[float]]]:
    """One list of weights for each moment of each age, between those of its beginning and its end.

    The base game's weights know nothing of what Cities brings.
    """
    factors = [bends.get(name, 1.0) for name in names]
    return [
        [
            [
                factor * between(age["begin"].get(name, 0.0), age["end"].get(name, 0.0), moment / (moments - 1))
                for name, factor in zip(names, factors, strict=True)
            ]
            for age in groups[group]
            for moment in range(moments)
        ]
        for group, moments in zip(GROUP_NAMES, MOMENTS, strict=True)
    ]


def between(begin: float, end: float, late: float) -> float:
    """From the first to the second as the age goes on."""
    return begin * (1.0 - late) + end * late
