"""Event -> state, no rules inside: the ledger is the only code that changes a position.

One method per event. Each changes the state and, when a log is kept, writes the record of the same name.
"""

from typing import Final, assert_never, final

from engine.core.seats import NOBODY, Seat
from engine.seven import events
from engine.seven.commands import Command
from engine.seven.facts import (
    AGES,
    BUILD_FROM_DISCARD,
    BUILD_FROM_DISCARD_LAST,
    COLOURS,
    NO_CARD,
    SYMBOLS,
    Effects,
)
from engine.seven.state import (
    BUILT,
    BURIED,
    COINS,
    DRAWN,
    FROM_DISCARD,
    FROM_PILE,
    FROM_THE_DISCARD,
    LAST_CARD,
    LEFT_OVER,
    LOSSES,
    MAX_STAGES,
    OF_CHOICE,
    OVER,
    PER_STAGE,
    PER_VICTORY,
    PLAY,
    SOLD,
    TAKEN,
    THREATS,
    State,
    play_record,
)
from engine.seven.wares import NO_WARES


@final
class SevenLedger:
    """The one door to a position of 7 Wonders."""

    def __init__(self, state: State, log: list[events.Event] | None) -> None:
        self.state: Final = state
        self.log: Final = log

    def emit(self, event: events.Event) -> None:  # noqa: C901 - a table, one line per event
        """Let a written event happen (again)."""
        match event:
            case events.BoardDealt(city, board, side):
                self.board_dealt(city, board, side)
            case events.SideChosen(city, side):
                self.side_chosen(city, side)
            case events.AgeBegan(age, hands, pile):
                self.age_began(age, [list(hand) for hand in hands], list(pile))
            case events.TurnBegan(turn, holder):
                self.turn_began(turn, holder)
            case events.CardDrawn(seat, card):
                self.card_drawn(seat, card)
            case events.ChoiceSealed(command):
                self.choice_sealed(command)
            case events.ChoicesRevealed():
                self.choices_revealed()
            case events.CoinsPaid(city, bank, left, right):
                self.coins_paid(city, bank, left, right)
            case events.CardBuilt(city, card, source):
                self.card_built(city, card, source)
            case events.StageBuilt(city, card, source, _):
                self.stage_built(city, card, source)
            case events.CardSold(city, card, source, _):
                self.card_sold(city, card, source)
            case events.CoinsGained(city, amount, cause):
                self.coins_gained(city, amount, cause)
            case events.FreeBuildUsed(city):
                self.free_build_used(city)
            case events.LeftoversDiscarded():
                self.leftovers_discarded()
            case events.DecisionOpened(phase, city, seat):
                self.decision_opened(phase, city, seat)
            case events.DiscardLeft(city):
                self.discard_left(city)
            case events.HandsPassed(step):
                self.hands_passed(step)
            case events.ConflictWon(winner, loser):
                self.conflict_won(winner, loser)
            case events.GuildCopied(city, card):
                self.guild_copied(city, card)
            case events.GameEnded():
                self.game_ended()
            case _:
                self._emit_dark(event)

    def _emit_dark(self, event: events.OfCities) -> None:  # noqa: C901 - a table, one line per event
        """Let an event of the Cities expansion happen (again)."""
        match event:
            case events.BorderWon(winner, loser, tokens):
                self.border_won(winner, loser, tokens)
            case events.DebtTaken(city, amount, cause):
                self.debt_taken(city, amount, cause)
            case events.DiplomacyGained(city, tokens):
                self.diplomacy_gained(city, tokens)
            case events.DiplomacySpent(city):
                self.diplomacy_spent(city)
            case events.VictoryTokenGained(city, age):
                self.victory_token_gained(city, age)
            case events.DefeatsDiscarded(city):
                self.defeats_discarded(city)
            case events.LossInflicted(city, coins, per_victory, per_stage):
                self.loss_inflicted(city, coins, per_victory, per_stage)
            case events.LossesOpened():
                self.losses_opened()
            case events.CoinsLost(city, coins, debt):
                self.coins_lost(city, coins, debt)
            case events.LossesSettled():
                self.losses_settled()
            case _:
                assert_never(event)

    # -- setting the table up ---------------------------------------------------------------------------------

    def board_dealt(self, city: int, board: int, side: int) -> None:
        state = self.state
        if side == OF_CHOICE:
            state.sides_open |= 1 << city
            state.side[city] = 2 * board
        else:
            self._lay_board(city, 2 * board + side)
        if self.log is not None:
            self.log.append(events.BoardDealt(city, board, side))

    def side_chosen(self, city: int, side: int) -> None:
        state = self.state
        state.sides_open &= ~(1 << city)
        self._lay_board(city, state.side[city] + side)
        if self.log is not None:
            self.log.append(events.SideChosen(city, side))

    def _lay_board(self, city: int, side_number: int) -> None:
        state = self.state
        side = state.book.sides[side_number]
        state.side[city] = side_number
        state.own[city] = state.own[city].plus(side.wares)
        state.sells[city] = state.sells[city].plus(side.wares)

    def age_began(self, age: int, hands: list[list[int]], pile: list[int]) -> None:
        """The lists become the state's own."""
        state = self.state
        state.age = age
        state.turn = 0
        state.hands = hands
        state.pile = pile
        state.free_build_used = [0] * state.cities
        if self.log is not None:
            self.log.append(events.AgeBegan(age, tuple(tuple(hand) for hand in hands), tuple(pile)))

    def turn_began(self, turn: int, holder: Seat) -> None:
        state = self.state
        cities = state.cities
        state.phase = PLAY
        state.turn = turn
        state.holder = holder
        state.deciding = NOBODY
        state.purse = state.coins[:]
        state.fresh = [NO_CARD] * cities
        state.fresh_power = [0] * cities
        if self.log is not None:
            self.log.append(events.TurnBegan(turn, holder))

    def card_drawn(self, seat: Seat, card: int) -> None:
        state = self.state
        state.pile.remove(card)
        state.hands[seat].append(card)
        state.plays.append(play_record(state.age, state.turn, seat, seat, DRAWN, card))
        if self.log is not None:
            self.log.append(events.CardDrawn(seat, card))

    # -- a turn -----------------------------------------------------------------------------------------------

    def choice_sealed(self, command: Command) -> None:
        self.state.choices[command.city] = command
        if self.log is not None:
            self.log.append(events.ChoiceSealed(command))

    def choices_revealed(self) -> None:
        self.state.choices = [None] * self.state.cities
        if self.log is not None:
            self.log.append(events.ChoicesRevealed())

    def coins_paid(self, city: int, bank: int, left: int, right: int) -> None:
        state = self.state
        coins = state.coins
        spent = bank + left + right
        coins[city] -= spent
        state.purse[city] -= spent
        coins[state.table.left[city]] += left
        coins[state.table.right[city]] += right
        if self.log is not None:
            self.log.append(events.CoinsPaid(city, bank, left, right))

    def card_built(self, city: int, card: int, source: int) -> None:
        state = self.state
        fact = state.book.cards[card]
        place = AGES * city + fact.age
        self._play_out(city, BUILT if source != FROM_THE_DISCARD else TAKEN, card, source)
        state.built[place] |= fact.bit
        state.barred[place] |= fact.bit
        if fact.twin != NO_CARD:
            twin = state.book.cards[fact.twin]
            state.barred[AGES * city + twin.age] |= twin.bit
        for opened in fact.opens:
            child = state.book.cards[opened]
            state.free[AGES * city + child.age] |= child.bit
        state.colours[COLOURS * city + fact.colour] += 1
        state.fresh[city] = card
        self._gain(city, fact)
        if self.log is not None:
            self.log.append(events.CardBuilt(city, card, source))

    def stage_built(self, city: int, card: int, source: int) -> None:
        state = self.state
        number = state.stages[city]
        stage = state.book.sides[state.side[city]].stages[number]
        self._play_out(city, BURIED, card, source)
        state.stages[city] = number + 1
        state.buried[MAX_STAGES * city + number] = card
        self._gain(city, stage)
        if self.log is not None:
            self.log.append(events.StageBuilt(city, card, source, self._decider(city)))

    def card_sold(self, city: int, card: int, source: int) -> None:
        self._play_out(city, SOLD, card, source)
        self.state.discard.append(card)
        if self.log is not None:
            self.log.append(events.CardSold(city, card, source, self._decider(city)))

    def coins_gained(self, city: int, amount: int, cause: int) -> None:
        self.state.coins[city] += amount
        if self.log is not None:
            self.log.append(events.CoinsGained(city, amount, cause))

    def free_build_used(self, city: int) -> None:
        self.state.free_build_used[city] = 1
        if self.log is not None:
            self.log.append(events.FreeBuildUsed(city))

    def _decider(self, city: int) -> Seat:
        return self.state.holder if city == self.state.table.free_city else city

    def _play_out(self, city: int, action: int, card: int, source: int) -> None:
        """Take the card from where it was, and remember its fate."""
        state = self.state
        seat = source
        if source >= 0:
            state.hands[source].remove(card)
        elif source == FROM_PILE:
            state.pile.remove(card)
        else:
            state.discard.remove(card)
            seat = NOBODY
            self._close_discard(city)
        turn = state.turn if state.phase != LAST_CARD else state.turn + 1
        state.plays.append(play_record(state.age, turn, seat, city, action, card))

    def _gain(self, city: int, thing: Effects) -> None:
        state = self.state
        if thing.shields:
            state.shields[city] += thing.shields
        if thing.symbol >= 0:
            state.science[SYMBOLS * city + thing.symbol] += 1
        if thing.own is not NO_WARES:
            state.own[city] = state.own[city].plus(thing.own)
            state.sells[city] = state.sells[city].plus(thing.sold)
        if thing.discounts:
            state.discounts[city] |= thing.discounts
        if thing.power:
            state.powers[city] |= thing.power
            state.fresh_power[city] |= thing.power
        if thing.copies:
            state.copies[city] += thing.copies

    # -- the end of a turn, an age, a game --------------------------------------------------------------------

    def decision_opened(self, phase: int, city: int, seat: Seat) -> None:
        state = self.state
        state.phase = phase
        state.deciding = city
        if phase == FROM_DISCARD:
            state.looked[seat] = len(state.plays)
        if self.log is not None:
            self.log.append(events.DecisionOpened(phase, city, seat))

    def _close_discard(self, city: int) -> None:
        """A way to the discard pile has been used; the wonder's comes before the black card's."""
        fresh = self.state.fresh_power
        used = BUILD_FROM_DISCARD if fresh[city] & BUILD_FROM_DISCARD else BUILD_FROM_DISCARD_LAST
        fresh[city] &= ~used

    def discard_left(self, city: int) -> None:
        self._close_discard(city)
        if self.log is not None:
            self.log.append(events.DiscardLeft(city))

    def leftovers_discarded(self) -> None:
        state = self.state
        if self.log is not None:
            hands = tuple(tuple(hand) for hand in state.hands)
            self.log.append(events.LeftoversDiscarded(hands, tuple(state.pile)))
        for seat in range(state.table.players):
            self._leave_over(seat, state.hands[seat])
            state.hands[seat] = []
        self._leave_over(FROM_PILE, state.pile)
        state.pile = []

    def _leave_over(self, source: int, cards: list[int]) -> None:
        state = self.state
        for card in cards:
            state.discard.append(card)
            state.plays.append(play_record(state.age, state.turn + 1, source, max(source, 0), LEFT_OVER, card))

    def hands_passed(self, step: int) -> None:
        state = self.state
        seats = state.table.players
        hands = state.hands
        state.hands = [hands[(seat - step) % seats] for seat in range(seats)]
        if self.log is not None:
            self.log.append(events.HandsPassed(step))

    def conflict_won(self, winner: int, loser: int) -> None:
        state = self.state
        state.victories[AGES * winner + state.age] += 1
        state.defeats[loser] += 1
        if self.log is not None:
            self.log.append(events.ConflictWon(winner, loser))

    # -- Cities -----------------------------------------------------------------------------------------------

    def border_won(self, winner: int, loser: int, tokens: int) -> None:
        state = self.state
        state.victories[AGES * winner + state.age] += tokens
        state.defeats[loser] += tokens
        if self.log is not None:
            self.log.append(events.BorderWon(winner, loser, tokens))

    def debt_taken(self, city: int, amount: int, cause: int) -> None:
        self.state.debt[city] += amount
        if self.log is not None:
            self.log.append(events.DebtTaken(city, amount, cause))

    def diplomacy_gained(self, city: int, tokens: int) -> None:
        self.state.diplomacy[city] += tokens
        if self.log is not None:
            self.log.append(events.DiplomacyGained(city, tokens))

    def diplomacy_spent(self, city: int) -> None:
        self.state.diplomacy[city] -= 1
        if self.log is not None:
            self.log.append(events.DiplomacySpent(city))

    def victory_token_gained(self, city: int, age: int) -> None:
        self.state.victories[AGES * city + age] += 1
        if self.log is not None:
            self.log.append(events.VictoryTokenGained(city, age))

    def defeats_discarded(self, city: int) -> None:
        self.state.defeats[city] = 0
        if self.log is not None:
            self.log.append(events.DefeatsDiscarded(city))

    def loss_inflicted(self, city: int, coins: int, per_victory: int, per_stage: int) -> None:
        threats = self.state.threats
        threats[THREATS * city + COINS] += coins
        threats[THREATS * city + PER_VICTORY] += per_victory
        threats[THREATS * city + PER_STAGE] += per_stage
        if self.log is not None:
            self.log.append(events.LossInflicted(city, coins, per_victory, per_stage))

    def losses_opened(self) -> None:
        self.state.phase = LOSSES
        self.state.deciding = NOBODY
        if self.log is not None:
            self.log.append(events.LossesOpened())

    def coins_lost(self, city: int, coins: int, debt: int) -> None:
        """Coins that are gone cannot be spent any more in this turn."""
        state = self.state
        state.coins[city] -= coins
        state.debt[city] += debt
        if state.purse[city] > state.coins[city]:
            state.purse[city] = state.coins[city]
        if self.log is not None:
            self.log.append(events.CoinsLost(city, coins, debt))

    def losses_settled(self) -> None:
        self.state.threats = [0] * (THREATS * self.state.cities)
        if self.log is not None:
            self.log.append(events.LossesSettled())

    def guild_copied(self, city: int, card: int) -> None:
        self.state.copied[city] = card
        if self.log is not None:
            self.log.append(events.GuildCopied(city, card))

    def game_ended(self) -> None:
        self.state.phase = OVER
        self.state.deciding = NOBODY
        if self.log is not None:
            self.log.append(events.GameEnded())
