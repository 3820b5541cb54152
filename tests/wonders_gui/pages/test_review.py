"""The page that looks back: by mouse and by keys, while the review is made, and when there is none to be had."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ai.review.codec import ReviewError
from ai.review.report import Review
from ai.review.work import Order, Progress
from engine.core.errors import CodedError
from tests.tools.reviews import keep_reviewed, quick_review
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.screens import moment
from tests.wonders_gui.tree import bury, look_usual, nameless
from wonders_gui import language, reviewer
from wonders_gui.pages.puzzles.page import PuzzlesPage
from wonders_gui.pages.review.curves import chance_figures
from wonders_gui.pages.review.detail import choice_figures
from wonders_gui.pages.review.page import ReviewPage
from wonders_gui.reviews import Reviews
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.texts.review import loss_text
from wonders_gui.widgets.announcer import heard
from wonders_gui.widgets.text import Text
from wonders_gui.window import MainWindow

CLICK = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path, thinkers: QuickThinkers) -> Iterator[MainWindow]:
    look_usual()
    opened = MainWindow(settings, Games(tmp_path / "games"), thinkers)
    opened.resize(1280, 720)
    opened.show()
    yield opened
    bury(opened)
    language.set_language("en")


class FakeJob:
    """A review that comes when it is told to."""

    made: ClassVar["list[FakeJob]"] = []

    def __init__(self, order: Order) -> None:
        self.order = order
        self.said: Progress | Review | CodedError = Progress(0, 0)
        self.is_cancelled = False
        FakeJob.made.append(self)

    def start(self) -> None:
        """Nothing begins."""

    def poll(self) -> Progress | Review | CodedError:
        return self.said

    def cancel(self) -> None:
        self.is_cancelled = True


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> list[FakeJob]:
    """The jobs that pages begin."""
    FakeJob.made = []
    monkeypatch.setattr(reviewer, "ReviewJob", FakeJob)
    monkeypatch.setattr(reviewer, "LOOK_UP", 1)
    return FakeJob.made


def put(window: MainWindow, name: str = "duel-over-points") -> Path:
    """A game among those of the player, without a review."""
    window.games.folder.mkdir(parents=True, exist_ok=True)
    path = window.games.folder / f"{name}.wonders"
    path.write_bytes(moment(name).read_bytes())
    return path


def review_page(window: MainWindow) -> ReviewPage:
    page = window.page()
    assert isinstance(page, ReviewPage)
    return page


def visited(window: MainWindow, name: str = "duel-over-points") -> ReviewPage:
    """The page with a finished review."""
    window.visit("review", keep_reviewed(window.games, moment(name)))
    return review_page(window)


# -- a finished review ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["seven-over-3p", "duel-over-points", "dice-over-3p"])
def test_a_kept_review_is_shown_at_once_at_its_worst_decision(
    window: MainWindow, jobs: list[FakeJob], name: str
) -> None:
    page = visited(window, name)
    assert jobs == []
    board = page.board
    assert board.isVisible()
    assert board.lookback is not None
    assert board.detail.judged is board.lookback.decisions[board.current()]
    assert board.detail.judged.grade == board.lookback.review.worst()[0]
    assert board.charted.current() == board.detail.judged.moment
    assert nameless(page) == []


@pytest.mark.parametrize("name", ["seven-over-3p", "duel-over-points", "dice-over-3p"])
def test_the_curve_the_bars_and_the_words_tell_one_figure_of_a_move(window: MainWindow, name: str) -> None:
    board = visited(window, name).board
    assert board.lookback is not None
    curve = chance_figures(board.lookback).series[0].values
    first = {judged.moment: judged for judged in reversed(board.lookback.decisions)}
    for place, judged in first.items():
        bars = choice_figures(judged)
        chances = dict(zip(bars.places, bars.series[0].values, strict=True))
        assert curve[place] == bars.series[0].values[0]
        if not judged.is_best:
            assert chances[judged.text(judged.made)] == judged.grade.played.chance
            best, made = (round(100 * (chance or 0.0)) for chance in (curve[place], judged.grade.played.chance))
            assert not best - made or f"{made} % instead of {best} %: {best - made} percentage" in loss_text(
                judged.grade
            )


def test_the_page_says_what_the_curve_means(window: MainWindow) -> None:
    said = [text.text() for text in visited(window).board.findChildren(Text)]
    assert any(text.startswith("Your curve:") for text in said)


def test_arrow_keys_walk_through_the_decisions_and_the_curve_follows(window: MainWindow) -> None:
    board = visited(window, "seven-over-3p").board
    board.strip.select_row(3)
    assert board.strip.hasFocus()
    QTest.keyClick(board.strip, Qt.Key.Key_Right)
    assert board.current() == 4
    assert board.charted.current() == 4
    QTest.keyClick(board.charted.chart, Qt.Key.Key_Left)
    assert board.current() == 3


def test_a_click_on_the_curve_shows_the_decision_of_that_turn(window: MainWindow) -> None:
    board = visited(window, "seven-over-3p").board
    lie = board.charted.chart.lie()  # type: ignore[attr-defined]
    QTest.mouseClick(board.charted.chart, CLICK, pos=lie.point(7, 0.5).toPoint())
    assert board.current() == 7
    assert board.detail.judged is not None
    assert (board.detail.judged.grade.age, board.detail.judged.grade.turn) == (2, 2)


def test_the_detail_shows_both_moves_as_pictures_and_in_words(window: MainWindow) -> None:
    board = visited(window, "seven-over-3p").board
    judged = board.detail.judged
    assert judged is not None
    made, best = board.detail.pair.moves()
    assert (made.text, best.text) == (judged.text(judged.made), judged.text(judged.best))
    assert made.face.card is not None
    assert board.detail.practise.isVisible()
    best_move = next(number for number, other in enumerate(board.lookback.decisions) if other.is_best)  # type: ignore[union-attr]
    board.strip.select_row(best_move)
    assert len(board.detail.pair.moves()) == 1
    assert not board.detail.practise.isVisible()


def test_segments_change_between_chances_points_table_and_facts(window: MainWindow) -> None:
    board = visited(window, "seven-over-3p").board
    QTest.mouseClick(board.what.segment("points"), CLICK)
    assert board.charted.chart.figures.title == "Points to expect"
    QTest.mouseClick(board.way.segment("table"), CLICK)
    assert board.charted.currentWidget() is board.charted.table
    QTest.mouseClick(board.side.segment("facts"), CLICK)
    assert not board.detail.isVisible()
    assert board.facts.isVisible()


def test_a_turning_point_leads_to_its_moment(window: MainWindow) -> None:
    board = visited(window, "seven-over-3p").board
    assert board.lookback is not None
    QTest.mouseClick(board.summary.turning[0], CLICK)
    assert board.charted.current() == board.lookback.review.turning_points[0]


def test_the_review_speaks_another_language_at_once(window: MainWindow) -> None:
    page = visited(window, "seven-over-3p")
    window.settings.language = "nl"
    assert page.bar.title() == "TERUGBLIK"
    assert page.board.charted.chart.figures.title == "Winstkans"
    assert page.board.strip.stamps.rows()[0].when == "Tijdperk I, beurt 1"


def test_practise_makes_a_puzzle_and_back_leads_to_the_review(window: MainWindow) -> None:
    page = visited(window)
    QTest.mouseClick(page.board.detail.practise, CLICK)
    puzzles = window.page()
    assert isinstance(puzzles, PuzzlesPage)
    assert puzzles.play.isVisible()
    puzzles.play.bar.leave.click()
    assert window.page() is page


def test_esc_leads_back_from_the_review(window: MainWindow) -> None:
    page = visited(window)
    QTest.keyClick(page.board.strip, Qt.Key.Key_Escape)
    assert window.page() is window.start


def test_the_score_sheet_leads_to_the_review_and_back(window: MainWindow, jobs: list[FakeJob]) -> None:
    window.open_game(keep_reviewed(window.games, moment("duel-over-points")))
    window.show_scores()
    QTest.mouseClick(window.score_page.review, CLICK)  # type: ignore[union-attr]
    assert review_page(window).board.isVisible()
    review_page(window).left_asked.emit()
    assert window.page() is window.score_page
    assert jobs == []


# -- while it is made -------------------------------------------------------------------------------------------------


def test_progress_is_shown_and_the_review_comes_and_is_kept(
    window: MainWindow, qtbot: QtBot, jobs: list[FakeJob]
) -> None:
    path = put(window)
    window.visit("review", path)
    page = review_page(window)
    (job,) = jobs
    assert (job.order.path, job.order.seat) == (path, 0)
    assert page.waiting.stop.isVisible()
    job.said = Progress(7, 34)
    qtbot.waitUntil(lambda: page.waiting.progress.value() == 7)
    opened = window.games.look(path)
    job.said = quick_review(opened)
    with heard() as said:
        qtbot.waitUntil(page.board.isVisible)
    assert "The review is ready." in said
    assert page.board.strip.hasFocus()
    assert Reviews(window.games.folder).find(opened) is not None


def test_stop_cancels_at_once_and_leads_back(window: MainWindow, jobs: list[FakeJob]) -> None:
    window.visit("review", put(window))
    page = review_page(window)
    QTest.mouseClick(page.waiting.stop, CLICK)
    assert jobs[0].is_cancelled
    assert not page.reviewer.is_busy()
    assert window.page() is window.start


def test_leaving_the_page_lets_the_review_go_on(window: MainWindow, qtbot: QtBot, jobs: list[FakeJob]) -> None:
    path = put(window)
    window.visit("review", path)
    page = review_page(window)
    page.left_asked.emit()
    assert page.reviewer.is_busy()
    jobs[0].said = quick_review(window.games.look(path))
    qtbot.waitUntil(lambda: not page.reviewer.is_busy())
    window.visit("review", path)
    assert page.board.isVisible()
    assert len(jobs) == 1


def test_another_game_takes_the_place_of_the_one_that_is_reviewed(window: MainWindow, jobs: list[FakeJob]) -> None:
    window.visit("review", put(window))
    window.visit("review", put(window, "dice-over-3p"))
    assert [job.is_cancelled for job in jobs] == [True, False]


def test_a_damaged_review_is_made_anew(window: MainWindow, jobs: list[FakeJob]) -> None:
    path = keep_reviewed(window.games, moment("duel-over-points"))
    reviews = Reviews(window.games.folder)
    (kept,) = reviews.folder.iterdir()
    kept.write_text('{"version": 1, "game": ')
    window.visit("review", path)
    assert len(jobs) == 1
    assert review_page(window).waiting.stop.isVisible()


# -- when there is none -----------------------------------------------------------------------------------------------


def test_a_game_that_is_not_over_says_so_and_can_be_played_on(window: MainWindow, jobs: list[FakeJob]) -> None:
    window.visit("review", put(window, "duel-age2"))
    page = review_page(window)
    assert page.waiting.lines()[0] == "This game is not over yet"
    assert jobs == []
    window.settings.language = "da"
    assert page.waiting.lines()[0] == "Dette spil er ikke slut endnu"
    QTest.mouseClick(page.waiting.action, CLICK)
    assert window.page() is window.table_page


def test_a_game_that_has_vanished_is_told_in_words(window: MainWindow, jobs: list[FakeJob]) -> None:
    window.visit("review", window.games.folder / "gone.wonders")
    heading, line = review_page(window).waiting.lines()
    assert heading == "This game cannot be reviewed"
    assert "there is no such file or folder" in line
    assert jobs == []
    assert nameless(window.page()) == []


def test_a_review_that_fails_says_why_and_can_be_tried_again(
    window: MainWindow, qtbot: QtBot, jobs: list[FakeJob]
) -> None:
    window.visit("review", put(window))
    page = review_page(window)
    jobs[0].said = ReviewError("reviewer_died")
    qtbot.waitUntil(lambda: not page.reviewer.is_busy())
    assert "broken off from outside" in page.waiting.lines()[1]
    QTest.mouseClick(page.waiting.action, CLICK)
    assert len(jobs) == 2
    assert page.waiting.progress.isVisible()


def test_a_folder_without_room_for_puzzles_is_told_in_words(window: MainWindow) -> None:
    page = visited(window)
    (window.games.folder / "puzzles").write_text("in the way")
    QTest.mouseClick(page.board.detail.practise, CLICK)
    assert window.page() is page
    assert not window.banner.isHidden()
