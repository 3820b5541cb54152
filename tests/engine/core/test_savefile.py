"""Saving, loading and resuming: what is in the file comes back, whoever wrote it."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from engine.core import saveformat
from engine.core.checksum import running_sum
from engine.core.game import Json
from engine.core.savefile import Durability, LoadReport, Trust, load, resume, save_as
from engine.core.session import Session
from tests.engine.core.table import (
    GAME,
    GAMES,
    Step,
    ToySession,
    bodies_of,
    branching_session,
    choose,
    configs,
    everything,
    new_session,
    perform,
    steps,
    write_sealed,
)
from tests.engine.core.toy import Choose, Config, ToyGame

SPECIMENS = sorted((Path(__file__).parent / "specimens").glob("*.jsonl"))
either_trust = pytest.mark.parametrize("trust", list(Trust))
same_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def autosaved(path: Path, seats: int = 2) -> ToySession:
    session = new_session(seats)
    session.attach(save_as(session, path, "test"))
    return session


# -- what is written ------------------------------------------------------------------------------------------


def test_the_header_says_format_version_program_game_catalog_config_notes_and_set_up(path: Path) -> None:
    session = new_session(2, 9)
    session.notes = {"names": ["Ada"]}
    save_as(session, path, "wonders 1.2")
    (header,) = bodies_of(path)
    setup = header.pop("setup")
    assert header == {
        "format": "wonders-save",
        "version": 2,
        "program": "wonders 1.2",
        "game": "toy",
        "catalog": "cards-1",
        "config": {"seats": 2, "seed": 9},
        "notes": {"names": ["Ada"]},
    }
    assert [event["event"] for event in setup] == ["CardDealt", "CardDealt"]  # type: ignore[attr-defined]


def test_every_decision_and_every_move_is_one_line(path: Path) -> None:
    session = autosaved(path)
    choose(session, 3)
    session.undo()
    assert bodies_of(path)[1:] == [
        {
            "id": 1,
            "parent": 0,
            "command": {"seat": 0, "number": 3},
            "events": [{"event": "NumberSealed", "values": [0, 3]}],
        },
        {"at": 0},
    ]


def test_the_file_begins_with_the_promised_bytes_and_ends_every_line_with_a_newline(path: Path) -> None:
    choose(autosaved(path), 1, 2)
    data = path.read_bytes()
    assert data.startswith(saveformat.MAGIC)
    assert data.endswith(b'"}\n')
    assert data.count(b"\n") == 3


def test_each_sum_covers_the_line_without_it_and_the_sum_before(path: Path) -> None:
    choose(autosaved(path), 1, 2)
    previous = ""
    for line in path.read_bytes().splitlines():
        body, _, rest = line.rpartition(b',"sum":"')
        previous = running_sum(previous, body + b"}")
        assert rest == previous.encode() + b'"}'


def test_a_refused_command_writes_nothing(path: Path) -> None:
    session = autosaved(path)
    before = path.read_bytes()
    assert session.submit(Choose(0, 99)) is not None
    assert path.read_bytes() == before


def test_appending_never_changes_what_is_already_there(path: Path) -> None:
    session = autosaved(path)
    for number in (1, 2, 3, 1):
        before = path.read_bytes()
        choose(session, number)
        assert path.read_bytes().startswith(before)


def test_an_autosave_and_a_save_of_the_same_session_are_the_same_bytes(path: Path, tmp_path: Path) -> None:
    session = autosaved(path, 3)
    choose(session, 1, 2, 3, 1)
    session.undo(3)
    choose(session, 1)
    save_as(session, tmp_path / "copy.jsonl", "test")
    assert (tmp_path / "copy.jsonl").read_bytes() == path.read_bytes()


def test_a_writer_that_is_attached_late_catches_up(path: Path) -> None:
    session = new_session()
    writer = save_as(session, path, "test")
    choose(session, 1, 2)
    session.attach(writer)
    assert everything(load(path, GAMES, Trust.UNTRUSTED).session) == everything(session)


# -- what comes back ------------------------------------------------------------------------------------------


@either_trust
@same_folder
@given(config=configs, todo=steps)
def test_what_was_saved_is_loaded(trust: Trust, config: Config, todo: list[Step], tmp_path: Path) -> None:
    session = Session.start(GAME, config)
    perform(session, todo)
    save_as(session, tmp_path / "law.jsonl", "test")
    loaded = load(tmp_path / "law.jsonl", GAMES, trust)
    assert everything(loaded.session) == everything(session)
    assert loaded.report == LoadReport(saveformat.VERSION, "test", len(session.tree.decisions), False, False)


@same_folder
@given(config=configs, before=steps, after=steps)
def test_a_game_that_was_resumed_is_saved_as_if_it_had_never_stopped(
    config: Config, before: list[Step], after: list[Step], tmp_path: Path
) -> None:
    path = tmp_path / "resumed.jsonl"
    session = Session.start(GAME, config)
    session.attach(save_as(session, path, "test"))
    perform(session, before)
    resumed = resume(path, GAMES, "test").session
    perform(session, after)
    whole = path.read_bytes()
    path.write_bytes(whole[: -sum(map(len, whole.splitlines(keepends=True)[len(resumed.tree.journal) + 1 :])) or None])
    perform(resumed, after)
    assert path.read_bytes() == whole


@either_trust
def test_a_loaded_session_stands_where_the_old_one_stood_and_redoes_what_it_would_have_redone(
    path: Path, trust: Trust
) -> None:
    session = branching_session()
    save_as(session, path, "test")
    loaded = load(path, GAMES, trust).session
    loaded.redo()
    session.redo()
    assert loaded.path() == session.path()


def test_loading_leaves_the_file_untouched(path: Path) -> None:
    save_as(branching_session(), path, "test")
    path.write_bytes(path.read_bytes() + b"torn")
    before = path.read_bytes()
    load(path, GAMES, Trust.TRUSTED)
    assert path.read_bytes() == before


def test_a_path_may_be_given_as_text(path: Path) -> None:
    save_as(new_session(), str(path), "test")
    assert load(str(path), GAMES, Trust.TRUSTED).report.decisions == 0


# -- other cards, other versions ------------------------------------------------------------------------------


@either_trust
def test_notes_come_back_as_they_were(path: Path, trust: Trust) -> None:
    session = branching_session()
    session.notes = {"names": ["Ada", "Bo"], "seat": 1}
    save_as(session, path, "test")
    assert load(path, GAMES, trust).session.notes == session.notes


def test_other_cards_are_reported_of_our_own_file(path: Path) -> None:
    save_as(branching_session(), path, "test")
    assert load(path, {"toy": ToyGame("cards-2")}, Trust.TRUSTED).report.catalog_differs


def version_0(body: Json) -> Json:
    """An imagined older version, which had other words."""
    if "format" in body:
        old = {**body, "version": 0, "app": body["program"]}
        del old["program"]
        return old
    return body if "at" in body else {**body, "wish": body["command"]} | {"command": None}


def from_version_0(body: Json) -> Json:
    """Its migration, written as a real one would be."""
    if "format" in body:
        return {**{key: body[key] for key in body if key != "app"}, "program": body["app"]}
    return body if "at" in body else {key: body[key] for key in body if key != "wish"} | {"command": body["wish"]}


def write_version_0(path: Path, session: ToySession) -> None:
    save_as(session, path, "ancient")
    write_sealed(path, [version_0(body) for body in bodies_of(path)])


@either_trust
def test_an_older_version_is_loaded_through_its_migration(
    path: Path, trust: Trust, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(saveformat.MIGRATIONS, 0, from_version_0)
    write_version_0(path, branching_session())
    loaded = load(path, GAMES, trust)
    assert everything(loaded.session) == everything(branching_session())
    assert (loaded.report.version, loaded.report.program) == (0, "ancient")


def test_an_older_version_that_is_resumed_is_rewritten_in_todays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(saveformat.MIGRATIONS, 0, from_version_0)
    write_version_0(path, branching_session())
    session = resume(path, GAMES, "today").session
    choose(session, 2)
    loaded = load(path, GAMES, Trust.UNTRUSTED)
    assert (loaded.report.version, loaded.report.program) == (saveformat.VERSION, "today")
    assert everything(loaded.session) == everything(session)


@either_trust
@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda path: path.stem)
def test_a_kept_specimen_always_loads(specimen: Path, trust: Trust) -> None:
    loaded = load(specimen, GAMES, trust)
    notes = json.loads(specimen.with_suffix(".json").read_text("utf-8"))
    assert loaded.session.at == notes["at"]
    assert GAME.state_to_json(loaded.session.state) == notes["state"]
    assert loaded.report == LoadReport(**notes["report"])


def test_there_is_a_specimen_of_every_version() -> None:
    assert {path.stem for path in SPECIMENS} >= {f"toy_v{version}" for version in range(1, saveformat.VERSION + 1)}


# -- a torn end -----------------------------------------------------------------------------------------------


@either_trust
@pytest.mark.parametrize(
    "tail", [b"{", b'{"at":0,"sum":"0123456789abcdef"}\n', b"\x00" * 99, b"\xff\n", b"[]\n", b"\n"]
)
def test_a_torn_last_line_costs_that_line_alone(path: Path, trust: Trust, tail: bytes) -> None:
    save_as(branching_session(), path, "test")
    path.write_bytes(path.read_bytes() + tail)
    loaded = load(path, GAMES, trust)
    assert loaded.report.dropped_tail
    assert everything(loaded.session) == everything(branching_session())


@pytest.mark.parametrize("durability", list(Durability))
def test_writing_on_first_cuts_the_torn_tail_off(path: Path, durability: Durability) -> None:
    save_as(branching_session(), path, "test")
    path.write_bytes(path.read_bytes() + b'{"id":8,"par')
    loaded = resume(path, GAMES, "test", durability)
    assert loaded.report.dropped_tail
    choose(loaded.session, 3, 3)
    again = load(path, GAMES, Trust.UNTRUSTED)
    assert not again.report.dropped_tail
    assert everything(again.session) == everything(loaded.session)


def test_a_sealed_last_line_that_is_no_json_is_dropped_and_the_next_one_is_sealed_to_the_line_before(
    path: Path,
) -> None:
    save_as(new_session(), path, "test")
    line = path.read_bytes()
    total = json.loads(line)["sum"]
    broken = running_sum(total, b'{"at":}')
    path.write_bytes(line + b'{"at":,"sum":"' + broken.encode() + b'"}\n')
    loaded = resume(path, GAMES, "test")
    assert loaded.report.dropped_tail
    choose(loaded.session, 1)
    assert everything(load(path, GAMES, Trust.TRUSTED).session) == everything(loaded.session)
