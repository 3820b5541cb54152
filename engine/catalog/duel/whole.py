"""Checks that the parts of a Duel catalog fit each other: names, cards, wonders, tokens, draft and military track."""

from collections.abc import Sequence
from itertools import chain

from engine.catalog.duel.deck import LAW, check_cards
from engine.catalog.duel.model import PLAYERS, Card, DrawTokens, DuelCatalog, Science, Token, Wonder
from engine.catalog.place import Place

Named = Card | Wonder | Token


def check_whole(catalog: DuelCatalog, place: Place) -> None:
    """Refuse a catalog that no game can be played with; `place` is that of the file."""
    _check_names(catalog, place)
    check_cards(catalog, place.inside("cards"))
    _check_wonders(catalog, place.inside("wonders"))
    _check_tokens(catalog, place.inside("tokens"))
    _check_draft(catalog, place.inside("draft"))
    _check_first_game(catalog, place.inside("first_game"))
    _check_zones(catalog, place.inside("zones"))


def _check_names(catalog: DuelCatalog, place: Place) -> None:
    sections: dict[str, Sequence[Named]] = {
        "cards": catalog.cards,
        "wonders": catalog.wonders,
        "tokens": catalog.tokens,
    }
    ids: set[str] = set()
    names: set[str] = set()
    for section, entries in sections.items():
        for entry in entries:
            here = place.inside(section).inside(entry.id)
            _take(entry.id, ids, here.inside("id"))
            _take(entry.name, names, here.inside("name"))


def _take(word: str, taken: set[str], place: Place) -> None:
    if word in taken:
        raise place.refused("taken", value=word)
    taken.add(word)


def _check_wonders(catalog: DuelCatalog, place: Place) -> None:
    shown = len(catalog.draft) * catalog.numbers.wonders_shown
    if len(catalog.wonders) < shown:
        raise place.refused("too_few_wonders", wonders=len(catalog.wonders), expected=shown)


def _check_tokens(catalog: DuelCatalog, place: Place) -> None:
    """Enough are left out for those that are drawn, and one of them is the law."""
    effects = chain.from_iterable(wonder.effects for wonder in catalog.wonders)
    drawn = [effect.amount for effect in effects if isinstance(effect, DrawTokens)]
    needed = catalog.numbers.tokens_on_board + max(drawn, default=0)
    if len(catalog.tokens) < needed:
        raise place.refused("too_few_tokens", tokens=len(catalog.tokens), expected=needed)
    symbols = [effect.symbol for token in catalog.tokens for effect in token.effects if isinstance(effect, Science)]
    if symbols != [LAW]:
        raise place.refused("wrong_symbol_count", value=LAW, tokens=len(symbols), expected=1)


def _check_draft(catalog: DuelCatalog, place: Place) -> None:
    expected = catalog.numbers.wonders_shown
    for position, picks in enumerate(catalog.draft, 1):
        if len(picks) != expected:
            raise place.inside(position).refused("wrong_pick_count", picks=len(picks), expected=expected)
    picked = list(chain.from_iterable(catalog.draft))
    if len({picked.count(player) for player in PLAYERS}) != 1:
        raise place.refused("unequal_picks")


def _check_first_game(catalog: DuelCatalog, place: Place) -> None:
    known = {wonder.id for wonder in catalog.wonders}
    expected = len(catalog.draft) * catalog.numbers.wonders_shown // len(PLAYERS)
    for player, wonders in catalog.first_game.items():
        if len(wonders) != expected:
            raise place.inside(player).refused("wrong_wonder_count", wonders=len(wonders), expected=expected)
        for position, wonder in enumerate(wonders, 1):
            if wonder not in known:
                raise place.inside(player).inside(position).refused("unknown_wonder", value=wonder)


def _check_zones(catalog: DuelCatalog, place: Place) -> None:
    last, expected = catalog.zones[-1].last, catalog.numbers.capital - 1
    if last != expected:
        raise place.inside(len(catalog.zones)).inside("last").refused("gap_in_zones", value=last, expected=expected)
