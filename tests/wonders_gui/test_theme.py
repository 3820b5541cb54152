"""The looks: every text and every mark has enough contrast; sizes follow the scale."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QPalette

from wonders_gui import theme
from wonders_gui.theme import CONTRAST, DARK, LIGHT, Theme

TEXT = 4.5
MARK = 3.0
STRONG = 7.0
TEXT_ROLES = ("ink", "ink_soft", "accent", "warm", "good", "warn", "bad", "gold")
LOOKS = pytest.mark.parametrize("look", [LIGHT, DARK, CONTRAST], ids=lambda look: look.name)


def luminance(colour: QColor) -> float:
    """As WCAG defines it."""
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def ratio(one: QColor, other: QColor) -> float:
    """The contrast between two colours."""
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def needed(look: Theme, least: float) -> float:
    return STRONG if look is CONTRAST else least


@LOOKS
@pytest.mark.parametrize("role", TEXT_ROLES)
def test_text_can_be_read_on_panels_and_on_the_table(look: Theme, role: str) -> None:
    for ground in (look.surface, look.table):
        assert ratio(getattr(look, role), ground) >= needed(look, TEXT)


@LOOKS
def test_text_can_be_read_on_insets_buttons_and_the_bar(look: Theme) -> None:
    assert ratio(look.ink, look.inset) >= needed(look, TEXT)
    assert ratio(look.ink_soft, look.inset) >= needed(look, TEXT)
    assert ratio(look.on_warm, look.warm) >= needed(look, TEXT)
    assert ratio(look.on_accent, look.accent) >= needed(look, TEXT)
    assert ratio(look.on_bar, look.bar) >= needed(look, TEXT)


@LOOKS
def test_selection_and_focus_stand_out_from_the_table_and_the_panels(look: Theme) -> None:
    for ring in (look.selection, look.focus):
        for ground in (look.table, look.surface):
            assert ratio(ring, ground) >= needed(look, MARK)


@LOOKS
@pytest.mark.parametrize("colour", LIGHT.card_colours)
def test_text_can_be_read_on_every_card_colour(look: Theme, colour: str) -> None:
    card = look.card_colours[colour]
    assert ratio(card.text, card.base) >= needed(look, TEXT)
    assert ratio(theme.IVORY, card.deep) >= (TEXT if look is CONTRAST else MARK)


@LOOKS
def test_what_is_printed_on_paper_can_be_read(look: Theme) -> None:
    assert ratio(theme.PRINT, look.paper) >= STRONG
    assert ratio(theme.FREE, look.paper) >= TEXT


@LOOKS
def test_price_tags_can_be_read(look: Theme) -> None:
    for fill in (look.tag_good, look.tag_bad, look.tag_built, theme.LINK):
        assert ratio(QColor("white"), fill) >= TEXT


def test_the_printed_ink_stands_out_from_coins_and_ivory() -> None:
    assert ratio(theme.PRINT, theme.COIN) >= TEXT
    assert ratio(theme.PRINT, theme.IVORY) >= STRONG


def test_ages_can_be_told_by_numerals_on_their_backs() -> None:
    for age in theme.AGE_DEEP:
        assert ratio(theme.IVORY, age) >= TEXT
        assert ratio(theme.SUN, age) >= TEXT


def test_all_measures_and_fonts_follow_the_scale(qapp: QObject) -> None:
    theme.use("light", 1.0)
    row, letters = theme.metrics().row, theme.font("body").pixelSize()
    theme.use("light", 2.0)
    assert theme.metrics().row == 2 * row
    assert theme.font("body").pixelSize() == 2 * letters
    theme.use("light", 1.0)


def test_no_text_is_smaller_than_the_smallest_size_allowed(qapp: QObject) -> None:
    theme.use("light", 0.75)
    assert theme.font("small").pixelSize() == theme.SMALLEST
    assert theme.metrics().hit >= 32
    theme.use("light", 1.0)


def test_figures_are_lining_and_of_equal_width() -> None:
    font = theme.font("number")
    assert {bytes(tag.toString().data()) for tag in font.featureTags()} == {b"lnum", b"tnum"}


@LOOKS
def test_the_palette_of_qt_is_filled_from_the_look(look: Theme) -> None:
    filled = theme.palette(look)
    assert filled.color(QPalette.ColorRole.Text) == look.ink
    assert filled.color(QPalette.ColorRole.Base) == look.surface


def test_the_style_is_set_once_and_not_at_every_change(qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    theme.use("light")
    monkeypatch.setattr("wonders_gui.theme.QStyleFactory.create", lambda name: pytest.fail(f"{name} again"))
    theme.use("dark")
    theme.use("light")


def test_the_desktop_decides_when_asked(qapp: QObject) -> None:
    assert theme.use("system").name == theme.system()
    theme.use("light")
