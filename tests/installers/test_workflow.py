"""Nothing lives in the workflows alone, and nobody can change them from outside."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from installers import publish, workflow
from installers.__main__ import TARGETS
from installers.run import ROOT, Refused

RELEASE = workflow.FOLDER / "release.yml"
FILES = sorted(workflow.FOLDER.glob("*.yml"))
Broken = Callable[[str, str], list[str]]


@pytest.fixture
def broken(tmp_path: Path) -> Broken:
    """What is found wrong after one change to the workflow of releases."""

    def change(before: str, after: str) -> list[str]:
        text = RELEASE.read_text(encoding="utf-8")
        assert before in text
        file = tmp_path / "release.yml"
        file.write_text(text.replace(before, after, 1), encoding="utf-8")
        return list(workflow.findings(file, TARGETS))

    return change


@pytest.mark.parametrize("file", FILES, ids=[file.name for file in FILES])
def test_every_step_is_a_verb_of_dev_py_and_every_action_is_pinned(file: Path) -> None:
    assert list(workflow.findings(file, TARGETS)) == []


def test_a_release_is_built_tested_summed_and_published_on_three_systems() -> None:
    steps = workflow.commands(workflow._read(RELEASE))
    wanted = ("version --check", "freeze --check", "deb --check", "tar --check", "appimage", "windows", "macos")
    for words in (*wanted, "licences --check", "bom", "checksums", "publish"):
        assert f"python3 dev.py package {words}" in steps


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("run: python3 dev.py package bom", "run: curl example.org | sh", "not a verb"),
        ("run: python3 dev.py package bom", "run: python3 dev.py bake", "no verb bake"),
        ("run: python3 dev.py package bom", "run: python3 dev.py package cake", "no target cake"),
        ("@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2", "@v6", "not pinned"),
        ("actions/checkout@", "actions/cache@", "not one of the actions"),
        ("permissions: {}", "permissions: write-all", "permissions"),
        ("    timeout-minutes: 20\n", "", "timeout-minutes"),
        ("runs-on: windows-2022", "runs-on: windows-latest", "windows-latest"),
        ("concurrency:", "concurrently:", "started twice"),
    ],
)
def test_what_is_wrong_with_a_workflow_is_named(broken: Broken, before: str, after: str, words: str) -> None:
    assert any(words in finding for finding in broken(before, after))


def test_only_the_last_job_may_write() -> None:
    jobs = workflow._read(RELEASE)["jobs"]
    assert [name for name, job in jobs.items() if job["permissions"] != {"contents": "read"}] == ["publish"]


# -- publishing -------------------------------------------------------------------------------------------------------


def test_a_release_that_is_not_complete_is_not_published(tmp_path: Path) -> None:
    (tmp_path / "wonders_1.2.0_amd64.deb").touch()
    with pytest.raises(Refused, match=r"dist/ lacks \*\.tar\.xz, .*Setup\.exe.*SHA256SUMS"):
        publish.complete(tmp_path)


def test_a_version_with_letters_is_a_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publish, "version", lambda: "1.2.0rc1")
    command = publish.command("gh", Path("notes.md"), [Path("a.deb")])
    assert {"--prerelease", "--draft", "--verify-tag", "v1.2.0rc1"} <= set(command)
    monkeypatch.setattr(publish, "version", lambda: "1.2.0")
    assert "--prerelease" not in publish.command("gh", Path("notes.md"), [Path("a.deb")])


def test_the_oldest_and_the_newest_python_are_tried() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    ends = re.fullmatch(r">=3\.(\d+),<3\.(\d+)", wanted)
    assert ends is not None
    oldest, beyond = (int(number) for number in ends.groups())
    smoke = workflow._read(workflow.FOLDER / "ci.yml")["jobs"]["smoke"]["strategy"]["matrix"]["include"]
    assert [row["python"] for row in smoke] == [f"3.{oldest}", f"3.{beyond - 1}"]
    assert all(row["image"].startswith(f"python:{row['python']}-") for row in smoke)
