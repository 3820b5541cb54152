"""Keeps the licences complete: writes those of packages into assets/licences, looks at every file of a bundle."""

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from installers.parts import ASSETS, Part, as_json, parts, told_text
from installers.run import BUILD, ROOT, Refused, say

FOLDER: Final = ASSETS / "licences"
LIST: Final = FOLDER / "parts.json"
REPORT: Final = BUILD / "licences.txt"
INSIDE: Final = ("_internal", "Contents", "Frameworks", "MacOS", "Resources")
"""Folders in which a bundle keeps the same things on different systems."""
BUNDLES: Final = ("frozen/wonders", "windows/frozen/wonders", "frozen/Wonders.app")


def build() -> None:
    """write the licences of all parts to assets/licences"""
    for name, text in generated().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
    say(f"{FOLDER.relative_to(ROOT)}: {len(parts())} parts.")


def check() -> None:
    """compare the list with the packages, and with every file of the bundles that were built (or of FOLDER)"""
    demand_current()
    demand_texts(parts())
    for folder in bundles():
        look(folder)


def look(folder: Path) -> None:
    """Say which licences cover the files of a bundle; raises Refused when one has none, or its text stayed behind."""
    if not folder.is_dir():
        raise Refused(f"there is no folder {folder}.")
    listed, names = parts(), files_of(folder)
    demand_covered(names, listed)
    demand_bundled(names, listed)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text("".join(f"{name}: {', '.join(covered_by(name, listed))}\n" for name in names), encoding="utf-8")
    say(f"{folder}: {len(names)} files, each under a licence of the list ({REPORT.relative_to(ROOT)} says which).")


def bundles() -> list[Path]:
    """The bundles that were built here."""
    return [folder for name in BUNDLES if (folder := BUILD / name).is_dir()]


def generated() -> dict[str, str]:
    """Every file in assets/licences that is made from metadata, by its name."""
    listed = parts()
    texts = {LIST.name: as_json(listed), "Wonders.txt": (ROOT / "LICENSE").read_text(encoding="utf-8")}
    return texts | {f"{part.name}.txt": told_text(part.package) for part in listed if part.brings_text}


def demand_current() -> None:
    """Raises Refused when what was generated no longer fits the packages."""
    stale = [name for name, text in generated().items() if _kept(FOLDER / name) != text]
    if stale:
        raise Refused(f"assets/licences is out of date: {', '.join(stale)}. Run `python3 dev.py package licences`.")


def _kept(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def demand_texts(listed: Iterable[Part]) -> None:
    """Raises Refused when a part has no text, or a text no part."""
    named = {text for part in listed for text in part.texts}
    missing = sorted(text for text in named if not _kept(ASSETS / text).strip())
    spare = sorted(file.name for file in FOLDER.glob("*.txt") if f"licences/{file.name}" not in named)
    if missing or spare:
        told = [f"missing: {', '.join(missing)}"] * bool(missing) + [f"not in the list: {', '.join(spare)}"] * bool(
            spare
        )
        raise Refused(f"the texts in assets/ do not fit licences.toml; {'; '.join(told)}.")


# -- the files of a bundle --------------------------------------------------------------------------------------------


def files_of(folder: Path) -> list[str]:
    """Every file of a bundle, named as all systems would name it; a link to a folder is no file."""
    found = (file.relative_to(folder) for file in folder.rglob("*") if not file.is_dir())
    return sorted(plain_name(file.as_posix()) for file in found)


def plain_name(name: str) -> str:
    """The name of a file without the folders that differ from system to system."""
    folders = name.split("/")
    while len(folders) > 1 and folders[0] in INSIDE:
        folders = folders[1:]
    return "/".join(folders)


def covered_by(name: str, listed: Iterable[Part]) -> list[str]:
    """The names of the parts whose licences speak for a file."""
    return [part.name for part in listed if any(fnmatchcase(name, pattern) for pattern in part.files)]


def uncovered(names: Iterable[str], listed: Sequence[Part]) -> list[str]:
    """The files that no licence speaks for."""
    return [name for name in names if not covered_by(name, listed)]


def demand_covered(names: Iterable[str], listed: Sequence[Part]) -> None:
    """Raises Refused when a bundle has a file of unknown licence."""
    unknown = uncovered(names, listed)
    if unknown:
        told = "\n".join(f"  {name}" for name in unknown)
        raise Refused(f"{told}\nno licence in packaging/licences.toml covers these files: add it, or leave them out.")


def demand_bundled(names: Iterable[str], listed: Iterable[Part]) -> None:
    """Raises Refused when a bundle comes without the list, or without a text that the list names."""
    wanted = {f"assets/licences/{LIST.name}", *(f"assets/{text}" for part in listed for text in part.texts)}
    missing = sorted(wanted - set(names))
    if missing:
        raise Refused(f"the bundle comes without {', '.join(missing)}: freeze it again.")
