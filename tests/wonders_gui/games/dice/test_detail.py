"""The panel under the Forum."""

from itertools import pairwise

from pytestqt.qtbot import QtBot

from wonders_gui.games.dice.detail import DetailPanel
from wonders_gui.games.dice.details import Detail, Line
from wonders_gui.widgets.text import Text


def test_lines_never_lie_on_each_other_even_before_qt_has_laid_them_out(qtbot: QtBot) -> None:
    panel = DetailPanel()
    qtbot.addWidget(panel)
    panel.resize(240, 220)
    panel.show_detail(Detail("One", "", (Line("short"),)))
    panel.show()
    qtbot.waitExposed(panel)

    panel.show_detail(Detail("Many", "", tuple(Line(f"Sentence {number}, long enough. " * 5) for number in range(8))))

    lines = [text for text in panel.findChildren(Text) if text.isVisible()]
    assert len(lines) == 8
    assert all(above.geometry().bottom() < below.geometry().top() for above, below in pairwise(lines))
