"""Progress tokens of a described position: on the board, in the box, in cities. Ten in all, each in one place."""

from engine.core.errors import PositionError
from engine.core.position.fields import Record
from engine.core.seats import NOBODY, Seat
from engine.core.streams import drawn
from engine.duel.apply import DuelLedger
from engine.duel.position.implied import pairs_of
from engine.duel.position.words import SEATS, Naming
from engine.duel.state import CHOOSE_FROM_BOX, CHOOSE_TOKEN, State

# -- laying -------------------------------------------------------------------------------------------------------


def lay_tokens(ledger: DuelLedger, names: Naming, position: Record, taken: list[list[int]], phase: int) -> None:
    """What the cities have taken, whose effects the ledger knows, and then what is left."""
    ledger.tokens_laid([token for tokens in taken for token in tokens], [])
    for seat, tokens in enumerate(taken):
        for token in tokens:
            ledger.token_taken(seat, token)
    board = _told_tokens(names, position, "board")
    box = _told_tokens(names, position, "box")
    rest = names.other_tokens()
    if board is None:
        board = rest if box is not None else _dealt_to_board(ledger.state, rest, phase)
    if box is None:
        box = [token for token in rest if token not in board]
    ledger.tokens_laid(sorted(board), sorted(box))


def _told_tokens(names: Naming, position: Record, name: str) -> list[int] | None:
    entry = position.find(name)
    return None if entry is None else [names.token(item) for item in entry.items()]


def _dealt_to_board(state: State, rest: list[int], phase: int) -> list[int]:
    """The tokens that the seed lays on the board, without those that are in cities now."""
    tokens = list(range(len(state.book.tokens)))
    dealt = drawn(tokens, state.book.numbers.tokens_on_board, state.seed, "tokens")
    others = [token for token in tokens if token not in dealt]
    from_board = _tokens_in_cities(state) - _has_drawn(state, phase)
    left = max(0, len(dealt) - from_board)
    return [token for token in dealt + others if token in rest][:left]


# -- what is there ------------------------------------------------------------------------------------------------


def _tokens_in_cities(state: State) -> int:
    return sum(len(city.tokens) for city in state.cities)


def _full_box(state: State) -> int:
    """How many tokens are left out at set-up."""
    return len(state.book.tokens) - state.book.numbers.tokens_on_board


def _library(state: State) -> Seat:
    """The city with the wonder that draws progress tokens from the box, or NOBODY."""
    for seat in range(SEATS):
        if any(state.book.wonders[wonder].draws for wonder in state.cities[seat].wonders):
            return seat
    return NOBODY


def _has_drawn(state: State, phase: int) -> bool:
    """Whether one of the tokens in cities may be out of the box."""
    owner = _library(state)
    return owner != NOBODY and phase != CHOOSE_FROM_BOX and state.cities[owner].tokens != []


def _due(state: State, seat: Seat) -> int:
    """A token for each pair, but for the one that the table waits for; and the one that came out of the box."""
    pairs = len(pairs_of(state, state.cities[seat])) - (state.phase == CHOOSE_TOKEN and state.decider == seat)
    return pairs + (_library(state) == seat and len(state.box) < _full_box(state))


# -- refusing -----------------------------------------------------------------------------------------------------


def check_tokens(state: State) -> None:
    """Raise PositionError when a token is missing, or in a city without a reason."""
    _check_all_there(state)
    _check_box(state)
    for seat in range(SEATS):
        tokens, most = len(state.cities[seat].tokens), _due(state, seat)
        if tokens > most:
            raise PositionError("too_many_tokens", field=f"cities.{seat}.tokens", tokens=tokens, most=most)
    _check_none_was_left(state)


def _check_all_there(state: State) -> None:
    """The box has what is nowhere else, unless it was told as well."""
    tokens = len(state.board) + len(state.box) + _tokens_in_cities(state)
    if tokens != len(state.book.tokens):
        raise PositionError("tokens_missing", field="box", tokens=tokens, expected=len(state.book.tokens))


def _check_box(state: State) -> None:
    """As many as are left out at set-up, and one less once one was drawn; a switch lets it be left."""
    expected = _full_box(state)
    if _library(state) != NOBODY and state.phase != CHOOSE_FROM_BOX:
        may_be_full = state.table.rulings.wonder_choices_may_be_declined
        expected -= not (may_be_full and len(state.box) == expected)
    if len(state.box) != expected:
        raise PositionError("wrong_number_of_tokens", field="box", tokens=len(state.box), expected=expected)


def _check_none_was_left(state: State) -> None:
    """No pair goes without its token unless the board is empty, or a switch lets it be left; no draw ever does."""
    due = sum(_due(state, seat) for seat in range(SEATS))
    if state.table.rulings.pair_may_be_declined:
        due = _full_box(state) - len(state.box)
    tokens = _tokens_in_cities(state)
    if tokens < due and state.board:
        raise PositionError("too_few_tokens", field="cities", tokens=tokens, least=due)
