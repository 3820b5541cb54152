"""Dice in a session with its file: what is refused changes nothing, what is saved comes back, kept games load."""

import json
from pathlib import Path
from random import Random

import pytest

from engine.core.errors import CommandError, ConfigError, SaveError
from engine.core.savefile import Trust, load, save_as
from engine.core.session import Session
from engine.dice.codec import codec
from engine.dice.commands import Command, Pass, RemoveDie
from engine.dice.config import Config, config_from_json, table
from engine.dice.events import Event, GameEnded
from engine.dice.game import DICE
from engine.dice.scoring import total
from engine.dice.state import State
from engine.dice.view import View
from tests.engine.dice.random_games import random_move
from tests.engine.dice.same import differences

DiceSession = Session[Config, State, Command, Event, View]
GAMES = {"dice": DICE}
SPECIMENS = sorted((Path(__file__).parent / "specimens").glob("*.wonders"))


@pytest.fixture
def session() -> DiceSession:
    return Session.start(DICE, table(11, 3))


def play(session: DiceSession, decisions: int, seed: int = 0) -> None:
    rng = Random(seed)
    for _ in range(decisions):
        if session.to_move():
            assert session.submit(random_move(session.state, rng)) is None


def test_a_refused_command_changes_nothing(session: DiceSession, tmp_path: Path) -> None:
    file = tmp_path / "game.wonders"
    session.attach(save_as(session, file, "test"))
    before, written = session.state.copy(), file.read_bytes()
    assert session.submit(RemoveDie(0, 0)) is not None
    assert differences(session.state, before) == []
    assert file.read_bytes() == written


@pytest.mark.parametrize("trust", [Trust.TRUSTED, Trust.UNTRUSTED])
def test_a_saved_game_comes_back(session: DiceSession, tmp_path: Path, trust: Trust) -> None:
    file = tmp_path / "game.wonders"
    session.attach(save_as(session, file, "test"))
    play(session, 80)
    session.detach()
    assert differences(load(file, GAMES, trust).session.state, session.state) == []


def test_a_sealed_action_may_be_taken_back_and_another_branch_rolls_the_same_dice(session: DiceSession) -> None:
    for seat in range(3):
        session.submit(Pass(seat))
    first = [rolled.code for rolled in session.state.forum]
    session.undo(2)
    play(session, 2, seed=5)
    assert session.state.turn == 1 or [rolled.code for rolled in session.state.forum] == first


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": 1}, "wrong_number_of_players"),
        ({"players": 8}, "wrong_number_of_players"),
        ({"players": "3"}, "wrong_type"),
        ({"seed": -1}, "seed_out_of_range"),
        ({"boards": ["giza"]}, "wrong_length"),
        ({"boards": ["giza", "giza", "rhodes"]}, "board_twice"),
        ({"boards": ["giza", "paris", "rhodes"]}, "unknown_board"),
        ({"boards": "giza"}, "wrong_type"),
        ({"dice": 3}, "unknown_field"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(ConfigError) as error:
        config_from_json({"seed": 1, "players": 3} | change)
    assert error.value.code == code


def test_named_boards_are_dealt_to_their_seats() -> None:
    session = Session.start(DICE, table(1, 2, ("olympia", "giza")))
    assert [city.board.number for city in session.state.cities] == [5, 3]


@pytest.mark.parametrize(
    "data",
    [
        3,
        {"do": "fly"},
        {"do": "pass"},
        {"do": "pass", "seat": "0"},
        {"do": "pass", "seat": 0, "die": "blue"},
        {"do": "build", "seat": 0, "die": "pink", "field": "agora.r1.1"},
        {"do": "build", "seat": 0, "die": "blue", "field": 6},
    ],
)
def test_json_that_is_no_command_is_refused(data: object) -> None:
    with pytest.raises(CommandError):
        codec().command_from_json(data)


@pytest.mark.parametrize("scores", [None, 3, [3], [["3"] * 10], [[1, 2]]])
def test_an_end_with_a_score_that_is_none_is_refused(scores: object) -> None:
    with pytest.raises(CommandError, match="bad_field"):
        codec().event_from_json({"event": "game_ended", "scores": scores})


def test_an_end_of_an_older_file_tells_no_score() -> None:
    assert codec().event_from_json({"event": "game_ended"}) == GameEnded()


@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda path: path.stem)
def test_a_kept_game_always_loads_and_ends_in_the_recorded_score(specimen: Path) -> None:
    """Also one that was played with other data of the box: what happened is written in it.

    Files whose end tells no score are from before the first release; their sheets are counted with the points of now.
    """
    session = load(specimen, GAMES, Trust.TRUSTED).session
    kept = json.loads(specimen.with_suffix(".json").read_text(encoding="utf-8"))
    assert session.at == kept["at"]
    assert [total(session.state, seat) for seat in range(len(session.state.cities))] == kept["totals"]
    assert session.state.turn == kept["turn"]


@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda path: path.stem)
def test_the_rules_vouch_for_a_kept_game_only_with_the_data_it_was_played_with(specimen: Path) -> None:
    if load(specimen, GAMES, Trust.TRUSTED).report.catalog_differs:
        with pytest.raises(SaveError, match="catalog_differs"):
            load(specimen, GAMES, Trust.UNTRUSTED)
    else:
        assert not load(specimen, GAMES, Trust.UNTRUSTED).session.to_move()


def test_there_is_a_kept_game() -> None:
    assert SPECIMENS
