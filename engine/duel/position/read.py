"""A position of Duel out of plain data: lays the described table out by the ledger and refuses the impossible.

No rule is written a second time here: what a card, a wonder or a token does, the ledger does.
"""

from dataclasses import fields

from engine.core.position.fields import Entry, Record
from engine.core.seats import NOBODY, Seat
from engine.core.tablefields import MAX_SEED
from engine.duel.apply import DuelLedger
from engine.duel.codec import PHASES
from engine.duel.config import DRAFT as DRAFT_WONDERS
from engine.duel.config import FIRST, Switches, table
from engine.duel.draft import deal_age
from engine.duel.events import START
from engine.duel.facts import AGES
from engine.duel.position.check import check_position
from engine.duel.position.moment import lay_draft, lay_moment
from engine.duel.position.structure import draw_unknown_cards, lay_structure, read_structure
from engine.duel.position.tokens import lay_tokens
from engine.duel.position.track import lay_track
from engine.duel.position.words import (
    GAME,
    MOST_COINS,
    OVER_CARD,
    SEATS,
    Naming,
    checked_age,
    city_defaults_in,
    city_fields_in,
    defaults_in,
    fields_in,
)
from engine.duel.state import DRAFT, FROM_THE_DISCARD, PICKS, State
from engine.duel.tables import new_state


def state_from_json(data: object) -> State:
    """The position described by plain data; raises PositionError."""
    whole = Entry(data, "")
    phase = _phase(whole)
    position = whole.record(fields_in(phase), defaults_in(phase))
    cities = _cities(position, phase)
    ledger = DuelLedger(_empty_table(position), None)
    names = Naming()
    if phase == DRAFT:
        _lay_draft(ledger, names, position, cities)
    else:
        _lay_turn(ledger, names, position, cities, phase)
    check_position(ledger.state, position)
    draw_unknown_cards(ledger.state)
    return ledger.state


# -- the table ----------------------------------------------------------------------------------------------------


def _phase(whole: Entry) -> int:
    """What the table waits for; it decides which other fields there are."""
    if not isinstance(whole.value, dict):
        raise whole.refused("wrong_type", expected="mapping")
    return PHASES[Entry(whole.value.get("phase", "play"), "phase").word(PHASES, "unknown_phase")]


def _empty_table(position: Record) -> State:
    """The table as if the first player who is named had been asked for."""
    position.read("game").word([GAME], "unknown_game")
    seed = position.read("seed").number(0, MAX_SEED)
    first = position.read("first").number(0, SEATS - 1)
    return new_state(table(seed, FIRST[first], DRAFT_WONDERS, _switches(position.read("switches"))))


def _switches(entry: Entry) -> Switches:
    names = [field.name for field in fields(Switches)]
    return Switches(**{name: value.flag() for name, value in entry.record(names).entries.items()})


def _cities(position: Record, phase: int) -> list[Record]:
    entry = position.read("cities")
    items = entry.items()
    if len(items) != SEATS:
        raise entry.refused("wrong_number_of_cities", cities=len(items), expected=SEATS)
    return [item.record(city_fields_in(phase), city_defaults_in(phase)) for item in items]


# -- what lies on it ----------------------------------------------------------------------------------------------


def _lay_draft(ledger: DuelLedger, names: Naming, position: Record, cities: list[Record]) -> None:
    start = ledger.state.book.numbers.start_coins
    ledger.first_player_named(ledger.state.table.first)
    for seat, record in enumerate(cities):
        _lay_coins(ledger, seat, record, start, start)
        _lay_plans(ledger, names, seat, record)
    lay_tokens(ledger, names, position, [[], []], DRAFT)
    lay_draft(ledger, names, position)


def _lay_turn(ledger: DuelLedger, names: Naming, position: Record, cities: list[Record], phase: int) -> None:
    state = ledger.state
    age = position.read("age").number(1, AGES) - 1
    ledger.first_player_named(state.table.first)
    for seat, record in enumerate(cities):
        _lay_coins(ledger, seat, record, 0, MOST_COINS)
        _lay_city(ledger, names, seat, record, age)
    state.picked = PICKS
    tokens = [[names.token(item) for item in record.read("tokens").items()] for record in cities]
    lay_tokens(ledger, names, position, tokens, phase)
    _lay_cards(ledger, names, position, age)
    lay_track(ledger, position, cities)
    lay_moment(ledger, position, phase)


def _lay_coins(ledger: DuelLedger, seat: Seat, record: Record, lowest: int, highest: int) -> None:
    """Left out, a city has the coins that it starts with."""
    entry = record.find("coins")
    start = ledger.state.book.numbers.start_coins
    ledger.coins_gained(seat, start if entry is None else entry.number(lowest, highest), START)


def _lay_plans(ledger: DuelLedger, names: Naming, seat: Seat, record: Record) -> None:
    for item in record.read("plans").items():
        ledger.wonder_taken(seat, names.wonder(item), NOBODY)


def _lay_city(ledger: DuelLedger, names: Naming, seat: Seat, record: Record, age: int) -> None:
    """Cards and wonders, through the ledger: everything derived from them comes out as in a game."""
    for item in record.read("cards").items():
        card = checked_age(item, names.card(item), 0, age)
        ledger.state.discard.append(card)
        ledger.card_built(seat, card, FROM_THE_DISCARD)
    for item in record.read("wonders").items():
        _lay_wonder(ledger, names, seat, item, age)
    _lay_plans(ledger, names, seat, record)


def _lay_wonder(ledger: DuelLedger, names: Naming, seat: Seat, item: Entry, age: int) -> None:
    """``pyramids over baths``; no structure lies there yet, so it does not matter out of which slot the card came."""
    told = item.value if isinstance(item.value, str) else ""
    name, between, under = told.partition(OVER_CARD)
    wonder = names.wonder(Entry(name if between else item.value, item.field))
    if not between:
        raise item.refused("no_card_under", wonder=name)
    card = checked_age(item, names.card(Entry(under, item.field)), 0, age)
    ledger.wonder_taken(seat, wonder, NOBODY)
    ledger.wonder_built(seat, wonder, card, 0)


def _lay_cards(ledger: DuelLedger, names: Naming, position: Record, age: int) -> None:
    """Structure, discard pile and what is gone; a structure left out lies there whole, as the seed deals it."""
    entry = position.find("structure")
    if entry is None:
        deal_age(ledger, age)
    else:
        lay_structure(ledger, age, read_structure(names, entry, age))
    state = ledger.state
    state.discard = [checked_age(item, names.card(item), 0, age) for item in position.read("discard").items()]
    state.gone = [checked_age(item, names.card(item), 0, age) for item in position.read("gone").items()]
