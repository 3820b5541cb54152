"""A view as models: dice, fields and seats, with what is said of each."""

from PySide6.QtCore import QRectF, Qt
from pytestqt.modeltest import ModelTester

from engine.dice.book import words
from engine.dice.events import ActionsRevealed, FieldCrossed, Passed
from engine.dice.facts import NO_DIE
from engine.dice.view import view
from tests.engine.dice.builder import BLACK, forum, laid, sheet
from wonders_gui.games.dice.models import ForumModel, SeatsModel, SheetModel, deed_text
from wonders_gui.games.dice.offers import all_offers
from wonders_gui.games.dice.plan import PLACES, plan
from wonders_gui.games.dice.story import Deeds, Story
from wonders_gui.texts.log import Cast

DICE, FIELDS = words().die_numbers, words().field_numbers
NAMES = Cast(("Ada", "Kallias", "Demo", "Iris"), 0)


def test_the_forum_shows_price_and_state_of_every_die(qtmodeltester: ModelTester) -> None:
    state = laid(sheet(coins=1), sheet(*BLACK, board="rhodes"), forum=forum(black="spy_blue 2", green="tablet 3"))
    model = ForumModel()
    model.show_view(view(state, 0), DICE["red"])
    states = {words().die_ids[record.die]: record.state for record in model.rows()}
    assert (states["black"], states["green"], states["red"]) == ("locked", "dimmed", "chosen")
    row = model.row_of(DICE["green"])
    spoken = model.index(row).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "green die: tablet. Section 3: the die costs 3 coins. Nothing can be built with it now."
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_the_sheet_shows_what_a_die_opens_with_its_whole_price(qtmodeltester: ModelTester) -> None:
    state = laid(sheet("warehouse.stone"), players=3, forum=forum(green="compass 1"))
    seen = view(state, 0)
    model = SheetModel()
    model.show_sheet(seen, 0, all_offers(seen, DICE["green"]), FIELDS["university.compass.1"])
    looks = {words().field_ids[record.field]: record.look for record in model.rows()}
    assert (looks["university.compass.1"].state, looks["university.compass.1"].price) == ("chosen", 2)
    assert looks["university.compass.2"].state == "waiting"
    assert looks["warehouse.stone"].state == "crossed"
    assert looks["agora.r1.1"].state == "open"
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_seats_are_told_from_the_left_neighbour_on_with_the_defence_against_the_player(
    qtmodeltester: ModelTester,
) -> None:
    left = sheet("barracks_east.defence.1", board="rhodes")
    state = laid(sheet(), left, players=4)
    model = SeatsModel()
    model.show_view(view(state, 0), NAMES, Story(), (2,))
    assert [(record.name, record.side) for record in model.rows()] == [
        ("Kallias", "left"),
        ("Demo", ""),
        ("Iris", "right"),
    ]
    assert [record.defence for record in model.rows()] == [1, 0, 0]
    assert [record.thinking for record in model.rows()] == [False, True, False]
    assert "Defence against you: 1." in model.rows()[0].spoken
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_with_two_players_the_opponent_sits_on_both_sides() -> None:
    model = SeatsModel()
    model.show_view(view(laid(sheet(), players=2), 0), NAMES, Story(), ())
    assert [record.side for record in model.rows()] == ["both"]


def test_a_story_tells_the_last_turn_alone() -> None:
    story = Story()
    stone, wood = (FIELDS[field] for field in ("warehouse.stone", "warehouse.wood"))
    story.follow([ActionsRevealed(), FieldCrossed(0, stone, NO_DIE, 0, 0, 0, 0), Passed(1, 3)])
    assert (story.of(0), story.of(1)) == (Deeds((stone,)), Deeds((), True))
    story.follow([ActionsRevealed(), FieldCrossed(1, wood, NO_DIE, 0, 0, 0, 0)])
    assert (story.of(0), story.of(1)) == (Deeds(), Deeds((wood,)))
    assert deed_text(story.of(0)) == ""
    assert deed_text(story.of(1)) == "Just now: Warehouse, wood"


def test_every_field_has_a_place_of_its_own_on_the_sheet() -> None:
    made = plan(QRectF(0, 0, 900, 550), 27, 22)
    places = made.places()
    assert len(places) == len(words().field_ids)
    assert len(made.blocks) == len(PLACES)
    for number, place in enumerate(places):
        assert QRectF(0, 0, 900, 550).contains(place)
        assert not any(place.intersects(other) for other in places[number + 1 :])
