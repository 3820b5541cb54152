"""Which engine the bots think with, and what that means for the player."""

from engine.core.kind import COMPILED
from wonders_gui.enginestate import EngineState
from wonders_gui.language import _


def engine_text(kind: str, state: EngineState = EngineState.SETTLED) -> str:
    """The engine in a sentence or two, and how to get the faster one where there is a way."""
    if kind == COMPILED:
        return _("The bots think with the compiled engine, the fast one.")
    told = _(
        "The bots think with the plain Python engine: same rules, and same decisions for the same number of positions, "
        "but masters and hints look at five to ten times fewer positions in their time, and reviews take longer."
    )
    return " ".join(part for part in (told, _state_text(state)) if part)


def _state_text(state: EngineState) -> str:
    texts = {
        EngineState.POSSIBLE: _("The fast, compiled engine is prepared while the window is open."),
        EngineState.PREPARING: _("The fast, compiled engine is being prepared; the bots switch to it by themselves."),
        EngineState.STOPPED: _("You stopped the work on the fast, compiled engine; the next start tries again."),
        EngineState.FAILED: _("The fast, compiled engine could not be built; the log says why."),
        EngineState.NO_COMPILER: _("To get the fast, compiled engine, install a C compiler and start the game again."),
    }
    return texts.get(state, "")


def preparing_text() -> str:
    """What is going on, in a line at the foot of the window."""
    return _("Preparing a faster engine for the bots")


def ready_text() -> str:
    """That it is done."""
    return _("The bots now think with the fast engine.")
