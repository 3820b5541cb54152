"""Finds on a page what a step speaks of, by the page's own models: `card:baths`, `left`, `track`."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QRect, Signal
from PySide6.QtWidgets import QAbstractItemView, QWidget

from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.paint import px

Finder = Callable[[str], QRect]
BEYOND: Final = 6
"""Of the design: how far a tag sticks out of the side of a card."""


class Pointer(QObject):
    """Knows where things lie on one page; `picked` says what the player looks at."""

    picked = Signal(str)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._banner: Banner | None = page.findChild(Banner)
        """What the page itself has to say."""

    def clear_message(self) -> None:
        """Put the page's own message away: it was read together with the guide's."""
        if self._banner is not None:
            self._banner.close_message()

    def parts(self) -> Mapping[str, QWidget]:
        """The parts of the page by name."""
        return {}

    def things(self) -> Mapping[str, Finder]:
        """How things are found by their kind, the word before the colon: each takes the word behind it."""
        return {}

    def deciding(self) -> tuple[str, ...]:
        """The parts that the player needs to see in order to decide."""
        return ()

    def full(self) -> tuple[str, ...]:
        """The parts that should stay in sight if possible; on the others there is the most room to spare."""
        return ()

    def dialogs(self) -> tuple[type[QWidget], ...]:
        """Kinds of dialogs that only this page has."""
        return ()

    def current(self) -> str:
        """What the player looks at now; nothing is an empty text."""
        return ""

    def thing_of(self, move: str) -> str:
        """What a decision is made with, as the engine writes it; some need nothing to be looked at."""
        return ""

    def tags(self) -> Mapping[QWidget, float]:
        """Views of cards, and how far price tags stick out above their cards, by the height of these."""
        return {}

    def lies(self, view: PlacedView, row: int) -> bool:
        """Whether there is something at a place of a view."""
        return True

    def reveal(self, name: str) -> None:
        """Bring a thing to sight, where the page shows one part at a time."""

    def place(self, name: str) -> QRect:
        """Where a thing lies on the page; empty when it is not in sight."""
        kind, _colon, which = name.partition(":")
        if which:
            return self.things()[kind](which)
        part = self.parts()[kind]
        if not part.isVisible():
            return QRect()
        return self.items(part) if isinstance(part, PlacedView) else self.mapped(part, part.rect())

    def mapped(self, part: QWidget, area: QRect) -> QRect:
        """An area of a part in coordinates of the page."""
        return QRect(part.mapTo(self._page, area.topLeft()), area.size())

    def items(self, view: PlacedView) -> QRect:
        """Where all items of a view lie on the page; a view that paints more than its items is shown whole."""
        tall = self.tags().get(view)
        found = QRect()
        for row, place in enumerate(view.places()):
            found = found.united(_tagged(place, tall or 0.0)) if self.lies(view, row) else found
        area = view.viewport().rect()
        return self.mapped(view.viewport(), area if tall is None else found.intersected(area))

    def item(self, view: QAbstractItemView, row: int) -> QRect:
        """Where an item of a view lies on the page, with its price tag."""
        model = view.model()
        if row < 0 or not view.isVisible() or model is None or row >= model.rowCount(QModelIndex()):
            return QRect()
        tall = self.tags().get(view, 0.0)
        return self.mapped(view.viewport(), _tagged(view.visualRect(model.index(row, 0)), tall))


def _tagged(card: QRect, tall: float) -> QRect:
    """A card with its tag: no ring crosses a price."""
    out = px(BEYOND) if tall else 0
    return card.adjusted(0, -round(tall * card.height()), out, 0)
