"""Cities at the table: the loss of coins, debt and diplomacy at every seat, teams and the partner's hand."""

from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from engine.core.session import Session
from engine.seven.commands import PayLoss
from engine.seven.config import CITIES
from engine.seven.config import table as seven_config
from engine.seven.debt import loss_of
from engine.seven.game import SEVEN
from engine.seven.state import FROM_DISCARD, LOSSES, State
from engine.seven.view import View
from tests.engine.seven.random_games import positions
from tests.wonders_gui.games.seven.tables import page_of
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import NOVICE, SevenTable, seven, wait_for_turn
from wonders_gui.controller import Table
from wonders_gui.games.registry import AnyTable
from wonders_gui.games.seven.losses import ways_of
from wonders_gui.games.seven.offers import Action
from wonders_gui.games.seven.page import TablePage
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.seats import Bond, seat_facts
from wonders_gui.games.seven.story import Story
from wonders_gui.games.seven.words import end_of_age, loss_lines
from wonders_gui.opponents import NAMES
from wonders_gui.settings import Settings
from wonders_gui.texts.log import Cast
from wonders_gui.widgets.announcer import heard

Test = Callable[[State], bool]
MOST_SEEDS = 40


def table_at(
    test: Test, thinkers: QuickThinkers, players: int = 4, edition: int = 2, teams: bool = False
) -> SevenTable:
    """A table with Cities where the player of seat 0 must decide and the test holds, found in random games."""
    for seed in range(MOST_SEEDS):
        rng = Random(seed)
        session = Session.start(SEVEN, seven_config(edition, players, seed, expansions=(CITIES,), teams=teams))
        while session.to_move():
            if session.to_move() == [0] and test(session.state):
                bots = {seat: NOVICE for seat in range(1, players)}
                table = Table.resume(session, 0, bots, NAMES[:players], thinkers)
                table.set_speed("off")
                return table
            seat = session.to_move()[-1]
            assert session.submit(rng.choice(session.legal(seat))) is None
    raise LookupError("no such position")


def in_losses(state: State) -> bool:
    return state.phase == LOSSES and loss_of(state, 0) > 1 and state.coins[0] > 1


def at_a_loss(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> TablePage:
    return page_of(table_at(in_losses, thinkers), settings, qtbot)


def last_command(page: TablePage) -> object:
    return [decided.command for decided in cast(AnyTable, page.table).decisions() if not decided.is_ahead][-1]


# -- the loss ---------------------------------------------------------------------------------------------------------


def test_a_loss_is_decided_about_where_the_hand_lay(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    page = at_a_loss(qtbot, thinkers, settings)
    assert page.losses.isVisible()
    assert page.hand.isHidden()
    ways = ways_of(page.table.view())
    assert [way.command for way in ways] == page.table.legal()
    assert [way.debt for way in ways] == list(range(ways[0].debt, ways[0].debt + len(ways)))
    assert len(page.losses.buttons) == len(ways)


def test_paying_everything_is_what_the_keyboard_stands_at(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    page = at_a_loss(qtbot, thinkers, settings)
    page.take_focus()
    assert page.losses.buttons[0].hasFocus()
    most = page.table.legal()[0]
    QTest.keyClick(page.losses.buttons[0], Qt.Key.Key_Return)
    assert last_command(page) == most
    assert page.losses.isHidden()


@pytest.mark.parametrize(("key", "place"), [(Qt.Key.Key_P, 0), (Qt.Key.Key_D, -1)])
def test_letters_pay_or_take_debt(
    key: Qt.Key, place: int, qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    page = at_a_loss(qtbot, thinkers, settings)
    wanted = page.table.legal()[place]
    QTest.keyClick(page.losses.buttons[0], key)
    assert last_command(page) == wanted


def test_arrows_and_enter_choose_a_way_in_between(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    page = at_a_loss(qtbot, thinkers, settings)
    page.take_focus()
    wanted = page.table.legal()[1]
    QTest.keyClick(page.losses.buttons[0], Qt.Key.Key_Down)
    assert page.losses.buttons[1].hasFocus()
    QTest.keyClick(page.losses.buttons[1], Qt.Key.Key_Return)
    assert last_command(page) == wanted


def test_a_click_on_a_way_takes_it_and_undo_asks_again(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    page = at_a_loss(qtbot, thinkers, settings)
    before = page.table.view()
    wanted = page.table.legal()[-1]
    QTest.mouseClick(page.losses.buttons[-1], Qt.MouseButton.LeftButton)
    assert last_command(page) == wanted
    wait_for_turn(cast(AnyTable, page.table), qtbot)
    while page.table.view() != before:
        page.undo()
    assert page.losses.isVisible()


def test_the_panel_says_who_causes_the_loss(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    page = at_a_loss(qtbot, thinkers, settings)
    last = page.story.last
    assert last is not None
    causes = {threat.deed.city for threat in last.threats} - {0}
    assert causes
    for city in causes:
        assert page.people.name(city) in page.losses.accessibleName()


def test_every_way_says_what_it_costs_in_points(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    page = at_a_loss(qtbot, thinkers, settings)
    ways = ways_of(page.table.view())
    after = [way.told.after.points for way in ways]
    assert after[-1] < after[0]
    for button, way in zip(page.losses.buttons, ways, strict=True):
        assert way.cost() in button.accessibleName()


def test_more_than_there_is_cannot_be_paid(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    page = at_a_loss(qtbot, thinkers, settings)
    before = page.table.view()
    page.act(PayLoss(0, 0, 99))
    assert page.refusals.isVisible()
    assert page.table.view() == before
    assert page.losses.isVisible()


def test_without_a_loss_the_letters_do_nothing(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    table = table_at(lambda state: state.turn == 1, thinkers)
    page = page_of(table, settings, qtbot)
    before = len(table.decisions())
    for key in (Qt.Key.Key_P, Qt.Key.Key_D):
        QTest.keyClick(page.hand, key)
    assert len(table.decisions()) == before
    assert page.losses.isHidden()


def test_losses_are_said_aloud_when_they_are_settled(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    page = at_a_loss(qtbot, thinkers, settings)
    with heard() as said:
        QTest.mouseClick(page.losses.buttons[0], Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: page.table.view().table.phase != LOSSES)
    assert any("You: \N{MINUS SIGN}" in text for text in said)


def test_the_forging_agency_builds_from_the_discard_pile(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table = table_at(lambda state: state.phase == FROM_DISCARD, thinkers, players=3)
    page = page_of(table, settings, qtbot)
    page.hand.select_row(0)
    taken = [row for row in range(page.hand_model.rowCount()) if _takes(page, row)]
    assert taken or page.detail.leave.isVisible()


def _takes(page: TablePage, row: int) -> bool:
    page.hand.select_row(row)
    return page.detail.act(Action.TAKE)


def test_the_ways_to_pay_have_their_height_from_the_first_moment_on(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table = table_at(lambda state: (state.age, state.turn) == (1, 2), thinkers, players=3)
    page = page_of(table, settings, qtbot, 1920, 1080)
    several = [row for row, found in enumerate(page.hand_model.rows()) if len(found.offers.offers[0].commands) > 1]
    assert several
    page.hand.select_row(several[0])
    ways = page.detail.ways
    assert ways.height() >= ways.segment(ways.value()).sizeHint().height()


# -- what happened ----------------------------------------------------------------------------------------------------


def _told(players: int, seed: int, teams: bool = False) -> tuple[View, Story]:
    session = Session.start(SEVEN, seven_config(2, players, seed, expansions=(CITIES,), teams=teams))
    rng = Random(seed)
    while session.to_move():
        seat = session.to_move()[-1]
        assert session.submit(rng.choice(session.legal(seat))) is None
    story = Story()
    story.follow(event for node in session.path() for event in session.events_seen_by(0, node))
    return session.view(0), story


@pytest.mark.parametrize("seed", range(3))
def test_what_is_revealed_of_a_loss_is_no_turn_of_its_own(seed: int) -> None:
    _view, story = _told(5, seed)
    assert [turn.turn for turn in story.turns] == [1, 2, 3, 4, 5, 6, 7] * 3
    assert [number for number, turn in enumerate(story.turns) if turn.ends_age] == [6, 13, 20]


def test_the_story_knows_every_debt_and_every_coin_that_was_lost() -> None:
    for seed in range(3):
        seen, story = _told(5, seed)
        people = People(0, Cast(NAMES[:5], 0))
        for city in range(5):
            losses = [loss for turn in story.turns for loss in turn.losses if loss.city == city]
            assert sum(loss.debt for loss in losses) == seen.table.debt[city]
        assert all(loss_lines(people, turn.losses) for turn in story.turns if turn.losses)


def test_who_stays_out_of_the_conflicts_is_told_first() -> None:
    people = People(0, Cast(NAMES[:5], 0))
    found = 0
    for seed in range(4):
        seen, story = _told(5, seed)
        for turn in story.turns:
            if turn.peaceful:
                found += 1
                first = end_of_age(seen.table, people, turn)[0]
                assert all(people.name(city) in first for city in turn.peaceful)
                fighters = {city for fight in turn.conflicts for city in (fight.winner, fight.loser)}
                assert not fighters & set(turn.peaceful)
    assert found


def test_teams_fight_only_at_their_borders() -> None:
    for seed in range(3):
        seen, story = _told(4, seed, teams=True)
        partner = seen.table.table.partner
        fights = [fight for turn in story.turns for fight in turn.conflicts]
        assert all(partner[fight.winner] != fight.loser and fight.tokens in (1, 2) for fight in fights)


# -- seats ------------------------------------------------------------------------------------------------------------


def test_debt_and_diplomacy_stand_at_every_seat_that_has_some() -> None:
    config = seven_config(2, 7, 5, expansions=(CITIES,))
    people, story = People(0, Cast(NAMES[:7], 0)), Story()
    seen = 0
    for number, state in enumerate(positions(5, config)):
        if number % 40:
            continue
        for city in range(7):
            facts = seat_facts(state, people, story, city)
            told = dict(facts.pieces)
            assert (told.get("debt", 0), told.get("diplomacy", 0)) == (state.debt[city], state.diplomacy[city])
            for part in facts.extras():
                assert part in facts.spoken
                assert part in str(facts.role(Qt.ItemDataRole.ToolTipRole))
            seen += bool(told)
    assert seen


def test_without_cities_a_seat_has_nothing_to_add() -> None:
    state = next(positions(1, seven_config(2, 3, 1)))
    facts = seat_facts(state, People(0, Cast(NAMES[:3], 0)), Story(), 1)
    assert facts.extras() == []
    assert facts.role(Qt.ItemDataRole.ToolTipRole) is None
    assert facts.bond is Bond.NONE
    assert facts.border


@pytest.mark.parametrize("players", [4, 6])
def test_the_partner_sits_beside_the_player_without_a_border(players: int) -> None:
    state = next(positions(1, seven_config(2, players, 1, expansions=(CITIES,), teams=True)))
    facts = [seat_facts(state, People(0, Cast(NAMES[:players], 0)), Story(), city) for city in range(players)]
    assert [fact.team for fact in facts] == [seat // 2 for seat in range(players)]
    assert [fact.bond for fact in facts] == [Bond.OWN, Bond.PARTNER, *[Bond.RIVAL] * (players - 2)]
    assert [fact.border for fact in facts] == [False] * (players - 1) + [True]


# -- the partner's hand -----------------------------------------------------------------------------------------------


def test_the_partners_hand_is_there_to_be_read_and_not_to_be_played(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings, qtmodeltester: ModelTester
) -> None:
    table = table_at(lambda state: state.turn == 3, thinkers, teams=True)
    page = page_of(table, settings, qtbot)
    view = page.partner.view
    assert page.partner.isVisible()
    assert [row.card for row in page.partner.model.rows()] == list(table.view().table.hands[1])
    qtmodeltester.check(page.partner.model, force_py=True)  # type: ignore[no-untyped-call]
    before = len(table.decisions())
    for row in range(page.partner.model.rowCount()):
        place = view.visualRect(page.partner.model.index(row)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(table.decisions()) == before
    assert view.accessibleName()
    assert all(row.spoken and row.tip for row in page.partner.model.rows())


def test_without_teams_nobody_shows_a_hand(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    page = page_of(table_at(lambda state: state.turn == 1, thinkers), settings, qtbot)
    assert page.partner.isHidden()
    assert not page.partner.model.rowCount()


def test_black_cards_have_a_column_only_with_cities(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    with_black = page_of(table_at(lambda state: state.turn == 1, thinkers), settings, qtbot)
    assert [column.colour for column in with_black.city.view.columns()][-1] == "black"
    without = page_of(seven(thinkers), settings, qtbot)
    assert "black" not in [column.colour for column in without.city.view.columns()]
