"""Plays one turn of Duel as a screen reader would: through AT-SPI alone, without mouse and keys.

Run it inside a D-Bus session and a screen of its own, with the system's Python, which has pyatspi:

    dbus-run-session -- xvfb-run -a -s "-screen 0 1400x900x24" \\
        /usr/bin/python3 tests/wonders_gui/accessible/atspi_turn.py .venv/bin/python

It starts the program, finds a card of the structure by its name, selects it, presses "Build" or "Discard" by the
action of that button, and waits until the turn went on. It prints what it heard and did; exit code 0 means done.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

import pyatspi  # type: ignore[import-not-found]  # of the system's Python

Accessible = Any

PATIENCE = 90.0
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
STRUCTURE = "Cards of the Age"
DRAFT = "Choose a wonder"
EMPTY = "empty place"


def main(python: str) -> int:
    """Start the program, take a turn, end the program."""
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QPA_PLATFORM="xcb", PYTHONPATH=ROOT)
        options = ["--game", "duel", "--seed", "5", "--lang", "en", "--data-dir", folder, "--no-restore"]
        program = subprocess.Popen([python, "-m", "wonders_gui", *options], env=environment, cwd=ROOT)
        try:
            return turn(program)
        finally:
            program.terminate()
            program.wait(20)


def turn(program: "subprocess.Popen[bytes]") -> int:
    """Draft until the structure lies there, then build or discard one card of it."""
    window = wait("the window", lambda: application(program.pid))
    say("heard", f"the window {window.name!r}")
    while not shown(window, STRUCTURE) or not selectable(window):
        draft(window)
    before = cards(window)
    card = next(item for item in before if "Can be built" in item.name or "Cannot be built" in item.name)
    say("heard", card.name)
    name = card.name.split(",")[0]
    select(card)
    say("did", f"selected {name}")
    button = wait("a button for it", lambda: press_for(window))
    say("heard", button.name)
    press(button)
    say("did", f"pressed {button.name!r}")
    wait("the turn to go on", lambda: name not in {item.name.split(",")[0] for item in cards(window)})
    say("heard", f"{name} has left the structure: {len(cards(window))} cards, {status(window)}")
    return 0


def draft(window: Accessible) -> None:
    """Take the first wonder that is offered, when it is the player's turn to take one."""
    offered = shown(window, DRAFT)
    if offered is not None and offered.childCount:
        select(offered.getChildAtIndex(0))
        keep = wait("a button that takes it", lambda: named(window, "Choose, ") or shown(window, STRUCTURE))
        if role(keep) != "list":
            say("did", f"pressed {keep.name!r}")
            press(keep)
    time.sleep(1)


def named(window: Accessible, beginning: str) -> Accessible:
    """The button whose name begins so."""
    return next((found for found in buttons(window) if found.name.startswith(beginning) and enabled(found)), None)


def press_for(window: Accessible) -> Accessible:
    """The button that builds, or else the one that discards."""
    return named(window, "Build ") or named(window, "Discard, ")


# -- the tree ---------------------------------------------------------------------------------------------------------


def application(process: int) -> Accessible:
    """The main window of the program, when it is there."""
    desktop = pyatspi.Registry.getDesktop(0)
    for app in desktop:
        if app is not None and app.get_process_id() == process and app.childCount:
            return app.getChildAtIndex(0)
    return None


def descendants(at: Accessible) -> Iterator[Accessible]:
    """Everything below an object that is shown."""
    for number in range(at.childCount):
        child = at.getChildAtIndex(number)
        if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
            yield child
            yield from descendants(child)


def shown(window: Accessible, name: str) -> Accessible:
    """The list of this name."""
    return next((found for found in descendants(window) if role(found) == "list" and found.name == name), None)


def cards(window: Accessible) -> list[Accessible]:
    """The cards that still lie in the structure."""
    structure = shown(window, STRUCTURE)
    return [] if structure is None else [card for card in structure if card is not None and card.name != EMPTY]


def selectable(window: Accessible) -> bool:
    """Whether there is a card that may be taken now."""
    return any("build it" in card.name for card in cards(window))


def buttons(window: Accessible) -> list[Accessible]:
    """All buttons."""
    return [found for found in descendants(window) if role(found) in ("push button", "button")]


def status(window: Accessible) -> str:
    """What the middle of the bar says."""
    return str(next((found.name for found in descendants(window) if found.name.startswith("AGE ")), ""))


def role(found: Accessible) -> str:
    """The name of a role."""
    return str(found.getRoleName())


def enabled(found: Accessible) -> bool:
    """Whether it can be used now."""
    return bool(found.getState().contains(pyatspi.STATE_ENABLED))


def select(item: Accessible) -> None:
    """Select an item in its list."""
    item.parent.querySelection().selectChild(item.getIndexInParent())


def press(button: Accessible) -> None:
    """Do the first action of a button."""
    action = button.queryAction()
    names = [action.getName(number) for number in range(action.nActions)]
    wanted = next(number for number, name in enumerate(names) if name.lower() in ("press", "click"))
    assert action.doAction(wanted), names


def wait(what: str, question: Callable[[], Any]) -> Any:
    """Ask until there is an answer."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            answer = question()
        except Exception:  # an object that went away while it was asked
            answer = None
        if answer:
            return answer
        time.sleep(0.2)
    raise SystemExit(f"waited in vain for {what}")


def say(what: str, text: str) -> None:
    """One line of the protocol."""
    print(f"{what}: {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else sys.executable))
