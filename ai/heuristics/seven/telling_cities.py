"""What a move brings that only Cities knows, topic by topic, as in `telling`: black cards, losses, diplomacy, teams."""

from collections.abc import Callable, Mapping
from typing import Final

from ai.heuristics.seven.built import Told, card_of, thing_of
from ai.heuristics.seven.intrigue import is_partner
from ai.heuristics.seven.looks import payment_of
from ai.heuristics.seven.schemes import copied_science_gain, loss_for, paid_to_partner
from engine.seven.commands import Command, PayLoss
from engine.seven.debt import loss_of
from engine.seven.facts import BUILD_FROM_DISCARD_LAST, FREE_STAGES, ONE_MISSING, ONE_MORE_OF_OWN
from engine.seven.scoring import VICTORY_WORTH
from engine.seven.state import State
from engine.seven.teams import opponent_of
from engine.seven.trade import CACHE, WHARF_LEFT, WHARF_RIGHT

MEANINGS_OF_CITIES: Final[Mapping[str, str]] = {
    "diplomacy": "A diplomacy token keeps the city out of the conflicts of an age.",
    "diplomacy_when_behind": "The same, while a neighbour or the opponent at the border has more shields: `shields` "
    "against `left` and `right`.",
    "raid": "A victory token worth so many `points`; each neighbour takes so much `debt`.",
    "inflicts_loss": "All opponents together lose so many `coins`, as the table stands, or take debt.",
    "copied_science": "A symbol of a neighbour counts at the end, worth so many `points` now.",
    "rebate_left": "One unit a turn costs a coin less from the left neighbour.",
    "rebate_right": "One unit a turn costs a coin less from the right neighbour.",
    "rebate_boards": "The resources of the neighbours' boards cost a coin less.",
    "extra_resource": "The city produces one unit more of what it makes already.",
    "missing_resource": "The city produces one unit of what it does not make.",
    "stages_without_resources": "The stages of the wonder need no resources any more.",
    "takes_a_discard": "A card of the discard pile is built for nothing in this turn.",
    "clears_defeats": "The defeats go away, which cost so many `points`.",
    "pays_loss": "So many `coins` are paid, and no debt is taken.",
    "pays_a_part": "So many `coins` are paid, and so much `debt` is taken for the rest.",
    "takes_debt": "So much `debt` is taken, and all coins are kept.",
    "pays_partner": "So many `coins` of the price go to the partner and stay in the team.",
}
_REBATES: Final = {WHARF_LEFT: "rebate_left", WHARF_RIGHT: "rebate_right", CACHE: "rebate_boards"}
_POWERS: Final = {
    ONE_MORE_OF_OWN: "extra_resource",
    ONE_MISSING: "missing_resource",
    FREE_STAGES: "stages_without_resources",
    BUILD_FROM_DISCARD_LAST: "takes_a_discard",
}


def tell_diplomacy(state: State, command: Command) -> Told | None:
    if not thing_of(state, command).diplomacy:
        return None
    city, table = command.city, state.table
    against = [opponent_of(table, city)] if table.teams else [table.left[city], table.right[city]]
    if all(state.shields[other] <= state.shields[city] for other in against):
        return "diplomacy", {}
    left, right = state.shields[table.left[city]], state.shields[table.right[city]]
    return "diplomacy_when_behind", {"shields": state.shields[city], "left": left, "right": right}


def tell_raid(state: State, command: Command) -> Told | None:
    thing = thing_of(state, command)
    return ("raid", {"points": VICTORY_WORTH[thing.token], "debt": thing.debts}) if thing.token >= 0 else None


def tell_copies(state: State, command: Command) -> Told | None:
    if not thing_of(state, command).copies:
        return None
    return "copied_science", {"points": copied_science_gain(state, command.city)}


def tell_rebate(state: State, command: Command) -> Told | None:
    new = thing_of(state, command).discounts & ~state.discounts[command.city]
    return next(((code, {}) for bit, code in _REBATES.items() if new & bit), None)


def tell_black_power(state: State, command: Command) -> Told | None:
    card = card_of(state, command)
    power = card.power if card is not None else 0
    return next(((code, {}) for bit, code in _POWERS.items() if power & bit), None)


def tell_defeats(state: State, command: Command) -> Told | None:
    defeats = state.defeats[command.city]
    return ("clears_defeats", {"points": defeats}) if defeats and thing_of(state, command).clears_defeats else None


def tell_loss(state: State, command: Command) -> Told | None:
    """How a loss is settled."""
    if not isinstance(command, PayLoss):
        return None
    debt = loss_of(state, command.city) - command.coins
    if not debt:
        return "pays_loss", {"coins": command.coins}
    return ("pays_a_part", {"coins": command.coins, "debt": debt}) if command.coins else ("takes_debt", {"debt": debt})


def tell_inflicted(state: State, command: Command) -> Told | None:
    """What all opponents would lose."""
    loss = thing_of(state, command).loss
    if loss is None:
        return None
    city = command.city
    others = [other for other in state.table.order if other != city and not is_partner(state, city, other)]
    coins = sum(loss_for(state, other, loss) for other in others)
    return ("inflicts_loss", {"coins": coins}) if coins else None


def tell_partner(state: State, command: Command) -> Told | None:
    payment = payment_of(command)
    coins = 0 if payment is None else round(paid_to_partner(state, command.city, payment))
    return ("pays_partner", {"coins": coins}) if coins else None


TELLING_OF_CITIES: Final[Mapping[str, Callable[[State, Command], Told | None]]] = {
    "diplomacy": tell_diplomacy,
    "raid": tell_raid,
    "copies": tell_copies,
    "rebate": tell_rebate,
    "black_power": tell_black_power,
    "defeats": tell_defeats,
    "loss": tell_loss,
}
