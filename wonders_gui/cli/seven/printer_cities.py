"""The events of the Cities expansion as readable text: debt, diplomacy, tokens and losses."""

from collections.abc import Callable, Iterator

from engine.seven import events
from engine.seven.events import Event
from engine.seven.scoring import VICTORY_WORTH
from wonders_gui.cli.seven.names import Names
from wonders_gui.cli.words import coins, counted


def told_of_cities(event: Event, city_name: Callable[[int], str], names: Names) -> Iterator[str]:
    """One line for an event of the expansion that says something; none for any other."""
    match event:
        case events.DebtTaken(city, amount, cause):
            yield f"{city_name(city)} takes {amount} debt because of {names.card(cause)}."
        case events.DiplomacyGained(city, tokens):
            yield f"{city_name(city)} gets {counted(tokens, 'diplomacy token', 'diplomacy tokens')}."
        case events.DiplomacySpent(city):
            yield f"{city_name(city)} spends a diplomacy token."
        case events.VictoryTokenGained(city, age):
            yield f"{city_name(city)} gets a victory token worth {VICTORY_WORTH[age]}."
        case events.DefeatsDiscarded(city):
            yield f"{city_name(city)} throws its defeat tokens away."
        case events.LossInflicted():
            yield f"{city_name(event.city)} makes all others lose {_inflicted(event)}."
        case events.CoinsLost(city, paid, debt):
            yield f"{city_name(city)} loses {coins(paid)}" + (f" and takes {debt} debt." if debt else ".")
        case _:
            return


def _inflicted(loss: events.LossInflicted) -> str:
    parts = (
        (loss.coins, coins(loss.coins)),
        (loss.per_victory, f"{coins(loss.per_victory)} per victory token"),
        (loss.per_stage, f"{coins(loss.per_stage)} per stage"),
    )
    return " and ".join(text for amount, text in parts if amount)
