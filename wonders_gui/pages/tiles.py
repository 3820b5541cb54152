"""The pictures of the start page: a tile for each game, and the card of the game that waits to be continued."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wonders_gui import theme
from wonders_gui.art.faces import Scenery
from wonders_gui.games.registry import Title
from wonders_gui.language import _
from wonders_gui.pages.told import progress_line, summary_line, title_line, title_name
from wonders_gui.savesummary import Summary
from wonders_gui.scenery import scenery_of
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_shadow, draw_text, painting, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.pressable import Pressable
from wonders_gui.widgets.scene import draw_scene, draw_scenery, draw_scrim, rounded
from wonders_gui.widgets.text import Text

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class GameTile(Pressable):
    """A game to choose, as a picture with its name on it."""

    def __init__(self, title: Title, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self._name = ""
        self._line = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._name = title_name(self.title)
        self._line = title_line(self.title)
        self.setAccessibleName(_("New game: {title}").format(title=f"{self._name}, {self._line}"))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(320), px(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(200), px(110))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            lift = 2 if self.underMouse() and not self.isDown() else 0
            box = QRectF(self.rect()).adjusted(5, 5 - lift, -5, -7 - lift)
            draw_shadow(painter, box, px(14))
            draw_scene(painter, box, self.title.wonder, self.title.night, px(14), 0.74)
            draw_scrim(painter, box, px(14))
            self._paint_texts(painter, box)
            if theme.current().line_width > 1:
                painter.setPen(theme.current().line)
                painter.drawPath(rounded(box, px(14)))
            if self.hasFocus():
                draw_focus(painter, QRectF(self.rect()), px(18))

    def _paint_texts(self, painter: QPainter, box: QRectF) -> None:
        large, small = theme.font("button", 1.35), theme.font("body")
        high, low = QFontMetricsF(large).height(), QFontMetricsF(small).height()
        left, width = box.left() + px(18), box.width() - px(36)
        line = QRectF(left, box.bottom() - px(14) - low, width, low)
        draw_text(painter, line, self._line, small, theme.IVORY, LEFT)
        draw_text(painter, QRectF(left, line.top() - high, width, high), self._name, large, theme.IVORY, LEFT)


class Vignette(QWidget):
    """A small landscape with round corners."""

    def __init__(self, width: int, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wish = QSize(width, height)
        self.scenery: Scenery | None = None

    def show_scenery(self, scenery: Scenery) -> None:
        """Show this one."""
        self.scenery = scenery
        self.setFixedSize(px(self._wish.width()), px(self._wish.height()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.scenery is not None:
            with painting(self) as painter:
                draw_scenery(painter, QRectF(self.rect()), self.scenery, px(10))


class ContinueCard(Panel):
    """The game that waits: what it is, how far it has come, and one button."""

    continued = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=10)
        self._summary: Summary | None = None
        self.picture = Vignette(150, 86, self)
        self._heading = Text("button", self, 1.3)
        self._which = Text("body", self)
        self._when = Text("body", self, tone="soft")
        self.button = Button(Role.WARM, "", self).enlarged()
        self.button.clicked.connect(self.continued)
        self._lay_out()

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(px(3))
        texts.addStretch(1)
        for line in (self._heading, self._which, self._when):
            texts.addWidget(line)
        texts.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, px(10), 0)
        layout.setSpacing(px(18))
        layout.addWidget(self.picture)
        layout.addLayout(texts, 1)
        layout.addWidget(self.button)

    def show_game(self, summary: Summary) -> None:
        """Offer this game."""
        self._summary = summary
        self.picture.show_scenery(scenery_of(summary))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.pad()
        self.button.set_texts(_("Continue"))
        if self._summary is not None:
            self._heading.setText(_("Your last game"))
            self._which.setText(summary_line(self._summary))
            self._when.setText(progress_line(self._summary))
            self.button.setAccessibleDescription(f"{self._which.text()}, {self._when.text()}")

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw_shadow(painter, self.surface(), px(14))
            draw_box(painter, self.surface(), px(14), theme.current().surface, theme.current().line)
