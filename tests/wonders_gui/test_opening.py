"""A double click on a saved game reaches the program that is already running."""

import os
import subprocess
import sys
from pathlib import Path

# In a process of its own: there can be one application only, and the tests have theirs.
PROGRAM = """
import sys
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from wonders_gui.opening import Application

app = Application(["wonders", "-platform", "offscreen"])
app.file_asked.connect(print)
app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])))
app.sendEvent(app, QFileOpenEvent(QUrl("https://example.org")))
app.sendEvent(app, QEvent(QEvent.Type.ApplicationFontChange))
"""


def test_a_file_that_macos_asks_for_is_passed_on_and_nothing_else(tmp_path: Path) -> None:
    saved = tmp_path / "evening.wonders"
    command = [sys.executable, "-c", PROGRAM, str(saved)]
    done = subprocess.run(command, env=os.environ, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == f"{saved}\n"
