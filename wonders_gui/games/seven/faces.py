"""A card or stage of 7 Wonders -> what its face shows."""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from engine.catalog import model
from engine.catalog.loader import load_seven
from wonders_gui.art.faces import SLASH, CardFace, Sign, Signs, StageFace
from wonders_gui.art.icons import chain
from wonders_gui.games.seven.marks import FIRST_EDITION
from wonders_gui.texts.names import card_name

GAME: Final = "seven"
_GROUPS: Final = {model.RAW: "any_raw", model.GOODS: "any_goods"}
_CHIPS: Final = {"raw": "card_brown", "goods": "card_grey"}


def card_face(edition: int, number: int) -> CardFace:
    """The face of a card by its number in the book of an edition, named in the current language."""
    card = load_seven(edition).cards[number]
    return CardFace(
        key=f"{GAME}{edition}:{card.id}",
        name=card_name(GAME, card.id),
        colour=card.colour,
        age=card.age,
        band=band(card.effects),
        small=band(card.effects, compact=True),
        cost=cost_signs(card.cost),
        chain_from=tuple(chain(mark) for mark in _needed(card)),
        chain_to=tuple(chain(mark) for mark in _given(edition, card)),
        picture=card.building,
        kind="seven",
    )


def stage_face(edition: int, board: str, side: str, number: int) -> StageFace:
    """The face of a stage: `number` counts from 0, the bottom."""
    stage = next(entry for entry in load_seven(edition).boards if entry.id == board).sides[side][number]
    return StageFace(
        f"{GAME}{edition}:{board}:{side}:{number}", number, cost_signs(stage.cost), band(stage.effects, compact=True)
    )


def stage_faces(edition: int, board: str, side: str) -> tuple[StageFace, ...]:
    """The stages of a board, from the bottom."""
    entry = next(entry for entry in load_seven(edition).boards if entry.id == board)
    return tuple(stage_face(edition, board, side, number) for number in range(len(entry.sides[side])))


def cost_signs(cost: model.Cost) -> Signs:
    """A cost as pips, one for each unit."""
    coins = (Sign("coin", cost.coins),) if cost.coins else ()
    units = zip(model.RESOURCES, cost.resources, strict=True)
    return (*coins, *(Sign(resource) for resource, amount in units for _ in range(amount)))


def _needed(card: model.Card) -> tuple[str, ...]:
    if card.symbol_needed:
        return (card.symbol_needed,)
    return (FIRST_EDITION[card.building],) if card.free_with else ()


def _given(edition: int, card: model.Card) -> tuple[str, ...]:
    if card.symbols_given or edition != 1:
        return card.symbols_given
    return tuple(FIRST_EDITION[opened] for opened in card.chains_to)


def band(effects: Iterable[model.Effect], *, compact: bool = False) -> Signs:
    """What the effects are, as a row of signs; `compact` puts a whole group of resources into one disc."""
    effects = tuple(effects)
    coins = next((effect for effect in effects if isinstance(effect, model.CoinsPer)), None)
    points = next((effect for effect in effects if isinstance(effect, model.PointsPer)), None)
    if coins and points:
        return (Sign("coin", coins.amount), Sign("points", points.amount), *_each(points))
    return tuple(sign for effect in effects for sign in _signs(effect, compact))


def _signs(effect: model.Effect, compact: bool) -> Signs:  # noqa: C901 - a table, one case per effect
    match effect:
        case model.Production(slots):
            return tuple(sign for slot in slots for sign in _choice(slot, compact))
        case model.Coins(amount):
            return (Sign("coin", amount),)
        case model.Points(amount):
            return (Sign("points", amount),)
        case model.Shields(amount):
            return (Sign("shield"),) * amount
        case model.Science(symbol):
            return (Sign("any_science" if symbol == "any" else symbol),)
        case model.Discount(resources, neighbours):
            left = (Sign("arrow_left"),) if neighbours != "right" else ()
            right = (Sign("arrow_right"),) if neighbours != "left" else ()
            return (*left, Sign(_CHIPS[resources]), Sign("coin", 1), *right)
        case model.CoinsPer(amount):
            return (Sign("coin", amount), *_each(effect))
        case model.PointsPer(amount):
            return (Sign("points", amount), *_each(effect))
        case model.PointsIfWonderComplete(points):
            return (Sign("points", points), SLASH, Sign("wonder_complete"))
        case model.Power(name):
            return (Sign(f"power_{name}"),)
        case _:
            assert_never(effect)


def _choice(slot: tuple[model.Resource, ...], compact: bool) -> Signs:
    if compact and slot in _GROUPS:
        return (Sign(_GROUPS[slot]),)
    return slashed([Sign(resource) for resource in slot])


def slashed(signs: Sequence[Sign]) -> Signs:
    """Signs with a slash between them: one of these."""
    return tuple(part for sign in signs for part in (SLASH, sign))[1:]


def _each(effect: model.CoinsPer | model.PointsPer) -> Signs:
    """What is counted, and arrows for whose cities are counted."""
    counted = tuple(_counted(word) for word in effect.counted)
    if effect.where == "own":
        return (SLASH, *counted)
    down = (Sign("arrow_down"),) if effect.where == "all" else ()
    return (SLASH, Sign("arrow_left"), *down, *counted, Sign("arrow_right"))


def _counted(word: model.Counted) -> Sign:
    if word == "stage":
        return Sign("stage")
    if word == "defeat":
        return Sign("conflict", -1)
    return Sign(f"card_{word}")
