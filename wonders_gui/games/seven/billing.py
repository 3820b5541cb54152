"""Prices of 7 Wonders in words: the bill of an offer with what this game calls its items."""

from engine.catalog.loader import whole_box
from engine.catalog.model import Card, Power
from engine.core.bill import CHAIN, Bill
from engine.core.seats import NOBODY
from engine.seven.bill import BLACK, NO_RESOURCES, bill_of, card_bill, stage_bill
from engine.seven.facts import AGES
from engine.seven.legality import city_to_decide
from engine.seven.state import State
from wonders_gui.art.faces import Sign
from wonders_gui.games.seven.faces import card_face
from wonders_gui.games.seven.offers import Action, Offer
from wonders_gui.games.seven.people import People
from wonders_gui.language import _
from wonders_gui.texts.bills import Billed, Wording
from wonders_gui.texts.names import seven_card
from wonders_gui.texts.words import either

TOO_DEAR = ("too_few_coins", "resource_missing")


def billed(state: State, people: People, offer: Offer, way: int = 0) -> Billed | None:
    """The price of an offer in one of its ways to pay; None where something else than a price is in the way."""
    if offer.is_open:
        command = offer.commands[min(way, len(offer.commands) - 1)]
        return _said(state, people, offer, command.city, bill_of(state, command))
    if offer.refusal is None or offer.refusal.code not in TOO_DEAR:
        return None
    city = deciding_city(state, people)
    bill = stage_bill(state, city) if offer.action is Action.STAGE else card_bill(state, city, offer.card)
    return _said(state, people, offer, city, bill)


def deciding_city(state: State, people: People) -> int:
    """The city that the player decides for now; the player's own while nothing is asked."""
    city = city_to_decide(state, people.seat)
    return people.seat if city == NOBODY else city


def _said(state: State, people: People, offer: Offer, city: int, bill: Bill) -> Billed:
    beside = (state.table.left[city], state.table.right[city])
    stage = offer.action is Action.STAGE
    chained = bill.waived_by == CHAIN
    power = _("free thanks to your wonder") if city == people.cast.you else _("free thanks to the wonder")
    wording = Wording(
        people.cast,
        _("printed on the stage") if stage else _("printed on the card"),
        saver=_saver(state) if bill.spared_by == NO_RESOURCES else "",
        waived=_chained(state, city, offer.card) if chained else power,
        waived_sign=_mark(state, offer.card) if chained else Sign("wonder"),
        rebates={BLACK: _("rebate of black cards")},
        purses={receiver: state.coins[receiver] for receiver in beside},
        is_other=city != people.cast.you,
    )
    return Billed(bill, wording)


def _saver(state: State) -> str:
    """The card that spares the resources of stages."""
    cards = whole_box(state.book.edition).cards
    return next(seven_card(state.book.edition, n) for n, card in enumerate(cards) if _spares_stages(card))


def _spares_stages(card: Card) -> bool:
    return any(isinstance(effect, Power) and effect.name == NO_RESOURCES for effect in card.effects)


def _chained(state: State, city: int, number: int) -> str:
    """The building that makes a card free."""
    cards = whole_box(state.book.edition).cards
    sources = [n for n, card in enumerate(cards) if card.building in cards[number].free_with and _has(state, city, n)]
    if not sources:
        return _("free by chain")
    named = dict.fromkeys(seven_card(state.book.edition, source) for source in sources)
    return _("free thanks to {card}").format(card=either(named))


def _has(state: State, city: int, number: int) -> bool:
    facts = state.book.cards
    return number < len(facts) and bool(state.built[AGES * city + facts[number].age] & facts[number].bit)


def _mark(state: State, number: int) -> Sign:
    marks = card_face(state.book.edition, number).chain_from
    return Sign(marks[0] if marks else "link")
