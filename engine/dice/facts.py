"""What is printed, in numbers: fields, effects, boards, rolled dice. Fields and dice are bits of one number.

The numbers come from the catalog (`book.py`); no rule is written here. Fields have the same number on every board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_DIE: Final = -1
NO_ENEMY: Final = -1
WONDER_ROW: Final = 0  # its stages
NO_ROW: Final = -1
LEFT: Final = 0
RIGHT: Final = 1

# What an effect asks for when its turn has come.
COINS: Final = 0  # coins now, nothing to decide
CROSS: Final = 1  # cross fields without a die
FREE_BUILD: Final = 2  # build with a die that costs nothing
ACTION: Final = 3  # any action once more

# The bit of each number. mypyc makes C of `1 << number` that works with 32 bits only.
BITS: Final[list[i64]] = [1 << number for number in range(62)]

# Powers of two leave different remainders by 67, so that a bit finds its number in one step.
PRIME: Final = 67
NUMBERS: Final[list[i64]] = [next((n for n in range(62) if (1 << n) % PRIME == rest), 0) for rest in range(PRIME)]

# In how many ways a die can lie: six faces in four sections. A constant, as compiled division by one is quick.
WAYS: Final = 24
_FACES: Final = 6

NIBBLE: Final = 4
FULL: Final = 15


@final
class Step:
    """One effect that happens when a field is crossed."""

    def __init__(self, number: i64, field: i64, kind: i64, fields: i64, amount: i64, coins: i64) -> None:
        self.number: Final = number
        self.field: Final = field  # whose effect it is
        self.kind: Final = kind
        self.fields: Final = fields  # those that may be crossed, or those that are counted
        self.amount: Final = amount  # how many may be crossed, or coins for each field that is counted
        self.coins: Final = coins  # coins, whatever is crossed


@final
class Ending:
    """Points at the end for each crossed field among `fields`."""

    def __init__(self, fields: i64, points: i64) -> None:
        self.fields: Final = fields
        self.points: Final = points


@final
class Field:
    """One field of a board."""

    def __init__(self, number: i64, building: i64, cost: i64, points: i64, attack: i64, shift: i64) -> None:
        self.number: Final = number
        self.bit: Final = BITS[number]
        self.rest: Final = BITS[number] % PRIME  # the remainder of its bit, its place in a list of prices
        self.building: Final = building
        self.cost: Final = cost
        self.points: Final = points
        self.attack: Final = attack
        self.shift: Final = shift  # where the points of the attack are noted
        self.before: i64 = 0  # the field its arrow comes from, as a bit
        self.opens: i64 = 0  # the fields its arrows lead to
        self.turns: i64 = 0  # what crossing it changes in the open fields: itself and those it opens
        self.row: i64 = 0  # the fields of a row can only be crossed one after the other
        self.follower: i64 = 0  # the remainder of the next bit in its row, 0 after the last one
        self.whole: i64 = 0  # all fields of its building
        self.resources: i64 = 0
        self.discount: i64 = 0
        self.free_dice: i64 = 0
        self.die_coins: i64 = 0  # a nibble for each die
        self.unlocks: i64 = 0
        # Which dice may be chosen, what they cost or what they bring: a number for each way to change it, 0 for none.
        self.change: i64 = 0
        self.steps: list[Step] = []
        self.asks: i64 = 0  # 1 when one of the steps asks for a decision
        self.endings: list[Ending] = []


@final
class Building:
    """A row of fields that counts as one, with what its completion brings."""

    def __init__(
        self, number: i64, fields: i64, attacks: i64, bonus: i64, first_points: i64, enemy: i64, facing: i64
    ) -> None:
        self.number: Final = number
        self.fields: Final = fields
        self.size: Final = count_in(fields)
        self.attacks: Final = attacks  # those of its fields that attack
        self.bonus: Final = bonus  # 1 when completing it lets a bonus field be crossed
        self.first_points: Final = first_points
        self.enemy: Final = enemy  # LEFT, RIGHT or NO_ENEMY: whom its attacks reach
        self.facing: Final = facing  # the defence fields of the enemy that look this way


@final
class Board:
    """The sheet of one city."""

    def __init__(
        self,
        number: i64,
        fields: list[Field],
        prices: list[list[i64]],
        cheap: list[i64],
        open_at_start: i64,
        fronts_at_start: list[i64],
    ) -> None:
        self.number: Final = number
        self.fields: Final = fields
        self.prices: Final = prices  # by resources, then by the remainder of a field's bit: coins that it costs
        self.cheap: Final = cheap  # for each number of resources and coins together: the fields that cost no more
        self.dearest: Final = len(cheap) - 1
        self.unlocking: Final = [field for field in fields if field.unlocks]  # a special die each
        self.open_at_start: Final = open_at_start
        self.fronts_at_start: Final = fronts_at_start


@final
class Rolled:
    """A die as it lies in the forum."""

    def __init__(
        self, code: i64, rate: i64, die: i64, face: i64, price: i64, fields: i64, compare: i64, row: i64
    ) -> None:
        self.fields: Final = fields  # those that the face opens
        self.rate: Final = rate  # its place in a list of rates: by die and section, whatever the face
        self.row: Final = row  # when there is no condition and all of its fields are one row, that; or NO_ROW
        self.simple: Final = row != NO_ROW
        self.die: Final = die
        self.builds: Final = die * PRIME  # where its commands begin in a list by die and remainder of the field's bit
        self.compare: Final = compare  # the fields that the condition of the face counts, or 0
        self.price: Final = price
        self.bit: Final = BITS[die]
        self.face: Final = face
        self.code: Final = code


@final
class Numbers:
    """The numbers of the table."""

    def __init__(self, start_coins: i64, pass_coins: i64, bonus_to_end: i64, after_end: i64, most_turns: i64) -> None:
        self.start_coins: Final = start_coins
        self.pass_coins: Final = pass_coins
        self.bonus_to_end: Final = bonus_to_end
        self.after_end: Final = after_end
        self.most_turns: Final = most_turns


@final
class Book:
    """Everything printed."""

    def __init__(
        self,
        numbers: Numbers,
        boards: list[Board],
        buildings: list[Building],
        steps: list[Step],
        rolled: list[Rolled],
        priced: list[Rolled],
        start_dice: list[i64],
        special_dice: list[i64],
        leaving_dice: i64,
        wonder: i64,
        bonus: i64,
    ) -> None:
        self.numbers: Final = numbers
        self.boards: Final = boards
        self.buildings: Final = buildings
        self.steps: Final = steps  # of all boards; tasks name them by number
        self.rolled: Final = rolled  # by die, face and section
        self.priced: Final = priced  # one for each die and section, in the order of their rates
        self.faces: Final = [_faces(rolled, die) for die in range(len(start_dice) + len(special_dice))]  # by die
        self.start_dice: Final = start_dice
        self.special_dice: Final = special_dice  # in the order in which they come into the forum
        self.special: Final = _mask(special_dice)
        self.leaving_dice: Final = leaving_dice  # one of these goes for each special die
        self.staying_dice: Final = [die for die in start_dice if not leaving_dice >> die & 1]
        self.wonder: Final = wonder
        self.bonus: Final = bonus


def _faces(rolled: list[Rolled], die: i64) -> list[Rolled]:
    """The faces of a die, each as it lies in the first section."""
    ways = rolled[die * WAYS : (die + 1) * WAYS]
    return ways[:: WAYS // _FACES]


def _mask(numbers: list[i64]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= BITS[number]
    return mask


def count_in(mask: i64) -> i64:
    """How many fields, dice or seats a mask names: they are few, and a loop needs no Python object when compiled."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


_SMALL: Final[list[list[i64]]] = [[number for number in range(10) if mask >> number & 1] for mask in range(1 << 10)]


def numbers_in(mask: i64) -> list[i64]:
    """What a mask names, in ascending order."""
    if mask < 1024:
        return _SMALL[mask]
    found: list[i64] = []
    while mask:
        low = mask & -mask
        found.append(only_number_in(low))
        mask ^= low
    return found


def only_number_in(mask: i64) -> i64:
    """The one number that a mask names."""
    return NUMBERS[mask % PRIME]
