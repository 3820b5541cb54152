"""Teams of two: seats, borders, doubled tokens, their own diplomacy, what partners may not do, and the result."""

import pytest

from engine.core.errors import ConfigError
from engine.seven.commands import SealedChoice
from engine.seven.config import Switches, config_from_json
from engine.seven.config import table as config_of
from engine.seven.debt import loss_of
from engine.seven.events import BorderWon, ConflictWon
from engine.seven.game import SEVEN
from engine.seven.state import UNKNOWN
from engine.seven.view import view
from tests.engine.seven.builder import Table, cities_table, team_table
from tests.engine.seven.wishes import build, lose, pay, sell

pytestmark = pytest.mark.compiled

FOUR = ["gizah:day", "rhodos:day", "ephesos:day", "petra:day"]
one_token_each = pytest.mark.parametrize("diplomats", [[1], [2]])


# -- who may play so ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5, 7])
@pytest.mark.parametrize("edition", [1, 2])
def test_only_four_or_six_play_in_teams(edition: int, players: int) -> None:
    with pytest.raises(ConfigError) as refused:
        config_of(edition, players, 1, expansions=("cities",), teams=True)
    assert refused.value.code == "teams_of_two"
    assert config_of(edition, 4, 1, expansions=("cities",), teams=True).teams
    assert config_of(edition, 6, 1, expansions=("cities",), teams=True).teams


def test_teams_are_part_of_cities() -> None:
    with pytest.raises(ConfigError) as refused:
        config_of(2, 4, 1, teams=True)
    assert refused.value.code == "teams_without_cities"


def test_teams_are_read_from_a_table_that_is_written_down() -> None:
    data = {"edition": 2, "players": 4, "seed": 1, "expansions": ["cities"]}
    assert config_from_json({**data, "teams": True}).teams
    assert not config_from_json(data).teams
    with pytest.raises(ConfigError) as refused:
        config_from_json({**data, "teams": 1})
    assert refused.value.code == "wrong_type"


@pytest.mark.parametrize("players", [4, 6])
def test_partners_sit_side_by_side(players: int) -> None:
    table = team_table(players=players).state.table
    assert table.partner == [1, 0, 3, 2, 5, 4][:players]
    for seat in range(players):
        assert table.partner[seat] in (table.left[seat], table.right[seat])


# -- conflicts ----------------------------------------------------------------------------------------------------


def border(*diplomats: int, players: int = 4, age: int = 1, switches: Switches | None = None) -> Table:
    """The last turn: seat 1 is stronger than seat 2 across the border; these seats have a diplomacy token."""
    t = team_table(players=players, age=age, turn=7, switches=switches).city(1, ["walls"]).city(2, ["stockade"])
    for seat in diplomats:
        t.diplomacy(seat)
    return t


def tokens(t: Table) -> list[tuple[list[int], int]]:
    """The victory tokens and the number of defeats of every seat."""
    return [(t.victories(seat), t.state.defeats[seat]) for seat in range(t.state.cities)]


@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_at_a_border_the_winner_takes_two_victories_of_the_age_and_the_loser_two_defeats(age: int, worth: int) -> None:
    t = border(age=age).skip()
    assert tokens(t) == [([], 0), ([worth, worth], 0), ([], 2), ([], 0)]


def test_partners_do_not_fight_each_other() -> None:
    t = team_table(turn=7).city(0, ["stockade"]).city(3, ["guard_tower"]).skip()
    assert tokens(t) == [([], 0)] * 4, "seats 0 and 3 are equal at their border"


@pytest.mark.parametrize(
    ("players", "borders"), [(4, [(1, 2), (3, 0)]), (6, [(1, 2), (3, 4), (5, 0)])], ids=["four", "six"]
)
def test_each_border_between_two_teams_is_one_comparison(players: int, borders: list[tuple[int, int]]) -> None:
    t = team_table(players=players, turn=7)
    for winner, _ in borders:
        t.city(winner, ["stockade"])
    t.skip()
    assert [event for event in t.log if isinstance(event, BorderWon)] == [
        BorderWon(winner, loser, 2) for winner, loser in borders
    ]
    assert not any(isinstance(event, ConflictWon) for event in t.log)


def test_the_last_border_is_between_the_last_and_the_first_seat() -> None:
    t = team_table(turn=7).city(0, ["stockade"]).skip()
    assert tokens(t) == [([1, 1], 0), ([], 0), ([], 0), ([], 2)]


def test_a_tie_at_a_border_brings_nothing() -> None:
    t = team_table(turn=7).city(1, ["stockade"]).city(2, ["barracks"]).skip()
    assert tokens(t) == [([], 0)] * 4


@one_token_each
def test_when_one_at_a_border_spends_a_token_each_takes_one_instead_of_two(diplomats: list[int]) -> None:
    t = border(*diplomats).skip()
    assert tokens(t) == [([], 0), ([1], 0), ([], 1), ([], 0)]
    assert t.state.diplomacy == [0] * 4


def test_when_both_at_a_border_spend_a_token_nobody_takes_any() -> None:
    t = border(1, 2).skip()
    assert tokens(t) == [([], 0)] * 4
    assert t.state.diplomacy == [0] * 4


def test_in_teams_nobody_leaves_the_circle() -> None:
    """Seat 0 spends a token at its own border; seats 1 and 2 fight as always, and 3 does not meet 1."""
    t = border(0).city(3, ["arsenal"]).skip()
    assert tokens(t) == [([], 1), ([1, 1], 0), ([], 2), ([1], 0)]


def test_in_teams_too_exactly_one_of_several_tokens_is_spent_in_each_age() -> None:
    t = border().diplomacy(1, 2).skip()
    assert t.state.diplomacy[1] == 1
    assert t.end_age().state.diplomacy[1] == 0
    assert tokens(t)[1:3] == [([1, 3], 0), ([], 2)]


def test_a_token_is_spent_also_when_the_shields_are_equal() -> None:
    t = team_table(turn=7).diplomacy(1).diplomacy(3).skip()
    assert t.state.diplomacy == [0] * 4


def test_with_the_switch_a_token_is_kept_when_the_shields_are_equal() -> None:
    switches = Switches(tied_teams_keep_their_diplomacy=True)
    t = team_table(turn=7, switches=switches).diplomacy(1).diplomacy(3).city(0, ["stockade"]).skip()
    assert t.state.diplomacy == [0, 1, 0, 0], "seats 0 and 3 did fight"
    assert tokens(t) == [([1], 0), ([], 0), ([], 0), ([], 1)]


def test_the_doubled_tokens_count_for_black_cards() -> None:
    t = border().city(1, ["cells", "slave_market"]).skip()
    assert t.points(1, "black") == 2 * 2 + 2


# -- what partners may not do -------------------------------------------------------------------------------------


def test_a_loss_hits_the_partner_like_everybody_else() -> None:
    t = team_table().hand(0, "hideout").play(0, build("hideout"))
    assert [loss_of(t.state, city) for city in range(4)] == [0, 1, 1, 1]
    assert t.to_move() == [1, 2, 3]


def test_raiders_make_the_partner_take_debt_like_any_neighbour() -> None:
    t = team_table().hand(0, "raider_camp").play(0, build("raider_camp"))
    assert t.state.debt == [0, 1, 0, 1]


def test_gifts_to_neighbours_reach_the_partner() -> None:
    t = team_table().hand(0, "dive").play(0, build("dive"))
    assert [t.coins(city) for city in range(4)] == [9, 7, 6, 7]


def test_resources_are_bought_from_the_partner_like_from_any_neighbour() -> None:
    t = team_table().hand(0, "barracks")
    assert t.prices(0, "barracks") == [pay(left=2)]
    t.play(0, build("barracks"))
    assert (t.coins(0), t.coins(1)) == (1, 3 + 3 + 2)


def test_the_partners_green_cards_may_be_copied_and_guilds_count_the_partner() -> None:
    t = team_table(age=3).city(0, ["pigeonhole", "philosophers_guild"], coins=0).city(1, ["workshop", "lodge"])
    assert t.score(0) == {"science": 1, "guilds": 2}


def test_own_resources_are_used_before_any_are_bought() -> None:
    """The Tree Farm makes wood or clay: the other one is bought, and never both. The solver's tests try more."""
    t = team_table(age=3).city(0, ["tree_farm"], coins=20).city(1, ["lumber_yard"]).city(3, ["clay_pool"])
    assert set(t.ways_to_pay(0, "wood clay")) == {pay(left=2), pay(right=2)}
    assert t.producing(0, "wood clay").ways_to_pay(0, "wood clay") == [pay()]


def test_a_free_purchase_is_no_reason_to_leave_own_resources_alone() -> None:
    cards = ["tree_farm", "west_trading_post", "west_clandestine_wharf"]
    t = team_table(age=3).city(0, cards, coins=20).city(1, ["sawmill"])
    assert t.ways_to_pay(0, "wood wood clay") == [pay(left=1), pay(right=2)]


def test_a_chain_must_be_used() -> None:
    t = team_table(age=2).city(0, ["baths"], coins=9).producing(0, "stone stone stone").hand(0, "aqueduct")
    assert t.prices(0, "aqueduct") == [pay()]
    assert t.refusal(0, build("aqueduct", pay(right=2))) == "payment_not_offered"


def test_coins_are_not_lent() -> None:
    t = team_table().city(0, coins=0).city(1, coins=20).hand(0, "militia")
    assert t.refusal(0, build("militia")) == "too_few_coins"


def test_a_loss_is_paid_from_the_own_coins_only() -> None:
    t = team_table().city(0, coins=0).city(1, coins=20).hand(0, "altar").hand(2, "hideout")
    t.choose(0, build("altar")).play(2, build("hideout"))
    assert t.refusal(0, lose(1)) == "not_your_decision"
    assert t.settle().debt(0) == 1


# -- what partners know -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [4, 6])
def test_a_partner_sees_the_hand_of_the_partner_and_no_other(players: int) -> None:
    t = team_table(players=players)
    for seat in range(players):
        hands = view(t.state, seat).table.hands
        for other in range(players):
            known = other // 2 == seat // 2
            assert hands[other] == (t.state.hands[other] if known else [UNKNOWN] * 8)


def test_a_partner_does_not_see_the_sealed_choice_of_the_partner() -> None:
    t = team_table().choose(0, sell("altar"))
    assert view(t.state, 1).table.choices[0] == SealedChoice(0, 0)
    assert view(t.state, 0).table.choices[0] == t.state.choices[0]


def test_a_partner_does_not_see_the_sealed_payment_of_the_partner() -> None:
    t = team_table().hand(2, "hideout").play(2, build("hideout")).choose(0, lose(1))
    assert view(t.state, 1).table.choices[0] == SealedChoice(0, 0)


def test_without_teams_a_neighbours_hand_stays_hidden() -> None:
    t = cities_table(2, FOUR)
    assert view(t.state, 0).table.hands[1] == [UNKNOWN] * 8


# -- the result ---------------------------------------------------------------------------------------------------


def places(t: Table) -> list[int]:
    by_seat = {standing.seat: standing.place for standing in SEVEN.standings(t.state)}
    return [by_seat[seat] for seat in range(t.state.cities)]


def test_the_points_of_both_partners_are_added_up() -> None:
    t = team_table(age=3, turn=7).city(0, ["palace"]).city(2, ["gardens"]).city(3, ["gardens"]).end_game()
    assert places(t) == [2, 2, 1, 1], "ten points of two are more than eight of one"
    assert t.ranking() == [[2, 3], [0, 1]]


def test_every_seat_keeps_its_own_points() -> None:
    t = team_table(age=3, turn=7).city(0, ["palace"]).end_game()
    points = {standing.seat: standing.points for standing in SEVEN.standings(t.state)}
    assert (points[0], points[1]) == (t.total(0), t.total(1))


def test_a_tie_of_teams_goes_to_the_coins_of_both_partners() -> None:
    t = team_table(age=3, turn=7)
    for seat, coins in enumerate((2, 0, 0, 1)):
        t.city(seat, coins=coins)
    t.end_game()
    assert t.ranking() == [[0, 1], [2, 3]]


def test_teams_that_are_still_tied_share_the_place() -> None:
    t = team_table(age=3, turn=7)
    for seat, coins in enumerate((2, 0, 1, 1)):
        t.city(seat, coins=coins)
    t.end_game()
    assert t.ranking() == [[0, 1, 2, 3]]
    assert places(t) == [1, 1, 1, 1]


def test_three_teams_take_three_places() -> None:
    t = team_table(players=6, age=3, turn=7).city(5, ["palace"]).city(1, ["gardens"]).end_game()
    assert places(t) == [2, 2, 3, 3, 1, 1]
