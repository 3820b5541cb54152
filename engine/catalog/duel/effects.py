"""Reads what cards and wonders of Duel cost, and what they and the tokens do."""

from collections.abc import Mapping
from typing import Final, get_args

from engine.catalog.duel.model import (
    COLOURS,
    COUNTED,
    RESOURCES,
    SYMBOLS,
    BuildFromDiscard,
    Choice,
    Coins,
    CoinsPer,
    CoinsPerChain,
    Cost,
    Destroy,
    Discount,
    DiscountOn,
    DrawTokens,
    Effect,
    ExtraShields,
    FixedPrice,
    Guild,
    OpponentLoses,
    PlayAgain,
    Points,
    PointsPerToken,
    Production,
    Science,
    Shields,
    TakeTradeCoins,
    WondersPlayAgain,
)
from engine.catalog.fields import Reader, Record, amounts_of, flag, made, number, one_of, record, set_of
from engine.catalog.place import Place

_DISCOUNTED: Final[tuple[DiscountOn, ...]] = get_args(DiscountOn)
_PAID: Final = amounts_of(("coins", *RESOURCES), "unknown_resource")
_UNITS: Final = amounts_of(RESOURCES, "unknown_resource")
_RESOURCES: Final = set_of(one_of(RESOURCES, "unknown_resource"))
_SYMBOL: Final = one_of(SYMBOLS, "unknown_symbol")
_COLOUR: Final = one_of(COLOURS, "unknown_colour")
_COUNTED: Final = one_of(COUNTED, "unknown_counted")
_ON: Final = one_of(_DISCOUNTED, "unknown_discount")


def read_cost(value: object, place: Place) -> Cost:
    """A cost such as {clay: 2, coins: 1}."""
    paid = _PAID(value, place)
    return Cost(paid.get("coins", 0), tuple(paid.get(resource, 0) for resource in RESOURCES))


def read_effects(entry: Record) -> tuple[Effect, ...]:
    """Everything the entry does, in the order of the Effect union."""
    effects = tuple(entry.read(name, reader) for name, reader in _READERS.items() if name in entry.data)
    if not effects:
        raise entry.place.inside("effects").refused("no_effect")
    return effects


def _production(value: object, place: Place) -> Production:
    units = _UNITS(value, place)
    if not units:
        raise place.refused("empty")
    return Production(tuple(units.get(resource, 0) for resource in RESOURCES))


def _coins_per(value: object, place: Place) -> CoinsPer:
    entry = record(value, place, ("amount", "counted"))
    return CoinsPer(entry.read("amount", number), entry.read("counted", _COUNTED))


def _guild(value: object, place: Place) -> Guild:
    entry = record(value, place, ("counted", "coins", "points"))
    counted = entry.read("counted", set_of(_COUNTED))
    return Guild(counted, entry.read_or(0, "coins", number), entry.read("points", number))


def _discount(value: object, place: Place) -> Discount:
    entry = record(value, place, ("units", "for"))
    return Discount(entry.read("for", _ON), entry.read("units", number))


def _present(effect: Effect) -> Reader[Effect]:
    def read(value: object, place: Place) -> Effect:
        if not flag(value, place):
            raise place.refused("not_left_out")
        return effect

    return read


_READERS: Final[Mapping[str, Reader[Effect]]] = {
    "produces": _production,
    "choice": made(Choice, _RESOURCES),
    "fixed_price": made(FixedPrice, _RESOURCES),
    "coins": made(Coins, number),
    "coins_per": _coins_per,
    "points": made(Points, number),
    "shields": made(Shields, number),
    "science": made(Science, _SYMBOL),
    "per_most": _guild,
    "opponent_loses": made(OpponentLoses, number),
    "play_again": _present(PlayAgain()),
    "destroy": made(Destroy, _COLOUR),
    "build_from_discard": _present(BuildFromDiscard()),
    "draw_tokens": made(DrawTokens, number),
    "discount": _discount,
    "take_trade_coins": _present(TakeTradeCoins()),
    "points_per_token": made(PointsPerToken, number),
    "extra_shields": made(ExtraShields, number),
    "wonders_play_again": _present(WondersPlayAgain()),
    "coins_per_chain": made(CoinsPerChain, number),
}

EFFECT_FIELDS: Final = tuple(_READERS)
