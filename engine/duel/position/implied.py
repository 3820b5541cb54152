"""What the rest of a position implies: who decides, which wonder asks, who has won, how far shields carry the pawn.

No rule is decided here; where a rule is needed, the chapters of the game are asked.
"""

from engine.core.seats import NOBODY, Seat
from engine.duel.draft import picker
from engine.duel.facts import AGES, RED, SLOTS, slots_in
from engine.duel.military import lead_of
from engine.duel.position.words import SEATS
from engine.duel.rules import weaker_seat
from engine.duel.science import symbols_in
from engine.duel.scoring import best_seat
from engine.duel.state import (
    BEGINNER,
    CHOOSE_FROM_BOX,
    CIVILIAN,
    DESTROY,
    DRAFT,
    FROM_DISCARD,
    MILITARY,
    NO_VICTORY,
    OVER,
    PLAY,
    SCIENTIFIC,
    City,
    State,
)

WONDER_PHASES = (CHOOSE_FROM_BOX, DESTROY, FROM_DISCARD)


# -- turns --------------------------------------------------------------------------------------------------------


def cards_taken(state: State) -> int:
    """How many cards of the structure have been used."""
    return SLOTS - len(slots_in(state.present))


def usual_active(state: State, phase: int) -> Seat:
    """Whose turn it is when a city has won at once, or when turns have alternated since the first player began."""
    if phase == OVER and victory_of(state) in (MILITARY, SCIENTIFIC):
        return winner_of(state)
    turns_over = cards_taken(state) - (phase != PLAY)
    return state.first if turns_over % 2 == 0 else 1 - state.first


def decider_in(state: State, phase: int) -> Seat:
    """Who owes the next decision, once it is known whose turn it is; NOBODY when there is no decision."""
    if phase == OVER:
        return NOBODY
    if phase == DRAFT:
        return picker(state, state.picked)
    return _chooser_of_the_beginner(state) if phase == BEGINNER else state.active


def _chooser_of_the_beginner(state: State) -> Seat:
    weaker = weaker_seat(state)
    rulings = state.table.rulings
    if weaker == NOBODY:
        return state.active if rulings.last_player_chooses else NOBODY
    return NOBODY if rulings.weaker_must_begin else weaker


# -- choices ------------------------------------------------------------------------------------------------------


def newest_wonder(state: State) -> int:
    """The wonder that the active city may have built in this turn, with a card of this age; or NOBODY."""
    wonders = state.cities[state.active].wonders
    if not wonders or state.book.cards[state.under[wonders[-1]]].age != state.age:
        return NOBODY
    return wonders[-1]


def asks(state: State, phase: int) -> bool:
    """Whether the newest wonder of the active city brings the choice of this phase."""
    number = newest_wonder(state)
    if number == NOBODY:
        return False
    wonder = state.book.wonders[number]
    if phase == CHOOSE_FROM_BOX:
        return wonder.draws > 0
    return wonder.digs if phase == FROM_DISCARD else wonder.destroys != NOBODY


def tokens_to_draw(state: State) -> int:
    """How many progress tokens the newest wonder draws out of the box."""
    number = newest_wonder(state)
    return 0 if number == NOBODY else min(state.book.wonders[number].draws, len(state.box))


def made_a_pair(state: State) -> bool:
    """Whether the newest card of the active city made a pair, built in this turn or dug out of the discard pile."""
    built = state.cities[state.active].built
    if not built or state.book.cards[built[-1]].symbol not in pairs_of(state, state.cities[state.active]):
        return False
    return state.book.cards[built[-1]].age == state.age or asks(state, FROM_DISCARD)


def gives_another_turn(state: State) -> bool:
    """Whether the newest wonder of the active city can have brought another turn."""
    number = newest_wonder(state)
    return number != NOBODY and (state.book.wonders[number].again or state.cities[state.active].wonders_again)


def pairs_of(state: State, city: City) -> list[int]:
    """The symbols, as bits, that a city has on two cards."""
    symbols = [state.book.cards[card].symbol for card in city.built]
    return [symbol for symbol in sorted(set(symbols)) if symbol and symbols.count(symbol) > 1]


# -- the end ------------------------------------------------------------------------------------------------------


def winners_at_once(state: State) -> list[Seat]:
    """The seats that have reached the capital or have all symbols that it takes, once for each."""
    return _at_the_capital(state) + [seat for seat in range(SEATS) if _has_all_symbols(state, seat)]


def _at_the_capital(state: State) -> list[Seat]:
    return [seat for seat in range(SEATS) if lead_of(state, seat) >= state.book.numbers.capital]


def _has_all_symbols(state: State, seat: Seat) -> bool:
    return symbols_in(state.cities[seat].symbols) >= state.book.numbers.symbols_to_win


def victory_of(state: State) -> int:
    """How the game has ended; no victory where it goes on."""
    if _at_the_capital(state):
        return MILITARY
    if winners_at_once(state):
        return SCIENTIFIC
    return CIVILIAN if state.age == AGES - 1 and not state.present else NO_VICTORY


def winner_of(state: State) -> Seat:
    """Who has won a game that has ended, or NOBODY when the victory is shared."""
    at_once = winners_at_once(state)
    return at_once[0] if at_once else best_seat(state)


# -- the track ----------------------------------------------------------------------------------------------------


def shields_of(state: State, city: City) -> int:
    """The shields that are printed on what stands in a city."""
    cards = sum(state.book.cards[card].shields for card in city.built)
    return cards + sum(state.book.wonders[wonder].shields for wonder in city.wonders)


def most_shields_of(state: State, city: City) -> int:
    """With those that a progress token may have added, depending on when it came."""
    strengthened = sum(state.book.cards[card].colour == RED for card in city.built)
    if state.table.rulings.strategy_for_wonders:
        strengthened += sum(state.book.wonders[wonder].shields > 0 for wonder in city.wonders)
    return shields_of(state, city) + city.extra_shields * strengthened


def usual_pawn(state: State) -> int:
    """Where the printed shields alone bring the pawn."""
    capital = state.book.numbers.capital
    lead = shields_of(state, state.cities[0]) - shields_of(state, state.cities[1])
    return max(-capital, min(lead, capital))


def usual_loot(state: State, seat: Seat) -> list[int]:
    """The loot tokens, by number, that the pawn has not reached on the side of a seat."""
    lead = lead_of(state, 1 - seat)
    return [number for number, loot in enumerate(state.book.loot) if loot.step > lead]
