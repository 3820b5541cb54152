"""A position of Dice out of plain data: lays the described table out by the ledger and refuses the impossible.

No rule is written a second time here: what a field does, the ledger does.
"""

from engine.core.errors import CommandError, ConfigError, PositionError
from engine.core.position.fields import Entry, Record
from engine.core.seats import Seat
from engine.core.tablefields import MAX_SEED
from engine.dice.apply import DiceLedger
from engine.dice.book import words
from engine.dice.codec import PHASES, TASKS, codec, roll_words
from engine.dice.commands import Command
from engine.dice.config import Config, table
from engine.dice.events import START
from engine.dice.facts import NO_DIE, Rolled
from engine.dice.forum import rolled_forum
from engine.dice.legality import refusal
from engine.dice.position.check import check_agenda, check_position
from engine.dice.position.words import (
    CITY_DEFAULTS,
    CITY_FIELDS,
    GAME,
    MOST_COINS,
    POSITION_DEFAULTS,
    POSITION_FIELDS,
    TASK_DEFAULTS,
    TASK_FIELDS,
)
from engine.dice.rules import unlocker
from engine.dice.state import ACTIONS, CHOICES, OVER, REMOVAL, SET_UP, City, State
from engine.dice.tables import new_state


def state_from_json(data: object) -> State:
    """The position described by plain data; raises PositionError."""
    position = Entry(data, "").record(POSITION_FIELDS, POSITION_DEFAULTS)
    position.read("game").word([GAME], "unknown_game")
    known = [name for name, number in PHASES.items() if number != SET_UP]
    phase = PHASES[position.read("phase").word(known, "unknown_phase")]
    cities = [item.record(CITY_FIELDS, CITY_DEFAULTS) for item in position.read("cities").items()]
    ledger = DiceLedger(_empty_table(position, cities), None)
    _lay_out(ledger, position, cities)
    _lay_phase(ledger, position, cities, phase)
    check_position(ledger.state, position)
    _lay_choices(ledger, cities, phase)
    return ledger.state


# -- the table ----------------------------------------------------------------------------------------------------


def _empty_table(position: Record, cities: list[Record]) -> State:
    seed = position.read("seed").number(0, MAX_SEED)
    boards = tuple(city.read("board").word(words().board_ids, "unknown_board") for city in cities)
    named = position.read("boards_are_named").flag()
    try:
        config = table(seed, len(cities), boards)
    except ConfigError as error:
        raise PositionError(error.code, field="cities", **error.details) from error
    state = new_state(config if named else Config(seed, len(cities)))
    DiceLedger(state, None).boards_dealt([words().board_numbers[board] for board in boards])
    return state


def _lay_out(ledger: DiceLedger, position: Record, cities: list[Record]) -> None:
    """Old fields, the forum, then what is new in this turn."""
    state = ledger.state
    numbers = state.book.numbers
    for seat, record in enumerate(cities):
        _lay_fields(ledger, seat, record, "crossed")
    forum = _forum(state, position)
    ledger.forum_rolled(position.read("turn").number(1, numbers.most_turns), forum)
    for seat, record in enumerate(cities):
        _lay_fields(ledger, seat, record, "new")
        coins = record.find("coins")
        ledger.coins_gained(
            seat,
            numbers.start_coins if coins is None else coins.number(0, MOST_COINS) - state.cities[seat].coins,
            START,
        )
        state.cities[seat].first = record.read("first").number(0, _first_points(state, state.cities[seat]))
    state.last_turn = position.read("last_turn").number(0, numbers.most_turns + numbers.after_end)


def _lay_fields(ledger: DiceLedger, seat: Seat, record: Record, name: str) -> None:
    """Fields in any order of the list, each with what it changes for good."""
    city = ledger.state.cities[seat]
    attacks = record.read("attacks").record(words().field_ids)
    items = {
        words().field_numbers[item.word(words().field_ids, "unknown_dice_field")]: item for item in _items(record, name)
    }
    for number in sorted(items):
        field = city.board.fields[number]
        if city.crossed & field.bit:
            raise items[number].refused("field_twice", value=words().field_ids[number])
        if field.before & ~city.crossed:
            raise items[number].refused("wrong_order", value=words().field_ids[number])
        told = attacks.find(words().field_ids[number])
        points = field.attack if told is None else told.number(0, field.attack)
        ledger.field_crossed(seat, field, NO_DIE, 0, 0, 0, points)


def _items(record: Record, name: str) -> list[Entry]:
    items = record.read(name).items()
    told = [item.value for item in items]
    for item in items:
        if told.count(item.value) > 1:
            raise item.refused("field_twice", value=str(item.value))
    return items


def _first_points(state: State, city: City) -> int:
    """The most that a city can have for being first."""
    complete = [b for b in state.book.buildings if city.crossed & b.fields == b.fields]
    return sum(building.first_points for building in complete)


def _forum(state: State, position: Record) -> list[Rolled]:
    """The dice as they lie; left out, they lie as the seed rolls them."""
    known = words().die_ids
    dice, forum = position.find("dice"), position.find("forum")
    lying = [] if forum is None else [state.book.rolled[_code(item)] for item in forum.items()]
    if dice is not None:
        state.dice = [words().die_numbers[item.word(known, "unknown_die")] for item in dice.items()]
    elif forum is not None:
        state.dice = [rolled.die for rolled in lying]
    for die in state.dice:
        state.aside &= ~(1 << die)
    if forum is None:
        return rolled_forum(state, position.read("turn").number(1, state.book.numbers.most_turns))
    return lying


def _code(item: Entry) -> int:
    return roll_words()[item.word(roll_words(), "unknown_roll")]


# -- what the table waits for -------------------------------------------------------------------------------------


def _lay_phase(ledger: DiceLedger, position: Record, cities: list[Record], phase: int) -> None:
    state = ledger.state
    entering = position.find("entering")
    if (entering is not None) != (phase == REMOVAL):
        raise PositionError("not_in_this_phase", field=position.place("entering"))
    if phase == CHOICES:
        ledger.actions_revealed()
        state.waiting = 0
    elif phase == OVER:
        ledger.game_ended([])
    elif entering is not None:
        die = words().die_numbers[entering.word(words().die_ids, "unknown_die")]
        seat = unlocker(state, die)
        if seat < 0:
            raise entering.refused("not_unlocked", value=words().die_ids[die])
        ledger.removal_asked(seat, die)
    for seat, record in enumerate(cities):
        _lay_agenda(ledger, seat, record)


def _lay_agenda(ledger: DiceLedger, seat: Seat, record: Record) -> None:
    items = record.read("agenda").items()
    if items and ledger.state.phase != CHOICES:
        raise PositionError("not_in_this_phase", field=record.place("agenda"))
    for item in items:
        task = item.record(TASK_FIELDS, TASK_DEFAULTS)
        kind = TASKS[task.read("do").word(TASKS, "unknown_task")]
        step = words().step_numbers[task.read("step").word(words().step_ids, "unknown_step")]
        ledger.task_added(seat, kind, task.read("times").number(1, 7), step)
        check_agenda(ledger.state, seat, item)


def _lay_choices(ledger: DiceLedger, cities: list[Record], phase: int) -> None:
    """Sealed actions, each a legal one."""
    for seat, record in enumerate(cities):
        entry = record.find("choice")
        if entry is None:
            continue
        if phase != ACTIONS:
            raise PositionError("not_in_this_phase", field=record.place("choice"))
        command = _command(entry)
        if command.seat != seat:
            raise entry.refused("choice_of_another_seat", seat=command.seat)
        why = refusal(ledger.state, command)
        if why is not None:
            raise entry.refused("illegal_choice", reason=why.code)
        ledger.action_sealed(seat, command)
    if phase == ACTIONS and ledger.state.waiting == 0:
        raise PositionError("everybody_has_chosen", field="cities")


def _command(entry: Entry) -> Command:
    try:
        return codec().command_from_json(entry.value)
    except CommandError as error:
        raise entry.refused("not_a_choice") from error
