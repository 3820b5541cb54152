"""What cards and wonders cost a city, by the catalog and a fresh count, sharing no code with the trade: for audits."""

from functools import lru_cache

from engine.catalog.duel.model import RAW, RESOURCES, Cost
from engine.duel.audit.printed import printed
from engine.duel.audit.recount import Numbers


def card_price(number: int, counted: Numbers) -> int:
    """All coins for a card that no chain makes free."""
    card = printed().catalog.cards[number]
    return _price(card.cost, counted, counted["blue_discount"] if card.colour == "blue" else 0)


def wonder_price(number: int, counted: Numbers) -> int:
    """All coins for a wonder."""
    return _price(printed().catalog.wonders[number].cost, counted, counted["wonder_discount"])


def _price(cost: Cost, counted: Numbers, discount: int) -> int:
    return cost.coins + _trade(cost.resources, counted["makes"], counted["terms"], counted["choices"], discount)


@lru_cache(maxsize=1 << 16)
def _trade(need: tuple[int, ...], makes: int, terms: int, choices: int, discount: int) -> int:
    """Units of choice and of the discount stand for the dearest ones."""
    raw: list[int] = []
    goods: list[int] = []
    for place, resource in enumerate(RESOURCES):
        missing = max(0, need[place] - makes // 16**place % 16)
        (raw if resource in RAW else goods).extend([terms // 16**place % 16] * missing)
    bought = sorted(raw)[: max(0, len(raw) - choices % 4)] + sorted(goods)[: max(0, len(goods) - choices // 4)]
    return sum(sorted(bought)[: max(0, len(bought) - discount)])
