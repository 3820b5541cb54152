"""What goes into the frozen program and what stays out; `wonders.spec` asks here, so that it can be tested."""

import ast
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
TREE: Final = "WONDERS_BUNDLE_TREE"
"""The variable that names the folder whose packages are frozen: the checkout, or its compiled copy."""

PACKAGES: Final = ("engine", "ai", "wonders_gui")
DATA: Final = (
    "LICENSE",
    "assets/**/*",
    "i18n/*/LC_MESSAGES/*.mo",
    "engine/catalog/data/*.yaml",
    "ai/heuristics/*/*.json",
)
NOT_DATA: Final = ("assets/scripts/", "assets/README.md", "assets/app/wonders.icns", "assets/app/wonders.ico")

# Not needed to play: what programmers use, other toolkits, and the optional cluster of the arena.
EXCLUDED_MODULES: Final = (
    *(
        "tkinter",
        "_tkinter",
        "turtle",
        "idlelib",
        "test",
        "unittest",
        "doctest",
        "pydoc",
        "pdb",
        "lib2to3",
        "ensurepip",
    ),
    *("setuptools", "pkg_resources", "distutils", "pip", "wheel", "PyInstaller", "packaging", "mypy", "mypyc", "babel"),
    *("numpy", "PIL", "dask", "distributed", "curses", "readline", "xmlrpc", "ftplib", "imaplib", "smtplib"),
    *("ssl", "_ssl", "_hashlib"),  # nothing is fetched or signed: OpenSSL stays at home
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL", "PySide6.QtDBus", "PySide6.QtSql"),
    *("PySide6.QtTest", "PySide6.QtXml", "PySide6.QtPrintSupport", "PySide6.QtConcurrent", "PySide6.scripts"),
)

# Plugins of Qt that a game of cards has no use for; the theme of GTK alone would bring a desktop with it. Everything is
# painted without OpenGL.
UNWANTED_QT: Final = re.compile(
    r"plugins/platformthemes/.*gtk"
    r"|plugins/platforms/.*(eglfs|linuxfb|vnc|minimal|vkkhrdisplay|wayland-egl|direct2d)"
    r"|plugins/(egldeviceintegrations|xcbglintegrations|wayland-graphics-integration|tls|networkinformation|generic)"
    r"|plugins/(platforminputcontexts/.*virtualkeyboard|wayland-shell-integration/(?!.*xdg-shell))"
    r"|plugins/imageformats/.*q(gif|icns|jpeg|pdf|tga|tiff|wbmp|webp)"
    r"|Qt6?(Network|EglF|Eglfs|Qml|Quick|VirtualKeyboard|Pdf|OpenGL|PrintSupport|Sql|Test|Xml|Concurrent|WlShell|WaylandEgl)"
    r"|opengl32sw\.dll$"
)
KEPT_TRANSLATION: Final = re.compile(r"qtbase_(nl|da|en)\.qm$")

# The libraries of a Linux system that Python itself wants. On all others, which Qt wants, the packages depend: so the
# system keeps them safe, and they fit its display.
OF_PYTHON: Final = re.compile(r"lib(python3|ffi|z|lzma|bz2|mpdec|sqlite3)[.\d]")


def tree() -> Path:
    """The folder whose packages are frozen."""
    return Path(os.environ.get(TREE) or ROOT)


def data_files() -> list[tuple[str, str]]:
    """What the program reads, each with the folder it lies in beside the program."""
    found = (file for pattern in DATA for file in sorted(ROOT.glob(pattern)) if file.is_file())
    named = ((file, file.relative_to(ROOT).as_posix()) for file in found)
    return [
        (str(file), str(Path(name).parent))
        for file, name in named
        if not name.startswith(NOT_DATA) and not name.endswith((".py", ".pyc"))
    ]


def hidden_imports(folder: Path) -> list[str]:
    """Every module of ours and, as nobody can read them in compiled ones, all that those import."""
    sources = [source for package in PACKAGES for source in sorted((folder / package).rglob("*.py"))]
    names = {name for source in sources for name in (_module(folder, source), *_imported(source))}
    return sorted(names - {"__main__"} | set(_companions(folder)))


def _module(folder: Path, source: Path) -> str:
    """The name under which a file is imported."""
    parts = source.relative_to(folder).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(source: Path) -> Iterator[str]:
    """The modules of Python itself that a compiled file imports; a plain one is read by whoever freezes it."""
    if not any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES):
        return
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        yield from (name for name in names if name.partition(".")[0] in sys.stdlib_module_names)


def _companions(folder: Path) -> Iterator[str]:
    """The modules in which mypyc keeps what all compiled modules share."""
    for file in folder.glob("*__mypyc.*"):
        yield file.name.partition(".")[0]


Entry = tuple[str, str, str]
"""A file of a bundle: its place there, where it comes from or leads to, and what kind of file it is."""


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """The libraries and data files of a bundle without what no player needs."""
    return [entry for entry in entries if is_wanted(entry)]


def is_wanted(entry: Entry) -> bool:
    """Whether a file belongs into the program; a link does when what it leads to does."""
    place, source, kind = (part.replace("\\", "/") for part in entry)
    if kind == "SYMLINK":
        place = source
    if place.endswith(".qm"):
        return KEPT_TRANSLATION.search(place) is not None
    if kind == "BINARY" and "/" not in place and sys.platform.startswith("linux"):
        return OF_PYTHON.match(place) is not None
    return UNWANTED_QT.search(place) is None


def not_bundled(folder: Path, names: Sequence[str]) -> list[str]:
    """Which of these glob patterns match nothing in a frozen program."""
    return [name for name in names if not any(folder.glob(name))]
