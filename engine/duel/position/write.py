"""A position of Duel as plain data, by ids: what can be derived or is at its default is left out."""

from collections.abc import Iterable
from dataclasses import fields

from engine.core.game import Json
from engine.core.seats import NOBODY, Seat
from engine.duel.book import words
from engine.duel.codec import PHASE_NAMES, VICTORY_NAMES
from engine.duel.config import Switches
from engine.duel.inventory import loot_before
from engine.duel.position.implied import usual_loot
from engine.duel.position.structure import structure_words
from engine.duel.position.words import CITY_DEFAULTS, GAME, OVER_CARD, POSITION_DEFAULTS, SEATS
from engine.duel.state import BEGINNER, CHOOSE_FROM_BOX, DRAFT, OVER, State
from engine.duel.view import rulings_key


def state_to_json(state: State) -> Json:
    """The position as plain data, without loss."""
    told = _told(
        {
            "seed": state.seed,
            "first": state.first,
            "switches": switches_of(state),
            "phase": PHASE_NAMES[state.phase],
            **(_draft(state) if state.phase == DRAFT else _turn(state)),
            "board": token_ids(state.board),
            "box": token_ids(state.box),
            "drawn": token_ids(state.drawn) if state.phase == CHOOSE_FROM_BOX else None,
            "pawn": None if state.phase == DRAFT else state.pawn,
            **_result(state),
            "cities": [_city(state, seat) for seat in range(SEATS)],
        },
        POSITION_DEFAULTS,
    )
    return {"game": GAME} | told


def _told(fields_: Json, defaults: Json) -> Json:
    """The fields that say something: None is nothing, and so is a default."""
    return {name: value for name, value in fields_.items() if value is not None and value != defaults.get(name)}


def _draft(state: State) -> Json:
    return {"deciding": state.decider, "shown": wonder_ids(state.shown)}


def _turn(state: State) -> Json:
    return {
        "age": state.age + 1,
        "active": state.active,
        "deciding": state.decider if state.phase == BEGINNER else None,
        "again": True if state.again else None,
        "structure": structure_words(state),
        "discard": card_ids(state.discard),
        "gone": card_ids(state.gone),
    }


def _result(state: State) -> Json:
    if state.phase != OVER:
        return {}
    return {
        "victory": VICTORY_NAMES[state.victory],
        "winner": None if state.winner == NOBODY else state.winner,
    }


def switches_of(state: State) -> Json:
    """The rule switches of the table that are not as usual; they stand in one order everywhere."""
    names = [field.name for field in fields(Switches)]
    usual = Switches()
    settings = dict(zip(names, rulings_key(state.table.rulings), strict=True))
    return _told(dict(settings), {name: getattr(usual, name) for name in names})


def _city(state: State, seat: Seat) -> Json:
    city = state.cities[seat]
    return {"coins": city.coins} | _told(
        {
            "cards": card_ids(city.built),
            "wonders": [_standing(state, wonder) for wonder in city.wonders],
            "plans": wonder_ids(city.plans),
            "tokens": token_ids(city.tokens),
            "loot": _loot(state, seat),
        },
        CITY_DEFAULTS,
    )


def _standing(state: State, wonder: int) -> str:
    return f"{words().wonder_ids[wonder]}{OVER_CARD}{words().card_ids[state.under[wonder]]}"


def _loot(state: State, seat: Seat) -> list[int] | None:
    """The loot tokens on the side of a city by what they cost, where the pawn does not tell."""
    lying = loot_before(state, seat)
    if lying == usual_loot(state, seat):
        return None
    return [state.book.loot[number].coins for number in lying]


def card_ids(cards: Iterable[int]) -> list[str]:
    """The ids of some cards."""
    return [words().card_ids[card] for card in cards]


def wonder_ids(wonders: Iterable[int]) -> list[str]:
    """The ids of some wonders."""
    return [words().wonder_ids[wonder] for wonder in wonders]


def token_ids(tokens: Iterable[int]) -> list[str]:
    """The ids of some progress tokens."""
    return [words().token_ids[token] for token in tokens]
