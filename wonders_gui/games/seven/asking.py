"""What the table asks of the player now, or what it waits for: the lines above the hand and beside it."""

from collections.abc import Sequence

from engine.core.seats import NOBODY, Seat
from engine.seven.draft import PASSING
from engine.seven.legality import city_to_decide
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, LOSSES, OVER, SIDES, State
from wonders_gui.games.seven.people import People
from wonders_gui.language import _
from wonders_gui.texts.commands import seven_command
from wonders_gui.texts.log import OfTwo, still_to_decide, through_eyes
from wonders_gui.texts.words import sentences


def asked(state: State, people: People) -> tuple[str, str]:
    """What the player is asked for now, and what to know beside it."""
    city = city_to_decide(state, people.seat)
    if city == NOBODY:
        return _("Your hand"), passing(state, people)
    if state.phase == FROM_DISCARD:
        return _("Discard pile"), _("Choose a card to build for free.")
    if state.phase == LOSSES:
        return _("A loss of coins"), _("Pay it, or take debt.")
    if state.phase == COPY_GUILD:
        title = _("Guilds of your neighbours") if people.own_eyes else _("Guilds of the neighbours")
        return title, _("Choose one to copy.")
    if city != people.seat:
        title, asks, chosen = for_free_city(state, people)
        return title, sentences((asks, chosen))
    if state.phase == LAST_CARD:
        return _("Your last card"), _("It may be played too.")
    return _("Your hand"), passing(state, people)


def for_free_city(state: State, people: People) -> tuple[str, str, str]:
    """What is asked while the player chooses for the Free City: title, line and the player's own card."""
    own = state.choices[people.seat]
    chosen = seven_command(own, state.book.edition) if own is not None else ""
    text = _("Your own card: {move}.") if people.own_eyes else _("Own card: {move}.")
    card = text.format(move=chosen) if chosen else ""
    return _("For the Free City"), _("Choose a card for the Free City."), card


def decides_for_free_city(state: State, seat: Seat) -> bool:
    """Whether the player chooses for the Free City now."""
    return city_to_decide(state, seat) >= state.table.players


def passing(state: State, people: People) -> str:
    """Where the hand comes from and goes to."""
    if state.phase in (SIDES, OVER):
        return ""
    table, seat = state.table, people.seat
    if table.players == 2:
        of_you, of_another = _("swapped with you after each turn"), _("swapped with {player} after each turn")
        return people.says(1 - seat, of_you, of_another)
    ahead, behind = (table.left, table.right) if PASSING[state.age] > 0 else (table.right, table.left)
    if state.turn == 1:
        return people.says(ahead[seat], _("goes on to you"), _("goes on to {player}"))
    told = OfTwo(
        _("from you · goes on to {other}"), _("from {player} · goes on to you"), _("from {player} · goes on to {other}")
    )
    return people.cast.says_of_two(behind[seat], ahead[seat], told)


def waiting(state: State, people: People, to_move: Sequence[Seat]) -> tuple[str, str, str]:
    """What was decided and for whom the table waits: a title, a line and a sentence."""
    if state.phase == OVER:
        return _("The game is over"), "", ""
    own = state.choices[people.seat]
    chosen = seven_command(own, state.book.edition) if own is not None else ""
    others = [seat for seat in to_move if seat != people.seat]
    awaited = _("Waiting for {names}.").format(names=people.listed(others)) if others else ""
    return (_("Your choice is sealed") if own is not None else _("Please wait")), chosen, awaited


def watched(state: State, people: People) -> tuple[str, str]:
    """Whose cards these are, for somebody who looks back at a game."""
    title, beside = asked(state, people)
    own, hand = (_("Your hand"), _("Your last card")), _("Hand of {player}")
    return (people.says(people.seat, title, hand) if title in own else title), beside


def watching(state: State, people: People, to_move: Sequence[Seat]) -> tuple[str, str, str]:
    """What is decided next, for somebody who looks back at a game: a title, a line and a sentence."""
    if state.phase == OVER:
        return _("The game is over"), "", ""
    own = state.choices[people.seat]
    chosen = seven_command(own, state.book.edition) if own is not None else ""
    eyes = through_eyes(people.cast, people.seat)
    awaited = still_to_decide(people.cast, to_move)
    return _("Looking back"), chosen or eyes, awaited if len(to_move) < len(people.cast) else ""


def bearing(state: State) -> tuple[str, str, str]:
    """What to know while a loss is decided about: a title, a line and a sentence."""
    rule = _("Debt can never be paid back. Each debt token costs a point at the end; three coins are worth one.")
    return _("A loss of coins"), "", rule
