"""Runs one command line: finds the verb, and turns whatever goes wrong into one sentence and an exit code.

Each verb is imported only when it is asked for.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from engine.core.errors import CodedError, CommandError, ConfigError
from wonders_gui.cli.exits import BAD, BROKEN_PIPE, BUG, INTERRUPTED, OK, USAGE
from wonders_gui.cli.parser import UsageError, called, overview, parser_for
from wonders_gui.cli.sentences import sentence, sentence_for
from wonders_gui.cli.verbs import VERBS, Verb
from wonders_gui.language import SOURCE, set_language

TRACEBACK = "WONDERS_TRACEBACK"


def command(arguments: Sequence[str]) -> int:
    """Do what one command line asks and give the exit code."""
    set_language(SOURCE)
    name = " ".join(["wonders", *arguments[:1]] if arguments[:1] and arguments[0] in VERBS else ["wonders"])
    try:
        code = run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        return close_quietly()
    except KeyboardInterrupt:
        return complain(name, sentence("interrupted"), INTERRUPTED)
    except CodedError as error:
        asked = isinstance(error, UsageError | ConfigError | CommandError)
        return complain(name, sentence_for(error), USAGE if asked else BAD)
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        return complain(name, sentence("bug", kind=type(error).__name__, text=str(error), variable=TRACEBACK), BUG)
    return code


def run(arguments: Sequence[str]) -> int:
    """Run the verb that comes first."""
    first = arguments[0] if arguments else ""
    if first in VERBS:
        return run_verb(first, VERBS[first], arguments[1:])
    if first in ("--help", "-h"):
        print(overview(VERBS))
        return OK
    if first == "--version":
        return say_version(arguments)
    raise UsageError("unknown_verb", verb=first, known=", ".join(VERBS), command=called())


def say_version(arguments: Sequence[str]) -> int:
    """The window's options say in which language."""
    from wonders_gui.startoptions import read

    with suppress(SystemExit):  # it has been said
        read(arguments)
    return OK


def run_verb(name: str, verb: Verb, arguments: Sequence[str]) -> int:
    """Import the verb, read its arguments and let it act."""
    module = import_module(verb.module)
    parser = parser_for(name, verb)
    try:
        if verb.has_game:
            from wonders_gui.cli.options import run_with_game  # what all games need is a good deal to import

            return run_with_game(module, parser, arguments)
        module.add_arguments(parser)
        code: int = module.run(parser.parse_args(arguments))
    except SystemExit as end:  # --help has been answered
        return int(end.code or OK)
    return code


def complain(name: str, text: str, code: int) -> int:
    """Say on stderr what went wrong."""
    try:
        print(f"{name}: {one_line(text)}", file=sys.stderr)
    except OSError:  # nobody listens there either
        return code
    return code


def one_line(text: str) -> str:
    """Names from outside may hold anything: control characters are shown, not obeyed."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def close_quietly() -> int:
    """Whoever read our output has gone: let the rest of it, and the flush at exit, go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
