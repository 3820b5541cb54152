"""The store of pixmaps: kept by all they depend on, and the longest unused go first."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from tests.wonders_gui.art.looking import is_empty, same
from wonders_gui import theme
from wonders_gui.art import cache
from wonders_gui.art.table import table

SIZE = QSizeF(10, 10)


class Painting:
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, painter: QPainter) -> None:
        self.times += 1


def test_a_pixmap_is_painted_once() -> None:
    painting = Painting()
    for _ in range(3):
        cache.painted(("once",), SIZE, 1.0, painting)
    assert painting.times == 1


def test_another_size_ratio_or_look_is_another_pixmap() -> None:
    painting = Painting()
    cache.painted(("many",), SIZE, 1.0, painting)
    cache.painted(("many",), QSizeF(11, 10), 1.0, painting)
    cache.painted(("many",), SIZE, 2.0, painting)
    theme.use("dark")
    cache.painted(("many",), SIZE, 1.0, painting)
    assert painting.times == 4


def test_the_longest_unused_pixmap_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    cache.clear()
    monkeypatch.setattr(cache, "LIMIT", 2 * 10 * 10 * 4)
    first, second = Painting(), Painting()
    cache.painted(("first",), SIZE, 1.0, first)
    cache.painted(("second",), SIZE, 1.0, second)
    cache.painted(("first",), SIZE, 1.0, first)
    cache.painted(("third",), SIZE, 1.0, Painting())
    cache.painted(("first",), SIZE, 1.0, first)
    cache.painted(("second",), SIZE, 1.0, second)
    assert (first.times, second.times) == (1, 2)


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_the_table_is_painted_in_every_look(look: str) -> None:
    theme.use(look)
    assert not is_empty(table(QSizeF(320, 200)))


def test_the_table_differs_between_looks() -> None:
    light = table(QSizeF(320, 200))
    theme.use("dark")
    assert not same(light, table(QSizeF(320, 200)))
