"""Freezes the program with PyInstaller into build/frozen/wonders, a folder that needs no Python on the machine."""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from installers import bundle
from installers.run import BUILD, ROOT, Refused, run, say

FROZEN: Final = BUILD / "frozen" / "wonders"
COMPILED: Final = BUILD / "compiled"
MINUTES: Final = 60.0
STARTS: Final = 5
LONGEST_START: Final = 1.0
PROGRAM: Final = "wonders.exe" if os.name == "nt" else "wonders"

# What a complete bundle has, whatever the system; relative to its folder of libraries.
PARTS: Final = (
    "LICENSE",
    "assets/fonts/*.ttf",
    "assets/fonts/*OFL.txt",
    "assets/licences/*.txt",
    "assets/buildings/*.svg",
    "i18n/nl/LC_MESSAGES/wonders.mo",
    "i18n/da/LC_MESSAGES/wonders.mo",
    "engine/catalog/data/*.yaml",
    "ai/heuristics/seven/weights.json",
    "ai/heuristics/duel/weights.json",
    "ai/heuristics/*/outlook.json",
    "PySide6/**/qtbase_nl.qm",
    "PySide6/**/qtbase_da.qm",
)

CODE: Final = (".py", ".so", ".pyd")
RECIPE: Final = ("packaging/wonders.spec", "packaging/installers/bundle.py", "requirements/package.txt")


def build() -> None:
    """freeze the program into build/frozen/wonders"""
    _demand_shared_python()
    _freeze(_compiled_where_possible())


def refresh() -> None:
    """Freeze, unless what is frozen fits the sources."""
    _demand_shared_python()
    tree = _compiled_where_possible()
    if _stamp().exists() and _stamp().read_text(encoding="utf-8") == fingerprint(tree):
        say(f"{FROZEN.relative_to(ROOT)} is up to date.")
    else:
        _freeze(tree)


def _freeze(tree: Path) -> None:
    run("Compiling the translations", [sys.executable, ROOT / "i18n" / "compile.py"], MINUTES)
    shutil.rmtree(FROZEN.parent, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(FROZEN.parent), "--workpath", str(BUILD / "pyinstaller")]
    env = {**os.environ, bundle.TREE: str(tree), "PYTHONPATH": os.pathsep.join([str(tree), str(ROOT / "packaging")])}
    env |= {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(source_date())}
    run("Freezing", [*command, str(ROOT / "packaging" / "wonders.spec")], 15 * MINUTES, env, ROOT)
    demand_parts(FROZEN)
    _stamp().write_text(fingerprint(tree), encoding="utf-8")
    say(f"{FROZEN.relative_to(ROOT)}: {megabytes(FROZEN):.0f} MB, {tree_word(tree)} engine.")


def check() -> None:
    """freeze, let the frozen program test itself without a screen, and measure how soon it is painted"""
    build()
    report = BUILD / "self-test.txt"
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run("Self-test of the frozen program", [FROZEN / PROGRAM, f"--self-test={report}"], 10 * MINUTES, env)
    print(report.read_text(encoding="utf-8"), end="")
    starts = [first_paint(FROZEN / PROGRAM) for _ in range(STARTS)]
    say(f"start to first paint: {starts[0]:.2f} s at first, {min(starts[1:]):.2f} s warm.")
    if min(starts[1:]) > LONGEST_START:
        raise Refused(
            f"that is more than {LONGEST_START} s; if others are busy on this machine, try again when it is quiet."
        )


def first_paint(program: Path) -> float:
    """Seconds from the start of a program to its first painted window; it says when that was."""
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with TemporaryDirectory() as folder:
        began = time.monotonic()
        command = [str(program), "--first-paint", "--data-dir", folder]
        told = subprocess.check_output(command, env=env, text=True, timeout=MINUTES)
    return float(told.split()[-1]) - began


def _demand_shared_python() -> None:
    """PyInstaller puts the library of Python into the bundle; an interpreter without one cannot be frozen."""
    if os.name == "posix" and sys.platform != "darwin" and not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        raise Refused(
            f"this Python ({sys.base_prefix}) was built without a shared library and cannot be frozen. "
            "Use the python3 of the system, or build one with --enable-shared."
        )


def _compiled_where_possible() -> Path:
    """The tree to freeze: with a compiled engine, unless plain is wished for or there is nothing to compile with."""
    wish = os.environ.get("WONDERS_COMPILE", "")
    has_compiler = os.name == "posix" and shutil.which(os.environ.get("CC", "cc")) is not None
    if wish == "0" or (wish != "1" and not has_compiler):
        say("the plain engine is frozen, which thinks more slowly.")
        return ROOT
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONSAFEPATH")}
    run("Compiling the engine", [sys.executable, ROOT / "dev.py", "compile"], 20 * MINUTES, env, ROOT)
    return COMPILED


def _stamp() -> Path:
    return FROZEN.parent / ".stamp"


def fingerprint(tree: Path) -> str:
    """Changes with everything that a frozen program is made of."""
    sources = [file for package in bundle.PACKAGES for file in (tree / package).rglob("*") if file.suffix in CODE]
    sources += [Path(source) for source, _place in bundle.data_files()]
    sources += [ROOT / name for name in RECIPE]
    digest = hashlib.sha256(f"{sys.version} {source_date()}".encode())
    for file in sorted(sources):
        digest.update(str(file).encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def demand_parts(folder: Path) -> None:
    """Raises Refused when something is missing in a frozen program."""
    inside = folder / "_internal" if (folder / "_internal").is_dir() else folder
    missing = bundle.not_bundled(inside, PARTS)
    if missing:
        raise Refused(f"the frozen program is not complete; it lacks {', '.join(missing)}.")


def tree_word(tree: Path) -> str:
    """What kind of engine lies in a tree."""
    return "compiled" if tree == COMPILED else "plain"


def megabytes(path: Path) -> float:
    """The size of a file or a folder, as people count it."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(file.stat().st_size for file in files) / 1_000_000


def source_date() -> int:
    """The moment at which everything in a package is dated: SOURCE_DATE_EPOCH, or that of the newest commit."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    if told.isdigit():
        return int(told)
    try:
        told = subprocess.check_output(["git", "log", "-1", "--format=%ct"], cwd=ROOT, text=True, timeout=MINUTES)
    except (OSError, subprocess.SubprocessError):  # not a clone: an unpacked archive, or no git
        return int((ROOT / "CHANGELOG.md").stat().st_mtime)
    return int(told)
