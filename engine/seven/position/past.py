"""Refuses a told past that the table contradicts: plays may begin at any turn, but from there on they must be whole."""

from collections import Counter

from engine.core.errors import PositionError
from engine.core.seats import NOBODY, Seat
from engine.seven.draft import PASSING, holder_in
from engine.seven.facts import BUILD_FROM_DISCARD, BUILD_FROM_DISCARD_LAST
from engine.seven.inventory import built_cards, buried_cards
from engine.seven.moment import cards_left, turns_played
from engine.seven.powers import decider
from engine.seven.state import BURIED, DRAWN, FROM_DISCARD, LEFT_OVER, SOLD, TAKEN, PlayRecord, State, Table

Moment = tuple[int, int]


def check_plays(state: State) -> None:
    """Raise PositionError for the first play that cannot have been, or that is missing."""
    plays = [PlayRecord(record) for record in state.plays]
    for number, play in enumerate(plays):
        if not _may_happen(state.table, play) or not _has_happened(state, play):
            raise _contradiction(number)
    _check_order(state.table, plays)
    _check_buildings(state, plays)
    _check_burials(state, plays)
    _check_discards(state, plays)
    _check_hands(state, plays)
    for seat in state.table.seats:
        _check_look(state, plays, seat)


def _contradiction(number: int) -> PositionError:
    return PositionError("impossible_play", field=f"plays.{number}")


# -- each play ----------------------------------------------------------------------------------------------------


def _may_happen(table: Table, play: PlayRecord) -> bool:
    """Whether this seat can have done this for this city in such a turn."""
    own = play.city == play.seat
    last = play.turn > table.turns
    if play.action == DRAWN:
        return own and not last and play.seat == holder_in(table, play.age, play.turn)
    if play.action == TAKEN:
        return play.seat == NOBODY and not last
    if play.seat == NOBODY:
        return last and table.free_city != NOBODY and play.city == (0 if play.action == LEFT_OVER else table.free_city)
    if play.action == LEFT_OVER:
        return own and last
    return own or (not last and play.city == table.free_city and play.seat == holder_in(table, play.age, play.turn))


def _has_happened(state: State, play: PlayRecord) -> bool:
    """Whether the play is not of a turn still to come."""
    last = state.turn if play.action == DRAWN else _last_turn(state, play.age)
    return play.age < state.age or play.turn <= last


def _last_turn(state: State, age: int) -> int:
    """The turn of the age's last play so far; what is left over counts as one turn more."""
    turns = turns_played(state, age)
    return turns + 1 if turns == state.table.turns and not (age == state.age and cards_left(state)) else turns


def _check_order(table: Table, plays: list[PlayRecord]) -> None:
    """Plays stand in the order of ages and turns; leftovers come before what is taken from the discard pile."""
    before: Moment = (0, 0)
    for number, play in enumerate(plays):
        moment = _moment(table, play)
        if moment < before:
            raise _contradiction(number)
        before = moment


def _moment(table: Table, play: PlayRecord) -> Moment:
    return play.age, min(play.turn, table.turns)


# -- the table ----------------------------------------------------------------------------------------------------


def _check_buildings(state: State, plays: list[PlayRecord]) -> None:
    """What was built stands."""
    standing = [Counter(built_cards(state, city)) for city in range(state.cities)]
    for number, play in enumerate(plays):
        if play.action not in (DRAWN, BURIED, SOLD, LEFT_OVER):
            standing[play.city][play.card] -= 1
            if standing[play.city][play.card] < 0:
                raise _contradiction(number)


def _check_burials(state: State, plays: list[PlayRecord]) -> None:
    """The last stages were built in the plays, in their order."""
    for city in range(state.cities):
        told = [play.card for play in plays if play.action == BURIED and play.city == city]
        if told and buried_cards(state, city)[-len(told) :] != told:
            raise PositionError("burials_differ", field=f"cities.{city}.stages")


def _check_discards(state: State, plays: list[PlayRecord]) -> None:
    """What was sold or left over lies in the discard pile, unless it was taken from it."""
    pile = Counter(state.discard)
    for play in reversed(plays):
        if play.action == TAKEN:
            pile[play.card] += 1
        elif play.action in (SOLD, LEFT_OVER):
            pile[play.card] -= 1
            if pile[play.card] < 0:
                raise PositionError("discards_differ", field="discard")


# -- hands --------------------------------------------------------------------------------------------------------


def _check_hands(state: State, plays: list[PlayRecord]) -> None:
    """From the first turn that is told, every hand has given a card in every turn and got what was drawn."""
    from_hands = [play for play in plays if play.seat != NOBODY]
    if not from_hands:
        return
    first = from_hands[0]
    trails: dict[tuple[int, int], list[PlayRecord]] = {}
    for play in from_hands:
        trails.setdefault((play.age, _hand_of(state.table, play)), []).append(play)
    for age in range(first.age, state.age + 1):
        for hand in range(state.table.players):
            trail = trails.get((age, hand), [])
            _check_turns(state, trail, age, hand, first.turn if age == first.age else 1)
            _check_draws(state, trail, age, hand)


def _hand_of(table: Table, play: PlayRecord) -> int:
    """Which hand the seat held: hands are called by the seats they were dealt to."""
    return (play.seat - PASSING[play.age] * (min(play.turn, table.turns) - 1)) % table.players


def _is_drawn_into(table: Table, age: int, hand: int, turn: int) -> bool:
    """Whether the holder of the Free City card has this hand, draws into it, and plays two of its cards."""
    seat = (hand + PASSING[age] * (turn - 1)) % table.players
    return turn <= table.turns and seat == holder_in(table, age, turn)


def _check_turns(state: State, trail: list[PlayRecord], age: int, hand: int, start: int) -> None:
    told = Counter(play.turn for play in trail if play.action != DRAWN)
    turns = range(start, _last_turn(state, age) + 1)
    if told != {turn: 1 + _is_drawn_into(state.table, age, hand, turn) for turn in turns}:
        raise PositionError("plays_missing", field="plays", age=age + 1, hand=hand)
    drawn = [play.turn for play in trail if play.action == DRAWN]
    until = state.turn if age == state.age else state.table.turns
    draws = [turn for turn in range(start, until + 1) if _is_drawn_into(state.table, age, hand, turn)]
    if drawn not in (draws, [turn for turn in draws if turn > start]):
        raise PositionError("draws_missing", field="plays", age=age + 1, hand=hand)


def _check_draws(state: State, trail: list[PlayRecord], age: int, hand: int) -> None:
    """Going back in time, a drawn card must be in the hand that it was drawn into."""
    content: list[int] = []
    if age == state.age:
        content += state.hands[(hand + PASSING[age] * (state.turn - 1)) % state.table.players]
    for play in reversed(trail):
        if play.action != DRAWN:
            content.append(play.card)
        elif play.card in content:
            content.remove(play.card)
        else:
            raise PositionError("drawn_card_is_missing", field="plays", age=age + 1, turn=play.turn)


# -- memories -----------------------------------------------------------------------------------------------------


def _check_look(state: State, plays: list[PlayRecord], seat: Seat) -> None:
    """A seat looks through the discard pile by a power, when a turn has been played; now, if it is choosing from it."""
    looked = state.looked[seat]
    if state.phase == FROM_DISCARD and decider(state, state.deciding) == seat:
        possible = looked == len(plays)
    else:
        possible = looked == NOBODY or (_may_look(state, seat) and _ends_a_turn(state.table, plays, looked))
    if not possible:
        raise PositionError("wrong_look", field=f"cities.{seat}.looked", value=looked)


def _may_look(state: State, seat: Seat) -> bool:
    """Whether the seat has, or decides for a city that has, the power to build from the discard pile."""
    cities = [seat] if state.table.free_city == NOBODY else [seat, state.table.free_city]
    return any(state.powers[city] & (BUILD_FROM_DISCARD | BUILD_FROM_DISCARD_LAST) for city in cities)


def _ends_a_turn(table: Table, plays: list[PlayRecord], number: int) -> bool:
    """Whether the first so many plays are whole turns, but for what was then taken from the discard pile."""
    if number == len(plays) or plays[number].action == TAKEN:
        return True
    return _moment(table, plays[number]) > _moment(table, plays[number - 1])
