"""Cards and prices spoken in full, for screen readers, tooltips and the panel of actions."""

from collections.abc import Sequence
from typing import Final

from engine.catalog import model as seven
from engine.catalog.duel import model as duel
from wonders_gui.language import _
from wonders_gui.texts import effects_duel, effects_seven
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names import DUEL, SEVEN, age_name, card_name, colour_name, token_name, wonder_name
from wonders_gui.texts.words import coins, listed, sentences


def spoken_seven(card: seven.Card, edition: int, offer: str = "") -> str:
    """A card of 7 Wonders: name, colour, cost, what can be done with it (the sentence `offer`), what it does."""
    cost = "" if card.cost == seven.FREE else effects_seven.cost_text(card.cost)
    head = _spoken(card_name(SEVEN, card.id), card.colour, cost)
    return sentences([head, offer, effects_seven.card_text(card), effects_seven.chains_text(card, edition)])


def spoken_duel(card: duel.Card, offer: str = "") -> str:
    """A card of Duel: name, colour, cost, what can be done with it (the sentence `offer`), what it does."""
    cost = "" if card.cost == duel.FREE else effects_duel.cost_text(card.cost)
    head = _spoken(card_name(DUEL, card.id), card.colour, cost)
    return sentences([head, offer, effects_duel.card_text(card), effects_duel.chains_text(card)])


def spoken_stage(number: int, stage: seven.Stage, built: str = "") -> str:
    """A stage of a wonder; `built` says whether it stands."""
    text = _("Stage {stage}, costs {cost}.")
    head = text.format(stage=number, cost=effects_seven.cost_text(stage.cost))
    return sentences([head, effects_seven.stage_text(stage), built])


def spoken_wonder(wonder: duel.Wonder, built: str = "") -> str:
    """A wonder of Duel; `built` says whether it stands."""
    text = _("{wonder}, costs {cost}.")
    head = text.format(wonder=wonder_name(DUEL, wonder.id), cost=effects_duel.cost_text(wonder.cost))
    return sentences([head, effects_duel.wonder_text(wonder), built])


def spoken_token(token: duel.Token) -> str:
    """A progress token and what it does."""
    return f"{token_name(token.id)}. {effects_duel.token_text(token)}"


def face_down(age: int, guild: bool = False) -> str:
    """The back of a card; ages from 1 on."""
    if guild:
        return _("Face-down guild card")
    return _("Face-down card of {age}").format(age=age_name(age))


def not_yet_accessible(covering: Sequence[str]) -> str:
    """Why a card of the structure cannot be taken: which cards still lie on it."""
    if not covering:
        return _("This card is not accessible yet.")
    return _("This card is not accessible yet. Still on top of it: {cards}.").format(cards=listed(covering))


# -- prices ---------------------------------------------------------------------------------------------------------


NOBODY_THERE: Final = Cast(())
Share = tuple[int, int]
"""Coins, and the city that gets them."""


def payment_text(bank: int, left: Share = (0, 0), right: Share = (0, 0), people: Cast = NOBODY_THERE) -> str:
    """Who gets how much, short: `free`, `1 coin`, `2 coins to Anna (left)`."""
    parts = [coins(bank)] if bank else []
    for (amount, city), of_you, of_another in (
        (left, _("{coins} to you (left)"), _("{coins} to {player} (left)")),
        (right, _("{coins} to you (right)"), _("{coins} to {player} (right)")),
    ):
        if amount:
            parts.append(people.says(city, of_you, of_another, coins=coins(amount)))
    return listed(parts) if parts else _("free")


def can_build(payment: str) -> str:
    """That a card can be built, and for what; `payment` is what `payment_text` gives."""
    return _("Can be built: {payment}.").format(payment=payment)


def can_build_by_chain(source: str) -> str:
    """That a card is free thanks to an earlier building."""
    return _("Can be built for free thanks to {source}.").format(source=source)


def cannot_build(refusal: str) -> str:
    """That a card cannot be built, and why; `refusal` is a sentence."""
    return _("Cannot be built. {reason}").format(reason=refusal)


def _spoken(name: str, colour: str, cost: str) -> str:
    if not cost:
        return _("{card}, {colour}, free.").format(card=name, colour=colour_name(colour))
    return _("{card}, {colour}, costs {cost}.").format(card=name, colour=colour_name(colour), cost=cost)
