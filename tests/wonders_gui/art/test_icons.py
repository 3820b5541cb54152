"""Icons: all are there, all show something, and glyphs take the colour they are asked for."""

import re

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from tests.wonders_gui.art.looking import grey, is_empty, same
from wonders_gui import theme
from wonders_gui.art import assets, icons

FORBIDDEN = re.compile(r"<(filter|mask|clipPath|text|pattern|image|style|script)\b")
CITIES = (
    *("debt", "diplomacy", "victory", "defeats_discarded", "others", "copied_science", "wharf", "board_resource"),
    *("partner", "team", "border"),
)
FOLDERS = ("icons", "chains", "buildings", "wonders")


def numbered(name: str, number: int) -> QPixmap:
    pixmap = QPixmap(48, 48)
    pixmap.fill(Qt.GlobalColor.white)
    painter = QPainter(pixmap)
    icons.draw_number(painter, name, number, QRectF(0, 0, 48, 48))
    painter.end()
    return pixmap


def test_every_icon_shows_something() -> None:
    for name in icons.names():
        assert not is_empty(icons.icon(name, 24)), name


@pytest.mark.parametrize("folder", FOLDERS)
def test_drawings_are_valid_and_hold_plain_shapes_only(folder: str) -> None:
    for name in assets.names(folder):
        assert assets.renderer(folder, name, "#000000").isValid(), name
        assert not FORBIDDEN.search(assets.text(folder, name)), name


def test_a_glyph_takes_the_colour_it_is_asked_for() -> None:
    red = icons.icon("dot", 20, 1.0, QColor("#ff0000")).toImage().pixelColor(10, 10)
    assert red == QColor("#ff0000")


def test_a_glyph_takes_the_ink_of_the_look_by_itself() -> None:
    theme.use("dark")
    assert icons.icon("dot", 20).toImage().pixelColor(10, 10) == theme.DARK.ink


def test_an_icon_with_colours_of_its_own_keeps_them() -> None:
    assert same(icons.icon("stone", 20), icons.icon("stone", 20, 1.0, QColor("#ff0000")))


def test_an_icon_is_as_fine_as_the_screen() -> None:
    assert icons.icon("stone", 20, 2.0).width() == 40


def test_numbers_are_written_on_coins_and_laurels() -> None:
    for name in ("coin", "points", "token"):
        assert not same(numbered(name, 3), numbered(name, 5)), name


def test_won_and_lost_conflicts_differ_by_sign_and_shape() -> None:
    assert icons.number_text(1, signed=True) == "+1"
    assert icons.number_text(-1, signed=True) == "\N{MINUS SIGN}1"
    assert grey(icons.icon("conflict_won", 24)) != grey(icons.icon("conflict_lost", 24))


def test_symbols_of_colours_differ_without_colour() -> None:
    seen = {grey(icons.icon(f"sign_{colour}", 24, 1.0, QColor("white"))) for colour in theme.LIGHT.card_colours}
    assert len(seen) == len(theme.LIGHT.card_colours)


def test_signs_of_cities_differ_from_each_other_without_colour() -> None:
    powers = [name for name in icons.names() if name.startswith("power_")]
    signs = [*CITIES, *powers, "coin", "coin_lost", "stage", "conflict_won", "conflict_lost", "person"]
    assert len({grey(icons.icon(name, 24, 1.0, QColor("white"))) for name in signs}) == len(signs)


def test_chain_marks_differ_from_each_other() -> None:
    marks = assets.names(icons.CHAINS)
    assert len({grey(icons.icon(mark, 24)) for mark in marks}) == len(marks)
