"""The score sheet on paper: one page with a title and every number, as a picture or a PDF, in the current language."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPageSize, QPainter, QPdfWriter, QPen

from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.dialogs.scoredata import ICONS, ScoreData, result_text, tie_text
from wonders_gui.exports.gametext import rows_of
from wonders_gui.language import _
from wonders_gui.texts.names import game_name
from wonders_gui.widgets.paint import draw_lines, draw_text, faded
from wonders_gui.widgets.scene import draw_scenery

PAGE: Final = QSize(794, 1123)  # A4 at 96 dots to the inch
EDGE: Final = 48
SCENE: Final = 190
ROW: Final = 38
LABEL: Final = 0.34  # of the width, for what a row is about
SHARP: Final = 2.0  # pixels of a picture for one of the page
DOTS: Final = 300  # of a PDF, to the inch
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
MIDDLE: Final = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Paper:
    """What is written on the page; `beside` tells which game it was, and when."""

    data: ScoreData
    beside: str

    def height(self) -> int:
        """How much of the page is used."""
        return EDGE + SCENE + 150 + ROW * len(rows_of(self.data)) + 40 + EDGE

    def picture(self) -> QImage:
        """The page as far as it is used."""
        image = QImage(QSize(PAGE.width(), self.height()) * SHARP, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(SHARP)  # for icons as sharp as the letters
        image.fill(theme.IVORY)
        painter = QPainter(image)
        self._paint(painter)
        painter.end()
        return image

    def write_pdf(self, path: Path) -> bool:
        """One page of A4; false when it cannot be written."""
        writer = QPdfWriter(str(path))
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        writer.setResolution(DOTS)
        writer.setTitle(self.title())
        writer.setCreator("Wonders")
        painter = QPainter()
        if not painter.begin(writer):
            return False
        painter.scale(writer.width() / PAGE.width(), writer.width() / PAGE.width())
        self._paint(painter)
        return painter.end()

    def title(self) -> str:
        """The heading."""
        return _("{game}: score sheet").format(game=game_name(self.data.game))

    # -- paint ------------------------------------------------------------------------------------------------

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(EDGE, EDGE, PAGE.width() - 2 * EDGE, SCENE)
        winner = self.data.winners()[0]
        draw_scenery(painter, area, winner.scenery, 16)
        top = area.bottom() + 14
        for text, font, high in (
            (self.title(), theme.sized(theme.DISPLAY, QFont.Weight.Bold, 28), 42),
            (result_text(self.data), theme.sized(theme.SANS, QFont.Weight.ExtraBold, 21), 32),
            (self.beside, theme.sized(theme.SANS, QFont.Weight.Medium, 17), 28),
        ):
            draw_text(painter, QRectF(EDGE, top, area.width(), high), text, font, theme.PRINT, LEFT)
            top += high
        bottom = self._paint_table(painter, QRectF(EDGE, top + 16, area.width(), 0))
        note = QRectF(EDGE, bottom + 10, area.width(), 46)
        small = theme.sized(theme.SANS, QFont.Weight.Medium, 16)
        draw_lines(painter, note, tie_text(self.data), small, theme.PRINT, Qt.AlignmentFlag.AlignLeft)

    def _paint_table(self, painter: QPainter, area: QRectF) -> float:
        rows = rows_of(self.data)
        heads = len(rows) - len(self.data.lines) - (2 if self.data.in_teams else 1)
        for number, row in enumerate(rows):
            box = QRectF(area.left(), area.top() + number * ROW, area.width(), ROW)
            line = self.data.lines[number - heads] if heads <= number < heads + len(self.data.lines) else None
            is_sum = number >= heads + len(self.data.lines)
            if number % 2 and not is_sum:
                painter.fillRect(box, faded(theme.PRINT, 0.05))
            if is_sum or number == heads:
                painter.setPen(QPen(theme.PRINT, 1.5))
                painter.drawLine(box.topLeft(), box.topRight())
            if line is not None and line.category in ICONS:
                icons.draw(painter, ICONS[line.category], QRectF(box.left() + 4, box.center().y() - 12, 24, 24))
            self._paint_row(painter, box, row, _weight(number, is_sum))
        return area.top() + len(rows) * ROW

    def _paint_row(self, painter: QPainter, box: QRectF, row: Sequence[str], weight: QFont.Weight) -> None:
        label = QRectF(box.left() + 36, box.top(), box.width() * LABEL - 40, box.height())
        font = theme.sized(theme.SANS, weight, 17)
        draw_text(painter, label, row[0], font, theme.PRINT, LEFT)
        wide = box.width() * (1 - LABEL) / (len(row) - 1)
        for column, text in enumerate(row[1:]):
            cell = QRectF(box.left() + box.width() * LABEL + column * wide + 2, box.top(), wide - 4, box.height())
            draw_text(painter, cell, text, font, theme.PRINT, MIDDLE)


def _weight(number: int, is_sum: bool) -> QFont.Weight:
    return QFont.Weight.ExtraBold if is_sum or number == 0 else QFont.Weight.Medium
