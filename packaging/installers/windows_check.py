"""Proves an installer for Windows: installs it, looks, lets the program test itself, upgrades, uninstalls, looks again.

On a Windows of the release workflow it leaves alone what a person would have to look at.
"""

import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Final, Protocol

from installers import wine
from installers.freeze import MINUTES
from installers.run import BUILD, Refused, run, say

PLACE: Final = wine.PLACE
REPORT: Final = PLACE / "check.txt"
PICTURE: Final = PLACE / "window.png"
EXPORTED: Final = PLACE / "registry.reg"
REFUSED: Final = 2
"""The exit code of an installer that will not install now."""

USER: Final = "HKEY_CURRENT_USER\\Software"
OWN_KEY: Final = f"{USER}\\Wonders"
UNINSTALL_KEY: Final = f"{USER}\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Wonders"
SUFFIX_KEY: Final = f"{USER}\\Classes\\.wonders"
TYPE_KEY: Final = f"{USER}\\Classes\\Wonders.Game"

Registry = Mapping[str, Mapping[str, str]]
"""The values of each key; the nameless one is called "@"."""


class Machine(Protocol):
    """A Windows on which something can be tried."""

    @property
    def home(self) -> Path:
        """The folder of its user, as this system sees it."""

    def name(self, path: Path) -> str:
        """What programs over there call a file."""

    def run(self, title: str, command: Sequence[str], seconds: float) -> str:
        """Run a program over there until all it started has ended; raises Refused when it fails."""

    def look(self, program: Path, installer: Path) -> str:
        """Open the window, try to install meanwhile, close the window; what was seen."""


class Here:
    """The Windows that this runs on."""

    home = Path.home()

    def name(self, path: Path) -> str:
        return str(path)

    def run(self, title: str, command: Sequence[str], seconds: float) -> str:
        return run(title, command, seconds)

    def look(self, program: Path, installer: Path) -> str:
        return "the window was not looked at: that takes a person"


class Wine:
    """A new Windows of wine, with a screen that nobody sees."""

    home = wine.PREFIX / "drive_c" / "users" / "root"

    def __init__(self) -> None:
        wine.demand_system()
        wine.fresh_prefix()

    def name(self, path: Path) -> str:
        return wine.windows_name(path)

    def run(self, title: str, command: Sequence[str], seconds: float) -> str:
        return wine.wine(title, command, seconds)

    def look(self, program: Path, installer: Path) -> str:
        PICTURE.unlink(missing_ok=True)
        text = _LOOK.format(
            program=shlex.quote(self.name(program)),
            installer=shlex.quote(self.name(installer)),
            picture=shlex.quote(wine.in_system(PICTURE)),
        )
        seen = wine.script("Opening the window", text, 8 * MINUTES).split()
        if seen[-3:] != ["second:0", f"installer:{REFUSED}", "program:0"] or not PICTURE.is_file():
            raise Refused(f"the window did not open, stood in nobody's way or did not close: {' '.join(seen)}")
        where = PICTURE.relative_to(BUILD.parent)
        return f"the window opens, answers a second start, keeps an installer away and closes; see {where}"


_LOOK: Final = """
wine {program} --lang=nl --game=duel --seed=7 &
window=$!
for second in $(seq 60); do xdotool search --onlyvisible --class wonders.exe >/dev/null && break; sleep 1; done
sleep 25
timeout 30 import -window root {picture}
timeout 60 wine {program}
echo second:$?
timeout 60 wine {installer} /S
echo installer:$?
timeout 30 wine taskkill /im wonders.exe >/dev/null
wait $window
echo program:$?
"""


def check(installer: Path, version: str, machine: Machine) -> None:
    """Go through the life of an installed program; raises Refused at the first thing that is not as it should be."""
    PLACE.mkdir(parents=True, exist_ok=True)
    REPORT.unlink(missing_ok=True)
    folder = machine.home / "AppData" / "Local" / "Programs" / "Wonders"
    game = machine.home / "AppData" / "Roaming" / "wonders" / "games" / "kept.wonders"
    steps: tuple[Callable[[], str], ...] = (
        lambda: install(machine, installer, folder, version),
        lambda: ask(machine, folder, version),
        lambda: test_itself(machine, folder),
        lambda: machine.look(folder / "wonders.exe", installer),
        lambda: upgrade(machine, installer, folder, version),
        lambda: uninstall(machine, folder, game),
    )
    for step in steps:
        seen = step()
        say(seen)
        with REPORT.open("a", encoding="utf-8") as report:
            report.write(f"{seen}\n")
    say(f"all is well; see {REPORT.relative_to(BUILD.parent)}.")


def install(machine: Machine, installer: Path, folder: Path, version: str) -> str:
    """Install silently and look at files, registry and shortcuts."""
    machine.run("Installing", [machine.name(installer), "/S"], 5 * MINUTES)
    _demand_installed(machine, folder, version)
    files = sum(1 for file in folder.rglob("*") if file.is_file())
    return f"installed: {files} files, registry and start menu as they should be, nothing on the desktop"


def ask(machine: Machine, folder: Path, version: str) -> str:
    """Let the program for terminals say which version it is."""
    told = machine.run("Asking for the version", [machine.name(folder / "wonders-cli.exe"), "--version"], 2 * MINUTES)
    if told.splitlines()[:1] != [f"wonders {version}"]:
        raise Refused(f"wonders-cli --version says {told.strip()!r}.")
    return "the program for terminals prints"


def test_itself(machine: Machine, folder: Path) -> str:
    """Let the installed program play games with bots in processes of their own, save, load and change languages."""
    report = PLACE / "self-test.txt"
    report.unlink(missing_ok=True)
    told = f"--self-test={machine.name(report)}"
    machine.run("Self-test of the installed program", [machine.name(folder / "wonders.exe"), told], 15 * MINUTES)
    return f"the program tested itself:\n{report.read_text(encoding='utf-8').rstrip()}"


def upgrade(machine: Machine, installer: Path, folder: Path, version: str) -> str:
    """Install over an older version, of which a file is left that no longer exists."""
    old = folder / "_internal" / "of-an-older-version.txt"
    old.write_text("old", encoding="utf-8")
    say_older = ["reg", "add", UNINSTALL_KEY, "/v", "DisplayVersion", "/d", "0.0.1", "/f"]
    machine.run("Pretending an older version", say_older, MINUTES)
    machine.run("Installing over it", [machine.name(installer), "/S"], 5 * MINUTES)
    if old.exists():
        raise Refused("a file of an older version is still there after an upgrade.")
    _demand_installed(machine, folder, version)
    return "upgraded: nothing of the older version is left"


def uninstall(machine: Machine, folder: Path, game: Path) -> str:
    """Uninstall silently; saved games and settings stay, everything else is gone."""
    game.parent.mkdir(parents=True, exist_ok=True)
    game.write_text("a game", encoding="utf-8")
    machine.run("Uninstalling", [machine.name(folder / "uninstall.exe"), "/S"], 5 * MINUTES)
    _await_the_end_of(folder)
    left = [place for place in (folder, *_shortcuts(machine)) if place.exists()]
    keys = {OWN_KEY, UNINSTALL_KEY, SUFFIX_KEY, TYPE_KEY} & set(registry(machine))
    if left or keys:
        raise Refused(f"left behind: {', '.join([*map(str, left), *sorted(keys)])}")
    if not game.is_file():
        raise Refused("a saved game is gone.")
    return "uninstalled: only saved games and settings are left"


def _await_the_end_of(folder: Path) -> None:
    """An uninstaller leaves the work to a copy of itself, as it could not remove its own file."""
    end = monotonic() + MINUTES
    while folder.exists() and monotonic() < end:
        sleep(1)


def _demand_installed(machine: Machine, folder: Path, version: str) -> None:
    """Raises Refused when something that an installed program has is missing or wrong."""
    start_menu, desktop = _shortcuts(machine)
    missing = [name for name in ("wonders.exe", "wonders-cli.exe", "uninstall.exe") if not (folder / name).is_file()]
    missing += [str(start_menu)] if not start_menu.is_file() else []
    if missing or desktop.exists():
        raise Refused(f"not installed as it should be: missing {missing}, on the desktop: {desktop.exists()}")
    wrong = differences(
        registry(machine), expected(f"C:\\{folder.relative_to(_drive(machine))}".replace("/", "\\"), version)
    )
    if wrong:
        raise Refused("in the registry: " + "; ".join(wrong))


def _drive(machine: Machine) -> Path:
    """The disk C: as this system sees it."""
    return machine.home.parents[1]


def _shortcuts(machine: Machine) -> tuple[Path, Path]:
    """The entry of the start menu, and the shortcut that only who asks for it gets."""
    menu = machine.home / "AppData" / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs"
    return menu / "Wonders.lnk", machine.home / "Desktop" / "Wonders.lnk"


def expected(folder: str, version: str) -> Registry:
    """What the registry says of an installed program."""
    return {
        OWN_KEY: {"Folder": folder},
        UNINSTALL_KEY: {
            "DisplayName": "Wonders",
            "DisplayVersion": version,
            "Publisher": "The wonders contributors",
            "UninstallString": f'"{folder}\\uninstall.exe"',
            "QuietUninstallString": f'"{folder}\\uninstall.exe" /S',
        },
        SUFFIX_KEY: {"@": "Wonders.Game"},
        f"{TYPE_KEY}\\DefaultIcon": {"@": f"{folder}\\wonders.exe,0"},
        f"{TYPE_KEY}\\shell\\open\\command": {"@": f'"{folder}\\wonders.exe" "%1"'},
    }


def differences(found: Registry, wanted: Registry) -> list[str]:
    """Each value that is missing or another; Windows does not mind capital letters in names of files."""
    return [
        f"{key} {name} is {found.get(key, {}).get(name)!r}, not {value!r}"
        for key, values in wanted.items()
        for name, value in values.items()
        if found.get(key, {}).get(name, "").lower() != value.lower()
    ]


def registry(machine: Machine) -> Registry:
    """What the registry of a machine says of its user's programs."""
    EXPORTED.unlink(missing_ok=True)
    command = ["reg", "export", "HKCU\\Software", machine.name(EXPORTED), "/y"]
    machine.run("Reading the registry", command, 2 * MINUTES)
    return read_export(EXPORTED.read_text(encoding="utf-16"))


def read_export(text: str) -> Registry:
    """The keys of an exported registry with those values that are texts."""
    keys: dict[str, dict[str, str]] = {}
    values: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("[") and line.endswith("]"):
            values = keys.setdefault(line[1:-1], {})
        name, is_value, value = line.partition("=")
        if is_value and value.startswith('"') and value.endswith('"'):
            values[name.strip('"')] = value[1:-1].replace('\\"', '"').replace("\\\\", "\\")
    return keys
