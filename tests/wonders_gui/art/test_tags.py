"""Price tags: states differ by what they show, and a tag is as wide as what it says."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from tests.wonders_gui.art.looking import grey
from wonders_gui import theme
from wonders_gui.art import cards
from wonders_gui.art.faces import Tag
from wonders_gui.art.tags import tag_signs

TAGS = (
    Tag("own"),
    Tag("trade", 2, left=True),
    Tag("trade", 2, right=True),
    Tag("trade", 2, left=True, right=True),
    Tag("chain", icons=("chain_drop",)),
    Tag("dear", 6),
    Tag("missing", icons=("glass",)),
    Tag("built"),
    Tag("hint"),
)


def painted(tag: Tag) -> QPixmap:
    pixmap = QPixmap(160, 40)
    pixmap.fill(theme.current().table)
    painter = QPainter(pixmap)
    cards.draw_tag(painter, QRectF(QPointF(0, 0), cards.tag_size(tag, 36)), tag)
    painter.end()
    return pixmap


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_all_tags_are_told_apart_without_colour(look: str) -> None:
    theme.use(look)
    assert len({grey(painted(tag)) for tag in TAGS}) == len(TAGS)


def test_no_two_kinds_of_tag_show_the_same_signs() -> None:
    assert len({tag_signs(tag) for tag in TAGS}) == len(TAGS)


def test_a_tag_points_at_everybody_who_is_paid() -> None:
    both = [sign.icon for sign in tag_signs(Tag("trade", 4, left=True, right=True))]
    assert both == ["arrow_left", "coin", "arrow_right"]


def test_a_tag_grows_with_what_it_says() -> None:
    one, two = (
        cards.tag_size(Tag("trade", 2, left=True), 36),
        cards.tag_size(Tag("trade", 2, left=True, right=True), 36),
    )
    assert one.width() < two.width()
