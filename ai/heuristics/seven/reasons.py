"""Why a move of 7 Wonders is good, in codes with numbers: what it changes in the own city, as the bot weighs it.

A move is compared with the mean of the other moves, all against the same choices of the other seats.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ai.bot import Reason
from ai.heuristics.seven.features import NAMES, city_features
from ai.heuristics.seven.looks import move_features
from ai.heuristics.seven.world import SevenWorld
from engine.seven.book import words
from engine.seven.commands import BuildCard, BuildForNothing, BuildStage, Command, Play, SellCard, TakeFromDiscard
from engine.seven.facts import AGES
from engine.seven.state import State

Details = Mapping[str, int | str]
Features = Mapping[str, float]

_RESOURCES: Final = ("wood", "stone", "clay", "ore", "glass", "cloth", "papyrus")
_PRICES: Final = tuple(name for name in NAMES if "prices" in name and name != "stage_prices")
# What the features speak of; each topic has one code, or a few from which its words choose.
TOPICS: Final[Mapping[str, Sequence[str]]] = {
    "points": ("civilian", "commerce", "guilds", "yellow_cards", "guild_cards"),
    "stage": ("wonder", "stages_left", "stage_points_left", "stages_affordable", "stage_prices"),
    "shields": ("military", "ahead", "behind", "lead", "lag", "shields", "red_cards", "chained_shields"),
    "science": ("science", "symbols", "two_kinds", "three_kinds", "next_symbol", "free_symbols"),
    "resources": (
        *_RESOURCES,
        "second_raw",
        "third_raw",
        "choices",
        "sold_wares",
        "buyable_raw",
        "buyable_goods",
        *_PRICES,
    ),
    "cheaper_trade": ("raw_discounts", "goods_discount"),
    "coins": ("treasury", "coins", "no_coins"),
    "chain_for": ("chained_now", "chained_points", "chained_symbols", "chained_others"),
    "power": ("plays_last_card", "free_builds", "free_colours", "copies_guild"),
    "next_hand": ("points_in_hand", "science_in_hand", "shields_in_hand"),
}
CODES: Final = (
    "points",
    "stage",
    "shields",
    "shields_ahead_of_left",
    "shields_ahead_of_right",
    "shields_ahead_of_both",
    "science",
    "science_set",
    "new_resource",
    "more_resources",
    "cheaper_trade",
    "coins",
    "chain_for",
    "power",
    "next_hand",
    "denies",
)
_MOST: Final = 4
_LEAST: Final = 0.02
_OTHERS_LOOKED_AT: Final = 12
_DENIED_SHARE: Final = 0.5  # the next seat would take the card about every other time


def reasons(world: SevenWorld, command: Command, others: Sequence[Command]) -> Sequence[Reason]:
    """The weightiest reasons for a move, best first."""
    before = _features(world)
    after, weights = _after(world, command)
    sample = others[:: max(1, len(others) // _OTHERS_LOOKED_AT)]
    rest = [_after(world, other)[0] for other in sample] or [before]
    gain = {name: after[name] - sum(other[name] for other in rest) / len(rest) for name in NAMES}
    found = [
        _reason(topic, sum(weights[name] * gain[name] for name in names), world, command, before, after)
        for topic, names in TOPICS.items()
    ]
    found += _denials(world, command, weights)
    found = [reason for reason in found if reason.weight >= _LEAST]
    return tuple(sorted(found, key=lambda reason: reason.weight, reverse=True)[:_MOST])


def _features(world: SevenWorld) -> Features:
    return dict(zip(NAMES, city_features(world.state, world.seat()), strict=True))


def _after(world: SevenWorld, command: Command) -> tuple[Features, Features]:
    """The own city after a move, and what each feature weighs then."""
    after = world.copy()
    assert isinstance(after, SevenWorld)
    after.play(command)
    weights = dict(zip(NAMES, after.evaluation.row(after.state), strict=True))
    return _features(after), weights


def _reason(
    topic: str, weight: float, world: SevenWorld, command: Command, before: Features, after: Features
) -> Reason:
    grown = {name: round(after[name] - before[name]) for name in NAMES}
    if topic in _WORDS:
        code, details = _WORDS[topic](world.state, command, grown)
        return Reason(code, weight, details)
    if topic == "points":
        return Reason(topic, weight, {"points": grown["civilian"] + grown["commerce"] + grown["guilds"]})
    if topic == "coins":
        return Reason(topic, weight, {"coins": world.state.coins[command.city]})
    return Reason(topic, weight)


def _stage(state: State, command: Command, grown: Mapping[str, int]) -> tuple[str, Details]:
    return "stage", {"stage": state.stages[command.city] + 1, "points": grown["wonder"]}


def _shields(state: State, command: Command, grown: Mapping[str, int]) -> tuple[str, Details]:
    """Named after the neighbours that the new shields leave behind."""
    city = command.city
    had = state.shields[city]
    has = had + grown["shields"]
    left, right = state.shields[state.table.left[city]], state.shields[state.table.right[city]]
    passed = (had <= left < has, had <= right < has)
    code = {(True, True): "_ahead_of_both", (True, False): "_ahead_of_left", (False, True): "_ahead_of_right"}
    return "shields" + code.get(passed, ""), {"shields": has, "left": left, "right": right}


def _science(state: State, command: Command, grown: Mapping[str, int]) -> tuple[str, Details]:
    code = "science_set" if grown["three_kinds"] > 0 else "science"
    return code, {"points": grown["science"]}


def _resources(state: State, command: Command, grown: Mapping[str, int]) -> tuple[str, Details]:
    new = [resource for resource in _RESOURCES if grown[resource] > 0]
    return ("new_resource", {"resource": new[0]}) if new else ("more_resources", {})


def _chain(state: State, command: Command, grown: Mapping[str, int]) -> tuple[str, Details]:
    if isinstance(command, BuildCard | BuildForNothing | TakeFromDiscard):
        for opened in state.book.cards[command.card].opens:
            child = state.book.cards[opened]
            if not state.barred[AGES * command.city + child.age] & child.bit:
                return "chain_for", {"card": words(state.book.edition).card_ids[opened]}
    return "chain_for", {}


_WORDS: Final[Mapping[str, Callable[[State, Command, Mapping[str, int]], tuple[str, Details]]]] = {
    "stage": _stage,
    "shields": _shields,
    "science": _science,
    "resources": _resources,
    "chain_for": _chain,
}


def _denials(world: SevenWorld, command: Command, weights: Features) -> list[Reason]:
    """Giving a card up keeps it from the seat that gets the hand next."""
    if not isinstance(command, Play) or not isinstance(command, SellCard | BuildStage):
        return []
    told = move_features(world.state, command)
    points = told[27] + told[28]
    card = words(world.state.book.edition).card_ids[command.card]
    return [Reason("denies", _DENIED_SHARE * points * weights["civilian"], {"card": card, "points": round(points)})]
