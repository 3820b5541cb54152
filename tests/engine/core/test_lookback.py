"""Looking back at a recorded game: its first end, and whether somebody decided with news from a line taken back."""

from random import Random

import pytest

from engine.core.game import C, E, Game, M, S, V
from engine.core.lookback import brings_news, first_end, knew_better, position_at
from engine.core.session import Session
from engine.dice.config import table as dice_table
from engine.dice.game import DICE
from engine.duel import events as duel_events
from engine.duel.config import table as duel_table
from engine.duel.game import DUEL
from engine.seven.config import table as seven_table
from engine.seven.game import SEVEN

SEAT = 0
QUIET = (
    duel_events.CardBuilt,
    duel_events.CardDiscarded,
    duel_events.CoinsPaid,
    duel_events.CoinsGained,
    duel_events.TurnBegan,
)
"""What a player of Duel can foresee."""


def played(game: Game[C, S, M, E, V], config: C, decisions: int = 1000, seed: int = 1) -> Session[C, S, M, E, V]:
    """A game by chance, whoever owes a decision first decides first."""
    session = Session.start(game, config)
    rng = Random(seed)
    while (seats := session.to_move()) and decisions:
        session.submit(rng.choice(session.legal(seats[0])))
        decisions -= 1
    return session


def decide_otherwise(session: Session[C, S, M, E, V]) -> None:
    """Give a command that was not given here before."""
    known = len(session.children(session.at))
    for command in session.legal(SEAT):
        node = session.at
        session.submit(command)
        if len(session.children(node)) > known:
            return
        session.go_to(node)
    raise AssertionError("nothing else to decide")


def test_the_first_end_stays_the_end_when_the_last_turn_is_played_again() -> None:
    session = played(SEVEN, seven_table(2, 3, 1))
    end = session.at
    session.undo(3)
    decide_otherwise(session)
    while seats := session.to_move():
        session.submit(session.legal(seats[0])[-1])
    assert session.at != end
    assert first_end(session) == end


def test_a_game_that_was_never_finished_has_no_end() -> None:
    assert first_end(played(DUEL, duel_table(3), decisions=30)) is None


def test_a_position_is_folded_without_moving_the_session() -> None:
    session = played(DICE, dice_table(2, 3), decisions=40)
    there = session.path()[10]
    folded = DICE.state_to_json(position_at(session, there))
    assert session.at != there
    session.go_to(there)
    assert folded == DICE.state_to_json(session.state)


@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_choice_that_is_still_sealed_brings_no_news(players: int) -> None:
    session = played(SEVEN, seven_table(1, players, 4), decisions=1)
    assert not brings_news(session, SEAT, session.at)


def test_sealed_choices_of_others_bring_no_news_but_showing_them_does() -> None:
    session = played(SEVEN, seven_table(2, 3, 4), decisions=3)
    first, second, third = session.path()[1:]
    assert [brings_news(session, SEAT, node) for node in (first, second, third)] == [False, False, True]


def test_actions_of_dice_bring_news_when_they_are_shown() -> None:
    session = played(DICE, dice_table(4, 3), decisions=3)
    assert [brings_news(session, SEAT, node) for node in session.path()[1:]] == [False, False, True]


def test_a_card_that_turns_up_is_news_and_a_card_that_uncovers_nothing_is_none() -> None:
    session = played(DUEL, duel_table(1))
    own = [node for node in session.path()[1:] if session.decider(node) == SEAT]
    turning = {
        node: any(isinstance(event, duel_events.CardTurnedUp) for event in session.tree.events(node)) for node in own
    }
    plain = {node: all(isinstance(event, QUIET) for event in session.tree.events(node)) for node in own}
    assert any(turning.values())
    assert any(plain.values())
    told = {node: brings_news(session, SEAT, node) for node in own}
    assert not any(told[node] for node in own if plain[node])
    shown = [told[node] for node in own if turning[node]]
    assert sum(shown) >= len(shown) - 1  # the very last card face down may be known by counting


def test_taking_back_a_sealed_choice_is_harmless() -> None:
    session = played(SEVEN, seven_table(2, 3, 4), decisions=1)
    session.undo()
    decide_otherwise(session)
    while seats := session.to_move():
        session.submit(session.legal(seats[0])[0])
    assert not knew_better(session, SEAT, session.at)


def test_deciding_otherwise_after_a_revealed_turn_is_knowing_better() -> None:
    session = played(SEVEN, seven_table(2, 3, 4), decisions=3)
    session.go_to(0)
    decide_otherwise(session)
    while seats := session.to_move():
        session.submit(session.legal(seats[0])[0])
    assert knew_better(session, SEAT, session.at)


def test_looking_back_and_going_on_the_same_way_is_harmless() -> None:
    session = played(SEVEN, seven_table(2, 3, 4), decisions=30)
    here = session.at
    session.go_to(0)
    session.go_to(here)
    while seats := session.to_move():
        session.submit(session.legal(seats[0])[0])
    assert not knew_better(session, SEAT, session.at)


def test_what_is_tried_out_after_the_end_changes_nothing_about_the_way_there() -> None:
    session = played(DUEL, duel_table(2))
    end = session.at
    session.go_to(session.path()[5])
    while seats := session.to_move():
        session.submit(session.legal(seats[0])[-1])
    assert first_end(session) == end
    assert not knew_better(session, SEAT, end)


def test_only_who_took_back_is_judged_by_what_that_seat_saw() -> None:
    """The other seat of Duel moved after the player had seen a line that both had played before."""
    session = played(DUEL, duel_table(2), decisions=20)
    assert not knew_better(session, 1, session.at)
    session.go_to(0)
    while seats := session.to_move():
        session.submit(session.legal(seats[0])[-1])
    assert knew_better(session, 1, session.at)
