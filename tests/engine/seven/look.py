"""Looks at a table of 7 Wonders in the words of the rulebook: cards by their ids, ages from 1, points by category."""

from engine.core.seats import Seat
from engine.seven import legality, scoring
from engine.seven.book import words_of
from engine.seven.commands import BuildCard, BuildStage, Command, CopyGuild, PayLoss, Play, TakeFromDiscard
from engine.seven.facts import AGES
from engine.seven.state import State
from engine.seven.trade import FREE, Cost, Payment
from engine.seven.wares import need_of
from tests.engine.seven.printed import RESOURCES

CATEGORIES = {
    "military": scoring.MILITARY,
    "treasury": scoring.TREASURY,
    "wonder": scoring.WONDER,
    "civilian": scoring.CIVILIAN,
    "science": scoring.SCIENCE,
    "commerce": scoring.COMMERCE,
    "guilds": scoring.GUILDS,
    "black": scoring.BLACK_CARDS,
}


class Look:
    """What can be seen of a position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.words = words_of(state.book)

    def number(self, card: str) -> int:
        return self.words.card_numbers[card]

    @property
    def age(self) -> int:
        return self.state.age + 1

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def phase(self) -> int:
        return self.state.phase

    def to_move(self) -> list[Seat]:
        return legality.to_move(self.state)

    def payable(self, seat: Seat) -> list[int]:
        """How many coins of its loss a seat may pay, in the order they are listed."""
        return [move.coins for move in legality.legal(self.state, seat) if isinstance(move, PayLoss)]

    def legal(self, seat: Seat) -> list[str]:
        """What a seat may do, in words without prices: "BuildCard baths"."""
        moves = legality.legal(self.state, seat)
        return list(dict.fromkeys(f"{type(move).__name__} {self._card_of(move)}".strip() for move in moves))

    def _card_of(self, move: Command) -> str:
        if isinstance(move, Play | TakeFromDiscard | CopyGuild):
            return self.words.card_ids[move.card]
        return ""

    def prices(self, seat: Seat, card: str) -> list[Payment]:
        """The payments offered for constructing a card, in the order they are listed."""
        moves = legality.legal(self.state, seat)
        return [m.payment for m in moves if isinstance(m, BuildCard) and m.card == self.number(card)]

    def stage_prices(self, seat: Seat) -> list[Payment]:
        """The payments offered for the next stage."""
        moves = [move for move in legality.legal(self.state, seat) if isinstance(move, BuildStage)]
        return [move.payment for move in moves if move.card == moves[0].card]

    def ways_to_pay(self, city: int, resources: str, coins: int = 0) -> list[Payment]:
        """How a city could pay any cost now, whatever its purse."""
        return legality.market_of(self.state, city).payments(Cost(coins, need(resources)))

    def makes(self, city: int, resources: str) -> bool:
        """Whether a city can make all these resources in one turn by itself."""
        return self.ways_to_pay(city, resources)[:1] == [FREE]

    def coins(self, city: int) -> int:
        return self.state.coins[city]

    def shields(self, city: int) -> int:
        return self.state.shields[city]

    def debt(self, city: int) -> int:
        return self.state.debt[city]

    def victories(self, city: int) -> list[int]:
        """The worth of each victory token of a city."""
        tokens = self.state.victories[AGES * city : AGES * city + AGES]
        return [worth for worth, number in zip((1, 3, 5), tokens, strict=True) for _ in range(number)]

    def stages(self, city: int) -> int:
        return self.state.stages[city]

    def cards(self, city: int) -> set[str]:
        """The buildings of a city."""
        book, built = self.state.book, self.state.built
        return {self.words.card_ids[n] for age in range(AGES) for n in book.cards_in(age, built[AGES * city + age])}

    def hand_of(self, seat: Seat) -> list[str]:
        return [self.words.card_ids[card] for card in self.state.hands[seat]]

    @property
    def discard(self) -> list[str]:
        return [self.words.card_ids[card] for card in self.state.discard]

    @property
    def draw_pile(self) -> list[str]:
        return [self.words.card_ids[card] for card in self.state.pile]

    def side(self, city: int) -> str:
        """The board and side before a city, as in "gizah:A"."""
        number = self.state.side[city]
        return f"{self.words.board_of(number)}:{self.words.side_of(number)}"

    def score(self, city: int) -> dict[str, int]:
        """The points of a city by category, those without points left out."""
        points = scoring.points(self.state, city)
        return {name: points[number] for name, number in CATEGORIES.items() if points[number]}

    def points(self, city: int, category: str) -> int:
        return self.score(city).get(category, 0)

    def total(self, city: int) -> int:
        return scoring.total(self.state, city)

    def ranking(self) -> list[list[Seat]]:
        return scoring.ranking(self.state)


def need(resources: str) -> int:
    """Resources as the engine writes down a need."""
    return need_of(tuple(resources.split().count(resource) for resource in RESOURCES))
