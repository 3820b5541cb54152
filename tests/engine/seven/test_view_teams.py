"""What partners know together: both hands, both memories, and nothing of other teams or of a sealed choice."""

from collections import Counter
from random import Random

import pytest

from engine.seven.apply import SevenLedger
from engine.seven.commands import PayLoss, SealedChoice, SellCard
from engine.seven.config import Config, table
from engine.seven.imagine import imagine
from engine.seven.legality import legal, to_move
from engine.seven.rules import resolve, set_up
from engine.seven.state import LOSSES, UNKNOWN, State
from engine.seven.tables import new_state
from engine.seven.view import view
from tests.engine.seven.builder import team_table
from tests.engine.seven.random_games import positions
from tests.engine.seven.wishes import build, bury, sell, take

pytestmark = pytest.mark.compiled

TEAM_TABLES = [
    table(edition, players, 8, expansions=("cities",), teams=True) for edition in (1, 2) for players in (4, 6)
]


def opened(players: int = 4) -> SevenLedger:
    ledger = SevenLedger(new_state(table(2, players, 5, expansions=("cities",), teams=True)), [])
    set_up(ledger)
    return ledger


def everybody_sells(ledger: SevenLedger) -> list[int]:
    """Each seat sells the first card of its hand; says which."""
    sold = [hand[0] for hand in ledger.state.hands]
    for seat, card in enumerate(sold):
        resolve(ledger, SellCard(seat, seat, card))
    return sold


@pytest.mark.parametrize("config", TEAM_TABLES, ids=lambda config: f"{config.edition}e {config.players}p")
def test_a_view_shows_the_hands_of_the_own_team_and_the_size_of_the_others(config: Config) -> None:
    for number, state in enumerate(positions(3, config)):
        if number % 11 == 0:
            for seat in state.table.seats:
                check_hands(state, seat)


def check_hands(state: State, seat: int) -> None:
    hands = view(state, seat).table.hands
    for other in state.table.seats:
        own_team = other in (seat, state.table.partner[seat])
        assert hands[other] == (state.hands[other] if own_team else [UNKNOWN] * len(state.hands[other]))


@pytest.mark.parametrize("players", [4, 6])
def test_imagined_worlds_keep_the_partners_hand_and_deal_the_others_anew(players: int) -> None:
    state = opened(players).state
    worlds = [imagine(view(state, 2), Random(chance)) for chance in range(20)]
    assert all(world.hands[2:4] == state.hands[2:4] for world in worlds)
    assert len({tuple(world.hands[0]) for world in worlds}) > 15


def test_a_card_the_partner_sold_is_known() -> None:
    ledger = opened()
    sold = everybody_sells(ledger)
    assert Counter(view(ledger.state, 0).table.discard) == Counter([sold[0], sold[1], UNKNOWN, UNKNOWN])
    assert Counter(view(ledger.state, 3).table.discard) == Counter([UNKNOWN, UNKNOWN, sold[2], sold[3]])


def test_a_card_the_partner_buried_is_known_and_that_of_an_opponent_is_not() -> None:
    t = (
        team_table()
        .producing(1, "wood wood")
        .producing(2, "clay clay")
        .choose(1, bury("altar"))
        .choose(2, bury("altar"))
    )
    t.finish()
    for seat, known in ((0, True), (1, True), (2, False), (3, False)):
        buried = [card for card in view(t.state, seat).table.buried if card != -1]
        assert buried == ([t.number("altar"), UNKNOWN] if known else [UNKNOWN, t.number("altar")])


def test_hands_that_either_partner_passed_on_are_remembered() -> None:
    """In age I hands go to the left: seat 2 now holds what seat 1 had, and seat 1 what seat 0 had."""
    ledger = opened()
    everybody_sells(ledger)
    state = ledger.state
    for chance in range(10):
        world = imagine(view(state, 0), Random(chance))
        assert sorted(world.hands[2]) == sorted(state.hands[2]), "passed on by the partner"
        assert world.hands[:2] == state.hands[:2]
    hands = {tuple(sorted(imagine(view(state, 0), Random(chance)).hands[3])) for chance in range(10)}
    assert len(hands) > 5, "passed on by an opponent"


def test_what_the_partner_saw_in_the_discard_pile_is_known() -> None:
    t = team_table(age=2).hand(1, "forging_agency").hand(2, "forum").hand(3, "bazaar")
    t.choose(0, sell("walls")).choose(2, sell("forum")).choose(3, sell("bazaar")).choose(1, build("forging_agency"))
    t.choose(1, take("forum"))
    walls, bazaar = t.number("walls"), t.number("bazaar")
    assert Counter(view(t.state, 1).table.discard) == Counter([walls, bazaar])
    assert Counter(view(t.state, 0).table.discard) == Counter([walls, bazaar]), "the partner has told"
    assert view(t.state, 3).table.discard.count(UNKNOWN) >= 1


def test_no_seat_sees_a_choice_of_the_partner_before_all_are_revealed() -> None:
    for number, state in enumerate(positions(2, TEAM_TABLES[0])):
        for seat in state.table.seats if number % 5 == 1 else []:
            partner = state.table.partner[seat]
            hidden = view(state, seat).table.choices[partner]
            assert hidden is None or hidden == SealedChoice(partner, partner)


def test_a_sealed_payment_of_the_partner_is_hidden() -> None:
    found = 0
    for seed in range(40):
        for state in positions(seed, TEAM_TABLES[seed % 4]):
            for seat in state.table.seats if state.phase == LOSSES else []:
                found += isinstance(state.choices[state.table.partner[seat]], PayLoss)
                assert not isinstance(view(state, seat).table.choices[state.table.partner[seat]], PayLoss)
        if found > 3:
            return
    raise AssertionError("no payment was sealed")


def test_what_a_seat_may_do_follows_from_its_view() -> None:
    for number, state in enumerate(positions(11, TEAM_TABLES[3])):
        if number % 9 == 0:
            for seat in to_move(state):
                assert legal(view(state, seat).table, seat) == legal(state, seat)
