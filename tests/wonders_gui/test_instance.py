"""One window for each folder of data, and no lock that keeps the program from starting."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QSysInfo
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from tests.wonders_gui.speech import speaking
from tests.wonders_gui.tables import PATIENCE
from wonders_gui import app, instance, lockholder
from wonders_gui.dialogs import openelsewhere
from wonders_gui.instance import Claim, Instance
from wonders_gui.lockholder import BEAT, LOCK, SILENCE, computer, holder_in, process_start

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from wonders_gui.instance import Instance
app = QCoreApplication([])
second = Instance(Path(sys.argv[1]))
print(second.claim(Path(sys.argv[2]) if len(sys.argv) > 2 else None).value)
"""
only_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux says when a process began")


def second_start(*arguments: object) -> str:
    command = [sys.executable, "-c", SECOND, *map(str, arguments)]
    return subprocess.run(command, check=False, timeout=60, capture_output=True, text=True).stdout.strip()


def write_lock(folder: Path, host: str = "other-pc", pid: int = 4242, age: float = 0, machine: str = "0" * 32) -> Path:
    """A lock as Qt writes it."""
    lock = folder / LOCK
    lock.write_text(f"{pid}\nwonders\n{host}\n{machine}\n11111111-2222-3333-4444-555555555555\n")
    then = time.time() - age
    os.utime(lock, (then, then))
    return lock


def write_beat(folder: Path, host: str, pid: int, started: str = "", age: float = 0) -> None:
    told = {"pid": pid, "host": host, "started": started, "since": "2026-03-01T14:05:00"}
    (folder / BEAT).write_text(json.dumps(told))
    then = time.time() - age
    os.utime(folder / BEAT, (then, then))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for an answer."""
    monkeypatch.setattr(instance, "PATIENCE", 0.1)


@pytest.fixture
def process() -> Iterator[int]:
    """A process of the same name as ours that knows nothing of the game."""
    running = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    yield running.pid
    running.kill()
    running.wait()


def here(folder: Path, pid: int, age: float = 0) -> Path:
    """A lock of this computer that the system believes: a process of that number and name runs."""
    name = Path(f"/proc/{pid}/exe").resolve().name
    machine = bytes(QSysInfo.machineUniqueId().data()).decode()
    boot = bytes(QSysInfo.bootUniqueId().data()).decode()
    lock = write_lock(folder, computer(), pid, machine=machine)
    lock.write_text(f"{pid}\n{name}\n{computer()}\n{machine}\n{boot}\n")
    then = time.time() - age
    os.utime(lock, (then, then))
    return lock


# -- two windows here -------------------------------------------------------------------------------------------------


def test_a_second_start_calls_the_first_and_leaves(qtbot: QtBot, tmp_path: Path) -> None:
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    first.listen()
    told: list[str] = []
    with qtbot.waitSignal(first.called, timeout=PATIENCE) as caught:
        calling = Thread(target=lambda: told.append(second_start(tmp_path)))
        calling.start()
    assert caught.args == [None]
    calling.join(PATIENCE / 1000)
    assert told == ["called"]
    assert list((tmp_path / "calls").iterdir()) == []
    first.release()


def test_a_second_start_hands_its_file_over(qtbot: QtBot, tmp_path: Path) -> None:
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    first.listen()
    with qtbot.waitSignal(first.called, timeout=PATIENCE) as caught:
        calling = Thread(target=lambda: second_start(tmp_path, tmp_path / "a game.wonders"))
        calling.start()
    assert caught.args == [tmp_path / "a game.wonders"]
    calling.join(PATIENCE / 1000)
    first.release()


@only_linux
def test_a_call_waits_for_a_window_that_is_still_being_opened(qtbot: QtBot, tmp_path: Path, quick: None) -> None:
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    assert Instance(tmp_path).claim(tmp_path / "a game.wonders") is Claim.CALLED
    with qtbot.waitSignal(first.called, timeout=PATIENCE) as caught:
        first.listen()
    assert caught.args == [tmp_path / "a game.wonders"]
    first.release()


def test_another_folder_is_another_window(tmp_path: Path) -> None:
    first = Instance(tmp_path / "one")
    assert first.claim() is Claim.OURS
    assert second_start(tmp_path / "two") == "ours"
    first.release()


def test_two_starts_at_once_make_one_window(tmp_path: Path) -> None:
    write_lock(tmp_path, age=SILENCE * 2)
    patient = SECOND.replace("app =", "import wonders_gui.instance; wonders_gui.instance.PATIENCE = 0.2; app =")
    command = [sys.executable, "-c", patient + "sys.stdout.flush(); sys.stdin.read()", str(tmp_path)]
    starts = [
        subprocess.Popen(command, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _number in range(4)
    ]
    told = sorted((start.stdout.readline() if start.stdout else "").strip() for start in starts)
    for start in starts:
        start.communicate(timeout=60)
    assert told.count("ours") == 1
    assert set(told) == {"ours", "called"}


def test_whoever_was_killed_holds_nothing(tmp_path: Path) -> None:
    holder = SECOND + "import os; os._exit(9)"
    assert subprocess.run([sys.executable, "-c", holder, str(tmp_path)], check=False, timeout=60).returncode == 9
    assert (tmp_path / LOCK).exists()
    again = Instance(tmp_path)
    assert again.claim() is Claim.OURS
    again.release()


@only_linux
def test_a_number_that_belongs_to_another_process_by_now_is_no_window(tmp_path: Path, process: int) -> None:
    here(tmp_path, process)
    write_beat(tmp_path, computer(), process, started="1")
    again = Instance(tmp_path)
    assert again.claim() is Claim.OURS
    again.release()


@only_linux
def test_a_process_of_our_name_that_neither_answers_nor_lives_by_its_file_is_no_window(
    tmp_path: Path, process: int, quick: None
) -> None:
    """An older version has left no file beside the lock."""
    here(tmp_path, process, age=SILENCE * 2)
    again = Instance(tmp_path)
    assert again.claim() is Claim.OURS
    assert list((tmp_path / "calls").iterdir()) == []
    again.release()


@only_linux
def test_a_window_that_does_not_answer_is_told_and_its_call_withdrawn(
    tmp_path: Path, process: int, quick: None
) -> None:
    here(tmp_path, process)
    write_beat(tmp_path, computer(), process, started=process_start(process))
    assert Instance(tmp_path).claim() is Claim.SILENT
    assert list((tmp_path / "calls").iterdir()) == []


# -- other computers --------------------------------------------------------------------------------------------------


def test_a_lock_that_another_computer_left_long_ago_is_taken_over(tmp_path: Path) -> None:
    write_lock(tmp_path, age=200 * 86_400)
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    assert holder_in(tmp_path).pid == os.getpid()
    first.release()
    assert not (tmp_path / LOCK).exists()


@pytest.mark.parametrize("age", [0, SILENCE / 2, -3_600])
def test_a_computer_that_gave_a_sign_of_life_lately_is_named(tmp_path: Path, age: float) -> None:
    """Also one whose clock is ahead."""
    write_lock(tmp_path, age=7 * 86_400)
    write_beat(tmp_path, "other-pc", 4242, age=age)
    second = Instance(tmp_path)
    assert second.claim() is Claim.ELSEWHERE
    assert second.holder is not None
    assert (second.holder.host, second.holder.since) == ("other-pc", datetime(2026, 3, 1, 14, 5))
    assert not list((tmp_path / "calls").iterdir())


def test_a_sign_of_life_of_somebody_else_does_not_count(tmp_path: Path) -> None:
    write_lock(tmp_path, age=7 * 86_400)
    write_beat(tmp_path, "third-pc", 77)
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    first.release()


@pytest.mark.skipif(not QSysInfo.machineUniqueId().data(), reason="this system has no number of its own")
def test_the_same_name_on_another_machine_is_another_computer(tmp_path: Path) -> None:
    write_lock(tmp_path, host=computer())
    assert Instance(tmp_path).claim() is Claim.ELSEWHERE


def test_a_lock_of_windows_names_this_computer_in_short_and_in_capitals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lockholder, "computer", lambda: "a-computer-with-a-long-name")
    write_lock(tmp_path, "A-COMPUTER-WITH", machine="")
    write_beat(tmp_path, "a-computer-with-a-long-name", 4242)
    holder = holder_in(tmp_path)
    assert holder.is_here
    assert holder.since.year == 2026


def test_the_player_may_open_it_here_anyway(tmp_path: Path) -> None:
    write_lock(tmp_path)
    first = Instance(tmp_path)
    assert first.claim() is Claim.ELSEWHERE
    first.open_anyway()
    assert holder_in(tmp_path).pid == os.getpid()
    first.release()


def test_a_sign_of_life_is_given_now_and_again(tmp_path: Path) -> None:
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    assert first._beats.interval() >= 30_000  # an idle window shall not keep a computer awake
    for path in (tmp_path / LOCK, tmp_path / BEAT):
        os.utime(path, (1, 1))
    assert not holder_in(tmp_path).is_fresh
    first._beat()
    assert holder_in(tmp_path).is_fresh
    first.release()
    assert not (tmp_path / BEAT).exists()


def test_a_lock_that_was_taken_by_force_is_not_claimed_back(tmp_path: Path) -> None:
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    lock = write_lock(tmp_path, host="other-pc", age=10)
    before = lock.stat().st_mtime
    first._beat()
    assert lock.stat().st_mtime == before
    assert "other-pc" in lock.read_text()
    lock.unlink()
    first._beat()
    assert holder_in(tmp_path).pid == os.getpid()  # and when it is gone, the folder is ours again
    first.release()


# -- odd folders ------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="paths look otherwise there")
def test_a_folder_that_cannot_be_made_does_not_stop_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert Instance(tmp_path / "file" / "data").claim() is Claim.OURS


@pytest.mark.parametrize("content", [b"", b"\n" * 9, b"nonsense", b"\xff" * 99, b"9" * 50_000])
def test_a_lock_that_says_nothing_is_taken_over(tmp_path: Path, content: bytes) -> None:
    (tmp_path / LOCK).write_bytes(content)
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    assert holder_in(tmp_path).pid == os.getpid()
    first.release()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_what_lies_in_the_place_of_our_files_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / LOCK).mkdir()
    (tmp_path / LOCK / "something").write_text("kept")
    (tmp_path / "running.guard").mkdir()
    os.mkfifo(tmp_path / BEAT)
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    assert holder_in(tmp_path).pid == os.getpid()
    assert [path.read_text() for path in tmp_path.glob("*/something")] == ["kept"]
    first.release()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_cannot_be_written_to_does_not_stop_the_start(tmp_path: Path) -> None:
    write_lock(tmp_path, age=SILENCE * 2)
    tmp_path.chmod(0o500)
    assert Instance(tmp_path).claim() is Claim.OURS
    tmp_path.chmod(0o700)


def test_a_lock_that_cannot_be_removed_does_not_stop_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_lock(tmp_path, age=SILENCE * 2)
    monkeypatch.setattr(instance, "_remove", lambda _path: None)
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    first.listen()
    first.release()
    assert (tmp_path / LOCK).exists()


# -- calls ------------------------------------------------------------------------------------------------------------


def test_calls_that_make_no_sense_only_bring_the_window_forward(qtbot: QtBot, tmp_path: Path) -> None:
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    first.listen()
    for said in (b"{", b"7", b'{"open": 7}', b"[" * 9_000, b"\xff\xfe", b" " * 20_000, b""):
        with qtbot.waitSignal(first.called, timeout=PATIENCE) as caught:
            (tmp_path / "calls" / "new").write_bytes(said)
            (tmp_path / "calls" / "new").rename(tmp_path / "calls" / "call-1")
        assert caught.args == [None]
    assert list((tmp_path / "calls").iterdir()) == []
    first.release()


def test_calls_that_nobody_answered_are_thrown_away_by_the_next_start(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "calls").mkdir()
    for number in range(20):
        (tmp_path / "calls" / f"call-{number}").write_text('{"open": null}')
    first = Instance(tmp_path)
    assert first.claim() is Claim.OURS
    assert list((tmp_path / "calls").iterdir()) == []
    with qtbot.assertNotEmitted(first.called):
        first.listen()
    first.release()


# -- what the player sees ---------------------------------------------------------------------------------------------


def button(box: QMessageBox, role: QMessageBox.ButtonRole) -> None:
    next(button for button in box.buttons() if box.buttonRole(button) == role).click()


@pytest.mark.parametrize("wanted", [True, False])
def test_a_dialog_names_the_other_computer_and_offers_to_open_it_here(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    write_lock(tmp_path)
    roles = QMessageBox.ButtonRole
    shown: list[QMessageBox] = []

    def answered(box: QMessageBox) -> int:
        shown.append(box)
        button(box, roles.AcceptRole if wanted else roles.RejectRole)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answered)
    second = Instance(tmp_path)
    assert app.may_start(second, None) is wanted
    assert "other-pc" in shown[0].text()
    assert (holder_in(tmp_path).pid == os.getpid()) is wanted
    second.release()


@pytest.mark.parametrize("code", ["en", "nl", "da"])
def test_both_messages_are_told_in_every_language(qapp: QApplication, tmp_path: Path, code: str) -> None:
    write_lock(tmp_path)
    holder = holder_in(tmp_path)
    with speaking(code):
        told = [openelsewhere.question(claim, holder) for claim in (Claim.ELSEWHERE, Claim.SILENT)]
        assert "other-pc" in told[0].text()
        assert not any("{" in box.text() + box.informativeText() for box in told)
        assert {box.defaultButton().text() for box in told} == {box.escapeButton().text() for box in told}
