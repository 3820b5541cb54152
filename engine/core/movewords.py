"""Words of a move taken off a line of text, one by one; refuses with CommandError. Knows no game's moves."""

from collections.abc import Collection

from engine.core.errors import CommandError
from engine.core.schema import printable


def next_word(line: list[str], name: str) -> str:
    """The next word, which is to be a `name`; takes it off the line."""
    if not line:
        raise refused("missing_word", expected=name)
    return line.pop(0)


def number_below(word: str, count: int, code: str) -> int:
    """A number from 0 up to, not including, `count`."""
    if not is_number(word) or int(word) >= count:
        raise refused(code, word=word)
    return int(word)


def is_number(word: str) -> bool:
    """Whether a word is a short number in plain digits."""
    return word.isascii() and word.isdecimal() and len(word) < 4


def one_of(word: str, known: Collection[str], code: str) -> str:
    """A word that is known."""
    if word not in known:
        raise refused(code, word=word)
    return word


def end_of_line(line: list[str]) -> None:
    """Refuse words that nobody asked for."""
    if line:
        raise refused("unexpected_word", word=line[0])


def refused(code: str, **details: str) -> CommandError:
    """The error that refuses a line; the caller raises it."""
    return CommandError(code, **{name: printable(value) for name, value in details.items()})
