"""7 Wonders in a session with its file: what is refused changes nothing, what is saved comes back."""

import json
from pathlib import Path
from random import Random

import pytest

from engine.core.errors import ConfigError, SaveError
from engine.core.savefile import Trust, load, resume, save_as
from engine.core.session import Session
from engine.seven import commands
from engine.seven.commands import Command
from engine.seven.config import Config, config_from_json, table
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.scoring import total
from engine.seven.state import LOSSES, State
from engine.seven.trade import Payment
from engine.seven.view import View, public_key

SevenSession = Session[Config, State, Command, Event, View]
GAMES = {"seven": SEVEN}
SPECIMENS = sorted((Path(__file__).parent / "specimens").glob("*.wonders"))


@pytest.fixture
def session() -> SevenSession:
    return Session.start(SEVEN, table(2, 3, 11))


@pytest.fixture
def file(session: SevenSession, tmp_path: Path) -> Path:
    path = tmp_path / "game.wonders"
    session.attach(save_as(session, path, "test"))
    return path


def play(session: SevenSession, decisions: int, seed: int = 0) -> None:
    """So many random decisions, or to the end of the game."""
    rng = Random(seed)
    for _ in range(decisions):
        if session.to_move():
            assert session.submit(rng.choice(session.legal(rng.choice(session.to_move())))) is None


def refused(session: SevenSession, file: Path, command: Command) -> str:
    """The code of the refusal; nothing may have changed, neither in memory nor on disk."""
    before = (public_key(session.state), session.at, file.read_bytes())
    refusal = session.submit(command)
    assert refusal is not None
    assert (public_key(session.state), session.at, file.read_bytes()) == before
    return refusal.code


def test_a_command_out_of_turn_is_refused(session: SevenSession, file: Path) -> None:
    card = session.state.hands[0][0]
    assert refused(session, file, commands.TakeFromDiscard(0, 0, card)) == "wrong_kind_of_decision"
    assert refused(session, file, commands.SellCard(7, 7, card)) == "no_such_seat"
    assert refused(session, file, commands.SellCard(-1, -1, card)) == "no_such_seat"
    assert refused(session, file, commands.SellCard(0, 1, card)) == "wrong_city"


def test_a_payment_of_a_loss_that_is_not_due_is_refused(tmp_path: Path) -> None:
    session = Session.start(SEVEN, table(2, 7, 1, expansions=("cities",)))
    path = tmp_path / "game.wonders"
    session.attach(save_as(session, path, "test"))
    rng = Random(1)
    while session.state.phase != LOSSES:
        assert session.submit(rng.choice(session.legal(session.to_move()[0]))) is None
    seat = session.to_move()[0]
    most = session.legal(seat)[0]
    assert isinstance(most, commands.PayLoss)
    assert refused(session, path, commands.PayLoss(seat, seat, most.coins + 1)) == "cannot_pay_that"
    assert refused(session, path, commands.PayLoss(seat, seat, -1)) == "cannot_pay_that"
    assert refused(session, path, commands.SellCard(seat, seat, 0)) == "wrong_kind_of_decision"
    assert session.submit(most) is None


def test_a_second_choice_in_the_same_turn_is_refused(session: SevenSession, file: Path) -> None:
    card, other = session.state.hands[0][:2]
    assert session.submit(commands.SellCard(0, 0, card)) is None
    assert refused(session, file, commands.SellCard(0, 0, card)) == "already_chosen"
    assert refused(session, file, commands.SellCard(0, 0, other)) == "already_chosen"


def test_a_choice_that_comes_a_turn_late_is_refused(session: SevenSession, file: Path) -> None:
    late = commands.SellCard(0, 0, session.state.hands[0][0])
    for seat in range(3):
        assert session.submit(commands.SellCard(seat, seat, session.state.hands[seat][0])) is None
    assert refused(session, file, late) == "card_not_in_hand"


def test_a_payment_nobody_asked_for_is_refused(session: SevenSession, file: Path) -> None:
    free = next(move for move in session.legal(0) if isinstance(move, commands.BuildCard) and not move.payment.total)
    dear = commands.BuildCard(0, 0, free.card, Payment(0, 2, 0))
    assert refused(session, file, dear) == "payment_not_offered"


def test_nothing_can_be_done_after_the_end(session: SevenSession, file: Path) -> None:
    play(session, 1000)
    assert refused(session, file, commands.SellCard(0, 0, 0)) == "game_is_over"


KINDS = {
    "two players": table(1, 2, 3),
    "three players": table(1, 3, 3),
    "seven players": table(2, 7, 3),
    "cities": table(2, 3, 3, expansions=("cities",)),
    "two teams": table(1, 4, 3, expansions=("cities",), teams=True),
    "three teams": table(2, 6, 3, expansions=("cities",), teams=True),
}


@pytest.mark.parametrize("trust", [Trust.TRUSTED, Trust.UNTRUSTED])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("decisions", [30, 1000])
def test_a_saved_game_comes_back_as_it_was(tmp_path: Path, trust: Trust, kind: str, decisions: int) -> None:
    session = Session.start(SEVEN, KINDS[kind])
    play(session, decisions, len(kind))
    save_as(session, tmp_path / "game.wonders", "test")
    loaded = load(tmp_path / "game.wonders", GAMES, trust)
    assert public_key(loaded.session.state) == public_key(session.state)
    assert loaded.session.path() == session.path()


def test_a_resumed_game_plays_on_in_the_same_file(session: SevenSession, file: Path) -> None:
    play(session, 20)
    session.detach()
    resumed = resume(file, GAMES, "test").session
    play(resumed, 5, 1)
    again = load(file, GAMES, Trust.UNTRUSTED).session
    assert public_key(again.state) == public_key(resumed.state)


def test_another_line_is_a_branch_and_the_old_one_stays(session: SevenSession, file: Path) -> None:
    play(session, 12)
    end = public_key(session.state)
    old = session.at
    session.undo(6)
    play(session, 3, 99)
    loaded = load(file, GAMES, Trust.UNTRUSTED).session
    loaded.go_to(old)
    assert public_key(loaded.state) == end


def tampered(file: Path, number: int, old: str, new: str) -> None:
    """Change a word in one line, as an editor would."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    file.write_text("".join(lines), encoding="utf-8")


def test_a_file_with_a_changed_card_is_refused(session: SevenSession, file: Path) -> None:
    play(session, 10)
    session.detach()
    card = json.loads(file.read_text(encoding="utf-8").splitlines()[3])["command"]["card"]
    tampered(file, 3, card, "palace")
    with pytest.raises(SaveError) as error:
        load(file, GAMES, Trust.TRUSTED)
    assert error.value.code == "damaged_line"


def test_a_file_from_a_newer_version_is_refused_and_left_alone(session: SevenSession, file: Path) -> None:
    session.detach()
    tampered(file, 0, '"version":2', '"version":99')
    before = file.read_bytes()
    with pytest.raises(SaveError) as error:
        resume(file, GAMES, "test")
    assert error.value.code == "newer_version"
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": 8}, "wrong_number_of_players"),
        ({"players": 1}, "wrong_number_of_players"),
        ({"players": 2}, "wrong_number_of_players"),
        ({"edition": 3}, "unknown_edition"),
        ({"expansions": ["leaders"]}, "unknown_expansion"),
        ({"edition": 1, "players": 2, "expansions": ["cities"]}, "expansion_for_more_players"),
        ({"teams": True, "players": 4}, "teams_without_cities"),
        ({"teams": True, "players": 3, "expansions": ["cities"]}, "teams_of_two"),
        ({"teams": True, "players": 5, "expansions": ["cities"]}, "teams_of_two"),
        ({"teams": True, "players": 7, "expansions": ["cities"]}, "teams_of_two"),
        ({"boards": ["rhodos"]}, "wrong_length"),
        ({"boards": ["rhodos", "rhodos", "random"]}, "board_twice"),
        ({"boards": ["atlantis", "random", "random"]}, "unknown_board"),
        ({"sides": ["A", "random", "random"]}, "unknown_side"),
        ({"seed": -1}, "seed_out_of_range"),
        ({"seed": "1"}, "wrong_type"),
        ({"switches": {"fly": True}}, "unknown_switch"),
        ({"weather": "rain"}, "unknown_field"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(ConfigError) as error:
        config_from_json({"edition": 2, "players": 3, "seed": 1} | change)
    assert error.value.code == code


@pytest.mark.parametrize("trust", [Trust.TRUSTED, Trust.UNTRUSTED])
@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda path: path.stem)
def test_a_kept_game_always_loads_and_ends_in_the_recorded_score(specimen: Path, trust: Trust) -> None:
    session = load(specimen, GAMES, trust).session
    kept = json.loads(specimen.with_suffix(".json").read_text(encoding="utf-8"))
    assert session.at == kept["at"]
    assert [total(session.state, city) for city in range(session.state.cities)] == kept["totals"]
