"""The rule that each position of Cities under tests/positions was written down for."""

from engine.seven.game import SEVEN
from engine.seven.legality import to_move
from engine.seven.state import FROM_DISCARD, LAST_CARD, LOSSES, PLAY, State
from tests.engine.seven.described import described, moves, play


def points(state: State, city: int, category: str) -> int:
    return SEVEN.score(state, city)[category]


def test_whoever_has_chosen_what_to_pay_waits_for_the_others() -> None:
    state = described("cities_losses_are_chosen_in_secret")
    assert to_move(state) == [0, 1, 3]
    assert moves(state, 1) == ["pay 1", "pay 0"], "two coins are lost, and one is there"
    play(state, "0 pay 0", "1 pay 1", "3 pay 1")
    assert (state.coins, state.debt) == ([3, 0, 5, 2], [1, 1, 2, 0])
    assert (state.age, state.turn, state.phase) == (1, 1, PLAY)


def test_losses_of_turn_seven_come_before_babylons_last_card() -> None:
    state = described("cities_losses_before_babylons_last_card")
    assert (to_move(state), moves(state, 2)) == ([2], ["pay 2", "pay 1", "pay 0"])
    assert play(state, "2 pay 1").phase == LAST_CARD
    assert (state.coins[2], state.debt[2]) == (1, 1)


def test_debt_lowers_the_treasury_and_black_cards_have_a_line_of_their_own() -> None:
    state = described("cities_treasury_with_debt")
    assert [points(state, city, "treasury") for city in range(3)] == [0 - 4, 2 - 1, 3]
    assert [points(state, city, "black") for city in range(3)] == [8 + 2, 2 * 2, 0]
    assert [points(state, city, "wonder") for city in range(3)] == [4 + 6, 3, 0]
    assert [points(state, city, "military") for city in range(3)] == [0, 2, -1]


def test_copied_symbols_and_a_free_one_are_chosen_together() -> None:
    state = described("cities_copied_science_with_a_free_symbol")
    assert points(state, 0, "science") == 3**2 + 1 + 1 + 7, "two tablets are copied, and the guild is the third"


def test_rebates_of_cache_wharf_and_trading_post_add_up() -> None:
    state = described("cities_rebates_add_up")
    bought = [move for move in moves(state, 0) if move.startswith("build")]
    assert bought == ["build dispensary left=2", "build statue right=2"], "two ore for nothing, glass for its price"


def test_hidden_production_pays_and_stages_cost_no_resources() -> None:
    state = described("cities_hidden_production")
    assert [move for move in moves(state, 0) if not move.startswith("sell")] == [
        "build gardens",
        "stage gardens",
        "stage senate",
        "build arena",
        "stage arena",
    ]
    play(state, "0 stage senate", "1 sell palace", "2 sell lodge")
    assert (state.stages[0], state.coins[0]) == (2, 0)


def test_halikarnassos_then_the_agency_then_the_losses() -> None:
    state = described("cities_forging_agency_after_halikarnassos")
    assert to_move(state) == [2]
    play(state, "2 take lair")
    assert (state.phase, to_move(state), "take lair" in moves(state, 0)) == (FROM_DISCARD, [0], False)
    play(state, "0 take marketplace")
    assert (state.phase, to_move(state)) == (LOSSES, [0, 1]), "seat 2 has no coins and is not asked"
    play(state, "0 pay 4", "1 pay 2")
    assert (state.coins, state.debt) == ([0, 1, 0], [1, 0, 3])


def test_three_of_five_fight_when_two_are_diplomats() -> None:
    state = described("cities_diplomats_at_the_end_of_an_age")
    play(state, "0 sell walls", "1 sell temple", "2 sell library", "3 sell aqueduct", "4 sell vineyard")
    assert state.diplomacy == [0] * 5
    assert [points(state, city, "military") for city in range(5)] == [0, 3 + 3, 0, -2, 3 - 1]


def test_olympia_by_day_builds_its_first_black_card_for_nothing() -> None:
    state = described("cities_olympia_by_day_first_black_card")
    assert "build capitol" in moves(state, 0)
    assert "build contingent" not in moves(state, 1)


def test_partners_do_not_fight_and_a_diplomat_takes_a_token_away() -> None:
    state = described("teams_borders_with_diplomacy")
    play(state, "0 sell baths", "1 sell loom_1", "2 sell clay_pit", "3 sell theater")
    assert [points(state, city, "military") for city in range(4)] == [-1, 1 + 1, -1 - 1, 1]


def test_equal_teams_are_told_apart_by_the_coins_of_both() -> None:
    standings = SEVEN.standings(described("teams_tie_goes_to_the_coins_of_both"))
    assert [(standing.seat, standing.place, standing.points) for standing in standings] == [
        (2, 1, 6),
        (3, 1, 10),
        (0, 2, 9),
        (1, 2, 7),
    ]
