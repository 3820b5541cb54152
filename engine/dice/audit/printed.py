"""What is printed on boards and dice, looked up by id for the audit: the catalog itself, no numbers of the engine."""

from collections import Counter
from functools import cache

from engine.catalog.dice.loader import load_dice
from engine.catalog.dice.model import (
    FACES,
    Board,
    Building,
    CheaperDice,
    CoinsAndPointsPer,
    CoinsOnDie,
    Die,
    Effect,
    Field,
    FreeBuild,
    FreeDice,
    PointsPer,
    UnlockDie,
)


class Printed:
    """The catalog by ids."""

    def __init__(self) -> None:
        catalog = load_dice()
        self.catalog = catalog
        self.field_ids = [field.id for field in catalog.boards[0].fields]
        self.buildings: dict[str, Building] = {building.id: building for building in catalog.buildings}
        self.dice: dict[str, Die] = {die.id: die for die in catalog.dice}
        self.die_ids = [die.id for die in catalog.dice]
        self.numbers = {name: number for number, name in enumerate(self.field_ids)}
        fields = list(enumerate(catalog.boards[0].fields))
        self.first_fields = [n for n, field in fields if field.after is None and field.building in self.buildings]
        self.arrows = {name: [n for n, field in fields if field.after == name] for name in self.field_ids}
        self.attacks = [field.id for _, field in fields if field.attack]
        self.ways = [self._way(code) for code in range(len(catalog.dice) * FACES * len(catalog.sections))]

    def board(self, number: int) -> Board:
        """A board by its number."""
        return self.catalog.boards[number]

    def _way(self, code: int) -> tuple[str, str, int]:
        """Die, face and price of a way to lie."""
        sections = self.catalog.sections
        ways = FACES * len(sections)
        die = self.catalog.dice[code // ways]
        return die.id, die.faces[code % ways // len(sections)], sections[code % len(sections)]


@cache
def printed() -> Printed:
    """The catalog by ids, made once."""
    return Printed()


class Sheet:
    """One sheet as the events tell it: crossed fields, coins, points of attacks, and everything that adds up."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.fields: dict[str, Field] = {field.id: field for field in board.fields}
        self.sizes = Counter(field.building for field in board.fields)
        self.crossed: dict[str, int] = {}
        self.mask = 0
        self.old_mask = 0
        self.open_mask = sum(1 << number for number in printed().first_fields)
        self.counts: Counter[str] = Counter()
        self.old_counts: Counter[str] = Counter()
        self.old_defences: Counter[str] = Counter()
        self.defences: Counter[str] = Counter()
        self.coins = 0
        self.attacks: dict[str, int] = {}
        self.first = 0
        self.tasks = 0
        self.resources = 0
        self.discount = 0
        self.free_colours: set[str] = set()
        self.die_coins: Counter[str] = Counter()
        self.unlocked: set[str] = set()
        self.free_builds = 0
        self.counting: list[CoinsAndPointsPer | PointsPer] = []
        self.points = 0

    def begin_turn(self) -> None:
        """What is crossed now is old from now on."""
        self.old_mask = self.mask
        self.old_counts = self.counts.copy()
        self.old_defences = self.defences.copy()

    def cross(self, name: str, turn: int) -> None:
        """A field is crossed, with all that it changes."""
        field = self.fields[name]
        self.crossed[name] = turn
        self.counts[field.building] += 1
        self.defences[field.building] += field.defence
        self.points += field.points
        number = printed().numbers[name]
        self.mask |= 1 << number
        self.open_mask = self.open_mask & ~(1 << number) | sum(1 << after for after in printed().arrows[name])
        if field.building in printed().buildings:
            self.resources += printed().buildings[field.building].resources
        for effect in field.effects:
            self._take(effect)

    def _take(self, effect: Effect) -> None:
        match effect:
            case CheaperDice(amount):
                self.discount += amount
            case FreeDice(colour):
                self.free_colours.add(colour)
            case CoinsOnDie(colour, amount):
                self.die_coins[colour] += amount
            case UnlockDie(die):
                self.unlocked.add(die)
            case FreeBuild():
                self.free_builds += 1
            case CoinsAndPointsPer() | PointsPer():
                self.counting.append(effect)
            case _:
                pass

    def is_complete(self, building: str) -> bool:
        """Whether all fields of a building are crossed."""
        return self.counts[building] == self.sizes[building]
