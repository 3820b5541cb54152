"""Loads, resumes and writes save files. A file from elsewhere is believed only as far as the rules confirm it.

The format and its promises are in docs/savefile.md. Whatever is wrong with a file comes out as SaveError.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Generic

from engine.core.game import C, E, Game, M, S, V
from engine.core.saveformat import VERSION, DecisionLine, Header, MoveLine, header_from, line_from
from engine.core.savelines import FilePath, Limits, Lines
from engine.core.savewriter import Durability, Mark, SaveWriter, Scribe, save_as
from engine.core.schema import Place, blamed_on, printable
from engine.core.session import Session

__all__ = [
    "Durability",
    "Limits",
    "LoadReport",
    "Loaded",
    "SaveWriter",
    "Trust",
    "load",
    "resume",
    "save_as",
]


class Trust(Enum):
    """How far the content of a file is believed."""

    TRUSTED = "trusted"
    """Our own autosave: the recorded events happen again, no rule is asked."""

    UNTRUSTED = "untrusted"
    """Anybody's file: every command goes through the rules and must lead to the recorded events."""


@dataclass(frozen=True, slots=True)
class LoadReport:
    """What there is to say about a file that was loaded."""

    version: int
    program: str
    decisions: int
    dropped_tail: bool
    catalog_differs: bool


@dataclass(frozen=True, slots=True)
class Loaded(Generic[C, S, M, E, V]):
    """A session that stands where the file ends, and the report on the file."""

    session: Session[C, S, M, E, V]
    report: LoadReport


@dataclass(frozen=True, slots=True)
class _Table(Generic[C, S, M, E, V]):
    """The session being loaded, with a state for reading names of cards."""

    session: Session[C, S, M, E, V]
    codec: S
    program: str
    catalog_differs: bool


def load(
    path: FilePath, games: Mapping[str, Game[C, S, M, E, V]], trust: Trust, limits: Limits | None = None
) -> Loaded[C, S, M, E, V]:
    """The game in the file, without touching the file; raises SaveError."""
    lines = Lines(path, limits or Limits())
    return _loaded(lines, games, trust)


def resume(
    path: FilePath,
    games: Mapping[str, Game[C, S, M, E, V]],
    program: str,
    durability: Durability = Durability.FLUSH,
    limits: Limits | None = None,
) -> Loaded[C, S, M, E, V]:
    """Our own game in the file, with a writer attached that continues it; a file of an older version is rewritten."""
    limits = limits or Limits()
    lines = Lines(path, limits)
    loaded = _loaded(lines, games, Trust.TRUSTED)
    if loaded.report.version < VERSION:
        writer = save_as(loaded.session, path, program, durability, limits)
    else:
        writer = _continuation(path, lines, loaded.session, durability, limits)
    loaded.session.attach(writer)
    return loaded


def _continuation(
    path: FilePath, lines: Lines, session: Session[C, S, M, E, V], durability: Durability, limits: Limits
) -> SaveWriter[C, S, M, E, V]:
    mark = Mark(lines.size, lines.sum, len(session.tree.journal), len(session.tree.decisions))
    writer = SaveWriter(Scribe(session, limits), path, mark, durability)
    if lines.dropped_tail:
        writer.cut_torn_tail()
    return writer


def _loaded(lines: Lines, games: Mapping[str, Game[C, S, M, E, V]], trust: Trust) -> Loaded[C, S, M, E, V]:
    bodies = iter(lines)
    place, body = next(bodies)
    table = _laid_table(header_from(body, place), place, games, trust)
    for place, body in bodies:
        _take(table, line_from(body, place), place, trust)
    report = LoadReport(
        lines.version, table.program, len(table.session.tree.decisions), lines.dropped_tail, table.catalog_differs
    )
    return Loaded(table.session, report)


def _laid_table(
    header: Header, place: Place, games: Mapping[str, Game[C, S, M, E, V]], trust: Trust
) -> _Table[C, S, M, E, V]:
    game = games.get(header.game)
    if game is None:
        raise place.error("unknown_game", game=printable(header.game))
    with blamed_on(place, "config"):
        config = game.config_from_json(header.config)
        codec = game.new_state(config)
        differs = game.catalog_digest(config) != header.catalog
    if differs and trust is Trust.UNTRUSTED:
        raise place.error("catalog_differs")
    with blamed_on(place, "setup"):
        set_up = _recalled_session if trust is Trust.TRUSTED else _replayed_session
        session = set_up(game, config, codec, header, place)
        session.notes = header.notes
    return _Table(session, codec, header.program, differs)


def _recalled_session(
    game: Game[C, S, M, E, V], config: C, codec: S, header: Header, _place: Place
) -> Session[C, S, M, E, V]:
    session = Session(game, config, [game.event_from_json(codec, event) for event in header.setup])
    session.to_move()  # folds the set-up now, where an impossible one can be blamed on the file
    return session


def _replayed_session(
    game: Game[C, S, M, E, V], config: C, codec: S, header: Header, place: Place
) -> Session[C, S, M, E, V]:
    session = Session.start(game, config)
    if [game.event_to_json(codec, event) for event in session.tree.setup] != header.setup:
        raise place.error("events_differ")
    return session


def _take(table: _Table[C, S, M, E, V], line: DecisionLine | MoveLine, place: Place, trust: Trust) -> None:
    if isinstance(line, MoveLine):
        _move(table.session, line, place)
        return
    _check_growth(table.session, line, place)
    with blamed_on(place, "command"):
        command = table.session.game.command_from_json(table.codec, line.command)
    if trust is Trust.TRUSTED:
        _recall(table, command, line, place)
    else:
        _replay(table, command, line, place)


def _move(session: Session[C, S, M, E, V], line: MoveLine, place: Place) -> None:
    if line.at == session.at or line.at not in session.tree:
        raise place.bad_field("at", "out_of_order")
    session.go_to(line.at)


def _check_growth(session: Session[C, S, M, E, V], line: DecisionLine, place: Place) -> None:
    if line.id != len(session.tree.decisions) + 1:
        raise place.bad_field("id", "out_of_order")
    if line.parent != session.at:
        raise place.bad_field("parent", "out_of_order")


def _recall(table: _Table[C, S, M, E, V], command: M, line: DecisionLine, place: Place) -> None:
    with blamed_on(place, "events"):
        events = [table.session.game.event_from_json(table.codec, event) for event in line.events]
        table.session.recall(command, events)


def _replay(table: _Table[C, S, M, E, V], command: M, line: DecisionLine, place: Place) -> None:
    session = table.session
    with blamed_on(place, "command"):
        refusal = session.submit(command)
        if refusal is not None:
            raise place.error("illegal_command", reason=refusal.code)
        if session.at != line.id:
            raise place.bad_field("command", "twice")
        events = [session.game.event_to_json(table.codec, event) for event in session.tree.events(line.id)]
    if events != line.events:
        raise place.error("events_differ")
