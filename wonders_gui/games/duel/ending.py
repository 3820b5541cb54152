"""The end of a game, where the structure lay: who has won and how, and where the points came from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.core.seats import NOBODY, Seat
from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.games.duel.letters import letters
from wonders_gui.language import _
from wonders_gui.texts.names import DUEL, category_name
from wonders_gui.texts.words import points
from wonders_gui.widgets.paint import draw_box, draw_text, painting, px, reads
from wonders_gui.widgets.panel import Panel

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
ICONS: Final[Mapping[str, str]] = {
    "civilian": "symbol_blue",
    "science": "symbol_green",
    "commerce": "symbol_yellow",
    "guilds": "symbol_purple",
    "wonders": "stage",
    "progress": "token",
    "treasury": "coin",
    "military": "shield",
}


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: heading, kind of victory, and the points of both, the player's own first."""

    title: str
    kinds: tuple[str, ...]
    """The kind of victory, from the full form to the shortest."""
    names: tuple[str, str]
    scores: tuple[Mapping[str, int], Mapping[str, int]]
    winner: int
    """0 or 1 in the order of the names, or NOBODY."""


def ending(
    title: str,
    kinds: tuple[str, ...],
    names: Sequence[str],
    scores: Sequence[Mapping[str, int]],
    seat: Seat,
    winner: Seat,
) -> Ending:
    """The ending as the player of a seat sees it."""
    order = (seat, 1 - seat)
    won = NOBODY if winner == NOBODY else order.index(winner)
    return Ending(title, kinds, (names[seat], names[1 - seat]), (scores[seat], scores[1 - seat]), won)


class EndPanel(Panel):
    """Painted; its accessible name tells all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self._ending: Ending | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_ending(self, ended: Ending) -> None:
        """Show how the game ended."""
        self._ending = ended
        totals = [
            f"{name}: {points(sum(score.values()))}" for name, score in zip(ended.names, ended.scores, strict=True)
        ]
        self.setAccessibleName(". ".join((ended.title, ended.kinds[0], *totals)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._ending is None:
            return
        with painting(self) as painter:
            area = self.surface().adjusted(px(18), px(12), -px(18), -px(12))
            head = min(px(78), area.height() * 0.24)
            self._paint_head(painter, self._ending, QRectF(area.left(), area.top(), area.width(), head))
            width = min(area.width(), px(620))
            table = QRectF(area.center().x() - width / 2, area.top() + head, width, area.height() - head)
            self._paint_table(painter, self._ending, table)

    def _paint_head(self, painter: QPainter, ended: Ending, box: QRectF) -> None:
        look = theme.current()
        side = box.height() * 0.5
        upper = QRectF(box.left(), box.top(), box.width(), box.height() * 0.56)
        title = letters("title", upper.height(), 1.15)
        draw_text(painter, upper, ended.title, title, look.ink, _CENTRE)
        lower = QRectF(box.left(), upper.bottom(), box.width(), box.height() * 0.36).adjusted(side, 0, -side, 0)
        font = letters("number", lower.height(), 0.9)
        kind = next((form for form in ended.kinds if reads(font, form, lower.width())), ended.kinds[-1])
        draw_text(painter, lower, kind, font, look.warm, _CENTRE)
        left = lower.center().x() - painter.fontMetrics().horizontalAdvance(kind) / 2
        icon = QRectF(left - side * 0.9, lower.center().y() - side * 0.35, side * 0.7, side * 0.7)
        icons.draw(painter, "trophy", icon, look.warm)

    def _paint_table(self, painter: QPainter, ended: Ending, box: QRectF) -> None:
        categories = list(ended.scores[0])
        row = min(box.height() / (len(categories) + 2), px(40))
        top = box.top() + (box.height() - row * (len(categories) + 2)) / 2
        cells = [QRectF(box.left(), top + place * row, box.width(), row) for place in range(len(categories) + 2)]
        self._paint_row(painter, cells[0], "", "", ended.names, "strong")
        for place, category in enumerate(categories, 1):
            if place % 2:
                draw_box(painter, cells[place].adjusted(0, 1, 0, -1), px(6), theme.current().inset, None)
            numbers = [str(score[category]) for score in ended.scores]
            self._paint_row(painter, cells[place], ICONS[category], category_name(DUEL, category), numbers, "body")
        totals = [str(sum(score.values())) for score in ended.scores]
        self._paint_row(painter, cells[-1], "points", _("Total"), totals, "number")

    def _paint_row(
        self, painter: QPainter, cell: QRectF, icon: str, label: str, values: Sequence[str], role: theme.FontRole
    ) -> None:
        look = theme.current()
        side = cell.height() * 0.72
        if icon:
            icons.draw(painter, icon, QRectF(cell.left() + px(8), cell.center().y() - side / 2, side, side))
        name = QRectF(cell.left() + px(16) + side, cell.top(), cell.width() * 0.5, cell.height())
        draw_text(painter, name, label, letters("body", cell.height()), look.ink, _LEFT)
        width = cell.width() * 0.21
        for place, value in enumerate(values):
            box = QRectF(cell.right() - width * (2 - place), cell.top(), width - px(6), cell.height())
            ink = look.accent if place == 0 else look.ink
            draw_text(painter, box, value, letters(role, cell.height()), ink, _CENTRE)
