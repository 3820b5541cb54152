"""The sentences of the table of 7 Wonders: cards as they are spoken, prices, what everybody did."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from engine.catalog.loader import whole_box
from engine.catalog.model import Card, Stage
from engine.core.refusal import Refusal
from engine.seven.book import words_of
from engine.seven.facts import NO_CARD
from engine.seven.scoring import VICTORY_WORTH
from engine.seven.state import State
from wonders_gui.games.seven.billing import billed
from wonders_gui.games.seven.offers import Action, CardOffers, Means, Offer
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.story import Act, Conflict, Deed, Loss, Threat, Turn
from wonders_gui.language import _, language, ngettext
from wonders_gui.texts import names
from wonders_gui.texts.bills import short_sentence
from wonders_gui.texts.cards import can_build, cannot_build, payment_text, spoken_seven
from wonders_gui.texts.effects_cities import debt_tokens
from wonders_gui.texts.effects_seven import card_text, chains_text, cost_text, stage_text
from wonders_gui.texts.log import OfTwo
from wonders_gui.texts.refusals import refusal_text
from wonders_gui.texts.words import listed, roman, sentences, shields
from wonders_gui.widgets.tips import tip


def card_of(state: State, number: int) -> Card:
    """The card of the catalog."""
    return whole_box(state.book.edition).cards[number]


def stage_of(state: State, city: int, number: int) -> Stage:
    """A stage of a city's wonder in the catalog."""
    told = words_of(state.book)
    board = told.catalog.boards[state.side[city] // len(told.side_names)]
    return board.sides[told.side_of(state.side[city])][number]


def card_title(state: State, number: int) -> str:
    """The name of a card."""
    return names.seven_card(state.book.edition, number)


def why_not(state: State, refusal: Refusal | None) -> str:
    """Why something is refused."""
    return "" if refusal is None else refusal_text("seven", refusal, state.book.edition)


def why_no_offer(state: State, people: People, offer: Offer) -> str:
    """Why an offer is refused: what is short of its price, or what else is in the way."""
    price = billed(state, people, offer)
    if price is not None and price.bill.short is not None:
        return short_sentence(price.bill.short)
    return why_not(state, offer.refusal)


# -- prices -------------------------------------------------------------------------------------------------------


def offer_label(state: State, offer: Offer) -> str:
    """What a button for this action says."""
    card = card_title(state, offer.card)
    match offer.action:
        case Action.BUILD:
            return _("Build {card}").format(card=card)
        case Action.STAGE:
            return _("Stage")
        case Action.SELL:
            return _("Discard")
        case Action.FREE_BUILD:
            return _("Build for free")
        case Action.TAKE:
            return _("Take {card}").format(card=card)
        case Action.COPY:
            return _("Copy {card}").format(card=card)


def short_refusal(state: State, refusal: Refusal | None) -> str:
    """Why not, in the few words that fit below a button; what is short of a price is said by its bill."""
    if refusal is None:
        return ""
    match refusal.code:
        case "wonder_is_complete":
            return _("wonder complete")
        case "already_built":
            return _("already built")
        case _:
            return why_not(state, refusal)


# -- spoken -------------------------------------------------------------------------------------------------------


def spoken_card(state: State, people: People, found: CardOffers) -> str:
    """A card of the hand for those who hear it: name, colour, cost, how it can be paid, then what it does."""
    return spoken_seven(card_of(state, found.card), state.book.edition, means_text(state, people, found))


def means_text(state: State, people: People, found: CardOffers) -> str:
    """How the card could be built now, as a sentence."""
    build = next((offer for offer in found.offers if offer.action in (Action.BUILD, Action.TAKE)), None)
    if build is None:
        return ""
    if not build.is_open:
        return cannot_build(why_no_offer(state, people, build))
    if found.means is Means.CHAIN:
        return can_build(_("free by chain"))
    told = build.forecasts[0]
    paid, sides = told.payment, state.table
    shares = ((paid.left, sides.left[told.city]), (paid.right, sides.right[told.city]))
    return can_build(payment_text(paid.bank, *shares, people.cast))


def card_tip(state: State, number: int) -> str:
    """All that a card is and does."""
    return _card_words(language(), state.book.edition, number).tip


def spoken_tile(state: State, number: int) -> str:
    """A building of a city for those who hear it."""
    return _card_words(language(), state.book.edition, number).spoken


class _CardWords(NamedTuple):
    """What is said of a card wherever it lies."""

    tip: str
    spoken: str


@cache
def _card_words(_code: str, edition: int, number: int) -> _CardWords:
    """Kept by language: a city is described anew after every turn, and its cards stay what they are."""
    card, title = whole_box(edition).cards[number], names.seven_card(edition, number)
    kind, text = names.kind_name(card.colour), card_text(card)
    cost = _("Cost: {cost}").format(cost=cost_text(card.cost))
    told = tip(f"{title} · {names.age_name(card.age)}", kind, cost, text, chains_text(card, edition))
    return _CardWords(told, "; ".join(part.rstrip(".") for part in (title, kind, text)))


def stage_title(number: int) -> str:
    """A stage, counted from 0."""
    return _("Stage {number}").format(number=stage_numeral(number))


def stage_numeral(number: int) -> str:
    """The numeral of a stage, counted from 0."""
    return (*(roman(age) for age in (1, 2, 3)), "IV")[number]


def spoken_stage(state: State, city: int, number: int) -> str:
    """A stage for those who hear it."""
    stage = stage_of(state, city, number)
    done = _("built") if number < state.stages[city] else _("costs {cost}").format(cost=cost_text(stage.cost))
    return "; ".join((stage_title(number), done, stage_text(stage).rstrip(".")))


def stage_tip(state: State, city: int, number: int) -> str:
    """All that a stage costs and does."""
    stage = stage_of(state, city, number)
    cost = _("Cost: {cost}").format(cost=cost_text(stage.cost))
    return tip(stage_title(number), cost, stage_text(stage))


# -- what happened ------------------------------------------------------------------------------------------------


def deed_title(state: State, deed: Deed) -> str:
    """What a city did, in a word or two."""
    match deed.act:
        case Act.STAGE:
            return _("Wonder, stage {number}").format(number=stage_numeral(deed.stage - 1))
        case Act.SOLD:
            if deed.card < 0:
                return _("Discarded a card")
            return _("Discarded {card}").format(card=card_title(state, deed.card))
        case Act.LEFT:
            return _("Took nothing")
        case Act.BUILT | Act.TAKEN | Act.COPIED:
            return card_title(state, deed.card)


def deed_detail(state: State, people: People, deed: Deed) -> str:
    """What it cost and brought."""
    parts = []
    for share, city in ((deed.left, state.table.left[deed.city]), (deed.right, state.table.right[deed.city])):
        if share:
            parts.append(people.says(city, _("paid you {number}"), _("paid {player} {number}"), number=share))
    if deed.bank:
        parts.append(_("{number} to the bank").format(number=deed.bank))
    if deed.gained:
        parts.append(ngettext("+{number} coin", "+{number} coins", deed.gained).format(number=deed.gained))
    if deed.act is Act.TAKEN:
        parts.append(_("from the discard pile"))
    if deed.act is Act.COPIED:
        parts.append(_("copied"))
    if deed.for_nothing:
        parts.append(_("for free"))
    return ", ".join(parts)


def loss_detail(loss: Loss | None) -> str:
    """What a city lost in a turn, short."""
    if loss is None:
        return ""
    paid = ngettext("\N{MINUS SIGN}{number} coin", "\N{MINUS SIGN}{number} coins", loss.coins).format(number=loss.coins)
    return ", ".join(([paid] if loss.coins else []) + ([debt_tokens(loss.debt)] if loss.debt else []))


def deed_sentence(state: State, people: People, deed: Deed, loss: Loss | None = None) -> str:
    """The same as one line for those who hear it."""
    told = f"{people.cast.addressed(deed.city)}: {deed_title(state, deed)}"
    return ", ".join(part for part in (told, deed_detail(state, people, deed), loss_detail(loss)) if part)


def threat_text(state: State, people: People, threat: Threat) -> str:
    """Who makes all others lose coins, and by what."""
    title = deed_title(state, threat.deed)
    return _("{player}: {card}").format(player=people.name(threat.deed.city), card=title)


def loss_lines(people: People, losses: Iterable[Loss]) -> list[str]:
    """What everybody has lost, each as a sentence, the player's own first."""
    order = sorted(losses, key=lambda loss: loss.city != people.seat)
    return [f"{people.cast.addressed(loss.city)}: {loss_detail(loss)}." for loss in order]


def end_of_age(state: State, people: People, turn: Turn) -> list[str]:
    """How an age ended: who stayed out, then the conflicts, the player's own first, each as a sentence."""
    own = [fight for fight in turn.conflicts if people.seat in (fight.winner, fight.loser)]
    others = [fight for fight in turn.conflicts if fight not in own]
    worth = VICTORY_WORTH[turn.age]
    fought = [_conflict(state, people, fight, worth) for fight in own + others] or [_("Nobody is stronger.")]
    return [*_peace(state, people, turn.peaceful), *fought]


def _peace(state: State, people: People, peaceful: list[int]) -> list[str]:
    if not peaceful:
        return []
    who = listed(people.name(city) for city in peaceful)
    if state.table.teams:
        return [_("Diplomacy, fewer tokens at the border: {players}").format(players=who)]
    return [_("Diplomacy, not in the conflicts: {players}").format(players=who)]


def _conflict(state: State, people: People, fight: Conflict, worth: int) -> str:
    won, lost = state.shields[fight.winner], state.shields[fight.loser]
    fields = {"worth": worth * fight.tokens, "won": shields(won), "lost": shields(lost), "lost_points": fight.tokens}
    told = OfTwo(
        _("You defeat {other}: {won} against {lost}, +{worth}"),
        _("{player} defeats you: {won} against {lost}, \N{MINUS SIGN}{lost_points}"),
        _("{player} defeats {other}: {won} against {lost}"),
    )
    return people.cast.says_of_two(fight.winner, fight.loser, told, **fields)


def turn_told(state: State, people: People, deeds: list[Deed]) -> str:
    """A whole turn for those who hear it."""
    return sentences(f"{deed_sentence(state, people, deed)}." for deed in deeds if deed.card != NO_CARD or deed.stage)
