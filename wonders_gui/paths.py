"""Where things lie: what came with the program, and the folders in which it may keep something. It makes none."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.core.errors import ConfigError

NAME: Final = "wonders"
PORTABLE: Final = "wonders-data"


class AssetsMissing(Exception):  # noqa: N818 (says what is wrong, as a player would read it in a log)
    """The pictures and fonts that came with the program are not where they belong."""


@dataclass(frozen=True, slots=True)
class Folders:
    """What the program may write to; each is made when it is first needed."""

    config: Path
    data: Path
    logs: Path

    @property
    def games(self) -> Path:
        """The games that were played here."""
        return self.data / "games"

    @property
    def settings(self) -> Path:
        """The one file of settings."""
        return self.config / "settings.ini"


def root() -> Path:
    """The folder the program was unpacked to, or the one that holds its packages."""
    unpacked = getattr(sys, "_MEIPASS", None)
    return Path(str(unpacked)) if unpacked else Path(__file__).resolve().parent.parent


def assets() -> Path:
    """Pictures, fonts and textures; raises AssetsMissing. A compiled tree finds those of the checkout around it.

    They lie beside the packages in a checkout and in a bundle, and inside this one where pip installed it.
    """
    usual = root() / "assets"
    for folder in (usual, Path(__file__).resolve().parent / "assets", *(above / "assets" for above in root().parents)):
        if (folder / "fonts").is_dir():
            return folder
    raise AssetsMissing(str(usual))


def program_folder() -> Path:
    """Where the program itself lies, for people who carry it on a stick."""
    return Path(sys.executable).resolve().parent if hasattr(sys, "_MEIPASS") else root()


def portable() -> Folders:
    """Everything beside the program."""
    return below(program_folder() / PORTABLE)


def below(folder: Path) -> Folders:
    """Everything in one folder."""
    try:
        folder = folder.expanduser().absolute()
    except RuntimeError as error:
        raise ConfigError("no_home") from error
    return Folders(folder / "config", folder, folder / "logs")


def usual() -> Folders:
    """The folders that the system has for such things."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return _mac()
    return _freedesktop()


def home() -> Path:
    """The player's own folder; raises ConfigError where the system knows none."""
    try:
        return Path.home()
    except RuntimeError as error:  # neither the environment nor the list of users names one
        raise ConfigError("no_home") from error


def first_shown() -> Path:
    """Where dialogs for files begin."""
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()


def _windows() -> Folders:
    roaming = _variable("APPDATA", "AppData/Roaming") / NAME
    local = _variable("LOCALAPPDATA", "AppData/Local") / NAME
    return Folders(roaming, roaming, local / "logs")


def _mac() -> Folders:
    library = home() / "Library"
    support = library / "Application Support" / NAME
    return Folders(support, support, library / "Logs" / NAME)


def _freedesktop() -> Folders:
    config = _variable("XDG_CONFIG_HOME", ".config") / NAME
    data = _variable("XDG_DATA_HOME", ".local/share") / NAME
    state = _variable("XDG_STATE_HOME", ".local/state") / NAME
    return Folders(config, data, state / "logs")


def _variable(name: str, otherwise: str) -> Path:
    """A folder named by the environment, or one in the home folder; one that is not absolute does not count."""
    value = Path(os.environ.get(name, ""))
    return value if value.is_absolute() else home() / otherwise
