"""Panel and ring over a page: the panel lies where it hides nothing of what it speaks of."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, QTimer
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from wonders_gui.guide.panel import WIDTHS, GuidePanel, Told
from wonders_gui.guide.pointer import Pointer
from wonders_gui.guide.ring import Ring
from wonders_gui.guide.spot import Ground, best_spot, box
from wonders_gui.widgets.paint import px

EDGE: Final = 6
ROOMY: Final = QSize(1100, 600)
"""Of the design: what is smaller has no room for a panel over the page."""
HIGHEST: Final = 0.4
"""Of the height, for a panel below the page."""


class Stand(QObject):
    """Owns the room of `ground`: the page in it, the ring and the panel over it, or the panel below it."""

    def __init__(self, ground: QWidget, page: QWidget, pointer: Pointer) -> None:
        super().__init__(ground)
        self._ground = ground
        self._page = page
        self.pointer = pointer
        self.ring = Ring(ground)
        self.panel = GuidePanel(ground)
        self._at: tuple[str, ...] = ()
        self._needed: tuple[str, ...] = ()
        self._settling = QTimer(self, singleShot=True)
        self._settling.timeout.connect(self._point)
        ground.installEventFilter(self)
        self._lend_keys()

    def _lend_keys(self) -> None:
        """The keys of the page act while the keyboard is on the panel too."""
        for shortcut in self._page.findChildren(QShortcut):
            if shortcut.parent() is self._page and self._page is not self._ground:
                lent = QShortcut(shortcut.key(), self.panel)
                lent.setContext(shortcut.context())
                lent.activated.connect(shortcut.activated)

    # -- what is told -------------------------------------------------------------------------------------------------

    def tell(self, told: Told, at: tuple[str, ...], needed: tuple[str, ...]) -> None:
        """Say this about these things; the needed ones are hidden as little as can be."""
        self._at, self._needed = at, needed
        for name in reversed(at):
            self.pointer.reveal(name)
        self.panel.show_told(told)
        self.arrange()

    def be_quiet(self) -> None:
        """Say nothing and point at nothing."""
        self._at = self._needed = ()
        self.panel.hide()
        self.arrange()

    def wait(self) -> None:
        """Leave what is said while the others play; there is nothing to go on to yet."""
        self._at = ()
        if not self.panel.isHidden():
            self.panel.show_told(replace(self.panel.told(), note="", way_on="", can_go_back=False))
        self._point()

    # -- places -------------------------------------------------------------------------------------------------------

    def _floats(self) -> bool:
        """Whether the panel lies over the page; it lies below it where letters are large, or the window is small."""
        room = self._ground.size()
        roomy = room.width() >= px(ROOMY.width()) and room.height() >= px(ROOMY.height())
        return roomy or self.panel.isHidden() or self._page is self._ground

    def arrange(self) -> None:
        """Give page and panel their places; where things lie on the page is known when it has laid itself out."""
        room = self._ground.rect()
        if not self._ground.isVisible():
            return
        if not self._floats():
            self.panel.lie_flat()
            high = min(self.panel.wanted_height(room.width()), round(room.height() * HIGHEST))
            self._page.setGeometry(0, 0, room.width(), room.height() - high)
            self.panel.setGeometry(0, room.height() - high, room.width(), high)
        elif self._page is not self._ground:
            self._page.setGeometry(room)
        self._point()
        self._settling.start(0)

    def _point(self) -> None:
        told = self._places(self._at)
        self.ring.show_areas(told, self._page.rect() if self._page is self._ground else self._page.geometry())
        if not self.panel.isHidden() and self._floats():
            self._float(told)
        self.ring.raise_()
        self.panel.raise_()

    def _places(self, names: tuple[str, ...]) -> list[QRect]:
        return [place for name in names if not (place := self.pointer.place(name)).isEmpty()]

    def _float(self, told: list[QRect]) -> None:
        """Over the page, near what is told."""
        self.panel.stand_up()
        edge = px(EDGE)
        room = self._ground.rect().adjusted(edge, px(44), -edge, -edge)
        widths = [min(px(width), room.width()) for width in WIDTHS]
        sizes = [QSize(width, min(self.panel.wanted_height(width), room.height())) for width in widths]
        needed, others = self._places(self._needed), self._places(self.pointer.full())
        told = [*told, *self._places(("banner",))]
        ringed = [box(place.adjusted(-edge, -edge, edge, edge)) for place in told]
        ground = Ground(ringed, [*map(box, needed)], [*map(box, others)])
        self.panel.setGeometry(best_spot(sizes, room, ground))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.arrange()
        return super().eventFilter(watched, event)
