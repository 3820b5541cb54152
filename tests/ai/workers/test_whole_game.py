"""A whole game of Duel between two bots whose workers are killed again and again: it goes on to its end."""

import os
import signal
from multiprocessing import active_children

import pytest

from ai.workers.pool import Pool
from ai.workers.question import Brief, Key, decision_in, question
from engine.core.session import Session
from engine.duel.config import table
from engine.duel.game import DUEL
from tests.ai.workers.asking import LONG, answer_of

pytestmark = pytest.mark.compiled


ACCIDENT = 20  # every so many decisions


def test_a_game_goes_on_to_its_end_whatever_happens_to_the_workers() -> None:
    session = Session.start(DUEL, table(4))
    troubles: list[str] = []
    decisions = 0
    with Pool(1, ahead=["duel"], grace=LONG) as pool:
        while session.to_move():
            (seat,) = session.to_move()
            moves = session.legal(seat)
            decisions += 1
            accident = decisions % ACCIDENT == 0
            brief = Brief("master", seed=decisions, seconds=LONG if accident else 0.02)
            pool.ask(question(DUEL, Key("game", seat, session.at), session.view(seat), moves, brief))
            if accident:
                kill_all_workers()
            answer = answer_of(pool)
            assert answer.key == Key("game", seat, session.at)
            assert answer.decision is not None
            assert session.submit(decision_in(answer.decision, moves).command) is None
            troubles += [] if answer.trouble is None else [answer.trouble.code]
    assert session.standings()
    assert troubles == ["worker_died"] * (decisions // ACCIDENT)


def kill_all_workers() -> None:
    for child in active_children():
        assert child.pid is not None
        os.kill(child.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
