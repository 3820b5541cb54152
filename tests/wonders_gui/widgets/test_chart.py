"""The charts: what they say, how mouse and keys move along them, and the table with the same figures."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from wonders_gui import theme
from wonders_gui.art import lettering
from wonders_gui.widgets.announcer import heard
from wonders_gui.widgets.chart import BarChart, Chart, Plotted
from wonders_gui.widgets.chartdata import CHANCES, NOWHERE, Band, Figures, Mark, Series, axis_for, percent
from wonders_gui.widgets.chartmarks import SHAPES
from wonders_gui.widgets.chartpaint import smooth, spread
from wonders_gui.widgets.charttable import Charted, FiguresTable

CURVE = Figures(
    "Chance to win",
    ("1", "2", "3", "end"),
    (Series("Ada", (0.5, 0.25, None, 1.0), emphasised=True), Series("Bob", (0.5, 0.75, 0.5, 0.0), "gold")),
    CHANCES,
    spoken=("Age I, turn 1", "Age I, turn 2", "Age II, turn 1", "the end"),
    bands=(Band("AGE I", 0, 1, 1), Band("AGE II", 2, 2, 2)),
    marks=tuple(Mark(place % 4, shape, shape) for place, shape in enumerate(SHAPES)),
)


def shown(qtbot: QtBot, widget: Plotted, figures: Figures = CURVE) -> Plotted:
    """The chart on the screen."""
    qtbot.addWidget(widget)
    widget.show_figures(figures)
    widget.resize(600, 300)
    widget.show()
    return widget


@pytest.mark.parametrize("kind", [Chart, BarChart])
def test_arrow_keys_walk_along_a_chart_and_speak_every_value(qtbot: QtBot, kind: type[Plotted]) -> None:
    chart = shown(qtbot, kind())
    picked: list[int] = []
    chart.picked.connect(picked.append)
    with heard() as said:
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Home):
            QTest.keyClick(chart, key)
    assert picked == [0, 1, 3, 3, 0]
    assert said[1] == "Age I, turn 2: Ada: 25 %, Bob: 75 %, dot"
    assert chart.accessibleDescription() == said[-1]


def test_a_click_on_a_curve_picks_the_nearest_place(qtbot: QtBot) -> None:
    chart = shown(qtbot, Chart())
    assert isinstance(chart, Chart)
    lie = chart.lie()
    with qtbot.waitSignal(chart.picked) as signal:
        QTest.mouseClick(
            chart, Qt.MouseButton.LeftButton, pos=QPoint(round(lie.x(2)) + 3, round(lie.plot.center().y()))
        )
    assert signal.args == [2]
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert chart.current() == 2


def test_a_click_on_a_bar_picks_its_row(qtbot: QtBot) -> None:
    bars = shown(qtbot, BarChart())
    assert isinstance(bars, BarChart)
    QTest.mouseClick(bars, Qt.MouseButton.LeftButton, pos=bars.row(1).center().toPoint())
    assert bars.current() == 1


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
@pytest.mark.parametrize("kind", [Chart, BarChart])
def test_charts_paint_names_and_values_whole_in_every_look(qtbot: QtBot, kind: type[Plotted], look: str) -> None:
    theme.use(look)
    try:
        chart = shown(qtbot, kind())
        chart.set_current(1)
        with lettering.watched() as painted:
            chart.grab()
        assert {"Ada", "Bob"} <= {line.text for line in painted} or kind is BarChart
        assert [line.text for line in painted if line.is_cut] == []
    finally:
        theme.use("light")


def test_a_chart_without_figures_stays_empty_and_quiet(qtbot: QtBot) -> None:
    chart = shown(qtbot, Chart(), Figures("", (), (), CHANCES))
    chart.grab()
    with heard() as said:
        QTest.keyClick(chart, Qt.Key.Key_Right)
        QTest.keyClick(chart, Qt.Key.Key_Home)
        QTest.keyClick(chart, Qt.Key.Key_End)
    assert (said, chart.current()) == ([], NOWHERE)


def test_the_table_holds_the_same_figures_and_is_walked_by_keys(qtbot: QtBot) -> None:
    charted = Charted(Chart())
    qtbot.addWidget(charted)
    charted.show_figures(CURVE)
    charted.show_table()
    charted.show()
    table = charted.table
    model = table.figures
    texts = [[model.index(row, column).data() for column in range(3)] for row in range(4)]
    assert texts[2] == ["Age II, turn 1", "", "50 %"]
    assert [model.headerData(column, Qt.Orientation.Horizontal) for column in (1, 2)] == ["Ada", "Bob"]
    picked: list[int] = []
    charted.picked.connect(picked.append)
    charted.set_current(1)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert (picked, charted.chart.current()) == ([2], 2)


def test_the_table_says_of_a_row_what_the_chart_says(qtbot: QtBot) -> None:
    table = FiguresTable()
    qtbot.addWidget(table)
    table.show_figures(CURVE)
    spoken = table.figures.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == CURVE.told(1)
    assert table.figures.index(2, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Ada: unknown"


@pytest.mark.parametrize(
    ("values", "least", "most", "step"),
    [([3.0, 61.0], 0, 80, 20), ([0.0, 4.0], 0, 4, 1), ([-3.0, 5.0], -4, 6, 2), ([], 0, 1, 1), ([900.0], 0, 1000, 500)],
)
def test_an_axis_has_round_numbers_and_room_for_every_value(
    values: list[float], least: float, most: float, step: float
) -> None:
    axis = axis_for(values)
    assert (axis.least, axis.most, axis.step) == (least, most, step)
    assert axis.ticks()[0] == least
    assert axis.ticks()[-1] == most


def test_percents_are_whole_hundredths() -> None:
    assert [percent(share) for share in (0.0, 0.345, 1.0, -0.17)] == ["0 %", "34 %", "100 %", "\N{MINUS SIGN}17 %"]


def test_names_at_the_end_of_lines_are_moved_apart_and_stay_inside() -> None:
    places = spread([10, 11, 12, 99], 20, 0, 100)
    assert all(below - above >= 20 for above, below in pairwise(places))
    assert places[0] >= 10
    assert places[-1] <= 90


def test_a_soft_line_never_goes_beyond_its_points(qtbot: QtBot) -> None:
    chart = shown(qtbot, Chart())
    assert isinstance(chart, Chart)
    lie = chart.lie()
    points = [lie.point(place, value) for place, value in enumerate((0.0, 1.0, 1.0, 0.0))]
    bounds = smooth(points).boundingRect()
    assert bounds.top() >= lie.plot.top() - 0.01
    assert bounds.bottom() <= lie.plot.bottom() + 0.01
