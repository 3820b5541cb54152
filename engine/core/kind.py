"""Says whether the engine of this process is plain Python or compiled."""

from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType
from typing import Final

from engine.core import seats

COMPILED: Final = "compiled"
PLAIN: Final = "plain"


def kind_of(module: ModuleType) -> str:
    """`plain` or `compiled`, going by one module that the compiled build has."""
    return COMPILED if str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else PLAIN


def engine_kind() -> str:
    """The kind of the whole engine: all of its modules are compiled, or none."""
    return kind_of(seats)
