"""What a session tells of decisions that were made: to others only what has come to light."""

from engine.core.session import Session
from engine.seven.commands import BuildCard, BuildStage, SellCard
from engine.seven.config import table
from engine.seven.game import SEVEN
from engine.seven.state import UNKNOWN
from tests.engine.core.table import new_session
from tests.engine.core.toy import Choose


def test_a_decision_is_told_once_all_are_in() -> None:
    session = new_session(3)
    session.submit(Choose(1, 2))
    session.submit(Choose(0, 1))
    assert session.told(0) == []
    session.submit(Choose(2, 3))
    assert [command for _node, command in session.told(0)] == [Choose(1, 2), Choose(0, 1), Choose(2, 3)]


def test_a_choice_of_the_next_round_is_not_told_with_those_of_the_last() -> None:
    session = new_session(2)
    for seat, number in ((0, 1), (1, 2), (1, 3)):
        session.submit(Choose(seat, number))
    assert [node for node, _command in session.told(0)] == [1, 2]


def test_the_past_is_recalled_with_the_eyes_of_whoever_decided() -> None:
    session = new_session(2)
    before, legal = session.view(1), session.legal(1)
    session.submit(Choose(1, 2))
    session.submit(Choose(0, 1))
    recalled = session.recalled(session.path()[1])
    assert (recalled.seat, recalled.view, recalled.legal) == (1, before, legal)


def test_a_card_that_was_buried_or_sold_stays_hidden_from_others() -> None:
    session = Session.start(SEVEN, table(2, 3, 4))
    legal = session.legal(1)
    sold = next(command for command in legal if isinstance(command, SellCard))
    built = next(command for command in legal if isinstance(command, BuildCard))
    hidden = SEVEN.told(sold, 0)
    assert isinstance(hidden, SellCard)
    assert hidden.card == UNKNOWN
    assert SEVEN.told(sold, 1) == sold
    assert SEVEN.told(built, 0) == built
    stage = BuildStage(1, 1, sold.card, built.payment)
    told = SEVEN.told(stage, 2)
    assert isinstance(told, BuildStage)
    assert (told.card, told.payment) == (UNKNOWN, stage.payment)
