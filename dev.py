"""The one door for developers: play, test, check, measure and compile a checkout.

Needs Python alone: it makes `.venv` beside itself from the locked requirements and asks for system packages when
they are missing. It must import nothing but the standard library, and nothing of the game.
"""

import sys

if not (3, 11) <= sys.version_info < (3, 15):  # whatever `python3` means on this machine runs this line
    sys.exit(f"dev.py needs Python 3.11 to 3.14; this is Python {sys.version.split()[0]} ({sys.executable}).")

import argparse
import contextlib
import hashlib
import json
import math
import os
import platform
import shlex
import shutil
import signal
import subprocess
import sysconfig
import tempfile
import threading
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from ctypes.util import find_library
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any, NamedTuple

Command = Sequence[str | Path]
Environ = Mapping[str, str] | None

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
NEXT = BUILD / "compiled-next"  # a tree that is being made; it takes the place of the other when it is whole
PAST = BUILD / "compiled-past"  # the tree that it replaces
OBJECTS = BUILD / "objects"  # what the C compiler writes first
REFUSED = BUILD / "compile-refused"  # the fingerprint of sources that could not be compiled
PYTHON = "python{}.{}".format(*sys.version_info)
WINDOWS = os.name == "nt"
LINUX = sys.platform.startswith("linux")
NO_TESTS_COLLECTED = 5
LIBRARIES = (".so", ".pyd")  # what compiled modules are

# A requirement set is satisfied by an environment made from any of these lock files.
SATISFIED_BY = {
    "run": ("run", "dev"),
    "compile": ("compile", "dev"),
    "dev": ("dev",),
    "lock": ("lock",),
    "package": ("package",),
}
CACHES = (".*_cache", ".hypothesis", ".coverage*", "htmlcov", "*.egg-info", "dist")


class SetupError(Exception):
    """Something a person has to mend; its text says what and how."""


def say(text: str) -> None:
    """Tell the developer something, in order with what the tools print."""
    tell(f"dev.py: {text}")


def tell(line: str) -> None:
    """Print a line in one piece, whichever thread prints another."""
    print(f"{line}\n", end="", flush=True)


def call(command: Command, env: Environ = None, cwd: Path | None = None, log: IO[str] | None = None) -> int:
    """Run a program and give its exit code; a `log` takes what it prints, and then the seconds are counted."""
    began = time.monotonic()
    process = subprocess.Popen(command, env=env, cwd=cwd, stdout=log, stderr=log and subprocess.STDOUT)
    try:
        while True:
            try:
                return process.wait(timeout=1)
            except subprocess.TimeoutExpired:
                if log and sys.stdout.isatty():
                    print(f"  {time.monotonic() - began:.0f} s", end="\r", flush=True)
    except KeyboardInterrupt:  # the program got it too, and may need a moment to end by itself
        with contextlib.suppress(subprocess.TimeoutExpired, KeyboardInterrupt):
            process.wait(timeout=5)
        process.kill()
        process.wait()
        raise


def call_quietly(title: str, command: Command, env: Environ = None) -> None:
    """Run a program behind a line of progress; show what it printed only when it fails."""
    began = time.monotonic()
    say(f"{title} ...")
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as log:
        code = call(command, env, ROOT, log)
        log.seek(0)
        if code:
            print(log.read(), flush=True)
            raise SetupError(f"{title}: failed (exit code {code}).")
    say(f"{title}: done in {time.monotonic() - began:.0f} s.")


class Need(NamedTuple):
    """Something pip cannot install, the verbs that want it, and the Debian packages that bring it."""

    what: str
    verbs: tuple[str, ...]
    is_missing: Callable[[], bool]
    debian: tuple[str, ...]


def no_compiler() -> bool:
    if WINDOWS:
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
        return shutil.which("cl") is None and not installer.exists()
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = shutil.which(shlex.split(command)[0])
    return found is None or (sys.platform == "darwin" and found.startswith("/usr/bin/") and no_developer_tools())


def no_developer_tools() -> bool:
    """Whether the compiler of macOS is a stand-in, which would only ask in a window of its own to be installed."""
    return subprocess.run(["xcode-select", "-p"], capture_output=True, check=False).returncode != 0


def lacks(*libraries: str) -> Callable[[], bool]:
    """Whether this is a Linux without one of these libraries; other systems have what Qt needs."""
    return lambda: LINUX and any(find_library(library) is None for library in libraries)


def has_screen() -> bool:
    """Whether a window could be seen here."""
    return not LINUX or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def no_virtual_screen() -> bool:
    return not has_screen() and (shutil.which("xvfb-run") is None or shutil.which("xauth") is None)


BUILDERS = ("test", "bench", "compile", "package")
SHOWING = ("play", "test", "bench", "screenshots", "package")
ALL_BUT_CLEAN = ("play", "wonders", "check", "i18n", "lock", "screenshots", *BUILDERS)
QT = ("EGL", "GL", "xkbcommon", "dbus-1", "fontconfig", "glib-2.0")
QT_DEBIAN = ("libegl1", "libgl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1", "libglib2.0-0")
QT_X11 = ("xcb-cursor", "xcb-icccm", "xcb-keysyms", "xcb-shape", "xkbcommon-x11")
QT_X11_DEBIAN = ("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxkbcommon-x11-0")
ENSUREPIP = Need("ensurepip", ALL_BUT_CLEAN, lambda: find_spec("ensurepip") is None, (f"{PYTHON}-venv",))
HEADER = Path(sysconfig.get_path("include"), "Python.h")
NEEDS = (
    ENSUREPIP,
    Need("a C compiler", BUILDERS, no_compiler, () if "CC" in os.environ else ("gcc", "libc6-dev")),
    Need("Python.h", BUILDERS, lambda: not HEADER.exists(), (f"{PYTHON}-dev",)),
    Need("libraries for Qt", SHOWING, lacks(*QT), QT_DEBIAN),
    Need("libraries for a window of Qt", ("play",), lacks(*QT_X11), QT_X11_DEBIAN),
    Need("a screen or Xvfb", ("play",), no_virtual_screen, ("xvfb", "xauth")),
)


def missing_for(verb: str) -> list[Need]:
    """The needs of `verb` that this machine does not meet."""
    return [need for need in NEEDS if verb in need.verbs and need.is_missing()]


def provide(verb: str) -> None:
    """Install the system packages `verb` wants, where that is allowed; say what is still missing."""
    packages = [package for need in missing_for(verb) for package in need.debian]
    if packages and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        try:
            call_quietly("Refreshing the package lists", ["apt-get", "update"], env)
            install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
            call_quietly(f"Installing {' '.join(packages)}", install, env)
        except SetupError as error:
            say(str(error))
    for line in complaints(missing_for(verb), sys.platform, os.environ.get("CC")):
        say(line)


def complaints(needs: Sequence[Need], system: str, chosen_compiler: str | None) -> list[str]:
    """What is missing, and one line to type for all of it; a wrong variable CC is a matter of its own."""
    installable = [need for need in needs if need.debian]
    lines = [
        f"missing: {need.what}. The variable CC names {chosen_compiler!r}, which cannot be run: correct it or unset it."
        for need in needs
        if not need.debian
    ]
    if installable:
        lines.append(f"missing: {', '.join(need.what for need in installable)}. {remedy(installable, system)}")
    return lines


def remedy(needs: Sequence[Need], system: str) -> str:
    """How to install what is missing."""
    if system == "darwin":
        return "Type: xcode-select --install"
    if system == "win32":
        return "Install Python from its own installer, and the Microsoft C++ Build Tools."
    packages = dict.fromkeys(package for need in needs for package in need.debian)
    return f"On Debian, Ubuntu and the like, type: sudo apt-get install {' '.join(packages)}"


def lock_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def python_in(venv: Path) -> Path:
    return venv / "Scripts" / "python.exe" if WINDOWS else venv / "bin" / "python"


def stamp_for(lock: Path) -> str:
    """What the stamp of an environment says that this Python made from this lock file."""
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    return f"{platform.python_version()} {sys.base_prefix}\n{digest}\n"


def stamp_in(folder: Path) -> str:
    stamp = folder / ".stamp"
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def environment(venv: Path, requirements: str) -> Path:
    """The Python of an environment that satisfies `requirements`, made or mended only when it must be."""
    python = python_in(venv)
    stamp = stamp_in(venv) if python.exists() else ""
    if stamp in [stamp_for(lock_file(name)) for name in SATISFIED_BY[requirements]]:
        return python
    if ENSUREPIP.is_missing():
        raise SetupError(f"{venv.name} cannot be made (see above).")
    wanted = stamp_for(lock_file(requirements))
    if stamp.splitlines()[:1] != wanted.splitlines()[:1]:  # half-made, or made by another Python
        call_quietly(f"Making {venv.name}", [sys.executable, "-m", "venv", "--clear", venv])
    (venv / ".stamp").unlink(missing_ok=True)
    # A lock file is whole: a pip that looks for dependencies too may ask for a newer one than is locked.
    install = ["-m", "pip", "install", "--require-hashes", "--no-deps", "--disable-pip-version-check", "-r"]
    call_quietly(f"Installing requirements/{requirements}.txt", [python, *install, lock_file(requirements)])
    link_checkout(venv)
    (venv / ".stamp").write_text(wanted, encoding="utf-8")
    return python


def link_checkout(venv: Path) -> None:
    """Let the environment find the packages of this checkout, after everything that PYTHONPATH names."""
    base = {"base": str(venv), "platbase": str(venv)}
    site_packages = Path(sysconfig.get_path("purelib", "venv", base))
    (site_packages / "wonders-checkout.pth").write_text(f"{ROOT}\n", encoding="utf-8")


def tree_environment(tree: Path) -> dict[str, str]:
    """Variables under which Python imports the packages in `tree`, whatever the current folder is."""
    kind = "compiled" if tree == COMPILED else "plain"
    paths = os.pathsep.join(dict.fromkeys([str(tree), str(ROOT)]))
    return {**os.environ, "PYTHONPATH": paths, "PYTHONSAFEPATH": "1", "WONDERS_TREE": kind}


def settings(root: Path) -> Any:
    """The `tool` tables of pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]


def source_files(root: Path) -> Iterator[Path]:
    """Every file that a build reads: the build's own two, and the packages without their caches."""
    yield from (root / "pyproject.toml", root / "setup.py")
    packages = {name.split(".")[0] for name in settings(root)["setuptools"]["packages"]["find"]["include"]}
    for package in sorted(packages):
        found = (Path(folder, name) for folder, _folders, names in os.walk(root / package) for name in names)
        yield from sorted(path for path in found if path.suffix != ".pyc")


def digest_of(root: Path, files: Iterable[Path]) -> str:
    """One number for the names and contents of some files."""
    digest = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def read_by_the_compiler(root: Path, files: Iterable[Path]) -> list[Path]:
    """The build's own files, and every module beside a compiled one, which may take types and constants from it."""
    packages = {module.split("/")[0] for module in settings(root)["wonders"]["compiled"]}
    places = [(path, path.relative_to(root).parts) for path in files]
    return [path for path, parts in places if len(parts) == 1 or (parts[0] in packages and path.suffix == ".py")]


def fingerprint(root: Path) -> str:
    """What the stamp of a compiled tree says when it fits this checkout.

    The first line speaks of the libraries: what the compiler looks at, this Python and the locked mypy. The second
    speaks of all files.
    """
    files = list(source_files(root))
    locked = compiler_lock(root).read_text(encoding="utf-8").split()
    mypy = next(pin for pin in locked if pin.startswith("mypy=="))
    code = digest_of(root, read_by_the_compiler(root, files))
    libraries = f"{code} {this_python()} {mypy}"
    return f"{libraries}\n{digest_of(root, files)}\n"


def compiler_lock(root: Path) -> Path:
    return root / "requirements" / "compile.txt"


def this_python() -> str:
    return f"python-{platform.python_version()} {sysconfig.get_platform()}"


def glance(root: Path) -> str:
    """As `fingerprint`, but by sizes and dates of files: quicker, and different for files that are only newer."""
    digest = hashlib.sha256(this_python().encode())
    for path in (compiler_lock(root), *source_files(root)):
        found = path.stat()
        digest.update(f"{path}\0{found.st_size}\0{found.st_mtime_ns}\0".encode())
    return digest.hexdigest()


def fits(tree: Path, root: Path) -> bool:
    """Whether a compiled tree fits this checkout; files that nobody has touched since are not read again."""
    stamp = stamp_in(tree)
    if not stamp:
        return False
    seen, known = tree / ".seen", f"{glance(root)}\n{stamp}"
    if seen.exists() and seen.read_text(encoding="utf-8") == known:
        return True
    if stamp != fingerprint(root):
        return False
    with contextlib.suppress(OSError):  # somebody else's checkout may be looked at only
        seen.write_text(known, encoding="utf-8")
    return True


def copy_sources(root: Path, tree: Path) -> None:
    """Make a compiled tree hold the files of today beside its libraries."""
    sources = {path.relative_to(root) for path in source_files(root) if path.parent != root}
    for path in [path for path in tree.rglob("*") if path.is_file()]:
        if path.relative_to(tree) not in sources and path.suffix not in LIBRARIES:
            path.unlink()
    for source in sources:
        (tree / source).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / source, tree / source)


def take_lock(file: IO[str]) -> bool:
    """Lock a file for this process, until that ends in whatever way; false when another process has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextlib.contextmanager
def building_alone() -> Iterator[None]:
    """Wait until no other process builds build/compiled."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("a", encoding="utf-8") as file:
        if not take_lock(file):
            say("another process is compiling; waiting for it.")
            while not take_lock(file):
                time.sleep(0.2)
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def build_compiled(find_python: Callable[[], Path]) -> None:
    """Make build/compiled fit the sources, where it does not. Killed at any moment, it leaves no half tree there."""
    with building_alone():
        wanted, known = fingerprint(ROOT), stamp_in(COMPILED)
        if known == wanted:
            say("build/compiled is up to date.")
        elif known.splitlines()[:1] == wanted.splitlines()[:1]:
            say("build/compiled gets files that are not compiled; its libraries fit.")
            (COMPILED / ".stamp").unlink()
            copy_sources(ROOT, COMPILED)
            (COMPILED / ".stamp").write_text(wanted, encoding="utf-8")
        else:
            for leftover in (NEXT, PAST, OBJECTS):
                shutil.rmtree(leftover, ignore_errors=True)
            compile_libraries(find_python(), wanted)
            put_in_place(wanted)


def compile_libraries(python: Path, wanted: str) -> None:
    """Make the next tree, and try whether all that was compiled can be imported."""
    NEXT.mkdir()
    command: list[str | Path] = [python, "setup.py", "egg_info", "--egg-base", BUILD]
    command += ["build", "--build-lib", NEXT, "--build-temp", OBJECTS]
    modules = [module.removesuffix(".py").replace("/", ".") for module in settings(ROOT)["wonders"]["compiled"]]
    REFUSED.unlink(missing_ok=True)
    try:
        call_quietly(f"Compiling {len(modules)} modules", command, {**os.environ, "WONDERS_COMPILE": "1"})
        if python_in(VENV).exists():  # what only compiles lacks what the program imports
            trial: Command = [python_in(VENV), "-c", f"import {', '.join(modules)}"]
            call_quietly("Trying the compiled modules", trial, tree_environment(NEXT))
    except SetupError:
        REFUSED.write_text(wanted, encoding="utf-8")
        raise


def put_in_place(wanted: str) -> None:
    """Let the next tree become build/compiled, unless the sources have changed under the compiler."""
    if fingerprint(ROOT) != wanted:
        raise SetupError("the sources changed while they were compiled; compile again.")
    (NEXT / ".stamp").write_text(wanted, encoding="utf-8")
    try:
        if COMPILED.exists():
            COMPILED.rename(PAST)
        NEXT.rename(COMPILED)
    except OSError as error:
        raise SetupError(f"build/compiled is in use: close the game, and compile again ({error}).") from error
    shutil.rmtree(PAST, ignore_errors=True)


def compiling_python() -> Path:
    """The Python that compiles: the developers', or that of a small environment which no program runs in."""
    is_complete = python_in(VENV).exists() and stamp_in(VENV) == stamp_for(lock_file("dev"))
    return environment(VENV if is_complete else BUILD / "compile-venv", "compile")


def try_to_compile(python: Path) -> str:
    """Compile where that is possible; the outcome in a word or two."""
    if missing_for("compile"):
        return "skipped, the plain engine alone is used"
    try:
        build_compiled(lambda: python)
    except SetupError as error:
        say(str(error))
        return "failed"
    return "passed"


def program(python: Path, tree: Path, verb: str, arguments: Sequence[str], compiler: str = "") -> int:
    """Run the `wonders` command for a verb of this door, with the packages in `tree`; see `compiler_for`."""
    env = {**tree_environment(tree), "WONDERS_CALLED": f"python3 dev.py {verb}", "WONDERS_COMPILER": compiler}
    screen = virtual_screen() if verb == "play" else ()
    return call([*screen, python, "-m", "wonders_gui", *arguments], env)


def best_tree() -> Path:
    """The compiled packages when they fit the sources, otherwise the sources."""
    return COMPILED if fits(COMPILED, ROOT) else ROOT


def compiler_for(tree: Path) -> str:
    """What a window that plays with `tree` is told of compiling: the command as JSON, or `none` without a compiler."""
    if tree == COMPILED:
        return ""
    if missing_for("compile"):
        return "none"
    return json.dumps([sys.executable, str(ROOT / "dev.py"), "compile", "--background"])


def wonders(_options: argparse.Namespace, extra: list[str]) -> int:
    """run the `wonders` command of this checkout: simulate, replay, validate ..."""
    tree = best_tree()
    return program(environment(VENV, "run"), tree, "wonders", extra, compiler_for(tree))


def play(options: argparse.Namespace, extra: list[str]) -> int:
    """open the window and play; the first time, the engine is compiled meanwhile if there is a C compiler"""
    python = environment(VENV, "run")
    tree = ROOT if options.plain else best_tree()
    return program(python, tree, "play", extra, "" if options.plain else compiler_for(tree))


def virtual_screen() -> Sequence[str]:
    """What to put before a program that wants to show a window; nothing where there is a screen."""
    if has_screen() or no_virtual_screen():
        return ()
    say("there is no screen here: the window opens on a virtual one (Xvfb), where nobody sees it. Ctrl-C closes it.")
    return ("xvfb-run", "--auto-servernum", "--server-args=-screen 0 1920x1080x24")


def screenshots(_options: argparse.Namespace, extra: list[str]) -> int:
    """write pictures of every screen to build/screenshots, in all languages, looks and sizes"""
    env = {**tree_environment(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    return call([environment(VENV, "dev"), "-m", "tests.tools.gallery", BUILD / "screenshots", *extra], env, ROOT)


def outcome(code: int) -> str:
    return "failed" if code else "passed"


def summary(outcomes: Mapping[str, str]) -> int:
    """Say all outcomes in one line and give the exit code for them."""
    failed = "failed" in outcomes.values()
    say(f"{'FAILED' if failed else 'PASSED'} ({'; '.join(f'{name}: {word}' for name, word in outcomes.items())})")
    return int(failed)


def both_ways(python: Path, run: Callable[[Path], str]) -> int:
    """Run something with the plain engine and, where it can be compiled, with the compiled one."""
    outcomes = {"compilation": try_to_compile(python)}
    say("with the plain engine:")
    outcomes["plain"] = run(ROOT)
    if outcomes["compilation"] == "passed":
        say("with the compiled engine:")
        outcomes["compiled"] = run(COMPILED)
    return summary(outcomes)


def test(options: argparse.Namespace, extra: list[str]) -> int:
    """run all tests with the plain engine, and those marked `compiled` again with the compiled one"""
    python = environment(VENV, "dev")
    if options.quick:
        return call([python, "-m", "pytest", *extra, "-m", "not long"], tree_environment(ROOT), ROOT)

    def run(tree: Path) -> str:
        chosen = ["-m", "compiled"] if tree == COMPILED else ["--cov"] * options.cov
        code = call([python, "-m", "pytest", *extra, *chosen], tree_environment(tree), ROOT)
        return "no such tests" if code == NO_TESTS_COLLECTED and tree == COMPILED else outcome(code)

    return both_ways(python, run)


def check(options: argparse.Namespace, _extra: list[str]) -> int:
    """run ruff, mypy and import-linter; all of them, even when one fails"""
    python = environment(VENV, "dev")
    tools: dict[str, list[str | Path]] = {
        "ruff check": [python, "-m", "ruff", "check", *(["--fix"] if options.fix else [])],
        "ruff format": [python, "-m", "ruff", "format", *([] if options.fix else ["--check"])],
        "mypy": [python, "-m", "mypy"],
        "lint-imports": [python.with_name("lint-imports" + python.suffix), "--no-logo"],
    }
    outcomes: dict[str, str] = {}
    for name, command in tools.items():
        say(name)
        outcomes[name] = outcome(call(command, tree_environment(ROOT), ROOT))
    return summary(outcomes)


def bench(_options: argparse.Namespace, extra: list[str]) -> int:
    """measure the speed of the engine, plain and then compiled"""
    python = environment(VENV, "dev")
    return both_ways(python, lambda tree: outcome(program(python, tree, "wonders", ["bench", *extra])))


def compile_(options: argparse.Namespace, _extra: list[str]) -> int:
    """build build/compiled: all packages, with compiled modules beside the plain ones"""
    if missing_for("compile"):
        raise SetupError("nothing to compile with (see above).")
    if options.background:
        step_back()
        if REFUSED.exists() and REFUSED.read_text(encoding="utf-8") == fingerprint(ROOT):
            raise SetupError("these sources could not be compiled before; `python3 dev.py compile` tries again.")
        threading.Thread(target=tell_progress, daemon=True).start()
    build_compiled(compiling_python)
    if options.background:
        tell(f"ready {COMPILED}")
    return 0


STAGES = ((0, 10, 20), (10, 25, 30), (25, 99, 150))  # percent at its beginning and at its end, usual time in seconds


def tell_progress() -> None:
    """Print once a second how far a compilation is, going by what lies on the disk; the third stage is the longest."""
    stage, began = 0, time.monotonic()
    while True:
        reached = 2 if OBJECTS.exists() else int(NEXT.exists())
        if reached != stage:
            stage, began = reached, time.monotonic()
        first, last, usual = STAGES[stage]
        share = 1 - math.exp((began - time.monotonic()) / usual)
        tell(f"progress {first + (last - first) * share:.0f}")
        time.sleep(1)


def step_back() -> None:
    """Let other programs go first, bots that think included, and end with the one at the other end of stdin."""
    if sys.platform == "win32":
        import ctypes

        idle = 0x40
        ctypes.windll.kernel32.SetPriorityClass(ctypes.c_void_p(-1), idle)  # -1 is this process
    else:
        os.nice(15)
    if not sys.stdin.isatty():  # at a terminal Ctrl-C is enough
        end_with_the_asker()


def end_with_the_asker() -> None:
    """Watch stdin, and be the head of all processes that are started from now on."""
    if not WINDOWS:
        os.setpgrp()
        signal.signal(signal.SIGTERM, stop_all)
    threading.Thread(target=leave_with_the_asker, daemon=True).start()


def leave_with_the_asker() -> None:
    """Wait until nobody holds the other end of stdin any more."""
    while os.read(0, 1024):
        pass
    if WINDOWS:
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(os.getpid())], check=False)
    else:
        os.kill(os.getpid(), signal.SIGTERM)


def stop_all(*_: object) -> None:
    """End what this process has started, and then itself."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.killpg(0, signal.SIGTERM)
    raise KeyboardInterrupt


def package(_options: argparse.Namespace, extra: list[str]) -> int:
    """build what people download into dist/: freeze, deb, tar, windows, macos ..."""
    python = environment(BUILD / "package-venv", "package")
    return call([python, "-m", "installers", *extra], packaging_environment(), ROOT)


def packaging_environment() -> dict[str, str]:
    """Variables under which Python imports what makes installers."""
    paths = os.pathsep.join([str(ROOT / "packaging"), str(ROOT)])
    return {**os.environ, "PYTHONPATH": paths, "PYTHONSAFEPATH": "1"}


def lock(options: argparse.Namespace, _extra: list[str]) -> int:
    """rewrite requirements/*.txt from requirements/*.in"""
    uv = environment(BUILD / "lock-venv", "lock")
    flags = ["--no-config", "--universal", "--generate-hashes", "--python-version", "3.11", "--quiet"]
    flags += ["--custom-compile-command", "python3 dev.py lock", *(["--upgrade"] if options.upgrade else [])]
    for name in SATISFIED_BY:
        files = [f"requirements/{name}.in", "-o", f"requirements/{name}.txt"]
        call_quietly(f"Locking {name}", [uv, "-m", "uv", "pip", "compile", *flags, *files])
    return 0


def clean(options: argparse.Namespace, _extra: list[str]) -> int:
    """remove what was built, and the caches; with --all the environment too"""
    caches = [path for path in ROOT.rglob("__pycache__") if VENV not in path.parents]
    caches += [path for name in CACHES for path in ROOT.glob(name)]
    for path in [BUILD, *caches, *([VENV] if options.all else [])]:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    return 0


SPEAKING = ("play", "test", "bench", "wonders", "screenshots", "package")


def build_catalogs() -> None:
    """Make the .mo files of the translations fit the .po files; nothing happens when they do."""
    sources = ROOT.glob("i18n/*/LC_MESSAGES/*.po")
    built = {source: source.with_suffix(".mo") for source in sources}
    if any(not mo.exists() or mo.stat().st_mtime < po.stat().st_mtime for po, mo in built.items()):
        call_quietly("Compiling the translations", [sys.executable, ROOT / "i18n" / "compile.py"])


def i18n(_options: argparse.Namespace, extra: list[str]) -> int:
    """keep the translations: extract, update, compile or check"""
    return call([environment(VENV, "dev"), "-m", "i18n.catalogs", *extra], tree_environment(ROOT), ROOT)


class Verb(NamedTuple):
    """What a word on the command line does; the docstring of `act` is its help.

    `explained_by` are the arguments of Python that explain what is passed on, and `alone` whether they do so without
    an environment as long as nothing but help is asked for.
    """

    act: Callable[[argparse.Namespace, list[str]], int]
    flags: Mapping[str, str] = {}
    passes_on: str = ""
    explained_by: Sequence[str] = ()
    alone: bool = True


WINDOW_HELP = "from wonders_gui.startoptions import parser; parser().print_help()"
CATALOG_WORDS = """i18n/catalogs.py: `extract` (the texts into wonders.pot), `update` (that, and the .po files of each
language), `compile` (the .mo files) or `check` (what is missing or wrong)"""
TEST_FLAGS = {
    "--cov": "measure how much of the engine the plain run covers",
    "--quick": "for daily work: the plain engine alone, without the tests that take long",
}
VERBS = {
    "play": Verb(play, {"--plain": "use the plain engine, and compile nothing"}, "the window", ("-c", WINDOW_HELP)),
    "test": Verb(test, TEST_FLAGS, "pytest"),
    "check": Verb(check, {"--fix": "let ruff mend and format what it can"}),
    "bench": Verb(bench, {}, "`wonders bench`", ("-m", "wonders_gui", "bench"), alone=False),
    "wonders": Verb(wonders, {}, "`wonders`", ("-m", "wonders_gui")),
    "screenshots": Verb(screenshots, passes_on="the gallery: patterns such as 'duel-*--nl-*' choose pictures"),
    "compile": Verb(compile_, {"--background": "at a low priority, with progress on stdout, until stdin ends"}),
    "i18n": Verb(i18n, passes_on=CATALOG_WORDS),
    "package": Verb(package, {}, "packaging/installers: a target, and --check where it has one", ("-m", "installers")),
    "lock": Verb(lock, {"--upgrade": "take the newest versions instead of keeping the locked ones"}),
    "clean": Verb(clean, {"--all": "remove .venv as well"}),
}


def parse(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The verb with its flags, and the arguments that it passes on."""
    parser = argparse.ArgumentParser("dev.py", description="VERB --help says more of each verb.")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for name, verb in VERBS.items():
        note = f"All other arguments go to {verb.passes_on}." if verb.passes_on else None
        text = verb.act.__doc__
        subparser = verbs.add_parser(name, help=text, description=text, epilog=note, allow_abbrev=False, add_help=False)
        shown = "show this help, and that of what it runs" if verb.explained_by else "show this help"
        subparser.add_argument("-h", "--help", action="store_true", help=shown)
        subparser.set_defaults(say_help=subparser.print_help)
        for flag, meaning in verb.flags.items():
            subparser.add_argument(flag, action="store_true", help=meaning)
    options, extra = parser.parse_known_args(arguments)
    if extra and not VERBS[options.verb].passes_on:
        parser.error(f"{options.verb} does not know {' '.join(extra)}")
    return options, extra[1:] if extra[:1] == ["--"] else extra


def explain(options: argparse.Namespace, extra: list[str]) -> int:
    """Answer --help: what dev.py has to say of a verb, and then the program that the rest of the arguments go to."""
    verb = VERBS[options.verb]
    if not verb.explained_by or not extra:
        options.say_help()
    if not verb.explained_by:
        return 0
    print(end="" if extra else "\n", flush=True)
    env = {**packaging_environment(), "WONDERS_CALLED": f"python3 dev.py {options.verb}"}
    return call([explainer(options.verb, extra), *verb.explained_by, *extra, "--help"], env, ROOT)


def explainer(name: str, extra: Sequence[str]) -> str | Path:
    """The Python that can answer --help: this one where the standard library is enough."""
    if name == "package" or (VERBS[name].alone and not extra):
        return sys.executable
    return environment(VENV, "run")


def main(arguments: Sequence[str]) -> int:
    """Do what one command line asks and give the exit code."""
    options, extra = parse(arguments)
    try:
        if options.help:
            return explain(options, extra)
        provide(options.verb)
        if options.verb in SPEAKING:
            build_catalogs()
        return VERBS[options.verb].act(options, extra)
    except SetupError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\ndev.py: stopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
