"""What the detail panel says of a card, a wonder, a token or the end of a game. Asks the engine through offers only."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.catalog.duel.loader import load_duel
from engine.core.bill import Bill
from engine.core.refusal import Refusal
from engine.core.seats import NOBODY
from engine.duel.bill import card_bill, wonder_bill
from engine.duel.commands import BuildCard, BuildWonder, Command
from engine.duel.facts import NO_CARD
from engine.duel.forecast import Forecast, price_of_card
from engine.duel.legality import why_no_wonder, why_not_built
from engine.duel.scoring import total
from engine.duel.state import CIVILIAN, MILITARY, SCIENTIFIC
from engine.duel.view import View
from wonders_gui.art.faces import Sign
from wonders_gui.games.duel import faces
from wonders_gui.games.duel.actions import Action
from wonders_gui.games.duel.billing import Billing
from wonders_gui.games.duel.detail import Detail, Section, plain
from wonders_gui.games.duel.models import covered_text
from wonders_gui.games.duel.offers import CardOffers, Offer
from wonders_gui.games.duel.telling import Brings, Line, Tone
from wonders_gui.language import _, ngettext
from wonders_gui.texts.bills import short_sentence, short_text
from wonders_gui.texts.effects_duel import card_text, chains_text, cost_text, token_text, wonder_text
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names import (
    DUEL,
    age_name,
    duel_card,
    duel_token,
    duel_wonder,
    kind_name,
    victory_name,
)
from wonders_gui.texts.refusals import refusal_text
from wonders_gui.texts.words import coins, points, sentences

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


def card_detail(view: View, people: Cast, offers: CardOffers) -> Detail:
    """A card that can be used now: its price, and what building it brings or why it cannot be built."""
    card = offers.card
    entry = load_duel().cards[card]
    price = Section(_("Price"), _price_lines(view, people, offers.build))
    effect = Section(_("Effect"), (plain(card_text(entry)), _rival_line(view, people, card)))
    return Detail(
        faces.card_face(card), duel_card(card), kind_line(card), (price, _brings(view, people, offers.build), effect)
    )


def _rival_line(view: View, people: Cast, card: int) -> Line:
    """What the same card would cost the opponent: whether it is worth keeping from him."""
    rival = 1 - view.seat
    price = price_of_card(view.table, rival, card)
    if why_not_built(view.table, rival, card) is not None:
        of_you, of_another = _("You could not pay for it: {coins}"), _("{player} could not pay for it: {coins}")
    elif price.coins:
        of_you, of_another = _("You would pay {coins}"), _("{player} would pay {coins}")
    else:
        of_you, of_another = _("You would pay nothing"), _("{player} would pay nothing")
    return Line(Sign("person"), people.says(rival, of_you, of_another, coins=coins(price.coins)))


def _brings(view: View, people: Cast, offer: Offer) -> Section:
    title = _("What it brings")
    if offer.outcome is None:
        return Section("", ())
    return Section(title, tuple(Brings(view, people).lines(offer.outcome)))


def _price_lines(view: View, people: Cast, offer: Offer) -> tuple[Line, ...]:
    return (*Billing(view, people).card_lines(offer.card), *_objection(offer.refusal))


def _objection(refusal: Refusal | None) -> tuple[Line, ...]:
    """What stands against a move beside its price, which says for itself what is short."""
    if refusal is None or refusal.code == TOO_DEAR:
        return ()
    return (Line(Sign("warning"), refusal_text(DUEL, refusal), Tone.WARN),)


def why_refused(view: View, command: Command, refusal: Refusal) -> str:
    """Why a command is refused: the coins that are short, or what else is in the way."""
    short = _bill(view, command).short if refusal.code == TOO_DEAR else None
    return refusal_text(DUEL, refusal) if short is None else short_sentence(short)


def _bill(view: View, command: Command) -> Bill:
    match command:
        case BuildCard(card=card):
            return card_bill(view.table, view.seat, card)
        case BuildWonder(wonder=wonder):
            return wonder_bill(view.table, view.seat, wonder)
        case _:
            return Bill(view.table.cities[view.seat].coins)


def card_actions(view: View, people: Cast, offers: CardOffers) -> list[Action]:
    """Build, wonder and discard."""
    billing = Billing(view, people)
    return [_build_action(billing, offers.build), _wonder_action(billing, offers), _discard_action(offers.discard)]


def _build_action(billing: Billing, offer: Offer) -> Action:
    label = _("Build {card}").format(card=duel_card(offer.card))
    sub = billing.forms(billing.card(offer.card))[0]
    told = sentences((billing.card_text(offer.card), card_text(load_duel().cards[offer.card])))
    return Action(BUILD, label, sub, "build", "B", main=True, enabled=offer.legal, told=told)


def _wonder_action(billing: Billing, offers: CardOffers) -> Action:
    if not offers.wonders:
        return Action(WONDER, _("Wonder"), _("none left"), "wonder", "W", enabled=False)
    legal = [offer for offer in offers.wonders if offer.legal]
    if not legal:
        return Action(WONDER, _("Wonder"), _nearest(billing, offers.wonders), "wonder", "W")
    if len(legal) > 1:
        return Action(WONDER, _("Wonder"), _("choose 1 of {number}").format(number=len(legal)), "wonder", "W")
    wonder = legal[0].wonder
    _full, *payees, price = ("", *billing.forms(billing.wonder(wonder)))
    return Action(
        WONDER,
        _("Wonder"),
        _("{wonder}: {price}").format(wonder=duel_wonder(wonder), price=price),
        "wonder",
        "W",
        signs=faces.wonder_face(wonder).signs,
        told=_told(billing, wonder),
        payees=payees[-1] if payees else "",
        brief=price,
    )


def _nearest(billing: Billing, offers: Sequence[Offer]) -> str:
    """What is short for the wonder that is nearest to being paid; or that none may be built."""
    lacking = [short for offer in offers if (short := billing.wonder(offer.wonder).short) is not None]
    return short_text(min(lacking, key=lambda short: short.coins)) if lacking else _("not possible now")


def _told(billing: Billing, wonder: int) -> str:
    """The price and the effect of a wonder in sentences."""
    return sentences((billing.wonder_text(wonder), wonder_text(load_duel().wonders[wonder])))


def _discard_action(offer: Offer) -> Action:
    gained = offer.outcome.coins.by if offer.outcome is not None else 0
    sub = ngettext("+{number} coin", "+{number} coins", gained).format(number=gained) if gained else ""
    return Action(DISCARD, _("Discard"), sub, "sell", "S", enabled=offer.legal)


def wonder_list(view: View, people: Cast, offers: CardOffers, shown: int) -> Detail:
    """Which wonder to build with the chosen card; `shown` is the one whose outcome is told."""
    offer = next((one for one in offers.wonders if one.wonder == shown), offers.wonders[0])
    price = _wonder_price(view, people, offer.wonder)
    under = _("with {card} under it").format(card=duel_card(offers.card))
    sections = (Section(_("Price"), price), _brings(view, people, offer))
    return Detail(faces.wonder_face(offer.wonder), duel_wonder(offer.wonder), under, sections)


def wonder_actions(view: View, people: Cast, offers: CardOffers, shown: int) -> list[Action]:
    """A button for each wonder, and the way back."""
    billing = Billing(view, people)
    best = offers.best_wonder()
    actions = []
    for number, offer in enumerate(offers.wonders, 1):
        main = offer.legal and offer.wonder == (shown if shown != NO_CARD or best is None else best.wonder)
        actions.append(_raise_action(billing, offer, number, main=main))
    return [*actions, Action(BACK, _("Back"), icon="back", wide=True)]


def _raise_action(billing: Billing, offer: Offer, number: int, *, main: bool) -> Action:
    wonder = offer.wonder
    return Action(
        f"{RAISE}{wonder}",
        duel_wonder(wonder),
        billing.forms(billing.wonder(wonder))[0],
        "",
        str(number),
        main,
        offer.legal,
        wide=True,
        signs=faces.wonder_face(wonder).signs,
        told=_told(billing, wonder),
    )


def covered_detail(view: View, people: Cast, slot: int) -> Detail:
    """A card that lies open but cannot be taken yet."""
    card = view.table.slots[slot]
    entry = load_duel().cards[card]
    lines = Billing(view, people).card_lines(card)
    sections = (
        Section("", (Line(Sign("lock"), covered_text(view.table, slot), Tone.WARN),)),
        Section(_price_title(view, people), lines),
        Section(_("Effect"), _effect_lines(card_text(entry), chains_text(entry))),
    )
    return Detail(faces.card_face(card), duel_card(card), kind_line(card), sections)


def waiting_card_detail(view: View, people: Cast, card: int) -> Detail:
    """A card of the structure while the other player decides."""
    entry = load_duel().cards[card]
    price = Section(_price_title(view, people), Billing(view, people).card_lines(card))
    effect = Section(_("Effect"), _effect_lines(card_text(entry), chains_text(entry)))
    return Detail(faces.card_face(card), duel_card(card), kind_line(card), (price, effect))


def _price_title(view: View, people: Cast) -> str:
    return people.says(view.seat, _("Price for you now"), _("Price now"))


def built_detail(card: int) -> Detail:
    """A card that lies in a city, under a choice, or in the discard pile."""
    entry = load_duel().cards[card]
    cost = Section(_("Cost"), (plain(cost_text(entry.cost)),))
    effect = Section(_("Effect"), _effect_lines(card_text(entry), chains_text(entry)))
    return Detail(faces.card_face(card), duel_card(card), kind_line(card), (effect, cost))


def _effect_lines(*texts: str) -> tuple[Line, ...]:
    return tuple(plain(text) for text in texts if text)


# -- wonders and tokens ---------------------------------------------------------------------------------------------


def _wonder_price(view: View, people: Cast, wonder: int) -> tuple[Line, ...]:
    refusal = why_no_wonder(view.table, view.seat, wonder)
    return (*Billing(view, people).wonder_lines(wonder), *_objection(refusal))


def wonder_detail(view: View, people: Cast, wonder: int, built: bool, subtitle: str) -> Detail:
    """A wonder of either player; the subtitle says whose."""
    entry = load_duel().wonders[wonder]
    sections = [Section(_("Effect"), (plain(wonder_text(entry)),))]
    if not built and wonder in view.table.cities[view.seat].plans:
        sections.insert(0, Section(_price_title(view, people), _wonder_price(view, people, wonder)))
    else:
        sections.append(Section(_("Cost"), (plain(cost_text(entry.cost)),)))
    if built and view.table.under[wonder] >= 0:
        sections.append(Section(_("Under it"), (plain(duel_card(view.table.under[wonder])),)))
    return Detail(faces.wonder_face(wonder), duel_wonder(wonder), subtitle, tuple(sections))


def token_detail(token: int) -> Detail:
    """A progress token."""
    effect = Section(_("Effect"), (plain(token_text(load_duel().tokens[token])),))
    return Detail(faces.token_face(token), duel_token(token), _("Progress token"), (effect,))


def with_outcome(detail: Detail, view: View, people: Cast, outcome: Forecast) -> Detail:
    """The same, and what choosing it brings."""
    brings = Section(_("What it brings"), tuple(Brings(view, people).lines(outcome)))
    return replace(detail, sections=(*detail.sections, brings)) if brings.lines else detail


# -- messages -------------------------------------------------------------------------------------------------------


def message(title: str, *lines: Line) -> Detail:
    """Words without a thing."""
    return Detail(None, title, "", (Section("", lines),))


def end_title(view: View, people: Cast) -> str:
    """Who has won."""
    winner = view.table.winner
    if winner == NOBODY:
        return _("The victory is shared")
    return people.says(winner, _("You have won!"), _("{player} has won"))


def victory_forms(view: View) -> tuple[str, ...]:
    """By what kind of victory, from the full form to the shortest."""
    if view.table.winner == NOBODY:
        return (victory_name("shared"),)
    kind = victory_name(_VICTORIES[view.table.victory])
    if view.table.victory == CIVILIAN:
        return (kind,)
    return _("{victory} · points for information only").format(victory=kind), kind


def end_detail(view: View, people: Cast) -> Detail:
    """Who has won and how, with both totals."""
    table = view.table
    totals = [_total_line(people[seat], total(table, seat)) for seat in (view.seat, 1 - view.seat)]
    tone = Tone.GOOD if table.winner in (view.seat, NOBODY) else Tone.WARN
    return message(end_title(view, people), Line(Sign("trophy"), victory_forms(view)[0], tone), *totals)


def _total_line(name: str, amount: int) -> Line:
    return Line(Sign("points", amount), _("{name}: {points}").format(name=name, points=points(amount)))
