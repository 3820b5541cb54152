"""Itemised prices of 7 Wonders at random positions: every item is true, and their sum is what the rules take."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random

from engine.catalog.loader import whole_box
from engine.catalog.model import RESOURCES
from engine.core.bill import BANK, CHAIN, POWER, Bill, Units
from engine.seven import rules
from engine.seven.apply import SevenLedger
from engine.seven.bill import NO_RESOURCES, bill_of, card_bill, stage_bill
from engine.seven.book import words_of
from engine.seven.commands import BuildCard, BuildForNothing, BuildStage, Command
from engine.seven.events import CoinsPaid, Event
from engine.seven.forecast import LEFT, RIGHT, is_free_by_chain, production, wares
from engine.seven.game import SEVEN
from engine.seven.legality import legal, playable_cards, to_move, why_no_stage, why_not_built
from engine.seven.state import LAST_CARD, PLAY, State
from engine.seven.view import View
from engine.seven.wares import slot_of, wares_of
from tests.engine.bills import POSITIONS, amounts, can_yield, paid_for
from tests.engine.seven.random_games import positions

EVERY = 19


def sampled(number: int = POSITIONS) -> Iterator[View]:
    """Views of seats that are to use a card, from random games of both editions, 2 to 7 players, with Cities too."""
    seed = found = 0
    while found < number:
        seed += 1
        rng = Random(seed)
        for step, state in enumerate(positions(seed)):
            if step % EVERY == 0 and state.phase in (PLAY, LAST_CARD) and to_move(state) and found < number:
                found += 1
                yield SEVEN.view(state, rng.choice(to_move(state)))


@cache
def _views() -> tuple[View, ...]:
    return tuple(sampled())


def _printed_card(state: State, number: int) -> tuple[int, Counter[str]]:
    cost = whole_box(state.book.edition).cards[number].cost
    return cost.coins, Counter(dict(zip(RESOURCES, cost.resources, strict=True)))


def _printed_stage(state: State, city: int) -> tuple[int, Counter[str]]:
    words = words_of(state.book)
    board = words.catalog.boards[state.side[city] // len(words.side_names)]
    cost = board.sides[words.side_of(state.side[city])][state.stages[city]].cost
    return cost.coins, Counter(dict(zip(RESOURCES, cost.resources, strict=True)))


def _taken(state: State, command: BuildCard | BuildStage) -> dict[int, int]:
    """The coins that the rules really move, by who gets them."""
    log: list[Event] = []
    rules.carry_out(SevenLedger(state.copy(), log), command, command.seat)
    paid = [event for event in log if isinstance(event, CoinsPaid)]
    left, right = state.table.left[command.city], state.table.right[command.city]
    told = {BANK: sum(event.bank for event in paid)}
    told[left] = sum(event.left for event in paid)
    told[right] = sum(event.right for event in paid)
    return told


def _check_sellers(state: State, city: int, bill: Bill) -> None:
    """Each side can sell what the bill buys from it, and its own production yields what the bill calls its own."""
    assert can_yield(production(state, city), amounts(bill.own))
    for side, seller in ((LEFT, state.table.left[city]), (RIGHT, state.table.right[city])):
        offered = wares(state, city, side)
        sold = [item for item in bill.bought if item.seller == seller]
        assert can_yield([ware.resources for ware in offered], amounts(item.units for item in sold))
        for item in sold:
            assert item.price in {ware.price for ware in offered if item.units.resource in ware.resources}
    assert {item.seller for item in bill.bought} <= {state.table.left[city], state.table.right[city]}


def _builds(view: View) -> list[Command]:
    return [move for move in legal(view.table, view.seat) if isinstance(move, BuildCard | BuildStage)]


def test_items_add_up_to_the_coins_that_the_rules_take_from_everybody() -> None:
    checked = 0
    for view in _views():
        for command in _builds(view):
            assert isinstance(command, BuildCard | BuildStage)
            bill, taken = bill_of(view.table, command), _taken(view.table, command)
            assert bill.short is None
            assert {receiver: bill.coins_to(receiver) for receiver in taken} == taken
            assert bill.total == sum(taken.values())
            assert bill.kept == bill.purse - bill.total >= 0
            checked += bool(bill.bought)
    assert checked > POSITIONS // 10, "hardly anything was bought"


def test_own_spared_and_bought_resources_are_the_printed_cost_and_everybody_can_yield_them() -> None:
    for view in _views():
        state = view.table
        for command in _builds(view):
            assert isinstance(command, BuildCard | BuildStage)
            bill = bill_of(state, command)
            stage = isinstance(command, BuildStage)
            coins, need = _printed_stage(state, command.city) if stage else _printed_card(state, command.card)
            if bill.waived_by:
                assert bill.waived_by == (CHAIN if is_free_by_chain(state, command.city, command.card) else POWER)
                assert coins or +need
                continue
            assert (bill.fee, paid_for(bill)) == (coins, +need)
            assert bill.spared_by in ("", NO_RESOURCES)
            _check_sellers(state, command.city, bill)


def test_what_is_short_makes_a_price_payable_and_nothing_less_does() -> None:
    refused = 0
    for view in _views():
        state = view.table
        city = _city(view)
        for number in sorted(set(playable_cards(state, view.seat, city))):
            why = why_not_built(state, city, number)
            if why is not None and why.code != "already_built":
                refused += 1
                bill = card_bill(state, city, number)
                _check_short(state, city, bill, partial(_can_build, city, number))
                _check_cost(bill, *_printed_card(state, number))
                _check_sellers(state, city, bill)
        why = why_no_stage(state, city)
        if why is not None and why.code != "wonder_is_complete":
            _check_short(state, city, stage_bill(state, city), partial(_can_raise, city))
    assert refused > POSITIONS // 2, "hardly anything was refused"


def _can_build(city: int, number: int, state: State) -> bool:
    return why_not_built(state, city, number) is None


def _can_raise(city: int, state: State) -> bool:
    return why_no_stage(state, city) is None


def _city(view: View) -> int:
    return legal(view.table, view.seat)[0].city


def _check_cost(bill: Bill, coins: int, need: Counter[str]) -> None:
    assert bill.short is not None
    for rest in bill.short.resources[:1]:
        need = need - amounts(rest)
    assert bill.fee == coins
    assert sum(paid_for(bill).values()) == sum(need.values())


def _check_short(state: State, city: int, bill: Bill, payable: Callable[[State], bool]) -> None:
    short = bill.short
    assert short is not None
    assert short.resources or short.coins
    for rest in short.resources or ((),):
        assert amounts(rest).total() == short.count
        assert payable(_helped(state, city, rest, short.coins)), "this would be enough"
        if short.coins:
            assert not payable(_helped(state, city, rest, short.coins - 1)), "one coin less would be enough"
        for place, units in enumerate(rest):
            fewer = (*rest[:place], Units(units.resource, units.count - 1), *rest[place + 1 :])
            assert not payable(_helped(state, city, fewer, 1000)), "one resource less would be enough"


def _helped(state: State, city: int, rest: tuple[Units, ...], coins: int) -> State:
    """A copy of the table in which the city has these resources and coins on top."""
    after = state.copy()
    slots = sum(units.count * slot_of(1 << RESOURCES.index(units.resource)) for units in rest)
    after.own[city] = after.own[city].plus(wares_of(slots))
    after.purse[city] += coins
    after.coins[city] += coins
    return after


def test_a_card_built_by_right_of_the_wonder_costs_nothing() -> None:
    for view in _views():
        for command in legal(view.table, view.seat):
            if isinstance(command, BuildForNothing):
                assert bill_of(view.table, command).waived_by == POWER
                assert bill_of(view.table, command).total == 0


def test_all_kinds_of_tables_are_looked_at() -> None:
    kinds = {(view.table.book.edition, view.table.table.players) for view in _views()}
    assert len(kinds) == 11
    assert any(view.table.table.with_black for view in _views())
    assert any(view.table.table.teams for view in _views())
