"""There is one version; a tag and the changelog must know it."""

from pathlib import Path

import pytest

from installers import version
from installers.run import Refused
from wonders_gui.version import VERSION

CHANGELOG = "# Changelog\n\n## [1.2.0] - 2026-11-16\n\n### Added\n\n- Much.\n\n## [1.1.0]\n\n- Less.\n"


def test_the_version_is_read_without_running_the_program() -> None:
    assert version.version() == VERSION


def test_a_file_that_says_no_version_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "version.py"
    source.write_text("NUMBER = 3\n", encoding="utf-8")
    with pytest.raises(Refused, match="VERSION"):
        version.version(source)


def test_a_tag_must_be_the_version() -> None:
    version.demand_tag("1.2.0", "v1.2.0")
    for tag in ("1.2.0", "v1.2.1", ""):
        with pytest.raises(Refused, match=r"v1\.2\.0"):
            version.demand_tag("1.2.0", tag)


def test_a_release_of_another_tag_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_REF_TYPE", "tag")
    monkeypatch.setenv("GITHUB_REF_NAME", "v999.0.0")
    with pytest.raises(Refused, match=r"v999\.0\.0"):
        version.check()


def test_a_branch_may_be_tried_at_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_REF_TYPE", "branch")
    version.check()


def test_the_chapter_of_a_version_is_its_own() -> None:
    assert version.chapter("1.2.0", CHANGELOG) == "### Added\n\n- Much."
    assert version.chapter("1.1.0", CHANGELOG) == "- Less."
    assert version.chapter("1.2", CHANGELOG) == ""


def test_a_version_without_a_chapter_is_refused() -> None:
    with pytest.raises(Refused, match="CHANGELOG"):
        version.demand_chapter("2.0.0", CHANGELOG)
