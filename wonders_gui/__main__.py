"""The `wonders` command: with a verb the command line, otherwise the window. It imports nearly nothing by itself.

Processes in which bots think import it too, so it must not import a window before it is asked for one.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

_ANSWERED_AS_TEXT = ("--help", "-h", "--version")


def main(argv: Sequence[str] | None = None) -> int:
    """Do what one command line asks and give the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    provide_streams()
    try:
        if opens_window(arguments):
            from wonders_gui.app import main as show

            return show(arguments)
        from wonders_gui.cli.command import command

        return command(arguments)
    except KeyboardInterrupt:  # so early that there is nothing to say yet
        return 130


def provide_streams() -> None:
    """A program of Windows with a window has nowhere to print; what it prints all the same shall go nowhere.

    A terminal that lacks a letter shows its code: no text ends the program.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 (it stays open to the end)
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def opens_window(arguments: Sequence[str]) -> bool:
    """Without a verb, and not only to answer a question, the window opens; a saved game is enough to name."""
    if not arguments:
        return True
    first = arguments[0]
    return (first.startswith("-") and first not in _ANSWERED_AS_TEXT) or first.lower().endswith(".wonders")


if __name__ == "__main__":
    from multiprocessing import freeze_support

    freeze_support()
    sys.exit(main())
