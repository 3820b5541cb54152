"""What is illegal at each pending choice is refused with a code, through a session, and nothing has changed."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from engine.core.refusal import Refusal
from engine.core.session import Session
from engine.duel import commands
from engine.duel.codec import PHASES
from engine.duel.commands import Command
from engine.duel.config import Config
from engine.duel.config import table as config_of
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.state import State
from engine.duel.view import View
from tests.engine.duel.builder import Table, table
from tests.engine.duel.random_games import random_move
from tests.engine.duel.same import differences
from tests.engine.duel.wishes import Wish, build, build_wonder

pytestmark = pytest.mark.compiled

DuelSession = Session[Config, State, Command, Event, View]
LARGEST = 1_000_000  # that comes through the border of plain data
CARDS = [*range(-3, 74), -5, 99, 127, 128, 999, LARGEST, -LARGEST]
WONDERS = [*range(-2, 13), 63, 999, -5, LARGEST]
TOKENS = [*range(-3, 11), 63, 999, -5, LARGEST]
SEATS = [-7, -1, 0, 1, 2, 7, LARGEST]
CODES = {
    "no_such_seat",
    "game_is_over",
    "not_your_decision",
    "wrong_kind_of_decision",
    "wonder_not_shown",
    "token_not_on_offer",
    "card_not_to_destroy",
    "card_not_in_discard",
    "must_choose",
    "card_not_accessible",
    "wonder_already_built",
    "no_more_wonders",
    "not_your_wonder",
    "too_few_coins",
}


@cache
def game_until(phase: str) -> tuple[int, tuple[Command, ...]]:
    """A seed, and the commands that lead to a decision of the kind."""
    for seed in range(500):
        session, rng = Session.start(DUEL, config_of(seed)), Random(seed)
        played: list[Command] = []
        while session.state.phase != PHASES[phase] and session.to_move():
            played.append(random_move(session.state, rng))
            assert session.submit(played[-1]) is None
        if session.state.phase == PHASES[phase]:
            return seed, tuple(played)
    raise AssertionError(phase)


def at(phase: str) -> DuelSession:
    """A game in which the table waits for this."""
    seed, played = game_until(phase)
    session = Session.start(DUEL, config_of(seed))
    for command in played:
        assert session.submit(command) is None
    assert session.state.phase == PHASES[phase]
    return session


def refused(session: DuelSession, command: Command) -> str:
    """The code of the refusal; nothing may have changed."""
    before, node, children = session.state.copy(), session.at, list(session.children(session.at))
    refusal = session.submit(command)
    assert refusal is not None, command
    assert (session.at, list(session.children(node))) == (node, children)
    assert differences(before, session.state) == []
    return refusal.code


def every_command(seat: int) -> list[Command]:
    """All sorts of commands a seat could give, sensible or absurd."""
    with_cards: list[Callable[[int, int], Command]] = [
        commands.BuildCard,
        commands.DiscardCard,
        commands.DestroyCard,
        commands.TakeFromDiscard,
    ]
    found: list[Command] = [make(seat, card) for make in with_cards for card in CARDS]
    found += [commands.BuildWonder(seat, wonder, card) for wonder in WONDERS for card in CARDS]
    found += [commands.TakeWonder(seat, wonder) for wonder in WONDERS]
    found += [commands.ChooseToken(seat, token) for token in TOKENS]
    found += [commands.ChooseBeginner(seat, beginner) for beginner in SEATS]
    return [*found, commands.Decline(seat), Command(seat), commands.Play(seat, 0)]


@pytest.mark.parametrize("phase", PHASES)
def test_everything_that_is_not_listed_is_refused_with_a_code_and_changes_nothing(phase: str) -> None:
    state = at(phase).state
    before = state.copy()
    decider = state.decider
    legal = set(DUEL.legal(state, decider)) if decider >= 0 else set()
    for seat in SEATS:
        for command in every_command(seat):
            refusal = DUEL.refusal(state, command)
            assert (refusal is None) == (command in legal), command
            if refusal is not None:
                assert refusal.code in CODES or type(command) in (Command, commands.Play), refusal
    assert differences(before, state) == []


@pytest.mark.parametrize("phase", PHASES)
def test_a_session_refuses_all_sorts_of_commands_and_stays_as_it_was(phase: str) -> None:
    session = at(phase)
    legal = session.legal(session.to_move()[0]) if session.to_move() else []
    wrong = [command for seat in SEATS for command in every_command(seat) if command not in legal]
    for command in Random(1).sample(wrong, 30):
        refused(session, command)


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "over"])
def test_the_wrong_player_is_refused(phase: str) -> None:
    session = at(phase)
    decider = session.to_move()[0]
    for command in every_command(1 - decider)[::40]:
        assert refused(session, command) == "not_your_decision"
    for seat in (-1, 2, 7):
        assert refused(session, commands.DiscardCard(seat, 0)) == "no_such_seat"
    assert session.legal(1 - decider) == session.legal(7) == session.legal(-1) == []


FITTING = {
    "draft": commands.TakeWonder(0, 0),
    "play": commands.DiscardCard(0, 0),
    "choose_token": commands.ChooseToken(0, 0),
    "choose_from_box": commands.ChooseToken(0, 0),
    "destroy": commands.DestroyCard(0, 0),
    "from_discard": commands.TakeFromDiscard(0, 0),
    "beginner": commands.ChooseBeginner(0, 0),
}


def of_seat(command: Command, seat: int) -> Command:
    return type(command)(seat, *command.key()[2:])


@pytest.mark.parametrize("phase", FITTING)
def test_the_wrong_kind_of_decision_is_refused(phase: str) -> None:
    session = at(phase)
    decider = session.to_move()[0]
    for other, command in FITTING.items():
        if type(command) is not type(FITTING[phase]):
            assert refused(session, of_seat(command, decider)) == "wrong_kind_of_decision", other


@pytest.mark.parametrize("command", FITTING.values(), ids=FITTING)
def test_nothing_can_be_done_after_the_end(command: Command) -> None:
    session = at("over")
    assert refused(session, command) == refused(session, of_seat(command, 1)) == "game_is_over"
    assert session.legal(0) == session.legal(1) == []


def test_a_wonder_that_is_not_shown_cannot_be_taken() -> None:
    session = at("draft")
    seat = session.to_move()[0]
    for wonder in (-1, 12, 999, *(w for w in range(12) if w not in session.state.shown)):
        assert refused(session, commands.TakeWonder(seat, wonder)) == "wonder_not_shown"


@pytest.mark.parametrize("phase", ["choose_token", "choose_from_box"])
def test_a_token_that_is_not_on_offer_cannot_be_chosen(phase: str) -> None:
    session = at(phase)
    seat, state = session.to_move()[0], session.state
    offer = state.board if phase == "choose_token" else state.drawn
    for token in (-1, 10, 999, *(t for t in range(10) if t not in offer)):
        assert refused(session, commands.ChooseToken(seat, token)) == "token_not_on_offer"


def test_a_card_of_the_wrong_colour_place_or_owner_cannot_be_destroyed() -> None:
    session = at("destroy")
    seat, state = session.to_move()[0], session.state
    legal = [command.key()[2] for command in session.legal(seat)]
    own = state.cities[seat].built
    others = [card for card in state.cities[1 - seat].built if card not in legal]
    for card in (-5, 73, 999, *own, *others, *state.discard, *state.slots):
        assert refused(session, commands.DestroyCard(seat, card)) == "card_not_to_destroy"


def test_a_card_that_is_not_in_the_discard_pile_cannot_be_dug_up() -> None:
    session = at("from_discard")
    seat, state = session.to_move()[0], session.state
    elsewhere = [*state.cities[0].built, *state.cities[1].built, *state.slots, *state.under]
    for card in (-5, -1, 73, 999, *elsewhere):
        assert refused(session, commands.TakeFromDiscard(seat, card)) == "card_not_in_discard"


def test_nobody_else_can_be_chosen_to_begin() -> None:
    session = at("beginner")
    for beginner in (-1, 2, 7):
        assert refused(session, commands.ChooseBeginner(session.to_move()[0], beginner)) == "no_such_seat"


@pytest.mark.parametrize("phase", ["choose_token", "choose_from_box", "destroy", "from_discard"])
def test_a_choice_cannot_be_declined(phase: str) -> None:
    session = at(phase)
    assert refused(session, commands.Decline(session.to_move()[0])) == "must_choose"


def test_a_card_that_is_not_accessible_cannot_be_used() -> None:
    session = at("play")
    seat, state = session.to_move()[0], session.state
    covered = [card for slot, card in enumerate(state.slots) if not state.accessible >> slot & 1]
    wonder = state.cities[seat].plans[0]
    for card in (-5, -1, 73, 999, *covered):
        assert refused(session, commands.DiscardCard(seat, card)) == "card_not_accessible"
        assert refused(session, commands.BuildCard(seat, card)) == "card_not_accessible"
        assert refused(session, commands.BuildWonder(seat, wonder, card)) == "card_not_accessible"


def test_a_wonder_of_the_opponent_or_of_nobody_cannot_be_built() -> None:
    session = at("play")
    seat, state = session.to_move()[0], session.state
    card = next(command.key()[-1] for command in session.legal(seat))
    for wonder in (-1, 12, 999, *(w for w in range(12) if w not in state.cities[seat].plans)):
        assert refused(session, commands.BuildWonder(seat, wonder, card)) == "not_your_wonder"


def test_a_command_given_twice_is_refused_the_second_time() -> None:
    session = at("play")
    move = session.legal(session.to_move()[0])[0]
    assert session.submit(move) is None
    assert refused(session, move) == "not_your_decision"


# -- on a table laid out for the purpose --------------------------------------------------------------------------


def refused_on(t: Table, wish: Wish) -> Refusal | None:
    """Why a wish is refused; neither the position nor the log may have changed."""
    before, log = t.state.copy(), t.log[:]
    refusal = DUEL.refusal(t.state, t.command(wish))
    assert differences(before, t.state) == []
    assert t.log == log
    return refusal


def test_a_card_that_is_too_dear_is_refused_with_its_price() -> None:
    t = table(3).city(0, coins=7).offer("pretorium")
    assert refused_on(t, build("pretorium")) == Refusal("too_few_coins", {"price": 8, "coins": 7})


def test_a_wonder_that_is_too_dear_is_refused_with_its_price() -> None:
    t = table().city(0, coins=3, plans="pyramids").city(1, "quarry")
    assert refused_on(t, build_wonder("pyramids")) == Refusal("too_few_coins", {"price": 11, "coins": 3})


def test_a_wonder_that_stands_is_refused() -> None:
    t = table().city(0, coins=30, wonders="pyramids", plans="sphinx")
    wonder = t.words.wonder_numbers["pyramids"]
    assert refused_on(t, build_wonder("pyramids")) == Refusal("wonder_already_built", {"wonder": wonder})


def test_an_eighth_wonder_is_refused_whoever_asks_for_it() -> None:
    t = table().city(0, coins=30, wonders="sphinx piraeus colossus", plans="pyramids")
    t.city(1, coins=30, wonders="mausoleum appian_way great_library", plans="statue_of_zeus").raises("pyramids")
    for seat, wonder in ((0, "great_lighthouse"), (1, "statue_of_zeus")):
        assert refused_on(t.turn(seat), build_wonder(wonder)) == Refusal("no_more_wonders", {"most": 7})
