"""What the loaded catalog of 7 Wonders Duel is made of: frozen cards, wonders, tokens, structures and effects."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal

Resource = Literal["wood", "stone", "clay", "glass", "papyrus"]
Colour = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
Symbol = Literal["quill", "mortar", "wheel", "pendulum", "gyroscope", "sundial", "law"]
Counted = Colour | Literal["wonder", "three_coins"]
DiscountOn = Literal["wonder", "blue"]
Player = Literal["first", "second"]

RESOURCES: Final[tuple[Resource, ...]] = ("wood", "stone", "clay", "glass", "papyrus")
RAW: Final = RESOURCES[:3]
GOODS: Final = RESOURCES[3:]
COLOURS: Final[tuple[Colour, ...]] = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SYMBOLS: Final[tuple[Symbol, ...]] = ("quill", "mortar", "wheel", "pendulum", "gyroscope", "sundial", "law")
COUNTED: Final[tuple[Counted, ...]] = (*COLOURS, "wonder", "three_coins")
PLAYERS: Final[tuple[Player, ...]] = ("first", "second")
AGES: Final = (1, 2, 3)

# -- what cards, wonders and tokens do ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Production:
    """Units for every construction, in the order of RESOURCES; they make the opponent's purchases dearer."""

    units: tuple[int, ...]
    kind: ClassVar[Literal["production"]] = "production"


@dataclass(frozen=True, slots=True)
class Choice:
    """One unit of one of these for every construction; the opponent's prices do not feel it."""

    resources: tuple[Resource, ...]
    kind: ClassVar[Literal["choice"]] = "choice"


@dataclass(frozen=True, slots=True)
class FixedPrice:
    """The owner buys these for one coin a unit, whatever the opponent produces."""

    resources: tuple[Resource, ...]
    kind: ClassVar[Literal["fixed_price"]] = "fixed_price"


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins from the bank, once."""

    amount: int
    kind: ClassVar[Literal["coins"]] = "coins"


@dataclass(frozen=True, slots=True)
class CoinsPer:
    """Coins once, for each thing counted in the own city, the new one included."""

    amount: int
    counted: Counted
    kind: ClassVar[Literal["coins_per"]] = "coins_per"


@dataclass(frozen=True, slots=True)
class Points:
    """Points at the end of the game."""

    amount: int
    kind: ClassVar[Literal["points"]] = "points"


@dataclass(frozen=True, slots=True)
class Shields:
    """Steps of the conflict pawn towards the opponent's capital, at once."""

    amount: int
    kind: ClassVar[Literal["shields"]] = "shields"


@dataclass(frozen=True, slots=True)
class Science:
    """A symbol; two of a kind bring a progress token, six different ones the victory."""

    symbol: Symbol
    kind: ClassVar[Literal["science"]] = "science"


@dataclass(frozen=True, slots=True)
class Guild:
    """For each thing counted (added up within a city) in the city that has most: coins now, points at the end."""

    counted: tuple[Counted, ...]
    coins: int
    points: int
    kind: ClassVar[Literal["guild"]] = "guild"


@dataclass(frozen=True, slots=True)
class OpponentLoses:
    """The opponent gives up so many coins, as far as he has them."""

    amount: int
    kind: ClassVar[Literal["opponent_loses"]] = "opponent_loses"


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """The owner has another turn at once."""

    kind: ClassVar[Literal["play_again"]] = "play_again"


@dataclass(frozen=True, slots=True)
class Destroy:
    """One card of this colour in the opponent's city goes to the discard pile."""

    colour: Colour
    kind: ClassVar[Literal["destroy"]] = "destroy"


@dataclass(frozen=True, slots=True)
class BuildFromDiscard:
    """One card of the discard pile is built for nothing."""

    kind: ClassVar[Literal["build_from_discard"]] = "build_from_discard"


@dataclass(frozen=True, slots=True)
class DrawTokens:
    """So many of the progress tokens left out at set-up are drawn, and one of them is kept."""

    amount: int
    kind: ClassVar[Literal["draw_tokens"]] = "draw_tokens"


@dataclass(frozen=True, slots=True)
class Discount:
    """Later constructions of that kind need so many units fewer, of the owner's choice."""

    on: DiscountOn
    units: int
    kind: ClassVar[Literal["discount"]] = "discount"


@dataclass(frozen=True, slots=True)
class TakeTradeCoins:
    """What the opponent pays for resources comes to the owner instead of the bank."""

    kind: ClassVar[Literal["take_trade_coins"]] = "take_trade_coins"


@dataclass(frozen=True, slots=True)
class PointsPerToken:
    """Points at the end for each progress token of the owner, this one included."""

    amount: int
    kind: ClassVar[Literal["points_per_token"]] = "points_per_token"


@dataclass(frozen=True, slots=True)
class ExtraShields:
    """Later red cards of the owner have so many shields more."""

    amount: int
    kind: ClassVar[Literal["extra_shields"]] = "extra_shields"


@dataclass(frozen=True, slots=True)
class WondersPlayAgain:
    """Later wonders of the owner bring another turn."""

    kind: ClassVar[Literal["wonders_play_again"]] = "wonders_play_again"


@dataclass(frozen=True, slots=True)
class CoinsPerChain:
    """Coins each time the owner builds a card free by its chain symbol."""

    amount: int
    kind: ClassVar[Literal["coins_per_chain"]] = "coins_per_chain"


Effect = (
    Production
    | Choice
    | FixedPrice
    | Coins
    | CoinsPer
    | Points
    | Shields
    | Science
    | Guild
    | OpponentLoses
    | PlayAgain
    | Destroy
    | BuildFromDiscard
    | DrawTokens
    | Discount
    | TakeTradeCoins
    | PointsPerToken
    | ExtraShields
    | WondersPlayAgain
    | CoinsPerChain
)

# -- what lies on the table -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid: coins to the bank, and resources in the order of RESOURCES."""

    coins: int
    resources: tuple[int, ...]


FREE: Final = Cost(0, (0,) * len(RESOURCES))


@dataclass(frozen=True, slots=True)
class Card:
    """One card; there is one of each, and its place in the catalog is its number in the engine."""

    id: str
    name: str
    age: int
    guild: bool
    """Guilds are dealt in age III and have a back of their own."""
    colour: Colour
    cost: Cost
    symbol_needed: str | None
    symbol_given: str | None
    free_with: str | None
    """The card whose symbol makes this one free."""
    chains_to: str | None
    """The card that this one makes free."""
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Wonder:
    """One of the twelve wonders; its place in the catalog is its number in the engine."""

    id: str
    name: str
    cost: Cost
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """One of the ten progress tokens; its place in the catalog is its number in the engine."""

    id: str
    name: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a structure: slots are numbered from the top row down, left to right."""

    row: int
    """From 1, the top row, whose cards are taken last."""
    x: int
    """The middle of the card, in half card widths."""
    face_up: bool
    """As dealt."""
    covered_by: tuple[int, ...]
    covers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Structure:
    """How the cards of an age are laid out."""

    age: int
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the military track, the same on both sides: points for the leader, and the loot token in it."""

    first: int
    last: int
    points: int
    loot: int
    """Coins that the player loses on whose side the pawn enters the zone first; 0 where no token lies."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The fixed numbers of the game, by the rulebook's chapters."""

    start_coins: int
    cards_removed: int
    """From each age, unseen."""
    guilds_in_play: int
    tokens_on_board: int
    wonders_shown: int
    """In each round of the draft."""
    most_wonders: int
    """That both cities may build together."""
    discard_coins: int
    trade_price: int
    capital: int
    """The step of the military track that wins."""
    symbols_to_win: int
    coins_per_point: int


@dataclass(frozen=True, slots=True)
class DuelCatalog:
    """All of 7 Wonders Duel."""

    numbers: Numbers
    draft: tuple[tuple[Player, ...], ...]
    """Who picks, in each round."""
    first_game: Mapping[Player, tuple[str, ...]] = field(hash=False)
    """The fixed sets of wonders for a first game."""
    zones: tuple[Zone, ...]
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    tokens: tuple[Token, ...]
    structures: tuple[Structure, ...]
    digest: str
    """SHA-256 of the content: equal for two files that say the same, whatever their layout."""
