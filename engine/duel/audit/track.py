"""The military track as the shields that were heard of should have moved the pawn, sharing no code with the rules."""

from engine.core.seats import Seat
from engine.duel.audit.printed import printed
from engine.duel.state import Rulings


class Track:
    """A positive step of the pawn is a lead of seat 0."""

    def __init__(self, rulings: Rulings) -> None:
        self._only_last = rulings.only_last_loot
        self.zones = [zone for zone in printed().catalog.zones if zone.loot]
        self.pawn = 0
        self.loot = {(seat, number) for seat in (0, 1) for number in range(len(self.zones))}
        self.lost = [0, 0]  # coins that each seat lost to loot
        self.owed = [0, 0]  # coins that each seat should have lost to it

    def advance(self, seat: Seat, shields: int) -> None:
        """Walk step by step; whoever's side is entered loses the tokens that lie in the way."""
        way = 1 if seat == 0 else -1
        met: list[int] = []
        for _ in range(shields):
            if not self.is_at_capital():
                self.pawn += way
                met += [number for number, zone in enumerate(self.zones) if self.pawn == way * zone.first]
        there = [number for number in met if (1 - seat, number) in self.loot]
        self.loot -= {(1 - seat, number) for number in (there[-1:] if self._only_last else there)}

    def is_at_capital(self) -> bool:
        """Whether somebody has won by arms."""
        return abs(self.pawn) == printed().catalog.numbers.capital

    def leader(self) -> Seat:
        """Who is ahead; means nothing in the middle."""
        return 0 if self.pawn > 0 else 1

    def hear_of_loot(self, seat: Seat, number: int, amount: int, coins: int) -> None:
        """A token is worth what is printed, or all that the loser has."""
        self.lost[seat] += amount
        self.owed[seat] += min(self.zones[number].loot, coins)
