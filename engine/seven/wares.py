"""Resources in numbers: what is needed, what is produced, and what production leaves open of a need.

They are packed, so that building is an addition and every question can be remembered: a *need* has four bits for each
of the seven resources; *slots* have four bits for each kind of production (one resource, one of two raw materials,
any raw material, any goods); *odd* slots are the masks of two slots that may yield any resources, for the black cards
that produce what a city has or lacks; a *reach* has eight bits for each resource and says how much of it all slots
could yield if they yielded nothing else.
"""

from typing import Final, final

RESOURCES: Final = 7
# The kinds of production slots, as masks over the resources wood, stone, clay, ore, glass, cloth, papyrus.
SLOT_MASKS: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64, 3, 5, 9, 6, 10, 12, 15, 112]
RAW_BITS: Final = 0xFFFF  # the raw materials of a need
RAW_MASK: Final = 15  # the raw materials among the resources
ODD_SLOTS: Final[list[int]] = [0, 7]  # where the masks of the two odd slots begin
ODD_BITS: Final = 14
ANY_MASK: Final = 127
_BORROWED: Final = 0x8888888  # the highest bit of each resource of a need: no cost has so much of anything
HIGH_BITS: Final = 0x80808080808080  # the highest bit of each lane of a reach


@final
class Wares:
    """What a city produces, or sells: slots and their reach. Never changed; adding makes new ones."""

    def __init__(self, slots: int, reach: int, odd: int = 0) -> None:
        self.slots: Final = slots
        self.reach: Final = reach
        self.odd: Final = odd  # apart from the slots, which would be a long number with them

    def plus(self, more: "Wares") -> "Wares":
        """These wares and some more."""
        return Wares(self.slots + more.slots, self.reach + more.reach, self.odd + more.odd)

    def minus(self, less: "Wares") -> "Wares":
        """These wares without some of them."""
        return Wares(self.slots - less.slots, self.reach - less.reach, self.odd - less.odd)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Wares)
            and self.slots == other.slots
            and self.reach == other.reach
            and self.odd == other.odd
        )

    def __hash__(self) -> int:
        return hash(self.slots)

    def __repr__(self) -> str:
        return f"Wares({self.slots:#x}, odd={self.odd:#x})"


NO_WARES: Final = Wares(0, 0)


def wares_of(slots: int) -> Wares:
    """Slots with their reach."""
    reach = 0
    for mask in slot_masks(slots):
        for resource in range(RESOURCES):
            reach += (mask >> resource & 1) << 8 * resource
    return Wares(slots, reach)


def odd_wares(place: int, mask: int) -> Wares:
    """One slot that yields one of any resources, in the first or the second place there is for such slots."""
    reach = 0
    for resource in range(RESOURCES):
        reach += (mask >> resource & 1) << 8 * resource
    return Wares(0, reach, mask << ODD_SLOTS[place])


def produced(wares: Wares) -> int:
    """The mask of all resources that the slots could yield."""
    mask = 0
    for resource in range(RESOURCES):
        if wares.reach >> 8 * resource & 127:
            mask |= 1 << resource
    return mask


def surely_produced(wares: Wares) -> int:
    """The mask of the resources that slots yield which have no choice."""
    mask = 0
    for resource in range(RESOURCES):
        if wares.slots >> 4 * resource & 15:
            mask |= 1 << resource
    return mask


def named_in(need: int) -> int:
    """The mask of the resources that a need names."""
    mask = 0
    for resource in range(RESOURCES):
        if need >> 4 * resource & 15:
            mask |= 1 << resource
    return mask


def named_in_any(needs: list[int]) -> int:
    """The mask of the resources that any of these needs names."""
    mask = 0
    for need in needs:
        mask |= named_in(need)
    return mask


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


def odd_masks(odd: int) -> list[int]:
    """The resource masks of the odd slots."""
    masks = [odd >> place & ANY_MASK for place in ODD_SLOTS]
    return [mask for mask in masks if mask]


def slots_for(need: int) -> int:
    """The part of all counted slots that can matter for `need`, as a bit mask."""
    relevant = 0
    for kind in range(len(SLOT_MASKS)):
        for resource in range(RESOURCES):
            if SLOT_MASKS[kind] >> resource & 1 and need >> 4 * resource & 15:
                relevant |= 15 << 4 * kind
    return relevant


def torn_slots(need: int) -> int:
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


def lane_mask(need: int) -> int:
    """The lanes of the resources that are needed at all."""
    mask = 0
    for resource in range(RESOURCES):
        if need >> 4 * resource & 15:
            mask |= 127 << 8 * resource
    return mask


def shortfalls(slots: int, need: int) -> list[int]:
    """What `slots` leave open of `need`: all smallest remainders, or [0] when they cover it."""
    open_needs = {_less_singles(slots, need)}
    for kind in range(RESOURCES, len(SLOT_MASKS)):
        for _ in range(slots >> 4 * kind & 15):
            open_needs = _use_slot(SLOT_MASKS[kind], open_needs)
    return _smallest(sorted(open_needs))


def shortfalls_with(mask: int, open_needs: list[int]) -> list[int]:
    """What one more slot leaves open of what was open before: all smallest remainders, or [0]."""
    return _smallest(sorted(_use_slot(mask, set(open_needs))))


def left_open(wares: Wares, need: int) -> list[int]:
    """What all wares leave open of `need`: all smallest remainders, or [0] when they cover it."""
    open_needs = shortfalls(wares.slots, need)
    for mask in odd_masks(wares.odd):
        open_needs = shortfalls_with(mask, open_needs)
    return open_needs


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
    if len(needs) == 1:
        return needs
    return [need for need in needs if not _has_smaller(need, needs)]


def _has_smaller(need: int, others: list[int]) -> bool:
    """Whether another need asks for no more of anything: taken away, it borrows from no resource."""
    for other in others:
        if other != need and ((need | _BORROWED) - other) & _BORROWED == _BORROWED:
            return True
    return False
