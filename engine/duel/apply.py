"""Event -> state, no rules inside: the ledger is the only code that changes a position.

One method per event. Each changes the state and, when a log is kept, writes the record of the same name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never, final

from engine.core.seats import NOBODY
from engine.duel import events
from engine.duel.facts import BLUE, COUNT_BITS, GREEN, NO_CARD, SLOTS, WONDER, YELLOW, Card
from engine.duel.state import BEGINNER, DRAFT, FROM_THE_DISCARD, OVER, PLAY, City, State, loot_bit
from engine.duel.trade import price_list, trade_terms

if TYPE_CHECKING:
    from mypy_extensions import i64

_WONDER_UNIT: Final = 1 << COUNT_BITS * WONDER


@final
class DuelLedger:
    """The one door to a position of 7 Wonders Duel."""

    def __init__(self, state: State, log: list[events.Event] | None) -> None:
        self.state: Final = state
        self.log: Final = log

    def emit(self, event: events.Event) -> None:  # noqa: C901 - a table, one line per event
        """Let a written event happen (again)."""
        match event:
            case events.FirstPlayerNamed(seat):
                self.first_player_named(seat)
            case events.TokensLaid(board, box):
                self.tokens_laid(list(board), list(box))
            case events.WondersShown(wonders, seat):
                self.wonders_shown(list(wonders), seat)
            case events.WonderTaken(seat, wonder, following):
                self.wonder_taken(seat, wonder, following)
            case events.AgeBegan(age, cards, _):
                self.age_began(age, list(cards))
            case events.BeginnerChosen(seat, beginner):
                self.beginner_chosen(seat, beginner)
            case events.TurnBegan(seat):
                self.turn_began(seat)
            case events.CoinsPaid(seat, bank, opponent):
                self.coins_paid(seat, bank, opponent)
            case events.CardBuilt(seat, card, slot):
                self.card_built(seat, card, slot)
            case events.CardDiscarded(seat, card, slot):
                self.card_discarded(seat, card, slot)
            case events.WonderBuilt(seat, wonder, card, slot):
                self.wonder_built(seat, wonder, card, slot)
            case events.WonderReturned(seat, wonder):
                self.wonder_returned(seat, wonder)
            case events.ExtraTurnWon(seat):
                self.extra_turn_won(seat)
            case events.CoinsGained(seat, amount, cause):
                self.coins_gained(seat, amount, cause)
            case events.CoinsLost(seat, amount, cause):
                self.coins_lost(seat, amount, cause)
            case events.PawnMoved(to):
                self.pawn_moved(to)
            case events.LootTaken(seat, number, amount):
                self.loot_taken(seat, number, amount)
            case events.DecisionOpened(phase, seat, colour):
                self.decision_opened(phase, seat, colour)
            case events.TokensDrawn(seat, tokens, _):
                self.tokens_drawn(seat, list(tokens))
            case events.TokenTaken(seat, token):
                self.token_taken(seat, token)
            case events.CardDestroyed(seat, card):
                self.card_destroyed(seat, card)
            case events.ChoiceDeclined(seat):
                self.choice_declined(seat)
            case events.CardTurnedUp(slot, card):
                self.card_turned_up(slot, card)
            case events.GameEnded(victory, winner):
                self.game_ended(victory, winner)
            case _:
                assert_never(event)

    # -- setting the table up ---------------------------------------------------------------------------------

    def first_player_named(self, seat: i64) -> None:
        self.state.first = seat
        if self.log is not None:
            self.log.append(events.FirstPlayerNamed(seat))

    def tokens_laid(self, board: list[int], box: list[int]) -> None:
        """The lists become the state's own."""
        self.state.board = board
        self.state.box = box
        if self.log is not None:
            self.log.append(events.TokensLaid(tuple(board), tuple(box)))

    def wonders_shown(self, wonders: list[int], seat: i64) -> None:
        """The list becomes the state's own."""
        self.state.phase = DRAFT
        self.state.shown = wonders
        self.state.decider = seat
        if self.log is not None:
            self.log.append(events.WondersShown(tuple(wonders), seat))

    def wonder_taken(self, seat: i64, wonder: i64, following: i64) -> None:
        state = self.state
        if wonder in state.shown:
            state.shown.remove(wonder)
        state.cities[seat].plans.append(wonder)
        state.picked += 1
        state.decider = following
        if self.log is not None:
            self.log.append(events.WonderTaken(seat, wonder, following))

    # -- ages and turns ---------------------------------------------------------------------------------------

    def age_began(self, age: i64, cards: list[int]) -> None:
        """The list becomes the state's own."""
        state = self.state
        structure = state.book.structures[age]
        state.age = age
        state.slots = cards
        state.present = (1 << SLOTS) - 1
        state.face_up = structure.face_up
        state.accessible = structure.accessible
        if self.log is not None:
            backs = not state.table.rulings.guild_backs_secret
            self.log.append(events.AgeBegan(age, tuple(cards), backs))

    def beginner_chosen(self, seat: i64, beginner: i64) -> None:
        self.state.decider = NOBODY
        if self.log is not None:
            self.log.append(events.BeginnerChosen(seat, beginner))

    def turn_began(self, seat: i64) -> None:
        state = self.state
        state.phase = PLAY
        state.active = seat
        state.decider = seat
        state.again = False
        if self.log is not None:
            self.log.append(events.TurnBegan(seat))

    # -- one turn ---------------------------------------------------------------------------------------------

    def coins_paid(self, seat: i64, bank: i64, opponent: i64) -> None:
        cities = self.state.cities
        cities[seat].coins -= bank + opponent
        cities[1 - seat].coins += opponent
        if self.log is not None:
            self.log.append(events.CoinsPaid(seat, bank, opponent))

    def card_built(self, seat: i64, card: i64, slot: i64) -> None:
        state = self.state
        fact = state.book.cards[card]
        city = state.cities[seat]
        if slot == FROM_THE_DISCARD:
            state.discard.remove(card)
        else:
            self._leave(slot)
        city.built.append(card)
        city.counts += fact.unit
        city.chains |= fact.chains
        city.symbols |= fact.symbol
        if fact.points:
            _score(city, fact)
        if fact.makes or fact.fixed or fact.choice:
            city.makes += fact.makes
            city.fixed |= fact.fixed
            city.choices += fact.choice
            self._set_terms()
        if self.log is not None:
            self.log.append(events.CardBuilt(seat, card, slot))

    def card_discarded(self, seat: i64, card: i64, slot: i64) -> None:
        self._leave(slot)
        self.state.discard.append(card)
        if self.log is not None:
            self.log.append(events.CardDiscarded(seat, card, slot))

    def wonder_built(self, seat: i64, wonder: i64, card: i64, slot: i64) -> None:
        state = self.state
        fact = state.book.wonders[wonder]
        city = state.cities[seat]
        self._leave(slot)
        state.under[wonder] = card
        state.wonders_built += 1
        city.plans.remove(wonder)
        city.wonders.append(wonder)
        city.counts += _WONDER_UNIT
        city.wonder_points += fact.points
        if fact.choice:
            city.choices += fact.choice
            self._set_terms()
        if self.log is not None:
            self.log.append(events.WonderBuilt(seat, wonder, card, slot))

    def wonder_returned(self, seat: i64, wonder: i64) -> None:
        self.state.cities[seat].plans.remove(wonder)
        if self.log is not None:
            self.log.append(events.WonderReturned(seat, wonder))

    def extra_turn_won(self, seat: i64) -> None:
        self.state.again = True
        if self.log is not None:
            self.log.append(events.ExtraTurnWon(seat))

    def coins_gained(self, seat: i64, amount: i64, cause: i64) -> None:
        self.state.cities[seat].coins += amount
        if self.log is not None:
            self.log.append(events.CoinsGained(seat, amount, cause))

    def coins_lost(self, seat: i64, amount: i64, cause: i64) -> None:
        self.state.cities[seat].coins -= amount
        if self.log is not None:
            self.log.append(events.CoinsLost(seat, amount, cause))

    def pawn_moved(self, to: i64) -> None:
        self.state.pawn = to
        if self.log is not None:
            self.log.append(events.PawnMoved(to))

    def loot_taken(self, seat: i64, number: i64, amount: i64) -> None:
        state = self.state
        state.loot &= ~loot_bit(seat, number)
        state.cities[seat].coins -= amount
        if self.log is not None:
            self.log.append(events.LootTaken(seat, number, amount))

    def card_turned_up(self, slot: i64, card: i64) -> None:
        self.state.face_up |= 1 << slot
        if self.log is not None:
            self.log.append(events.CardTurnedUp(slot, card))

    def _leave(self, slot: i64) -> None:
        """Take a card out of the structure: what it alone covered is accessible now."""
        state = self.state
        structure = state.book.structures[state.age]
        bit = 1 << slot
        present = state.present & ~bit
        state.present = present
        state.slots[slot] = NO_CARD
        accessible = state.accessible & ~bit
        for freed in structure.covers[slot]:
            if not present & structure.covered_by[freed]:
                accessible |= 1 << freed
        state.accessible = accessible

    def _set_terms(self) -> None:
        """What each city makes decides what the other pays."""
        usual = self.state.book.numbers.trade_price
        one = self.state.cities[0]
        two = self.state.cities[1]
        one.terms = trade_terms(usual, two.makes, one.fixed, one.choices)
        two.terms = trade_terms(usual, one.makes, two.fixed, two.choices)
        _set_prices(one)
        _set_prices(two)

    # -- choices ----------------------------------------------------------------------------------------------

    def decision_opened(self, phase: i64, seat: i64, colour: i64) -> None:
        state = self.state
        state.phase = phase
        state.decider = seat
        state.destroys = colour
        if phase == BEGINNER:
            state.again = False
        if self.log is not None:
            self.log.append(events.DecisionOpened(phase, seat, colour))

    def tokens_drawn(self, seat: i64, tokens: list[int]) -> None:
        """The list becomes the state's own."""
        self.state.drawn = tokens
        if self.log is not None:
            shown = self.state.table.rulings.library_tokens_shown
            self.log.append(events.TokensDrawn(seat, tuple(tokens), shown))

    def token_taken(self, seat: i64, token: i64) -> None:
        state = self.state
        fact = state.book.tokens[token]
        city = state.cities[seat]
        if token in state.board:
            state.board.remove(token)
        else:
            state.box.remove(token)
        state.drawn = []
        city.tokens.append(token)
        city.symbols |= fact.symbol
        city.token_points += fact.points
        city.points_per_token += fact.points_per_token
        city.wonder_discount += fact.wonder_discount
        city.blue_discount += fact.blue_discount
        _set_prices(city)
        city.extra_shields += fact.extra_shields
        city.chain_coins += fact.chain_coins
        city.takes_trade_coins = city.takes_trade_coins or fact.takes_trade_coins
        city.wonders_again = city.wonders_again or fact.wonders_again
        self._close_decision()
        if self.log is not None:
            self.log.append(events.TokenTaken(seat, token))

    def card_destroyed(self, seat: i64, card: i64) -> None:
        state = self.state
        fact = state.book.cards[card]
        city = state.cities[seat]
        city.built.remove(card)
        city.counts -= fact.unit
        city.makes -= fact.makes
        if state.table.rulings.destroyed_cards_leave:
            state.gone.append(card)
        else:
            state.discard.append(card)
        self._set_terms()
        self._close_decision()
        if self.log is not None:
            self.log.append(events.CardDestroyed(seat, card))

    def choice_declined(self, seat: i64) -> None:
        self.state.drawn = []
        self._close_decision()
        if self.log is not None:
            self.log.append(events.ChoiceDeclined(seat))

    def _close_decision(self) -> None:
        state = self.state
        state.decider = NOBODY
        state.destroys = NOBODY

    # -- the end ----------------------------------------------------------------------------------------------

    def game_ended(self, victory: i64, winner: i64) -> None:
        state = self.state
        state.phase = OVER
        state.decider = NOBODY
        state.destroys = NOBODY
        state.victory = victory
        state.winner = winner
        if self.log is not None:
            self.log.append(events.GameEnded(victory, winner))


def _set_prices(city: City) -> None:
    city.prices = price_list(city.makes, city.terms, city.blue_discount << 2 | city.wonder_discount)


def _score(city: City, card: Card) -> None:
    """Points are kept by colour; guilds are counted at the end."""
    if card.colour == BLUE:
        city.blue_points += card.points
    elif card.colour == GREEN:
        city.green_points += card.points
    elif card.colour == YELLOW:
        city.yellow_points += card.points
