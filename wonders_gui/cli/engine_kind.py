"""Says whether the engine that is running is plain Python or compiled."""

from types import ModuleType


def engine_kind(module: ModuleType) -> str:
    """`plain` or `compiled`, going by one module of the engine that the compiled build has."""
    return "plain" if str(module.__file__).endswith(".py") else "compiled"
