"""The models keep Qt's laws, speak every row aloud and never ask the engine for data."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from pytestqt.modeltest import ModelTester

from engine.seven.view import View
from tests.wonders_gui.games.seven.tables import views
from wonders_gui.games.seven.factrows import FactRow, FactsModel, fact_rows
from wonders_gui.games.seven.models import (
    CityModel,
    HandModel,
    StagesModel,
    city_rows,
    hand_rows,
    stage_rows,
)
from wonders_gui.games.seven.offers import Action
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.race import RaceModel, race_rows
from wonders_gui.games.seven.seats import SeatFacts, SeatsModel, seat_facts
from wonders_gui.games.seven.story import Story
from wonders_gui.models.records import RecordsModel
from wonders_gui.models.roles import Role
from wonders_gui.texts.log import Cast

NAMES = ("Anna", "Bram", "Carl", "Dora", "Eva", "Finn", "Gijs")


def _spoken(model: QAbstractItemModel) -> list[object]:
    rows = range(model.rowCount())
    return [model.data(model.index(row, 0), Qt.ItemDataRole.AccessibleTextRole) for row in rows]


def _people(seen: View) -> People:
    return People(seen.seat, Cast(NAMES[: seen.table.table.players], seen.seat))


def _facts(seen: View) -> list[FactRow]:
    rows = hand_rows(seen, _people(seen))
    return fact_rows(seen.table, _people(seen), rows[0].offers, 0) if rows else []


def _seats(seen: View) -> list[SeatFacts]:
    return [seat_facts(seen.table, _people(seen), Story(), city) for city in range(seen.table.cities)]


ROWS: dict[type[RecordsModel[Any]], Callable[[View], Sequence[Any]]] = {
    HandModel: lambda seen: hand_rows(seen, _people(seen)),
    CityModel: lambda seen: city_rows(seen.table, seen.seat),
    StagesModel: lambda seen: stage_rows(seen.table, seen.seat),
    SeatsModel: _seats,
    RaceModel: lambda seen: race_rows(seen.table, _people(seen)),
    FactsModel: _facts,
}


@pytest.mark.parametrize("kind", ROWS)
def test_a_model_keeps_the_laws_of_qt_and_speaks_every_row(
    kind: type[RecordsModel[Any]], qtmodeltester: ModelTester
) -> None:
    model = kind()
    qtmodeltester.check(model, force_py=True)  # type: ignore[no-untyped-call]
    for seed in range(3):
        for seen in views(seed, 9):
            model.show_rows(ROWS[kind](seen))
            assert all(_spoken(model))


def test_a_city_lies_in_the_columns_of_its_colours() -> None:
    model = CityModel()
    for seen in views(2, 7):
        model.show_rows(city_rows(seen.table, seen.seat))
        for row in range(model.rowCount()):
            index = model.index(row)
            assert (
                index.data(Role.FACE).colour
                == (["brown", "grey", "blue", "yellow", "red", "green", "purple", "black"])[index.data(Role.COLUMN)]
            )


def test_the_price_of_a_stage_says_that_it_is_the_stages() -> None:
    seen = next(seen for seen in views(2, 7) if hand_rows(seen, _people(seen)))
    found = hand_rows(seen, _people(seen))[0].offers
    stage = [row.text for row in fact_rows(seen.table, _people(seen), found, 0, Action.STAGE)]
    card = [row.text for row in fact_rows(seen.table, _people(seen), found, 0)]
    assert any(text.startswith("Stage I ·") for text in stage)
    assert not any(text.startswith("Stage") for text in card)
