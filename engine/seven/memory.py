"""What a seat may rightly remember: which cards can lie where, from the hands it has seen and passed on.

Cards a seat cannot see are known in groups: a list of cards, and the places that hold just these cards in an order
the seat does not know. A hand the seat has seen gives a small group; all other cards of an age are its pool.
"""

from typing import Final, final

from engine.core.seats import NOBODY, Seat
from engine.seven.draft import PASSING, holder_in
from engine.seven.facts import AGES
from engine.seven.state import (
    BUILT,
    BURIED,
    DRAWN,
    LEFT_OVER,
    MAX_STAGES,
    SOLD,
    TAKEN,
    UNKNOWN,
    PlayRecord,
    State,
    Table,
)

# A place is packed as ``number * 8 + kind``.
PLAYED: Final = 0  # the card of a play, by its number in the list of plays
IN_HAND: Final = 1  # by seat
IN_PILE: Final = 2
IN_DISCARD: Final = 3  # discarded before the plays begin
UNDER_WONDER: Final = 4  # buried before the plays begin, by city and stage

# In a group, a card that is not known itself but was drawn in a play: ``REFERENCE - number of the play``.
REFERENCE: Final = -1000


@final
class Group:
    """These cards lie in these places, one each, in an order the seat does not know.

    The pool of an age may have cards to spare: of each of the age's draws (guilds, black cards) its quota is in the
    game, and no more. Other groups have no quotas.
    """

    def __init__(self, age: int, cards: list[int], places: list[int], quotas: list[int] | None = None) -> None:
        self.age: Final = age
        self.cards: Final = sorted(cards)
        self.places: Final = places
        self.quotas: Final = quotas

    def key(self) -> tuple[object, ...]:
        """Everything this group says."""
        quotas = None if self.quotas is None else tuple(self.quotas)
        return (self.age, tuple(self.cards), tuple(sorted(self.places)), quotas)


def shares_with(table: Table, seat: Seat, other: Seat) -> bool:
    """Whether `seat` knows what `other` knows: it is the same seat, or its partner."""
    return other == seat or (table.teams and other == table.partner[seat])


def last_look(state: State, seat: Seat) -> int:
    """How many plays there were when the seat, or its partner, last saw the discard pile; NOBODY when neither did."""
    own = state.looked[seat]
    if not state.table.teams:
        return own
    return max(own, state.looked[state.table.partner[seat]])


def is_visible(table: Table, play: PlayRecord, seat: Seat) -> bool:
    """Whether `seat` saw which card this was."""
    if play.action == BUILT or play.action == TAKEN:
        return True
    if play.seat != NOBODY:
        return shares_with(table, seat, play.seat)
    return play.action != LEFT_OVER and holder_in(table, play.age, table.turns) == seat


class Recollection:
    """Works out the groups of one seat from the true state; only what the seat has seen goes into them."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.plays = [PlayRecord(record) for record in state.plays]
        self.groups: list[Group] = []
        self.pool_places: list[list[int]] = [[] for _ in range(AGES)]
        self.located: list[list[int]] = [[] for _ in range(AGES)]  # cards of each age whose place the seat knows

    def recall(self) -> list[Group]:
        """All groups, the pools of the ages last."""
        self._locate_public_cards()
        self._locate_what_was_there_before()
        for age in range(self.state.age + 1):
            for hand in range(self.state.table.players):
                self._follow_hand(age, hand)
            self._follow_pile(age)
        return self.groups + [self._pool(age) for age in range(self.state.age + 1)]

    def _sees(self, other: Seat) -> bool:
        return shares_with(self.state.table, self.seat, other)

    # -- what everybody sees ----------------------------------------------------------------------------------

    def _locate_public_cards(self) -> None:
        state = self.state
        for city in range(state.cities):
            for age in range(AGES):
                self.located[age] += state.book.cards_in(age, state.built[AGES * city + age])
        for play in self.plays:
            if play.action == TAKEN:  # it counts where it was discarded
                self.located[state.book.cards[play.card].age].remove(play.card)

    def _locate_what_was_there_before(self) -> None:
        """A described position may begin with cards whose plays nobody wrote down."""
        state = self.state
        earlier = discards_before_the_plays(state, self.plays)
        for number, card in enumerate(earlier):
            self.pool_places[state.book.cards[card].age].append(number * 8 + IN_DISCARD)
        for city in range(state.cities):
            buried_in_plays = len([play for play in self.plays if play.action == BURIED and play.city == city])
            for stage in range(state.stages[city] - buried_in_plays):
                card = state.buried[MAX_STAGES * city + stage]
                age = state.book.cards[card].age
                if self._sees(city):
                    self.located[age].append(card)
                else:
                    self.pool_places[age].append((MAX_STAGES * city + stage) * 8 + UNDER_WONDER)

    # -- hands that go round ----------------------------------------------------------------------------------

    def _follow_hand(self, age: int, hand: int) -> None:
        """Go through the turns of an age with one hand, remembering it each time the seat holds it."""
        trail = self._trail(age, hand)
        content = self._content_at_first(age, hand, trail)
        known: list[int] | None = None
        hidden: list[int] = []
        for turn in range(1, self._turns_so_far(age) + 1):
            steps = [number for number in trail if min(self.plays[number].turn, self.state.table.turns) == turn]
            if self._sees(self._holder(age, hand, turn)):
                drawn = [self.plays[n].card for n in steps if self.plays[n].action == DRAWN]
                self._see(age, content, known, hidden)
                known = content + drawn
                hidden = []
            for number in steps:
                self._step(number, content)
                known = self._remember(age, number, known, hidden)
        places = [number * 8 + PLAYED for number in hidden] + self._places_of(age, hand, content)
        if known is None:
            self.pool_places[age] += places
        else:
            self._keep(age, known, places)

    def _see(self, age: int, seen: list[int], known: list[int] | None, hidden: list[int]) -> None:
        """The hand is back: what is missing went to the hidden places, in whatever order."""
        places = [number * 8 + PLAYED for number in hidden]
        if known is None:
            self.pool_places[age] += places
        elif places:
            missing = known[:]
            unfound: list[int] = []
            for card in seen:
                if card in missing:
                    missing.remove(card)
                else:
                    unfound.append(card)
            for card in unfound:  # it can only be the card that was drawn meanwhile
                self._identify(age, missing, card)
            self._keep(age, missing, places)
        elif known != seen:
            for card in seen:
                if card not in known:
                    self._identify(age, known, card)

    def _identify(self, age: int, cards: list[int], card: int) -> None:
        """A drawn card has shown itself."""
        reference = next(entry for entry in cards if entry <= REFERENCE)
        cards.remove(reference)
        place = (REFERENCE - reference) * 8 + PLAYED
        self.pool_places[age].remove(place)
        self.groups.append(Group(age, [card], [place]))
        self.located[age].append(card)

    def _remember(self, age: int, number: int, known: list[int] | None, hidden: list[int]) -> list[int] | None:
        play = self.plays[number]
        if play.action == DRAWN:
            return self._remember_draw(age, number, known)
        if not is_visible(self.state.table, play, self.seat):
            hidden.append(number)
        elif known is not None:
            if play.card not in known:
                self._identify(age, known, play.card)
                self.located[age].remove(play.card)  # it was located already, where it was built
            else:
                known.remove(play.card)
        if self._sees(play.seat) and play.action != BUILT:
            self.located[age].append(play.card)
        return known

    def _remember_draw(self, age: int, number: int, known: list[int] | None) -> list[int] | None:
        """Into a hand the seat has seen comes one unknown card; in an unseen hand any card may be the drawn one."""
        if known is None or self.plays[number].seat == self.seat:
            return known
        self.pool_places[age].append(number * 8 + PLAYED)
        return [*known, REFERENCE - number]

    def _keep(self, age: int, cards: list[int], places: list[int]) -> None:
        if places:
            self.groups.append(Group(age, cards, places))
            self.located[age] += [card for card in cards if card > REFERENCE]

    def _step(self, number: int, content: list[int]) -> None:
        play = self.plays[number]
        if play.action == DRAWN:
            content.append(play.card)
        else:
            content.remove(play.card)

    def _trail(self, age: int, hand: int) -> list[int]:
        """The plays out of (and draws into) one hand, in order."""
        return [
            number
            for number, play in enumerate(self.plays)
            if play.age == age and play.seat != NOBODY and self._hand_of(play) == hand
        ]

    def _hand_of(self, play: PlayRecord) -> int:
        turn = min(play.turn, self.state.table.turns)
        return (play.seat - PASSING[play.age] * (turn - 1)) % self.state.table.players

    def _holder(self, age: int, hand: int, turn: int) -> Seat:
        return (hand + PASSING[age] * (turn - 1)) % self.state.table.players

    def _turns_so_far(self, age: int) -> int:
        return self.state.turn if age == self.state.age else self.state.table.turns

    def _content_at_first(self, age: int, hand: int, trail: list[int]) -> list[int]:
        content: list[int] = []
        if age == self.state.age:
            content += self.state.hands[self._holder(age, hand, self.state.turn)]
        for number in reversed(trail):
            play = self.plays[number]
            if play.action == DRAWN:
                content.remove(play.card)
            else:
                content.append(play.card)
        return content

    def _places_of(self, age: int, hand: int, content: list[int]) -> list[int]:
        if age != self.state.age:
            return []
        holder = self._holder(age, hand, self.state.turn)
        if self._sees(holder):
            self.located[age] += content
            return []
        return [holder * 8 + IN_HAND] * len(content)

    # -- the Free City's pile, and the rest -------------------------------------------------------------------

    def _follow_pile(self, age: int) -> None:
        for number, play in enumerate(self.plays):
            if play.age == age and play.seat == NOBODY and play.action != TAKEN:
                if not is_visible(self.state.table, play, self.seat):
                    self.pool_places[age].append(number * 8 + PLAYED)
                elif play.action != BUILT:
                    self.located[age].append(play.card)
        if age == self.state.age:
            if sees_pile(self.state, self.seat):
                self.located[age] += self.state.pile
            else:
                self.pool_places[age] += [IN_PILE] * len(self.state.pile)

    def _pool(self, age: int) -> Group:
        table = self.state.table
        cards = table.decks[age][:]
        for draw in table.draws[age]:
            cards += draw.cards
        for card in self.located[age]:
            if card in cards:
                cards.remove(card)
        seen = [len([card for card in draw.cards if card not in cards]) for draw in table.draws[age]]
        quotas = [table.draws[age][n].count - seen[n] for n in range(len(seen))]
        return Group(age, cards, self.pool_places[age], quotas)


def discards_before_the_plays(state: State, plays: list[PlayRecord]) -> list[int]:
    """Cards of a described position that were in the discard pile before its plays begin."""
    cards = state.discard + [play.card for play in plays if play.action == TAKEN]
    for play in plays:
        if play.action in (SOLD, LEFT_OVER):
            cards.remove(play.card)
    return sorted(cards)


def sees_pile(state: State, seat: Seat) -> bool:
    """The holder sees the pile's last card when the Free City may play it."""
    return state.deciding != NOBODY and state.deciding == state.table.free_city and state.holder == seat


def known_discards(state: State, seat: Seat) -> list[int]:
    """The cards of the discard pile that the seat knows: its own, and what it saw there and nobody took since."""
    pile = discards_before_the_plays(state, [PlayRecord(record) for record in state.plays])
    known: list[int] = []
    looked = last_look(state, seat)
    for number, record in enumerate(state.plays):
        if number == looked:
            known = pile[:]
        play = PlayRecord(record)
        if play.action == TAKEN:
            pile.remove(play.card)
            if play.card in known:
                known.remove(play.card)
        elif play.action == SOLD or play.action == LEFT_OVER:
            pile.append(play.card)
            if is_visible(state.table, play, seat):
                known.append(play.card)
    if looked == len(state.plays):
        known = pile[:]
    return sorted(known)


def known_burials(state: State, seat: Seat) -> list[int]:
    """The cards under the wonders as the seat knows them."""
    known = state.buried[:]
    for city in range(state.cities):
        burials = [play for play in map(PlayRecord, state.plays) if play.action == BURIED and play.city == city]
        first = state.stages[city] - len(burials)
        for stage in range(state.stages[city]):
            seen = (
                shares_with(state.table, seat, city)
                if stage < first
                else is_visible(state.table, burials[stage - first], seat)
            )
            if not seen:
                known[MAX_STAGES * city + stage] = UNKNOWN
    return known
