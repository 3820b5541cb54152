"""From the catalog, with its ids, to the numbers of `facts.py`, and back from numbers to ids."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from engine.catalog.dice import model
from engine.catalog.dice.loader import load_dice
from engine.dice import facts
from engine.dice.prices import price_beside

SIDES: Final = {"left": facts.LEFT, "right": facts.RIGHT, None: facts.NO_ENEMY}
_STEPS: Final = (model.CrossFields, model.Coins, model.FreeBuild, model.AnotherAction, model.CoinsAndPointsPer)
_OTHER_SIDE: Final[dict[model.Side, model.Side]] = {"left": "right", "right": "left"}


class Words:
    """The ids of everything by number, and their numbers by id."""

    def __init__(self, catalog: model.DiceCatalog) -> None:
        self.board_ids = tuple(board.id for board in catalog.boards)
        self.building_ids = tuple(building.id for building in catalog.buildings)
        self.field_ids = tuple(field.id for field in catalog.boards[0].fields)
        self.die_ids = tuple(die.id for die in catalog.dice)
        self.face_ids = tuple(catalog.faces)
        self.step_ids = _step_ids(catalog)
        self.board_numbers = _numbers_of(self.board_ids)
        self.building_numbers = _numbers_of(self.building_ids)
        self.field_numbers = _numbers_of(self.field_ids)
        self.die_numbers = _numbers_of(self.die_ids)
        self.face_numbers = _numbers_of(self.face_ids)
        self.step_numbers = _numbers_of(self.step_ids)


def _step_ids(catalog: model.DiceCatalog) -> tuple[str, ...]:
    """Effects that happen at once, by board, field and place, in the order in which the book numbers them."""
    names = ["none"]
    for board in catalog.boards:
        for field in board.fields:
            steps = [effect for effect in field.effects if isinstance(effect, _STEPS)]
            names += [f"{board.id}/{field.id}/{place}" for place in range(len(steps))]
    return tuple(names)


def _numbers_of(ids: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(ids)}


@cache
def words() -> Words:
    """The ids of the game."""
    return Words(load_dice())


@cache
def book() -> facts.Book:
    """Everything printed, in numbers."""
    return _Binder(load_dice()).book()


class _Binder:
    """Turns a catalog into a book; steps are numbered on the way."""

    def __init__(self, catalog: model.DiceCatalog) -> None:
        self.catalog = catalog
        self.ids = Words(catalog)
        self.plain_fields = catalog.boards[0].fields
        self.steps = [facts.Step(0, -1, facts.COINS, 0, 0, 0)]  # number 0 is no step
        self.changes = {(0, 0, 0, 0): 0}
        self.wonder = self.fields_of(building.id for building in catalog.buildings if building.on_boards)
        self.rows = self._rows()  # the fields of each, as bits
        attacks = [number for number, field in enumerate(self.plain_fields) if field.attack]
        self.shifts = {number: facts.NIBBLE * place for place, number in enumerate(attacks)}

    def book(self) -> facts.Book:
        catalog = self.catalog
        dice = list(enumerate(catalog.dice))
        rolled = self._rolled()
        ways = model.FACES * len(catalog.sections)
        assert ways == facts.WAYS
        buildings = [self._building(number, building) for number, building in enumerate(catalog.buildings)]
        boards = [self._board(number, board) for number, board in enumerate(catalog.boards)]
        return facts.Book(
            facts.Numbers(
                catalog.numbers.start_coins,
                catalog.numbers.pass_coins,
                catalog.numbers.bonus_fields_to_end,
                catalog.numbers.turns_after_the_end,
                catalog.numbers.most_turns,
            ),
            boards,
            buildings,
            self.steps,
            rolled,
            [rolled[ways * number + section] for number, _ in dice for section in range(len(catalog.sections))],
            [number for number, die in dice if not die.special],
            [number for number, die in dice if die.special],
            sum(1 << number for number, die in dice if die.leaves),
            self.wonder,
            self.fields_of([model.BONUS]),
        )

    def fields_of(self, buildings: Iterable[str]) -> int:
        """All fields of some buildings, as bits."""
        names = set(buildings)
        return sum(1 << number for number, field in enumerate(self.plain_fields) if field.building in names)

    # -- dice -------------------------------------------------------------------------------------------------

    def _rolled(self) -> list[facts.Rolled]:
        """One entry for each die, face and section; the same face twice on a die is one and the same entry."""
        table: list[facts.Rolled] = []
        for number, die in enumerate(self.catalog.dice):
            for place, face in enumerate(die.faces):
                first = die.faces.index(face)
                for section, price in enumerate(self.catalog.sections):
                    back = (place - first) * len(self.catalog.sections)
                    if back:
                        table.append(table[len(table) - back])
                    else:
                        rate = number * len(self.catalog.sections) + section
                        table.append(self._rolled_die(len(table), rate, number, face, price))
        return table

    def _rolled_die(self, code: int, rate: int, die: int, face_id: str, price: int) -> facts.Rolled:
        face = self.catalog.faces[face_id]
        fields = self.fields_of(face.cross)
        for number, field in enumerate(self.plain_fields):
            if face.symbol in field.symbols:
                fields |= 1 << number
        row = self.rows.index(fields) if fields in self.rows and not face.compare else facts.NO_ROW
        face_number = self.ids.face_numbers[face_id]
        return facts.Rolled(code, rate, die, face_number, price, fields, self.fields_of(face.compare), row)

    def _dice_of(self, colour: str) -> list[int]:
        return [number for number, die in enumerate(self.catalog.dice) if die.colour == colour]

    # -- rows -------------------------------------------------------------------------------------------------

    def _rows(self) -> list[int]:
        """Fields that arrows lead through one by one, so that only one of them can be open; the wonder's come first."""
        rows: list[int] = []
        for number, field in enumerate(self.plain_fields):
            if field.after is None:
                rows.append(1 << number)
            else:
                assert field.after == self.plain_fields[number - 1].id, "arrows lead from field to field"
                rows[-1] |= 1 << number
        return sorted(rows, key=lambda row: row != self.wonder)

    # -- boards -----------------------------------------------------------------------------------------------

    def _building(self, number: int, entry: model.Building) -> facts.Building:
        facing = 0
        if entry.attacks is not None:
            across = {b.id for b in self.catalog.buildings if b.attacks == _OTHER_SIDE[entry.attacks]}
            defences = [n for n, f in enumerate(self.plain_fields) if f.defence and f.building in across]
            facing = sum(1 << defence for defence in defences)
        attacks = sum(1 << n for n, f in enumerate(self.plain_fields) if f.attack and f.building == entry.id)
        fields, enemy = self.fields_of([entry.id]), SIDES[entry.attacks]
        return facts.Building(number, fields, attacks, int(entry.bonus), entry.first_points, enemy, facing)

    def _board(self, number: int, entry: model.Board) -> facts.Board:
        fields = [self._field(place, field) for place, field in enumerate(entry.fields)]
        for place, printed in enumerate(entry.fields):
            if printed.after is not None:
                before = self.ids.field_numbers[printed.after]
                fields[place].before = 1 << before
                fields[before].opens |= 1 << place
        dearest = max(field.cost for field in entry.fields)
        cheap = [sum(1 << n for n, f in enumerate(entry.fields) if f.cost <= most) for most in range(dearest + 1)]
        bonus = self.fields_of([model.BONUS])
        for field in fields:
            field.turns = (field.bit | field.opens) & ~bonus
        open_at_start = sum(1 << place for place, field in enumerate(fields) if not field.before) & ~bonus
        fronts = [_line_up(place, fields, row) for place, row in enumerate(self.rows)]
        prices = [_prices(fields, resources) for resources in range(1 + sum(field.resources for field in fields))]
        return facts.Board(number, fields, prices, cheap, open_at_start, fronts)

    def _field(self, number: int, entry: model.Field) -> facts.Field:
        building = self.ids.building_numbers.get(entry.building, -1)
        shift = self.shifts.get(number, 0)
        field = facts.Field(number, building, entry.cost, entry.points, entry.attack, shift)
        field.whole = self.fields_of([entry.building])
        if building >= 0 and self.catalog.buildings[building].resources:
            field.resources = 1
        for effect in entry.effects:
            self._add(field, effect)
        field.change = self._change(field)
        field.asks = int(any(step.kind != facts.COINS for step in field.steps))
        return field

    def _change(self, field: facts.Field) -> int:
        """The number of what a field changes about dice; the same change has the same number, none has 0."""
        change = (field.discount, field.free_dice, field.die_coins, field.unlocks)
        return self.changes.setdefault(change, len(self.changes))

    def _add(self, field: facts.Field, effect: model.Effect) -> None:  # noqa: C901 - a table, one case per effect
        match effect:
            case model.CrossFields(buildings, amount):
                self._add_step(field, facts.CROSS, self.fields_of(buildings), amount, 0)
            case model.Coins(amount):
                self._add_step(field, facts.COINS, 0, 0, amount)
            case model.FreeBuild():
                self._add_step(field, facts.FREE_BUILD, 0, 0, 0)
            case model.AnotherAction():
                self._add_step(field, facts.ACTION, 0, 0, 0)
            case model.CoinsAndPointsPer(buildings, amount):
                self._add_step(field, facts.COINS, self.fields_of(buildings), amount, 0)
                field.endings.append(facts.Ending(self.fields_of(buildings), amount))
            case model.PointsPer(buildings, amount):
                field.endings.append(facts.Ending(self.fields_of(buildings), amount))
            case model.CheaperDice(amount):
                field.discount += amount
            case model.FreeDice(colour):
                field.free_dice |= sum(1 << die for die in self._dice_of(colour))
            case model.CoinsOnDie(colour, amount):
                field.die_coins += sum(amount << facts.NIBBLE * die for die in self._dice_of(colour))
            case model.UnlockDie(die):
                field.unlocks |= 1 << self.ids.die_numbers[die]

    def _add_step(self, field: facts.Field, kind: int, fields: int, amount: int, coins: int) -> None:
        step = facts.Step(len(self.steps), field.number, kind, fields, amount, coins)
        self.steps.append(step)
        field.steps.append(step)


def _prices(fields: list[facts.Field], resources: int) -> list[int]:
    """What each field costs a city with so many resources, by the remainder of its bit."""
    prices = [0] * facts.PRIME
    for field in fields:
        prices[field.bit % facts.PRIME] = price_beside(resources, field.cost)
    return prices


def _line_up(number: int, fields: list[facts.Field], row: int) -> int:
    """Tell the fields of a row about it; says which one is open at the start, by the remainder of its bit, or 0."""
    line = [fields[place] for place in facts.numbers_in(row)]
    for field, follower in zip(line, [*line[1:], None], strict=True):
        field.row = number
        field.follower = 0 if follower is None else follower.rest
    return line[0].rest if line[0].turns else 0
