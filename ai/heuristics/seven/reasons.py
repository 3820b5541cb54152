"""Why a move of 7 Wonders is good, in codes with numbers of the game, the weightiest first (`telling.MEANINGS` says
what each code means).

A move is compared with the mean of the moves that do something else, feature by feature, all against the same choices
of the other seats. Several features are one topic to a player, who hears of it only if the move does something there.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ai.bot import Reason
from ai.heuristics.seven.built import Details, card_id, thing_of
from ai.heuristics.seven.features import NAMES, city_features
from ai.heuristics.seven.looks import NAMES as LOOKS
from ai.heuristics.seven.looks import move_features
from ai.heuristics.seven.prices import DEAREST
from ai.heuristics.seven.schemes import mean_loss
from ai.heuristics.seven.telling import MEANINGS, RESOURCES, TELLING, tell_free_build
from ai.heuristics.seven.telling_cities import tell_inflicted, tell_partner
from ai.heuristics.seven.world import SevenWorld
from engine.seven.commands import BuildCard, BuildStage, Command, Play, SellCard
from engine.seven.state import State

Features = Mapping[str, float]

_PRICES: Final = tuple(name for name in NAMES if "prices" in name and name != "stage_prices")
_IN_HAND: Final = tuple(name for name in NAMES if name.endswith("_in_hand"))  # what can be paid of the next hand
_CONFLICTS: Final = ("conflicts_won", "conflicts_lost")
TOPICS: Final[Mapping[str, Sequence[str]]] = {
    "points": ("civilian", "commerce", "yellow_cards", "black", "black_cards", "awaited_victories"),
    "guild": ("guilds", "guild_cards"),
    "stage": ("wonder", "stages_left", "stage_points_left", "stages_affordable", "stage_prices"),
    "shields": ("military", "ahead", "behind", "lead", "lag", "shields", "red_cards", "chained_shields", *_CONFLICTS),
    "science": ("science", "symbols", "two_kinds", "three_kinds", "next_symbol", "free_symbols"),
    "resources": (
        *RESOURCES,
        "second_raw",
        "third_raw",
        "choices",
        "sold_wares",
        "buyable_raw",
        "buyable_goods",
        *_PRICES,
        *_IN_HAND,
    ),
    "cheaper_trade": ("raw_discounts", "goods_discount"),
    "coins": ("treasury", "coins", "no_coins", "saved_for_stage"),
    "chain_for": ("chained_now", "chained_points", "chained_symbols", "chained_others"),
    "power": ("plays_last_card", "free_builds", "free_colours", "copies_guild"),
    "diplomacy": ("military", "diplomacy", *_CONFLICTS),
    "raid": ("military", "awaited_victories"),
    "copies": ("science", "copied_symbols", "copyable_symbols"),
    "rebate": (*_PRICES, *_IN_HAND),
    "black_power": (*_PRICES, *_IN_HAND, "stages_affordable", "stage_prices"),
    "defeats": ("military",),
    "loss": ("treasury", "coins", "no_coins", "debt"),
}
CODES: Final = tuple(MEANINGS)
_MOST: Final = 3
_LEAST: Final = 0.02
_LEAST_SHARE: Final = 0.25  # of the weightiest reason; less is not worth a word
_OTHERS_LOOKED_AT: Final = 6
_COINS_FOR_A_POINT: Final = 3


def reasons(world: SevenWorld, command: Command, others: Sequence[Command]) -> Sequence[Reason]:
    """The weightiest reasons for a move, best first."""
    after, weights = _after(world, command)
    others = [other for other in others if not _is_alike(other, command)]
    sample = others[:: max(1, len(others) // _OTHERS_LOOKED_AT)]
    rest = [_after(world, other)[0] for other in sample] or [_features(world)]
    gain = {name: after[name] - sum(other[name] for other in rest) / len(rest) for name in NAMES}
    found = _weighed(world.state, command, {name: weights[name] * gain[name] for name in NAMES})
    found += _savings(world.state, command, weights) + _denials(world.state, command, weights)
    found += _of_free_city(world.state, command, weights) + _of_others(world.state, command, weights)
    return _worth_telling(found)


def _is_alike(one: Command, other: Command) -> bool:
    """The same thing done, if with another card or another payment."""
    if isinstance(one, BuildCard) and isinstance(other, BuildCard):
        return one.card == other.card
    return type(one) is type(other) and isinstance(one, BuildStage | SellCard)


def _features(world: SevenWorld) -> Features:
    return dict(zip(NAMES, city_features(world.state, world.seat()), strict=True))


def _after(world: SevenWorld, command: Command) -> tuple[Features, Features]:
    """The own city after the turn of a move, and what each feature weighs then."""
    after = _end_of_turn(_played(world, command))
    weights = dict(zip(NAMES, after.evaluation.row(after.state), strict=True))
    return _features(after), weights


def _played(world: SevenWorld, move: object) -> SevenWorld:
    after = world.copy()
    assert isinstance(after, SevenWorld)
    after.play(move)
    return after


def _end_of_turn(world: SevenWorld) -> SevenWorld:
    """Make the choices that belong to the turn, such as for the Free City, each in the best way."""
    while not world.is_over() and world.is_mid_turn():
        world = max((_played(world, move) for move in world.moves()), key=lambda after: after.value(after.seat()))
    return world


def _weighed(state: State, command: Command, gains: Features) -> list[Reason]:
    """The topics in which the move does something for the own city."""
    if command.city != command.seat:
        return []
    told = {topic: tell(state, command) for topic, tell in TELLING.items()}
    return [
        Reason(fact[0], sum(gains[name] for name in TOPICS[topic]), fact[1])
        for topic, fact in told.items()
        if fact is not None
    ]


def _savings(state: State, command: Command, weights: Features) -> list[Reason]:
    """What a card would have cost that is free."""
    told = tell_free_build(state, command)
    if told is None or command.city != command.seat:
        return []
    code, details = told
    return [Reason(code, int(details.get("coins", DEAREST)) * _coin(weights), details)]


def _denials(state: State, command: Command, weights: Features) -> list[Reason]:
    """Giving a card up, or leaving it to the Free City, keeps it from the seat that gets the hand next."""
    if not isinstance(command, Play):
        return []
    if not isinstance(command, SellCard | BuildStage) and command.city == command.seat:
        return []
    look = _look(state, command)
    points = look["denied_points"] + look["denied_science"]
    details: Details = {"card": card_id(state, command.card), "points": round(points)}
    rivals = max(2, state.table.players - 1)  # of whom one loses the points, if it would have taken the card
    return [Reason("denies", points * weights["civilian"] / rivals, details)] if points > 0 else []


def _of_free_city(state: State, command: Command, weights: Features) -> list[Reason]:
    """What a move for the Free City does to the two players."""
    if command.city == command.seat:
        return []
    look = _look(state, command)
    coins = look["paid_to_me"]
    arms = (look["against_rival"] - look["against_me"]) * weights["ahead"]
    pays = [Reason("free_city_pays", coins * _coin(weights), {"coins": round(coins)})] if coins else []
    return [*pays, Reason("free_city_arms", arms) if arms > 0 else Reason("free_city_harmless", 0.0)]


def _of_others(state: State, command: Command, weights: Features) -> list[Reason]:
    """What opponents lose, and what of the price a partner gets."""
    found: list[Reason] = []
    inflicted, loss = tell_inflicted(state, command), thing_of(state, command).loss
    if inflicted is not None and loss is not None:
        found.append(Reason(inflicted[0], mean_loss(state, command.city, loss) * _coin(weights), inflicted[1]))
    paid = tell_partner(state, command)
    if paid is not None:
        found.append(Reason(paid[0], int(paid[1]["coins"]) * _coin(weights), paid[1]))
    return found


def _look(state: State, command: Command) -> Features:
    return dict(zip(LOOKS, move_features(state, command), strict=True))


def _coin(weights: Features) -> float:
    """What a coin is worth, spent or kept."""
    return weights["coins"] + weights["treasury"] / _COINS_FOR_A_POINT


def _worth_telling(found: list[Reason]) -> Sequence[Reason]:
    """The weightiest; at least one, where anything can be said at all."""
    ranked = sorted(found, key=lambda reason: reason.weight, reverse=True)[:_MOST]
    if not ranked:
        return ()
    least = max(_LEAST, _LEAST_SHARE * ranked[0].weight)
    return tuple(reason for reason in ranked if reason.weight >= least) or ranked[:1]
