"""Everything the engine can say about a position of Duel, as plain data for tools and tests. It decides nothing."""

from engine.catalog.duel.model import COLOURS, GOODS, RAW, RESOURCES, SYMBOLS
from engine.core.game import Json
from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.duel import rules
from engine.duel.apply import DuelLedger
from engine.duel.book import unpacked, words
from engine.duel.codec import PHASE_NAMES, VICTORY_NAMES, codec
from engine.duel.commands import BuildCard, BuildWonder, Command
from engine.duel.counting import has
from engine.duel.events import CoinsPaid, Event
from engine.duel.facts import GOODS_CHOICE, RAW_CHOICE, slots_in
from engine.duel.game import DUEL
from engine.duel.inventory import loot_before
from engine.duel.legality import card_trade, is_chained, legal, to_move, why_no_wonder, why_not_built, wonder_price
from engine.duel.military import lead_of
from engine.duel.moves import move_to_text
from engine.duel.position.implied import pairs_of
from engine.duel.position.structure import structure_words
from engine.duel.position.write import card_ids, token_ids, wonder_ids
from engine.duel.scoring import total
from engine.duel.state import DRAFT, PLAY, City, State
from engine.duel.trade import unit_price


def analysis(state: State) -> Json:
    """The moment, the table, both cities, and every legal move of the seat that owes a decision."""
    return {
        **_moment(state),
        "to_move": list(to_move(state)),
        **_table(state),
        "cities": [city_analysis(state, seat) for seat in range(len(state.cities))],
        "moves": [_seat_to_move(state, seat) for seat in to_move(state)],
    }


def _moment(state: State) -> Json:
    begun = state.phase != DRAFT
    return {
        "game": DUEL.name,
        "age": state.age + 1 if begun else 0,
        "phase": PHASE_NAMES[state.phase],
        "first": state.first,
        "active": _somebody(state.active),
        "again": state.again,
        "victory": VICTORY_NAMES[state.victory],
        "winner": _somebody(state.winner),
    }


def _somebody(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _table(state: State) -> Json:
    return {
        "pawn": state.pawn,
        "structure": structure_words(state) if state.phase != DRAFT else [],
        "accessible": _accessible(state),
        "discard": card_ids(state.discard),
        "tokens": {"board": token_ids(state.board), "box": token_ids(state.box), "drawn": token_ids(state.drawn)},
        "shown": wonder_ids(state.shown),
    }


def _accessible(state: State) -> list[str]:
    """Cards that may be used now, from the top down; those that are still to be turned up are left out."""
    return card_ids(state.slots[slot] for slot in slots_in(state.accessible) if state.face_up >> slot & 1)


# -- cities -------------------------------------------------------------------------------------------------------


def city_analysis(state: State, seat: Seat) -> Json:
    """What a city has, what resources cost it, and what it would score if the game ended here."""
    city = state.cities[seat]
    return {
        "coins": city.coins,
        "production": dict(zip(RESOURCES, unpacked(city.makes), strict=True)),
        "choices": _choices(city),
        "prices": {resource: int(unit_price(city.terms, number)) for number, resource in enumerate(RESOURCES)},
        "discounts": {"wonder": city.wonder_discount, "blue": city.blue_discount},
        "symbols": _symbols(city.symbols),
        "pairs": _symbols(sum(pairs_of(state, city))),
        "cards": {colour: has(state, seat, number) for number, colour in enumerate(COLOURS)},
        "wonders": {"built": wonder_ids(city.wonders), "plans": wonder_ids(city.plans)},
        "tokens": token_ids(city.tokens),
        "lead": lead_of(state, seat),
        "loot": [state.book.loot[number].coins for number in loot_before(state, seat)],
        "points": DUEL.score(state, seat),
        "total": total(state, seat),
    }


def _choices(city: City) -> list[list[str]]:
    """For each source of choice the resources that it may be."""
    raw: list[str] = list(RAW)
    goods: list[str] = list(GOODS)
    return [raw] * (city.choices % GOODS_CHOICE // RAW_CHOICE) + [goods] * (city.choices // GOODS_CHOICE)


def _symbols(mask: int) -> list[str]:
    return [symbol for number, symbol in enumerate(SYMBOLS) if mask >> number & 1]


# -- moves --------------------------------------------------------------------------------------------------------


def _seat_to_move(state: State, seat: Seat) -> Json:
    playing = state.phase == PLAY
    cards = [state.slots[slot] for slot in slots_in(state.accessible)] if playing else []
    return {
        "seat": seat,
        "cards": [_offered_card(state, seat, card) for card in cards],
        "wonders": [_offered_wonder(state, seat, number) for number in state.cities[seat].plans] if playing else [],
        "moves": [_move(state, move) for move in legal(state, seat)],
    }


def _offered_card(state: State, seat: Seat, number: int) -> Json:
    return {
        "card": words().card_ids[number],
        "price": _card_price(state, seat, number),
        "refusal": _code(why_not_built(state, seat, number)),
    }


def _offered_wonder(state: State, seat: Seat, number: int) -> Json:
    return {
        "wonder": words().wonder_ids[number],
        "price": _wonder_price(state, seat, number),
        "refusal": _code(why_no_wonder(state, seat, number)),
    }


def _code(reason: Refusal | None) -> str | None:
    return None if reason is None else reason.code


def _move(state: State, move: Command) -> Json:
    told: Json = {"text": move_to_text(state, move), "command": codec().command_to_json(move)}
    if isinstance(move, BuildCard):
        told["price"] = _card_price(state, move.seat, move.card)
    elif isinstance(move, BuildWonder):
        told["price"] = _wonder_price(state, move.seat, move.wonder)
    return told


def _card_price(state: State, seat: Seat, number: int) -> Json:
    city, card = state.cities[seat], state.book.cards[number]
    if is_chained(city, card):
        return {**_paid(state, seat, 0, 0), "by_chain": True}
    return {**_paid(state, seat, card.coins, card_trade(city, card)), "by_chain": False}


def _wonder_price(state: State, seat: Seat, number: int) -> Json:
    return _paid(state, seat, 0, wonder_price(state.cities[seat], state.book.wonders[number]))


def _paid(state: State, seat: Seat, printed: int, trade: int) -> Json:
    """Who would get the coins, by the rule itself: a copy of the table pays, whether the city has them or not."""
    log: list[Event] = []
    rules.pay(DuelLedger(state.copy(), log), seat, printed, trade)
    paid = [event for event in log if isinstance(event, CoinsPaid)]
    return {
        "coins": printed + trade,
        "trade": trade,
        "bank": sum(event.bank for event in paid),
        "opponent": sum(event.opponent for event in paid),
    }
