"""What the audit notices when the pawn, a turn, a decision or the end of a game is wrong."""

from collections.abc import Callable
from functools import partial

import pytest

from engine.core.seats import NOBODY
from engine.duel.config import Switches, table
from engine.duel.events import CardDiscarded
from engine.duel.facts import slots_in
from engine.duel.state import (
    BEGINNER,
    CHOOSE_TOKEN,
    CIVILIAN,
    DESTROY,
    MILITARY,
    NO_VICTORY,
    OVER,
    PLAY,
    SCIENTIFIC,
    State,
)
from tests.engine.duel.audited import Moment, codes, late, moment

pytestmark = pytest.mark.compiled


def over(victory: int) -> Moment:
    """A game that ended in this way."""
    return moment(lambda s: s.victory == victory)


# -- the military track ---------------------------------------------------------------------------------------------


def test_a_pawn_that_moved_without_shields_is_noticed() -> None:
    state, witness = late()
    state.pawn += 1
    assert codes((state, witness)) == {"wrong_pawn"}


@pytest.mark.parametrize(("seat", "number"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_loot_that_was_taken_without_reason_or_put_back_is_noticed(seat: int, number: int) -> None:
    state, witness = late()
    state.loot ^= 1 << 2 * seat + number
    assert codes((state, witness)) == {"wrong_loot"}


def test_loot_of_another_amount_is_noticed() -> None:
    state, witness = moment(lambda s: s.loot != 15 and s.phase == PLAY)
    loser = next(seat for seat in (0, 1) if witness.track.lost[seat])
    witness.track.lost[loser] -= 1
    assert codes((state, witness)) == {"wrong_loot_coins"}


# -- turns and decisions --------------------------------------------------------------------------------------------


def test_a_seat_that_plays_twice_in_a_row_is_noticed() -> None:
    state, witness = late()
    state.active = state.decider = 1 - state.active
    assert codes((state, witness)) == {"wrong_turn", "wrong_decider"}


def test_a_play_out_of_turn_is_noticed() -> None:
    state, witness = late()
    slot = slots_in(state.accessible)[0]
    witness.hear([CardDiscarded(1 - state.active, state.slots[slot], slot)])
    assert "played_out_of_turn" in codes((state, witness))


def test_another_first_player_is_noticed() -> None:
    state, witness = late()
    state.first = 1 - state.first
    assert codes((state, witness)) == {"wrong_first_player"}


def test_an_extra_turn_that_nobody_won_is_noticed() -> None:
    state, witness = late()
    state.again = True
    assert codes((state, witness)) == {"wrong_extra_turn"}


def test_an_extra_turn_that_is_forgotten_is_noticed() -> None:
    state, witness = moment(lambda s: s.again and s.phase != OVER)
    state.again = False
    assert codes((state, witness)) == {"wrong_extra_turn"}


@pytest.mark.parametrize("phase", [CHOOSE_TOKEN, DESTROY, BEGINNER])
def test_a_decision_that_is_left_out_is_noticed(phase: int) -> None:
    state, witness = moment(lambda s: s.phase == phase)
    state.phase = PLAY
    assert codes((state, witness)) == {"wrong_phase"}


def test_a_decision_of_the_wrong_seat_is_noticed() -> None:
    state, witness = moment(lambda s: s.phase == BEGINNER)
    state.decider = 1 - state.decider
    assert codes((state, witness)) == {"wrong_decider"}


def test_a_choice_without_options_is_noticed() -> None:
    state, witness = late()
    state.phase = DESTROY
    assert codes((state, witness)) == {"wrong_phase"}


def test_another_colour_to_destroy_is_noticed() -> None:
    state, witness = moment(lambda s: s.phase == DESTROY)
    state.destroys += 1
    assert codes((state, witness)) == {"wrong_colour"}


@pytest.mark.parametrize(
    ("switches", "wanted"),
    [
        (Switches(weaker_player_must_begin=True), lambda s: s.pawn != 0),
        (Switches(), lambda s: s.pawn == 0),
        (Switches(last_player_chooses_when_the_pawn_is_level=True), lambda s: s.pawn == 0),
        (Switches(), lambda s: s.pawn != 0),
    ],
    ids=["must_begin", "last_player", "last_player_chooses", "weaker_chooses"],
)
def test_another_beginner_of_an_age_is_noticed(switches: Switches, wanted: Callable[[State], bool]) -> None:
    state, witness = moment(
        lambda s: s.age > 0 and s.present == 2**20 - 1 and wanted(s), partial(table, chosen=switches)
    )
    assert codes((state, witness)) == set()
    state.active = state.decider = 1 - state.decider
    assert codes((state, witness)) & {"wrong_turn", "wrong_decider"}


# -- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("victory", [CIVILIAN, MILITARY, SCIENTIFIC])
def test_another_winner_is_noticed(victory: int) -> None:
    state, witness = over(victory)
    state.winner = 1 - state.winner
    assert codes((state, witness)) == {"wrong_winner"}


def test_a_victory_of_another_kind_is_noticed() -> None:
    state, witness = over(MILITARY)
    state.victory = CIVILIAN
    assert codes((state, witness)) == {"wrong_victory"}


@pytest.mark.parametrize("victory", [CIVILIAN, MILITARY, SCIENTIFIC])
def test_a_game_that_goes_on_after_its_end_is_noticed(victory: int) -> None:
    state, witness = over(victory)
    state.phase, state.victory, state.winner, state.decider = PLAY, NO_VICTORY, NOBODY, state.active
    assert codes((state, witness)) == {"wrong_victory", "wrong_winner", "wrong_phase", "wrong_decider"}


def test_a_game_that_ends_for_no_reason_is_noticed() -> None:
    state, witness = late()
    state.phase, state.victory, state.winner, state.decider = OVER, SCIENTIFIC, 0, NOBODY
    assert codes((state, witness)) == {"wrong_victory", "wrong_winner", "wrong_phase", "wrong_decider"}


def test_points_that_do_not_add_up_are_noticed() -> None:
    state, witness = over(CIVILIAN)
    state.cities[0].blue_points += 30
    assert codes((state, witness)) == {"wrong_count", "wrong_score"}


@pytest.mark.parametrize("second_wins", [False, True])
def test_a_full_tie_that_is_given_to_the_wrong_seat_is_noticed(second_wins: bool) -> None:
    """Both cities are made the same in the ears of the witness; the state need not follow."""
    switches = Switches(second_player_wins_a_full_tie=second_wins)
    state, witness = moment(lambda s: s.victory == CIVILIAN, partial(table, chosen=switches))
    witness.cities[1] = witness.cities[0]
    witness.track.pawn = 0
    right = 1 if second_wins else NOBODY
    for winner in (NOBODY, 0, 1):
        state.winner = winner
        assert ("wrong_winner" in codes((state, witness))) == (winner != right)
