"""Everything the engine can say about a position, as plain data for tools and tests. It decides nothing."""

from engine.catalog.model import RESOURCES
from engine.core.game import Json
from engine.core.seats import Seat
from engine.seven import trade
from engine.seven.book import SYMBOL_NAMES, words_of
from engine.seven.codec import PHASE_NAMES, Codec
from engine.seven.debt import loss_of
from engine.seven.facts import SYMBOLS
from engine.seven.game import SEVEN
from engine.seven.inventory import power_names, side_name
from engine.seven.legality import budget, city_to_decide, legal, market_of, to_move
from engine.seven.moves import move_to_text
from engine.seven.powers import powers_of
from engine.seven.scoring import total
from engine.seven.state import SIDES, State
from engine.seven.wares import odd_masks, slot_masks

_DISCOUNTS = {
    "left": {"raw": trade.RAW_LEFT, "goods": trade.GOODS_BOTH},
    "right": {"raw": trade.RAW_RIGHT, "goods": trade.GOODS_BOTH},
}
_REBATES = {
    "left": {"one_unit": trade.WHARF_LEFT, "board": trade.CACHE},
    "right": {"one_unit": trade.WHARF_RIGHT, "board": trade.CACHE},
}


def analysis(state: State) -> Json:
    """The moment, every city, and every legal move of the seats that owe a decision."""
    return {
        **_moment(state),
        "to_move": list(to_move(state)),
        "cities": [city_analysis(state, city) for city in range(state.cities)],
        "moves": [_seat_to_move(state, seat) for seat in to_move(state)],
    }


def _moment(state: State) -> Json:
    begun = state.phase != SIDES
    return {
        "game": SEVEN.name,
        "edition": state.book.edition,
        **({"expansions": list(state.book.expansions)} if state.book.expansions else {}),
        "players": state.table.players,
        **({"teams": True} if state.table.teams else {}),
        "age": state.age + 1 if begun else 0,
        "turn": state.turn,
        "phase": PHASE_NAMES[state.phase],
    }


# -- cities -------------------------------------------------------------------------------------------------------


def city_analysis(state: State, city: int) -> Json:
    """What a city has, what it may buy, and what it would score if the game ended here."""
    return {
        "board": words_of(state.book).board_of(state.side[city]),
        "side": side_name(state, city),
        "free_city": city == state.table.free_city,
        "stages": {"built": state.stages[city], "of": state.book.sides[state.side[city]].height},
        "coins": state.coins[city],
        "to_spend": budget(state, city),
        **_trade(state, city),
        "strength": state.shields[city],
        "science": dict(zip(SYMBOL_NAMES, state.science[SYMBOLS * city : SYMBOLS * (city + 1)], strict=True)),
        "powers": power_names(powers_of(state, city)),
        **(_tokens(state, city) if state.table.with_black else {}),
        "points": dict(SEVEN.score(state, city)),
        "total": total(state, city),
    }


def _tokens(state: State, city: int) -> Json:
    """What only a city of the Cities expansion has."""
    return {
        "debt": state.debt[city],
        "diplomacy": state.diplomacy[city],
        "copied_science": state.copies[city],
        "loss": loss_of(state, city),
    }


def _trade(state: State, city: int) -> Json:
    """What the city can pay with now; a neighbour's wares with the prices that hold for this city."""
    market = market_of(state, city)
    return {
        "production": slot_names(market.own.slots, market.own.odd),
        "left": _neighbour(state.table.left[city], market.left.slots, market.terms, "left"),
        "right": _neighbour(state.table.right[city], market.right.slots, market.terms, "right"),
    }


def _neighbour(neighbour: int, slots: int, discounts: int, side: str) -> Json:
    cheaper = [group for group, bit in _DISCOUNTS[side].items() if discounts & bit]
    cheaper += [rebate for rebate, bit in _REBATES[side].items() if discounts & bit]
    return {"city": neighbour, "sells": slot_names(slots), "discounts": cheaper}


def slot_names(slots: int, odd: int = 0) -> list[list[str]]:
    """Production readable: for each unit the resources it may be."""
    masks = slot_masks(slots) + odd_masks(odd)
    return [[resource for number, resource in enumerate(RESOURCES) if mask >> number & 1] for mask in masks]


# -- moves --------------------------------------------------------------------------------------------------------


def _seat_to_move(state: State, seat: Seat) -> Json:
    codec = Codec(words_of(state.book))
    moves = [{"text": move_to_text(state, move), "command": codec.command_to_json(move)} for move in legal(state, seat)]
    return {"seat": seat, "city": city_to_decide(state, seat), "moves": moves}
