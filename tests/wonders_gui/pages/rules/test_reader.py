"""The rule books: every chapter can be reached and found, in every language, by mouse and by keys."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.wonders_gui.speech import speaking
from tests.wonders_gui.tree import nameless, untranslated
from wonders_gui.language import PSEUDO
from wonders_gui.pages.rules.document import RuleDocument
from wonders_gui.pages.rules.finding import chapters_of, chapters_with
from wonders_gui.pages.rules.page import RulesPage
from wonders_gui.pages.rules.pictures import pixmap_of
from wonders_gui.texts.rules.books import BOOKS, book
from wonders_gui.texts.rules.model import Book

KNOWN = {"7 Wonders", "Cities", "Duel", "Dice", "I", "II", "III"}
LEFT = Qt.MouseButton.LeftButton


def shown_text(page: RulesPage) -> str:
    return page.reader.text.document().toPlainText()


@pytest.mark.parametrize("told", BOOKS, ids=lambda told: told.key)
def test_every_chapter_has_a_text_and_pictures_that_exist(qapp: QApplication, told: Book) -> None:
    document = RuleDocument(told, 1.0)
    assert set(document.places) == {place.chapter for place in chapters_of(told)}
    assert len({chapter.key for chapter in told.chapters}) == len(told.chapters)
    for chapter in told.chapters:
        assert chapter.paragraphs
        assert all(not pixmap_of(picture, 1.0).isNull() for picture in chapter.pictures)


def test_no_sentence_stands_twice_in_the_rule_books() -> None:
    told = [paragraph for known in BOOKS for chapter in known.chapters for paragraph in chapter.paragraphs]
    assert len(told) == len(set(told))


@pytest.mark.parametrize("subject", ["goal", "set-up", "turn", "trade", "chains", "wonder", "military", "science"])
def test_both_large_games_tell_of_the_same_subjects(subject: str) -> None:
    assert subject in {chapter.key for chapter in book("seven").chapters}
    assert subject.replace("wonder", "wonders") in {
        chapter.key.removeprefix("duel-") for chapter in book("duel").chapters
    }


def test_a_click_on_a_book_opens_it(page: RulesPage) -> None:
    QTest.mouseClick(page.reader.books.segment("duel"), LEFT)
    assert "military supremacy" in shown_text(page)
    assert page.reader.model.rows()[0].book == "duel"


def test_a_chapter_is_scrolled_to_by_keys(page: RulesPage) -> None:
    begin = page.reader.text.verticalScrollBar().value()
    for _step in range(6):
        QTest.keyClick(page.reader.chapters, Qt.Key.Key_Down)
    assert page.reader.text.verticalScrollBar().value() > begin + page.reader.text.height()
    assert page.reader.text.textCursor().block().text().endswith("Your wonder")


def test_a_search_finds_chapters_of_every_book_and_marks_the_hits(page: RulesPage) -> None:
    QTest.keyClicks(page.reader.search, "diplomacy")
    rows = page.reader.model.rows()
    assert {row.book for row in rows} >= {"cities", "seven"}
    assert sum(row.hits for row in rows) > 1
    assert page.reader.text.extraSelections()
    assert rows[0].label in [_row.label for _row in chapters_with("diplomacy")]


def test_enter_goes_from_hit_to_hit_and_on_to_the_next_book(page: RulesPage) -> None:
    QTest.keyClicks(page.reader.search, "progress token")
    QTest.keyClick(page.reader.search, Qt.Key.Key_Return)
    first = page.reader.text.textCursor().position()
    QTest.keyClick(page.reader.search, Qt.Key.Key_Return)
    assert page.reader.text.textCursor().selectedText().casefold() == "progress token"
    assert page.reader.text.textCursor().position() != first


def test_words_that_stand_nowhere_are_told_and_break_nothing(page: RulesPage) -> None:
    QTest.keyClicks(page.reader.search, "<b>xyzzy.*(")
    assert page.reader.model.rows() == []
    assert page.reader.count.text() == "Nothing found"
    QTest.keyClick(page.reader.search, Qt.Key.Key_Return)
    page.reader.search.clear()
    assert page.reader.model.rows() == chapters_of(book("seven"))
    assert page.reader.text.extraSelections() == []


def test_escape_ends_the_search_first_and_then_leads_back(page: RulesPage, qtbot: QtBot) -> None:
    QTest.keyClicks(page.reader.search, "shield")
    QTest.keyClick(page.reader.search, Qt.Key.Key_Escape)
    assert page.reader.search.text() == ""
    with qtbot.waitSignal(page.left_asked):
        QTest.keyClick(page.reader.chapters, Qt.Key.Key_Escape)


def test_ctrl_f_goes_to_the_search_of_either_view(page: RulesPage) -> None:
    QTest.keyClick(page.reader.chapters, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.reader.search.hasFocus()
    page.visit("cards")
    QTest.keyClick(page.cabinet.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.cabinet.filters.search.hasFocus()


@pytest.mark.parametrize("view", ["rules", "cards"])
def test_everything_has_a_name_and_speaks_every_language(page: RulesPage, view: str) -> None:
    page.visit(view)
    assert nameless(page) == []
    with speaking(PSEUDO):
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        for part in (page.bar, page.reader, page.cabinet, page.cabinet.filters, page.cabinet.detail):
            QApplication.sendEvent(part, QEvent(QEvent.Type.LanguageChange))
        assert not untranslated(page, KNOWN)


def test_a_switch_of_language_reaches_the_text(page: RulesPage) -> None:
    with speaking("nl"):
        QApplication.sendEvent(page.reader, QEvent(QEvent.Type.LanguageChange))
        assert "Tijdperken" in shown_text(page)
        QTest.keyClicks(page.reader.search, "keten")
        assert page.reader.model.rows()
