"""What a question may ask for besides a choice: reasons for more moves, or for a move that was made."""

from random import Random

import pytest

from ai.bot import Budget
from ai.games import thinker_of
from ai.workers.question import Brief, Key, decision_in, question
from engine.core.session import Session
from engine.duel.commands import Command
from engine.duel.config import Config, table
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.state import State
from engine.duel.view import View

SEED = 4


def at_play() -> Session[Config, State, Command, Event, View]:
    """A game of Duel after the draft."""
    session, rng = Session.start(DUEL, table(SEED)), Random(SEED)
    for _decision in range(12):
        seat = session.to_move()[0]
        session.submit(rng.choice(session.legal(seat)))
    return session


@pytest.mark.parametrize("explained", [1, 3])
def test_so_many_options_come_with_reasons_as_are_asked_for(explained: int) -> None:
    session = at_play()
    seat = session.to_move()[0]
    legal = session.legal(seat)
    asked = question(DUEL, Key("game", seat, 1), session.view(seat), legal, Brief("citizen", explained=explained))
    decision = decision_in(thinker_of("duel").think(asked, Budget()), legal)
    assert decision.reasons
    assert [bool(option.reasons) for option in decision.options[1:explained]] == [True] * (explained - 1)
    assert not any(option.reasons for option in decision.options[explained:])


def test_a_move_of_the_past_is_explained_without_a_search() -> None:
    session = at_play()
    seat = session.to_move()[0]
    legal = session.legal(seat)
    brief = Brief("master", about=len(legal) - 1)
    asked = question(DUEL, Key("game", seat, 1), session.view(seat), legal, brief)
    decision = thinker_of("duel").think(asked, Budget())
    assert (decision.command, decision.positions, decision.options) == (len(legal) - 1, 0, ())
    assert decision.reasons
