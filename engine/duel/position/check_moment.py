"""Refuses moments of a described position that cannot come: a choice that nothing offers, a result that nobody has."""

from engine.core.errors import PositionError
from engine.core.position.fields import Record
from engine.core.seats import NOBODY, Seat
from engine.duel.codec import VICTORIES, VICTORY_NAMES
from engine.duel.commands import Decline
from engine.duel.draft import picker
from engine.duel.legality import legal
from engine.duel.position.implied import (
    WONDER_PHASES,
    asks,
    cards_taken,
    gives_another_turn,
    made_a_pair,
    tokens_to_draw,
    victory_of,
    winners_at_once,
)
from engine.duel.position.words import SEATS
from engine.duel.rules import weaker_seat
from engine.duel.science import symbols_in
from engine.duel.state import (
    BEGINNER,
    CHOOSE_FROM_BOX,
    CHOOSE_TOKEN,
    CIVILIAN,
    FROM_DISCARD,
    NO_VICTORY,
    OVER,
    PICKS,
    PLAY,
    State,
)

_TWO = 2


# -- the draft ----------------------------------------------------------------------------------------------------


def check_draft(state: State) -> None:
    """Whose turn it was to pick says how many wonders each has; a last wonder on show is nobody's choice."""
    for seat in range(SEATS):
        picks = sum(picker(state, place) == seat for place in range(state.picked))
        plans = len(state.cities[seat].plans)
        if plans != picks:
            raise PositionError("wrong_number_of_wonders", field=f"cities.{seat}.plans", wonders=plans, expected=picks)
    in_a_round = state.book.numbers.wonders_shown
    left = in_a_round - state.picked % in_a_round
    if state.picked >= PICKS or left < _TWO:
        raise PositionError("nobody_decides", field="phase")
    if len(state.shown) != left:
        raise PositionError("wrong_number_of_wonders", field="shown", wonders=len(state.shown), expected=left)


# -- turns --------------------------------------------------------------------------------------------------------


def check_moment(state: State) -> None:
    """Raise PositionError when the table cannot wait for this, or not for this seat."""
    _check_end(state)
    if state.phase == BEGINNER:
        _check_beginner(state)
    elif state.phase in (*WONDER_PHASES, CHOOSE_TOKEN):
        _check_choice(state)
    elif state.phase == PLAY and not state.present:
        raise PositionError("nothing_to_play", field="structure")
    _check_active(state)


def _check_end(state: State) -> None:
    """A game ends when a city wins at once, or with the last card; it does not go on, and only one can win."""
    at_once = winners_at_once(state)
    most = state.book.numbers.symbols_to_win
    for seat in range(SEATS):
        symbols = symbols_in(state.cities[seat].symbols)
        if symbols > most:
            raise PositionError("too_many_symbols", field=f"cities.{seat}", symbols=symbols, most=most)
    if len(at_once) > 1:
        raise PositionError("two_victories", field="phase")
    if at_once and state.phase != OVER:
        raise PositionError("game_is_over", field="phase")
    if state.phase == OVER and state.victory == NO_VICTORY:
        raise PositionError("nobody_has_won", field="phase")


def _check_beginner(state: State) -> None:
    """Somebody chooses who begins a later age, before its first card is taken."""
    if state.decider == NOBODY or state.age == 0:
        raise PositionError("nobody_decides", field="phase")
    if cards_taken(state):
        raise PositionError("age_has_begun", field="structure", taken=cards_taken(state))


def _check_choice(state: State) -> None:
    """Something built in this turn asks for it, and there is something to choose."""
    if not (made_a_pair(state) if state.phase == CHOOSE_TOKEN else asks(state, state.phase)):
        raise PositionError("nobody_decides", field="phase")
    if all(isinstance(move, Decline) for move in legal(state, state.decider)):
        raise PositionError("nothing_to_choose", field="phase")
    if state.phase == CHOOSE_FROM_BOX:
        _check_drawn(state)


def _check_drawn(state: State) -> None:
    expected = tokens_to_draw(state)
    if len(state.drawn) != expected:
        raise PositionError("wrong_number_of_tokens", field="drawn", tokens=len(state.drawn), expected=expected)
    if any(token not in state.box for token in state.drawn):
        raise PositionError("not_in_the_box", field="drawn")


def _check_active(state: State) -> None:
    expected = _only_active(state)
    if expected not in (NOBODY, state.active):
        raise PositionError("wrong_active", field="active", value=state.active, expected=expected)


def _only_active(state: State) -> Seat:
    """The seat whose turn it must be, or NOBODY where it may be either."""
    if state.phase == OVER and state.victory != CIVILIAN:
        return state.winner
    if state.age == 0:
        return _alternating(state)
    must_begin = state.table.rulings.weaker_must_begin and state.phase == PLAY and not cards_taken(state)
    return weaker_seat(state) if must_begin else NOBODY


def _alternating(state: State) -> Seat:
    """In the first age turns alternate from the first player on, as long as no wonder has brought another turn."""
    wonders = [state.book.wonders[wonder] for city in state.cities for wonder in city.wonders]
    if any(wonder.again for wonder in wonders) or (wonders and any(city.wonders_again for city in state.cities)):
        return NOBODY
    turns_over = cards_taken(state) - (state.phase != PLAY)
    return state.first if turns_over % 2 == 0 else 1 - state.first


# -- what is told, but follows ------------------------------------------------------------------------------------


def check_told(state: State, position: Record) -> None:
    """What follows from the rest may be told as well, but not be wrong."""
    _check_again(state, position)
    deciding, victory, winner = (position.find(name) for name in ("deciding", "victory", "winner"))
    if deciding is not None and deciding.number(0, SEATS - 1) != state.decider:
        raise deciding.refused("wrong_decider", value=deciding.number(0, SEATS - 1), expected=state.decider)
    if victory is not None:
        told = victory.word(VICTORIES, "unknown_victory")
        if VICTORIES[told] != victory_of(state):
            raise victory.refused("wrong_victory", value=told, expected=VICTORY_NAMES[state.victory])
    if winner is not None and winner.number(0, SEATS - 1) != state.winner:
        raise winner.refused("wrong_winner", value=winner.number(0, SEATS - 1), expected=state.winner)


def _check_again(state: State, position: Record) -> None:
    """Another turn is certain when a wonder that brings it asks, possible after it has, and otherwise is none."""
    entry = position.find("again")
    if entry is None:
        return
    told = entry.flag()
    possible = state.phase in (*WONDER_PHASES, CHOOSE_TOKEN, OVER) and gives_another_turn(state)
    if state.phase == CHOOSE_TOKEN:
        possible = possible and asks(state, FROM_DISCARD)
    if told and not possible:
        raise entry.refused("wrong_extra_turn", expected="false")
    if possible and not told and state.phase in WONDER_PHASES:
        raise entry.refused("wrong_extra_turn", expected="true")
