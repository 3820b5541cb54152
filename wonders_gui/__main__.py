"""The `wonders` command. It imports no window, and nearly nothing before it can answer for what goes wrong."""

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Do what one command line asks and give the exit code."""
    try:
        from wonders_gui.cli.command import command

        return command(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:  # so early that there is nothing to say yet
        return 130


if __name__ == "__main__":
    from multiprocessing import freeze_support

    freeze_support()
    sys.exit(main())
