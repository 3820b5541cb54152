"""What a banner says when the draft or an age has ended: how things stand, and who begins what follows."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.duel import events
from engine.duel.scoring import total
from engine.duel.view import View
from wonders_gui.games.duel.track import track_state, track_text
from wonders_gui.language import _
from wonders_gui.texts.log import Cast
from wonders_gui.texts.log_duel import DuelLog
from wonders_gui.texts.words import points, roman


@dataclass(frozen=True, slots=True)
class News:
    """A message: heading, lines and an icon."""

    heading: str
    lines: tuple[str, ...]
    icon: str


def age_news(happened: Iterable[events.Event], view: View, people: Cast) -> News | None:
    """The message for an age that has just begun, if one has."""
    began, following = _since_the_age_began(happened)
    if began is None:
        return None
    teller = DuelLog(people)
    told = tuple(line for line in map(teller.line, (began, *following)) if line)
    if began.age == 0:
        return News(_("The wonders are chosen"), told, "wonder")
    return News(_("End of Age {age}").format(age=roman(began.age)), (*_standing(view, people), *told), "fortress")


def _since_the_age_began(happened: Iterable[events.Event]) -> tuple[events.AgeBegan | None, tuple[events.Event, ...]]:
    every = tuple(happened)
    at = next((place for place, event in enumerate(every) if isinstance(event, events.AgeBegan)), -1)
    began = every[at] if at >= 0 else None
    return (began, every[at + 1 :]) if isinstance(began, events.AgeBegan) else (None, ())


def _standing(view: View, people: Cast) -> tuple[str, ...]:
    """The conflict, and the points of both."""
    conflict = track_text(track_state(view, people))
    totals = [
        _("{name}: {points}").format(name=people[seat], points=points(total(view.table, seat)))
        for seat in (view.seat, 1 - view.seat)
    ]
    return conflict, *totals
