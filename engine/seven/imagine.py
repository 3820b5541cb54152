"""Deals what a seat cannot see: a full position that fits everything in its view, the rest by chance.

Cards stay in their age and in their group; what lay or was taken from the discard pile stays discarded.
"""

from random import Random

from engine.seven.commands import SealedChoice
from engine.seven.legality import legal
from engine.seven.memory import IN_DISCARD, IN_HAND, IN_PILE, PLAYED, REFERENCE, UNDER_WONDER, Group
from engine.seven.state import (
    BURIED,
    DRAWN,
    LEFT_OVER,
    MAX_STAGES,
    SOLD,
    TAKEN,
    UNKNOWN,
    PlayRecord,
    State,
    play_record,
)
from engine.seven.view import View


def imagine(view: View, rng: Random) -> State:
    """A full position that looks from the view's seat exactly like the view."""
    state = State(view.table.table, rng.getrandbits(62), view.table)
    dealer = Dealer(view, rng)
    dealer.deal()
    _fill_hands(state, dealer)
    _write_plays(state, dealer)
    _fill_burials(state, dealer)
    _fill_discard(state, dealer)
    _seal_choices(state, rng)
    return state


class Dealer:
    """Gives every hidden place a card."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view = view
        self.rng = rng
        self.plays = [PlayRecord(record) for record in view.table.plays]
        self.cards = [group.cards[:] for group in view.groups]
        self.places = [group.places[:] for group in view.groups]
        self.dealt: dict[int, list[int]] = {}

    def deal(self) -> None:
        """First the cards that must be discards, then the pools (drawn cards are theirs), then the hands once seen."""
        placed = self._place_discards(self._cards_seen_discarded())
        assert placed, "no deal fits what the seat knows"
        groups = list(enumerate(self.view.groups))
        for number, group in groups:
            if group.guilds >= 0:
                self._deal_pool(number, group)
        for number, group in groups:
            if group.guilds < 0:
                self._deal_group(number)

    def _give(self, place: int, card: int) -> None:
        self.dealt.setdefault(place, []).append(card)

    def card_of_play(self, number: int) -> int:
        """The card of a play, seen or dealt."""
        card = self.plays[number].card
        return self.dealt[number * 8 + PLAYED][0] if card == UNKNOWN else card

    def _deal_pool(self, number: int, group: Group) -> None:
        guilds_of_game = self.view.table.table.guilds
        guilds = [card for card in self.cards[number] if card in guilds_of_game]
        others = [card for card in self.cards[number] if card not in guilds_of_game]
        placed = len([card for card in group.cards if card in guilds_of_game]) - len(guilds)
        self.rng.shuffle(guilds)
        cards = others + guilds[: max(0, group.guilds - placed)]
        self.rng.shuffle(cards)
        for place, card in zip(self.places[number], cards, strict=False):
            self._give(place, card)

    def _deal_group(self, number: int) -> None:
        cards = [self._resolved(card) for card in self.cards[number]]
        self.rng.shuffle(cards)
        for place, card in zip(self.places[number], cards, strict=True):
            self._give(place, card)

    def _resolved(self, card: int) -> int:
        return self.card_of_play(REFERENCE - card) if card <= REFERENCE else card

    # -- the discard pile -------------------------------------------------------------------------------------

    def _cards_seen_discarded(self) -> list[tuple[int, int]]:
        """Cards that lie in hidden discards, each with the number of plays before which it was discarded."""
        seat = self.view.seat
        looked = self.view.table.looked[seat]
        known: list[int] = []
        musts: list[tuple[int, int]] = []
        for number, play in enumerate(self.plays):
            if number == looked and self.view.looked:
                known = self._after_look(known, looked, musts)
            if play.action == TAKEN:
                if play.card in known:
                    known.remove(play.card)
                else:
                    musts.append((play.card, number))
            elif play.action in (SOLD, LEFT_OVER) and play.card != UNKNOWN:
                known.append(play.card)
        if looked == len(self.plays) and self.view.looked:
            self._after_look(known, looked, musts)
        return musts

    def _after_look(self, known: list[int], looked: int, musts: list[tuple[int, int]]) -> list[int]:
        """The seat saw the whole pile: whatever it did not know yet lies in hidden discards."""
        unexplained = list(self.view.looked)
        for card in known:
            unexplained.remove(card)
        musts += [(card, looked) for card in unexplained]
        return list(self.view.looked)

    def _place_discards(self, musts: list[tuple[int, int]]) -> bool:
        """Put each of these cards into a hidden discard that is old enough; goes back when it gets stuck."""
        if not musts:
            return True
        card, before = musts[0]
        options = [
            (number, place)
            for number in range(len(self.cards))
            if card in self.cards[number]
            for place in self._old_discards(number, before)
        ]
        self.rng.shuffle(options)
        for number, place in options:
            self.cards[number].remove(card)
            self.places[number].remove(place)
            if self._place_discards(musts[1:]):
                self._give(place, card)
                return True
            self.cards[number].append(card)
            self.places[number].append(place)
        return self._place_drawn_discard(card, before, musts)

    def _place_drawn_discard(self, card: int, before: int, musts: list[tuple[int, int]]) -> bool:
        """The card may have been drawn from the pile by the other player, and then discarded."""
        for number in range(len(self.cards)):
            for reference in [entry for entry in self.cards[number] if entry <= REFERENCE]:
                draw = (REFERENCE - reference) * 8 + PLAYED
                pool = next(n for n, places in enumerate(self.places) if draw in places)
                for place in self._old_discards(number, before):
                    if card not in self.cards[pool]:
                        continue
                    self.cards[number].remove(reference)
                    self.places[number].remove(place)
                    self.cards[pool].remove(card)
                    self.places[pool].remove(draw)
                    if self._place_discards(musts[1:]):
                        self._give(place, card)
                        self._give(draw, card)
                        return True
                    self.cards[number].append(reference)
                    self.places[number].append(place)
                    self.cards[pool].append(card)
                    self.places[pool].append(draw)
        return False

    def _old_discards(self, number: int, before: int) -> list[int]:
        places: list[int] = []
        for place in set(self.places[number]):
            kind = place & 7
            if kind == IN_DISCARD or (
                kind == PLAYED and place >> 3 < before and self.plays[place >> 3].action in (SOLD, LEFT_OVER)
            ):
                places.append(place)
        return sorted(places)


def _write_plays(state: State, dealer: Dealer) -> None:
    for number, play in enumerate(dealer.plays):
        if play.card == UNKNOWN:
            unseen_draw = play.action == DRAWN and number * 8 + PLAYED not in dealer.dealt
            card = _drawn_card(state, dealer, play) if unseen_draw else dealer.card_of_play(number)
            state.plays[number] = play_record(play.age, play.turn, play.seat, play.city, play.action, card)


def _drawn_card(state: State, dealer: Dealer, draw: PlayRecord) -> int:
    """A card drawn into a hand nobody else has seen: the one that was played from it, or any that is still there."""
    for number, play in enumerate(dealer.plays):
        if play.seat == draw.seat and play.age == draw.age and play.turn == draw.turn and play.action != DRAWN:
            return dealer.card_of_play(number)
    return state.hands[draw.seat][0]


def _fill_hands(state: State, dealer: Dealer) -> None:
    for seat, hand in enumerate(state.hands):
        if UNKNOWN in hand:
            state.hands[seat] = sorted(dealer.dealt[seat * 8 + IN_HAND])
    if UNKNOWN in state.pile:
        state.pile = dealer.dealt[IN_PILE]


def _fill_burials(state: State, dealer: Dealer) -> None:
    for city in range(state.cities):
        burials = [n for n, play in enumerate(dealer.plays) if play.action == BURIED and play.city == city]
        first = state.stages[city] - len(burials)
        for stage in range(state.stages[city]):
            place = MAX_STAGES * city + stage
            if state.buried[place] == UNKNOWN:
                if stage < first:
                    state.buried[place] = dealer.dealt[place * 8 + UNDER_WONDER][0]
                else:
                    state.buried[place] = dealer.card_of_play(burials[stage - first])


def _fill_discard(state: State, dealer: Dealer) -> None:
    """Rebuild the pile from the cards that were there before and the fates of the played ones."""
    pile = [card for place, cards in sorted(dealer.dealt.items()) if place & 7 == IN_DISCARD for card in cards]
    for number, play in enumerate(dealer.plays):
        if play.action in (SOLD, LEFT_OVER):
            pile.append(dealer.card_of_play(number))
    for play in dealer.plays:
        if play.action == TAKEN:
            pile.remove(play.card)
    state.discard = pile


def _seal_choices(state: State, rng: Random) -> None:
    """Others have chosen already, nobody knows what: any legal choice will do."""
    hidden = [choice for choice in state.choices if isinstance(choice, SealedChoice)]
    for choice in hidden:
        state.choices[choice.city] = None
    for choice in hidden:
        moves = legal(state, choice.seat)
        state.choices[choice.city] = moves[int(rng.random() * len(moves))]
