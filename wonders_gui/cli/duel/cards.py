"""All that is in the box of 7 Wonders Duel, as tables and as JSON."""

import argparse
from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Final

from engine.catalog.duel.listing import listing
from engine.catalog.duel.loader import load_duel
from engine.catalog.duel.model import AGES, COLOURS, Card, DuelCatalog, Structure
from wonders_gui.cli.columns import Row, table
from wonders_gui.cli.desk import Listing
from wonders_gui.cli.duel.drawing import numbered
from wonders_gui.cli.wish import Wish, add_wish, check_wish, wish_from
from wonders_gui.cli.words import coins, points
from wonders_gui.texts.effects_duel import cost_text, effects_text

CARD_HEADS: Final[Row] = ("id", "age", "colour", "cost", "free with", "does")
WONDER_HEADS: Final[Row] = ("wonder", "cost", "does")
TOKEN_HEADS: Final[Row] = ("token", "does")


def add_cards(parser: argparse.ArgumentParser) -> None:
    """Options that choose among cards, wonders and tokens."""
    add_wish(parser, COLOURS, "a card, a wonder or a token")


def cards(options: argparse.Namespace) -> Listing:
    """What the options choose."""
    wish = wish_from(options)
    chosen = chosen_from(load_duel(), wish)
    return Listing(listing(chosen), list(lines(chosen, wish)))


def chosen_from(catalog: DuelCatalog, wish: Wish) -> DuelCatalog:
    """The catalog without what is not asked for; raises UsageError when something asked for does not exist."""
    check_wish(wish, AGES, COLOURS, (*catalog.cards, *catalog.wonders, *catalog.tokens))
    all_structures = not wish.names and wish.colour is None
    return replace(
        catalog,
        cards=tuple(card for card in catalog.cards if wish.wants_card(card)),
        wonders=tuple(wonder for wonder in catalog.wonders if wish.wants(wonder)),
        tokens=tuple(token for token in catalog.tokens if wish.wants(token)),
        structures=tuple(entry for entry in catalog.structures if all_structures and wish.age in (None, entry.age)),
    )


def lines(catalog: DuelCatalog, wish: Wish) -> Iterator[str]:
    """Cards, wonders and tokens as tables, structures drawn, and the rest of the rulebook's numbers below."""
    blocks = [*pieces(catalog), *(drawn(structure) for structure in catalog.structures)]
    if wish.is_open:
        blocks += [track(catalog), numbers(catalog), first_wonders(catalog)]
    yield from (line for place, block in enumerate(blocks) for line in ([""] if place else []) + block)
    if not blocks:
        yield "no such card"


def pieces(catalog: DuelCatalog) -> Iterator[list[str]]:
    """Cards, wonders and tokens, each kind as a table of its own."""
    if catalog.cards:
        yield list(table([CARD_HEADS, *(row(card) for card in catalog.cards)]))
    if catalog.wonders:
        rows = [(wonder.id, cost_text(wonder.cost), effects_text(wonder.effects)) for wonder in catalog.wonders]
        yield list(table([WONDER_HEADS, *rows]))
    if catalog.tokens:
        yield list(table([TOKEN_HEADS, *((token.id, effects_text(token.effects)) for token in catalog.tokens)]))


def row(card: Card) -> Row:
    """A card in columns."""
    does = effects_text(card.effects)
    return card.id, str(card.age), card.colour, cost_text(card.cost), card.free_with or "-", does


def drawn(structure: Structure) -> list[str]:
    """A structure by the numbers of its slots; what touches a card from below lies on it."""
    return [f"structure of age {structure.age}, face-down slots in brackets", *numbered(structure)]


def track(catalog: DuelCatalog) -> list[str]:
    """The zones of the military track."""
    zones = [(f"{zone.first} to {zone.last}", points(zone.points), coins(zone.loot)) for zone in catalog.zones]
    return list(table([("steps", "the leader has", "loot"), *zones]))


def numbers(catalog: DuelCatalog) -> list[str]:
    """The fixed numbers of the game."""
    return list(table([("number", "is"), *((name, str(value)) for name, value in asdict(catalog.numbers).items())]))


def first_wonders(catalog: DuelCatalog) -> list[str]:
    """Who picks in the draft, and the wonders of a first game."""
    draft = [(f"draft, round {number}", ", ".join(picks)) for number, picks in enumerate(catalog.draft, 1)]
    sets = [(f"first game, {player} player", ", ".join(wonders)) for player, wonders in catalog.first_game.items()]
    return list(table([*draft, *sets]))
