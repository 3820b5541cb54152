"""The master at the player's side: hints, the tutor's doubts, and why bots moved."""

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ai.bot import Decision, Option, Reason
from engine.core.tree import NodeId
from engine.seven.state import UNKNOWN
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import NOVICE, PATIENCE, duel, play_on, seven, wait_for_turn
from wonders_gui.advice import TUTORS, doubt_about, hint_of
from wonders_gui.controller import Doubt, Explained, Hint, Table
from wonders_gui.explaining import Explainer, Thought
from wonders_gui.opponents import NAMES, Opponent
from wonders_gui.settings import TUTORS as WORDS

AnyTable = Table[Any, Any, Any, Any, Any]
TABLES = pytest.mark.parametrize("make", [seven, duel])


def began(make: Callable[[QuickThinkers], AnyTable], thinkers: QuickThinkers, qtbot: QtBot) -> AnyTable:
    table = make(thinkers)
    table.begin()
    wait_for_turn(table, qtbot)
    return table


def hint_at(table: AnyTable, qtbot: QtBot) -> Hint[Any]:
    with qtbot.waitSignal(table.hinted, timeout=PATIENCE) as caught:
        table.ask_hint()
    (hint,) = caught.args
    assert isinstance(hint, Hint)
    return hint


# -- hints ----------------------------------------------------------------------------------------------------


@TABLES
def test_a_hint_has_reasons_for_more_than_the_best_move(qtbot: QtBot, thinkers: QuickThinkers, make: Any) -> None:
    table = began(make, thinkers, qtbot)
    play_on(table, qtbot, 6)
    hint = hint_at(table, qtbot)
    assert len(hint.options) > 1
    assert tuple(hint.options[0].reasons) == tuple(hint.reasons)
    assert any(option.reasons for option in hint.options[1:])


def test_no_move_is_worth_more_than_the_one_that_is_advised() -> None:
    options = (Option("few looks", 0.4), Option("best", 0.3), Option("lucky", 0.9))
    hint = hint_of(Decision("few looks", (Reason("points", 1.0),), options, 10))
    assert [(option.command, option.value) for option in hint.options] == [
        ("few looks", 0.4),
        ("lucky", 0.4),
        ("best", 0.3),
    ]


def test_a_second_wish_for_a_hint_asks_nobody_again(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = began(duel, thinkers, qtbot)
    first = hint_at(table, qtbot)
    asked = thinkers.asked
    assert hint_at(table, qtbot) is first
    assert thinkers.asked == asked


# -- the tutor ------------------------------------------------------------------------------------------------


def test_every_word_of_the_setting_has_its_threshold() -> None:
    assert set(WORDS) == set(TUTORS)


def test_without_a_tutor_a_move_is_made_at_once(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = began(duel, thinkers, qtbot)
    asked = thinkers.asked
    assert table.propose(table.legal()[0]) is None
    assert len(table.decisions()) == 1
    assert thinkers.asked - asked <= 1  # the bot whose turn it is now, and no master


def test_a_refused_move_is_refused_before_any_tutor_hears_of_it(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = began(duel, thinkers, qtbot)
    table.set_tutor("mistakes")
    other = table.legal()[0]
    table.submit(other)
    refusal = table.propose(other)
    assert refusal is not None


def test_the_tutor_thinks_before_he_is_needed(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = began(duel, thinkers, qtbot)
    asked = thinkers.asked
    table.set_tutor("blunders")
    assert thinkers.asked == asked + 1


@TABLES
def test_a_bad_move_is_doubted_and_made_only_when_the_player_insists(
    qtbot: QtBot, thinkers: QuickThinkers, make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TUTORS, "mistakes", 0.000001)
    table = began(make, thinkers, qtbot)
    play_on(table, qtbot, 4)
    table.set_tutor("mistakes")
    hint = hint_at(table, qtbot)
    worst = min(hint.options, key=lambda option: option.value)
    made = len(table.decisions())
    with qtbot.waitSignal(table.warned, timeout=PATIENCE) as caught:
        assert table.propose(worst.command) is None
    (doubt,) = caught.args
    assert isinstance(doubt, Doubt)
    assert doubt.command == worst.command
    assert doubt.lost == pytest.approx(hint.options[0].value - worst.value)
    assert len(table.decisions()) == made
    assert table.submit(doubt.command) is None
    assert len(table.decisions()) == made + 1


@TABLES
def test_the_best_move_passes_the_tutor(qtbot: QtBot, thinkers: QuickThinkers, make: Any) -> None:
    table = began(make, thinkers, qtbot)
    table.set_tutor("mistakes")
    warned: list[object] = []
    table.warned.connect(warned.append)
    with qtbot.waitSignal(table.changed, timeout=PATIENCE):
        table.propose(hint_at(table, qtbot).command)
    assert warned == []


def test_a_move_waits_for_a_tutor_who_thinks_and_then_goes_on(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = began(duel, thinkers, qtbot)
    table.set_tutor("blunders")
    weighed: list[object] = []
    table.weighing.connect(weighed.append)
    command = table.legal()[0]
    table.propose(command)
    assert weighed == [command]
    assert table.decisions() == []
    qtbot.waitUntil(lambda: len(table.decisions()) == 1, timeout=PATIENCE)


def test_a_move_that_is_taken_back_meanwhile_is_not_made(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = began(duel, thinkers, qtbot)
    table.submit(table.legal()[0])
    wait_for_turn(table, qtbot)
    table.set_tutor("blunders")
    table.propose(table.legal()[0])
    table.undo()
    qtbot.wait(50)
    assert [decided for decided in table.decisions() if not decided.is_ahead] == []


def test_a_move_that_the_master_would_not_look_at_gives_everything_away() -> None:
    hint: Hint[str] = Hint("win", (Option("win", 0.9),), ())
    assert doubt_about(hint, "lose").lost == pytest.approx(0.9)


# -- why ------------------------------------------------------------------------------------------------------


def explained(table: AnyTable) -> tuple[Explained[Any], ...]:
    told: list[tuple[Explained[Any], ...]] = []
    table.explained.connect(told.append)
    table.ask_why()
    return told[0]


def with_citizens(table: AnyTable) -> AnyTable:
    for seat in table.bots:
        table.bots[seat] = Opponent("citizen")
    return table


def test_nobody_has_anything_to_explain_before_the_first_move(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    assert explained(began(seven, thinkers, qtbot)) == ()


def test_what_bots_have_sealed_is_not_explained_until_it_lies_open(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = with_citizens(seven(thinkers))
    table.begin()
    qtbot.waitUntil(lambda: list(table.to_move()) == [table.seat], timeout=PATIENCE)
    assert explained(table) == ()
    table.submit(table.legal()[0])
    assert [told.seat for told in explained(table)] != []


def test_reasons_are_kept_with_the_moves_of_bots(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = with_citizens(seven(thinkers))
    table.begin()
    play_on(table, qtbot, 3)
    told = explained(table)
    assert sorted(entry.seat for entry in told) == [1, 2]
    assert not any(entry.is_asked for entry in told)
    assert any(entry.reasons for entry in told)


def test_after_loading_bots_are_asked_anew(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    played = with_citizens(duel(thinkers))
    played.begin()
    play_on(played, qtbot, 8)
    kept = explained(played)
    sessions: list[Any] = []
    played.save_copy(sessions.append)
    played.close()
    table: AnyTable = Table.resume(sessions[0], 0, {1: Opponent("citizen")}, NAMES[:2], thinkers)
    table.begin()
    told: list[tuple[Explained[Any], ...]] = []
    table.explained.connect(told.append)
    table.ask_why()
    assert all(entry.is_asked for entry in told[0])
    qtbot.waitUntil(lambda: not any(entry.is_asked for entry in told[-1]), timeout=PATIENCE)
    assert [(entry.command, entry.had_choice) for entry in told[-1]] == [
        (entry.command, entry.had_choice) for entry in kept
    ]


def test_no_reason_names_a_card_that_was_buried_or_sold(
    qtbot: QtBot, thinkers: QuickThinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    denied: list[Thought] = []
    keep = Explainer.keep

    def watch(explainer: Explainer[Any, Any, Any, Any, Any], node: NodeId, thought: Thought) -> None:
        denied.extend([thought] if any(reason.code == "denies" for reason in thought.reasons) else [])
        keep(explainer, node, thought)

    monkeypatch.setattr(Explainer, "keep", watch)
    table = with_citizens(seven(thinkers, players=4, seed=8))
    table.begin()
    wait_for_turn(table, qtbot)
    while not table.is_over():
        table.submit(table.legal()[-1])
        wait_for_turn(table, qtbot)
        for entry in explained(table):
            if getattr(entry.command, "card", None) == UNKNOWN:
                assert all("card" not in reason.details for reason in entry.reasons)
    assert denied  # there were such reasons, and nobody heard them


def test_a_novice_is_not_asked_for_reasons(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = began(duel, thinkers, qtbot)
    table.bots[1] = NOVICE
    play_on(table, qtbot, 2)
    asked = thinkers.asked
    explained(table)
    qtbot.wait(20)
    assert thinkers.asked == asked
