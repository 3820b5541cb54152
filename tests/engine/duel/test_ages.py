"""From age to age: who begins, who chooses, and what they see before choosing."""

import pytest

from engine.duel.events import BeginnerChosen
from tests.engine.duel.builder import Table, new_game, table
from tests.engine.duel.wishes import build, discard, let_begin

pytestmark = pytest.mark.compiled


def last_card(age: int, last: int, pawn: int) -> Table:
    """`last` has just played the last card of an age, the pawn being where it is."""
    return table(age).left({0: "altar"}).pawn_at(pawn).turn(last).play(discard("altar"))


def test_the_first_player_opens_the_first_age() -> None:
    for first in (0, 1):
        t = new_game(first=f"seat_{first}", wonders="first_game")
        assert (t.age, t.phase, t.decider) == (1, "play", first)


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("pawn", [1, 2, 8, -1, -2, -8])
def test_the_weaker_player_chooses_who_begins(age: int, last: int, pawn: int) -> None:
    t = last_card(age, last, pawn)
    weaker = 1 if pawn > 0 else 0
    assert (t.age, t.phase, t.decider) == (age + 1, "beginner", weaker)
    assert t.legal() == ["ChooseBeginner 0", "ChooseBeginner 1"]


@pytest.mark.parametrize("beginner", [0, 1])
@pytest.mark.parametrize("pawn", [3, -3])
def test_he_may_choose_himself_or_the_other(pawn: int, beginner: int) -> None:
    t = last_card(1, 0, pawn)
    chooser = t.decider
    t.play(let_begin(beginner))
    assert (t.phase, t.decider) == ("play", beginner)
    assert BeginnerChosen(chooser, beginner) in t.log
    assert t.idle().decider == 1 - beginner


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("age", [1, 2])
def test_with_the_pawn_in_the_middle_the_last_player_begins_without_a_choice(age: int, last: int) -> None:
    t = last_card(age, last, 0)
    assert (t.age, t.phase, t.decider) == (age + 1, "play", last)


def test_a_shield_of_the_last_card_counts_for_who_is_weaker() -> None:
    t = table(1).left({0: "guard_tower"}).turn(0).play(build("guard_tower"))
    assert (t.phase, t.decider) == ("beginner", 1)


def test_a_shield_of_the_last_card_may_bring_the_pawn_to_the_middle() -> None:
    t = table(1).left({0: "guard_tower"}).pawn_at(-1).turn(0).play(build("guard_tower"))
    assert (t.phase, t.decider) == ("play", 0)


def test_the_next_structure_is_laid_out_before_the_choice() -> None:
    t = last_card(1, 0, 2)
    assert t.phase == "beginner"
    assert t.accessible == [18, 19]
    assert len(t.face_up) == 12
    names = [event.name for event in t.log]
    assert names.index("age_began") < names.index("decision_opened")


def test_no_card_can_be_used_before_the_beginner_is_chosen() -> None:
    t = last_card(1, 0, 2)
    for seat in (0, 1):
        assert t.refusal(discard(t.open_cards[0]), seat) in ("wrong_kind_of_decision", "not_your_decision")


def test_an_age_ends_with_its_last_card_and_not_before() -> None:
    t = table(1).left({0: "altar", 1: "theater"}).play(discard("altar"))
    assert (t.age, t.accessible) == (1, [1])
    assert t.play(discard("theater")).age == 2


def test_after_the_third_age_the_game_is_over() -> None:
    t = last_card(3, 0, 4)
    assert (t.phase, t.victory, t.winner) == ("over", "civilian", 0)


def test_cities_coins_and_the_discard_pile_stay_from_age_to_age() -> None:
    t = table(1).left({0: "altar"}).city(0, "baths quarry", coins=5).discarded("theater").play(discard("altar"))
    assert (t.cards(0), t.coins(0)) == (["baths", "quarry"], 7)
    assert t.discard_pile == ["theater", "altar"]


def test_a_game_of_discards_lasts_sixty_cards() -> None:
    t = new_game(wonders="first_game")
    turns = 0
    while t.phase == "play":
        t.idle()
        turns += 1
    assert (turns, t.phase) == (60, "over")
    assert len(set(t.discard_pile)) == 60
