"""Everything that can be looked at: cards, boards, wonders, tokens and fields, with what is known of each."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.catalog import model as seven
from engine.catalog.dice import model as dice
from engine.catalog.duel import model as duel
from wonders_gui.art.dicelooks import FieldFace
from wonders_gui.art.faces import CardFace, StageFace, TokenFace, WonderFace

CARDS: Final = "cards"
BOARDS: Final = "boards"
WONDERS: Final = "wonders"
TOKENS: Final = "tokens"
FIELDS: Final = "fields"

RESOURCES: Final = "resources"
COINS: Final = "coins"
SHIELDS: Final = "shields"
SCIENCE: Final = "science"
POINTS: Final = "points"
TRADE: Final = "trade"
GIVES: Final = (RESOURCES, COINS, SHIELDS, SCIENCE, POINTS, TRADE)

_GIVEN: Final[Mapping[type, str]] = {
    seven.Production: RESOURCES,
    seven.Coins: COINS,
    seven.CoinsPer: COINS,
    seven.Shields: SHIELDS,
    seven.Science: SCIENCE,
    seven.CopiedScience: SCIENCE,
    seven.Points: POINTS,
    seven.PointsPer: POINTS,
    seven.PointsIfWonderComplete: POINTS,
    seven.VictoryToken: POINTS,
    seven.Discount: TRADE,
    seven.Rebate: TRADE,
    seven.BoardRebate: TRADE,
    duel.Production: RESOURCES,
    duel.Choice: RESOURCES,
    duel.Coins: COINS,
    duel.CoinsPer: COINS,
    duel.CoinsPerChain: COINS,
    duel.TakeTradeCoins: COINS,
    duel.Points: POINTS,
    duel.PointsPerToken: POINTS,
    duel.Guild: POINTS,
    duel.Shields: SHIELDS,
    duel.ExtraShields: SHIELDS,
    duel.Science: SCIENCE,
    duel.FixedPrice: TRADE,
    duel.Discount: TRADE,
    dice.Coins: COINS,
    dice.CoinsOnDie: COINS,
    dice.CoinsAndPointsPer: POINTS,
    dice.PointsPer: POINTS,
    dice.CheaperDice: TRADE,
    dice.FreeDice: TRADE,
}


@dataclass(frozen=True, slots=True)
class BoardFace:
    """One side of a board of 7 Wonders: its landscape and its stages."""

    board: str
    name: str
    side: str
    night: bool
    stages: tuple[StageFace, ...]


Face = CardFace | WonderFace | TokenFace | FieldFace | BoardFace


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One thing. `facts` are captions with their texts; chains name other exhibits of the same collection by key."""

    key: str
    kind: str
    face: Face
    name: str
    facts: tuple[tuple[str, str], ...]
    colour: str = ""
    age: int = 0
    copies: tuple[int, ...] = ()
    gives: frozenset[str] = frozenset()
    chained_from: tuple[str, ...] = ()
    chained_to: tuple[str, ...] = ()
    place: str = ""
    """The board that a field belongs to."""

    def spoken(self) -> str:
        """All of it for a screen reader."""
        told = [f"{caption}: {text.rstrip('.')}." for caption, text in self.facts]
        return " ".join((f"{self.name}.", *told))


@dataclass(frozen=True, slots=True)
class Collection:
    """What belongs to one game or expansion; `kinds` in the order in which they are offered."""

    key: str
    title: str
    short: str
    """The title where there is little room."""
    kinds: tuple[str, ...]
    exhibits: Callable[[], list[Exhibit]]
    has_copies: bool = False
    places: tuple[str, ...] = field(default=())
    """The boards among which one is chosen."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What shall be shown of a collection; what is empty or 0 does not matter."""

    kind: str
    age: int = 0
    colour: str = ""
    players: int = 0
    gives: str = ""
    place: str = ""
    words: str = ""

    def fits(self, exhibit: Exhibit) -> bool:
        """Whether an exhibit is among them."""
        return (
            exhibit.kind == self.kind
            and self.age in (0, exhibit.age)
            and self.colour in ("", exhibit.colour)
            and (not self.players or not exhibit.copies or exhibit.copies[0] <= self.players)
            and (not self.gives or self.gives in exhibit.gives)
            and (not exhibit.place or self.place in ("", exhibit.place))
            and self.words.casefold() in exhibit.spoken().casefold()
        )


def given(effects: Iterable[object]) -> frozenset[str]:
    """What effects bring, by the words of `GIVES`."""
    return frozenset(_GIVEN[type(effect)] for effect in effects if type(effect) in _GIVEN)


def chosen(exhibits: Sequence[Exhibit], wanted: Wanted) -> list[Exhibit]:
    """Those that are wanted, in their order."""
    return [exhibit for exhibit in exhibits if wanted.fits(exhibit)]
