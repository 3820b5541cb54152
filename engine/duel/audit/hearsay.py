"""A city as the events tell it, for the witness; it repeats what it is told and looks up what is printed."""

from engine.catalog.duel.model import Colour, Symbol
from engine.duel.audit.printed import printed


class HeardCity:
    """What one player has, by the events alone."""

    def __init__(self) -> None:
        self.coins = 0
        self.cards: list[int] = []
        self.drafted = 0
        self.plans: list[int] = []
        self.wonders: list[int] = []
        self.tokens: list[int] = []

    def count(self, colour: Colour) -> int:
        """How many cards of a colour stand here."""
        return sum(printed().cards[card].kind == colour for card in self.cards)

    def symbols(self) -> list[Symbol]:
        """Every symbol on cards and tokens, as often as it is there."""
        known = printed()
        shares = [known.cards[card] for card in self.cards] + [known.tokens[token] for token in self.tokens]
        return [share.symbol for share in shares if share.symbol is not None]

    def extra_shields(self) -> int:
        """What progress tokens add to a red card."""
        return sum(printed().tokens[token].extra_shields for token in self.tokens)

    def wonders_play_again(self) -> bool:
        """Whether a progress token lets every wonder bring another turn."""
        return any(printed().tokens[token].later_again for token in self.tokens)
