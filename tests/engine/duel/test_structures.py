"""The three structures: what lies on what, what is face up, and what may be taken when."""

from random import Random

import pytest

from tests.engine.duel.builder import Table, new_game, table
from tests.engine.duel.wishes import build, discard

pytestmark = pytest.mark.compiled

# Row by row from the top: the middle of each card in half card widths. A card lies on those of the row above whose
# middles are one more or one less.
ROWS = {
    1: ["5 7", "4 6 8", "3 5 7 9", "2 4 6 8 10", "1 3 5 7 9 11"],
    2: ["1 3 5 7 9 11", "2 4 6 8 10", "3 5 7 9", "4 6 8", "5 7"],
    3: ["5 7", "4 6 8", "3 5 7 9", "4 8", "3 5 7 9", "4 6 8", "5 7"],
}
AT_THE_START = {1: [14, 15, 16, 17, 18, 19], 2: [18, 19], 3: [18, 19]}
FACE_DOWN = {
    1: [2, 3, 4, 9, 10, 11, 12, 13],
    2: [6, 7, 8, 9, 10, 15, 16, 17],
    3: [2, 3, 4, 9, 10, 15, 16, 17],
}


def places(age: int) -> list[tuple[int, int]]:
    """The row and the middle of each slot."""
    return [(row, int(x)) for row, middles in enumerate(ROWS[age]) for x in middles.split()]


def lying_on(age: int, slot: int) -> list[int]:
    """The slots whose cards lie on this one."""
    row, x = places(age)[slot]
    return [other for other, (r, y) in enumerate(places(age)) if r == row + 1 and abs(x - y) == 1]


def accessible_by_the_rules(age: int, present: set[int]) -> list[int]:
    return [slot for slot in sorted(present) if not present & set(lying_on(age, slot))]


def present(t: Table) -> set[int]:
    return set(t.slots(t.state.present))


@pytest.mark.parametrize("age", [1, 2, 3])
def test_twenty_cards_are_laid_out(age: int) -> None:
    t = table(age)
    assert len(places(age)) == 20
    assert present(t) == set(range(20))


@pytest.mark.parametrize("age", [1, 2, 3])
def test_at_the_start_the_bottom_row_is_accessible(age: int) -> None:
    assert table(age).accessible == AT_THE_START[age] == accessible_by_the_rules(age, set(range(20)))


@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_other_row_is_laid_face_down(age: int) -> None:
    assert table(age).face_up == [slot for slot in range(20) if slot not in FACE_DOWN[age]]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_card_is_accessible_as_soon_as_nothing_lies_on_it(age: int, seed: int) -> None:
    t, rng = table(age), Random(seed)
    left = set(range(20))
    while len(left) > 1:
        slot = rng.choice(t.accessible)
        t.play(discard(t.card_in(slot)))
        left.remove(slot)
        assert t.accessible == accessible_by_the_rules(age, left)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("age", [1, 2, 3])
def test_whatever_is_accessible_lies_face_up_and_the_rest_as_it_was_dealt(age: int, seed: int) -> None:
    t, rng = table(age), Random(seed)
    for _ in range(19):
        t.play(discard(t.card_in(rng.choice(t.accessible))))
        dealt_up = present(t) - set(FACE_DOWN[age])
        assert set(t.face_up) == dealt_up | set(t.accessible)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_covered_card_cannot_be_used(age: int) -> None:
    t = table(age).city(0, coins=50)
    for slot in range(20):
        refused = t.refusal(discard(t.card_in(slot)))
        assert refused == (None if slot in AT_THE_START[age] else "card_not_accessible")
        assert t.refusal(build(t.card_in(slot))) == refused


def test_one_of_two_covering_cards_is_not_enough() -> None:
    t = table().lay({14: "altar", 15: "theater"}).play(discard("altar"))
    assert 9 not in t.accessible
    assert t.play(discard("theater")).accessible == [9, 16, 17, 18, 19]


def test_a_taken_card_cannot_be_taken_again() -> None:
    t = table().offer("altar").play(build("altar"))
    assert t.refusal(discard("altar")) == "card_not_accessible"


# -- what is dealt ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_an_age_is_dealt_from_its_own_deck_and_three_guilds_join_the_third(seed: int) -> None:
    t = new_game(seed, wonders="first_game")
    book = t.state.book
    for age in (1, 2, 3):
        cards = [book.cards[number] for number in t.state.slots]
        assert {card.age for card in cards} == {age - 1}
        assert len({card.number for card in cards}) == 20
        assert sum(card.guild for card in cards) == (3 if age == 3 else 0)
        play_out_the_age(t)


def play_out_the_age(t: Table) -> None:
    age = t.age
    while t.age == age and t.phase == "play":
        t.idle()


def test_the_removed_cards_are_not_in_the_discard_pile() -> None:
    t = new_game(3, wonders="first_game")
    assert t.discard_pile == []
    play_out_the_age(t)
    assert len(t.discard_pile) == 20


def test_every_card_can_be_dealt_and_every_card_can_stay_in_the_box() -> None:
    seen: list[set[int]] = []
    for seed in range(40):
        seen.append(set(new_game(seed, wonders="first_game").state.slots))
    assert set.union(*seen) == set(range(23))
    assert set.intersection(*seen) == set()
