"""Windows without a Windows: wine and the other tools in a small Debian of their own under build/windows/system.

Whatever is started there ends with the call that started it, wine's server too.
"""

import os
import shlex
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from installers.chroot import LENT, Chroot, base
from installers.freeze import MINUTES
from installers.run import BUILD, ROOT, Refused, run

PLACE: Final = BUILD / "windows"
SYSTEM: Final = PLACE / "system"
PREFIX: Final = PLACE / "prefix"
RELEASE: Final = "trixie"
"""The first Debian whose wine shows the windows of Qt; that of Debian 12 does not."""
TOOLS: Final = (
    *("wine", "wine64", "nsis", "gcc-mingw-w64-x86-64-win32", "binutils-mingw-w64-x86-64"),
    *("xvfb", "xauth", "xdotool", "imagemagick"),
)
COMPILER: Final = "x86_64-w64-mingw32-gcc"
SCREEN: Final = "1600x1000x24"

# A shell in between: Xvfb tells nobody whose number is 1 that it is ready.
_SHOWN: Final = ("sh", "-c", 'xvfb-run "$@" || exit $?', "sh", "--auto-servernum", f"--server-args=-screen 0 {SCREEN}")

# wineserver writes the registry when it ends, and installers leave programs behind that finish the work: wait for both.
_SETTLE: Final = """
code=$?
timeout {patience} wineserver -w || timeout 20 wineserver -k
exit $code
"""


def demand_system() -> None:
    """Make the system with wine unless it is there; raises Refused where that is not allowed."""
    if os.name != "posix" or os.geteuid() != 0:
        raise Refused("to make a small Debian with wine and to enter it takes a Linux and root: use sudo.")
    stamp = SYSTEM / "stamp"
    wanted = " ".join((RELEASE, *TOOLS))
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(SYSTEM, ignore_errors=True)
    PLACE.mkdir(parents=True, exist_ok=True)
    run(f"Unpacking {RELEASE}", ["cp", "--archive", "--reflink=auto", base(RELEASE), SYSTEM], 5 * MINUTES)
    system = Chroot(SYSTEM)
    system.run("Refreshing its package lists", "apt-get", "update")  # those of the base may be old by now
    system.install(*TOOLS)
    system.run("Tidying up in it", "apt-get", "clean")
    stamp.write_text(wanted, encoding="utf-8")


def inside(title: str, command: Sequence[str], seconds: float, env: Mapping[str, str] | None = None) -> str:
    """Run a program of that system, which sees the checkout, and give what it printed."""
    variables = [f"{name}={value}" for name, value in {"HOME": "/root", **(env or {})}.items()]
    return Chroot(SYSTEM, ROOT).run(title, *variables, *command, seconds=seconds)


def wine(title: str, command: Sequence[str], seconds: float, env: Mapping[str, str] | None = None) -> str:
    """Run a program of Windows, and wait until all it started has ended."""
    return script(title, shlex.join(["wine", *command]), seconds, env)


def script(title: str, text: str, seconds: float, env: Mapping[str, str] | None = None) -> str:
    """Run lines of shell that call wine, with a screen that nobody sees."""
    variables = {"WINEPREFIX": in_system(PREFIX), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}
    patience = max(10, int(seconds / 3))
    lines = text + _SETTLE.format(patience=patience)
    return inside(title, [*_SHOWN, "sh", "-c", lines], seconds, {**variables, **(env or {})})


def fresh_prefix() -> None:
    """A new, empty Windows of wine, with the one library of Windows that Qt needs and wine lacks."""
    shutil.rmtree(PREFIX, ignore_errors=True)
    wine("Making an empty Windows", ["wineboot", "--init"], 5 * MINUTES)
    library = in_system(PREFIX / "drive_c" / "windows" / "system32" / "icuuc.dll")
    source = in_system(ROOT / "packaging" / "windows" / "icuuc.c")
    inside("Adding the library of encodings", [COMPILER, "-shared", "-O1", "-o", library, source], MINUTES)


def in_system(path: Path) -> str:
    """What a file of the checkout is called in that system."""
    return f"{LENT}/{path.relative_to(ROOT).as_posix()}"


def windows_name(path: Path) -> str:
    """What a file of the checkout is called by a program of Windows."""
    return "Z:" + in_system(path).replace("/", "\\")
