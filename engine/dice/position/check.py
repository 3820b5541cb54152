"""Refuses positions that no game can reach: dice, attacks, bonus fields, the end, and what the table waits for."""

from engine.core.errors import PositionError
from engine.core.position.fields import Entry, Record
from engine.core.seats import Seat
from engine.dice.book import words
from engine.dice.facts import COINS, count_in, numbers_in
from engine.dice.legality import removable_dice
from engine.dice.military import noted_points
from engine.dice.rules import is_decision
from engine.dice.state import BONUS, CHOICES, OVER, REMOVAL, City, State, kind_of, neighbour, step_of


def check_position(state: State, position: Record) -> None:
    """Raises PositionError."""
    _check_dice(state)
    _check_forum(state)
    for seat, city in enumerate(state.cities):
        _check_attacks(state, seat, city)
        _check_bonus(state, seat, city)
    _check_end(state)
    if state.phase == CHOICES:
        _check_choices(state)
    if state.phase == REMOVAL and len(removable_dice(state)) < 2:
        raise position.read("entering").refused("nothing_to_choose")


# -- dice ---------------------------------------------------------------------------------------------------------


def _check_dice(state: State) -> None:
    """A special die lies there when somebody has unlocked it in an earlier turn, for a die that left."""
    book = state.book
    dice = set(state.dice)
    stay = {die for die in book.start_dice if not book.leaving_dice >> die & 1}
    if len(dice) != len(state.dice) or len(dice) != len(book.start_dice) or not stay <= dice:
        raise PositionError("wrong_dice", field="dice")
    old = _unlocked_before(state)
    fresh = 0
    for city in state.cities:
        fresh |= city.unlocked
    lying = book.special & ~state.aside
    allowed = fresh if state.phase in (REMOVAL, OVER) else old
    if lying & ~allowed:
        die = numbers_in(lying & ~allowed)[0]
        raise PositionError("not_unlocked", field="dice", value=words().die_ids[die])
    if old & state.aside:
        raise PositionError("die_is_unlocked", field="dice", value=words().die_ids[numbers_in(old & state.aside)[0]])


def _unlocked_before(state: State) -> int:
    mask = 0
    for city in state.cities:
        for number in numbers_in(city.before):
            mask |= city.board.fields[number].unlocks
    return mask


def _check_forum(state: State) -> None:
    """The forum shows its dice; while dice are exchanged, it still shows those that have just left."""
    if len(state.forum) != len(state.dice):
        raise PositionError("wrong_dice", field="forum")
    for place, rolled in enumerate(state.forum):
        left = state.phase == REMOVAL and state.book.leaving_dice >> rolled.die & 1
        if rolled.die != state.dice[place] and not (left and state.book.special >> state.dice[place] & 1):
            raise PositionError("wrong_dice", field=f"forum.{place}")


# -- sheets -------------------------------------------------------------------------------------------------------


def _check_attacks(state: State, seat: Seat, city: City) -> None:
    """An attack loses no more than the defences that look at it."""
    for number in numbers_in(city.crossed):
        field = city.board.fields[number]
        if not field.attack:
            continue
        building = state.book.buildings[field.building]
        enemy = state.cities[neighbour(state, seat, building.enemy)]
        least = max(0, field.attack - count_in(enemy.before & building.facing))
        if noted_points(city, field) < least:
            raise PositionError(
                "too_few_attack_points",
                field=f"cities.{seat}.attacks",
                value=words().field_ids[number],
                least=least,
            )


def _check_bonus(state: State, seat: Seat, city: City) -> None:
    """A bonus field for each completed building, as long as there are any."""
    complete = [b for b in state.book.buildings if b.bonus and city.crossed & b.fields == b.fields]
    due = sum(kind_of(task) == BONUS for task in city.agenda)
    earned = min(len(complete), count_in(state.book.bonus))
    crossed = count_in(city.crossed & state.book.bonus)
    if not earned - due <= crossed <= earned:
        raise PositionError(
            "wrong_bonus_fields", field=f"cities.{seat}.crossed", crossed=crossed, expected=earned - due
        )


def _check_end(state: State) -> None:
    """The end is set off by the last bonus field, and the game is over after the last turn."""
    numbers = state.book.numbers
    ends = [count_in(city.crossed & state.book.bonus) >= numbers.bonus_to_end for city in state.cities]
    ended = [count_in(city.before & state.book.bonus) >= numbers.bonus_to_end for city in state.cities]
    if any(ends) != (state.last_turn != 0):
        raise PositionError("wrong_last_turn", field="last_turn", value=state.last_turn)
    if state.last_turn:
        expected = state.turn + (0 if any(ended) else numbers.after_end)
        if state.last_turn != expected:
            raise PositionError("wrong_last_turn", field="last_turn", value=state.last_turn)
    if state.phase == OVER and state.turn not in (state.last_turn, numbers.most_turns):
        raise PositionError("game_is_not_over", field="phase")


# -- decisions ----------------------------------------------------------------------------------------------------


def _check_choices(state: State) -> None:
    """Somebody has something to choose."""
    if state.waiting == 0:
        raise PositionError("nothing_to_choose", field="phase")
    for seat, city in enumerate(state.cities):
        if city.agenda and not is_decision(state, seat, city.agenda[-1]):
            raise PositionError("nothing_to_choose", field=f"cities.{seat}.agenda")


def check_agenda(state: State, seat: Seat, item: Entry) -> None:
    """The last task belongs to a field of the board that was crossed in this turn."""
    city = state.cities[seat]
    task = city.agenda[-1]
    kind = kind_of(task)
    step = state.book.steps[step_of(task)]
    if kind == BONUS:
        if step.number:
            raise item.refused("wrong_step")
        return
    mine = [one.number for number in numbers_in(city.crossed & ~city.before) for one in city.board.fields[number].steps]
    if step.kind != kind or step.number not in mine or (kind == COINS and not step.number):
        raise item.refused("wrong_step")
