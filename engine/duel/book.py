"""From the catalog, with its ids, to the numbers of `facts.py`, and back from numbers to ids."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.catalog.duel import model
from engine.catalog.duel.loader import load_duel
from engine.duel import facts

KINDS: Final = model.COUNTED  # colours, wonder, three_coins: in the order of the numbers in facts
NIBBLE_FULL: Final = 15


class Words:
    """The ids of cards, wonders and tokens by number, and their numbers by id."""

    def __init__(self, catalog: model.DuelCatalog) -> None:
        self.card_ids = tuple(card.id for card in catalog.cards)
        self.wonder_ids = tuple(wonder.id for wonder in catalog.wonders)
        self.token_ids = tuple(token.id for token in catalog.tokens)
        self.card_numbers = {name: number for number, name in enumerate(self.card_ids)}
        self.wonder_numbers = {name: number for number, name in enumerate(self.wonder_ids)}
        self.token_numbers = {name: number for number, name in enumerate(self.token_ids)}


@cache
def words() -> Words:
    """The ids of the game."""
    return Words(load_duel())


@cache
def book() -> facts.Book:
    """Everything printed, in numbers."""
    catalog = load_duel()
    return facts.Book(
        _numbers(catalog.numbers),
        _cards(catalog),
        [_wonder(number, entry) for number, entry in enumerate(catalog.wonders)],
        [_token(number, entry) for number, entry in enumerate(catalog.tokens)],
        [_structure(entry) for entry in catalog.structures],
        [facts.Loot(zone.first, zone.loot) for zone in catalog.zones if zone.loot],
        _lead_points(catalog),
    )


def _numbers(entry: model.Numbers) -> facts.Numbers:
    return facts.Numbers(
        entry.start_coins,
        entry.guilds_in_play,
        entry.tokens_on_board,
        entry.wonders_shown,
        entry.most_wonders,
        entry.discard_coins,
        packed([entry.trade_price] * len(model.RESOURCES)),
        entry.capital,
        entry.symbols_to_win,
        entry.coins_per_point,
    )


def packed(amounts: Sequence[int]) -> int:
    """Amounts of resources as one number."""
    return sum(amount << facts.NIBBLE * resource for resource, amount in enumerate(amounts))


def unpacked(amounts: int) -> list[int]:
    """The amount of each resource."""
    return [amounts >> facts.NIBBLE * resource & NIBBLE_FULL for resource in range(facts.RESOURCES)]


def _lead_points(catalog: model.DuelCatalog) -> list[int]:
    """The points of a lead by its steps.

    A capital ends the game before anybody counts; what is told of points then are those of the last zone, so that
    nobody seems to lose points by winning.
    """
    points = [0] + [max(zone.points for zone in catalog.zones)] * catalog.numbers.capital
    for zone in catalog.zones:
        for step in range(zone.first, zone.last + 1):
            points[step] = zone.points
    return points


def _structure(entry: model.Structure) -> facts.Structure:
    return facts.Structure(
        sum(slot.face_up << number for number, slot in enumerate(entry.slots)),
        [sum(1 << covering for covering in slot.covered_by) for slot in entry.slots],
        [list(slot.covers) for slot in entry.slots],
    )


# -- cards, wonders, tokens -----------------------------------------------------------------------------------------


def _cards(catalog: model.DuelCatalog) -> list[facts.Card]:
    cards: list[facts.Card] = []
    chains = [entry.id for entry in catalog.cards if entry.free_with]
    for number, entry in enumerate(catalog.cards):
        colour = model.COLOURS.index(entry.colour)
        card = facts.Card(
            number, entry.age - 1, colour, entry.guild, entry.cost.coins, packed(list(entry.cost.resources))
        )
        card.chained_by = 1 << chains.index(entry.id) if entry.free_with else 0
        card.chains = 1 << chains.index(entry.chains_to) if entry.chains_to else 0
        for effect in entry.effects:
            _add_to_card(card, effect)
        cards.append(card)
    return cards


def _add_to_card(card: facts.Card, effect: model.Effect) -> None:
    match effect:
        case model.Production(units):
            card.makes = packed(list(units))
        case model.Choice(resources):
            card.choice = _choice(resources)
        case model.FixedPrice(resources):
            card.fixed = packed([NIBBLE_FULL * (resource in resources) for resource in model.RESOURCES])
        case model.Coins(amount):
            card.gain = amount
        case model.CoinsPer(amount, counted):
            card.per = facts.Count([KINDS.index(counted)], amount, 0)
        case model.Points(amount):
            card.points = amount
        case model.Shields(amount):
            card.shields = amount
        case model.Science(symbol):
            card.symbol = _symbol(symbol)
        case model.Guild(kinds, coins, points):
            card.guild_count = facts.Count([KINDS.index(kind) for kind in kinds], coins, points)
        case _:
            raise ValueError(f"no card can do {effect.kind}")


def _choice(resources: tuple[model.Resource, ...]) -> int:
    """A source of choice serves a whole group, which keeps the cheapest purchase simple."""
    groups = {model.RAW: facts.RAW_CHOICE, model.GOODS: facts.GOODS_CHOICE}
    return groups[resources]


def _symbol(symbol: model.Symbol) -> int:
    return 1 << model.SYMBOLS.index(symbol)


def _wonder(number: int, entry: model.Wonder) -> facts.Wonder:
    wonder = facts.Wonder(number, packed(list(entry.cost.resources)))
    for effect in entry.effects:
        _add_to_wonder(wonder, effect)
    return wonder


def _add_to_wonder(wonder: facts.Wonder, effect: model.Effect) -> None:
    match effect:
        case model.Choice(resources):
            wonder.choice = _choice(resources)
        case model.Coins(amount):
            wonder.gain = amount
        case model.OpponentLoses(amount):
            wonder.opponent_loses = amount
        case model.Points(amount):
            wonder.points = amount
        case model.Shields(amount):
            wonder.shields = amount
        case model.PlayAgain():
            wonder.again = True
        case model.Destroy(colour):
            wonder.destroys = model.COLOURS.index(colour)
        case model.BuildFromDiscard():
            wonder.digs = True
        case model.DrawTokens(amount):
            wonder.draws = amount
        case _:
            raise ValueError(f"no wonder can do {effect.kind}")


def _token(number: int, entry: model.Token) -> facts.Token:
    token = facts.Token(number)
    for effect in entry.effects:
        _add_to_token(token, effect)
    return token


def _add_to_token(token: facts.Token, effect: model.Effect) -> None:  # noqa: C901 - a table, one case per effect
    match effect:
        case model.Coins(amount):
            token.gain = amount
        case model.Points(amount):
            token.points = amount
        case model.Science(symbol):
            token.symbol = _symbol(symbol)
        case model.Discount("wonder", units):
            token.wonder_discount = units
        case model.Discount("blue", units):
            token.blue_discount = units
        case model.TakeTradeCoins():
            token.takes_trade_coins = True
        case model.PointsPerToken(amount):
            token.points_per_token = amount
        case model.ExtraShields(amount):
            token.extra_shields = amount
        case model.WondersPlayAgain():
            token.wonders_again = True
        case model.CoinsPerChain(amount):
            token.chain_coins = amount
        case _:
            raise ValueError(f"no token can do {effect.kind}")
