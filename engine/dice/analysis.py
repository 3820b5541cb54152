"""Everything the engine can say about a position of Dice, as plain data for tools and tests. It decides nothing."""

from dataclasses import asdict

from engine.core.game import Json
from engine.core.seats import Seat
from engine.dice.book import words
from engine.dice.codec import PHASE_NAMES, codec
from engine.dice.commands import Command
from engine.dice.facts import NO_DIE, Rolled, count_in, numbers_in
from engine.dice.forecast import forecast
from engine.dice.game import DICE
from engine.dice.legality import die_coins, die_price, is_locked, legal, to_move, why_no_wonder
from engine.dice.moves import move_to_text
from engine.dice.position.write import die_ids, field_ids, task_words
from engine.dice.scoring import total
from engine.dice.state import State


def analysis(state: State) -> Json:
    """The moment, the forum, every sheet, and every legal move of the seats that owe a decision."""
    return {
        "game": DICE.name,
        "turn": state.turn,
        "last_turn": state.last_turn or None,
        "phase": PHASE_NAMES[state.phase],
        "to_move": to_move(state),
        "forum": [_die(rolled) for rolled in state.forum],
        "aside": die_ids(numbers_in(state.aside)),
        "entering": None if state.entering == NO_DIE else words().die_ids[state.entering],
        "cities": [city_analysis(state, seat) for seat in range(len(state.cities))],
        "moves": [_seat_to_move(state, seat) for seat in to_move(state)],
    }


def _die(rolled: Rolled) -> Json:
    return {
        "die": words().die_ids[rolled.die],
        "face": words().face_ids[rolled.face],
        "price": rolled.price,
        "opens": field_ids(numbers_in(rolled.fields)),
    }


def city_analysis(state: State, seat: Seat) -> Json:
    """What a sheet says, and what it would score if the game ended here."""
    city = state.cities[seat]
    return {
        "board": words().board_ids[city.board.number],
        "coins": city.coins,
        "resources": city.resources,
        "crossed": field_ids(numbers_in(city.crossed)),
        "open": field_ids(numbers_in(city.open)),
        "unlocked": die_ids(numbers_in(city.unlocked)),
        "complete": [
            words().building_ids[b.number] for b in state.book.buildings if city.crossed & b.fields == b.fields
        ],
        "bonus_fields": count_in(city.crossed & state.book.bonus),
        "agenda": [task_words(task) for task in city.agenda],
        "points": DICE.score(state, seat),
        "total": total(state, seat),
    }


# -- moves --------------------------------------------------------------------------------------------------------


def _seat_to_move(state: State, seat: Seat) -> Json:
    no_wonder = why_no_wonder(state, seat)
    return {
        "seat": seat,
        "dice": [_offered_die(state, seat, rolled) for rolled in state.forum],
        "wonder": None if no_wonder is None else no_wonder.code,
        "moves": [_move(state, move) for move in legal(state, seat)],
    }


def _offered_die(state: State, seat: Seat, rolled: Rolled) -> Json:
    city = state.cities[seat]
    return {
        "die": words().die_ids[rolled.die],
        "price": die_price(city, rolled),
        "coins": die_coins(city, rolled),
        "locked": is_locked(city, rolled.die),
    }


def _move(state: State, move: Command) -> Json:
    price = forecast(state, move).price
    return {
        "text": move_to_text(state, move),
        "command": codec().command_to_json(move),
        "price": {**asdict(price), "total": price.total},
    }
