"""What this program is made of and under which licences: read from the metadata of the packages that run it."""

from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from platform import python_version
from typing import Final

from wonders_gui.paths import AssetsMissing, assets
from wonders_gui.version import VERSION

PACKAGES: Final = ("PySide6-Essentials", "shiboken6", "PyYAML")
LICENCE_LIMIT: Final = 60


@dataclass(frozen=True, slots=True)
class Part:
    """One part that comes with the program."""

    name: str
    version: str
    licence: str
    url: str = ""


def parts() -> list[Part]:
    """Every part: the program itself, Python, each package, each font."""
    own = Part("Wonders", VERSION, "MIT")
    python = Part("Python", python_version(), "PSF-2.0", "https://www.python.org")
    return [own, python, *(_package(name) for name in PACKAGES), *_fonts()]


def _package(name: str) -> Part:
    try:
        found = distribution(name)
    except PackageNotFoundError:  # in a bundle without metadata
        return Part(name, "", "")
    return Part(name, found.version, _licence(found), _address(found))


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


def _fonts() -> list[Part]:
    """A font is a licence file beside the font files."""
    try:
        files = sorted((assets() / "fonts").glob("*-OFL.txt"))
    except AssetsMissing:
        return []
    return [Part(_spaced(file.name.removesuffix("-OFL.txt")), "", "OFL-1.1") for file in files]


def _spaced(name: str) -> str:
    """AlegreyaSans is written Alegreya Sans."""
    return "".join(f" {letter}" if letter.isupper() and place else letter for place, letter in enumerate(name))
