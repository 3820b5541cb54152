"""The conflict pawn: zones and their points, loot, moving back, and military supremacy."""

import pytest

from engine.duel.events import LootTaken, PawnMoved
from tests.engine.duel.builder import Table, table
from tests.engine.duel.wishes import build, discard

pytestmark = pytest.mark.compiled

RED = {1: "guard_tower", 2: "walls", 3: "pretorium"}
LEAD_POINTS = [0, 2, 2, 5, 5, 5, 10, 10, 10]


def attack(shields: int, pawn: int = 0, coins: int = 20, seat: int = 0, gone: str = "") -> Table:
    """A seat has just built a red card; the pawn and the opponent's coins were as told."""
    t = table(2).turn(seat).pawn_at(pawn if seat == 0 else -pawn, gone).city(seat, coins=20).city(1 - seat, coins=coins)
    return t.builds(RED[shields])


def loot(t: Table) -> list[tuple[int, int]]:
    return [(event.seat, event.amount) for event in t.log if isinstance(event, LootTaken)]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("lead", range(9))
def test_the_leader_has_points_by_the_zone_of_the_pawn(lead: int, seat: int) -> None:
    t = table().pawn_at(lead if seat == 0 else -lead)
    assert t.points(seat, "military") == LEAD_POINTS[lead]
    assert t.points(1 - seat, "military") == 0


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("shields", [1, 2, 3])
@pytest.mark.parametrize("pawn", range(-8, 6))
def test_the_pawn_moves_a_step_for_each_shield_at_once(pawn: int, shields: int, seat: int) -> None:
    t = attack(shields, pawn, seat=seat)
    assert t.lead(seat) == pawn + shields
    assert [event.name for event in t.log].count(PawnMoved.name) == 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("pawn", "shields", "losses"),
    [
        (0, 1, []),
        (0, 2, []),
        (0, 3, [2]),
        (1, 2, [2]),
        (2, 1, [2]),
        (3, 2, []),
        (3, 3, [5]),
        (4, 2, [5]),
        (5, 1, [5]),
        (6, 2, []),
        (-2, 3, []),
        (-3, 3, []),
        (-8, 3, []),
    ],
)
def test_entering_a_zone_for_the_first_time_costs_the_opponent_its_loot(
    pawn: int, shields: int, losses: list[int], seat: int
) -> None:
    t = attack(shields, pawn, seat=seat)
    assert loot(t) == [(1 - seat, coins) for coins in losses]
    assert t.coins(1 - seat) == 20 - sum(losses)


@pytest.mark.parametrize("coins", range(8))
def test_loot_takes_no_more_than_the_opponent_has_and_the_token_is_gone(coins: int) -> None:
    t = attack(1, 5, coins)
    assert t.coins(1) == max(coins - 5, 0)
    assert t.loot(1) == []


def test_the_token_is_removed_even_if_the_opponent_has_nothing() -> None:
    t = attack(3, 0, coins=0)
    assert loot(t) == [(1, 0)]
    assert t.loot(1) == [5]


def test_a_long_move_takes_both_loot_tokens_the_nearer_one_first() -> None:
    t = table(3).pawn_at(2).city(0, coins=20, tokens="strategy").city(1, coins=6).builds("pretorium")
    assert t.lead(0) == 6
    assert loot(t) == [(1, 2), (1, 4)]
    assert t.coins(1) == 0


def test_loot_is_taken_once() -> None:
    t = attack(1, 2)
    assert loot(t) == [(1, 2)]
    t.turn(0).pawn_at(2).builds("stable")
    assert (t.lead(0), loot(t), t.coins(1)) == (3, [], 18)


def test_each_side_has_its_own_loot() -> None:
    t = attack(1, 2)
    assert (t.loot(0), t.loot(1)) == ([2, 5], [5])


def test_on_the_way_back_no_loot_is_met() -> None:
    t = attack(3, -6)
    assert (t.lead(0), loot(t)) == (-3, [])
    assert (t.coins(0), t.coins(1)) == (12, 20)


def test_the_pawn_crosses_the_middle_and_takes_loot_on_the_other_side() -> None:
    t = table(3).pawn_at(-1).city(0, coins=20, tokens="strategy").builds("pretorium")
    assert (t.lead(0), loot(t)) == (3, [(1, 2)])


def test_loot_goes_to_the_bank() -> None:
    t = attack(1, 2)
    assert t.coins(0) == 20


def test_the_attackers_own_coins_are_never_looted() -> None:
    t = attack(3, -5)
    assert loot(t) == []


# -- supremacy ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("pawn", "shields"), [(8, 1), (7, 2), (6, 3), (8, 3), (7, 3)])
def test_reaching_the_capital_wins_at_once_and_surplus_steps_are_dropped(pawn: int, shields: int, seat: int) -> None:
    t = attack(shields, pawn, seat=seat)
    assert (t.phase, t.victory, t.winner) == ("over", "military", seat)
    assert t.lead(seat) == 9
    assert t.legal() == []


@pytest.mark.parametrize("seat", [0, 1])
def test_the_points_of_the_track_do_not_fall_when_the_pawn_reaches_the_capital(seat: int) -> None:
    before = attack(1, 7, seat=seat)
    after = attack(2, 7, seat=seat)
    assert (before.lead(seat), after.lead(seat)) == (8, 9)
    assert before.points(seat, "military") == after.points(seat, "military") == 10


def test_a_step_before_the_capital_wins_nothing() -> None:
    t = attack(3, 5)
    assert (t.phase, t.lead(0)) == ("play", 8)


def test_loot_on_the_way_to_the_capital_is_taken() -> None:
    t = table(3).pawn_at(5).city(0, coins=20, tokens="strategy").builds("pretorium")
    assert (t.phase, loot(t)) == ("over", [(1, 5)])


def test_supremacy_wins_however_many_points_the_opponent_has() -> None:
    t = table(3).pawn_at(8).city(1, "palace town_hall obelisk", wonders="pyramids").city(0, coins=20)
    assert t.builds("pretorium").winner == 0


def test_the_rest_of_the_turn_is_not_played() -> None:
    t = table().lay({14: "altar", 15: "guard_tower"}).pawn_at(8).play(discard("altar")).turn(0)
    t.play(build("guard_tower"))
    assert t.phase == "over"
    assert 9 not in t.face_up, "the freed card is not turned up"
    assert [event.name for event in t.log][-1] == "game_ended"


def test_supremacy_by_the_last_card_of_an_age_lays_out_no_new_structure() -> None:
    t = table().left({0: "guard_tower"}).pawn_at(8).play(build("guard_tower"))
    assert (t.age, t.phase, t.victory) == (1, "over", "military")


def test_supremacy_by_the_last_card_of_the_game_is_no_civilian_victory() -> None:
    t = table(3).left({0: "pretorium"}).pawn_at(8).city(0, coins=8).city(1, "palace").play(build("pretorium"))
    assert (t.victory, t.winner) == ("military", 0)


def test_supremacy_by_a_wonder_leaves_its_choice_and_its_extra_turn_unplayed() -> None:
    t = table(2).pawn_at(8).city(0, coins=20, plans="statue_of_zeus", tokens="theology").city(1, "quarry")
    t.raises("statue_of_zeus")
    assert (t.phase, t.winner, t.cards(1)) == ("over", 0, ["quarry"])
    assert t.points(0, "wonders") == 3
