"""A sheet of Dice: fields show what they cost and bring, and every state is told apart without colour."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from engine.catalog.dice import model
from engine.catalog.dice.loader import load_dice
from engine.dice.book import words
from tests.wonders_gui.art.looking import grey, same
from tests.wonders_gui.art.test_faces import shown
from wonders_gui import theme
from wonders_gui.art import dicesheet, icons, landscapes
from wonders_gui.art.dicelooks import FieldFace, FieldLook, FieldState, FirstState
from wonders_gui.games.dice import faces

LOOKS = ("light", "dark", "contrast")
STATES: tuple[FieldState, ...] = ("waiting", "open", "offered", "dear", "chosen", "crossed")
FIRSTS: tuple[FirstState, ...] = ("free", "won", "gone")
ALEXANDRIA = 0
COLOURS = tuple(building.colour for building in load_dice().buildings)


def on_table(paint: Callable[[QPainter], None], width: int = 110, height: int = 80) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.fill(theme.current().surface)
    painter = QPainter(pixmap)
    paint(painter)
    painter.end()
    return pixmap


def face(field: str, board: int = ALEXANDRIA) -> FieldFace:
    return faces.field_face(board, words().field_numbers[field])


def painted(look: FieldLook, rect: QRectF | None = None) -> QPixmap:
    return on_table(lambda painter: dicesheet.draw_field(painter, rect or QRectF(15, 15, 78, 46), look))


def first(state: FirstState) -> QPixmap:
    return on_table(lambda painter: dicesheet.draw_first(painter, QRectF(10, 10, 60, 50), 3, "first", state))


def bonus(state: FieldState) -> QPixmap:
    signs = face("bonus.coins").signs
    return on_table(lambda painter: dicesheet.draw_bonus(painter, QRectF(8, 8, 150, 50), signs, "coins", state), 170)


def count(colour: str) -> QPixmap:
    return on_table(lambda painter: dicesheet.draw_count(painter, QRectF(5, 5, 58, 26), colour, 3, 8))


def pips(colour: str, crossed: int, fresh: int = 0) -> QPixmap:
    return on_table(lambda painter: dicesheet.draw_pips(painter, QRectF(4, 4, 100, 16), colour, 6, crossed, fresh))


def test_every_sign_of_every_field_has_an_icon() -> None:
    known = set(icons.names())
    for board in range(len(load_dice().boards)):
        for field in range(len(words().field_ids)):
            for sign in faces.field_face(board, field).signs:
                assert sign.text or sign.icon in known, sign


def test_fields_show_what_they_bring() -> None:
    assert shown(face("warehouse.glass").signs) == "glass"
    assert shown(face("agora.r1.1").signs) == f"points:{load_dice().boards[0].fields[6].points}"
    assert shown(face("barracks_west.attack.1").signs) == "points:3"
    assert shown(face("barracks_east.defence.2").signs) == "shield"
    assert shown(face("gallery.red").signs) == "leader_red cross_red ×2"  # noqa: RUF001 - as it is printed
    assert shown(face("bonus.cross").signs) == "cross_four"


def test_a_red_sign_points_to_the_side_that_may_be_crossed_unless_both_may() -> None:
    west, east = model.CrossFields(("barracks_west",), 1), model.CrossFields(("barracks_east",), 2)
    assert shown(faces.effect_signs([west])) == "cross_red_left"
    assert shown(faces.effect_signs([east])) == "cross_red_right ×2"  # noqa: RUF001 - as it is printed
    assert shown(faces.effect_signs([model.CrossFields(("barracks_west", "barracks_east"), 1)])) == "cross_red"
    assert shown(faces.effect_signs([model.CrossFields(("agora",), 1)])) == "cross_blue"


def test_where_there_is_little_room_a_field_keeps_the_symbol_that_opens_it() -> None:
    assert shown(face("gallery.red").small) == "leader_red"


def test_the_signs_of_a_small_field_are_the_first_of_all() -> None:
    for field in range(len(words().field_ids)):
        printed = faces.field_face(ALEXANDRIA, field)
        assert printed.signs[: len(printed.small)] == printed.small


def test_a_field_with_room_for_it_shows_everything_that_it_brings() -> None:
    """The first laurel brings two things, which stand below each other where they do not fit side by side."""
    place = QRectF(10, 10, 64, 84)
    whole = face("gallery.laurel.1")
    bare = FieldFace("bare", whole.colour, whole.cost, whole.small)
    assert len(whole.more) == 2
    assert not same(painted(FieldLook(whole, "open"), place), painted(FieldLook(bare, "open"), place))


def test_what_a_field_brings_is_shown_by_every_board_in_its_own_way() -> None:
    lanes = [f"university.{lane}.3" for lane in ("compass", "tablet", "wheel")]
    for board in range(len(load_dice().boards)):
        unlocked = {sign.icon for lane in lanes for sign in face(lane, board).signs if sign.number is None}
        assert unlocked == {"unlock_black", "unlock_white", "unlock_purple"}


def test_every_effect_of_the_box_is_shown_by_signs() -> None:
    for board in load_dice().boards:
        for field in board.fields:
            for effect in field.effects:
                assert faces.effect_signs([effect]), effect


def test_every_board_has_a_landscape_by_day_and_by_night() -> None:
    for board in load_dice().boards:
        for time in ("day", "night"):
            assert not landscapes.bounds(f"{faces.wonder_picture(board.id)}_{time}").isEmpty()


def test_every_symbol_that_leads_a_row_has_an_icon() -> None:
    symbols = {symbol for field in load_dice().boards[0].fields for symbol in field.symbols}
    assert {faces.symbol_icon(symbol) for symbol in symbols} <= set(icons.names())


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("field", ["agora.r2.2", "market.chest.1", "gallery.blue", "wonder.2"])
def test_the_states_of_a_field_are_told_apart_without_colour(look: str, field: str) -> None:
    theme.use(look)
    assert len({grey(painted(FieldLook(face(field), state, 2))) for state in STATES}) == len(STATES)


@pytest.mark.parametrize("look", LOOKS)
def test_small_fields_still_say_whether_they_are_crossed(look: str) -> None:
    theme.use(look)
    place = QRectF(15, 15, 16, 12)
    seen = {grey(painted(FieldLook(face("agora.r1.1"), state), place)) for state in ("open", "crossed")}
    assert len(seen) == 2


def test_a_field_shows_its_price_and_its_cost() -> None:
    two, three = (painted(FieldLook(face("agora.r2.2"), "offered", price)) for price in (2, 3))
    assert not same(two, three)
    printed = face("agora.r2.2")
    dearer = FieldFace("dearer", printed.colour, printed.cost + 1, printed.small, printed.more)
    assert not same(painted(FieldLook(printed, "open")), painted(FieldLook(dearer, "open")))


def test_an_attack_shows_the_points_that_were_written_into_it() -> None:
    attack = face("barracks_west.attack.1")
    assert not same(painted(FieldLook(attack, "crossed")), painted(FieldLook(attack, "crossed", noted=1)))


def test_a_field_crossed_in_this_turn_differs_without_colour() -> None:
    agora = face("agora.r1.1")
    old, new = (painted(FieldLook(agora, "crossed", fresh=fresh)) for fresh in (False, True))
    assert grey(old) != grey(new)


@pytest.mark.parametrize("look", LOOKS)
def test_the_reward_of_the_first_is_free_won_or_gone(look: str) -> None:
    theme.use(look)
    assert len({grey(first(state)) for state in FIRSTS}) == len(FIRSTS)


@pytest.mark.parametrize("look", LOOKS)
def test_bonus_fields_are_open_offered_or_crossed(look: str) -> None:
    theme.use(look)
    states: tuple[FieldState, ...] = ("open", "offered", "chosen", "crossed")
    assert len({grey(bonus(state)) for state in states}) == len(states)


@pytest.mark.parametrize("look", LOOKS)
def test_counts_of_buildings_differ_without_colour(look: str) -> None:
    theme.use(look)
    assert len({grey(count(colour)) for colour in COLOURS}) == len(set(COLOURS))


@pytest.mark.parametrize("colour", [*COLOURS, "bonus"])
def test_pips_tell_empty_crossed_and_new_without_colour(colour: str) -> None:
    assert len({grey(pips(colour, 0)), grey(pips(colour, 1)), grey(pips(colour, 1, 1))}) == 3


def test_a_heading_says_the_name_of_its_building() -> None:
    def heading(name: str) -> QPixmap:
        return on_table(lambda painter: dicesheet.draw_block(painter, QRectF(0, 0, 110, 80), "blue", name, 26))

    assert not same(heading("Agora"), heading("Markt"))


def test_an_arrow_leads_across_and_down() -> None:
    one, beside, below = QRectF(10, 10, 30, 20), QRectF(50, 10, 30, 20), QRectF(10, 40, 30, 20)
    across = on_table(lambda painter: dicesheet.draw_arrow(painter, one, beside, "blue"))
    down = on_table(lambda painter: dicesheet.draw_arrow(painter, one, below, "blue"))
    assert len({grey(across), grey(down), grey(on_table(lambda painter: None))}) == 3
