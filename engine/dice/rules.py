"""The life of a turn, as the rulebook tells it: rules decide and emit, then look at the state again.

Nothing that one city does in a turn changes what another can do in it: attacks and the court count what was crossed in
earlier turns. So the order in which the seats are carried out does not matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.seats import NOBODY
from engine.dice import events
from engine.dice.apply import DiceLedger
from engine.dice.commands import Build, Command, Cross, Decline, Pass, RemoveDie
from engine.dice.facts import (
    ACTION,
    BITS,
    COINS,
    CROSS,
    FREE_BUILD,
    NO_DIE,
    Building,
    Field,
    Step,
    count_in,
    only_number_in,
)
from engine.dice.forum import dealt_boards, rolled_forum
from engine.dice.legality import (
    bonus_fields,
    can_build_free,
    offered_fields,
    removable_dice,
    rolled_die,
)
from engine.dice.military import attack_points
from engine.dice.scoring import score_sheets
from engine.dice.state import ACTIONS, BONUS, CHOICES, City, State, amount_of, kind_of, lowest_seat, step_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def set_up(ledger: DiceLedger) -> None:
    """Deal the boards and the first coins, and roll for the first turn."""
    state = ledger.state
    boards = state.table.boards
    ledger.boards_dealt(boards if boards else dealt_boards(state))
    for seat in range(state.table.players):
        ledger.coins_gained(seat, state.book.numbers.start_coins, events.START)
    ledger.forum_rolled(1, rolled_forum(state, 1))


def resolve(ledger: DiceLedger, command: Command) -> None:
    """Let a legal command happen, up to the next decision."""
    state = ledger.state
    if state.phase == ACTIONS:
        ledger.action_sealed(command.seat, command)
        if state.waiting == 0:
            carry_out(ledger, state.table.seats)
            if state.waiting == 0:
                end_turn(ledger)
    elif state.phase == CHOICES:
        decide(ledger, command)
        if state.waiting == 0:
            end_turn(ledger)
    else:
        assert isinstance(command, RemoveDie)
        ledger.die_replaced(command.seat, command.die, state.entering)
        go_on(ledger)


def carry_out(ledger: DiceLedger, order: list[i64]) -> None:
    """Open all actions and let them happen."""
    actions = ledger.actions_revealed()
    for seat in order:
        action = actions[seat]
        assert action is not None
        act(ledger, action)


# -- actions and choices --------------------------------------------------------------------------------------------


def act(ledger: DiceLedger, command: Command) -> None:
    """Build, build the wonder or pass."""
    state = ledger.state
    seat = command.seat
    city = state.cities[seat]
    if isinstance(command, Build):
        rolled = rolled_die(state, command.die)
        assert rolled is not None
        terms, rate = city.terms, rolled.rate
        cross(ledger, seat, city, command.field, command.die, terms.brings[rate], terms.prices[rate])
    elif isinstance(command, Pass):
        ledger.passed(seat, state.book.numbers.pass_coins)
    else:
        cross(ledger, seat, city, only_number_in(city.open & state.book.wonder), NO_DIE, 0, 0)
    if city.agenda:
        proceed(ledger, seat)


def decide(ledger: DiceLedger, command: Command) -> None:
    """Answer the next task of a seat; whatever that leads to comes before the tasks that are left."""
    state = ledger.state
    seat = command.seat
    if isinstance(command, Decline):
        ledger.choice_declined(seat)
    elif isinstance(command, Cross):
        answer_with_field(ledger, seat, command.field)
    else:
        kind = kind_of(state.cities[seat].agenda[-1])
        ledger.task_done(seat)
        if kind == FREE_BUILD:
            assert isinstance(command, Build)
            build_free(ledger, command)
        else:
            act(ledger, command)
    proceed(ledger, seat)


def answer_with_field(ledger: DiceLedger, seat: i64, field: i64) -> None:
    """A bonus field is free; a field of an effect is paid, and the effect may offer another one."""
    city = ledger.state.cities[seat]
    task = city.agenda[-1]
    ledger.task_done(seat)
    if kind_of(task) == BONUS:
        cross_bonus(ledger, seat, field)
        return
    left = amount_of(task) - 1
    if left:
        ledger.task_added(seat, CROSS, left, step_of(task))
    cross(ledger, seat, city, field, NO_DIE, 0, 0)


def proceed(ledger: DiceLedger, seat: i64) -> None:
    """Do what needs no decision, up to the next task that does."""
    city = ledger.state.cities[seat]
    while city.agenda and not is_decision(ledger.state, seat, city.agenda[-1]):
        task = city.agenda[-1]
        kind = kind_of(task)
        ledger.task_done(seat)
        if kind == COINS:
            step = ledger.state.book.steps[step_of(task)]
            gain(ledger, seat, step, step.field)
        elif kind == BONUS:
            left = bonus_fields(ledger.state, city)
            if left:
                cross_bonus(ledger, seat, only_number_in(left))


def is_decision(state: State, seat: i64, task: i64) -> bool:
    """Whether there is anything to choose; where nothing can be crossed, nothing is asked."""
    city = state.cities[seat]
    kind = kind_of(task)
    if kind == ACTION:
        return True
    if kind == CROSS:
        return offered_fields(state, city, task) != 0
    if kind == FREE_BUILD:
        return can_build_free(state, seat)
    if kind == COINS:
        return False
    left = bonus_fields(state, city)
    return left & (left - 1) != 0


# -- crossing fields ------------------------------------------------------------------------------------------------


def build_free(ledger: DiceLedger, command: Build) -> None:
    """With a die that costs nothing; coins for choosing it come all the same."""
    state = ledger.state
    rolled = rolled_die(state, command.die)
    assert rolled is not None
    city = state.cities[command.seat]
    cross(ledger, command.seat, city, command.field, command.die, city.terms.brings[rolled.rate], 0)


def cross(ledger: DiceLedger, seat: i64, city: City, number: i64, die: i64, die_coins: i64, die_price: i64) -> None:
    """Coins for choosing a die arrive first; then the die and the field are paid, and the field takes effect."""
    field = city.board.fields[number]
    points = attack_points(ledger.state, seat, field) if field.attack else 0
    ledger.field_crossed(seat, field, die, die_coins, die_price, city.prices[field.rest], points)
    if city.crossed & field.whole == field.whole:
        complete(ledger, seat, ledger.state.book.buildings[field.building])
    if field.steps:
        add_steps(ledger, seat, field)


def complete(ledger: DiceLedger, seat: i64, building: Building) -> None:
    """What completing a building brings; its bonus waits until the field has taken effect."""
    if building.first_points and is_first(ledger.state, building.fields):
        ledger.first_completed(seat, building.number, building.first_points)
    if building.bonus:
        ledger.task_added(seat, BONUS, 1, 0)


def cross_bonus(ledger: DiceLedger, seat: i64, number: i64) -> None:
    """For nothing; the last one that is needed sets off the end."""
    state = ledger.state
    city = state.cities[seat]
    field = city.board.fields[number]
    ledger.field_crossed(seat, field, NO_DIE, 0, 0, 0, 0)
    numbers = state.book.numbers
    if state.last_turn == 0 and count_in(city.crossed & state.book.bonus) == numbers.bonus_to_end:
        ledger.end_set_off(seat, state.turn + numbers.after_end)
    add_steps(ledger, seat, field)


def is_first(state: State, fields: i64) -> bool:
    """Whether nobody had completed the building in an earlier turn; several may be first in the same turn."""
    for city in state.cities:
        if city.before & fields == fields:
            return False
    return True


def add_steps(ledger: DiceLedger, seat: i64, field: Field) -> None:
    """Coins come at once; where something is to be decided, all effects wait for their turn, the first one last."""
    if field.asks:
        for place in range(len(field.steps) - 1, -1, -1):
            step = field.steps[place]
            ledger.task_added(seat, step.kind, step.amount if step.kind == CROSS else 1, step.number)
    else:
        for step in field.steps:
            gain(ledger, seat, step, field.number)


def gain(ledger: DiceLedger, seat: i64, step: Step, cause: i64) -> None:
    """Coins, or coins for each field that is counted."""
    amount = step.coins
    if step.amount:
        amount += step.amount * count_in(ledger.state.cities[seat].crossed & step.fields)
    if amount:
        ledger.coins_gained(seat, amount, cause)


# -- the end of a turn ----------------------------------------------------------------------------------------------


def end_turn(ledger: DiceLedger) -> None:
    """When nobody has anything left to decide, the next turn begins; after the last one points are counted."""
    state = ledger.state
    if state.turn == state.last_turn or state.turn >= state.book.numbers.most_turns:
        # A search counts only what it asks for; what is written down must hold whatever becomes of the data.
        ledger.game_ended(score_sheets(state) if ledger.log is not None else [])
    else:
        go_on(ledger)


def go_on(ledger: DiceLedger) -> None:
    """Each special die that was unlocked for the first time takes the place of another die; then the next turn."""
    state = ledger.state
    if state.aside & state.unlocked:
        for die in state.book.special_dice:
            seat = unlocker(state, die)
            if seat != NOBODY and let_in(ledger, seat, die):
                return
    turn = state.turn + 1
    ledger.forum_rolled(turn, rolled_forum(state, turn))


def unlocker(state: State, die: i64) -> i64:
    """The first seat that has unlocked a die which still waits aside, or NOBODY."""
    if not state.aside >> die & 1:
        return NOBODY
    seats: i64 = 0
    for seat, city in enumerate(state.cities):
        if city.unlocked >> die & 1:
            seats |= BITS[seat]
    return lowest_seat(seats)


def let_in(ledger: DiceLedger, seat: i64, die: i64) -> bool:
    """Let a special die in, and say whether somebody has to choose the one that leaves."""
    leaving = removable_dice(ledger.state)
    if len(leaving) > 1:
        ledger.removal_asked(seat, die)
        return True
    ledger.die_replaced(seat, leaving[0], die)
    return False
