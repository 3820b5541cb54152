"""Follows the events by itself, without the ledger, and remembers what an audit will compare with the state."""

from collections.abc import Iterable

from engine.catalog.duel.model import COLOURS
from engine.core.seats import NOBODY, Seat
from engine.duel import events
from engine.duel.audit.hearsay import HeardCity
from engine.duel.audit.printed import printed
from engine.duel.audit.track import Track
from engine.duel.audit.turns import Turns
from engine.duel.events import Event
from engine.duel.state import FROM_THE_DISCARD, Rulings, State


class Witness:
    """One table as the events tell it: where things lie, and whose turn that makes it."""

    def __init__(self, rulings: Rulings) -> None:
        self.rulings = rulings
        self.first: Seat = NOBODY
        self.cities = [HeardCity(), HeardCity()]
        self.shown: list[int] = []
        self.seen_wonders: list[int] = []  # shown or handed out
        self.returned: list[int] = []
        self.under: dict[int, int] = {}  # the card under each wonder
        self.dealt: list[list[int]] = []  # for each age begun
        self.used: list[int] = []  # slots of this age that are empty, in the order of use
        self.turned_up: dict[int, int] = {}  # slots of this age whose card was turned up
        self.discard: list[int] = []
        self.gone: list[int] = []
        self.laid_out = 0  # progress tokens on the board when the game began
        self.board: list[int] = []
        self.box: list[int] = []
        self.drawn: list[int] = []
        self.from_bank = 0
        self.to_bank = 0
        self.track = Track(rulings)
        self.turns = Turns()

    @classmethod
    def of(cls, state: State) -> "Witness":
        """A witness for the empty table `state`."""
        return cls(state.table.rulings)

    def hear(self, told: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in told:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        if not (self._hear_of_cards(event) or self._hear_of_coins(event) or self._hear_of_choices(event)):
            self._hear_of_time(event)

    # -- cards and wonders --------------------------------------------------------------------------------------

    def _hear_of_cards(self, event: Event) -> bool:
        match event:
            case events.CardBuilt(seat, card, slot):
                self._build(seat, card, slot)
            case events.CardDiscarded(seat, card, slot):
                self._use(seat, slot)
                self.discard.append(card)
            case events.WonderBuilt(seat, wonder, card, slot):
                self._use(seat, slot)
                self.under[wonder] = card
                self._raise(seat, wonder)
            case events.WonderReturned(seat, wonder):
                self.cities[seat].plans.remove(wonder)
                self.returned.append(wonder)
            case events.CardDestroyed(seat, card):
                self.cities[seat].cards.remove(card)
                (self.gone if self.rulings.destroyed_cards_leave else self.discard).append(card)
                self.turns.close_choice()
            case events.CardTurnedUp(slot, card):
                self.turned_up[slot] = card
            case _:
                return False
        return True

    def _use(self, seat: Seat, slot: int) -> None:
        self.used.append(slot)
        self.turns.hear_of_play(seat, slot)

    def _build(self, seat: Seat, number: int, slot: int) -> None:
        card = printed().cards[number]
        city = self.cities[seat]
        if slot == FROM_THE_DISCARD:
            self.discard.remove(number)
        else:
            self._use(seat, slot)
        self.turns.close_choice()
        if card.symbol in city.symbols():
            self.turns.open_token_choice(len(self.board))
        city.cards.append(number)
        if card.kind == "red":
            strategy = slot != FROM_THE_DISCARD or self.rulings.strategy_for_mausoleum
            self.track.advance(seat, card.shields + (city.extra_shields() if strategy else 0))

    def _raise(self, seat: Seat, number: int) -> None:
        wonder = printed().wonders[number]
        city = self.cities[seat]
        city.plans.remove(number)
        city.wonders.append(number)
        self.turns.again = wonder.again or city.wonders_play_again()
        if wonder.shields:
            strategy = city.extra_shields() if self.rulings.strategy_for_wonders else 0
            self.track.advance(seat, wonder.shields + strategy)
        opposite = {colour: self.cities[1 - seat].count(colour) for colour in COLOURS}
        self.turns.open_wonder_choice(wonder, len(self.box), len(self.discard), opposite)

    # -- coins ----------------------------------------------------------------------------------------------------

    def _hear_of_coins(self, event: Event) -> bool:
        match event:
            case events.CoinsGained(seat, amount, _):
                self.cities[seat].coins += amount
                self.from_bank += amount
            case events.CoinsLost(seat, amount, _):
                self._pay_bank(seat, amount)
            case events.CoinsPaid(seat, bank, opponent):
                self._pay_bank(seat, bank)
                self.cities[seat].coins -= opponent
                self.cities[1 - seat].coins += opponent
            case events.LootTaken(seat, number, amount):
                self.track.hear_of_loot(seat, number, amount, self.cities[seat].coins)
                self._pay_bank(seat, amount)
            case _:
                return False
        return True

    def _pay_bank(self, seat: Seat, amount: int) -> None:
        self.cities[seat].coins -= amount
        self.to_bank += amount

    # -- tokens and wonders that are chosen -----------------------------------------------------------------------

    def _hear_of_choices(self, event: Event) -> bool:
        match event:
            case events.TokensLaid(board, box):
                self.board, self.box = list(board), list(box)
                self.laid_out = len(board)
            case events.TokensDrawn(_, tokens, _):
                self.drawn = list(tokens)
            case events.TokenTaken(seat, token):
                (self.board if token in self.board else self.box).remove(token)
                self.cities[seat].tokens.append(token)
                self._choose_no_more()
            case events.ChoiceDeclined():
                self._choose_no_more()
            case events.WondersShown(wonders, _):
                self.shown = list(wonders)
                self.seen_wonders += wonders
            case events.WonderTaken(seat, wonder, _):
                self._draft(seat, wonder)
            case _:
                return False
        return True

    def _choose_no_more(self) -> None:
        self.drawn = []
        self.turns.close_choice()

    def _draft(self, seat: Seat, wonder: int) -> None:
        if wonder in self.shown:
            self.shown.remove(wonder)
        else:
            self.seen_wonders.append(wonder)
        self.cities[seat].plans.append(wonder)
        self.cities[seat].drafted += 1

    # -- ages and turns -------------------------------------------------------------------------------------------

    def _hear_of_time(self, event: Event) -> None:
        match event:
            case events.FirstPlayerNamed(seat):
                self.first = seat
            case events.AgeBegan(_, cards, _):
                self.dealt.append(list(cards))
                self.used = []
                self.turned_up = {}
                self.turns.age_is_fresh = True
            case events.BeginnerChosen(_, beginner):
                self.turns.beginner = beginner
            case events.TurnBegan():
                self.turns.begin(self._beginner())
            case _:
                pass

    def _beginner(self) -> Seat:
        """Who should begin the age: the first player, whoever was chosen, the weaker one, or the last one to play."""
        if len(self.dealt) == 1:
            return self.first
        if self.chooser() != NOBODY:
            return self.turns.beginner
        return self.turns.active if self.track.pawn == 0 else 1 - self.track.leader()

    def chooser(self) -> Seat:
        """Who should say who begins the age that has been laid out, or NOBODY where that is settled."""
        if not self.turns.age_is_fresh or len(self.dealt) == 1:
            return NOBODY
        if self.track.pawn == 0:
            return self.turns.active if self.rulings.last_player_chooses else NOBODY
        return NOBODY if self.rulings.weaker_must_begin else 1 - self.track.leader()
