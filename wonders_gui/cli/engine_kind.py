"""Says whether the engine that is running is plain Python or compiled."""

from engine.seven import legality


def engine_kind() -> str:
    """`plain` or `compiled`."""
    return "plain" if str(legality.__file__).endswith(".py") else "compiled"
