"""A game as readable text, from the table to the score; how its events are told is up to the game's desk."""

from collections.abc import Iterable, Iterator

from engine.core.game import C, E, M, S, V
from engine.core.seats import Seat
from engine.core.session import Session
from wonders_gui.cli.desk import Desk
from wonders_gui.cli.randomly import seed_of
from wonders_gui.cli.words import listed


def story(desk: Desk[C, S, M, E, V], session: Session[C, S, M, E, V], seat: Seat | None = None) -> Iterator[str]:
    """The game up to where the session stands, as `seat` may know it or with everything open."""
    yield title(desk, session)
    if seat is not None:
        yield f"as seat {seat} may know it"
    yield ""
    yield "The table"
    teller = desk.teller(desk.game.new_state(session.config), seat)
    for node in session.path():
        yield from teller.tell(session.tree.events(node))
    yield from teller.rest()
    yield ""
    yield from _closing(desk, session.state)


def title(desk: Desk[C, S, M, E, V], session: Session[C, S, M, E, V]) -> str:
    """Which game this is."""
    return f"{desk.headline(session.state)}, seed {seed_of(desk.game, session.config)}"


def told(desk: Desk[C, S, M, E, V], state: S, happened: Iterable[E]) -> Iterator[str]:
    """What happened from `state` on, with everything open; `state` itself stays as it is."""
    teller = desk.teller(desk.game.copy(state), None)
    yield from teller.tell(happened)
    yield from teller.rest()


def _closing(desk: Desk[C, S, M, E, V], state: S) -> Iterator[str]:
    waiting = desk.game.to_move(state)
    if waiting:
        seats = listed(f"seat {seat} ({desk.seat_name(state, seat)})" for seat in waiting)
        yield f"The game is not over. Still to decide: {seats}."
        return
    yield "Final score"
    yield from (f"  {line}" for line in desk.score_sheet(state))
    yield ""
    yield "Standings"
    yield from (f"  {line}" for line in desk.standings(state))
