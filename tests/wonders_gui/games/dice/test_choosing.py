"""What the panel beside the sheet says: prices, outcomes, and why something cannot be done."""

import pytest

from engine.dice.bill import bill_of
from engine.dice.book import words
from engine.dice.state import State
from engine.dice.view import view
from tests.engine.dice.builder import BLACK, PURPLE, WAREHOUSE, forum, give, laid, sheet
from wonders_gui.games.dice import details
from wonders_gui.games.dice.billing import refused_text
from wonders_gui.games.dice.details import Detail, Scene, detail_of
from wonders_gui.games.dice.offers import NO_FIELD, Asked, asked, can_use, wonder_offer
from wonders_gui.games.dice.player import Player
from wonders_gui.games.dice.story import Story
from wonders_gui.texts.bills import short_sentence
from wonders_gui.texts.log import Cast

NAMES = Cast(("Ada", "Kallias", "Demo"), 0)
DICE, FIELDS = words().die_numbers, words().field_numbers


def player_at(state: State) -> Player:
    return Player(view(state, 0))


def shown(player: Player) -> Detail:
    return detail_of(player, Scene(NAMES, Story()))


def text(player: Player) -> str:
    return " ".join(line.text for line in shown(player).lines)


# -- picking ----------------------------------------------------------------------------------------------------------


def test_a_die_that_opens_one_field_picks_it() -> None:
    player = player_at(laid(sheet(), players=3))
    player.pick_die(DICE["grey_1"])
    assert player.field == FIELDS["warehouse.stone"]
    chosen = player.chosen()
    assert chosen is not None
    assert chosen.legal


def test_a_die_that_opens_several_fields_leaves_the_choice_to_the_player() -> None:
    player = player_at(laid(sheet(*WAREHOUSE), players=3))
    player.pick_die(DICE["yellow"])
    assert player.field == NO_FIELD
    assert {words().field_ids[field] for field in player.offers()} == {"market.camel.1", "market.camel.2"}
    assert "marked on your sheet" in text(player)


def test_a_field_picks_the_cheapest_die_that_opens_it() -> None:
    state = laid(sheet(), players=3, forum=forum(grey_1="wood 2", grey_2="wood 1", grey_3="wood 3"))
    player = player_at(state)
    player.pick_field(FIELDS["warehouse.wood"])
    assert player.die == DICE["grey_2"]
    assert "Total 1, you keep 6." in text(player)


def test_without_a_die_the_sheet_shows_all_that_can_be_built_and_the_wonder() -> None:
    player = player_at(laid(sheet(), players=3))
    offered = {words().field_ids[field] for field, offer in player.offers().items() if offer.legal}
    assert {"warehouse.stone", "agora.r1.1", "barracks_west.attack.1", "wonder.1"} <= offered


def test_the_panel_says_what_die_and_field_cost_and_what_the_attack_brings() -> None:
    player = player_at(laid(sheet("barracks_west.attack.1"), players=3, forum=forum(red="axe 2")))
    player.pick_die(DICE["red"])
    assert shown(player).title == "West Barracks, attack 2"
    assert text(player) == (
        "1 resource from the bank for 1 coin. Red die: 2 coins. Total 3, you keep 4. The attack brings 4 points now."
    )


def test_a_completed_building_and_an_unlocked_die_are_foretold() -> None:
    crossed = [*WAREHOUSE, *BLACK[:2]]
    player = player_at(laid(sheet(*crossed), players=3))
    player.pick_field(FIELDS[BLACK[2]])
    assert "Unlocks: black die." in text(player)


# -- why not ----------------------------------------------------------------------------------------------------------


def test_a_locked_special_die_says_how_many_fields_are_missing() -> None:
    state = laid(sheet(), sheet(*BLACK, board="rhodes"), players=3, forum=forum(black="spy_blue 0"))
    player = player_at(state)
    player.pick_die(DICE["black"])
    assert "Fields still to cross off for it: 3." in text(player)
    assert not can_use(player.view, DICE["black"])


def test_a_field_that_is_too_dear_says_how_many_coins_are_missing() -> None:
    player = player_at(laid(sheet(coins=1), players=3, forum=forum(green="tablet 0")))
    player.pick_die(DICE["green"])
    assert "2 coins short." in text(player)


def test_the_note_beside_a_die_that_is_too_dear_says_how_many_coins_are_missing() -> None:
    player = player_at(laid(sheet(coins=0), players=3, forum=forum(green="tablet 0")))
    player.pick_die(DICE["green"])
    assert details.why_not(player) == "3 coins short."


def test_a_refused_command_says_what_its_bill_is_short_of() -> None:
    stage = wonder_offer(player_at(laid(sheet(coins=0), players=3)).view)
    assert stage.refusal is not None
    short = bill_of(laid(sheet(coins=0), players=3), stage.command).short
    assert short is not None
    assert refused_text(stage.refusal) == short_sentence(short) == f"{short.coins} coins short."


def test_a_field_out_of_order_says_how_many_come_first() -> None:
    player = player_at(laid(sheet(), players=3))
    player.pick_field(FIELDS["barracks_west.attack.4"])
    assert "Fields still to cross off before this one: 3." in text(player)


def test_a_closed_court_says_how_many_fields_are_missing() -> None:
    neighbour = sheet("agora.r1.1", "agora.r1.2", board="rhodes")
    state = laid(sheet(*PURPLE), neighbour, players=3, forum=forum(purple="guild_agora 0"))
    player = player_at(state)
    player.pick_die(DICE["purple"])
    assert "missing: 2" in text(player)


def test_a_field_that_no_die_shows_says_which_symbol_is_missing() -> None:
    player = player_at(laid(sheet(), players=3))
    player.pick_field(FIELDS["agora.r3.1"])
    assert "No die in the Forum shows owl or caduceus." in text(player)


def test_a_crossed_field_says_so() -> None:
    player = player_at(laid(sheet("warehouse.stone"), players=3))
    player.pick_field(FIELDS["warehouse.stone"])
    assert "It is crossed off." in text(player)


def test_a_refusal_stays_until_the_player_looks_elsewhere() -> None:
    player = player_at(laid(sheet(coins=0), players=3))
    stage = wonder_offer(player.view)
    assert stage.refusal is not None
    player.refused = stage.refusal
    assert refused_text(stage.refusal) in text(player)
    player.pick_die(DICE["red"])
    assert player.refused is None


# -- what is asked ----------------------------------------------------------------------------------------------------


def choosing() -> State:
    """Seat 0 has built a field that lets it cross another one."""
    state = laid(sheet(*WAREHOUSE, "university.wheel.1"), players=2, forum=forum(green="wheel 0"))
    give(state, "0 build green university.wheel.2", "1 pass")
    return state


def test_an_effect_asks_for_a_field_on_the_sheet_or_for_nothing() -> None:
    player = player_at(choosing())
    assert asked(player.view) is Asked.CROSS
    assert {action.key for action in shown(player).actions} == {details.BUILD, details.DECLINE}
    offered = [field for field, offer in player.offers().items() if offer.legal]
    player.pick_field(offered[0])
    chosen = player.chosen()
    assert chosen is not None
    assert chosen.legal


@pytest.mark.parametrize("key", [details.BUILD, details.WONDER, details.PASS])
def test_an_action_can_be_build_wonder_or_pass(key: str) -> None:
    assert key in {action.key for action in shown(player_at(laid(sheet(), players=3))).actions}


def test_what_is_picked_is_forgotten_when_something_else_is_asked() -> None:
    before = laid(sheet(*WAREHOUSE, "university.wheel.1"), players=2, forum=forum(green="wheel 0"))
    player = player_at(before)
    player.pick_die(DICE["green"])
    player.show_view(view(before, 0))
    assert player.die == DICE["green"]
    player.show_view(view(choosing(), 0))
    assert player.field == NO_FIELD
