"""What a command would bring is what it brings: forecasts on a masked table against the game itself."""

from random import Random

import pytest

from engine.core.seats import NOBODY
from engine.core.session import Session
from engine.duel import events
from engine.duel.book import book
from engine.duel.commands import BuildCard, BuildWonder, DiscardCard, Play
from engine.duel.config import table
from engine.duel.facts import GREEN, NO_CARD, RED, UNKNOWN, UNKNOWN_GUILD
from engine.duel.forecast import (
    forecast,
    price_of_card,
    price_of_wonder,
    shields_in,
    steps_to_capital,
    symbol_counts,
    symbols_to_win,
    threats,
    unit_prices,
)
from engine.duel.game import DUEL
from engine.duel.military import lead_of
from engine.duel.scoring import total
from engine.duel.state import CIVILIAN, MILITARY, NO_VICTORY, PLAY, SCIENTIFIC


@pytest.mark.parametrize("seed", range(12))
def test_a_forecast_tells_what_then_happens(seed: int) -> None:
    session = Session.start(DUEL, table(seed))
    rng = Random(seed)
    while session.to_move():
        seat = session.to_move()[0]
        command = rng.choice(session.legal(seat))
        told = forecast(session.view(seat).table, command)
        session.submit(command)
        state = session.state
        assert told.points.after == total(state, seat)
        assert told.opponent_points.after == total(state, 1 - seat)
        assert told.coins.after == state.cities[seat].coins
        assert told.opponent_coins.after == state.cities[1 - seat].coins
        assert told.lead.after == lead_of(state, seat)
        assert told.victory == state.victory
        if told.victory == NO_VICTORY and not told.ends_age and state.phase == PLAY:
            assert told.next_seat == state.decider


@pytest.mark.parametrize("seed", range(6))
def test_a_forecast_changes_nothing_and_names_no_hidden_card(seed: int) -> None:
    session = Session.start(DUEL, table(seed))
    rng = Random(seed)
    while session.to_move():
        seat = session.to_move()[0]
        view, before = session.view(seat), session.view(seat)
        for command in session.legal(seat):
            told = forecast(view.table, command)
            for uncovered in told.uncovers:
                face_up = view.table.face_up >> uncovered.slot & 1
                assert face_up or uncovered.card in (UNKNOWN, UNKNOWN_GUILD)
        assert view == before
        session.submit(rng.choice(session.legal(seat)))


def test_prices_are_those_that_are_paid() -> None:
    session = Session.start(DUEL, table(3))
    rng = Random(3)
    while session.to_move():
        seat = session.to_move()[0]
        command = rng.choice(session.legal(seat))
        seen = session.view(seat).table
        session.submit(command)
        paid = [e for e in session.events_seen_by(seat, session.at) if isinstance(e, events.CoinsPaid)]
        coins = sum(event.bank + event.opponent for event in paid)
        if isinstance(command, BuildCard):
            price = price_of_card(seen, seat, command.card)
            assert (price.coins, price.opponent) == (coins, sum(event.opponent for event in paid))
        elif isinstance(command, BuildWonder):
            assert price_of_wonder(seen, seat, command.wonder).coins == coins


def test_discarding_uncovers_cards_and_makes_nothing_free() -> None:
    session = Session.start(DUEL, table(3, wonders="first_game"))
    seen = session.view(0).table
    discards = [command for command in session.legal(0) if isinstance(command, DiscardCard)]
    told = forecast(seen, discards[0])
    assert told.makes_free == NO_CARD
    assert told.coins.by == 2
    assert told.choice == NOBODY


def test_at_the_start_a_unit_costs_two_coins_and_supremacy_is_far() -> None:
    seen = Session.start(DUEL, table(3, wonders="first_game")).view(0).table
    assert unit_prices(seen.cities[0]) == [2] * 5
    assert steps_to_capital(seen, 0) == 9
    assert symbols_to_win(seen, 1) == 6
    assert threats(seen, 0) == ()
    assert shields_in(seen, 0) == 0
    assert sum(symbol_counts(seen, 0)) == 0


def test_a_threat_is_a_supremacy_that_the_next_build_brings() -> None:
    found = 0
    for seed in range(40):
        session = Session.start(DUEL, table(seed))
        rng = Random(seed)
        while session.to_move():
            seat = session.to_move()[0]
            told = threats(session.view(seat).table, seat)
            moves = session.legal(seat)
            plays = [m for m in moves if isinstance(m, Play)]
            if told:
                found += 1
                winning = [m for m in plays if _wins(m, told[0].card, told[0].wonder)]
                session.submit(winning[0])
                assert session.state.victory == told[0].victory
                assert told[0].victory in (MILITARY, SCIENTIFIC)
                continue
            builds = [m for m in plays if isinstance(m, BuildCard) and _is_red_or_green(m)]
            session.submit(rng.choice(builds or moves))
        assert session.state.victory in (CIVILIAN, MILITARY, SCIENTIFIC)
    assert found


def _wins(move: Play, card: int, wonder: int) -> bool:
    if wonder != NO_CARD:
        return isinstance(move, BuildWonder) and move.wonder == wonder
    return isinstance(move, BuildCard) and move.card == card


def _is_red_or_green(move: BuildCard) -> bool:
    return book().cards[move.card].colour in (RED, GREEN)
