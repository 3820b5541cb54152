"""Facts that are told after a game: they are what the recorded line says."""

from ai.heuristics.dice import aftermath as dice
from ai.heuristics.duel import aftermath as duel
from ai.heuristics.seven import aftermath as seven
from ai.review.line import line_of
from engine.duel.commands import BuildWonder
from engine.seven.commands import BuildCard, BuildStage
from engine.seven.config import table
from tests.ai.review.recorded import dice_game, duel_game, seven_game


def test_every_buried_card_is_told_with_its_stage() -> None:
    line = line_of(seven_game())
    built = [step for step in line.steps if isinstance(step.command, BuildStage)]
    facts = [fact for fact in seven.told(line.steps, line.end, 0) if fact.code == "buried"]
    assert len(facts) == len(built) > 0
    for seat in range(3):
        stages = [fact.details["stage"] for fact in facts if fact.seat == seat]
        assert stages == list(range(1, 1 + len(stages)))


def test_what_a_neighbour_built_came_out_of_the_hand_that_was_passed_on() -> None:
    line = line_of(seven_game())
    built = [
        (step.seat, step.before.age + 1, step.before.turn) for step in line.steps if isinstance(step.command, BuildCard)
    ]
    facts = [fact for fact in seven.told(line.steps, line.end, 0) if fact.code == "neighbour_built"]
    assert facts
    for fact in facts:
        assert (fact.seat, fact.age, fact.turn) in built
        assert fact.seat == (2 if fact.age == 2 else 1)
        assert int(fact.details["points"]) > 0


def test_nothing_is_told_of_the_free_city() -> None:
    line = line_of(seven_game(table(1, 2, 7)))
    assert {fact.seat for fact in seven.told(line.steps, line.end, 0)} <= {0, 1}


def test_the_cards_under_the_wonders_of_duel_are_told() -> None:
    line = line_of(duel_game())
    wonders = [step for step in line.steps if isinstance(step.command, BuildWonder)]
    facts = duel.told(line.steps, line.end, 0)
    assert [fact.seat for fact in facts if fact.code == "under_wonder"] == [step.seat for step in wonders]
    assert all(set(fact.details) == {"wonder", "card"} for fact in facts if fact.code == "under_wonder")


def test_everybodys_dice_are_counted() -> None:
    line = line_of(dice_game())
    facts = dice.told(line.steps, line.end, 0)
    assert [fact.seat for fact in facts] == [0, 1]
    for fact in facts:
        turns, free, chosen, passes = (int(fact.details[name]) for name in ("turns", "free", "dice", "passes"))
        assert 0 <= free <= turns
        assert chosen + passes <= turns


def test_every_code_that_is_told_has_its_meaning() -> None:
    line, duels, rolls = line_of(seven_game()), line_of(duel_game()), line_of(dice_game())
    assert {fact.code for fact in seven.told(line.steps, line.end, 0)} <= set(seven.CODES)
    assert {fact.code for fact in duel.told(duels.steps, duels.end, 0)} <= set(duel.CODES)
    assert {fact.code for fact in dice.told(rolls.steps, rolls.end, 0)} == set(dice.CODES)
