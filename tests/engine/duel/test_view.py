"""What one seat may know of a game of Duel: everything that lies open, the backs of the rest, and nothing else."""

from functools import partial
from random import Random

import pytest

from engine.core.session import Change, Session
from engine.duel import events
from engine.duel.apply import DuelLedger
from engine.duel.config import Config, Switches, table
from engine.duel.events import Event
from engine.duel.facts import UNKNOWN, UNKNOWN_GUILD
from engine.duel.game import DUEL
from engine.duel.legality import legal, refusal, to_move
from engine.duel.rules import resolve
from engine.duel.state import CHOOSE_FROM_BOX, CHOOSE_TOKEN, DRAFT, PLAY, State
from engine.duel.view import seen, view
from tests.engine.duel.audited import moment
from tests.engine.duel.every_command import EVERY_COMMAND
from tests.engine.duel.other_world import hidden_slots, is_guild, other_world
from tests.engine.duel.random_games import all_switches_turned, begun, positions, random_move, random_table
from tests.engine.fields import fields_of

pytestmark = pytest.mark.compiled

SECRET_BACKS = Switches(guild_backs_are_secret=True)


def age_three(switches: Switches | None = None) -> State:
    """A table at the beginning of the last age, with guilds face down."""
    wanted = partial(table, chosen=switches or Switches())
    return moment(lambda s: s.age == 2 and any(is_guild(s.slots[slot]) for slot in hidden_slots(s)), wanted)[0]


def recorded(config: Config, seed: int) -> list[Event]:
    """The log of a random game."""
    rng = Random(seed)
    ledger = begun(config)
    while to_move(ledger.state):
        resolve(ledger, random_move(ledger.state, rng))
    assert ledger.log is not None
    return ledger.log


# -- the table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_view_does_not_change_when_everything_hidden_does(seed: int) -> None:
    rng = Random(seed)
    for state in positions(seed):
        for seat in (0, 1):
            assert view(other_world(state, seat, rng), seat) == view(state, seat)


@pytest.mark.parametrize("seed", range(4))
def test_a_view_does_not_change_with_every_switch_turned_either(seed: int) -> None:
    rng = Random(seed)
    for state in positions(seed, all_switches_turned(seed)):
        for seat in (0, 1):
            assert view(other_world(state, seat, rng), seat) == view(state, seat)


def test_two_views_are_equal_only_when_all_of_the_table_is() -> None:
    """Otherwise the tests of blindness would be blind themselves: every field counts."""
    state = moment(lambda s: s.phase == PLAY and s.age == 1)[0]
    derived = {"seed", "table", "book", "cities"}
    for name in set(fields_of(state)) - derived:
        changed = state.copy()
        value = getattr(changed, name)
        setattr(changed, name, [*value, 3] if isinstance(value, list) else not value)
        assert view(changed, 0) != view(state, 0), name


def test_a_face_down_card_shows_only_its_back() -> None:
    state = age_three()
    shown = view(state, 0).table.slots
    for slot in hidden_slots(state):
        assert shown[slot] == (UNKNOWN_GUILD if is_guild(state.slots[slot]) else UNKNOWN)


def test_a_switch_makes_all_backs_the_same() -> None:
    state = age_three(SECRET_BACKS)
    assert {view(state, 1).table.slots[slot] for slot in hidden_slots(state)} == {UNKNOWN}


def test_a_view_does_not_hold_the_seed() -> None:
    assert view(begun(table(12345)).state, 0).table.seed == 0


def test_a_freed_card_stays_hidden_until_the_choice_of_the_turn_is_made() -> None:
    state = moment(lambda s: s.phase == CHOOSE_TOKEN and s.accessible & ~s.face_up != 0)[0]
    freed = [slot for slot in hidden_slots(state) if state.accessible >> slot & 1]
    assert all(view(state, state.decider).table.slots[slot] == UNKNOWN for slot in freed)


def test_the_wonders_of_the_second_round_are_not_known_in_the_first() -> None:
    """The state has no place for them yet; only the seed says which they will be, and it is masked."""
    groups = set()
    for seed in range(30):
        ledger = begun(table(seed))
        while ledger.state.picked < 4:
            resolve(ledger, legal(ledger.state, ledger.state.decider)[0])
        groups.add(tuple(ledger.state.shown))
    assert len(groups) > 20
    first_round = begun(table(1)).state
    assert len(view(first_round, 0).table.shown) == 4
    assert view(State(first_round.table, 99, first_round), 0) == view(first_round, 0)


def test_drawn_tokens_are_known_to_the_drawer_only() -> None:
    state = moment(lambda s: s.phase == CHOOSE_FROM_BOX)[0]
    assert view(state, state.decider).table.drawn == state.drawn
    assert view(state, 1 - state.decider).table.drawn == [UNKNOWN] * 3


def test_a_switch_shows_drawn_tokens_to_both() -> None:
    shown = partial(table, chosen=Switches(library_tokens_are_shown=True))
    state = moment(lambda s: s.phase == CHOOSE_FROM_BOX, shown)[0]
    assert view(state, 1 - state.decider).table.drawn == state.drawn


def test_the_discard_pile_lies_open_to_both() -> None:
    state = moment(lambda s: len(s.discard) > 5)[0]
    assert view(state, 0).table.discard == view(state, 1).table.discard == state.discard


@pytest.mark.parametrize("seed", range(6))
def test_a_view_has_the_same_legal_moves_as_the_table(seed: int) -> None:
    for state in positions(seed):
        for seat in (0, 1):
            assert legal(view(state, seat).table, seat) == legal(state, seat)


@pytest.mark.parametrize("seed", range(3))
def test_a_refusal_tells_nothing_of_what_is_hidden(seed: int) -> None:
    rng = Random(seed)
    for number, state in enumerate(positions(seed)):
        if number % 12 == 0:
            for seat in (0, 1):
                world = other_world(state, seat, rng)
                wishes = [wish for wish in EVERY_COMMAND if wish.seat == seat]
                assert [refusal(world, wish) for wish in wishes] == [refusal(state, wish) for wish in wishes]


def test_a_view_does_not_change_when_the_game_goes_on() -> None:
    state = moment(lambda s: s.phase == DRAFT)[0]
    known = view(state, 0)
    before = known.key()
    ledger = DuelLedger(state, None)
    while to_move(state):
        resolve(ledger, random_move(state, Random(1)))
    assert known.key() == before


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_events_name_no_card_or_token_before_the_seat_may_know_it(seed: int) -> None:
    for seat in (0, 1):
        known = {UNKNOWN, UNKNOWN_GUILD}
        for event in recorded(random_table(Random(seed)), seed):
            shown = seen(event, seat)
            if isinstance(shown, events.AgeBegan):
                known |= {card for slot, card in enumerate(shown.cards) if _is_dealt_face_up(shown.age, slot)}
                assert set(shown.cards) <= known
            elif isinstance(shown, events.CardTurnedUp):
                known.add(shown.card)
            elif isinstance(shown, events.TokensDrawn):
                assert (set(shown.tokens) == {UNKNOWN}) == (shown.seat != seat and not shown.shown)
            else:
                assert getattr(shown, "card", UNKNOWN) in known
                assert shown == event


def _is_dealt_face_up(age: int, slot: int) -> bool:
    return bool(begun(table(0)).state.book.structures[age].face_up >> slot & 1)


@pytest.mark.parametrize("backs", [True, False])
def test_a_deal_looks_the_same_whatever_lies_face_down(backs: bool) -> None:
    rng = Random(5)
    state = age_three(Switches(guild_backs_are_secret=not backs))
    for seat in (0, 1):
        worlds = [other_world(state, seat, rng).slots for _ in range(20)]
        deals = {seen(events.AgeBegan(2, tuple(slots), backs), seat) for slots in worlds}
        assert len(deals) == 1
        assert len({tuple(slots) for slots in worlds}) == 20


def test_what_is_seen_twice_is_masked_once() -> None:
    for event in recorded(all_switches_turned(2), 2) + recorded(table(3), 3):
        for seat in (0, 1):
            assert seen(seen(event, seat), seat) == seen(event, seat)


@pytest.mark.parametrize("seed", range(4))
def test_listeners_of_a_session_hear_masked_events(seed: int) -> None:
    rng = Random(seed)
    session = Session.start(DUEL, random_table(rng))
    heard: list[list[Event]] = [[], []]

    def listener(seat: int, change: Change[Event]) -> None:
        heard[seat] += change.events

    for seat in (0, 1):
        session.listen(partial(listener, seat), seat)
    happened: list[Event] = []
    while session.to_move():
        session.submit(random_move(session.state, rng))
        happened += session.tree.events(session.at)
    for seat in (0, 1):
        assert heard[seat] == [seen(event, seat) for event in happened]
        assert heard[seat] != happened
