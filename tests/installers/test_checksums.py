"""A download can be compared with what was built."""

import hashlib
from pathlib import Path

import pytest

from installers import checksums
from installers.run import Refused


def test_the_sums_are_lines_that_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"two")
    (tmp_path / "a").write_bytes(b"one")
    lines = checksums.sums(tmp_path).splitlines()
    assert lines[0] == f"{hashlib.sha256(b'one').hexdigest()}  a"
    assert [line.partition("  ")[2] for line in lines] == ["a", "b"]


def test_the_list_does_not_list_itself(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"one")
    before = checksums.sums(tmp_path)
    (tmp_path / checksums.NAME).write_text(before, encoding="utf-8")
    assert checksums.sums(tmp_path) == before


def test_changed_missing_and_new_files_are_named(tmp_path: Path) -> None:
    for name in ("same", "changed", "missing"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    told = checksums.sums(tmp_path)
    assert checksums.differences(tmp_path, told) == []
    (tmp_path / "changed").write_text("by somebody", encoding="utf-8")
    (tmp_path / "missing").unlink()
    (tmp_path / "new").touch()
    assert checksums.differences(tmp_path, told) == ["changed", "missing", "new"]


def test_without_anything_built_there_is_nothing_to_sum(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checksums, "DIST", tmp_path)
    with pytest.raises(Refused, match="nothing in dist"):
        checksums.build()
    with pytest.raises(Refused, match="SHA256SUMS"):
        checksums.check()
