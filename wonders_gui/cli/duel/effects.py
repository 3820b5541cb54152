"""What cards, wonders and tokens of 7 Wonders Duel cost and do, in short phrases; English only, until gettext comes."""

from typing import Final, assert_never

from engine.catalog.duel import model
from wonders_gui.cli import words
from wonders_gui.cli.words import coins, listed, points, shields

Power = (
    model.OpponentLoses
    | model.PlayAgain
    | model.Destroy
    | model.BuildFromDiscard
    | model.DrawTokens
    | model.Discount
    | model.TakeTradeCoins
    | model.PointsPerToken
    | model.ExtraShields
    | model.WondersPlayAgain
    | model.CoinsPerChain
)

COUNTED: Final[dict[str, str]] = {"wonder": "wonder", "three_coins": "three coins"}
DISCOUNTED: Final[dict[str, str]] = {"wonder": "wonders", "blue": "blue cards"}


def cost_text(cost: model.Cost) -> str:
    """What is paid; `free` when nothing is."""
    return words.cost(cost.coins, model.RESOURCES, cost.resources)


def effects_text(effects: tuple[model.Effect, ...]) -> str:
    """Everything a card, a wonder or a token does."""
    return "; ".join(effect_text(effect) for effect in effects)


def effect_text(effect: model.Effect) -> str:
    """One thing that a card, a wonder or a token does."""
    match effect:
        case model.Production(units):
            return words.cost(0, model.RESOURCES, units)
        case model.Choice(resources):
            return "/".join(resources)
        case model.FixedPrice(resources):
            return f"{listed(resources)} for 1 coin each"
        case model.Coins(amount):
            return coins(amount)
        case model.CoinsPer(amount, counted):
            return f"{coins(amount)} for each {counted_text(counted)} in the own city"
        case model.Points(amount):
            return points(amount)
        case model.Shields(amount):
            return shields(amount)
        case model.Science(symbol):
            return f"science: {symbol}"
        case model.Guild():
            return guild_text(effect)
        case _:
            return power_text(effect)


def power_text(effect: Power) -> str:  # noqa: C901 - a table, one line per effect
    """One thing that only wonders or tokens do."""
    match effect:
        case model.OpponentLoses(amount):
            return f"the opponent loses {coins(amount)}"
        case model.PlayAgain():
            return "another turn"
        case model.Destroy(colour):
            return f"destroys a {colour} card of the opponent"
        case model.BuildFromDiscard():
            return "builds a card of the discard pile for nothing"
        case model.DrawTokens(amount):
            return f"draws {amount} progress tokens from the box and keeps one"
        case model.Discount(on, units):
            return f"later {DISCOUNTED[on]} need {units} resources fewer"
        case model.TakeTradeCoins():
            return "gets the coins that the opponent pays for resources"
        case model.PointsPerToken(amount):
            return f"{points(amount)} for each own progress token"
        case model.ExtraShields(amount):
            return f"later red cards have {shields(amount)} more"
        case model.WondersPlayAgain():
            return "later wonders bring another turn"
        case model.CoinsPerChain(amount):
            return f"{coins(amount)} for each card built by chain"
        case _:
            assert_never(effect)


def guild_text(guild: model.Guild) -> str:
    """Coins now and points at the end, as far as there are any."""
    amounts = [coins(guild.coins)] if guild.coins else []
    amounts += [points(guild.points)] if guild.points else []
    things = listed(counted_text(thing) for thing in guild.counted)
    return f"{listed(amounts)} for each {things} in the city with most"


def counted_text(thing: model.Counted) -> str:
    """What is counted."""
    return COUNTED.get(thing, f"{thing} card")
