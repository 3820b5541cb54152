"""The words of the save format: which fields each line has, in which version. It opens no file and asks no rule.

See docs/savefile.md.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.core.game import C, E, Game, Json, M, S, V
from engine.core.schema import Place, blamed_on, exactly, integer, items, mapping, text
from engine.core.session import Session
from engine.core.tree import Decision, NodeId

FORMAT: Final = "wonders-save"
VERSION: Final = 2

MAGIC: Final = b'{"format":"wonders-save","version":'
"""The first bytes of every save file of every version: a promise to all later versions."""


def _with_notes(body: Json) -> Json:
    """Version 2 added the notes to the header."""
    return {**body, "notes": {}} if "format" in body else body


MIGRATIONS: dict[int, Callable[[Json], Json]] = {1: _with_notes}
"""From version v to v + 1, one line at a time and without its sum; the header is the line that has a "format"."""

_HEADER: Final = frozenset({"format", "version", "program", "game", "catalog", "config", "notes", "setup"})
_DECISION: Final = frozenset({"id", "parent", "command", "events"})
_MOVE: Final = frozenset({"at"})


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: which game at which table, and how it was laid out."""

    program: str
    game: str
    catalog: str
    config: object
    notes: Json
    setup: list[object]


@dataclass(frozen=True, slots=True)
class DecisionLine:
    """A decision made for the first time."""

    id: NodeId
    parent: NodeId
    command: object
    events: list[object]


@dataclass(frozen=True, slots=True)
class MoveLine:
    """A visit to a node that was already there."""

    at: NodeId


def header_body(session: Session[C, S, M, E, V], codec: S, program: str) -> Json:
    """The header of a file for `session`; `codec` is any state of the same table."""
    game, config = session.game, session.config
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": program,
        "game": game.name,
        "catalog": game.catalog_digest(config),
        "config": game.config_to_json(config),
        "notes": session.notes,
        "setup": [game.event_to_json(codec, event) for event in session.tree.setup],
    }


def decision_body(game: Game[C, S, M, E, V], codec: S, decision: Decision[M, E]) -> Json:
    """The line of a new decision."""
    return {
        "id": decision.id,
        "parent": decision.parent,
        "command": game.command_to_json(codec, decision.command),
        "events": [game.event_to_json(codec, event) for event in decision.events],
    }


def move_body(node: NodeId) -> Json:
    """The line of an undo, a redo, or any other visit to a known node."""
    return {"at": node}


def version_of(body: Json, place: Place) -> int:
    """The version a header claims; newer ones are refused."""
    version = integer(body, "version", place)
    if version > VERSION:
        raise place.error("newer_version")
    for step in range(version, VERSION):
        if step not in MIGRATIONS:
            raise place.bad_field("version", "unknown")
    return version


def migrated(body: Json, version: int, place: Place) -> Json:
    """A line of an older version in today's words."""
    with blamed_on(place, "version"):
        for step in range(version, VERSION):
            body = MIGRATIONS[step](body)
    return body


def header_from(body: Json, place: Place) -> Header:
    """The header, if it has exactly the fields of one."""
    exactly(body, _HEADER, place)
    return Header(
        text(body, "program", place),
        text(body, "game", place),
        text(body, "catalog", place),
        body["config"],
        mapping(body, "notes", place),
        items(body, "setup", place),
    )


def line_from(body: Json, place: Place) -> DecisionLine | MoveLine:
    """Any line after the header, if it has exactly the fields of one."""
    if "at" in body:
        exactly(body, _MOVE, place)
        return MoveLine(integer(body, "at", place))
    exactly(body, _DECISION, place)
    return DecisionLine(
        integer(body, "id", place), integer(body, "parent", place), body["command"], items(body, "events", place)
    )
