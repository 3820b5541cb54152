"""About the program: what it is, that it is unofficial, and the licence of every part."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from wonders_gui.dialogs.licences import Part, parts
from wonders_gui.language import _
from wonders_gui.version import VERSION
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class PartsModel(QAbstractTableModel):
    """Name, version, licence and address of every part."""

    def __init__(self, listed: list[Part], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = listed

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._parts)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else 4

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        part = self._parts[index.row()]
        return (part.name, part.version, part.licence, part.url)[index.column()]

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if way is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (_("Part"), _("Version"), _("Licence"), _("Address"))[section]
        return None


class AboutSheet(Sheet):
    """Version, words, licences."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(780, 580))
        self._version = Text("strong", self.panel, 1.1)
        self._words = [Text("body", self.panel).wrapped() for _number in range(3)]
        self.parts = QTableView(self.panel)
        self.parts.setModel(PartsModel(parts(), self))
        self.parts.verticalHeader().hide()
        self.parts.verticalHeader().setDefaultSectionSize(px(32))
        self.parts.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.parts.horizontalHeader().setStretchLastSection(True)
        self.parts.setShowGrid(False)
        self.parts.setTabKeyNavigation(False)
        self.parts.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        for part in (self._version, *self._words, self.parts):
            self.content.addWidget(part, 1 if part is self.parts else 0)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        super().retranslate()
        self.set_title(_("ABOUT"))
        self._version.setText(_("Wonders {version}").format(version=VERSION))
        texts = (
            _(
                "An unofficial program, not affiliated with the publisher of the games. Rules and numbers are those of"
                " the printed games; drawings, icons and words are our own. Names of games say whose rules are played."
            ),
            _("It plays offline: no account, no server, nothing is sent to anybody."),
            _(
                "Qt for Python is used under the LGPL, version 3. Its libraries lie beside the program as separate"
                " files, and you may replace them with your own build."
            ),
        )
        for label, text in zip(self._words, texts, strict=True):
            label.setText(text)
        self.parts.setAccessibleName(_("Parts and licences"))

    def first_focus(self) -> QWidget:
        return self.parts
