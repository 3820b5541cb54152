"""Bugs and the log: everything is written down, the player reads plain words, and the program goes on."""

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.wonders_gui.speech import speaking
from tests.wonders_gui.tables import PATIENCE
from wonders_gui import logs
from wonders_gui.crash import Alarm, CrashDialog
from wonders_gui.language import LANGUAGES


@pytest.fixture
def log_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    # A library that other tests import switches off every logger it finds.
    monkeypatch.setattr(logging.getLogger(logs.__name__), "disabled", False)
    level = logging.getLogger().level
    file = logs.begin(tmp_path)
    assert file is not None
    yield file
    logs.end()
    logging.getLogger().setLevel(level)


def test_what_the_program_and_qt_say_goes_to_the_file(
    qapp: QApplication, log_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs.catch(lambda error: None)
    # Without pytest's own handlers: what half a character leaves there cannot travel between its processes.
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [one for one in root.handlers if isinstance(one, logging.FileHandler)])
    logging.getLogger("x").warning("a <name> with \ud800")
    qWarning("something about a painter")
    logs.end()
    text = log_file.read_text(encoding="utf-8")
    assert "WARNING x: a <name>" in text
    assert "something about a painter" in text


def test_a_bug_in_a_slot_is_logged_and_shown_once_in_plain_words(
    qtbot: QtBot, log_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "__excepthook__", lambda *_: None)
    alarm = Alarm(log_file)
    logs.catch(alarm)
    with qtbot.captureExceptions():
        logs.catch(alarm)  # takes the hook from pytest-qt
        for _ in range(2):
            QTimer.singleShot(0, lambda: 1 // 0)
        qtbot.waitUntil(lambda: bool(dialogs()), timeout=PATIENCE)
        qtbot.wait(50)
    (dialog,) = dialogs()
    assert "ZeroDivisionError" in log_file.read_text(encoding="utf-8")
    with qtbot.waitSignal(alarm.left, timeout=PATIENCE):
        dialog.reject()
    qtbot.waitUntil(lambda: not dialogs(), timeout=PATIENCE)


def test_a_bug_in_a_thread_raises_the_alarm_too(log_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "__excepthook__", lambda *_: None)
    caught: list[BaseException] = []
    logs.catch(caught.append)
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    assert [type(error) for error in caught] == [ZeroDivisionError]


def test_the_dialog_has_names_for_everything_and_its_details_can_be_copied(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = CrashDialog("the report", tmp_path / "wonders.log")
    qtbot.addWidget(dialog)
    dialog.show()
    buttons = {button.text(): button for button in dialog.findChildren(QPushButton)}
    assert all(buttons)
    buttons["Copy details"].click()
    assert QApplication.clipboard().text() == "the report"
    buttons["Show details"].click()
    assert any(str(tmp_path / "wonders.log") in label.text() for label in dialog.findChildren(QLabel))


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_words_of_the_dialog_are_seen_at_its_first_size(qtbot: QtBot, tmp_path: Path, code: str) -> None:
    with speaking(code):
        dialog = CrashDialog("the report", tmp_path / "wonders.log")
        qtbot.addWidget(dialog)
        dialog.show()
        for label in dialog.findChildren(QLabel):
            assert label.height() >= label.heightForWidth(label.width())


def test_a_folder_without_room_for_a_log_is_no_reason_to_stop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert logs.begin(tmp_path / "file" / "logs") is None
    assert "no log can be written" in capsys.readouterr().err
    logs.end()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_crash_below_python_leaves_its_trace(tmp_path: Path) -> None:
    script = f"""
import os, signal
from pathlib import Path
from wonders_gui import logs
logs.begin(Path({str(tmp_path)!r}))
os.kill(os.getpid(), signal.SIGSEGV)
"""
    done = subprocess.run([sys.executable, "-c", script], check=False, timeout=60)
    assert done.returncode < 0
    assert "Segmentation fault" in (tmp_path / logs.FAULTS).read_text(encoding="utf-8")


def dialogs() -> list[CrashDialog]:
    return [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, CrashDialog) and widget.isVisible()
    ]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("name", [logs.FILE, logs.FAULTS])
def test_a_pipe_in_the_place_of_the_log_does_not_stop_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    os.mkfifo(tmp_path / name)
    assert logs.begin(tmp_path) is None
    assert "no log can be written" in capsys.readouterr().err
