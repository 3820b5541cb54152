"""What this program is made of and under which licences, as `dev.py package licences` has written it down."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from platform import python_version
from typing import Final

from wonders_gui.paths import AssetsMissing, assets
from wonders_gui.version import VERSION

OWN: Final = "Wonders"
PYTHON: Final = "Python"
REPLACEABLE: Final = "LGPL"
_SYSTEMS: Final = {"win32": "windows", "darwin": "macos"}


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

    def is_replaceable(self) -> bool:
        """Whether its licence gives players the right to put a build of their own in its place."""
        return self.licence.startswith(REPLACEABLE)


def parts() -> list[Part]:
    """Every part that comes with the program on this system; none when the list is missing."""
    folder = _assets()
    try:
        listed = json.loads((folder / "licences" / "parts.json").read_text(encoding="utf-8"))
    except OSError:
        return []
    running = {OWN: VERSION, PYTHON: python_version()}
    system = _SYSTEMS.get(sys.platform, "linux")
    return [
        Part(
            told["name"],
            running.get(told["name"], told["version"]),
            told["licence"],
            told["url"],
            tuple(file for text in told["texts"] if (file := folder / text).is_file()),
        )
        for told in listed
        if system in told["systems"]
    ]


def _assets() -> Path:
    try:
        return assets()
    except AssetsMissing as missing:
        return Path(str(missing))
