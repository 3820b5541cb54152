"""Lays out a table of Duel in one line and lets its seats play on it. Cities grow through the ledger only.

Seat 0 has the turn unless told otherwise, a positive pawn is its lead, and slots are numbered from the top row down.
Slots nobody speaks of are filled with cards of the age, or with others when those run out.
"""

from collections.abc import Mapping

from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.duel import legality, rules
from engine.duel.apply import DuelLedger
from engine.duel.commands import (
    BuildWonder,
    ChooseBeginner,
    ChooseToken,
    Command,
    Decline,
    DiscardCard,
    TakeWonder,
)
from engine.duel.config import Switches
from engine.duel.config import table as config_of
from engine.duel.events import START, Event
from engine.duel.facts import NO_CARD, SLOTS
from engine.duel.state import FROM_THE_DISCARD, State, loot_bit
from engine.duel.tables import new_state
from tests.engine.duel.look import Look
from tests.engine.duel.printed import TOKENS
from tests.engine.duel.wishes import Wish, build, build_wonder

BOARD = "agriculture law mathematics philosophy urbanism"
_ONE = {
    "wood": ["lumber_yard", "logging_camp"],
    "stone": ["quarry", "stone_pit"],
    "clay": ["clay_pool", "clay_pit"],
    "glass": ["glassworks", "glassblower"],
    "papyrus": ["press", "drying_room"],
}
_TWO = {"wood": "sawmill", "stone": "shelf_quarry", "clay": "brickyard"}


class Table(Look):
    """A position to look at and to play on; every method that changes it gives the table back."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.log: list[Event] = []
        self.ledger = DuelLedger(state, self.log)
        self.quiet = DuelLedger(state, None)
        self._seat = 0

    def card(self, name: str) -> int:
        return self.words.card_numbers[name]

    # -- laying out -------------------------------------------------------------------------------------------

    def city(
        self,
        seat: Seat,
        cards: str = "",
        coins: int | None = None,
        plans: str = "",
        wonders: str = "",
        tokens: str = "",
    ) -> "Table":
        """Let a city have these cards, wonders to build, wonders that stand, and tokens; and just so many coins."""
        for card in cards.split():
            self._spare(self.card(card))
            self.state.discard.append(self.card(card))
            self.quiet.card_built(seat, self.card(card), FROM_THE_DISCARD)
        for wonder in (plans + " " + wonders).split():
            self.quiet.wonder_taken(seat, self.words.wonder_numbers[wonder], NOBODY)
        for wonder in wonders.split():
            self._raise(seat, self.words.wonder_numbers[wonder])
        for token in tokens.split():
            self.quiet.token_taken(seat, self.words.token_numbers[token])
        if coins is not None:
            self.quiet.coins_gained(seat, coins - self.coins(seat), START)
        return self.turn(self._seat)

    def producing(self, seat: Seat, resources: str) -> "Table":
        """Give a city brown and grey cards that make just these resources."""
        wanted = resources.split()
        return self.city(seat, " ".join(makers(resource, wanted.count(resource)) for resource in sorted(set(wanted))))

    def turn(self, seat: Seat) -> "Table":
        """Let a seat have the turn; what was told before is forgotten."""
        self._seat = seat
        self.quiet.turn_began(seat)
        self.log.clear()
        return self

    def pawn_at(self, step: int, gone: str = "") -> "Table":
        """Put the pawn on a step; the loot that it met on its way is gone, and so is what `gone` names: "1:3 1:6"."""
        self.quiet.pawn_moved(step)
        loser = 1 if step > 0 else 0
        for number, first in enumerate((3, 6)):
            if first <= abs(step):
                self.state.loot &= ~loot_bit(loser, number)
            for seat in (0, 1):
                if f"{seat}:{first}" in gone.split():
                    self.state.loot &= ~loot_bit(seat, number)
        return self

    def board_is(self, tokens: str) -> "Table":
        """Let the board show these tokens, and the box hold all others that nobody has."""
        chosen = [TOKENS.index(token) for token in tokens.split()]
        held = self.state.cities[0].tokens + self.state.cities[1].tokens
        rest = [token for token in range(len(TOKENS)) if token not in chosen and token not in held]
        self.quiet.tokens_laid(sorted(chosen), rest)
        return self

    def discarded(self, cards: str) -> "Table":
        for card in cards.split():
            self._spare(self.card(card))
            self.state.discard.append(self.card(card))
        return self

    # -- the structure ----------------------------------------------------------------------------------------

    def lay(self, cards: Mapping[int, str]) -> "Table":
        """Put cards into chosen slots."""
        for slot, card in cards.items():
            self._spare(self.card(card))
            self.state.slots[slot] = self.card(card)
        return self._lay_out(self.state.slots[:])

    def offer(self, cards: str) -> "Table":
        """Make these cards accessible, in the first accessible slots."""
        return self.lay(dict(zip(self.accessible, cards.split(), strict=False)))

    def left(self, cards: Mapping[int, str]) -> "Table":
        """Let the structure hold nothing but these cards in these slots, turned up if nothing lies on them."""
        kept = [card if slot in cards else NO_CARD for slot, card in enumerate(self.state.slots)]
        return self._lay_out(kept).lay(cards)

    def _lay_out(self, cards: list[int]) -> "Table":
        """Lay the structure out anew and take away what has no card."""
        pile = self.state.discard
        self.quiet.age_began(self.state.age, cards)
        self.state.discard = []
        for slot in reversed(range(SLOTS)):
            if cards[slot] == NO_CARD:
                assert slot in self.accessible, "a card still lies on it"
                self.quiet.card_discarded(0, NO_CARD, slot)
        self.state.discard = pile
        for slot in self.accessible:
            self.quiet.card_turned_up(slot, cards[slot])
        return self

    def _spare(self, card: int) -> None:
        """If a card lies in the structure, let another one lie there."""
        for slot, other in enumerate(self.state.slots):
            if card == other:
                self.state.slots[slot] = self._unused()

    def _unused(self) -> int:
        """A card that lies nowhere, of this age if there is one."""
        state = self.state
        places = [state.slots, state.discard, state.under, state.cities[0].built, state.cities[1].built]
        used = {card for place in places for card in place}
        free = [card for card in state.book.cards if card.number not in used]
        return min(free, key=lambda card: (card.age != state.age, card.guild, card.number)).number

    def _raise(self, seat: Seat, wonder: int) -> None:
        """Let a wonder stand, the structure being as before."""
        slots = self.state.slots[:]
        self.quiet.wonder_built(seat, wonder, self._unused(), 0)
        self._lay_out(slots)

    # -- playing ----------------------------------------------------------------------------------------------

    def play(self, *wishes: Wish) -> "Table":
        """Let whoever has to decide have each wish in turn; it must be legal."""
        for wish in wishes:
            command = self.command(wish)
            refused = legality.refusal(self.state, command)
            assert refused is None, refused
            rules.resolve(self.ledger, command)
        return self

    def builds(self, card: str) -> "Table":
        """Let the active player build a card, wherever it lay."""
        return self.offer(card).play(build(card))

    def raises(self, wonder: str) -> "Table":
        """Let the active player build a wonder with any card."""
        return self.play(build_wonder(wonder))

    def idle(self, turns: int = 1) -> "Table":
        """So many turns in which a card is discarded."""
        for _ in range(turns):
            rules.resolve(self.ledger, self.idle_move())
        return self

    def idle_move(self) -> Command:
        """The discard of the last accessible card."""
        moves = legality.legal(self.state, self.state.decider)
        return next(move for move in reversed(moves) if isinstance(move, DiscardCard))

    def refusal(self, wish: Wish, seat: Seat | None = None) -> str | None:
        """The code of the reason against a wish, or None when it is legal."""
        refused: Refusal | None = legality.refusal(self.state, self.command(wish, seat))
        return None if refused is None else refused.code

    def command(self, wish: Wish, seat: Seat | None = None) -> Command:
        """The wish as a command of a seat, or of whoever has to decide."""
        asking = self.decider if seat is None else seat
        if wish.kind is Decline:
            return Decline(asking)
        if wish.kind is ChooseBeginner:
            return ChooseBeginner(asking, wish.seat)
        if wish.kind is ChooseToken:
            return ChooseToken(asking, self.words.token_numbers[wish.name])
        if wish.kind is TakeWonder:
            return TakeWonder(asking, self.words.wonder_numbers[wish.name])
        if wish.kind is BuildWonder:
            card = wish.under or self.open_cards[-1]
            return BuildWonder(asking, self.words.wonder_numbers[wish.name], self.card(card))
        return wish.kind(asking, self.card(wish.name))  # type: ignore[call-arg]


def makers(resource: str, amount: int) -> str:
    """Cards that make so much of a resource."""
    twos = [_TWO[resource]] if resource in _TWO and amount > 1 else []
    ones = _ONE[resource][: amount - 2 * len(twos)]
    assert 2 * len(twos) + len(ones) == amount, (resource, amount)
    return " ".join(twos + ones)


def table(age: int = 1, switches: Switches | None = None, board: str = BOARD, first: Seat = 0) -> Table:
    """A table in the middle of a game: a full structure, seven coins in each city, no wonders, and seat 0 to play."""
    new = Table(new_state(config_of(1, f"seat_{first}", chosen=switches)))
    new.quiet.first_player_named(first)
    for seat in (0, 1):
        new.quiet.coins_gained(seat, 7, START)
    book = new.state.book
    pile = [card.number for card in book.cards if card.age == age - 1]
    new.quiet.age_began(age - 1, pile[:SLOTS])
    return new.board_is(board).turn(0)


def new_game(seed: int = 1, first: str = "seat_0", wonders: str = "draft", switches: Switches | None = None) -> Table:
    """A table as the rules set it up, up to the first decision."""
    new = Table(new_state(config_of(seed, first, wonders, switches)))
    rules.set_up(new.ledger)
    return new
