"""The rule books to read and to search: chapters at the left, the text at the right, hits marked in it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette, QResizeEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from wonders_gui import theme
from wonders_gui.language import _, ngettext
from wonders_gui.models.roles import Role
from wonders_gui.pages.rules.chapterlist import ChaptersModel, chapters_view
from wonders_gui.pages.rules.document import RuleDocument
from wonders_gui.pages.rules.finding import Found, chapters_of, chapters_with
from wonders_gui.texts.rules.books import BOOKS, book
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import faded, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.text import Text

WIDEST = 1060
ROOMY = 980  # a page of this width has the search beside the books
SHORTEST = 2  # letters from which on words are looked for


class RuleText(QTextBrowser):
    """Lines no longer than an eye can follow, in the middle of the paper."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        spare = max(0, (self.width() - px(WIDEST)) // 2)
        if self.viewportMargins().left() != spare:
            self.setViewportMargins(spare, 0, spare, 0)


class Reader(QWidget):
    """Shows one book; a search goes through all of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: RuleDocument | None = None
        self._book = BOOKS[0].key
        self.books = Segments(self)
        self.books.chosen.connect(self.show_book)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _words: self._look_for())
        self.search.returnPressed.connect(self.next_hit)
        self.count = Text("label", self, tone="soft")
        self.model = ChaptersModel(self)
        self._side, self._paper = Panel(self, padding=8), Panel(self, padding=6)
        self.chapters = chapters_view(self.model, self._side)
        self.chapters.selectionModel().currentChanged.connect(lambda now, _before: self._go_to(now.data(Role.RECORD)))
        self.text = RuleText(self._paper)
        self.text.setOpenLinks(False)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.addWidget(self.search, 1)
        line.addWidget(self.count)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.addWidget(self.books, 1)
        self._top.addLayout(line)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self.chapters)
        paper = QVBoxLayout(self._paper)
        paper.setContentsMargins(0, 0, 0, 0)
        paper.addWidget(self.text)
        body = QHBoxLayout()
        body.addWidget(self._side)
        body.addWidget(self._paper, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self._top)
        layout.addLayout(body, 1)
        self.dress()

    # -- books and chapters -----------------------------------------------------------------------------------

    def current(self) -> str:
        """The key of the book that is open."""
        return self._book

    def show_book(self, key: str) -> None:
        """Open a book at its beginning; a search ends."""
        self._open(key)
        if self.search.text():
            self.search.clear()
        else:
            self._list_chapters()

    def _open(self, key: str) -> None:
        self._book = key
        self.books.set_value(key)
        self._shown = RuleDocument(book(key), self.devicePixelRatioF())
        self.text.setDocument(self._shown.document)
        self.text.setAccessibleName(_(book(key).title))

    def _list_chapters(self) -> None:
        self.model.show_rows(chapters_of(book(self._book)))
        self.chapters.setCurrentIndex(self.model.index(0, 0))
        self.count.setText("")

    def _go_to(self, found: object) -> None:
        if not isinstance(found, Found) or self._shown is None:
            return
        if found.book != self._book:
            self._open(found.book)
        self._mark_hits()
        self._scroll_to(self._shown.places[found.chapter])

    def _scroll_to(self, position: int) -> None:
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(position)
        self.text.setTextCursor(cursor)
        layout = self.text.document().documentLayout()
        top = layout.blockBoundingRect(cursor.block()).top() - px(24)
        self.text.verticalScrollBar().setValue(round(top))

    # -- searching --------------------------------------------------------------------------------------------

    def words(self) -> str:
        """What is looked for; empty while there are too few letters."""
        words = self.search.text().strip()
        return words if len(words) >= SHORTEST else ""

    def _look_for(self) -> None:
        words = self.words()
        if not words:
            self._list_chapters()
            self._mark_hits()
            return
        found = chapters_with(words)
        self.model.show_rows(found)
        hits = sum(place.hits for place in found)
        told = ngettext("{number} hit", "{number} hits", hits).format(number=hits)
        self.count.setText(told if found else _("Nothing found"))
        if found:
            self.chapters.setCurrentIndex(self.model.index(0, 0))
        self._mark_hits()

    def next_hit(self) -> None:
        """To the next place where the words stand, and at the end of a book to the next chapter that has them."""
        words = self.words()
        if words and not self.text.find(words):
            row = self.chapters.currentIndex().row() + 1
            later = [place for place in range(row, self.model.rowCount()) if self._is_elsewhere(place)]
            self.chapters.setCurrentIndex(self.model.index(later[0] if later else 0, 0))
            self.text.find(words)

    def _is_elsewhere(self, row: int) -> bool:
        return self.model.rows()[row].book != self._book

    def _mark_hits(self) -> None:
        self.text.setExtraSelections([self._mark(cursor) for cursor in self._hits()])

    def _hits(self) -> list[QTextCursor]:
        words, document = self.words(), self.text.document()
        found: list[QTextCursor] = []
        cursor = document.find(words) if words else QTextCursor()
        while not cursor.isNull():
            found.append(cursor)
            cursor = document.find(words, cursor, QTextDocument.FindFlag(0))
        return found

    def _mark(self, cursor: QTextCursor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        letters = QTextCharFormat()
        letters.setBackground(theme.COIN)
        letters.setForeground(theme.PRINT)
        mark.cursor, mark.format = cursor, letters
        return mark

    # -- look and language ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.books.setAccessibleName(_("Rule book"))
        self._name_books()
        self.search.setPlaceholderText(_("Search the rules"))
        self.search.setAccessibleName(_("Search the rules"))
        self.chapters.setAccessibleName(_("Chapters"))
        self.show_book(self._book)

    def dress(self) -> None:
        """Take measures and colours of the current theme."""
        self._share_room()
        for panel in (self._side, self._paper):
            panel.pad()
        colours = self.text.palette()
        colours.setColor(QPalette.ColorRole.Highlight, faded(theme.current().accent, 0.6))
        self.text.setPalette(colours)
        self.chapters.doItemsLayout()
        if self._shown is not None:
            self._open(self._book)

    def _share_room(self) -> None:
        """Where there is little room, the search has a line of its own and the books do without icons."""
        roomy = self.width() >= px(ROOMY)
        self._top.setDirection(QBoxLayout.Direction.LeftToRight if roomy else QBoxLayout.Direction.TopToBottom)
        self._top.setSpacing(px(12 if roomy else 4))
        self._side.setFixedWidth(min(px(290), round(self.width() * 0.36)))
        self.search.setFixedWidth(px(240)) if roomy else self.search.setMaximumWidth(self.width())
        self.count.setFixedWidth(px(110))
        self._name_books()

    def _name_books(self) -> None:
        roomy = self.width() >= px(ROOMY)
        chosen = self.books.value() or self._book
        self.books.set_options([Option(one.key, _(one.title), icon=one.icon if roomy else "") for one in BOOKS])
        self.books.set_value(chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def take_focus(self) -> None:
        """The keyboard begins at the chapters."""
        self.chapters.setFocus(Qt.FocusReason.OtherFocusReason)
