"""Every text that is made from card data, so that a test can look at all of them in one language."""

from collections.abc import Iterator
from dataclasses import fields

from ai.registry import CHARACTERS, LEVELS
from engine.catalog.duel.loader import load_duel
from engine.catalog.loader import EDITIONS, whole_box
from engine.catalog.model import COLOURS, RESOURCES
from engine.duel.config import Switches as DuelSwitches
from engine.seven.config import Switches as SevenSwitches
from wonders_gui.texts import cards, effects_duel, effects_seven, names, opponents, switches
from wonders_gui.texts.keys import key_groups
from wonders_gui.texts.names import DUEL, SEVEN


def all_texts() -> Iterator[str]:
    """Names, effects, spoken cards, switches, opponents and keys."""
    yield from names_of_things()
    yield from texts_of_seven()
    yield from texts_of_duel()
    yield from texts_around_the_table()


def names_of_things() -> Iterator[str]:
    yield from (names.resource_name(resource) for resource in RESOURCES)
    for colour in COLOURS:
        yield from (names.colour_name(colour), names.card_of_colour(colour), names.cards_of_colour(colour))
        yield names.kind_name(colour)
    for game, symbols in names.SYMBOLS.items():
        yield from (names.symbol_name(game, symbol) for symbol in symbols)
        yield from (names.category_name(game, category) for category in names.CATEGORIES[game])
    yield from (names.chain_name(symbol) for symbol in names.CHAINS)
    yield from (names.victory_name(victory) for victory in names.VICTORIES)
    yield from (names.age_name(age) for age in (1, 2, 3))


def texts_of_seven() -> Iterator[str]:
    for edition in EDITIONS:
        catalog = whole_box(edition)
        yield names.edition_name(edition)
        yield from (names.side_name(side) for side in catalog.sides)
        yield from (cards.spoken_seven(card, edition) for card in catalog.cards)
        for board in catalog.boards:
            yield from (names.wonder_name(SEVEN, board.id), names.city_name(board.id))
            yield from (cards.spoken_stage(1, stage) for stages in board.sides.values() for stage in stages)
    yield effects_seven.cost_text(whole_box(1).cards[-1].cost)


def texts_of_duel() -> Iterator[str]:
    catalog = load_duel()
    yield from (cards.spoken_duel(card) for card in catalog.cards)
    yield from (cards.spoken_wonder(wonder) for wonder in catalog.wonders)
    yield from (cards.spoken_token(token) for token in catalog.tokens)
    yield effects_duel.cost_text(catalog.cards[-1].cost)


def texts_around_the_table() -> Iterator[str]:
    for game, kind in ((SEVEN, SevenSwitches), (DUEL, DuelSwitches)):
        for switch in fields(kind):
            yield switches.switch_name(game, switch.name)
            yield switches.switch_explanation(game, switch.name)
    for level in LEVELS:
        yield from (opponents.level_name(level), opponents.level_description(level))
    for character in CHARACTERS:
        yield from (opponents.character_name(character), opponents.character_description(character))
    for title, keys in key_groups():
        yield title
        yield from (f"{key.key} {key.meaning}" for key in keys)
