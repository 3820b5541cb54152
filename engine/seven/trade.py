"""Paying: every way to buy what a city lacks of a cost from its two neighbours, with all answers remembered."""

from typing import Final, final

from engine.seven.wares import (
    ANY_MASK,
    HIGH_BITS,
    RAW_BITS,
    RAW_MASK,
    RESOURCES,
    Wares,
    lane_mask,
    lanes_of,
    named_in,
    named_in_any,
    shortfalls,
    shortfalls_with,
    slot_masks,
    slots_for,
    torn_slots,
    units,
)

RAW_LEFT: Final = 1
RAW_RIGHT: Final = 2
GOODS_BOTH: Final = 4
# Terms of trade are the discounts, and for the Free City this: it does not mind what it pays, its holder does, so
# payments that another one undercuts are listed too.
EVERY_SPLIT: Final = 8
# The wharves: one unit a turn is a coin cheaper on that side.
WHARF_LEFT: Final = 16
WHARF_RIGHT: Final = 32
_TERMS: Final = 64
# Rarer terms. The cache: a unit that the neighbour's board makes is a coin cheaper; the masks of what the two boards
# make are part of the terms. Team mates buy as few resources as they can.
CACHE: Final = 64
FEWEST: Final = 128
_LEFT_BOARD: Final = 8  # where the mask of what a board makes begins in the terms
_RIGHT_BOARD: Final = 15
_REBATES: Final = WHARF_LEFT | WHARF_RIGHT | ANY_MASK << _LEFT_BOARD | ANY_MASK << _RIGHT_BOARD


@final
class Payment:
    """Coins to the bank and to each neighbour."""

    def __init__(self, bank: int, left: int, right: int) -> None:
        self.bank: Final = bank
        self.left: Final = left
        self.right: Final = right
        self.total: Final = bank + left + right

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Payment)
            and self.bank == other.bank
            and self.left == other.left
            and self.right == other.right
        )

    def __hash__(self) -> int:
        return (self.bank * 64 + self.left) * 64 + self.right

    def __repr__(self) -> str:
        return f"Payment(bank={self.bank}, left={self.left}, right={self.right})"


FREE: Final = Payment(0, 0, 0)


def unit_price(terms: int, discount: int) -> int:
    """What one unit costs that this discount would make cheaper."""
    return 1 if terms & discount else 2


def terms_with_boards(terms: int, left: int, right: int) -> int:
    """The terms of a city with the cache, whose neighbours' boards make these resources."""
    return terms | 1 << _LEFT_BOARD + left | 1 << _RIGHT_BOARD + right


def terms_that_matter(needs: list[int]) -> int:
    """The part of all terms that can change the price of any of these needs, as a bit mask."""
    wanted = named_in_any(needs)
    terms = EVERY_SPLIT | WHARF_LEFT | WHARF_RIGHT | wanted << _LEFT_BOARD | wanted << _RIGHT_BOARD
    if wanted & RAW_MASK:
        terms |= RAW_LEFT | RAW_RIGHT
    if wanted & ~RAW_MASK:
        terms |= GOODS_BOTH
    return terms | FEWEST if len(needs) > 1 else terms


def less_rebates(price: int, named: int, terms: int, raw_discount: int) -> int:
    """The price of a share of these resources: less for a unit that the neighbour's board makes, then for the wharf."""
    left = raw_discount == RAW_LEFT
    if named & terms >> (_LEFT_BOARD if left else _RIGHT_BOARD):
        price -= 1
    return price - 1 if price and terms & (WHARF_LEFT if left else WHARF_RIGHT) else price


def side_price(share: int, terms: int, raw_discount: int) -> int:
    """What a neighbour gets for a share; `raw_discount` says which neighbour it is."""
    raw = units(share & RAW_BITS)
    price = raw * unit_price(terms, raw_discount) + units(share >> 16) * unit_price(terms, GOODS_BOTH)
    return less_rebates(price, named_in(share), terms, raw_discount)


@final
class Bundle:
    """A set of resources to be bought, and every way to share it out between the two neighbours.

    `parts` are all the shares the left neighbour may have of it, in an order in which the right neighbour's share
    of the n-th is the n-th from the end. So what a neighbour can sell is a set of bits over the parts, and a purchase
    is possible where the bits of both sides meet. Most wares differ in things that do not matter here: `_key` takes
    those away, so that few questions are ever asked twice.
    """

    def __init__(self, need: int) -> None:
        self.need: Final = need
        self.units: Final = units(need)
        self.relevant: Final = slots_for(need)
        self.conflicting: Final = torn_slots(need)
        self.lanes: Final = lanes_of(need)
        self.lane_mask: Final = lane_mask(need)
        parts = [0]
        for resource in range(RESOURCES):
            amount = need >> 4 * resource & 15
            parts = [part | count << 4 * resource for part in parts for count in range(amount + 1)]
        self.parts: Final = parts
        self.width: Final = len(parts)
        self.raw: Final = [units(part & RAW_BITS) for part in parts]
        self.goods: Final = [units(part >> 16) for part in parts]
        self.named: Final = [named_in(part) for part in parts]
        self._left_bits: Final[dict[int, int]] = {}
        self._right_bits: Final[dict[int, int]] = {}

    def possible(self, left: Wares, right: Wares) -> int:
        """The parts that the left neighbour can sell while the right one can sell the rest."""
        left_key = self._key(left)
        left_bits = self._left_bits.get(left_key)
        if left_bits is None:
            left_bits = self._sellable(left.slots, self.parts)
            self._left_bits[left_key] = left_bits
        right_key = self._key(right)
        right_bits = self._right_bits.get(right_key)
        if right_bits is None:
            right_bits = self._sellable(right.slots, self.parts[::-1])
            self._right_bits[right_key] = right_bits
        return left_bits & right_bits

    def _key(self, wares: Wares) -> int:
        """What matters of some wares: the reach up to the need, unless a slot is torn between two needed resources."""
        if wares.slots & self.conflicting:
            return ~(wares.slots & self.relevant)
        reach = wares.reach & self.lane_mask
        enough = ((reach | HIGH_BITS) - self.lanes) & HIGH_BITS
        enough -= enough >> 7
        return self.lanes & enough | reach & ~enough

    def _sellable(self, slots: int, shares: list[int]) -> int:
        reachable = {0}
        for mask in slot_masks(slots & self.relevant):
            reachable |= self._with_one_of(mask, reachable)
        bits = 0
        for n in range(len(shares)):
            if shares[n] in reachable:
                bits |= 1 << n
        return bits

    def _with_one_of(self, mask: int, shares: set[int]) -> set[int]:
        more: set[int] = set()
        for resource in range(RESOURCES):
            if mask >> resource & 1:
                shift = 4 * resource
                most = self.need >> shift & 15
                more.update([share + (1 << shift) for share in shares if (share >> shift & 15) < most])
        return more

    def add_offers(self, possible: int, terms: int, offers: set[int]) -> None:
        """Add the prices of those parts, packed as total, left, right, so that the cheapest sorts first."""
        raw_left = unit_price(terms, RAW_LEFT)
        raw_right = unit_price(terms, RAW_RIGHT)
        goods = unit_price(terms, GOODS_BOTH)
        rebates = terms & _REBATES
        for n in range(len(self.parts)):
            if possible >> n & 1:
                left = self.raw[n] * raw_left + self.goods[n] * goods
                right = self.raw[-1 - n] * raw_right + self.goods[-1 - n] * goods
                if rebates:
                    left = less_rebates(left, self.named[n], terms, RAW_LEFT)
                    right = less_rebates(right, self.named[-1 - n], terms, RAW_RIGHT)
                offers.add((left + right) << 12 | left << 6 | right)


_bundles: Final[dict[int, Bundle]] = {}


def bundle_of(need: int) -> Bundle:
    """The bundle of this need; asked again, the same object with all it has found."""
    known = _bundles.get(need)
    if known is None:
        known = Bundle(need)
        _bundles[need] = known
    return known


@final
class Shortage:
    """What a city must buy for one cost (alternatives, where its production leaves a choice) and the ways to pay."""

    def __init__(self, needs: list[int], coins: int) -> None:
        self.needs: Final = needs
        self.bundles: Final = [bundle_of(need) for need in needs]
        self.coins: Final = coins
        self.wanted: Final = named_in_any(needs)
        self.helped: Final[dict[int, Shortage]] = {}  # what is short after one more slot of such resources
        amount = 0
        shift = 0
        if len(needs) == 1 and named_in(needs[0]).bit_count() == 1:
            amount = units(needs[0])
            shift = 2 * (needs[0].bit_length() - 1 & ~3)
        self.amount: Final = amount  # so much of a single resource, or 0 when there are several
        self.shift: Final = shift  # the lane of that resource
        self._terms: Final = terms_that_matter(needs)
        answers = (amount + 1) * (amount + 1) * _TERMS if amount else 0
        self._by_stock: Final[list[list[Payment] | None]] = [None] * answers
        self._by_parts: Final[dict[int, list[Payment]]] = {}

    def payments(self, left: Wares, right: Wares, terms: int) -> list[Payment]:
        """Every way to pay that no other one undercuts (see EVERY_SPLIT), cheapest first."""
        terms &= self._terms
        amount = self.amount
        if amount == 0 or terms >= _TERMS:
            return self._payments_by_parts(left, right, terms)
        left_stock = left.reach >> self.shift & 127
        right_stock = right.reach >> self.shift & 127
        if left_stock > amount:
            left_stock = amount
        if right_stock > amount:
            right_stock = amount
        key = (left_stock * (amount + 1) + right_stock) * _TERMS + terms
        known = self._by_stock[key]
        if known is None:
            possible = self.bundles[0].possible(left, right)
            known = self._list([possible], terms)
            self._by_stock[key] = known
        return known

    def _payments_by_parts(self, left: Wares, right: Wares, terms: int) -> list[Payment]:
        """The terms and what is possible of each bundle, one above the other, say all that matters."""
        key = terms
        for bundle in self.bundles:
            key = key << bundle.width | bundle.possible(left, right)
        known = self._by_parts.get(key)
        if known is None:
            possible = self._parts_in(key)
            known = self._list(self._fewest(possible) if terms & FEWEST else possible, terms)
            self._by_parts[key] = known
        return known

    def _parts_in(self, key: int) -> list[int]:
        """The parts that are possible of each bundle, out of the key that they were put into."""
        possible: list[int] = []
        for bundle in reversed(self.bundles):
            possible.append(key & (1 << bundle.width) - 1)
            key >>= bundle.width
        return possible[::-1]

    def _fewest(self, possible: list[int]) -> list[int]:
        """Only the purchases of the fewest resources."""
        least = 1000
        for n in range(len(possible)):
            if possible[n] and self.bundles[n].units < least:
                least = self.bundles[n].units
        return [possible[n] if self.bundles[n].units == least else 0 for n in range(len(possible))]

    def _list(self, possible: list[int], terms: int) -> list[Payment]:
        offers = self._offers(possible, terms)
        return to_payments(offers if terms & EVERY_SPLIT else undominated(offers), self.coins)

    def _offers(self, possible: list[int], terms: int) -> list[int]:
        offers: set[int] = set()
        for n in range(len(possible)):
            self.bundles[n].add_offers(possible[n], terms, offers)
        return sorted(offers)


def undominated(offers: list[int]) -> list[int]:
    """Keep the offers that no other one undercuts for both neighbours; the cheapest comes first."""
    kept: list[int] = []
    for offer in offers:
        if not _is_dominated(offer, kept):
            kept.append(offer)
    return kept


def _is_dominated(offer: int, others: list[int]) -> bool:
    left = offer >> 6 & 63
    right = offer & 63
    for other in others:
        if (other >> 6 & 63) <= left and (other & 63) <= right:
            return True
    return False


def to_payments(offers: list[int], coins: int) -> list[Payment]:
    """Packed prices as payments, with the coins that go to the bank."""
    return [Payment(coins, offer >> 6 & 63, offer & 63) for offer in offers]


_shortages: Final[dict[tuple[int, ...], Shortage]] = {}


def shortage_of(open_needs: list[int], coins: int) -> Shortage:
    """What is short when one of these needs is open; asked again, the same object, whatever the cost was."""
    needs = [need for need in open_needs if need]
    key = (coins, *needs)
    known = _shortages.get(key)
    if known is None:
        known = Shortage(needs, coins)
        _shortages[key] = known
    return known


def helped(shortage: Shortage, odd: int) -> Shortage:
    """What is still short when the odd slots of a city help, one after the other."""
    while odd:
        useful = odd & shortage.wanted
        if useful:
            known = shortage.helped.get(useful)
            if known is None:
                known = shortage_of(shortfalls_with(useful, shortage.needs), shortage.coins)
                shortage.helped[useful] = known
            shortage = known
        odd >>= RESOURCES
    return shortage


@final
class Cost:
    """A printed cost: coins for the bank and a need of resources."""

    def __init__(self, coins: int, need: int) -> None:
        self.coins: Final = coins
        self.need: Final = need
        self.nothing: Final = coins == 0 and need == 0
        self.bank_only: Final = [Payment(coins, 0, 0)]
        self.relevant: Final = slots_for(need)
        self.lanes: Final = lanes_of(need)
        whole = shortage_of([need], coins)
        self.amount: Final = whole.amount
        self.shift: Final = whole.shift
        unit = 1 << self.shift // 2
        self._by_stock: Final = [
            shortage_of([need - stock * unit] if stock < self.amount else [], coins) for stock in range(self.amount + 1)
        ]
        self._by_own: Final[dict[int, Shortage]] = {}

    def shortage(self, own: Wares) -> Shortage:
        """What a city with this production must buy; no bundles when it has everything."""
        if self.amount:
            stock = own.reach >> self.shift & 127
            return self._by_stock[stock if stock < self.amount else self.amount]
        key = own.slots & self.relevant
        known = self._by_own.get(key)
        if known is None:
            known = shortage_of(shortfalls(key, self.need), self.coins)
            self._by_own[key] = known
        return helped(known, own.odd) if own.odd else known


_NO_WAY: Final[list[Payment]] = []


@final
class Market:
    """What one city can pay with: its own production, its neighbours' wares, and the terms of trade."""

    def __init__(self, own: Wares, left: Wares, right: Wares, terms: int) -> None:
        self.own: Final = own
        self.left: Final = left
        self.right: Final = right
        self.reach: Final = own.reach + left.reach + right.reach
        self.terms: Final = terms

    def payments(self, cost: Cost) -> list[Payment]:
        """All ways to pay `cost`, cheapest first; empty when a resource cannot be had."""
        if cost.need == 0:
            return cost.bank_only
        if (self.reach + HIGH_BITS - cost.lanes) & HIGH_BITS != HIGH_BITS:
            return _NO_WAY
        shortage = cost.shortage(self.own)
        if not shortage.bundles:
            return cost.bank_only
        return shortage.payments(self.left, self.right, self.terms)
