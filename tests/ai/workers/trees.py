"""Another tree of packages to think with, as the compiled one is."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import ai
import engine

PACKAGES = (engine, ai)


@contextmanager
def another_tree(folder: Path) -> Iterator[Path]:
    """A copy of the engine and the bots; the path of this process is left as it was."""
    for package in PACKAGES:
        source = Path(str(package.__file__)).parent
        shutil.copytree(source, folder / source.name, ignore=shutil.ignore_patterns("__pycache__"))
    path = list(sys.path)
    yield folder
    sys.path[:] = path
