"""What may not be done is refused with a reason that names the numbers, the missing one among them."""

import pytest

from engine.dice.commands import Build, Cross, Pass, RemoveDie
from engine.dice.legality import refusal
from engine.dice.state import State
from tests.engine.dice.builder import PURPLE, WAREHOUSE, WHITE, WONDER, forum, give, laid, play, sheet, why_not

pytestmark = pytest.mark.compiled


def reason(state: State, move: str) -> tuple[str, dict[str, int | str]]:
    no = why_not(state, move)
    return no.code, no.details


def test_a_locked_special_die_says_how_many_fields_are_missing() -> None:
    state = laid(sheet(*WHITE[:1]), sheet(*WHITE, board="ephesus"), forum=forum(white="leader_red 0"))
    assert reason(state, "0 build white gallery.red") == ("die_locked", {"die": 8, "missing": 2})


def test_an_unaffordable_field_says_how_many_coins_are_missing() -> None:
    state = laid(sheet(coins=3), forum=forum(green="tablet 2"))
    assert reason(state, "0 build green university.tablet.1") == (
        "too_few_coins",
        {"price": 5, "coins": 3, "missing": 2},
    )


def test_coins_that_come_with_the_die_are_counted_in() -> None:
    state = laid(sheet("university.compass.1", coins=0), forum=forum(green="tablet 2"))
    assert reason(state, "0 build green university.tablet.1")[1] == {"price": 5, "coins": 2, "missing": 3}


def test_a_wrong_order_says_how_many_fields_come_first() -> None:
    state = laid(sheet("university.wheel.1"), forum=forum(green="wheel 0"))
    assert reason(state, "0 build green university.wheel.3") == (
        "wrong_order",
        {"field": 42, "after": 41, "missing": 1},
    )


def test_a_closed_court_says_how_many_fields_are_missing() -> None:
    state = laid(
        sheet(*PURPLE, "agora.r1.1"),
        sheet("agora.r1.1", "agora.r1.2", "agora.r2.1", board="rhodes"),
        players=3,
        forum=forum(purple="guild_agora 0"),
    )
    assert reason(state, "0 build purple court.1") == ("court_not_met", {"own": 1, "asked": 3, "missing": 2})


def test_an_unaffordable_wonder_says_how_many_coins_are_missing() -> None:
    assert reason(laid(sheet(coins=1)), "0 wonder") == ("too_few_coins", {"price": 2, "coins": 1, "missing": 1})


def test_a_complete_wonder_cannot_be_built_on() -> None:
    assert reason(laid(sheet(*WONDER, "bonus.coins")), "0 wonder")[0] == "wonder_is_complete"


def test_a_face_opens_only_its_own_fields() -> None:
    assert reason(laid(sheet()), "0 build blue agora.r3.1")[0] == "field_not_opened"


def test_a_crossed_field_cannot_be_crossed_again() -> None:
    assert reason(laid(sheet("agora.r1.1")), "0 build blue agora.r1.1")[0] == "already_crossed"


def test_a_die_that_is_not_in_the_forum_cannot_be_chosen() -> None:
    assert reason(laid(sheet()), "0 build black agora.r1.1") == ("die_not_in_forum", {"die": 7})


def test_an_action_is_chosen_once() -> None:
    state = laid(sheet(), players=3)
    give(state, "0 pass")
    assert reason(state, "0 pass")[0] == "already_chosen"


def test_a_seat_that_has_nothing_to_decide_is_refused() -> None:
    state = laid(sheet(board="rhodes"))
    play(state, "0 wonder")
    assert reason(state, "1 pass")[0] == "not_your_decision"


def test_another_kind_of_command_is_refused() -> None:
    state = laid(sheet(board="rhodes"))
    assert reason(state, "0 decline")[0] == "wrong_kind_of_decision"
    play(state, "0 wonder")
    assert reason(state, "0 pass")[0] == "wrong_kind_of_decision"


def test_an_effect_offers_only_its_own_fields() -> None:
    state = laid(sheet(board="rhodes", coins=2))
    play(state, "0 wonder")
    assert reason(state, "0 cross agora.r1.1")[0] == "field_not_opened"
    assert reason(state, "0 cross barracks_west.attack.1")[0] == "field_not_opened"
    assert reason(state, "0 cross barracks_east.attack.2")[0] == "wrong_order"
    assert reason(state, "0 cross barracks_east.defence.1")[1]["missing"] == 1


def test_only_grey_dice_leave() -> None:
    state = laid(sheet(*WAREHOUSE, *WHITE[:2]), forum=forum(green="tablet 0"))
    play(state, "0 build green university.tablet.3")
    assert reason(state, "0 remove blue") == ("die_cannot_leave", {"die": 3})


@pytest.mark.parametrize(
    "command", [Pass(7), Pass(-1), Build(0, 0, 99), Cross(0, -5), RemoveDie(0, 40), Build(0, 3, -1)]
)
def test_nonsense_is_refused(command: Pass | Build | Cross | RemoveDie) -> None:
    assert refusal(laid(sheet(), players=3), command) is not None
