"""A city of 7 Wonders Dice as a short list of numbers. Decides nothing.

Most of them follow from the sheet alone, so that what a sheet is worth need be computed only once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.heuristics.tally import Listed, Tally
from engine.dice.court import has_enough_fields
from engine.dice.facts import COINS, CROSS, FULL, NIBBLE, NO_ENEMY, Board, Book, count_in, only_number_in
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
    # The first stage of each wonder, as the boards are numbered: one brings points, another makes all dice cheaper.
    "stage_alexandria",
    "stage_babylon",
    "stage_ephesus",
    "stage_giza",
    "stage_halicarnassus",
    "stage_olympia",
    "stage_rhodes",
)
SIZE: Final = 42
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
FIRST_STAGE: Final = 35
_WAREHOUSE: Final = 0
_FEW_RESOURCES: Final = 3
_MOST_COMPLETED: Final = 3


def city_features(state: State, seat: i64) -> list[float]:
    """Everything about one city."""
    city = state.cities[seat]
    tally = Listed(SIZE)
    count_sheet(state.book, city.board, city.crossed, tally)
    count_table(state, seat, tally)
    return tally.found


# -- the sheet ------------------------------------------------------------------------------------------------------


def count_sheet(book: Book, board: Board, crossed: i64, tally: Tally) -> None:
    """What follows from the crossed fields of a board."""
    opened = _add_fields(book, board, crossed & ~book.bonus, tally)
    _add_buildings(book, crossed, tally)
    if crossed & book.wonder:
        tally.add(FIRST_STAGE + board.number, 1.0)
    for field in board.unlocking:
        if crossed & field.before:
            tally.add(_SECOND_STEPS, 1.0)
    useful: i64 = 0
    for die in book.staying_dice:
        useful += _useful_faces(book, die, opened & ~crossed)
    tally.add(_USEFUL_FACES, float(useful))


def _add_fields(book: Book, board: Board, crossed: i64, tally: Tally) -> i64:
    """What the crossed fields bring one by one; says which fields may be crossed, or were."""
    points: i64 = 0
    discount: i64 = 0
    die_coins: i64 = 0
    free_dice: i64 = 0
    unlocked: i64 = 0
    opened = board.open_at_start
    left = crossed
    while left:
        field = board.fields[only_number_in(left & -left)]
        left &= left - 1
        opened |= field.opens
        points += field.points
        for ending in field.endings:
            points += ending.points * count_in(crossed & ending.fields)
        if field.change:
            discount += field.discount
            free_dice |= field.free_dice
            die_coins += field.die_coins
            unlocked |= field.unlocks
    tally.add(POINTS, float(points))
    tally.add(_TERMS, float(discount))
    tally.add(_TERMS + 1, float(count_in(free_dice)))
    tally.add(_TERMS + 2, float(_nibbles(die_coins)))
    for place in range(len(book.special_dice)):
        if unlocked >> book.special_dice[place] & 1:
            tally.add(_FIRST_SPECIAL + place, 1.0)
    return opened


def _nibbles(packed: i64) -> i64:
    """The sum of small numbers that were packed into one."""
    total: i64 = 0
    while packed:
        total += packed & FULL
        packed >>= NIBBLE
    return total


def _add_buildings(book: Book, crossed: i64, tally: Tally) -> None:
    """How much of each building there is; the bonus fields are few, so only the first completions count.

    Nothing gets less when a building is completed: a complete one counts as nearly complete too.
    """
    completed: i64 = 0
    for building in book.buildings:
        if building.facing:
            tally.add(_DEFENCES, float(count_in(crossed & building.facing)))
        has = count_in(crossed & building.fields)
        if has:
            tally.add(_FIRST_BUILDING + building.number, float(has))
            if building.number == _WAREHOUSE and has > _FEW_RESOURCES:
                tally.add(_MANY_RESOURCES, float(has - _FEW_RESOURCES))
            if building.bonus:
                _add_share(has, building.size, tally)
                if has == building.size:
                    completed += 1
    for place in range(_MOST_COMPLETED):
        if completed > place:
            tally.add(_COMPLETED + place, 1.0)


def _add_share(has: i64, size: i64, tally: Tally) -> None:
    share = float(has) / float(size)
    tally.add(_NEARLY, share * share)
    if has >= size - 1:
        tally.add(_ONE_LEFT, 1.0)


def _useful_faces(book: Book, die: i64, open_fields: i64) -> i64:
    """How many faces of a die open something."""
    found: i64 = 0
    for face in book.faces[die]:
        if face.fields & open_fields:
            found += 1
    return found


# -- the table ------------------------------------------------------------------------------------------------------


def won_points(city: City) -> i64:
    """Points that do not follow from the sheet: of attacks, and for being first."""
    return city.first + _nibbles(city.noted)


def count_table(state: State, seat: i64, tally: Tally) -> None:
    """What was won, the purse, what the neighbours have, and what is still to be decided."""
    city = state.cities[seat]
    book = state.book
    won = won_points(city)
    if won:
        tally.add(POINTS, float(won))
    kept = city.coins if city.coins < PURSE else PURSE
    tally.add(COINS_KEPT, float(kept))
    if city.coins > kept:
        tally.add(SPARE_COINS, float(city.coins - kept))
    _add_military(state, seat, tally)
    tally.add(_RACE, float(_race(state, seat)))
    grey: i64 = 0
    for die in state.dice:
        if book.leaving_dice >> die & 1:
            grey += _useful_faces(book, die, city.open)
    tally.add(_GREY_FACES, float(grey))
    if city.unlocked:
        tally.add(_COURT_OPEN, float(_court_open(state, seat)))
    for task in city.agenda:
        kind = kind_of(task)
        if kind == CROSS:
            tally.add(AWAITED_FIELDS, float(amount_of(task)))
        elif kind == BONUS:
            tally.add(AWAITED_BONUS, 1.0)
        elif kind != COINS:
            tally.add(AWAITED_ACTIONS, 1.0)


def _add_military(state: State, seat: i64, tally: Tally) -> None:
    """Points that defences take from attacks to come: the enemies' from own ones, own ones from the enemies'."""
    city = state.cities[seat]
    for building in state.book.buildings:
        if building.enemy != NO_ENEMY:
            enemy = state.cities[neighbour(state, seat, building.enemy)]
            shields = count_in(enemy.crossed & building.facing)
            if shields:
                tally.add(_BLOCKED, float(shields * count_in(building.attacks & ~city.crossed)))
            shields = count_in(city.crossed & building.facing)
            if shields:
                attacker = state.cities[neighbour(state, seat, 1 - building.enemy)]
                tally.add(_GUARDED, float(shields * count_in(building.attacks & ~attacker.crossed)))


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
            if most < building.size:
                lead += count_in(state.cities[seat].crossed & building.fields) - most
    return lead


def _court_open(state: State, seat: i64) -> i64:
    """How many faces of unlocked dice with a condition would let the city build something."""
    city = state.cities[seat]
    found: i64 = 0
    for die in state.book.special_dice:
        if city.unlocked >> die & 1:
            for face in state.book.faces[die]:
                if face.compare and face.fields & city.open and has_enough_fields(state, seat, face.compare):
                    found += 1
    return found
