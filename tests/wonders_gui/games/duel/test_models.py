"""Models over a view: Qt's own checks, and what they say."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester

from engine.duel.facts import NO_CARD
from engine.duel.state import CHOOSE_TOKEN, DRAFT, PLAY
from tests.wonders_gui.games.duel.positions import phase, played, session, views
from wonders_gui.games.duel.models import (
    CityModel,
    DiscardModel,
    PicksModel,
    StructureModel,
    TokensModel,
    WondersModel,
)
from wonders_gui.games.duel.prices import PricesModel
from wonders_gui.games.duel.recap import RecapModel
from wonders_gui.games.duel.story import Story
from wonders_gui.models.roles import Role
from wonders_gui.texts.log import Cast

PEOPLE = Cast(("Ann", "Bo"), 0)

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_model_keeps_qts_contract_through_a_game(qtmodeltester: ModelTester) -> None:
    structure, city, wonders, tokens = StructureModel(), CityModel(), WondersModel(), TokensModel()
    discard, picks, prices, recap = DiscardModel(), PicksModel(), PricesModel(), RecapModel()
    for view in views():
        structure.show_view(view)
        city.show_view(view, 1)
        wonders.show_view(view, 0, view.table.cities[0].wonders + view.table.cities[0].plans)
        tokens.show_tokens(view.table.board)
        discard.show_view(view)
        prices.show_view(view, PEOPLE)
    picks.show_commands(session().legal(0))
    recap.show_deeds(Story().follow(session().events_seen_by(0, 0)), PEOPLE, 0)
    for model in (structure, city, wonders, tokens, discard, picks, prices, recap):
        qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_the_structure_has_no_rows_before_the_first_age() -> None:
    model = StructureModel()
    model.show_view(session().view(0))
    assert model.rowCount() == 0


def test_face_down_cards_have_no_face_and_say_no_name() -> None:
    view = played(4, phase(PLAY)).view(0)
    model = StructureModel()
    model.show_view(view)
    hidden = [record for record in model.rows() if record.card < NO_CARD]
    assert hidden
    assert all(record.face is None and record.tag is None for record in hidden)
    assert {record.texts.name for record in hidden} == {"Face-down card of Age I"}


def test_only_accessible_cards_have_a_price_tag() -> None:
    model = StructureModel()
    for view in views(11):
        model.show_view(view)
        assert all((record.tag is not None) == record.accessible for record in model.rows())


def test_a_covered_card_says_what_lies_on_it() -> None:
    model = StructureModel()
    model.show_view(played(4, phase(PLAY)).view(0))
    text = model.index(5).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "not accessible yet" in text


def test_grey_cards_lie_in_the_column_of_brown_ones() -> None:
    model = CityModel()
    for view in views(3, 5):
        model.show_view(view, 0)
        columns = {record.face.colour: record.column for record in model.rows()}
        assert columns.get("grey", 0) == columns.get("brown", 0) == 0


def test_picks_of_the_draft_are_wonders_and_of_a_pair_tokens() -> None:
    model = PicksModel()
    model.show_commands(played(1, phase(DRAFT)).legal(0))
    assert model.rowCount() > 1
    game = played(1, phase(CHOOSE_TOKEN))
    model.show_commands(game.legal(0))
    assert [record.command for record in model.rows()] == game.legal(0)


def test_data_of_a_price_tells_resource_owner_and_price() -> None:
    model = PricesModel()
    model.show_view(played(4, phase(PLAY)).view(0), PEOPLE)
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "wood for you: 2 coins each, own production 0"


def test_a_record_is_what_the_views_ask_for(qapp: QApplication) -> None:
    model = TokensModel()
    model.show_tokens([0, 3])
    assert model.index(1).data(Role.RECORD).token == 3
    assert model.index(1).data(Qt.ItemDataRole.ToolTipRole)
