"""The moment of a described position: the draft, or whose turn it is and what the table waits for."""

from engine.core.position.fields import Record
from engine.core.seats import NOBODY, Seat
from engine.duel.apply import DuelLedger
from engine.duel.draft import drawn_from_box
from engine.duel.position.implied import (
    WONDER_PHASES,
    asks,
    decider_in,
    gives_another_turn,
    newest_wonder,
    tokens_to_draw,
    usual_active,
    victory_of,
    winner_of,
)
from engine.duel.position.words import SEATS, Naming
from engine.duel.state import CHOOSE_FROM_BOX, DESTROY, DRAFT, OVER, PLAY, State


def lay_draft(ledger: DuelLedger, names: Naming, position: Record) -> None:
    """The wonders on show; whoever picks next follows from how many are taken."""
    shown = [names.wonder(item) for item in position.read("shown").items()]
    ledger.wonders_shown(sorted(shown), decider_in(ledger.state, DRAFT))


def lay_moment(ledger: DuelLedger, position: Record, phase: int) -> None:
    """Begin the turn, and wait for what the phase waits for."""
    state = ledger.state
    entry = position.find("active")
    ledger.turn_began(usual_active(state, phase) if entry is None else entry.number(0, SEATS - 1))
    if _again(state, position, phase):
        ledger.extra_turn_won(state.active)
    if phase == OVER:
        ledger.game_ended(victory_of(state), winner_of(state))
    elif phase != PLAY:
        _open_choice(ledger, position, phase)


def _again(state: State, position: Record, phase: int) -> bool:
    """Another turn is certain while a wonder that brings it asks for a choice; otherwise it must be told."""
    entry = position.find("again")
    return phase in WONDER_PHASES and gives_another_turn(state) if entry is None else entry.flag()


def _open_choice(ledger: DuelLedger, position: Record, phase: int) -> None:
    state = ledger.state
    if phase == CHOOSE_FROM_BOX:
        ledger.tokens_drawn(state.active, _drawn(state, position))
    ledger.decision_opened(phase, decider_in(state, phase), _colour(state, phase))


def _drawn(state: State, position: Record) -> list[int]:
    """The tokens out of the box to choose from; left out, those that the seed draws."""
    entry = position.find("drawn")
    if entry is None:
        return drawn_from_box(state, tokens_to_draw(state))
    names = Naming()
    return sorted(names.token(item) for item in entry.items())


def _colour(state: State, phase: int) -> Seat:
    """The colour of the cards that the newest wonder destroys."""
    if phase != DESTROY or not asks(state, DESTROY):
        return NOBODY
    return state.book.wonders[newest_wonder(state)].destroys
