"""Panel and ring over a page: the panel lies where it hides nothing of what it speaks of."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from wonders_gui.guide.keys import GuideKeys
from wonders_gui.guide.over import Over
from wonders_gui.guide.panel import WIDTHS, GuidePanel, Told
from wonders_gui.guide.pointer import Pointer
from wonders_gui.guide.ring import Ring
from wonders_gui.guide.spot import Box, Ground, box, steady_spot
from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.paint import px

EDGE: Final = 6
TOP: Final = 52
"""The bar of a page stays in sight."""
ROOMY: Final = QSize(1100, 600)
"""Of the design: what is smaller has no room for a panel over the page."""
HIGHEST: Final = 0.4
"""Of the height, for a panel below the page."""
OF_PAGE: Final = Qt.ShortcutContext.WidgetWithChildrenShortcut


@dataclass(frozen=True, slots=True)
class Say:
    """Something to say, about these things; the needed ones are hidden as little as can be."""

    told: Told
    at: tuple[str, ...] = ()
    needed: tuple[str, ...] = ()

    def places(self) -> tuple[str, ...]:
        """Everything that should stay in sight."""
        return (*self.at, *self.needed)


class Stand(QObject):
    """Owns the room of `ground`: the page in it, the ring and the panel over it, or the panel below it."""

    returned = Signal()
    """Nothing lies over the page any more, and the guide speaks again."""

    def __init__(self, ground: QWidget, page: QWidget, pointer: Pointer) -> None:
        super().__init__(ground)
        self._ground = ground
        self._page = page
        self.pointer = pointer
        self.ring = Ring(ground)
        self.panel = GuidePanel(ground)
        self.keys = GuideKeys(ground, self.panel.button)
        self.over = Over(page, pointer.dialogs())
        self._say: Say | None = None
        self._moment: tuple[Say, ...] = ()
        """Everything that is said at this moment of the game, one after the other."""
        self._lay: QRect | None = None
        """Where the panel lies over the page, or did until something lay there."""
        self._settling = QTimer(self, singleShot=True)
        self._settling.timeout.connect(self._point)
        self._returning = QTimer(self, singleShot=True)
        self._returning.timeout.connect(self._return)
        self.over.changed.connect(self._step_aside)
        ground.installEventFilter(self)
        self._lend_keys()

    def _lend_keys(self) -> None:
        """The keys of the page act while the keyboard is on the panel too; those of the window do so anyway."""
        for shortcut in self._page.findChildren(QShortcut):
            if shortcut.parent() is self._page is not self._ground and shortcut.context() is OF_PAGE:
                lent = QShortcut(shortcut.key(), self.panel)
                lent.setContext(shortcut.context())
                lent.activated.connect(shortcut.activated)

    # -- what is told -------------------------------------------------------------------------------------------------

    def tell(self, say: Say, moment: tuple[Say, ...]) -> None:
        """Say this, which is one part of all that is said at this moment."""
        self._say, self._moment = say, moment
        for name in reversed(say.at):
            self.pointer.reveal(name)
        self._present()

    def be_quiet(self) -> None:
        """Say nothing and point at nothing."""
        self._say, self._moment = None, ()
        self._present()

    def wait(self) -> None:
        """Leave what is said while the others play; there is nothing to go on to yet."""
        if self._say is not None:
            self._say = Say(replace(self._say.told, note="", way_on="", can_go_back=False))
        self._present()

    def _present(self) -> None:
        if self._say is None or (self.over.lying() and self._floats()):
            self.panel.hide()
        else:
            self.panel.show_told(self._say.told)
        self._listen()
        self.arrange()

    def _listen(self) -> None:
        """Enter and Space are the guide's, unless a dialog has them; a message is put away with both."""
        lying = self.over.lying()
        message = any(isinstance(part, Banner) for part in lying)
        mine = self._say is not None and all(isinstance(part, Banner) for part in lying)
        way_on = self._say is not None and bool(self._say.told.way_on)
        self.keys.listen(enter=mine, space=mine and (way_on or message))

    # -- dialogs ------------------------------------------------------------------------------------------------------

    def _step_aside(self) -> None:
        """Something has come to lie over the page, or is gone: one voice at a time."""
        if self._say is None or not self._ground.isVisible():
            return
        was_away = self.panel.isHidden()
        if self.over.lying() and self.panel.has_keys():
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._present()
        if was_away and not self.panel.isHidden():
            self._returning.start(0)  # whoever closes a dialog gives the keyboard back first

    def is_returning(self) -> bool:
        """Whether what lay over the page was put away this very moment."""
        return self._returning.isActive()

    def _return(self) -> None:
        if not self.panel.isHidden():
            self.returned.emit()

    # -- places -------------------------------------------------------------------------------------------------------

    def _floats(self) -> bool:
        """Whether the panel lies over the page; it lies below it where letters are large, or the window is small."""
        room = self._ground.size()
        roomy = room.width() >= px(ROOMY.width()) and room.height() >= px(ROOMY.height())
        return roomy or self._say is None or self._page is self._ground

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
        say = self._say or Say(Told("", ""))
        told = [] if self.over.lying() else self._places(say.at)
        self.ring.show_areas(told, self._page.rect() if self._page is self._ground else self._page.geometry())
        if not self.panel.isHidden() and self._floats():
            self._float(say)
        self.ring.raise_()
        self.panel.raise_()

    def _places(self, names: Iterable[str]) -> list[QRect]:
        return [place for name in names if not (place := self.pointer.place(name)).isEmpty()]

    def _boxes(self, names: Iterable[str], edge: int = 0) -> list[Box]:
        """Where things lie; a ring needs an edge around them."""
        return [box(place.adjusted(-edge, -edge, edge, edge)) for place in self._places(names)]

    def _float(self, say: Say) -> None:
        """Over the page, near what is told, and then as long as possible in the same place."""
        self.panel.stand_up()
        edge = px(EDGE)
        room = self._ground.rect().adjusted(edge, px(TOP), -edge, -edge)
        widths = [min(px(width), room.width()) for width in WIDTHS]
        texts = [part.told for part in self._moment]
        sizes, own = (
            [QSize(width, min(self.panel.wanted_height(width, told), room.height())) for width in widths]
            for told in (texts, ())
        )
        ringed = {name: None for part in self._moment for name in part.at}
        needed = {name: None for part in self._moment for name in part.needed}
        soon = [*self._boxes(ringed, edge), *self._boxes(needed)]
        others = self._boxes(self.pointer.full())
        before = box(self._lay) if self._lay is not None and room.contains(self._lay) else None
        self._lay = steady_spot(
            sizes, own, room, Ground(self._boxes(say.at, edge), self._boxes(say.needed), others, soon, before)
        )
        self.panel.setGeometry(self._lay)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.arrange()
        return super().eventFilter(watched, event)
