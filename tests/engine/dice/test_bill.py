"""Itemised prices of Dice at random positions: every item is true, and their sum is what the rules take."""

from collections.abc import Iterator
from functools import cache
from random import Random

from engine.core.bill import BANK
from engine.dice import rules
from engine.dice.apply import DiceLedger
from engine.dice.bill import DISCOUNT, FREE_DIE, FREE_TURN, bill_of
from engine.dice.commands import BUILDS, WONDER_BUILDS, Build, BuildWonder, Command, Cross
from engine.dice.events import Event, FieldCrossed
from engine.dice.forecast import wonder_stage
from engine.dice.game import DICE
from engine.dice.legality import legal, refusal, rolled_die, to_move
from engine.dice.state import CHOICES, State
from engine.dice.view import View
from tests.engine.bills import POSITIONS, amounts, paid_for
from tests.engine.dice.random_games import positions

EVERY = 13


def sampled(number: int = POSITIONS) -> Iterator[View]:
    """Views of seats that owe a decision, from random games of 2 to 7 players."""
    seed = found = 0
    while found < number:
        seed += 1
        rng = Random(seed)
        for step, state in enumerate(positions(seed)):
            if step % EVERY == 0 and to_move(state) and found < number:
                found += 1
                yield DICE.view(state, rng.choice(to_move(state)))


@cache
def _views() -> tuple[View, ...]:
    return tuple(sampled())


def _field(state: State, command: Command) -> int:
    return command.field if isinstance(command, Build | Cross) else wonder_stage(state, command.seat)


def _paid(state: State, command: Command) -> tuple[int, int]:
    """What the rules take for the command itself, and the coins that come with its die."""
    log: list[Event] = []
    ledger = DiceLedger(state.copy(), log)
    if state.phase == CHOICES:
        rules.decide(ledger, command)
    else:
        rules.act(ledger, command)
    crossed = next(event for event in log if isinstance(event, FieldCrossed))
    return crossed.die_price + crossed.paid, crossed.die_coins


def test_items_add_up_to_the_coins_that_the_rules_take() -> None:
    bought, codes = 0, set()
    for view in _views():
        state = view.table
        for command in legal(state, view.seat):
            if not isinstance(command, Build | BuildWonder | Cross):
                continue
            bill = bill_of(state, command)
            assert bill.short is None
            assert (bill.total, bill.income) == _paid(state, command)
            assert bill.coins_to(BANK) == bill.total
            cost = state.cities[view.seat].board.fields[_field(state, command)].cost
            assert paid_for(bill).total() == cost
            assert amounts(bill.own).total() <= state.cities[view.seat].resources
            rolled = rolled_die(state, command.die) if isinstance(command, Build) else None
            assert bill.fee == (0 if rolled is None else rolled.price)
            bought += bool(bill.bought)
            codes |= {rebate.by for rebate in bill.rebates}
    assert bought
    assert codes <= {DISCOUNT, FREE_DIE, FREE_TURN}
    assert codes, "no die was ever cheaper"


def test_the_coins_that_are_short_make_a_price_payable_and_one_less_does_not() -> None:
    refused = 0
    for view in _views():
        state, seat = view.table, view.seat
        wanted: list[Command] = [BUILDS[seat][rolled.die][field] for rolled in state.forum for field in range(20)]
        for command in (*wanted, WONDER_BUILDS[seat]):
            if _is_too_dear(state, command):
                refused += 1
                short = bill_of(state, command).short
                assert short is not None
                assert _payable(state, command, short.coins)
                assert not _payable(state, command, short.coins - 1)
    assert refused > POSITIONS // 8


def _is_too_dear(state: State, command: Command) -> bool:
    why = refusal(state, command)
    return why is not None and why.code == "too_few_coins"


def _payable(state: State, command: Command, coins: int) -> bool:
    after = state.copy()
    after.cities[command.seat].coins += coins
    return refusal(after, command) is None
