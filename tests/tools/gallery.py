"""Takes pictures of every screen: `dev.py screenshots`, or `python -m tests.tools.gallery FOLDER [pattern ...]`.

The real window shows real games, played by bots with fixed seeds, so that two runs give the same pictures.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import format_exception
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, qInstallMessageHandler

from tests.tools.scenes import Scene, scenes, settle
from tests.wonders_gui.quick import QuickThinkers
from wonders_gui import app
from wonders_gui.art.assets import load_fonts
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.window import MainWindow


@dataclass(frozen=True, slots=True)
class Look:
    """A language, a theme, a size of the window and of the text."""

    language: str
    theme: str
    width: int
    height: int
    scale: float = 1.0

    @property
    def name(self) -> str:
        """Its part of the name of a picture."""
        size = f"{self.width}x{self.height}" + (f"-{self.scale:.0%}".replace("%", "pc") if self.scale != 1.0 else "")
        return f"{self.language}-{self.theme}-{size}"


LOOKS: Final = (
    Look("en", "light", 1920, 1080),
    Look("en", "light", 1280, 720),
    Look("nl", "dark", 1280, 720),
    Look("da", "contrast", 1920, 1080),
    Look("da", "light", 1280, 720),
    Look("nl", "light", 1920, 1080, 2.0),
)


class Studio:
    """One window, and everything that is needed to show it at any moment."""

    def __init__(self, folder: Path, games: Path) -> None:
        self._folder = folder
        self._games = games
        self.settings = Settings(games / "settings.ini")
        self.settings.bot_speed = self.settings.animation = "off"
        self._taken = 0

    def shoot(self, scene: Scene, look: Look) -> Path:
        """A picture of one scene in one look, in a window of its own."""
        name, show = scene
        self.settings.theme, self.settings.text_scale = look.theme, look.scale
        self.settings.language = look.language
        app.apply_language(self.settings)
        app.apply_theme(self.settings)
        thinkers = QuickThinkers()
        self._taken += 1
        window = MainWindow(self.settings, Games(self._games / f"player {self._taken}"), thinkers)
        window.resize(look.width, look.height)
        window.show()
        show(window)
        settle()
        path = self._folder / f"{name}--{look.name}.png"
        assert window.grab().save(str(path)), path
        window.close()
        window.deleteLater()
        thinkers.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return path


class Complaints:
    """Whatever goes wrong while pictures are taken: an exception in a slot, a warning of Qt."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        sys.excepthook = lambda kind, error, trace: self.add("".join(format_exception(error)))
        qInstallMessageHandler(lambda kind, context, text: self.add(f"Qt: {text}"))

    def add(self, text: str) -> None:
        """Say it now, and remember it for the exit code."""
        print(text, file=sys.stderr, flush=True)
        self.heard.append(text)


def main(arguments: Sequence[str]) -> int:
    """Write the pictures whose names fit a pattern, or all; exit code 1 when anything went wrong on the way."""
    folder, wanted = Path(arguments[0]), arguments[1:]
    if not wanted:
        rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    app.application()
    load_fonts()
    complaints = Complaints()
    began = monotonic()
    with TemporaryDirectory() as games:
        studio = Studio(folder, Path(games))
        chosen = [
            (scene, look)
            for scene in scenes(Path(games))
            for look in LOOKS
            if not wanted or any(fnmatch(f"{scene[0]}--{look.name}", pattern) for pattern in wanted)
        ]
        for scene, look in chosen:
            _take(studio, scene, look, complaints)
    print(f"{len(chosen)} pictures in {monotonic() - began:.0f} s, {len(complaints.heard)} complaints")
    return int(bool(complaints.heard))


def _take(studio: Studio, scene: Scene, look: Look, complaints: Complaints) -> None:
    try:
        print(studio.shoot(scene, look), flush=True)
    except Exception as error:
        complaints.add(f"{scene[0]}--{look.name}: {''.join(format_exception(error))}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
