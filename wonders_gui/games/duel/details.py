"""What the detail panel says of a card, a wonder, a token or the end of a game. Asks the engine through offers only."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.catalog.duel.loader import load_duel
from engine.core.seats import NOBODY
from engine.duel.facts import NO_CARD
from engine.duel.forecast import Forecast, Price, price_of_card, price_of_wonder
from engine.duel.legality import why_no_wonder, why_not_built
from engine.duel.scoring import total
from engine.duel.state import CIVILIAN, MILITARY, SCIENTIFIC
from engine.duel.view import View
from wonders_gui.art.faces import Sign
from wonders_gui.games.duel import faces
from wonders_gui.games.duel.actions import Action
from wonders_gui.games.duel.detail import Detail, Section, plain
from wonders_gui.games.duel.models import covered_text
from wonders_gui.games.duel.offers import CardOffers, Offer
from wonders_gui.games.duel.telling import Brings, Line, Tone
from wonders_gui.language import _
from wonders_gui.texts.cards import payment_text
from wonders_gui.texts.effects_duel import card_text, chains_text, cost_text, token_text, wonder_text
from wonders_gui.texts.names import (
    DUEL,
    age_name,
    card_name,
    duel_card,
    duel_token,
    duel_wonder,
    kind_name,
    victory_name,
)
from wonders_gui.texts.refusals import refusal_text
from wonders_gui.texts.words import change, coins, points

BUILD: Final = "build"
WONDER: Final = "wonder"
DISCARD: Final = "discard"
BACK: Final = "back"
RAISE: Final = "raise:"
TOO_DEAR: Final = "too_few_coins"
_VICTORIES: Final = {CIVILIAN: "civilian", MILITARY: "military", SCIENTIFIC: "scientific"}


def kind_line(card: int) -> str:
    """What sort of card it is, and of which age."""
    entry = load_duel().cards[card]
    return _("{kind} · {age}").format(kind=kind_name(entry.colour), age=age_name(entry.age))


# -- cards ----------------------------------------------------------------------------------------------------------


def card_detail(view: View, names: Sequence[str], offers: CardOffers) -> Detail:
    """A card that can be used now: its price, and what building it brings or why it cannot be built."""
    card = offers.card
    entry = load_duel().cards[card]
    price = Section(_("Price"), _price_lines(view, names, offers.build))
    effect = Section(_("Effect"), (plain(card_text(entry)), _rival_line(view, names, card)))
    return Detail(
        faces.card_face(card), duel_card(card), kind_line(card), (price, _brings(view, names, offers.build), effect)
    )


def _rival_line(view: View, names: Sequence[str], card: int) -> Line:
    """What the same card would cost the opponent: whether it is worth keeping from him."""
    rival = 1 - view.seat
    price = price_of_card(view.table, rival, card)
    if why_not_built(view.table, rival, card) is not None:
        text = _("{name} could not pay for it: {coins}")
    else:
        text = _("{name} would pay {coins}") if price.coins else _("{name} would pay nothing")
    return Line(Sign("person"), text.format(name=names[rival], coins=coins(price.coins)))


def _brings(view: View, names: Sequence[str], offer: Offer) -> Section:
    title = _("What it brings")
    if offer.outcome is None:
        return Section("", ())
    return Section(title, tuple(Brings(view, names).lines(offer.outcome)))


def _price_lines(view: View, names: Sequence[str], offer: Offer) -> tuple[Line, ...]:
    if offer.refusal is not None and offer.refusal.code == TOO_DEAR:
        return (_dear_line(view, offer.price, cost_text(load_duel().cards[offer.card].cost)),)
    lines = [_price_line(offer.card, offer.price)]
    if offer.price.opponent:
        text = _("{coins} of it go to {name}").format(coins=coins(offer.price.opponent), name=names[1 - view.seat])
        lines.append(Line(Sign("coin", offer.price.opponent), text, Tone.WARN))
    if offer.refusal is not None:
        lines.append(Line(Sign("warning"), refusal_text(DUEL, offer.refusal), Tone.WARN))
    return tuple(lines)


def _dear_line(view: View, price: Price, cost: str) -> Line:
    """Why a price cannot be paid: what it is, what for, and what there is."""
    text = _("{coins} needed ({cost}), you have {number}")
    told = text.format(coins=coins(price.coins), cost=cost, number=view.table.cities[view.seat].coins)
    return Line(Sign("warning"), told, Tone.WARN)


def _price_line(card: int, price: Price) -> Line:
    entry = load_duel().cards[card]
    if price.by_chain and entry.free_with is not None:
        mark = faces.card_face(card).chain_from
        text = _("Free thanks to {card}").format(card=card_name(DUEL, entry.free_with))
        return Line(Sign(mark[0] if mark else "link"), text, Tone.GOOD)
    return price_line(price, cost_text(entry.cost))


def price_line(price: Price, cost: str) -> Line:
    """What is paid, with what it is made of."""
    if not price.coins:
        free = _("Nothing to pay ({cost})").format(cost=cost)
        return Line(Sign("done"), free)
    if price.trade == price.coins:
        text = _("{coins} for what you lack ({cost})").format(coins=coins(price.coins), cost=cost)
    elif price.trade:
        text = _("{coins}, of which {trade} for what you lack ({cost})").format(
            coins=coins(price.coins), trade=price.trade, cost=cost
        )
    else:
        text = coins(price.coins)
    return Line(Sign("coin", price.coins), text)


def card_actions(offers: CardOffers) -> list[Action]:
    """Build, wonder and discard."""
    return [_build_action(offers.build), _wonder_action(offers), _discard_action(offers.discard)]


def _build_action(offer: Offer) -> Action:
    sub = (
        payment_text(offer.price.coins, 0, 0)
        if offer.legal
        else _("too dear: {coins}").format(coins=coins(offer.price.coins))
    )
    label = _("Build {card}").format(card=duel_card(offer.card))
    return Action(BUILD, label, sub, "build", "B", main=True, enabled=offer.legal)


def _wonder_action(offers: CardOffers) -> Action:
    best = offers.best_wonder()
    if best is None:
        return Action(WONDER, _("Wonder"), _("none left"), "wonder", "W", enabled=False)
    legal = [offer for offer in offers.wonders if offer.legal]
    if not legal:
        return Action(WONDER, _("Wonder"), _("too dear"), "wonder", "W")
    price = payment_text(best.price.coins, 0, 0)
    if len(legal) > 1:
        return Action(WONDER, _("Wonder"), _("choose 1 of {number}").format(number=len(legal)), "wonder", "W")
    sub = _("{wonder}: {price}").format(wonder=duel_wonder(best.wonder), price=price)
    return Action(WONDER, _("Wonder"), sub, "wonder", "W", brief=price)


def _discard_action(offer: Offer) -> Action:
    gained = offer.outcome.coins.by if offer.outcome is not None else 0
    sub = _("{coins} coins").format(coins=change(gained)) if gained else ""
    return Action(DISCARD, _("Discard"), sub, "sell", "S", enabled=offer.legal)


def wonder_list(view: View, names: Sequence[str], offers: CardOffers, shown: int) -> Detail:
    """Which wonder to build with the chosen card; `shown` is the one whose outcome is told."""
    offer = next((one for one in offers.wonders if one.wonder == shown), offers.wonders[0])
    price = _wonder_price(view, offer.wonder)
    under = _("with {card} under it").format(card=duel_card(offers.card))
    sections = (Section(_("Price"), price), _brings(view, names, offer))
    return Detail(faces.wonder_face(offer.wonder), duel_wonder(offer.wonder), under, sections)


def wonder_actions(offers: CardOffers, shown: int) -> list[Action]:
    """A button for each wonder, and the way back."""
    best = offers.best_wonder()
    actions = []
    for number, offer in enumerate(offers.wonders, 1):
        sub = (
            payment_text(offer.price.coins, 0, 0)
            if offer.legal
            else _("too dear: {coins}").format(coins=coins(offer.price.coins))
        )
        main = offer.legal and offer.wonder == (shown if shown != NO_CARD or best is None else best.wonder)
        key = f"{RAISE}{offer.wonder}"
        actions.append(Action(key, duel_wonder(offer.wonder), sub, "", str(number), main, offer.legal, wide=True))
    return [*actions, Action(BACK, _("Back"), icon="back", wide=True)]


def covered_detail(view: View, slot: int) -> Detail:
    """A card that lies open but cannot be taken yet."""
    card = view.table.slots[slot]
    entry = load_duel().cards[card]
    price = price_of_card(view.table, view.seat, card)
    lines = (_price_line(card, price),)
    sections = (
        Section("", (Line(Sign("lock"), covered_text(view.table, slot), Tone.WARN),)),
        Section(_("Price for you now"), lines),
        Section(_("Effect"), _effect_lines(card_text(entry), chains_text(entry))),
    )
    return Detail(faces.card_face(card), duel_card(card), kind_line(card), sections)


def waiting_card_detail(view: View, card: int) -> Detail:
    """A card of the structure while the other player decides."""
    entry = load_duel().cards[card]
    price = price_of_card(view.table, view.seat, card)
    dear = why_not_built(view.table, view.seat, card) is not None
    line = _dear_line(view, price, cost_text(entry.cost)) if dear else _price_line(card, price)
    effect = Section(_("Effect"), _effect_lines(card_text(entry), chains_text(entry)))
    return Detail(
        faces.card_face(card), duel_card(card), kind_line(card), (Section(_("Price for you now"), (line,)), effect)
    )


def built_detail(card: int) -> Detail:
    """A card that lies in a city, under a choice, or in the discard pile."""
    entry = load_duel().cards[card]
    cost = Section(_("Cost"), (plain(cost_text(entry.cost)),))
    effect = Section(_("Effect"), _effect_lines(card_text(entry), chains_text(entry)))
    return Detail(faces.card_face(card), duel_card(card), kind_line(card), (effect, cost))


def _effect_lines(*texts: str) -> tuple[Line, ...]:
    return tuple(plain(text) for text in texts if text)


# -- wonders and tokens ---------------------------------------------------------------------------------------------


def _wonder_price(view: View, wonder: int) -> tuple[Line, ...]:
    cost = cost_text(load_duel().wonders[wonder].cost)
    price = price_of_wonder(view.table, view.seat, wonder)
    refusal = why_no_wonder(view.table, view.seat, wonder)
    if refusal is None:
        return (price_line(price, cost),)
    if refusal.code == TOO_DEAR:
        return (_dear_line(view, price, cost),)
    return (price_line(price, cost), Line(Sign("warning"), refusal_text(DUEL, refusal), Tone.WARN))


def wonder_detail(view: View, wonder: int, built: bool, owner: str) -> Detail:
    """A wonder of either player."""
    entry = load_duel().wonders[wonder]
    sections = [Section(_("Effect"), (plain(wonder_text(entry)),))]
    if not built and wonder in view.table.cities[view.seat].plans:
        sections.insert(0, Section(_("Price for you now"), _wonder_price(view, wonder)))
    else:
        sections.append(Section(_("Cost"), (plain(cost_text(entry.cost)),)))
    if built and view.table.under[wonder] >= 0:
        sections.append(Section(_("Under it"), (plain(duel_card(view.table.under[wonder])),)))
    subtitle = _("Wonder of {name}").format(name=owner) if owner else _("Wonder")
    return Detail(faces.wonder_face(wonder), duel_wonder(wonder), subtitle, tuple(sections))


def token_detail(token: int) -> Detail:
    """A progress token."""
    effect = Section(_("Effect"), (plain(token_text(load_duel().tokens[token])),))
    return Detail(faces.token_face(token), duel_token(token), _("Progress token"), (effect,))


def with_outcome(detail: Detail, view: View, names: Sequence[str], outcome: Forecast) -> Detail:
    """The same, and what choosing it brings."""
    brings = Section(_("What it brings"), tuple(Brings(view, names).lines(outcome)))
    return replace(detail, sections=(*detail.sections, brings)) if brings.lines else detail


# -- messages -------------------------------------------------------------------------------------------------------


def message(title: str, *lines: Line) -> Detail:
    """Words without a thing."""
    return Detail(None, title, "", (Section("", lines),))


def end_texts(view: View, names: Sequence[str]) -> tuple[str, str]:
    """Who has won, and by what kind of victory."""
    winner = view.table.winner
    if winner == NOBODY:
        return _("The victory is shared"), victory_name("shared")
    title = _("You have won!") if winner == view.seat else _("{name} has won").format(name=names[winner])
    return title, victory_name(_VICTORIES[view.table.victory])


def end_detail(view: View, names: Sequence[str]) -> Detail:
    """Who has won and how, with both totals."""
    table = view.table
    title, kind = end_texts(view, names)
    totals = [_total_line(names[seat], total(table, seat)) for seat in (view.seat, 1 - view.seat)]
    tone = Tone.GOOD if table.winner in (view.seat, NOBODY) else Tone.WARN
    return message(title, Line(Sign("trophy"), kind, tone), *totals)


def _total_line(name: str, amount: int) -> Line:
    return Line(Sign("points", amount), _("{name}: {points}").format(name=name, points=points(amount)))
