"""Turns the catalog of one edition into the numbers of `facts.py`, and back into ids and names at the border.

Every effect of the catalog is matched here, once; a new kind of effect that is not handled fails the type checker.
"""

from functools import cache
from typing import assert_never

from engine.catalog import model
from engine.catalog.loader import load_seven
from engine.seven import facts, trade
from engine.seven.wares import NO_WARES, need_of, slot_of, wares_of

COLOUR_NAMES = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")
SYMBOL_NAMES = ("compass", "gear", "tablet", "any")
POWER_NAMES = (
    "build_from_discard",
    "free_build_once_per_age",
    "play_last_card",
    "copy_neighbour_guild",
    "free_first_of_each_colour",
    "free_first_card_of_age",
    "free_last_card_of_age",
    "build_from_discard_last",
    "produce_one_more_of_own",
    "produce_one_missing",
    "stages_without_resources",
)
DISCOUNT_BITS = {
    ("raw", "left"): trade.RAW_LEFT,
    ("raw", "right"): trade.RAW_RIGHT,
    ("raw", "both"): trade.RAW_LEFT | trade.RAW_RIGHT,
    ("goods", "both"): trade.GOODS_BOTH,
}
REBATE_BITS = {"left": trade.WHARF_LEFT, "right": trade.WHARF_RIGHT}
COUNTED_BITS = {
    "stage": facts.STAGES_COUNTED,
    "defeat": facts.DEFEATS_COUNTED,
    "victory": facts.ALL_VICTORIES_COUNTED,
    **{f"victory_{worth}": facts.VICTORIES_COUNTED[age] for age, worth in enumerate(model.VICTORY_WORTH)},
}


Scheme = model.Gift | model.CoinLoss | model.Debt | model.Diplomacy | model.VictoryToken | model.DiscardDefeats


class Words:
    """The ids of one edition: card and board numbers to names and back, and what decks are made of."""

    def __init__(self, catalog: model.SevenCatalog) -> None:
        self.catalog = catalog
        self.card_ids = tuple(card.id for card in catalog.cards)
        self.card_numbers = {card.id: number for number, card in enumerate(catalog.cards)}
        self.board_ids = tuple(board.id for board in catalog.boards)
        self.side_names: tuple[str, ...] = tuple(catalog.sides)
        self.guilds = [number for number, card in enumerate(catalog.cards) if card.guild]
        self.black = [
            [number for number, card in enumerate(catalog.cards) if card.colour == "black" and card.age == age]
            for age in model.AGES
        ]

    def side_number(self, board: str, side: str) -> int:
        """The number of a board side."""
        return self.board_ids.index(board) * len(self.side_names) + self.side_names.index(side)

    def board_of(self, side_number: int) -> str:
        """The id of the board a side belongs to."""
        return self.board_ids[side_number // len(self.side_names)]

    def side_of(self, side_number: int) -> str:
        """The name of a side: A or B, day or night."""
        return self.side_names[side_number % len(self.side_names)]

    def deck(self, age: int, players: int) -> list[int]:
        """The cards of an age at a table of so many players, without those that are drawn."""
        return [
            number
            for number, card in enumerate(self.catalog.cards)
            if card.age == age + 1
            for copy in card.copies
            if copy <= players
        ]


@cache
def words(edition: int, expansions: tuple[str, ...] = ()) -> Words:
    """The ids of an edition with these expansions."""
    return Words(load_seven(edition, expansions))


def words_of(known: facts.Book) -> Words:
    """The ids of what a book knows."""
    return words(known.edition, known.expansions)


@cache
def book(edition: int, expansions: tuple[str, ...] = ()) -> facts.Book:
    """The cards and boards of an edition with these expansions, in numbers."""
    catalog = load_seven(edition, expansions)
    costs: dict[model.Cost, trade.Cost] = {}
    cards = _cards(catalog, costs)
    _link(catalog, cards)
    sides = [
        _side(number, board.resource, stages, costs)
        for number, (board, stages) in enumerate((b, b.sides[name]) for b in catalog.boards for name in catalog.sides)
    ]
    return facts.Book(edition, expansions, catalog.hand, cards, sides)


def _cost(cost: model.Cost, costs: dict[model.Cost, trade.Cost]) -> trade.Cost:
    if cost not in costs:
        costs[cost] = trade.Cost(cost.coins, need_of(cost.resources))
    return costs[cost]


def _cards(catalog: model.SevenCatalog, costs: dict[model.Cost, trade.Cost]) -> list[facts.Card]:
    cards: list[facts.Card] = []
    seen_in_age = [0, 0, 0]
    for number, entry in enumerate(catalog.cards):
        age = entry.age - 1
        colour = COLOUR_NAMES.index(entry.colour)
        card = facts.Card(number, age, 1 << seen_in_age[age], colour, _cost(entry.cost, costs))
        seen_in_age[age] += 1
        for effect in entry.effects:
            _add_effect(card, effect)
        cards.append(card)
    return cards


def _link(catalog: model.SevenCatalog, cards: list[facts.Card]) -> None:
    """Write chains and twin buildings into the cards."""
    numbers = {entry.id: number for number, entry in enumerate(catalog.cards)}
    for number, entry in enumerate(catalog.cards):
        cards[number].opens = [numbers[child] for child in entry.chains_to]
        twins = [n for n, other in enumerate(catalog.cards) if other.building == entry.building and n != number]
        if twins:
            cards[number].twin = twins[0]


def _side(
    number: int, resource: model.Resource, stages: tuple[model.Stage, ...], costs: dict[model.Cost, trade.Cost]
) -> facts.Side:
    numbered: list[facts.Stage] = []
    for entry in stages:
        stage = facts.Stage(_cost(entry.cost, costs))
        for effect in entry.effects:
            _add_effect(stage, effect)
        numbered.append(stage)
    number_of_resource = model.RESOURCES.index(resource)
    return facts.Side(number, number_of_resource, wares_of(slot_of(1 << number_of_resource)), numbered)


def resource_mask(resources: tuple[str, ...]) -> int:
    """The bit mask of some resources."""
    return sum(1 << model.RESOURCES.index(resource) for resource in resources)


def _count(effect: model.CoinsPer | model.PointsPer) -> facts.Count:
    colours = sum(1 << COLOUR_NAMES.index(word) for word in effect.counted if word in COLOUR_NAMES)
    others = sum(COUNTED_BITS[word] for word in effect.counted if word in COUNTED_BITS)
    return facts.Count(effect.amount, colours, others, effect.where != "neighbours", effect.where != "own")


def _add_effect(thing: facts.Effects, effect: model.Effect) -> None:  # noqa: C901 - a table, one case per effect
    match effect:
        case model.Production(slots, sold):
            thing.own = wares_of(sum(slot_of(resource_mask(slot)) for slot in slots))
            thing.sold = thing.own if sold else NO_WARES
        case model.Coins(amount):
            thing.coins += amount
        case model.Points(amount):
            thing.points += amount
        case model.Shields(amount):
            thing.shields += amount
        case model.Science(symbol):
            thing.symbol = SYMBOL_NAMES.index(symbol)
        case model.Discount(resources, neighbours):
            thing.discounts |= DISCOUNT_BITS[resources, neighbours]
        case model.CoinsPer():
            thing.coins_per = _count(effect)
        case model.PointsPer():
            thing.points_per = _count(effect)
        case model.PointsIfWonderComplete(points):
            thing.points_if_complete = points
        case model.Power(name):
            thing.power |= 1 << POWER_NAMES.index(name)
        case model.CopiedScience(symbols):
            thing.copies += symbols
        case model.Rebate(neighbour):
            thing.discounts |= REBATE_BITS[neighbour]
        case model.BoardRebate():
            thing.discounts |= trade.CACHE
        case _:
            thing.schemes = True
            _add_scheme(thing, effect)


def _add_scheme(thing: facts.Effects, effect: Scheme) -> None:
    """What black cards do to others at once, and to tokens."""
    match effect:
        case model.Gift(amount, "neighbours"):
            thing.gift += amount
        case model.Gift(amount):
            thing.bounty += amount
        case model.CoinLoss(amount, per):
            thing.loss = facts.Loss(*(amount if per == word else 0 for word in model.SUFFERED))
        case model.Debt(amount):
            thing.debts += amount
        case model.Diplomacy(tokens):
            thing.diplomacy += tokens
        case model.VictoryToken(worth):
            thing.token = model.VICTORY_WORTH.index(worth)
        case model.DiscardDefeats():
            thing.clears_defeats = True
        case _:
            assert_never(effect)
