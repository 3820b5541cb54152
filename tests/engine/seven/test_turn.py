"""A turn: a secret choice, three uses of a card, stages in order, no building twice, and the sixth turn."""

import pytest

from engine.seven import legality
from engine.seven.commands import Command, SealedChoice, SellCard
from engine.seven.facts import NO_CARD
from engine.seven.state import MAX_STAGES, OVER
from tests.engine.seven.builder import Table, beside, new_game, table
from tests.engine.seven.printed_boards import SIDES
from tests.engine.seven.wishes import build, bury, sell, take

pytestmark = pytest.mark.compiled


def visible(t: Table) -> list[object]:
    """All that lies open on the table, and the hands."""
    state = t.state
    return [
        [t.cards(city) for city in range(state.cities)],
        [t.hand_of(seat) for seat in state.table.seats],
        state.coins[:],
        state.stages[:],
        t.discard,
    ]


def code_against(t: Table, command: Command) -> str | None:
    refused = legality.refusal(t.state, command)
    return None if refused is None else refused.code


# -- the choice ---------------------------------------------------------------------------------------------------


def test_nothing_changes_before_everybody_has_chosen() -> None:
    t = table().city(0, ["lumber_yard"]).hand(0, "tavern").hand(1, "stockade")
    before = visible(t)
    t.choose(0, build("tavern"))
    t.choose(1, sell("stockade"))
    assert visible(t) == before
    t.choose(2, sell("altar"))
    assert t.coins(0) == 3 + 5
    assert t.coins(1) == 3 + 3


def test_seats_may_choose_in_any_order() -> None:
    t = table().hand(0, "tavern")
    t.choose(2, sell("altar")).choose(0, build("tavern")).choose(1, sell("altar"))
    assert t.cards(0) == {"tavern"}
    assert t.turn == 2


def test_whoever_has_chosen_owes_nothing_more() -> None:
    t = table().choose(1, sell("altar"))
    assert t.to_move() == [0, 2]
    assert t.legal(1) == []


def test_a_choice_cannot_be_made_twice() -> None:
    t = table().choose(0, sell("altar"))
    assert t.refusal(0, sell("theater")) == "already_chosen"


def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    t = table().hand(0, "tavern")
    assert t.refusal(1, build("tavern")) == "card_not_in_hand"
    assert t.refusal(1, sell("tavern")) == "card_not_in_hand"
    assert t.refusal(1, bury("tavern")) == "card_not_in_hand"


def test_nobody_decides_for_the_city_of_another() -> None:
    t = table().hand(1, "tavern")
    assert code_against(t, SellCard(0, 1, t.number("tavern"))) == "wrong_city"


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_decides_nothing(seat: int) -> None:
    t = table()
    assert code_against(t, SellCard(seat, seat, t.number("altar"))) == "no_such_seat"


def test_a_seal_is_no_choice() -> None:
    assert code_against(table(), SealedChoice(0, 0)) == "wrong_kind_of_decision"


def test_all_cards_are_revealed_and_built_at_the_same_time() -> None:
    t = table().hand(0, "tavern").hand(1, "loom_1").hand(2, "press_1")
    t.choose(0, build("tavern")).choose(1, build("loom_1")).choose(2, build("press_1"))
    assert [t.cards(city) for city in range(3)] == [{"tavern"}, {"loom_1"}, {"press_1"}]


# -- three uses of a card -----------------------------------------------------------------------------------------


def test_a_constructed_card_leaves_the_hand_and_lies_in_the_city() -> None:
    t = table().hand(0, "altar").play(0, build("altar"))
    assert t.cards(0) == {"altar"}
    assert "altar" not in t.hand_of(1)


def test_a_discarded_card_brings_three_coins_and_lies_on_the_discard_pile() -> None:
    t = table().hand(0, "tavern").play(0, sell("tavern"))
    assert t.coins(0) == 3 + 3
    assert "tavern" in t.discard
    assert t.cards(0) == set()


def test_a_buried_card_is_no_building() -> None:
    t = table(boards=["gizah:day", "rhodos:day", "ephesos:day"]).producing(0, "wood wood").hand(0, "altar")
    t.play(0, bury("altar"))
    assert t.stages(0) == 1
    assert "altar" not in t.cards(0)
    assert "altar" not in t.discard
    assert t.score(0)["wonder"] == 3
    assert "civilian" not in t.score(0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_buried_card_stays_under_the_stage_it_has_built(seat: int) -> None:
    boards = ["gizah:day", "rhodos:day", "babylon:day"]
    t = table(boards=boards).city(seat, stages=1).producing(seat, "clay clay clay cloth ore ore").hand(seat, "theater")
    t.play(seat, bury("theater"))
    under = t.state.buried[MAX_STAGES * seat : MAX_STAGES * (seat + 1)]
    assert under == [t.number("altar"), t.number("theater"), NO_CARD, NO_CARD]


def test_any_card_of_the_hand_may_be_buried() -> None:
    t = table().producing(0, "wood wood").hand(0, "tavern", "loom_1", "apothecary")
    assert {"BuildStage tavern", "BuildStage loom_1", "BuildStage apothecary"} <= set(t.legal(0))


def test_coins_have_no_limit() -> None:
    assert table().city(0, coins=500).play(0, sell("altar")).coins(0) == 503


def test_every_card_may_always_be_sold() -> None:
    t = table(age=3).city(0, ["palace"], coins=0).hand(0, "palace", "pantheon", "spies_guild")
    assert {"SellCard palace", "SellCard pantheon", "SellCard spies_guild"} <= set(t.legal(0))


def test_a_card_that_cannot_be_paid_can_only_be_sold() -> None:
    t = table(age=3).city(0, coins=0).hand(0, "palace")
    assert [move for move in t.legal(0) if move.endswith(" palace")] == ["SellCard palace"]


def test_two_copies_in_hand_are_one_choice() -> None:
    t = table(turn=6).hand(0, "altar", "altar")
    assert t.legal(0) == ["BuildCard altar", "SellCard altar"]


# -- stages -------------------------------------------------------------------------------------------------------


def test_stages_are_built_strictly_in_order() -> None:
    t = table(boards=["gizah:day", "rhodos:day", "olympia:day"]).producing(0, "clay clay cloth")
    assert t.stage_prices(0) == [], "the second stage can be paid, but the first comes first"
    t.city(0, ["sawmill"]).play(0, bury("altar"))
    assert t.score(0)["wonder"] == 3
    t.play(0, bury(t.hand_of(0)[0]))
    assert t.score(0)["wonder"] == 3 + 5


@pytest.mark.parametrize("edition", [1, 2])
def test_a_wonder_has_as_many_stages_as_its_side_shows_and_then_is_complete(edition: int) -> None:
    for side, stages in SIDES[edition].items():
        others = [board for board in SIDES[edition] if board.split(":")[0] != side.split(":")[0]]
        t = table(edition, [side, others[0], others[2]]).city(0, stages=len(stages), coins=50)
        assert t.refusal(0, bury("altar")) == "wonder_is_complete"
        assert t.stage_prices(0) == []


def test_a_stage_is_never_compulsory() -> None:
    t = table().producing(0, "wood wood").hand(0, "altar")
    assert {"BuildCard altar", "BuildStage altar", "SellCard altar"} <= set(t.legal(0))


def test_one_stage_is_built_with_one_card() -> None:
    t = table().producing(0, "wood wood clay clay cloth").play(0, bury("altar"))
    assert t.stages(0) == 1
    assert t.turn == 2


# -- no building twice --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [1, 2])
def test_a_city_never_holds_two_identical_buildings(edition: int) -> None:
    t = table(edition).city(0, ["altar"]).hand(0, "altar")
    assert t.refusal(0, build("altar")) == "already_built"


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("building", ["loom", "glassworks", "press"])
def test_the_grey_cards_of_both_ages_are_the_same_building(edition: int, building: str) -> None:
    t = table(edition, age=2).city(0, [f"{building}_1"]).hand(0, f"{building}_2").hand(1, f"{building}_2")
    assert t.refusal(0, build(f"{building}_2")) == "already_built"
    assert t.may(1, build(f"{building}_2"))


def test_a_duplicate_may_be_buried_or_sold() -> None:
    t = table().city(0, ["altar"]).producing(0, "wood wood").hand(0, "altar")
    assert t.may(0, bury("altar"))
    assert t.may(0, sell("altar"))


def test_a_card_buried_under_the_wonder_does_not_bar_its_twin() -> None:
    t = table().producing(0, "wood wood").hand(0, "altar").hand(2, "altar").play(0, bury("altar"))
    assert t.may(0, build("altar"))


@pytest.mark.parametrize("twin", ["loom_1", "loom_2"])
def test_no_building_is_taken_twice_from_the_discard_pile_either(twin: str) -> None:
    t = table(1, beside("halikarnassos:B"), age=2).producing(0, "ore ore").city(0, ["loom_1"])
    t.discarded(twin, "tavern").play(0, bury("walls"))
    assert t.refusal(0, take(twin)) == "already_built"
    assert t.may(0, take("tavern"))


def test_different_cities_may_hold_the_same_building() -> None:
    t = table().hand(0, "altar").hand(1, "altar").choose(0, build("altar")).play(1, build("altar"))
    assert t.cards(0) == t.cards(1) == {"altar"}


# -- the end of an age --------------------------------------------------------------------------------------------


def test_on_the_sixth_turn_the_last_card_is_discarded_without_coins() -> None:
    t = table(turn=6).hand(0, "altar", "tavern").hand(1, "loom_1", "theater").hand(2, "press_1", "baths")
    t.choose(0, build("altar")).choose(1, build("loom_1")).choose(2, build("press_1"))
    assert [t.coins(city) for city in range(3)] == [3, 3, 3]
    assert sorted(t.discard) == ["baths", "tavern", "theater"]
    assert (t.age, t.turn) == (2, 1)


def test_an_age_has_six_turns_and_a_game_three_ages() -> None:
    t = new_game(2, 3)
    moments = []
    while t.phase != OVER:
        moments.append((t.age, t.turn))
        t.skip()
    assert moments == [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)]


def test_hands_shrink_by_one_card_each_turn() -> None:
    t = new_game(2, 5)
    for size in (7, 6, 5, 4, 3, 2):
        assert {len(t.hand_of(seat)) for seat in range(5)} == {size}
        t.skip()


def test_after_the_third_age_nobody_may_play() -> None:
    t = new_game(2, 3).end_game()
    assert t.to_move() == []
    assert t.refusal(0, sell("altar")) == "game_is_over"


def test_the_discard_pile_grows_through_the_whole_game() -> None:
    t = new_game(1, 3).end_age()
    assert len(t.discard) == 21
    assert len(t.end_age().discard) == 42
