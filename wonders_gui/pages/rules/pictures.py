"""The pictures of a rule book: cards, wonders, tokens and icons as our own pixmaps."""

from functools import cache

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from engine.catalog.duel.loader import load_duel
from engine.catalog.loader import whole_box
from wonders_gui.art import cards, icons
from wonders_gui.games.duel import faces as duel_faces
from wonders_gui.games.seven import faces as seven_faces
from wonders_gui.texts import names
from wonders_gui.texts.rules.model import Picture
from wonders_gui.widgets.paint import px

EDITION = 2  # whose cards illustrate the rules
HIGH = 168
ICON = 40


@cache
def _numbers(kind: str) -> dict[str, int]:
    duel = load_duel()
    ids = {
        "seven": [card.id for card in whole_box(EDITION).cards],
        "duel": [card.id for card in duel.cards],
        "wonder": [wonder.id for wonder in duel.wonders],
        "token": [token.id for token in duel.tokens],
    }[kind]
    return {name: number for number, name in enumerate(ids)}


def pixmap_of(picture: Picture, ratio: float) -> QPixmap:
    """The picture at the size of a rule book."""
    match picture.kind:
        case "seven":
            return cards.card(seven_faces.card_face(EDITION, _numbers("seven")[picture.name]), px(HIGH), ratio)
        case "duel":
            return cards.card(duel_faces.card_face(_numbers("duel")[picture.name]), px(HIGH), ratio)
        case "wonder":
            face = duel_faces.wonder_face(_numbers("wonder")[picture.name])
            return cards.wonder(face, QSizeF(px(170), px(HIGH)), ratio, built=True)
        case "token":
            return cards.token(duel_faces.token_face(_numbers("token")[picture.name]), px(92), ratio)
        case "icon":
            return icons.icon(picture.name, px(ICON), ratio)


def name_of(picture: Picture) -> str:
    """What the picture shows, for those who cannot see it; icons only repeat the text."""
    match picture.kind:
        case "seven" | "duel":
            return names.card_name(picture.kind, picture.name)
        case "wonder":
            return names.wonder_name(names.DUEL, picture.name)
        case "token":
            return names.token_name(picture.name)
        case "icon":
            return ""
