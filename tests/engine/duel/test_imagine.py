"""Worlds that fit what a seat knows: every unseen card can lie in every slot whose back fits, each as likely."""

from collections import Counter
from collections.abc import Iterable
from functools import partial
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from engine.duel.apply import DuelLedger
from engine.duel.config import Switches, table
from engine.duel.events import AgeBegan, Event
from engine.duel.imagine import imagine
from engine.duel.legality import legal, to_move
from engine.duel.rules import resolve
from engine.duel.state import CHOOSE_FROM_BOX, CHOOSE_TOKEN, PLAY, State
from engine.duel.view import view
from tests.engine.duel.audited import moment
from tests.engine.duel.other_world import hidden_slots, is_guild, removed_cards
from tests.engine.duel.random_games import all_switches_turned, begun, played_on, positions, random_move

pytestmark = pytest.mark.compiled

WORLDS = 600
SECRET_BACKS = partial(table, chosen=Switches(guild_backs_are_secret=True))


def worlds(state: State, seat: int, count: int = WORLDS) -> list[State]:
    """So many positions that fit what the seat knows."""
    known = view(state, seat)
    rng = Random(11)
    return [imagine(known, rng) for _ in range(count)]


def is_last_age(state: State) -> bool:
    """Whether guilds lie face down."""
    return state.age == 2 and state.phase == PLAY and sum(is_guild(state.slots[s]) for s in hidden_slots(state)) > 1


def unseen(state: State) -> set[int]:
    """What lies face down or was removed."""
    return {state.slots[slot] for slot in hidden_slots(state)} | set(removed_cards(state))


def assert_uniform(found: Iterable[object], expected: Iterable[object]) -> None:
    """Everything that is expected turns up, each about as often as the others, and nothing else does."""
    counts = Counter(found)
    wanted = set(expected)
    assert set(counts) == wanted
    usual = counts.total() / len(wanted)
    assert all(abs(count - usual) < 5 * sqrt(usual) for count in counts.values()), counts


@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_world_fits_what_the_seat_knows(seed: int) -> None:
    rng = Random(seed)
    for state in positions(seed):
        for seat in (0, 1):
            known = view(state, seat)
            world = imagine(known, rng)
            assert view(world, seat) == known
            assert legal(world, seat) == legal(state, seat)


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_game_can_be_played_to_its_end(seed: int) -> None:
    rng = Random(seed)
    for number, state in enumerate(positions(seed, all_switches_turned(seed) if seed % 2 else None)):
        if number % 15 == 0:
            world = imagine(view(state, number % 2), rng)
            for _ in played_on(world, rng):
                pass
            assert not to_move(world)


def test_no_card_lies_in_two_places_of_an_imagined_world() -> None:
    for state in positions(7):
        world = imagine(view(state, 0), Random(7))
        cards = [*world.slots, *world.discard, *world.gone, *world.under]
        cards += world.cities[0].built + world.cities[1].built
        found = [card for card in cards if card >= 0]
        assert len(set(found)) == len(found)


@pytest.mark.parametrize("age", [0, 1])
def test_every_unseen_card_turns_up_in_every_slot_equally_often(age: int) -> None:
    state = moment(lambda s: s.age == age and s.phase == PLAY)[0]
    assert removed_cards(state)
    imagined = worlds(state, 0)
    for slot in hidden_slots(state):
        assert_uniform([world.slots[slot] for world in imagined], unseen(state))


def test_guilds_stay_where_their_backs_show_them() -> None:
    state = moment(is_last_age)[0]
    imagined = worlds(state, 1)
    for slot in hidden_slots(state):
        fitting = [card for card in unseen(state) if is_guild(card) == is_guild(state.slots[slot])]
        assert_uniform([world.slots[slot] for world in imagined], fitting)


def test_guilds_may_lie_anywhere_when_backs_are_secret() -> None:
    state = moment(is_last_age, SECRET_BACKS)[0]
    slots = hidden_slots(state)
    hidden = sum(is_guild(state.slots[slot]) for slot in slots)
    places = [tuple(slot for slot in slots if is_guild(world.slots[slot])) for world in worlds(state, 1, 2000)]
    assert_uniform(places, combinations(slots, hidden))


def test_every_guild_may_be_any_of_those_unseen_when_backs_are_secret() -> None:
    state = moment(is_last_age, SECRET_BACKS)[0]
    guilds = [card for card in unseen(state) if is_guild(card)]
    imagined = [card for world in worlds(state, 0) for card in world.slots if card in guilds]
    assert_uniform(imagined, guilds)


def test_a_freed_card_that_is_not_turned_up_yet_may_be_any() -> None:
    state = moment(lambda s: s.phase == CHOOSE_TOKEN and s.accessible & ~s.face_up != 0)[0]
    freed = next(slot for slot in hidden_slots(state) if state.accessible >> slot & 1)
    fitting = [card for card in unseen(state) if is_guild(card) == is_guild(state.slots[freed])]
    assert_uniform([world.slots[freed] for world in worlds(state, state.decider)], fitting)


def test_the_opponent_may_have_drawn_any_tokens_of_the_box() -> None:
    state = moment(lambda s: s.phase == CHOOSE_FROM_BOX)[0]
    draws = [tuple(world.drawn) for world in worlds(state, 1 - state.decider)]
    assert_uniform(draws, combinations(sorted(state.box), 3))


def test_whoever_drew_tokens_imagines_no_others() -> None:
    state = moment(lambda s: s.phase == CHOOSE_FROM_BOX)[0]
    assert all(world.drawn == state.drawn for world in worlds(state, state.decider, 20))


def test_later_ages_are_dealt_anew_in_every_imagined_world() -> None:
    state = moment(lambda s: s.age == 0 and s.phase == PLAY and int(s.present).bit_count() == 1)[0]
    deals = {next_deal(world) for world in [*worlds(state, 0, 20), state]}
    assert len(deals) == 21


def next_deal(state: State) -> tuple[int, ...]:
    """The structure that is laid out next."""
    log: list[Event] = []
    ledger = DuelLedger(state, log)
    while not any(isinstance(event, AgeBegan) for event in log):
        resolve(ledger, random_move(state, Random(1)))
    return next(event.cards for event in log if isinstance(event, AgeBegan))


def test_the_wonders_of_the_second_round_are_drawn_anew_in_every_imagined_world() -> None:
    known = view(begun(table(3)).state, 1)
    groups = set()
    for chance in range(20):
        world = imagine(known, Random(chance))
        while world.picked < 4:
            resolve(DuelLedger(world, None), legal(world, world.decider)[0])
        groups.add(tuple(world.shown))
    assert len(groups) > 12
