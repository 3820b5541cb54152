"""Looking for words in the rule books: which chapters have them, and how often."""

from dataclasses import dataclass

from wonders_gui.language import _
from wonders_gui.texts.rules.books import BOOKS
from wonders_gui.texts.rules.model import Book, Chapter
from wonders_gui.texts.switches import SWITCHES, switch_explanation, switch_name

OPTIONS = "options"


@dataclass(frozen=True, slots=True)
class Found:
    """A chapter as the list shows it; `hits` is 0 where nobody looks for anything."""

    book: str
    chapter: str
    icon: str
    label: str
    hits: int = 0


def chapters_of(book: Book) -> list[Found]:
    """All chapters of a book."""
    found = [Found(book.key, chapter.key, chapter.icon, _(chapter.title)) for chapter in book.chapters]
    if book.switches:
        found.append(Found(book.key, OPTIONS, "settings", _("Rule options")))
    return found


def chapters_with(words: str) -> list[Found]:
    """Every chapter of every book in which the words stand, whatever the case of their letters."""
    wanted = words.casefold()
    found = []
    for book in BOOKS:
        for place in chapters_of(book):
            hits = _text_of(book, place.chapter).casefold().count(wanted)
            if hits:
                label = _("{book}: {chapter}").format(book=_(book.title), chapter=place.label)
                found.append(Found(book.key, place.chapter, place.icon, label, hits))
    return found


def _text_of(book: Book, key: str) -> str:
    if key == OPTIONS:
        texts = [switch_name(book.switches, name) for name in SWITCHES[book.switches]]
        texts += [switch_explanation(book.switches, name) for name in SWITCHES[book.switches]]
        return "\n".join(texts)
    return _chapter_text(next(chapter for chapter in book.chapters if chapter.key == key))


def _chapter_text(chapter: Chapter) -> str:
    return "\n".join((_(chapter.title), *(_(paragraph) for paragraph in chapter.paragraphs)))
