"""The position: everything that lies on the table, in small numbers and short lists, quick to copy. Knows no rules.

The pawn stands at 0 in the middle of the track; a positive step is a lead of seat 0. Sets of slots, tokens and loot
are masks. What can be derived is kept only where the hot paths need it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from engine.core.seats import NOBODY
from engine.duel.facts import NO_CARD, SLOTS, Book
from engine.duel.trade import price_list

if TYPE_CHECKING:
    from mypy_extensions import i64

# What the table waits for.
DRAFT: Final = 0  # wonders are chosen
PLAY: Final = 1  # a card of the structure is used
CHOOSE_TOKEN: Final = 2  # a progress token from the board
CHOOSE_FROM_BOX: Final = 3  # one of the progress tokens drawn from the box
DESTROY: Final = 4  # a card of the opponent goes
FROM_DISCARD: Final = 5  # a card of the discard pile is built
BEGINNER: Final = 6  # who begins the age
OVER: Final = 7

# How a game ends.
NO_VICTORY: Final = 0
CIVILIAN: Final = 1
MILITARY: Final = 2
SCIENTIFIC: Final = 3

FIRST_AT_RANDOM: Final = -1
FROM_THE_DISCARD: Final = -1  # where a built card comes from, if not from a slot

PICKS: Final = 8
CARDS_IN_BOX: Final = 73
WONDERS_IN_BOX: Final = 12


@final
class Rulings:
    """The rule switches, as plain flags for the hot paths."""

    def __init__(
        self,
        last_player_chooses: bool,
        weaker_must_begin: bool,
        pair_may_be_declined: bool,
        wonder_choices_may_be_declined: bool,
        cards_turn_up_early: bool,
        library_tokens_shown: bool,
        only_last_loot: bool,
        destroyed_cards_leave: bool,
        strategy_for_wonders: bool,
        strategy_for_mausoleum: bool,
        guild_backs_secret: bool,
        coins_limited: bool,
        second_wins_tie: bool,
    ) -> None:
        self.last_player_chooses: Final = last_player_chooses
        self.weaker_must_begin: Final = weaker_must_begin
        self.pair_may_be_declined: Final = pair_may_be_declined
        self.wonder_choices_may_be_declined: Final = wonder_choices_may_be_declined
        self.cards_turn_up_early: Final = cards_turn_up_early
        self.library_tokens_shown: Final = library_tokens_shown
        self.only_last_loot: Final = only_last_loot
        self.destroyed_cards_leave: Final = destroyed_cards_leave
        self.strategy_for_wonders: Final = strategy_for_wonders
        self.strategy_for_mausoleum: Final = strategy_for_mausoleum
        self.guild_backs_secret: Final = guild_backs_secret
        self.coins_limited: Final = coins_limited
        self.second_wins_tie: Final = second_wins_tie


@final
class Table:
    """What does not change during a game: shared by all positions of one table."""

    def __init__(
        self, book: Book, rulings: Rulings, first: i64, picks: list[int], first_game: list[list[int]] | None
    ) -> None:
        self.book: Final = book
        self.rulings: Final = rulings
        self.first: Final = first  # or FIRST_AT_RANDOM
        self.picks: Final = picks  # for each pick of the draft: 0 for the first player, 1 for the second
        self.first_game: Final = first_game  # fixed wonders of the first and the second player instead of a draft


@final
class City:
    """What one player has."""

    def __init__(self, terms: i64, origin: City | None) -> None:
        if origin is None:
            self._found(terms)
        else:
            self._copy_from(origin)

    def _found(self, terms: i64) -> None:
        self.coins: i64 = 0
        self.built: list[int] = []  # in building order, destroyed cards left out
        self.plans: list[int] = []  # wonders that may still be built
        self.wonders: list[int] = []  # wonders that stand, in building order
        self.tokens: list[int] = []
        self.counts: i64 = 0  # of colours and wonders, packed
        self.makes: i64 = 0
        self.choices: i64 = 0
        self.fixed: i64 = 0
        self.terms: i64 = terms  # of trade; follows from the above and from what the opponent makes
        self.prices = price_list(0, terms, 0)  # follows from the above
        self.chains: i64 = 0
        self.symbols: i64 = 0
        self.blue_points: i64 = 0
        self.green_points: i64 = 0
        self.yellow_points: i64 = 0
        self.wonder_points: i64 = 0
        self.token_points: i64 = 0
        self.points_per_token: i64 = 0
        self.wonder_discount: i64 = 0
        self.blue_discount: i64 = 0
        self.extra_shields: i64 = 0
        self.chain_coins: i64 = 0
        self.takes_trade_coins = False
        self.wonders_again = False

    def _copy_from(self, other: City) -> None:
        self.coins = other.coins
        self.built = other.built[:]
        self.plans = other.plans[:]
        self.wonders = other.wonders[:]
        self.tokens = other.tokens[:]
        self.counts = other.counts
        self.makes = other.makes
        self.choices = other.choices
        self.fixed = other.fixed
        self.terms = other.terms
        self.prices = other.prices
        self.chains = other.chains
        self.symbols = other.symbols
        self.blue_points = other.blue_points
        self.green_points = other.green_points
        self.yellow_points = other.yellow_points
        self.wonder_points = other.wonder_points
        self.token_points = other.token_points
        self.points_per_token = other.points_per_token
        self.wonder_discount = other.wonder_discount
        self.blue_discount = other.blue_discount
        self.extra_shields = other.extra_shields
        self.chain_coins = other.chain_coins
        self.takes_trade_coins = other.takes_trade_coins
        self.wonders_again = other.wonders_again


@final
class State:
    """One position of 7 Wonders Duel. Only the ledger in `apply.py` changes it."""

    def __init__(self, table: Table, seed: i64, origin: State | None = None) -> None:
        self.table: Final = table
        self.book: Final = table.book
        self.seed: Final = seed
        if origin is None:
            self._lay_out()
        else:
            self._copy_from(origin)

    def _lay_out(self) -> None:
        self.phase: i64 = DRAFT
        self.first: i64 = NOBODY
        self.age: i64 = 0
        self.active: i64 = NOBODY  # whose turn it is
        self.decider: i64 = NOBODY  # who owes the next decision
        self.again = False  # the active player has another turn after this one
        self.picked: i64 = 0  # picks of the draft so far
        self.shown: list[int] = []  # wonders to choose from in the draft
        self.cities = [City(self.book.numbers.trade_price, None), City(self.book.numbers.trade_price, None)]
        self.slots = [NO_CARD] * SLOTS
        self.present: i64 = 0
        self.face_up: i64 = 0
        self.accessible: i64 = 0
        self.discard: list[int] = []
        self.gone: list[int] = []  # destroyed cards, where a switch takes them out of the game
        self.under = [NO_CARD] * WONDERS_IN_BOX  # the card under each wonder
        self.board: list[int] = []  # progress tokens to be had
        self.box: list[int] = []  # progress tokens left out at set-up
        self.drawn: list[int] = []  # progress tokens drawn from the box, one of which is kept
        self.wonders_built: i64 = 0
        self.pawn: i64 = 0
        self.loot: i64 = all_loot(
            self.book
        )  # tokens still on the track: for each seat that can lose them, a bit per token
        self.destroys: i64 = NOBODY  # the colour of the card to destroy
        self.victory: i64 = NO_VICTORY
        self.winner: i64 = NOBODY  # also when a victory is shared

    def _copy_from(self, other: State) -> None:
        self.phase = other.phase
        self.first = other.first
        self.age = other.age
        self.active = other.active
        self.decider = other.decider
        self.again = other.again
        self.picked = other.picked
        self.shown = other.shown[:]
        self.cities = [City(0, other.cities[0]), City(0, other.cities[1])]
        self.slots = other.slots[:]
        self.present = other.present
        self.face_up = other.face_up
        self.accessible = other.accessible
        self.discard = other.discard[:]
        self.gone = other.gone[:]
        self.under = other.under[:]
        self.board = other.board[:]
        self.box = other.box[:]
        self.drawn = other.drawn[:]
        self.wonders_built = other.wonders_built
        self.pawn = other.pawn
        self.loot = other.loot
        self.destroys = other.destroys
        self.victory = other.victory
        self.winner = other.winner

    def copy(self) -> State:
        """A position of its own, equal to this one."""
        return State(self.table, self.seed, self)


def all_loot(book: Book) -> i64:
    """Every loot token, on both sides."""
    mask = 0
    for number in range(len(book.loot)):
        mask |= loot_bit(0, number) | loot_bit(1, number)
    return mask


def loot_bit(loser: i64, number: i64) -> i64:
    """The mask of a loot token on the side of a seat."""
    return 1 << 2 * loser + number
