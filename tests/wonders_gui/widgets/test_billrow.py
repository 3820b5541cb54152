"""A line of a price: what receivers have then gives way where it has no room."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from wonders_gui.art.lettering import Painted, watched
from wonders_gui.texts.bills import BillLine, Kind
from wonders_gui.widgets.billrow import draw_bill_line, line_height
from wonders_gui.widgets.paint import painting

TOTAL = BillLine(Kind.TOTAL, "Totaal 2, je houdt 1 over", "", end="Naram 3 \N{RIGHTWARDS ARROW} 5")
WIDE, NARROW = 500, 230


class Row(QWidget):
    """One line of a price in all of the widget."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw_bill_line(painter, QRectF(self.rect()), TOTAL)


def texts(qtbot: QtBot, width: int, height: int) -> list[Painted]:
    row = Row()
    qtbot.addWidget(row)
    row.resize(width, height)
    with watched() as painted:
        row.grab()
    return painted


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_a_line_of_its_own_height_says_what_receivers_have_then(qtbot: QtBot, width: int) -> None:
    words, end = sorted(texts(qtbot, width, line_height(TOTAL, width)), key=lambda line: line.text == TOTAL.end)
    assert (words.shown, end.shown) == (TOTAL.text, TOTAL.end)
    assert words.ink.intersected(end.ink).height() <= 2
    assert (end.ink.top() > words.ink.center().y()) == (width == NARROW)


def test_in_a_lower_line_only_the_sum_is_said(qtbot: QtBot) -> None:
    lower = round(line_height(TOTAL, NARROW) * 0.75)
    assert [line.text for line in texts(qtbot, NARROW, lower)] == [TOTAL.text]
