"""Through another's eyes: what panels and cards say of prices and moves is said of nobody as "you"."""

import re
from collections.abc import Iterator

import pytest

from engine.duel.facts import slots_in
from engine.duel.state import DRAFT, OVER
from engine.duel.view import View as DuelView
from engine.seven.view import View as SevenView
from tests.engine.dice.test_bill import sampled as dice_views
from tests.engine.duel.test_bill import sampled as duel_views
from tests.engine.seven.test_bill import sampled as seven_views
from wonders_gui.games.dice.details import Scene, watched
from wonders_gui.games.dice.models import ForumModel, SheetModel, printed
from wonders_gui.games.dice.player import Player as DicePlayer
from wonders_gui.games.dice.story import Story
from wonders_gui.games.duel import details
from wonders_gui.games.duel.choices import choice_texts
from wonders_gui.games.duel.detail import Detail
from wonders_gui.games.duel.models import price_text
from wonders_gui.games.duel.offers import offers_of, owes_play
from wonders_gui.games.seven import asking
from wonders_gui.games.seven.factrows import Shape, fact_rows
from wonders_gui.games.seven.offers import offers
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.words import card_of, means_text
from wonders_gui.language import set_language
from wonders_gui.opponents import NAMES
from wonders_gui.texts.effects_dice import field_text
from wonders_gui.texts.effects_seven import card_text
from wonders_gui.texts.log import Cast

SPOKEN_TO = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    set_language("en")


def seven(view: SevenView) -> Iterator[str]:
    state = view.table
    people = People(view.seat, Cast(NAMES[: state.table.players]))
    yield from asking.watched(state, people)
    yield from asking.watching(state, people, [view.seat])
    for found in offers(view):
        yield means_text(state, people, found)
        for offer in found.offers:
            for row in fact_rows(state, people, found, 0, offer.action):
                refused = not offer.is_open and row.text != card_text(card_of(state, found.card))
                if row.bill is not None or row.shape is not Shape.TEXT or (refused and not row.spare):
                    yield row.text


def duel(view: DuelView) -> Iterator[str]:
    people, table = Cast(NAMES[:2]), view.table
    yield from choice_texts(view, people) if table.phase == DRAFT else ()
    for wonder in table.cities[view.seat].plans:
        yield from prices(details.wonder_detail(view, people, wonder, built=False, subtitle=""))
    for card in (card for card in table.slots if card >= 0 and table.phase != OVER):
        yield price_text(view, card)
        yield from prices(details.waiting_card_detail(view, people, card))
    if owes_play(view):
        for slot in slots_in(table.accessible):
            yield from prices(details.card_detail(view, people, offers_of(view, table.slots[slot])))


def prices(detail: Detail) -> Iterator[str]:
    """Headings and prices; what a thing does is said as the rules say it."""
    for section in detail.sections:
        yield section.title
        yield from (line.text for line in section.lines if section.title.startswith("Price"))


def test_no_price_of_seven_is_told_to_a_player_who_does_not_pay_it() -> None:
    said = [text for view in seven_views(40) for text in seven(view)]
    assert [text for text in said if SPOKEN_TO.search(text)] == []
    assert any("left" in text for text in said)


def test_no_price_of_duel_is_told_to_a_player_who_does_not_pay_it() -> None:
    said = [text for view in duel_views() for text in duel(view)]
    assert [text for text in said if SPOKEN_TO.search(text)] == []
    assert "Price now" in said


def test_no_field_or_die_of_dice_is_told_to_a_player_who_does_not_choose_it() -> None:
    said = []
    for view in dice_views():
        effects = {field_text(field) for field in printed(view.table.cities[view.seat].board.number)}
        scene = Scene(Cast(NAMES[: len(view.table.cities)]), Story())
        player, forum, sheet = DicePlayer(view, own_eyes=False), ForumModel(), SheetModel()
        forum.show_view(view, -1)
        sheet.show_sheet(view, view.seat, player.offers())
        texts = [record.spoken for record in forum.rows()] + [record.spoken for record in sheet.rows()]
        for rolled in view.table.forum:
            player.forget()
            player.pick_die(rolled.die)
            texts += [line.text for line in watched(player, scene).lines]
        for field in range(0, len(sheet.rows()), 5):
            player.forget()
            player.pick_field(field)
            texts += [line.text for line in watched(player, scene).lines]
        said += [without(text, effects) for text in texts]
    assert [text for text in set(said) if SPOKEN_TO.search(text)] == []
    assert any("left" in text for text in said)


def without(text: str, effects: set[str]) -> str:
    """What is said beside the effect of a field, which is said as the rules say it."""
    return next((text.removesuffix(effect) for effect in effects if effect and text.endswith(effect)), text)
