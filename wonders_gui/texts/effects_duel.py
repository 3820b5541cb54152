"""What cards, wonders and tokens of 7 Wonders Duel cost and do, in sentences made from the data of the catalog."""

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from engine.catalog.duel import model
from wonders_gui.language import NP_, _, ngettext, pgettext
from wonders_gui.texts.names import DUEL, card_name, card_of_colour, resource_name, symbol_name
from wonders_gui.texts.words import coins, either, listed, points, sentences

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

COUNTED: Final[Mapping[str, str]] = {
    "wonder": NP_("counted", "wonder"),
    "three_coins": NP_("counted", "set of 3 coins"),
}


def card_text(card: model.Card) -> str:
    """Everything a card does."""
    return effects_text(card.effects)


def wonder_text(wonder: model.Wonder) -> str:
    """Everything a wonder does."""
    return effects_text(wonder.effects)


def token_text(token: model.Token) -> str:
    """Everything a progress token does."""
    return effects_text(token.effects)


def effects_text(effects: Sequence[model.Effect]) -> str:
    """Everything, one sentence after another."""
    return sentences(effect_text(effect) for effect in effects)


def cost_text(cost: model.Cost) -> str:
    """What is paid, as a list; `free` when nothing is."""
    parts = [coins(cost.coins)] if cost.coins else []
    parts += _units(cost.resources)
    return listed(parts) if parts else _("free")


def chains_text(card: model.Card) -> str:
    """Which card makes this one free, and which it makes free."""
    told = []
    if card.free_with:
        told.append(_("Free with: {cards}.").format(cards=card_name(DUEL, card.free_with)))
    if card.chains_to:
        told.append(_("Later free: {cards}.").format(cards=card_name(DUEL, card.chains_to)))
    return sentences(told)


def effect_text(effect: model.Effect) -> str:
    """One thing that a card, a wonder or a token does, as a sentence."""
    match effect:
        case model.Production(units):
            return _("Produces for every construction: {resources}.").format(resources=listed(_units(units)))
        case model.Choice(resources):
            text = _("Produces for every construction one of these: {resources}.")
            return text.format(resources=_named(resources))
        case model.FixedPrice(resources):
            return _("From now on these cost you 1 coin each: {resources}.").format(resources=_named(resources))
        case model.Coins(amount):
            return ngettext("{number} coin at once.", "{number} coins at once.", amount).format(number=amount)
        case model.CoinsPer(amount, counted):
            text = _("At once: {coins} for each {things} in your city.")
            return text.format(coins=coins(amount), things=_thing(counted))
        case model.Points(amount):
            return _("{points} at the end of the game.").format(points=points(amount))
        case model.Shields(amount):
            text = ngettext(
                "{number} shield: the conflict pawn moves {number} space.",
                "{number} shields: the conflict pawn moves {number} spaces.",
                amount,
            )
            return text.format(number=amount)
        case model.Science(symbol):
            return _("Science symbol: {symbol}.").format(symbol=symbol_name(DUEL, symbol))
        case model.Guild():
            return guild_text(effect)
        case _:
            return power_text(effect)


def power_text(effect: Power) -> str:  # noqa: C901 - a table, one case per effect
    """One thing that only wonders or tokens do, as a sentence."""
    match effect:
        case model.OpponentLoses(amount):
            return _("Your opponent loses {coins}.").format(coins=coins(amount))
        case model.PlayAgain():
            return _("You take another turn at once.")
        case model.Destroy(colour):
            return _("Destroy one card of your opponent: {card}.").format(card=card_of_colour(colour))
        case model.BuildFromDiscard():
            return _("Build one card of the discard pile for free.")
        case model.DrawTokens(amount):
            text = _("Draw {number} progress tokens out of the box and keep one of them.")
            return text.format(number=amount)
        case model.Discount(on, units):
            return discount_text(on, units)
        case model.TakeTradeCoins():
            return _("You get the coins that your opponent pays for resources.")
        case model.PointsPerToken(amount):
            text = _("At the end of the game: {points} for each of your progress tokens, this one included.")
            return text.format(points=points(amount))
        case model.ExtraShields(amount):
            text = ngettext(
                "Your later red cards have {number} shield more.",
                "Your later red cards have {number} shields more.",
                amount,
            )
            return text.format(number=amount)
        case model.WondersPlayAgain():
            return _("Each of your later wonders brings another turn.")
        case model.CoinsPerChain(amount):
            return _("{coins} each time that you build a card for free by its chain.").format(coins=coins(amount))
        case _:
            assert_never(effect)


def discount_text(on: model.DiscountOn, units: int) -> str:
    """So many resources fewer for later wonders or blue cards."""
    if on == "wonder":
        text = ngettext(
            "Your later wonders need {number} resource fewer, of your choice.",
            "Your later wonders need {number} resources fewer, of your choice.",
            units,
        )
    else:
        text = ngettext(
            "Your later blue cards need {number} resource fewer, of your choice.",
            "Your later blue cards need {number} resources fewer, of your choice.",
            units,
        )
    return text.format(number=units)


def guild_text(guild: model.Guild) -> str:
    """Coins at once and points at the end, as far as there are any."""
    things = either(_thing(thing) for thing in guild.counted)
    told = []
    if guild.coins:
        text = _("At once: {coins} for each {things} in the city that has the most.")
        told.append(text.format(coins=coins(guild.coins), things=things))
    if guild.points:
        text = _("At the end of the game: {points} for each {things} in the city that has the most.")
        told.append(text.format(points=points(guild.points), things=things))
    return sentences(told)


def _units(amounts: Sequence[int]) -> list[str]:
    pairs = zip(model.RESOURCES, amounts, strict=True)
    return [f"{amount} {resource_name(resource)}" for resource, amount in pairs if amount]


def _named(resources: Sequence[str]) -> str:
    return either(resource_name(resource) for resource in resources)


def _thing(thing: str) -> str:
    return pgettext("counted", COUNTED[thing]) if thing in COUNTED else card_of_colour(thing)
