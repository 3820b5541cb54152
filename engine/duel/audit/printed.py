"""What the catalog prints on cards, wonders and tokens, as an audit needs it; shares no code with `book.py`."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from engine.catalog.duel import model
from engine.catalog.duel.loader import load_duel


@dataclass(slots=True)
class Share:
    """What one card, wonder or token adds to its city, and what it does at once."""

    kind: model.Colour | None = None
    sums: dict[str, int] = field(default_factory=dict)
    """By the name of the city's field: amounts that add up."""
    masks: dict[str, int] = field(default_factory=dict)
    """By the name of the city's field: bits that are there or not."""
    symbol: model.Symbol | None = None
    shields: int = 0
    extra_shields: int = 0
    again: bool = False
    later_again: bool = False
    destroys: model.Colour | None = None
    digs: bool = False
    draws: int = 0
    guild: model.Guild | None = None


@dataclass(slots=True)
class Layout:
    """One structure: slots as bits."""

    face_up: int
    covering: list[int]
    """For each slot, the slots that lie on it."""


@dataclass(slots=True)
class Printed:
    """Everything that is printed, by number."""

    catalog: model.DuelCatalog
    cards: list[Share]
    wonders: list[Share]
    tokens: list[Share]
    layouts: list[Layout]


@cache
def printed() -> Printed:
    """The shares, straight from the catalog."""
    catalog = load_duel()
    return Printed(
        catalog,
        [_card(catalog, card) for card in catalog.cards],
        [_share(wonder.effects, "wonder_points", {"counts": 32 ** len(model.COLOURS)}) for wonder in catalog.wonders],
        [_share(token.effects, "token_points", {}) for token in catalog.tokens],
        [_layout(structure) for structure in catalog.structures],
    )


def _layout(structure: model.Structure) -> Layout:
    return Layout(
        sum(2**number for number, slot in enumerate(structure.slots) if slot.face_up),
        [sum(2**other for other in slot.covered_by) for slot in structure.slots],
    )


def _card(catalog: model.DuelCatalog, card: model.Card) -> Share:
    share = _share(card.effects, f"{card.colour}_points", {"counts": 32 ** model.COLOURS.index(card.colour)})
    share.kind = card.colour
    chained = [other.id for other in catalog.cards if other.free_with is not None]
    opened = [other.id for other in catalog.cards if other.free_with == card.id]
    share.masks["chains"] = sum(2 ** chained.index(other) for other in opened)
    return share


def _share(effects: Iterable[model.Effect], points: str, sums: dict[str, int]) -> Share:
    share = Share(sums=sums)
    for effect in effects:
        if isinstance(effect, model.Points):
            share.sums[points] = effect.amount
        elif not _add_trade(share, effect) and not _add_token(share, effect):
            _add_deed(share, effect)
    return share


def _add_trade(share: Share, effect: model.Effect) -> bool:
    match effect:
        case model.Production(units):
            share.sums["makes"] = sum(amount * 16**resource for resource, amount in enumerate(units))
        case model.Choice(resources):
            share.sums["choices"] = 1 if resources == model.RAW else 4
        case model.FixedPrice(resources):
            share.masks["fixed"] = sum(15 * 16 ** model.RESOURCES.index(resource) for resource in resources)
        case _:
            return False
    return True


def _add_token(share: Share, effect: model.Effect) -> bool:
    match effect:
        case model.Discount(on, units):
            share.sums[f"{on}_discount"] = units
        case model.TakeTradeCoins():
            share.masks["takes_trade_coins"] = 1
        case model.PointsPerToken(amount):
            share.sums["points_per_token"] = amount
        case model.ExtraShields(amount):
            share.sums["extra_shields"] = share.extra_shields = amount
        case model.WondersPlayAgain():
            share.masks["wonders_again"] = 1
            share.later_again = True
        case model.CoinsPerChain(amount):
            share.sums["chain_coins"] = amount
        case _:
            return False
    return True


def _add_deed(share: Share, effect: model.Effect) -> None:
    """Coins leave no trace in a city but in its purse."""
    match effect:
        case model.Science(symbol):
            share.symbol = symbol
            share.masks["symbols"] = 2 ** model.SYMBOLS.index(symbol)
        case model.Shields(amount):
            share.shields = amount
        case model.PlayAgain():
            share.again = True
        case model.Destroy(colour):
            share.destroys = colour
        case model.BuildFromDiscard():
            share.digs = True
        case model.DrawTokens(amount):
            share.draws = amount
        case model.Guild():
            share.guild = effect
        case _:
            pass
