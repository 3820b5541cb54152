"""`wonders demo --game duel`: one random game as text, at any table that can be asked for."""

import pytest

from engine.duel.config import Switches
from tests.wonders_gui.cli.terminal import Terminal
from wonders_gui.cli.switches import names_of
from wonders_gui.cli.words import listed

DEMO = ("demo", "--game", "duel")
SWITCHES = names_of(Switches())


def test_a_demo_tells_a_whole_game(terminal: Terminal) -> None:
    lines = terminal.do(*DEMO, "--seed", "3").out.splitlines()
    assert lines[0] == "7 Wonders Duel, seed 3"
    assert lines[3] == "  Seat 0 is the first player."
    assert sum(line.startswith("Wonders shown: ") for line in lines) == 2
    assert sum(" takes " in line for line in lines[:20]) == 8
    assert lines.count("Age I") == 1
    assert lines.index("Final score") < lines.index("Standings")
    assert lines[-2].startswith("  1. Seat ")


def test_every_turn_is_one_line_with_its_number_and_the_coins_after_it(terminal: Terminal) -> None:
    lines = terminal.do(*DEMO, "--seed", "3").out.splitlines()
    first = lines[lines.index("Age I") : lines.index("Age II")]
    turns = [line for line in first if " Coins " in line]
    assert [int(line[:4]) for line in turns] == list(range(1, 21))
    assert all(line[6:11] == "Seat " and line.endswith(".") for line in turns)


def test_the_same_seed_tells_the_same_game(terminal: Terminal) -> None:
    assert terminal.do(*DEMO, "--seed", "5").out == terminal.do(*DEMO, "--seed", "5").out


def test_the_first_player_can_be_asked_for(terminal: Terminal) -> None:
    assert "  Seat 1 is the first player." in terminal.do(*DEMO, "--first", "seat_1", "--seed", "1").out
    told = {terminal.do(*DEMO, "--first", "random", "--seed", str(seed)).out.splitlines()[3] for seed in range(12)}
    assert told == {"  Seat 0 is the first player.", "  Seat 1 is the first player."}


def test_a_first_game_has_fixed_wonders_instead_of_a_draft(terminal: Terminal) -> None:
    text = terminal.do(*DEMO, "--wonders", "first_game", "--seed", "1").out
    assert text.startswith("7 Wonders Duel, wonders of a first game, seed 1\n")
    assert "  Seat 0 gets The Pyramids." in text
    assert "  Seat 1 gets The Colossus." in text
    assert "Wonders shown" not in text


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_named_switch_is_turned_from_its_default(terminal: Terminal, switch: str) -> None:
    setting = "off" if getattr(Switches(), switch) else "on"
    head = terminal.do(*DEMO, "--switch", switch, "--switch", switch, "--seed", "1").out.splitlines()[0]
    assert head == f"7 Wonders Duel, {switch} {setting}, seed 1"


def test_several_switches_may_be_turned(terminal: Terminal) -> None:
    some = ("--switch", "weaker_player_must_begin", "--switch", "coins_are_limited")
    text = terminal.do(*DEMO, *some, "--seed", "1").out
    assert text.startswith("7 Wonders Duel, weaker_player_must_begin on, coins_are_limited on, seed 1\n")
    assert " chooses " not in text


@pytest.mark.parametrize("verb", ["demo", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--first", "me"], "Nobody is first by me. There are seat_0, seat_1 and random."),
        (["--wonders", "all"], "Wonders are not shared out by all. There are draft and first_game."),
        (["--switch", "ads"], f"there is no rule switch 'ads'; there are {listed(SWITCHES)}."),
        (["--seed", "-1"], "The seed -1 is out of range. Seeds go from 0 to 9223372036854775807."),
        (
            ["--players", "3"],
            "--players is an option of the game seven, not of duel (see wonders {verb} --game duel --help).",
        ),
        (["--switch"], "argument --switch: expected one argument (see wonders {verb} --help)."),
    ],
)
def test_a_table_that_cannot_be_is_refused(terminal: Terminal, verb: str, arguments: list[str], sentence: str) -> None:
    complaint = terminal.complaint(2, verb, "--game", "duel", *arguments)
    assert complaint == f"wonders {verb}: {sentence.format(verb=verb)}"


def test_the_options_of_duel_are_none_of_seven_wonders(terminal: Terminal) -> None:
    assert "--first is an option of the game duel, not of seven" in terminal.complaint(2, "demo", "--first", "seat_1")
