"""Cards: every card of every game can be painted, keeps its name, and is told apart without colour."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF

from engine.catalog.duel.loader import load_duel
from engine.catalog.loader import whole_box
from tests.wonders_gui.art.looking import grey, is_empty, same
from wonders_gui import theme
from wonders_gui.art import cards, patterns, pictures
from wonders_gui.art.faces import CardFace
from wonders_gui.art.frames import fitted
from wonders_gui.games.duel import faces as duel
from wonders_gui.games.seven import faces as seven
from wonders_gui.language import set_language

TILE = QSizeF(120, 40)


def all_faces() -> list[CardFace]:
    base = [seven.card_face(edition, n) for edition in (1, 2) for n in range(len(whole_box(edition).cards))]
    return base + [duel.card_face(n) for n in range(len(load_duel().cards))]


def face_of(edition: int, card: str) -> CardFace:
    ids = [entry.id for entry in whole_box(edition).cards]
    return seven.card_face(edition, ids.index(card))


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_every_card_of_every_game_can_be_painted(look: str) -> None:
    theme.use(look)
    for face in all_faces():
        assert not is_empty(cards.card(face, 120)), face.key
        assert not is_empty(cards.tile(face, QSizeF(120, 40))), face.key


def test_a_card_is_painted_once_and_then_kept() -> None:
    face = face_of(1, "library")
    assert cards.card(face, 200).cacheKey() == cards.card(face, 200).cacheKey()


def test_a_card_is_painted_anew_for_another_look_size_or_state() -> None:
    face = face_of(1, "library")
    first = cards.card(face, 200)
    assert not same(first, cards.card(face, 200, 1.0, "dear"))
    assert not same(first, cards.card(face, 200, 1.0, "covered"))
    assert cards.card(face, 200, 2.0).height() == 400
    theme.use("dark")
    assert not same(first, cards.card(face, 200))


def test_a_card_that_is_too_dear_keeps_its_price_and_name_vivid() -> None:
    face = face_of(1, "library")
    plain, dear = cards.card(face, 300).toImage(), cards.card(face, 300, 1.0, "dear").toImage()
    rail, plate, sky = (24, 92), (40, 252), (150, 120)
    assert plain.pixelColor(*rail) == dear.pixelColor(*rail)
    assert plain.pixelColor(*plate) == dear.pixelColor(*plate)
    assert plain.pixelColor(*sky) != dear.pixelColor(*sky)


@pytest.mark.parametrize("language", ["en", "nl", "da"])
def test_no_name_is_cut_on_a_card(language: str) -> None:
    set_language(language)
    font = theme.sized(theme.SANS, theme.font("strong").weight(), 0.068 * 300)
    for face in all_faces():
        room = cards.card_size(face.kind, 300).width() - 300 * (2 * 0.018 + 2 * 0.02)
        shrunk = fitted(face.name, font, room, 0.78)
        assert QFontMetricsF(shrunk).horizontalAdvance(face.name) <= room + 1, face.name


def test_colours_are_told_apart_by_pattern_alone() -> None:
    seen = {grey(patterns.brush(colour, 1.0).texture()) for colour in theme.LIGHT.card_colours}
    assert len(seen) == len(theme.LIGHT.card_colours)


def test_all_kinds_of_cards_are_told_apart_without_colour() -> None:
    bands = {
        face.colour: grey(cards.tile(replace(face, key=face.colour, name="", band=(), small=()), TILE))
        for face in all_faces()
    }
    assert bands.keys() == theme.LIGHT.card_colours.keys()
    assert len(set(bands.values())) == len(bands)


def test_no_two_black_cards_look_the_same_without_colour_and_name() -> None:
    black = [replace(face, name="") for face in all_faces() if face.colour == "black" and face.key.startswith("seven2")]
    assert len(black) == 42
    assert len({grey(cards.card(face, 200)) for face in black}) == len(black)


def test_black_cards_have_an_evening_sky_of_their_own_in_every_age() -> None:
    skies = [pictures.sky_of(age, colour) for colour in ("blue", "black") for age in (1, 2, 3)]
    assert len(set(map(id, skies))) == len(skies)
    for age in (1, 2, 3):
        assert pictures.sky_of(age, "black").top.lightness() < pictures.sky_of(age, "blue").top.lightness()


def test_chips_differ_without_colour() -> None:
    seen = {grey(cards.chip(colour, 2, 24)) for colour in theme.LIGHT.card_colours}
    assert len(seen) == len(theme.LIGHT.card_colours)


def test_the_back_of_a_guild_is_not_that_of_its_age() -> None:
    backs = [cards.back(1, False, 200), cards.back(2, False, 200), cards.back(3, False, 200), cards.back(3, True, 200)]
    assert len({grey(back) for back in backs}) == len(backs)


def test_a_wonder_of_duel_looks_different_once_it_is_built() -> None:
    for number in range(len(load_duel().wonders)):
        face = duel.wonder_face(number)
        planned = cards.wonder(face, QSizeF(160, 170))
        assert not same(planned, cards.wonder(face, QSizeF(160, 170), 1.0, True)), face.key


def test_tokens_of_progress_differ() -> None:
    tokens = [cards.token(duel.token_face(number), 72) for number in range(len(load_duel().tokens))]
    assert len({grey(token) for token in tokens}) == len(tokens)
