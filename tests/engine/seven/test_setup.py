"""Setting up: decks for so many players, guilds, hands, coins, boards, sides, and where hands are passed."""

from collections import Counter

import pytest

from engine.core.errors import ConfigError
from engine.seven import legality
from engine.seven.commands import ChooseSide
from engine.seven.config import table as config_of
from engine.seven.state import PLAY, SIDES
from tests.engine.seven.builder import Table, new_game, table
from tests.engine.seven.printed import CARDS, deck, guilds_among
from tests.engine.seven.printed_boards import BOARD_RESOURCES
from tests.engine.seven.wishes import choose_side, sell

pytestmark = pytest.mark.compiled

EVERY_TABLE = [(edition, players) for edition in (1, 2) for players in range(3, 8)]


def dealt(t: Table) -> Counter[str]:
    """All cards of the age: in the hands and in the pile."""
    return Counter([card for seat in t.state.table.seats for card in t.hand_of(seat)] + t.draw_pile)


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_every_copy_whose_mark_is_at_most_the_number_of_players_is_dealt(edition: int, players: int) -> None:
    t = new_game(edition, players)
    assert dealt(t) == deck(edition, 1, players)
    assert dealt(t.end_age()) == deck(edition, 2, players)
    age_three = dealt(t.end_age())
    assert age_three - guilds_among(edition, age_three) == deck(edition, 3, players)


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_players_plus_two_different_guilds_are_shuffled_into_age_three(edition: int, players: int) -> None:
    t = new_game(edition, players).end_age().end_age()
    drawn = guilds_among(edition, dealt(t))
    assert len(drawn) == players + 2
    assert set(drawn.values()) == {1}


@pytest.mark.parametrize("edition", [1, 2])
def test_the_guilds_are_drawn_at_random_from_all_ten(edition: int) -> None:
    seen: set[str] = set()
    draws = set()
    for seed in range(12):
        drawn = guilds_among(edition, dealt(new_game(edition, 3, seed).end_age().end_age()))
        draws.add(frozenset(drawn))
        seen |= set(drawn)
    assert seen == {card for card, printed in CARDS[edition].items() if printed.colour == "purple"}
    assert len(draws) > 6


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_each_age_deals_exactly_seven_cards_to_each_player(edition: int, players: int) -> None:
    t = new_game(edition, players)
    for _ in range(3):
        assert [len(t.hand_of(seat)) for seat in range(players)] == [7] * players
        t.end_age()


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_every_player_starts_with_three_coins(edition: int, players: int) -> None:
    t = new_game(edition, players)
    assert [t.coins(city) for city in range(players)] == [3] * players


def test_two_players_use_the_cards_of_three_and_five_guilds() -> None:
    t = new_game(1, 2)
    assert dealt(t) == deck(1, 1, 3)
    assert dealt(t.end_age()) == deck(1, 2, 3)
    age_three = dealt(t.end_age())
    assert age_three - guilds_among(1, age_three) == deck(1, 3, 3)
    assert guilds_among(1, age_three).total() == 5


def test_the_second_edition_has_no_two_player_game() -> None:
    with pytest.raises(ConfigError):
        config_of(2, 2, 1)


@pytest.mark.parametrize("players", [0, 1, 8])
@pytest.mark.parametrize("edition", [1, 2])
def test_three_to_seven_players_may_sit_at_a_table(edition: int, players: int) -> None:
    with pytest.raises(ConfigError):
        config_of(edition, players, 1)


def test_the_same_seed_deals_the_same_and_another_seed_something_else() -> None:
    first, again, other = new_game(2, 4, 7), new_game(2, 4, 7), new_game(2, 4, 8)
    assert [first.hand_of(seat) for seat in range(4)] == [again.hand_of(seat) for seat in range(4)]
    assert [first.hand_of(seat) for seat in range(4)] != [other.hand_of(seat) for seat in range(4)]


def test_what_is_played_in_one_age_does_not_change_the_deal_of_the_next() -> None:
    first, other = new_game(2, 3, 7), new_game(2, 3, 7)
    other.play(0, sell(other.hand_of(0)[0]))
    assert [first.end_age().hand_of(seat) for seat in range(3)] == [other.end_age().hand_of(seat) for seat in range(3)]


# -- passing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("age", "receiver"), [(1, "left"), (2, "right"), (3, "left")])
@pytest.mark.parametrize("players", [3, 5, 7])
def test_hands_go_left_in_ages_one_and_three_and_right_in_age_two(age: int, receiver: str, players: int) -> None:
    t = new_game(2, players)
    t.skip(6 * (age - 1))
    before = [Counter(t.hand_of(seat)) for seat in range(players)]
    t.finish()
    for seat in range(players):
        passed_to = (seat + (1 if receiver == "left" else -1)) % players
        assert not Counter(t.hand_of(passed_to)) - before[seat]
        assert Counter(t.hand_of(passed_to)).total() == 6


# -- boards and sides ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_boards_dealt_at_random_are_all_different(edition: int, players: int) -> None:
    for seed in range(20):
        t = new_game(edition, players, seed)
        assert len({t.side(city).split(":")[0] for city in range(players)}) == players


@pytest.mark.parametrize("edition", [1, 2])
def test_every_board_and_side_is_dealt_sooner_or_later(edition: int) -> None:
    seen = {new_game(edition, 3, seed).side(0) for seed in range(200)}
    sides = {1: ("A", "B"), 2: ("day", "night")}[edition]
    assert seen == {f"{board}:{side}" for board in BOARD_RESOURCES[edition] for side in sides}


def test_a_board_that_is_asked_for_lies_before_the_seat_that_asked_and_nobody_else() -> None:
    for seed in range(40):
        t = new_game(2, 7, seed, ("random", "olympia", *("random",) * 5), ("random",) * 7)
        assert t.side(1).startswith("olympia:")
        assert len({t.side(city).split(":")[0] for city in range(7)}) == 7


def test_a_side_that_is_asked_for_lies_up_whatever_the_board() -> None:
    for seed in range(20):
        t = new_game(1, 3, seed, (), ("A", "B", "random"))
        assert t.side(0).endswith(":A")
        assert t.side(1).endswith(":B")


def test_the_same_board_cannot_be_asked_for_twice() -> None:
    with pytest.raises(ConfigError):
        config_of(2, 3, 1, ("gizah", "gizah", "random"))


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("number", range(7))
def test_a_board_yields_its_resource_and_neighbours_may_buy_it(edition: int, number: int) -> None:
    board, resource = list(BOARD_RESOURCES[edition].items())[number]
    side = {1: "B", 2: "night"}[edition]
    others = [other for other in BOARD_RESOURCES[edition] if other != board][:2]
    t = table(edition, [f"{name}:{side}" for name in (board, *others)])
    assert [made for made in BOARD_RESOURCES[edition].values() if t.makes(0, made)] == [resource]
    assert not t.makes(0, f"{resource} {resource}")
    assert [payment.total for payment in t.ways_to_pay(1, resource)] == [2]


# -- choosing a side ----------------------------------------------------------------------------------------------


def choosing_table() -> Table:
    return new_game(2, 3, 5, ("gizah", "rhodos", "babylon"), ("choose",) * 3)


def test_players_who_choose_their_side_do_so_before_any_card_is_dealt() -> None:
    t = choosing_table()
    assert (t.phase, t.to_move()) == (SIDES, [0, 1, 2])
    assert dealt(t) == Counter()
    t.choose(2, choose_side("night")).choose(0, choose_side("day"))
    assert (t.phase, t.to_move()) == (SIDES, [1])
    t.choose(1, choose_side("night"))
    assert (t.phase, t.age, t.turn) == (PLAY, 1, 1)
    assert [t.side(city) for city in range(3)] == ["gizah:day", "rhodos:night", "babylon:night"]


def test_both_sides_may_be_chosen() -> None:
    assert choosing_table().legal(0) == ["ChooseSide"]
    assert all(choosing_table().may(0, choose_side(side)) for side in ("day", "night"))


def test_a_side_is_chosen_once() -> None:
    t = choosing_table().choose(0, choose_side("day"))
    assert t.refusal(0, choose_side("night")) == "not_your_decision"


def test_there_are_two_sides_and_no_third() -> None:
    t = choosing_table()
    refused = legality.refusal(t.state, ChooseSide(0, 0, 2))
    assert refused is not None
    assert refused.code == "no_such_side"


def test_no_card_can_be_played_while_sides_are_chosen() -> None:
    assert choosing_table().refusal(0, sell("altar")) == "wrong_kind_of_decision"


def test_a_chosen_board_yields_its_resource_once() -> None:
    t = choosing_table()
    for seat in range(3):
        t.choose(seat, choose_side("night"))
    assert t.makes(0, "stone")
    assert not t.makes(0, "stone stone")


def test_only_those_who_may_choose_are_asked() -> None:
    t = new_game(2, 3, 5, sides=("day", "choose", "random"))
    assert t.to_move() == [1]
    assert t.choose(1, choose_side("night")).phase == PLAY


def test_the_side_of_the_free_city_is_dealt_even_when_everybody_else_chooses() -> None:
    t = new_game(1, 2, 5, sides=("choose",) * 3)
    t.choose(0, choose_side("A")).choose(1, choose_side("B"))
    assert t.phase == PLAY
    seen = {new_game(1, 2, seed, ("random", "random", "gizah"), ("A", "A", "choose")).side(2) for seed in range(20)}
    assert seen == {"gizah:A", "gizah:B"}
