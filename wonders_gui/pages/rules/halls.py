"""The collections: all cards, boards, wonders, tokens and fields, told in the current language."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.catalog import model as seven
from engine.catalog.dice.loader import load_dice
from engine.catalog.duel.loader import load_duel
from engine.catalog.loader import load_seven, whole_box
from engine.seven.config import CITIES
from wonders_gui.games.dice import faces as dice_faces
from wonders_gui.games.duel import faces as duel_faces
from wonders_gui.games.seven import faces as seven_faces
from wonders_gui.language import N_, _
from wonders_gui.pages.rules.exhibits import (
    BOARDS,
    CARDS,
    FIELDS,
    POINTS,
    SHIELDS,
    TOKENS,
    WONDERS,
    BoardFace,
    Collection,
    Exhibit,
    given,
)
from wonders_gui.texts import effects_dice, effects_duel, effects_seven, names
from wonders_gui.texts.names_dice import building_name, field_name
from wonders_gui.texts.words import listed, players

BLACK: Final = "black"
BONUS: Final = "bonus"


# -- 7 Wonders ------------------------------------------------------------------------------------------------------


def _seven(edition: int) -> list[Exhibit]:
    """The basic game of an edition."""
    box = load_seven(edition, ())
    numbers = {card.id: number for number, card in enumerate(whole_box(edition).cards)}
    cards = [_seven_card(card, edition, numbers[card.id]) for card in box.cards]
    return [*cards, *(side for board in box.boards for side in _sides(board, edition))]


def _cities(edition: int) -> list[Exhibit]:
    """What Cities adds."""
    box, base = load_seven(edition, (CITIES,)), load_seven(edition, ())
    numbers = {card.id: number for number, card in enumerate(whole_box(edition).cards)}
    known = {board.id for board in base.boards}
    cards = [_seven_card(card, edition, numbers[card.id]) for card in box.cards if card.colour == BLACK]
    return [*cards, *(side for board in box.boards if board.id not in known for side in _sides(board, edition))]


def _seven_card(card: seven.Card, edition: int, number: int) -> Exhibit:
    return Exhibit(
        card.id,
        CARDS,
        seven_faces.card_face(edition, number),
        names.card_name(names.SEVEN, card.id),
        tuple(_seven_facts(card)),
        card.colour,
        card.age,
        card.copies,
        given(card.effects),
        card.free_with,
        card.chains_to,
    )


def _seven_facts(card: seven.Card) -> Iterator[tuple[str, str]]:
    yield _("Kind"), f"{names.kind_name(card.colour)}, {names.age_name(card.age)}"
    yield _("Cost"), effects_seven.cost_text(card.cost)
    yield _("Effect"), effects_seven.card_text(card)
    if card.copies:
        yield _("Copies"), _copies(card.copies)
    elif card.guild:
        yield _("Copies"), _("one; drawn at random, two more guilds than players")
    else:
        yield _("Copies"), _("one; drawn at random, as many black cards in each Age as players")


def _copies(copies: tuple[int, ...]) -> str:
    """How many there are, by the number of players."""
    known = {mark: sum(other <= mark for other in copies) for mark in copies}
    text = _("{number} from {players} on")
    return listed(text.format(number=number, players=players(mark)) for mark, number in known.items())


def _sides(board: seven.Board, edition: int) -> Iterator[Exhibit]:
    for number, (side, stages) in enumerate(board.sides.items()):
        facts = [(_("Produces"), names.resource_name(board.resource))]
        for place, stage in enumerate(stages, 1):
            text = f"{effects_seven.cost_text(stage.cost)}: {effects_seven.stage_text(stage)}"
            facts.append((_("Stage {number}").format(number=place), text))
        face = BoardFace(
            board.id,
            names.city_name(board.id),
            names.side_name(side),
            number == 1,
            seven_faces.stage_faces(edition, board.id, side),
        )
        name = f"{names.city_name(board.id)}, {names.side_name(side)}"
        gives = frozenset(word for stage in stages for word in given(stage.effects))
        yield Exhibit(f"{board.id}:{side}", BOARDS, face, name, tuple(facts), gives=gives)


# -- Duel -----------------------------------------------------------------------------------------------------------


def _duel() -> list[Exhibit]:
    return [*_duel_cards(), *_duel_wonders(), *_duel_tokens()]


def _duel_cards() -> Iterator[Exhibit]:
    for number, card in enumerate(load_duel().cards):
        facts = (
            (_("Kind"), f"{names.kind_name(card.colour)}, {names.age_name(card.age)}"),
            (_("Cost"), effects_duel.cost_text(card.cost)),
            (_("Effect"), effects_duel.card_text(card)),
        )
        yield Exhibit(
            card.id,
            CARDS,
            duel_faces.card_face(number),
            names.card_name(names.DUEL, card.id),
            facts,
            card.colour,
            card.age,
            gives=given(card.effects),
            chained_from=(card.free_with,) if card.free_with else (),
            chained_to=(card.chains_to,) if card.chains_to else (),
        )


def _duel_wonders() -> Iterator[Exhibit]:
    for number, wonder in enumerate(load_duel().wonders):
        facts = (
            (_("Cost"), effects_duel.cost_text(wonder.cost)),
            (_("Effect"), effects_duel.wonder_text(wonder)),
        )
        face = duel_faces.wonder_face(number)
        yield Exhibit(f"wonder:{wonder.id}", WONDERS, face, face.name, facts, gives=given(wonder.effects))


def _duel_tokens() -> Iterator[Exhibit]:
    for number, token in enumerate(load_duel().tokens):
        face = duel_faces.token_face(number)
        facts = ((_("Effect"), effects_duel.token_text(token)),)
        yield Exhibit(f"token:{token.id}", TOKENS, face, face.name, facts, gives=given(token.effects))


# -- Dice -----------------------------------------------------------------------------------------------------------


def _dice() -> list[Exhibit]:
    return [exhibit for number in range(len(load_dice().boards)) for exhibit in _dice_board(number)]


def _dice_board(number: int) -> Iterator[Exhibit]:
    board = load_dice().boards[number]
    for place, printed in enumerate(board.fields):
        facts = (
            (_("Building"), _("Bonus fields") if printed.building == BONUS else building_name(printed.building)),
            (_("Cost"), effects_dice.cost_text(printed.cost)),
            (_("Effect"), effects_dice.field_text(printed) or _("One more resource in every payment.")),
        )
        gives = given(printed.effects)
        gives |= {POINTS} if printed.points or printed.attack else frozenset()
        gives |= {SHIELDS} if printed.attack or printed.defence else frozenset()
        face = dice_faces.field_face(number, place)
        yield Exhibit(
            f"{board.id}:{printed.id}",
            FIELDS,
            face,
            field_name(printed.id),
            facts,
            face.colour,
            gives=gives,
            place=board.id,
        )


COLLECTIONS: Final = (
    Collection(
        "seven_2", N_("7 Wonders, 2nd edition"), N_("2nd ed."), (CARDS, BOARDS), partial(_seven, 2), has_copies=True
    ),
    Collection(
        "seven_1", N_("7 Wonders, 1st edition"), N_("1st ed."), (CARDS, BOARDS), partial(_seven, 1), has_copies=True
    ),
    Collection("cities", N_("Cities"), N_("Cities"), (CARDS, BOARDS), partial(_cities, 2)),
    Collection("duel", N_("Duel"), N_("Duel"), (CARDS, WONDERS, TOKENS), _duel),
    Collection(
        "dice", N_("Dice"), N_("Dice"), (FIELDS,), _dice, places=tuple(board.id for board in load_dice().boards)
    ),
)


def collection(key: str) -> Collection:
    """The collection with this key."""
    return next(known for known in COLLECTIONS if known.key == key)
