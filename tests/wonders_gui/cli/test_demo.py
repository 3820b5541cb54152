"""`wonders demo`: one random game as text."""

from tests.wonders_gui.cli.terminal import Terminal


def test_a_demo_tells_a_whole_game(terminal: Terminal) -> None:
    lines = terminal.do("demo", "--seed", "3").out.splitlines()
    assert lines[0] == "7 Wonders, second edition, 3 players, seed 3"
    assert [line for line in lines if line.startswith("Age ")] == ["Age I", "Age II", "Age III"]
    assert sum(line.startswith("  Age ") for line in lines) == 18
    assert "Final score" in lines
    assert lines[-1].startswith("  3. ")


def test_the_same_seed_tells_the_same_game(terminal: Terminal) -> None:
    assert terminal.do("demo", "--seed", "5").out == terminal.do("demo", "--seed", "5").out


def test_without_a_seed_every_demo_is_another_game(terminal: Terminal) -> None:
    assert len({terminal.do("demo").out for _ in range(3)}) > 1


def test_two_players_share_the_table_with_the_free_city(terminal: Terminal) -> None:
    text = terminal.do("demo", "--edition", "1", "--players", "2", "--seed", "1").out
    assert "  Free City: " in text
    assert "decides for the Free City and draws" in text


def test_boards_and_sides_can_be_asked_for(terminal: Terminal) -> None:
    text = terminal.do("demo", "--boards", "gizah,random,rhodos", "--sides", "night,day,choose", "--seed", "1").out
    assert "Seat 0: Giza, side night" in text
    assert "Seat 2: Rhodes, side still to be chosen" in text
    assert "  Rhodes chooses the side " in text


def test_rule_switches_can_be_turned(terminal: Terminal) -> None:
    table = ("--switch", "halikarnassos_must_build", "--switch", "free_city_uses_its_powers")
    report = terminal.do("simulate", *table, "--games", "1", "--json").json
    assert report["switches"] == {"halikarnassos_must_build": True, "free_city_uses_its_powers": False}


def test_a_rule_switch_that_does_not_exist_is_refused_with_those_that_do(terminal: Terminal) -> None:
    complaint = terminal.complaint(2, "demo", "--switch", "coins_are_limited")
    assert complaint.startswith("wonders demo: there is no rule switch 'coins_are_limited'; there are babylon_")
    assert complaint.endswith(" and tied_teams_keep_their_diplomacy.")
