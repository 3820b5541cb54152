"""Counts a city anew from the catalog and from what lies in it, sharing no code with the ledger: for audits."""

from collections.abc import Iterator

from engine.catalog.duel import model
from engine.duel.audit.hearsay import HeardCity
from engine.duel.audit.printed import Share, printed
from engine.duel.state import City

Numbers = dict[str, int]

SUMS = (
    "counts",
    "makes",
    "choices",
    "blue_points",
    "green_points",
    "yellow_points",
    "wonder_points",
    "token_points",
    "points_per_token",
    "wonder_discount",
    "blue_discount",
    "extra_shields",
    "chain_coins",
)
MASKS = ("fixed", "chains", "symbols", "takes_trade_coins", "wonders_again")
DERIVED = (*SUMS, *MASKS, "terms")


def recount(own: HeardCity, opponent: HeardCity) -> Numbers:
    """What the state should say of a city beside this opponent."""
    numbers = dict.fromkeys(SUMS + MASKS, 0)
    for share in shares_of(own):
        for name, amount in share.sums.items():
            numbers[name] += amount
        for name, mask in share.masks.items():
            numbers[name] |= mask
    made = sum(printed().cards[card].sums.get("makes", 0) for card in opponent.cards)
    numbers["terms"] = _terms(made, numbers["fixed"]) + numbers["choices"] * 16 ** len(model.RESOURCES)
    return numbers


def shares_of(city: HeardCity) -> Iterator[Share]:
    """What everything in a city adds to it; a card under a wonder adds nothing."""
    known = printed()
    yield from [known.cards[card] for card in city.cards]
    yield from [known.wonders[wonder] for wonder in city.wonders]
    yield from [known.tokens[token] for token in city.tokens]


def _terms(made: int, fixed: int) -> int:
    """The price of one unit of each resource: fixed, or dearer by every unit that the opponent makes."""
    usual = printed().catalog.numbers.trade_price
    places = [16**resource for resource in range(len(model.RESOURCES))]
    return sum(place * (1 if fixed // place % 16 else usual + made // place % 16) for place in places)


def kept(city: City) -> Numbers:
    """What the state does say of a city, in the form of `recount`."""
    return {name: int(getattr(city, name)) for name in DERIVED}
