"""Says whether the engine that is running is plain Python or compiled."""

from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType


def engine_kind(module: ModuleType) -> str:
    """`plain` or `compiled`, going by one module of the engine that the compiled build has."""
    return "compiled" if str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "plain"
