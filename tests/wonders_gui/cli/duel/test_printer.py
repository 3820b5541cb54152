"""How the moments of a game of Duel are told, to everybody and to one seat."""

import pytest

from engine.core.seats import NOBODY, Seat
from engine.duel import events
from engine.duel.config import Switches
from engine.duel.state import CIVILIAN, MILITARY, SCIENTIFIC
from tests.engine.duel.builder import Table, new_game, table
from tests.engine.duel.wishes import Wish, build, build_wonder, choose, decline, destroy, dig, discard, let_begin
from wonders_gui.cli.duel.printer import DuelTeller

MAY_DECLINE = Switches(token_for_a_pair_may_be_declined=True, wonder_choices_may_be_declined=True)
LAST_CARD = {0: "theater"}
"""The one card that is left of the first age."""


def told(place: Table, *wishes: Wish, seat: Seat | None = None) -> list[str]:
    """What is told when these wishes come true one after another."""
    teller = DuelTeller(place.state.copy(), seat)
    place.log.clear()
    place.play(*wishes)
    return [line.strip() for line in (*teller.tell(place.log), *teller.rest())]


def turn(place: Table, *wishes: Wish, seat: Seat | None = None) -> str:
    """The first turn that is told, without its number."""
    return told(place, *wishes, seat=seat)[0].removeprefix("1. ")


# -- cards and coins ------------------------------------------------------------------------------------------


def test_a_card_is_told_with_its_price() -> None:
    assert turn(table().offer("palisade"), build("palisade")).startswith(
        "Seat 0 builds Palisade, paying 2 coins to the bank; the pawn moves to step 1 towards seat 1"
    )


def test_coins_for_resources_go_to_the_opponent_who_has_the_right_to_them() -> None:
    place = table(2).city(0, coins=20).city(1, "glassworks", tokens="economy").offer("caravansery")
    assert "builds Caravansery, paying 2 coins to the bank and 5 coins to seat 1" in turn(place, build("caravansery"))


def test_a_card_that_is_free_is_told_without_a_price() -> None:
    assert turn(table().offer("theater"), build("theater")) == "Seat 0 builds Theater. Coins 7 and 7."


def test_a_chain_is_told_with_the_card_it_comes_from_and_what_it_brings() -> None:
    place = table(2).city(0, "baths").offer("aqueduct")
    assert turn(place, build("aqueduct")).startswith("Seat 0 builds Aqueduct by chain from Baths")
    place = table(2).city(0, "baths", coins=0, tokens="urbanism").offer("aqueduct")
    assert "builds Aqueduct by chain from Baths, gaining 4 coins for the chain" in turn(place, build("aqueduct"))


def test_a_discarded_card_is_told_with_the_coins_it_brings() -> None:
    assert turn(table().offer("altar"), discard("altar")) == "Seat 0 discards Altar, gaining 2 coins. Coins 9 and 7."


def test_cards_that_turn_up_are_told_last() -> None:
    place = table().left({0: "theater", 1: "quarry", 2: "baths", 3: "tavern", 5: "altar", 6: "press"})
    first, second = told(place, discard("altar"), discard("press"))
    assert first.endswith("discards Altar, gaining 2 coins. Coins 9 and 7.")
    assert second.endswith("discards Press, gaining 2 coins; Baths and Tavern turn up. Coins 9 and 9.")


# -- the pawn -------------------------------------------------------------------------------------------------


def test_loot_is_told_with_whoever_loses_it() -> None:
    place = table(2).city(0, coins=20).pawn_at(2).offer("walls")
    assert "; the pawn moves to step 4 towards seat 1; seat 1 loses 2 coins as loot" in turn(place, build("walls"))


def test_loot_of_a_poor_city_is_told_too() -> None:
    place = table(2).city(0, coins=20).city(1, coins=0).pawn_at(2).offer("walls")
    assert "; seat 1 has no coins for the loot" in turn(place, build("walls"))


@pytest.mark.parametrize(
    ("step", "where"), [(-1, "the middle"), (-3, "step 2 towards seat 0"), (8, "the capital of seat 1")]
)
def test_the_pawn_is_told_with_the_side_it_stands_on(step: int, where: str) -> None:
    assert f"; the pawn moves to {where}" in turn(table().pawn_at(step).offer("guard_tower"), build("guard_tower"))


# -- science and tokens ---------------------------------------------------------------------------------------


def test_a_pair_is_told_with_its_token_and_the_coins_of_it() -> None:
    place = table(2).city(0, "scriptorium", coins=20).offer("library")
    line = turn(place, build("library"), choose("urbanism"))
    assert "Seat 0 builds Library by chain from Scriptorium; takes Urbanism for a pair, gaining 6 coins" in line


def test_a_choice_that_is_still_to_be_made_is_told() -> None:
    place = table(2).city(0, "scriptorium", coins=20).offer("library")
    assert "; is to take a token for a pair. " in turn(place, build("library"))


def test_only_the_drawer_is_told_which_tokens_were_drawn() -> None:
    def drawn_for(seat: Seat | None) -> str:
        place = table(2).city(0, coins=30, plans="great_library").offer("temple")
        return turn(place, build_wonder("great_library", "temple"), seat=seat)

    assert drawn_for(None) == drawn_for(0)
    assert "; draws 3 hidden tokens from the box; is to keep one of them. " in drawn_for(1)
    assert "hidden" not in drawn_for(0)


def test_everybody_is_told_the_drawn_tokens_where_a_switch_shows_them() -> None:
    place = table(2, Switches(library_tokens_are_shown=True)).city(0, coins=30, plans="great_library").offer("temple")
    assert "hidden" not in turn(place, build_wonder("great_library", "temple"), seat=1)


def test_the_token_that_is_kept_is_told_to_everybody() -> None:
    place = table(2).city(0, coins=30, plans="great_library").raises("great_library")
    kept = place.drawn[0]
    assert turn(place, choose(kept), seat=1).startswith(f"Seat 0 keeps {kept.capitalize()}")


# -- wonders --------------------------------------------------------------------------------------------------


def test_a_wonder_is_told_with_its_card_its_price_and_the_turn_it_brings() -> None:
    place = table(2).city(0, coins=20, plans="temple_of_artemis").offer("temple")
    assert turn(place, build_wonder("temple_of_artemis", "temple")).startswith(
        "Seat 0 builds The Temple of Artemis over Temple, paying 8 coins to the bank, gaining 12 coins"
    )


def test_another_turn_is_told_and_goes_by_with_the_age() -> None:
    place = table().city(0, coins=30, plans="sphinx").offer("altar")
    assert "; wins another turn. " in turn(place, build_wonder("sphinx", "altar"))
    place = table().city(0, coins=30, plans="sphinx").left(LAST_CARD)
    assert "; wins another turn in vain, as the age is over. " in told(place, build_wonder("sphinx", "theater"))[0]


def test_coins_that_the_opponent_loses_are_told() -> None:
    place = table().city(0, coins=30, plans="appian_way").offer("altar")
    line = turn(place, build_wonder("appian_way", "altar"))
    assert ", gaining 3 coins; seat 1 loses 3 coins; seat 0 wins another turn" in line


def test_a_destroyed_card_is_told_with_its_owner() -> None:
    place = table().city(0, coins=30, plans="circus_maximus").city(1, "press").offer("altar")
    line = turn(place, build_wonder("circus_maximus", "altar"), destroy("press"))
    assert "; the pawn moves to step 1 towards seat 1; seat 0 destroys Press of seat 1" in line


def test_a_card_of_the_discard_pile_is_told_as_that() -> None:
    place = table().city(0, coins=30, plans="mausoleum").discarded("baths").offer("altar")
    line = turn(place, build_wonder("mausoleum", "altar"), dig("baths"))
    assert (
        "Seat 0 builds The Mausoleum over Altar, paying 10 coins to the bank; builds Baths from the discard pile"
        in line
    )


def test_a_wonder_that_goes_out_of_the_game_is_told_with_its_owner() -> None:
    place = table().city(0, coins=30, plans="pyramids", wonders="sphinx piraeus colossus")
    place.city(1, plans="great_lighthouse", wonders="appian_way mausoleum temple_of_artemis").offer("altar")
    line = turn(place, build_wonder("pyramids", "altar"))
    assert "; The Great Lighthouse of seat 1 goes out of the game" in line


@pytest.mark.parametrize(
    ("wonder", "nothing"),
    [
        ("great_library", "keeps none"),
        ("circus_maximus", "destroys nothing"),
        ("mausoleum", "builds nothing from the discard pile"),
    ],
)
def test_a_choice_that_a_switch_lets_go_is_told(wonder: str, nothing: str) -> None:
    place = table(1, MAY_DECLINE).city(0, coins=30, plans=wonder).city(1, "press").discarded("baths").offer("altar")
    assert f" {nothing}" in turn(place, build_wonder(wonder, "altar"), decline())


def test_a_pair_that_a_switch_lets_go_is_told() -> None:
    place = table(2, MAY_DECLINE).city(0, "scriptorium").offer("library")
    assert "; takes no token for a pair" in turn(place, build("library"), decline())


# -- ages and the end -----------------------------------------------------------------------------------------


def test_whoever_chooses_the_beginner_is_told() -> None:
    lines = told(table().pawn_at(2).left(LAST_CARD), discard("theater"), let_begin(0))
    assert lines[1:3] == ["", "Age II"]
    assert lines[-1] == "Seat 1 chooses seat 0 to begin."
    assert told(table().pawn_at(2).left(LAST_CARD), discard("theater"), let_begin(1))[-1] == "Seat 1 chooses to begin."


def test_whoever_begins_without_a_choice_is_told() -> None:
    assert told(table().left(LAST_CARD), discard("theater"))[-1] == "Seat 0 begins."


def test_the_table_is_told_with_its_first_player_coins_and_tokens() -> None:
    place = new_game(1, "seat_1")
    teller = DuelTeller(new_game(1, "seat_1").state, None)
    lines = [line.strip() for line in teller.tell(place.log[:4])]
    assert lines[0] == "Seat 1 is the first player."
    assert lines[1].startswith("Coins: seat 0 has ")
    assert lines[2].startswith("Progress tokens on the board: ")
    assert "; in the box: " in lines[2]


@pytest.mark.parametrize(
    ("victory", "winner", "sentence"),
    [
        (CIVILIAN, 1, "Seat 1 wins by points."),
        (MILITARY, 0, "Seat 0 wins by military supremacy."),
        (SCIENTIFIC, 1, "Seat 1 wins by scientific supremacy."),
        (CIVILIAN, NOBODY, "The victory is shared."),
    ],
)
def test_the_end_is_told_with_the_kind_of_victory(victory: int, winner: Seat, sentence: str) -> None:
    teller = DuelTeller(table().state, None)
    assert list(teller.tell([events.GameEnded(victory, winner)])) == ["", sentence]
