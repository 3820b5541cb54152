"""`wonders cards --game duel`: all that is in the box."""

import pytest

from engine.catalog.duel.listing import listing
from engine.catalog.duel.loader import load_duel
from tests.wonders_gui.cli.terminal import Terminal

CARDS = ("cards", "--game", "duel")


def test_json_is_the_whole_box(terminal: Terminal) -> None:
    box = terminal.do(*CARDS, "--json").json
    assert box == listing(load_duel())
    assert [len(box[kind]) for kind in ("cards", "wonders", "tokens", "structures", "zones")] == [73, 12, 10, 3, 3]
    assert box["numbers"]["capital"] == 9


def test_json_says_which_card_covers_which(terminal: Terminal) -> None:
    for structure in terminal.do(*CARDS, "--json").json["structures"]:
        slots = structure["slots"]
        assert len(slots) == 20
        covers = {(slot["slot"], under) for slot in slots for under in slot["covers"]}
        assert covers == {(over, slot["slot"]) for slot in slots for over in slot["covered_by"]}
        assert structure["accessible_at_start"] == [slot["slot"] for slot in slots if not slot["covered_by"]]


def test_the_tables_have_a_line_for_every_card_wonder_and_token(terminal: Terminal) -> None:
    catalog = load_duel()
    first_words = [line.split()[0] for line in terminal.do(*CARDS).out.splitlines() if line]
    ids = [[thing.id for thing in things] for things in (catalog.cards, catalog.wonders, catalog.tokens)]
    expected = ["id", *ids[0], "wonder", *ids[1], "token", *ids[2]]
    assert first_words[: len(expected)] == expected


def test_the_tables_have_the_structures_the_track_and_the_numbers(terminal: Terminal) -> None:
    lines = [" ".join(line.split()) for line in terminal.do(*CARDS).out.splitlines()]
    assert lines[lines.index("structure of age 3, face-down slots in brackets") :][1:5] == [
        "0 1",
        "(2) (3) (4)",
        "5 6 7 8",
        "(9) (10)",
    ]
    assert "3 to 5 5 points 2 coins" in lines
    assert "most_wonders 7" in lines
    assert "draft, round 2 second, first, first, second" in lines
    assert "first game, second player circus_maximus, piraeus, appian_way, colossus" in lines


def test_age_and_colour_choose_among_the_cards(terminal: Terminal) -> None:
    box = terminal.do(*CARDS, "--age", "2", "--colour", "green", "--json").json
    assert [card["id"] for card in box["cards"]] == ["library", "dispensary", "school", "laboratory"]
    assert [len(box[kind]) for kind in ("wonders", "tokens", "structures")] == [0, 0, 0]


def test_an_age_has_its_structure(terminal: Terminal) -> None:
    box = terminal.do(*CARDS, "--age", "2", "--json").json
    assert [structure["age"] for structure in box["structures"]] == [2]
    assert len(box["cards"]) == 23


def test_names_choose_cards_wonders_and_tokens_by_id_or_name(terminal: Terminal) -> None:
    box = terminal.do(*CARDS, "--json", "Guard Tower", "the sphinx", "LAW").json
    assert [box[kind][0]["id"] for kind in ("cards", "wonders", "tokens")] == ["guard_tower", "sphinx", "law"]
    assert [len(box[kind]) for kind in ("cards", "wonders", "tokens")] == [1, 1, 1]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("lighthouse", "At once: 1 coin for each yellow card in your city. 3 points at the end of the game."),
        ("builders_guild", "2 points for each wonder in the city that has the most."),
        ("moneylenders_guild", "1 point for each set of 3 coins in the city that has the most."),
        ("customs_house", "From now on these cost you 1 coin each: glass or papyrus."),
        (
            "appian_way",
            "3 points at the end of the game. Your opponent loses 3 coins. You take another turn at once.",
        ),
        ("great_library", "Draw 3 progress tokens out of the box and keep one of them."),
        ("masonry", "later blue cards need 2 resources fewer, of your choice."),
        ("urbanism", "6 coins at once. 4 coins each time that you build a card for free by its chain."),
    ],
)
def test_a_thing_is_told_with_all_that_it_does(terminal: Terminal, name: str, told: str) -> None:
    assert terminal.do(*CARDS, name).out.splitlines()[1].endswith(told)


def test_cards_that_do_not_go_together_are_none(terminal: Terminal) -> None:
    assert terminal.do(*CARDS, "--age", "1", "palace").out == "no such card\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--age", "4"], "there is no age 4; there are 1, 2 and 3."),
        (["--colour", "pink"], "there is no colour 'pink'; there are brown, grey, blue, green, yellow, red, purple."),
        (["kennel"], "there is no card, no wonder and no token 'kennel' in this game."),
        (
            ["--edition", "1"],
            "--edition is an option of the game seven, not of duel (see wonders cards --game duel --help).",
        ),
    ],
)
def test_what_does_not_exist_is_refused(terminal: Terminal, arguments: list[str], sentence: str) -> None:
    assert terminal.complaint(2, *CARDS, *arguments) == f"wonders cards: {sentence}"
