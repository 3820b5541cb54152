"""What cards and stages of 7 Wonders cost and do, in short phrases; English only, until gettext takes over."""

from typing import Final, assert_never

from engine.catalog import model
from wonders_gui.cli import words
from wonders_gui.cli.words import coins, listed, points, shields

POWERS: Final[dict[str, str]] = {
    "build_from_discard": "may build a card of the discard pile for nothing",
    "free_build_once_per_age": "may build one card in each age for nothing",
    "play_last_card": "may play the last card of each age too",
    "copy_neighbour_guild": "copies a guild of a neighbour at the end",
    "free_first_of_each_colour": "the first card of each colour is free",
    "free_first_card_of_age": "the first card of each age is free",
    "free_last_card_of_age": "the last card played in each age is free",
}
WHERE: Final[dict[str, str]] = {
    "own": "in the own city",
    "neighbours": "in the neighbouring cities",
    "all": "in the own and the neighbouring cities",
}
COUNTED: Final[dict[str, str]] = {"stage": "stage", "defeat": "defeat token"}
GROUPS: Final[dict[str, str]] = {"raw": "raw materials", "goods": "manufactured goods"}
NEIGHBOURS: Final[dict[str, str]] = {
    "left": "the left neighbour",
    "right": "the right neighbour",
    "both": "both neighbours",
}


def cost_text(cost: model.Cost) -> str:
    """What is paid; `free` when nothing is."""
    return words.cost(cost.coins, model.RESOURCES, cost.resources)


def effects_text(effects: tuple[model.Effect, ...]) -> str:
    """Everything a card or a stage does."""
    return "; ".join(effect_text(effect) for effect in effects)


def effect_text(effect: model.Effect) -> str:  # noqa: C901 - a table, one line per effect
    """One thing that a card or a stage does."""
    match effect:
        case model.Production(slots, sold):
            units = " and ".join("/".join(slot) for slot in slots)
            return units if sold else f"{units} (not for sale)"
        case model.Coins(amount):
            return coins(amount)
        case model.Points(amount):
            return points(amount)
        case model.Shields(amount):
            return shields(amount)
        case model.Science(symbol):
            return "any science symbol" if symbol == "any" else f"science: {symbol}"
        case model.Discount(resources, neighbours):
            return f"{GROUPS[resources]} from {NEIGHBOURS[neighbours]} cost 1 coin each"
        case model.CoinsPer(amount):
            return f"{coins(amount)} for each {counted_text(effect)}"
        case model.PointsPer(amount):
            return f"{points(amount)} for each {counted_text(effect)}"
        case model.PointsIfWonderComplete(amount):
            return f"{points(amount)} if the wonder is complete"
        case model.Power(name):
            return POWERS[name]
        case _:
            assert_never(effect)


def counted_text(effect: model.CoinsPer | model.PointsPer) -> str:
    """What is counted, and where."""
    things = [COUNTED.get(thing, f"{thing} card") for thing in effect.counted]
    return f"{listed(things)} {WHERE[effect.where]}"
