"""`wonders replay` and `wonders validate` on saved games of Duel, in full or as one seat may know them."""

from pathlib import Path

import pytest

from engine.core.savefile import Trust, load
from engine.duel.events import AgeBegan, CardTurnedUp
from engine.duel.game import DUEL
from tests.wonders_gui.cli.saves import forged, unfinished
from tests.wonders_gui.cli.terminal import Terminal
from wonders_gui.texts.names import duel_card

HIDDEN_CARDS = 8  # in the structure of each age
AGES = ("Age I", "Age II", "Age III")
ROWS = {"Age I": 5, "Age II": 5, "Age III": 7}


def drawings(text: str) -> dict[str, str]:
    """The structure of each age as it is drawn."""
    lines = text.splitlines()
    begins = {age: lines.index(age) + 1 for age in AGES if age in lines}
    return {age: "\n".join(lines[begin : begin + ROWS[age]]) for age, begin in begins.items()}


def test_text_is_the_story_that_a_demo_of_the_same_seed_tells(terminal: Terminal, duel_save: Path) -> None:
    told = terminal.do("replay", str(duel_save), "--text").out
    assert told == terminal.do("demo", "--game", "duel", "--seed", "7").out
    assert told == terminal.do("replay", str(duel_save), "--text", "--untrusted").out


def test_json_has_the_score_and_the_counts(terminal: Terminal, duel_save: Path) -> None:
    report = terminal.do("replay", str(duel_save), "--json").json
    session = load(duel_save, {DUEL.name: DUEL}, Trust.TRUSTED).session
    assert (report["game"], report["over"], report["to_move"]) == ("duel", True, [])
    assert report["config"] == DUEL.config_to_json(session.config)
    assert report["decisions"] == len(session.tree.decisions)
    assert report["score"] == [dict(session.score(seat)) for seat in range(2)]
    assert [standing["place"] for standing in report["standings"]] in ([1, 2], [1, 1])


def test_the_summary_names_the_players_their_wonders_and_the_winner(terminal: Terminal, duel_save: Path) -> None:
    lines = terminal.do("replay", str(duel_save)).out.splitlines()
    assert lines[0] == "7 Wonders Duel, seed 7"
    assert lines[1].startswith("  seat 0: the first player, with ")
    assert lines[2].startswith("  seat 1: the second player, with ")
    assert lines[-2].startswith("1. Seat ")


def test_an_unfinished_game_says_who_is_still_to_decide(terminal: Terminal, duel_save: Path) -> None:
    text = terminal.do("replay", str(unfinished(duel_save, 1)), "--text").out
    assert text.splitlines()[-1] == "The game is not over. Still to decide: seat 1 (the second player)."
    assert "the game is not over" in terminal.do("replay", str(duel_save)).out


# -- what one seat may know -----------------------------------------------------------------------------------


def test_whoever_may_know_everything_sees_face_down_cards_in_brackets(terminal: Terminal, duel_save: Path) -> None:
    text = terminal.do("replay", str(duel_save), "--text").out
    assert "?" not in text
    assert [drawing.count("(") for drawing in drawings(text).values()] == [HIDDEN_CARDS] * 3


@pytest.mark.parametrize("seat", ["0", "1"])
def test_no_seat_is_told_the_cards_that_lie_face_down(terminal: Terminal, duel_save: Path, seat: str) -> None:
    text = terminal.do("replay", str(duel_save), "--text", "--seat", seat).out
    assert text.splitlines()[1] == f"as seat {seat} may know it"
    told = drawings(text)
    assert [drawing.count("?") for drawing in told.values()] == [HIDDEN_CARDS] * 3
    assert "(" not in "".join(told.values())
    for age, event in enumerate(deals(duel_save)):
        dealt = set(told[AGES[age]].replace("  ", "\n").split("\n"))
        hidden = {duel_card(card) for card, slot in zip(event.cards, slots(age), strict=True) if not slot}
        assert not dealt & hidden


def deals(save: Path) -> list[AgeBegan]:
    session = load(save, {DUEL.name: DUEL}, Trust.TRUSTED).session
    told = [event for node in session.path() for event in session.tree.events(node)]
    return [event for event in told if isinstance(event, AgeBegan)]


def slots(age: int) -> list[bool]:
    """Which slots of an age are dealt face up."""
    state = DUEL.new_state(DUEL.config_from_json({"seed": 0}))
    return [bool(state.book.structures[age].face_up >> slot & 1) for slot in range(len(state.slots))]


def test_cards_are_named_to_everybody_when_they_turn_up(terminal: Terminal, duel_save: Path) -> None:
    session = load(duel_save, {DUEL.name: DUEL}, Trust.TRUSTED).session
    happened = [event for node in session.path() for event in session.tree.events(node)]
    names = [duel_card(event.card) for event in happened if isinstance(event, CardTurnedUp)]
    text = terminal.do("replay", str(duel_save), "--text", "--seat", "1").out
    turned_up = [line for line in text.splitlines() if " turn up" in line or " turns up" in line]
    assert names
    assert all(any(name in line for line in turned_up) for name in names)


def test_the_backs_of_guilds_are_told_unless_a_switch_makes_them_secret(terminal: Terminal, tmp_path: Path) -> None:
    order = ("simulate", "--game", "duel", "--games", "4", "--save-dir")
    terminal.do(*order, str(tmp_path / "open"))
    terminal.do(*order, str(tmp_path / "secret"), "--switch", "guild_backs_are_secret")
    told = {name: "".join(stories(terminal, tmp_path / name)) for name in ("open", "secret")}
    assert "?guild" in told["open"]
    assert "?guild" not in told["secret"]


def stories(terminal: Terminal, folder: Path) -> list[str]:
    return [terminal.do("replay", str(path), "--text", "--seat", "0").out for path in folder.iterdir()]


def test_everybody_is_told_the_same_end(terminal: Terminal, duel_save: Path) -> None:
    ends = {terminal.do("replay", str(duel_save), "--text", "--seat", seat).out[-500:] for seat in "01"}
    assert len(ends) == 1


# -- files that cannot be used --------------------------------------------------------------------------------


def test_a_seat_that_is_not_there_is_refused(terminal: Terminal, duel_save: Path) -> None:
    complaint = terminal.complaint(2, "replay", str(duel_save), "--text", "--seat", "2")
    assert complaint == "wonders replay: there is no seat 2 in this game; seats are numbered from 0 to 1."


def test_a_whole_file_is_ok(terminal: Terminal, duel_save: Path) -> None:
    assert terminal.do("validate", str(duel_save)).out.startswith(f"ok: {duel_save}: a saved game with ")


def test_a_damaged_line_is_bad(terminal: Terminal, duel_save: Path) -> None:
    duel_save.write_bytes(duel_save.read_bytes().replace(b'"id":5', b'"id":6', 1))
    result = terminal.run("validate", str(duel_save))
    assert (result.code, result.out) == (1, f"bad: The file {duel_save} is damaged in line 6: its checksum is wrong.\n")


def test_a_forged_event_is_bad(terminal: Terminal, duel_save: Path) -> None:
    forged(duel_save, b'"cause":"start"', b'"cause":"chain"')
    assert terminal.do("replay", str(duel_save)).code == 0
    assert terminal.run("validate", str(duel_save)).out.endswith("that the rules do not allow.\n")


def test_a_forged_decision_is_bad_with_the_reason_of_the_rules(terminal: Terminal, duel_save: Path) -> None:
    forged(duel_save, b'"do":"take_wonder","seat":0', b'"do":"take_wonder","seat":1')
    complaint = terminal.complaint(1, "replay", str(duel_save), "--untrusted")
    assert complaint.endswith("has a decision against the rules in line 2: the seat had nothing to decide.")


def test_a_table_that_cannot_be_is_bad(terminal: Terminal, duel_save: Path) -> None:
    forged(duel_save, b'"first":"seat_0"', b'"first":"seat_9"')
    assert terminal.run("validate", str(duel_save)).out == (
        f"bad: The file {duel_save} is damaged in line 1: "
        "the field config cannot be used (there is no such first player).\n"
    )
