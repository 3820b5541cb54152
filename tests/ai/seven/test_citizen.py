"""The citizen of 7 Wonders: the same answer to the same question, good sense, and reasons in known codes."""

import pytest

from ai.heuristics.seven.features import NAMES
from ai.heuristics.seven.opponents import CHARACTERS, LEVELS, SEVEN_OPPONENTS
from ai.heuristics.seven.reasons import CODES, TOPICS
from ai.registry import CHARACTERS as CHARACTER_NAMES
from engine.seven.commands import BuildCard, BuildStage, Command, SellCard
from tests.ai.seven.tables import citizen, dealt, positions
from tests.engine.seven.builder import Table, table


def chosen(t: Table) -> Command:
    return citizen(t.state, 0, seed=1).command


def is_build(t: Table, command: Command, card: str) -> bool:
    return isinstance(command, BuildCard) and command.card == t.number(card)


@pytest.mark.parametrize(("edition", "players"), [(1, 2), (2, 3), (2, 7)])
def test_the_same_view_and_chance_give_the_same_decision(edition: int, players: int) -> None:
    for number, (state, seat) in enumerate(positions(edition, players, seed=1)):
        if number % 9 == 0:
            one, other = citizen(state, seat, seed=2), citizen(state, seat, seed=2)
            assert one.command == other.command
            assert list(one.options) == list(other.options)
            assert list(one.reasons) == list(other.reasons)


def test_every_reason_has_a_known_code_and_the_weightiest_comes_first() -> None:
    found = set()
    for number, (state, seat) in enumerate(positions(2, 4, seed=3)):
        if number % 4 == 0:
            reasons = citizen(state, seat, seed=number).reasons
            found |= {reason.code for reason in reasons}
            weights = [reason.weight for reason in reasons]
            assert weights == sorted(weights, reverse=True)
    assert found <= set(CODES)
    assert len(found) >= 5


def test_every_feature_belongs_to_a_topic() -> None:
    named = [name for names in TOPICS.values() for name in names]
    assert set(named) == set(NAMES)


def test_every_character_bends_features_that_exist() -> None:
    assert set(CHARACTERS) | {"balanced"} == set(CHARACTER_NAMES)
    for bends in (*CHARACTERS.values(), *LEVELS.values()):
        assert set(bends) <= {"rivalry", *NAMES}
    for character in CHARACTER_NAMES:
        assert SEVEN_OPPONENTS.bot("citizen", character) is not None


def test_the_last_card_of_the_game_is_the_one_with_most_points() -> None:
    t = table(age=3, turn=6).producing(0, "wood stone clay ore glass cloth papyrus").hand(0, "palace", "gardens")
    t.city(0, coins=3)
    assert is_build(t, chosen(t), "palace")


def test_a_science_set_in_the_last_turn_is_worth_more_than_a_palace() -> None:
    t = table(age=3, turn=6).producing(0, "wood stone clay ore glass cloth papyrus")
    t.city(0, ["workshop", "laboratory", "scriptorium", "library", "dispensary"]).hand(0, "lodge", "palace")
    assert is_build(t, chosen(t), "lodge")


def test_shields_that_overtake_both_neighbours_win_the_last_conflict() -> None:
    t = table(age=3, turn=6).producing(0, "wood stone clay ore").city(1, ["walls"]).city(2, ["walls"])
    t.city(0, ["training_ground"]).hand(0, "circus", "gardens")
    decision = citizen(t.state, 0, seed=1)
    assert is_build(t, decision.command, "circus")
    assert decision.reasons[0].code == "shields_ahead_of_both"


def test_a_stage_of_seven_points_goes_before_a_small_card_at_the_end() -> None:
    t = table(age=3, turn=6).producing(0, "stone stone stone stone wood").city(0, stages=2).hand(0, "gardens")
    assert isinstance(chosen(t), BuildStage)


def test_nobody_sells_a_free_building_in_the_last_turn() -> None:
    t = table(age=3, turn=6).city(0, ["library"], coins=1).hand(0, "senate", "study")
    command = chosen(t)
    assert not isinstance(command, SellCard)
    assert is_build(t, command, "senate")


def test_the_only_move_needs_no_thought() -> None:
    state = dealt(2, 3, seed=5)
    decision = citizen(state, 0, seed=1)
    assert decision.positions > 0
    assert decision.options[0].command == decision.command
