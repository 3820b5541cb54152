"""What a command would bring, as far as one seat can know: the rules themselves play it on a copy of the masked table.

A forecast says nothing about hidden cards: those it turns up stay UNKNOWN, and nothing of a next deal is told.
"""

from dataclasses import dataclass

from engine.catalog.duel.model import SYMBOLS
from engine.core.seats import NOBODY, Seat
from engine.duel import rules
from engine.duel.apply import DuelLedger
from engine.duel.commands import BUILDS, RAISES, BuildCard, Command, TakeFromDiscard
from engine.duel.events import AgeBegan, CoinsPaid, DecisionOpened, Event, ExtraTurnWon, LootTaken
from engine.duel.facts import NO_CARD, RESOURCES, slots_in
from engine.duel.legality import card_price, card_trade, is_chained, why_no_wonder, why_not_built, wonder_price
from engine.duel.military import lead_of
from engine.duel.science import symbols_in
from engine.duel.scoring import total
from engine.duel.state import BEGINNER, CIVILIAN, NO_VICTORY, PLAY, City, State
from engine.duel.trade import unit_price


@dataclass(frozen=True, slots=True)
class Change:
    """A number now, and after the command."""

    before: int
    after: int

    @property
    def by(self) -> int:
        """How much it grows."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Price:
    """What a city pays: `trade` is the part that buys resources, `opponent` the part that the other player gets."""

    coins: int
    trade: int
    opponent: int
    by_chain: bool


@dataclass(frozen=True, slots=True)
class Uncovered:
    """A card that becomes accessible; UNKNOWN or UNKNOWN_GUILD when it lies face down."""

    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """All that follows from a command up to the next decision."""

    points: Change
    opponent_points: Change
    coins: Change
    opponent_coins: Change
    lead: Change
    """How far the pawn stands on the opponent's side."""
    loot: tuple[int, ...]
    """Coins that the opponent loses on the military track, token by token."""
    symbols: Change
    """Different science symbols."""
    choice: int
    """The phase of a choice that the command leads to for the same seat, or NOBODY."""
    makes_free: int
    """The card that the built one makes free by its chain symbol, or NO_CARD."""
    uncovers: tuple[Uncovered, ...]
    again: bool
    """Another turn follows."""
    ends_age: bool
    next_seat: Seat
    """Who decides after the command and the choices it leads to, NOBODY at the end; not known when the age ends."""
    victory: int
    winner: Seat


def forecast(table: State, command: Command) -> Forecast:
    """What a legal `command` would bring, asked of a masked `table` by the rules themselves."""
    after = table.copy()
    log: list[Event] = []
    rules.resolve(DuelLedger(after, log), command)
    seat = command.seat
    other = 1 - seat
    return Forecast(
        points=Change(total(table, seat), total(after, seat)),
        opponent_points=Change(total(table, other), total(after, other)),
        coins=Change(table.cities[seat].coins, after.cities[seat].coins),
        opponent_coins=Change(table.cities[other].coins, after.cities[other].coins),
        lead=Change(lead_of(table, seat), lead_of(after, seat)),
        loot=tuple(event.amount for event in log if isinstance(event, LootTaken)),
        symbols=Change(symbols_in(table.cities[seat].symbols), symbols_in(after.cities[seat].symbols)),
        choice=_choice(log, seat),
        makes_free=_makes_free(table, command),
        uncovers=_uncovered(table, after, log),
        again=any(isinstance(event, ExtraTurnWon) for event in log),
        ends_age=not _same_age(log) or not after.present,
        next_seat=_next_seat(after),
        victory=after.victory,
        winner=after.winner if after.victory != NO_VICTORY else NOBODY,
    )


def _choice(log: list[Event], seat: Seat) -> int:
    opened = [event.phase for event in log if isinstance(event, DecisionOpened) and event.seat == seat]
    return opened[-1] if opened and _same_age(log) else NOBODY


def _same_age(log: list[Event]) -> bool:
    return not any(isinstance(event, AgeBegan) for event in log)


def _makes_free(table: State, command: Command) -> int:
    """The one card that has the chain symbol given, if there is one."""
    if not isinstance(command, BuildCard | TakeFromDiscard):
        return NO_CARD
    chain = table.book.cards[command.card].chains
    return next((card.number for card in table.book.cards if chain and card.chained_by == chain), NO_CARD)


def _uncovered(table: State, after: State, log: list[Event]) -> tuple[Uncovered, ...]:
    if not _same_age(log):
        return ()
    fresh = after.accessible & ~table.accessible
    return tuple(Uncovered(slot, table.slots[slot]) for slot in slots_in(fresh))


def _next_seat(after: State) -> Seat:
    if after.victory != NO_VICTORY:
        return NOBODY
    if after.phase in (PLAY, BEGINNER):
        return after.decider
    return after.active if after.again else 1 - after.active


# -- prices ---------------------------------------------------------------------------------------------------------


def price_of_card(table: State, seat: Seat, number: int) -> Price:
    """What a card would cost a city now, whether it has the coins or not."""
    city, card = table.cities[seat], table.book.cards[number]
    if is_chained(city, card):
        return Price(0, 0, 0, True)
    return Price(
        card_price(city, card), card_trade(city, card), to_opponent(table, seat, card_trade(city, card)), False
    )


def price_of_wonder(table: State, seat: Seat, number: int) -> Price:
    """What a wonder would cost a city now, whether it has the coins or not."""
    trade = wonder_price(table.cities[seat], table.book.wonders[number])
    return Price(trade, trade, to_opponent(table, seat, trade), False)


def to_opponent(table: State, seat: Seat, trade: int) -> int:
    """Who would get the coins, by the rule itself: a copy of the table pays."""
    log: list[Event] = []
    rules.pay(DuelLedger(table.copy(), log), seat, 0, trade)
    return sum(event.opponent for event in log if isinstance(event, CoinsPaid))


def unit_prices(city: City) -> list[int]:
    """What one unit of each resource costs a city."""
    return [unit_price(city.terms, resource) for resource in range(RESOURCES)]


# -- what a city shows ----------------------------------------------------------------------------------------------


def shields_in(table: State, seat: Seat) -> int:
    """The shields printed on what a city has built; the pawn may have gone further by tokens."""
    city, book = table.cities[seat], table.book
    return sum(book.cards[card].shields for card in city.built) + sum(book.wonders[w].shields for w in city.wonders)


def symbol_counts(table: State, seat: Seat) -> list[int]:
    """How many of each science symbol a city has, in the order of the catalog."""
    city, book = table.cities[seat], table.book
    masks = [book.cards[card].symbol for card in city.built] + [book.tokens[token].symbol for token in city.tokens]
    return [sum(mask >> number & 1 for mask in masks) for number in range(len(SYMBOLS))]


# -- supremacy at hand ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Threat:
    """A city could win at once, if it were its turn: with this card, or with this wonder and any card."""

    victory: int
    card: int
    wonder: int


def threats(table: State, seat: Seat) -> tuple[Threat, ...]:
    """Every way in which a city could win at once by supremacy with what lies open now."""
    if table.phase != PLAY:
        return ()
    open_cards = [table.slots[slot] for slot in slots_in(table.accessible & table.face_up)]
    builds = [BUILDS[seat][card] for card in open_cards if why_not_built(table, seat, card) is None]
    found = [Threat(victory, build.card, NO_CARD) for build in builds if (victory := _supremacy(table, build))]
    plans = [wonder for wonder in table.cities[seat].plans if why_no_wonder(table, seat, wonder) is None]
    for wonder in plans if open_cards else ():
        victory = _supremacy(table, RAISES[seat][wonder][open_cards[0]])
        if victory:
            found.append(Threat(victory, NO_CARD, wonder))
    return tuple(found)


def _supremacy(table: State, command: Command) -> int:
    outcome = forecast(table, command)
    wins = outcome.victory != CIVILIAN and outcome.winner == command.seat
    return outcome.victory if wins else NO_VICTORY


def steps_to_capital(table: State, seat: Seat) -> int:
    """How many more steps of the pawn would win for a city."""
    return table.book.numbers.capital - lead_of(table, seat)


def symbols_to_win(table: State, seat: Seat) -> int:
    """How many more different symbols would win for a city."""
    return table.book.numbers.symbols_to_win - symbols_in(table.cities[seat].symbols)
