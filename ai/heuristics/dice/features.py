"""A city of 7 Wonders Dice as a short list of numbers. Decides nothing.

Most of them follow from the sheet alone, so that what a sheet is worth need be computed only once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.dice.court import has_enough_fields
from engine.dice.facts import COINS, CROSS, FULL, NIBBLE, NO_ENEMY, Board, Book, count_in
from engine.dice.state import BONUS, City, State, amount_of, kind_of, neighbour

if TYPE_CHECKING:
    from mypy_extensions import i64

NAMES: Final = (
    "points",
    # Crossed fields, building by building.
    "warehouse",
    "agora",
    "barracks_west",
    "barracks_east",
    "market",
    "university",
    "gallery",
    "court",
    "wonder",
    "defences",
    "many_resources",
    # What changes prices, and the dice that the city may choose.
    "cheaper_dice",
    "free_dice",
    "coins_on_dice",
    "black_die",
    "white_die",
    "purple_die",
    "second_steps",
    # How close the end is, and what can be crossed next.
    "completed_1",
    "completed_2",
    "completed_3",
    "nearly_complete",
    "one_field_left",
    "useful_faces",
    # What does not follow from the sheet.
    "coins",
    "spare_coins",
    "guarded",
    "blocked",
    "race",
    "court_open",
    "grey_faces",
    "awaited_fields",
    "awaited_actions",
    "awaited_bonus",
)
SIZE: Final = 35
SHEET_SIZE: Final = 25
POINTS: Final = 0
PURSE: Final = 6
_FIRST_BUILDING: Final = 1
_DEFENCES: Final = 10
_MANY_RESOURCES: Final = 11
_TERMS: Final = 12
_FIRST_SPECIAL: Final = 15
_SECOND_STEPS: Final = 18
_COMPLETED: Final = 19
_NEARLY: Final = 22
_ONE_LEFT: Final = 23
_USEFUL_FACES: Final = 24
COINS_KEPT: Final = 25
SPARE_COINS: Final = 26
_GUARDED: Final = 27
_BLOCKED: Final = 28
_RACE: Final = 29
_COURT_OPEN: Final = 30
_GREY_FACES: Final = 31
AWAITED_FIELDS: Final = 32
AWAITED_ACTIONS: Final = 33
AWAITED_BONUS: Final = 34
_FEW_RESOURCES: Final = 3
_MOST_COMPLETED: Final = 3


def city_features(state: State, seat: i64) -> list[float]:
    """Everything about one city."""
    city = state.cities[seat]
    found = sheet_features(state.book, city.board, city.crossed)
    found[POINTS] += float(won_points(city))
    found += table_features(state, seat)
    return found


# -- the sheet ------------------------------------------------------------------------------------------------------


def sheet_features(book: Book, board: Board, crossed: i64) -> list[float]:
    """What follows from the crossed fields of a board."""
    found = [0.0] * SHEET_SIZE
    _add_fields(book, board, crossed, found)
    _add_buildings(book, crossed, found)
    lasting = [die for die in book.start_dice if not book.leaving_dice >> die & 1]
    found[_USEFUL_FACES] = float(_useful_faces(book, lasting, _open_fields(board, crossed)))
    return found


def _add_fields(book: Book, board: Board, crossed: i64, found: list[float]) -> None:
    points: i64 = 0
    die_coins: i64 = 0
    free_dice: i64 = 0
    unlocked: i64 = 0
    for field in board.fields:
        if field.unlocks and crossed & field.before:
            found[_SECOND_STEPS] += 1.0
        if crossed & field.bit and field.building >= 0:
            points += field.points
            for ending in field.endings:
                points += ending.points * count_in(crossed & ending.fields)
            found[_TERMS] += float(field.discount)
            free_dice |= field.free_dice
            die_coins += field.die_coins
            unlocked |= field.unlocks
    found[POINTS] = float(points)
    found[_TERMS + 1] = float(count_in(free_dice))
    while die_coins:
        found[_TERMS + 2] += float(die_coins & FULL)
        die_coins >>= NIBBLE
    for place in range(len(book.special_dice)):
        if unlocked >> book.special_dice[place] & 1:
            found[_FIRST_SPECIAL + place] = 1.0


def _add_buildings(book: Book, crossed: i64, found: list[float]) -> None:
    """How much of each building there is; the bonus fields are few, so only the first completions count.

    Nothing gets less when a building is completed: a complete one counts as nearly complete too.
    """
    completed: i64 = 0
    for building in book.buildings:
        has = count_in(crossed & building.fields)
        found[_FIRST_BUILDING + building.number] = float(has)
        found[_DEFENCES] += float(count_in(crossed & building.facing))
        if building.bonus:
            size = count_in(building.fields)
            share = float(has) / float(size)
            found[_NEARLY] += share * share
            if has >= size - 1:
                found[_ONE_LEFT] += 1.0
            if has == size:
                completed += 1
    resources = found[_FIRST_BUILDING] - float(_FEW_RESOURCES)
    if resources > 0.0:
        found[_MANY_RESOURCES] = resources
    for place in range(_MOST_COMPLETED):
        if completed > place:
            found[_COMPLETED + place] = 1.0


def _open_fields(board: Board, crossed: i64) -> i64:
    """Uncrossed fields whose turn has come."""
    found = board.open_at_start
    for field in board.fields:
        if crossed & field.bit:
            found |= field.opens
    return found & ~crossed


def _useful_faces(book: Book, dice: list[int], open_fields: i64) -> i64:
    """How many faces of these dice open something."""
    found: i64 = 0
    sections = _sections(book)
    for die in dice:
        for code in range(die * book.rolls_per_die, (die + 1) * book.rolls_per_die, sections):
            if book.rolled[code].fields & open_fields:
                found += 1
    return found


def _sections(book: Book) -> int:
    """In how many ways a face can lie in the forum."""
    return len(book.priced) // (len(book.start_dice) + len(book.special_dice))


# -- the table ------------------------------------------------------------------------------------------------------


def won_points(city: City) -> i64:
    """Points that do not follow from the sheet: of attacks, and for being first."""
    points = city.first
    noted = city.noted
    while noted:
        points += noted & FULL
        noted >>= NIBBLE
    return points


def table_features(state: State, seat: i64) -> list[float]:
    """The purse, what the neighbours have, and what is still to be decided."""
    found = [0.0] * (SIZE - SHEET_SIZE)
    city = state.cities[seat]
    kept = city.coins if city.coins < PURSE else PURSE
    found[COINS_KEPT - SHEET_SIZE] = float(kept)
    found[SPARE_COINS - SHEET_SIZE] = float(city.coins - kept)
    _add_military(state, seat, found)
    found[_RACE - SHEET_SIZE] = float(_race(state, seat))
    grey = [die for die in state.dice if state.book.leaving_dice >> die & 1]
    found[_GREY_FACES - SHEET_SIZE] = float(_useful_faces(state.book, grey, city.open))
    if city.unlocked:
        found[_COURT_OPEN - SHEET_SIZE] = float(_court_open(state, seat))
    for task in city.agenda:
        kind = kind_of(task)
        if kind == CROSS:
            found[AWAITED_FIELDS - SHEET_SIZE] += float(amount_of(task))
        elif kind == BONUS:
            found[AWAITED_BONUS - SHEET_SIZE] += 1.0
        elif kind != COINS:
            found[AWAITED_ACTIONS - SHEET_SIZE] += 1.0
    return found


def _add_military(state: State, seat: i64, found: list[float]) -> None:
    """Points that defences take from attacks to come: the enemies' from own ones, own ones from the enemies'."""
    city = state.cities[seat]
    for building in state.book.buildings:
        if building.enemy != NO_ENEMY:
            enemy = state.cities[neighbour(state, seat, building.enemy)]
            shields = count_in(enemy.crossed & building.facing)
            if shields:
                found[_BLOCKED - SHEET_SIZE] += float(shields * _attacks_left(city, building.fields))
            attacker = state.cities[neighbour(state, seat, 1 - building.enemy)]
            shields = count_in(city.crossed & building.facing)
            if shields:
                found[_GUARDED - SHEET_SIZE] += float(shields * _attacks_left(attacker, building.fields))


def _attacks_left(city: City, fields: i64) -> i64:
    left: i64 = 0
    for field in city.board.fields:
        if field.attack and fields & field.bit and not city.crossed & field.bit:
            left += 1
    return left


def _race(state: State, seat: i64) -> i64:
    """By how many fields the city leads, or lags, where the first to complete a building gets points."""
    lead: i64 = 0
    for building in state.book.buildings:
        if building.first_points:
            most: i64 = 0
            for other in range(len(state.cities)):
                if other != seat:
                    theirs = count_in(state.cities[other].crossed & building.fields)
                    most = theirs if theirs > most else most
            size = count_in(building.fields)
            own = count_in(state.cities[seat].crossed & building.fields)
            if most < size:
                lead += own - most
    return lead


def _court_open(state: State, seat: i64) -> i64:
    """How many faces of unlocked dice with a condition would let the city build something."""
    city = state.cities[seat]
    book = state.book
    found: i64 = 0
    sections = _sections(book)
    for die in book.special_dice:
        if city.unlocked >> die & 1:
            for code in range(die * book.rolls_per_die, (die + 1) * book.rolls_per_die, sections):
                rolled = book.rolled[code]
                if rolled.compare and rolled.fields & city.open and has_enough_fields(state, seat, rolled.compare):
                    found += 1
    return found
