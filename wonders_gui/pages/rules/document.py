"""A rule book as a document: headings with icons, paragraphs, rows of pictures, and where each chapter begins."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QPixmap,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)

from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.language import _
from wonders_gui.pages.rules.finding import OPTIONS
from wonders_gui.pages.rules.pictures import name_of, pixmap_of
from wonders_gui.texts.rules.model import Book, Chapter, Picture
from wonders_gui.texts.switches import SWITCHES, switch_explanation, switch_name
from wonders_gui.widgets.paint import px


class RuleDocument:
    """The document of one book in the current language and look."""

    def __init__(self, book: Book, ratio: float) -> None:
        self.document = QTextDocument()
        self.document.setDocumentMargin(px(18))
        self.places: dict[str, int] = {}
        self._ratio = ratio
        self._cursor = QTextCursor(self.document)
        self._is_empty = True
        for chapter in book.chapters:
            self._write(chapter)
        if book.switches:
            self._write_switches(book.switches)

    # -- chapters ---------------------------------------------------------------------------------------------

    def _write(self, chapter: Chapter) -> None:
        self._heading(chapter.key, chapter.icon, _(chapter.title))
        for paragraph in chapter.paragraphs:
            self._block(px(7))
            self._cursor.insertText(_(paragraph), _letters("body", theme.current().ink, 1.12))
        if chapter.pictures:
            self._block(px(10))
            for picture in chapter.pictures:
                self._picture(picture)

    def _write_switches(self, game: str) -> None:
        self._heading(OPTIONS, "settings", _("Rule options"))
        for switch in SWITCHES[game]:
            self._block(px(7))
            self._cursor.insertText(switch_name(game, switch), _letters("strong", theme.current().ink, 1.06))
            self._block(px(1))
            told = _letters("body", theme.current().ink_soft, 1.06)
            self._cursor.insertText(switch_explanation(game, switch), told)

    def _heading(self, key: str, icon: str, title: str) -> None:
        self._block(px(4) if self._is_empty else px(24))
        self._is_empty = False
        self.places[key] = self._cursor.position()
        size = px(28)
        self._image(f"icon:{icon}", icons.icon(icon, size, self._ratio), "")
        letters = _letters("section", theme.current().gold, 1.15)
        letters.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        self._cursor.insertText(f"  {title}", letters)

    def _picture(self, picture: Picture) -> None:
        self._image(f"{picture.kind}:{picture.name}", pixmap_of(picture, self._ratio), name_of(picture))
        self._cursor.insertText("  ", _letters("body", theme.current().ink, 1.0))

    # -- strokes ----------------------------------------------------------------------------------------------

    def _block(self, above: int) -> None:
        """Begin a new paragraph; the first one is there already."""
        shape = QTextBlockFormat()
        shape.setTopMargin(above)
        shape.setLineHeight(112, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if self._is_empty:
            self._cursor.setBlockFormat(shape)
        else:
            self._cursor.insertBlock(shape)

    def _image(self, name: str, pixmap: QPixmap, spoken: str) -> None:
        self.document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), pixmap)
        image = QTextImageFormat()
        image.setName(name)
        image.setWidth(pixmap.width() / pixmap.devicePixelRatio())
        image.setHeight(pixmap.height() / pixmap.devicePixelRatio())
        image.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        if spoken:
            image.setToolTip(spoken)
        self._cursor.insertImage(image)


def _letters(role: theme.FontRole, colour: QColor, scale: float) -> QTextCharFormat:
    letters = QTextCharFormat()
    letters.setFont(QFont(theme.font(role, scale)))
    letters.setForeground(colour)
    return letters
