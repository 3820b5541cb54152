"""Reading a command line: strict, and every complaint is a UsageError instead of an exit."""

import argparse
import os
from collections.abc import Mapping
from typing import NoReturn

from engine.core.errors import CodedError
from wonders_gui.cli.exits import MEANINGS
from wonders_gui.cli.verbs import Verb
from wonders_gui.language import LANGUAGES, set_language


class UsageError(CodedError):
    """The command line asks for something that does not exist."""


class Parser(argparse.ArgumentParser):
    """Raises UsageError instead of printing and leaving."""

    def error(self, message: str) -> NoReturn:
        raise UsageError("bad_arguments", message=message, command=self.prog)

    def has(self, argument: str) -> bool:
        """Whether an argument is one of the options, with or without a value."""
        return argument.partition("=")[0] in self._option_string_actions


def called() -> str:
    """What a person types to run this program: the door of a checkout says so, and its own name is no command there."""
    return os.environ.get("WONDERS_CALLED", "wonders")


class Speak(argparse.Action):
    """Switches the language as soon as it is read, so that complaints about what follows are told in it too."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: object, option: str | None = None
    ) -> None:
        set_language(str(values))
        setattr(namespace, self.dest, values)


def sentence(code: str, text: str) -> str:
    """A complaint about an argument; the sentences of all games are a good deal to import, and seldom needed."""
    from wonders_gui.cli import sentences

    return sentences.sentence(code, text=text)


def parser_for(name: str, verb: Verb) -> Parser:
    """The parser of one verb, still without arguments."""
    parser = Parser(f"{called()} {name}", description=verb.purpose.capitalize() + ".", allow_abbrev=False)
    parser.add_argument("--lang", action=Speak, choices=LANGUAGES, help="language of names, effects and refusals")
    return parser


def overview(verbs: Mapping[str, Verb]) -> str:
    """What `wonders --help` says."""
    from wonders_gui.startoptions import usage_lines  # it reads its options with this module

    lines = [f"usage: {called()} VERB [...]", f"       {called()} [OPTION ...]  opens the window", ""]
    lines += ["verbs (each has a --help of its own):"]
    lines += [f"  {name:<10} {verb.purpose}" for name, verb in verbs.items()]
    lines += [
        "",
        "  --version  the version of this program",
        "  --help     this text",
        *usage_lines(),
        "",
        "exit codes:",
    ]
    lines += [f"  {code:<10} {meaning}" for code, meaning in MEANINGS.items()]
    return "\n".join(lines)


def whole_number(text: str) -> int:
    """A whole number, of any sign."""
    try:
        return int(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(sentence("not_a_whole_number", text[:40])) from error


def count(text: str) -> int:
    """A whole number from 1 on."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(sentence("below_one", text[:40]))
    return number


def seconds(text: str) -> float:
    """A time above zero and below a day."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 86_400:
        raise argparse.ArgumentTypeError(sentence("not_a_time", text[:40]))
    return number


def words(text: str) -> tuple[str, ...]:
    """Words with commas between them."""
    return tuple(word.strip() for word in text.split(",") if word.strip())
