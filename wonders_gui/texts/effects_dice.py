"""What fields of 7 Wonders Dice cost and do, in sentences made from the data of the catalog."""

from collections.abc import Sequence
from typing import assert_never

from engine.catalog.dice import model
from wonders_gui.language import _, ngettext
from wonders_gui.texts.names_dice import building_names, dice_of_colour, die_name
from wonders_gui.texts.words import coins, points, sentences


def field_text(field: model.Field) -> str:
    """Everything a field brings."""
    told = []
    if field.points:
        told.append(_("{points} at the end of the game.").format(points=points(field.points)))
    if field.attack:
        told.append(attack_text(field.attack))
    if field.defence:
        told.append(_("Weakens attacks of the neighbour on this side by 1, from the next turn on."))
    return sentences([*told, effects_text(field.effects)])


def attack_text(attack: int) -> str:
    """What an attack is worth."""
    return _("Attack: {points}, less 1 for each defence that faces it.").format(points=points(attack))


def effects_text(effects: Sequence[model.Effect]) -> str:
    """Everything, one sentence after another."""
    return sentences(effect_text(effect) for effect in effects)


def effect_text(effect: model.Effect) -> str:  # noqa: C901 - a table, one case per effect
    """One thing that a field does, as a sentence."""
    match effect:
        case model.CrossFields(buildings, amount):
            text = ngettext(
                "Cross off a next field, paying for it: {buildings}.",
                "Cross off up to {number} next fields, paying for each: {buildings}.",
                amount,
            )
            return text.format(number=amount, buildings=building_names(buildings))
        case model.Coins(amount):
            return ngettext("{number} coin at once.", "{number} coins at once.", amount).format(number=amount)
        case model.FreeBuild():
            return _("Build once more with a die of the Forum, which costs nothing.")
        case model.AnotherAction():
            return _("Take another action at once.")
        case model.CoinsAndPointsPer(buildings, amount):
            text = _("For each crossed field: {coins} at once, {points} at the end of the game ({buildings}).")
            return text.format(coins=coins(amount), points=points(amount), buildings=building_names(buildings))
        case model.PointsPer(buildings, amount):
            text = _("For each crossed field: {points} at the end of the game ({buildings}).")
            return text.format(points=points(amount), buildings=building_names(buildings))
        case model.CheaperDice(amount):
            return _("Every die costs you {coins} less.").format(coins=coins(amount))
        case model.FreeDice(colour):
            return _("These cost you nothing: {dice}.").format(dice=dice_of_colour(colour))
        case model.CoinsOnDie(colour, amount):
            text = _("{coins} whenever you choose one of these: {dice}.")
            return text.format(coins=coins(amount), dice=dice_of_colour(colour))
        case model.UnlockDie(die):
            return _("You unlock a special die: {die}.").format(die=die_name(die))
        case _:
            assert_never(effect)


def cost_text(cost: int) -> str:
    """How many resources a field costs; `free` when none."""
    if not cost:
        return _("free")
    return ngettext("{number} resource", "{number} resources", cost).format(number=cost)
