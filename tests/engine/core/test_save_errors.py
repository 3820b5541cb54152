"""Every way in which a file can be wrong has a code and names file, line and field."""

import json
import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core import saveformat
from engine.core.checksum import running_sum
from engine.core.errors import SaveError
from engine.core.game import Json
from engine.core.savefile import Limits, Trust, load, resume, save_as
from engine.core.savelines import json_in
from engine.core.schema import TooDeepError, parsed, printable
from tests.engine.core.table import GAMES, bodies_of, branching_session, sealed_lines, write_sealed
from tests.engine.core.toy import Choose, State, ToyGame

Bodies = list[Json]
either_trust = pytest.mark.parametrize("trust", list(Trust))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    save_as(branching_session(), path, "test")
    return path


def complaint(path: Path, trust: Trust = Trust.TRUSTED, limits: Limits | None = None) -> SaveError:
    with pytest.raises(SaveError) as caught:
        load(path, GAMES, trust, limits)
    assert caught.value.details["file"] == str(path)
    return caught.value


def complaint_about(path: Path, change: Callable[[Bodies], object], trust: Trust = Trust.TRUSTED) -> tuple[object, ...]:
    """Change the lines, seal them anew as a forger would, and give code, line, field and reason of the complaint."""
    bodies = bodies_of(path)
    change(bodies)
    details = (error := complaint(write_sealed(path, bodies), trust)).details
    return error.code, details.get("line"), details.get("field"), details.get("reason")


# -- the file as a whole --------------------------------------------------------------------------------------


def test_a_file_that_is_not_there_is_unreadable(path: Path) -> None:
    path.unlink()
    error = complaint(path)
    assert (error.code, error.details["reason"]) == ("unreadable", "ENOENT")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    error = complaint(tmp_path)
    assert (error.code, error.details["reason"]) == ("unreadable", "not_a_file")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_or_socket_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("socket")
        for name in ("pipe", "socket"):
            assert complaint(Path(name)).details["reason"] == "not_a_file"


def test_a_name_that_can_be_none_is_unreadable() -> None:
    error = complaint(Path("a\0b"))
    assert (error.code, error.details["reason"]) == ("unreadable", "EINVAL")


def test_a_file_that_may_not_be_read_is_unreadable(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object, **_named: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr("builtins.open", forbidden)
    assert complaint(path).details["reason"] == "EACCES"


def test_an_empty_file_is_called_empty(path: Path) -> None:
    path.write_bytes(b"")
    assert complaint(path).code == "empty_file"


def test_a_file_over_the_cap_is_too_large_and_one_at_the_cap_is_not(path: Path) -> None:
    size = path.stat().st_size
    load(path, GAMES, Trust.TRUSTED, Limits(file=size))
    error = complaint(path, limits=Limits(file=size - 1))
    assert (error.code, error.details["limit"]) == ("too_large", size - 1)


def test_a_line_over_the_cap_is_too_long(path: Path) -> None:
    error = complaint(path, limits=Limits(line=300))
    assert (error.code, error.details["line"], error.details["limit"]) == ("line_too_long", 4, 300)


@pytest.mark.parametrize(
    "data",
    [
        b"\n",
        b"{}\n",
        b"\x89PNG\r\n\x1a\n",
        b"[" * 100_000,
        b'{"format":"other","version":1}\n',
        b'{"format":"wonders-sa',
    ],
)
def test_anything_else_is_not_a_save(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    assert complaint(path).code == "not_a_save"


# -- damage ---------------------------------------------------------------------------------------------------


@either_trust
@pytest.mark.parametrize("line", [1, 2, 5])
def test_a_changed_letter_before_the_last_line_is_damage_of_that_line(path: Path, trust: Trust, line: int) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(b"seat", b"Seat", 1)
    path.write_bytes(b"".join(lines))
    error = complaint(path, trust)
    assert (error.code, error.details["line"], error.details["reason"]) == ("damaged_line", line, "wrong_sum")


@pytest.mark.parametrize("change", ["drop", "swap", "repeat"])
def test_lines_that_are_lost_swapped_or_repeated_are_damage(path: Path, change: str) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    order = {"drop": [0, 1, 3, 4, 5], "swap": [0, 2, 1, 3, 4, 5], "repeat": [0, 1, 1, 2, 3, 4, 5]}[change]
    path.write_bytes(b"".join(lines[i] for i in order))
    assert complaint(path).code == "damaged_line"


def test_bytes_that_are_no_utf8_before_the_last_line_are_named(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = b"\xff" + lines[2]
    path.write_bytes(b"".join(lines))
    error = complaint(path)
    assert (error.code, error.details["line"]) == ("not_utf8", 3)


@pytest.mark.parametrize("data", [b"", b"\xff\n", b"x}\n", b"1}\n", b'1,"sum":"0123456789abcdef"}\n'])
def test_a_header_is_never_dropped_as_a_torn_line(path: Path, data: bytes) -> None:
    path.write_bytes(saveformat.MAGIC + data)
    error = complaint(path)
    assert (error.code in {"damaged_line", "not_utf8"}, error.details["line"]) == (True, 1)


def test_a_header_without_newline_is_damage(path: Path) -> None:
    path.write_bytes(path.read_bytes().splitlines()[0])
    assert complaint(path).details["reason"] == "no_newline"


@pytest.mark.parametrize(
    "text", [b'{"at":NaN}', b'{"at":1e999}', b'{"at":-Infinity}', b'{"at":1,"at":2}', b'{"at":' + b"9" * 5000 + b"}"]
)
def test_json_that_no_file_of_ours_has_is_damage(path: Path, text: bytes) -> None:
    lines = sealed_lines(bodies_of(path)[:1])
    path.write_bytes(lines[0] + forged(lines[0], text) + b"{}\n")
    error = complaint(path)
    assert (error.code, error.details["line"], error.details["reason"]) == ("damaged_line", 2, "not_json")


def forged(line: bytes, text: bytes) -> bytes:
    """`text` with a right seal, as the line after `line`."""
    total = running_sum(line[-19:-3].decode(), text)
    return text[:-1] + b',"sum":"' + total.encode() + b'"}\n'


def test_nesting_without_end_is_a_bad_field(path: Path) -> None:
    header = path.read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(header + forged(header, b'{"at":' + b"[" * 100_000 + b"]" * 100_000 + b"}"))
    error = complaint(path)
    assert (error.code, error.details["line"], error.details["reason"]) == ("bad_field", 2, "too_deep")


def test_nesting_without_end_in_the_header_is_a_bad_field(path: Path) -> None:
    path.write_bytes(saveformat.MAGIC + b"[" * 100_000 + b"\n")
    assert complaint(path).code == "bad_field"


# -- versions and games ---------------------------------------------------------------------------------------


def test_a_newer_version_is_refused_whatever_else_it_says_and_left_alone(path: Path) -> None:
    data = saveformat.MAGIC + b'99,"seal":"of another kind"}\nwords of the future\n'
    path.write_bytes(data)
    assert complaint(path).code == "newer_version"
    with pytest.raises(SaveError, match="newer_version"):
        resume(path, GAMES, "test")
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        (0, "unknown"),
        (-(10**30), "unknown"),
        ("1", "not_an_integer"),
        (True, "not_an_integer"),
        (1.0, "not_an_integer"),
    ],
)
def test_a_version_that_never_was_is_a_bad_field(path: Path, version: object, reason: str) -> None:
    found = complaint_about(path, lambda bodies: bodies[0].update(version=version))
    assert found == ("bad_field", 1, "version", reason)


def test_a_line_that_breaks_its_migration_is_a_bad_field(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(saveformat.MIGRATIONS, 0, lambda body: {**body, "program": body["app"]})
    found = complaint_about(path, lambda bodies: bodies[0].update(version=0))
    assert found == ("bad_field", 1, "version", "KeyError")


def test_a_game_we_do_not_have_is_named(path: Path) -> None:
    bodies = bodies_of(path)
    bodies[0]["game"] = "chess\ud800"
    error = complaint(write_sealed(path, bodies))
    assert (error.code, error.details["game"]) == ("unknown_game", "chess\\ud800")
    assert str(error).isprintable()


def test_a_strangers_file_with_other_cards_is_refused(path: Path) -> None:
    with pytest.raises(SaveError, match="catalog_differs"):
        load(path, {"toy": ToyGame("cards-2")}, Trust.UNTRUSTED)


# -- fields ---------------------------------------------------------------------------------------------------


@either_trust
@pytest.mark.parametrize("field", ["program", "game", "catalog", "config", "setup"])
def test_a_header_without_one_of_its_fields_is_refused(path: Path, trust: Trust, field: str) -> None:
    found = complaint_about(path, lambda bodies: bodies[0].pop(field), trust)
    assert found == ("bad_field", 1, field, "missing")


@either_trust
@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("program", 3, "not_a_text"),
        ("game", None, "not_a_text"),
        ("catalog", [], "not_a_text"),
        ("config", {"seats": 9, "seed": 1}, "seats"),
        ("config", {"seats": 2}, "wrong_fields"),
        ("config", None, "wrong_fields"),
        ("setup", {}, "not_a_list"),
        ("surprise", 1, "unknown"),
    ],
)
def test_a_header_field_of_the_wrong_kind_is_named(
    path: Path, trust: Trust, field: str, value: object, reason: str
) -> None:
    found = complaint_about(path, lambda bodies: bodies[0].update({field: value}), trust)
    assert found == ("bad_field", 1, field, reason)


@either_trust
@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("id", 3, "out_of_order"),
        ("id", "2", "not_an_integer"),
        ("id", True, "not_an_integer"),
        ("parent", 0, "out_of_order"),
        ("parent", None, "not_an_integer"),
        ("command", {"seat": 1}, "wrong_fields"),
        ("command", {"seat": 1, "number": 2.5}, "not_an_integer"),
        ("events", None, "not_a_list"),
        ("surprise", 1, "unknown"),
    ],
)
def test_a_decision_field_of_the_wrong_kind_is_named(
    path: Path, trust: Trust, field: str, value: object, reason: str
) -> None:
    found = complaint_about(path, lambda bodies: bodies[2].update({field: value}), trust)
    assert found == ("bad_field", 3, field, reason)


@either_trust
@pytest.mark.parametrize("field", ["id", "parent", "command", "events"])
def test_a_decision_without_one_of_its_fields_is_refused(path: Path, trust: Trust, field: str) -> None:
    found = complaint_about(path, lambda bodies: bodies[2].pop(field), trust)
    assert found == ("bad_field", 3, field, "missing")


@either_trust
@pytest.mark.parametrize(
    ("move", "field", "reason"),
    [
        ({"at": 99}, "at", "out_of_order"),
        ({"at": -1}, "at", "out_of_order"),
        ({"at": 3}, "at", "out_of_order"),
        ({"at": False}, "at", "not_an_integer"),
        ({"at": 0, "why": 1}, "why", "unknown"),
    ],
)
def test_a_move_to_nowhere_is_refused(path: Path, trust: Trust, move: Json, field: str, reason: str) -> None:
    found = complaint_about(path, lambda bodies: bodies.append(move), trust)
    assert found == ("bad_field", 11, field, reason)


# -- what a forger may try ------------------------------------------------------------------------------------


def test_a_strangers_set_up_must_be_the_one_of_the_seed(path: Path) -> None:
    found = complaint_about(path, lambda bodies: bodies[0].update(setup=[]), Trust.UNTRUSTED)
    assert found == ("events_differ", 1, None, None)


def test_a_strangers_command_must_be_legal(path: Path) -> None:
    found = complaint_about(path, lambda bodies: bodies[2].update(command={"seat": 0, "number": 1}), Trust.UNTRUSTED)
    assert found == ("illegal_command", 3, None, "not_your_turn")


def test_a_strangers_events_must_be_those_of_the_rules(path: Path) -> None:
    forgery = [{"event": "NumberSealed", "values": [1, 3]}]
    found = complaint_about(path, lambda bodies: bodies[2].update(events=forgery), Trust.UNTRUSTED)
    assert found == ("events_differ", 3, None, None)


def test_a_stranger_may_not_make_the_same_decision_twice_in_one_place(path: Path) -> None:
    def repeat(bodies: Bodies) -> None:
        bodies[2:] = [{"at": 0}, {**bodies[1], "id": 2}]

    assert complaint_about(path, repeat, Trust.UNTRUSTED) == ("bad_field", 4, "command", "twice")


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ({"event": "NumberSealed"}, "wrong_fields"),
        ({"event": "NumberSealed", "values": [1, "2"]}, "not_integers"),
        ({"event": "CityBurnt", "values": []}, "no_such_event"),
        ({"event": "PointsScored", "values": [9, 1]}, "IndexError"),
    ],
)
def test_impossible_events_in_our_own_file_are_refused(path: Path, event: Json, reason: str) -> None:
    found = complaint_about(path, lambda bodies: bodies[2].update(events=[event]))
    assert found == ("bad_field", 3, "events", reason)
    found = complaint_about(path, lambda bodies: bodies[0].update(setup=[event]))
    assert found == ("bad_field", 1, "setup", reason)


def test_a_game_that_falls_over_a_strangers_command_does_not_bring_the_program_down(path: Path) -> None:
    class Careless(ToyGame):
        def refusal(self, state: State, command: Choose) -> None:
            return [None][state.config.seats]

    with pytest.raises(SaveError) as caught:
        load(path, {"toy": Careless()}, Trust.UNTRUSTED)
    assert (caught.value.code, caught.value.details["reason"]) == ("bad_field", "IndexError")
    assert isinstance(caught.value.__cause__, IndexError)


def test_what_errors_quote_is_short_and_printable() -> None:
    assert printable("x" * 1000) == "x" * 200
    assert printable("\udcff") == "\\udcff"


@pytest.mark.parametrize(
    "text", ["[" * 2_000, '{"a":' * 2_000, "[" * 101 + "]" * 101, '"' + "[" * 500 + '",' + "[" * 500]
)
def test_json_that_is_nested_deeper_than_any_save_is_refused_before_it_is_read(text: str) -> None:
    with pytest.raises(TooDeepError):
        parsed(text)


@pytest.mark.parametrize(
    "value",
    [
        ["[" * 5_000, '"[', "\\", {"{": "}}}"}],
        [[[number] for number in range(500)]],
        {"a": "]" * 300 + "[" * 300, "b": [[]] * 300},
    ],
)
def test_brackets_inside_texts_do_not_count_as_nesting(value: object) -> None:
    assert parsed(json.dumps(value)) == value


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty_file"),
        (b"\xff\xfe", "not_utf8"),
        (b"{", "damaged_line"),
        (b"NaN", "damaged_line"),
        (b"1e999", "damaged_line"),
        (b"1" * 5_000, "damaged_line"),
        (b'{"a":1,"a":2}', "damaged_line"),
        (b"[" * 2_000, "bad_field"),
        (b" " * 101, "too_large"),
        (b"\n" * 90, "damaged_line"),
    ],
)
def test_a_file_of_json_is_read_or_refused_with_a_code(path: Path, content: bytes, code: str) -> None:
    path.write_bytes(content)
    limits = Limits(file=10_000 if len(content) > 101 else 100)
    with pytest.raises(SaveError) as caught:
        json_in(path, limits)
    assert caught.value.code == code
