"""Paying: what a city lacks of a cost, and every way to buy the rest from its two neighbours.

Resources are small packed numbers, so that building is an addition and every question can be remembered:
a *need* has four bits for each of the seven resources; *slots* have four bits for each kind of production
(one resource, one of two raw materials, any raw material, any goods); a *reach* has eight bits for each resource
and says how much of it the slots could yield if they yielded nothing else.
"""

from typing import Final, final

RESOURCES: Final = 7
RAW_RESOURCES: Final = 4
# The kinds of production slots, as masks over the resources wood, stone, clay, ore, glass, cloth, papyrus.
SLOT_MASKS: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64, 3, 5, 9, 6, 10, 12, 15, 112]
_RAW_BITS: Final = 0xFFFF

_HIGH_BITS: Final = 0x80808080808080

RAW_LEFT: Final = 1
RAW_RIGHT: Final = 2
GOODS_BOTH: Final = 4


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


def units(need: int) -> int:
    """How many resources a need names in all."""
    count = 0
    while need:
        count += need & 15
        need >>= 4
    return count


def need_of(amounts: tuple[int, ...]) -> int:
    """Pack amounts in resource order into a need."""
    need = 0
    for resource in range(len(amounts)):
        need |= amounts[resource] << 4 * resource
    return need


def slot_of(mask: int) -> int:
    """One production slot that yields one of the resources in `mask`."""
    return 1 << 4 * SLOT_MASKS.index(mask)


def reach_of(slots: int) -> int:
    """How much of each single resource the slots can yield at most."""
    reach = 0
    for mask in slot_masks(slots):
        for resource in range(RESOURCES):
            reach += (mask >> resource & 1) << 8 * resource
    return reach


def slot_masks(slots: int) -> list[int]:
    """The resource mask of every single slot in `slots`."""
    masks: list[int] = []
    kind = 0
    while slots:
        for _ in range(slots & 15):
            masks.append(SLOT_MASKS[kind])
        slots >>= 4
        kind += 1
    return masks


def _slots_for(need: int) -> int:
    """The part of any slots that can matter for `need`, as a bit mask."""
    relevant = 0
    for kind in range(len(SLOT_MASKS)):
        for resource in range(RESOURCES):
            if SLOT_MASKS[kind] >> resource & 1 and need >> 4 * resource & 15:
                relevant |= 15 << 4 * kind
    return relevant


def _torn_slots(need: int) -> int:
    """The kinds of slots that can yield more than one of the needed resources, as a bit mask."""
    torn = 0
    for kind in range(len(SLOT_MASKS)):
        useful = [r for r in range(RESOURCES) if SLOT_MASKS[kind] >> r & 1 and need >> 4 * r & 15]
        if len(useful) > 1:
            torn |= 15 << 4 * kind
    return torn


def lanes_of(need: int) -> int:
    """A need in the eight-bit lanes of a reach."""
    lanes = 0
    for resource in range(RESOURCES):
        lanes |= (need >> 4 * resource & 15) << 8 * resource
    return lanes


def _lane_mask(need: int) -> int:
    """The lanes of the resources that are needed at all."""
    mask = 0
    for resource in range(RESOURCES):
        if need >> 4 * resource & 15:
            mask |= 127 << 8 * resource
    return mask


# -- what is lacking ----------------------------------------------------------------------------------------------


def shortfalls(slots: int, need: int) -> list[int]:
    """What `slots` leave open of `need`: all smallest remainders, or [0] when they cover it."""
    open_needs = {_less_singles(slots, need)}
    for kind in range(RESOURCES, len(SLOT_MASKS)):
        for _ in range(slots >> 4 * kind & 15):
            open_needs = _use_slot(SLOT_MASKS[kind], open_needs)
    return _smallest(sorted(open_needs))


def _less_singles(slots: int, need: int) -> int:
    """Slots of one resource have no choice: use them first."""
    left_over = 0
    for resource in range(RESOURCES):
        shift = 4 * resource
        open_units = (need >> shift & 15) - (slots >> shift & 15)
        if open_units > 0:
            left_over |= open_units << shift
    return left_over


def _use_slot(mask: int, open_needs: set[int]) -> set[int]:
    """Let one slot yield each of its resources in turn, wherever it is of use."""
    after: set[int] = set()
    for need in open_needs:
        useful = False
        for resource in range(RESOURCES):
            if mask >> resource & 1 and need >> 4 * resource & 15:
                after.add(need - (1 << 4 * resource))
                useful = True
        if not useful:
            after.add(need)
    return after


def _smallest(needs: list[int]) -> list[int]:
    """Drop every need that asks for at least as much of everything as another one."""
    return [need for need in needs if not any(other != need and _within(other, need) for other in needs)]


def _within(small: int, large: int) -> bool:
    for resource in range(RESOURCES):
        if (small >> 4 * resource & 15) > (large >> 4 * resource & 15):
            return False
    return True


# -- buying it ----------------------------------------------------------------------------------------------------


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
        self.relevant: Final = _slots_for(need)
        self.conflicting: Final = _torn_slots(need)
        self.lanes: Final = lanes_of(need)
        self.lane_mask: Final = _lane_mask(need)
        parts = [0]
        for resource in range(RESOURCES):
            amount = need >> 4 * resource & 15
            parts = [part | count << 4 * resource for part in parts for count in range(amount + 1)]
        self.parts: Final = parts
        self.raw: Final = [units(part & _RAW_BITS) for part in parts]
        self.goods: Final = [units(part >> 16) for part in parts]
        self._left_bits: Final[dict[int, int]] = {}
        self._right_bits: Final[dict[int, int]] = {}

    def possible(self, left: int, left_reach: int, right: int, right_reach: int) -> int:
        """The parts that the left neighbour can sell while the right one can sell the rest."""
        left_key = self._key(left, left_reach)
        left_bits = self._left_bits.get(left_key)
        if left_bits is None:
            left_bits = self._sellable(left, self.parts)
            self._left_bits[left_key] = left_bits
        right_key = self._key(right, right_reach)
        right_bits = self._right_bits.get(right_key)
        if right_bits is None:
            right_bits = self._sellable(right, self.parts[::-1])
            self._right_bits[right_key] = right_bits
        return left_bits & right_bits

    def _key(self, wares: int, reach: int) -> int:
        """What matters of some wares: the reach up to the need, unless a slot is torn between two needed resources."""
        if wares & self.conflicting:
            return ~(wares & self.relevant)
        reach &= self.lane_mask
        enough = ((reach | _HIGH_BITS) - self.lanes) & _HIGH_BITS
        enough -= enough >> 7
        return self.lanes & enough | reach & ~enough

    def _sellable(self, wares: int, shares: list[int]) -> int:
        reachable = {0}
        for mask in slot_masks(wares & self.relevant):
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

    def add_offers(self, possible: int, discounts: int, offers: set[int]) -> None:
        """Add the prices of those parts, packed as total, left, right, so that the cheapest sorts first."""
        raw_left = 1 if discounts & RAW_LEFT else 2
        raw_right = 1 if discounts & RAW_RIGHT else 2
        goods = 1 if discounts & GOODS_BOTH else 2
        for n in range(len(self.parts)):
            if possible >> n & 1:
                left = self.raw[n] * raw_left + self.goods[n] * goods
                right = self.raw[-1 - n] * raw_right + self.goods[-1 - n] * goods
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
        self.bundles: Final = [bundle_of(need) for need in needs]
        self.coins: Final = coins
        amount = 0
        shift = 0
        if len(needs) == 1 and _kinds(needs[0]) == 1:
            amount = units(needs[0])
            shift = 2 * (needs[0].bit_length() - 1 & ~3)
        self.amount: Final = amount  # so much of a single resource, or 0 when there are several
        self.shift: Final = shift  # the lane of that resource
        self._by_stock: Final[list[list[Payment] | None]] = [None] * ((amount + 1) * (amount + 1) * 8)
        self._by_parts: Final[list[dict[int, list[Payment]]]] = [{} for _ in range(8)]
        self._by_several: Final[dict[tuple[int, ...], list[Payment]]] = {}

    def payments(self, left: int, left_reach: int, right: int, right_reach: int, discounts: int) -> list[Payment]:
        """Every undominated way to pay, cheapest first."""
        amount = self.amount
        if amount == 0:
            return self._payments_for_several(left, left_reach, right, right_reach, discounts)
        left_stock = left_reach >> self.shift & 127
        right_stock = right_reach >> self.shift & 127
        if left_stock > amount:
            left_stock = amount
        if right_stock > amount:
            right_stock = amount
        key = (left_stock * (amount + 1) + right_stock) * 8 + discounts
        known = self._by_stock[key]
        if known is None:
            possible = self.bundles[0].possible(left, left_reach, right, right_reach)
            known = self._undominated([possible], discounts)
            self._by_stock[key] = known
        return known

    def _payments_for_several(
        self, left: int, left_reach: int, right: int, right_reach: int, discounts: int
    ) -> list[Payment]:
        if len(self.bundles) == 1:
            parts = self.bundles[0].possible(left, left_reach, right, right_reach)
            known = self._by_parts[discounts].get(parts)
            if known is None:
                known = self._undominated([parts], discounts)
                self._by_parts[discounts][parts] = known
            return known
        possible = [bundle.possible(left, left_reach, right, right_reach) for bundle in self.bundles]
        key = (discounts, *possible)
        known = self._by_several.get(key)
        if known is None:
            known = self._undominated(possible, discounts)
            self._by_several[key] = known
        return known

    def all_payments(self, left: int, left_reach: int, right: int, right_reach: int, discounts: int) -> list[Payment]:
        """Every way to pay, dominated ones included."""
        possible = [bundle.possible(left, left_reach, right, right_reach) for bundle in self.bundles]
        return to_payments(self._offers(possible, discounts), self.coins)

    def _undominated(self, possible: list[int], discounts: int) -> list[Payment]:
        return to_payments(undominated(self._offers(possible, discounts)), self.coins)

    def _offers(self, possible: list[int], discounts: int) -> list[int]:
        offers: set[int] = set()
        for n in range(len(possible)):
            self.bundles[n].add_offers(possible[n], discounts, offers)
        return sorted(offers)


def _kinds(need: int) -> int:
    """How many different resources a need names."""
    return len([resource for resource in range(RESOURCES) if need >> 4 * resource & 15])


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


@final
class Cost:
    """A printed cost: coins for the bank and a need of resources."""

    def __init__(self, coins: int, need: int) -> None:
        self.coins: Final = coins
        self.need: Final = need
        self.nothing: Final = coins == 0 and need == 0
        self.bank_only: Final = [Payment(coins, 0, 0)]
        self.relevant: Final = _slots_for(need)
        self.lanes: Final = lanes_of(need)
        whole = Shortage([need], coins)
        self.amount: Final = whole.amount
        self.shift: Final = whole.shift
        unit = 1 << self.shift // 2
        self._by_stock: Final = [
            Shortage([need - stock * unit] if stock < self.amount else [], coins) for stock in range(self.amount + 1)
        ]
        self._by_own: Final[dict[int, Shortage]] = {}
        self._by_needs: Final[dict[tuple[int, ...], Shortage]] = {}

    def shortage(self, own: int, own_reach: int) -> Shortage:
        """What a city with this production must buy; no bundles when it has everything."""
        if self.amount:
            stock = own_reach >> self.shift & 127
            return self._by_stock[stock if stock < self.amount else self.amount]
        key = own & self.relevant
        known = self._by_own.get(key)
        if known is None:
            known = self._find_shortage([need for need in shortfalls(key, self.need) if need])
            self._by_own[key] = known
        return known

    def _find_shortage(self, needs: list[int]) -> Shortage:
        key = tuple(needs)
        if key not in self._by_needs:
            self._by_needs[key] = Shortage(needs, self.coins)
        return self._by_needs[key]


_NO_WAY: Final[list[Payment]] = []


@final
class Market:
    """What one city can pay with: its own production, its neighbours' wares and its discounts.

    `every_split` lists dominated payments too: the Free City does not mind what it pays, its holder does.
    """

    def __init__(
        self,
        own: int,
        own_reach: int,
        left: int,
        left_reach: int,
        right: int,
        right_reach: int,
        discounts: int,
        every_split: bool,
    ) -> None:
        self.own: Final = own
        self.own_reach: Final = own_reach
        self.left: Final = left
        self.left_reach: Final = left_reach
        self.right: Final = right
        self.right_reach: Final = right_reach
        self.reach: Final = own_reach + left_reach + right_reach
        self.discounts: Final = discounts
        self.every_split: Final = every_split

    def payments(self, cost: Cost) -> list[Payment]:
        """All ways to pay `cost`, cheapest first; empty when a resource cannot be had."""
        if cost.need == 0:
            return cost.bank_only
        if (self.reach + _HIGH_BITS - cost.lanes) & _HIGH_BITS != _HIGH_BITS:
            return _NO_WAY
        shortage = cost.shortage(self.own, self.own_reach)
        if not shortage.bundles:
            return cost.bank_only
        if self.every_split:
            return shortage.all_payments(self.left, self.left_reach, self.right, self.right_reach, self.discounts)
        return shortage.payments(self.left, self.left_reach, self.right, self.right_reach, self.discounts)
