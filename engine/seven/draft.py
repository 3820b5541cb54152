"""Dealing and passing: boards, the decks of the ages, hands that go round, and the Free City's draw pile."""

from typing import Final

from engine.core.seats import NOBODY, Seat
from engine.core.streams import Stream
from engine.seven.apply import SevenLedger
from engine.seven.state import AT_RANDOM, State, Table

# To the left in the first and third age, to the right in the second.
PASSING: Final[list[int]] = [1, -1, 1]


def deck_of(table: Table, seed: int, age: int) -> list[int]:
    """The shuffled deck of an age, with the black cards and the guilds that are drawn into it for this game."""
    deck = table.decks[age]
    numbers = len(deck)
    for draw in table.draws[age]:
        numbers += len(draw.cards) + draw.count
    stream = Stream(seed, f"deck/{age + 1}", numbers)
    for draw in table.draws[age]:
        deck = deck + stream.shuffled(draw.cards)[: draw.count]
    return stream.shuffled(deck)


def deal_boards(ledger: SevenLedger) -> None:
    """Lay a board before every city: the one that was asked for, or one at random, with its side."""
    state = ledger.state
    table = state.table
    boards = len(table.book.sides) // 2
    stream = Stream(state.seed, "boards", boards + table.cities)
    rest = stream.shuffled([board for board in range(boards) if board not in table.boards])
    for city in range(table.cities):
        board = table.boards[city]
        dealt_side = stream.pick(2)
        side = table.sides[city]
        ledger.board_dealt(city, rest.pop() if board == NOBODY else board, dealt_side if side == AT_RANDOM else side)


def begin_age(ledger: SevenLedger, age: int) -> None:
    """Deal the hands of an age; with two players the rest becomes the Free City's draw pile."""
    state = ledger.state
    table = state.table
    deck = deck_of(table, state.seed, age)
    size = table.book.hand_size
    hands = [sorted(deck[seat * size : (seat + 1) * size]) for seat in range(table.players)]
    ledger.age_began(age, hands, deck[table.players * size :])
    begin_turn(ledger, 1)


def begin_turn(ledger: SevenLedger, turn: int) -> None:
    """Open the next choice; the holder of the Free City card draws first."""
    state = ledger.state
    holder = holder_in(state.table, state.age, turn)
    ledger.turn_began(turn, holder)
    if holder != NOBODY:
        ledger.card_drawn(holder, state.pile[-1])


def holder_in(table: Table, age: int, turn: int) -> Seat:
    """Who decides for the Free City: first the player on its left (age II: right), then by turns."""
    if table.free_city == NOBODY:
        return NOBODY
    first = table.first_holder if age != 1 else 1 - table.first_holder
    return first if turn % 2 == 1 else 1 - first


def pass_hands(ledger: SevenLedger) -> None:
    """Give every hand to the next player in the direction of the age; two players just swap."""
    state: State = ledger.state
    ledger.hands_passed(PASSING[state.age])
