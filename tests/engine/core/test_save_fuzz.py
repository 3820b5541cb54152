"""Whatever bytes a file has, loading it gives a session or a SaveError, and never a wrong game."""

from pathlib import Path
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.checksum import START, running_sum
from engine.core.errors import SaveError
from engine.core.game import Json
from engine.core.savefile import Loaded, Trust, load, resume, save_as
from engine.core.saveformat import MAGIC
from tests.engine.core.table import (
    GAMES,
    ToySession,
    bodies_of,
    branching_session,
    choose,
    everything,
    folded,
    sealed_lines,
    write_sealed,
)
from tests.engine.core.toy import Choose, Config, Event, State, View

ToyLoaded = Loaded[Config, State, Choose, Event, View]
either_trust = pytest.mark.parametrize("trust", list(Trust))
same_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-3, 9)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(["NumberSealed", "CardDealt", "toy", "cards-1"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["seat", "number", "event", "values", "seats", "seed", "x"]), inner, max_size=4
        )
    ),
    max_leaves=8,
)
field_names = st.sampled_from(
    ["id", "parent", "command", "events", "at", "version", "program", "game", "catalog", "config", "setup", "sum", "x"]
)


@pytest.fixture
def sample(tmp_path: Path) -> bytes:
    save_as(branching_session(), tmp_path / "sample.jsonl", "test")
    return (tmp_path / "sample.jsonl").read_bytes()


def attempt(path: Path, trust: Trust) -> ToyLoaded | None:
    """Load, and accept no other error than SaveError."""
    try:
        return load(path, GAMES, trust)
    except SaveError:
        return None


def is_consistent(session: ToySession) -> bool:
    return session.state == folded(session)


@either_trust
def test_a_file_cut_off_at_any_byte_opens_with_all_its_whole_lines(sample: bytes, tmp_path: Path, trust: Trust) -> None:
    path = tmp_path / "cut.jsonl"
    header = sample.index(b"\n") + 1
    for size in range(len(sample)):
        path.write_bytes(sample[:size])
        loaded = attempt(path, trust)
        if size < header:
            assert loaded is None
        else:
            assert loaded is not None
            assert len(loaded.session.tree.journal) == sample[:size].count(b"\n") - 1
            assert loaded.report.dropped_tail == (sample[:size][-1:] != b"\n")


def test_a_file_cut_off_at_any_byte_can_be_continued(sample: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    for size in range(sample.index(b"\n") + 1, len(sample), 7):
        path.write_bytes(sample[:size])
        session = resume(path, GAMES, "test").session
        choose(session, 2)
        session.undo()
        assert everything(load(path, GAMES, Trust.UNTRUSTED).session) == everything(session)


@either_trust
@same_folder
@given(data=st.data())
def test_flipped_bits_are_noticed_everywhere_but_in_the_last_line_which_is_dropped(
    sample: bytes, tmp_path: Path, trust: Trust, data: st.DataObject
) -> None:
    position = data.draw(st.integers(0, len(sample) - 1))
    changed = bytearray(sample)
    changed[position] ^= data.draw(st.integers(1, 255))
    path = tmp_path / "flipped.jsonl"
    path.write_bytes(changed)
    loaded = attempt(path, trust)
    if position < sample[:-1].rindex(b"\n"):
        assert loaded is None
    elif loaded is not None:
        assert loaded.report.dropped_tail
        assert is_consistent(loaded.session)


@either_trust
@same_folder
@given(data=st.binary(max_size=400))
def test_any_bytes_load_or_raise_a_save_error(tmp_path: Path, trust: Trust, data: bytes) -> None:
    path = tmp_path / "noise.jsonl"
    for noise in (data, MAGIC + data, MAGIC + b"1" + data):
        path.write_bytes(noise)
        assert attempt(path, trust) is None


@either_trust
@same_folder
@given(cuts=st.lists(st.integers(0, 10**4), min_size=4, max_size=4), data=st.binary(max_size=30))
def test_pieces_of_a_file_moved_about_load_or_raise_a_save_error(
    sample: bytes, tmp_path: Path, trust: Trust, cuts: list[int], data: bytes
) -> None:
    a, b, c, d = (cut % len(sample) for cut in cuts)
    path = tmp_path / "pieces.jsonl"
    path.write_bytes(sample[:a] + sample[b:c] + data + sample[d:])
    loaded = attempt(path, trust)
    assert loaded is None or is_consistent(loaded.session)


@either_trust
@same_folder
@given(line=st.integers(0, 9), field=field_names, value=json_values)
def test_any_json_in_any_field_under_a_right_seal_loads_or_raises_a_save_error(
    sample: bytes, tmp_path: Path, trust: Trust, line: int, field: str, value: object
) -> None:
    bodies = bodies_of(tmp_path / "sample.jsonl")
    bodies[line][field] = value
    loaded = attempt(write_sealed(tmp_path / "forged.jsonl", bodies), trust)
    assert loaded is None or is_consistent(loaded.session)


@either_trust
@same_folder
@given(lines=st.lists(json_values, max_size=3))
def test_any_json_lines_after_a_header_load_or_raise_a_save_error(
    sample: bytes, tmp_path: Path, trust: Trust, lines: list[object]
) -> None:
    header = bodies_of(tmp_path / "sample.jsonl")[0]
    bodies = [header, *(value if isinstance(value, dict) else {"at": value} for value in lines)]
    attempt(write_sealed(tmp_path / "forged.jsonl", cast(list[Json], bodies)), trust)


@same_folder
@given(line=st.integers(0, 9), field=field_names, value=json_values)
def test_a_strangers_file_that_loads_is_a_game_that_the_rules_allow(
    sample: bytes, tmp_path: Path, line: int, field: str, value: object
) -> None:
    bodies = bodies_of(tmp_path / "sample.jsonl")
    bodies[line][field] = value
    loaded = attempt(write_sealed(tmp_path / "forged.jsonl", bodies), Trust.UNTRUSTED)
    if loaded is not None:
        save_as(loaded.session, tmp_path / "again.jsonl", "test")
        assert everything(load(tmp_path / "again.jsonl", GAMES, Trust.UNTRUSTED).session) == everything(loaded.session)


@same_folder
@given(text=st.binary(max_size=60))
def test_any_bytes_under_a_right_seal_load_or_raise_a_save_error(sample: bytes, tmp_path: Path, text: bytes) -> None:
    header = sealed_lines(bodies_of(tmp_path / "sample.jsonl")[:1])[0]
    total = running_sum(running_sum(START, header[:-27] + b"}"), text + b"}")
    path = tmp_path / "forged.jsonl"
    path.write_bytes(header + text.replace(b"\n", b" ") + b',"sum":"' + total.encode() + b'"}\n' + b"{}\n")
    attempt(path, Trust.TRUSTED)
