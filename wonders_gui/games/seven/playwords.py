"""What the buttons of a card say: the action, who is paid how much or what is short, and what it brings."""

from dataclasses import dataclass

from engine.seven.book import words_of
from engine.seven.state import State
from wonders_gui.art.faces import Signs
from wonders_gui.games.seven.billing import billed, deciding_city
from wonders_gui.games.seven.faces import stage_face
from wonders_gui.games.seven.offers import Action, Offer
from wonders_gui.games.seven.people import People, board_of
from wonders_gui.games.seven.words import card_of, offer_label, short_refusal, stage_of, stage_title, why_not
from wonders_gui.language import _, ngettext
from wonders_gui.texts.bills import Billed
from wonders_gui.texts.effects_seven import card_text, stage_text
from wonders_gui.texts.words import either, sentences


@dataclass(frozen=True, slots=True)
class PlayWords:
    """The texts of one button; `forms` is the line below its label, from the full form to the shortest."""

    label: str
    forms: tuple[str, ...]
    signs: Signs = ()
    told: str = ""
    """Price and effect in whole sentences, for the tool tip and those who hear it."""


def play_words(state: State, people: People, offer: Offer, way: int = 0) -> PlayWords:
    """What the button of an offer says when it is paid in this way."""
    if offer.action is Action.SELL:
        return _sale(state, offer)
    price = billed(state, people, offer, way)
    if offer.action is Action.STAGE:
        return _stage(state, people, offer, price)
    effect = card_text(card_of(state, offer.card))
    told = sentences((price.text() if price is not None else why_not(state, offer.refusal), effect))
    return PlayWords(offer_label(state, offer), _forms(state, offer, price), (), told)


def _sale(state: State, offer: Offer) -> PlayWords:
    label = offer_label(state, offer)
    if not offer.is_open:
        return PlayWords(label, _forms(state, offer, None), told=why_not(state, offer.refusal))
    gained = offer.forecasts[0].after.coins - offer.forecasts[0].before.coins
    return PlayWords(label, (ngettext("+{number} coin", "+{number} coins", gained).format(number=gained),))


def _stage(state: State, people: People, offer: Offer, price: Billed | None) -> PlayWords:
    """The next stage by its number, with what it brings; several ways to pay are all named."""
    city = deciding_city(state, people)
    built = state.stages[city]
    if built == state.book.sides[state.side[city]].height:
        return PlayWords(offer_label(state, offer), _forms(state, offer, None), told=why_not(state, offer.refusal))
    words = words_of(state.book)
    face = stage_face(state.book.edition, board_of(state, city), words.side_of(state.side[city]), built)
    ways = [billed(state, people, offer, way) for way in range(len(offer.commands))]
    several = [known for known in ways if known is not None]
    forms = _ways(several) if len(several) > 1 else _forms(state, offer, price)
    paid = either(known.text().rstrip(".") for known in several) + "." if len(several) > 1 else _price_text(price)
    told = sentences((paid or why_not(state, offer.refusal), stage_text(stage_of(state, city, built))))
    return PlayWords(stage_title(built), forms, face.signs, told)


def _price_text(price: Billed | None) -> str:
    return price.text() if price is not None else ""


def _ways(several: list[Billed]) -> tuple[str, ...]:
    """Whom one may pay: all ways, or the cheapest sum and that there is a choice."""
    brief = either(known.forms()[1] if known.bill.total else known.forms()[0] for known in several)
    return brief, _("{coins}, choose whom").format(coins=several[0].forms()[-1]), several[0].forms()[-1]


def _forms(state: State, offer: Offer, price: Billed | None) -> tuple[str, ...]:
    if price is not None:
        return tuple(price.forms())
    if offer.is_open:
        return (_("pay nothing"),)
    return short_refusal(state, offer.refusal), _("not possible")
