"""Which commands are legal, written once: the list of moves and the check of a move ask the same functions.

A refusal says why, as a code with the numbers it speaks of, the missing ones among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.refusal import Refusal
from engine.core.seats import Seat
from engine.dice.commands import (
    BUILDS_BY_BIT,
    DECLINES,
    PASSES,
    REMOVALS,
    WONDER_BUILDS,
    Build,
    BuildWonder,
    Command,
    Cross,
    Decline,
    Pass,
    RemoveDie,
    add_builds,
    add_crossings,
)
from engine.dice.court import has_enough_fields, why_not_in_court
from engine.dice.facts import (
    ACTION,
    CROSS,
    FREE_BUILD,
    WONDER_ROW,
    Field,
    Rolled,
    numbers_in,
    only_number_in,
)
from engine.dice.prices import price_beside
from engine.dice.state import ACTIONS, BONUS, CHOICES, OVER, REMOVAL, City, State, kind_of, step_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def to_move(state: State) -> list[Seat]:
    """The seats that owe a decision now; nobody when the game is over."""
    return numbers_in(state.waiting)[:]


def legal(state: State, seat: i64) -> list[Command]:
    """Every command `seat` may give now; empty when it owes no decision."""
    if not state.waiting >> seat & 1:
        return []
    city = state.cities[seat]
    if state.phase == REMOVAL or (city.agenda and kind_of(city.agenda[-1]) != ACTION):
        return _answers(state, seat, city)
    # An action: build with a die, build the wonder, or pass. The hottest loop goes over the dice that can be chosen.
    moves: list[Command] = []
    coins = city.coins
    fronts = city.fronts
    prices = city.prices
    rates = city.terms.rates
    known = BUILDS_BY_BIT[seat]
    for rolled in state.forum:
        if rolled.simple:
            bit: i64 = fronts[rolled.row]
            if bit and coins >= prices[bit] + rates[rolled.rate]:
                moves.append(known[rolled.builds + bit])
        else:
            fields = rolled.fields & city.open
            left = coins - rates[rolled.rate]
            if fields and left >= 0 and (rolled.compare == 0 or has_enough_fields(state, seat, rolled.compare)):
                add_builds(moves, known, rolled, fields, prices, left)
    stage: i64 = fronts[WONDER_ROW]
    if stage and coins >= prices[stage]:
        moves.append(WONDER_BUILDS[seat])
    moves.append(PASSES[seat])
    return moves


def _answers(state: State, seat: i64, city: City) -> list[Command]:
    """Every answer to what the seat is asked: which die leaves, or its next task."""
    if state.phase == REMOVAL:
        return [REMOVALS[seat][die] for die in removable_dice(state)]
    moves: list[Command] = []
    task = city.agenda[-1]
    kind = kind_of(task)
    if kind == BONUS:
        add_crossings(moves, seat, bonus_fields(state, city))
        return moves
    if kind == CROSS:
        add_crossings(moves, seat, offered_fields(state, city, task))
    else:
        _add_free_builds(state, seat, city, moves)
    moves.append(DECLINES[seat])
    return moves


def _add_free_builds(state: State, seat: i64, city: City, moves: list[Command]) -> None:
    for rolled in state.forum:
        fields = fields_of_free_build(state, seat, city, rolled)
        add_builds(moves, BUILDS_BY_BIT[seat], rolled, fields, city.prices, city.coins + die_coins(city, rolled))


# -- what is open, what it costs ------------------------------------------------------------------------------------


def die_price(city: City, rolled: Rolled) -> i64:
    """The price of the section, less what the city need not pay."""
    return city.terms.prices[rolled.rate]


def die_coins(city: City, rolled: Rolled) -> i64:
    """Coins that come with choosing this die, before anything is paid."""
    return city.terms.brings[rolled.rate]


def field_price(city: City, field: Field) -> i64:
    """What a field costs the city in coins, its resources counted."""
    return price_beside(city.resources, field.cost)


def affordable(city: City, coins: i64) -> i64:
    """The fields that the city can pay with its resources and so many coins."""
    most = city.resources + coins
    board = city.board
    return board.cheap[most if most < board.dearest else board.dearest]


def is_locked(city: City, die: i64) -> bool:
    """Whether this is a special die that the city has not unlocked itself."""
    return city.terms.locked >> die & 1 != 0


def fields_of_free_build(state: State, seat: i64, city: City, rolled: Rolled) -> i64:
    """What may be crossed with a die that costs nothing."""
    fields = rolled.fields & city.open
    if fields == 0 or is_locked(city, rolled.die):
        return 0
    if rolled.compare and not has_enough_fields(state, seat, rolled.compare):
        return 0
    return fields & affordable(city, city.coins + die_coins(city, rolled))


def can_build_free(state: State, seat: i64) -> bool:
    """Whether any die could be used at no price."""
    city = state.cities[seat]
    for rolled in state.forum:
        if fields_of_free_build(state, seat, city, rolled):
            return True
    return False


def offered_fields(state: State, city: City, task: i64) -> i64:
    """What may be crossed by a task of the kind CROSS."""
    return state.book.steps[step_of(task)].fields & city.open & affordable(city, city.coins)


def bonus_fields(state: State, city: City) -> i64:
    """The bonus fields that are left."""
    return state.book.bonus & ~city.crossed


def removable_dice(state: State) -> list[int]:
    """The dice one of which leaves the forum for a special one, by place."""
    return [die for die in state.dice if state.book.leaving_dice >> die & 1]


def rolled_die(state: State, die: i64) -> Rolled | None:
    """How a die lies in the forum; most dice lie at the place of their number."""
    forum = state.forum
    if die < len(forum):
        rolled = forum[die]
        if rolled.die == die:
            return rolled
    for rolled in forum:
        if rolled.die == die:
            return rolled
    return None


# -- why not --------------------------------------------------------------------------------------------------------


def refusal(state: State, command: Command) -> Refusal | None:
    """Say why `command` is illegal now, or None when it is legal."""
    wrong_moment = _wrong_moment(state, command)
    if wrong_moment is not None:
        return wrong_moment
    if command in legal(state, command.seat):
        return None
    return _reason(state, command)


def _wrong_moment(state: State, command: Command) -> Refusal | None:
    """Refuse what comes from the wrong seat, too late, twice, or at the wrong time."""
    seat = command.seat
    if not 0 <= seat < state.table.players:
        return Refusal("no_such_seat", {"seat": seat})
    if state.phase == OVER:
        return Refusal("game_is_over")
    if not state.waiting >> seat & 1:
        return Refusal("already_chosen" if state.phase == ACTIONS else "not_your_decision", {"seat": seat})
    if not fits_moment(state, seat, command):
        return Refusal("wrong_kind_of_decision", {"phase": state.phase})
    return None


def fits_moment(state: State, seat: i64, command: Command) -> bool:
    """Whether this kind of command answers what the seat is asked."""
    if state.phase == REMOVAL:
        return isinstance(command, RemoveDie)
    kind = ACTION if state.phase == ACTIONS else kind_of(state.cities[seat].agenda[-1])
    if kind == ACTION:
        return isinstance(command, (Build, BuildWonder, Pass))
    if kind == FREE_BUILD:
        return isinstance(command, (Build, Decline))
    if kind == CROSS:
        return isinstance(command, (Cross, Decline))
    return isinstance(command, Cross)


def _reason(state: State, command: Command) -> Refusal:
    """The reason for a command of the right kind at the right moment."""
    city = state.cities[command.seat]
    if isinstance(command, Build):
        free = state.phase == CHOICES and kind_of(city.agenda[-1]) == FREE_BUILD
        no = why_no_free_build(state, command) if free else why_not_built(state, command)
        return no or Refusal("unknown_command")
    if isinstance(command, BuildWonder):
        return why_no_wonder(state, command.seat) or Refusal("unknown_command")
    if isinstance(command, Cross):
        return _why_not_crossed(state, city, command.field)
    if isinstance(command, RemoveDie):
        return Refusal("die_cannot_leave", {"die": command.die})
    return Refusal("unknown_command")


def why_not_built(state: State, command: Build) -> Refusal | None:
    """Why the seat cannot cross this field with this die now, or None when it can."""
    city = state.cities[command.seat]
    rolled = rolled_die(state, command.die)
    price = 0 if rolled is None else die_price(city, rolled)
    return _why_not_with_die(state, command, rolled, price)


def why_no_free_build(state: State, command: Build) -> Refusal | None:
    """The same for a die that costs nothing."""
    return _why_not_with_die(state, command, rolled_die(state, command.die), 0)


def _why_not_with_die(state: State, command: Build, rolled: Rolled | None, price: i64) -> Refusal | None:
    if rolled is None:
        return Refusal("die_not_in_forum", {"die": command.die})
    city = state.cities[command.seat]
    barred = _why_die_barred(state, command.seat, rolled)
    if barred is not None:
        return barred
    no = _why_field_barred(city, command.field, rolled.fields)
    if no is not None:
        return no
    total = price + field_price(city, city.board.fields[command.field])
    return _why_not_paid(total, city.coins + die_coins(city, rolled))


def _why_die_barred(state: State, seat: i64, rolled: Rolled) -> Refusal | None:
    """A special die must have been unlocked, and the condition of its face must hold."""
    city = state.cities[seat]
    if is_locked(city, rolled.die):
        return Refusal("die_locked", {"die": rolled.die, "missing": fields_to_unlock(city, rolled.die)})
    return why_not_in_court(state, seat, rolled.compare) if rolled.compare else None


def _why_field_barred(city: City, number: i64, opened: i64) -> Refusal | None:
    """A field must be open, and be one that is asked for."""
    if not 0 <= number < len(city.board.fields):
        return Refusal("no_such_field", {"field": number})
    field = city.board.fields[number]
    if not opened >> number & 1:
        return Refusal("field_not_opened", {"field": number})
    if city.crossed & field.bit:
        return Refusal("already_crossed", {"field": number})
    if not city.open & field.bit:
        after = only_number_in(field.before)
        return Refusal("wrong_order", {"field": number, "after": after, "missing": fields_before(city, field)})
    return None


def _why_not_paid(price: i64, coins: i64) -> Refusal | None:
    if price <= coins:
        return None
    return Refusal("too_few_coins", {"price": price, "coins": coins, "missing": price - coins})


def _why_not_crossed(state: State, city: City, number: i64) -> Refusal:
    task = city.agenda[-1]
    opened = state.book.bonus if kind_of(task) == BONUS else state.book.steps[step_of(task)].fields
    no = _why_field_barred(city, number, opened)
    if no is None:
        no = _why_not_paid(field_price(city, city.board.fields[number]), city.coins)
    return no or Refusal("unknown_command")


def why_no_wonder(state: State, seat: i64) -> Refusal | None:
    """Why the seat cannot build its wonder now, or None when it can."""
    city = state.cities[seat]
    stage = city.open & state.book.wonder
    if stage == 0:
        return Refusal("wonder_is_complete")
    return _why_not_paid(field_price(city, city.board.fields[only_number_in(stage)]), city.coins)


def fields_before(city: City, field: Field) -> int:
    """How many uncrossed fields the arrows put before this one."""
    missing = 0
    while field.before & ~city.crossed:
        missing += 1
        field = city.board.fields[only_number_in(field.before)]
    return missing


def fields_to_unlock(city: City, die: i64) -> int:
    """How many fields are still to be crossed to unlock a special die."""
    for field in city.board.fields:
        if field.unlocks >> die & 1:
            return fields_before(city, field) + (0 if city.crossed & field.bit else 1)
    return 0
