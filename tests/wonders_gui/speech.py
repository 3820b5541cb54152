"""Helpers for tests of texts: speak a language for a while, and find what never went through gettext."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from i18n.compile import compile_stale
from wonders_gui.language import PSEUDO, language, set_language

LETTERS = re.compile(r"[^\W\d_]{2,}")
INNERMOST = re.compile(r"\[[^\[\]]*\]")
TAG = re.compile(r"<[^<>]*>")


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Texts in one language inside, and in the one from before afterwards."""
    before = language()
    compile_stale()
    set_language(code)
    try:
        yield
    finally:
        set_language(before)


@contextmanager
def in_brackets() -> Iterator[None]:
    """The pseudo-language: every text that was asked for stands in brackets."""
    with speaking(PSEUDO):
        yield


def escaped(text: str, known: frozenset[str] = frozenset()) -> list[str]:
    """Words of a text in the pseudo-language that stand in no brackets; `known` are the same in every language."""
    bare = TAG.sub("", text)
    while INNERMOST.search(bare):
        bare = INNERMOST.sub("", bare)
    return [word for word in LETTERS.findall(bare) if word not in known]
