"""The process that `guibench` measures: it opens the window as a player would, says when it was painted, and leaves."""

import sys
from pathlib import Path
from time import monotonic

from wonders_gui import app, paths
from wonders_gui.art.assets import load_fonts
from wonders_gui.settings import Settings
from wonders_gui.startoptions import StartOptions
from wonders_gui.workers import Thinkers


def tell_first_paint(folder: Path) -> None:
    """Print the moment of the first paint, on the clock that all processes share."""
    running = app.application()
    folders = paths.below(folder)
    settings = Settings(folders.settings)
    app.apply_language(settings)
    load_fonts()
    app.apply_theme(settings)
    thinkers = Thinkers()
    window = app.open_window(settings, folders, thinkers, StartOptions())
    first = window.findChild(app.FirstPaint)
    assert first is not None
    first.painted.connect(lambda: print(monotonic(), flush=True))
    first.painted.connect(running.quit)
    running.exec()
    thinkers.close()


if __name__ == "__main__":
    tell_first_paint(Path(sys.argv[1]))
