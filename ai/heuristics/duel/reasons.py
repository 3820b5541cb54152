"""Why a move of Duel is good: what it changes in the features that weigh most, as codes with numbers.

A reason's weight is what the change adds to the advantage. What a move takes from the opponent counts like what it
brings; a victory at once is a reason by itself.
"""

from typing import Final

from ai.bot import Reason
from ai.heuristics.duel.evaluation import Evaluation
from ai.heuristics.duel.features import NAMES, features
from engine.duel.apply import DuelLedger
from engine.duel.commands import Command
from engine.duel.rules import resolve
from engine.duel.state import MILITARY, OVER, SCIENTIFIC, State

MOST: Final = 3
LEAST_WEIGHT: Final = 0.02
VICTORIES: Final = {MILITARY: "wins_by_military", SCIENTIFIC: "wins_by_science"}
RESOURCES: Final = ("wood", "stone", "clay", "glass", "papyrus")
# Several features are one reason to a player.
CODES: Final = {
    "to_move": "extra_turn",
    "points": "points",
    "guild_points": "guild_points",
    "coins": "coins",
    "spare_coins": "coins",
    "lead": "military_lead",
    "lead_points": "military_lead",
    "near_capital": "military_threat",
    "symbols_2": "science",
    "symbols_3": "science",
    "symbols_4": "science_threat",
    "symbols_5": "science_threat",
    "open_pairs": "pair_to_come",
    "raw_choices": "choice_of_resources",
    "goods_choices": "choice_of_resources",
    "fixed_raw": "cheap_trade",
    "fixed_goods": "cheap_trade",
    "chains": "chains_to_come",
    "wonders_to_build": "wonder",
    "extra_turns_to_build": "wonder",
    "wonder_points_to_build": "wonder",
    "wonder_prices": "wonders_get_cheaper",
    **{name: "production" for resource in RESOURCES for name in (resource, f"more_{resource}")},
    **{f"token_{number}": "progress_token" for number in range(10)},
}


def reasons(state: State, seat: int, command: Command, evaluation: Evaluation) -> list[Reason]:
    """What speaks for `command` in an imagined position, the weightiest first."""
    before = features(state, seat)
    after = state.copy()
    resolve(DuelLedger(after, None), command)
    if after.phase == OVER and after.victory in VICTORIES and after.winner == seat:
        return [Reason(VICTORIES[after.victory], 1.0)]
    changes = [new - old for new, old in zip(features(after, seat), before, strict=True)]
    return _weighed(changes, evaluation.weights[state.age])


def _weighed(changes: list[float], weights: list[float]) -> list[Reason]:
    gains: dict[str, float] = {}
    amounts: dict[str, float] = {}
    for name, change, weight in zip(NAMES, changes, weights, strict=True):
        code = CODES[name]
        gains[code] = gains.get(code, 0.0) + change * weight
        amounts[code] = amounts.get(code, 0.0) + change
    codes = sorted(gains, key=gains.__getitem__, reverse=True)[:MOST]
    return [
        Reason(code, round(gains[code], 3), {"amount": round(amounts[code])})
        for code in codes
        if gains[code] >= LEAST_WEIGHT
    ]
