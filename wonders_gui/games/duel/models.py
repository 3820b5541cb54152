"""From a view to records: structure, cities, wonders, tokens and choices. Models hold the last view's records only."""

from collections.abc import Sequence
from typing import Final

from engine.catalog.duel.loader import load_duel
from engine.catalog.duel.model import COLOURS
from engine.core.seats import Seat
from engine.duel.bill import card_bill
from engine.duel.commands import ChooseToken, Command, DestroyCard, TakeFromDiscard, TakeWonder
from engine.duel.facts import NO_CARD, UNKNOWN_GUILD, slots_in
from engine.duel.forecast import Price, price_of_card, price_of_wonder
from engine.duel.legality import why_no_wonder, why_not_built
from engine.duel.state import DRAFT, State
from engine.duel.view import View
from wonders_gui.art.faces import CardFace, Tag
from wonders_gui.games.duel import faces
from wonders_gui.games.duel.offers import is_accessible
from wonders_gui.games.duel.records import PickRecord, SlotRecord, Texts, TileRecord, TokenRecord, WonderRecord
from wonders_gui.games.duel.steady import SteadyModel
from wonders_gui.language import _
from wonders_gui.texts.bills import short_sentence
from wonders_gui.texts.cards import (
    can_build,
    can_build_by_chain,
    cannot_build,
    face_down,
    not_yet_accessible,
    payment_text,
    spoken_duel,
    spoken_token,
    spoken_wonder,
)
from wonders_gui.texts.effects_duel import card_text, chains_text, cost_text, token_text, wonder_text
from wonders_gui.texts.names import DUEL, card_name, duel_card, duel_token, duel_wonder
from wonders_gui.texts.words import coins
from wonders_gui.widgets.tips import tip

COLUMNS: Final = ("brown", "blue", "yellow", "red", "green", "purple")
"""The columns of a city; grey cards lie under the brown ones."""


class StructureModel(SteadyModel[SlotRecord]):
    """The cards of the age as they lie: a row for each slot, none before the first age."""

    def show_view(self, view: View) -> None:
        """Show what the seat of the view sees."""
        table = view.table
        begun = table.phase != DRAFT and table.age >= 0 and any(card != NO_CARD for card in table.slots)
        self.show_rows([_slot(view, slot) for slot in range(len(table.slots))] if begun else [])

    def row_of(self, card: int) -> int:
        """The row in which a card lies, or -1."""
        return next((row for row, record in enumerate(self.rows()) if record.card == card), -1)


class CityModel(SteadyModel[TileRecord]):
    """The cards of a city, by colour."""

    def show_view(self, view: View, seat: Seat, new: Sequence[int] = ()) -> None:
        """Show the city of a seat; `new` are the cards that came last."""
        built = sorted(view.table.cities[seat].built, key=lambda card: _colour_place(view.table, card))
        self.show_rows([_tile(view.table, seat, card, card in new) for card in built])


class DiscardModel(SteadyModel[TileRecord]):
    """The discard pile, the newest card first."""

    def show_view(self, view: View) -> None:
        """Show the pile."""
        table = view.table
        self.show_rows([_tile(table, view.seat, card, False) for card in reversed(table.discard)])


class WondersModel(SteadyModel[WonderRecord]):
    """The wonders of a city in the order in which they were taken."""

    def show_view(self, view: View, seat: Seat, order: Sequence[int]) -> None:
        """Show them; `order` keeps each wonder in its place when it is built."""
        plans = view.table.cities[seat].plans
        self.show_rows([_wonder(view, seat, wonder, plans) for wonder in order])


class TokensModel(SteadyModel[TokenRecord]):
    """Some progress tokens."""

    def show_tokens(self, tokens: Sequence[int]) -> None:
        """Show these."""
        self.show_rows([TokenRecord(token, faces.token_face(token), token_texts(token)) for token in tokens])


class PicksModel(SteadyModel[PickRecord]):
    """The answers to a choice that are things: cards, wonders or tokens."""

    def show_commands(self, commands: Sequence[Command]) -> None:
        """Show those commands that name a thing."""
        self.show_rows([record for record in map(_pick, commands) if record is not None])


# -- records --------------------------------------------------------------------------------------------------------


def _slot(view: View, slot: int) -> SlotRecord:
    table = view.table
    card = table.slots[slot]
    age = table.age + 1
    guild = card == UNKNOWN_GUILD
    if card < 0:
        return SlotRecord(slot, card, age, guild, False, None, None, False, _hidden_texts(card, age))
    accessible = is_accessible(table, slot)
    dear = why_not_built(table, view.seat, card) is not None
    tag = price_tag(faces.card_face(card), price_of_card(table, view.seat, card), dear) if accessible else None
    texts = slot_texts(view, slot, accessible)
    return SlotRecord(slot, card, age, guild, accessible, faces.card_face(card), tag, dear and accessible, texts)


def price_tag(face: CardFace, price: Price, dear: bool) -> Tag:
    """What stands between the player and a card."""
    if price.by_chain:
        return Tag("chain", icons=face.chain_from)
    if dear:
        return Tag("dear", coins=price.coins)
    return Tag("trade", coins=price.coins) if price.coins else Tag("own")


def _tile(table: State, seat: Seat, card: int, new: bool) -> TileRecord:
    colour = COLOURS[table.book.cards[card].colour]
    column = COLUMNS.index("brown" if colour == "grey" else colour)
    return TileRecord(card, seat, column, faces.card_face(card), new, card_texts(card))


def _colour_place(table: State, card: int) -> tuple[int, int]:
    colour = table.book.cards[card].colour
    return colour, card


def _wonder(view: View, seat: Seat, wonder: int, plans: Sequence[int]) -> WonderRecord:
    built = wonder in view.table.cities[seat].wonders
    number = plans.index(wonder) + 1 if wonder in plans else 0
    tag = None
    if number and view.table.phase != DRAFT:
        price = price_of_wonder(view.table, seat, wonder)
        dear = why_no_wonder(view.table, seat, wonder) is not None
        tag = Tag("dear", coins=price.coins) if dear else Tag("trade", coins=price.coins) if price.coins else Tag("own")
    gone = not built and not number
    texts = wonder_texts(wonder, _wonder_state(built, gone, tag))
    return WonderRecord(wonder, seat, faces.wonder_face(wonder), built, number, gone, tag, texts)


def _pick(command: Command) -> PickRecord | None:
    match command:
        case TakeWonder(wonder=wonder):
            return PickRecord(command, faces.wonder_face(wonder), wonder_texts(wonder))
        case ChooseToken(token=token):
            return PickRecord(command, faces.token_face(token), token_texts(token))
        case DestroyCard(card=card) | TakeFromDiscard(card=card):
            return PickRecord(command, faces.card_face(card), card_texts(card))
        case _:
            return None


# -- texts ----------------------------------------------------------------------------------------------------------


def _hidden_texts(card: int, age: int) -> Texts:
    if card == NO_CARD:
        return Texts("", "", _("empty place"))
    name = face_down(age, card == UNKNOWN_GUILD)
    return Texts(name, name, name)


def card_texts(card: int, offer: str = "") -> Texts:
    """Everything about a card; `offer` is a sentence about what can be done with it."""
    entry = load_duel().cards[card]
    cost = _("Cost: {cost}").format(cost=cost_text(entry.cost))
    name = duel_card(card)
    return Texts(name, tip(name, card_text(entry), cost, chains_text(entry), offer), spoken_duel(entry, offer))


def slot_texts(view: View, slot: int, accessible: bool) -> Texts:
    """A card of the structure: what it is, and what it would cost or what lies on it."""
    card = view.table.slots[slot]
    return card_texts(card, price_text(view, card) if accessible else covered_text(view.table, slot))


def covered_text(table: State, slot: int) -> str:
    """Why a card cannot be taken yet."""
    covering = slots_in(table.book.structures[table.age].covered_by[slot] & table.present)
    on_top = [table.slots[other] for other in covering]
    return not_yet_accessible(
        [duel_card(other) if other >= 0 else _hidden_texts(other, table.age + 1).name for other in on_top]
    )


def price_text(view: View, card: int) -> str:
    """What building a card would cost the seat of the view, as a sentence."""
    price = price_of_card(view.table, view.seat, card)
    free_with = load_duel().cards[card].free_with
    if price.by_chain and free_with is not None:
        return can_build_by_chain(card_name(DUEL, free_with))
    short = card_bill(view.table, view.seat, card).short
    if short is not None:
        return cannot_build(short_sentence(short))
    return can_build(payment_text(price.coins))


def wonder_texts(wonder: int, state: str = "") -> Texts:
    """Everything about a wonder; `state` says whether it stands."""
    entry = load_duel().wonders[wonder]
    cost = _("Cost: {cost}").format(cost=cost_text(entry.cost))
    name = duel_wonder(wonder)
    return Texts(name, tip(name, wonder_text(entry), cost, state), spoken_wonder(entry, state))


def _wonder_state(built: bool, gone: bool, tag: Tag | None) -> str:
    if built:
        return _("Built.")
    if gone:
        return _("Out of the game: seven wonders are built.")
    if tag is None:
        return _("Not built.")
    return _("Not built yet; it would cost {coins}.").format(coins=coins(tag.coins))


def token_texts(token: int) -> Texts:
    """Everything about a progress token."""
    entry = load_duel().tokens[token]
    name = duel_token(token)
    return Texts(name, tip(name, token_text(entry)), spoken_token(entry))
