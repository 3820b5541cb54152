"""Counts a city anew from the catalog and the cards that lie in it, sharing no code with the ledger: for audits."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from engine.catalog import model
from engine.catalog.loader import load_seven
from engine.seven.book import COLOUR_NAMES, DISCOUNT_BITS, POWER_NAMES, REBATE_BITS, SYMBOL_NAMES
from engine.seven.state import State
from engine.seven.trade import CACHE
from engine.seven.wares import SLOT_MASKS

Numbers = dict[str, int | list[int]]

_AGES = len(model.AGES)


@dataclass(slots=True)
class Share:
    """What one card, stage or board adds to its city."""

    own: int = 0
    own_reach: int = 0
    sells: int = 0
    sells_reach: int = 0
    discounts: int = 0
    shields: int = 0
    powers: int = 0
    copies: int = 0
    symbols: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Kind:
    """One kind of card: its share, and its place among the others."""

    share: Share
    building: str
    age: int
    bit: int
    colour: int
    barred: list[tuple[int, int]]
    """Age and bit of every card of the same building."""
    opened: list[tuple[int, int]]
    """Age and bit of every card that this one makes free."""


@dataclass(slots=True)
class Shelf:
    """Everything of one edition, by number."""

    kinds: list[Kind]
    boards: list[Share]
    stages: list[list[Share]]
    """One list per side, in building order."""


@cache
def shelf(edition: int, expansions: tuple[str, ...] = ()) -> Shelf:
    """The shares of an edition with these expansions, straight from the catalog."""
    catalog = load_seven(edition, expansions)
    boards, stages = [], []
    for board in catalog.boards:
        for side in catalog.sides:
            boards.append(_share([model.Production(((board.resource,),), sold=True)]))
            stages.append([_share(stage.effects) for stage in board.sides[side]])
    return Shelf(_kinds(catalog.cards), boards, stages)


def _kinds(cards: Sequence[model.Card]) -> list[Kind]:
    places = {card.id: (card.age - 1, 1 << _rank(cards, card)) for card in cards}
    return [
        Kind(
            _share(card.effects),
            card.building,
            *places[card.id],
            COLOUR_NAMES.index(card.colour),
            [places[other.id] for other in cards if other.building == card.building],
            [places[other.id] for other in cards if card.building in other.free_with],
        )
        for card in cards
    ]


def _rank(cards: Sequence[model.Card], card: model.Card) -> int:
    """How many cards of the same age come before this one."""
    return [other.id for other in cards if other.age == card.age].index(card.id)


def _share(effects: Iterable[model.Effect]) -> Share:
    share = Share()
    for effect in effects:
        _add_effect(share, effect)
    return share


def _add_effect(share: Share, effect: model.Effect) -> None:
    """Coins and points leave no trace in a city: they are in the purse, or counted at the end."""
    match effect:
        case model.Production(slots, sold):
            for slot in slots:
                _add_slot(share, slot, sold)
        case model.Shields(amount):
            share.shields += amount
        case model.Science(symbol):
            share.symbols.append(SYMBOL_NAMES.index(symbol))
        case model.Discount(resources, neighbours):
            share.discounts |= DISCOUNT_BITS[resources, neighbours]
        case model.Power(name):
            share.powers |= 1 << POWER_NAMES.index(name)
        case model.Rebate(neighbour):
            share.discounts |= REBATE_BITS[neighbour]
        case model.BoardRebate():
            share.discounts |= CACHE
        case model.CopiedScience(symbols):
            share.copies += symbols
        case _:
            pass


def _add_slot(share: Share, resources: Sequence[model.Resource], sold: bool) -> None:
    numbers = [model.RESOURCES.index(resource) for resource in resources]
    slot = 16 ** SLOT_MASKS.index(sum(2**number for number in numbers))
    reach = sum(256**number for number in numbers)
    share.own += slot
    share.own_reach += reach
    if sold:
        share.sells += slot
        share.sells_reach += reach


def recount(known: Shelf, side: int, cards: Sequence[int], stages: int) -> Numbers:
    """What the state should say of a city with this side, these cards and so many stages."""
    kinds = [known.kinds[card] for card in cards]
    shares = [known.boards[side], *known.stages[side][:stages], *(kind.share for kind in kinds)]
    return _sums(shares) | _masks(kinds)


def _sums(shares: Sequence[Share]) -> Numbers:
    science = [0] * len(SYMBOL_NAMES)
    discounts = powers = 0
    for share in shares:
        discounts |= share.discounts
        powers |= share.powers
        for symbol in share.symbols:
            science[symbol] += 1
    return {
        "own": sum([share.own for share in shares]),
        "own_reach": sum([share.own_reach for share in shares]),
        "sells": sum([share.sells for share in shares]),
        "sells_reach": sum([share.sells_reach for share in shares]),
        "discounts": discounts,
        "shields": sum([share.shields for share in shares]),
        "powers": powers,
        "copies": sum([share.copies for share in shares]),
        "science": science,
    }


def _masks(kinds: Sequence[Kind]) -> Numbers:
    built, barred, free = [0] * _AGES, [0] * _AGES, [0] * _AGES
    colours = [0] * len(COLOUR_NAMES)
    for kind in kinds:
        built[kind.age] |= kind.bit
        colours[kind.colour] += 1
        for age, bit in kind.barred:
            barred[age] |= bit
        for age, bit in kind.opened:
            free[age] |= bit
    return {"built": built, "barred": barred, "free": free, "colours": colours}


def kept(state: State, city: int) -> Numbers:
    """What the state does say of a city, in the form of `recount`."""
    symbols, colours = len(SYMBOL_NAMES), len(COLOUR_NAMES)
    return {
        "own": state.own[city].slots,
        "own_reach": state.own[city].reach,
        "sells": state.sells[city].slots,
        "sells_reach": state.sells[city].reach,
        "discounts": state.discounts[city],
        "shields": state.shields[city],
        "powers": state.powers[city],
        "copies": state.copies[city],
        "science": state.science[symbols * city : symbols * (city + 1)],
        "built": state.built[_AGES * city : _AGES * (city + 1)],
        "barred": state.barred[_AGES * city : _AGES * (city + 1)],
        "free": state.free[_AGES * city : _AGES * (city + 1)],
        "colours": state.colours[colours * city : colours * (city + 1)],
    }
