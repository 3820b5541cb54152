"""A card or stage of 7 Wonders -> what its face shows."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, assert_never

from engine.catalog import model
from engine.catalog.loader import whole_box
from wonders_gui.art.faces import SLASH, CardFace, Sign, Signs, StageFace
from wonders_gui.art.icons import chain
from wonders_gui.games.seven.marks import FIRST_EDITION
from wonders_gui.texts.effects_cities import Scheme, own_first
from wonders_gui.texts.names import card_name

GAME: Final = "seven"
_GROUPS: Final = {model.RAW: "any_raw", model.GOODS: "any_goods"}
_CHIPS: Final = {"raw": "card_brown", "goods": "card_grey"}
_TOKENS: Final[Mapping[str, Sign]] = {
    "stage": Sign("stage"),
    "defeat": Sign("conflict", -1),
    "victory": Sign("victory"),
    "victory_1": Sign("conflict", 1),
    "victory_3": Sign("conflict", 3),
    "victory_5": Sign("conflict", 5),
}
_MOST_SHIELDS: Final = 3
OTHERS: Final = Sign("others")


def card_face(edition: int, number: int) -> CardFace:
    """The face of a card by its number in the book of an edition, named in the current language."""
    card = whole_box(edition).cards[number]
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
    stage = next(entry for entry in whole_box(edition).boards if entry.id == board).sides[side][number]
    return StageFace(
        f"{GAME}{edition}:{board}:{side}:{number}", number, cost_signs(stage.cost), band(stage.effects, compact=True)
    )


def stage_faces(edition: int, board: str, side: str) -> tuple[StageFace, ...]:
    """The stages of a board, from the bottom."""
    entry = next(entry for entry in whole_box(edition).boards if entry.id == board)
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
    """What the effects are, as a row of signs; `compact` says the same in less room."""
    effects = own_first(effects)
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
            many = compact and amount > _MOST_SHIELDS
            return (Sign("", text=str(amount)), Sign("shield")) if many else (Sign("shield"),) * amount
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
            return _schemes(effect, compact)


def _schemes(effect: Scheme, compact: bool) -> Signs:
    """What black cards do to others and to the rules of trade."""
    match effect:
        case model.Gift(amount, to):
            coin = Sign("coin", amount)
            return outwards(coin) if to == "neighbours" else (coin, OTHERS)
        case model.CoinLoss(amount, per):
            lost = Sign("coin_lost", -amount)
            whose = () if compact else (OTHERS,)  # only others ever lose coins
            return (lost, SLASH, Sign(per), *whose) if per else (lost, OTHERS)
        case model.Debt(amount):
            return outwards(*(Sign("debt"),) * amount)
        case model.Diplomacy(tokens):
            return (Sign("diplomacy"),) * tokens
        case model.VictoryToken(worth):
            return (Sign("conflict", worth),)
        case model.DiscardDefeats():
            return (Sign("defeats_discarded"),)
        case model.CopiedScience(symbols):
            return outwards(*(Sign("copied_science"),) * symbols)
        case model.Rebate(neighbour):
            signs = (Sign("wharf"), Sign("coin", -1))
            return (Sign("arrow_left"), *signs) if neighbour == "left" else (*signs, Sign("arrow_right"))
        case model.BoardRebate(amount):
            return outwards(Sign("board_resource"), Sign("coin", -amount))
        case _:
            assert_never(effect)


def outwards(*signs: Sign) -> Signs:
    """Signs between arrows: for or with both neighbours."""
    return (Sign("arrow_left"), *signs, Sign("arrow_right"))


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
    return _TOKENS.get(word) or Sign(f"card_{word}")
