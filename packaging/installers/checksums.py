"""Writes dist/SHA256SUMS, by which people can see that a download is what was built, and compares files with it."""

import hashlib
from pathlib import Path
from typing import Final

from installers.run import DIST, ROOT, Refused, say

NAME: Final = "SHA256SUMS"


def build() -> None:
    """write dist/SHA256SUMS over everything in dist/"""
    text = sums(DIST)
    if not text:
        raise Refused("there is nothing in dist/ yet: build a target first.")
    (DIST / NAME).write_text(text, encoding="utf-8", newline="\n")
    say(f"{(DIST / NAME).relative_to(ROOT)}: {len(text.splitlines())} files.")


def check() -> None:
    """compare the files in dist/ with dist/SHA256SUMS"""
    if not (DIST / NAME).is_file():
        raise Refused(f"there is no dist/{NAME}: `package checksums` writes it.")
    wrong = differences(DIST, (DIST / NAME).read_text(encoding="utf-8"))
    if wrong:
        raise Refused(f"not as dist/{NAME} says: {', '.join(wrong)}.")
    say(f"everything in dist/ is as {NAME} says.")


def sums(folder: Path) -> str:
    """A line for each file, as `sha256sum --check` reads them."""
    files = sorted(file for file in folder.glob("*") if file.is_file() and file.name != NAME)
    return "".join(f"{digest(file)}  {file.name}\n" for file in files)


def differences(folder: Path, told: str) -> list[str]:
    """The files that are missing, changed, or not in the list, by name."""
    return sorted({line.partition("  ")[2] for line in set(told.splitlines()) ^ set(sums(folder).splitlines())})


def digest(file: Path) -> str:
    """The SHA-256 of a file, which may be larger than memory."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
