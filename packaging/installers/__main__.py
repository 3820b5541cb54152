"""The targets of `dev.py package`: one line each."""

import argparse
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from installers import bom, checksums, deb, freeze, licences, linux, macos, publish, trial, version, windows, workflow
from installers.run import Refused


class Target(NamedTuple):
    """What a word on the command line builds; the first line of `build`'s docstring is its help."""

    build: Callable[[], None]
    check: Callable[[], None] | None = None
    look: Callable[[Path], None] | None = None
    """What `--check FOLDER` does instead, where that means something."""


TARGETS = {
    "freeze": Target(freeze.build, freeze.check),
    "deb": Target(deb.build, trial.check_deb),
    "tar": Target(linux.build_tar, trial.check_tar),
    "appimage": Target(linux.build_appimage),
    "windows": Target(windows.build, windows.check),
    "macos": Target(macos.build, macos.check),
    "licences": Target(licences.build, licences.check, licences.look),
    "bom": Target(bom.build),
    "checksums": Target(checksums.build, checksums.check),
    "version": Target(version.build, version.check),
    "workflow": Target(workflow.build, workflow.check),
    "publish": Target(publish.build),
}


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The target and whether it shall be built or checked."""
    parser = argparse.ArgumentParser("dev.py package", description="Builds what people download into dist/.")
    targets = parser.add_subparsers(dest="target", metavar="TARGET", required=True)
    for name, target in TARGETS.items():
        text = (target.build.__doc__ or "").partition("\n")[0]
        subparser = targets.add_parser(name, help=text, description=text, allow_abbrev=False)
        if target.check is not None:
            proof = (target.check.__doc__ or "").partition("\n")[0]
            subparser.add_argument("--check", action="store_true", help=proof)
        if target.look is not None:
            subparser.add_argument("folder", nargs="?", type=Path, help="a bundle to look at, with --check")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Build or check one target and give the exit code."""
    options = parse(arguments)
    target = TARGETS[options.target]
    try:
        if target.look is not None and options.check and options.folder is not None:
            target.look(options.folder)
        elif target.check is not None and options.check:
            target.check()
        else:
            target.build()
    except Refused as error:
        print(f"package: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\npackage: stopped.", file=sys.stderr)
        return 130
    return 0


def _stop(_number: int, _frame: object) -> None:
    """A polite end, as by Ctrl-C: what was started is ended too."""
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _stop)
    sys.exit(main(sys.argv[1:]))
