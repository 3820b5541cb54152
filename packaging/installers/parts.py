"""What a bundle is made of: the table packaging/licences.toml, filled with what locked packages say of themselves."""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

from installers.run import ROOT, Refused

TABLE: Final = ROOT / "packaging" / "licences.toml"
ASSETS: Final = ROOT / "assets"
LOCKS: Final = ("package", "dev")
SYSTEMS: Final = ("linux", "windows", "macos")
FIELDS: Final = {"name", "package", "licence", "url", "texts", "files", "systems"}
LICENCE_FILE: Final = re.compile(r"(licen[cs]e|copying)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Locked:
    """One package of a lock file."""

    name: str
    version: str
    hashes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that comes with the program; `texts` lie below assets/, `files` are patterns of what it covers."""

    name: str
    version: str
    licence: str
    url: str
    package: str
    texts: tuple[str, ...]
    files: tuple[str, ...]
    systems: tuple[str, ...]
    brings_text: bool


@cache
def locked() -> dict[str, Locked]:
    """Every locked package by its name; those for packages before those for developers."""
    found: dict[str, Locked] = {}
    for lock in LOCKS:
        for package in _packages((ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")):
            found.setdefault(package.name, package)
    return found


def shipped_lock() -> tuple[Locked, ...]:
    """The packages of which a bundle is made, tools included."""
    return tuple(_packages((ROOT / "requirements" / "package.txt").read_text(encoding="utf-8")))


def _packages(text: str) -> Iterator[Locked]:
    for block in re.split(r"\n(?=[a-z])", text):
        head = re.match(r"([a-z0-9][a-z0-9._-]*)==([^\s;\\]+)", block)
        if head:
            yield Locked(head[1], head[2], tuple(re.findall(r"--hash=sha256:([0-9a-f]{64})", block)))


def parts(table: Path = TABLE) -> list[Part]:
    """Every part of the table; raises Refused when it is not sound."""
    versions = locked()
    return [_part(row, versions) for row in tomllib.loads(table.read_text(encoding="utf-8"))["part"]]


def _part(row: Mapping[str, Any], versions: Mapping[str, Locked]) -> Part:
    unknown = set(row) - FIELDS
    if unknown:
        raise Refused(f"licences.toml: {row.get('name')} has unknown fields: {', '.join(sorted(unknown))}.")
    package = row.get("package", "")
    if package and package not in versions:
        raise Refused(f"licences.toml: {row['name']} names the package {package}, which no lock file has.")
    return Part(
        name=row["name"],
        version=versions[package].version if package else "",
        licence=row.get("licence") or _told_licence(package),
        url=row.get("url") or (_told_address(package) if package else ""),
        package=package,
        texts=tuple(row.get("texts", [f"licences/{row['name']}.txt"])),
        files=tuple(row["files"]),
        systems=tuple(row.get("systems", SYSTEMS)),
        brings_text="texts" not in row,
    )


# -- what packages say of themselves ----------------------------------------------------------------------------------


def described(package: str) -> Distribution:
    """The metadata of an installed package; raises Refused when it is not the locked one."""
    try:
        found = distribution(package)
    except PackageNotFoundError:
        raise Refused(f"the package {package} is not installed here: run this by `dev.py package`.") from None
    wanted = locked()[package].version
    if found.version != wanted:
        raise Refused(f"{package} {found.version} is installed, but {wanted} is locked.")
    return found


def _told_licence(package: str) -> str:
    return _told(package, "License-Expression") or _told(package, "License")


def _told_address(package: str) -> str:
    lines = described(package).metadata.get_all("Project-URL") or ()
    named = [line.partition(",")[2].strip() for line in lines]
    return _told(package, "Home-page") or next(iter(named), "")


def _told(package: str, field: str) -> str:
    """What a package says in one field, or nothing: some versions of the reader raise for a missing field."""
    metadata = described(package).metadata
    return str(metadata[field]) if field in metadata else ""


def told_text(package: str) -> str:
    """The licence files that a package brought along, as one text."""
    found = described(package)
    files = [file for file in found.files or () if ".dist-info" in str(file) and LICENCE_FILE.search(file.name)]
    texts = [Path(str(found.locate_file(file))).read_text(encoding="utf-8") for file in files]
    if not texts:
        raise Refused(f"the package {package} brings no licence text: name one in licences.toml.")
    return "\n\n".join(texts)


# -- what the window reads --------------------------------------------------------------------------------------------


def as_json(listed: list[Part]) -> str:
    """The list for the window: what a reader wants to know, without the patterns."""
    shown = [
        {name: getattr(part, name) for name in ("name", "version", "licence", "url", "texts", "systems")}
        for part in listed
    ]
    return json.dumps(shown, indent=1, ensure_ascii=False) + "\n"
