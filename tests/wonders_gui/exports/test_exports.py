"""What leaves the program: a game as text, its score sheet as a picture, a PDF or on the clipboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from engine.core.errors import CodedError, SaveError
from tests.wonders_gui.recorded import CITIES, EVERY_GAME, SEVEN, TEAMS, file_of, opened, seated
from tests.wonders_gui.speech import speaking
from tests.wonders_gui.tree import look_usual
from wonders_gui.art.lettering import watched
from wonders_gui.dialogs.scoredata import category_label, score_data
from wonders_gui.exports.gametext import game_text
from wonders_gui.exports.scorepaper import PAGE, SHARP, Paper
from wonders_gui.games.registry import AnyReplay
from wonders_gui.pages.told import file_title
from wonders_gui.replaying import Eyes, Replay, Rights
from wonders_gui.saves import Games
from wonders_gui.sharing import Sharer
from wonders_gui.texts.words import signed

LANGUAGES = ("en", "nl", "da")


class SomeHost:
    """As much of a window as sharing needs."""

    def __init__(self, folder: Path) -> None:
        self.games = Games(folder)
        self.told: list[str] = []
        self.troubles: list[CodedError] = []

    def tell(self, heading: str, lines: list[str], icon: str) -> None:
        self.told.append(heading)

    def tell_trouble(self, heading: str, error: CodedError) -> None:
        self.troubles.append(error)


@pytest.fixture
def page(qapp: object) -> Iterator[QWidget]:
    look_usual()
    widget = QWidget()
    yield widget
    widget.deleteLater()


def replay_of(path: Path) -> AnyReplay:
    session = opened(path)
    return Replay.of(session, seated(session), Rights.OWN)


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "proposed"),
    [
        ("2026-11-18 07.01.33 duel", "7 Wonders Duel 2026-11-18 07-01"),
        ("2026-11-18 07.01.33 seven (2)", "7 Wonders 2026-11-18 07-01"),
        ("My best game", "My best game"),
    ],
)
def test_a_file_is_proposed_by_the_game_and_its_day(name: str, proposed: str) -> None:
    assert file_title(name) == proposed


# -- text -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_as_text_has_every_turn_and_every_number(page: QWidget, game: str, code: str) -> None:
    replay = replay_of(file_of(game))
    with speaking(code):
        text = game_text(replay, "A fine evening")
        data = score_data(replay.at_the_end())
        lines = text.splitlines()
        assert "A fine evening" in lines
        for line in data.lines:
            [row] = [told for told in lines if told.startswith(f"{category_label(data, line)}  ")][-1:]
            assert row.split()[-len(line.points) :] == [signed(points) for points in line.points]
        totals = [signed(total) for total in data.totals()]
        assert any(told.split()[-len(totals) :] == totals for told in lines)
        assert all(name in text for name in replay.names)


def test_the_text_of_a_running_game_says_who_is_to_decide_and_no_score(page: QWidget) -> None:
    session = opened(SEVEN)
    session.undo(4)
    replay = Replay.of(session, seated(session), Rights.OWN)
    text = game_text(replay, "Unfinished")
    assert "Still to decide" in text
    assert "Score sheet" not in text


def test_the_text_tells_what_the_chosen_eyes_saw(page: QWidget) -> None:
    replay = replay_of(SEVEN)
    own = game_text(replay, "One")
    replay.look(Eyes(0, are_open=True))
    everything = game_text(replay, "One")
    assert "all cards open" in everything
    assert "all cards open" not in own
    assert everything.count("discards a card for coins") < own.count("discards a card for coins")


# -- paper ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_score_sheet_has_all_its_numbers_and_nothing_is_cut(page: QWidget, game: str, code: str) -> None:
    data = score_data(replay_of(file_of(game)).at_the_end())
    with speaking(code), watched() as painted:
        picture = Paper(data, "16 November 2026").picture()
    shown = [text.text for text in painted]
    assert [text.text for text in painted if text.is_cut] == []
    numbers = [signed(points) for line in data.lines for points in line.points] + [signed(n) for n in data.totals()]
    assert all(shown.count(number) >= numbers.count(number) for number in numbers)
    with speaking(code):
        assert {person.name for person in data.people} <= set(shown)
    assert picture.width() == round(PAGE.width() * SHARP)
    assert picture.height() <= round(PAGE.height() * SHARP)


@pytest.mark.parametrize("path", [CITIES, TEAMS])
def test_files_hold_what_their_names_say(page: QWidget, tmp_path: Path, path: Path) -> None:
    host = SomeHost(tmp_path)
    sharer = Sharer(page, host)  # type: ignore[arg-type]
    replay = replay_of(path)
    sharer.save_pdf(replay, "game", tmp_path / "score.pdf")
    sharer.save_picture(replay, "game", tmp_path / "score.png")
    sharer.save_text(replay, "game", tmp_path / "game.txt")
    sharer.save_game(replay, "game", tmp_path / "game.wonders")
    pdf = (tmp_path / "score.pdf").read_bytes()
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") == 1
    assert len(pdf) > 20_000
    assert not QImage(str(tmp_path / "score.png")).isNull()
    assert replay.names[0] in (tmp_path / "game.txt").read_text(encoding="utf-8")
    again = replay_of(tmp_path / "game.wonders")
    assert again.at_the_end().scores() == replay.at_the_end().scores()


def test_a_score_sheet_is_copied_for_other_programs(page: QWidget, tmp_path: Path) -> None:
    host = SomeHost(tmp_path)
    Sharer(page, host).copy_picture(replay_of(SEVEN), "game")  # type: ignore[arg-type]
    assert QGuiApplication.clipboard().image().width() == round(PAGE.width() * SHARP)
    assert host.told == ["Copied"]


def test_what_cannot_be_written_is_told_by_its_file(page: QWidget, tmp_path: Path) -> None:
    sharer = Sharer(page, SomeHost(tmp_path))  # type: ignore[arg-type]
    replay, nowhere = replay_of(SEVEN), tmp_path / "no folder"
    for write, name in (
        (sharer.save_text, "game.txt"),
        (sharer.save_picture, "score.png"),
        (sharer.save_pdf, "score.pdf"),
    ):
        with pytest.raises(SaveError, match="cannot_write"):
            write(replay, "game", nowhere / name)


def test_a_running_game_offers_no_score(page: QWidget, tmp_path: Path) -> None:
    sharer = Sharer(page, SomeHost(tmp_path))  # type: ignore[arg-type]
    replay = replay_of(SEVEN)
    assert len(sharer.entries(lambda: replay, "game")) == 2
    assert len(sharer.score_entries(lambda: replay, "game")) == 3
