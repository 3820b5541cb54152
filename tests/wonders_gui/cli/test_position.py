"""`wonders position`: a position from a file, what can be said of it, and playing on."""

import json
from pathlib import Path

import pytest

from engine.seven.analysis import analysis
from engine.seven.game import SEVEN
from engine.seven.position import read_position, write_position
from tests.wonders_gui.cli.terminal import ROOT, Terminal

FOLDER = ROOT / "tests" / "positions"
POSITIONS = sorted(FOLDER.glob("*.yaml"))


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """The first turn of a game of three."""
    state = SEVEN.new_state(SEVEN.config_from_json({"edition": 2, "players": 3, "seed": 1}))
    SEVEN.set_up(SEVEN.ledger(state, None))
    path = tmp_path / "start.yaml"
    path.write_text(write_position(state), encoding="utf-8")
    return path


def sales(path: Path) -> list[str]:
    """A move for every seat: sell the first card."""
    moves = analysis(read_position(path.read_text(encoding="utf-8")))["moves"]
    assert isinstance(moves, list)
    texts = [[move["text"] for move in seat["moves"]] for seat in moves]
    return [next(text for text in seat if " sell " in text) for seat in texts]


def done(moves: list[str]) -> list[str]:
    return [word for move in moves for word in ("--do", move)]


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_every_position_can_be_shown_in_every_form(terminal: Terminal, path: Path) -> None:
    state = read_position(path.read_text(encoding="utf-8"))
    shown = terminal.do("position", str(path), "--json").json
    assert shown["analysis"] == analysis(state)
    assert shown["events"] == []
    assert SEVEN.state_from_json(shown["position"]).phase == state.phase
    assert terminal.do("position", str(path), "--yaml").out == write_position(state)
    assert terminal.do("position", str(path)).out.startswith("7 Wonders, ")


def test_the_overview_has_every_city_and_every_move(terminal: Terminal, start: Path) -> None:
    text = terminal.do("position", str(start)).out
    assert text.startswith("7 Wonders, second edition, 3 players: age I, turn 1\n")
    moves = analysis(read_position(start.read_text(encoding="utf-8")))["moves"]
    assert isinstance(moves, list)
    assert all(f"\n  {move['text']}\n" in text for seat in moves for move in seat["moves"])
    assert all(f"\nSeat {seat}: " in text for seat in range(3))


def test_a_sealed_choice_is_shown(terminal: Terminal, start: Path) -> None:
    move = sales(start)[1]
    text = terminal.do("position", str(start), "--do", move).out
    assert f"  has chosen: {move}\n" in text
    assert "Seat 1 may:" not in text


def test_moves_are_made_and_told(terminal: Terminal, start: Path) -> None:
    text = terminal.do("position", str(start), *done(sales(start))).out
    happened, _, position = text.partition("\n\n7 Wonders")
    assert happened.startswith("What happened\n")
    assert happened.count(", gaining 3 coins.") == 3
    assert "age I, turn 2" in position


def test_moves_are_told_as_events_too(terminal: Terminal, start: Path) -> None:
    shown = terminal.do("position", str(start), "--json", *done(sales(start))).json
    names = [event["event"] for event in shown["events"]]
    assert names[:4] == ["choice_sealed"] * 3 + ["choices_revealed"]
    assert names[-1] == "turn_began"
    assert shown["analysis"]["turn"] == 2
    assert SEVEN.state_from_json(shown["position"]).turn == 2


def test_a_position_that_was_written_can_be_played_on(terminal: Terminal, start: Path) -> None:
    start.write_text(terminal.do("position", str(start), "--yaml", *done(sales(start))).out, encoding="utf-8")
    assert "turn 2" in terminal.do("position", str(start)).out
    assert "turn 3" in terminal.do("position", str(start), *done(sales(start))).out


def test_json_positions_are_read_too(terminal: Terminal, start: Path, tmp_path: Path) -> None:
    shown = terminal.do("position", str(start), "--json")
    path = tmp_path / "start.json"
    path.write_text(json.dumps(shown.json["position"]), encoding="utf-8")
    assert terminal.do("position", str(path), "--json").json == shown.json


def test_the_discard_pile_of_halikarnassos_is_told(terminal: Terminal) -> None:
    path = FOLDER / "halikarnassos_on_turn_six.yaml"
    shown = terminal.do("position", str(path), "--json").json
    take = next(m["text"] for m in shown["analysis"]["moves"][0]["moves"] if " take " in m["text"])
    assert " from the discard pile." in terminal.do("position", str(path), "--do", take).out


# -- what cannot be -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("0 dance", "no move is called 'dance'; there are build, stage, sell, free, take, copy, leave, side and pay."),
        ("9 sell altar", "there is no seat '9' at this table."),
        ("0 sell kennel", "there is no card 'kennel' in this edition."),
        ("0 sell", "a move ended where its card should be; write for example `0 build baths left=2`."),
        ("", "a move ended where its seat should be; write for example `0 build baths left=2`."),
        ("0 sell altar twice", "a move goes on with 'twice', which says nothing there."),
        ("0 build altar up=3", "'up=3' is no payment; write left=COINS or right=COINS, each once."),
        ("0 for city 8 sell altar", "there is no city '8' at this table."),
        ("0 side up", "there is no board side 'up' in this edition."),
    ],
)
def test_text_that_is_no_move_is_refused(terminal: Terminal, start: Path, move: str, sentence: str) -> None:
    assert terminal.complaint(2, "position", str(start), "--do", move) == f"wonders position: {sentence}"


def test_a_move_against_the_rules_is_refused_with_the_reason(terminal: Terminal, start: Path) -> None:
    complaint = terminal.complaint(1, "position", str(start), "--do", "0 sell palace")
    assert complaint.endswith("the move '0 sell palace' is against the rules: This card is not in your hand: Palace.")


def test_a_move_that_comes_twice_is_refused(terminal: Terminal, start: Path) -> None:
    move = sales(start)[0]
    complaint = terminal.complaint(1, "position", str(start), "--do", move, "--do", move)
    assert complaint.endswith("is against the rules: You have already chosen.")


def test_json_and_yaml_do_not_go_together(terminal: Terminal, start: Path) -> None:
    assert "cannot go together" in terminal.complaint(2, "position", str(start), "--json", "--yaml")


def test_a_bad_position_is_named_with_its_field(terminal: Terminal, start: Path) -> None:
    start.write_text(start.read_text(encoding="utf-8").replace("edition: 2", "edition: 5"), encoding="utf-8")
    complaint = terminal.complaint(1, "position", str(start))
    assert complaint == f"wonders position: {start}, edition: there is no such edition."


def test_a_missing_file_is_named(terminal: Terminal, tmp_path: Path) -> None:
    assert "there is no such file or folder" in terminal.complaint(1, "position", str(tmp_path / "none.yaml"))


def test_an_empty_file_is_no_position(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "empty.yaml"
    path.touch()
    assert terminal.complaint(1, "position", str(path)) == f"wonders position: The file {path} is empty."
