"""Cards and stages in numbers, as the hot paths read them. Holds no rules and no state; `book.py` fills it."""

from typing import Final, final

from engine.seven.trade import Cost
from engine.seven.wares import NO_WARES, Wares

AGES: Final = 3
COLOURS: Final = 8
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
BLACK: Final = 7

SYMBOLS: Final = 4
COMPASS: Final = 0
GEAR: Final = 1
TABLET: Final = 2
ANY_SYMBOL: Final = 3
NO_SYMBOL: Final = -1

BUILD_FROM_DISCARD: Final = 1
FREE_BUILD_ONCE_PER_AGE: Final = 2
PLAY_LAST_CARD: Final = 4
COPY_NEIGHBOUR_GUILD: Final = 8
FREE_FIRST_OF_EACH_COLOUR: Final = 16
FREE_FIRST_CARD_OF_AGE: Final = 32
FREE_LAST_CARD_OF_AGE: Final = 64
BUILD_FROM_DISCARD_LAST: Final = 128
ONE_MORE_OF_OWN: Final = 256
ONE_MISSING: Final = 512
FREE_STAGES: Final = 1024

STAGES_COUNTED: Final = 1
DEFEATS_COUNTED: Final = 2
VICTORIES_COUNTED: Final[list[int]] = [4, 8, 16]  # by the age they are worth as much as
ALL_VICTORIES_COUNTED: Final = 28
NO_TOKEN: Final = -1

NO_CARD: Final = -1


@final
class Count:
    """`amount` for each counted thing: colours (a bit mask), stages or defeats, in the own or neighbouring cities."""

    def __init__(self, amount: int, colours: int, others: int, own: bool, neighbours: bool) -> None:
        self.amount: Final = amount
        self.colours: Final = colours
        self.others: Final = others
        self.own: Final = own
        self.neighbours: Final = neighbours


@final
class Loss:
    """What everybody else loses: coins, and coins for each victory token and each stage of the loser."""

    def __init__(self, coins: int, per_victory: int, per_stage: int) -> None:
        self.coins: Final = coins
        self.per_victory: Final = per_victory
        self.per_stage: Final = per_stage


class Effects:
    """What a card or a stage does, each kind of effect in a field of its own."""

    def __init__(self) -> None:
        self.own = NO_WARES  # production for the owner
        self.sold = NO_WARES  # production neighbours may buy
        self.discounts = 0
        self.shields = 0
        self.symbol = NO_SYMBOL
        self.coins = 0
        self.points = 0
        self.points_if_complete = 0
        self.power = 0
        self.coins_per: Count | None = None
        self.points_per: Count | None = None
        self.copies = 0  # symbols of science copied from neighbours
        self.schemes = False  # whether any of the following is there
        self.gift = 0  # coins for each neighbour
        self.bounty = 0  # coins for everybody else
        self.debts = 0  # debt for each neighbour
        self.diplomacy = 0
        self.token = NO_TOKEN  # a victory token, by its age
        self.clears_defeats = False
        self.loss: Loss | None = None


NO_EFFECTS: Final = Effects()


@final
class Card(Effects):
    """One kind of card; physical copies of a kind are alike."""

    def __init__(self, number: int, age: int, bit: int, colour: int, cost: Cost) -> None:
        super().__init__()
        self.number: Final = number
        self.age: Final = age
        self.bit: Final = bit  # its place in the masks of its age
        self.colour: Final = colour
        self.cost: Final = cost
        self.twin = NO_CARD  # the same building in another age
        self.opens: list[int] = []  # cards it makes free

    def scores(self) -> bool:
        """Whether the card itself brings points at the end (science is counted apart)."""
        return self.points != 0 or self.points_per is not None or self.points_if_complete != 0


@final
class Stage(Effects):
    """One stage of a wonder."""

    def __init__(self, cost: Cost) -> None:
        super().__init__()
        self.cost: Final = cost
        self.coins_only: Final = cost if cost.need == 0 else Cost(cost.coins, 0)  # when resources are free


@final
class Side:
    """One side of a board, with its stages in order."""

    def __init__(self, number: int, resource: int, wares: Wares, stages: list[Stage]) -> None:
        self.number: Final = number
        self.resource: Final = resource
        self.wares: Final = wares  # what the board itself produces
        self.stages: Final = stages
        self.height: Final = len(stages)


@final
class Book:
    """All cards and boards of one edition and its expansions, by number."""

    def __init__(
        self, edition: int, expansions: tuple[str, ...], hand_size: int, cards: list[Card], sides: list[Side]
    ) -> None:
        self.edition: Final = edition
        self.expansions: Final = expansions
        self.hand_size: Final = hand_size
        self.cards: Final = cards
        self.sides: Final = sides
        self.age_cards: Final = [[card for card in cards if card.age == age] for age in range(AGES)]
        self.scoring_cards: Final = [[card for card in self.age_cards[age] if card.scores()] for age in range(AGES)]
        self.scoring: Final = [_mask(cards_of_age) for cards_of_age in self.scoring_cards]

    def cards_in(self, age: int, mask: int) -> list[int]:
        """The numbers of the cards of `age` in a mask."""
        return [card.number for card in self.age_cards[age] if card.bit & mask]


def _mask(cards: list[Card]) -> int:
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask
