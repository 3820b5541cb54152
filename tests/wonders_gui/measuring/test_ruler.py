"""The ruler finds what it is there for, and no painted text gets past it."""

import re
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import wonders_gui
from tests.wonders_gui.measuring.ruler import troubles
from tests.wonders_gui.screens import Studio
from wonders_gui import theme
from wonders_gui.widgets.paint import draw_text, painting

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

# Numerals and single figures on cards, which have no words to cut.
FIGURES = {"art/cards.py", "art/backs.py", "art/icons.py", "widgets/scene.py"}


class Painted(QWidget):
    """Paints some texts into some boxes."""

    def __init__(self, *texts: tuple[str, QRectF]) -> None:
        super().__init__()
        self._texts = texts
        self.resize(300, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            for text, box in self._texts:
                draw_text(painter, box, text, theme.font("body"), theme.current().ink, LEFT)


def _found(widget: QWidget, qtbot: QtBot) -> str:
    holder = QWidget()
    holder.resize(400, 200)
    widget.setParent(holder)
    qtbot.addWidget(holder)
    holder.show()
    return " ".join(troubles(holder))


def test_a_text_that_fits_is_no_trouble(stage: Studio, qtbot: QtBot) -> None:
    assert not _found(Painted(("Baths", QRectF(0, 0, 200, 30))), qtbot)


def test_a_painted_text_that_is_cut_is_found(stage: Studio, qtbot: QtBot) -> None:
    assert "is cut" in _found(Painted(("The Hanging Gardens of Babylon", QRectF(0, 0, 60, 30))), qtbot)


def test_texts_on_each_other_are_found(stage: Studio, qtbot: QtBot) -> None:
    widget = Painted(("Baths", QRectF(0, 0, 200, 30)), ("Altar", QRectF(4, 4, 200, 30)))
    assert "lies on" in _found(widget, qtbot)


def test_a_text_outside_of_its_widget_is_found(stage: Studio, qtbot: QtBot) -> None:
    assert "sticks out" in _found(Painted(("Baths", QRectF(280, 0, 200, 30))), qtbot)


def test_a_label_without_room_is_found(stage: Studio, qtbot: QtBot) -> None:
    label = QLabel("The Hanging Gardens of Babylon")
    label.resize(50, 20)
    assert "has 50 of" in _found(label, qtbot)


def test_a_button_that_is_hard_to_hit_is_found(stage: Studio, qtbot: QtBot) -> None:
    button = QPushButton("x")
    button.resize(20, 20)
    assert "is only 20 x " in _found(button, qtbot)


def test_no_word_is_painted_past_the_ruler() -> None:
    root = Path(wonders_gui.__file__).parent
    found = {
        file.relative_to(root).as_posix()
        for file in root.rglob("*.py")
        if re.search(r"\.drawText\(|\.elidedText\(", file.read_text(encoding="utf-8"))
    }
    assert found == FIGURES | {"art/lettering.py"}
