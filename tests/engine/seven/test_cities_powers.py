"""Cities beside the powers of the base game: the discard pile, Babylon, Olympia, Alexandria and the guilds."""

import pytest

from engine.seven.config import Switches
from engine.seven.state import FROM_DISCARD, LAST_CARD, LOSSES, PLAY
from tests.engine.seven.builder import Table, cities_table
from tests.engine.seven.printed import CARDS
from tests.engine.seven.printed_cities import BLACK
from tests.engine.seven.wishes import build, build_for_nothing, bury, leave, lose, pay, sell, take

pytestmark = pytest.mark.compiled

both_editions = pytest.mark.parametrize("edition", [1, 2])


# -- Halikarnassos ------------------------------------------------------------------------------------------------


def mausoleum(age: int = 2, turn: int = 1, switches: Switches | None = None) -> Table:
    """Halikarnassos may build its first stage, which opens the discard pile; it has no coins."""
    boards = ["halikarnassos:B", "gizah:A", "ephesos:A"]
    return cities_table(1, boards, age, turn, switches).producing(0, "ore ore").city(0, coins=0)


def test_halikarnassos_may_build_a_black_card_of_the_pile_free_of_resources_and_coins() -> None:
    t = mausoleum().discarded("tabularium").play(0, bury("walls")).choose(0, take("tabularium"))
    assert (t.coins(0), t.points(0, "black")) == (0, 6)


def test_black_cards_from_the_pile_bring_their_normal_effects() -> None:
    t = mausoleum().discarded("raider_fort").play(0, bury("walls")).choose(0, take("raider_fort"))
    assert (t.victories(0), t.state.debt) == ([3], [0, 1, 1])
    t = mausoleum().discarded("consulate").play(0, bury("walls")).choose(0, take("consulate"))
    assert t.state.diplomacy == [1, 0, 0]
    t = mausoleum().discarded("gambling_den").play(0, bury("walls")).choose(0, take("gambling_den"))
    assert [t.coins(city) for city in range(3)] == [9, 8, 8]


def test_the_loss_of_a_black_card_from_the_pile_comes_in_the_same_turn() -> None:
    t = mausoleum().discarded("lair").play(0, bury("walls")).choose(0, take("lair"))
    assert (t.phase, t.turn, t.to_move()) == (LOSSES, 1, [1, 2])
    assert (t.finish().turn, t.coins(1)) == (2, 3 + 3 - 2)


def test_halikarnassos_never_builds_a_second_copy_of_a_black_card() -> None:
    t = mausoleum().city(0, ["militia"]).discarded("militia", "tavern").play(0, bury("walls"))
    assert t.refusal(0, take("militia")) == "already_built"


def test_halikarnassos_acts_before_the_forging_agency() -> None:
    """Seat 2 built the Forging Agency and seat 0 the stage, whatever the order of the seats."""
    t = mausoleum().discarded("tavern").city(2, coins=9).hand(2, "forging_agency").hand(1, "vineyard")
    t.choose(2, build("forging_agency")).choose(1, build("vineyard")).play(0, bury("walls"))
    assert (t.phase, t.to_move()) == (FROM_DISCARD, [0])
    assert t.refusal(2, take("tavern")) == "not_your_decision"
    t.choose(0, take("tavern"))
    assert (t.phase, t.turn) == (PLAY, 2), "nothing is left for the agency"
    boards = ["gizah:A", "ephesos:A", "halikarnassos:B"]
    t = cities_table(1, boards, 2).producing(2, "ore ore").city(0, coins=9).hand(0, "forging_agency")
    t.discarded("tavern", "loom_1").choose(0, build("forging_agency")).play(2, bury("walls"))
    assert t.to_move() == [2]
    t.choose(2, take("tavern"))
    assert (t.phase, t.to_move()) == (FROM_DISCARD, [0])
    assert t.refusal(0, take("tavern")) == "card_not_in_discard"
    assert t.choose(0, take("loom_1")).turn == 2


def test_the_agency_still_builds_when_halikarnassos_declines() -> None:
    boards = ["halikarnassos:B", "gizah:A", "ephesos:A"]
    t = cities_table(1, boards, 2).producing(0, "ore ore").hand(1, "forging_agency").discarded("tavern")
    t.choose(1, build("forging_agency")).play(0, bury("walls")).choose(0, leave())
    assert t.to_move() == [1]
    assert "tavern" in t.choose(1, take("tavern")).cards(1)


# -- Forging Agency -----------------------------------------------------------------------------------------------


def agency(turn: int = 1, edition: int = 2) -> Table:
    return cities_table(edition, age=2, turn=turn).hand(0, "forging_agency", "vineyard")


@both_editions
def test_cards_discarded_in_the_same_turn_may_be_taken(edition: int) -> None:
    t = agency(edition=edition).hand(1, "aqueduct").choose(1, sell("aqueduct")).play(0, build("forging_agency"))
    assert t.may(0, take("aqueduct"))


def test_the_leftover_cards_of_the_last_turn_may_be_taken() -> None:
    t = agency(7).hand(1, "forum", "temple").hand(2, "bazaar", "statue").choose(1, sell("temple"))
    t.choose(2, sell("statue")).play(0, build("forging_agency"))
    assert t.legal(0) == [
        "TakeFromDiscard temple",
        "TakeFromDiscard statue",
        "TakeFromDiscard forum",
        "TakeFromDiscard vineyard",
        "TakeFromDiscard bazaar",
        "LeaveDiscard",
    ]


def test_with_an_empty_pile_the_agency_has_no_effect() -> None:
    t = agency().hand(1, "vineyard").hand(2, "vineyard").choose(1, build("vineyard")).choose(2, build("vineyard"))
    t.choose(0, build("forging_agency"))
    assert (t.phase, t.turn) == (PLAY, 2)
    assert t.skip().phase == PLAY, "and it is not kept for later"


def test_the_agency_builds_in_its_own_turn_only() -> None:
    t = agency().play(0, build("forging_agency")).choose(0, leave())
    assert (t.phase, t.turn) == (PLAY, 2)
    assert (t.skip().phase, t.turn) == (PLAY, 3)


def test_a_building_of_the_own_city_is_not_taken_again_by_the_agency() -> None:
    t = agency().city(0, ["loom_1"]).discarded("loom_2", "tavern").play(0, build("forging_agency"))
    assert t.refusal(0, take("loom_2")) == "already_built"


def test_coins_gained_by_the_agency_may_be_paid_for_a_loss_of_the_same_turn() -> None:
    t = agency().city(0, coins=2).discarded("tavern").producing(1, "papyrus").hand(1, "opium_den")
    t.choose(1, build("opium_den")).play(0, build("forging_agency")).choose(0, take("tavern"))
    assert t.payable(0) == [3, 2, 1, 0]


def test_an_agency_taken_from_the_pile_builds_after_all_others() -> None:
    t = mausoleum().discarded("forging_agency", "tavern").play(0, bury("walls")).choose(0, take("forging_agency"))
    assert (t.phase, t.to_move()) == (FROM_DISCARD, [0])
    assert "tavern" in t.choose(0, take("tavern")).cards(0)
    assert t.turn == 2


def test_the_switch_that_makes_halikarnassos_build_makes_the_agency_build_too() -> None:
    must = Switches(halikarnassos_must_build=True)
    t = (
        cities_table(age=2, switches=must)
        .hand(0, "forging_agency")
        .discarded("tavern")
        .play(0, build("forging_agency"))
    )
    assert t.refusal(0, leave()) == "must_take_a_card"
    assert t.may(0, take("tavern"))


def test_a_raider_taken_from_the_pile_adds_a_token_before_losses_are_counted() -> None:
    t = mausoleum().discarded("raider_camp").city(0, coins=9).producing(1, "stone glass cloth").hand(1, "sepulcher")
    t.choose(1, build("sepulcher")).play(0, bury("walls")).choose(0, take("raider_camp"))
    assert t.payable(0) == [1, 0]


def test_a_red_card_taken_by_the_agency_on_the_last_turn_fights_in_the_conflict() -> None:
    t = agency(7).discarded("stockade").play(0, build("forging_agency")).choose(0, take("stockade"))
    assert t.victories(0) == [3, 3]


# -- Babylon ------------------------------------------------------------------------------------------------------

BABYLON = {
    1: (["babylon:B", "alexandria:A", "ephesos:A"], 2),
    2: (["babylon:night", "alexandria:day", "ephesos:day"], 1),
}


def babylon(edition: int = 2, age: int = 1, turn: int = 7) -> Table:
    boards, stages = BABYLON[edition]
    return cities_table(edition, boards, age, turn).city(0, stages=stages)


@both_editions
def test_babylon_plays_the_eighth_card_in_the_seventh_turn(edition: int) -> None:
    t = babylon(edition, turn=6).play(0, sell("altar"))
    assert (t.phase, t.turn) == (PLAY, 7)
    t = babylon(edition).hand(0, "altar", "theater").play(0, build("altar"))
    assert (t.phase, t.turn, t.to_move()) == (LAST_CARD, 7, [0])
    assert t.choose(0, build("theater")).cards(0) == {"altar", "theater"}


@both_editions
def test_losses_of_the_seventh_turn_are_settled_before_babylons_last_card(edition: int) -> None:
    t = babylon(edition).hand(0, "altar", "hideout").hand(1, "opium_stash", "theater")
    t.choose(1, build("opium_stash")).play(0, build("altar"))
    assert (t.phase, t.to_move()) == (LOSSES, [0, 2])
    t.settle()
    assert (t.phase, t.to_move(), t.coins(0)) == (LAST_CARD, [0], 2)


@both_editions
def test_the_loss_of_the_last_card_comes_at_its_own_end_before_the_conflicts(edition: int) -> None:
    t = babylon(edition).city(1, ["stockade"]).hand(0, "altar", "hideout").play(0, build("altar"))
    t.choose(0, build("hideout"))
    assert (t.phase, t.to_move(), t.victories(1)) == (LOSSES, [1, 2], [])
    t.choose(1, lose(0)).choose(2, lose(1))
    assert (t.debt(1), t.coins(2), t.victories(1), t.age) == (1, 3 + 3 - 1, [1, 1], 2)


@both_editions
def test_the_builder_of_the_seventh_turns_loss_is_not_spared_by_the_last_card(edition: int) -> None:
    """Two losses of the same age, one in the turn and one by the last card, are two decisions."""
    t = babylon(edition).hand(0, "opium_stash", "hideout").play(0, build("opium_stash"))
    assert t.payable(1) == [1, 0]
    t.settle().choose(0, build("hideout"))
    assert t.payable(1) == [1, 0]
    t.settle()
    assert [t.coins(1), t.coins(2)] == [6 - 2, 6 - 2]


@both_editions
def test_gains_of_the_last_card_come_at_once(edition: int) -> None:
    t = babylon(edition).hand(0, "altar", "dive").play(0, build("altar")).choose(0, build("dive"))
    assert [t.coins(city) for city in range(3)] == [3 + 6, 3 + 3 + 1, 3 + 3 + 1]


@both_editions
def test_coins_that_are_lost_cannot_be_spent_on_the_last_card(edition: int) -> None:
    t = babylon(edition).city(0, coins=3).hand(0, "altar", "militia").hand(1, "hideout", "theater")
    t.choose(1, build("hideout")).play(0, build("altar")).settle()
    assert t.refusal(0, build("militia")) == "too_few_coins"


@both_editions
def test_coins_that_were_kept_by_taking_debt_may_be_spent_on_the_last_card(edition: int) -> None:
    t = babylon(edition).city(0, coins=3).hand(0, "altar", "militia").hand(1, "hideout", "theater")
    t.choose(1, build("hideout")).play(0, build("altar")).choose(0, lose(0)).settle()
    assert t.choose(0, build("militia")).shields(0) == 2


def test_coins_given_in_the_seventh_turn_do_not_pay_for_the_last_card() -> None:
    t = babylon().city(0, coins=2).hand(0, "altar", "militia").hand(1, "dive", "theater").choose(1, build("dive"))
    t.play(0, build("altar"))
    assert (t.coins(0), t.refusal(0, build("militia"))) == (3, "too_few_coins")


def test_with_the_switch_coins_given_in_the_seventh_turn_pay_for_the_last_card() -> None:
    own_turn = Switches(babylon_extra_card_is_a_turn_of_its_own=True)
    t = cities_table(2, BABYLON[2][0], 1, 7, own_turn).city(0, stages=1, coins=2).hand(0, "altar", "militia")
    t.hand(1, "dive", "theater").choose(1, build("dive")).play(0, build("altar")).choose(0, build("militia"))
    assert (t.coins(0), t.shields(0)) == (0, 2)


@pytest.mark.parametrize("card", ["west_clandestine_wharf", "smugglers_cache"])
def test_a_rebate_of_the_seventh_card_does_not_work_for_the_last_card(card: str) -> None:
    t = babylon().city(0, coins=9).hand(0, card, "workshop").play(0, build(card))
    assert t.prices(0, "workshop") == [pay(left=2)], "the glass of Alexandria's board"


@pytest.mark.parametrize("card", ["west_clandestine_wharf", "smugglers_cache"])
def test_an_older_rebate_works_for_the_last_card(card: str) -> None:
    t = babylon().city(0, [card]).hand(0, "altar", "workshop").play(0, build("altar"))
    assert t.prices(0, "workshop") == [pay(left=1)]


def test_a_last_card_that_is_sold_may_be_built_by_the_agency() -> None:
    t = babylon(age=2).hand(0, "vineyard", "bazaar").hand(1, "forging_agency", "vineyard")
    t.choose(1, build("forging_agency")).play(0, build("vineyard")).choose(0, sell("bazaar"))
    assert t.may(1, take("bazaar"))


def test_an_agency_that_is_the_last_card_builds_from_the_pile() -> None:
    t = (
        babylon(age=2)
        .hand(0, "vineyard", "forging_agency")
        .play(0, build("vineyard"))
        .choose(0, build("forging_agency"))
    )
    assert (t.phase, t.to_move()) == (FROM_DISCARD, [0])


# -- Olympia ------------------------------------------------------------------------------------------------------


def test_olympia_a_builds_a_black_card_for_nothing_and_for_no_coins_either() -> None:
    t = cities_table(1, ["olympia:A", "gizah:A", "ephesos:A"], 3).city(0, stages=2, coins=0).hand(0, "capitol")
    t.play(0, build_for_nothing("capitol"))
    assert (t.points(0, "black"), t.coins(0)) == (8, 0)


def test_olympia_by_day_builds_the_first_black_card_for_nothing() -> None:
    t = cities_table(2, ["olympia:day", "gizah:day", "ephesos:day"], 3).city(0, stages=2, coins=0)
    t.hand(0, "contingent", "capitol").play(0, build("contingent"))
    assert (t.shields(0), t.coins(0)) == (5, 0)
    assert t.give(0, "capitol").refusal(0, build("capitol")) in ("too_few_coins", "resource_missing")


def test_olympia_by_day_waives_no_stage() -> None:
    t = cities_table(2, ["olympia:day", "gizah:day", "ephesos:day"], 3).city(0, stages=2, coins=0)
    assert t.hand(0, "contingent").refusal(0, bury("contingent")) == "resource_missing"


@pytest.mark.parametrize(("stages", "turn", "free"), [(1, 1, True), (1, 2, False), (2, 7, True), (2, 6, False)])
def test_olympia_by_night_builds_the_card_of_turn_one_or_seven_for_nothing(stages: int, turn: int, free: bool) -> None:
    t = cities_table(2, ["olympia:night", "gizah:day", "ephesos:day"], 2, turn).city(0, stages=stages, coins=0)
    t.hand(0, "mercenaries", "vineyard")
    assert t.may(0, build("mercenaries")) == free


def test_olympia_copies_a_guild_and_the_copy_counts_no_black_card() -> None:
    t = cities_table(1, ["olympia:B", "gizah:A", "ephesos:A"], 3, 7).city(0, ["militia"], stages=3)
    t.city(1, ["traders_guild"]).city(2, ["cells"]).end_game()
    assert t.points(0, "guilds") == 0


@pytest.mark.parametrize(
    ("edition", "guild"), [(e, card) for e in (1, 2) for card, p in CARDS[e].items() if p.colour == "purple"]
)
def test_no_guild_of_the_base_game_counts_black_cards(edition: int, guild: str) -> None:
    def guild_points(cards: list[str]) -> int:
        t = cities_table(edition, age=3)
        for city in range(3):
            t.city(city, [guild, *cards] if city == 0 else cards, coins=0)
        return t.points(0, "guilds")

    assert guild_points(list(BLACK)) == guild_points([])
