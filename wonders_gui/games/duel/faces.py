"""A card, wonder or token of Duel -> what its face shows."""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from engine.catalog.duel import model
from engine.catalog.duel.loader import load_duel
from wonders_gui.art.faces import SLASH, CardFace, Sign, Signs, TokenFace, WonderFace
from wonders_gui.art.icons import MINUS, chain
from wonders_gui.language import _
from wonders_gui.scenery import duel_picture
from wonders_gui.texts.names import card_name, token_name, wonder_name

GAME: Final = "duel"
_GROUPS: Final = {model.RAW: "any_raw3", model.GOODS: "any_goods2"}
_ICONS: Final = {"temple_front": "temple"}  # chain marks that are drawn under another name
_NUMBERED: Final = {"coins": "coin", "points": "points", "opponent_loses": "coin_lost"}


def card_face(number: int) -> CardFace:
    """The face of a card by its number in the book, named in the current language."""
    card = load_duel().cards[number]
    cost = cost_signs(card.cost)
    return CardFace(
        key=f"{GAME}:{card.id}",
        name=card_name(GAME, card.id),
        colour=card.colour,
        age=card.age,
        band=band(card.effects),
        small=band(card.effects, compact=True),
        cost=cost,
        chain_from=_marks(card.symbol_needed),
        chain_to=_marks(card.symbol_given),
        picture=card.id,
        kind="duel",
        free="" if cost else _("free"),
    )


def wonder_face(number: int) -> WonderFace:
    """The face of a wonder."""
    wonder = load_duel().wonders[number]
    signs = band(wonder.effects, compact=True)
    return WonderFace(
        f"{GAME}:{wonder.id}",
        wonder_name(GAME, wonder.id),
        f"{duel_picture(wonder.id)}_day",
        cost_signs(wonder.cost),
        signs,
    )


def token_face(number: int) -> TokenFace:
    """The face of a progress token."""
    token = load_duel().tokens[number]
    return TokenFace(f"{GAME}:{token.id}", token_name(token.id), band(token.effects, compact=True))


def cost_signs(cost: model.Cost) -> Signs:
    """A cost as pips, one for each unit."""
    coins = (Sign("coin", cost.coins),) if cost.coins else ()
    units = zip(model.RESOURCES, cost.resources, strict=True)
    return (*coins, *(Sign(resource) for resource, amount in units for _unit in range(amount)))


def _marks(symbol: str | None) -> tuple[str, ...]:
    return () if symbol is None else (chain(_ICONS.get(symbol, symbol)),)


def band(effects: Iterable[model.Effect], *, compact: bool = False) -> Signs:
    """What the effects are, as a row of signs; signs of science first, as on the cards."""
    ordered = sorted(effects, key=lambda effect: not isinstance(effect, model.Science))
    return tuple(sign for effect in ordered for sign in _signs(effect, compact))


def _signs(effect: model.Effect, compact: bool) -> Signs:  # noqa: C901 - a table, one case per effect
    match effect:
        case model.Production(units):
            pairs = zip(model.RESOURCES, units, strict=True)
            return tuple(Sign(resource) for resource, amount in pairs for _unit in range(amount))
        case model.Choice(resources):
            if compact and resources in _GROUPS:
                return (Sign(_GROUPS[resources]),)
            return _slashed([Sign(resource) for resource in resources])
        case model.FixedPrice(resources):
            return (*(Sign(resource) for resource in resources), Sign("equals"), Sign("coin", 1))
        case model.Coins(amount) | model.Points(amount):
            return (Sign(_NUMBERED[effect.kind], amount),)
        case model.OpponentLoses(amount):
            return (Sign("coin_lost", -amount),)
        case model.CoinsPer(amount, counted):
            return (Sign("coin", amount), SLASH, _counted(counted))
        case model.Shields(amount):
            return (Sign("shield"),) * amount
        case model.Science(symbol):
            return (Sign(symbol),)
        case model.Guild(kinds, coins, points):
            gained = (Sign("coin", coins),) if coins else ()
            return (*gained, Sign("points", points), SLASH, *(_counted(kind) for kind in kinds), Sign("most"))
        case model.PlayAgain():
            return (Sign("extra_turn"),)
        case model.Destroy(colour):
            return (Sign(f"destroy_{colour}"),)
        case model.BuildFromDiscard():
            return (Sign("power_build_from_discard"),)
        case model.DrawTokens(amount):
            return (Sign("token", amount),)
        case model.Discount(on, units):
            return (Sign("", text=f"{MINUS}{units}"), SLASH, Sign("stage" if on == "wonder" else "card_blue"))
        case model.TakeTradeCoins():
            return (Sign("take_coins"),)
        case model.PointsPerToken(amount):
            return (Sign("points", amount), SLASH, Sign("token_ring"))
        case model.ExtraShields(amount):
            return (Sign("shield"), Sign("", text=f"+{amount}"))
        case model.WondersPlayAgain():
            return (Sign("stage"), Sign("extra_turn"))
        case model.CoinsPerChain(amount):
            return (Sign("link"), Sign("coin", amount))
        case _:
            assert_never(effect)


def _slashed(signs: Sequence[Sign]) -> Signs:
    return tuple(part for sign in signs for part in (SLASH, sign))[1:]


def _counted(word: model.Counted) -> Sign:
    if word == "wonder":
        return Sign("stage")
    if word == "three_coins":
        return Sign("coin", 3)
    return Sign(f"card_{word}")
