"""The first page: continue the last game, choose a new one, or go to the shelves of the program."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui import theme
from wonders_gui.art.cache import painted
from wonders_gui.art.landscapes import landscape
from wonders_gui.art.lettering import draw_line
from wonders_gui.games.registry import TITLES, Title
from wonders_gui.guide.left import Left
from wonders_gui.language import LANGUAGES, _, language
from wonders_gui.pages.tiles import ContinueCard, GameTile
from wonders_gui.pages.unfinished import UnfinishedPanel
from wonders_gui.savesummary import Summary
from wonders_gui.shelves import SHELVES, Shelf
from wonders_gui.texts.names import game_name
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.ground import Ground, paint_ground
from wonders_gui.widgets.paint import painting, px
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.text import Text

WIDEST = 1120
HERO = "ephesos"
DAY_SKY = (QColor(58, 88, 126), QColor(190, 196, 208))
NIGHT_SKY = (QColor(12, 16, 32), QColor(42, 44, 84))


class StartPage(Ground):
    """Signals say what the player wants; the window does it."""

    continued = Signal()
    resumed = Signal(object)
    chosen = Signal(object)
    language_chosen = Signal(str)
    load_asked = Signal()
    settings_asked = Signal()
    keys_asked = Signal()
    about_asked = Signal()
    shelf_asked = Signal(str)
    guide_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.languages = Segments(self)
        self.languages.chosen.connect(self.language_chosen)
        self.waiting = ContinueCard(self)
        self.waiting.continued.connect(self.continued)
        self.waiting.hide()
        self.further = UnfinishedPanel(self)
        self.further.continued.connect(self.resumed)
        self.further.hide()
        self.welcome = Button(Role.WARM, "hint", self).enlarged()
        self.welcome.clicked.connect(self._ask_guide)
        self.welcome.hide()
        self._left: Left | None = None
        self._section = Text("section", self)
        self.tiles = [self._tile(title) for title in TITLES]
        self.shelves = [self._shelf(shelf) for shelf in SHELVES]
        self._links = [self._link(signal) for signal in self._link_signals()]
        self._unofficial = Text("body", self, 0.94, "soft")
        self._column = QVBoxLayout(self)
        self._waiting_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._tile_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._shelf_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sky = QWidget(self)
        self._lay_out()
        self.dress()
        self.retranslate()

    # -- parts ------------------------------------------------------------------------------------------------

    def _tile(self, title: Title) -> GameTile:
        tile = GameTile(title, self)
        tile.clicked.connect(lambda: self.chosen.emit(title))
        return tile

    def _shelf(self, shelf: Shelf) -> Button:
        button = Button(Role.PLAIN, shelf.icon, self)
        button.clicked.connect(lambda: self.shelf_asked.emit(shelf.key))
        return button

    def _link_signals(self) -> tuple[SignalInstance, ...]:
        return (self.load_asked, self.settings_asked, self.keys_asked, self.about_asked)

    def _link(self, signal: SignalInstance) -> Button:
        link = Button(Role.LINK, "", self)
        link.clicked.connect(signal)
        return link

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addStretch(1)
        top.addWidget(self.languages)
        links = QHBoxLayout()
        links.setSpacing(0)
        for link in self._links:
            links.addWidget(link)
        links.addStretch(1)
        self._foot.addLayout(links, 1)
        self._foot.addWidget(self._unofficial)
        self._waiting_row.addWidget(self.waiting, 4)
        self._waiting_row.addWidget(self.further, 3)
        for tile in self.tiles:
            self._tile_row.addWidget(tile, 1)
        for button in self.shelves:
            self._shelf_row.addWidget(button, 1)
        self._column.addLayout(top)
        self._column.addWidget(self._sky, 5)
        self._column.addLayout(self._waiting_row)
        self._column.addWidget(self.welcome, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self._section)
        self._column.addLayout(self._tile_row, 6)
        self._column.addLayout(self._shelf_row)
        self._column.addStretch(1)
        self._column.addLayout(self._foot)

    # -- what the window says ---------------------------------------------------------------------------------

    def show_saved(self, summary: Summary | None, others: Sequence[Summary] = ()) -> None:
        """The game that waits to be continued, if there is one, and the other unfinished ones."""
        self.waiting.setVisible(summary is not None)
        self.welcome.set_role(Role.WARM if summary is None else Role.PLAIN)  # one warm button is enough
        if summary is not None:
            self.waiting.show_game(summary)
        self.further.show_games(others)

    def show_guide(self, left: Left | None, *, is_new: bool) -> None:
        """The guided game that was left halfway, or for somebody new the way to all of them."""
        self._left = left
        self.welcome.setVisible(is_new or left is not None)
        self._name_guide()

    def _ask_guide(self) -> None:
        if self._left is not None:
            self.guide_asked.emit(self._left.lesson)
        else:
            self.shelf_asked.emit("learn")

    def _name_guide(self) -> None:
        if self._left is None:
            label, sub = _("New here? Play a first game with a guide"), _("about ten minutes, and it says why")
        else:
            number, every = self._left.made + 1, self._left.explained
            lesson = _("Lesson {number} of {all}").format(number=number, all=every)
            label = _("Go on with the guided game of {game}").format(game=game_name(self._left.lesson))
            sub = _("You play freely") if self._left.is_free() else lesson
        self.welcome.set_texts(label, sub)

    def take_focus(self) -> None:
        """The keyboard starts at what the player most likely wants."""
        guide = self.welcome if self._left is not None else self.tiles[0]
        first = self.waiting.button if self.waiting.isVisibleTo(self) else guide
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- looks ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language; languages are called by their own names."""
        self.languages.set_options([Option(code, name) for code, name in LANGUAGES.items()])
        self.languages.set_value(language())
        self.languages.setAccessibleName(_("Language"))
        self._section.setText(_("NEW GAME"))
        texts = (_("Load a game"), _("Settings"), _("Keys"), _("About"))
        for link, text in zip(self._links, texts, strict=True):
            link.set_texts(text)
        for button, shelf in zip(self.shelves, SHELVES, strict=True):
            button.set_texts(_(shelf.label))
        self._unofficial.setText(_("Unofficial. Not affiliated with the publisher."))
        self.waiting.retranslate()
        self.further.retranslate()
        self._name_guide()
        for tile in self.tiles:
            tile.retranslate()

    def dress(self) -> None:
        """Take fonts and measures of the current theme."""
        widest = max(px(WIDEST), round(self.width() * 0.74))
        side = max(px(24), (self.width() - widest) // 2)
        self._column.setContentsMargins(side, px(14), side, px(10))
        self._column.setSpacing(px(8))
        self._waiting_row.setSpacing(px(10))
        self._tile_row.setSpacing(px(10))
        self._shelf_row.setSpacing(px(10))
        self.languages.setFixedWidth(px(300))
        self._turn()
        for tile in self.tiles:
            tile.setMaximumHeight(px(300))

    def _is_narrow(self) -> bool:
        """Letters are so large that things must stand below each other."""
        return self.width() < px(900)

    def _turn(self) -> None:
        narrow = self._is_narrow()
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._waiting_row.setDirection(way)
        self._tile_row.setDirection(way)
        self._shelf_row.setDirection(way)
        self._foot.setDirection(way)
        self._sky.setMinimumHeight(px(150) if narrow else px(76))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    # -- the sky ----------------------------------------------------------------------------------------------

    def _hero_height(self) -> int:
        """The landscape reaches down to the middle of the first card."""
        first = self.waiting if self.waiting.isVisibleTo(self) else self._section
        return max(first.geometry().top() + px(70), px(160))

    def _hero(self, height: int) -> QPixmap:
        size = QSizeF(self.width(), height)
        ratio = self.devicePixelRatioF()
        night, narrow = theme.current().dark, self._is_narrow()

        def paint(painter: QPainter) -> None:
            self._paint_sky(painter, size)
            top = self.languages.geometry().bottom() + px(70) if narrow else min(px(104), height // 3)
            scene = QSizeF(size.width(), size.height() - top)
            painter.drawPixmap(0, top, self._scene(scene, ratio))
            self._fade_out(painter, size)

        return painted(("hero", night, narrow), size, ratio, paint)

    def _scene(self, size: QSizeF, ratio: float) -> QPixmap:
        """The temple, its own sky faded into the one behind the title."""
        night = theme.current().dark

        def paint(painter: QPainter) -> None:
            painter.drawPixmap(0, 0, landscape(HERO, night, 1, 1, size, ratio))
            mask = QLinearGradient(0, 0, 0, size.height() * 0.3)
            mask.setColorAt(0, QColor(0, 0, 0, 0))
            mask.setColorAt(1, QColor(0, 0, 0, 255))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            painter.fillRect(QRectF(0, 0, size.width(), size.height()), mask)

        return painted(("hero scene", night), size, ratio, paint)

    def _paint_sky(self, painter: QPainter, size: QSizeF) -> None:
        """A sky deep enough for white letters, lighter towards the hills."""
        high, low = NIGHT_SKY if theme.current().dark else DAY_SKY
        sky = QLinearGradient(0, 0, 0, size.height())
        sky.setColorAt(0, high)
        sky.setColorAt(0.8, low)
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), sky)

    def _fade_out(self, painter: QPainter, size: QSizeF) -> None:
        mist = QLinearGradient(0, size.height() - px(60), 0, size.height())
        mist.setColorAt(0, QColor(0, 0, 0, 255))
        mist.setColorAt(1, QColor(0, 0, 0, 0))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(QRectF(0, size.height() - px(60), size.width(), px(60)), mist)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            paint_ground(painter, QRectF(self.rect()))
            if theme.current().line_width == 1:
                painter.drawPixmap(0, 0, self._hero(self._hero_height()))
            self._paint_title(painter)

    def _title_font(self) -> QFont:
        """As large as fits beside the languages; where things stand below each other, that does not matter."""
        font = theme.sized(theme.DISPLAY, QFont.Weight.Bold, px(58))
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 116)
        room = 2 * (self.languages.geometry().left() - px(12)) - self.width()
        if self._is_narrow() or QFontMetricsF(font).horizontalAdvance(_("WONDERS")) > room:
            font.setPixelSize(px(44))
        return font

    def _paint_title(self, painter: QPainter) -> None:
        title = self._title_font()
        motto = theme.font("body", 1.15)
        top = float(self.languages.geometry().bottom() if self._is_narrow() else px(18))
        for text, font in ((_("WONDERS"), title), (_("Seven cities. Honest opponents. Your table."), motto)):
            height = QFontMetricsF(font).height()
            painter.setFont(font)
            painter.setPen(theme.IVORY)
            draw_line(painter, QRectF(0, top, self.width(), height), text, Qt.AlignmentFlag.AlignCenter)
            top += height * 0.96
