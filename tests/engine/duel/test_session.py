"""Duel in a session with its file: what is refused changes nothing, what is saved comes back."""

import json
from pathlib import Path
from random import Random

import pytest

from engine.core.errors import ConfigError, SaveError
from engine.core.savefile import Trust, load, resume, save_as
from engine.core.session import Session
from engine.duel import commands
from engine.duel.commands import Command
from engine.duel.config import Config, config_from_json, table
from engine.duel.events import Event, TokensDrawn
from engine.duel.facts import slots_in
from engine.duel.game import DUEL
from engine.duel.scoring import total
from engine.duel.state import CHOOSE_FROM_BOX, DRAFT, State
from engine.duel.view import View
from tests.engine.duel.random_games import all_switches_turned, random_move
from tests.engine.duel.same import differences

DuelSession = Session[Config, State, Command, Event, View]
GAMES = {"duel": DUEL}
SPECIMENS = sorted((Path(__file__).parent / "specimens").glob("*.wonders"))


@pytest.fixture
def session() -> DuelSession:
    return Session.start(DUEL, table(11))


@pytest.fixture
def file(session: DuelSession, tmp_path: Path) -> Path:
    path = tmp_path / "game.wonders"
    session.attach(save_as(session, path, "test"))
    return path


def play(session: DuelSession, decisions: int, seed: int = 0) -> None:
    """So many random decisions, or to the end of the game."""
    rng = Random(seed)
    for _ in range(decisions):
        if session.to_move():
            assert session.submit(random_move(session.state, rng)) is None


def play_draft(session: DuelSession) -> None:
    while session.state.phase == DRAFT:
        play(session, 1)


def refused(session: DuelSession, file: Path, command: Command) -> str:
    """The code of the refusal; nothing may have changed, neither in memory nor on disk."""
    before, at, written = session.state.copy(), session.at, file.read_bytes()
    refusal = session.submit(command)
    assert refusal is not None
    assert differences(session.state, before) == []
    assert (session.at, file.read_bytes()) == (at, written)
    return refusal.code


# -- refusals -------------------------------------------------------------------------------------------------------


def test_a_command_at_the_wrong_moment_is_refused(session: DuelSession, file: Path) -> None:
    shown = session.state.shown
    absent = next(wonder for wonder in range(12) if wonder not in shown)
    assert refused(session, file, commands.DiscardCard(0, 0)) == "wrong_kind_of_decision"
    assert refused(session, file, commands.TakeWonder(1, shown[0])) == "not_your_decision"
    assert refused(session, file, commands.TakeWonder(2, shown[0])) == "no_such_seat"
    assert refused(session, file, commands.TakeWonder(0, absent)) == "wonder_not_shown"


def test_a_covered_card_and_a_foreign_wonder_are_refused(session: DuelSession, file: Path) -> None:
    play_draft(session)
    state = session.state
    covered = next(card for slot, card in enumerate(state.slots) if not state.accessible >> slot & 1)
    card = state.slots[slots_in(state.accessible)[0]]
    seat = state.decider
    foreign = state.cities[1 - seat].plans[0]
    assert refused(session, file, commands.BuildCard(seat, covered)) == "card_not_accessible"
    assert refused(session, file, commands.BuildWonder(seat, foreign, card)) == "not_your_wonder"
    assert refused(session, file, commands.Decline(seat)) == "wrong_kind_of_decision"


def test_the_same_card_is_refused_a_second_time(session: DuelSession, file: Path) -> None:
    play_draft(session)
    state = session.state
    card = state.slots[slots_in(state.accessible)[0]]
    assert session.submit(commands.DiscardCard(state.decider, card)) is None
    assert refused(session, file, commands.DiscardCard(session.to_move()[0], card)) == "card_not_accessible"


def test_nothing_can_be_done_after_the_end(session: DuelSession, file: Path) -> None:
    play(session, 1000)
    assert session.state.decider < 0
    assert refused(session, file, commands.DiscardCard(0, 0)) == "game_is_over"


# -- the file -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trust", [Trust.TRUSTED, Trust.UNTRUSTED])
@pytest.mark.parametrize(
    "config",
    [table(3), table(4, "random"), table(5, "seat_1", "first_game"), all_switches_turned(6)],
    ids=["draft", "random_first", "first_game", "all_switches"],
)
@pytest.mark.parametrize("decisions", [3, 30, 1000])
def test_a_saved_game_comes_back_as_it_was(tmp_path: Path, trust: Trust, config: Config, decisions: int) -> None:
    session = Session.start(DUEL, config)
    play(session, decisions)
    save_as(session, tmp_path / "game.wonders", "test")
    loaded = load(tmp_path / "game.wonders", GAMES, trust)
    assert differences(loaded.session.state, session.state) == []
    assert loaded.session.path() == session.path()
    assert loaded.session.config == config


def test_a_resumed_game_plays_on_in_the_same_file(session: DuelSession, file: Path) -> None:
    play(session, 20)
    session.detach()
    resumed = resume(file, GAMES, "test").session
    play(resumed, 5, 1)
    again = load(file, GAMES, Trust.UNTRUSTED).session
    assert differences(again.state, resumed.state) == []


def test_another_line_is_a_branch_and_the_old_one_stays(session: DuelSession, file: Path) -> None:
    play(session, 24)
    end = session.state.copy()
    old = session.at
    session.undo(6)
    play(session, 3, 99)
    assert old not in session.path()
    loaded = load(file, GAMES, Trust.UNTRUSTED).session
    loaded.go_to(old)
    assert differences(loaded.state, end) == []


def test_the_library_draws_the_same_tokens_when_the_move_is_taken_back() -> None:
    session = at_the_library()
    drawn, node, move = session.state.drawn[:], session.at, session.tree.decision(session.at).command
    session.undo()
    again: list[Event] = []
    DUEL.resolve(DUEL.ledger(session.state.copy(), again), move)
    assert [event.tokens for event in again if isinstance(event, TokensDrawn)] == [tuple(drawn)]
    assert session.submit(move) is None
    assert (session.at, session.state.drawn) == (node, drawn)


def test_the_library_draws_the_same_tokens_in_every_line_of_a_game() -> None:
    """Whatever happened before, the box holds the same tokens and the stream has a name of its own."""
    session = at_the_library()
    draws = []
    for line in range(60):
        session.undo(8 + line)
        play(session, 60, line)
        draws += [event.tokens for node in session.path() for event in drawn_at(session, node)]
    assert len(draws) > 10
    assert len(set(draws)) == 1


def drawn_at(session: DuelSession, node: int) -> list[TokensDrawn]:
    return [event for event in session.tree.events(node) if isinstance(event, TokensDrawn)]


def at_the_library() -> DuelSession:
    """The first random game in which tokens are drawn from the box, when that has just happened."""
    for seed in range(200):
        session = Session.start(DUEL, table(seed))
        rng = Random(seed)
        while session.to_move():
            session.submit(random_move(session.state, rng))
            if session.state.phase == CHOOSE_FROM_BOX:
                return session
    raise AssertionError("no such game")


def tampered(file: Path, number: int, old: str, new: str) -> None:
    """Change a word in one line, as an editor would."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    file.write_text("".join(lines), encoding="utf-8")


def test_a_file_with_a_changed_wonder_is_refused(session: DuelSession, file: Path) -> None:
    play(session, 10)
    session.detach()
    wonder = json.loads(file.read_text(encoding="utf-8").splitlines()[1])["command"]["wonder"]
    tampered(file, 1, wonder, "sphinx" if wonder != "sphinx" else "pyramids")
    with pytest.raises(SaveError) as error:
        load(file, GAMES, Trust.TRUSTED)
    assert error.value.code == "damaged_line"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"first": "seat_2"}, "unknown_first_player"),
        ({"first": 0}, "wrong_type"),
        ({"wonders": "all"}, "unknown_wonders"),
        ({"seed": -1}, "seed_out_of_range"),
        ({"seed": "1"}, "wrong_type"),
        ({"switches": {"fly": True}}, "unknown_switch"),
        ({"players": 3}, "unknown_field"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(ConfigError) as error:
        config_from_json({"seed": 1} | change)
    assert error.value.code == code


@pytest.mark.parametrize("trust", [Trust.TRUSTED, Trust.UNTRUSTED])
@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda path: path.stem)
def test_a_kept_game_always_loads_and_ends_in_the_recorded_score(specimen: Path, trust: Trust) -> None:
    session = load(specimen, GAMES, trust).session
    kept = json.loads(specimen.with_suffix(".json").read_text(encoding="utf-8"))
    assert session.at == kept["at"]
    assert [total(session.state, seat) for seat in (0, 1)] == kept["totals"]
    assert (session.state.victory, session.state.winner) == (kept["victory"], kept["winner"])
