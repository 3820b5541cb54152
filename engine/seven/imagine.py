"""Deals what a seat cannot see: a full position that fits everything in its view, the rest by chance.

Cards stay in their age and in their group; what lay or was taken from the discard pile stays discarded.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.seven.commands import SealedChoice
from engine.seven.legality import legal
from engine.seven.memory import IN_DISCARD, IN_HAND, IN_PILE, PLAYED, REFERENCE, UNDER_WONDER, Group, last_look
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


@dataclass(frozen=True, slots=True)
class Must:
    """A card that lies in a hidden discard, made before so many plays."""

    card: int
    before: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn card that is not known yet: its group and its entry there, its own place and the pool of that place."""

    group: int
    entry: int
    place: int
    pool: int


@dataclass(slots=True)
class Placed:
    """Where such a card was put."""

    group: int
    place: int
    must: Must

    def may_swap(self, other: "Placed", is_older: Callable[[int, int], bool]) -> bool:
        """Whether the two cards may change places."""
        fits = is_older(self.place, other.must.before) and is_older(other.place, self.must.before)
        return self.group == other.group and fits


class Dealer:
    """Gives every hidden place a card."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view = view
        self.rng = rng
        self.plays = [PlayRecord(record) for record in view.table.plays]
        self.cards = [group.cards[:] for group in view.groups]
        self.places = [group.places[:] for group in view.groups]
        self.discards: list[Placed] = []
        self.dealt: dict[int, list[int]] = {}

    def deal(self) -> None:
        """First the cards that must be discards, then the pools (drawn cards are theirs), then the hands once seen."""
        placed = self._place_discards(self._cards_seen_discarded())
        assert placed, "no deal fits what the seat knows"
        self._give_discards()
        groups = list(enumerate(self.view.groups))
        for number, group in groups:
            if group.quotas is not None:
                self._deal_pool(number, group, group.quotas)
        for number, group in groups:
            if group.quotas is None:
                self._deal_group(number)

    def _give(self, place: int, card: int) -> None:
        self.dealt.setdefault(place, []).append(card)

    def card_of_play(self, number: int) -> int:
        """The card of a play, seen or dealt."""
        card = self.plays[number].card
        return self.dealt[number * 8 + PLAYED][0] if card == UNKNOWN else card

    def _deal_pool(self, number: int, group: Group, quotas: list[int]) -> None:
        draws = self.view.table.table.draws[group.age]
        drawn = [card for draw in draws for card in draw.cards]
        cards = [card for card in self.cards[number] if card not in drawn]
        for draw, quota in zip(draws, quotas, strict=True):
            spare = [card for card in self.cards[number] if card in draw.cards]
            placed = len([card for card in group.cards if card in draw.cards]) - len(spare)
            self.rng.shuffle(spare)
            cards += spare[: max(0, quota - placed)]
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

    def _cards_seen_discarded(self) -> list[Must]:
        """Cards that lie in hidden discards, each with the number of plays before which it was discarded."""
        seat = self.view.seat
        looked = last_look(self.view.table, seat)  # NOBODY, when it never did, is the number of no play
        known: list[int] = []
        musts: list[Must] = []
        for number, play in enumerate(self.plays):
            if number == looked:
                known = self._after_look(known, looked, musts)
            if play.action == TAKEN:
                if play.card in known:
                    known.remove(play.card)
                else:
                    musts.append(Must(play.card, number))
            elif play.action in (SOLD, LEFT_OVER) and play.card != UNKNOWN:
                known.append(play.card)
        if looked == len(self.plays):
            self._after_look(known, looked, musts)
        return musts

    def _after_look(self, known: list[int], looked: int, musts: list[Must]) -> list[int]:
        """The seat saw the whole pile: whatever it did not know yet lies in hidden discards."""
        unexplained = list(self.view.looked)
        for card in known:
            unexplained.remove(card)
        musts += [Must(card, looked) for card in unexplained]
        return list(self.view.looked)

    def _place_discards(self, musts: list[Must]) -> bool:
        """Put each of these cards into a hidden discard that is old enough; goes back when it gets stuck.

        The card with the fewest groups to come from is placed first, in the youngest place it may have: older places
        would do for any card that this one does for, so only the choice of the group can be wrong.
        """
        if not musts:
            return True
        options = [self._groups_for(must) for must in musts]
        first = min(range(len(musts)), key=lambda n: len(options[n]))
        must, rest = musts[first], musts[:first] + musts[first + 1 :]
        self.rng.shuffle(options[first])
        for number in options[first]:
            place = self._old_discards(number, must.before)[-1]
            self.cards[number].remove(must.card)
            self.places[number].remove(place)
            self.discards.append(Placed(number, place, must))
            if self._place_discards(rest):
                return True
            self.discards.pop()
            self.cards[number].append(must.card)
            self.places[number].append(place)
        return self._place_drawn_discard(must, rest)

    def _groups_for(self, must: Must) -> list[int]:
        return [
            number
            for number, cards in enumerate(self.cards)
            if must.card in cards and self._old_discards(number, must.before)
        ]

    def _place_drawn_discard(self, must: Must, rest: list[Must]) -> bool:
        """The card may have been drawn from the pile by the other player, and then discarded."""
        for drawn in self._drawn():
            places = self._old_discards(drawn.group, must.before)
            if must.card not in self.cards[drawn.pool] or not places:
                continue
            self.cards[drawn.group].remove(drawn.entry)
            self.places[drawn.group].remove(places[-1])
            self.cards[drawn.pool].remove(must.card)
            self.places[drawn.pool].remove(drawn.place)
            self.discards.append(Placed(drawn.group, places[-1], must))
            if self._place_discards(rest):
                self._give(drawn.place, must.card)
                return True
            self.discards.pop()
            self.cards[drawn.group].append(drawn.entry)
            self.places[drawn.group].append(places[-1])
            self.cards[drawn.pool].append(must.card)
            self.places[drawn.pool].append(drawn.place)
        return False

    def _drawn(self) -> list[Drawn]:
        found: list[Drawn] = []
        for group, cards in enumerate(self.cards):
            for entry in [card for card in cards if card <= REFERENCE]:
                place = (REFERENCE - entry) * 8 + PLAYED
                found += [Drawn(group, entry, place, n) for n, places in enumerate(self.places) if place in places]
        return found

    def _give_discards(self) -> None:
        """Hand the placed cards out, after some random swaps within each group: the youngest place was arbitrary."""
        for _ in range(2 * len(self.discards)):
            one, other = self.rng.choice(self.discards), self.rng.choice(self.discards)
            if one.may_swap(other, self._is_older):
                one.must, other.must = other.must, one.must
        for placed in self.discards:
            self._give(placed.place, placed.must.card)

    def _old_discards(self, number: int, before: int) -> list[int]:
        """The hidden discards of a group that were there before so many plays, oldest first."""
        return sorted(place for place in set(self.places[number]) if self._is_older(place, before))

    def _is_older(self, place: int, before: int) -> bool:
        if place & 7 == IN_DISCARD:
            return True
        discarded = place & 7 == PLAYED and self.plays[place >> 3].action in (SOLD, LEFT_OVER)
        return discarded and place >> 3 < before


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
