"""What moves when something happens: cards fly to cities, wonders and the discard pile, fresh cards turn up."""

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from engine.core.seats import Seat
from engine.duel import events
from wonders_gui.art import cards
from wonders_gui.games.duel import faces
from wonders_gui.games.duel.middle import Middle
from wonders_gui.games.duel.seats import SeatPanel
from wonders_gui.games.duel.story import Act, Deed
from wonders_gui.games.duel.structure import FLIP
from wonders_gui.games.duel.track import WALK
from wonders_gui.settings import Settings
from wonders_gui.widgets.overlay import Overlay, speed_of

FLIGHT = 220


class Motion:
    """Knows where things lie on the page before and after a move."""

    def __init__(self, overlay: Overlay, middle: Middle, sides: Sequence[SeatPanel], pile: QWidget) -> None:
        """`sides` are the panels by seat, `pile` is where discarded cards go."""
        self._overlay = overlay
        self._middle = middle
        self._sides = sides
        self._pile = pile
        self._starts: dict[int, QRect] = {}

    def follow(self, settings: Settings) -> None:
        """Move as fast as the settings say."""
        self._overlay.set_speed(settings.animation, settings.reduced_motion)
        factor = 0.0 if settings.reduced_motion else speed_of(settings.animation).value
        self._middle.structure.flip_time = round(FLIP * factor)
        self._middle.track.walk_time = round(WALK * factor)

    def remember(self) -> None:
        """Where the cards of the structure lie now, before they are gone."""
        structure = self._middle.structure
        visible = structure.isVisible()
        rows = range(structure.model().rowCount()) if visible else range(0)
        self._starts = {row: self._overlay.place(structure.viewport(), structure.slot_rect(row)) for row in rows}

    def play(self, deeds: Sequence[Deed], happened: Sequence[events.Event]) -> None:
        """Let fly what moved, and turn up what was turned up."""
        for deed in deeds:
            start = self._starts.get(deed.slot)
            end = self._end(deed)
            if start is not None and end is not None:
                card = deed.under if deed.act is Act.WONDER else deed.thing
                ratio = self._middle.devicePixelRatioF()
                self._overlay.fly(cards.card(faces.card_face(card), start.height(), ratio), start, end, FLIGHT)
        if not any(isinstance(event, events.AgeBegan) for event in happened):
            self._middle.structure.flip([event.slot for event in happened if isinstance(event, events.CardTurnedUp)])

    def _end(self, deed: Deed) -> QRect | None:
        if deed.act is Act.DISCARDED:
            return self._overlay.place(self._pile)
        if deed.act is Act.BUILT:
            side = self._side(deed.seat)
            return self._overlay.place(side.city.viewport(), side.tile_rect(deed.thing).toRect())
        if deed.act is Act.WONDER:
            side = self._side(deed.seat)
            return self._overlay.place(side.wonders.viewport(), side.wonder_rect(deed.thing).toRect())
        return None

    def _side(self, seat: Seat) -> SeatPanel:
        return self._sides[seat]

    def finish(self) -> None:
        """Everything lies still."""
        self._overlay.finish()
        self._middle.structure.finish()
        self._middle.track.finish()
