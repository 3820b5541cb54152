"""Starts the program as `python -m wonders_gui` does and plays its game to the end, then closes the window.

Run by `test_alone` in a process of its own, under a watchman that hears of every socket; see `watch/sitecustomize.py`.
"""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from wonders_gui import app
from wonders_gui.window import MainWindow

LOOK = 20  # milliseconds


def window() -> MainWindow | None:
    """The window, once it is there."""
    return next((found for found in QApplication.topLevelWidgets() if isinstance(found, MainWindow)), None)


def play() -> None:
    """Decide whatever is to be decided; at the end look at the scores and leave."""
    opened = window()
    if opened is None or opened.table is None:
        return
    table = opened.table
    opened.settings.bot_speed = opened.settings.animation = "off"
    table.release_bots()  # nobody reads messages here
    if table.is_over():
        opened.show_scores()
        opened.show_about()
        opened.close()
    elif table.owes_decision():
        table.submit(table.legal()[0])


def main() -> int:
    """The exit code of the program."""
    app.application()
    timer = QTimer()
    timer.timeout.connect(play)
    timer.start(LOOK)
    return app.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
