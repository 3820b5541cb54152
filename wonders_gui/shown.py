"""A table as its page sees it: being played (`controller.Table`) or looked back at (`replaying.Replay`)."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import SignalInstance

from engine.core.game import C, E, Game, Json, M, S, Standing, V
from engine.core.refusal import Refusal
from engine.core.seats import Seat
from wonders_gui.opponents import Bots
from wonders_gui.texts.log import Cast


class Shown(Protocol[C, S, M, E, V]):
    """What pages and sheets may ask of a table; docs/window.md has a line on each."""

    seat: Seat
    names: tuple[str, ...]
    """As they are kept: empty for a player without a name. `people` has what they are called."""

    # -- who and what -----------------------------------------------------------------------------------------

    @property
    def is_watched(self) -> bool:
        """Whether this is looked at only: nothing is asked of anybody, and no decision is taken."""

    @property
    def bots(self) -> Bots:
        """Who plays the other seats."""

    @property
    def game(self) -> Game[C, S, M, E, V]:
        """The rules."""

    @property
    def config(self) -> C:
        """What is played."""

    @property
    def config_json(self) -> Json:
        """The same as plain data."""

    @property
    def players(self) -> int:
        """How many sit at the table."""

    @property
    def people(self) -> Cast:
        """What everybody is called, and who is the player: not always who sits at `seat`."""

    @property
    def hinted(self) -> SignalInstance:
        """Carries one `updates.Hint`."""

    @property
    def weighing(self) -> SignalInstance:
        """Carries the command that the tutor looks at."""

    @property
    def warned(self) -> SignalInstance:
        """Carries one `updates.Doubt`."""

    @property
    def explained(self) -> SignalInstance:
        """Carries the reasons of bots, a sequence of `updates.Explained`."""

    @property
    def thinking(self) -> SignalInstance:
        """Carries the seats whose decision is awaited."""

    # -- what is shown ----------------------------------------------------------------------------------------

    def view(self) -> V:
        """What may be seen now."""

    def legal(self) -> list[M]:
        """Every command that the seat may give, or could have given, now."""

    def is_over(self) -> bool:
        """Whether nobody owes a decision any more."""

    def to_move(self) -> Sequence[Seat]:
        """The seats that owe a decision now."""

    def owes_decision(self) -> bool:
        """Whether the player has something to decide."""

    def history(self) -> tuple[E, ...]:
        """All that happened up to now."""

    def thinking_seats(self) -> tuple[Seat, ...]:
        """The bots whose decision is awaited."""

    def standings(self) -> Sequence[Standing]:
        """The places, best first; empty until the game is over."""

    def scores(self) -> list[Mapping[str, int]]:
        """The score sheet of each seat by category; empty ones until the game is over."""

    def revealed(self) -> S | None:
        """The position with everything open; None until the game is over."""

    # -- what is asked for ------------------------------------------------------------------------------------

    def refusal(self, command: M) -> Refusal | None:
        """Why a command may not be given now, or None."""

    def submit(self, command: M) -> Refusal | None:
        """Let a command happen, or say why not."""

    def propose(self, command: M) -> Refusal | None:
        """The same, but a tutor may doubt it first (`warned`)."""

    def can_undo(self) -> bool:
        """Whether there is a moment before this one."""

    def can_redo(self) -> bool:
        """Whether there is a moment after this one."""

    def undo(self) -> None:
        """One decision back."""

    def redo(self) -> None:
        """One decision forth."""

    def ask_hint(self) -> None:
        """Let the master think for the player."""

    def ask_why(self) -> None:
        """Let bots say why they did what they did last."""

    def set_tutor(self, word: str) -> None:
        """When to be warned before a bad move: a word of `wonders_gui.advice.TUTORS`."""

    def set_speed(self, speed: str) -> None:
        """How long to wait between bots' moves."""

    def hold_bots(self) -> None:
        """Bots make no open move until they are released."""

    def release_bots(self) -> None:
        """Bots go on."""
