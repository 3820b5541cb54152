"""`wonders cards`: what is in the boxes."""

import pytest

from engine.catalog.listing import listing
from engine.catalog.loader import load_seven
from tests.wonders_gui.cli.terminal import Terminal
from wonders_gui.cli.games import GAMES
from wonders_gui.cli.words import listed


@pytest.mark.parametrize("edition", [1, 2])
def test_json_is_the_whole_listing(terminal: Terminal, edition: int) -> None:
    assert terminal.do("cards", "--edition", str(edition), "--json").json == listing(load_seven(edition))


def test_the_table_has_a_line_for_every_card_and_every_board(terminal: Terminal) -> None:
    lines = terminal.do("cards").out.splitlines()
    catalog = load_seven(2)
    assert [line.split()[0] for line in lines[1 : len(catalog.cards) + 1]] == [card.id for card in catalog.cards]
    assert all(f"{board.id}: {board.name}, with {board.resource}" in lines for board in catalog.boards)


def test_age_and_colour_choose_among_the_cards(terminal: Terminal) -> None:
    cards = terminal.do("cards", "--age", "2", "--colour", "green", "--json").json
    assert [card["id"] for card in cards["cards"]] == ["dispensary", "laboratory", "library", "school"]
    assert cards["boards"] == []


def test_names_choose_cards_and_boards_by_id_or_name(terminal: Terminal) -> None:
    chosen = terminal.do("cards", "--json", "Guard Tower", "loom_2", "GIZAH").json
    assert [card["id"] for card in chosen["cards"]] == ["guard_tower", "loom_2"]
    assert [board["id"] for board in chosen["boards"]] == ["gizah"]


def test_a_card_is_told_with_cost_chain_and_effects(terminal: Terminal) -> None:
    head, card = terminal.do("cards", "lighthouse").out.splitlines()
    assert head.split() == ["id", "age", "colour", "copies", "cost", "free", "with", "does"]
    assert card == (
        "lighthouse  3    yellow  3+,6+   1 stone and 1 glass  caravansery  "
        "At once: 1 coin for each yellow card in your city. "
        "At the end of the game: 1 point for each yellow card in your city."
    )


def test_cards_that_do_not_go_together_are_none(terminal: Terminal) -> None:
    assert terminal.do("cards", "--age", "1", "palace").out == "no such card\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--edition", "3"], "There is no edition 3. There are 1 and 2."),
        (["--age", "4"], "there is no age 4; there are 1, 2 and 3."),
        (
            ["--colour", "pink"],
            "there is no colour 'pink'; there are brown, grey, blue, yellow, red, green, purple, black.",
        ),
        (["kennel"], "there is no card and no board 'kennel' in this edition."),
        (["--game", "chess"], f"there is no game 'chess' in this program; the games are {listed(GAMES)}."),
    ],
)
def test_what_does_not_exist_is_refused(terminal: Terminal, arguments: list[str], sentence: str) -> None:
    assert terminal.complaint(2, "cards", *arguments) == f"wonders cards: {sentence}"
