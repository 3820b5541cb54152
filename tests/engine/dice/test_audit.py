"""The audit notices what is broken: each law, broken by hand, is told."""

from collections.abc import Callable

import pytest

from engine.dice.apply import DiceLedger
from engine.dice.audit import audit
from engine.dice.audit.witness import Witness
from engine.dice.config import table
from engine.dice.events import Event, FieldCrossed, Passed
from engine.dice.prices import terms_of
from engine.dice.rules import set_up
from engine.dice.state import OVER, State
from engine.dice.tables import new_state


def watched() -> tuple[State, Witness, DiceLedger, list[Event]]:
    log: list[Event] = []
    state = new_state(table(1, 3, ("giza", "rhodes", "olympia")))
    ledger = DiceLedger(state, log)
    set_up(ledger)
    witness = Witness()
    witness.hear(log)
    return state, witness, ledger, log


def test_a_sound_position_breaks_no_law() -> None:
    state, witness, _, _ = watched()
    assert audit(state, witness) == []


def spoil_coins(state: State) -> None:
    state.cities[0].coins = -1


def spoil_fields(state: State) -> None:
    state.cities[1].crossed = 1


def spoil_old_fields(state: State) -> None:
    state.cities[1].before = 1


def spoil_open_fields(state: State) -> None:
    state.cities[1].open = 0


def spoil_fronts(state: State) -> None:
    state.cities[1].fronts[2] = 0


def spoil_resources(state: State) -> None:
    state.cities[0].resources = 2


def spoil_unlocked(state: State) -> None:
    state.cities[0].unlocked = 1 << 7


def spoil_locked(state: State) -> None:
    spoil_terms(state, 0, 0, 0, 0)


def spoil_terms(state: State, discount: int, free_dice: int, coins: int, locked: int) -> None:
    state.cities[0].terms = terms_of(state.book.priced, discount, free_dice, coins, locked)


def spoil_free_dice(state: State) -> None:
    spoil_terms(state, 0, 1, 0, state.book.special)


def spoil_die_coins(state: State) -> None:
    spoil_terms(state, 0, 0, 1, state.book.special)


def spoil_discount(state: State) -> None:
    spoil_terms(state, 1, 0, 0, state.book.special)


def spoil_attacks(state: State) -> None:
    state.cities[0].noted = 3


def spoil_first(state: State) -> None:
    state.cities[0].first = 3


def spoil_dice(state: State) -> None:
    state.dice[0] = 7


def spoil_aside(state: State) -> None:
    state.aside = 0


def spoil_last_turn(state: State) -> None:
    state.last_turn = 2


def spoil_phase(state: State) -> None:
    state.phase = OVER


def spoil_waiting(state: State) -> None:
    state.waiting = 1


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (spoil_coins, "wrong_coins"),
        (spoil_coins, "negative_coins"),
        (spoil_fields, "wrong_crosses"),
        (spoil_old_fields, "wrong_old_crosses"),
        (spoil_open_fields, "wrong_open_fields"),
        (spoil_fronts, "wrong_open_fields"),
        (spoil_resources, "wrong_resources"),
        (spoil_unlocked, "wrong_unlocked_dice"),
        (spoil_locked, "wrong_unlocked_dice"),
        (spoil_free_dice, "wrong_free_dice"),
        (spoil_die_coins, "wrong_die_coins"),
        (spoil_discount, "wrong_discount"),
        (spoil_attacks, "wrong_attack"),
        (spoil_first, "wrong_first_points"),
        (spoil_first, "wrong_points"),
        (spoil_dice, "wrong_dice"),
        (spoil_aside, "wrong_aside"),
        (spoil_last_turn, "wrong_last_turn"),
        (spoil_phase, "wrong_end"),
        (spoil_waiting, "wrong_decider"),
    ],
)
def test_a_spoilt_position_is_noticed(spoil: Callable[[State], None], code: str) -> None:
    state, witness, _, _ = watched()
    spoil(state)
    assert code in [violation.code for violation in audit(state, witness)]


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (Passed(0, 5), "wrong_pass_coins"),
        (FieldCrossed(0, 6, -1, 0, 0, 3, 0), "wrong_payment"),
        (FieldCrossed(0, 14, -1, 0, 0, 0, 2), "wrong_attack"),
        (FieldCrossed(0, 7, -1, 0, 0, 1, 0), "wrong_order"),
        (FieldCrossed(0, 43, 8, 0, 0, 3, 0), "die_not_in_forum"),
        (FieldCrossed(0, 0, 0, 2, 0, 0, 0), "wrong_die_coins"),
        (FieldCrossed(0, 49, 3, 0, 9, 2, 0), "wrong_symbol"),
        (FieldCrossed(0, 49, 3, 0, 9, 2, 0), "wrong_die_price"),
        (FieldCrossed(0, 55, -1, 0, 0, 0, 0), "wrong_bonus_fields"),
    ],
)
def test_an_event_against_the_rules_is_noticed(event: Event, code: str) -> None:
    state, witness, ledger, log = watched()
    log.clear()
    ledger.emit(event)
    witness.hear(log)
    assert code in [violation.code for violation in audit(state, witness)]
