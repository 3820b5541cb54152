"""Looks at a table of Duel in the words of the rulebook: cards by their ids, ages from 1, points by category."""

from engine.core.seats import NOBODY, Seat
from engine.duel import legality, military, scoring
from engine.duel.book import packed, unpacked, words
from engine.duel.codec import PHASE_NAMES, VICTORY_NAMES
from engine.duel.commands import BuildWonder, ChooseBeginner, ChooseToken, Command, Decline, TakeWonder
from engine.duel.facts import shortfall
from engine.duel.game import SCORE_ORDER
from engine.duel.state import City, State
from engine.duel.trade import trade_price, unit_price
from tests.engine.duel.printed import RESOURCES, SYMBOLS


class Look:
    """What can be seen of a position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.words = words()

    # -- whose turn -------------------------------------------------------------------------------------------

    @property
    def age(self) -> int:
        return self.state.age + 1

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    @property
    def decider(self) -> Seat:
        return self.state.decider

    @property
    def victory(self) -> str:
        return VICTORY_NAMES[self.state.victory]

    @property
    def winner(self) -> Seat:
        return self.state.winner

    def legal(self) -> list[str]:
        """What the decider may do, in words: "BuildCard baths", "BuildWonder sphinx under press"."""
        return [self.wording(move) for move in legality.legal(self.state, self.state.decider)]

    def wording(self, move: Command) -> str:
        return f"{type(move).__name__} {self._object_of(move)}".strip()

    def _object_of(self, move: Command) -> str:
        if isinstance(move, Decline):
            return ""
        if isinstance(move, ChooseBeginner):
            return str(move.beginner)
        if isinstance(move, ChooseToken):
            return self.words.token_ids[move.token]
        if isinstance(move, TakeWonder):
            return self.words.wonder_ids[move.wonder]
        under = f"{self.words.wonder_ids[move.wonder]} under " if isinstance(move, BuildWonder) else ""
        return under + self.words.card_ids[move.key()[-1]]

    # -- the structure ----------------------------------------------------------------------------------------

    def slots(self, mask: int) -> list[int]:
        return [slot for slot in range(20) if mask >> slot & 1]

    @property
    def accessible(self) -> list[int]:
        return self.slots(self.state.accessible)

    @property
    def face_up(self) -> list[int]:
        """The slots whose card lies face up."""
        return self.slots(self.state.face_up & self.state.present)

    @property
    def open_cards(self) -> list[str]:
        """The accessible cards, from the top down."""
        return [self.card_in(slot) for slot in self.accessible]

    def card_in(self, slot: int) -> str:
        number = self.state.slots[slot]
        return "" if number < 0 else self.words.card_ids[number]

    @property
    def discard_pile(self) -> list[str]:
        return [self.words.card_ids[card] for card in self.state.discard]

    def card_under(self, wonder: str) -> str:
        number = self.state.under[self.words.wonder_numbers[wonder]]
        return "" if number < 0 else self.words.card_ids[number]

    # -- the track and the tokens -----------------------------------------------------------------------------

    @property
    def pawn(self) -> int:
        return self.state.pawn

    def lead(self, seat: Seat) -> int:
        return military.lead_of(self.state, seat)

    def loot(self, loser: Seat) -> list[int]:
        """The loot still on the side of a seat, in coins."""
        return [coins for number, coins in enumerate((2, 5)) if self.state.loot >> 2 * loser + number & 1]

    @property
    def board(self) -> list[str]:
        return self._tokens(self.state.board)

    @property
    def box(self) -> list[str]:
        return self._tokens(self.state.box)

    @property
    def drawn(self) -> list[str]:
        return self._tokens(self.state.drawn)

    @property
    def shown(self) -> list[str]:
        return [self.words.wonder_ids[wonder] for wonder in self.state.shown]

    def _tokens(self, numbers: list[int]) -> list[str]:
        return [self.words.token_ids[token] for token in numbers]

    # -- a city -----------------------------------------------------------------------------------------------

    def in_city(self, seat: Seat) -> City:
        return self.state.cities[seat]

    def coins(self, seat: Seat) -> int:
        return self.state.cities[seat].coins

    def cards(self, seat: Seat) -> list[str]:
        return [self.words.card_ids[card] for card in self.state.cities[seat].built]

    def tokens(self, seat: Seat) -> list[str]:
        return self._tokens(self.state.cities[seat].tokens)

    def plans(self, seat: Seat) -> list[str]:
        """The wonders that may still be built."""
        return [self.words.wonder_ids[wonder] for wonder in self.state.cities[seat].plans]

    def wonders(self, seat: Seat) -> list[str]:
        """The wonders that stand."""
        return [self.words.wonder_ids[wonder] for wonder in self.state.cities[seat].wonders]

    def symbols(self, seat: Seat) -> set[str]:
        mask = self.state.cities[seat].symbols
        return {symbol for number, symbol in enumerate(SYMBOLS) if mask >> number & 1}

    def makes(self, seat: Seat) -> list[int]:
        """Units of each resource for every construction, choices left out."""
        return unpacked(self.state.cities[seat].makes)

    def unit_price(self, seat: Seat, resource: str) -> int:
        return unit_price(self.state.cities[seat].terms, RESOURCES.index(resource))

    def price_of(self, seat: Seat, resources: str) -> int:
        """What a seat would pay for needing just these resources."""
        city = self.state.cities[seat]
        missing = shortfall(packed([resources.split().count(resource) for resource in RESOURCES]), city.makes)
        return trade_price(missing, city.terms, 0)

    def price(self, seat: Seat, item: str) -> int:
        """All coins that a card or a wonder would cost a seat."""
        city = self.state.cities[seat]
        if item in self.words.wonder_numbers:
            return legality.wonder_price(city, self.state.book.wonders[self.words.wonder_numbers[item]])
        card = self.state.book.cards[self.words.card_numbers[item]]
        return 0 if legality.is_chained(city, card) else legality.card_price(city, card)

    def needs(self, item: str) -> list[int]:
        """The printed resources of a card or a wonder."""
        if item in self.words.wonder_numbers:
            return unpacked(self.state.book.wonders[self.words.wonder_numbers[item]].need)
        return unpacked(self.state.book.cards[self.words.card_numbers[item]].need)

    # -- the score --------------------------------------------------------------------------------------------

    def score(self, seat: Seat) -> dict[str, int]:
        """The points of a seat by category, those without points left out."""
        points = dict(zip(SCORE_ORDER, scoring.points(self.state, seat), strict=True))
        return {name: amount for name, amount in points.items() if amount}

    def points(self, seat: Seat, category: str) -> int:
        assert category in SCORE_ORDER
        return self.score(seat).get(category, 0)

    def total(self, seat: Seat) -> int:
        return scoring.total(self.state, seat)

    @property
    def shared(self) -> bool:
        """Whether the game is over and both have won."""
        return self.victory == "civilian" and self.winner == NOBODY
