"""Cards in a row: where there are too many to lie side by side, what lies on top hides the tags under it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QStandardItem, QStandardItemModel
from pytestqt.qtbot import QtBot

from wonders_gui.art import cards
from wonders_gui.art.faces import Tag
from wonders_gui.delegates.card import CardDelegate
from wonders_gui.models.roles import Role
from wonders_gui.views.row import RowView


def test_a_chosen_card_is_not_strewn_with_the_tags_of_others(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[QRectF] = []
    monkeypatch.setattr(cards, "draw_tag", lambda _painter, place, _tag: painted.append(QRectF(place)))
    view, model = RowView(), QStandardItemModel()
    qtbot.addWidget(view)
    for _number in range(18):
        item = QStandardItem("Baths")
        item.setData(Tag("own"), Role.TAG)
        model.appendRow(item)
    view.setModel(model)
    view.setItemDelegate(CardDelegate(view))
    view.resize(982, 238)
    view.select_row(1)
    view.grab()
    chosen = QRectF(view.places()[1])
    assert not [place for place in painted if chosen.contains(place.center())]
    assert len(painted) == 17
