"""Lays out a table of 7 Wonders in one line and lets seats play on it. Positions are made through the ledger only.

Ages, turns, seats and prices are those of the rulebook: ages 1 to 3, seats clockwise from 0, the next seat is on the
left. Hands are padded with harmless cards to their right size, and whoever is not told what to do sells one of those.
"""

from collections.abc import Sequence

from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.seven import draft, legality, rules, scoring
from engine.seven.apply import SevenLedger
from engine.seven.book import words
from engine.seven.commands import (
    BuildCard,
    BuildForNothing,
    BuildStage,
    ChooseSide,
    Command,
    CopyGuild,
    LeaveDiscard,
    Play,
    SellCard,
    TakeFromDiscard,
)
from engine.seven.config import Switches
from engine.seven.config import table as config_of
from engine.seven.events import START, Event
from engine.seven.facts import AGES
from engine.seven.state import FROM_PILE, State
from engine.seven.tables import new_state
from engine.seven.trade import FREE, Cost, Payment, need_of
from tests.engine.seven.printed import BOARD_RESOURCES, RESOURCES
from tests.engine.seven.wishes import Wish

CATEGORIES = {
    "military": scoring.MILITARY,
    "treasury": scoring.TREASURY,
    "wonder": scoring.WONDER,
    "civilian": scoring.CIVILIAN,
    "science": scoring.SCIENCE,
    "commerce": scoring.COMMERCE,
    "guilds": scoring.GUILDS,
}
PLAIN_BOARDS = {1: ["gizah:A", "rhodos:A", "ephesos:A"], 2: ["gizah:day", "rhodos:day", "ephesos:day"]}
_FILLERS = {
    1: "lumber_yard stone_pit clay_pool ore_vein altar theater stockade barracks",
    2: "sawmill quarry brickyard foundry walls statue courthouse temple",
    3: "gardens senate arsenal study lodge observatory university academy",
}
_ONE = {
    "wood": "lumber_yard",
    "stone": "stone_pit",
    "clay": "clay_pool",
    "ore": "ore_vein",
    "glass": "glassworks_1",
    "cloth": "loom_1",
    "papyrus": "press_1",
}
_TWO = {"wood": "sawmill", "stone": "quarry", "clay": "brickyard", "ore": "foundry"}
_FOURTH = {"wood": "tree_farm", "stone": "mine", "clay": "tree_farm", "ore": "mine"}


class Table:
    """A position to look at and to play on; every method that changes it gives the table back."""

    def __init__(self, state: State, age: int, turn: int) -> None:
        self.state = state
        self.log: list[Event] = []
        self.ledger = SevenLedger(state, self.log)
        self.words = words(state.book.edition)
        self._age, self._turn = age, turn
        self._hands: dict[Seat, list[str]] = {}
        self._pile: list[str] = []

    # -- laying out -------------------------------------------------------------------------------------------

    def city(self, city: int, cards: Sequence[str] = (), coins: int | None = None, stages: int = 0) -> "Table":
        """Let a city have these cards, so many coins, and so many stages more."""
        for card in cards:
            self.state.pile.insert(0, self.number(card))
            self.ledger.card_built(city, self.number(card), FROM_PILE)
        for _ in range(stages):
            self.state.pile.insert(0, self.number("altar"))
            self.ledger.stage_built(city, self.number("altar"), FROM_PILE)
        if coins is not None:
            self.ledger.coins_gained(city, coins - self.state.coins[city], START)
        return self.open_turn()

    def producing(self, city: int, resources: str) -> "Table":
        """Give a city brown and grey cards, so that with its board it makes just these resources each turn."""
        wanted = resources.split()
        board = BOARD_RESOURCES[self.state.book.edition][self.words.board_of(self.state.side[city])]
        if board in wanted:
            wanted.remove(board)
        cards: list[str] = []
        for resource in sorted(set(wanted)):
            cards += _makers(resource, wanted.count(resource))
        return self.city(city, cards)

    def hand(self, seat: Seat, *cards: str) -> "Table":
        """Let a hand hold these cards, padded to the size it has in this turn."""
        assert all(self.state.book.cards[self.number(card)].age == self._age - 1 for card in cards), cards
        self._hands[seat] = list(cards)
        return self.open_turn()

    def pile(self, *cards: str) -> "Table":
        """Let the Free City's draw pile hold these cards, the top card last."""
        self._pile = list(cards)
        return self.open_turn()

    def discarded(self, *cards: str) -> "Table":
        self.state.discard.extend(self.number(card) for card in cards)
        return self

    def conflict(self, age: int, winner: int, loser: int) -> "Table":
        """Let a conflict of an age have been fought."""
        self.state.age = age - 1
        self.ledger.conflict_won(winner, loser)
        return self.open_turn()

    def open_turn(self) -> "Table":
        """Deal the hands and begin the turn (again)."""
        holder = draft.holder_in(self.state.table, self._age - 1, self._turn)
        hands = [self._padded(seat, 8 - self._turn + (seat == holder)) for seat in self.state.table.seats]
        pile = self._pile or (_FILLERS[self._age].split()[: 7 - self._turn] if holder != NOBODY else [])
        self.ledger.age_began(self._age - 1, hands, [self.number(card) for card in pile])
        self.ledger.turn_began(self._turn, holder)
        return self

    def _padded(self, seat: Seat, size: int) -> list[int]:
        given = self._hands.get(seat, [])
        padding = [card for card in _FILLERS[self._age].split() if card not in given]
        return [self.number(card) for card in (given + padding)[:size]]

    # -- playing ----------------------------------------------------------------------------------------------

    def choose(self, seat: Seat, wish: Wish) -> "Table":
        """Let a seat decide; the wish must be legal."""
        command = self._command(seat, wish)
        refused = legality.refusal(self.state, command)
        assert refused is None, refused
        rules.resolve(self.ledger, command)
        return self

    def play(self, seat: Seat, wish: Wish) -> "Table":
        """Let a seat decide and everybody else sell a card."""
        return self.choose(seat, wish).finish()

    def finish(self) -> "Table":
        """Whoever still owes a decision of this moment sells a card."""
        moment = self._moment()
        while self._moment() == moment and self.to_move():
            self._decide_something(self.to_move()[0])
        return self

    def skip(self, turns: int = 1) -> "Table":
        """So many turns in which everybody sells and powers are left alone."""
        for _ in range(turns):
            age, turn = self.age, self.turn
            while (self.age, self.turn) == (age, turn) and self.to_move():
                self.finish()
        return self

    def end_age(self) -> "Table":
        return self.skip(7 - self.turn)

    def end_game(self) -> "Table":
        while self.to_move():
            self.finish()
        return self

    def _decide_something(self, seat: Seat) -> None:
        moves = legality.legal(self.state, seat)
        sales = [move for move in moves if isinstance(move, SellCard)]
        rules.resolve(self.ledger, (sales or moves)[-1])

    def _command(self, seat: Seat, wish: Wish) -> Command:
        """The wish for the city that the seat has to decide for now."""
        owed = legality.city_to_decide(self.state, seat)
        city = seat if owed == NOBODY else owed
        if wish.kind is LeaveDiscard:
            return LeaveDiscard(seat, city)
        if wish.kind is ChooseSide:
            return ChooseSide(seat, city, self.words.side_names.index(wish.side))
        card = self.number(wish.card)
        if wish.kind is BuildCard:
            return BuildCard(seat, city, card, wish.payment or _cheapest(self.prices(seat, wish.card)))
        if wish.kind is BuildStage:
            return BuildStage(seat, city, card, wish.payment or _cheapest(self.stage_prices(seat)))
        kind = {SellCard: SellCard, BuildForNothing: BuildForNothing, TakeFromDiscard: TakeFromDiscard}
        return kind.get(wish.kind, CopyGuild)(seat, city, card)

    def _moment(self) -> list[int]:
        return [self.state.phase, self.state.age, self.state.turn]

    # -- looking ----------------------------------------------------------------------------------------------

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

    def refusal(self, seat: Seat, wish: Wish) -> str | None:
        """The code of the reason against a wish, or None when it is legal."""
        refused: Refusal | None = legality.refusal(self.state, self._command(seat, wish))
        return None if refused is None else refused.code

    def may(self, seat: Seat, wish: Wish) -> bool:
        return self.refusal(seat, wish) is None

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
        amounts = tuple(resources.split().count(resource) for resource in RESOURCES)
        return legality.market_of(self.state, city).payments(Cost(coins, need_of(amounts)))

    def makes(self, city: int, resources: str) -> bool:
        """Whether a city can make all these resources in one turn by itself."""
        return self.ways_to_pay(city, resources)[:1] == [FREE]

    def coins(self, city: int) -> int:
        return self.state.coins[city]

    def shields(self, city: int) -> int:
        return self.state.shields[city]

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

    def total(self, city: int) -> int:
        return scoring.total(self.state, city)

    def ranking(self) -> list[list[Seat]]:
        return scoring.ranking(self.state)


def _cheapest(payments: list[Payment]) -> Payment:
    return payments[0] if payments else FREE


def _makers(resource: str, amount: int) -> list[str]:
    assert amount <= (4 if resource in _TWO else 1), (resource, amount)
    if amount == 1:
        return [_ONE[resource]]
    return [_TWO[resource], _ONE[resource], _FOURTH[resource]][: max(amount - 1, 0)]


def table(
    edition: int = 2,
    boards: Sequence[str] | None = None,
    age: int = 1,
    turn: int = 1,
    players: int | None = None,
    switches: Switches | None = None,
) -> Table:
    """A table in the middle of a game: every city has its board, three coins and nothing else."""
    sides = [board.split(":") for board in boards or PLAIN_BOARDS[edition]]
    names, chosen = tuple(side[0] for side in sides), tuple(side[1] for side in sides)
    config = config_of(edition, players or len(sides), 1, names, chosen, switches=switches)
    new = Table(new_state(config), age, turn)
    draft.deal_boards(new.ledger)
    for city in range(config.cities):
        new.ledger.coins_gained(city, rules.STARTING_COINS, START)
    return new.open_turn()


def new_game(
    edition: int, players: int, seed: int = 1, boards: tuple[str, ...] = (), sides: tuple[str, ...] = ()
) -> Table:
    """A table as the rules set it up, up to the first decision."""
    new = Table(new_state(config_of(edition, players, seed, boards, sides)), 1, 1)
    rules.set_up(new.ledger)
    return new
