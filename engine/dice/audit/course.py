"""The laws of the course of a game: the forum, bonus fields, the end, and what the table waits for."""

from collections.abc import Iterator

from engine.catalog.dice.model import BONUS
from engine.core.audit import Violation
from engine.core.seats import Seat
from engine.dice.audit.printed import printed
from engine.dice.audit.witness import Witness
from engine.dice.state import BONUS as BONUS_TASK
from engine.dice.state import OVER, State


def seven_dice_lie_in_the_forum(state: State, witness: Witness) -> Iterator[Violation]:
    """A special die takes the place of one that leaves."""
    found = [printed().die_ids[die] for die in state.dice]
    if found != witness.dice or len(set(found)) != len(found):
        yield Violation("wrong_dice", {"found": " ".join(found), "expected": " ".join(witness.dice)})


def special_dice_lie_there_when_unlocked(state: State, witness: Witness) -> Iterator[Violation]:
    """From the turn after somebody unlocked it."""
    for number, die in enumerate(printed().catalog.dice):
        if not die.special:
            continue
        waits = state.aside >> number & 1 == 1
        if waits == (die.id in witness.dice):
            yield Violation("wrong_aside", {"die": number})
        if die.id in witness.dice and not any(die.id in sheet.unlocked for sheet in witness.sheets):
            yield Violation("die_not_unlocked", {"seat": 0, "found": 0, "expected": 1})


def bonus_fields_follow_completed_buildings(state: State, witness: Witness) -> Iterator[Violation]:
    """One for each building of the city, as long as there are any, unless it is still to be chosen."""
    for seat, sheet in enumerate(witness.sheets):
        complete = [b.id for b in printed().catalog.buildings if b.bonus and sheet.is_complete(b.id)]
        due = sum(task & 7 == BONUS_TASK for task in state.cities[seat].agenda)
        earned = min(len(complete), len(printed().catalog.bonus))
        found = sheet.counts[BONUS]
        if not earned - due <= found <= earned:
            yield Violation("wrong_bonus_fields", {"seat": seat, "found": found, "expected": earned - due})


def the_end_follows_the_last_bonus_field(state: State, witness: Witness) -> Iterator[Violation]:
    """The turn after the one in which somebody crossed the last bonus field is the last one."""
    numbers = printed().catalog.numbers
    ended = [sheet for sheet in witness.sheets if sheet.counts[BONUS] >= numbers.bonus_fields_to_end]
    if bool(ended) != bool(witness.last_turn) or state.last_turn != witness.last_turn:
        yield Violation("wrong_last_turn", {"seat": 0, "found": state.last_turn, "expected": witness.last_turn})
    over = state.phase == OVER
    if over != witness.over or (over and state.turn not in (state.last_turn, numbers.most_turns)):
        yield Violation("wrong_end", {"seat": 0, "found": state.turn, "expected": state.last_turn})


def the_table_waits_for_the_right_seats(state: State, witness: Witness) -> Iterator[Violation]:
    """Before the actions are open, for those who have not chosen; then for those who have something to decide."""
    found = [seat for seat in range(len(state.cities)) if state.waiting >> seat & 1]
    expected = _waited_for(witness)
    if found != expected:
        yield Violation("wrong_decider", {"found": str(found), "expected": str(expected)})


def _waited_for(witness: Witness) -> list[Seat]:
    seats = range(len(witness.sheets))
    if witness.over:
        return []
    if witness.asked is not None:
        return [witness.asked[0]]
    if not witness.revealed:
        return [seat for seat in seats if seat not in witness.sealed]
    return [seat for seat in seats if witness.sheets[seat].tasks]
