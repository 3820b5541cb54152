"""A position out of plain data: lays the described table out by the ledger's own effects and refuses the impossible.

No rule is written a second time here: what a card or a stage does, the ledger does.
"""

from dataclasses import fields, replace

from engine.core.errors import CommandError, ConfigError, PositionError
from engine.core.position.fields import Entry, Record
from engine.core.seats import NOBODY, Seat
from engine.core.tablefields import MAX_SEED
from engine.seven.apply import SevenLedger
from engine.seven.book import POWER_NAMES, Words, words
from engine.seven.codec import PHASES, Codec
from engine.seven.config import CHOOSE, Config, Switches, table
from engine.seven.draft import holder_in
from engine.seven.events import START
from engine.seven.facts import AGES
from engine.seven.inventory import OPEN_SIDE
from engine.seven.legality import refusal, to_move
from engine.seven.moment import city_that_decides
from engine.seven.position.check import check_position
from engine.seven.position.marks import most_victories
from engine.seven.position.words import (
    CITY_DEFAULTS,
    CITY_FIELDS,
    FATES,
    GAME,
    INFLICTED,
    PLAY_FIELDS,
    PLAYER_DEFAULTS,
    PLAYER_FIELDS,
    POSITION_DEFAULTS,
    POSITION_FIELDS,
    SIDES_FIELDS,
    usual_city,
)
from engine.seven.powers import decider
from engine.seven.state import FROM_DISCARD, FROM_PILE, LOSSES, OF_CHOICE, PLAY, SIDES, THREATS, State, play_record
from engine.seven.tables import new_state

MOST_COINS = 999
MOST_PLAYERS = 7
_FIELD_OF_REFUSAL = {
    "unknown_edition": "edition",
    "wrong_number_of_players": "players",
    "unknown_expansion": "expansions",
    "expansion_twice": "expansions",
    "expansion_for_more_players": "expansions",
    "teams_without_cities": "teams",
    "teams_of_two": "teams",
}


def state_from_json(data: object) -> State:
    """The position described by plain data; raises PositionError."""
    whole = Entry(data, "")
    position = whole.record(POSITION_FIELDS, POSITION_DEFAULTS)
    phase = PHASES[position.read("phase").word(PHASES, "unknown_phase")]
    if phase == SIDES:
        position = whole.record(SIDES_FIELDS, POSITION_DEFAULTS)
    config = _table(position)
    ids = words(config.edition, config.expansions)
    cities = _cities(position, config)
    state = new_state(_with_boards(config, ids, cities))
    _lay_out(state, ids, position, cities, phase)
    check_position(state)
    _seal_choices(state, ids, cities)
    return state


# -- the table ----------------------------------------------------------------------------------------------------


def _table(position: Record) -> Config:
    """The table, boards aside."""
    position.read("game").word([GAME], "unknown_game")
    edition, players, seed = (position.read(name).number(0, MAX_SEED) for name in ("edition", "players", "seed"))
    expansions = tuple(str(item.value) for item in position.read("expansions").items())
    teams, switches = position.read("teams").flag(), _switches(position.read("switches"))
    try:
        return table(edition, players, seed, expansions=expansions, switches=switches, teams=teams)
    except ConfigError as error:
        raise PositionError(error.code, field=_FIELD_OF_REFUSAL[error.code], **error.details) from error


def _switches(entry: Entry) -> Switches:
    names = [field.name for field in fields(Switches)]
    return Switches(**{name: value.flag() for name, value in entry.record(names).entries.items()})


def _cities(position: Record, config: Config) -> list[Record]:
    """The records of the cities; the Free City has no hand."""
    entry = position.read("cities")
    items = entry.items()
    if len(items) != config.cities:
        raise entry.refused("wrong_number_of_cities", cities=len(items), expected=config.cities)
    players = [item.record(PLAYER_FIELDS, PLAYER_DEFAULTS) for item in items[: config.players]]
    return players + [item.record(CITY_FIELDS, CITY_DEFAULTS) for item in items[config.players :]]


def _with_boards(config: Config, ids: Words, cities: list[Record]) -> Config:
    """The table as if the boards that lie on it, and the sides they lie on, had been asked for."""
    boards: list[str] = []
    for city in cities:
        entry = city.read("board")
        board = entry.word(ids.board_ids, "unknown_board")
        if board in boards:
            raise entry.refused("board_twice", value=board)
        boards.append(board)
    sides = [_side(ids, city.read("side")) for city in cities]
    return replace(config, boards=tuple(boards), sides=tuple(sides))


def _side(ids: Words, entry: Entry) -> str:
    side = entry.word([*ids.side_names, OPEN_SIDE], "unknown_side")
    return CHOOSE if side == OPEN_SIDE else side


# -- what lies on it ----------------------------------------------------------------------------------------------


def _lay_out(state: State, ids: Words, position: Record, cities: list[Record], phase: int) -> None:
    ledger = SevenLedger(state, None)
    for city, record in enumerate(cities):
        _lay_city(ledger, ids, city, record)
    state.discard = _cards(ids, position.read("discard"))
    if phase != SIDES:
        _open_turn(ledger, ids, position, cities)
    state.phase = phase
    state.plays = [_play(state, ids, entry) for entry in position.read("plays").items()]
    for city, record in enumerate(cities):
        _lay_marks(state, ids, city, record)
    _name_the_decider(state, position)


def _lay_city(ledger: SevenLedger, ids: Words, city: int, record: Record) -> None:
    """Board, cards and stages, through the ledger: everything derived from them comes out as in a game."""
    state = ledger.state
    _lay_board(ledger, city, record)
    for entry in record.read("cards").items():
        card = _card(ids, entry)
        if state.barred[AGES * city + state.book.cards[card].age] & state.book.cards[card].bit:
            raise entry.refused("duplicate_building", value=ids.card_ids[card])
        state.pile.append(card)
        ledger.card_built(city, card, FROM_PILE)
    _lay_stages(ledger, ids, city, record.read("stages"))
    ledger.coins_gained(city, record.read("coins").number(0, MOST_COINS), START)


def _lay_board(ledger: SevenLedger, city: int, record: Record) -> None:
    asked = ledger.state.table.sides[city]
    if record.read("side").value == OPEN_SIDE:
        asked = OF_CHOICE
    ledger.board_dealt(city, ledger.state.table.boards[city], asked)


def _lay_stages(ledger: SevenLedger, ids: Words, city: int, entry: Entry) -> None:
    state = ledger.state
    buried = [_card(ids, item) for item in entry.items()]
    height = state.book.sides[state.side[city]].height
    if len(buried) > height:
        raise entry.refused("stages_out_of_range", stages=len(buried), height=height)
    for card in buried:
        state.pile.append(card)
        ledger.stage_built(city, card, FROM_PILE)


def _open_turn(ledger: SevenLedger, ids: Words, position: Record, cities: list[Record]) -> None:
    """Age and turn begin anew, which clears away the marks that building has just left."""
    state = ledger.state
    age = position.read("age").number(1, AGES) - 1
    turn = position.read("turn").number(1, state.table.turns)
    hands = [_cards(ids, record.read("hand")) for record in cities[: state.table.players]]
    ledger.age_began(age, hands, _cards(ids, position.read("pile")))
    ledger.turn_began(turn, _holder(state, position, age, turn))


def _holder(state: State, position: Record, age: int, turn: int) -> Seat:
    """Who holds the Free City card follows from age and turn; a position may say so, but not otherwise."""
    holder = holder_in(state.table, age, turn)
    entry = position.find("holder")
    if entry is not None and entry.number(0, MOST_PLAYERS) != holder:
        raise entry.refused("wrong_holder", expected=holder)
    return holder


def _name_the_decider(state: State, position: Record) -> None:
    state.deciding = city_that_decides(state)
    entry = position.find("deciding")
    if entry is not None:
        state.deciding = entry.number(0, state.cities - 1)
    if state.phase == FROM_DISCARD and state.looked[decider(state, state.deciding)] == NOBODY:
        state.looked[decider(state, state.deciding)] = len(state.plays)


def _lay_marks(state: State, ids: Words, city: int, record: Record) -> None:
    """Everything about a city that no card in it tells."""
    for age, entry in _victories(record).items():
        state.victories[AGES * city + age] = entry.number(0, most_victories(state))
    state.defeats[city] = record.read("defeats").number(0, 2 * AGES)
    state.free_build_used[city] = int(record.read("free_build_used").flag())
    for item in record.read("fresh_powers").items():
        state.fresh_power[city] |= 1 << POWER_NAMES.index(item.word(POWER_NAMES, "unknown_power"))
    _lay_tokens(state, city, record)
    purse, fresh, copied = record.find("purse"), record.find("fresh"), record.find("copied")
    if purse is not None:
        state.purse[city] = purse.number(-MOST_COINS, MOST_COINS)
    if fresh is not None:
        state.fresh[city] = _card(ids, fresh)
    if copied is not None:
        state.copied[city] = _card(ids, copied)
    if city < state.table.players:
        looked = record.find("looked")
        if looked is not None:
            state.looked[city] = looked.number(0, len(state.plays))


def _lay_tokens(state: State, city: int, record: Record) -> None:
    """Tokens and losses of the Cities expansion; without it there are none."""
    most = MOST_COINS if state.table.with_black else 0
    state.debt[city] = record.read("debt").number(0, most)
    state.diplomacy[city] = record.read("diplomacy").number(0, most)
    for name, entry in record.read("inflicts").record(INFLICTED).entries.items():
        state.threats[THREATS * city + INFLICTED.index(name)] = entry.number(0, most)


def _victories(record: Record) -> dict[int, Entry]:
    ages = {str(age + 1): age for age in range(AGES)}
    return {ages[name]: entry for name, entry in record.read("victories").record(ages).entries.items()}


def _card(ids: Words, entry: Entry) -> int:
    return ids.card_numbers[entry.word(ids.card_numbers, "unknown_card")]


def _cards(ids: Words, entry: Entry) -> list[int]:
    return [_card(ids, item) for item in entry.items()]


def _play(state: State, ids: Words, entry: Entry) -> int:
    """The fate of one card; a play without a hand came from the pile or the discard pile."""
    record = entry.record(PLAY_FIELDS)
    age = record.read("age").number(1, state.age + 1) - 1
    turn = record.read("turn").number(1, state.table.turns + 1)
    hand = record.find("hand")
    seat = NOBODY if hand is None else hand.number(0, state.table.players - 1)
    fate = FATES[record.read("fate").word(FATES, "unknown_fate")]
    city = usual_city(seat, fate)
    if city == NOBODY or record.find("city") is not None:
        city = record.read("city").number(0, state.cities - 1)
    return play_record(age, turn, seat, city, fate, _card(ids, record.read("card")))


# -- sealed choices -----------------------------------------------------------------------------------------------


def _seal_choices(state: State, ids: Words, cities: list[Record]) -> None:
    """Give the sealed choices again, own cities before the Free City, so that the rules judge each of them."""
    for city, record in enumerate(cities):
        entry = record.find("choice")
        if entry is not None:
            _seal(state, ids, city, entry)
    if state.phase in (PLAY, LOSSES) and not to_move(state):
        raise PositionError("everybody_has_chosen", field="cities")


def _seal(state: State, ids: Words, city: int, entry: Entry) -> None:
    try:
        command = Codec(ids).command_from_json(entry.value)
    except CommandError as error:
        raise entry.refused("no_command", reason=error.code) from error
    reason = refusal(state, command)
    if reason is not None or command.city != city or state.phase not in (PLAY, LOSSES):
        raise entry.refused("illegal_choice", reason="wrong_city" if reason is None else reason.code)
    SevenLedger(state, None).choice_sealed(command)
