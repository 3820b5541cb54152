"""The optional compiled build, and what a wheel takes along: everything else is in pyproject.toml.

`[tool.wonders] compiled` there lists the modules for mypyc. The variable WONDERS_COMPILE decides: 0 builds plain
Python, 1 demands the compiled modules, and without it a failed compilation falls back to plain Python.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).parent
# No other library calls into the engine. Told so, the C compiler puts small functions inline; on Windows it knows.
HIDDEN = [] if os.name == "nt" else ["-fvisibility=hidden"]
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}


def wish() -> str:
    """What WONDERS_COMPILE asks for: "0", "1", or "" when it is not set."""
    value = os.environ.get("WONDERS_COMPILE", "")
    if value not in ("", "0", "1"):
        sys.exit(f"WONDERS_COMPILE must be 0 (plain), 1 (compiled) or unset, not {value!r}.")
    return value


def fall_back(reason: object) -> None:
    """Go on without compiled modules, or stop when they are demanded."""
    if wish() == "1":
        sys.exit(f"WONDERS_COMPILE=1, but the modules could not be compiled: {reason}")
    print(f"warning: building plain Python, because the modules could not be compiled: {reason}", file=sys.stderr)


def extensions() -> "list[Extension]":
    """The compiled modules as extensions; none when the build is plain or nothing is being built."""
    if wish() == "0" or BUILDING.isdisjoint(sys.argv):
        return []
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["wonders"]
    try:
        from mypyc.build import mypycify

        made = mypycify(
            settings["compiled"],
            opt_level=settings["opt-level"],
            debug_level=settings["debug-level"],
            target_dir="build/mypyc",
        )
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]  # they share one list
        return made  # type: ignore[return-value]  # distutils' Extension is setuptools' own once that is imported
    except ImportError as reason:
        fall_back(reason)
    except SystemExit:  # mypycify prints type errors and exits
        fall_back("mypyc does not accept them")
    return []


class BuildAllOrNone(build_ext):
    """Compile every module or keep none: one missing library would break the others at import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as reason:
            fall_back(reason)
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


class BuildWithFiles(build_py):
    """A wheel carries pictures, fonts, licences and translations inside the window; a checkout has them beside it."""

    def run(self) -> None:
        super().run()
        if "bdist_wheel" in sys.argv:
            subprocess.run([sys.executable, ROOT / "i18n" / "compile.py"], check=True)
            inside = Path(self.build_lib) / "wonders_gui"
            not_needed = shutil.ignore_patterns("scripts", "README.md", "*.ic[no]*", "*.py", "*.po*", "__*")
            for name in ("assets", "i18n"):
                shutil.copytree(ROOT / name, inside / name, ignore=not_needed, dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone, "build_py": BuildWithFiles})
