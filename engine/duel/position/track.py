"""Pawn and loot of a described position: where the shields on the table bring the pawn, and what it has met."""

from engine.core.errors import PositionError
from engine.core.position.fields import Entry, Record
from engine.core.seats import Seat
from engine.duel.apply import DuelLedger
from engine.duel.inventory import loot_before
from engine.duel.military import lead_of
from engine.duel.position.implied import most_shields_of, shields_of, usual_loot, usual_pawn
from engine.duel.position.words import SEATS
from engine.duel.state import State

# -- laying -------------------------------------------------------------------------------------------------------


def lay_track(ledger: DuelLedger, position: Record, cities: list[Record]) -> None:
    """The pawn, and the loot tokens that are gone; left out, both follow from what else is told."""
    state = ledger.state
    capital = state.book.numbers.capital
    entry = position.find("pawn")
    ledger.pawn_moved(usual_pawn(state) if entry is None else entry.number(-capital, capital))
    for seat, record in enumerate(cities):
        told = record.find("loot")
        lying = usual_loot(state, seat) if told is None else _read_loot(state, told)
        for number in range(len(state.book.loot)):
            if number not in lying:
                ledger.loot_taken(seat, number, 0)


def _read_loot(state: State, entry: Entry) -> list[int]:
    """The tokens that still lie there, named by the coins that they cost."""
    coins = [loot.coins for loot in state.book.loot]
    lying: list[int] = []
    for item in entry.items():
        cost = item.number(0, max(coins))
        if cost not in coins or coins.index(cost) in lying:
            raise item.refused("unknown_loot", value=cost)
        lying.append(coins.index(cost))
    return lying


# -- refusing -----------------------------------------------------------------------------------------------------


def check_track(state: State) -> None:
    """Raise PositionError when no shields explain the pawn, or the pawn does not explain the loot."""
    _check_pawn(state)
    for seat in range(SEATS):
        lying = loot_before(state, seat)
        if _was_passed(state, seat, lying) or _was_never_met(state, seat, lying):
            raise PositionError("wrong_loot", field=f"cities.{seat}.loot", lead=lead_of(state, 1 - seat))


def _check_pawn(state: State) -> None:
    """Every shield is a step; only a token that adds shields leaves open how many there were."""
    capital = state.book.numbers.capital
    one, two = state.cities
    lowest = max(-capital, min(shields_of(state, one) - most_shields_of(state, two), capital))
    highest = max(-capital, min(most_shields_of(state, one) - shields_of(state, two), capital))
    if not lowest <= state.pawn <= highest:
        raise PositionError("wrong_pawn", field="pawn", value=state.pawn, lowest=lowest, highest=highest)


def _was_passed(state: State, seat: Seat, lying: list[int]) -> bool:
    """Whether a token lies where the pawn must have taken it; a switch lets it skip all but the last of a move."""
    gone = [number for number in range(len(state.book.loot)) if number not in lying]
    reached = [number for number, loot in enumerate(state.book.loot) if loot.step <= lead_of(state, 1 - seat)]
    if state.table.rulings.only_last_loot:
        return any(number in lying and not any(later > number for later in gone) for number in reached)
    return any(number in lying for number in range(max([*gone, *reached], default=-1) + 1))


def _was_never_met(state: State, seat: Seat, lying: list[int]) -> bool:
    """Whether a token is gone that all the shields of the opponent do not reach."""
    farthest = most_shields_of(state, state.cities[1 - seat])
    return any(loot.step > farthest and number not in lying for number, loot in enumerate(state.book.loot))
