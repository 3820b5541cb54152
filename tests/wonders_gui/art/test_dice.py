"""Dice and their forum: every face is told from every other, states too, and dice lie inside their sections."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap, QPolygonF, QTransform

from engine.catalog.dice.loader import load_dice
from tests.wonders_gui.art.looking import grey, same
from wonders_gui import theme
from wonders_gui.art import dice, icons
from wonders_gui.art.dicelooks import DieFace, DieState, Lying
from wonders_gui.games.dice.faces import die_faces

LOOKS = ("light", "dark", "contrast")
STATES: tuple[DieState, ...] = ("free", "chosen", "locked", "dimmed")
TRAY = QRectF(10, 20, 320, 320)
TURNS = range(1, 12)
FALLS = (
    (0, 0, 0, 0, 0, 0, 0),
    (3, 3, 3, 3, 3, 3, 3),
    (0, 1, 2, 3, 0, 1, 2),
    (1, 1, 1, 1, 2, 2, 2),
    (2, 2, 2, 2, 2, 0, 3),
    (0, 1, 2, 3),
)


def canvas() -> QPixmap:
    pixmap = QPixmap(80, 80)
    pixmap.fill(theme.current().table)
    return pixmap


def painted(face: DieFace, state: DieState = "free", angle: float = 0.0) -> QPixmap:
    pixmap = canvas()
    painter = QPainter(pixmap)
    dice.draw_die(painter, QRectF(16, 16, 48, 48), face, state, angle)
    painter.end()
    return pixmap


def rolling(faces: tuple[DieFace, ...], share: float, salt: int = 3) -> QPixmap:
    pixmap = canvas()
    painter = QPainter(pixmap)
    dice.draw_rolling(painter, Lying(QRectF(16, 16, 48, 48), 7.0), faces, share, salt)
    painter.end()
    return pixmap


def all_faces() -> Iterator[DieFace]:
    for die in range(len(load_dice().dice)):
        yield from die_faces(die)


def body(lying: Lying) -> QPolygonF:
    """The corners of a die as it lies, turned around its middle."""
    middle = lying.rect.center()
    turn = QTransform().translate(middle.x(), middle.y()).rotate(lying.angle).translate(-middle.x(), -middle.y())
    return turn.map(QPolygonF(lying.rect))


def test_every_face_of_every_die_has_an_icon() -> None:
    assert {face.emblem for face in all_faces()} <= set(icons.names())


@pytest.mark.parametrize("look", LOOKS)
def test_all_faces_are_told_apart_without_colour(look: str) -> None:
    theme.use(look)
    faces = {face.key: face for face in all_faces()}
    assert len(faces) == len(load_dice().faces)
    assert len({grey(painted(face)) for face in faces.values()}) == len(faces)


@pytest.mark.parametrize("look", LOOKS)
def test_the_states_of_a_die_are_told_apart_without_colour(look: str) -> None:
    theme.use(look)
    for die in range(len(load_dice().dice)):
        face = die_faces(die)[0]
        assert len({grey(painted(face, state)) for state in STATES}) == len(STATES), face.key


def test_a_die_that_lies_askew_looks_turned() -> None:
    face = die_faces(0)[0]
    assert not same(painted(face), painted(face, angle=10))


def test_a_rolling_die_comes_to_rest_with_its_last_face_up() -> None:
    faces = die_faces(3)
    assert same(rolling(faces, 1.0), painted(faces[-1], angle=7.0))


def test_a_die_moves_while_it_rolls() -> None:
    steps = [rolling(die_faces(3), share / 10).toImage() for share in range(11)]
    assert all(one != other for one, other in pairwise(steps))


@pytest.mark.parametrize("sections", FALLS)
def test_every_die_lies_wholly_inside_its_section(sections: tuple[int, ...]) -> None:
    for turn in TURNS:
        for section, lying in zip(sections, dice.lie(TRAY, sections, turn), strict=True):
            assert dice.section_rect(TRAY, section).contains(body(lying).boundingRect()), (section, turn)


@pytest.mark.parametrize("sections", FALLS)
def test_no_die_lies_on_another(sections: tuple[int, ...]) -> None:
    for turn in TURNS:
        bodies = [body(lying) for lying in dice.lie(TRAY, sections, turn)]
        for number, one in enumerate(bodies):
            assert not any(one.intersects(other) for other in bodies[number + 1 :])


def test_dice_lie_still_as_long_as_the_turn_lasts() -> None:
    assert dice.lie(TRAY, FALLS[2], 4) == dice.lie(TRAY, FALLS[2], 4)
    assert dice.lie(TRAY, FALLS[2], 4) != dice.lie(TRAY, FALLS[2], 5)


def test_dice_are_large_enough_to_be_hit_even_when_all_fall_into_one_section() -> None:
    assert all(lying.rect.width() >= 28 for sections in FALLS for lying in dice.lie(TRAY, sections, 1))


def test_the_sections_do_not_touch_each_other() -> None:
    areas = [dice.section_rect(TRAY, section) for section in range(dice.SECTIONS)]
    assert not any(one.intersects(other) for one in areas for other in areas if one is not other)
    assert all(TRAY.contains(area) for area in areas)


def test_the_tray_shows_the_price_of_each_section() -> None:
    def tray(prices: tuple[int, ...]) -> QPixmap:
        pixmap = QPixmap(340, 360)
        pixmap.fill(theme.current().table)
        painter = QPainter(pixmap)
        dice.draw_tray(painter, TRAY, prices)
        painter.end()
        return pixmap

    assert not same(tray((0, 1, 2, 3)), tray((0, 1, 2, 2)))
