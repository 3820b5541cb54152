"""A surface with rounded corners and the one shadow, on which parts of a page lie."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from wonders_gui import theme
from wonders_gui.widgets.paint import draw_box, draw_shadow, painting, px

# Room around the surface for its shadow.
RIM = 4


class Panel(QWidget):
    """A painted surface; put a layout inside, its margins already keep clear of the edge."""

    def __init__(self, parent: QWidget | None = None, padding: int = 14) -> None:
        super().__init__(parent)
        self._padding = padding
        self.pad()

    def pad(self) -> None:
        """Take the padding again, after the scale has changed."""
        room = px(self._padding) + RIM
        self.setContentsMargins(room, room, room, room)

    def surface(self) -> QRectF:
        """The painted surface, without the rim of the shadow."""
        return QRectF(self.rect()).adjusted(RIM, 2, -RIM, -RIM - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw_shadow(painter, self.surface(), px(14))
            draw_box(painter, self.surface(), px(14), theme.current().surface, theme.current().line)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(px(80), px(40)))
