"""About the program: what it is, that it is unofficial, and the licence of every part, to be read in place."""

import platform
from pathlib import Path
from typing import Any

import PySide6
import shiboken6
from PySide6.QtCore import (
    QAbstractListModel,
    QDir,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QPlainTextEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from wonders_gui import theme
from wonders_gui.dialogs.licences import Part, parts
from wonders_gui.language import _
from wonders_gui.version import VERSION
from wonders_gui.widgets.paint import area_of, draw_box, draw_focus, draw_lines, faded, is_in, painting, px
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
PART = Qt.ItemDataRole.UserRole
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PartsModel(QAbstractListModel):
    """What can be read about: first the program itself, then every part with its licence."""

    def __init__(self, listed: list[Part], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts = listed

    def part(self, row: int) -> Part | None:
        """The part of a row; the first row is about the program as a whole."""
        return self._parts[row - 1] if row > 0 else None

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._parts) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        part = self.part(index.row())
        if role == PART:
            return part
        if role == Qt.ItemDataRole.DisplayRole:
            return _("This program") if part is None else f"{part.name} {part.version}".strip()
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return _("This program") if part is None else f"{part.name} {part.version}, {part.licence}"
        return None


class PartsDelegate(QStyledItemDelegate):
    """A name with its version, and the licence below it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        room = view.viewport().width() - px(22)
        part: Part | None = index.data(PART)
        texts = (index.data(), *(() if part is None else (part.licence,)))
        return QSize(px(160), round(sum(self._heights(texts, room))) + px(16))

    def _heights(self, texts: tuple[str, ...], width: float) -> list[float]:
        """How high each text is; a licence of many words takes two lines."""
        room = QRectF(0, 0, width, 1000)
        return [
            QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
            for text, font in zip(texts, _fonts(), strict=False)
        ]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours, part = theme.current(), index.data(PART)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(area_of(option)).adjusted(2, 2, -2, -2)
        chosen = is_in(option, QStyle.StateFlag.State_Selected)
        if chosen:
            draw_box(painter, area, px(8), colours.accent)
        elif is_in(option, QStyle.StateFlag.State_MouseOver):
            draw_box(painter, area, px(8), faded(colours.ink, 0.07))
        inks = (colours.on_accent, colours.on_accent) if chosen else (colours.ink, colours.ink_soft)
        texts = (index.data(), *(() if part is None else (part.licence,)))
        self._paint_lines(painter, area.adjusted(px(10), px(6), -px(8), -px(6)), texts, inks)
        painter.restore()

    def _paint_lines(self, painter: QPainter, room: QRectF, texts: tuple[str, ...], inks: tuple[Any, Any]) -> None:
        heights = self._heights(texts, room.width())
        top = room.center().y() - sum(heights) / 2
        for text, font, ink, height in zip(texts, _fonts(), inks, heights, strict=False):
            draw_lines(painter, QRectF(room.left(), top, room.width(), height), text, font, ink, LEFT)
            top += height


def _fonts() -> tuple[QFont, QFont]:
    return theme.font("strong"), theme.font("body", 0.9)


class PartsView(QListView):
    """The list to choose from; it wears the ring of the keyboard around itself."""

    def __init__(self, model: PartsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(PartsDelegate(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)

    def paintEvent(self, event: Any) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            with painting(self.viewport()) as painter:
                draw_focus(painter, QRectF(self.viewport().rect()), px(8))


class AboutSheet(Sheet):
    """The list of parts, and beside it what is to be said of the chosen one."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(1000, 640))
        self.model = PartsModel(parts(), self)
        self.parts = PartsView(self.model, self.panel)
        self._heading = Text("section", self.panel, 1.1).wrapped()
        self._line = Text("body", self.panel, 0.94, "soft").wrapped()
        self.reader = QPlainTextEdit(self.panel, readOnly=True)
        self.reader.setTabChangesFocus(True)
        self._lay_out()
        self.retranslate()
        self.parts.selectionModel().currentChanged.connect(self._show_part)
        self.parts.setCurrentIndex(self.model.index(0))

    def _lay_out(self) -> None:
        beside = QVBoxLayout()
        beside.setSpacing(px(6))
        for part in (self._heading, self._line, self.reader):
            beside.addWidget(part, 1 if part is self.reader else 0)
        row = QHBoxLayout()
        row.setSpacing(px(16))
        row.addWidget(self.parts, 2)
        row.addLayout(beside, 5)
        self.content.addLayout(row, 1)

    def retranslate(self) -> None:
        """Set every text in the current language; licences stay as their authors wrote them."""
        super().retranslate()
        self.set_title(_("ABOUT"))
        self.parts.setAccessibleName(_("Parts and licences"))
        self.model.retranslate()
        self._show_part()

    def _show_part(self) -> None:
        part = self.model.part(max(self.parts.currentIndex().row(), 0))
        if part is None:
            self._tell(_("Wonders {version}").format(version=VERSION), "", "\n\n".join(_words()))
        else:
            named = _("Licence: {licence}").format(licence=part.licence)
            line = "\n".join(filter(None, (named, part.url)))
            words = part.text() or _("Its text is at the address above.")
            if part.is_replaceable():
                words = f"{_how_to_replace(part)}\n\n\n{words}"
            self._tell(f"{part.name} {part.version}".strip(), line, words)

    def _tell(self, heading: str, line: str, words: str) -> None:
        self._heading.setText(heading)
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self.reader.setPlainText(words)
        self.reader.setAccessibleName(heading)

    def first_focus(self) -> QWidget:
        return self.parts


def _words() -> tuple[str, ...]:
    """What is to be said of the program as a whole."""
    return (
        _(
            "An unofficial program, not affiliated with the publisher of the games. Rules and numbers are those of"
            " the printed games; drawings, icons and words are our own. Names of games say whose rules are played."
        ),
        _("It plays offline: no account, no server, nothing is sent to anybody."),
        _(
            "Qt for Python is used under the LGPL, version 3. Its libraries lie beside the program as separate"
            " files, and you may replace them with your own build."
        ),
        _("Choose a part on the left to read its licence."),
    )


def _how_to_replace(part: Part) -> str:
    """What the LGPL asks us to say: where the libraries lie, and what to do to run the program with others."""
    package = shiboken6 if part.name == "Shiboken" else PySide6
    folder = QDir.toNativeSeparators(str(Path(str(package.__file__)).parent))
    sentences = [
        _("{name} is free software under the LGPL, version 3; its source is at {address}.").format(
            name=part.name, address=part.url
        ),
        _(
            "To run this program with your own build of it, close the program and put your files, of version"
            " {version}, in place of those with the same names in {folder} and the folders below it."
        ).format(version=part.version, folder=folder),
    ]
    if platform.system() == "Darwin":
        command = "codesign --force --deep --sign - Wonders.app"
        sentences.append(_("Then sign the program again: {command}").format(command=command))
    return " ".join(sentences)
