"""What the programs and libraries of a Linux bundle ask of the system they are carried to."""

import re
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from installers.run import Refused, need

_MAGIC: Final = b"\x7fELF"
_SECONDS: Final = 60.0

# The Debian package that brings a library, with its other name where a newer system has given it one.
PACKAGES: Final[Mapping[str, str]] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}
OF_GLIBC: Final = re.compile(r"(ld-linux.*|lib(c|dl|m|pthread|rt|util))\.so\.\d+")


@dataclass(frozen=True, slots=True)
class Wants:
    """Libraries that a bundle does not bring itself, and the oldest glibc with all it calls."""

    libraries: frozenset[str]
    glibc: tuple[int, int]


def wants(folder: Path) -> Wants:
    """What everything in a folder asks of the system."""
    objdump = need("objdump", "binutils")
    files = [file for file in sorted(folder.rglob("*")) if is_elf(file)]
    brought = {file.name for file in folder.rglob("*")}
    asked: set[str] = set()
    versions = {(2, 17)}
    for file in files:
        told = subprocess.check_output([objdump, "-p", file], text=True, timeout=_SECONDS)
        asked |= set(re.findall(r"NEEDED\s+(\S+)", told))
        versions |= {(int(major), int(minor)) for major, minor in re.findall(r"\bGLIBC_(\d+)\.(\d+)", told)}
    return Wants(frozenset(name for name in asked - brought if not OF_GLIBC.fullmatch(name)), max(versions))


def is_elf(file: Path) -> bool:
    """Whether this is a program or a library."""
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as stream:
        return stream.read(len(_MAGIC)) == _MAGIC


def packages(wanted: Wants) -> list[str]:
    """The Debian packages that bring all of it; raises Refused for a library that nobody has looked up yet."""
    unknown = sorted(wanted.libraries - PACKAGES.keys())
    if unknown:
        raise Refused(
            f"the program asks for {', '.join(unknown)}: say in installers/elf.py which Debian package brings that."
        )
    major, minor = wanted.glibc
    return [f"libc6 (>= {major}.{minor})", *sorted({PACKAGES[name] for name in wanted.libraries})]
