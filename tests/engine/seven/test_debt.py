"""Losses of coins and debt: when they come, who suffers them, what may be chosen, and what they cost at the end."""

import pytest

from engine.seven.commands import PayLoss, SealedChoice
from engine.seven.config import Switches
from engine.seven.debt import loss_of
from engine.seven.events import CoinsLost
from engine.seven.state import LOSSES, PLAY
from engine.seven.view import view
from tests.engine.seven.builder import Table, cities_table
from tests.engine.seven.wishes import build, bury, lose, pay, sell, take

pytestmark = pytest.mark.compiled

FIVE = ["gizah:day", "rhodos:day", "ephesos:day", "alexandria:day", "olympia:day"]


def hideout(coins: int, boards: list[str] | None = None) -> Table:
    """Seat 0 builds the Hideout (1 coin of all others); the next seat builds a free card and has so many coins."""
    t = cities_table(boards=boards).hand(0, "hideout").hand(1, "altar").city(1, coins=coins)
    return t.choose(1, build("altar")).play(0, build("hideout"))


def opium(*coins: int) -> Table:
    """Seat 0 builds the Opium Den (3 coins of all others); the others build for nothing and have so many coins."""
    t = cities_table(age=2).producing(0, "papyrus").hand(0, "opium_den")
    for seat, amount in enumerate(coins, start=1):
        t.city(seat, coins=amount).hand(seat, "vineyard").choose(seat, build("vineyard"))
    return t.play(0, build("opium_den"))


# -- the choice ---------------------------------------------------------------------------------------------------


def test_a_loss_may_be_paid_in_coins_taken_as_debt_or_mixed() -> None:
    t = opium(5, 5)
    assert t.payable(1) == [3, 2, 1, 0]
    t.choose(1, lose(1)).choose(2, lose(3))
    assert t.state.debt == [0, 2, 0]
    assert [t.coins(1), t.coins(2)] == [4, 2]


def test_debt_may_be_chosen_although_the_coins_are_there() -> None:
    t = opium(9, 9).choose(1, lose(0)).choose(2, lose(0))
    assert t.state.debt == [0, 3, 3]
    assert [t.coins(1), t.coins(2)] == [9, 9]


def test_no_more_than_the_coins_at_hand_can_be_paid_and_the_rest_is_debt() -> None:
    t = opium(2, 5)
    assert t.payable(1) == [2, 1, 0]
    assert t.refusal(1, lose(3)) == "cannot_pay_that"
    t.finish()
    assert (t.coins(1), t.debt(1)) == (0, 1)


def test_no_more_than_the_loss_can_be_paid() -> None:
    t = opium(9, 9)
    assert t.refusal(1, lose(4)) == "cannot_pay_that"
    assert t.refusal(1, lose(-1)) == "cannot_pay_that"


def test_whoever_has_no_coin_takes_the_debt_and_is_not_asked() -> None:
    t = opium(0, 5)
    assert t.to_move() == [2]
    assert t.refusal(1, lose(0)) == "not_your_decision"
    t.finish()
    assert (t.coins(1), t.debt(1)) == (0, 3)


def test_when_nobody_has_a_coin_the_turn_goes_on_at_once() -> None:
    t = opium(0, 0)
    assert (t.phase, t.turn) == (PLAY, 2)
    assert t.state.debt == [0, 3, 3]


def test_all_who_lose_choose_at_the_same_time_and_in_secret() -> None:
    t = opium(5, 5)
    assert (t.phase, t.to_move()) == (LOSSES, [1, 2])
    t.choose(2, lose(1))
    assert (t.phase, t.to_move()) == (LOSSES, [1])
    assert (t.coins(2), t.debt(2)) == (5, 0), "nothing happens before all have chosen"
    assert view(t.state, 1).table.choices[2] == SealedChoice(2, 2)
    assert view(t.state, 2).table.choices[2] == PayLoss(2, 2, 1)
    assert t.refusal(2, lose(0)) == "already_chosen"
    t.choose(1, lose(3))
    assert (t.coins(2), t.debt(2)) == (4, 2)


def test_nothing_else_can_be_done_while_losses_are_chosen() -> None:
    t = hideout(3)
    assert t.refusal(1, sell("theater")) == "wrong_kind_of_decision"
    assert t.refusal(0, lose(0)) == "not_your_decision"
    assert cities_table().refusal(0, lose(0)) == "wrong_kind_of_decision"


# -- who loses how much -------------------------------------------------------------------------------------------


def test_a_loss_hits_every_player_except_the_builder() -> None:
    t = hideout(3, FIVE)
    assert [loss_of(t.state, city) for city in range(5)] == [0, 1, 1, 1, 1]


def test_a_player_who_triggered_a_loss_still_suffers_those_of_others() -> None:
    t = cities_table(boards=FIVE).hand(0, "hideout").hand(2, "opium_stash")
    t.choose(2, build("opium_stash")).play(0, build("hideout"))
    assert [loss_of(t.state, city) for city in range(5)] == [1, 2, 1, 2, 2]


def test_all_losses_of_a_turn_are_one_sum_and_one_decision() -> None:
    t = cities_table(boards=FIVE).hand(0, "hideout").hand(2, "opium_stash")
    t.choose(2, build("opium_stash")).play(0, build("hideout"))
    assert t.payable(1) == [2, 1, 0]
    t.choose(1, lose(1)).finish()
    assert t.debt(1) == 1
    assert t.log.count(CoinsLost(1, 1, 1)) == 1


def test_a_stage_of_petra_by_night_hits_all_others_too() -> None:
    t = cities_table(2, ["petra:night", "rhodos:day", "ephesos:day"]).producing(0, "clay clay ore ore")
    t.hand(1, "hideout").choose(1, build("hideout")).play(0, bury("altar"))
    assert [loss_of(t.state, city) for city in range(3)] == [1, 2, 3]


def test_a_loss_by_victory_tokens_counts_those_of_the_loser_whatever_their_worth() -> None:
    t = cities_table(age=2).producing(0, "stone glass cloth").hand(0, "sepulcher")
    t.tokens(0, 1, 1).tokens(1, 1, 3, 5).tokens(2, 1).play(0, build("sepulcher"))
    assert [loss_of(t.state, city) for city in range(3)] == [0, 3, 1]


def test_a_loss_by_victory_tokens_counts_those_gained_in_this_very_turn() -> None:
    t = cities_table(age=2).producing(0, "stone glass cloth").hand(0, "sepulcher").producing(1, "clay ore")
    t.hand(1, "raider_fort").tokens(1, 1).choose(1, build("raider_fort")).play(0, build("sepulcher"))
    assert loss_of(t.state, 1) == 2


def test_a_loss_by_stages_counts_those_built_in_this_very_turn() -> None:
    t = cities_table(age=3).producing(0, "wood clay glass papyrus").producing(1, "wood wood").city(2, stages=2)
    t.hand(0, "chamber_of_builders").choose(1, bury("gardens")).play(0, build("chamber_of_builders"))
    assert [loss_of(t.state, city) for city in range(3)] == [0, 1, 2]


def test_a_loss_by_tokens_that_nobody_has_asks_nobody() -> None:
    t = cities_table(age=2).producing(0, "stone glass cloth").hand(0, "sepulcher").play(0, build("sepulcher"))
    assert (t.phase, t.turn) == (PLAY, 2)


def test_the_losses_of_a_turn_are_over_with_it() -> None:
    t = hideout(3).finish()
    assert [loss_of(t.state, city) for city in range(3)] == [0, 0, 0]
    assert t.skip().turn == 3


# -- when ---------------------------------------------------------------------------------------------------------


def test_losses_come_after_every_gain_of_the_turn() -> None:
    t = cities_table().city(1, coins=0).city(2, coins=0).hand(0, "hideout").hand(1, "tavern").hand(2, "altar")
    t.choose(1, build("tavern")).choose(2, build("altar")).play(0, build("hideout"))
    assert t.payable(1) == [1, 0], "the coins of the tavern are there"
    assert t.to_move() == [1]


def test_coins_given_by_others_in_this_turn_may_be_paid_for_a_loss() -> None:
    t = cities_table().city(1, coins=0).hand(0, "hideout").hand(1, "altar").hand(2, "dive")
    t.choose(1, build("altar")).choose(2, build("dive")).play(0, build("hideout"))
    assert t.payable(1) == [1, 0]


def test_coins_paid_by_a_buyer_in_this_turn_may_be_paid_for_a_loss() -> None:
    t = cities_table().city(1, ["stone_pit"], coins=0).city(2, coins=0).hand(0, "opium_stash").hand(1, "altar")
    t.city(2, ["west_trading_post"], coins=2).hand(2, "barracks").choose(2, build("barracks", pay(right=2)))
    t.choose(1, build("altar")).play(0, build("opium_stash"))
    assert t.payable(1) == [1, 0], "two coins for ore"


def test_a_loss_cannot_take_the_coins_that_pay_for_the_build_of_the_turn() -> None:
    t = cities_table(age=2).producing(0, "papyrus").hand(0, "opium_den").city(1, coins=1).hand(1, "sawmill")
    t.choose(1, build("sawmill")).play(0, build("opium_den"))
    assert "sawmill" in t.cards(1)
    assert (t.coins(1), t.to_move()) == (0, [2])


def test_a_loss_in_the_last_turn_of_an_age_comes_before_the_conflicts() -> None:
    t = cities_table(turn=7).city(1, ["stockade"]).hand(0, "hideout", "altar").play(0, build("hideout"))
    assert (t.phase, t.victories(1)) == (LOSSES, [])
    t.finish()
    assert (t.victories(1), t.age) == ([1, 1], 2)


def test_a_loss_in_the_last_turn_of_the_game_counts() -> None:
    t = cities_table(age=3, turn=7).producing(0, "wood glass").hand(0, "opium_distillery", "gardens")
    t.play(0, build("opium_distillery")).choose(1, lose(0)).choose(2, lose(5))
    assert t.to_move() == []
    assert [t.points(city, "treasury") for city in range(3)] == [8 // 3, 6 // 3 - 5, 1 // 3]


# -- raiders and debt ---------------------------------------------------------------------------------------------


def test_the_debt_of_raiders_is_taken_at_once_and_is_no_loss_of_coins() -> None:
    t = cities_table(boards=FIVE).hand(0, "raider_camp").hand(2, "hideout")
    t.choose(2, build("hideout")).play(0, build("raider_camp"))
    assert t.state.debt == [0, 1, 0, 0, 1], "before the loss is settled"
    assert [loss_of(t.state, city) for city in range(5)] == [1, 1, 0, 1, 1]


def test_two_raiders_beside_a_city_make_it_take_two_debts() -> None:
    t = cities_table().city(0, coins=9).hand(1, "raider_camp").hand(2, "raider_camp")
    t.choose(1, build("raider_camp")).choose(2, build("raider_camp")).finish()
    assert t.state.debt == [2, 1, 1]


def test_debt_is_minus_one_point_each_in_the_treasury() -> None:
    t = cities_table().city(0, coins=7).owing(0, 4)
    assert t.points(0, "treasury") == 2 - 4
    assert t.total(0) == -2


def test_the_treasury_is_the_thirds_of_the_coins_less_the_debt_and_may_be_negative() -> None:
    assert [cities_table().city(0, coins=coins).owing(0, 1).points(0, "treasury") for coins in (2, 3, 6, 8)] == [
        -1,
        0,
        1,
        1,
    ]


def test_debt_has_no_upper_limit() -> None:
    assert cities_table().city(0, coins=0).owing(0, 60).total(0) == -60


def test_debt_is_never_paid_back() -> None:
    t = cities_table().city(0, coins=50).owing(0, 1)
    assert not [move for move in t.legal(0) if "Loss" in move or "Debt" in move]
    assert t.end_age().debt(0) == 1


# -- the discard pile and the switch ------------------------------------------------------------------------------


def mausoleum(switches: Switches | None = None) -> Table:
    """Halikarnassos opens the discard pile, and a neighbour builds the Hideout in the same turn."""
    boards = ["halikarnassos:B", "gizah:A", "ephesos:A"]
    t = cities_table(1, boards, switches=switches).producing(0, "ore ore").discarded("tavern", "opium_stash")
    return t.city(0, coins=0).hand(1, "hideout").choose(1, build("hideout")).play(0, bury("altar"))


def test_building_from_the_discard_pile_comes_before_losses() -> None:
    t = mausoleum().choose(0, take("tavern"))
    assert t.phase == LOSSES
    assert t.payable(0) == [1, 0], "the coins of the tavern are there"


def test_the_loss_of_a_card_built_from_the_discard_pile_joins_those_of_the_turn() -> None:
    t = mausoleum().choose(0, take("opium_stash"))
    assert [loss_of(t.state, city) for city in range(3)] == [1, 1, 2]
    assert t.to_move() == [0, 1, 2]


def test_with_the_switch_losses_come_before_the_discard_pile() -> None:
    t = mausoleum(Switches(coin_losses_come_before_the_discard_pile=True))
    assert (t.phase, t.to_move()) == (LOSSES, [2])
    t.finish()
    assert t.debt(0) == 1, "there was no coin to pay with"
    t.choose(0, take("tavern"))
    assert (t.coins(0), t.phase, t.turn) == (5, PLAY, 2)


def test_with_the_switch_the_loss_of_a_card_built_from_the_discard_pile_still_comes_in_this_turn() -> None:
    t = mausoleum(Switches(coin_losses_come_before_the_discard_pile=True)).finish().choose(0, take("opium_stash"))
    assert t.phase == LOSSES
    assert [loss_of(t.state, city) for city in range(3)] == [0, 1, 1]
    t.finish()
    assert t.turn == 2
