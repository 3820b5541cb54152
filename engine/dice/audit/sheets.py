"""The laws of the sheets: fields, arrows, coins, what follows from crossed fields, points."""

from collections.abc import Iterator

from engine.core.audit import Violation
from engine.dice import scoring
from engine.dice.audit.printed import Sheet, printed
from engine.dice.audit.witness import Witness
from engine.dice.facts import NIBBLE, NUMBERS
from engine.dice.state import City, State


def unequal(code: str, seat: int, found: int, expected: int) -> Iterator[Violation]:
    """A violation when something is not as it should be."""
    if found != expected:
        yield Violation(code, {"seat": seat, "found": found, "expected": expected})


def everything_told_was_allowed(state: State, witness: Witness) -> Iterator[Violation]:
    """Each crossing was paid, each die might be chosen, each attack was worth what was noted."""
    yield from witness.wrongs


def fields_are_crossed_as_told(state: State, witness: Witness) -> Iterator[Violation]:
    """The sheet has exactly the fields that the events crossed."""
    for seat, city in enumerate(state.cities):
        yield from unequal("wrong_crosses", seat, city.crossed, witness.sheets[seat].mask)


def what_was_new_this_turn_is_known(state: State, witness: Witness) -> Iterator[Violation]:
    """Attacks and the court go by what was crossed before the turn."""
    for seat, city in enumerate(state.cities):
        yield from unequal("wrong_old_crosses", seat, city.before, witness.sheets[seat].old_mask)


def arrows_are_followed(state: State, witness: Witness) -> Iterator[Violation]:
    """No field is crossed before the one that its arrow comes from; the open ones are those whose turn has come."""
    for seat, city in enumerate(state.cities):
        sheet = witness.sheets[seat]
        yield from unequal("wrong_open_fields", seat, city.open, sheet.open_mask)
        yield from unequal("wrong_open_fields", seat, fronts_mask(city), sheet.open_mask)
        for name, turn in sheet.crossed.items():
            after = sheet.fields[name].after
            if turn == witness.turn and after is not None and after not in sheet.crossed:
                yield from unequal("wrong_order", seat, 0, 1)


def fronts_mask(city: City) -> int:
    """The open fields of all rows, as the sheet keeps them row by row."""
    return sum(1 << NUMBERS[front] for front in city.fronts if front)


def coins_are_what_was_told(state: State, witness: Witness) -> Iterator[Violation]:
    """Coins come and go by events alone, and a purse is never overdrawn."""
    for seat, city in enumerate(state.cities):
        yield from unequal("wrong_coins", seat, city.coins, witness.sheets[seat].coins)
        yield from unequal("negative_coins", seat, min(0, city.coins), 0)


def sheets_add_up_to_their_fields(state: State, witness: Witness) -> Iterator[Violation]:
    """Resources, unlocked dice and the price of dice follow from the crossed fields."""
    for seat, city in enumerate(state.cities):
        sheet = witness.sheets[seat]
        yield from unequal("wrong_resources", seat, city.resources, sheet.resources)
        yield from unequal("wrong_first_points", seat, city.first, sheet.first)
        yield from _terms(seat, city, sheet)


def _terms(seat: int, city: City, sheet: Sheet) -> Iterator[Violation]:
    terms = city.terms
    unlocked = locked = free = coins = 0
    for number, die in enumerate(printed().catalog.dice):
        unlocked |= (die.id in sheet.unlocked) << number
        locked |= (die.special and die.id not in sheet.unlocked) << number
        free |= (die.colour in sheet.free_colours) << number
        coins |= sheet.die_coins[die.colour] << NIBBLE * number
    yield from unequal("wrong_unlocked_dice", seat, city.unlocked, unlocked)
    yield from unequal("wrong_unlocked_dice", seat, terms.locked, locked)
    yield from unequal("wrong_free_dice", seat, terms.free_dice, free)
    yield from unequal("wrong_die_coins", seat, terms.coins, coins)
    yield from unequal("wrong_discount", seat, terms.discount, sheet.discount)


def attacks_are_noted_as_told(state: State, witness: Witness) -> Iterator[Violation]:
    """The points beside an attack never change."""
    for seat, city in enumerate(state.cities):
        told = witness.sheets[seat].attacks
        noted = sum(told.get(name, 0) << NIBBLE * place for place, name in enumerate(printed().attacks))
        yield from unequal("wrong_attack", seat, city.noted, noted)


def points_are_what_a_second_count_gives(state: State, witness: Witness) -> Iterator[Violation]:
    """Points of fields, attacks, fields that count others, and of being first."""
    for seat in range(len(state.cities)):
        yield from unequal("wrong_points", seat, scoring.total(state, seat), second_count(witness.sheets[seat]))


def second_count(sheet: Sheet) -> int:
    """All points of a sheet."""
    counted = sum(effect.amount * sheet.counts[name] for effect in sheet.counting for name in effect.buildings)
    return sheet.points + sum(sheet.attacks.values()) + counted + sheet.first
