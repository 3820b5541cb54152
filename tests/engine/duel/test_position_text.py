"""Positions typed in by hand: what may be left out, what the seed fills in, and the example of the documentation."""

import re
import string
from contextlib import suppress
from pathlib import Path
from random import Random

from engine.core.errors import PositionError
from engine.duel.book import words
from engine.duel.config import table
from engine.duel.facts import NO_CARD
from engine.duel.legality import to_move
from engine.duel.moves import VERBS
from engine.duel.position import read_position, state_to_json
from engine.duel.position.words import CITY_FIELDS, DRAFT_FIELDS, PHASE_FIELDS, PLAY_FIELDS
from engine.duel.state import BEGINNER, CIVILIAN, PLAY, State
from tests.engine.duel.described import described
from tests.engine.duel.random_games import begun, played_on
from tests.engine.duel.same import same_state
from tests.positions import DUEL

DOCUMENTATION = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
FIRST_AGE = DUEL.text_of("first_age_begins")
THIRD_AGE = DUEL.text_of("third_age_begins")
FEW_LINES = DUEL.text_of("in_a_few_lines")


def card(state: State, row: int, place: int) -> str:
    """What a slot of the written structure says."""
    rows = state_to_json(state)["structure"]
    assert isinstance(rows, list)
    return str(rows[row][place])


# -- what may be left out -----------------------------------------------------------------------------------------


def test_an_age_and_two_cities_are_a_position() -> None:
    state = read_position(FEW_LINES)
    assert (state.phase, state.age, state.active, state.pawn) == (PLAY, 0, 0, 0)
    assert [city.coins for city in state.cities] == [7, 7]
    assert NO_CARD not in state.slots
    assert (len(state.board), len(state.box)) == (5, 5)


def test_a_structure_and_tokens_left_out_are_those_that_the_seed_deals() -> None:
    played = begun(table(40, wonders="first_game")).state
    state = read_position(FEW_LINES.replace("age: 1", "seed: 40\nage: 1"))
    assert (state.slots, state.board, state.box) == (played.slots, played.board, played.box)


def test_tokens_are_in_the_box_when_they_are_nowhere_else() -> None:
    state = read_position(DUEL.text_of("what_things_cost"))
    assert [words().token_ids[token] for token in state.box] == [
        *("agriculture", "mathematics", "strategy", "theology", "urbanism"),
    ]


def test_tokens_are_on_the_board_when_only_the_box_is_told() -> None:
    text = FEW_LINES + "box: [agriculture, law, masonry, strategy, urbanism]\n"
    assert [words().token_ids[token] for token in read_position(text).board] == [
        *("architecture", "economy", "mathematics", "philosophy", "theology"),
    ]


def test_tokens_of_a_city_are_missing_on_the_board_that_the_seed_lays() -> None:
    text = DUEL.text_of("what_things_cost").replace("board: [law, philosophy]\n", "")
    state = read_position(text)
    assert (len(state.board), len(state.box)) == (2, 5)


def test_the_pawn_stands_where_the_shields_have_brought_it() -> None:
    assert described("weaker_player_chooses_who_begins").pawn == 2
    assert read_position(DUEL.text_of("pawn_before_the_capital").replace("pawn: 8\n", "")).pawn == 8
    assert read_position(DUEL.text_of("over_military").replace("pawn: -9\n", "")).pawn == -9


def test_the_tokens_that_the_library_draws_come_from_the_seed() -> None:
    text = DUEL.text_of("library_draws_three_tokens")
    state = read_position(text.replace("drawn: [agriculture, mathematics, urbanism]\n", ""))
    assert len(state.drawn) == 3
    assert set(state.drawn) < set(state.box)


def test_turns_have_alternated_when_nobody_says_whose_turn_it_is() -> None:
    one_taken = FIRST_AGE.replace("palisade, glassworks]", "palisade, taken]")
    two_taken = one_taken.replace("[lumber_yard,", "[taken,")
    turns = [read_position(text).active for text in (FIRST_AGE, one_taken, two_taken)]
    assert turns == [0, 1, 0]
    assert read_position(FIRST_AGE.replace("age: 1", "age: 1\nfirst: 1")).active == 1


def test_the_result_follows_from_the_table() -> None:
    shared, by_blue = described("over_shared"), described("over_civilian_by_blue_cards")
    assert (shared.victory, shared.winner) == (CIVILIAN, -1)
    assert (by_blue.victory, by_blue.winner) == (CIVILIAN, 1)
    assert described("over_scientific").winner == 0


def test_another_turn_follows_while_the_wonder_that_brings_it_asks() -> None:
    text = DUEL.text_of("library_draws_three_tokens").replace("game: duel", "game: duel\nagain: false")
    assert read_position(text).again is False
    assert described("mausoleum_pair_token_law").again is True


def test_whoever_is_weaker_chooses_the_beginner() -> None:
    text = DUEL.text_of("weaker_player_chooses_who_begins").replace("active: 0\ndeciding: 1\n", "")
    state = read_position(text)
    assert (state.phase, state.decider, state.active) == (BEGINNER, 1, 1)


def test_lists_without_an_order_may_have_any() -> None:
    text = DUEL.text_of("draft_begins")
    other = text.replace("[circus_maximus, great_library, ", "[great_library, circus_maximus, ")
    assert same_state(read_position(other.replace("[agriculture, law,", "[law, agriculture,")), read_position(text))


# -- face-down cards ----------------------------------------------------------------------------------------------


def test_a_card_that_is_only_down_is_drawn_by_the_seed() -> None:
    state = read_position(FIRST_AGE)
    assert same_state(read_position(FIRST_AGE), state)
    assert len(set(state.slots)) == 20
    others = read_position(FIRST_AGE.replace("seed: 12", "seed: 13"))
    assert state.slots != others.slots
    assert {card(state, 3, 0), card(others, 3, 0)} == {"down clay_pool"}


def test_every_unseen_card_may_lie_there() -> None:
    found = {card(read_position(FIRST_AGE.replace("seed: 12", f"seed: {seed}")), 1, 0) for seed in range(80)}
    unseen = {"logging_camp", "clay_pit", "stone_pit", "guard_tower", "garrison", "workshop", "apothecary"}
    unseen |= {"pharmacist", "clay_reserve", "wood_reserve"}
    assert found == {f"down {name}" for name in unseen}


def test_a_card_back_tells_guilds_apart() -> None:
    for seed in range(20):
        state = read_position(THIRD_AGE.replace("seed: 8", f"seed: {seed}"))
        guilds = [slot for slot, number in enumerate(state.slots) if state.book.cards[number].guild]
        assert guilds == [3, 8, 9]


def test_a_position_with_drawn_cards_can_be_played_to_the_end() -> None:
    for seed in range(10):
        state = read_position(THIRD_AGE.replace("seed: 8", f"seed: {seed}"))
        assert list(played_on(state, Random(seed)))


# -- text ---------------------------------------------------------------------------------------------------------


def test_scribbles_on_a_position_are_refused_or_make_another_position() -> None:
    rng = Random(7)
    for name in DUEL.names:
        text = DUEL.text_of(name)
        for _ in range(60):
            place = rng.randrange(len(text))
            scribble = "".join(rng.choices(string.printable + "é\u2028", k=rng.randrange(3)))
            with suppress(PositionError):
                read_position(text[:place] + scribble + text[place + rng.randrange(3) :])


def test_words_may_be_exchanged_or_lost_without_harm() -> None:
    rng = Random(8)
    for name in DUEL.names:
        for _ in range(60):
            parts = re.split(r"(\w+)", DUEL.text_of(name))
            at, other = (2 * rng.randrange(len(parts) // 2) + 1 for _ in range(2))
            parts[at] = rng.choice([parts[other], "", "down", "taken", "0", "-1", "over"])
            with suppress(PositionError):
                read_position("".join(parts))


def test_the_example_in_the_documentation_is_a_position() -> None:
    example = re.search(r"```yaml\n(# A game of Duel.*?)```", DOCUMENTATION, re.DOTALL)
    assert example is not None
    state = read_position(example[1])
    assert to_move(state) == [1]


def test_the_documentation_names_every_field_and_verb() -> None:
    chapter = DOCUMENTATION.split("# Positions of Duel")[1]
    names = {*CITY_FIELDS, *DRAFT_FIELDS, *PLAY_FIELDS, *(name for names in PHASE_FIELDS.values() for name in names)}
    assert [name for name in sorted(names) if f"`{name}`" not in chapter] == []
    assert [verb for verb in VERBS if f" {verb}" not in chapter] == []
