"""Why a move of 7 Wonders Dice is good, in codes with numbers of the game, the weightiest first (`telling.MEANINGS`
says what each code means).

A move is compared with the mean of the other moves, feature by feature; several features are one topic to a player, who
hears of it only if the move does something there.
"""

from collections.abc import Sequence
from typing import Final

from ai.bot import Reason
from ai.heuristics.dice.evaluation import Evaluation, row_of
from ai.heuristics.dice.features import FIRST_STAGE, NAMES, city_features
from ai.heuristics.dice.telling import TELLING, Turn
from engine.dice.apply import DiceLedger
from engine.dice.commands import Command, RemoveDie
from engine.dice.rules import act, decide
from engine.dice.scoring import total
from engine.dice.state import CHOICES, State

MOST: Final = 3
LEAST_WEIGHT: Final = 0.02
LEAST_SHARE: Final = 0.25  # of the weightiest reason; less is not worth a word
DECISIVE: Final = 10.0
_OTHERS_LOOKED_AT: Final = 12

# Several features are one topic to a player.
TOPICS: Final = {
    "points": "points",
    "blocked": "points",
    "warehouse": "resources",
    "many_resources": "resources",
    "defences": "defence",
    "guarded": "defence",
    **dict.fromkeys(("cheaper_dice", "free_dice", "coins_on_dice"), "prices"),
    **dict.fromkeys(("university", "black_die", "white_die", "purple_die", "second_steps"), "special_dice"),
    **dict.fromkeys(("completed_1", "completed_2", "completed_3", "awaited_bonus"), "completion"),
    **dict.fromkeys(("agora", "barracks_west", "barracks_east", "market", "gallery", "court", "wonder"), "progress"),
    **dict.fromkeys(("nearly_complete", "one_field_left", "useful_faces", *NAMES[FIRST_STAGE:]), "progress"),
    "coins": "coins",
    "spare_coins": "coins",
    "race": "race",
    "court_open": "court",
    "grey_faces": "removal",
    "awaited_fields": "more",
    "awaited_actions": "more",
}


def reasons(state: State, command: Command, others: Sequence[Command], evaluation: Evaluation) -> Sequence[Reason]:
    """What speaks for `command` in an imagined position."""
    turn = Turn(command, state, after(state, command))
    end = _end(turn)
    if end is not None:
        return [end]
    gains = _gains(turn, others, evaluation.row(row_of(state)))
    told = {topic: tell(turn) for topic, tell in TELLING.items()}
    return _worth_telling([Reason(fact[0], gains[topic], fact[1]) for topic, fact in told.items() if fact is not None])


def after(state: State, command: Command) -> State:
    """The position after a move, up to the next decision of the same seat; the others have done nothing yet."""
    position = state.copy()
    ledger = DiceLedger(position, None)
    if isinstance(command, RemoveDie):
        ledger.die_replaced(command.seat, command.die, state.entering)
    elif state.phase == CHOICES:
        decide(ledger, command)
    else:
        act(ledger, command)
    return position


def _end(turn: Turn) -> Reason | None:
    """The move sets off the end while the city is ahead."""
    if turn.before.last_turn or not turn.after.last_turn:
        return None
    seat = turn.command.seat
    points = total(turn.after, seat)
    theirs = max(total(turn.after, other) for other in range(len(turn.after.cities)) if other != seat)
    return Reason("ends_ahead", DECISIVE, {"points": points, "theirs": theirs}) if points > theirs else None


def _gains(turn: Turn, others: Sequence[Command], weights: Sequence[float]) -> dict[str, float]:
    """What each topic adds to the strength, compared with other moves."""
    seat = turn.command.seat
    own = city_features(turn.after, seat)
    rows = [city_features(after(turn.before, other), seat) for other in others[:_OTHERS_LOOKED_AT]]
    rows = rows or [city_features(turn.before, seat)]
    gains = dict.fromkeys(TELLING, 0.0)
    for number, name in enumerate(NAMES):
        usual = sum(row[number] for row in rows) / len(rows)
        gains[TOPICS[name]] += (own[number] - usual) * weights[number]
    return gains


def _worth_telling(found: Sequence[Reason]) -> Sequence[Reason]:
    """The weightiest; at least one, where anything can be said at all."""
    ranked = sorted(found, key=lambda reason: reason.weight, reverse=True)[:MOST]
    if not ranked:
        return ()
    least = max(LEAST_WEIGHT, LEAST_SHARE * ranked[0].weight)
    return tuple(reason for reason in ranked if reason.weight >= least) or ranked[:1]
