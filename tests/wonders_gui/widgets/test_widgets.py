"""The shared widgets: what they say, how keys and clicks work, and that nothing is read as mark-up."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QVBoxLayout, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from tests.wonders_gui.tree import look_usual, spoken_name
from wonders_gui import theme
from wonders_gui.games.registry import TITLES
from wonders_gui.games.seven.sides import SideButton
from wonders_gui.pages.seatcard import SeatCard
from wonders_gui.pages.tiles import GameTile
from wonders_gui.widgets.announcer import announce, heard
from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.bar import BACK, TopBar
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.log import LogEntry, LogModel, LogView
from wonders_gui.widgets.overlay import Overlay, Speed, speed_of
from wonders_gui.widgets.popover import Popover
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.tips import tip
from wonders_gui.widgets.toggle import Toggle

ABC = [Option("a", "Alpha"), Option("b", "Beta"), Option("c", "Gamma", "the third")]


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page to lay things on, in the look of the program."""
    look_usual()
    shown = QWidget()
    shown.resize(900, 600)
    qtbot.addWidget(shown)
    shown.show()
    return shown


# -- buttons --------------------------------------------------------------------------------------------------


def push_button(page: QWidget) -> QAbstractButton:
    return Button(parent=page)


def game_tile(page: QWidget) -> QAbstractButton:
    return GameTile(TITLES[0], page)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("kind", [push_button, SeatCard, SideButton, game_tile])
def test_every_button_is_pressed_by_enter_and_by_space(
    kind: Callable[[QWidget], QAbstractButton], key: Qt.Key, page: QWidget, qtbot: QtBot
) -> None:
    button = kind(page)
    with qtbot.waitSignal(button.clicked, timeout=0):
        QTest.keyClick(button, key)


def test_a_key_that_is_held_down_presses_once(page: QWidget, qtbot: QtBot) -> None:
    button = Button(parent=page)
    again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True)
    with qtbot.assertNotEmitted(button.clicked):
        QApplication.sendEvent(button, again)


def test_a_button_that_is_off_is_not_pressed(page: QWidget, qtbot: QtBot) -> None:
    button = Button(parent=page)
    button.setEnabled(False)
    with qtbot.assertNotEmitted(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Return)


def test_a_button_speaks_both_its_lines(page: QWidget) -> None:
    button = Button(Role.PLAIN, "", page)
    button.set_texts("Build", "for 2 coins")
    assert spoken_name(button) == "Build, for 2 coins"


def test_an_ampersand_in_a_name_is_no_mnemonic(page: QWidget) -> None:
    button = Button(Role.PLAIN, "", page)
    button.set_texts("Salt & Pepper")
    assert spoken_name(button) == "Salt & Pepper"
    assert button.shortcut().isEmpty()


@pytest.mark.parametrize("role", list(Role))
def test_every_button_is_large_enough_to_hit(page: QWidget, role: Role) -> None:
    button = Button(role, "", page)
    button.set_texts("X")
    assert min(button.sizeHint().width(), button.sizeHint().height()) >= 32


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_buttons_can_be_painted_in_every_theme(page: QWidget, name: str) -> None:
    theme.use(name)
    for role in Role:
        button = Button(role, "coin", page)
        button.set_texts("Build", "for nothing")
        button.set_key("B")
        assert not button.grab().isNull()
    look_usual()


# -- choices --------------------------------------------------------------------------------------------------


def test_a_click_chooses_and_tells(page: QWidget, qtbot: QtBot) -> None:
    row = Segments(page)
    row.set_options(ABC)
    row.set_value("a")
    with qtbot.waitSignal(row.chosen) as told:
        QTest.mouseClick(row.segment("b"), Qt.MouseButton.LeftButton)
    assert told.args == ["b"]
    assert row.value() == "b"


def test_setting_a_value_tells_nobody(page: QWidget, qtbot: QtBot) -> None:
    row = Segments(page)
    row.set_options(ABC)
    with qtbot.assertNotEmitted(row.chosen):
        row.set_value("c")
    assert row.value() == "c"


def test_a_choice_survives_new_texts_but_not_its_own_end(page: QWidget) -> None:
    row = Segments(page)
    row.set_options(ABC)
    row.set_value("b")
    row.set_options([Option("b", "Bèta"), Option("d", "Delta")])
    assert row.value() == "b"
    row.set_options([Option("d", "Delta")])
    assert row.value() == ""


def test_arrow_keys_move_the_choice(page: QWidget, qtbot: QtBot) -> None:
    row = Segments(page)
    QVBoxLayout(page).addWidget(row)
    row.set_options(ABC)
    row.set_value("a")
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    qtbot.waitUntil(row.segment("b").isVisible)
    row.segment("a").setFocus()
    QTest.keyClick(row.segment("a"), Qt.Key.Key_Right)
    assert row.value() == "b"


def test_an_option_is_called_by_what_is_spoken(page: QWidget) -> None:
    row = Segments(page)
    row.set_options(ABC)
    assert spoken_name(row.segment("c")) == "the third"


def test_a_toggle_is_hit_anywhere_in_its_row(page: QWidget, qtbot: QtBot) -> None:
    toggle = Toggle(page)
    toggle.set_texts("Hints", "The master may be asked.")
    toggle.resize(400, 50)
    QTest.mouseClick(toggle, Qt.MouseButton.LeftButton)
    assert toggle.isChecked()
    assert spoken_name(toggle) == "Hints"


# -- what flies -----------------------------------------------------------------------------------------------


def _fly(overlay: Overlay, arrived: list[str], name: str = "card") -> None:
    overlay.fly(QPixmap(10, 10), QRect(0, 0, 10, 10), QRect(80, 80, 10, 10), 60_000, done=lambda: arrived.append(name))


def test_without_animations_things_arrive_at_once(page: QWidget) -> None:
    overlay, arrived = Overlay(page), list[str]()
    overlay.set_speed("off")
    _fly(overlay, arrived)
    assert arrived == ["card"]
    assert not overlay.busy()


@pytest.mark.parametrize("how", ["key", "click"])
def test_any_key_or_click_ends_all_flights(page: QWidget, qtbot: QtBot, how: str) -> None:
    overlay, arrived = Overlay(page), list[str]()
    _fly(overlay, arrived, "one")
    _fly(overlay, arrived, "two")
    assert overlay.busy()
    if how == "key":
        QTest.keyClick(page, Qt.Key.Key_X)
    else:
        QTest.mouseClick(page, Qt.MouseButton.LeftButton)
    assert arrived == ["one", "two"]
    assert not overlay.busy()


def test_reduced_motion_only_fades_for_a_moment(page: QWidget, qtbot: QtBot) -> None:
    overlay, arrived = Overlay(page), list[str]()
    overlay.set_speed(Speed.SLOW, reduced=True)
    _fly(overlay, arrived)
    qtbot.waitUntil(lambda: arrived == ["card"], timeout=2000)


class _Watched(QWidget):
    """Remembers what had to be painted anew."""

    def __init__(self) -> None:
        super().__init__()
        self.painted: list[QRect] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted.append(event.region().boundingRect())


def test_a_flight_paints_only_what_it_touches(qtbot: QtBot) -> None:
    page = _Watched()
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    overlay, arrived = Overlay(page), list[str]()
    _fly(overlay, arrived)
    qtbot.waitUntil(lambda: len(page.painted) > 0)
    qtbot.wait(60)
    page.painted.clear()
    qtbot.waitUntil(lambda: len(page.painted) > 2)
    overlay.finish()
    qtbot.wait(30)
    assert all(QRect(-1, -1, 102, 102).contains(area) for area in page.painted)


def test_an_unknown_speed_is_the_normal_one() -> None:
    assert speed_of("lightning") is Speed.NORMAL
    assert speed_of("slow") is Speed.SLOW


# -- messages -------------------------------------------------------------------------------------------------


def test_what_is_announced_can_be_heard(page: QWidget) -> None:
    with heard() as said:
        announce(page, "Age II begins.")
        announce(page, "")
    assert said == ["Age II begins."]


def test_space_closes_a_banner(page: QWidget, qtbot: QtBot) -> None:
    banner = Banner(page)
    with heard() as said:
        banner.show_message("Age I ends", ["You win: +1"], "shield")
    assert said == ["Age I ends. You win: +1"]
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    with qtbot.waitSignal(banner.closed):
        QTest.keyClick(page, Qt.Key.Key_Space)
    assert banner.isHidden()


def test_a_banner_leaves_the_page_usable(page: QWidget, qtbot: QtBot) -> None:
    button = Button(Role.PLAIN, "", page)
    button.setGeometry(0, 0, 120, 48)
    button.show()
    banner = Banner(page)
    banner.show_message("Saved")
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_tip_never_becomes_mark_up() -> None:
    assert "<b>Bobby</b>" not in tip("x", "<b>Bobby</b>")
    assert "&lt;b&gt;Bobby" in tip("x", "<b>Bobby</b>")


# -- sheets ---------------------------------------------------------------------------------------------------


def _open_sheet(page: QWidget) -> tuple[Sheet, Button]:
    sheet = Sheet(page)
    sheet.set_title("Keys")
    button = Button(Role.PLAIN, "", sheet.panel)
    button.set_texts("Inside")
    sheet.set_body(button)
    sheet.open_sheet()
    return sheet, button


def test_escape_closes_a_sheet_and_gives_the_keyboard_back(page: QWidget, qtbot: QtBot) -> None:
    before = Button(Role.PLAIN, "", page)
    before.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    before.setFocus()
    sheet, inside = _open_sheet(page)
    assert inside.hasFocus()
    QTest.keyClick(inside, Qt.Key.Key_Escape)
    assert sheet.isHidden()
    assert before.hasFocus()


def test_tab_stays_inside_a_sheet(page: QWidget, qtbot: QtBot) -> None:
    outside = Button(Role.PLAIN, "", page)
    outside.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    sheet, _inside = _open_sheet(page)
    for _press in range(5):
        focused = page.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        now = page.focusWidget()
        assert now is not None
        assert sheet.isAncestorOf(now)


def test_a_click_beside_a_sheet_closes_it(page: QWidget, qtbot: QtBot) -> None:
    sheet, _inside = _open_sheet(page)
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert sheet.isHidden()


def test_a_popover_opens_wholly_on_its_page(page: QWidget) -> None:
    opener = Button(Role.PLAIN, "", page)
    opener.setGeometry(840, 560, 60, 40)
    opener.show()
    popover = Popover(page)
    QVBoxLayout(popover.body)
    popover.setMinimumSize(300, 200)
    popover.open_at(opener)
    assert page.rect().contains(popover.geometry())
    popover.close_popover()
    assert popover.isHidden()


# -- bar and log ----------------------------------------------------------------------------------------------


def test_the_first_button_of_a_bar_leads_away(page: QWidget, qtbot: QtBot) -> None:
    bar = TopBar("NEW GAME", BACK, page)
    assert spoken_name(bar.first) == "Back"
    with qtbot.waitSignal(bar.left_asked):
        QTest.mouseClick(bar.first, Qt.MouseButton.LeftButton)


def test_the_log_is_a_sound_model(page: QWidget, qtmodeltester: ModelTester) -> None:
    model = LogModel()
    model.show_entries([LogEntry("Age I", heading=True)])
    model.add([LogEntry("Kallias builds the Altar", "build"), LogEntry("You build", own=True)])
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    view = LogView(model, page)
    view.resize(200, 300)
    assert model.rowCount() == 3
    assert not view.grab().isNull()
