"""The exit codes of the `wonders` command; `wonders --help` explains them."""

from typing import Final

OK: Final = 0
BAD: Final = 1
USAGE: Final = 2
NO_SCREEN: Final = 69
BUG: Final = 70
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

MEANINGS: Final = {
    OK: "all went well",
    BAD: "a file cannot be used, a move is against the rules, or a simulation broke a law",
    USAGE: "the command line asks for something that does not exist",
    NO_SCREEN: "there is no screen to show the window on",
    BUG: "a bug in this program",
    INTERRUPTED: "stopped by Ctrl-C",
    BROKEN_PIPE: "whoever read the output stopped reading",
}
