"""Whose turn it should be and what the table should wait for, by the events alone, sharing no code with the rules."""

from engine.catalog.duel.model import COLOURS, Colour
from engine.core.seats import NOBODY, Seat
from engine.duel.audit.printed import Share
from engine.duel.state import CHOOSE_FROM_BOX, CHOOSE_TOKEN, DESTROY, FROM_DISCARD


class Turns:
    """The turn that should be played now."""

    def __init__(self) -> None:
        self.active: Seat = NOBODY
        self.again = False
        self.choice = NOBODY  # the phase of the choice that belongs to the turn now, if any
        self.destroys = NOBODY
        self.age_is_fresh = False  # it has been laid out, and nobody has had a turn
        self.beginner: Seat = NOBODY  # as chosen
        self.slot = NOBODY  # the one used in this turn
        self.out_of_turn: Seat = NOBODY  # who played though it was the other's turn

    def hear_of_play(self, seat: Seat, slot: int) -> None:
        """A card of the structure was used."""
        self.slot = slot
        if seat != self.active:
            self.out_of_turn = seat

    def begin(self, beginner: Seat) -> None:
        """The next turn: of the beginner in a fresh age, of the same player again, or of the other."""
        if self.age_is_fresh:
            self.active = beginner
        elif not self.again:
            self.active = 1 - self.active
        self.again = False
        self.age_is_fresh = False
        self.beginner = NOBODY
        self.slot = NOBODY

    def close_choice(self) -> None:
        """The choice has been made."""
        self.choice = NOBODY
        self.destroys = NOBODY

    def open_token_choice(self, tokens: int) -> None:
        """A pair of symbols brings a token of the board, if one is left."""
        if tokens:
            self.choice = CHOOSE_TOKEN

    def open_wonder_choice(self, wonder: Share, box: int, discard: int, cards: dict[Colour, int]) -> None:
        """What a wonder lets its builder choose, where there is something to choose from."""
        if wonder.draws and box:
            self.choice = CHOOSE_FROM_BOX
        elif wonder.destroys is not None and cards[wonder.destroys]:
            self.choice = DESTROY
            self.destroys = COLOURS.index(wonder.destroys)
        elif wonder.digs and discard:
            self.choice = FROM_DISCARD
