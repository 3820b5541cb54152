"""`wonders replay`: a saved game told again, in full or as one seat may know it."""

from pathlib import Path

import pytest

from engine.catalog.loader import load_seven
from engine.core.savefile import Trust, load
from engine.seven.game import SEVEN
from tests.wonders_gui.cli.saves import GAMES, forged, unfinished
from tests.wonders_gui.cli.terminal import Terminal
from wonders_gui.cli.seven.names import CATEGORIES


def test_text_is_the_story_that_a_demo_of_the_same_seed_tells(terminal: Terminal, save: Path) -> None:
    assert terminal.do("replay", str(save), "--text").out == terminal.do("demo", "--seed", "7").out


def test_an_untrusted_file_tells_the_same(terminal: Terminal, save: Path) -> None:
    trusted = terminal.do("replay", str(save), "--text").out
    assert terminal.do("replay", str(save), "--text", "--untrusted").out == trusted


def test_json_has_the_score_and_the_counts(terminal: Terminal, save: Path) -> None:
    report = terminal.do("replay", str(save), "--json").json
    session = load(save, GAMES, Trust.TRUSTED).session
    assert report["game"] == "seven"
    assert report["config"] == SEVEN.config_to_json(session.config)
    assert report["decisions"] == report["depth"] == len(session.tree.decisions)
    assert report["over"] is True
    assert report["to_move"] == []
    assert report["score"] == [dict(session.score(seat)) for seat in range(3)]
    best = report["standings"][0]
    assert best["points"] == sum(report["score"][best["seat"]].values())
    assert best["place"] == 1


def test_the_summary_names_the_cities_and_the_winner(terminal: Terminal, save: Path) -> None:
    lines = terminal.do("replay", str(save)).out.splitlines()
    assert lines[0] == "7 Wonders, second edition, 3 players, seed 7"
    assert sum(line.startswith("  seat ") for line in lines) == 3
    assert lines[-3].startswith("1. ")


def test_an_unfinished_game_says_who_is_still_to_decide(terminal: Terminal, save: Path) -> None:
    text = terminal.do("replay", str(unfinished(save, 4)), "--text").out
    assert text.splitlines()[-1].startswith("The game is not over. Still to decide: seat 1 (")
    assert "the game is not over" in terminal.do("replay", str(save)).out
    report = terminal.do("replay", str(save), "--json").json
    assert (report["over"], report["to_move"], report["standings"]) == (False, [1, 2], [])


@pytest.mark.parametrize("edition", [1, 2])
def test_the_score_sheet_follows_the_order_of_the_edition(terminal: Terminal, edition: int) -> None:
    lines = terminal.do("demo", "--edition", str(edition), "--seed", "1").out.splitlines()
    start = lines.index("Final score") + 2
    order = [CATEGORIES[category] for category in load_seven(edition).score_order]
    assert [line.split()[0] for line in lines[start : start + 8]] == [*order, "Total"]


# -- what one seat may know -----------------------------------------------------------------------------------


def test_a_seat_is_not_told_the_hands_of_others(terminal: Terminal, save: Path) -> None:
    lines = terminal.do("replay", str(save), "--text", "--seat", "1").out.splitlines()
    assert lines[1] == "as seat 1 may know it"
    dealt = [line for line in lines if " is dealt " in line]
    assert len(dealt) == 9
    assert [line.endswith("is dealt 7 hidden cards.") for line in dealt] == [True, False, True] * 3


def test_a_seat_is_told_its_own_hand_in_every_turn(terminal: Terminal, save: Path) -> None:
    text = terminal.do("replay", str(save), "--text", "--seat", "2").out
    assert text.count(" holds ") == 15


def test_a_seat_is_not_told_what_others_sell_and_bury(terminal: Terminal, save: Path) -> None:
    everything = terminal.do("replay", str(save), "--text").out.splitlines()
    assert not any("hidden" in line for line in everything)
    for seat in range(3):
        lines = terminal.do("replay", str(save), "--text", "--seat", str(seat)).out.splitlines()
        city = next(line.split(":")[1].split(",")[0].strip() for line in lines if line.startswith(f"  Seat {seat}:"))
        secret = [line.strip() for line in lines if " sells " in line or " builds stage " in line]
        assert secret
        assert all(("a hidden card" in line) != line.startswith(f"{city} ") for line in secret)


def test_everybody_is_told_the_same_score(terminal: Terminal, save: Path) -> None:
    ends = {
        terminal.do("replay", str(save), "--text", "--seat", str(seat)).out.partition("Final score")[2]
        for seat in range(3)
    }
    assert len(ends) == 1


# -- files that cannot be used --------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["3", "-1"])
def test_a_seat_that_is_not_there_is_refused(terminal: Terminal, save: Path, seat: str) -> None:
    complaint = terminal.complaint(2, "replay", str(save), "--text", "--seat", seat)
    assert complaint == f"wonders replay: there is no seat {seat} in this game; seats are numbered from 0 to 2."


@pytest.mark.parametrize("others", [["--seat", "1"], ["--seat", "1", "--json"]])
def test_a_seat_needs_a_text(terminal: Terminal, save: Path, others: list[str]) -> None:
    assert "so it needs --text" in terminal.complaint(2, "replay", str(save), *others)


def test_text_and_json_do_not_go_together(terminal: Terminal, save: Path) -> None:
    assert "cannot go together" in terminal.complaint(2, "replay", str(save), "--text", "--json")


def test_a_file_that_is_not_there_is_named(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "none.wonders"
    complaint = terminal.complaint(1, "replay", str(path))
    assert complaint == f"wonders replay: The file {path} cannot be read: there is no such file or folder."


def test_a_folder_is_no_file(terminal: Terminal, tmp_path: Path) -> None:
    assert "it is not an ordinary file" in terminal.complaint(1, "replay", str(tmp_path))


def test_an_empty_file_is_no_game(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "empty.wonders"
    path.touch()
    assert terminal.complaint(1, "replay", str(path)) == f"wonders replay: The file {path} is empty."


def test_another_kind_of_file_is_no_game(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "cat.png"
    path.write_bytes(b"\x89PNG\r\n" * 9)
    assert terminal.complaint(1, "replay", str(path)) == f"wonders replay: The file {path} is not a saved game."


def test_a_damaged_line_is_named(terminal: Terminal, save: Path) -> None:
    save.write_bytes(save.read_bytes().replace(b'"id":5', b'"id":6', 1))
    complaint = terminal.complaint(1, "replay", str(save))
    assert complaint == f"wonders replay: The file {save} is damaged in line 6: its checksum is wrong."


def test_a_newer_version_is_left_alone(terminal: Terminal, save: Path) -> None:
    save.write_bytes(save.read_bytes().replace(b'"version":2', b'"version":99', 1))
    assert "was made by a newer version of this program" in terminal.complaint(1, "replay", str(save))


def test_a_torn_last_line_is_left_out_and_told(terminal: Terminal, save: Path) -> None:
    save.write_bytes(save.read_bytes()[:-20])
    assert "the last line was torn and was left out" in terminal.do("replay", str(save)).out


def test_a_forged_decision_is_refused_by_the_rules_alone(terminal: Terminal, save: Path) -> None:
    forged(save, b'"event":"turn_began","turn":2', b'"event":"turn_began","turn":4')
    assert terminal.do("replay", str(save)).code == 0
    complaint = terminal.complaint(1, "replay", str(save), "--untrusted")
    assert complaint.endswith("that the rules do not allow.")


def test_a_table_that_cannot_be_is_refused_with_line_and_field(terminal: Terminal, save: Path) -> None:
    forged(save, b'"players":3', b'"players":9')
    complaint = terminal.complaint(1, "replay", str(save))
    assert complaint.endswith("line 1: the field config cannot be used (so many cannot play this edition).")


def test_a_game_we_do_not_have_is_named(terminal: Terminal, save: Path) -> None:
    forged(save, b'"game":"seven"', b'"game":"chess"')
    assert "a game that this program does not have: chess" in terminal.complaint(1, "replay", str(save))
