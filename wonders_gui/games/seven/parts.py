"""Two small parts of the table: the surface of the own city, and the line above the hand."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from wonders_gui import theme
from wonders_gui.delegates.tile import TileDelegate
from wonders_gui.games.seven.models import CityModel
from wonders_gui.games.seven.scenery import draw_surface
from wonders_gui.games.seven.strokes import LEFT, px
from wonders_gui.views.columns import ColumnsView
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import draw_text, painting


class CityPanel(QWidget):
    """The surface on which the own city lies."""

    def __init__(self, model: CityModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = ColumnsView(self)
        self.view.setModel(model)
        self.view.setItemDelegate(TileDelegate(self.view))
        self.view.setSelectionMode(PlacedView.SelectionMode.NoSelection)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.setGeometry(self.rect().adjusted(px(14), px(7), -px(14), -px(9)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw_surface(painter, QRectF(self.rect()).adjusted(2, 1, -2, -5))


class HandHead(QWidget):
    """The line above the hand: what is asked, and where the hand comes from and goes to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = ""
        self._under = ""

    def tell(self, title: str, under: str) -> None:
        """Say this."""
        self._title, self._under = title, under
        self.setAccessibleName(f"{title}, {under}" if under else title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            font = theme.font("strong", 1.02)
            row = QRectF(self.rect()).adjusted(px(4), 0, 0, 0)
            draw_text(painter, row, self._title, font, theme.current().ink, LEFT)
            rest = row.adjusted(QFontMetricsF(font).horizontalAdvance(self._title) + px(14), 0, 0, 0)
            draw_text(painter, rest, self._under, theme.font("body", 0.95), theme.current().ink_soft, LEFT)
