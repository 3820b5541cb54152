"""Itemised prices of Duel at random positions: every item is true, and their sum is what the rules take."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from engine.catalog.duel.loader import load_duel
from engine.catalog.duel.model import GOODS, RAW, RESOURCES
from engine.core.bill import BANK, CHAIN, Bill
from engine.duel import rules
from engine.duel.apply import DuelLedger
from engine.duel.bill import card_bill, wonder_bill
from engine.duel.book import unpacked
from engine.duel.commands import BuildCard, BuildWonder
from engine.duel.events import CoinsPaid, Event
from engine.duel.facts import GOODS_CHOICE, RAW_CHOICE, slots_in
from engine.duel.forecast import unit_prices
from engine.duel.game import DUEL
from engine.duel.legality import legal, why_no_wonder, why_not_built
from engine.duel.state import PLAY, City, State
from engine.duel.view import View
from tests.engine.bills import POSITIONS, amounts, can_yield, paid_for
from tests.engine.duel.random_games import positions

EVERY = 7


def sampled(number: int = POSITIONS) -> Iterator[View]:
    """Views of seats that are to use a card, from random games."""
    seed = found = 0
    while found < number:
        seed += 1
        for step, state in enumerate(positions(seed)):
            if step % EVERY == 0 and state.phase == PLAY and found < number:
                found += 1
                yield DUEL.view(state, state.decider)


@cache
def _views() -> tuple[View, ...]:
    return tuple(sampled())


def _cost(command: BuildCard | BuildWonder) -> tuple[int, Counter[str]]:
    box = load_duel()
    cost = box.wonders[command.wonder].cost if isinstance(command, BuildWonder) else box.cards[command.card].cost
    need: Counter[str] = Counter(dict(zip(RESOURCES, cost.resources, strict=True)))
    return cost.coins, +need


def _bill(state: State, command: BuildCard | BuildWonder) -> Bill:
    if isinstance(command, BuildWonder):
        return wonder_bill(state, command.seat, command.wonder)
    return card_bill(state, command.seat, command.card)


def _production(city: City) -> list[tuple[str, ...]]:
    made = [(name,) for name, count in zip(RESOURCES, unpacked(city.makes), strict=True) for _ in range(count)]
    raw, goods = city.choices % GOODS_CHOICE // RAW_CHOICE, city.choices // GOODS_CHOICE
    return [*made, *[tuple(RAW)] * raw, *[tuple(GOODS)] * goods]


def _check(state: State, command: BuildCard | BuildWonder, bill: Bill) -> None:
    city = state.cities[command.seat]
    coins, need = _cost(command)
    if bill.waived_by:
        assert bill.waived_by == CHAIN
        assert bill.total == 0
        return
    assert (bill.fee, paid_for(bill)) == (coins, need)
    assert can_yield(_production(city), amounts(bill.own))
    raised = isinstance(command, BuildWonder)
    saved = city.wonder_discount if raised else city.blue_discount
    assert amounts(bill.spared).total() <= saved
    assert bill.spared_by == (("architecture" if raised else "masonry") if bill.spared else "")
    for item in bill.bought:
        assert item.price == unit_prices(city)[RESOURCES.index(item.units.resource)]


def test_items_add_up_to_the_coins_that_the_rules_take() -> None:
    bought = to_opponent = spared = 0
    for view in _views():
        for command in legal(view.table, view.seat):
            if not isinstance(command, BuildCard | BuildWonder):
                continue
            bill = _bill(view.table, command)
            log: list[Event] = []
            rules.resolve(DuelLedger(view.table.copy(), log), command)
            paid = [event for event in log if isinstance(event, CoinsPaid)]
            assert bill.short is None
            assert bill.coins_to(BANK) == sum(event.bank for event in paid)
            assert bill.coins_to(1 - view.seat) == sum(event.opponent for event in paid)
            assert bill.total == bill.coins_to(BANK) + bill.coins_to(1 - view.seat)
            _check(view.table, command, bill)
            bought += bool(bill.bought)
            spared += bool(bill.spared)
            to_opponent += bool(bill.coins_to(1 - view.seat))
    assert min(bought, spared, to_opponent) > 0


def test_the_coins_that_are_short_make_a_price_payable_and_one_less_does_not() -> None:
    refused = 0
    for view in _views():
        state, seat = view.table, view.seat
        open_cards = [state.slots[slot] for slot in slots_in(state.accessible & state.face_up)]
        wanted: list[BuildCard | BuildWonder] = [BuildCard(seat, card) for card in open_cards]
        wanted += [BuildWonder(seat, wonder, open_cards[0]) for wonder in state.cities[seat].plans]
        for command in wanted:
            if _is_too_dear(state, command):
                bill = _bill(state, command)
                _check(state, command, bill)
                assert bill.short is not None
                assert not bill.short.resources
                refused += 1
                assert _payable(state, command, bill.short.coins)
                assert not _payable(state, command, bill.short.coins - 1)
    assert refused > POSITIONS // 8


def _is_too_dear(state: State, command: BuildCard | BuildWonder) -> bool:
    if isinstance(command, BuildWonder):
        why = why_no_wonder(state, command.seat, command.wonder)
    else:
        why = why_not_built(state, command.seat, command.card)
    return why is not None and why.code == "too_few_coins"


def _payable(state: State, command: BuildCard | BuildWonder, coins: int) -> bool:
    after = state.copy()
    after.cities[command.seat].coins += coins
    return not _is_too_dear(after, command)
