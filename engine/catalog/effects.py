"""Reads what cards and stages cost and do."""

from collections.abc import Mapping
from typing import Final

from engine.catalog.fields import (
    Reader,
    Record,
    amounts_of,
    distinct,
    flag,
    list_of,
    made,
    number,
    one_of,
    record,
    set_of,
    text,
)
from engine.catalog.model import (
    COUNTED,
    NEIGHBOURS,
    POWERS,
    RECEIVERS,
    RESOURCE_GROUPS,
    RESOURCES,
    SIDES,
    SUFFERED,
    SYMBOLS,
    VICTORY_WORTH,
    WHERE,
    BoardRebate,
    CoinLoss,
    Coins,
    CoinsPer,
    CopiedScience,
    Cost,
    Debt,
    Diplomacy,
    DiscardDefeats,
    Discount,
    Effect,
    Gift,
    Points,
    PointsIfWonderComplete,
    PointsPer,
    Power,
    Production,
    Rebate,
    Resource,
    Science,
    Shields,
    VictoryToken,
)
from engine.catalog.place import Place

_RESOURCE: Final = one_of(RESOURCES, "unknown_resource")
_PAID: Final = amounts_of(("coins", *RESOURCES), "unknown_resource")
_SYMBOL: Final = one_of(SYMBOLS, "unknown_symbol")
_POWER: Final = one_of(POWERS, "unknown_power")
_WHERE: Final = one_of(WHERE, "unknown_where")
_COUNTED: Final = set_of(one_of(COUNTED, "unknown_counted"))
_GROUP: Final = one_of(RESOURCE_GROUPS, "unknown_resource")
_NEIGHBOURS: Final = one_of(NEIGHBOURS, "unknown_neighbours")
_RECEIVERS: Final = one_of(RECEIVERS, "unknown_receivers")
_SUFFERED: Final = one_of(SUFFERED[1:], "unknown_counted")
_WORTH: Final = one_of(VICTORY_WORTH, "unknown_worth")
_SIDE: Final = one_of(SIDES, "unknown_neighbours")


def read_cost(value: object, place: Place) -> Cost:
    """A cost such as {clay: 2, coins: 1}."""
    paid = _PAID(value, place)
    return Cost(paid.get("coins", 0), tuple(paid.get(resource, 0) for resource in RESOURCES))


def read_effects(entry: Record) -> tuple[Effect, ...]:
    """Everything the entry does, in the order of the Effect union."""
    effects = [entry.read(name, reader) for name, reader in _READERS.items() if name in entry.data]
    if "produces" in entry.data or "sold" in entry.data:
        effects.insert(0, Production(entry.read("produces", list_of(_slot)), entry.read("sold", flag)))
    if not effects:
        raise entry.place.inside("effects").refused("no_effect")
    return tuple(effects)


def _slot(value: object, place: Place) -> tuple[Resource, ...]:
    choices = text(value, place).split("/")
    return distinct(tuple(_RESOURCE(choice, place) for choice in choices), place)


def _per(effect: type[CoinsPer] | type[PointsPer]) -> Reader[Effect]:
    def read(value: object, place: Place) -> Effect:
        entry = record(value, place, ("amount", "counted", "where"))
        return effect(entry.read("amount", number), entry.read("counted", _COUNTED), entry.read("where", _WHERE))

    return read


def _discount(value: object, place: Place) -> Discount:
    entry = record(value, place, ("resources", "neighbours"))
    return Discount(entry.read("resources", _GROUP), entry.read("neighbours", _NEIGHBOURS))


def _gift(value: object, place: Place) -> Gift:
    entry = record(value, place, ("amount", "to"))
    return Gift(entry.read("amount", number), entry.read("to", _RECEIVERS))


def _coin_loss(value: object, place: Place) -> CoinLoss:
    entry = record(value, place, ("amount", "per"))
    return CoinLoss(entry.read("amount", number), entry.read_or("", "per", _SUFFERED))


def _discard_defeats(value: object, place: Place) -> DiscardDefeats:
    if not flag(value, place):
        raise place.refused("no_effect")
    return DiscardDefeats()


_READERS: Final[Mapping[str, Reader[Effect]]] = {
    "coins": made(Coins, number),
    "points": made(Points, number),
    "shields": made(Shields, number),
    "science": made(Science, _SYMBOL),
    "discount": _discount,
    "coins_per": _per(CoinsPer),
    "points_per": _per(PointsPer),
    "points_if_wonder_complete": made(PointsIfWonderComplete, number),
    "power": made(Power, _POWER),
    "gift": _gift,
    "coin_loss": _coin_loss,
    "debt": made(Debt, number),
    "diplomacy": made(Diplomacy, number),
    "victory_token": made(VictoryToken, _WORTH),
    "discard_defeats": _discard_defeats,
    "copied_science": made(CopiedScience, number),
    "rebate": made(Rebate, _SIDE),
    "board_rebate": made(BoardRebate, number),
}

EFFECT_FIELDS: Final = ("produces", "sold", *_READERS)
