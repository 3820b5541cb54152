"""What black cards do at once: coins for others, debt for neighbours, tokens, and a loss at the end of the turn."""

from engine.seven.apply import SevenLedger
from engine.seven.facts import Effects


def scheme(ledger: SevenLedger, city: int, thing: Effects, cause: int) -> None:
    """Let these effects happen; the coins of the city itself have been counted before."""
    _give(ledger, city, thing, cause)
    if thing.debts:
        for neighbour in _neighbours(ledger, city):
            ledger.debt_taken(neighbour, thing.debts, cause)
    if thing.diplomacy:
        ledger.diplomacy_gained(city, thing.diplomacy)
    if thing.token >= 0:
        ledger.victory_token_gained(city, thing.token)
    if thing.clears_defeats and ledger.state.defeats[city]:
        ledger.defeats_discarded(city)
    loss = thing.loss
    if loss is not None:
        ledger.loss_inflicted(city, loss.coins, loss.per_victory, loss.per_stage)


def _give(ledger: SevenLedger, city: int, thing: Effects, cause: int) -> None:
    if thing.gift:
        for neighbour in _neighbours(ledger, city):
            ledger.coins_gained(neighbour, thing.gift, cause)
    if thing.bounty:
        for other in ledger.state.table.order:
            if other != city:
                ledger.coins_gained(other, thing.bounty, cause)


def _neighbours(ledger: SevenLedger, city: int) -> list[int]:
    table = ledger.state.table
    return [table.left[city], table.right[city]]
