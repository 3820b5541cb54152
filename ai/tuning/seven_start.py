"""Where learning the weights of 7 Wonders starts: what a beginner would say, or for Cities the base game's weights."""

from collections.abc import Mapping

from ai.heuristics.seven import features, looks
from ai.heuristics.seven.evaluation import GROUP_NAMES
from ai.heuristics.seven.weights import Age, Group, Groups, learned
from engine.seven.facts import AGES

Weights = Mapping[str, Groups]

# What a beginner would say each thing is worth, in points.
HAND_SET = {
    **dict.fromkeys(("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"), 1.0),
    "coins": 0.2,
    "ahead": 3.0,
    "behind": -1.0,
    "symbols": 1.5,
    "three_kinds": 3.0,
    "next_symbol": 0.3,
    **dict.fromkeys(("wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"), 0.7),
    **dict.fromkeys(
        ("prices_of_points_now", "prices_of_symbols_now", "prices_of_shields_now", "other_prices_now"), -0.4
    ),
    **dict.fromkeys(("prices_of_points", "prices_of_symbols", "prices_of_shields", "other_prices"), -0.4),
    "second_raw": 1.0,
    "choices": 0.5,
    "stages_affordable": 1.0,
    "stages_left": -1.0,
    "stage_prices": -0.2,
    "chained_points": 1.0,
    "chained_shields": 0.7,
    "chained_symbols": 1.0,
    "plays_last_card": 2.0,
    "free_builds": 1.5,
}
HAND_SET_MOVES = {
    "stage": 1.0,
    "sale": -1.0,
    "bank": -0.2,
    "trade": -0.4,
    "last_coins": -0.1,
    "points": 0.4,
    "points_per": 0.4,
    "symbol": 0.8,
    "science": 0.25,
    "shields": 0.3,
    "overtaken": 0.7,
    "new_raw": 0.7,
    "second_raw": 0.3,
    "new_goods": 0.9,
    "coins": 0.15,
    "chains": 0.3,
    "power": 1.0,
    "denied_points": 0.1,
    "denied_science": 0.1,
    "paid_to_me": 0.3,
    "paid_to_rival": -0.3,
    "against_me": -0.5,
    "against_rival": 0.5,
}
_STRENGTH_OF_A_POINT = 0.12
# What Cities brings; debt and conflicts count on top of what the treasury and the shields count already.
HAND_SET_OF_CITIES = {
    "black": 1.0,
    "debt": -0.5,
    "diplomacy": 0.5,
    "conflicts_won": 1.0,
    "conflicts_lost": -0.5,
    "copied_symbols": 1.0,
    "copyable_symbols": 0.3,
    "awaited_victories": 0.7,
    "saved_for_stage": 0.3,
}
HAND_SET_MOVES_OF_CITIES = {
    "black": 0.2,
    "black_power": 0.8,
    "rebates": 0.5,
    "copied_science": 0.25,
    "diplomacy": 0.3,
    "diplomacy_behind": 0.5,
    "diplomacy_ahead": -0.5,
    "token": 0.35,
    "debts": 0.1,
    "gifts": -0.05,
    "loss_inflicted": 0.2,
    "defeats_cleared": 0.3,
    "takes_debt": -0.5,
    "paid_to_partner": 0.3,
}
# Whose weights a table of Cities borrows at first.
LENDERS = {"cities 3": "3", "cities 4-5": "4-5", "cities 6-7": "6-7", "teams": "4-5"}


def hand_set() -> Weights:
    """What a beginner would say."""
    worth = {**HAND_SET, **HAND_SET_OF_CITIES}
    liked = {**HAND_SET_MOVES, **HAND_SET_MOVES_OF_CITIES}
    position = {name: worth.get(name, 0.0) * _STRENGTH_OF_A_POINT for name in features.NAMES}
    move = {name: liked.get(name, 0.0) for name in looks.NAMES}
    return {
        "positions": {group: [{"begin": position, "end": position}] * AGES for group in GROUP_NAMES},
        "moves": {group: [{"begin": move, "end": move}] * AGES for group in GROUP_NAMES},
    }


def borrowed() -> Weights:
    """The base game's weights for Cities too, and a beginner's for what they do not know."""
    known = learned()
    worth = {name: points * _STRENGTH_OF_A_POINT for name, points in HAND_SET_OF_CITIES.items()}
    return {
        "positions": _lent(known["positions"], dict.fromkeys(features.NAMES, 0.0) | worth),
        "moves": _lent(known["moves"], dict.fromkeys(looks.NAMES, 0.0) | HAND_SET_MOVES_OF_CITIES),
    }


def _lent(groups: Groups, new: Mapping[str, float]) -> Groups:
    return {**groups, **{group: _with_new(groups[lender], new) for group, lender in LENDERS.items()}}


def _with_new(group: Group, new: Mapping[str, float]) -> Group:
    return [_age_with_new(age, new) for age in group]


def _age_with_new(age: Age, new: Mapping[str, float]) -> Age:
    return {end: {**new, **weights} for end, weights in age.items()}
