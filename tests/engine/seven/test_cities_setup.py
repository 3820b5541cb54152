"""Setting up with Cities: black cards, hands of eight, seven turns, the boards, and who may play it."""

from collections import Counter
from random import Random

import pytest

from engine.core.errors import ConfigError
from engine.seven.config import Config, Switches, config_from_json, config_to_json
from engine.seven.config import table as config_of
from engine.seven.imagine import imagine
from engine.seven.view import view
from tests.engine.seven.builder import Table, cities_table, set_up
from tests.engine.seven.look import Look
from tests.engine.seven.printed import deck, guilds_among
from tests.engine.seven.printed_boards import BOARD_RESOURCES
from tests.engine.seven.printed_cities import BLACK, CITIES_BOARDS
from tests.engine.seven.wishes import sell

pytestmark = pytest.mark.compiled

EVERY_TABLE = [(edition, players) for edition in (1, 2) for players in range(3, 8)]
every_table = pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)


def cities_config(edition: int, players: int, seed: int = 1) -> Config:
    return config_of(edition, players, seed, expansions=("cities",))


def new_cities_game(edition: int, players: int, seed: int = 1) -> Table:
    return set_up(cities_config(edition, players, seed))


def dealt(t: Look) -> Counter[str]:
    return Counter(card for seat in t.state.table.seats for card in t.hand_of(seat))


def black_among(cards: Counter[str]) -> Counter[str]:
    return Counter({card: number for card, number in cards.items() if card in BLACK})


@every_table
def test_every_age_has_eight_cards_for_each_player_one_of_them_black(edition: int, players: int) -> None:
    t = new_cities_game(edition, players)
    for age in (1, 2, 3):
        cards = dealt(t)
        black = black_among(cards)
        assert [len(t.hand_of(seat)) for seat in range(players)] == [8] * players
        assert black.total() == len(black) == players, "as many as players, no two alike"
        assert {BLACK[card].age for card in black} == {age}
        rest = cards - black
        guilds = guilds_among(edition, rest)
        assert rest - guilds == deck(edition, age, players)
        assert guilds.total() == (players + 2 if age == 3 else 0)
        t.end_age()


@pytest.mark.parametrize("edition", [1, 2])
def test_the_black_cards_are_drawn_at_random_from_all_fourteen_of_the_age(edition: int) -> None:
    drawn = [frozenset(black_among(dealt(new_cities_game(edition, 3, seed)))) for seed in range(40)]
    assert frozenset().union(*drawn) == {card for card, printed in BLACK.items() if printed.age == 1}
    assert len(set(drawn)) > 30


def test_an_age_has_seven_turns_with_hands_of_eight_down_to_two() -> None:
    t = new_cities_game(2, 4)
    sizes = []
    while t.age == 1:
        sizes.append(len(t.hand_of(0)))
        t.skip()
    assert sizes == [8, 7, 6, 5, 4, 3, 2]


def test_the_card_left_after_turn_seven_goes_to_the_discard_pile_without_payment() -> None:
    t = cities_table(turn=7).hand(0, "altar", "dive").hand(1, "altar", "theater").hand(2, "altar", "theater")
    t.play(0, sell("altar"))
    assert sorted(t.discard) == ["altar", "altar", "altar", "dive", "theater", "theater"]
    assert t.coins(0) == 3 + 3


@pytest.mark.parametrize(("age", "step"), [(1, 1), (2, -1), (3, 1)])
def test_hands_go_round_as_in_the_base_game(age: int, step: int) -> None:
    t = new_cities_game(2, 5)
    t.skip(7 * (age - 1))
    before = [Counter(t.hand_of(seat)) for seat in range(5)]
    t.skip()
    for seat in range(5):
        assert not Counter(t.hand_of((seat + step) % 5)) - before[seat]
        assert len(t.hand_of(seat)) == 7


@every_table
def test_every_player_starts_with_three_coins_no_debt_and_no_token(edition: int, players: int) -> None:
    state = new_cities_game(edition, players).state
    assert state.coins == [3] * players
    assert state.debt == state.diplomacy == state.copies == [0] * players


@pytest.mark.parametrize("edition", [1, 2])
def test_all_nine_boards_and_both_sides_are_dealt_sooner_or_later(edition: int) -> None:
    seen = {new_cities_game(edition, 3, seed).side(0) for seed in range(250)}
    sides = {1: ("A", "B"), 2: ("day", "night")}[edition]
    assert seen == {f"{board}:{side}" for board in (*BOARD_RESOURCES[edition], *CITIES_BOARDS) for side in sides}


def test_the_same_seed_deals_the_same_black_cards() -> None:
    assert dealt(new_cities_game(2, 5, 9)) == dealt(new_cities_game(2, 5, 9))
    assert dealt(new_cities_game(2, 5, 9)) != dealt(new_cities_game(2, 5, 10))


# -- who may play it ----------------------------------------------------------------------------------------------


def test_cities_is_not_played_by_two() -> None:
    with pytest.raises(ConfigError) as refused:
        cities_config(1, 2)
    assert refused.value.code == "expansion_for_more_players"


@pytest.mark.parametrize(
    ("expansions", "code"),
    [(["leaders"], "unknown_expansion"), (["cities", "cities"], "expansion_twice"), ("cities", "wrong_type")],
)
def test_other_expansions_are_refused(expansions: object, code: str) -> None:
    with pytest.raises(ConfigError) as refused:
        config_from_json({"edition": 2, "players": 4, "seed": 1, "expansions": expansions})
    assert refused.value.code == code


@pytest.mark.parametrize(
    "config",
    [
        cities_config(1, 3),
        config_of(2, 7, 5, ("petra", *("random",) * 5, "byzantium"), expansions=("cities",)),
        config_of(2, 6, 5, expansions=("cities",), teams=True),
        config_of(
            1,
            4,
            5,
            sides=("A", "B", "choose", "random"),
            expansions=("cities",),
            switches=Switches(
                coin_losses_come_before_the_discard_pile=True,
                choice_cards_produce_both_for_black_cards=False,
                tied_teams_keep_their_diplomacy=True,
            ),
            teams=True,
        ),
    ],
)
def test_a_table_with_cities_survives_json(config: Config) -> None:
    assert config_from_json(config_to_json(config)) == config


def test_a_table_without_cities_is_written_as_it_always_was() -> None:
    written = config_to_json(config_of(2, 4, 1))
    assert set(written) == {"edition", "players", "seed", "boards", "sides", "expansions", "switches"}
    assert written["switches"] == {
        "babylon_extra_card_is_a_turn_of_its_own": False,
        "copied_shipowners_guild_counts_itself": True,
        "halikarnassos_must_build": False,
        "free_city_uses_its_powers": True,
        "first_holder_sits_right_of_the_free_city": False,
    }


def test_the_switches_of_cities_default_to_our_reading_of_the_rules() -> None:
    assert Switches() == Switches(
        coin_losses_come_before_the_discard_pile=False,
        choice_cards_produce_both_for_black_cards=True,
        tied_teams_keep_their_diplomacy=False,
    )


# -- hidden black cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("teams", [False, True])
def test_nobody_knows_which_black_cards_left_the_game(teams: bool) -> None:
    """Each imagined world has as many black cards as players; which ones is known for the own hands only."""
    t = set_up(config_of(2, 4, 3, expansions=("cities",), teams=teams))
    known = view(t.state, 0)
    own = [seat for seat in (0, 1) if seat == 0 or teams]
    certain = black_among(Counter(card for seat in own for card in t.hand_of(seat)))
    worlds = [black_among(dealt(Look(imagine(known, Random(chance))))) for chance in range(40)]
    assert all(world.total() == 4 and not certain - world for world in worlds)
    assert len({frozenset(world) for world in worlds}) > 20


@pytest.mark.parametrize(("players", "teams"), [(3, False), (5, False), (4, True), (6, True)])
def test_imagined_deals_of_every_age_have_the_right_cards(players: int, teams: bool) -> None:
    t = set_up(config_of(1, players, 7, expansions=("cities",), teams=teams))
    for age in (1, 2, 3):
        for turn in (1, 4, 7):
            t.skip(turn - t.turn)
            for seat in range(players):
                world = Look(imagine(view(t.state, seat), Random(turn)))
                found = cards_of_age(world, age)
                black = black_among(found)
                guilds = guilds_among(1, found - black)
                assert black.total() == len(black) == players
                assert found - black - guilds == deck(1, age, players)
        t.skip()


def cards_of_age(t: Look, age: int) -> Counter[str]:
    """Every card of an age that lies in a hand, a city, the discard pile or under a wonder."""
    state = t.state
    lying = [card for hand in state.hands for card in hand] + state.discard + [c for c in state.buried if c >= 0]
    found = Counter(t.words.card_ids[card] for card in lying if state.book.cards[card].age == age - 1)
    for city in range(state.cities):
        found.update(card for card in t.cards(city) if state.book.cards[t.number(card)].age == age - 1)
    return found
