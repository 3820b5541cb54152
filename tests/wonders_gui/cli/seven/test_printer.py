"""How the special moments of a game are told."""

from tests.wonders_gui.cli.terminal import ROOT, Terminal


def happened(terminal: Terminal, position: str, *moves: str) -> list[str]:
    """What is told when these moves are made in a described position."""
    path = ROOT / "tests" / "positions" / f"{position}.yaml"
    told = terminal.do("position", str(path), *(word for move in moves for word in ("--do", move))).out
    return [line.strip() for line in told.partition("\n\n7 Wonders")[0].splitlines()]


def test_a_copied_guild_is_told_and_nothing_of_the_turn_before(terminal: Terminal) -> None:
    lines = happened(terminal, "olympia_copies_a_guild", "0 copy spies_guild")
    assert lines == ["What happened", "Olympia copies Spies Guild."]


def test_a_card_built_for_nothing_is_told_with_the_right_to_it(terminal: Terminal) -> None:
    moves = ("0 free palace", "1 sell haven", "2 sell study")
    lines = happened(terminal, "olympia_builds_for_nothing", *moves)
    assert lines[1] == "Olympia builds Palace by its right to build one card for nothing."


def test_whoever_takes_nothing_from_the_discard_pile_is_told(terminal: Terminal) -> None:
    lines = happened(terminal, "halikarnassos_on_turn_six", "0 leave")
    assert lines[1] == "Halicarnassus takes nothing from the discard pile."


def test_the_last_card_of_the_free_city_comes_from_the_pile(terminal: Terminal) -> None:
    lines = happened(terminal, "free_city_babylon_plays_the_pile", "1 for city 2 build theater")
    assert lines[1] == "Free City builds Theater."
    assert lines[2].startswith("Left over and discarded: ")
    assert "the pile" not in lines[2]


def test_the_last_card_of_babylon_is_announced(terminal: Terminal) -> None:
    for seed in range(40):
        table = ("--edition", "2", "--boards", "babylon,random,random", "--sides", "night,random,random")
        text = terminal.do("demo", *table, "--seed", str(seed)).out
        if "Babylon may play its last card." in text:
            return
    raise AssertionError("no random game had one")
