"""What a loaded catalog is made of: frozen cards, boards and effects; it knows no files and no rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal

Resource = Literal["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"]
Colour = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "black"]
Symbol = Literal["compass", "gear", "tablet", "any"]
Counted = Colour | Literal["stage", "defeat", "victory", "victory_1", "victory_3", "victory_5"]
Where = Literal["own", "neighbours", "all"]
ResourceGroup = Literal["raw", "goods"]
Neighbours = Literal["left", "right", "both"]
Side = Literal["left", "right"]
Receivers = Literal["neighbours", "others"]
Suffered = Literal["", "victory", "stage"]
Category = Literal["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "black"]
PowerName = Literal[
    "build_from_discard",
    "free_build_once_per_age",
    "play_last_card",
    "copy_neighbour_guild",
    "free_first_of_each_colour",
    "free_first_card_of_age",
    "free_last_card_of_age",
    "build_from_discard_last",
    "produce_one_more_of_own",
    "produce_one_missing",
    "stages_without_resources",
]

RESOURCES: Final[tuple[Resource, ...]] = ("wood", "stone", "clay", "ore", "glass", "cloth", "papyrus")
RAW: Final = RESOURCES[:4]
GOODS: Final = RESOURCES[4:]
COLOURS: Final[tuple[Colour, ...]] = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")
SYMBOLS: Final[tuple[Symbol, ...]] = ("compass", "gear", "tablet", "any")
COUNTED: Final[tuple[Counted, ...]] = (
    *COLOURS,
    *("stage", "defeat", "victory", "victory_1", "victory_3", "victory_5"),
)
WHERE: Final[tuple[Where, ...]] = ("own", "neighbours", "all")
RESOURCE_GROUPS: Final[tuple[ResourceGroup, ...]] = ("raw", "goods")
NEIGHBOURS: Final[tuple[Neighbours, ...]] = ("left", "right", "both")
SIDES: Final[tuple[Side, ...]] = ("left", "right")
RECEIVERS: Final[tuple[Receivers, ...]] = ("neighbours", "others")
SUFFERED: Final[tuple[Suffered, ...]] = ("", "victory", "stage")
VICTORY_WORTH: Final = (1, 3, 5)
CATEGORIES_OF_AN_EDITION: Final[tuple[Category, ...]] = (
    "military",
    "treasury",
    "wonder",
    "civilian",
    "science",
    "commerce",
    "guilds",
)
CATEGORIES: Final[tuple[Category, ...]] = (*CATEGORIES_OF_AN_EDITION, "black")
POWERS: Final[tuple[PowerName, ...]] = (
    "build_from_discard",
    "free_build_once_per_age",
    "play_last_card",
    "copy_neighbour_guild",
    "free_first_of_each_colour",
    "free_first_card_of_age",
    "free_last_card_of_age",
    "build_from_discard_last",
    "produce_one_more_of_own",
    "produce_one_missing",
    "stages_without_resources",
)
AGES: Final = (1, 2, 3)
PLAYERS: Final = (3, 4, 5, 6, 7)


@dataclass(frozen=True, slots=True)
class Production:
    """Units per turn: each slot yields one unit out of its resources."""

    slots: tuple[tuple[Resource, ...], ...]
    sold: bool
    """Whether neighbours may buy these units."""
    kind: ClassVar[Literal["production"]] = "production"


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins from the bank, once."""

    amount: int
    kind: ClassVar[Literal["coins"]] = "coins"


@dataclass(frozen=True, slots=True)
class Points:
    """Points at the end of the game."""

    amount: int
    kind: ClassVar[Literal["points"]] = "points"


@dataclass(frozen=True, slots=True)
class Shields:
    """Strength in every conflict from now on."""

    amount: int
    kind: ClassVar[Literal["shields"]] = "shields"


@dataclass(frozen=True, slots=True)
class Science:
    """One symbol of science; `any` is chosen at the end of the game."""

    symbol: Symbol
    kind: ClassVar[Literal["science"]] = "science"


@dataclass(frozen=True, slots=True)
class Discount:
    """These neighbours sell these resources for one coin instead of two."""

    resources: ResourceGroup
    neighbours: Neighbours
    kind: ClassVar[Literal["discount"]] = "discount"


@dataclass(frozen=True, slots=True)
class CoinsPer:
    """Coins once, for each thing counted there after everybody has built."""

    amount: int
    counted: tuple[Counted, ...]
    where: Where
    kind: ClassVar[Literal["coins_per"]] = "coins_per"


@dataclass(frozen=True, slots=True)
class PointsPer:
    """Points for each thing counted there at the end of the game."""

    amount: int
    counted: tuple[Counted, ...]
    where: Where
    kind: ClassVar[Literal["points_per"]] = "points_per"


@dataclass(frozen=True, slots=True)
class PointsIfWonderComplete:
    """Points at the end of the game if every stage of the own board is built."""

    points: int
    kind: ClassVar[Literal["points_if_wonder_complete"]] = "points_if_wonder_complete"


@dataclass(frozen=True, slots=True)
class Power:
    """An ability with rules of its own."""

    name: PowerName
    kind: ClassVar[Literal["power"]] = "power"


@dataclass(frozen=True, slots=True)
class Gift:
    """Coins from the bank for each neighbour or for everybody else, once."""

    amount: int
    to: Receivers
    kind: ClassVar[Literal["gift"]] = "gift"


@dataclass(frozen=True, slots=True)
class CoinLoss:
    """Everybody else loses so many coins at the end of the turn, or so many for each thing the loser has."""

    amount: int
    per: Suffered
    kind: ClassVar[Literal["coin_loss"]] = "coin_loss"


@dataclass(frozen=True, slots=True)
class Debt:
    """Each neighbour takes so much debt, once."""

    amount: int
    kind: ClassVar[Literal["debt"]] = "debt"


@dataclass(frozen=True, slots=True)
class Diplomacy:
    """Tokens, each of which keeps the city out of the conflicts of an age."""

    tokens: int
    kind: ClassVar[Literal["diplomacy"]] = "diplomacy"


@dataclass(frozen=True, slots=True)
class VictoryToken:
    """A conflict token of this worth, once."""

    worth: int
    kind: ClassVar[Literal["victory_token"]] = "victory_token"


@dataclass(frozen=True, slots=True)
class DiscardDefeats:
    """All own defeat tokens go."""

    kind: ClassVar[Literal["discard_defeats"]] = "discard_defeats"


@dataclass(frozen=True, slots=True)
class CopiedScience:
    """Symbols copied from green cards of the neighbours at the end of the game."""

    symbols: int
    kind: ClassVar[Literal["copied_science"]] = "copied_science"


@dataclass(frozen=True, slots=True)
class Rebate:
    """This neighbour sells one unit a turn for a coin less."""

    neighbour: Side
    kind: ClassVar[Literal["rebate"]] = "rebate"


@dataclass(frozen=True, slots=True)
class BoardRebate:
    """The resources of the neighbours' boards cost so much less."""

    amount: int
    kind: ClassVar[Literal["board_rebate"]] = "board_rebate"


Effect = (
    Production
    | Coins
    | Points
    | Shields
    | Science
    | Discount
    | CoinsPer
    | PointsPer
    | PointsIfWonderComplete
    | Power
    | Gift
    | CoinLoss
    | Debt
    | Diplomacy
    | VictoryToken
    | DiscardDefeats
    | CopiedScience
    | Rebate
    | BoardRebate
)


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid: coins to the bank, and resources in the order of RESOURCES."""

    coins: int
    resources: tuple[int, ...]


FREE: Final = Cost(0, (0,) * len(RESOURCES))


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card; its place in the catalog is its number in the engine."""

    id: str
    name: str
    building: str
    """A city may hold one card of each building; the same word as `id` but for twins."""
    age: int
    colour: Colour
    copies: tuple[int, ...]
    """One number per printed copy: it is dealt with that many players or more. Guilds and black cards have none."""
    guild: bool
    cost: Cost
    free_with: tuple[str, ...]
    """Buildings, any of which makes this card free."""
    symbol_needed: str | None
    symbols_given: tuple[str, ...]
    chains_to: tuple[str, ...]
    """Buildings that this one makes free."""
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a wonder."""

    cost: Cost
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A city board: the resource it produces and its sides, each with stages in building order."""

    id: str
    name: str
    resource: Resource
    sides: Mapping[str, tuple[Stage, ...]] = field(hash=False)


@dataclass(frozen=True, slots=True)
class SevenCatalog:
    """All cards and boards of one edition of 7 Wonders, those of expansions behind the others."""

    edition: int
    sides: tuple[str, ...]
    score_order: tuple[Category, ...]
    cards: tuple[Card, ...]
    boards: tuple[Board, ...]
    digest: str
    """SHA-256 of the content: equal for two files that say the same, whatever their layout."""
    hand: int = 7
    """How many cards of an age everybody is dealt."""
    expansions: tuple[str, ...] = ()
