"""What cards and stages of 7 Wonders cost and do, in whole sentences made from the data of the catalog."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.catalog import model
from engine.catalog.loader import whole_box
from wonders_gui.language import N_, NP_, _, ngettext, pgettext
from wonders_gui.texts.effects_cities import own_first, scheme_text
from wonders_gui.texts.names import SEVEN, card_name, card_of_colour, resource_group, resource_name, symbol_name
from wonders_gui.texts.words import coins, either, listed, points, sentences

POWERS: Final[Mapping[str, str]] = {
    "build_from_discard": N_("You may build one card of the discard pile for free, once, at the end of this turn."),
    "free_build_once_per_age": N_("Once in each Age you may build a card from your hand for free."),
    "play_last_card": N_("At the end of each Age you may play your last card too instead of discarding it."),
    "copy_neighbour_guild": N_("At the end of the game you copy one guild of a neighbour."),
    "free_first_of_each_colour": N_("The first card of each colour in your city is free."),
    "free_first_card_of_age": N_("A card that you build in the first turn of an Age is free."),
    "free_last_card_of_age": N_("A card that you build in the last turn of an Age is free."),
    "build_from_discard_last": N_(
        "You may build one card of the discard pile for free, once, at the end of this turn."
    ),
    "produce_one_more_of_own": N_(
        "Produces in every turn, for yourself alone: 1 more of a resource that your board, brown or grey cards produce."
    ),
    "produce_one_missing": N_(
        "Produces in every turn, for yourself alone: 1 resource that your board, brown and grey cards do not produce."
    ),
    "stages_without_resources": N_("The stages of your wonder cost no resources. Coins still have to be paid."),
}
NEIGHBOURS: Final[Mapping[str, str]] = {
    "left": NP_("trade", "your left neighbour"),
    "right": NP_("trade", "your right neighbour"),
    "both": NP_("trade", "both neighbours"),
}
WHERE: Final[Mapping[str, str]] = {
    "own": NP_("counted", "in your city"),
    "neighbours": NP_("counted", "in the neighbouring cities"),
    "all": NP_("counted", "in your city and the neighbouring cities"),
}
COUNTED: Final[Mapping[str, str]] = {
    "stage": NP_("counted", "stage of the wonder"),
    "defeat": NP_("counted", "defeat token"),
    "victory": NP_("counted", "victory token"),
    "victory_1": NP_("counted", "victory token of 1 point"),
    "victory_3": NP_("counted", "victory token of 3 points"),
    "victory_5": NP_("counted", "victory token of 5 points"),
}


def card_text(card: model.Card) -> str:
    """Everything a card does."""
    return effects_text(card.effects)


def stage_text(stage: model.Stage) -> str:
    """Everything a stage of a wonder does."""
    return effects_text(stage.effects)


def effects_text(effects: Sequence[model.Effect]) -> str:
    """Everything, one sentence after another."""
    return sentences(effect_text(effect) for effect in own_first(effects))


def cost_text(cost: model.Cost) -> str:
    """What is paid, as a list; `free` when nothing is."""
    parts = [coins(cost.coins)] if cost.coins else []
    parts += [
        f"{amount} {resource_name(resource)}"
        for resource, amount in zip(model.RESOURCES, cost.resources, strict=True)
        if amount
    ]
    return listed(parts) if parts else _("free")


def chains_text(card: model.Card, edition: int) -> str:
    """Which buildings make the card free, and which it makes free."""
    told = []
    if card.free_with:
        told.append(_("Free with: {cards}.").format(cards=either(_buildings(card.free_with, edition))))
    if card.chains_to:
        told.append(_("Later free: {cards}.").format(cards=listed(_buildings(card.chains_to, edition))))
    return sentences(told)


def effect_text(effect: model.Effect) -> str:  # noqa: C901 - a table, one case per effect
    """One thing that a card or a stage does, as a sentence."""
    match effect:
        case model.Production():
            return production_text(effect)
        case model.Coins(amount):
            return ngettext("{number} coin at once.", "{number} coins at once.", amount).format(number=amount)
        case model.Points(amount):
            return _("{points} at the end of the game.").format(points=points(amount))
        case model.Shields(amount):
            text = ngettext("{number} shield for your army.", "{number} shields for your army.", amount)
            return text.format(number=amount)
        case model.Science(symbol):
            return science_text(symbol)
        case model.Discount(resources, neighbours):
            text = _("Trade: {resources} from {neighbours} for 1 coin each.")
            return text.format(
                resources=resource_group(resources), neighbours=pgettext("trade", NEIGHBOURS[neighbours])
            )
        case model.CoinsPer(amount):
            text = _("At once: {coins} for each {things} {where}.")
            return text.format(coins=coins(amount), things=_things(effect), where=_where(effect))
        case model.PointsPer(amount):
            text = _("At the end of the game: {points} for each {things} {where}.")
            return text.format(points=points(amount), things=_things(effect), where=_where(effect))
        case model.PointsIfWonderComplete(amount):
            return _("{points} at the end of the game if your wonder is complete.").format(points=points(amount))
        case model.Power(name):
            return _(POWERS[name])
        case _:
            return scheme_text(effect)


def production_text(production: model.Production) -> str:
    """What is produced in every turn, and whether neighbours may buy it."""
    units = listed(_units(production.slots))
    if production.sold:
        return _("Produces in every turn: {resources}.").format(resources=units)
    return _("Produces in every turn, for yourself alone: {resources}.").format(resources=units)


def science_text(symbol: str) -> str:
    """A symbol, or one of choice."""
    if symbol == "any":
        return _("At the end of the game: one science symbol of your choice.")
    return _("Science symbol: {symbol}.").format(symbol=symbol_name(SEVEN, symbol))


def _units(slots: Sequence[Sequence[str]]) -> list[str]:
    """Equal slots added up; a choice is named with all it can be."""
    counted: dict[str, int] = {}
    for slot in slots:
        name = either(resource_name(resource) for resource in slot)
        counted[name] = counted.get(name, 0) + 1
    return [f"{amount} {name}" for name, amount in counted.items()]


def _things(effect: model.CoinsPer | model.PointsPer) -> str:
    return either(
        pgettext("counted", COUNTED[thing]) if thing in COUNTED else card_of_colour(thing) for thing in effect.counted
    )


def _where(effect: model.CoinsPer | model.PointsPer) -> str:
    return pgettext("counted", WHERE[effect.where])


def _buildings(buildings: Sequence[str], edition: int) -> list[str]:
    """Names of buildings; twins have one name."""
    ids = {card.building: card.id for card in whole_box(edition).cards}
    return [card_name(SEVEN, ids[building]) for building in buildings]
