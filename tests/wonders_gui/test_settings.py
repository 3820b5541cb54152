"""Settings: typed, remembered, and never a reason not to start."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from wonders_gui import placement
from wonders_gui.settings import Settings


def test_what_was_chosen_is_there_at_the_next_start(tmp_path: Path) -> None:
    first = Settings(tmp_path / "new" / "settings.ini")
    first.language = "da"
    first.text_scale = 1.5
    first.reduced_motion = True
    first.player_name = 'Åse; [x]=1, "q"'
    first.set_choices("seven_2", {"players": 4, "seats": [{"name": "Zeno"}]})
    assert first.sync()
    again = Settings(tmp_path / "new" / "settings.ini")
    assert (again.language, again.text_scale, again.reduced_motion) == ("da", 1.5, True)
    assert again.player_name == 'Åse; [x]=1, "q"'
    assert again.choices("seven_2") == {"players": 4, "seats": [{"name": "Zeno"}]}


def test_without_a_file_everything_has_its_usual_value(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    assert (settings.theme, settings.text_scale, settings.bot_speed) == ("system", 1.0, "normal")
    assert settings.hints
    assert not settings.reduced_motion
    assert settings.choices("duel") == {}


def test_a_value_that_makes_no_sense_counts_as_not_chosen(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text(
        "[look]\ntheme=pink\ntext_scale=nan\nreduced_motion=perhaps\n[choices]\nduel={broken\nseven_2=[1]\n"
    )
    settings = Settings(path)
    assert (settings.theme, settings.text_scale) == ("system", 1.0)
    assert not settings.reduced_motion
    assert settings.choices("duel") == settings.choices("seven_2") == {}


@pytest.mark.parametrize("content", [b"\x00\x01\x02\xff" * 50, b"no equals sign here", b"[look\ntheme=dark"])
def test_a_broken_file_is_put_aside_and_the_program_begins_anew(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.theme == "system"
    assert (tmp_path / "settings.ini.bak").read_bytes() == content
    settings.theme = "dark"
    assert settings.sync()
    assert Settings(path).theme == "dark"


def test_a_folder_that_cannot_be_written_to_keeps_settings_for_this_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = Settings(tmp_path / "file" / "settings.ini")
    settings.theme = "dark"
    assert not settings.sync()
    assert settings.theme == "dark"


def test_a_change_is_told_by_its_name_and_only_when_there_is_one(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.theme = "dark"
    settings.theme = "dark"
    settings.text_scale = 7.0
    assert told == ["theme", "text_scale"]
    assert settings.text_scale == 2.0


def test_no_code_can_choose_what_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="pink"):
        Settings(tmp_path / "settings.ini").theme = "pink"


# -- where the window stands ----------------------------------------------------------------------------------

SCREEN = QRect(0, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (QRect(100, 100, 800, 600), QRect(100, 100, 800, 600)),
        (QRect(2500, 200, 800, 600), QRect(1120, 200, 800, 600)),
        (QRect(-900, -900, 800, 600), QRect(0, 0, 800, 600)),
        (QRect(0, 0, 4000, 3000), QRect(0, 0, 1920, 1080)),
    ],
)
def test_a_window_never_opens_off_the_screen(place: QRect, expected: QRect) -> None:
    assert placement.on_screen(place, [SCREEN]) == expected


def test_a_window_stays_on_the_screen_that_shows_most_of_it() -> None:
    second = QRect(1920, 0, 1280, 1024)
    assert placement.on_screen(QRect(1900, 50, 700, 500), [SCREEN, second]) == QRect(1920, 50, 700, 500)


def test_the_place_of_the_window_is_remembered(qtbot: QtBot, settings: Settings) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(40, 30, 500, 400)
    placement.remember(window, settings)
    other = QWidget()
    qtbot.addWidget(other)
    placement.restore(other, settings)
    assert other.geometry() == QRect(40, 30, 500, 400)


@pytest.mark.parametrize("text", ["", "1 2 3", "a b c d", "1 2 -3 4", "99999999 0 5 5", "1 2 3 4 5"])
def test_a_place_that_makes_no_sense_is_no_place(text: str) -> None:
    assert placement.read(text) is None


@pytest.mark.parametrize(
    ("screen", "roomy"), [((1920, 1040), True), ((1366, 728), False), ((1280, 720), False), ((1290, 1000), False)]
)
def test_a_window_has_room_only_with_its_frame(screen: tuple[int, int], roomy: bool) -> None:
    assert placement.has_room(QSize(*screen), QSize(1280, 720)) is roomy


def test_a_first_window_that_has_no_room_takes_the_whole_screen(settings: Settings, qtbot: QtBot) -> None:
    screen = QGuiApplication.primaryScreen().availableGeometry().size()
    for size, whole in ((screen, True), (screen.boundedTo(QSize(400, 300)), False)):
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(size)
        placement.restore(window, settings)
        assert window.isMaximized() is whole
