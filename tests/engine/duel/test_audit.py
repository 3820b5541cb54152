"""The laws of Duel: random games keep them, and every code of the audit is planted somewhere in its tests."""

import re
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from engine.core.audit import audit_choice, audit_refusals
from engine.duel import audit as audits
from engine.duel.audit import audit, recount
from engine.duel.config import table
from engine.duel.legality import legal, refusal, to_move
from engine.duel.state import (
    BEGINNER,
    CHOOSE_FROM_BOX,
    CHOOSE_TOKEN,
    CIVILIAN,
    DESTROY,
    DRAFT,
    FROM_DISCARD,
    MILITARY,
    OVER,
    PLAY,
    SCIENTIFIC,
)
from tests.engine.duel.audited import codes, late, moment, moments
from tests.engine.duel.random_games import all_switches_turned
from tests.engine.fields import fields_of

pytestmark = pytest.mark.compiled

GAMES = 60


@pytest.mark.parametrize("first", range(0, GAMES, 10))
def test_random_games_of_every_kind_keep_the_laws(first: int) -> None:
    for seed in range(first, first + 10):
        for number, (state, witness) in enumerate(moments(seed)):
            assert audit(state, witness) == [], (seed, number)
            for seat in to_move(state):
                assert audit_choice(seat, legal(state, seat)) == []


@pytest.mark.parametrize("seed", range(10))
def test_games_with_every_switch_turned_keep_the_laws(seed: int) -> None:
    for number, (state, witness) in enumerate(moments(seed, all_switches_turned(seed))):
        assert audit(state, witness) == [], number


@pytest.mark.parametrize("first", ["seat_1", "random"])
@pytest.mark.parametrize("wonders", ["draft", "first_game"])
def test_games_without_a_draft_or_with_another_first_player_keep_the_laws(first: str, wonders: str) -> None:
    for seed in range(4):
        for number, (state, witness) in enumerate(moments(seed, table(seed, first, wonders))):
            assert audit(state, witness) == [], (seed, number)


@pytest.mark.parametrize("seed", range(6))
def test_refusal_is_none_for_everything_legal_lists(seed: int) -> None:
    rng = Random(seed)
    for state, _ in moments(seed):
        if rng.random() < 0.15:
            for seat in to_move(state):
                assert audit_refusals(seat, legal(state, seat), partial(refusal, state)) == []


@pytest.mark.parametrize("phase", [DRAFT, PLAY, CHOOSE_TOKEN, CHOOSE_FROM_BOX, DESTROY, FROM_DISCARD, BEGINNER, OVER])
def test_the_laws_hold_whatever_the_table_waits_for(phase: int) -> None:
    assert codes(moment(lambda state: state.phase == phase)) == set()


@pytest.mark.parametrize("victory", [CIVILIAN, MILITARY, SCIENTIFIC])
def test_the_laws_hold_however_a_game_ends(victory: int) -> None:
    assert codes(moment(lambda state: state.victory == victory)) == set()


def test_every_number_of_a_city_is_counted_anew() -> None:
    told_by_events = {"coins", "built", "plans", "wonders", "tokens"}
    city = late()[0].cities[0]
    assert set(fields_of(city)) - told_by_events - {"prices"} == set(recount.DERIVED)


def test_every_code_of_the_audit_is_noticed_in_some_test() -> None:
    written = _found_in(Path(audits.__file__).parent.glob("*.py"), r'Violation\("(\w+)"')
    noticed = _found_in(Path(__file__).parent.glob("test_audit_*.py"), r'"(\w+)"')
    assert written - noticed == set()


def _found_in(paths: Iterable[Path], pattern: str) -> set[str]:
    return {word for path in paths for word in re.findall(pattern, path.read_text(encoding="utf-8"))}
