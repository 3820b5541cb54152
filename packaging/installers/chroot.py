"""An empty Debian beside this one, in which downloads are tried as on a machine that has never seen them.

Everything is mounted in a name space that ends with each command, so there is nothing to unmount, whatever happens.
"""

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from installers.freeze import MINUTES
from installers.run import BUILD, Refused, need, run

SUITE: Final = "WONDERS_SUITE"
"""The variable that names another Debian than the one of this machine."""

APT: Final = Path("/etc/apt")
FOLDER: Final = BUILD / "chroot"
PLAYER: Final = "player"
LENT: Final = "/lent"
"""Where a folder of this machine is seen inside."""
_INSIDE: Final = (
    'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount -t tmpfs tmpfs "$0/dev/shm" || exit; '
    f'if [ "$1" ]; then mkdir -p "$0{LENT}" && mount --bind "$1" "$0{LENT}" || exit; fi; shift; '
    'exec chroot "$0" /usr/bin/env -i "$@"'
)
_ENVIRONMENT: Final = (
    "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "LANG=C.UTF-8",
    "DEBIAN_FRONTEND=noninteractive",
)
# What apt and dpkg keep books in, caches that any program may fill, and what is not on a disk.
_NOT_COMPARED: Final = re.compile(
    r"(proc|sys|dev|tmp|run|root|home|var/lib/dpkg|var/lib/apt|var/cache|var/log|etc/ld\.so\.cache|var/lib/systemd)(/|$)"
    r"|etc/(passwd|group|shadow|gshadow|subuid|subgid|mailcap)-?$"
)


class Chroot:
    """One Debian in a folder; a folder of this machine can be lent to it."""

    def __init__(self, folder: Path, lent: Path | None = None) -> None:
        self.folder = folder
        self.lent = "" if lent is None else str(lent)

    def run(self, title: str, *command: str, seconds: float = 10 * MINUTES) -> str:
        """Run a command inside, as root, and give what it printed; raises Refused when it fails."""
        space = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", _INSIDE, str(self.folder)]
        return run(title, [*space, self.lent, *_ENVIRONMENT, *command], seconds)

    def play(self, title: str, *command: str, seconds: float = 15 * MINUTES) -> str:
        """Run a command inside as somebody who has no rights but to play."""
        home = f"/home/{PLAYER}"
        line = f"cd {home} && HOME={home} {shlex.join(command)}"
        return self.run(title, "runuser", "-u", PLAYER, "--", "sh", "-c", line, seconds=seconds)

    def install(self, *packages: str) -> None:
        """Install packages, or a package file, with all they depend on and nothing more."""
        apt = ("apt-get", "install", "--yes", "--no-install-recommends")
        self.run(f"Installing {' '.join(packages)}", *apt, *packages, seconds=20 * MINUTES)

    def files(self) -> set[str]:
        """Every file inside, without caches and books."""
        names: set[str] = set()
        for here, folders, files in os.walk(self.folder):
            inside = os.path.relpath(here, self.folder)
            found = (os.path.normpath(os.path.join(inside, name)) for name in [*folders, *files])
            names.update(name for name in found if not _NOT_COMPARED.match(name))
        return names


@contextmanager
def chroot(name: str) -> Iterator[Chroot]:
    """A new Debian with nothing but its essential packages and a player; it is removed afterwards."""
    if os.geteuid() != 0:
        raise Refused("an empty Debian can only be made by root: type it again with sudo.")
    suite = os.environ.get(SUITE) or own_suite()
    origin = base(suite)
    folder = FOLDER / name
    shutil.rmtree(folder, ignore_errors=True)
    run(f"Unpacking {suite}", ["cp", "--archive", "--reflink=auto", origin, folder], 5 * MINUTES)
    made = Chroot(folder)
    try:
        made.run("Refreshing its package lists", "apt-get", "update")  # those of the base may be old by now
        yield made
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def base(suite: str) -> Path:
    """The Debian from which others are copied; made once."""
    made = FOLDER / f"{suite}-base"
    if made.is_dir():
        return made
    debootstrap = need("debootstrap", "debootstrap")
    half = FOLDER / f"{suite}-half"
    shutil.rmtree(half, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    entries = list(sources())
    mirror = next((entry.mirror for entry in entries if entry.suite == own_suite()), None)
    if mirror is None:
        raise Refused(f"{APT} names no archive of {own_suite()}, from which an empty Debian could be made.")
    run(f"Making an empty {suite}", [debootstrap, "--variant=minbase", suite, half, mirror], 20 * MINUTES)
    (half / "etc/apt/sources.list").write_text("".join(_lines(entries, suite)), encoding="utf-8")
    (half / "etc/apt/apt.conf.d/90host").write_text(_settings(), encoding="utf-8")
    (half / "usr/sbin/policy-rc.d").write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
    (half / "usr/sbin/policy-rc.d").chmod(0o755)
    fresh = Chroot(half)
    fresh.run("Refreshing its package lists", "apt-get", "update")
    fresh.run("Adding a player", "useradd", "--create-home", PLAYER, seconds=MINUTES)
    half.rename(made)
    return made


# -- the archives that this machine uses ------------------------------------------------------------------------------


class Source(NamedTuple):
    """One archive: where it is, and which Debian of it."""

    mirror: str
    suite: str


def own_suite() -> str:
    """The name of the Debian that runs here."""
    told = Path("/etc/os-release").read_text(encoding="utf-8")
    found = re.search(r"^VERSION_CODENAME=\"?(\w+)", told, re.MULTILINE)
    if found is None:
        raise Refused("this is not a Debian: an empty one can only be made beside another.")
    return found[1]


def sources(apt: Path = APT) -> Iterator[Source]:
    """The archives of this machine, in either of the two forms that apt reads."""
    for file in [apt / "sources.list", *sorted((apt / "sources.list.d").glob("*"))]:
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        yield from _stanzas(text) if file.suffix == ".sources" else _one_liners(text)


def _one_liners(text: str) -> Iterator[Source]:
    for line in text.splitlines():
        words = re.sub(r"\[.*?\]", "", line.partition("#")[0]).split()
        if len(words) > 3 and words[0] == "deb":
            yield Source(words[1], words[2])


def _stanzas(text: str) -> Iterator[Source]:
    for stanza in re.split(r"\n\s*\n", text):
        fields = dict(re.findall(r"^(\w[\w-]*):\s*(.*)$", stanza, re.MULTILINE))
        if "deb" in fields.get("Types", "").split():
            for mirror in fields.get("URIs", "").split():
                for suite in fields.get("Suites", "").split():
                    yield Source(mirror, suite)


def _lines(entries: Iterable[Source], suite: str) -> list[str]:
    """The same archives for another Debian: those of the system alone, with its security updates."""
    own = own_suite()
    known = [entry for entry in entries if re.match(rf"{own}(-|$)", entry.suite)]
    return [f"deb {entry.mirror} {entry.suite.replace(own, suite, 1)} main\n" for entry in known]


def _settings() -> str:
    """How this machine reaches its archives: proxies, and whether old lists will do."""
    told = subprocess.run(
        ["apt-config", "dump", "Acquire"], capture_output=True, text=True, timeout=MINUTES, check=True
    )
    wanted = re.compile(r"Acquire::(https?::|Check-Valid-Until|Retries)")
    return "".join(line + "\n" for line in told.stdout.splitlines() if wanted.match(line))


def names_of(depends: Sequence[str]) -> list[str]:
    """The first package of each alternative without its version, for apt."""
    return [depend.partition("|")[0].partition("(")[0].strip() for depend in depends]
