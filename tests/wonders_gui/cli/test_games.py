"""The verbs know no game: a second one needs only a desk, and brings its own options, sentences and counts."""

from pathlib import Path

import pytest

from tests.wonders_gui.cli.terminal import Terminal
from tests.wonders_gui.cli.toy_desk import ToyDesk
from wonders_gui.cli import measuring, searching
from wonders_gui.cli.clerk import GameClerk
from wonders_gui.cli.games import DEFAULT, GAMES, clerk_of
from wonders_gui.cli.sentences import OF_GAMES, told

TOY = ("--game", "toy")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", lambda: GameClerk(ToyDesk()))
    monkeypatch.setitem(
        OF_GAMES,
        "toy",
        {
            "ConfigError": {"too_many_seats": "{seats} are too many for toys."},
            "CommandError": {"unknown_verb": "toys know no {word!r}."},
            "PositionError": {"wrong_round": "only the first round can be described."},
            "Refusal": {"no_such_number": "nobody can choose {number}.", "game_is_over": "toys are tired."},
            "Violation": {"unlucky": "{seat} has bad luck."},
        },
    )


@pytest.fixture
def toy_save(terminal: Terminal, tmp_path: Path) -> Path:
    terminal.do("simulate", *TOY, "--seats", "3", "--games", "1", "--seed", "7", "--save-dir", str(tmp_path))
    return tmp_path / "game-7.wonders"


@pytest.fixture
def described(tmp_path: Path) -> Path:
    path = tmp_path / "toy.yaml"
    path.write_text("game: toy\nround: 0\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_called_by_its_own_name(name: str) -> None:
    assert clerk_of(name).name == name


def test_the_usual_game_is_there() -> None:
    assert DEFAULT in GAMES


# -- games ----------------------------------------------------------------------------------------------------


def test_a_demo_tells_a_game_of_the_kind_that_is_asked_for(terminal: Terminal) -> None:
    lines = terminal.do("demo", "--seats", "3", *TOY, "--seed", "5").out.splitlines()
    assert lines[:3] == ["Toy, 3 seats, seed 5", "", "The table"]
    assert "  nothing more" in lines
    assert lines[lines.index("Final score") + 1].startswith("  points [")
    assert lines[-1].startswith("  3. ") or lines[-1].startswith("  2. ")


def test_a_simulation_reports_what_the_game_counts(terminal: Terminal) -> None:
    report = terminal.do("simulate", *TOY, "--games", "10", "--seed", "20", "--json").json
    assert (report["game"], report["seats"], report["seed"], report["games"]) == ("toy", 2, 20, 10)
    assert report["decisions"] == 60
    assert report["results"].keys() == {"alone", "shared"}
    assert sum(report["results"].values()) == 10
    assert report["mean_points"].keys() == {"numbers", "total"}
    assert "edition" not in report


def test_what_a_game_counts_is_told_to_people_too(terminal: Terminal) -> None:
    lines = terminal.do("simulate", *TOY, "--games", "10").out.splitlines()
    assert lines[0] == "10 games of Toy, 2 seats, from seed 0 on"
    counts = [line.split() for line in lines if line.startswith(("  won alone ", "  shared "))]
    assert sum(int(words[-2]) for words in counts) == 10


def test_a_game_of_seven_wonders_counts_nothing_more(terminal: Terminal) -> None:
    assert "results" not in terminal.do("simulate", "--games", "1", "--json").json


def test_a_broken_law_is_told_with_its_moment_in_the_words_of_the_game(terminal: Terminal) -> None:
    result = terminal.run("simulate", *TOY, "--games", "1", "--seed", "13", "--json")
    assert result.code == 1
    assert result.json["violation_texts"][0] == "seed 13, round 0: number 0 has bad luck."


# -- files ----------------------------------------------------------------------------------------------------


def test_a_saved_game_says_itself_which_game_it_is(terminal: Terminal, toy_save: Path) -> None:
    lines = terminal.do("replay", str(toy_save)).out.splitlines()
    assert lines[0] == "Toy, 3 seats, seed 7"
    assert lines[1].startswith("  seat 0: with ")
    assert terminal.do("replay", str(toy_save), "--json").json["game"] == "toy"
    assert terminal.do("validate", str(toy_save)).out == f"ok: {toy_save}: a saved game with 9 decisions\n"


def test_a_saved_game_is_told_as_a_seat_may_know_it(terminal: Terminal, toy_save: Path) -> None:
    lines = terminal.do("replay", str(toy_save), "--text", "--seat", "2").out.splitlines()
    assert lines[1] == "as seat 2 may know it"
    assert "  CardDealt(seat=0, card=0)" in lines
    assert "numbered from 0 to 2" in terminal.complaint(2, "replay", str(toy_save), "--text", "--seat", "3")


def test_games_of_several_kinds_are_checked_together(terminal: Terminal, toy_save: Path, save: Path) -> None:
    assert [line[:3] for line in terminal.do("validate", str(toy_save), str(save)).out.splitlines()] == ["ok:"] * 2


def test_a_position_says_itself_which_game_it_is_of(terminal: Terminal, described: Path) -> None:
    lines = terminal.do("position", str(described)).out.splitlines()
    assert lines == ["Toy, 2 seats: round 0", *("", "Seat 0 may:", "  0 1", "  0 2", "  0 3"), *lines[6:]]
    assert terminal.do("validate", str(described)).out == f"ok: {described}: a position of 2 players\n"


def test_moves_are_made_in_a_position_of_any_game(terminal: Terminal, described: Path) -> None:
    shown = terminal.do("position", str(described), "--do", "1 2", "--json").json
    assert shown["events"] == [{"event": "NumberSealed", "values": [1, 2]}]
    assert shown["analysis"] == {"round": 0}
    assert terminal.do("position", str(described), "--do", "1 2", "--yaml").out.startswith("game: toy\n")


def test_a_position_that_names_no_game_is_one_of_seven_wonders(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "nameless.yaml"
    path.write_text("round: 0\n", encoding="utf-8")
    assert terminal.complaint(1, "position", str(path)).endswith(f"{path}, round: there is no such field.")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game: chess\n", "game: there is no game 'chess' in this program."),
        ("game: 7\n", "game: it should be of another kind: text."),
        ("- game\n", "it should be of another kind: mapping."),
        ("game: toy\nround: 1\n", "round: only the first round can be described."),
    ],
)
def test_a_position_of_no_game_is_refused(terminal: Terminal, tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(text, encoding="utf-8")
    place = f"{path}, " if sentence.startswith(("game", "round")) else f"{path}: "
    assert terminal.complaint(1, "position", str(path)) == f"wonders position: {place}{sentence}"


# -- sentences ------------------------------------------------------------------------------------------------


def test_the_sentence_of_a_game_goes_before_the_one_that_all_games_share() -> None:
    assert told("Refusal", "game_is_over", {}, "toy") == "toys are tired."
    assert told("Refusal", "game_is_over", {}, "seven") == "The game is over."


def test_a_table_is_refused_in_the_words_of_its_game(terminal: Terminal) -> None:
    assert terminal.complaint(2, "demo", *TOY, "--seats", "9") == "wonders demo: 9 are too many for toys."


def test_a_text_that_is_no_move_is_refused_in_the_words_of_its_game(terminal: Terminal, described: Path) -> None:
    complaint = terminal.complaint(2, "position", str(described), "--do", "dance")
    assert complaint == "wonders position: toys know no 'dance'."


def test_a_move_is_refused_in_the_words_of_its_game(terminal: Terminal, described: Path) -> None:
    complaint = terminal.complaint(1, "position", str(described), "--do", "0 4")
    assert complaint.endswith("the move '0 4' is against the rules: nobody can choose 4.")


# -- options --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [["--edition", "2"], ["--edition=2"], ["--seed", "1", "--boards", "gizah"]])
def test_an_option_that_only_another_game_has_is_refused(terminal: Terminal, arguments: list[str]) -> None:
    option = next(argument for argument in arguments if argument != "--seed" and argument[0] == "-")
    assert terminal.complaint(2, "demo", *TOY, *arguments) == (
        f"wonders demo: {option.partition('=')[0]} is an option of the game seven, not of toy "
        "(see wonders demo --game toy --help)."
    )


@pytest.mark.parametrize(("verb", "option"), [("demo", "--seats"), ("bench", "--seats"), ("cards", "--odd")])
def test_the_usual_game_refuses_the_options_of_others_too(terminal: Terminal, verb: str, option: str) -> None:
    complaint = terminal.complaint(2, verb, option)
    assert complaint.startswith(f"wonders {verb}: {option} is an option of the game toy, not of seven ")


def test_an_option_that_no_game_has_is_unknown(terminal: Terminal) -> None:
    assert "unrecognized arguments: --frobnicate" in terminal.complaint(2, "demo", *TOY, "--frobnicate")


@pytest.mark.parametrize("verb", ["demo", "simulate", "bench"])
def test_help_shows_the_options_of_the_game_that_is_asked_for(terminal: Terminal, verb: str) -> None:
    usual, toys = terminal.do(verb, "--help").out, terminal.do(verb, "--game=toy", "--help").out
    assert "--edition" in usual
    assert "--seats" not in usual
    assert "--seats" in toys
    assert "--edition" not in toys


@pytest.mark.parametrize("verb", ["demo", "simulate", "cards", "bench"])
def test_a_game_that_is_not_there_is_refused_with_those_that_are(terminal: Terminal, verb: str) -> None:
    complaint = terminal.complaint(2, verb, "--game", "chess")
    assert complaint.startswith(f"wonders {verb}: there is no game 'chess' in this program; the games are seven")
    assert complaint.endswith(" and toy.")


def test_a_game_must_be_named_after_its_option(terminal: Terminal) -> None:
    assert "argument --game: expected one argument (see wonders demo" in terminal.complaint(2, "demo", "--game")


# -- cards and bench ------------------------------------------------------------------------------------------


def test_the_cards_are_those_of_the_game(terminal: Terminal) -> None:
    assert terminal.do("cards", *TOY, "--odd").out == "number 1\nnumber 3\n"
    assert terminal.do("cards", *TOY, "--json").json == {"numbers": [1, 2, 3]}


def test_the_engine_is_measured_at_the_tables_of_the_game(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "WARM_UP", 2)
    monkeypatch.setattr(searching, "POSITIONS", 20)
    report = terminal.do("bench", *TOY, "--seats", "3", "--seconds", "0.01", "--json").json
    assert (report["game"], report["engine"]) == ("toy", "plain")
    (result,) = report["results"]
    assert (result["seats"], result["decisions_per_game"]) == (3, 9)
    assert result["microseconds_per_copy"] > 0
    lines = terminal.do("bench", *TOY, "--seconds", "0.01").out.splitlines()
    assert lines[0] == "Toy, random games, plain engine, one thread"
    assert [line[:8] for line in lines[3:4]] == ["2 seats "]
    assert lines[5] == "Toy, search of a master, plain engine, one thread: positions per CPU-second"
    assert [line[:8] for line in lines[7:]] == ["2 seats "]


def test_a_game_without_bots_is_measured_without_a_search(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "WARM_UP", 2)
    monkeypatch.setattr(ToyDesk, "opponents", lambda _: None)
    assert terminal.do("bench", *TOY, "--seconds", "0.01", "--json").json["searches"] == []
    assert len(terminal.do("bench", *TOY, "--seconds", "0.01").out.splitlines()) == 4
