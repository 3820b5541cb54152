"""What this program is made of and under which licences: read from the metadata of the packages that run it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from platform import python_version
from typing import Final

from wonders_gui.paths import AssetsMissing, assets
from wonders_gui.version import VERSION

OWN: Final = "wonders"
NEEDED: Final = ("PyYAML", "PySide6-Essentials")
"""What a checkout needs, which has no metadata of its own."""
LICENCE_LIMIT: Final = 60
_LICENCE_FILE: Final = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Part:
    """One part that comes with the program; `files` hold the words of its licence."""

    name: str
    version: str
    licence: str
    url: str = ""
    files: tuple[Path, ...] = ()

    def text(self) -> str:
        """The words of the licence, as its authors wrote them."""
        texts = [file.read_text(encoding="utf-8", errors="replace").strip("\n") for file in self.files]
        return "\n\n\n".join(texts)


def parts() -> list[Part]:
    """Every part: the program itself, Python, each package, each font."""
    own = Part("Wonders", VERSION, "MIT", files=_own_file())
    python = Part("Python", python_version(), "PSF-2.0", "https://www.python.org", _known_texts("PSF-2.0"))
    return [own, python, *_packages(), *_fonts()]


# -- packages ---------------------------------------------------------------------------------------------------------


def _packages() -> Iterator[Part]:
    """The packages that the program needs, and those that they need."""
    waiting, seen = list(_needed()), set[str]()
    while waiting:
        name = waiting.pop(0)
        if _plain(name) in seen:
            continue
        seen.add(_plain(name))
        found = _found(name)
        if found is None:  # in a bundle without metadata
            yield Part(name, "", "")
        else:
            waiting += _requirements(found)
            yield _package(found)


def _needed() -> tuple[str, ...]:
    own = _found(OWN)
    return NEEDED if own is None else tuple(_requirements(own))


def _requirements(found: Distribution) -> list[str]:
    """The names of what a package always needs."""
    lines = [line for line in found.requires or () if "extra ==" not in line]
    return [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in lines]


def _found(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _package(found: Distribution) -> Part:
    licence = _licence(found)
    name = _field(found, "Name").replace("_", "-")
    return Part(name, found.version, licence, _address(found), _texts(found, licence))


def _texts(found: Distribution, licence: str) -> tuple[Path, ...]:
    """The licence files of a package; those that bring none are covered by the texts we keep."""
    named = [file for file in found.files or () if ".dist-info" in str(file) and _LICENCE_FILE.search(file.name)]
    files = tuple(path for file in named if (path := Path(str(found.locate_file(file)))).is_file())
    return files or _known_texts(licence)


def _licence(found: Distribution) -> str:
    for field in ("License-Expression", "License"):
        told = _field(found, field)
        if told and "\n" not in told and len(told) <= LICENCE_LIMIT:
            return told
    classifiers = found.metadata.get_all("Classifier") or []
    named = [line.rpartition("::")[2].strip() for line in classifiers if line.startswith("License")]
    return ", ".join(named)


def _field(found: Distribution, name: str) -> str:
    values = found.metadata.get_all(name) or [""]
    return str(values[0])


def _address(found: Distribution) -> str:
    told = _field(found, "Home-page")
    if told:
        return told
    listed = found.metadata.get_all("Project-URL") or []
    return next((line.partition(",")[2].strip() for line in listed), "")


# -- files ------------------------------------------------------------------------------------------------------------


def _known_texts(licence: str) -> tuple[Path, ...]:
    """The texts in `assets/licences` that an expression names."""
    folder = _assets() / "licences"
    files = [folder / f"{name}.txt" for name in re.findall(r"[\w.+-]+", licence)]
    return tuple(file for file in files if file.is_file())


def _own_file() -> tuple[Path, ...]:
    """Our own licence: in the metadata of an installed program, beside the assets of a checkout or a bundle."""
    own = _found(OWN)
    beside = _assets().parent / "LICENSE"
    return (own and _texts(own, "")) or ((beside,) if beside.is_file() else ())


def _fonts() -> list[Part]:
    """A font is a licence file beside the font files."""
    files = sorted((_assets() / "fonts").glob("*-OFL.txt"))
    return [Part(_spaced(file.name.removesuffix("-OFL.txt")), "", "OFL-1.1", files=(file,)) for file in files]


def _assets() -> Path:
    try:
        return assets()
    except AssetsMissing as missing:
        return Path(str(missing))


def _spaced(name: str) -> str:
    """AlegreyaSans is written Alegreya Sans."""
    return "".join(f" {letter}" if letter.isupper() and place else letter for place, letter in enumerate(name))
