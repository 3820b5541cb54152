"""Why a move of Duel is good, in codes with numbers of the game, the weightiest first (`telling.MEANINGS` says what
each code means).

A move is compared with the mean of the moves that do something else, feature by feature; several features are one
topic to a player, who hears of it only if the move does something there.
What decides the game stands alone and is not weighed: a victory, and preventing one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ai.bot import Reason
from ai.heuristics.duel.evaluation import Evaluation
from ai.heuristics.duel.features import NAMES, features
from ai.heuristics.duel.telling import RESOURCES, TELLING, Turn, tell_free_build
from engine.duel.apply import DuelLedger
from engine.duel.book import words
from engine.duel.commands import (
    BuildCard,
    BuildWonder,
    ChooseToken,
    Command,
    DestroyCard,
    DiscardCard,
    Play,
    TakeFromDiscard,
)
from engine.duel.legality import legal
from engine.duel.rules import resolve
from engine.duel.scoring import total
from engine.duel.state import (
    CHOOSE_FROM_BOX,
    CHOOSE_TOKEN,
    DESTROY,
    FROM_DISCARD,
    MILITARY,
    OVER,
    PLAY,
    SCIENTIFIC,
    State,
)

MOST: Final = 3
LEAST_WEIGHT: Final = 0.02
LEAST_SHARE: Final = 0.25  # of the weightiest reason; less is not worth a word
DECISIVE: Final = 10.0
_OTHERS_LOOKED_AT: Final = 12
_DENIED_SHARE: Final = 0.5  # the opponent would take the card about every other time
_CHOICES: Final = (CHOOSE_TOKEN, CHOOSE_FROM_BOX, DESTROY, FROM_DISCARD)
_VICTORIES: Final = {MILITARY: "wins_by_military", SCIENTIFIC: "wins_by_science"}
_STOPPED: Final = {MILITARY: "stops_military", SCIENTIFIC: "stops_science"}

# Several features are one topic to a player.
TOPICS: Final = {
    "to_move": "turn",
    "points": "points",
    "guild_points": "guild",
    "coins": "coins",
    "spare_coins": "coins",
    "lead": "military",
    "lead_points": "military",
    "near_capital": "military",
    "symbols_2": "science",
    "symbols_3": "science",
    "symbols_4": "science",
    "symbols_5": "science",
    "open_pairs": "pairs",
    "raw_choices": "resources",
    "goods_choices": "resources",
    "fixed_raw": "resources",
    "fixed_goods": "resources",
    "chains": "chain",
    "wonders_to_build": "plans",
    "extra_turns_to_build": "plans",
    "wonder_points_to_build": "plans",
    "wonder_prices": "resources",
    **{name: "resources" for resource in RESOURCES for name in (resource, f"more_{resource}")},
    **{f"token_{number}": "token" for number in range(10)},
}
_COINS: Final = NAMES.index("coins")
_TO_MOVE: Final = NAMES.index("to_move")
_PLANS: Final = NAMES.index("wonders_to_build")
_PLANS_AGAIN: Final = NAMES.index("extra_turns_to_build")


def reasons(state: State, seat: int, command: Command, evaluation: Evaluation) -> list[Reason]:
    """What speaks for `command` in an imagined position, the weightiest first."""
    judge = _Judge(state, seat, evaluation)
    turn = Turn(seat, command, state, judge.after(command))
    end = judge.end_of(turn.after)
    decisive = judge.victory(command, end.state) or _stopped(state, end.state, seat)
    if decisive is not None:
        return [decisive]
    against = [*judge.denied(turn), *judge.blocked(turn)]
    return _worth_telling([*judge.weighed(turn, end), *judge.follow_ups(turn, end), *judge.saved(turn), *against])


def _worth_telling(found: Sequence[Reason]) -> list[Reason]:
    """The weightiest reasons; at least one, where anything can be said at all."""
    rounded = [replace(reason, weight=round(reason.weight, 3)) for reason in found]
    ranked = sorted(rounded, key=lambda reason: reason.weight, reverse=True)[:MOST]
    if not ranked:
        return []
    least = max(LEAST_WEIGHT, LEAST_SHARE * ranked[0].weight)
    return [reason for reason in ranked if reason.weight >= least] or ranked[:1]


@dataclass(frozen=True, slots=True)
class _End:
    """The end of a turn, and the choices that were made on the way."""

    state: State
    choices: Sequence[Command]


class _Judge:
    """One position, whose turn it is, and what everything weighs."""

    def __init__(self, state: State, seat: int, evaluation: Evaluation) -> None:
        self._state = state
        self._seat = seat
        self._evaluation = evaluation
        self._weights = evaluation.weights[state.age]

    def after(self, command: Command) -> State:
        return _after(self._state, command)

    def end_of(self, state: State) -> _End:
        """Make the choices that belong to the turn, each in the best way."""
        choices: list[Command] = []
        while state.phase in _CHOICES and state.decider == self._seat:
            ways = {choice: _after(state, choice) for choice in legal(state, self._seat)}
            best = max(ways, key=lambda choice: self._evaluation.value(ways[choice], self._seat))
            choices.append(best)
            state = ways[best]
        return _End(state, choices)

    def victory(self, command: Command, end: State) -> Reason | None:
        """The game is won: at once, or by the points of a last move that others would not have brought."""
        if not _is_won(end, self._seat):
            return None
        if end.victory in _VICTORIES:
            return Reason(_VICTORIES[end.victory], DECISIVE)
        if all(_is_won(self.end_of(self.after(other)).state, self._seat) for other in self._others(command)):
            return None
        points = {"points": total(end, self._seat), "theirs": total(end, 1 - self._seat)}
        return Reason("wins_on_points", DECISIVE, points)

    def weighed(self, turn: Turn, end: _End) -> list[Reason]:
        """The topics that have something to tell, by what they gain over other moves."""
        gains = self._gains(turn, end)
        if isinstance(turn.command, DestroyCard):
            return [Reason("destroys", sum(gains.values()), {"card": words().card_ids[turn.command.card]})]
        told = {topic: tell(turn) for topic, tell in TELLING.items()}
        if told["token"] is not None:  # what its power is worth shows nowhere else
            gains["token"] += sum(gains[topic] for topic in ("resources", "chain", "plans") if told[topic] is None)
        return [Reason(fact[0], gains[topic], fact[1]) for topic, fact in told.items() if fact is not None]

    def _gains(self, turn: Turn, end: _End) -> dict[str, float]:
        """What each topic adds to the advantage; who moves next is seen at the end of the turn, all else before."""
        own = features(turn.after, self._seat)
        own[_TO_MOVE] = features(end.state, self._seat)[_TO_MOVE]
        mean = self._mean_of_others(turn.command)
        gains = dict.fromkeys(TELLING, 0.0)
        for name, new, usual, weight in zip(NAMES, own, mean, self._weights, strict=True):
            gains[TOPICS[name]] += (new - usual) * weight
        return gains

    def _others(self, command: Command) -> list[Command]:
        """The moves that do something else."""
        return [move for move in legal(self._state, self._seat) if not _is_alike(move, command)]

    def _mean_of_others(self, command: Command) -> list[float]:
        others = self._others(command)
        sample = others[:: max(1, len(others) // _OTHERS_LOOKED_AT)]
        ends = [self.end_of(self.after(other)).state for other in sample] or [self._state]
        rows = [features(end, self._seat) for end in ends]
        return [sum(column) / len(rows) for column in zip(*rows, strict=True)]

    def follow_ups(self, turn: Turn, end: _End) -> list[Reason]:
        """What the choices are worth that the move leads to."""
        if not end.choices:
            return []
        changes = zip(features(turn.after, self._seat), features(end.state, self._seat), self._weights, strict=True)
        worth = sum((new - old) * weight for old, new, weight in list(changes)[_TO_MOVE + 1 :])
        told = [_follow_up(choice, worth / len(end.choices)) for choice in end.choices]
        return [reason for reason in told if reason is not None]

    def saved(self, turn: Turn) -> list[Reason]:
        """A chain that makes a dear card free."""
        told = tell_free_build(turn)
        return [] if told is None else [Reason(told[0], int(told[1]["coins"]) * self._weights[_COINS], told[1])]

    def denied(self, turn: Turn) -> list[Reason]:
        """What the opponent would have had of a card that is given up."""
        command = turn.command
        if not isinstance(command, DiscardCard | BuildWonder):
            return []
        there = _their_turn(self._state, self._seat)
        build = BuildCard(1 - self._seat, command.card)
        if build not in legal(there, 1 - self._seat):
            return []
        before, after = (features(state, 1 - self._seat) for state in (there, _after(there, build)))
        changes = list(zip(before, after, self._weights, strict=True))[_TO_MOVE + 1 :]
        worth = sum((new - old) * weight for old, new, weight in changes)
        return [Reason("denies", _DENIED_SHARE * worth, {"card": words().card_ids[command.card]})]

    def blocked(self, turn: Turn) -> list[Reason]:
        """What the opponent loses by wonders that cannot be built any more."""
        before, after = (state.cities[1 - self._seat] for state in (turn.before, turn.after))
        lost = [self._state.book.wonders[number] for number in before.plans if number not in after.plans]
        if not lost or not isinstance(turn.command, BuildWonder):
            return []
        again = sum(wonder.again or before.wonders_again for wonder in lost)
        worth = len(lost) * self._weights[_PLANS] + again * self._weights[_PLANS_AGAIN]
        return [Reason("blocks_wonders", worth, {"wonders": len(lost)})]


def _is_won(state: State, seat: int) -> bool:
    return state.phase == OVER and state.winner == seat


def _is_alike(one: Command, other: Command) -> bool:
    """The same thing done, if with another card."""
    if isinstance(one, BuildWonder) and isinstance(other, BuildWonder):
        return one.wonder == other.wonder
    return one == other or (isinstance(one, DiscardCard) and isinstance(other, DiscardCard))


def _follow_up(choice: Command, worth: float) -> Reason | None:
    if isinstance(choice, ChooseToken):
        return Reason("progress_token", worth, {"token": words().token_ids[choice.token]})
    if isinstance(choice, TakeFromDiscard):
        return Reason("builds_from_discard", worth, {"card": words().card_ids[choice.card]})
    if isinstance(choice, DestroyCard):
        return Reason("destroys", worth, {"card": words().card_ids[choice.card]})
    return None  # declined


def _after(state: State, command: Command) -> State:
    after = state.copy()
    resolve(DuelLedger(after, None), command)
    return after


def _their_turn(state: State, seat: int) -> State:
    """The same table with the opponent to move, for what he could do now."""
    there = state.copy()
    DuelLedger(there, None).turn_began(1 - seat)
    return there


def _stopped(state: State, end: State, seat: int) -> Reason | None:
    """A victory that the opponent could have had in his next turn, and that this move takes from him."""
    if state.phase != PLAY or end.decider == seat:
        return None
    threats = _wins(_their_turn(state, seat), state, 1 - seat)
    if not threats or (end.phase == PLAY and end.age == state.age and _wins(end, state, 1 - seat)):
        return None
    name, victory = threats[0]
    return Reason(_STOPPED[victory], DECISIVE, {"with": name})


def _wins(state: State, known: State, seat: int) -> list[tuple[str, int]]:
    """With what a seat can win at once, and how, by cards that lay face up in the known position."""
    found = []
    for move in legal(state, seat):
        if isinstance(move, BuildCard | BuildWonder) and known.face_up >> known.slots.index(move.card) & 1:
            after = _after(state, move)
            if after.phase == OVER and after.winner == seat and after.victory in _STOPPED:
                found.append((_name(move), after.victory))
    return found


def _name(move: Play) -> str:
    return words().wonder_ids[move.wonder] if isinstance(move, BuildWonder) else words().card_ids[move.card]
