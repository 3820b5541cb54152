"""What has happened, as records for the log, the file and the eye: frozen, in the past tense, numbers only.

The ledger in `apply.py` has a method of the same name for each; records are written only when somebody keeps a log.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.core.seats import Seat

# Why coins came or went: the number of a card, or one of these; wonders and tokens count up from their first.
START: Final = -1
DISCARD: Final = -2
CHAIN: Final = -3
FIRST_WONDER: Final = 100
FIRST_TOKEN: Final = 200


@dataclass(frozen=True, slots=True)
class FirstPlayerNamed:
    name: ClassVar[str] = "first_player_named"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TokensLaid:
    """Progress tokens on the board, and those left out."""

    name: ClassVar[str] = "tokens_laid"
    board: tuple[int, ...]
    box: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WondersShown:
    """A round of the draft began; `seat` chooses first."""

    name: ClassVar[str] = "wonders_shown"
    wonders: tuple[int, ...]
    seat: Seat


@dataclass(frozen=True, slots=True)
class WonderTaken:
    """`following` chooses next, or NOBODY."""

    name: ClassVar[str] = "wonder_taken"
    seat: Seat
    wonder: int
    following: Seat


@dataclass(frozen=True, slots=True)
class AgeBegan:
    """The structure was laid out, slot by slot; `backs` says whether guilds are known by their backs."""

    name: ClassVar[str] = "age_began"
    age: int
    cards: tuple[int, ...]
    backs: bool


@dataclass(frozen=True, slots=True)
class BeginnerChosen:
    name: ClassVar[str] = "beginner_chosen"
    seat: Seat
    beginner: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan:
    name: ClassVar[str] = "turn_began"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CoinsPaid:
    """`bank` got its part, and `opponent` his, by his right to it."""

    name: ClassVar[str] = "coins_paid"
    seat: Seat
    bank: int
    opponent: int


@dataclass(frozen=True, slots=True)
class CardBuilt:
    """`slot` is where the card lay, or FROM_THE_DISCARD."""

    name: ClassVar[str] = "card_built"
    seat: Seat
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    name: ClassVar[str] = "card_discarded"
    seat: Seat
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class WonderBuilt:
    """The card of the slot lies under the wonder."""

    name: ClassVar[str] = "wonder_built"
    seat: Seat
    wonder: int
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class WonderReturned:
    """An unbuilt wonder went out of the game, as no more may be built."""

    name: ClassVar[str] = "wonder_returned"
    seat: Seat
    wonder: int


@dataclass(frozen=True, slots=True)
class ExtraTurnWon:
    name: ClassVar[str] = "extra_turn_won"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CoinsGained:
    """From the bank."""

    name: ClassVar[str] = "coins_gained"
    seat: Seat
    amount: int
    cause: int


@dataclass(frozen=True, slots=True)
class CoinsLost:
    """To the bank, for nothing."""

    name: ClassVar[str] = "coins_lost"
    seat: Seat
    amount: int
    cause: int


@dataclass(frozen=True, slots=True)
class PawnMoved:
    name: ClassVar[str] = "pawn_moved"
    to: int


@dataclass(frozen=True, slots=True)
class LootTaken:
    """`seat` lost the coins; the token is gone."""

    name: ClassVar[str] = "loot_taken"
    seat: Seat
    number: int
    amount: int


@dataclass(frozen=True, slots=True)
class DecisionOpened:
    """The table waits for a choice; `colour` says which cards may be destroyed, otherwise NOBODY."""

    name: ClassVar[str] = "decision_opened"
    phase: int
    seat: Seat
    colour: int


@dataclass(frozen=True, slots=True)
class TokensDrawn:
    """Out of the box, for `seat` to keep one of them; `shown` says whether the opponent sees them too."""

    name: ClassVar[str] = "tokens_drawn"
    seat: Seat
    tokens: tuple[int, ...]
    shown: bool


@dataclass(frozen=True, slots=True)
class TokenTaken:
    name: ClassVar[str] = "token_taken"
    seat: Seat
    token: int


@dataclass(frozen=True, slots=True)
class CardDestroyed:
    """`seat` had it; it went to the discard pile, or out of the game by a switch."""

    name: ClassVar[str] = "card_destroyed"
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class ChoiceDeclined:
    name: ClassVar[str] = "choice_declined"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardTurnedUp:
    name: ClassVar[str] = "card_turned_up"
    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """`winner` is NOBODY when the victory is shared."""

    name: ClassVar[str] = "game_ended"
    victory: int
    winner: Seat


Event = (
    FirstPlayerNamed
    | TokensLaid
    | WondersShown
    | WonderTaken
    | AgeBegan
    | BeginnerChosen
    | TurnBegan
    | CoinsPaid
    | CardBuilt
    | CardDiscarded
    | WonderBuilt
    | WonderReturned
    | ExtraTurnWon
    | CoinsGained
    | CoinsLost
    | PawnMoved
    | LootTaken
    | DecisionOpened
    | TokensDrawn
    | TokenTaken
    | CardDestroyed
    | ChoiceDeclined
    | CardTurnedUp
    | GameEnded
)
