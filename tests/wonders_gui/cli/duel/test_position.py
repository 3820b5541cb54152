"""`wonders position` and `wonders validate` on positions of Duel."""

from pathlib import Path

import pytest

from engine.duel.analysis import analysis
from engine.duel.moves import VERBS
from engine.duel.position import read_position, write_position
from tests.positions import DUEL
from tests.wonders_gui.cli.terminal import Terminal
from wonders_gui.cli.words import listed


def path_of(name: str) -> str:
    return str(DUEL.folder / f"{name}.yaml")


@pytest.mark.parametrize("name", DUEL.names)
def test_every_position_can_be_shown_in_every_form(terminal: Terminal, name: str) -> None:
    state = read_position(DUEL.text_of(name))
    shown = terminal.do("position", path_of(name), "--json").json
    assert shown["analysis"] == analysis(state)
    assert shown["events"] == []
    assert terminal.do("position", path_of(name), "--yaml").out == write_position(state)
    assert terminal.do("position", path_of(name)).out.startswith("7 Wonders Duel")


def test_every_position_is_ok(terminal: Terminal) -> None:
    lines = terminal.do("validate", *map(path_of, DUEL.names)).out.splitlines()
    assert len(lines) == len(DUEL.names)
    assert all(line.startswith("ok: ") and line.endswith(": a position of 2 players") for line in lines)


def test_the_overview_draws_the_structure_and_tells_both_cities_and_every_move(terminal: Terminal) -> None:
    lines = terminal.do("position", path_of("sixth_symbol_is_near")).out.splitlines()
    assert lines[0] == "7 Wonders Duel: age III, turn 12"
    assert [line.split() for line in lines[2:5]][0::2] == [
        ["Palace", "Senate"],
        ["Academy", "Town", "Hall", "Arena", "Port"],
    ]
    assert lines[3].count("(") == 3
    assert "Pawn: the middle" in lines
    assert (
        "  produces 1 wood, 1 stone, 1 glass; buys wood for 2, stone for 2, clay for 2, glass for 3, papyrus for 2"
        in (lines)
    )
    moves = terminal.do("position", path_of("sixth_symbol_is_near"), "--json").json["analysis"]["moves"][0]["moves"]
    assert lines[lines.index("Seat 0 may:") + 1 :] == [f"  {move['text']}" for move in moves]


@pytest.mark.parametrize(
    ("position", "head"),
    [
        ("draft_begins", "7 Wonders Duel: draft, pick 1"),
        ("pair_brings_a_token", "a token for a pair"),
        ("library_draws_three_tokens", "a token from the box"),
        ("circus_maximus_destroys_a_grey_card", "a card to be destroyed"),
        ("mausoleum_digs_in_the_discard_pile", "at the discard pile"),
        ("weaker_player_chooses_who_begins", "7 Wonders Duel: age II, turn 1, who begins is to be chosen"),
        ("over_shared", "7 Wonders Duel: the game is over"),
    ],
)
def test_the_overview_says_what_the_table_waits_for(terminal: Terminal, position: str, head: str) -> None:
    assert terminal.do("position", path_of(position)).out.splitlines()[0].endswith(head)


def test_the_overview_says_what_is_between_turns(terminal: Terminal) -> None:
    text = terminal.do("position", path_of("mausoleum_pair_token_law")).out
    assert "\nAnother turn: seat 0\n" in text
    assert "\nDrawn from the box: " in terminal.do("position", path_of("library_draws_three_tokens")).out
    assert "\nThe victory is shared.\n" in terminal.do("position", path_of("over_shared")).out


def test_moves_are_made_and_told(terminal: Terminal) -> None:
    text = terminal.do("position", path_of("draft_begins"), "--do", "1 take sphinx", "--do", "0 take mausoleum").out
    happened, _, position = text.partition("\n\n7 Wonders Duel")
    assert happened == "What happened\n  Seat 1 takes The Sphinx.\n  Seat 0 takes The Mausoleum."
    assert position.startswith(": draft, pick 3\n")


def test_moves_are_told_as_events_too(terminal: Terminal) -> None:
    shown = terminal.do("position", path_of("sixth_symbol_is_near"), "--json", "--do", "0 build academy").json
    assert shown["events"][-1] == {"event": "game_ended", "victory": "scientific", "winner": 0}
    assert shown["analysis"]["victory"] == "scientific"
    assert shown["position"]["phase"] == "over"


# -- what cannot be -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("0 dance", f"no move is called 'dance'; there are {listed(VERBS)}."),
        ("2 build academy", "there is no seat '2' at this table."),
        ("0 build kennel", "there is no card 'kennel' in this game."),
        ("0 wonder petra over academy", "there is no wonder 'petra' in this game."),
        ("0 token luck", "there is no progress token 'luck' in this game."),
        ("0 build", "a move ended where its card should be; write for example `0 build baths`."),
        ("", "a move ended where its seat should be; write for example `0 build baths`."),
        ("0 build academy twice", "a move goes on with 'twice', which says nothing there."),
    ],
)
def test_text_that_is_no_move_is_refused(terminal: Terminal, move: str, sentence: str) -> None:
    complaint = terminal.complaint(2, "position", path_of("sixth_symbol_is_near"), "--do", move)
    assert complaint == f"wonders position: {sentence}"


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        ("sixth_symbol_is_near", "0 build palace", "This card is not accessible yet: Palace."),
        ("sixth_symbol_is_near", "1 build academy", "It is not your turn."),
        ("sixth_symbol_is_near", "0 take sphinx", "Another choice comes first."),
        ("pawn_before_the_capital", "0 build town_hall", "Not enough coins. Needed: 10, available: 6."),
        ("pawn_before_the_capital", "0 wonder sphinx over port", "This wonder is not yours: The Sphinx."),
        (
            "seventh_wonder_is_the_last",
            "0 wonder sphinx over gardens",
            "This wonder has already been built: The Sphinx.",
        ),
        ("draft_begins", "1 take pyramids", "This wonder is not on offer: The Pyramids."),
        ("library_draws_three_tokens", "1 token law", "This progress token cannot be chosen now: Law."),
        (
            "circus_maximus_destroys_a_grey_card",
            "1 destroy lumber_yard",
            "Only grey cards of your opponent can be destroyed.",
        ),
        (
            "mausoleum_digs_in_the_discard_pile",
            "0 dig lumber_yard",
            "This card is not in the discard pile: Lumber Yard.",
        ),
        ("mausoleum_digs_in_the_discard_pile", "0 decline", "You must choose."),
        ("over_shared", "0 build palace", "The game is over."),
    ],
)
def test_a_move_against_the_rules_is_refused_with_the_reason(
    terminal: Terminal, position: str, move: str, sentence: str
) -> None:
    complaint = terminal.complaint(1, "position", path_of(position), "--do", move)
    assert complaint == f"wonders position: the move {move!r} is against the rules: {sentence}"


@pytest.mark.parametrize(
    ("position", "old", "new", "sentence"),
    [
        ("first_age_begins", "age: 1", "age: 4", "age: 4 is not between 1 and 3."),
        (
            "first_age_begins",
            "[theater, altar]",
            "[theater, sphinx]",
            "structure.0.1: there is no card 'sphinx' in this game.",
        ),
        ("first_age_begins", "theater, altar", "theater, theater", "structure.0.1: theater is named a second time."),
        ("first_age_begins", "[down, down, down]", "[taken, down, down]", "structure.1.0: it cannot be taken while"),
        (
            "first_age_begins",
            "age: 1",
            "age: 1\npawn: 7",
            "pawn: by the shields of both cities it stands between 0 and 0",
        ),
        ("over_shared", "victory: civilian", "victory: moral", "victory: there is no victory 'moral'."),
    ],
)
def test_a_bad_position_is_named_with_its_field(
    terminal: Terminal, tmp_path: Path, position: str, old: str, new: str, sentence: str
) -> None:
    path = tmp_path / "bad.yaml"
    text = DUEL.text_of(position)
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert terminal.complaint(1, "position", str(path)).startswith(f"wonders position: {path}, {sentence}")
    assert terminal.run("validate", str(path)).out.startswith(f"bad: {path}, {sentence}")
