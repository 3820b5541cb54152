"""The engine compiled for Windows on another system: mypyc writes the C here, a cross-compiler turns it into libraries.

As a program of its own, `python -m installers.windows_engine`, it is the half that needs mypyc, and tells in JSON what
there is to compile.
"""

import hashlib
import json
import os
import shlex
import shutil
import sys
import tomllib
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final, NamedTuple

from installers.bundle import PACKAGES
from installers.freeze import MINUTES
from installers.run import ROOT, Refused, run
from installers.windows_python import PYTHON
from installers.wine import COMPILER, PLACE, in_system, inside

TREE: Final = PLACE / "compiled"
LIBRARIES: Final = PLACE / "libraries"
STAMP: Final = "stamp"
COMPILED_PACKAGES: Final = ("engine", "ai")
SOURCES: Final = PLACE / "mypyc"
MODULES: Final = PLACE / "modules.json"
SUFFIX: Final = ".cp311-win_amd64.pyd"
# Warnings of another compiler than the one mypyc is tried with are no errors; the rest of its wishes holds.
NOT_PASSED_ON: Final = ("-Werror",)


class Module(NamedTuple):
    """One library to compile: its name in Python, its sources, the folders of headers, the wishes of mypyc."""

    name: str
    sources: Sequence[str]
    headers: Sequence[str]
    flags: Sequence[str]


def build() -> Path:
    """Make build/windows/compiled, all packages with the compiled modules beside the plain ones; its path."""
    _compile()
    shutil.rmtree(TREE, ignore_errors=True)
    for package in PACKAGES:
        shutil.copytree(ROOT / package, TREE / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(LIBRARIES, TREE, dirs_exist_ok=True, ignore=shutil.ignore_patterns(STAMP))
    return TREE


def _compile() -> None:
    """Make build/windows/libraries fit the sources; nothing happens when it does."""
    stamp = LIBRARIES / STAMP
    wanted = _fingerprint()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    _write_c()
    modules = [Module(*each) for each in json.loads(MODULES.read_text(encoding="utf-8"))]
    for module in modules:
        library(module).parent.mkdir(parents=True, exist_ok=True)
    lines = "\n".join(shlex.join(command(module)) for module in modules)
    inside(f"Compiling {len(modules)} modules for Windows", ["sh", "-e", "-c", lines], 30 * MINUTES)
    stamp.write_text(wanted, encoding="utf-8")


def _fingerprint() -> str:
    """A sum of everything the libraries are made from."""
    digest = hashlib.sha256(json.dumps(_wishes(), sort_keys=True).encode())
    names = ("requirements/dev.txt", "packaging/windows/downloads.txt")
    sources = [file for package in COMPILED_PACKAGES for file in sorted((ROOT / package).rglob("*.py"))]
    for file in [*(ROOT / name for name in names), *sources]:
        digest.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def _write_c() -> None:
    """Let mypyc write C, in the environment of the developers, which any verb of theirs provides."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONSAFEPATH")}
    run("Providing mypyc", [sys.executable, ROOT / "dev.py", "i18n", "compile"], 10 * MINUTES, env, ROOT)
    shutil.rmtree(SOURCES, ignore_errors=True)
    python = ROOT / ".venv" / "bin" / "python"
    run("Writing the engine in C", [python, "-m", "installers.windows_engine"], 10 * MINUTES, cwd=ROOT)


def library(module: Module) -> Path:
    """The file that a module becomes."""
    *packages, name = module.name.split(".")
    return LIBRARIES.joinpath(*packages, name + SUFFIX)


def command(module: Module) -> list[str]:
    """The line that compiles one module in the system with the cross-compiler."""
    flags = [flag for flag in module.flags if flag not in NOT_PASSED_ON]
    headers = [f"-I{_there(folder)}" for folder in (*module.headers, str(PYTHON / "include"))]
    libraries = [f"-L{in_system(PYTHON / 'libs')}", "-lpython311", "-static-libgcc"]
    sources = [_there(source) for source in module.sources]
    return [COMPILER, "-shared", "-s", *flags, *headers, *sources, "-o", in_system(library(module)), *libraries]


def _there(name: str) -> str:
    path = ROOT / name
    if not path.is_relative_to(ROOT):
        raise Refused(f"{path} lies outside the checkout and cannot be seen by the compiler.")
    return in_system(path)


def _wishes() -> dict[str, Any]:
    """What pyproject.toml says of compiling."""
    settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["wonders"]
    return {name: settings[name] for name in ("compiled", "opt-level", "debug-level")}


def written() -> list[Module]:
    """Write the C for all modules that pyproject.toml lists, as for Windows."""
    EXTENSION_SUFFIXES.insert(0, SUFFIX)  # mypyc writes the first one into the modules, as their __file__
    from mypyc.build import mypycify

    wishes = _wishes()
    made = mypycify(
        [*wishes["compiled"], "--platform=win32"],
        opt_level=wishes["opt-level"],
        debug_level=wishes["debug-level"],
        target_dir=str(SOURCES.relative_to(ROOT)),
    )
    return [
        Module(each.name, [str(file) for file in each.sources], each.include_dirs, each.extra_compile_args)
        for each in made
    ]


if __name__ == "__main__":
    MODULES.write_text(json.dumps(written()), encoding="utf-8")
