"""Losses of coins at the end of a turn: what each city loses, who may choose, and the debt for what is not paid."""

from engine.core.seats import NOBODY
from engine.seven.apply import SevenLedger
from engine.seven.commands import PayLoss
from engine.seven.facts import AGES
from engine.seven.state import COINS, LOSSES, PER_STAGE, PER_VICTORY, THREATS, State


def is_threatened(state: State) -> bool:
    """Whether the builds of this turn make anybody lose coins."""
    return state.threats != state.table.no_threats


def loss_of(state: State, city: int) -> int:
    """The coins a city must lose: what all others inflict, counted on the table as it now stands."""
    coins = per_victory = per_stage = 0
    for other in range(state.cities):
        if other != city:
            coins += state.threats[THREATS * other + COINS]
            per_victory += state.threats[THREATS * other + PER_VICTORY]
            per_stage += state.threats[THREATS * other + PER_STAGE]
    return suffered(state, city, coins, per_victory, per_stage)


def suffered(state: State, city: int, coins: int, per_victory: int, per_stage: int) -> int:
    """What a city loses by so much: coins, and coins for each of its victory tokens and stages."""
    if per_victory:
        for age in range(AGES):
            coins += per_victory * state.victories[AGES * city + age]
    return coins + per_stage * state.stages[city]


def most_to_pay(state: State, city: int) -> int:
    """How many coins the city may pay at most; 0 when there is nothing to choose."""
    coins = state.coins[city]
    if not coins:
        return 0
    loss = loss_of(state, city)
    return loss if loss < coins else coins


def city_to_pay(state: State, seat: int) -> int:
    """The city of a seat that still has to choose between coins and debt, or NOBODY."""
    return seat if state.choices[seat] is None and most_to_pay(state, seat) else NOBODY


def open_losses(ledger: SevenLedger) -> bool:
    """Wait for all who may choose, or settle at once when nobody can; says whether the table waits."""
    state = ledger.state
    for seat in state.table.seats:
        if most_to_pay(state, seat):
            ledger.losses_opened()
            return True
    settle(ledger)
    return False


def all_have_chosen(state: State) -> bool:
    """Whether nobody has to choose any more."""
    for seat in state.table.seats:
        if city_to_pay(state, seat) != NOBODY:
            return False
    return True


def settle(ledger: SevenLedger) -> None:
    """Everybody pays at the same time; what is not paid becomes debt."""
    state = ledger.state
    losses = [loss_of(state, city) for city in range(state.cities)]
    paid = [0] * state.cities
    for choice in state.choices:
        if isinstance(choice, PayLoss):
            paid[choice.city] = choice.coins
    if state.phase == LOSSES:
        ledger.choices_revealed()
    for city in range(state.cities):
        if losses[city]:
            ledger.coins_lost(city, paid[city], losses[city] - paid[city])
    ledger.losses_settled()
