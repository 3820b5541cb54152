"""What is chosen for a new game, what follows from it, and what is remembered of it."""

from random import Random

import pytest

from engine.core.errors import ConfigError
from engine.dice.config import Config as DiceConfig
from engine.dice.config import table as dice_table
from engine.duel.config import Config as DuelConfig
from engine.seven.config import OF_CITIES
from engine.seven.config import Config as SevenConfig
from wonders_gui.games.registry import TITLES, Title, title, title_of
from wonders_gui.games.seven.teams import NO_TEAM
from wonders_gui.pages.choices import CHOOSE, RANDOM, choices_for

SECOND = title("seven_2")
FIRST = title("seven_1")
DUEL = title("duel")


@pytest.mark.parametrize("chosen", TITLES, ids=lambda chosen: chosen.key)
def test_the_first_choices_of_every_title_can_be_played(chosen: Title) -> None:
    choices = choices_for(chosen, {})
    for players in chosen.players:
        choices.players = players
        setup = choices.setup("Me")
        assert setup.game == chosen.game
        assert setup.seating.names[0] == "Me"
        assert len(set(setup.seating.names)) == players
        assert sorted(setup.seating.bots) == list(range(1, players))


@pytest.mark.parametrize("chosen", TITLES, ids=lambda chosen: chosen.key)
def test_choices_come_back_as_they_were_kept(chosen: Title) -> None:
    choices = choices_for(chosen, {})
    choices.players = chosen.most
    choices.deal_boards(Random(1))
    choices.seats[1].level = "master"
    choices.switches = {switch: True for switch in choices.all_switches()[:1]}
    assert choices_for(chosen, choices.to_json()) == choices


@pytest.mark.parametrize("kept", [{"players": 99}, {"players": True}, {"seats": 7}, {"seats": [{"board": "atlantis"}]}])
def test_nonsense_that_was_kept_does_no_harm(kept: dict[str, object]) -> None:
    choices = choices_for(SECOND, kept)
    assert isinstance(choices.config(), SevenConfig)


def test_a_seed_deals_the_same_table() -> None:
    choices = choices_for(SECOND, {})
    choices.seed = "42"
    config = choices.config()
    assert isinstance(config, SevenConfig)
    assert config.seed == 42


@pytest.mark.parametrize("seed", ["-1", "abc", "1.5", "9" * 25, "９"])  # noqa: RUF001 (a digit of another script)
def test_a_seed_that_is_no_number_is_refused(seed: str) -> None:
    choices = choices_for(DUEL, {})
    choices.seed = seed
    with pytest.raises(ConfigError):
        choices.config()


def test_a_board_that_another_seat_had_is_exchanged() -> None:
    choices = choices_for(SECOND, {})
    choices.deal_boards(Random(3))
    mine, theirs = choices.seats[0].board, choices.seats[2].board
    choices.give_board(0, theirs)
    assert (choices.seats[0].board, choices.seats[2].board) == (theirs, mine)


def test_boards_are_chosen_as_soon_as_one_is() -> None:
    choices = choices_for(SECOND, {})
    assert choices.boards == RANDOM
    choices.give_board(0, "gizah")
    assert choices.boards == CHOOSE
    choices.forget_boards()
    assert choices.boards == RANDOM


def test_two_players_share_the_table_with_the_free_city() -> None:
    choices = choices_for(FIRST, {})
    choices.players = 2
    assert choices.cities == 3
    assert choices.has_free_city
    config = choices.config()
    assert isinstance(config, SevenConfig)
    assert len(config.boards) == 3


def test_duel_knows_who_begins_and_how_wonders_are_shared_out() -> None:
    choices = choices_for(DUEL, {})
    choices.first, choices.wonders = "seat_1", "first_game"
    config = choices.config()
    assert isinstance(config, DuelConfig)
    assert (config.first, config.wonders) == ("seat_1", "first_game")


def test_switches_reach_the_table() -> None:
    choices = choices_for(DUEL, {})
    choices.switches = {"coins_are_limited": True}
    config = choices.config()
    assert isinstance(config, DuelConfig)
    assert config.switches.coins_are_limited


def test_a_saved_game_belongs_to_its_title() -> None:
    assert title_of("seven", 1) is FIRST
    assert title_of("duel", 0) is DUEL


# -- Cities and teams -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [FIRST, SECOND], ids=lambda chosen: chosen.key)
def test_cities_is_for_three_to_seven_players(chosen: Title) -> None:
    choices = choices_for(chosen, {"cities": True})
    for players in chosen.players:
        choices.players = players
        config = choices.config()
        assert isinstance(config, SevenConfig)
        assert config.expansions == (() if players == 2 else ("cities",))
        assert (choices.why_no_cities() is None) is (players > 2)


def test_teams_are_for_four_or_six_players_with_cities() -> None:
    choices = choices_for(SECOND, {"cities": True, "teams": True})
    for players in SECOND.players:
        choices.players = players
        config = choices.config()
        assert isinstance(config, SevenConfig)
        assert config.teams is (players in (4, 6))
        assert (choices.why_no_teams() is None) is (players in (4, 6))
    choices.players, choices.wants_cities = 4, False
    against = choices.why_no_teams()
    assert against is not None
    assert against.code == "teams_without_cities"
    assert not choices.teams


def test_partners_have_seats_side_by_side() -> None:
    choices = choices_for(SECOND, {"cities": True, "teams": True, "players": 6})
    assert [choices.team_of(seat) for seat in range(6)] == [0, 0, 1, 1, 2, 2]
    choices.players = 5
    assert {choices.team_of(seat) for seat in range(5)} == {NO_TEAM}


@pytest.mark.parametrize("chosen", [FIRST, SECOND], ids=lambda chosen: chosen.key)
def test_byzantium_and_petra_come_and_go_with_cities(chosen: Title) -> None:
    choices = choices_for(chosen, {"cities": True, "players": 4})
    assert {"byzantium", "petra"} <= set(choices.all_boards())
    choices.give_board(0, "petra")
    assert choices_for(chosen, choices.to_json()).seats[0].board == "petra"
    choices.wants_cities = False
    choices.drop_missing_boards()
    assert choices.seats[0].board == RANDOM
    assert isinstance(choices.config(), SevenConfig)


def test_switches_of_cities_are_offered_only_with_it() -> None:
    choices = choices_for(SECOND, {"players": 3})
    before = set(choices.all_switches())
    choices.wants_cities = True
    assert set(choices.all_switches()) - before == set(OF_CITIES)


def test_choices_that_were_kept_before_there_was_cities_are_still_good() -> None:
    kept = choices_for(SECOND, {}).to_json()
    del kept["cities"], kept["teams"]
    choices = choices_for(SECOND, kept)
    assert (choices.expansions, choices.teams) == ((), False)


def test_boards_of_dice_that_the_player_has_not_chosen_are_dealt_by_the_seed() -> None:
    choices = choices_for(title("dice"), {"players": 4})
    choices.seed = "42"
    assert choices.config() == dice_table(42, 4)
    choices.give_board(2, "rhodos")
    config = choices.config()
    assert isinstance(config, DiceConfig)
    assert config.boards[2] == "rhodes"
    assert len(set(config.boards)) == 4
    assert choices.config() == config
