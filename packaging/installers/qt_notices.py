"""Collects what Qt says of the code of others inside it, from the sources of qtbase, into one text.

Wheels of Qt bring no licence texts; `python -m installers.qt_notices FOLDER VERSION` writes them anew after an upgrade.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from installers.run import ROOT

TARGET: Final = ROOT / "assets" / "licences" / "Qt-third-party.txt"
NOT_OURS: Final = ("android", "cmake", "doc", "examples", "gradle", "libpsl", "testlib", "tests", "wasm")
"""Folders of the sources from which nothing reaches our libraries."""
RULE: Final = "-" * 78


class Notice(NamedTuple):
    """What one author wrote, and where Qt uses it."""

    name: str
    usage: str
    copyright: str
    licence: str
    text: str


def notices(sources: Path) -> list[Notice]:
    """Every notice in the sources of qtbase that concerns our libraries, in the order of their names."""
    files = [
        file
        for file in sources.rglob("qt_attribution.json")
        if not set(NOT_OURS) & set(file.relative_to(sources).parts)
    ]
    found = {notice for file in files for notice in _notices_in(file)}
    return sorted(found, key=lambda notice: (notice.name.lower(), notice))


def _notices_in(file: Path) -> Iterator[Notice]:
    told = json.loads(file.read_text(encoding="utf-8"), strict=False)
    for entry in told if isinstance(told, list) else [told]:
        named = entry.get("LicenseFiles") or entry.get("LicenseFile") or []
        names = [named] if isinstance(named, str) else named
        texts = [(file.parent / name).read_text(encoding="utf-8", errors="replace").strip() for name in names]
        holders = entry.get("Copyright", "")
        yield Notice(
            entry["Name"],
            entry.get("QtUsage", "").strip(),
            (holders if isinstance(holders, str) else "\n".join(holders)).strip(),
            f"{entry['License']} ({entry['LicenseId']})",
            "\n\n".join(texts),
        )


def written(found: list[Notice], version: str) -> str:
    """All notices as one text."""
    head = f"Code of others inside Qt, as the sources of Qt {version} (qtbase) list it."
    blocks = ["\n\n".join(filter(None, (n.name, n.usage, n.copyright, n.licence, n.text))) for n in found]
    lines = f"\n\n{RULE}\n\n".join([head, *blocks]).splitlines()
    return "\n".join(line.rstrip() for line in lines) + "\n"


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python -m installers.qt_notices FOLDER-OF-QTBASE VERSION")
    TARGET.write_text(written(notices(Path(sys.argv[1])), sys.argv[2]), encoding="utf-8")
