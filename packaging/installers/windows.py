"""Makes the installer for Windows, dist/wonders-VERSION-Setup.exe: on a Windows, or anywhere else by means of wine."""

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from installers import bundle, freeze, windows_check, windows_engine, windows_python, wine
from installers.freeze import MINUTES
from installers.run import DIST, ROOT, Refused, run, say
from installers.version import version
from installers.windows_resource import four_numbers

SCRIPT: Final = ROOT / "packaging" / "windows" / "wonders.nsi"
LARGEST: Final = 60.0
"""Megabytes that a player shall have to fetch at most."""
ON_WINDOWS: Final = os.name == "nt"
USUAL_NSIS: Final = Path("NSIS", "makensis.exe")


def build() -> None:
    """make the installer for Windows, dist/wonders-VERSION-Setup.exe"""
    DIST.mkdir(exist_ok=True)
    title, seconds = "Packing the installer", 15 * MINUTES
    if ON_WINDOWS:
        freeze.build()
        run(title, [makensis(), *defines(freeze.FROZEN, str), str(SCRIPT)], seconds)
    else:
        command = ["makensis", *defines(_frozen_by_wine(), wine.in_system), wine.in_system(SCRIPT)]
        wine.inside(title, command, seconds)
    size = freeze.megabytes(setup())
    if size > LARGEST:
        raise Refused(f"{setup().name} has {size:.0f} MB; it may have {LARGEST:.0f}.")
    say(f"{setup().relative_to(ROOT)}: {size:.1f} MB.")


def check() -> None:
    """make the installer unless it is there, install, use and uninstall it, and say what was seen"""
    if not setup().is_file():
        build()
    windows_check.check(setup(), version(), windows_check.Here() if ON_WINDOWS else windows_check.Wine())


def setup() -> Path:
    """The installer."""
    return DIST / f"wonders-{version()}-Setup.exe"


def _frozen_by_wine() -> Path:
    """Freeze with PyInstaller for Windows, around the engine compiled for Windows."""
    wine.demand_system()
    windows_python.provide()
    tree = windows_engine.build()
    run("Compiling the translations", [sys.executable, ROOT / "i18n" / "compile.py"], MINUTES)
    wine.fresh_prefix()
    place = wine.PLACE / "frozen"
    shutil.rmtree(place, ignore_errors=True)
    name = wine.windows_name
    command = [name(windows_python.PYTHON / "python.exe"), "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--log-level", "WARN", "--distpath", name(place), "--workpath", name(wine.PLACE / "pyinstaller")]
    paths = ";".join([name(tree), name(ROOT / "packaging")])
    env = {bundle.TREE: name(tree), "PYTHONPATH": paths, "PYTHONHASHSEED": "1"}
    env["SOURCE_DATE_EPOCH"] = str(freeze.source_date())
    wine.wine("Freezing for Windows", [*command, name(ROOT / "packaging" / "wonders.spec")], 30 * MINUTES, env)
    freeze.demand_parts(place / "wonders")
    say(f"the program for Windows: {freeze.megabytes(place / 'wonders'):.0f} MB.")
    return place / "wonders"


def makensis() -> str:
    """The compiler of installers on a Windows; raises Refused when there is none."""
    found = shutil.which("makensis")
    places = (
        Path(os.environ[name]) / USUAL_NSIS for name in ("ProgramFiles(x86)", "ProgramFiles") if name in os.environ
    )
    usual = next((place for place in places if place.is_file()), None)
    if found is None and usual is None:
        raise Refused("makensis is missing: install NSIS 3.")
    return found or str(usual)


def defines(folder: Path, name: Callable[[Path], str]) -> Sequence[str]:
    """What makensis is told of a frozen program; `name` says what a file is called where makensis runs."""
    values = {
        "VERSION": version(),
        "NUMBERS": four_numbers(version()),
        "BUNDLE": name(folder / "*"),
        "SETUP": name(setup()),
        "ICON": name(ROOT / "assets" / "app" / "wonders.ico"),
        "LICENCE": name(ROOT / "LICENSE"),
        "KILOBYTES": str(round(freeze.megabytes(folder) * 1_000_000 / 1024)),
    }
    return ["-V2", "-WX", "-INPUTCHARSET", "UTF8", *(f"-D{key}={value}" for key, value in values.items())]
