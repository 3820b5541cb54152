"""The cabinet: every card is there, filters tell them apart, and chains lead from one to the next."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from wonders_gui.models.roles import Role
from wonders_gui.pages.rules.exhibits import BOARDS, CARDS, FIELDS, TOKENS, WONDERS, Wanted, chosen
from wonders_gui.pages.rules.halls import COLLECTIONS, collection
from wonders_gui.pages.rules.page import RulesPage

LEFT = Qt.MouseButton.LeftButton
COUNTS = {
    ("seven_2", CARDS): 80,
    ("seven_2", BOARDS): 14,
    ("seven_1", CARDS): 78,
    ("seven_1", BOARDS): 14,
    ("cities", CARDS): 42,
    ("cities", BOARDS): 4,
    ("duel", CARDS): 73,
    ("duel", WONDERS): 12,
    ("duel", TOKENS): 10,
}


@pytest.fixture
def cards(page: RulesPage) -> RulesPage:
    page.visit("cards", "seven_2")
    page.take_focus()
    return page


def shown(page: RulesPage) -> list[str]:
    return [exhibit.key for exhibit in page.cabinet.model.rows()]


def choose(page: RulesPage, name: str, key: str) -> None:
    QTest.mouseClick(page.cabinet.filters.choices[name].segment(key), LEFT)


@pytest.mark.parametrize(
    ("book", "hall"),
    [("duel", "duel"), ("dice", "dice"), ("cities", "cities"), ("two", "seven_1"), ("seven", "seven_2")],
)
def test_rules_and_cards_stay_in_the_same_game(page: RulesPage, book: str, hall: str) -> None:
    page.visit("cards", "duel" if hall != "duel" else "dice")
    page.visit("rules", book)
    QTest.mouseClick(page.views.segment("cards"), LEFT)
    assert page.cabinet.collections.value() == hall
    page.reader.show_book("dice" if book != "dice" else "duel")
    QTest.mouseClick(page.views.segment("rules"), LEFT)
    assert book in (page.reader.books.value(), "two")


def test_the_edition_that_was_looked_at_stays_when_rules_and_cards_change_places(page: RulesPage) -> None:
    page.visit("cards", "seven_1")
    for view in ("rules", "cards"):
        QTest.mouseClick(page.views.segment(view), LEFT)
    assert page.cabinet.collections.value() == "seven_1"


@pytest.mark.parametrize("hall", COLLECTIONS, ids=lambda hall: hall.key)
def test_every_exhibit_is_told_in_words_under_a_key_of_its_own(hall: object) -> None:
    exhibits = collection(getattr(hall, "key", "")).exhibits()
    assert len({exhibit.key for exhibit in exhibits}) == len(exhibits)
    assert all(exhibit.name and exhibit.facts and all(text for _name, text in exhibit.facts) for exhibit in exhibits)


@pytest.mark.parametrize(("hall", "kind"), COUNTS)
def test_the_whole_box_is_there(hall: str, kind: str) -> None:
    assert len(chosen(collection(hall).exhibits(), Wanted(kind))) == COUNTS[hall, kind]


def test_every_field_of_every_board_of_dice_is_there() -> None:
    exhibits = collection("dice").exhibits()
    for board in collection("dice").places:
        assert len(chosen(exhibits, Wanted(FIELDS, place=board))) == 58


@pytest.mark.parametrize("hall", ["seven_2", "seven_1", "duel"])
def test_what_a_card_makes_free_says_so_too(hall: str) -> None:
    exhibits = {exhibit.key: exhibit for exhibit in collection(hall).exhibits()}
    links = [(key, after) for key, exhibit in exhibits.items() for after in exhibit.chained_to]
    assert links
    assert all(before in exhibits[after].chained_from for before, after in links)


def test_filters_narrow_what_is_shown(cards: RulesPage) -> None:
    choose(cards, "age", "2")
    choose(cards, "colour", "green")
    assert shown(cards) == ["dispensary", "laboratory", "library", "school"]
    choose(cards, "gives", "shields")
    assert shown(cards) == []
    assert cards.cabinet.count.text() == "Nothing found"
    choose(cards, "colour", "")
    assert "stables" in shown(cards)


def test_the_number_of_players_leaves_out_cards_for_more(cards: RulesPage) -> None:
    choose(cards, "players", "3")
    assert "well" not in shown(cards)
    choose(cards, "players", "4")
    assert "well" in shown(cards)


def test_words_are_looked_for_in_names_and_effects(cards: RulesPage) -> None:
    QTest.keyClicks(cards.cabinet.filters.search, "each brown card")
    assert "vineyard" in shown(cards)
    assert "baths" not in shown(cards)


def test_the_detail_tells_cost_effect_and_copies(cards: RulesPage) -> None:
    cards.cabinet.look_at("baths")
    told = cards.cabinet.detail.accessibleName()
    assert "1 stone" in told
    assert "1 from 3 players on" in told
    assert "3 points" in told


def test_a_click_follows_a_chain_even_out_of_the_filter(cards: RulesPage) -> None:
    choose(cards, "age", "1")
    cards.cabinet.look_at("scriptorium")
    after = [button.label() for button in cards.cabinet.detail.chain_buttons]
    assert after == ["Courthouse", "Library"]
    QTest.mouseClick(cards.cabinet.detail.chain_buttons[1], LEFT)
    assert cards.cabinet.view.currentIndex().data(Role.RECORD).key == "library"
    assert [button.label() for button in cards.cabinet.detail.chain_buttons] == ["Scriptorium", "Senate", "University"]


def test_arrow_keys_walk_through_the_grid(cards: RulesPage) -> None:
    assert cards.cabinet.view.hasFocus()
    QTest.keyClick(cards.cabinet.view, Qt.Key.Key_Right)
    assert cards.cabinet.view.currentIndex().row() == 1
    QTest.keyClick(cards.cabinet.view, Qt.Key.Key_Down)
    assert cards.cabinet.view.currentIndex().row() > 2


def test_boards_wonders_and_tokens_have_kinds_of_their_own(cards: RulesPage) -> None:
    choose(cards, "kind", BOARDS)
    assert "alexandria:day" in shown(cards)
    assert not cards.cabinet.filters.choices["age"].isVisible()
    cards.visit("cards", "duel")
    choose(cards, "kind", TOKENS)
    assert "token:law" in shown(cards)


def test_dice_shows_one_board_at_a_time(cards: RulesPage) -> None:
    cards.visit("cards", "dice")
    first = shown(cards)
    cards.cabinet.filters.place.setCurrentIndex(2)
    assert len(shown(cards)) == len(first)
    assert shown(cards) != first
