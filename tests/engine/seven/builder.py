"""Lays out a table of 7 Wonders in one line and lets seats play on it. Positions are made through the ledger only.

Ages, turns, seats and prices are those of the rulebook: ages 1 to 3, seats clockwise from 0, the next seat is on the
left. Hands are padded with harmless cards to their right size, and whoever is not told what to do sells one of those.
"""

from collections.abc import Sequence

from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.seven import draft, legality, rules
from engine.seven.apply import SevenLedger
from engine.seven.commands import (
    BuildCard,
    BuildForNothing,
    BuildStage,
    ChooseSide,
    Command,
    CopyGuild,
    LeaveDiscard,
    PayLoss,
    SellCard,
    TakeFromDiscard,
)
from engine.seven.config import CITIES, Config, Switches
from engine.seven.config import table as config_of
from engine.seven.events import START, Event
from engine.seven.state import FROM_PILE, LOSSES, State
from engine.seven.tables import new_state
from engine.seven.trade import FREE, Payment
from tests.engine.seven.look import Look
from tests.engine.seven.printed_boards import BOARD_RESOURCES
from tests.engine.seven.printed_cities import CITIES_BOARDS
from tests.engine.seven.wishes import Wish

PLAIN_BOARDS = {1: ["gizah:A", "rhodos:A", "ephesos:A"], 2: ["gizah:day", "rhodos:day", "ephesos:day"]}
PLAIN_BOARDS_OF_TEAMS = {
    edition: [*boards, *[f"{board}:{boards[0].split(':')[1]}" for board in ("petra", "alexandria", "byzantium")]]
    for edition, boards in PLAIN_BOARDS.items()
}
_FILLERS = {
    1: "altar theater lumber_yard stone_pit clay_pool ore_vein stockade barracks",
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


class Table(Look):
    """A position to look at and to play on; every method that changes it gives the table back."""

    def __init__(self, state: State, age: int, turn: int) -> None:
        super().__init__(state)
        self.log: list[Event] = []
        self.ledger = SevenLedger(state, self.log)
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
        made = resource_of(self.state.book.edition, self.words.board_of(self.state.side[city]))
        if made in wanted:
            wanted.remove(made)
        cards: list[str] = []
        for resource in sorted(set(wanted)):
            cards += _makers(resource, wanted.count(resource))
        return self.city(city, cards)

    def hand(self, seat: Seat, *cards: str) -> "Table":
        """Let a hand hold these cards, padded to the size it has in this turn."""
        assert all(self.state.book.cards[self.number(card)].age == self._age - 1 for card in cards), cards
        self._hands[seat] = list(cards)
        return self.open_turn()

    def give(self, seat: Seat, card: str) -> "Table":
        """Exchange a card of a hand for this one in the middle of a game."""
        self.state.hands[seat][0] = self.number(card)
        return self

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

    def tokens(self, city: int, *worths: int) -> "Table":
        """Let a city have victory tokens of these worths."""
        for worth in worths:
            self.ledger.victory_token_gained(city, (1, 3, 5).index(worth))
        return self

    def diplomacy(self, city: int, tokens: int = 1) -> "Table":
        self.ledger.diplomacy_gained(city, tokens)
        return self

    def owing(self, city: int, debt: int) -> "Table":
        """Let a city have debt."""
        self.ledger.debt_taken(city, debt, START)
        return self

    def open_turn(self) -> "Table":
        """Deal the hands and begin the turn (again)."""
        holder = draft.holder_in(self.state.table, self._age - 1, self._turn)
        size = self.state.book.hand_size + 1 - self._turn
        hands = [self._padded(seat, size + (seat == holder)) for seat in self.state.table.seats]
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
        moment = self._moment()
        self.choose(seat, wish)
        return self.finish() if self._moment() == moment else self

    def finish(self) -> "Table":
        """Whoever still owes a decision of this moment sells a card."""
        moment = self._moment()
        while self._moment() == moment and self.to_move():
            self._decide_something(self.to_move()[0])
        return self

    def settle(self) -> "Table":
        """Whoever loses coins now pays them."""
        return self.finish() if self.phase == LOSSES else self

    def skip(self, turns: int = 1) -> "Table":
        """So many turns in which everybody sells and powers are left alone."""
        for _ in range(turns):
            age, turn = self.age, self.turn
            while (self.age, self.turn) == (age, turn) and self.to_move():
                self.finish()
        return self

    def end_age(self) -> "Table":
        return self.skip(self.state.table.turns + 1 - self.turn)

    def end_game(self) -> "Table":
        while self.to_move():
            self.finish()
        return self

    def refusal(self, seat: Seat, wish: Wish) -> str | None:
        """The code of the reason against a wish, or None when it is legal."""
        refused: Refusal | None = legality.refusal(self.state, self._command(seat, wish))
        return None if refused is None else refused.code

    def may(self, seat: Seat, wish: Wish) -> bool:
        return self.refusal(seat, wish) is None

    def _decide_something(self, seat: Seat) -> None:
        """Sell a card, pay a loss in coins, or leave a power alone."""
        moves = legality.legal(self.state, seat)
        sales = [move for move in moves if isinstance(move, SellCard)]
        rules.resolve(self.ledger, moves[0] if isinstance(moves[0], PayLoss) else (sales or moves)[-1])

    def _command(self, seat: Seat, wish: Wish) -> Command:
        """The wish for the city that the seat has to decide for now."""
        owed = legality.city_to_decide(self.state, seat)
        city = seat if owed == NOBODY else owed
        if wish.kind is LeaveDiscard:
            return LeaveDiscard(seat, city)
        if wish.kind is PayLoss:
            return PayLoss(seat, city, wish.coins)
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


def _cheapest(payments: list[Payment]) -> Payment:
    return payments[0] if payments else FREE


def _makers(resource: str, amount: int) -> list[str]:
    assert amount <= (4 if resource in _TWO else 1), (resource, amount)
    if amount == 1:
        return [_ONE[resource]]
    return [_TWO[resource], _ONE[resource], _FOURTH[resource]][: max(amount - 1, 0)]


def resource_of(edition: int, board: str) -> str:
    """What a board makes."""
    return {**BOARD_RESOURCES[edition], **CITIES_BOARDS}[board]


def beside(board: str) -> list[str]:
    """The board before seat 0, and two plain ones of the same edition beside it."""
    plain = PLAIN_BOARDS[1 if board.split(":")[1] in ("A", "B") else 2]
    return [board, *[other for other in plain if other.split(":")[0] != board.split(":")[0]][:2]]


def table(
    edition: int = 2,
    boards: Sequence[str] | None = None,
    age: int = 1,
    turn: int = 1,
    players: int | None = None,
    switches: Switches | None = None,
) -> Table:
    """A table in the middle of a game: every city has its board, three coins and nothing else."""
    names, chosen = _sides(boards or PLAIN_BOARDS[edition])
    return _laid_out(config_of(edition, players or len(names), 1, names, chosen, switches=switches), age, turn)


def cities_table(
    edition: int = 2,
    boards: Sequence[str] | None = None,
    age: int = 1,
    turn: int = 1,
    switches: Switches | None = None,
) -> Table:
    """The same with the black cards."""
    names, chosen = _sides(boards or PLAIN_BOARDS[edition])
    return _laid_out(config_of(edition, len(names), 1, names, chosen, (CITIES,), switches), age, turn)


def team_table(
    edition: int = 2, players: int = 4, age: int = 1, turn: int = 1, switches: Switches | None = None
) -> Table:
    """The same for teams: seats 0 and 1, 2 and 3, 4 and 5 play together."""
    names, chosen = _sides(PLAIN_BOARDS_OF_TEAMS[edition][:players])
    return _laid_out(config_of(edition, players, 1, names, chosen, (CITIES,), switches, teams=True), age, turn)


def _sides(boards: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    sides = [board.split(":") for board in boards]
    return tuple(side[0] for side in sides), tuple(side[1] for side in sides)


def _laid_out(config: Config, age: int, turn: int) -> Table:
    new = Table(new_state(config), age, turn)
    draft.deal_boards(new.ledger)
    for city in range(config.cities):
        new.ledger.coins_gained(city, rules.STARTING_COINS, START)
    return new.open_turn()


def new_game(
    edition: int, players: int, seed: int = 1, boards: tuple[str, ...] = (), sides: tuple[str, ...] = ()
) -> Table:
    """A table as the rules set it up, up to the first decision."""
    return set_up(config_of(edition, players, seed, boards, sides))


def set_up(config: Config) -> Table:
    """Any table as the rules set it up."""
    new = Table(new_state(config), 1, 1)
    rules.set_up(new.ledger)
    return new
