"""Choices that a game of Duel asks for between two cards: wonders of the draft, tokens, cards to destroy or to take."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from engine.duel.commands import Command
from engine.duel.state import CHOOSE_FROM_BOX, CHOOSE_TOKEN, DESTROY, DRAFT, FROM_DISCARD
from engine.duel.view import View
from wonders_gui.art.faces import CardFace, TokenFace, WonderFace
from wonders_gui.delegates.card import CardDelegate
from wonders_gui.games.duel.heading import Heading
from wonders_gui.games.duel.lanes import TokenDelegate, WonderDelegate
from wonders_gui.games.duel.models import PicksModel
from wonders_gui.games.duel.records import PickRecord
from wonders_gui.language import _
from wonders_gui.models.roles import Role
from wonders_gui.texts.log import Cast
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.button import Role as Loud
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel

Index = QModelIndex | QPersistentModelIndex
_Move = QAbstractItemView.CursorAction
GAP: Final = 16
LOW: Final = 230  # a panel of less height has no room for an explanation
NARROW: Final = 560  # and one of less width none for words on its button
CHOICES: Final = (DRAFT, CHOOSE_TOKEN, CHOOSE_FROM_BOX, DESTROY, FROM_DISCARD)
"""The phases that this panel serves; who begins an age is asked beside the structure."""


class PicksView(PlacedView):
    """Cards, wonders or tokens as large as fit, in rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(PickDelegate(self))

    def _shape(self) -> tuple[float, int]:
        """Width by height, and the largest height."""
        face = self.model().index(0, 0).data(Role.FACE)
        if isinstance(face, WonderFace):
            return 0.93, 270
        return (0.95, 170) if isinstance(face, TokenFace) else (0.69, 270)

    def _cell(self, count: int) -> tuple[int, int, int]:
        """Width and height of an item, and how many lie in a row."""
        shape, largest = self._shape()
        room = self.viewport().size()
        gap = self._gap()
        best = (1, 1, 1)
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            width = (room.width() - gap * (columns + 1)) / columns
            height = (room.height() - gap * (rows + 1)) / rows
            height = min(height, width / shape, px(largest))
            if height > best[1]:
                best = (round(height * shape), round(height), columns)
        return best

    def _gap(self) -> int:
        """Between items; small where every pixel counts."""
        return min(px(GAP), max(6, self.viewport().height() // 24))

    def columns(self) -> int:
        """How many lie in a row."""
        return self._cell(self._count())[2] if self._count() else 1

    def arranged(self, count: int) -> list[QRect]:
        if not count:
            return []
        width, height, columns = self._cell(count)
        rows = -(-count // columns)
        top = (self.viewport().height() - rows * height - (rows - 1) * self._gap()) // 2
        return [self._place(row, count, columns, QSize(width, height), top) for row in range(count)]

    def _place(self, row: int, count: int, columns: int, size: QSize, top: int) -> QRect:
        line = row // columns
        in_line = min(columns, count - line * columns)
        gap = self._gap()
        left = (self.viewport().width() - in_line * size.width() - (in_line - 1) * gap) // 2
        x = left + row % columns * (size.width() + gap)
        return QRect(x, top + line * (size.height() + gap), size.width(), size.height())

    def stepped(self, row: int, action: QAbstractItemView.CursorAction) -> int:
        steps = {_Move.MoveUp: -self.columns(), _Move.MoveDown: self.columns()}
        moved = row + steps[action] if action in steps else super().stepped(row, action)
        return moved if 0 <= moved < self._count() else row


class PickDelegate(QStyledItemDelegate):
    """Paints whatever is to be picked by its own delegate."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards = CardDelegate(parent)
        self._wonders = WonderDelegate(parent)
        self._tokens = TokenDelegate(parent)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        face = index.data(Role.FACE)
        if isinstance(face, CardFace):
            self._cards.paint(painter, option, index)
        elif isinstance(face, WonderFace):
            self._wonders.paint(painter, option, index)
        elif isinstance(face, TokenFace):
            self._tokens.paint(painter, option, index)


class ChoicePanel(Panel):
    """A heading, a word of explanation, and the things to choose from."""

    looked_at = Signal(object)
    """A PickRecord."""
    chosen = Signal(object)
    """A PickRecord: Enter or a double click."""
    put_aside = Signal()
    """The player wants to see the structure under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self._heading = Heading(self)
        self.picks = PicksView(self)
        self._model = PicksModel(self)
        self.picks.setModel(self._model)
        self.aside = Button(Loud.QUIET, "eye", self)
        self.aside.clicked.connect(self.put_aside)
        self.picks.selectionModel().selectionChanged.connect(lambda _now, _before: self._look())
        self.picks.chosen.connect(lambda row: self.chosen.emit(self._model.rows()[row]))
        self._lay_out()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self.aside, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        layout.addWidget(self.picks, 1)

    def _look(self) -> None:
        if self.picks.selectionModel().hasSelection():
            self.looked_at.emit(self.picked())

    def show_choice(self, view: View, commands: Sequence[Command], people: Cast) -> None:
        """Ask for one of these."""
        title, told = choice_texts(view, people)
        self._heading.show_texts(title, told)
        self.picks.setAccessibleName(title)
        self.picks.setAccessibleDescription(told)
        self._fit()
        self.aside.setVisible(view.table.phase != DRAFT)
        before = [record.command for record in self._model.rows()]
        self._model.show_commands(commands)
        if before != [record.command for record in self._model.rows()]:
            self.picks.select_row(-1)

    def point_at(self, command: Command) -> None:
        """Select what a command would choose, if it is among the things offered."""
        rows = [row for row, record in enumerate(self._model.rows()) if record.command == command]
        self.picks.select_row(rows[0] if rows else -1)

    def _fit(self) -> None:
        """Where there is little room, the explanation is left to the panel beside, and the button is an icon."""
        self._heading.set_brief(self.height() < px(LOW))
        words = _("Show the cards")
        self.aside.set_texts(words if self.width() >= px(NARROW) else "", spoken=words)
        self.aside.setToolTip(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 120)

    def picked(self) -> PickRecord | None:
        """What is selected."""
        record = self.picks.currentIndex().data(Role.RECORD)
        return record if isinstance(record, PickRecord) else None


def choice_texts(view: View, people: Cast) -> tuple[str, str]:
    """The heading of a choice and what it means."""
    table = view.table
    if table.decider != view.seat:
        return _waiting_texts(view, people)
    destroy = people.says(1 - view.seat, _("Destroy one of your cards"), _("Destroy a card of {player}"))
    return {
        DRAFT: (_("Choose a wonder"), _("Each player gets four wonders, to be built with cards of the Ages.")),
        CHOOSE_TOKEN: (_("Choose a progress token"), _("Two equal science symbols bring one of these.")),
        CHOOSE_FROM_BOX: (_("Keep one of these progress tokens"), _("They were drawn out of the box.")),
        DESTROY: (destroy, _("A wonder removes one of these cards.")),
        FROM_DISCARD: (_("Build a card of the discard pile"), _("It costs nothing and takes effect at once.")),
    }[table.phase]


def _waiting_texts(view: View, people: Cast) -> tuple[str, str]:
    decider = view.table.decider
    if view.table.phase == DRAFT:
        title = people.says(decider, _("You choose a wonder"), _("{player} chooses a wonder"))
        return title, people.says(view.seat, _("Then it is your turn to choose again."), "")
    return people.says(decider, _("You are choosing"), _("{player} is choosing")), ""
