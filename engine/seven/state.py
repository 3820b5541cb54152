"""The position: everything that lies on the table, in flat lists of small numbers, quick to copy. Knows no rules.

Lists with one entry per city are indexed by city; lists with more use ``city * width + index``. What can be
derived is kept only where the hot paths need it (production, shields, free and barred cards).
"""

from typing import Final, final

from engine.core.seats import NOBODY, Seat, left_of, right_of
from engine.seven.commands import Command
from engine.seven.facts import AGES, COLOURS, NO_CARD, SYMBOLS, Book
from engine.seven.wares import NO_WARES

# What the table waits for.
SIDES: Final = 0  # boards are dealt, some sides still to be chosen
PLAY: Final = 1  # everybody chooses a card in secret
LAST_CARD: Final = 2  # Babylon plays its last card
FROM_DISCARD: Final = 3  # Halikarnassos looks through the discard pile
COPY_GUILD: Final = 4  # Olympia copies a guild
OVER: Final = 5
LOSSES: Final = 6  # everybody who loses coins chooses in secret between coins and debt

AT_RANDOM: Final = -1
OF_CHOICE: Final = -2

MAX_STAGES: Final = 4

# What a city's builds of a turn make all others lose: coins, and coins for each victory token and each stage.
THREATS: Final = 3
COINS: Final = 0
PER_VICTORY: Final = 1
PER_STAGE: Final = 2

UNKNOWN: Final = -2  # in a view: a card the seat may not know

# Where a card comes from when it is played: a hand is given by its seat.
FROM_PILE: Final = -1
FROM_THE_DISCARD: Final = -2

# What became of a card; the plays of a game are its memory.
BUILT: Final = 0
BURIED: Final = 1
SOLD: Final = 2
LEFT_OVER: Final = 3
DRAWN: Final = 4
TAKEN: Final = 5


@final
class Rulings:
    """The rule switches, as plain flags for the hot paths."""

    def __init__(
        self,
        extra_card_is_a_turn: bool,
        copy_counts_itself: bool,
        must_build: bool,
        free_city_powers: bool,
        losses_before_discard: bool = False,
        choices_produce_both: bool = True,
        ties_keep_diplomacy: bool = False,
    ) -> None:
        self.extra_card_is_a_turn: Final = extra_card_is_a_turn
        self.copy_counts_itself: Final = copy_counts_itself
        self.must_build: Final = must_build
        self.free_city_powers: Final = free_city_powers
        self.losses_before_discard: Final = losses_before_discard
        self.choices_produce_both: Final = choices_produce_both
        self.ties_keep_diplomacy: Final = ties_keep_diplomacy


@final
class Draw:
    """Cards of which so many, drawn at random, are shuffled into a deck: guilds and black cards."""

    def __init__(self, cards: list[int], count: int) -> None:
        self.cards: Final = cards
        self.count: Final = count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Draw) and self.cards == other.cards and self.count == other.count

    def __hash__(self) -> int:
        return hash((tuple(self.cards), self.count))


@final
class Table:
    """What does not change during a game: shared by all positions of one table."""

    def __init__(
        self,
        book: Book,
        decks: list[list[int]],
        draws: list[list[Draw]],
        rulings: Rulings,
        players: int,
        teams: bool,
        first_holder: Seat,
        boards: list[int],
        sides: list[int],
    ) -> None:
        self.book: Final = book
        self.decks: Final = decks  # one per age, without what is drawn
        self.draws: Final = draws  # one list per age
        self.rulings: Final = rulings
        self.players: Final = players
        self.teams: Final = teams
        self.partner: Final = [seat ^ 1 if teams else NOBODY for seat in range(players)]
        self.with_black: Final = len(draws[0]) > 0  # the black cards of Cities are in the game
        self.first_holder: Final = first_holder
        self.boards: Final = boards  # one per city, NOBODY where the board is dealt at random
        self.sides: Final = sides  # one per city: a side, AT_RANDOM or OF_CHOICE
        self.cities: Final = 3 if players == 2 else players
        self.free_city: Final = NOBODY if players > 2 else players
        self.special_terms: Final = teams or players == 2  # team mates and the Free City pay by rules of their own
        self.usual_trade: Final = not self.special_terms and not self.with_black
        self.seats: Final = list(range(players))
        self.order: Final = list(range(self.cities))
        self.turns: Final = book.hand_size - 1
        self.no_threats: Final = [0] * (self.cities * THREATS)
        self.left: Final = [left_of(city, self.cities) for city in range(self.cities)]
        self.right: Final = [right_of(city, self.cities) for city in range(self.cities)]


def play_record(age: int, turn: int, seat: int, city: int, action: int, card: int) -> int:
    """One card's fate as a number: in which age and turn, out of whose hand, for which city."""
    return ((((age * 16 + turn) * 8 + seat + 1) * 8 + city) * 8 + action) * 256 + card + 2


@final
class PlayRecord:
    """The same fate, readable."""

    def __init__(self, record: int) -> None:
        self.card: Final = (record & 255) - 2
        self.action: Final = record >> 8 & 7
        self.city: Final = record >> 11 & 7
        self.seat: Final = (record >> 14 & 7) - 1
        self.turn: Final = record >> 17 & 15
        self.age: Final = record >> 21


@final
class State:
    """One position of 7 Wonders. Only the ledger in `apply.py` changes it."""

    def __init__(self, table: Table, seed: int, origin: "State | None" = None) -> None:
        self.table: Final = table
        self.book: Final = table.book
        self.cities: Final = table.cities
        self.seed: Final = seed
        if origin is None:
            self._lay_out(table.players, table.cities)
        else:
            self._copy_from(origin)

    def _lay_out(self, players: int, cities: int) -> None:
        self.phase = SIDES
        self.age = 0
        self.turn = 0
        self.holder = NOBODY  # who decides for the Free City in this turn
        self.deciding = NOBODY  # the city that decides in a phase of a single city
        self.sides_open = 0  # cities whose side is still to be chosen, a bit each
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.choices: list[Command | None] = [None] * cities
        self.side = [0] * cities
        self.stages = [0] * cities
        self.coins = [0] * cities
        self.purse = [0] * cities  # coins that may still be spent in this turn
        self.own = [NO_WARES] * cities  # production, and what of it neighbours may buy
        self.sells = [NO_WARES] * cities
        self.discounts = [0] * cities
        self.shields = [0] * cities
        self.powers = [0] * cities
        self.free_build_used = [0] * cities
        self.fresh = [NO_CARD] * cities  # the card built in this turn
        self.fresh_power = [0] * cities  # powers of stages built in this turn
        self.copied = [NO_CARD] * cities
        self.defeats = [0] * cities
        self.victories = [0] * (cities * AGES)
        self.built = [0] * (cities * AGES)
        self.barred = [0] * (cities * AGES)  # built here, or the twin of a building here
        self.free = [0] * (cities * AGES)  # made free by a chain
        self.colours = [0] * (cities * COLOURS)
        self.science = [0] * (cities * SYMBOLS)
        self.buried = [NO_CARD] * (cities * MAX_STAGES)
        self.plays: list[int] = []
        self.debt = [0] * cities
        self.diplomacy = [0] * cities
        self.copies = [0] * cities  # symbols of science that are copied from neighbours at the end
        self.threats = [0] * (cities * THREATS)  # what the builds of this turn make all others lose
        self.looked = [NOBODY] * players  # how many plays there were when the seat last saw the discard pile

    def _copy_from(self, other: "State") -> None:
        self.phase = other.phase
        self.age = other.age
        self.turn = other.turn
        self.holder = other.holder
        self.deciding = other.deciding
        self.sides_open = other.sides_open
        self.hands = [hand[:] for hand in other.hands]
        self.pile = other.pile[:]
        self.discard = other.discard[:]
        self.choices = other.choices[:]
        self.side = other.side[:]
        self.stages = other.stages[:]
        self.coins = other.coins[:]
        self.purse = other.purse[:]
        self.own = other.own[:]
        self.sells = other.sells[:]
        self.discounts = other.discounts[:]
        self.shields = other.shields[:]
        self.powers = other.powers[:]
        self.free_build_used = other.free_build_used[:]
        self.fresh = other.fresh[:]
        self.fresh_power = other.fresh_power[:]
        self.copied = other.copied[:]
        self.defeats = other.defeats[:]
        self.victories = other.victories[:]
        self.built = other.built[:]
        self.barred = other.barred[:]
        self.free = other.free[:]
        self.colours = other.colours[:]
        self.science = other.science[:]
        self.buried = other.buried[:]
        self.plays = other.plays[:]
        self.looked = other.looked[:]
        if self.table.with_black:
            self.debt = other.debt[:]
            self.diplomacy = other.diplomacy[:]
            self.copies = other.copies[:]
            self.threats = other.threats[:]
        else:  # without black cards these never change
            self.debt = other.debt
            self.diplomacy = other.diplomacy
            self.copies = other.copies
            self.threats = other.threats

    def copy(self) -> "State":
        """A position of its own, equal to this one."""
        return State(self.table, self.seed, self)
