"""What has happened, as records for the log, the file and the eye: frozen, in the past tense, numbers only.

The ledger in `apply.py` has a method of the same name for each; records are written only when somebody keeps a log.
"""

from dataclasses import dataclass
from typing import ClassVar

from engine.core.seats import Seat
from engine.seven.commands import Command

# Why coins came from the bank, where no card is the cause.
SALE = -1
STAGE = -2
START = -3


@dataclass(frozen=True, slots=True)
class BoardDealt:
    """A city got its board; `side` is OF_CHOICE where it may still be chosen."""

    name: ClassVar[str] = "board_dealt"
    city: int
    board: int
    side: int


@dataclass(frozen=True, slots=True)
class SideChosen:
    name: ClassVar[str] = "side_chosen"
    city: int
    side: int


@dataclass(frozen=True, slots=True)
class AgeBegan:
    """Hands (and the pile of a two-player game) were dealt."""

    name: ClassVar[str] = "age_began"
    age: int
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    name: ClassVar[str] = "turn_began"
    turn: int
    holder: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """The holder of the Free City card drew the top card of the pile."""

    name: ClassVar[str] = "card_drawn"
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class ChoiceSealed:
    name: ClassVar[str] = "choice_sealed"
    command: Command


@dataclass(frozen=True, slots=True)
class ChoicesRevealed:
    name: ClassVar[str] = "choices_revealed"


@dataclass(frozen=True, slots=True)
class CoinsPaid:
    name: ClassVar[str] = "coins_paid"
    city: int
    bank: int
    left: int
    right: int


@dataclass(frozen=True, slots=True)
class CardBuilt:
    """`source` is the seat whose hand the card came from, or the pile or the discard pile."""

    name: ClassVar[str] = "card_built"
    city: int
    card: int
    source: int


@dataclass(frozen=True, slots=True)
class StageBuilt:
    """`seat` decided and is the only one who knows the buried card."""

    name: ClassVar[str] = "stage_built"
    city: int
    card: int
    source: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardSold:
    """`seat` decided and is the only one who knows the card."""

    name: ClassVar[str] = "card_sold"
    city: int
    card: int
    source: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class CoinsGained:
    """From the bank; `cause` is a card, SALE, STAGE or START."""

    name: ClassVar[str] = "coins_gained"
    city: int
    amount: int
    cause: int


@dataclass(frozen=True, slots=True)
class FreeBuildUsed:
    name: ClassVar[str] = "free_build_used"
    city: int


@dataclass(frozen=True, slots=True)
class LeftoversDiscarded:
    """The cards left in the hands (and in the pile), which the turn record keeps by seat."""

    name: ClassVar[str] = "leftovers_discarded"
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DecisionOpened:
    """The table waits for one city: its last card, the discard pile or a guild to copy."""

    name: ClassVar[str] = "decision_opened"
    phase: int
    city: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class DiscardLeft:
    """Nothing was taken from the discard pile."""

    name: ClassVar[str] = "discard_left"
    city: int


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """Every hand went to the seat so many places further on."""

    name: ClassVar[str] = "hands_passed"
    step: int


@dataclass(frozen=True, slots=True)
class ConflictWon:
    name: ClassVar[str] = "conflict_won"
    winner: int
    loser: int


@dataclass(frozen=True, slots=True)
class BorderWon:
    """Teams: the stronger of two opponents side by side took so many victory tokens, the other so many defeats."""

    name: ClassVar[str] = "border_won"
    winner: int
    loser: int
    tokens: int


@dataclass(frozen=True, slots=True)
class DebtTaken:
    """A card of a neighbour made the city take debt."""

    name: ClassVar[str] = "debt_taken"
    city: int
    amount: int
    cause: int


@dataclass(frozen=True, slots=True)
class DiplomacyGained:
    name: ClassVar[str] = "diplomacy_gained"
    city: int
    tokens: int


@dataclass(frozen=True, slots=True)
class DiplomacySpent:
    name: ClassVar[str] = "diplomacy_spent"
    city: int


@dataclass(frozen=True, slots=True)
class VictoryTokenGained:
    """A victory token without a conflict, worth as much as those of `age`."""

    name: ClassVar[str] = "victory_token_gained"
    city: int
    age: int


@dataclass(frozen=True, slots=True)
class DefeatsDiscarded:
    name: ClassVar[str] = "defeats_discarded"
    city: int


@dataclass(frozen=True, slots=True)
class LossInflicted:
    """All others will lose coins at the end of the turn; `city` inflicts it."""

    name: ClassVar[str] = "loss_inflicted"
    city: int
    coins: int
    per_victory: int
    per_stage: int


@dataclass(frozen=True, slots=True)
class LossesOpened:
    """The table waits for all who may choose between coins and debt."""

    name: ClassVar[str] = "losses_opened"


@dataclass(frozen=True, slots=True)
class CoinsLost:
    """Coins went to the bank, and debt was taken for the rest of a loss."""

    name: ClassVar[str] = "coins_lost"
    city: int
    coins: int
    debt: int


@dataclass(frozen=True, slots=True)
class LossesSettled:
    name: ClassVar[str] = "losses_settled"


@dataclass(frozen=True, slots=True)
class GuildCopied:
    name: ClassVar[str] = "guild_copied"
    city: int
    card: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    name: ClassVar[str] = "game_ended"


OfCities = (
    BorderWon
    | DebtTaken
    | DiplomacyGained
    | DiplomacySpent
    | VictoryTokenGained
    | DefeatsDiscarded
    | LossInflicted
    | LossesOpened
    | CoinsLost
    | LossesSettled
)

Event = (
    BoardDealt
    | SideChosen
    | AgeBegan
    | TurnBegan
    | CardDrawn
    | ChoiceSealed
    | ChoicesRevealed
    | CoinsPaid
    | CardBuilt
    | StageBuilt
    | CardSold
    | CoinsGained
    | FreeBuildUsed
    | LeftoversDiscarded
    | DecisionOpened
    | DiscardLeft
    | HandsPassed
    | ConflictWon
    | GuildCopied
    | GameEnded
    | OfCities
)
