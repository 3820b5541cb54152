"""What everybody did in the last turn, told from events; sentences are made when it is shown."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.seats import Seat
from engine.dice import events


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one seat did in a turn: the fields it crossed in their order, or that it passed."""

    fields: tuple[int, ...] = ()
    passed: bool = False


class Story:
    """Follows the events of a game."""

    def __init__(self) -> None:
        self._deeds: dict[Seat, Deeds] = {}

    def follow(self, happened: Iterable[events.Event]) -> None:
        """Take what happened since the last time."""
        for event in happened:
            match event:
                case events.ActionsRevealed():
                    self._deeds = {}
                case events.Passed(seat):
                    self._deeds[seat] = Deeds(self.of(seat).fields, True)
                case events.FieldCrossed(seat, field):
                    before = self.of(seat)
                    self._deeds[seat] = Deeds((*before.fields, field), before.passed)
                case _:
                    pass

    def of(self, seat: Seat) -> Deeds:
        """What a seat did in the last turn that was revealed."""
        return self._deeds.get(seat, Deeds())
